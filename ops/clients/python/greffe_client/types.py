"""Types of what the service sends and of corrections. Written by `python -m ops.clients.generate`: do not edit."""

from __future__ import annotations

from typing import Any

import msgspec


class Amend(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="amend"):
    """Amend an act: the record is as if it had been accepted with other parameters.

    The amended command has the same type and is legal at the act's place. `dice` replaces faces that were typed in;
    faces drawn by the service can never be replaced.
    """

    target: str
    """The record will stand as if this had been accepted otherwise."""

    command: Any
    """The same command, with other parameters."""

    dice: tuple[int, ...] | None = None
    """The faces to read in place of those typed in."""

    reason: str = ""
    """Why, in a few words read by whoever sees it."""

    cascade: bool = False
    """To be confirmed where later events fall with this one."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer of a seat to a contest. `id` is the answering event's."""

    id: str
    """Names it in a command."""

    seat: str
    """The seat concerned, by its id."""

    text: str
    """What is said about it, in plain words."""


class AnswerContest(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="answer"):
    """Answer an objection that is not closed."""

    contest: str
    """The contest in question, by its id."""

    text: str
    """What is said about it, in plain words."""


class AskedShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A command that is waited for, and from which seat. `about`: what it settles, where that has an id."""

    seat: str
    """The seat concerned, by its id."""

    command: str
    """What the seat is to do, by the name of the command."""

    text: str
    """What is said about it, in plain words."""

    about: str | None = None
    """What it would settle, by its id."""


class Because(msgspec.Struct, frozen=True, omit_defaults=True):
    """The cause of a refusal: a code of the catalogue, its rule, and its sentence in `detail`."""

    code: str
    """The catalogue’s word for this refusal or warning."""

    detail: str
    """One sentence, in the language asked for."""

    rule: str = ""
    """The rule’s id in the game’s catalogue."""


class Branch(msgspec.Struct, frozen=True, omit_defaults=True):
    """A branch that was begun: a table like any other. The tokens of its origin speak for the same seats in it."""

    table: str
    """The table, by its id."""

    title: str
    """What it is called."""

    origin: Origin
    """Where this branch comes from: the table and the moment."""


class Cause(msgspec.Struct, frozen=True, omit_defaults=True):
    """A frame that changed the value: from `was` to `now`, each left out where there was or is none. `entries`: all
    that it told, with what has become of it since.
    """

    frame: int
    """Number of a frame in the seat’s own feed, from 1."""

    at: str
    """When it happened, in universal time."""

    entries: tuple[Line, ...]
    """What the seat reads, in order."""

    was: Any | None = None
    """What stood there before this frame, empty if nothing did."""

    now: Any | None = None
    """What stands there after this frame, empty if nothing does any more."""


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """A changed place of two views.

    `path`: a JSON Pointer (RFC 6901); `was`, `now`: the value before and after, null where it is absent.
    """

    path: str
    """Where the view changes, as a JSON pointer."""

    was: Any
    """What was so, or read so, before the correction."""

    now: Any
    """What holds, or reads so, at present."""


class ClosedBy(msgspec.Struct, frozen=True, omit_defaults=True):
    """The closing of a contest: `upheld`, `withdrawn`, or the kind of the correction. `event`: if the seat read it."""

    kind: str
    """The ruling upheld, the contest withdrawn, or the event corrected."""

    seat: str
    """The seat concerned, by its id."""

    reason: str
    """Why, in a few words read by whoever sees it."""

    event: str | None
    """Id of what happened, and of whatever it created; it is what can be contested or corrected."""


class Compared(msgspec.Struct, frozen=True, omit_defaults=True):
    """The comparison of two tables, `was` this one and `now` the other.

    `seats`: the caller's own comparison; those of all seats if the caller reads the whole record.
    """

    seats: tuple[Comparison, ...]
    """The seats of the table."""


class Comparison(msgspec.Struct, frozen=True, omit_defaults=True):
    """Two tables as one seat reads them. `parts_at`: the number of the first frame that is not the same in both,
    null when there is none; `was` and `now`: the frames from there on, of the first and of the second; `changes`:
    from the view of the first to that of the second, as they are now.
    """

    seat: str
    """The seat concerned, by its id."""

    parts_at: int | None
    """The first frame that is not the same in both tables."""

    was: tuple[Frame, ...]
    """What was so, or read so, before the correction."""

    now: tuple[Frame, ...]
    """What holds, or reads so, at present."""

    changes: tuple[Change, ...]
    """What differs, point by point."""


class Consent(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="consent"):
    """Say yes to the pending proposal."""

    proposal: str
    """The proposal in question, by its id."""


class ContestRuling(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="contest"):
    """Object to an event that the seat can see, an act or a correction. Play goes on."""

    target: str
    """The event of your feed that you contest."""

    text: str = ""
    """Why you contest it, in a few words."""


class Decline(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="decline"):
    """Say no to the pending proposal."""

    proposal: str
    """The proposal in question, by its id."""


class Delay(msgspec.Struct, frozen=True, omit_defaults=True):
    """The delay of spectators: a frame is read once so many others of theirs came after it, and once it is so many
    minutes old. 0 asks for nothing.
    """

    frames: int = 0
    """How many other frames have to come after a frame before a spectator reads it."""

    minutes: int = 0
    """How old a frame has to be before a spectator reads it, in minutes."""


class Die(msgspec.Struct, frozen=True, omit_defaults=True):
    """A draw that the seat may see. `physical`: typed in at the table. `proof`: where the seat sees every draw of
    the stream that it comes from.
    """

    kind: str
    """Which die, or which deck, the draw is from."""

    faces: tuple[int, ...]
    """The faces, in the order of the draw."""

    physical: bool
    """Yes when the faces were rolled at the table and typed in, not drawn by the service."""

    proof: Proof | None = None
    """What the draw can be checked by; nothing for a die of the table, nor while other draws of the same stream are
    hidden.
    """


class DiscloseRecord(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="disclose"):
    """Open the whole record to everybody who sits at the table, with every die in it to check.

    Possible after the end alone; it cannot be undone.
    """

    reason: str = ""
    """Why, in a few words read by whoever sees it."""


class DisputeShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A contest. `state` is `waiting` while another correction voids its target; `about`: what the seat read of its
    target, in the reader's language.
    """

    id: str
    """Names it in a command."""

    target: str
    """The event that the contest is about, by its id."""

    about: str
    """What the seat read of the contested event."""

    seat: str
    """The seat concerned, by its id."""

    text: str
    """What is said about it, in plain words."""

    state: str
    """Open, waiting, upheld, settled or withdrawn. Among `open`, `settled`, `upheld`, `waiting`, `withdrawn`."""

    answers: tuple[Answer, ...] = ()
    """What has been answered to the contest."""

    closed: ClosedBy | None = None
    """Who closed the contest, and how; absent while it is not."""


class EntryFields(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line as it was or is told. `seat`: of the event itself, who did it. `text` is its sentence in the reader's
    language: it comes when the line is written, and is no part of what is told.
    """

    type: str
    """Tells which kind of command, line or thing this is."""

    fields: Any
    """The facts of the line, under the names that the schema of its kind gives."""

    seat: str | None = None
    """Who did what the line tells; nothing where it is a consequence that the rules drew."""

    dice: tuple[Die, ...] = ()
    """The draws that the line tells of, at the table or by the service, as far as the seat may see them."""

    text: str = ""
    """What is said about it, in plain words."""


class EventKnown(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as a seat knows it.

    - `entries`: as it was told, marked with what has become of it and how it reads now.
    - `contestable`: may the seat contest it now? `amendable`: its command as it stands, where the seat may amend it and
    reads the whole of it; null elsewhere. `offers`: every correction of it that the seat may make, with the schema of
    the amended command at its place.
    - `from`: events that its entries name; `followed`: later ones that name it; `corrections`: those of it, or that
    withdrew it, brought it back or made it read otherwise, proposals included.
    - `disputes`: every contest of it, closed or not.
    """

    event: str
    """Id of what happened, and of whatever it created; it is what can be contested or corrected."""

    frame: int
    """Number of a frame in the seat’s own feed, from 1."""

    at: str
    """When it happened, in universal time."""

    entries: tuple[Line, ...]
    """What the seat reads, in order."""

    contestable: bool
    """Yes if the seat may contest this now."""

    amendable: Any
    """The command as it stands, if the seat may amend it."""

    offers: Offers
    """The corrections of it that the seat may make."""

    followed: tuple[Pointer, ...]
    """Later events that refer to it."""

    corrections: tuple[Pointer, ...]
    """Corrections and voices that the seat may give now."""

    disputes: tuple[DisputeShown, ...]
    """The contests, open or closed."""

    from_: tuple[Pointer, ...] = msgspec.field(name="from")
    """The events that its entries name."""


class Fallen(msgspec.Struct, frozen=True, omit_defaults=True):
    """The reason why an event fell: the refusal that meets it at its place; empty where the seat may not know it.

    `details`: what its sentence says, what would have to be otherwise among it.
    """

    code: str = ""
    """The catalogue’s word for this refusal or warning."""

    rule: str = ""
    """The rule’s id in the game’s catalogue."""

    details: dict[str, str | int] = {}
    """The values that the sentence of the refusal tells: what there is, what it would take."""


class FeedPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A page of a seat's frames, in order.

    `last`: the number of the seat's last frame; `read`: the number of the last frame that was looked at. With filters,
    the next page is the one after `read`.
    """

    frames: tuple[Frame, ...]
    """The frames, or how many there are."""

    last: int
    """Number of the seat’s last frame."""

    read: int
    """Number of the last frame that was looked at; the next page begins after it."""


class Flip(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event that stands, with other consequences: what the seat read then, what holds now."""

    event: str | None
    """The event that reads otherwise, if the seat sees it."""

    was: tuple[EntryFields, ...]
    """What was so, or read so, before the correction."""

    now: tuple[EntryFields, ...]
    """What holds, or reads so, at present."""


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One number of a seat's feed: `entries` belong together, in order. `at` is the event's time (UTC). `receipt`: a
    hash (64 hex digits) over all that the seat was told up to here, see PROOFS.md.

    For whoever keeps the view: `patch` leads from the view after the frame before to the one after this (the first from
    nothing), `view` is the tag of the latter; `moves`, of the seat's last frame: the tag of what it may do now. For
    whoever keeps the frames: `restated` are the earlier ones that stand otherwise since this one.
    """

    frame: int
    """Number of a frame in the seat’s own feed, from 1."""

    at: str
    """When it happened, in universal time."""

    entries: tuple[Line, ...]
    """What the seat reads, in order."""

    receipt: str
    """A hash of 64 hex digits over all that the seat was told up to here: who keeps this one holds everything fast.
    SHA-256 of the receipt before it followed by the frame’s canonical bytes.
    """

    patch: tuple[dict[str, Any], ...] = ()
    """What this frame did to the reader's view, if he asked for it: a JSON Patch (RFC 6902), from the view before to
    the one after.
    """

    view: str = ""
    """Of the view after this frame: its number, and 32 hex digits of the SHA-256 of its canonical form (RFC 8785)."""

    moves: str = ""
    """Of the last frame: the tag of what the seat may do now, as in the ETag header."""

    restated: tuple[int, ...] = ()
    """The reader’s earlier frames of which something stands otherwise since this one: withdrawn, back, contested, no
    more contested, or read otherwise.
    """


class HookData(msgspec.Struct, frozen=True, omit_defaults=True):
    """The facts of a delivery: the seat's frame, and the commands that are newly asked of the seat.

    `number`: the number of the frame; `frame`: the frame as in the feed, absent if the hook asks for no frames;
    `asked`: the commands that the table newly waits for from the seat; `proposal`: a correction that newly waits for
    the seat's consent; `link`: to the table, absent if the service's public URL is not set.
    """

    table: str
    """The table, by its id."""

    seat: str
    """The seat concerned, by its id."""

    system: str
    """The game’s name in addresses and in a new table."""

    title: str
    """The table’s title."""

    number: int
    """The number of the frame that the delivery is about."""

    link: str = ""
    """The address of the table’s page; absent where the service has no public one."""

    frame: Frame | None = None
    """The seat’s frame as its feed tells it; absent where frames were not asked for."""

    asked: tuple[AskedShown, ...] = ()
    """Questions newly put to the seat."""

    proposal: PendingShown | None = None
    """A correction that newly waits for the seat’s consent."""


class HookMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of a delivery in the form `greffe`. `timestamp` is the time of the frame."""

    type: str
    """`frame` where a frame is in it, else `asked`. Among `asked`, `frame`."""

    timestamp: str
    """The time of the frame (UTC)."""

    data: HookData
    """The facts of the delivery."""


class HookShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's hook, and the state of its deliveries.

    `frame`: the seat's last frame that needs no delivery any more. `status`: `on`; `failing`, deliveries are tried
    again; `off`, they are not, until the seat sets the hook again. `trouble`: a code of the last failure, `answer` the
    status that the receiver answered, `since` the time of the first failed attempt, `text` all of that as a sentence.
    `keys`: where the keys that sign are published.
    """

    address: str
    """The address to which deliveries are posted."""

    events: tuple[str, ...]
    """The kinds of events that are sent."""

    form: str
    """The form of what is sent. Among `discord`, `greffe`, `slack`."""

    language: str
    """The language of its sentences. Among `en`, `fr`."""

    frame: int
    """The seat’s last frame that was taken, or needed no delivery."""

    status: str
    """`on`; `failing`: it is tried again; `off`: it is not, until it is set again. Among `failing`, `off`, `on`."""

    keys: str
    """The path of the public keys that sign."""

    trouble: str = ""
    """A code of what went wrong last; absent where all is well."""

    answer: int = 0
    """The status that the receiver answered last, where it answered."""

    since: str | None = None
    """When the first of the attempts in vain was (UTC)."""

    text: str = ""
    """Its last trouble, in one sentence; absent where all is well."""


class HostToken(msgspec.Struct, frozen=True, omit_defaults=True):
    """The id of a host's key, and its new token, which is shown here and never again."""

    key: str
    """The host’s key, by its id."""

    token: str
    """Its new token; it is told once."""


class HostedLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table that a host's key opened, as its host knows it.

    `asked`: the commands that the table waits for, and from which seats. `status` is `forgotten` where the operator
    deleted the table, `damaged` where it cannot be read.
    """

    table: str
    """The table, by its id."""

    opened: str
    """When the key opened it (UTC)."""

    status: str
    """The table’s status; `forgotten` or `damaged` where it cannot be read."""

    system: str = ""
    """The game’s name."""

    title: str = ""
    """The table’s title."""

    asked: tuple[AskedShown, ...] = ()
    """Open questions, each with the seats that it is put to, as far as the host knows."""


class HostedPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A page of the tables that a host's key opened, the oldest first.

    `next`: the `after` of the next page, null on the last; the header `Link` has it, too.
    """

    tables: tuple[HostedLine, ...]
    """In the order in which the key opened them."""

    next: int | None
    """The `after` of the next page; empty on the last."""


class Inserted(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act that the rules have put into the record, by what the seat may read of it."""

    lines: tuple[EntryFields, ...]
    """What is read of it."""


class Kit(msgspec.Struct, frozen=True, omit_defaults=True):
    """The preparation of one seat. `greffe_kit`: the form of the file; `system`: the game with its version; `title`:
    of the table where it was made.
    """

    greffe_kit: int
    """1; a service that knows another one refuses it."""

    system: str
    """The game with its version: nosgoth/1."""

    title: str
    """The title of the table where it was prepared."""

    commands: tuple[KitCommand, ...]
    """The kit’s commands, in order."""


class KitCommand(msgspec.Struct, frozen=True, omit_defaults=True):
    """One command of a kit, and the name under which the others refer to what it made."""

    id: str
    """@1, @2…; by it the other commands refer to what this one makes."""

    command: dict[str, Any]
    """As it is sent, with the kit’s names in the place of ids."""


class KitPreview(msgspec.Struct, frozen=True, omit_defaults=True):
    """The preview of a kit: the number of its commands, and those that would be refused."""

    commands: int
    """How many the kit holds."""

    refused: tuple[KitRefusal, ...]
    """Those that the table would refuse, and why."""


class KitRefusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A command of a kit that the table would refuse: its place, its name in the kit, and the reason."""

    place: int
    """The command’s place in the kit, from 0 on."""

    id: str
    """That of the command refused."""

    type: str
    """The name of the command refused."""

    code: str
    """The code of the refusal."""

    rule: str
    """The rule that refuses it, if there is one."""

    detail: str
    """The sentence of the refusal."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of a frame. `event`: the id of the event, where it is the event itself that is shown: what can be
    contested; `seat`: who did it; `by`: who did it in that seat's place, if another did. `caused_by`: of what
    followed, the event that it came from, if the reader sees it.

    `withdrawn`: a correction has voided it since. `now`: it reads otherwise since; these lines hold in its place, none
    if nothing does. `corrected_by`: the reader's frame that told the correction. `text` is one plain sentence in the
    reader's language, `details`: of a correction what it came to, a sentence each; `standing`: these marks in words.
    """

    type: str
    """Tells which kind of command, line or thing this is."""

    event: str | None
    """There when the seat sees the event itself: what it can contest."""

    seat: str | None
    """The seat that acted."""

    caused_by: str | None
    """Of what followed, the event that it came from, if the reader sees it."""

    fields: dict[str, Any]
    """The facts of the line, under the names that the schema of its kind gives."""

    text: str
    """One plain sentence in the reader’s language."""

    rules: tuple[str, ...] = ()
    """The ids of the rules that this comes from."""

    dice: tuple[Die, ...] = ()
    """The draws that the seat may see."""

    withdrawn: bool = False
    """Yes when a correction has made the event void since."""

    contested: bool = False
    """Yes while a contest about this line is open."""

    now: tuple[LineNow, ...] | None = None
    """What holds, or reads so, at present."""

    corrected_by: int | None = None
    """The frame of the seat that told the correction."""

    details: tuple[str, ...] = ()
    """What it comes to, sentence by sentence."""

    standing: str = ""
    """What has become of it, in words."""

    by: str = ""
    """The seat that did it for the absent one whose act it is."""


class LineNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line as a correction has made it read since."""

    type: str
    """Tells which kind of command, line or thing this is."""

    fields: Any
    """The facts of the line, under the names that the schema of its kind gives."""

    text: str
    """What is said about it, in plain words."""

    rules: tuple[str, ...] = ()
    """The ids of the rules that this comes from."""

    dice: tuple[Die, ...] = ()
    """Faces of dice rolled at the table, in the order in which the rules ask for them."""


class Listed(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that the seat may do, without its form: `GET /tables/{id}/moves/{type}` gives it.

    `form`: the tag of the form, which changes when something else may be filled in, or is called otherwise. `chapter`:
    the middle of the first rule that it cites. `usual`: how often the seat did it among the latest events that it
    reads. `about`: the contests, or the proposal, that something said about the record may answer. `dice`: the sides of
    physical dice that may come with it; `opens` and `for` as in the form.
    """

    type: str
    """The name of the command, or of the correction."""

    label: str
    """What a button may say for it, in the language asked for."""

    form: str
    """The tag of its form: while it stays, so does the form."""

    chapter: str = ""
    """The chapter of the first rule that it cites: the middle of that rule’s ID."""

    usual: int = 0
    """How often the seat did it among the latest events that it reads."""

    about: tuple[str, ...] = ()
    """The contests, or the proposal, that it may answer."""

    dice: tuple[int, ...] = ()
    """The sides of physical dice that may come with it."""

    opens: str | None = None
    """From which moment on it is accepted, in UTC; left out, it already is."""

    for_: str = msgspec.field(default="", name="for")
    """The absent seat for which it is done, if there is one."""


class Misplaced(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place of a request that does not fit, and in `detail` a sentence about it."""

    code: str
    """The catalogue’s word for this refusal or warning."""

    pointer: str | None = None
    """The place in the body, as a JSON pointer."""

    parameter: str | None = None
    """The parameter of the query that does not fit."""

    header: str | None = None
    """The header that does not fit."""

    allowed: tuple[Any, ...] | None = None
    """The values that would do here."""

    least: float | None = None
    """The smallest number admitted."""

    most: float | None = None
    """The largest number admitted."""

    expected: tuple[str, ...] = ()
    """The kinds of JSON value of which one is expected here."""

    detail: str = ""
    """One sentence, in the language asked for."""


class MovesList(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that the seat may do after its frame of that number, as a list: `moves` of play, and `corrections`,
    what it may say about the record.
    """

    frame: int
    """Number of a frame in the seat’s own feed, from 1."""

    moves: tuple[Listed, ...]
    """Everything that the seat may do now."""

    corrections: tuple[Listed, ...]
    """Corrections and voices that the seat may give now."""


class MovesTag(msgspec.Struct, frozen=True, omit_defaults=True):
    """The tag of the moves that the seat has after its frame `frame`, on a stream or socket.

    Sent with `moves=apart` or `moves=list`. `moves`: the tag, as in the `ETag` of `GET /tables/{id}/moves`; `list`,
    with `moves=list` alone: the list of the moves, unless it is the one that was sent last. The message follows the
    frame, at once or later; of several frames that come together it may follow the last alone. In an event stream it is
    an event `moves`.
    """

    frame: int
    """Number of a frame in the seat’s own feed, from 1."""

    moves: str
    """Everything that the seat may do now."""

    list: MovesList | None = None
    """The list of moves itself, with moves=list, where it is not the one that was sent last."""


class NewBranch(msgspec.Struct, frozen=True, omit_defaults=True):
    """A branch to begin.

    `frame`: the last of the caller's frames that the branch shares; without it, the branch shares the whole record.
    `correction`: made in the branch at once, in the form in which `corrections` takes it; `reason`: what the other
    players read about the branch where they are asked for consent.
    """

    frame: int | None = None
    """The last frame that the branch takes over."""

    title: str | None = None
    """What it is called; without it, one made from the table’s."""

    correction: Retract | Amend | Rewind | Restore | Together | None = None
    """The correction to apply in the branch at once."""

    reason: str = ""
    """Why, in a few words read by whoever sees it."""


class NewHook(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hook to set.

    `events`: `frames`, every new frame of the seat; `asked`, whatever is newly asked of the seat; or both. `form`:
    `greffe`, the service's own, signed; or that of an incoming message of a chat service. `language`: of the sentences,
    without it the language of the request.
    """

    address: str
    """The address to which deliveries are posted: https://host/path, without a password."""

    events: tuple[str, ...] = ("frames",)
    """`frames`: every new frame of the seat. `asked`: whatever is newly asked of it."""

    form: str = "greffe"
    """The service’s own form, signed, or what a chat service takes as an incoming message. Among `discord`,
    `greffe`, `slack`.
    """

    language: str | None = None
    """The language of sentences; that of the request where nothing is said."""


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that the seat may do: send what `schema` admits. `dice`: physical dice that may come with it.

    `rules`: left out where they are the command's own, which the game's catalogue lists. `schema` is of JSON Schema
    2020-12. A move's refers to its command's schema in that catalogue, or to a form of it that stands there, and says
    what narrows it; a correction's is whole. `#/$defs/NUMBER` is in the document that it stands in. Where properties
    depend on each other it has branches (`anyOf`, several of them side by side in `allOf`), each laid over the object.
    `for`: it is done for that absent seat, which the envelope of the command names, too. `opens`: it is accepted from
    that time on; left out where it is already. `form`: the tag of the form, in answers about one command, as in the
    list.
    """

    type: str
    """The name of the command to send."""

    label: str
    """What a button may say for this move, in the language asked for."""

    schema: dict[str, Any]
    """What may be sent, narrowed to the legal choices."""

    rules: tuple[str, ...] | None = None
    """The ids of the rules that this comes from."""

    dice: TypedDice | None = None
    """The physical dice that may come with the move."""

    opens: str | None = None
    """From which moment on the command is accepted, in UTC; left out, it already is."""

    form: str = ""
    """The tag of the form, in answers about one command: as in the list of moves."""

    for_: str = msgspec.field(default="", name="for")
    """The absent seat for which it is done, if there is one."""


class Offers(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that the seat may do after its frame of that number; `corrections`: what it may say about the
    record.

    `definitions`: parts that several schemas refer to, each as `#/$defs/NAME`.
    """

    frame: int
    """Number of a frame in the seat’s own feed, from 1."""

    moves: tuple[Offer, ...]
    """Everything that the seat may do now."""

    corrections: tuple[Offer, ...]
    """Corrections and voices that the seat may give now."""

    defs: dict[str, dict[str, Any]] = msgspec.field(default_factory=dict, name="$defs")
    """What the schemas refer to by name."""


class Opened(msgspec.Struct, frozen=True, omit_defaults=True):
    """A new table. Its tokens are shown here and never again; `host` is the host's."""

    table: str
    """The table, by its id."""

    seats: tuple[SeatOpened, ...]
    """The seats of the table."""

    host: str
    """The token of whoever keeps the table; it replaces those of seats."""


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """The origin of a branch: the table, who began it and when. `hash`: of the shared past, which can be compared
    with the origin's own record.
    """

    table: str
    """The table, by its id."""

    hash: str
    """Hash over the branch’s id and the hash of the last event that both share."""

    seat: str
    """Who began the branch."""

    at: str
    """When the branch began."""


class Overview(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as the caller knows it.

    `frame`: the number of the caller's last frame. `disclosed`: the whole record is open to every seat. `origin`: that
    of a branch; `branches`: those that were begun from this table. `disputes`: the contests that are not closed, of
    events that the caller sees; `proposal`: a correction that waits for consent; `asked`: the commands that the table
    waits for, and from which seats, as far as the caller may know. `delay`: the delay with which spectators read until
    the end, null where they read at once. `closed`: the seats that were closed, which stay among `seats`. `stand_ins`:
    who may act for an absent seat; `pause`: who may pause; `allowed`: absent seat -> who would act for it -> the
    players who agree. `again`: the table that was opened for the same people after this one.
    """

    table: str
    """The table, by its id."""

    system: str
    """The game’s name in addresses and in a new table."""

    title: str
    """What it is called."""

    status: str
    """Open, playing, paused or ended. Among `ended`, `open`, `paused`, `playing`."""

    seats: tuple[Seat, ...]
    """The seats of the table."""

    closed: tuple[str, ...]
    """Those of the seats that count no more."""

    you: You
    """The seat that the token belongs to."""

    frame: int
    """Number of the seat’s last frame, 0 if it has none."""

    disclosed: bool
    """Whether the whole record is open to everybody."""

    delay: Delay | None
    """How late spectators read; nothing where they read at once."""

    stand_ins: str
    """Who may act for an absent seat. As usual: the game master; without one, a player by the others’ consent. Among
    `consent`, `gm`, `nobody`, `usual`.
    """

    pause: str
    """Who may pause the session; going on is for the game master and the host. Among `anybody`, `gm`."""

    allowed: dict[str, dict[str, tuple[str, ...]]]
    """By absent seat, who would act for it, and the players who agree."""

    origin: Origin | None
    """Where this branch comes from: the table and the moment."""

    branches: tuple[str, ...]
    """Tables that began with the first part of this one’s record."""

    disputes: tuple[DisputeShown, ...]
    """The contests, open or closed."""

    proposal: PendingShown | None
    """The proposal in question, by its id."""

    asked: tuple[AskedShown, ...]
    """What the table waits for, and from which seat."""

    again: str | None = None
    """The one that was opened afterwards for the same people, by its id."""


class PendingShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A correction, or an upholding, that waits for consent.

    `targets`: those that the seat sees, `about` the first of them; `awaited`: the seats that have not answered.
    """

    id: str
    """Names it in a command."""

    seat: str
    """The seat concerned, by its id."""

    kind: str
    """An upholding, a retraction, an amendment, a rewind or a restoring."""

    targets: tuple[str, ...]
    """The events that the proposal would correct, as far as the seat sees them."""

    about: str
    """What the seat read of the first event aimed at."""

    reason: str
    """Why, in a few words read by whoever sees it."""

    consents: tuple[str, ...]
    """The seats that consent."""

    refusals: tuple[str, ...]
    """The seats that decline."""

    awaited: tuple[str, ...]
    """The seats that have not answered."""


class Pointer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Another event of the seat's own feed, by its frame; `text`: the sentence in which it was told."""

    event: str
    """Id of what happened, and of whatever it created; it is what can be contested or corrected."""

    frame: int
    """Number of a frame in the seat’s own feed, from 1."""

    type: str
    """Tells which kind of command, line or thing this is."""

    text: str
    """What is said about it, in plain words."""


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """A preview: what would become void or stand again, what would read otherwise, how views would change, and who
    has seen each event that would be void or read otherwise. `targets`: what it corrects, as far as the asker
    sees it; `fell`: those of `void` that nobody asks for, and why; `inserted`: acts that the rules would put in;
    `contests`: those that it would close, open again or keep waiting; `views`: the asker's own; for whoever sees
    everything, each seat's. `seen` is his alone. `asked`: what would be asked of whom that is not asked now, as
    far as the asker may know.

    `text` and `details`: the sentences in which the feed would tell it. `id` stands for what it would do, as far as the
    asker sees it: a correction may name it, and is made only if it would still do just that.
    """

    id: str
    """What the correction may name, so that it is made only if nothing has changed."""

    targets: tuple[str, ...]
    """The events that the correction would be about, as far as the seat sees them."""

    void: tuple[str, ...]
    """Events that a correction has made void."""

    back: tuple[str, ...]
    """Void events that count again."""

    flips: tuple[Flip, ...]
    """Events that stand, with other consequences than before."""

    fell: dict[str, Fallen]
    """Events that became void though nobody asked for it, and why."""

    inserted: tuple[Inserted, ...]
    """Acts that the rules put into the record."""

    contests: tuple[Turn, ...]
    """The contests concerned, by their ids."""

    views: dict[str, tuple[Change, ...]]
    """Views, by seat or by name."""

    seen: dict[str, tuple[str, ...]]
    """For each event that would be void or read otherwise, the seats that have read it."""

    asked: tuple[AskedShown, ...]
    """What the table would wait for besides, and from which seat."""

    text: str
    """What is said about it, in plain words."""

    details: tuple[str, ...]
    """What it comes to, sentence by sentence."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """A problem document (RFC 9457) about a request that was refused or failed.

    The members after `detail`, except `instance`, are extension members, and so is whatever else the sentence names,
    each under a name of its own.

    `dependents`: events that a correction would void beyond what it asks for; `needs`: events without which an act
    cannot stand again; `because`: the refusal that the act meets at its place.
    """

    type: str
    """A stable reference for this kind of refusal."""

    title: str
    """The kind of refusal, in few words."""

    status: int
    """The HTTP status."""

    detail: str
    """One sentence, in the language asked for."""

    code: str
    """The catalogue’s word for this refusal."""

    rule: str = ""
    """The rule’s id in the game’s catalogue."""

    instance: str = ""
    """The address that was asked for."""

    request: str = ""
    """The id of the request, as in `X-Request-Id`."""

    errors: tuple[Misplaced, ...] = ()
    """Where the request does not fit, and what is wrong there."""

    dependents: tuple[str, ...] = ()
    """Events that the correction would void beyond what it asks."""

    needs: tuple[str, ...] = ()
    """Events without which the act cannot stand again."""

    because: Because | None = None
    """The refusal that stands behind this one, with its rule."""


class Proof(msgspec.Struct, frozen=True, omit_defaults=True):
    """The proof that the service had settled on a draw before it could know who would roll what: see PROOFS.md.
    `link` is that of the `number`th draw of its `stream`; `anchor`: that of a chain to come, or of the stream
    itself where the opening did not tell it.
    """

    stream: str
    """The stream of draws to which this one belongs."""

    number: int
    """The place of the draw in its stream, from 1 on."""

    link: str
    """The link that gives the faces, in hexadecimal; its SHA-256 is the link before it."""

    nonce: str
    """What the seat that had it rolled made up."""

    anchor: str = ""
    """The anchor of the chain to come, or of the stream where the opening did not tell it."""


class Receipt(msgspec.Struct, frozen=True, omit_defaults=True):
    """The receipt of the seat's frame of that number, its last at that time. `key` and `signature`: see PROOFS.md;
    without them where the service has no keys.
    """

    table: str
    """The table, by its id."""

    seat: str
    """The seat concerned, by its id."""

    frame: int
    """Number of the last frame that the seat had read then; 0: none."""

    receipt: str
    """A hash of 64 hex digits over all that the seat was told up to here: who keeps this one holds everything fast.
    SHA-256 of the receipt before it followed by the frame’s canonical bytes.
    """

    at: str
    """The time (UTC) at which this receipt was the last."""

    key: str = ""
    """The id of the key that signs, in /.well-known/greffe-keys; absent where the service has no key."""

    signature: str = ""
    """Ed25519, in base64url, over the canonical JSON (RFC 8785) of the object without this field."""


class RecordHeader(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line of a seat's own record; `frames` lines follow. `origin`: of a branch; `receipt`: of the last of
    them.
    """

    greffe: int
    """Version of the record’s form."""

    table: str
    """The table, by its id."""

    system: str
    """The game’s name in addresses and in a new table."""

    title: str
    """What it is called."""

    seat: str
    """The seat concerned, by its id."""

    role: str
    """Game master, player or spectator. Among `gm`, `host`, `player`, `spectator`."""

    exported: str
    """When this record was written out, in universal time."""

    frames: int
    """The frames, or how many there are."""

    origin: Origin | None = None
    """Where this branch comes from: the table and the moment."""

    receipt: Receipt | None = None
    """The signed receipt of the last frame of this record."""


class Restore(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="restore"):
    """Undo the target, a correction; or let the target, an act that a correction took, stand again by itself."""

    target: str
    """The correction that will count no more."""

    reason: str = ""
    """Why, in a few words read by whoever sees it."""

    cascade: bool = False
    """To be confirmed where later events fall with this one."""


class Retract(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="retract"):
    """Retract an act or a correction: the record is as if it had never been accepted.

    `text_only`: as if an act had been accepted without its words; everything else that it did remains.
    """

    target: str
    """The record will stand as if this had not been accepted."""

    reason: str = ""
    """Why, in a few words read by whoever sees it."""

    cascade: bool = False
    """To be confirmed where later events fall with this one."""

    text_only: bool = False
    """Takes back the words alone: what was done stays done."""


class Rewind(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="rewind"):
    """Void all of play from the target on."""

    target: str
    """Everything is void from it on."""

    reason: str = ""
    """Why, in a few words read by whoever sees it."""


class RoleCount(msgspec.Struct, frozen=True, omit_defaults=True):
    """The number of seats that a role has at a table. `to_begin`: enough to begin with the default options."""

    least: int
    """The smallest number admitted."""

    most: int
    """The largest number admitted."""

    to_begin: int
    """How many to begin with: enough for the options as they are by default."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chair at the table. `id` is public and stable; `joined` once its token was used to sit down."""

    id: str
    """Names the seat in commands."""

    name: str
    """The name of whoever sits there."""

    role: str
    """Game master, player or spectator. Among `gm`, `host`, `player`, `spectator`."""

    joined: bool = False
    """Yes once somebody has taken this seat."""

    away: bool = False
    """Yes for whoever has left the table for a while."""


class SeatOpened(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a new table and the token that speaks for it."""

    id: str
    """Names it in a command."""

    name: str
    """The name by which the table knows it."""

    role: str
    """Game master, player or spectator. Among `gm`, `host`, `player`, `spectator`."""

    token: str
    """The secret that speaks for this seat; it is told once."""


class SystemLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game in the list of games.

    `system`: the name that a new table gives; `version`: the version that a new table gets; `versions`: all that tables
    may have here, the present one first. `about`: a description of the game in the caller's language.
    """

    system: str
    """The game’s name in addresses and in a new table."""

    version: int
    """The version of the rules to which the table is bound."""

    versions: tuple[int, ...]
    """The versions of the rules that tables may have here, the present one first."""

    title: str
    """In the language asked for."""

    about: str
    """What is played, in a sentence or two."""

    roles: dict[str, RoleCount]
    """How many seats of each role the game takes."""


class Ticket(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ticket that opens one event stream of its table, once, until it expires."""

    ticket: str
    """What stands in the address of one event stream; told once."""

    expires: str
    """When it is worth nothing any more, used or not."""


class Together(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="together"):
    """Make several corrections as one: judged in one another's light, all or nothing, undone as one.

    The `cascade` of all stands here, and the reason of all, for those who see every target; or each correction has a
    reason of its own, for those who see its target.
    """

    corrections: tuple[Retract | Amend | Rewind | Restore, ...]
    """Corrections and voices that the seat may give now."""

    reason: str = ""
    """Why, in a few words read by whoever sees it."""

    cascade: bool = False
    """To be confirmed where later events fall with this one."""


class Token(msgspec.Struct, frozen=True, omit_defaults=True):
    """A new token of a seat, which is shown here and never again."""

    seat: str
    """The seat concerned, by its id."""

    token: str
    """The secret that speaks for this seat; it is told once."""


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """The change that a correction made to a contest."""

    contest: str
    """The contest in question, by its id."""

    target: str
    """The event that the contest is about, by its id."""

    was: str
    """What was so, or read so, before the correction. Among `open`, `settled`, `upheld`, `waiting`, `withdrawn`."""

    now: str
    """What holds, or reads so, at present. Among `open`, `settled`, `upheld`, `waiting`, `withdrawn`."""


class TypedDice(msgspec.Struct, frozen=True, omit_defaults=True):
    """The physical dice that a move may bring: `sides` of each die in order.

    `again`: for each of them that shows this face, one more die of the kind follows. `field`: that of the command which
    lists the sides of each die, where they are chosen with it; `sides` is empty then.
    """

    sides: tuple[int, ...]
    """How many sides each die has that is asked for, in order."""

    required: bool = False
    """Yes when it cannot be left out."""

    again: int | None = None
    """The face that calls for one more die."""

    field: str = ""
    """The command’s field that lists the sides of each die; they are not listed here then."""


class Uphold(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="uphold"):
    """Uphold a ruling: close every open contest of the target.

    `target`: the event's id, or the id of one of its open contests.
    """

    target: str
    """The contested event that stays as it is."""

    text: str = ""
    """Why the ruling is upheld."""


class Viewed(msgspec.Struct, frozen=True, omit_defaults=True):
    """The seat's view after its frame `frame`. `view` is the game's own struct."""

    frame: int
    """Number of a frame in the seat’s own feed, from 1."""

    view: dict[str, Any]
    """What the seat sees of the table."""


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """The causes of the value at `pointer` of the seat's view after `frame`: `causes`, the latest first. `value` is
    left out where it is there no more: the latest cause took it. `read`: every frame from that one on was looked
    at; 1: all were; else the next page is `before` it.
    """

    frame: int
    """Number of the frame after which the view is taken."""

    pointer: str
    """The place of the view that is meant, a JSON Pointer."""

    causes: tuple[Cause, ...]
    """The frames of the seat that gave this value, the latest first."""

    read: int
    """Number of the first frame that was looked at; 1: all were, else the next page is before it."""

    value: Any | None = None
    """What stands at that place of the view."""


class Withdraw(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="withdraw"):
    """Withdraw the pending proposal, as its proposer."""

    proposal: str
    """The proposal in question, by its id."""


class WithdrawContest(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="withdraw_contest"):
    """Withdraw the seat's own objection."""

    contest: str
    """The contest in question, by its id."""


class You(msgspec.Struct, frozen=True, omit_defaults=True):
    """The seat for which the caller's token speaks."""

    seat: str
    """The seat concerned, by its id."""

    role: str
    """Game master, player or spectator. Among `gm`, `host`, `player`, `spectator`."""


Correction = (
    Retract
    | Amend
    | Rewind
    | Restore
    | Together
    | Uphold
    | DiscloseRecord
    | ContestRuling
    | AnswerContest
    | WithdrawContest
    | Consent
    | Decline
    | Withdraw
)


Systems = tuple[SystemLine, ...]
