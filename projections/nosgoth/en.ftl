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
RollerAssigned = { $who } hands { POSS($combatant) } roll to { $seat }.
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
PointsAdjusted = { $who } adjusts { POSS($combatant) } { $characteristic } ({ $reason }): { $limited ->
    [true] { SIGNED($applied) } instead of { SIGNED($delta) }
   *[false] { SIGNED($applied) }
}, which makes { N($remaining, "point", "points") } of { $maximum }.
MealRecorded = { $character } has a meal{ $resumed ->
    [true] : regeneration starts again.
   *[unknown] .
}
ActionDeclared = { $who } declares an action of { $character }: { STOP($text) }
RoutineRuled = { $who } rules that { POSS($combatant) } action is routine and cannot fail.
ActionClassified = { $who } bases { POSS($combatant) } { kind-of-action } on { $characteristic }.
DifficultySet = { $who } sets the difficulty for { $combatant }: level { $level } ({ level-name }), the die must show { $target_number } or more.
ActionCancelled = { POSS($combatant) } action is dropped before the roll.
ReductionProposed = { $who } proposes to lower the difficulty by { N($levels, "level", "levels") } for { $combatant } ({ $source }: { $label }).
ReductionRuled = { $accepted ->
    [true] { $who } lowers the difficulty by { N($levels, "level", "levels") }{ $has_proposed ->
        [no] {""}
       *[yes] {" "}of { $proposed } proposed
    } for { $combatant } ({ $source }: { $label }): { level-left }.
   *[false] { $who } refuses to lower the difficulty for { $combatant } ({ $source }: { $label }): { level-left }.
}
FocusChosen = { $points ->
    [0] { $who } stakes no focus for { $combatant }: { level-left }.
   *[1] { $who } stakes { N($points, "point", "points") } of focus for { $combatant }: { level-left }.
}
ActionResolved = { $has_die ->
    [no] { $who } needs no die for { POSS($combatant) } { kind-of-action }.
   *[yes] { $who } rolls the d20 for { POSS($combatant) } { kind-of-action }: { $die }{ $physical ->
        [true] {" "}(a die of the table).
       *[false] .
    }
}
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
CombatantRevealed = An opponent appears: { $name }{ WORD($status) ->
    [dead] , already dead.
    [out_of_combat] , out of combat.
   *[alive] .
}
CombatStarted = The combat begins with { POSS($active) } turn{ $has_order ->
    [no] .
   *[yes] . Turn order: { LIST($order) }.
}
TurnOrderSet = { $who } changes the turn order; it is { POSS($active) } turn (round { $round }){ $has_order ->
    [no] .
   *[yes] . New order: { LIST($order) }.
}
CombatEnded = { $who } ends the combat.
TurnEnded = The turn passes to { $active } (round { $round }).
AttackDeclared = { $attacker } attacks { $target }, on the basis of { $basis }{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
EnemyAttackDeclared = { $attacker } attacks { $target }{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
MoveDeclared = { WORD($mode) ->
    [crawl] { $combatant } moves by crawling
    [teleport] { $combatant } teleports
   *[normal] { $combatant } moves
}{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
EnemyActionDeclared = { $who } declares an action of { $combatant }{ $has_seat ->
    [no] {""}
   *[yes] , to be rolled by { $seat }
}: { STOP($text) }
DamageRuled = { $who } rules the damage of { POSS($attacker) } blow: { $gross } on { POSS($target) } { $characteristic }{ $bonus ->
    [0] {""}
   *[1] {" "}({ $base } base, { SIGNED($bonus) } for the die)
}{ $has_redirect_to ->
    [no] .
   *[yes] , the rest on { $redirect_to }.
}
OutOfCombatRuled = { $out ->
    [true] { $who } rules { $combatant } out of combat.
   *[false] { $who } puts { $combatant } back into fighting shape.
}
DeathRuled = { $who } rules that { $combatant } does not survive.
CombatantRemoved = { $who } takes { $combatant } off the list.
RulingReplaced = { $who } replaces { quoted-event }{ $has_reason ->
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
field-accepted = Granted
    .hint = Yes if the game master grants the reduction.
field-acting = Acting
    .hint = The seat that chooses the focus and leads the action.
field-rolling = Rolling
    .hint = The seat that is to roll the die.
field-applied = Applied
    .hint = By how much the points really changed, once limits are counted.
field-armor = Armour
    .hint = What is taken off every blow received.
field-attack_bases = Bases of an attack
    .hint = The characteristics that an attack may rest upon.
field-focus_floor = Focus floor
    .hint = Whether the least number of points is counted after or before the focus is paid.
field-surcharge_unit = Surcharge unit
    .hint = What focus costs more to whoever has no life left: for each investment or for each point.
field-surcharge_until = End of the surcharge
    .hint = When focus takes its price again.
field-enemy_attack_mode = Enemy attacks
    .hint = Whether the player rolls to defend himself or rolls the enemy’s die.
field-damage_overflow = Excess damage
    .hint = What becomes of damage that the characteristic hit cannot absorb.
field-corruption_absorbs = Corruption absorbs
    .hint = Yes if corruption may absorb in place of a characteristic at zero.
field-enemy_view = Enemies’ sheets
    .hint = Who sees what an enemy is worth.
field-sheet_view = Vampires’ sheets
    .hint = Who reads a character’s sheet.
field-cancelled = Cancelled
    .hint = Yes if the action was dropped before its roll.
field-characteristic = Characteristic
    .hint = Life, movement, mental or corruption.
field-characteristics = Characteristics
    .hint = The points of life, movement, mental and corruption.
field-life = Life
    .hint = Points of life at most.
field-movement = Movement
    .hint = Points of movement at most.
field-mental = Mental
    .hint = Points of mental at most.
field-corruption = Corruption
    .hint = Points of corruption at most.
field-combatant = Combatant
    .hint = The vampire or enemy concerned, by its id.
field-enemy = Enemy
    .hint = The enemy concerned, by its id.
field-enemies = Enemies
    .hint = The enemies that the seat knows of.
field-cost = Cost
    .hint = How many points the focus cost.
field-current = Current
    .hint = Points left.
field-maximum = Maximum
    .hint = Points when nothing is lost or spent.
field-focus_spent = Spent as focus
    .hint = Points paid for focus, which come back later.
field-PoolView-damage = Lost
    .hint = Points lost to damage.
field-AddCombatant-damage = Usual damage
    .hint = What its blows usually do; nothing if the game master rules each time.
field-CombatantChanges-damage = Usual damage
    .hint = What its blows usually do.
field-EnemyLine-damage = Usual damage
    .hint = What its blows usually do.
field-EnemyView-damage = Usual damage
    .hint = What its blows usually do.
field-damage_bonus = Damage bonus
    .hint = What the success adds to the damage.
field-damage_total = Damage taken
    .hint = All that this enemy has taken so far.
field-field = Part of the sheet
    .hint = The part of the sheet that is changed.
field-final_level = Final level
    .hint = The level once reductions and focus are counted.
field-focus = Focus
    .hint = Points invested to lower the difficulty, 0 to 2.
# NOS-DATA-01, Q-26: its owner's words.
field-gear = Gear
    .hint = What the vampire wears and owns, a line for each thing; the player writes it, and it changes no number.
field-CreateCharacter-notes = Notes
    .hint = What the player wants to keep in view about the vampire; whoever reads the sheet reads them, too.
field-CharacterView-notes = Notes
    .hint = What the player wants to keep in view about the vampire; whoever reads the sheet reads them, too.
field-SheetLine-notes = Notes
    .hint = What the player wants to keep in view about the vampire; whoever reads the sheet reads them, too.
# NOS-TAB-05, Q-25.
field-DeclareAttack-character = Character
    .hint = For the game master alone: the active vampire of an absent player, who is made to attack. Players leave it out, theirs attacks.
field-DeclareAttack-text = Account
    .hint = How the blow is struck, in the words of whoever declares it; no rule depends on them.
field-DeclareMove-text = Account
    .hint = Where and how the combatant moves, in the words of whoever declares it; no rule depends on them.
field-AttackLine-text = Account
    .hint = How the blow is struck, in the words of whoever declared it.
field-DeclareEnemyAction-enemy = Enemy
    .hint = Who acts: everybody learns then that it is there. In a combat it has to be the active enemy.
field-DeclareEnemyAction-text = Action
    .hint = What the enemy attempts, other than an attack.
field-DeclareEnemyAction-seat = Player who rolls
    .hint = The player to whom the game master, who never rolls, gives the die; it may be named later, too.
field-EnemyDeedLine-seat = Player who rolls
    .hint = The player to whom the game master gives the die; empty while nobody is named.
field-ruled = Ruled
    .hint = Yes if the game master decided it, no if the vampire died by itself, life, movement and mental at zero.
field-RuleDead-combatant = Enemy
    .hint = Who is no vampire and has no life, movement or mental left, or was entered without characteristics.
field-RemoveCombatant-combatant = Enemy
    .hint = A dead enemy whose turn it is not; what was told of it stays.
field-history = History
    .hint = What is known of the vampire’s past.
field-hit = Hit
    .hint = Whether the hit waits for its damage, has it, or never was.
field-immobilized = Immobilized
    .hint = Yes if it can only crawl or teleport.
field-net = Net damage
    .hint = What is left of the damage after armour.
field-next = Next
    .hint = Who takes the turn; without it, the next in order.
field-out = Out of combat
    .hint = Yes to put it out of combat, no to bring it back.
field-pending_damage = Pending hits
    .hint = Hits that landed and whose damage the game master has to rule.
field-powers = Powers
    .hint = The vampire’s powers.
field-redirect_to = Redirected to
    .hint = The one that absorbs when the characteristic hit is at zero.
field-redirected = Redirected
    .hint = How much the other characteristic absorbs.
field-redirect_remaining = Left in the other
    .hint = What is left in the characteristic that absorbs it.
field-reductions = Reductions
    .hint = The reductions of difficulty that were granted.
field-regeneration_stopped = Regeneration stopped
    .hint = Yes until the next meal.
field-remaining = Remaining
    .hint = The points left afterwards.
field-shown_level = Shown level
    .hint = The level that everyone has seen used as a difficulty.
field-surcharge = Surcharge
    .hint = Yes while focus costs more.
field-target_number = Target number
    .hint = What the twenty-sided die must show at least.
field-teleport = Teleport
    .hint = Yes if it can move that way, even when immobilized.
field-ProposeReduction-levels = Levels off
    .hint = By how many levels to lower the difficulty.
field-SetDifficulty-level = Difficulty level
    .hint = From 0 (routine) to 10 (impossible).
field-AddCombatant-level = Level
    .hint = The enemy’s level, which is also the difficulty of hitting it.
field-DeclareAction-text = Action
    .hint = What the character tries to do.
field-AdjustPoints-delta = Points given or taken
    .hint = How many to give, or to take if negative.
field-ApplyDamage-base = Base damage
    .hint = What the blow does before bonus and armour.

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
field-action_kind = Kind of action
    .hint = What the roll was about: a free action, an attack or a defence.
field-gross = Gross damage
    .hint = Base damage and the die’s bonus, before armour.
field-limited = Limited
    .hint = Yes if fewer points moved than were asked for.
field-margin = Margin
    .hint = What the die shows beyond the number needed; negative where it shows less.
field-proposed = Levels proposed
    .hint = By how many levels the proposal wanted to lower the difficulty.
field-resumed = Regeneration resumed
    .hint = Yes if this meal starts regeneration again.
field-FocusSpentLine-surcharge = Surcharge within
    .hint = What life at zero adds to the cost of focus, in points.
