"""The version of the software."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version


def installed() -> str:
    """Return the version of the installed package; a source tree has none to ask."""
    try:
        return version("greffe")
    except PackageNotFoundError:
        return "from its source tree, not installed"
