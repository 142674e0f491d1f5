"""The clients' types, written from the OpenAPI document: `python -m ops.clients.generate`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from api.openapi import document
from ops.clients.components import Schema
from ops.clients.declarations import declared
from ops.clients.structs import written

HERE = Path(__file__).parent
TYPES: dict[Path, Callable[[Schema], str]] = {
    HERE / "python" / "greffe_client" / "types.py": written,
    HERE / "javascript" / "types.d.ts": declared,
}

if __name__ == "__main__":
    described = document()
    for file, write in TYPES.items():
        file.write_text(write(described), encoding="utf-8")
