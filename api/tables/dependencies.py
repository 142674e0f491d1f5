"""Dependencies of the parts that write more than the next event of one table: they begin tables, or change keys."""

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
    """Dependencies of the writers of streams. `run_io` runs blocking calls beside the event loop."""

    register: Register
    host_keys: HostKeys
    memory: TableCache
    writing: Commits
    manifest: ManifestWriter
    run_io: RunInThread
    environment: Environment
