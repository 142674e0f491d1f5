"""Releases: the version set everywhere at once, and the packages built from the sources. `python -m ops.release`."""
