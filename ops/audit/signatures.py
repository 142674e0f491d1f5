"""Signatures, and the keys that ought to have made them: those that were named, or those of the service on this
database.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from api.base.settings import Settings
from api.storage.keyring import BadKeys, Keyring, KeySet, keyring, read_public
from api.storage.signer import KEYS, Signer
from domain.record.tombstone import FORGOTTEN
from domain.register import Register
from domain.register.integrity.manifest import ought
from ops.cli.connection import PATIENCE, reaching
from ops.cli.failures import Failed, OutOfReach
from ops.cli.messages import translate
from ops.cli.sources import configured, is_database
from ops.clients.python.greffe_client import Client, Refused
from projections.proof.signing import PublicKey, examined


class Trust(msgspec.Struct, frozen=True):
    """The trusted keys, by id; None: unknown.

    `named`: the user named them, so that a missing signature is a finding.
    """

    keys: Mapping[str, PublicKey] | None
    named: bool


class Judged(msgspec.Struct, frozen=True):
    """The judgement of a signature: `finding`, if something is wrong, else `note`."""

    finding: str = ""
    note: str = ""


def keyring_here(source: str | None = None) -> Keyring | None:
    """Return the keys of the service that works on that database, or on that of the settings; None if it has no file of
    them.
    """
    settings = configured()
    if source is not None and not settings.keys:
        settings = msgspec.structs.replace(settings, database=source)
    found = keyring(settings)
    return found if found is not None and found.path is not None and found.exists() else None


def signer_here(source: str) -> Signer:
    """Return a signer for the service that works on that database. Without the service's keys it signs nothing."""
    return Signer(keyring_here(source))


def make_keys(settings: Settings) -> None:
    """Make the first signing key, at the first start of a service. Raises Failed."""
    with readable_keys():
        if (keys := keyring(settings)) is not None:
            keys.make()
            keys.published()


def trust(named: str | None, source: str) -> Trust:
    """Return the keys in that file or of that service, or else those of the service on the source. Raises Misused,
    OutOfReach, Failed.
    """
    if named is not None:
        return Trust(_named(named).by_id(), True)
    here = keyring_here(source if is_database(source) else None)
    with readable_keys():
        return Trust(None if here is None else here.published().by_id(), False)


def judged(facts: Mapping[str, Any], due: Trust) -> Judged:
    """Judge the signature of an object."""
    key = str(facts.get("key", ""))
    match examined(facts, due.keys):
        case "sound":
            return Judged(note=translate("signature-sound", key=key))
        case "unsigned" if due.keys is None:
            return Judged()
        case "unsigned":
            message = translate("signature-unsigned")
            return Judged(finding=message) if due.named else Judged(note=message)
        case "unknown":
            return Judged(note=translate("signature-unknown", key=key))
        case "foreign":
            return Judged(finding=translate("signature-foreign", key=key))
        case "wrong":
            return Judged(finding=translate("signature-wrong", key=key))


def ends(register: Register, due: Trust) -> Iterator[str]:
    """Yield what is wrong with the signatures of how tables ended; if the user named the keys, also the tables whose
    end is not signed.
    """
    recorded = ought(register, register.streams())
    for head in recorded.finals:
        if found := judged(head.facts(), due).finding:
            yield translate("fault", table=head.table, event=str(head.events), reason=found)
    final = {head.table for head in recorded.finals}
    for table in dict.fromkeys(recorded.ended) if due.named else ():
        last = register.last(table)
        if last is not None and last.topic != FORGOTTEN and table not in final:
            yield translate("fault", table=table, event=str(last.version), reason=translate("signature-unsigned"))


def _named(name: str) -> KeySet:
    """Read public keys from a file, or from a service."""
    with readable_keys():
        if urlsplit(name).scheme in ("http", "https"):
            return read_public(name, _fetch(name))
        try:
            return read_public(name, Path(name).read_bytes())
        except OSError as error:
            raise OutOfReach("unreadable", name=name, reason=error.strerror or error) from error


def _fetch(url: str) -> bytes:
    try:
        with reaching(url), Client(url, patience=PATIENCE) as service:
            return service.ask("GET", KEYS).content
    except Refused as refusal:
        raise Failed("told", text=refusal) from refusal


@contextmanager
def readable_keys() -> Iterator[None]:
    """Translate a fault of a file of keys into a failure of one line. Raises Failed."""
    try:
        yield
    except BadKeys as error:
        raise Failed("bad-keys", name=error.path, reason=error.reason) from error
