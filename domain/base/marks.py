"""Marks: keywords of JSON Schemas that tell a page or a client what a value of the record means."""

from __future__ import annotations

from typing import Annotated

import msgspec

HOLDS = "x-holds"
"""Keyword of the schemas of strings: `id`, `word`, `text`, `name` or `digest`, as the types of `domain.base.events`
say. Of a string without it nothing is known: it is shown as it is.
"""
ORDERED = "x-ordered"
"""Keyword of the schemas of lists: somebody puts the items in this order on purpose."""
UNIT = "x-unit"
"""Keyword of the schemas of integers: `second`, where they are a span of time."""
MARKS = frozenset({HOLDS, ORDERED, UNIT})

IN_ORDER = msgspec.Meta(extra_json_schema={ORDERED: True})
"""Annotation of a list that somebody puts in order on purpose."""
Seconds = Annotated[int, msgspec.Meta(extra_json_schema={UNIT: "second"})]
"""A span of time."""
