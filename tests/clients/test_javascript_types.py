"""The JavaScript client's types fit, are told to TypeScript as they are, and serve whoever builds on them."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from ops.clients.type_declarations import JAVASCRIPT, MODULES, emitted

PROGRAM = """\
import { AgainstTheRules, Client, type Following, type Seat } from "greffe-client";
import type { Frame, Overview } from "greffe-client/types";

const client = new Client("http://127.0.0.1:8000", "en", { patience: 1000 });
const opened = await client.open("nosgoth", "A title", [{ name: "Maud", role: "gm" }]);
const seat: Seat = client.seats(opened).gm1;
const following: Following = seat.follow({ after: 0, frames: true });
following.on("frame", (frame: Frame) => frame.entries[0].text);
following.on("connection", (state) => state === "lost");
const stop: () => void = following.on("table", (table: Overview) => table.seats[0].name);
for await (const frame of following) console.log(frame.frame);
await seat.correct({ type: "contest", target: "x", text: "why" }).catch((error) => {
  if (error instanceof AgainstTheRules) console.log(error.code, error.errors[0].pointer);
});
stop();
// @ts-expect-error: there is no such correction
await seat.correct({ type: "contestation", target: "x" });
// @ts-expect-error: nothing of that name happens
following.on("frames", () => undefined);
"""
SETTINGS = """\
{"compilerOptions": {"strict": true, "target": "es2023", "module": "%s", "moduleResolution": "%s", "noEmit": true,
"lib": ["es2023", "dom", "dom.iterable", "dom.asynciterable"], "types": []}, "files": ["program.mts"]}
"""


def test_they_fit_and_their_declarations_are_not_stale(bare_node: Path) -> None:
    for name, text in emitted(bare_node).items():
        assert (JAVASCRIPT / name).read_text(encoding="utf-8") == text, "run `python -m ops.clients.generate`"


def test_every_module_has_its_declarations() -> None:
    modules = {file.name.removesuffix(".js") for file in JAVASCRIPT.glob("*.js")}
    assert {file.name.removesuffix(".d.ts") for file in JAVASCRIPT.glob("*.d.ts")} == modules | {"types"}


def test_a_program_in_typescript_is_checked_by_them(bare_node: Path, tmp_path: Path) -> None:
    shutil.copytree(JAVASCRIPT, tmp_path / "node_modules" / "greffe-client")
    (tmp_path / "program.mts").write_text(PROGRAM, encoding="utf-8")
    for module, resolution in (("nodenext", "nodenext"), ("esnext", "bundler")):
        (tmp_path / "tsconfig.json").write_text(SETTINGS % (module, resolution), encoding="utf-8")
        command = (bare_node, MODULES / "typescript" / "bin" / "tsc", "-p", ".")
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
        assert not done.stdout, done.stdout
