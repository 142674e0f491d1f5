"""Connections to PostgreSQL: opening, pooling and discarding them, and the causes of psycopg's errors.

psycopg's own pool opens connections in the background, and after an outage at growing intervals, so that the service
would find its database again minutes after it came back. Here the thread that needs a connection opens it, and learns
at once why it cannot be had.
"""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any, cast

import psycopg
from eventsourcing.persistence import IntegrityError
from eventsourcing.postgres import ConnectionPool, PostgresDatastore
from psycopg import Connection
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.errors import Diagnostic
from psycopg.pq import TransactionStatus
from psycopg.rows import DictRow, dict_row

from domain.base.finding import Finding
from domain.register.storage.errors import Cause, Unavailable

SILENCE_SECONDS = 5.0  # of one use of a connection, after which its server is asked whether it is there
LOOK_SECONDS = 2.0  # between two looks at what is in use
MAX_AGE = 3600.0  # seconds: server processes grow, and addresses behind names change

# A peer that vanished without a word is noticed after this many milliseconds.
SILENCE = 10_000
_ALIVE: dict[str, str | int | None] = {
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": SILENCE,
    "application_name": "greffe",
}

# Durable when acknowledged, whatever the default of the role: some hosts relax it.
_SESSION_SETTINGS = """
SELECT set_config('lock_timeout', %(lock)s, false),
       set_config('statement_timeout', %(statement)s, false),
       set_config('idle_in_transaction_session_timeout', %(statement)s, false),
       set_config('default_transaction_isolation', 'read committed', false),
       set_config('synchronous_commit',
                  CASE current_setting('synchronous_commit') WHEN 'off' THEN 'on'
                  ELSE current_setting('synchronous_commit') END, false)
"""


class Access:
    """The address of the database and its timeouts. Raises Unavailable for settings that cannot be."""

    def __init__(self, settings: Mapping[str, str]) -> None:
        self.schema = settings.get("POSTGRES_SCHEMA", "").strip() or "public"
        self.readers = _number(settings, "POSTGRES_READERS", 16)
        self.connect_timeout = _number(settings, "POSTGRES_CONNECT_TIMEOUT", 5)
        self._timeouts = {
            "lock": f"{_number(settings, 'POSTGRES_LOCK_TIMEOUT', 5)}s",
            "statement": f"{_number(settings, 'POSTGRES_STATEMENT_TIMEOUT', 30)}s",
        }
        try:
            given = conninfo_to_dict(settings.get("POSTGRES_URL", ""))
        except psycopg.ProgrammingError as error:
            raise Unavailable(
                "settings", Finding("the URL of the database: {detail}", detail=message_of(error))
            ) from error
        self.watchdog = Watchdog(self.answers)
        self.warnings = 0  # that the server gave on any connection: a commit may have stopped waiting for its standbys
        several = {"target_session_attrs": "read-write"} if "," in str(given.get("host", "")) else {}
        self._conninfo = make_conninfo("", **{**_ALIVE, **several, "connect_timeout": self.connect_timeout, **given})

    def connect(self) -> Connection[DictRow]:
        """Open a new connection that commits each statement by itself. Raises psycopg.Error."""
        connection = psycopg.connect(self._conninfo, autocommit=True, row_factory=dict_row)
        connection.add_notice_handler(self._note)
        try:
            with self.watchdog.watching(connection):
                connection.execute(_SESSION_SETTINGS, self._timeouts)
        except BaseException:
            connection.close()
            raise
        return connection

    def answers(self, connection: Connection[Any]) -> bool:
        """Return whether the server of that connection answers a new connection, even if only with a refusal."""
        info = connection.info
        server = make_conninfo(
            self._conninfo, host=info.host, port=info.port, hostaddr=info.hostaddr or None, target_session_attrs="any"
        )
        try:
            psycopg.connect(server).close()
        except psycopg.errors.ConnectionTimeout:
            return False
        except psycopg.Error:
            return True
        return True

    def _note(self, notice: Diagnostic) -> None:
        if notice.severity_nonlocalized == "WARNING":
            self.warnings += 1

    def datastore(self, connections: int) -> PostgresDatastore:
        """Make the datastore of eventsourcing's recorder, with at most so many connections. Opens none yet."""
        datastore = PostgresDatastore("", "", "", "", "", schema=self.schema, originator_id_type="text")
        datastore.pool = cast("ConnectionPool[Connection[DictRow]]", Connections(self, connections))
        return datastore


class Connections:
    """A pool of at most `most` connections, each lent to one thread at a time, for a datastore that needs a pool."""

    def __init__(self, access: Access, most: int) -> None:
        self._access = access
        self._free = threading.BoundedSemaphore(most)
        self._idle: list[tuple[Connection[DictRow], float]] = []  # the last used first, each with its birth
        self._closed = False

    def open(self, wait: bool = False, timeout: float = 0) -> None:
        """Do nothing: connections are opened when they are needed."""

    @contextmanager
    def connection(self) -> Iterator[Connection[DictRow]]:
        """Lend a connection for the block and take it back afterwards. Raises psycopg.OperationalError."""
        if not self._free.acquire(timeout=self._access.connect_timeout):
            raise psycopg.OperationalError("every connection is busy")
        try:
            connection, born = self._take()
            try:
                with self._access.watchdog.watching(connection):
                    yield connection
            finally:
                self._put_back(connection, born)
        finally:
            self._free.release()

    def close(self) -> None:
        self._closed = True
        self._drop_idle()

    def _take(self) -> tuple[Connection[DictRow], float]:
        while self._idle:
            with suppress(IndexError):
                connection, born = self._idle.pop()
                if not connection.closed and time.monotonic() - born < MAX_AGE:
                    return connection, born
                connection.close()
        return self._access.connect(), time.monotonic()

    def _put_back(self, connection: Connection[DictRow], born: float) -> None:
        if connection.broken:
            self._drop_idle()  # what cut this one has most likely cut them all
        if connection.info.transaction_status != TransactionStatus.IDLE or self._closed:
            connection.close()
        else:
            self._idle.append((connection, born))

    def _drop_idle(self) -> None:
        while self._idle:
            with suppress(IndexError):
                self._idle.pop()[0].close()


class Watchdog:
    """A watch that ends connections in use at a server that hangs: one for which `answers` returns False.

    The machine of such a server acknowledges all that is sent to it, so that TCP notices nothing, and a COMMIT has no
    bound of its own: a caller that waits there would never learn that another server was promoted. A server that
    answers is left alone: a commit may wait for a standby as long as that is away.
    """

    def __init__(self, answers: Callable[[Connection[Any]], bool], silence: float = SILENCE_SECONDS) -> None:
        self._answers = answers
        self._silence = silence
        self._used: dict[Connection[Any], float] = {}
        self._lock = threading.Lock()
        self._over = threading.Event()

    def start(self) -> None:
        """Start a thread that looks every `LOOK_SECONDS` seconds until `stop`."""
        threading.Thread(target=self._run, name="watchdog", daemon=True).start()

    def stop(self) -> None:
        self._over.set()

    @contextmanager
    def watching(self, connection: Connection[Any]) -> Iterator[None]:
        with self._lock:
            self._used[connection] = time.monotonic()
        try:
            yield
        finally:
            with self._lock:
                del self._used[connection]

    def look(self) -> None:
        """End the connections that have been in use for `silence` seconds at a server that does not answer."""
        now = time.monotonic()
        with self._lock:
            late = [each for each, since in self._used.items() if now - since >= self._silence]
        answering: dict[object, bool] = {}
        for connection in late:
            with suppress(psycopg.OperationalError):  # it was closed meanwhile
                server = connection.info.host, connection.info.port
                if server not in answering:
                    answering[server] = self._answers(connection)
                if not answering[server]:
                    _end(connection)

    def _run(self) -> None:
        while not self._over.wait(LOOK_SECONDS):
            self.look()


def _end(connection: Connection[Any]) -> None:
    """Shut the connection's socket, so that the thread that waits for an answer there finds the connection lost."""
    with suppress(OSError), socket.socket(fileno=os.dup(connection.fileno())) as ended:
        ended.shutdown(socket.SHUT_RDWR)


def _number(settings: Mapping[str, str], name: str, default: int) -> int:
    text = settings.get(name, "").strip() or str(default)
    if not text.isdecimal() or int(text) < 1:
        wrong = Finding("{name} is a whole number from 1, not {text}", name=name, text=repr(text))
        raise Unavailable("settings", wrong)
    return int(text)


# By SQLSTATE, else by its first two characters, its class.
_CAUSES: dict[str, Cause] = {
    "55P03": "locked",  # not within lock_timeout
    "40": "locked",  # deadlock, serialization
    "53100": "full",
    "53": "unreachable",  # too many connections
    "25006": "read_only",
    "58": "io",
    "XX001": "damaged",
    "XX002": "damaged",
    "08": "unreachable",
    "57P": "unreachable",  # shutting down, starting up
    "28": "settings",  # user or password
    "3D000": "settings",
    "42501": "settings",  # not permitted
    "3F000": "schema",
    "42": "schema",  # no such table, column or type
    "22": "unfit",
    "54": "unfit",
}


def cause_of(error: BaseException) -> Cause:
    """Return the cause of an error of psycopg, bare or wrapped by eventsourcing."""
    root: Any = error if isinstance(error, psycopg.Error) else error.__cause__ or error
    state = getattr(root, "sqlstate", None) or ""
    for length in (5, 3, 2):
        if found := _CAUSES.get(state[:length]):
            return found
    if state or isinstance(error, IntegrityError):
        return "storage"
    if isinstance(root, (psycopg.OperationalError, psycopg.InterfaceError)):
        return _of_the_client(str(root))
    return "unfit"  # psycopg itself refused the values


def message_of(error: BaseException) -> str:
    """Return the message of an error of psycopg, bare or wrapped by eventsourcing, in one line."""
    return " ".join(str(error if isinstance(error, psycopg.Error) else error.__cause__ or error).split())


def _of_the_client(text: str) -> Cause:
    """Return the cause of an error in connecting, by its text: libpq gives no SQLSTATE then, not even the server's."""
    ours = ("authentication", "does not exist", "no pg_hba.conf entry", "no password supplied", "SSL")
    return "settings" if any(word in text for word in ours) else "unreachable"
