"""Kits at the page: what was prepared is saved as a file, and given to another table, but for what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.api.service import GM
from tests.browser.people import People
from tests.browser.test_going_wrong import link

MALEK = {"type": "AddCombatant", "name": "Malek", "kind": "other", "level": 5}


def test_a_kit_is_taken_away_and_given_to_another_table(people: People, tmp_path: Path) -> None:
    here, there = people.service.open("nosgoth"), people.service.open("nosgoth")
    here.gm.did(MALEK)
    maud = people.comes(link(here, GM))
    with maud.page.expect_download() as saving:
        maud.page.get_by_role("button", name="Emporter vos préparatifs").click()
    file = tmp_path / "kit.json"
    saving.value.save_as(file)
    kit = json.loads(file.read_text())
    assert [each["command"]["name"] for each in kit["commands"]] == ["Malek"]

    stray = {"id": "@2", "command": {"type": "ReviseCombatant", "combatant": "nobody", "name": "?"}}
    file.write_text(json.dumps({**kit, "commands": [*kit["commands"], stray]}))
    maud = people.comes(link(there, GM))
    maud.page.get_by_role("button", name="Donner un kit").click()
    dialog = maud.page.locator("greffe-kit dialog")
    dialog.get_by_label("Fichier du kit").set_input_files(file)
    expect(dialog).to_contain_text("@2 ReviseCombatant")
    maud.look("refused")
    dialog.get_by_role("button", name="Donner le reste").click()
    expect(maud.frames_saying("Malek")).to_be_visible()
