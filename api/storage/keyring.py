"""The keys with which this service signs, in a file of their own: never in the register, so that no holder of a
database or a backup can sign for the service.

The file is a JWK Set (RFC 7517) that nobody but its owner reads (mode 0600). The secret of a retired key is gone, its
public part stays for ever. Processes that share a register share the file; each reads it again when it changed.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import NamedTemporaryFile

import msgspec
from msgspec.structs import asdict, replace

from api.base.logs import log_event
from api.base.settings import MEMORY, Settings
from domain.register import Unavailable
from domain.register.storage.lock import waited_for
from projections.proof.signing import PublicKey, SigningKey, thumbprint

OTHERS = 0o077
PATIENCE = 5.0  # seconds in which whoever else rotates is done
_log = logging.getLogger("greffe.keys")


class BadKeys(Exception):
    """The file of keys cannot be read or written, or is not a file of keys."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(path, reason)
        self.path = path
        self.reason = reason


class KeySet(msgspec.Struct, frozen=True):
    """The public keys of the service, the oldest first (a JWK Set, RFC 7517)."""

    keys: tuple[PublicKey, ...]

    def by_id(self) -> Mapping[str, PublicKey]:
        return {key.kid: key for key in self.keys}


class _StoredKey(PublicKey, frozen=True, kw_only=True):
    """A key in the file. `d`: the secret, as long as the key signs."""

    d: str | msgspec.UnsetType = msgspec.UNSET


class _File(msgspec.Struct, frozen=True):
    keys: tuple[_StoredKey, ...]


_file = msgspec.json.Decoder(_File)
_set = msgspec.json.Decoder(KeySet)


class Keyring:
    """The keys in a file, or of this process alone if `path` is None. Each answer comes from the file as it is then."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._seen: tuple[int, int] | None = None
        self._keys: tuple[_StoredKey, ...] = () if path else (_new(),)
        self._signing: SigningKey | None = None

    def exists(self) -> bool:
        return self.path is None or self.path.exists()

    def make(self) -> bool:
        """Make the first key, unless there is a file; return False if there was. Of several processes that start at
        once, one makes it. Raises BadKeys.
        """
        if self.exists():
            return False
        return self._write((_new(),), new=True)

    def rotate(self) -> PublicKey:
        """Make a new key, which signs from now on; the secret of the one before is deleted. Raises BadKeys."""
        with self._alone():
            now, keys, made = _now(), self._read(), _new()
            retired = tuple(replace(key, d=msgspec.UNSET, retired=key.retired or now) for key in keys)
            self._write((*retired, made), new=False)
        return _public(made)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Hold the lock of the file: one process at a time reads it and writes it anew. A key that another process
        wrote over would be lost, and all that it had signed would count as foreign. Raises BadKeys.
        """
        if self.path is None:
            yield
            return
        try:
            with waited_for(str(self.path), PATIENCE):
                yield
        except Unavailable as error:
            raise BadKeys(self.path, error.detail) from error
        except OSError as error:
            raise BadKeys(self.path, error.strerror or str(error)) from error

    def signer(self) -> SigningKey:
        """Return the key that signs now. Raises BadKeys."""
        keys = self._read()
        if self._signing is None:
            self._signing = SigningKey.read(keys[-1].d or "")
        return self._signing

    def published(self) -> KeySet:
        """Return all keys that ever signed, without their secrets. Raises BadKeys."""
        return KeySet(tuple(_public(key) for key in self._read()))

    def _read(self) -> tuple[_StoredKey, ...]:
        if self.path is None:
            return self._keys
        try:
            found = self.path.stat()
            if self._seen != (found.st_mtime_ns, found.st_ino):
                self._keys, self._signing = _sound(self.path, self.path.read_bytes()), None
                self._seen = found.st_mtime_ns, found.st_ino
                if found.st_mode & OTHERS and os.name == "posix":
                    log_event(_log, "keys open to others", logging.WARNING, file=str(self.path))
        except OSError as error:
            raise BadKeys(self.path, error.strerror or str(error)) from error
        return self._keys

    def _write(self, keys: tuple[_StoredKey, ...], *, new: bool) -> bool:
        """Write the keys; the file has its name only when it is whole and on the disk. Return False if it was `new`,
        but there already.
        """
        if self.path is None:
            self._keys, self._signing = keys, None
            return True
        part = ""
        try:
            with NamedTemporaryFile(dir=self.path.parent, prefix=self.path.name, delete=False) as file:  # mode 0600
                part = file.name
                file.write(msgspec.json.format(msgspec.json.encode(_File(keys)), indent=2) + b"\n")
                file.flush()
                os.fsync(file.fileno())
            if not new:
                os.replace(part, self.path)
                return True
            os.link(part, self.path)
        except FileExistsError:
            return False
        except OSError as error:
            raise BadKeys(self.path, error.strerror or str(error)) from error
        finally:
            if part:
                Path(part).unlink(missing_ok=True)
        return True


def keyring(settings: Settings) -> Keyring | None:
    """Return the keys of a service with these settings; None if it signs nothing, as its processes share no file."""
    if settings.database == MEMORY and not settings.keys:
        return Keyring(None)
    path = settings.keys_file
    return None if path is None else Keyring(path)


def read_public(name: object, data: bytes) -> KeySet:
    """Decode public keys as `GET /.well-known/greffe-keys` answers with them. Raises BadKeys."""
    try:
        found = _set.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadKeys(Path(str(name)), str(error)) from error
    return _named(Path(str(name)), found)


def _named(path: Path, found: KeySet) -> KeySet:
    for key in found.keys:
        if thumbprint(key.x) != key.kid:
            raise BadKeys(path, f"{key.kid} is not the id of its key")
    return found


def _sound(path: Path, data: bytes) -> tuple[_StoredKey, ...]:
    try:
        keys = _file.decode(data).keys
        signing = [SigningKey.read(key.d).kid for key in keys if key.d]
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as error:
        raise BadKeys(path, str(error)) from error
    _named(path, KeySet(tuple(map(_public, keys))))
    if not keys or signing != [keys[-1].kid]:
        raise BadKeys(path, "its last key, and no other, must have its secret")
    return keys


def _public(key: _StoredKey) -> PublicKey:
    return PublicKey(**{name: value for name, value in asdict(key).items() if name != "d"})


def _new() -> _StoredKey:
    made = SigningKey.new()
    return _StoredKey(kid=made.kid, x=made.x, created=_now(), d=made.d)


def _now() -> datetime:
    return datetime.now(UTC).replace(microsecond=0)
