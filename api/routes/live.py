"""A seat's table on one socket: `GET /tables/{table}/live?after=<frame>&patch=<yes or no>&moves=<where>&language=<...>`
(RFC 6455).

The token comes in the `Authorization` header or, from browsers, as a subprotocol beside `greffe`; the language in
`Accept-Language` or, from browsers, in the query, in that header's form. The server sends
the seat's frames as they come, `{"frame", "at", "entries"}`, with `patch=1` also what each did to its view. The
client may act:

    {"id": "1", "command": {"type": "..."}, "dice": [14], "key": "..."}     or "correction" in place of "command"

and is answered, once it was sent the frame that followed, `{"id": "1", "status": 201, "frame": 12}`; or
`{"id": "1", "status": 409, "problem": {...}}`. One socket's messages are carried out in their order.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from api.base.logs import fault
from api.http import bodies
from api.http.callers import PROTOCOL, Caller, caller_of, check_own, frame_in, own_origin
from api.http.feed_streams import MovesTags, Reader, Revoked, connected_seats, present
from api.http.handshakes import deny
from api.http.languages import negotiated
from api.http.parameters import check_query
from api.http.problems import Failed, failure, problem
from api.http.rate_limits import Limits, counted
from api.http.schema_errors import Misfit
from api.http.sockets import connection_of
from api.notifications.connections import Connections
from api.routes.commands import CommandRequest, execute
from api.routes.corrections import correct
from api.tables.damage import DamagedTable
from api.tables.service import TableService
from domain.register import Unavailable
from projections.feeds.loading import UnknownTable

REVOKED = 4401
GOING_AWAY = 1001
TRY_AGAIN = 1013
FAULT = 1011
TOO_MANY = 429
PAUSE = 0.2  # seconds before the next message of whoever sends too many
_encode = msgspec.json.Encoder().encode
_log = logging.getLogger("greffe.live")


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message of a client on a socket: a command, several commands, or a correction.

    `id`: a name for the answer, which repeats it. `command` and `correction` are absent if empty. `for`: the absent
    seat for which the command is carried out; `key`: the idempotency key; `preview`: the id of the preview that the
    correction follows.
    """

    id: Annotated[str, msgspec.Meta(max_length=200)]
    command: msgspec.Raw = msgspec.field(default_factory=msgspec.Raw)
    commands: bodies.Parts | None = None
    correction: msgspec.Raw = msgspec.field(default_factory=msgspec.Raw)
    dice: bodies.Dice | None = None
    nonce: bodies.Nonce = ""
    behalf: str = msgspec.field(default="", name="for")
    key: str = ""
    preview: str = ""


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to one message on a socket: the number of the frame that the message gave, or the problem.

    `id`: that of the message, null if the message could not be read; `replayed`: the message was carried out before,
    under the same key.
    """

    id: str | None
    status: int
    frame: int | None = None
    problem: dict[str, Any] | None = None
    replayed: bool = False


_messages = msgspec.json.Decoder(Message)


@websocket("/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """Open a socket for frames as they come, and for commands. The token is in `Authorization` or, from browsers, in
    the second of the subprotocols `greffe` and `greffe.bearer.<token>`. The server sends each new `Frame`; the client
    may send a `Message` and is answered with a `Reply`, after the frame that followed. With `moves=apart` or
    `moves=list` a `MovesTag` follows the frames, with `connected=1` a `Connected` says which seats are connected. A
    revoked token closes with 4401.
    """
    state = socket.app.state
    service: TableService = state.service
    try:
        if not own_origin(socket.scope, state.settings):
            raise Failed(403, "foreign_origin")
        socket.scope["state"]["headers"] = state.limits.spend(socket.scope, service)
        check_query(socket.scope, state.operations["GET", "/tables/{table}/live"])
        _set_language(socket)
        caller = check_own(await caller_of(socket.scope, service))
        after = frame_in(caller, int(socket.query_params.get("after", "0")), least=0)
        state.limits.streams.hold(socket.scope)
    except Exception as error:  # a refusal or a fault: `failure` tells them apart
        await deny(socket.scope, socket.send, failure(error))
        return
    await socket.accept(subprotocols=PROTOCOL if PROTOCOL in socket.scope["subprotocols"] else None)
    await _Line(socket, service, caller, after, state.limits, state.connections).run()


def _set_language(socket: WebSocket[Any, Any, Any]) -> None:
    """Set the language that the query asks for: a browser's socket sends the browser's language, not its page's."""
    language, state = socket.query_params.get("language", ""), socket.scope["state"]
    state["locale"] = negotiated(language, state["locale"])


class _Line:
    """An open socket: what was sent on it, and the two tasks that send and receive.

    Frames at hand are sent at once, by the notification or the answer that has them; those that take time, or would not
    be read yet, wait for their turn to send. Both begin after the last frame that was sent: the order is that of the
    frames.
    """

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        service: TableService,
        caller: Caller,
        after: int,
        limits: Limits,
        connections: Connections,
    ):
        self._socket = socket
        self._connection = connection_of(socket.scope)
        self._service = service
        self._caller = caller
        self._limits = limits
        self._reader = Reader(service, caller, after)
        self._sending = asyncio.Lock()
        self._notified = asyncio.Event()
        self._tags = MovesTags(caller.moves, self._reader.moves, self._notified)
        self._connections = connections
        self._seats = connected_seats(connections, service, caller)

    async def run(self) -> None:
        """Send and receive until the client goes, the token is revoked or the service stops; then close the socket."""
        tasks = [asyncio.create_task(self._push()), asyncio.create_task(self._serve())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            self._tags.close()
            await asyncio.gather(*tasks, return_exceptions=True)
        await self._close(done.pop().exception())

    async def _close(self, ended: BaseException | None) -> None:
        with suppress(WebSocketDisconnect, OSError):
            match ended:
                case None:
                    await self._socket.close(GOING_AWAY)
                case Revoked():
                    await self._socket.close(REVOKED, "the token was revoked")
                case Unavailable() | DamagedTable() | UnknownTable():
                    await self._socket.close(TRY_AGAIN)
                case WebSocketDisconnect() | OSError():
                    pass
                case Exception():
                    fault(_log, ended)
                    await self._socket.close(FAULT)
                case _:
                    raise ended

    # What goes

    async def _push(self) -> None:
        """Send what is new after every notification that was not answered at once."""
        table, seat = self._caller.cached.table, self._caller.seat
        with (
            self._service.notifier.subscribed(table, self._poll),
            self._connections.held(table, seat, self._notified.set),
        ):
            while not self._service.notifier.closed:
                self._notified.clear()
                async with self._sending:
                    await self._send_frames()
                    if tag := self._tags.after(self._reader.after):
                        await self._connection.say((tag,))
                    if self._seats is not None and (seat_event := self._seats.news()):
                        await self._connection.say((seat_event,))
                await self._reader.poll(self._notified)

    def _poll(self) -> None:
        """Send what is new, or leave it to the task that sends."""
        try:
            done = not self._service.notifier.closed and self._send_nowait()
        except Exception:  # whatever it is ends the task, which meets it again
            done = False
        if not done or (self._seats is not None and self._seats.returned()):
            self._notified.set()

    def _send_nowait(self, answer: bytes = b"", *, with_frames: bool = True) -> bool:
        """Send the new frames, and an answer after them, in one write; return False if that would have to wait, and
        nothing was sent.
        """
        frames = self._reader.in_memory() if with_frames else []
        if frames is None:
            return False
        if not frames and not answer:
            return True
        if self._sending.locked():
            return False
        texts = [frame for _, frame in frames]
        if answer:
            texts.append(answer)
        if not self._connection.write(texts):
            return False
        if frames:
            self._reader.after = frames[-1][0]
            if self._caller.moves in ("apart", "list"):
                self._notified.set()
        return True

    async def _send_frames(self) -> None:
        while frames := await self._reader.next_frames():
            await self._connection.say([frame for _, frame in frames])

    # What comes

    async def _serve(self) -> None:
        while True:
            message = await self._connection.receive_text()
            reply = await self._answer(message.encode())
            if reply.status == TOO_MANY:
                await asyncio.sleep(PAUSE)
            answer, news = _encode(reply), reply.frame is not None
            if not self._send_nowait(answer, with_frames=news):
                async with self._sending:
                    if news:
                        await self._send_frames()
                    await self._connection.say((answer,))

    async def _answer(self, raw: bytes) -> Reply:
        """Carry out a message and return the reply. Raises Revoked; all other failures go into the reply."""
        name: str | None = None
        try:
            try:
                message = bodies.decoded(_messages, raw, numbers=False)
                name = message.id
            finally:  # what cannot be read counts as well
                self._limits.commands.spend(counted(self._caller.cached.table, self._caller.seat))
            table = self._caller.cached.table
            cached = self._service.memory.present(table) or await self._service.cached(table)
            caller = await present(self._service, self._caller, cached)
            version, repeated = await self._carry_out(caller, message)
        except Revoked:
            raise
        except Exception as error:  # a refusal or a fault: `failure` tells them apart
            failed = failure(error)
            self._socket.app.state.metrics.refusals.labels(failed.code).inc()
            scope = self._socket.scope
            members = problem(failed, self._caller.locale, self._caller.messages, scope["path"], scope["state"]["base"])
            return Reply(name, failed.status, problem=members)
        return Reply(name, 201, frame=caller.cached.feeds.count(caller.seat, version), replayed=repeated)

    def _carry_out(self, caller: Caller, message: Message) -> Coroutine[Any, Any, tuple[int, bool]]:
        """Carry out a message; return the version of its last event, and whether it was carried out before."""
        if message.correction:
            besides = message.command or message.commands is not None or message.dice is not None
            if besides or message.nonce or message.behalf:
                raise Failed(400, bodies.MALFORMED, errors=(Misfit("either", ""),))
            named = message.preview
            return correct(self._service, caller, message.correction, message.key, named, "/correction")
        if message.preview:
            raise Failed(400, bodies.MALFORMED, errors=(Misfit("either", ""),))
        envelope = bodies.Envelope(message.command, message.dice, message.nonce, message.commands, message.behalf)
        return execute(self._service, self._limits, CommandRequest(caller, envelope, message.key))
