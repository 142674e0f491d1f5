"""The entry rules of all chapters of Nosgoth Mithrap in one table."""

from __future__ import annotations

from projections.base.entry_rules import EntryRules
from projections.nosgoth.entries import actions, combat, sheets

ENTRY_RULES: EntryRules = {**sheets.ENTRY_RULES, **actions.ENTRY_RULES, **combat.ENTRY_RULES}
