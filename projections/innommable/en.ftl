# Preparation
about = Cosmic horror: ordinary people come closer to a truth that undoes them. One evening, a game master, two to four players.

OptionsSet = { $who } sets the options of the table.{ $changes-has_dice_total ->
    [no] {""}
   *[yes] {" "}Total of dice: { $changes-dice_total }.
}{ $changes-has_reserve_view ->
    [no] {""}
   *[yes] {" "}Reserve: { $changes-reserve_view }.
}{ $changes-has_suggestion_source ->
    [no] {""}
   *[yes] {" "}Where the die of a suggestion comes from: { $changes-suggestion_source }.
}{ $changes-suggestion_needs_presence ->
    [true] {" "}Suggestions pass only between protagonists who are present.
    [false] {" "}Suggestions pass even between protagonists who are absent.
   *[unchanged] {""}
}{ $changes-given_die_adds_box ->
    [true] {" "}A given die adds a box to the fate list.
    [false] {" "}A given die adds no box to the fate list.
   *[unchanged] {""}
}{ $changes-gift_needs_transgression ->
    [true] {" "}A d4 can be given only to a protagonist who has transgressed.
    [false] {" "}A d4 can be given to a protagonist who has not transgressed.
   *[unchanged] {""}
}{ $changes-has_mid_resolution_monologue_die ->
    [no] {""}
   *[yes] {" "}Die of a monologue in the midst of a resolution: { $changes-mid_resolution_monologue_die }.
}{ $changes-null_reroll ->
    [true] {" "}A reroll is allowed even without odd dice.
    [false] {" "}There is no reroll without odd dice.
   *[unchanged] {""}
}{ $changes-has_impose_limit ->
    [no] {""}
   *[yes] {" "}Dice that an auxiliary keeper may impose: { $changes-impose_limit }.
}{ $changes-has_terminal_attachment ->
    [no] {""}
   *[yes] {" "}An attachment struck by a terminal effect: { $changes-terminal_attachment }.
}{ $changes-has_anchoring_erases ->
    [no] {""}
   *[yes] {" "}An anchoring erases: { $changes-anchoring_erases }.
}{ $changes-has_dice ->
    [no] {""}
   *[yes] {" "}Dice: { $changes-dice }.
}
SituationElementRecorded = { $who } writes down the mystery situation. { STOP($content) }
SymptomRecorded = { $who } prepares a symptom ({ $slot }): { STOP($text) }
DiceSchemeSet = { $who } sets the dice scheme: { $dice_scheme }.
InformationPlanned = { $who } sets aside { N($dice, "die", "dice") } for a piece of information ({ $kind }): { STOP($label) }
PlannedInformationDropped = { $who } drops a piece of information from the plan ({ $kind }, { N($dice, "die", "dice") }): { STOP($label) }
SettingAnnounced = { $who } tells where the story happens. Place: { STOP($place) } Time: { STOP($period) } Role of the protagonists: { STOP($role) }{ $has_context ->
    [no] {""}
   *[yes] {" "}Context: { STOP($context) }
}
ProtagonistCreated = { $who } presents a protagonist, { STOP($name) } Appearance: { STOP($appearance) } Temperament: { STOP($temperament) } Origin: { STOP($origin) }
AttachmentSet = { $who } chooses the protagonist’s attachment ({ $kind }): { STOP($label) } { STOP($description) }
LinkDeclared = { $who } weaves a link ({ $nature }) with { POSS($other) } protagonist: { STOP($text) }
ProtagonistRejected = { WORD($reason) ->
    [attachment_unfit] { $who } refuses the attachment of { POSS($seat) } protagonist; a fitter one must be chosen.
    [role_not_respected] { $who } refuses { POSS($seat) } protagonist; another must be presented, for this one does not respect the role.
   *[any] { $who } refuses { POSS($seat) } protagonist; another must be presented.
}
PlayStarted = { $who } begins play with { N($players, "protagonist", "protagonists") }.

# Scenes
OrdinarySceneOpened = Scene { $number }: { STOP($label) }{ $has_present ->
    [no] {" "}No protagonist is present.
   *[yes] {" "}Protagonists present: { LIST($present) }.
}
PresenceChanged = { $present ->
    [true] { POSS($seat) } protagonist enters the scene.
   *[false] { POSS($seat) } protagonist leaves the scene.
}
OrdinarySceneClosed = Scene { $number } is over.
ThreatMade = A threat hangs over { POSS($target) } protagonist{ $has_challenges ->
    [no] {""}
   *[yes] {" "}and challenges a past success, { QUOTE($challenges) }
}: { STOP($text) }

# Reveals
SymptomRevealed = A symptom shows itself ({ $slot }): { STOP($public_text) }
SymptomRepeated = A symptom returns ({ $slot }): { STOP($public_text) }
InformationRevealed = A piece of information comes to light ({ $kind }): { STOP($public_text) }
SourceRevealed = The source is revealed: { STOP($public_text) }
DifficultyRaised = { $who } makes the game harder{ $has_basis ->
    [no] {""}
   *[yes] {" "}by building on something known ({ $basis })
}{ $has_ref ->
    [no] {""}
   *[yes] , { QUOTE($ref) }
}{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}

# Monologues and transgression
DieTaken = { $who } takes a { WORD($die) } from the bowl for a monologue ({ what-a-die-tells }): hush, and listen.
MonologueCompleted = { $seat } ends the monologue ({ what-a-die-tells }) and keeps the { WORD($die) }{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}{ $has_elements ->
    [no] {""}
   *[yes] {" "}New in the story: { LIST($elements) }.
}
MonologueRejected = { $who } does not let { POSS($seat) } monologue ({ what-a-die-tells }) stand: { $reason }. The { WORD($die) } goes back to the bowl.{ $has_text ->
    [no] {""}
   *[yes] {" "}{ STOP($text) }
}
HallucinationRealized = { $seat } understands that what the protagonist lived through in scene { $seen } was a hallucination.
TransgressionProposed = { $who } asks whether an act of { $target_is_who ->
    [yes] their own protagonist
   *[no] { POSS($target) } protagonist
} is inhuman: { STOP($act) }
TransgressionVoted = { WORD($vote) ->
    [yes] { $who } finds the act of { POSS($target) } protagonist inhuman: { STOP($id) }
   *[no] { $who } does not find the act of { POSS($target) } protagonist inhuman: { STOP($id) }
}

# Suggestions
SuggestionMade = { $giver } makes a suggestion to { $target } with a { WORD($die) } { WORD($source) ->
    [own] of their own dice
   *[bowl] from the bowl
} ({ what-a-die-tells }){ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
SuggestionIncorporated = { $target } takes { POSS($giver) } suggestion in{ $has_on_behalf ->
    [no] {""}
   *[yes] {" "}({ $who } answers in their place)
}{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}{ $has_elements ->
    [no] {""}
   *[yes] {" "}New in the story: { LIST($elements) }.
}

# Conflicts
GoalDeclared = { WORD($purpose) ->
    [flight] { $who } wants the protagonist to flee
   *[goal] { $who } declares a goal for the protagonist
}, against { $opposition }{ $has_threat_id ->
    [no] {""}
   *[yes] {" "}and the threat { QUOTE($threat_id) }
}: { STOP($goal) }
ResolutionRuled = { $required ->
    [true] { $who } asks { $seat } for a resolution with dice for { QUOTE($resolution) }: it takes { N($difficulty, "success", "successes") }.
   *[false] { $who } rules that no dice are needed for { QUOTE($resolution) }, { POSS($seat) } goal.
}
GoalWithdrawn = { $seat } gives { QUOTE($resolution) } up before any roll{ for-the-absent }
DiceRolled = { WORD($stage) ->
    [reroll] { $seat } rerolls the odd dice
    [given] { $seat } rolls the die received
   *[initial] { $seat } rolls all dice
} for { QUOTE($resolution) }: { $count ->
    [0] no dice.
   *[1] { $rolled }{ $physical ->
        [true] ; dice of the table.
       *[false] .
    }
}{ $has_text ->
    [no] {""}
   *[yes] {" "}{ STOP($text) }
}
ActionStopped = { $seat } stops { QUOTE($resolution) } without rolling the die received{ for-the-absent }
FailureAccepted = { $seat } accepts the failure of { QUOTE($resolution) }{ for-the-absent }
AttachmentBroken = { $seat } breaks the protagonist’s tie with the attachment, { QUOTE($attachment) }, to attain { QUOTE($resolution) }{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}

# Fate list
BoxesCrossed = { $who } crosses { N($count, "box", "boxes") } in the column of { whose-column }, { $severity } effect: { STOP($text) } The column now has { boxes-now }.
AnchoringUsed = { $who } tells of a moment of the protagonist with the attachment, { QUOTE($attachment) }{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}

# After the protagonist
ProtagonistRenounced = { $who } renounces the protagonist ({ $mode }{ $has_detail ->
    [no] {""}
   *[yes] , { $detail }
}){ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
KeptDiceChosen = { $seat } keeps { N($number, "die", "dice") } ({ $kept }) and gives { $returned } back to the bowl{ for-the-absent }
DieImposed = { $who } imposes a { WORD($die) } on { $target } ({ what-a-die-tells }){ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}{ $has_elements ->
    [no] {""}
   *[yes] {" "}New in the story: { LIST($elements) }.
}

# Epilogue
SituationDefused = { $who } declares the mystery situation defused{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
NarrationAdded = { $who } tells ({ $kind }{ $has_ref ->
    [no] {""}
   *[yes] {" "}about { QUOTE($ref) }
}): { STOP($text) }
EpilogueTold = { $who } tells their part of the epilogue: { STOP($text) }
SecretDisclosed = { $has_element ->
    [no] { $who } discloses a note of the preparation ({ $item }{ $has_kind ->
        [no] {""}
       *[yes] , { $kind }, { N($planned, "die planned", "dice planned") }
    }): { $has_text ->
        [no] { $dice }.
       *[yes] { STOP($text) }
    }
   *[yes] { $who } discloses a note of the preparation. { STOP($element) }
}
GameClosed = { $who } closes the game.
RulingReplaced = { $who } replaces { quoted-event }{ $has_reason ->
    [no] .
   *[yes] {": "}{ STOP($reason) }
}

# What is counted
part-SettingElement = Setting. Place: { STOP($place) } Time: { STOP($period) } Circumstances: { STOP($context) }
part-SourceElement = Source, of { A($nature) } nature: { STOP($description) }
part-AntagonistsElement = Antagonists: { $antagonists }. If nobody stops them: { STOP($consequences) }
part-Antagonist = { $name } (ambition: { QUOTE($ambition) })
part-AestheticElement = Aesthetic element: { STOP($motif) }
part-RoleElement = Role of the protagonists: { STOP($role) }
part-ThrownDie = { $face } on the { WORD($die) } ({ N($successes, "success", "successes") })
part-Dice = { $d20 ->
    [0] { dice-from-d12 }
   *[1] { $d20 } d20{ $d12 ->
        [0] { then-d8 }
       *[1] , { $d12 } d12{ then-d8 }
    }
}
dice-from-d12 = { $d12 ->
    [0] { $d8 ->
        [0] { $d4 ->
            [0] none
           *[1] { $d4 } d4
        }
       *[1] { $d8 } d8{ then-d4 }
    }
   *[1] { $d12 } d12{ then-d8 }
}
then-d8 = { $d8 ->
    [0] { then-d4 }
   *[1] , { $d8 } d8{ then-d4 }
}
then-d4 = { $d4 ->
    [0] {""}
   *[1] , { $d4 } d4
}
what-a-die-tells = { WORD($die) ->
    [d20] premonition
    [d12] hallucination
    [d8] occult knowledge
   *[d4] paranormal effect
}
whose-column = { WORD($column) ->
    [protagonist] { POSS($seat) } protagonist
   *[attachment] { POSS($seat) } attachment
}
boxes-now = { N($empty, "empty box", "empty boxes") } and { $crossed ->
    [0] none
   *[1] { $crossed }
} crossed
for-the-absent = { $has_on_behalf ->
    [no] .
   *[yes] , as { $who } decides.
}

# What follows
PhaseChanged = The game passes from { $was } to { $now }.
DifficultyChanged = { $has_was ->
    [no] The difficulty is { N($now, "success", "successes") }.
   *[yes] The difficulty goes from { $was } to { N($now, "success", "successes") }.
}
DiceReleased = { $has_dice ->
    [no] No dice pass from the reserve to the bowl
   *[yes] The bowl receives from the reserve: { LIST(TALLY($dice)) }
}{ $has_reserve ->
    [no] .
   *[yes] ; left in the reserve: { $reserve }.
}
PacingWarned = { $scene ->
    [0] For the keeper: { $code }.
   *[1] For the keeper, in scene { $scene }: { $code }.
}
DieAcquired = { $seat } adds { A($die) } to their dice ({ $via }{ $has_giver ->
    [no] {""}
   *[yes] {" "}from { $giver }
}).
HallucinationRecorded = For { POSS($seat) } protagonist this is a hallucination, which seems real until a later scene.
TransgressionRecorded = { POSS($target) } protagonist transgresses a mortal’s nature ({ WORD($cause) ->
    [d8] by occult knowledge
   *[vote] by the unanimous judgement of the table
}).
TransgressionRejected = One no is enough: the act of { POSS($target) } protagonist is not judged inhuman.
SuccessesCounted = { $reached ->
    [true] { $seat } has { N($total, "success", "successes") } in all, { $difficulty } needed (margin { SIGNED($margin) }){ $ones_seen ->
        [true] , but a 1 has come up.
       *[false] .
    }
   *[false] { $seat } has { N($total, "success", "successes") } in all, { $difficulty } needed (margin { SIGNED($margin) }): a failure for now{ $ones_seen ->
        [true] , and a 1 has come up.
       *[false] .
    }
}
ResolutionSucceeded = { $seat } attains the goal, { QUOTE($resolution) }, { WORD($means) ->
    [dice] by the dice.
    [rupture] by breaking with the attachment.
   *[renunciation] by renouncing the protagonist.
}
ResolutionFailed = { $seat } does not attain the goal, { QUOTE($resolution) }.
ResolutionCancelled = { POSS($seat) } resolution ends without an outcome: { QUOTE($resolution) }.
OutcomeSecured = This success, { QUOTE($resolution) }, is secured until the end of scene { $scene }.
FateBoxAdded = An empty box is added to the column of { whose-column } ({ $cause }): { boxes-now }.
CrossErased = A cross is erased from the column of { POSS($seat) } protagonist: { boxes-now }.
AttachmentLost = The attachment of { POSS($seat) } protagonist is lost: { STOP($attachment) }
ProtagonistLost = { POSS($seat) } protagonist is lost.
ProtagonistFled = { POSS($seat) } protagonist flees out of reach.
BecameAuxiliary = { $seat } now plays as an auxiliary keeper with { N($dice_to_keep, "die", "dice") }.
BecameCommentator = { $seat } has no dice left and can only watch and comment from now on.
GameEnded = The story ends: { $reason }.

# Refusals
refusal-bad_value = A value does not fit.
refusal-wrong_stage = This is not, or no longer, the moment.
refusal-wrong_phase = The phase of the game does not allow it.
refusal-no_scene_open = No ordinary scene is open.
refusal-scene_suspended = An extraordinary scene suspends play: let it end.
refusal-resolution_open = A resolution is under way.
refusal-not_a_protagonist = This needs a protagonist of your own.
refusal-protagonist_out = This protagonist is out of play.
refusal-gm_never_rolls = The keeper of the mystery never rolls.
refusal-options_frozen = Options no longer change once play has begun.
refusal-player_count = Two to four players are needed.
refusal-situation_incomplete = The mystery situation is incomplete: { $missing }.
refusal-symptoms_incomplete = Symptoms are missing.
refusal-scheme_missing = The dice scheme is not set.
refusal-scheme_order = No type of die may outnumber a larger one.
refusal-scheme_total = The scheme must hold { $due } dice.
refusal-setting_not_announced = The keeper has not announced the setting yet.
refusal-protagonist_missing = A protagonist is missing.
refusal-attachment_missing = An attachment is missing.
refusal-attachment_is_protagonist = An attachment cannot be a protagonist.
refusal-name_taken = That name is already taken at this table.
refusal-self_target = You cannot aim at yourself.
refusal-scene_already_open = An ordinary scene is already open.
refusal-threat_already_made = This protagonist has already been threatened in this scene.
refusal-not_present = This protagonist is not in the scene.
refusal-outcome_secured = This outcome is secured until the next scene.
refusal-already_revealed = This is already revealed.
refusal-not_revealed_yet = This symptom has not been revealed yet.
refusal-opening_first = The opening symptom comes first.
refusal-trigger_last = The trigger comes last.
refusal-symptom_per_scene = A symptom has already been revealed in this scene.
refusal-reserve_needed_for_source = One die must be left for the source.
refusal-basis_required = Say what the raise builds on.
refusal-already_raised = The difficulty has already risen in this scene.
refusal-difficulty_cap = The difficulty cannot rise further in this phase.
refusal-given_die_pending = A given die waits to be rolled or left.
refusal-bowl_empty_keeper_speaks = The bowl is empty: let the keeper speak.
refusal-bowl_empty = The bowl is empty.
refusal-dice_not_available = No die of this type is available.
refusal-transgression_required = A d4 needs transgression.
refusal-too_early = This hallucination still seems real.
refusal-already_realized = This hallucination has already been seen through.
refusal-already_transgressed = This protagonist has already transgressed.
refusal-proposal_open = The table is already judging an act of this protagonist.
refusal-proposal_closed = The judgement is already given.
refusal-already_voted = You have already answered.
refusal-suggestion_used = You have already made a suggestion in this scene.
refusal-already_received = This player has already received a die in this scene.
refusal-no_protagonist_conflict = Dice never decide between protagonists.
refusal-flight_needs_roll = A flight is always rolled for.
refusal-nothing_to_reroll = There is no odd die to reroll.
refusal-reroll_first = Reroll first.
refusal-attachment_broken = The bond with the attachment is broken.
refusal-attachment_gone = The attachment is lost.
refusal-no_crossed_box = There is no crossed box to erase.
refusal-no_interruption = No box is crossed at this moment.
refusal-no_empty_box = There are not enough empty boxes.
refusal-attachment_column_full = The attachment’s column is full.
refusal-severity_too_high = This severity is above what the crossed boxes allow.
refusal-bad_split = This split of the dice does not fit.
refusal-not_an_auxiliary = Only an auxiliary keeper does this.
refusal-dice_split_pending = Choose the dice that you keep first.
refusal-imposition_used = You have already imposed a die in this scene.
refusal-already_told = This epilogue is already told.
refusal-epilogue_missing = The keeper must tell the epilogue first.

# Moves
move-SetTableOptions = Set the options
move-RecordSituationElement = Note an element of the situation
move-RecordSymptom = Prepare a symptom
move-SetDiceScheme = Set the dice scheme
move-PlanInformation = Plan an information
move-DropPlannedInformation = Drop a planned information
move-StartPlay = Start play
move-AnnounceSetting = Announce the setting
move-CreateProtagonist = Present a protagonist
move-SetAttachment = Choose an attachment
move-DeclareLink = Weave a link
move-RejectProtagonist = Send a protagonist back
move-OpenOrdinaryScene = Open a scene
move-SetScenePresence = Say who is in the scene
move-CloseOrdinaryScene = Close the scene
move-MakeThreat = Threaten
move-RevealSymptom = Reveal a symptom
move-RepeatSymptom = Repeat a symptom
move-RevealInformation = Reveal an information
move-RevealSource = Reveal the source
move-RaiseDifficulty = Raise the difficulty
move-TakeDie = Take a die
move-CompleteMonologue = End the monologue
move-RejectMonologue = Set the monologue aside
move-RealizeHallucination = See through the hallucination
move-ProposeTransgression = Have an act judged
move-VoteTransgression = Judge the act
move-MakeSuggestion = Make a suggestion
move-IncorporateSuggestion = Take the suggestion in
move-DeclareGoal = Declare a goal
move-RuleResolution = Ask for dice or not
move-WithdrawGoal = Give the goal up
move-StopAction = Stop the action
move-AcceptFailure = Accept failure
move-BreakAttachment = Break with the attachment
move-RollPool = Roll your dice
move-RerollOdd = Reroll the odd dice
move-RollGivenDie = Roll the given die
move-CrossBoxes = Cross boxes
move-UseAnchoring = Anchoring effect
move-RenounceProtagonist = Renounce your protagonist
move-ChooseKeptDice = Choose the dice you keep
move-ImposeDie = Impose a die
move-DeclareDefused = Defuse the situation
move-AddNarration = Tell
move-TellEpilogue = Tell the epilogue
move-DiscloseSecret = Disclose a note
move-CloseGame = Close the game

# Words
label-setup = preparation
label-awareness = awareness
label-machinations = machinations
label-confrontation = confrontation
label-epilogue = epilogue
label-closed = closed
label-d20 = d20
label-die-d20 = d20 (premonition)
label-die-d12 = d12 (hallucination)
label-die-d8 = d8 (occult knowledge)
label-die-d4 = d4 (paranormal effect)
label-d12 = d12
label-d8 = d8
label-d4 = d4
label-opening = opening
label-intermediate_1 = intermediate 1
label-intermediate_2 = intermediate 2
label-intermediate_3 = intermediate 3
label-trigger = trigger
label-antagonist_identity = identity of the antagonists
label-antagonist_lair = lair
label-plan_element = element of the plan
label-source = source
label-setting = setting
label-antagonists = antagonists
label-aesthetic = aesthetic element
label-role = role of the protagonists
label-dice_scheme = dice scheme
label-information = planned information
label-person = person
label-conviction = conviction
label-object = object
label-other = other
label-explicit = explicit
label-implicit = implicit
label-role_not_respected = role not respected
label-attachment_unfit = attachment unfit
label-monologue_element = element of a monologue
label-clue = clue
label-source_property = property of the source
label-too_similar = too similar to another
label-wrong_content = content does not fit the die
label-yes = yes
label-no = no
label-bowl = bowl
label-own = the player’s dice
label-seat = another player
label-character = a character
label-situation = the situation
label-nature = the laws of nature
label-protagonist = protagonist
label-attachment = attachment
label-goal = goal
label-flight = flight
label-initial = first throw
label-reroll = reroll
label-given = given die
label-dice = the dice
label-rupture = bond rupture
label-renunciation = renunciation
label-moderate = moderate
label-severe = severe
label-terminal = terminal
label-monologue = monologue
label-suggestion = suggestion
label-imposition = imposition
label-failure = failure
label-success_with_one = success with a 1
label-anchoring = anchoring effect
label-vote = judgement of the table
label-incapacitation = incapacitation
label-defection = defection
label-death = death
label-insanity = insanity
label-confinement = confinement
label-outcome = outcome
label-odd_behaviour = odd behaviour
label-last_scene = last scene
label-comment = comment
label-pacing_slow = reveals come slowly
label-plan_mismatch = the planned dice are not those that are left
label-identity_unrevealed = the identity of the antagonists was not revealed
label-lair_unrevealed = the lair was not revealed
label-link_missing = a protagonist has no link to any other
label-all_out = no protagonist is left in play
label-defused = situation defused

# Rules
rule-INN-SEC-01 = What is the keeper’s does not exist for the others
rule-INN-SEC-02 = The plan and its dice stay secret
rule-INN-SEC-03 = The order of the dice is public, their total is not
rule-INN-SEC-04 = Whether the reserve is empty is always known
rule-INN-SEC-05 = A refusal gives nothing away
rule-INN-SEC-06 = The type of a die is known at the table
rule-INN-SEC-07 = Correcting a secret stays secret
rule-INN-SEC-08 = Prepared texts never leave the keeper
rule-INN-TAB-01 = One keeper, two to four players
rule-INN-TAB-02 = The order of the phases
rule-INN-TAB-03 = The keeper never rolls
rule-INN-TAB-04 = Narration in the record is optional
rule-INN-TAB-05 = Table options
rule-INN-TAB-06 = Deciding for an absent player
rule-INN-PREP-01 = The five elements of the situation
rule-INN-PREP-02 = A preparation that stays flexible
rule-INN-PREP-03 = The five symptoms
rule-INN-PREP-04 = The dice scheme
rule-INN-PREP-05 = Allotment of dice to the reveals
rule-INN-PREP-06 = The plan of informations
rule-INN-PREP-07 = Starting play
rule-INN-CHAR-01 = Announcing the setting
rule-INN-CHAR-02 = Presenting a protagonist
rule-INN-CHAR-03 = Choosing an attachment
rule-INN-CHAR-04 = Weaving links
rule-INN-CHAR-05 = Sending a protagonist back
rule-INN-CHAR-06 = Starting values
rule-INN-SCN-01 = Opening an ordinary scene
rule-INN-SCN-02 = Presence in the scene
rule-INN-SCN-03 = Closing an ordinary scene
rule-INN-SCN-04 = Extraordinary scenes suspend play
rule-INN-SCN-05 = One threat per protagonist and scene
rule-INN-SCN-06 = Risks that the player takes
rule-INN-SCN-07 = A secured outcome
rule-INN-SCN-08 = Nothing ordinary after the end
rule-INN-PHA-01 = The trigger opens the machinations
rule-INN-PHA-02 = The source opens the confrontation
rule-INN-PHA-03 = The end leads to the epilogue
rule-INN-PHA-04 = What each phase allows
rule-INN-DICE-01 = The four types of dice
rule-INN-DICE-02 = The largest dice first
rule-INN-DICE-03 = No die is lost
rule-INN-DICE-04 = No reveal depends on a roll
rule-INN-DICE-05 = The pace of reveals
rule-INN-DICE-06 = Where the faces come from
rule-INN-SYM-01 = Revealing a symptom
rule-INN-SYM-02 = The opening comes first
rule-INN-SYM-03 = The trigger comes last
rule-INN-SYM-04 = One symptom per scene
rule-INN-SYM-05 = Repeating a symptom
rule-INN-SYM-06 = Advice on symptoms
rule-INN-INFO-01 = Revealing an information
rule-INN-INFO-02 = Revealing the source
rule-INN-INFO-03 = No more reveals in the confrontation
rule-INN-MONO-01 = Taking a die from the bowl
rule-INN-MONO-02 = What each die makes one tell
rule-INN-MONO-03 = The finished monologue
rule-INN-MONO-04 = The rejected monologue
rule-INN-MONO-05 = Seeing through a hallucination
rule-INN-MONO-06 = The d8 transgresses
rule-INN-MONO-07 = An element once introduced stays available
rule-INN-MONO-08 = No crossing during a monologue
rule-INN-MONO-09 = A monologue during one’s own resolution
rule-INN-TRAN-01 = Occult knowledge transgresses
rule-INN-TRAN-02 = The table judges an act
rule-INN-TRAN-03 = The d4 needs transgression
rule-INN-TRAN-04 = Transgression is permanent
rule-INN-SUGG-01 = Making a suggestion
rule-INN-SUGG-02 = Limits per scene
rule-INN-SUGG-03 = Both protagonists are there
rule-INN-SUGG-04 = Where the given die comes from
rule-INN-SUGG-05 = A suggestion cannot be refused
rule-INN-SUGG-06 = Effects of the given die
rule-INN-SUGG-07 = Neither count nor box
rule-INN-SUGG-08 = Helping after a failure
rule-INN-CONF-01 = Declaring a goal
rule-INN-CONF-02 = The keeper decides whether dice are needed
rule-INN-CONF-03 = Withdrawing the goal
rule-INN-CONF-04 = Rolling all of one’s dice
rule-INN-CONF-05 = Counting successes
rule-INN-CONF-06 = No dice, no successes
rule-INN-CONF-07 = Comparing with the difficulty
rule-INN-CONF-08 = The reroll of odd dice
rule-INN-CONF-09 = The die given after a failure
rule-INN-CONF-10 = Accepting failure
rule-INN-CONF-11 = Breaking with the attachment
rule-INN-CONF-12 = Success and the 1
rule-INN-CONF-13 = Failure is worth a box
rule-INN-CONF-14 = One box at most per resolution
rule-INN-CONF-15 = Rolled dice stay owned
rule-INN-CONF-16 = Everybody rolls alone
rule-INN-CONF-17 = A resolution without its actor is cancelled
rule-INN-CONF-18 = What a resolution blocks
rule-INN-OUT-01 = Renouncing one’s protagonist
rule-INN-OUT-02 = The keeper takes the protagonist over
rule-INN-OUT-03 = Who leaves gets no box
rule-INN-OUT-04 = Flight
rule-INN-DIFF-01 = Starting difficulty
rule-INN-DIFF-02 = Raising the difficulty
rule-INN-DIFF-03 = Caps of difficulty
rule-INN-DIFF-04 = The difficulty never falls
rule-INN-FATE-01 = Two columns per protagonist
rule-INN-FATE-02 = One box to start with
rule-INN-FATE-03 = What adds a box
rule-INN-FATE-04 = Crossing boxes
rule-INN-FATE-05 = Severity against a protagonist
rule-INN-FATE-06 = Severity against an attachment
rule-INN-FATE-07 = The crossed total bounds the severity
rule-INN-FATE-08 = The lost attachment
rule-INN-FATE-09 = Moments without crossing
rule-INN-FATE-10 = The protagonist succumbs
rule-INN-FATE-11 = A closed column
rule-INN-FATE-12 = Contesting a severity
rule-INN-ANCH-01 = The anchoring effect
rule-INN-ANCH-02 = One cross less, one box for the attachment
rule-INN-ANCH-03 = Anchoring lowers severities to come
rule-INN-AUX-01 = Half of the dice
rule-INN-AUX-02 = Choosing the dice to keep
rule-INN-AUX-03 = What an auxiliary no longer does
rule-INN-AUX-04 = Imposing a die
rule-INN-AUX-05 = Limits of imposed dice
rule-INN-AUX-06 = The imposed die does not count
rule-INN-AUX-07 = A die imposed after a failure
rule-INN-AUX-08 = Without dice, a commentator
rule-INN-END-01 = No protagonist left
rule-INN-END-02 = The situation defused
rule-INN-END-03 = Who tells the epilogue
rule-INN-END-04 = The source is never vanquished
rule-INN-END-05 = Disclosing the preparation
rule-INN-END-06 = Closing the game
rule-INN-UNDO-01 = Decisions and consequences
rule-INN-UNDO-02 = Contesting and upholding
rule-INN-UNDO-03 = Retracting a decision
rule-INN-UNDO-04 = Replacing a decision
rule-INN-UNDO-05 = Dice are not rolled again
rule-INN-UNDO-06 = Closing a resolution left open
rule-INN-UNDO-07 = A retracted reveal
rule-INN-UNDO-08 = Retracting a retraction
rule-INN-UNDO-09 = To each what it could see
rule-INN-UNDO-10 = Pairs go together
rule-INN-UNDO-11 = What cannot be retracted

# Fields
field-ambition = Ambition
    .hint = What this antagonist wants to achieve.
field-anchoring_erases = What anchoring erases
    .hint = Whether anchoring erases a box of the fate list, or only the cross in it.
field-antagonists = Antagonists
    .hint = Those who scheme, each with an ambition.
field-appearance = Appearance
    .hint = What is seen of the protagonist.
field-attachment = Attachment
    .hint = The person, place or thing that the protagonist holds dear.
field-bowl = Bowl
    .hint = The dice in the middle of the table, by kind.
field-challenges = What is threatened
    .hint = What the threat puts at risk.
field-column = Column
    .hint = The column of the fate list: the protagonist’s or the attachment’s.
field-consequences = If nobody stops them
    .hint = What will follow if nobody stands in the way.
field-content = Content
    .hint = The element of the situation, as the keeper prepared it.
field-context = Circumstances
    .hint = The circumstances in which the story begins.
field-controlled_by = Played by
    .hint = Who plays this protagonist: its player, the keeper or nobody.
field-crossed = Boxes crossed
    .hint = How many boxes are crossed.
field-empty = Boxes left
    .hint = How many boxes are still free.
field-d20 = D20
    .hint = How many twenty-sided dice.
field-d12 = D12
    .hint = How many twelve-sided dice.
field-d8 = D8
    .hint = How many eight-sided dice.
field-d4 = D4
    .hint = How many four-sided dice.
field-dice_scheme = Dice scheme
    .hint = How many dice of each kind the keeper put in reserve at the start.
field-dice_split_pending = Dice to split
    .hint = Yes when it is still to be chosen which dice are kept.
field-dice_to_keep = Dice to keep
    .hint = How many dice to keep.
field-dice_total = Total of dice
    .hint = How many dice the session has: the advised number, or another.
field-difficulty_raised = Difficulty raised
    .hint = Yes once the difficulty has gone up in this scene.
field-disclosed = Secrets opened
    .hint = What the keeper has opened after the game.
field-element = Element
    .hint = The element of the situation.
field-elements = Elements
    .hint = The monologue elements used or acquired.
field-introduced = Introduced
    .hint = The ids of the elements that are new in the story, in their order.
field-ending = Ending
    .hint = How the story ends.
field-epilogues = Epilogues
    .hint = What each player has told in the end.
field-extraordinary_scene = Scene apart
    .hint = The monologue or other scene apart under way, if any.
field-face = Face
    .hint = What the die showed.
field-gift_needs_transgression = Gift needs transgression
    .hint = Yes if only somebody who has transgressed may receive a d4 from another.
field-given_die = Given die
    .hint = The die that another has just given for this resolution.
field-given_die_adds_box = A given die adds a box
    .hint = Yes if a die that was given adds a box to the fate list, as one earned does.
field-giver = Giver
    .hint = The seat that the suggestion or the die comes from.
field-goal = Goal
    .hint = What the protagonist wants to achieve.
field-hallucinations = Hallucinations
    .hint = What the protagonist thought he saw.
field-impose_limit = Limit of imposed dice
    .hint = How many dice an auxiliary may impose in one scene.
field-info_plan = Planned information
    .hint = What the keeper means to reveal, and when.
field-informations = Information
    .hint = What has been revealed to all.
field-kept = Dice kept
    .hint = The dice that are kept.
field-links = Links
    .hint = The links with the other protagonists.
field-mid_resolution_monologue_die = Die of a monologue within a resolution
    .hint = Whether that die joins the roll under way or is kept out.
field-monologue_count = Monologues
    .hint = How many monologues this protagonist has held.
field-motif = Motif
    .hint = The image that comes back in the story.
field-narration_due = Narration due
    .hint = What this player still has to tell.
field-null_reroll = Reroll of an empty roll
    .hint = Yes if a roll that gave nothing may be rolled again.
field-on_behalf = On behalf of
    .hint = The absent player for whom the keeper acts.
field-ones_seen = Ones seen
    .hint = Yes if a die has shown a 1.
field-opposition = Opposition
    .hint = What stands against the goal: the situation or an antagonist.
field-pacing_warnings = Pacing warnings
    .hint = What goes too fast or too slowly in the session.
field-place = Place
    .hint = Where the story takes place.
field-plan_id = Planned information
    .hint = The planned piece of information in question.
field-planned = What was planned
    .hint = The planned information as it had been written down.
field-players = Players
    .hint = How many players take part.
field-portrait = Portrait
    .hint = Name, appearance, origin and temperament.
# INN-SCN-01, Q-36.
field-OpenOrdinaryScene-present = Present
    .hint = The protagonists still in play whom the keeper puts in this scene; if none is named, all of them are there.
# INN-FATE-04.
field-outrages = Outrages
    .hint = What the keeper did to the protagonist or the attachment by crossing boxes, in the order in which it came.
field-Outrage-count = Boxes
    .hint = How many boxes of this column were crossed at once for this effect, one at least.
field-Outrage-severity = Severity
    .hint = Moderate, severe or terminal, as the keeper chose within what the total of crossed boxes allows.
field-Outrage-text = Effect
    .hint = The misfortune as the keeper told it when crossing.
field-present = Present
    .hint = Those who are in the scene.
field-public_text = What everybody reads
    .hint = The words in which it is revealed.
field-realized = Realized
    .hint = Yes once the protagonist knows that it was a hallucination.
field-received = Have received
    .hint = Those who have received a die in this scene.
field-ref = About
    .hint = The event that the narration completes or that the difficulty follows.
field-reroll_used = Reroll used
    .hint = Yes once the second roll has been made.
field-reserve = Reserve
    .hint = The dice that the keeper keeps, by kind.
field-reserve_has_dice = Reserve has dice
    .hint = Yes as long as there are dice in the reserve.
field-reserve_view = View of the reserve
    .hint = Whether everybody sees which dice are left in the reserve.
field-resolution = Resolution
    .hint = The resolution under way or named.
field-resolutions = Resolutions
    .hint = The resolutions that are over.
field-returned = Dice returned
    .hint = The dice that go back to the bowl.
field-rolled = Dice rolled
    .hint = The dice of the roll, with their faces.
field-secured_outcomes = Secured outcomes
    .hint = Successes that nothing can take back.
field-severity = Severity
    .hint = How much the failure costs.
field-slot = Number of the symptom
    .hint = Which symptom, in the order in which the keeper prepared them.
field-stage = Stage
    .hint = How far the resolution has got: declared, rolled, rolled again.
field-successes = Successes
    .hint = How many dice have succeeded.
field-suggested = Have suggested
    .hint = Those who have made a suggestion in this scene.
field-suggestion_needs_presence = Suggestions need presence
    .hint = Yes if only somebody in the scene can receive a suggestion.
field-suggestion_source = Dice of suggestions
    .hint = Where the die of a suggestion comes from: the bowl, whoever makes it, or either.
field-symptom_revealed = Symptom revealed
    .hint = Yes once a symptom has been revealed in this scene.
field-symptoms = Symptoms
    .hint = The symptoms of the unnameable.
field-temperament = Temperament
    .hint = How the protagonist behaves.
field-terminal_attachment = Attachment in the end
    .hint = What becomes of the attachment when its column is full: lost, or a memory.
field-threat_id = Threat
    .hint = The threat that is faced.
field-threatened = Threatened
    .hint = Those whom the keeper has threatened in this scene.
field-threats = Threats
    .hint = The threats that hang over them.
field-attachment_column = The attachment’s column
    .hint = The attachment’s boxes in the fate list.
field-protagonist_column = The protagonist’s column
    .hint = The protagonist’s own boxes in the fate list.
field-transgressed = Has transgressed
    .hint = Yes once the protagonist has done the inhuman.
field-via = By which means
    .hint = How the die came: monologue, suggestion, imposed die.
field-vote = Vote
    .hint = Whether the act is inhuman, in your opinion.
field-votes = Votes
    .hint = What each has answered.
field-from = From
    .hint = Where it comes from.

# Words of forms and sheets
label-abstract = abstract
label-symbolic = symbolic
label-active = in play
label-advised = the advised number
label-custom = another number
label-auxiliary = auxiliary
label-commentator = commentator
label-anchoring_erases-box = the whole box
label-cross_only = the cross alone
label-awaiting_roll = awaiting the roll
label-declared = declared
label-failed_initial = first roll failed
label-failed_reroll = second roll failed
label-stage-given_die = with a given die
label-mid_resolution_monologue_die-rolled = rolled with the others
label-kept_out = kept out
label-broken = broken
label-intact = intact
label-lost = lost
label-memory = memory
label-fled = fled
label-cancelled = cancelled
label-failed = failed
label-succeeded = succeeded
label-waived = decided without dice
label-withdrawn = withdrawn
label-suggestion_source-either = the bowl or whoever suggests
label-hidden = hidden
label-public = seen by all
label-controlled_by-gm = the keeper
label-controlled_by-owner = its player
label-controlled_by-nobody = nobody
label-one_per_scene = one for each scene
label-one_per_target_per_scene = one for each target and scene
label-renounced_defected = gone over to the enemy
label-renounced_incapacitated = incapacitated
field-margin = Margin
    .hint = The successes scored less those needed; negative where some are wanting.
field-reached = Difficulty reached
    .hint = Yes if the successes are enough.
field-screen = Behind the screen
    .hint = What the keeper alone sees, the preparation and the reserve. The others read nothing there.
