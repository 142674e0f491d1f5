"""A client of Greffe, for programs that block (`Client`) and for those that await (`AsyncClient`)."""

from . import types
from ._async import AsyncClient, AsyncFollowing, AsyncSeat
from ._commands import Act
from ._plans import Opened
from ._sync import Client, Following, Seat
from .errors import (
    AgainstTheRules,
    Forbidden,
    GreffeError,
    KeyReused,
    Malformed,
    NoAnswer,
    NotFound,
    NotOffered,
    PatchError,
    Refused,
    TooMany,
    Unauthorized,
    UnknownReference,
    Unreadable,
)
from .forms import put_together
from .moves import Form, Forms, Move, Moves
from .patches import patched, view_tag
from .types import (
    Amend,
    AnswerContest,
    Consent,
    ContestRuling,
    Decline,
    Frame,
    Line,
    NewBranch,
    Restore,
    Retract,
    Rewind,
    Together,
    Uphold,
    Withdraw,
    WithdrawContest,
)

__version__ = "1.0.0"

__all__ = [
    "Act",
    "AgainstTheRules",
    "Amend",
    "AnswerContest",
    "AsyncClient",
    "AsyncFollowing",
    "AsyncSeat",
    "Client",
    "Consent",
    "ContestRuling",
    "Decline",
    "Following",
    "Forbidden",
    "Form",
    "Forms",
    "Frame",
    "GreffeError",
    "KeyReused",
    "Line",
    "Malformed",
    "Move",
    "Moves",
    "NewBranch",
    "NoAnswer",
    "NotFound",
    "NotOffered",
    "Opened",
    "PatchError",
    "Refused",
    "Restore",
    "Retract",
    "Rewind",
    "Seat",
    "Together",
    "TooMany",
    "Unauthorized",
    "UnknownReference",
    "Unreadable",
    "Uphold",
    "Withdraw",
    "WithdrawContest",
    "patched",
    "put_together",
    "types",
    "view_tag",
]
