"""The Python client under test with one thing left out, as its argument names it: a conformance test must notice."""

from __future__ import annotations

import asyncio
import sys
from typing import Any
from unittest.mock import patch

from ops.clients.python import conformance
from ops.clients.python.greffe_client import _feed, patched


def nothing_read_again(self: Any, frame: Any) -> Any:
    """Marks stay as they were when the frame came."""
    yield from ()


def anything_goes(self: Any, frame: Any) -> Any:
    """The view is never held against its tag."""
    yield from ()
    return patched(self.view, frame.patch)


def twice_is_twice(self: Any, data: bytes) -> Any:
    """Frames are taken as they come."""
    yield from self._events.taken(data)


match sys.argv[1]:
    case "marks":
        patch.object(_feed.Kept, "_mark", nothing_read_again).start()
    case "tag":
        patch.object(_feed.Kept, "_view_after", anything_goes).start()
    case "order":
        patch.object(_feed.Kept, "taken", twice_is_twice).start()
    case "silent":
        patch.object(conformance, "write_answer").start()
    case _:
        sys.exit(1)

asyncio.run(conformance.main())
