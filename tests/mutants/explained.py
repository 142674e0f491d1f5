"""Mutants that no test can tell from the code, or that tell nobody anything: `path:function: what: code` -> why."""

EXPLAINED: dict[str, str] = {
    "projections/ambre/views/table.py:_audit: filter dropped: p.joker": "at the end everybody was dealt a joker",
    "projections/ambre/awaited.py:_claimed: operand dropped: found is None": "claims are made by the evaluation",
    "projections/ambre/awaited.py:_epilogues: filter dropped: s.destiny is not None": "told as soon as tales are due",
    "projections/nosgoth/entries/rules.py:ENTRY_RULES: told to everybody: Immobilized: seen": (
        "only who takes part in a fight is immobilized, and everybody sees those"
    ),
    "projections/nosgoth/entries/actions.py:_rolled: filter dropped: draw.kind == 'd20'": (
        "a resolution throws one d20, no more"
    ),
    "projections/nosgoth/entries/combat.py:_revised: operand dropped: now": "who was there is there after a revision",
    "projections/nosgoth/entries/sheets.py:_fed: operand dropped: was is None": "who is fed is there",
    "projections/nosgoth/entries/sheets.py:_adjusted: operand dropped: was is None": (
        "nobody comes into being by points"
    ),
    "projections/nosgoth/entries/sheets.py:_adjusted: operand dropped: now is None": "nobody goes away by points",
    "projections/nosgoth/views/table.py:_pools: operand dropped: {}": (
        "only enemies may lack pools, of whom it is not asked"
    ),
    "projections/nosgoth/entries/combat.py:_ruled: operand dropped: of is None": (
        "what is ruled on is an action that stands"
    ),
    "projections/spin/views/table.py:_in_play: filter dropped: m in state.characters": (
        "who is in a camp is a character"
    ),
    "domain/systems/spin/oppositions/factor_moves.py:moves: filter dropped: f.hidden": (
        "an offer asks of each factor whether it may be revealed, and an open one is refused"
    ),
    "projections/spin/views/visibility.py:_sees_trait: operand dropped: bearer is not None": (
        "what is told has a bearer"
    ),
    "projections/spin/views/visibility.py:gauge: operand dropped: owner is not None": "what is told is on a sheet",
    "projections/spin/entries/absences.py:_by_character: operand dropped: ''": "nobody has None for his id, either",
    "projections/sombre/views/visibility.py:_indirect: operand dropped: ''": "nothing has None for its id, either",
    "projections/sombre/views/visibility.py:of_pc: operand dropped: known(step, seat, fact)": (
        "these lines name whom they are about, and those that name somebody unseen are left out at the end"
    ),
    "projections/base/entry_rules.py:given: negated: isinstance(fields, ForAll)": (
        "runs as modules are read, before anything is broken; written so, no game can be read"
    ),
}
