"""Types of the clients, written from the OpenAPI document: `python -m ops.clients.generate`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from api.openapi import document
from ops.clients.components import Schema
from ops.clients.declarations import declared
from ops.clients.structs import written
from ops.clients.type_declarations import GENERATED, JAVASCRIPT, emitted, node

TYPES: dict[Path, Callable[[Schema], str]] = {
    Path(__file__).parent / "python" / "greffe_client" / "types.py": written,
    JAVASCRIPT / GENERATED: declared,
}


def generate() -> None:
    """Write the types of all clients. Raises Misfit."""
    described = document()
    for file, write in TYPES.items():
        file.write_text(write(described), encoding="utf-8")
    found = node()
    if found is None:
        sys.exit("No Node with TypeScript here: the declarations of the JavaScript client were left as they are.")
    for name, text in emitted(found).items():
        (JAVASCRIPT / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    generate()
