# What is recorded
about = Vampires in a ruined world. One twenty-sided die, four characteristics, quick fights that the game master rules on.

OptionsSet = { $who } sets the options of the table.{ $options-has_focus_floor ->
    [no] {""}
   *[yes] {" "}Points needed for focus: { $options-focus_floor }.
}{ $options-has_surcharge_unit ->
    [no] {""}
   *[yes] {" "}Surcharge on focus while life is at zero: 1 point { $options-surcharge_unit }.
}{ $options-has_surcharge_until ->
    [no] {""}
   *[yes] {" "}How long the surcharge on focus lasts: { $options-surcharge_until }.
}{ $options-has_attack_bases ->
    [no] {""}
   *[yes] {" "}Basis of an attack: { $options-attack_bases }.
}{ $options-has_enemy_attack_mode ->
    [no] {""}
   *[yes] {" "}An enemy’s attack: { $options-enemy_attack_mode }.
}{ $options-has_damage_overflow ->
    [no] {""}
   *[yes] {" "}Excess damage: { $options-damage_overflow }.
}{ $options-corruption_absorbs ->
    [true] {" "}Corruption may take damage for another characteristic.
    [false] {" "}Corruption never takes damage for another characteristic.
   *[unchanged] {""}
}{ $options-has_enemy_view ->
    [no] {""}
   *[yes] {" "}Who sees an opponent’s values: { $options-enemy_view }.
}{ $options-has_sheet_view ->
    [no] {""}
   *[yes] {" "}Who reads the sheets: { $options-sheet_view }.
}{ $options-has_dice ->
    [no] {""}
   *[yes] {" "}Dice: { $options-dice }.
}
    .short = the options that { $who } set
RollerAssigned = { $who } hands { POSS($combatant) } roll to { $seat }.
    .short = { POSS($combatant) } roll, handed to { $seat }
CharacterCreated = A new vampire comes into play: { $name }, played by { $seat }{ $has_characteristics ->
    [no] .
   *[yes] {" "}({ $characteristics }, armour { $armor }).{ $has_skills ->
        [no] {""}
       *[yes] {" "}Skills: { LIST($skills) }.
    }{ $has_powers ->
        [no] {""}
       *[yes] {" "}Powers: { LIST($powers) }.
    }{ $has_history ->
        [no] {""}
       *[yes] {" "}History: { STOP($history) }
    }{ $has_gear ->
        [no] {""}
       *[yes] {" "}Gear: { LIST($gear) }.
    }{ $has_notes ->
        [no] {""}
       *[yes] {" "}Notes: { STOP($notes) }
    }
}
    .short = { POSS($name) } coming into play
SheetValueSet = { $has_value ->
    [no] { $who } erases { POSS($character) } { WORD($field) ->
        [skills] skills
        [powers] powers
        [gear] gear
        [notes] notes
       *[history] history
    }{ $has_was ->
        [no] .
       *[yes] {" "}(before: { $was }).
    }
   *[yes] { $who } { WORD($field) ->
        [name] renames a character
        [gear] revises { POSS($character) } gear
        [notes] rewrites { POSS($character) } notes
        [history] rewrites { POSS($character) } history
        [skills] revises { POSS($character) } skills
        [powers] revises { POSS($character) } powers
        [armor] changes { POSS($character) } armour
       *[life] changes { POSS($character) } maximum { $field }
    }{ $has_was ->
        [no] {""}
       *[yes] {" "}(before: { $was })
    }: { STOP($value) }
}
    .short = the change to { POSS($character) } sheet
PointsAdjusted = { $who } adjusts { POSS($combatant) } { $characteristic } ({ $reason }): { $limited ->
    [true] { SIGNED($applied) } instead of { SIGNED($delta) }
   *[false] { SIGNED($applied) }
}, which makes { N($remaining, "point", "points") } of { $maximum }.
    .short = the adjustment of { POSS($combatant) } { $characteristic }
MealRecorded = { $character } has a meal{ $resumed ->
    [true] : regeneration starts again.
   *[unknown] .
}
    .short = { POSS($character) } meal
ActionDeclared = { $who } declares an action of { $character }: { STOP($text) }
    .short = { POSS($character) } action
RoutineRuled = { $who } rules that { POSS($combatant) } action is routine and cannot fail.
    .short = the routine granted to { $combatant }
ActionClassified = { $who } bases { POSS($combatant) } { kind-of-action } on { $characteristic }.
    .short = the characteristic of { POSS($combatant) } action
DifficultySet = { $who } sets the difficulty for { $combatant }: level { $level } ({ level-name }), the die must show { $target_number } or more.
    .short = { POSS($combatant) } difficulty, level { $level }
ActionCancelled = { POSS($combatant) } action is dropped before the roll.
    .short = the dropping of { POSS($combatant) } action
ReductionProposed = { $who } proposes to lower the difficulty by { N($levels, "level", "levels") } for { $combatant } ({ $source }: { $label }).
    .short = the reduction that { $who } proposed for { $combatant }
ReductionRuled = { $accepted ->
    [true] { $who } lowers the difficulty by { N($levels, "level", "levels") }{ $has_proposed ->
        [no] {""}
       *[yes] {" "}of { $proposed } proposed
    } for { $combatant } ({ $source }: { $label }): { level-left }.
   *[false] { $who } refuses to lower the difficulty for { $combatant } ({ $source }: { $label }): { level-left }.
}
    .short = { POSS($who) } ruling on the reduction for { $combatant }
FocusChosen = { $points ->
    [0] { $who } stakes no focus for { $combatant }: { level-left }.
   *[1] { $who } stakes { N($points, "point", "points") } of focus for { $combatant }: { level-left }.
}
    .short = the focus staked for { $combatant }
ActionResolved = { $has_die ->
    [no] { $who } needs no die for { POSS($combatant) } { kind-of-action }.
   *[yes] { $who } rolls the d20 for { POSS($combatant) } { kind-of-action }: { $die }{ $physical ->
        [true] {" "}(a die of the table).
       *[false] .
    }
}
    .short = { POSS($combatant) } roll
SpecialEffectRecorded = { $who } tells { POSS($combatant) } { WORD($kind) ->
    [major_failure] major failure
   *[minor] { WORD($action_kind) ->
        [free] { $kind } accomplishment
        [enemy_deed] { $kind } accomplishment
       *[attack] { $kind } effect
    }
}{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
    .short = the effect that { $who } told for { $combatant }
CombatantAdded = { $who } prepares an opponent: { $name }, { WORD($kind) ->
    [vampire] a vampire of level { $level }
   *[plain] level { $level }
} ({ $has_characteristics ->
    [no] no characteristics
   *[yes] { $characteristics }
}, armour { $armor }{ $has_damage ->
    [no] {""}
   *[yes] , usual damage { $damage }
}{ $teleport ->
    [true] , teleports
   *[false] {""}
}).
    .short = the preparation of { $name }
CombatantRevised = { $has_was ->
    [no] { $who } revises { $combatant }.
   *[yes] { $who } renames an opponent: { $was } is now called { $name }.
}{ WORD($changes-kind) ->
    [vampire] {" "}It is a vampire.
    [other] {" "}It is no vampire.
   *[unchanged] {""}
}{ $changes-has_level ->
    [no] {""}
   *[yes] {" "}Level: { $changes-level }.
}{ $changes-has_characteristics ->
    [no] {""}
   *[yes] {" "}Characteristics: { $changes-characteristics }.
}{ $changes-has_armor ->
    [no] {""}
   *[yes] {" "}Armour: { $changes-armor }.
}{ $changes-has_damage ->
    [no] {""}
   *[yes] {" "}Usual damage: { $changes-damage }.
}{ $changes-teleport ->
    [true] {" "}It can now teleport.
    [false] {" "}It cannot teleport.
   *[unchanged] {""}
}
    .short = the revision of { $name }
CombatantRevealed = An opponent appears: { $name }{ WORD($status) ->
    [dead] , already dead.
    [out_of_combat] , out of combat.
   *[alive] .
}
    .short = { POSS($name) } appearance
CombatStarted = The combat begins with { POSS($active) } turn{ $has_order ->
    [no] .
   *[yes] . Turn order: { LIST($order) }.
}
    .short = the beginning of the combat
TurnOrderSet = { $who } changes the turn order; it is { POSS($active) } turn (round { $round }){ $has_order ->
    [no] .
   *[yes] . New order: { LIST($order) }.
}
    .short = the turn order that { $who } set
CombatEnded = { $who } ends the combat.
    .short = the end of the combat
TurnEnded = The turn passes to { $active } (round { $round }).
    .short = the turn passed to { $active }
AttackDeclared = { $attacker } attacks { $target }, on the basis of { $basis }{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
    .short = { POSS($attacker) } attack on { $target }
EnemyAttackDeclared = { $attacker } attacks { $target }{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
    .short = { POSS($attacker) } attack on { $target }
MoveDeclared = { WORD($mode) ->
    [crawl] { $combatant } moves by crawling
    [teleport] { $combatant } teleports
   *[normal] { $combatant } moves
}{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
    .short = { POSS($combatant) } move
EnemyActionDeclared = { $who } declares an action of { $combatant }{ $has_seat ->
    [no] {""}
   *[yes] , to be rolled by { $seat }
}: { STOP($text) }
    .short = { POSS($combatant) } action
DamageRuled = { $who } rules the damage of { POSS($attacker) } blow: { $gross } on { POSS($target) } { $characteristic }{ $bonus ->
    [0] {""}
   *[1] {" "}({ $base } base, { SIGNED($bonus) } for the die)
}{ $has_redirect_to ->
    [no] .
   *[yes] , the rest on { $redirect_to }.
}
    .short = the damage of { POSS($attacker) } blow
OutOfCombatRuled = { $out ->
    [true] { $who } rules { $combatant } out of combat.
   *[false] { $who } puts { $combatant } back into fighting shape.
}
    .short = { POSS($who) } ruling on the state of { $combatant }
DeathRuled = { $who } rules that { $combatant } does not survive.
    .short = { POSS($combatant) } death
CombatantRemoved = { $who } takes { $combatant } off the list.
    .short = the removal of { $combatant }
RulingReplaced = { $who } replaces { quoted-event }{ $stands ->
    [itself] {""}
   *[now] {"; "}{ stands-now }
}{ $has_reason ->
    [no] .
   *[yes] {": "}{ STOP($reason) }
}

# What is counted
part-Characteristics = life { $life }, movement { $movement }, mental { $mental }, corruption { $corruption }
part-Power = { $label }{ $teleport ->
    [true] {" "}(teleports)
   *[false] {""}
}
part-Reduction = −{ $levels } { $source } { QUOTE($label) }
kind-of-action = { WORD($action_kind) ->
    [free] action
    [enemy_deed] action
    [defence] defence
   *[attack] attack
}
level-left = { $final_level ->
    [0] level 0, success without a roll
   *[1] level { $final_level }, the die must show { $target_number } or more
}
level-counted = level { $level }{ $has_reductions ->
    [no] { $focus ->
        [0] {""}
       *[1] , −{ $focus } focus, which makes level { $final_level }
    }
   *[yes] , { $reductions }{ $focus ->
        [0] , which makes level { $final_level }
       *[1] , −{ $focus } focus, which makes level { $final_level }
    }
}

# Levels of difficulty
level-name = { $level ->
    [0] Routine
    [1] Simple
    [2] Standard
    [3] Trying
    [4] Difficult
    [5] Challenge
    [6] Daunting
    [7] Formidable
    [8] Heroic
    [9] WITNESS!
   *[10] Impossible
}

# What follows
DifficultyFixed = { POSS($enemy) } level is the difficulty: { $level } ({ level-name }), the die must show { $target_number } or more.
FocusSpent = { $character } pays { N($points, "point", "points") } of focus{ $has_cost ->
    [no] .
   *[yes] : { $characteristic } loses { N($cost, "point", "points") }{ $surcharge ->
        [0] {""}
       *[1] {" "}({ $surcharge } of it surcharge, for life is at zero)
    }, { $remaining } left.
}
OutcomeComputed = { $success ->
    [true] { WORD($action_kind) ->
        [free] { $combatant } succeeds
        [enemy_deed] { $combatant } succeeds
        [defence] { $target } escapes { POSS($attacker) } attack
       *[attack] { $attacker } hits { $target }
    }
   *[false] { WORD($action_kind) ->
        [free] { $combatant } fails
        [enemy_deed] { $combatant } fails
        [defence] { $target } does not escape { POSS($attacker) } attack
       *[attack] { $attacker } misses { $target }
    }
}{ $automatic ->
    [true] {" "}without a roll ({ level-counted }).
   *[false] : the die shows { $die }, { $target_number } was needed ({ level-counted }), margin { SIGNED($margin) }{ $damage_bonus ->
        [0] {""}
       *[1] ; { SIGNED($damage_bonus) } to damage
    }{ WORD($special) ->
        [none] .
        [major_failure] ; major failure.
       *[minor] ; { WORD($action_kind) ->
            [free] { $special } accomplishment.
            [enemy_deed] { $special } accomplishment.
           *[attack] { $special } effect.
        }
    }
}
HitPending = { $attacker } lands a blow on { $target }: the damage is still to be ruled{ $bonus ->
    [0] .
   *[1] {" "}({ SIGNED($bonus) } for the die).
}
DamageApplied = { $has_net ->
    [no] { $target } takes the blow.
   *[yes] { $net ->
        [0] { POSS($target) } armour ({ $armor }) stops the whole blow.
       *[1] { $target } takes { N($net, "point", "points") } of damage after armour ({ $armor }){ $has_characteristic ->
            [no] .
           *[yes] : { $points ->
                [0] { $characteristic } has nothing to lose
               *[1] { $characteristic } loses { N($points, "point", "points") }, { $remaining } left
            }{ $has_redirect_to ->
                [no] .
               *[yes] ; { $redirect_to } loses { N($redirected, "point", "points") } in its place, { $redirect_remaining } left.
            }
        }
    }
}
RegenerationStopped = { POSS($combatant) } life is at zero: regeneration stops until the next meal.
SurchargeActive = { POSS($combatant) } life is at zero: focus costs 1 more point { $surcharge_unit }, { $surcharge_until }.
Immobilized = { POSS($combatant) } movement is at zero: until the end of the combat, only crawling or teleporting is left.
ImmobilizationCleared = { $combatant } can move normally again.
CharacterDied = { $ruled ->
    [true] { $combatant } dies.
   *[false] { $combatant } dies: life, movement and mental are at zero.
}

# Refusals
refusal-bad_value = A value does not fit.
refusal-not_owner = This belongs to another seat.
refusal-wrong_stage = This is not, or no longer, the moment.
refusal-character_dead = Death has ended their deeds.
refusal-character_out = They are out of combat.
refusal-gm_never_rolls = The game master never rolls.
refusal-options_frozen = Options no longer change after the first action.
refusal-dead_at_start = A vampire cannot begin without life, movement and mental.
refusal-already_exists = This player already has a living character.
refusal-below_losses = This maximum would be lower than the points already lost or spent.
refusal-action_open = An action is still open.
refusal-not_your_turn = It is not their turn.
refusal-bad_target = This target does not fit.
refusal-level_fixed_by_enemy = The enemy’s level already sets the difficulty.
refusal-not_classified = The kind of action is not set yet.
refusal-no_difficulty = The difficulty is not set yet.
refusal-unknown_proposal = No such proposal waits for an answer.
refusal-focus_too_late = Focus is decided before the roll.
refusal-focus_not_yours = This roll admits no focus.
refusal-focus_floor = Too few points would be left for this focus.
refusal-no_roller = Nobody is named for this roll.
refusal-no_such_effect = The roll did not give this effect.
refusal-already_recorded = This effect has already been told.
refusal-combat_active = A combat is already going on.
refusal-no_combat = No combat is going on.
refusal-nobody_left = Nobody is left to take the turn.
refusal-bad_basis = An attack cannot be based on this characteristic.
refusal-immobilized = Immobilized, they can only crawl or teleport.
refusal-no_teleport = They have no power of teleportation.
refusal-no_hit = No hit waits for damage here.
refusal-already_applied = The damage of this hit is already ruled.
refusal-redirect_required = Another characteristic must be named to take it.
refusal-redirect_not_allowed = This characteristic has nothing to take.
refusal-redirect_empty = This characteristic is already at zero.
refusal-no_zero = None of their characteristics is at zero.
refusal-regeneration_stopped = Their regeneration is stopped until the next meal.

# Moves
move-SetTableOptions = Set the options
move-AssignRoller = Leave a roll to another player
move-CreateCharacter = Create a vampire
move-SetSheetValue = Change a sheet
move-AdjustPoints = Give or take points
move-RecordMeal = Record a meal
move-DeclareAction = Declare an action
move-RuleRoutine = Rule it routine
move-ClassifyAction = Set the kind of action
move-SetDifficulty = Set the difficulty
move-CancelAction = Drop an action
move-ProposeReduction = Propose to lower the difficulty
move-RuleReduction = Lower the difficulty or not
move-ChooseFocus = Choose focus
move-ResolveAction = Roll the die
move-RuleAction = Set the kind of action and its difficulty
move-FocusAndResolve = Choose focus and roll the die
move-RecordSpecialEffect = Tell the effect
move-AddCombatant = Prepare an opponent
move-ReviseCombatant = Revise an opponent
move-RevealCombatant = Show an opponent
move-StartCombat = Start a combat
move-SetTurnOrder = Change the turn order
move-EndCombat = End the combat
move-EndTurn = End the turn
move-DeclareAttack = Attack
move-DeclareEnemyAttack = Have an enemy attack
move-DeclareMove = Move about
move-ApplyDamage = Rule the damage
move-DeclareEnemyAction = Declare an enemy’s action
move-RuleDead = Rule dead who is no vampire
move-RemoveCombatant = Take a dead enemy off the list
move-RuleOutOfCombat = Put out of combat or back

# Words
label-life = life
label-movement = movement
label-mental = mental
label-corruption = corruption
label-armor = armour
label-name = name
label-gear = gear
label-notes = notes
label-history = history
label-skills = skills
label-powers = powers
label-skill = skill
label-environment = environment
label-other = other
label-vampire = vampire
label-alive = alive
label-out_of_combat = out of combat
label-dead = dead
label-none = none
label-minor = minor
label-major = major
label-major_failure = major failure
label-normal = walking
label-crawl = crawling
label-teleport = teleporting
label-regeneration = regeneration
label-meal = meal
label-focus_recovery = focus recovery
label-hazard = hazard
label-correction = correction

# Rules
rule-NOS-SEC-01 = What is the game master’s leaves no trace
rule-NOS-SEC-02 = The turn order shows only known combatants
rule-NOS-SEC-03 = Damage on an enemy stays with the game master
rule-NOS-SEC-04 = The fall of a known enemy is public
rule-NOS-SEC-05 = Reserved sheets
rule-NOS-SEC-06 = A refusal tells nothing hidden
rule-NOS-TAB-01 = Seats
rule-NOS-TAB-02 = Players roll all dice
rule-NOS-TAB-03 = The twenty-sided die
rule-NOS-TAB-04 = Options
rule-NOS-TAB-05 = Rolling for the absent
rule-NOS-ACT-01 = Declaring an action
rule-NOS-ACT-02 = Routine action
rule-NOS-ACT-03 = Kind of action
rule-NOS-ACT-04 = Difficulty of the task
rule-NOS-ACT-05 = Lowering the difficulty
rule-NOS-ACT-06 = Order of decisions
rule-NOS-ACT-07 = Dropping an action
rule-NOS-DIFF-01 = Levels of difficulty
rule-NOS-DIFF-02 = Final level
rule-NOS-DIFF-03 = No modifier to the die
rule-NOS-DIFF-04 = Landmarks of difficulty
rule-NOS-FOC-01 = Focus is decided before the die
rule-NOS-FOC-02 = Cost of focus
rule-NOS-FOC-03 = Points that must remain
rule-NOS-FOC-04 = Paying for focus
rule-NOS-FOC-05 = Recovery of focus points
rule-NOS-FOC-06 = Thresholds of focus
rule-NOS-RES-01 = The roll
rule-NOS-RES-02 = Success and failure
rule-NOS-RES-03 = Accomplishments
rule-NOS-RES-04 = Major failure
rule-NOS-RES-05 = Content of effects
rule-NOS-COM-01 = Opponents
rule-NOS-COM-02 = Start, order and end of a combat
rule-NOS-COM-03 = End of turn
rule-NOS-COM-04 = Basis of an attack
rule-NOS-COM-05 = Difficulty of an attack
rule-NOS-COM-06 = Defence roll
rule-NOS-COM-07 = Rolling the enemy’s die
rule-NOS-COM-08 = Special results of attacks
rule-NOS-COM-09 = Special results of defences
rule-NOS-COM-10 = Fight between the game master’s characters
rule-NOS-COM-11 = Hits that wait
rule-NOS-DMG-01 = Ruling damage
rule-NOS-DMG-02 = Armour
rule-NOS-DMG-03 = Points lost
rule-NOS-DMG-04 = Excess damage
rule-NOS-DMG-05 = Another characteristic takes it
rule-NOS-DMG-06 = Each hit once
rule-NOS-DMG-07 = After each change of points
rule-NOS-ZERO-01 = Life at zero: regeneration stopped
rule-NOS-ZERO-02 = Life at zero: dearer focus
rule-NOS-ZERO-03 = Movement at zero: immobilized
rule-NOS-ZERO-04 = Mental or corruption at zero
rule-NOS-ZERO-05 = End of immobilization
rule-NOS-DEATH-01 = Death of a vampire
rule-NOS-DEATH-02 = Out of combat
rule-NOS-DEATH-03 = No automatic end
rule-NOS-DATA-01 = Creation and sheet
rule-NOS-DATA-02 = Points given or taken
rule-NOS-DATA-03 = Meals
rule-NOS-DATA-04 = What the rules leave out
rule-NOS-UNDO-01 = Decisions and consequences
rule-NOS-UNDO-02 = Contesting
rule-NOS-UNDO-03 = Retracting or replacing
rule-NOS-UNDO-04 = The die stays cast
rule-NOS-UNDO-05 = Hits that change
rule-NOS-UNDO-06 = Actions left open
rule-NOS-UNDO-07 = Unpayable choices and turns
rule-NOS-UNDO-08 = What cannot be retracted

# Fields

# NOS-ACT-05
field-accepted = Granted
    .hint = Yes if the game master accepts that this lowers the difficulty.
# NOS-FOC-01, NOS-COM-10
field-acting = Who decides
    .hint = The player who chooses the focus and proposes reductions; where enemies act, the one the game master names, else nothing.
# NOS-RES-01, NOS-TAB-05
field-rolling = Who rolls
    .hint = The player who throws the d20: the action’s, or the one the game master named.
# NOS-DATA-02
field-applied = Points moved
    .hint = What really changed, negative for a loss; never below 0 nor beyond the maximum.
# NOS-DMG-02
field-armor = Armour
    .hint = Points taken once off every hit, whatever the characteristic; 0: none.
# NOS-DMG-02, NOS-SEC-05
field-HurtEntry-armor = Armour
    .hint = Points taken off the hit; always nothing here, for whoever does not read the sheet.
# NOS-COM-04, NOS-TAB-04
field-attack_bases = Bases of an attack
    .hint = Life or movement only, or all four characteristics; the player chooses among them.
# NOS-FOC-03, NOS-TAB-04
field-focus_floor = Focus floor
    .hint = It takes 3 points (5 for two of focus): after paying, or before.
# NOS-ZERO-02, NOS-TAB-04
field-surcharge_unit = Surcharge on focus
    .hint = With life at 0 in combat: 1 point more for each investment, or for each point of focus.
# NOS-ZERO-02, NOS-TAB-04
field-surcharge_until = End of the surcharge
    .hint = As long as the vampire fights with life at 0, or until the next meal.
# NOS-COM-06, NOS-COM-07, NOS-TAB-04
field-enemy_attack_mode = Enemies’ attacks
    .hint = The player aimed at rolls to defend, or rolls the enemy’s die for the hit.
# NOS-DMG-04, NOS-TAB-04
field-damage_overflow = Excess damage
    .hint = What goes beyond the characteristic hit: lost, or taken by another.
# NOS-DMG-05, NOS-TAB-04
field-corruption_absorbs = Corruption absorbs
    .hint = Yes: it may take the damage of a characteristic at 0, as the game master chooses.
# NOS-SEC-03, NOS-TAB-04
field-enemy_view = Enemies’ sheets
    .hint = The game master’s alone, or everybody’s once the enemy is revealed.
# NOS-SEC-05, NOS-TAB-04
field-sheet_view = Vampires’ sheets
    .hint = Read by all, or by their player and the game master.
# NOS-ACT-07
field-cancelled = Dropped
    .hint = Yes if it was before the roll: nothing is paid.
# NOS-ACT-03, NOS-COM-04
field-characteristic = Characteristic
    .hint = Life, movement, mental or corruption: the one that focus is paid from.
# NOS-DATA-02
field-AdjustPoints-characteristic = Characteristic
    .hint = Life, movement, mental or corruption: the one whose points change.
# NOS-DATA-02
field-PointsEntry-characteristic = Characteristic
    .hint = Life, movement, mental or corruption: the one whose points change.
# NOS-DMG-01
field-ApplyDamage-characteristic = Characteristic hit
    .hint = Life, movement, mental or corruption, as the game master judges from the blow.
# NOS-DMG-01
field-DamageEntry-characteristic = Characteristic hit
    .hint = Life, movement, mental or corruption, as the game master ruled.
# NOS-DMG-03
field-DamageApplied-characteristic = Characteristic hit
    .hint = The one that takes the damage; nothing for an enemy without any.
# NOS-DATA-01
field-characteristics = Characteristics
    .hint = The four maxima, in points; a vampire dies at 0 life, movement and mental.
# NOS-COM-01
field-AddCombatant-characteristics = Characteristics
    .hint = Its four maxima, in points; required of a vampire, else they may be left out.
# NOS-COM-01
field-CombatantChanges-characteristics = Characteristics
    .hint = Its new maxima, in points; losses already suffered stay.
# NOS-COM-01
field-EnemyEntry-characteristics = Characteristics
    .hint = Its four maxima, in points; nothing if it has none.
# NOS-DEATH-01
field-CharacterView-characteristics = Characteristics
    .hint = By characteristic: the maximum, the losses and the points left.
# NOS-COM-01, NOS-DMG-06
field-EnemyView-characteristics = Characteristics
    .hint = By characteristic: the maximum, the losses and the points left; nothing if it has none.
# NOS-DATA-01
field-life = Life
    .hint = Maximum in points, 0 or more; at 0 in combat, regeneration stops and focus costs more.
# NOS-DATA-01
field-movement = Movement
    .hint = Maximum in points, 0 or more; at 0 in combat, no more moving but to crawl or teleport.
# NOS-DATA-01
field-mental = Mental
    .hint = Maximum in points, 0 or more; at 0 it only counts towards death.
# NOS-DATA-01
field-corruption = Corruption
    .hint = Maximum in points, 0 or more; the only one that does not count towards death.
# NOS-COM-01
field-combatant = Combatant
    .hint = The vampire or enemy in question.
# NOS-DATA-02
field-AdjustPoints-combatant = Vampire or enemy
    .hint = The one whose points the game master changes; never a dead one.
# NOS-COM-01
field-ReviseCombatant-combatant = Enemy
    .hint = The one whose sheet the game master changes, still alive.
# NOS-COM-01, NOS-SEC-02
field-RevealCombatant-combatant = Enemy to reveal
    .hint = Still hidden; all will learn its name and how it stands.
# NOS-ZERO-03
field-DeclareMove-combatant = Who moves
    .hint = The one whose turn it is: its player declares it, or the game master for an enemy.
# NOS-DEATH-02
field-RuleOutOfCombat-combatant = Combatant
    .hint = Alive, with one characteristic at least at 0, or an enemy without any.
# NOS-COM-06
field-ActionView-combatant = Whose action
    .hint = The vampire who acts or defends; the enemy, where a player rolls for it.
# NOS-COM-05, NOS-COM-06
field-enemy = Enemy
    .hint = The one whose level is the difficulty.
# NOS-COM-06
field-DeclareEnemyAttack-enemy = Attacking enemy
    .hint = The one whose turn it is; the game master declares it.
# NOS-SEC-01
field-enemies = Enemies
    .hint = Those you see: all for the game master, only those revealed for the others.
# NOS-FOC-02, NOS-ZERO-02
field-cost = Cost
    .hint = Points paid: 1 for one of focus, 3 for two, plus the surcharge.
# NOS-DMG-03
field-current = Left
    .hint = The maximum less focus spent and damage, never below 0.
# NOS-DATA-01
field-maximum = Maximum
    .hint = Points when nothing is lost or spent; the game master may change it.
# NOS-FOC-04, NOS-FOC-05
field-focus_spent = Spent as focus
    .hint = Points lost for a time; the game master says when they return.
# NOS-DMG-03
field-PoolView-damage = Lost
    .hint = Points taken by damage, still to be regained.
# NOS-COM-01
field-AddCombatant-damage = Usual damage
    .hint = Points its blows usually do: a reminder, the game master settles each hit.
# NOS-COM-01
field-CombatantChanges-damage = Usual damage
    .hint = Points its blows usually do: the game master’s reminder.
# NOS-COM-01
field-EnemyEntry-damage = Usual damage
    .hint = Points its blows usually do: the game master’s reminder.
# NOS-COM-01
field-EnemyView-damage = Usual damage
    .hint = Points its blows usually do: the game master’s reminder.
# NOS-COM-08
field-damage_bonus = Damage bonus
    .hint = On a successful attack: 1 point for a 17 on the die, 2 for an 18; else 0.
# NOS-DMG-06
field-damage_total = Damage taken
    .hint = Total in points, for an enemy without characteristics: the game master judges what it does.
# NOS-DATA-01
field-field = Part of the sheet
    .hint = A number (a characteristic’s maximum, armour), which the game master changes, or words (name, history, gear…), the player as well.
# NOS-DIFF-02
field-final_level = Final level
    .hint = The level less granted reductions and focus, at least 0: success without a die.
# NOS-FOC-01, NOS-FOC-02
field-focus = Focus
    .hint = Levels taken off by characteristic points, 0 to 2, as the player chose before the roll.
# NOS-DATA-01
field-gear = Gear
    .hint = What the vampire wears and owns, a line for each thing; the player writes it, and it changes no number.
# NOS-DATA-01
field-CreateCharacter-notes = Notes
    .hint = What the player wants to keep in view about the vampire; whoever reads the sheet reads them, too.
# NOS-DATA-01
field-CharacterView-notes = Notes
    .hint = What the player wants to keep in view about the vampire; whoever reads the sheet reads them, too.
# NOS-DATA-01
field-SheetEntry-notes = Notes
    .hint = What the player wants to keep in view about the vampire; whoever reads the sheet reads them, too.
# NOS-COM-04, NOS-TAB-05
field-DeclareAttack-character = Vampire of an absent player
    .hint = For the game master alone, who attacks in the player’s place: the one whose turn it is. Players leave it out, theirs attacks.
# NOS-DATA-01
field-SetSheetValue-character = Character
    .hint = The one whose sheet changes: the game master may change all of it, players only the words of theirs.
# NOS-DATA-03
field-RecordMeal-character = Character
    .hint = The vampire who has just fed, when the game master says so.
# NOS-ACT-01
field-DeclareAction-character = Character
    .hint = Your own, alive and with no other action waiting; in a combat, in its turn.
# NOS-COM-04
field-DeclareAttack-text = Account
    .hint = How the blow is struck, in the words of whoever declares it; no rule depends on them.
# NOS-ZERO-03
field-DeclareMove-text = Account
    .hint = Where and how the combatant moves, in the words of whoever declares it; no rule depends on them.
# NOS-COM-04
field-AttackEntry-text = Account
    .hint = How the blow is struck, in the words of whoever declared it; empty without a description.
# NOS-ACT-01, NOS-SEC-02
field-DeclareEnemyAction-enemy = Enemy
    .hint = Who acts, as the game master says: everybody learns then that it is there. In a combat, the one whose turn it is.
# NOS-ACT-01
field-DeclareEnemyAction-text = Action
    .hint = What the enemy attempts, other than an attack.
# NOS-TAB-02, NOS-TAB-05
field-DeclareEnemyAction-seat = Player who rolls
    .hint = The one to whom the game master, who never rolls, gives the die; to be named later, if left empty.
# NOS-TAB-02, NOS-TAB-05
field-EnemyDeedEntry-seat = Player who rolls
    .hint = The one to whom the game master gives the die; empty while nobody is named.
# NOS-DEATH-01
field-ruled = Ruled
    .hint = Yes if the game master decided it; no if the vampire died by itself, life, movement and mental at 0.
# NOS-DEATH-01, NOS-DEATH-02
field-RuleDead-combatant = Enemy
    .hint = Who dies, as the game master says: no vampire, with life, movement and mental at 0, or entered without characteristics.
# NOS-DEATH-01, NOS-COM-01
field-RemoveCombatant-combatant = Enemy
    .hint = A dead one, not in its turn, that the game master takes off the list; what was told of it stays.
# NOS-DATA-01
field-history = History
    .hint = The vampire’s past; game master and player may find in it reason to lower a difficulty.
# NOS-COM-11, NOS-DMG-06
field-hit = Hit
    .hint = None, waiting for the damage that the game master sets, settled, or lapsed.
# NOS-ZERO-03
field-immobilized = Immobilized
    .hint = Yes until the combat ends: may only crawl, or teleport with such a power.
# NOS-DMG-02
field-net = Net damage
    .hint = In points, once armour is taken off, at least 0; nothing for whoever does not read the sheet.
# NOS-COM-03
field-next = Whose turn next
    .hint = Named by the game master alone, out of order; if empty, the next one able to act.
# NOS-DEATH-02
field-out = Out of combat
    .hint = The game master rules: yes, it can act no more; no, it can again.
# NOS-COM-11
field-pending_damage = Pending hits
    .hint = Those that landed; the game master has yet to set their damage.
# NOS-DATA-01, NOS-ZERO-03
field-powers = Powers
    .hint = The vampire’s, by name; only teleportation has an effect in the rules.
# NOS-DMG-04, NOS-DMG-05
field-redirect_to = Taken by
    .hint = The game master’s choice of another above 0, when the one hit cannot take it.
# NOS-DMG-04, NOS-DMG-05
field-redirected = Damage passed on
    .hint = Points that the other characteristic takes; 0 where none is passed on.
# NOS-DMG-05
field-redirect_remaining = Left after that
    .hint = Points of the characteristic that took it; nothing where none was passed on.
# NOS-ACT-05, NOS-DIFF-02
field-reductions = Reductions granted
    .hint = Those the game master allowed; their levels add up.
# NOS-ZERO-01
field-regeneration_stopped = Regeneration stopped
    .hint = Yes until the next meal, for having fought with life at 0.
# NOS-DMG-03, NOS-FOC-04
field-remaining = Points left
    .hint = In that characteristic, afterwards.
# NOS-SEC-03, NOS-COM-05
field-shown_level = Level known to all
    .hint = The one last used as a difficulty; nothing before any roll has shown it.
# NOS-ZERO-02
field-surcharge = Surcharge
    .hint = Yes while focus costs 1 point more: as long as life is at 0 in combat, or until the next meal, as the table has it.
# NOS-DIFF-01
field-target_number = Target number
    .hint = Three times the level, 3 to 30: the d20 has to reach it; 0: no die.
# NOS-ZERO-03
field-teleport = Teleport
    .hint = Yes if it allows moving even when immobilized.
# NOS-ACT-05
field-ProposeReduction-levels = Levels off
    .hint = How many the player asks to take off, 1 at least; the game master may grant another number.
# NOS-ACT-05
field-levels = Levels off
    .hint = How many this reduction takes off the difficulty, 1 at least.
# NOS-ACT-05
field-RuleReduction-levels = Levels granted
    .hint = 1 at least, for the game master to say; without a number, the proposal’s stands.
# NOS-ACT-04, NOS-DIFF-01
field-SetDifficulty-level = Difficulty level
    .hint = Set by the game master: from 1 (simple, 3 on the die) to 10 (impossible, 30).
# NOS-ACT-04, NOS-DIFF-01
field-RuleAction-level = Difficulty level
    .hint = Set by the game master: from 1 (simple, 3 on the die) to 10 (impossible, 30).
# NOS-COM-01, NOS-COM-05
field-AddCombatant-level = Level
    .hint = From 1 to 10: the difficulty of rolls against this enemy, hidden until the first.
# NOS-DIFF-01, NOS-DIFF-02
field-level = Level
    .hint = Difficulty to begin with, 0 (routine, no die) to 10: the game master’s, or the enemy’s level.
# NOS-COM-01
field-CombatantChanges-level = Level
    .hint = From 1 to 10: the difficulty of rolls against it, from the next one on.
# NOS-COM-01, NOS-COM-05
field-EnemyEntry-level = Level
    .hint = From 1 to 10: the difficulty of rolls against this enemy.
# NOS-COM-01, NOS-COM-05
field-EnemyView-level = Level
    .hint = From 1 to 10: the difficulty of rolls against this enemy.
# NOS-SEC-03, NOS-COM-05
field-RevealedEnemyView-level = Level
    .hint = From 1 to 10: the difficulty of rolls against it; nothing before a roll has shown it.
# NOS-COM-05, NOS-COM-06
field-DifficultyFixed-level = Level
    .hint = The enemy’s, 1 to 10, from now on known to all.
# NOS-ACT-01
field-DeclareAction-text = Action
    .hint = What the character attempts; the game master will say whether it takes a roll.
# NOS-RES-05, NOS-COM-08
field-RecordSpecialEffect-text = Effect
    .hint = What happens besides: the player says it for a 19 or 20, the game master for a 1.
# NOS-RES-05
field-EffectEntry-text = Effect
    .hint = What happens besides, as it was told.
# NOS-COM-06
field-DeclareEnemyAttack-text = Description
    .hint = How the enemy attacks, as the game master says; may be left out.
# NOS-COM-06
field-EnemyAttackEntry-text = Description
    .hint = How the enemy attacks, if the game master said so.
# NOS-ACT-01
field-DeclaredEntry-text = Action
    .hint = What the character attempts.
# NOS-ACT-01, NOS-COM-06
field-ActionView-text = Description
    .hint = What is attempted; empty for an attack without a description.
# NOS-ACT-01
field-EnemyDeedEntry-text = Action
    .hint = What the enemy attempts, other than an attack.
# NOS-DATA-02
field-AdjustPoints-delta = Points given or taken
    .hint = Positive gives points back; negative takes them, for a hazard or a correction only; never 0.
# NOS-DATA-02
field-delta = Points asked for
    .hint = Positive: given back; negative: taken.
# NOS-DMG-01
field-ApplyDamage-base = Base damage
    .hint = In points, 0 or more, set by the game master; the die’s bonus is added, armour taken off.
# NOS-DMG-01
field-base = Base damage
    .hint = In points, set by the game master, without bonus or armour.

# Words of forms and sheets
label-focus_floor-after = after paying
label-focus_floor-before = before paying
label-any = any characteristic
label-life_movement = life and movement
label-applied = damage ruled
label-attack = attack
label-defence = defence
label-free = free action
label-enemy_deed = an enemy’s action
label-gm_fight = game master's fight
label-enemy_roll = the enemy's die
label-defence_roll = defence roll
label-combat_while_zero = while at zero, in combat
label-next_meal = until the next meal
label-everyone = everyone
label-owner_and_gm = its player and the game master
label-gm_only = the game master alone
label-public = everyone, once revealed
label-hit-lapsed = lapsed
label-hit-pending = damage to be ruled
label-lost = lost
label-spill = spills over
label-per_investment = for each investment
label-per_point = for each point
# NOS-COM-04, NOS-COM-06, NOS-COM-07, NOS-COM-10, NOS-ACT-01
field-action_kind = Kind of roll
    .hint = A free action, an attack, a defence, an enemy’s attack or other deed whose die a player rolls, or enemies against each other.
# NOS-DMG-02
field-gross = Gross damage
    .hint = Base and the die’s bonus, in points, before armour.
# NOS-DATA-02
field-limited = Capped
    .hint = Yes if fewer points moved than asked, for want of losses to give back or points to take.
# NOS-RES-02
field-margin = Margin
    .hint = The die less the target number; negative for a failure, nothing without a die.
# NOS-ACT-05
field-proposed = Levels asked for
    .hint = Those of the proposal that the game master answers; nothing if there was none.
# NOS-DATA-03
field-resumed = Regeneration resumed
    .hint = Yes if this meal starts it again; nothing for whoever does not read the sheet.
# NOS-ZERO-02
field-FocusSpentEntry-surcharge = Surcharge within
    .hint = Points that this focus cost more, 0, 1 or 2; nothing for whoever does not read the sheet.
# NOS-TAB-05, NOS-COM-10, NOS-TAB-02
field-AssignRoller-seat = Player who rolls
    .hint = Any, as the game master chooses: for an absent one, between two enemies, or for what an enemy attempts.
# NOS-TAB-05, NOS-COM-10, NOS-TAB-02
field-RollerEntry-seat = Player who rolls
    .hint = The one the game master named: for an absent one, between two enemies, or for what an enemy attempts.
# NOS-DATA-01, NOS-TAB-01
field-CreateCharacter-seat = Player
    .hint = Whose vampire it will be; for the game master alone to say.
# NOS-TAB-01
field-SheetEntry-seat = Player
    .hint = The one whose vampire it is.
# NOS-TAB-01
field-CharacterView-seat = Player
    .hint = The one whose vampire it is.
# NOS-TAB-01
field-CharacterOutline-seat = Player
    .hint = The one whose vampire it is.
# NOS-DATA-01
field-CreateCharacter-name = Name
    .hint = Seen by all, even where the sheet is not.
# NOS-COM-01
field-AddCombatant-name = Name
    .hint = Known to all once the game master reveals it.
# NOS-COM-01
field-CombatantChanges-name = New name
    .hint = Which all learn if the enemy is revealed already; if empty, unchanged.
# NOS-COM-01
field-RevisedEntry-name = Name
    .hint = The one the enemy bears now.
# NOS-ACT-05
field-Reduction-id = Id
    .hint = Names the reduction, for the game master to answer it.
# NOS-DATA-02
field-AdjustPoints-reason = Reason
    .hint = Regeneration, meal, focus coming back, hazard or correction: the game master says; which way it may go depends on it.
# NOS-DATA-02
field-PointsEntry-reason = Reason
    .hint = Regeneration, meal, focus coming back, hazard or correction.
# NOS-TAB-03, NOS-TAB-04
field-OptionChanges-dice = Dice
    .hint = Rolled by the service, by the players at the table, or as they choose.
# NOS-TAB-04
field-SetTableOptions-options = Options to change
    .hint = For the game master before the first action; what is left out stays.
# NOS-COM-04, NOS-COM-06
field-target = Aimed at
    .hint = The one who takes the blow, vampire or enemy.
# NOS-COM-04
field-DeclareAttack-target = Who is aimed at
    .hint = Another, alive and in the combat; against a player’s vampire the game master sets the difficulty.
# NOS-COM-06, NOS-COM-10
field-DeclareEnemyAttack-target = Who is aimed at
    .hint = Alive and in the combat: a vampire, or another enemy.
# NOS-DATA-01
field-SheetValueEntry-was = Before
    .hint = What the sheet had in that part.
# NOS-COM-01
field-RevisedEntry-was = Former name
    .hint = The one the enemy bore; nothing if unchanged.
# NOS-COM-01
field-ReviseCombatant-changes = What changes
    .hint = For the game master; what is left out stays.
# NOS-COM-01
field-RevisedEntry-changes = What changes
    .hint = For the game master; the others learn the new name only.
# NOS-ACT-05
field-ReductionProposedEntry-proposal = Reduction proposed
    .hint = The player’s, by its id.
# NOS-ACT-05
field-RuleReduction-proposal = Proposal
    .hint = The one the game master answers; without it, a reduction is granted unasked.
# NOS-ACT-05
field-ReductionEntry-proposal = Proposal
    .hint = The one the game master answers; nothing if granted unasked.
# NOS-ACT-05
field-label = Reason
    .hint = What lowers the difficulty, in a few words.
# NOS-ACT-05
field-RuleReduction-label = Reason
    .hint = In a few words; without it, the proposal’s stands.
# NOS-DATA-01
field-Power-label = Name of the power
    .hint = As the player or the game master noted it.
# NOS-RES-03, NOS-RES-04
field-RecordSpecialEffect-kind = Kind of effect
    .hint = Minor (a successful 19), major (a successful 20) or major failure (a 1): the one the die gave.
# NOS-RES-03, NOS-RES-04
field-EffectEntry-kind = Kind of effect
    .hint = Minor (a successful 19), major (a successful 20) or major failure (a 1).
# NOS-COM-01, NOS-DEATH-01
field-kind = Kind
    .hint = A vampire (it has the four characteristics and dies by itself) or another (the game master rules its death).
# NOS-DEATH-01, NOS-DEATH-02
field-status = Status
    .hint = Alive, out of combat (the game master rules) or dead: life, movement and mental at 0, or by the game master’s word for no vampire.
# NOS-DATA-01
field-value = New value
    .hint = A number of points, a text or a list, as the part needs; a maximum never goes below the losses.
# NOS-DATA-01
field-SheetValueEntry-value = New value
    .hint = A number of points, a text or a list, as the part needs.
# NOS-RES-02
field-success = Success
    .hint = Yes if the die reaches the target number, or without a die at level 0.
# NOS-COM-02, NOS-COM-03
field-round = Combat round
    .hint = From 1; one more when the last in order has acted.
# NOS-COM-02
field-order = Turn order
    .hint = Those alive and able to act, each once, first to last; the game master’s choice, it reveals the hidden.
# NOS-COM-02
field-OrderEntry-order = Turn order
    .hint = The one the game master set, first to last.
# NOS-COM-02
field-Combat-order = Turn order
    .hint = The one the game master set, first to last.
# NOS-RES-01, NOS-TAB-03
field-die = Die
    .hint = The face of the d20, 1 to 20; nothing at level 0.
# NOS-ACT-05
field-source = Origin of the reduction
    .hint = A skill, the environment, history or something else.
# NOS-ACT-05
field-RuleReduction-source = Origin of the reduction
    .hint = A skill, the environment, history or other; without it, the proposal’s stands.
# NOS-FOC-01, NOS-FOC-02
field-points = Points of focus
    .hint = 0 to 2: as many levels off; they cost 1 or 3 points, plus any surcharge.
# NOS-DMG-03
field-DamageApplied-points = Points lost
    .hint = By the characteristic hit, never more than were left.
# NOS-COM-08
field-bonus = Bonus of the die
    .hint = Points added to the damage: 1 for a 17, 2 for an 18, else 0.
# NOS-COM-02, NOS-COM-03
field-active = Whose turn
    .hint = The combatant who may act, attack and move.
# NOS-ACT-01
field-action = Action
    .hint = The one in question, by its id.
# NOS-ACT-01
field-actions = Actions
    .hint = Those that wait for a roll, damage or an effect, and the one closed last.
# NOS-COM-11
field-attack = Attack
    .hint = The one that landed, by its id.
# NOS-COM-04, NOS-COM-06
field-attacker = Attacker
    .hint = The one who strikes, vampire or enemy.
# NOS-COM-04, NOS-COM-06, NOS-ACT-01
field-ActionView-attacker = Attacker
    .hint = The one who strikes; nothing but for an attack, even where an enemy acts.
# NOS-COM-04, NOS-COM-06, NOS-ACT-01
field-OutcomeEntry-attacker = Attacker
    .hint = The one who strikes; nothing but for an attack, even where an enemy acts.
# NOS-COM-04
field-basis = Basis of the attack
    .hint = Life or movement, as the player chooses (all four if the table allows): focus is paid from it.
# NOS-COM-02
field-combat = Combat
    .hint = Round, order and active combatant; one at a time, nothing outside a fight.
# NOS-DATA-01, NOS-ACT-05
field-skills = Skills
    .hint = Their names are enough: they serve to lower a difficulty, if the game master agrees.
# NOS-COM-01, NOS-SEC-02
field-revealed = Revealed
    .hint = Yes if all know that this enemy is there.
# NOS-ACT-06, NOS-RES-01
field-open = Still to roll
    .hint = Yes until the die is thrown: level, reductions and focus may still change.
# NOS-RES-05
field-effect = Effect told
    .hint = The content of the accomplishment or the major failure; nothing until somebody has said it.
# NOS-RES-03, NOS-RES-04, NOS-COM-08
field-special = Special result
    .hint = Success on 19: minor; on 20: major; a 1: major failure; else none.
# NOS-ZERO-03
field-mode = Way of moving
    .hint = Normal, crawling or by teleport; whoever is immobilized cannot move normally.
# NOS-ACT-05
field-proposals = Reductions proposed
    .hint = The player’s, waiting for the game master’s answer.
# NOS-RES-01, NOS-ACT-02
field-automatic = Without a die
    .hint = Yes at level 0: sure success, with neither bonus nor accomplishment.
# NOS-TAB-01
field-NosgothView-characters = Vampires
    .hint = The players’: the whole sheet if you may read it, else name and state.

chapter-ACT = Actions
chapter-COM = Combat
chapter-DATA = Sheets
chapter-DEATH = Out of the fight
chapter-DMG = Damage
chapter-FOC = Focus
chapter-RES = Resolution
chapter-TAB = At the table
chapter-ZERO = Moving
