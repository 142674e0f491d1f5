"""The register of events: append-only streams on SQLite, PostgreSQL or memory.

It uses eventsourcing's recorders. Nothing outside this package knows them; nothing inside it knows what an event means.
"""

from domain.register.log import Register
from domain.register.settings import memory_settings, migrate, postgres_settings, save, sqlite_settings
from domain.register.storage.errors import Cause, Conflict, NotARegister, RegisterError, Unavailable
from domain.register.storage.hooks import HookRow
from domain.register.storage.sqlite import Access
from domain.register.storage.stored import Ends, Stored, tip_of

__all__ = [
    "Access",
    "Cause",
    "Conflict",
    "Ends",
    "HookRow",
    "NotARegister",
    "Register",
    "RegisterError",
    "Stored",
    "Unavailable",
    "memory_settings",
    "migrate",
    "postgres_settings",
    "save",
    "sqlite_settings",
    "tip_of",
]
