"""The OpenAPI document against the service, as schemathesis reads it: its examples, the edges of each parameter, random
requests, and sequences along its links.

Whatever it sends with a game master's token, nothing fails, and each answer is one that the document promises: status,
media type, headers and schema. What violates the document is refused. What it cannot say (fields that exclude each
other, how many seats a game takes) may be refused as well.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.api.service import BOB, GM, Opened, serving

PROGRAM = (sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()")
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
)
PHASES = ("examples", "coverage", "fuzzing", "stateful")
LIVE = "/tables/{table}/live"  # a socket: HTTP cannot ask for it


def asked(document: Any, table: Opened) -> Any:
    """The document with the one table and the one seat whose token may change."""
    known = {"table": table.id, "seat": BOB}
    paths = {path: operations for path, operations in document["paths"].items() if path != LIVE}
    for operation in (each for operations in paths.values() for each in operations.values()):
        for parameter in operation["parameters"]:
            if parameter["in"] == "path" and parameter["name"] in known:
                parameter["schema"] = {"enum": [known[parameter["name"]]]}
    return {**document, "paths": paths}


@pytest.mark.parametrize("system", ["nosgoth"])
def test_the_service_keeps_what_its_document_promises(tmp_path: Path, system: str) -> None:
    with serving(tmp_path / "greffe.sqlite") as service:
        table = service.open(system)
        for seat in (table.gm, table.ann):
            seat.did({"type": "JoinTable"})
        table.gm.did({"type": "StartTable"})
        document = asked(service.http.get("/schema/openapi.json", params={"system": system}).json(), table)
        (tmp_path / "openapi.json").write_text(json.dumps(document))
        done = subprocess.run(
            [
                *(*PROGRAM, "run", "openapi.json", "--url", str(service.http.base_url).rstrip("/")),
                *("--header", f"Authorization: Bearer {table.tokens[GM]}", "--checks", ",".join(CHECKS)),
                *("--phases", ",".join(PHASES), "--max-examples", "4", "--generation-deterministic"),
                *("--continue-on-failure", "--suppress-health-check", "all", "--no-color"),
            ],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr[-2_000:]
