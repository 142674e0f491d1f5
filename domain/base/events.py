"""The words of every record: commands, the events that they become, the consequences that follow."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, ClassVar

import msgspec

from domain.base.chance import Draw
from domain.base.marks import HOLDS
from domain.base.names import MOST_NAME

Id = Annotated[str, msgspec.Meta(extra={"id": True}, extra_json_schema={HOLDS: "id"})]
"""The opaque id of a seat, an event or what an event created; sentences put the name in its place."""


Word = Annotated[str, msgspec.Meta(extra={"word": True}, extra_json_schema={HOLDS: "word"})]
"""Text that may be a word of a closed list: sentences put its label in its place where there is one."""


MOST_TEXT = 4000
"""Signs of a text."""
_TEXT = {"text": True, "most": MOST_TEXT}
_TEXT_SCHEMA = {"maxLength": MOST_TEXT, HOLDS: "text"}
Text = Annotated[str, msgspec.Meta(extra=_TEXT, extra_json_schema=_TEXT_SCHEMA)]
"""Words for people, which no rule reads: an amendment of nothing else touches nothing that follows. Its bound, and that
of a name, hold for new commands alone (`domain.base.text_bounds`): records of before hold longer ones.
"""


Words = Annotated[str, msgspec.Meta(extra={"most": MOST_TEXT}, extra_json_schema=_TEXT_SCHEMA)]
"""Words for people of which a rule asks something."""
_NAME = msgspec.Meta(extra={"most": MOST_NAME}, extra_json_schema={"maxLength": MOST_NAME, HOLDS: "name"})
Name = Annotated[str, _NAME]
"""A name of somebody or something."""
NameText = Annotated[Text, _NAME]
"""A name that no rule reads."""


_SHORT = msgspec.Meta(extra_json_schema={HOLDS: "name"})
Label = Annotated[str, _SHORT]
"""A name or title of any length, of which a rule may ask something; a form has one line for it."""
LabelText = Annotated[Text, _SHORT]
"""A name or title of any length that no rule reads."""
Digest = Annotated[str, msgspec.Meta(extra_json_schema={HOLDS: "digest"})]
"""A hash as hexadecimal digits."""
Moment = Annotated[datetime, msgspec.Meta(extra_json_schema={"format": "date-time"})]


UNLISTED = msgspec.Meta(extra_json_schema={"x-unlisted": True})
"""The mark of a closed list that a catalogue keeps from players: schemas that anybody may read give only its type."""


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=True, gc=False):
    """A request of a seat. As accepted, it is what an event records. `RULES` are the IDs it comes from."""

    RULES: ClassVar[tuple[str, ...]] = ()


class Consequence(msgspec.Struct, frozen=True, tag_field="type", tag=True):
    """A fact that follows from an event: derived, never stored."""

    RULES: ClassVar[tuple[str, ...]] = ()


class Act(msgspec.Struct, frozen=True):
    """A command in the hands of a seat, before it is judged. `id` names the event that it would become, `at` is its
    time; None where a question is asked of any time at all. `by`: the seat that acts for an absent one; "" where a seat
    acts for itself.
    """

    id: str
    seat: str
    command: Any
    at: datetime | None = None
    by: str = ""


class Event(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A fact: the command as accepted, who gave it, when, and what chance gave it. Nothing that follows from it.

    `id` is opaque and the name of whatever the event creates; `version` is 1, 2, 3... without gaps.
    `by`: who gave it in the place of its seat, "" where the seat did. `key` and `mark` recognise a repeated
    idempotency key and its body.
    """

    id: str
    version: int
    at: datetime
    seat: str
    command: Any
    draws: tuple[Draw, ...] = ()
    key: str = ""
    mark: str = ""
    by: str = ""

    @property
    def act(self) -> Act:
        return Act(self.id, self.seat, self.command, self.at, self.by)
