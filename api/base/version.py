"""The version of the software."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version


def installed() -> str:
    """As the package says; from a source tree there is none to ask."""
    try:
        return version("greffe")
    except PackageNotFoundError:
        return "from its source tree, not installed"
