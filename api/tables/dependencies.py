"""Dependencies of all that writes more than the next event of one table: it begins tables, or changes their keys."""

from __future__ import annotations

from typing import NamedTuple

from api.base.environment import Environment
from api.storage.commits import Commits
from api.storage.host_keys import HostKeys
from api.storage.manifest import ManifestWriter
from api.storage.workers import RunInThread
from api.tables.cache import TableCache
from domain.register import Register


class Dependencies(NamedTuple):
    """`run_io`: what takes long, beside the event loop."""

    register: Register
    host_keys: HostKeys
    memory: TableCache
    writing: Commits
    manifest: ManifestWriter
    run_io: RunInThread
    environment: Environment
