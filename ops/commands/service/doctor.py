"""`greffe doctor`: faults of a service in plain words, and what to do about them."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

from api.base.settings import BadSetting, Settings
from ops.cli.command import command, option
from ops.cli.messages import translate
from ops.cli.options import as_json, print_json, settings_of
from ops.cli.terminal import plain, row, show, table
from ops.commands.service.machine import (
    Diagnosis,
    examine_database,
    examine_disk,
    examine_permissions,
    examine_redis,
    examine_settings,
    examine_versions,
)
from ops.commands.service.reach import examine_public_address, examine_service

SIGNS = {"good": "✓", "doubtful": "!", "bad": "✗"}


@command()
@option("--data", help="option-data-read")
@option("--url", default="http://127.0.0.1:8000", show_default=True, help="option-doctor-url")
@as_json
def doctor(data: str | None, url: str, as_json: bool) -> None:
    """Look at settings, database, disk, clock, Redis, proxy, public address, permissions and versions.

    Nothing is changed. Ends with 1 if something is wrong; doubtful things do not count.
    """
    found = list(_examined(data, url.rstrip("/")))
    if as_json:
        for each in found:
            print_json(each._asdict())
    else:
        made = table("subject", "diagnosis")
        for each in found:
            row(made, f"{SIGNS[each.grade]} {translate(f'subject-{each.subject}')}", plain(each.text))
        show(made)
    if any(each.grade == "bad" for each in found):
        sys.exit(1)


def _examined(data: str | None, url: str) -> Iterator[Diagnosis]:
    try:
        Settings.from_env(os.environ)
    except BadSetting as error:  # nothing else can be believed
        yield Diagnosis("settings", "bad", translate("failed-bad-setting", detail=error))
        return
    settings = settings_of(data)
    yield from examine_settings(settings, os.environ)
    yield from examine_versions()
    yield from examine_database(settings)
    yield from examine_disk(settings)
    yield from examine_permissions(settings)
    yield from examine_redis(settings)
    yield from examine_service(settings, url)
    yield from examine_public_address(settings)
