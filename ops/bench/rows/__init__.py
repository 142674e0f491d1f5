"""What is measured, a part of `greffe bench` each: `measure` gives its figures."""
