# What is recorded
OptionsSet = { $who } sets the options of the table.
RollerAssigned = { $who } leaves the roll about { $combatant } to { $seat }.
CharacterCreated = A new vampire comes into play: { $name }.
SheetValueSet = { $who } changes the sheet of { $character } ({ $field }).
PointsAdjusted = For { $combatant }, { $characteristic } changes by { $applied } ({ $reason }).
MealRecorded = Mealtime for { $character }.
ActionDeclared = For { $character }, an action is declared: { STOP($text) }
RoutineRuled = { $who } rules that this is routine for { $combatant }.
ActionClassified = { $who } sets the kind of action for { $combatant }: { $characteristic }.
DifficultySet = { $who } sets the difficulty for { $combatant }: level { $level }, { level-name }, success on { $target_number }.
ActionCancelled = The action is dropped before the roll for { $combatant }.
ReductionProposed = { $who } proposes to lower the difficulty by { $levels } ({ $source }: { $label }).
ReductionRuled = { $accepted ->
    [true] { $who } lowers the difficulty by { $levels } for { $combatant } ({ $source }: { $label }).
   *[other] { $who } does not lower the difficulty for { $combatant }.
}
FocusChosen = { $who } stakes { $points } of focus for { $combatant }.
ActionResolved = { $has_die ->
    [no] { $who } needs no die for { $combatant }.
   *[other] { $who } rolls for { $combatant }: { $die }.
}
SpecialEffectRecorded = { $who } tells the effect ({ $kind }) for { $combatant }{ $has_text ->
    [no] .
   *[other] {": "}{ STOP($text) }
}
CombatantAdded = { $who } prepares an opponent: { $name }, level { $level }.
CombatantRevised = { $who } revises an opponent: { $combatant }.
CombatantRevealed = An opponent appears: { $name } ({ $status }).
CombatStarted = The combat begins; turn order: { $order }.
TurnOrderSet = The turn order becomes: { $order }.
CombatEnded = { $who } ends the combat.
TurnEnded = It is the turn of { $active } (round { $round }).
AttackDeclared = An attack: { $attacker } aims at { $target } ({ $basis }).
EnemyAttackDeclared = The enemy attacks: { $attacker } aims at { $target }{ $has_text ->
    [no] .
   *[other] {": "}{ STOP($text) }
}
MoveDeclared = A move is declared for { $combatant } ({ $mode }).
DamageRuled = The damage is ruled for { $target } ({ $characteristic }): { $base } base and { $bonus } more{ $has_redirect_to ->
    [no] .
   *[other] , { $redirect_to } takes the rest.
}
OutOfCombatRuled = { $out ->
    [true] { $who } rules { $combatant } out of combat.
   *[other] { $who } puts { $combatant } back into fighting shape.
}
RulingReplaced = { $who } replaces { quoted-event }{ $has_reason ->
    [no] .
   *[yes] {": "}{ STOP($reason) }
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
   *[other] Impossible
}

# What follows
DifficultyFixed = The level of { $enemy } is the difficulty: { $level }, { level-name }, success on { $target_number }.
FocusSpent = Focus is paid for { $character }: { $points }{ $has_cost ->
    [no] .
   *[other] , that is { $cost } of { $characteristic }, { $remaining } left.
}
OutcomeComputed = { $automatic ->
    [true] Automatic success for { $combatant }.
   *[other] { $success ->
        [true] Success for { $combatant }, level { $final_level }, needed { $target_number }{ $special ->
            [none] {""}
           *[other] , { $special } accomplishment
        }{ $damage_bonus ->
            [0] .
           *[other] , damage +{ $damage_bonus }.
        }
       *[other] Failure for { $combatant }, level { $final_level }, needed { $target_number }{ $special ->
            [none] .
           *[other] , { $special }.
        }
    }
}
HitPending = The blow lands: { $attacker } hits { $target }, the damage is still to be ruled.
DamageApplied = The blow is taken by { $target }{ $has_net ->
    [no] .
   *[other] {": "}{ $net } damage after { $armor } of armour.
}
RegenerationStopped = Regeneration stops until the next meal for { $combatant }.
SurchargeActive = Focus costs more from now on for { $combatant }.
Immobilized = No more normal movement for { $combatant }.
ImmobilizationCleared = Movement returns for { $combatant }.
CharacterDied = Death takes { $combatant }.

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
move-RuleOutOfCombat = Put out of combat or back

# Words
label-life = life
label-movement = movement
label-mental = mental
label-corruption = corruption
label-armor = armour
label-name = name
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
    .hint = True if the game master grants the reduction.
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
    .hint = True if corruption may absorb in place of a characteristic at zero.
field-enemy_view = Enemies’ sheets
    .hint = Who sees what an enemy is worth.
field-sheet_view = Vampires’ sheets
    .hint = Who reads a character’s sheet.
field-cancelled = Cancelled
    .hint = True if the action was dropped before its roll.
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
field-usual_damage = Usual damage
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
field-history = History
    .hint = What is known of the vampire’s past.
field-hit = Hit
    .hint = Whether the hit waits for its damage, has it, or never was.
field-immobilized = Immobilized
    .hint = True if it can only crawl or teleport.
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
    .hint = True until the next meal.
field-remaining = Remaining
    .hint = The points left afterwards.
field-shown_level = Shown level
    .hint = The level that everyone has seen used as a difficulty.
field-surcharge = Surcharge
    .hint = True while focus costs more.
field-target_number = Target number
    .hint = What the twenty-sided die must show at least.
field-teleport = Teleport
    .hint = True if it can move that way, even when immobilized.
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
