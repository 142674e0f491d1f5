"""The parts of `greffe bench`: `measure` of each gives its figures."""
