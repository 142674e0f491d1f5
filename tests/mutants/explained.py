"""Mutants that no test can tell from the code, or that tell nobody anything: `path:function: what: code` -> why."""

EXPLAINED: dict[str, str] = {}
