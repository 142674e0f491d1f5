"""Encoding of entries and views as bytes: a function of the log and of nothing else.

A set has no order of its own; the one in which Python goes through it differs from process to process. Where a view or
an entry holds one, it is encoded in order, so that two processes give the same bytes and the same tag.
"""

from __future__ import annotations

import msgspec

encode = msgspec.json.Encoder(order="deterministic").encode
