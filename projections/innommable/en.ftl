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
    .short = the options that { $who } set
SituationElementRecorded = { $who } writes down the mystery situation. { STOP($content) }
    .short = the mystery situation as { $who } wrote it down
SymptomRecorded = { $who } prepares a symptom ({ $slot }): { STOP($text) }
    .short = the symptom that { $who } prepared ({ $slot })
DiceSchemeSet = { $who } sets the dice scheme: { $dice_scheme }.
    .short = the dice scheme that { $who } set
InformationPlanned = { $who } sets aside { N($dice, "die", "dice") } for a piece of information ({ $kind }): { STOP($label) }
    .short = the information that { $who } planned
PlannedInformationDropped = { $who } drops a piece of information from the plan ({ $kind }, { N($dice, "die", "dice") }): { STOP($label) }
    .short = the information that { $who } dropped from the plan
SettingAnnounced = { $who } tells where the story happens. Place: { STOP($place) } Time: { STOP($period) } Role of the protagonists: { STOP($role) }{ $has_context ->
    [no] {""}
   *[yes] {" "}Context: { STOP($context) }
}
    .short = the setting that { $who } announced
ProtagonistCreated = { $who } presents a protagonist, { STOP($name) } Appearance: { STOP($appearance) } Temperament: { STOP($temperament) } Origin: { STOP($origin) }
    .short = { POSS($who) } protagonist
AttachmentSet = { $who } chooses the protagonist’s attachment ({ $kind }): { STOP($label) } { STOP($description) }
    .short = the attachment that { $who } chose
LinkDeclared = { $who } weaves a link ({ $nature }) with { POSS($other) } protagonist: { STOP($text) }
    .short = the link that { $who } wove with { POSS($other) } protagonist
ProtagonistRejected = { WORD($reason) ->
    [attachment_unfit] { $who } refuses the attachment of { POSS($seat) } protagonist; a fitter one must be chosen.
    [role_not_respected] { $who } refuses { POSS($seat) } protagonist; another must be presented, for this one does not respect the role.
   *[any] { $who } refuses { POSS($seat) } protagonist; another must be presented.
}
    .short = the rejection of { POSS($seat) } protagonist
PlayStarted = { $who } begins play with { N($players, "protagonist", "protagonists") }.
    .short = the beginning of play

# Scenes
OrdinarySceneOpened = Scene { $number }: { STOP($label) }{ $has_present ->
    [no] {" "}No protagonist is present.
   *[yes] {" "}Protagonists present: { LIST($present) }.
}
    .short = the opening of scene { $number }
PresenceChanged = { $present ->
    [true] { POSS($seat) } protagonist enters the scene.
   *[false] { POSS($seat) } protagonist leaves the scene.
}
    .short = the presence of { POSS($seat) } protagonist in the scene
OrdinarySceneClosed = Scene { $number } is over.
    .short = the end of scene { $number }
ThreatMade = A threat hangs over { POSS($target) } protagonist{ $has_challenges ->
    [no] {""}
   *[yes] {" "}and challenges a past success, { QUOTE($challenges) }
}: { STOP($text) }
    .short = the threat over { POSS($target) } protagonist

# Reveals
SymptomRevealed = A symptom shows itself ({ $slot }): { STOP($public_text) }
    .short = the revelation of a symptom ({ $slot })
SymptomRepeated = A symptom returns ({ $slot }): { STOP($public_text) }
    .short = the return of a symptom ({ $slot })
InformationRevealed = A piece of information comes to light ({ $kind }): { STOP($public_text) }
    .short = the revealed information ({ $kind })
SourceRevealed = The source is revealed: { STOP($public_text) }
    .short = the revelation of the source
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
    .short = the harder game that { $who } decided

# Monologues and transgression
DieTaken = { $who } takes a { WORD($die) } from the bowl for a monologue ({ what-a-die-tells }): hush, and listen.
    .short = the die that { $who } took for a monologue
MonologueCompleted = { $seat } ends the monologue ({ what-a-die-tells }) and keeps the { WORD($die) }{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}{ $has_elements ->
    [no] {""}
   *[yes] {" "}New in the story: { LIST($elements) }.
}
    .short = { POSS($seat) } monologue
MonologueRejected = { $who } does not let { POSS($seat) } monologue ({ what-a-die-tells }) stand: { $reason }. The { WORD($die) } goes back to the bowl.{ $has_text ->
    [no] {""}
   *[yes] {" "}{ STOP($text) }
}
    .short = the rejection of { POSS($seat) } monologue
HallucinationRealized = { $seat } understands that what the protagonist lived through in scene { $seen } was a hallucination.
    .short = { POSS($seat) } hallucination, in scene { $seen }
TransgressionProposed = { $who } asks whether an act of { $target_is_who ->
    [yes] their own protagonist
   *[no] { POSS($target) } protagonist
} is inhuman: { STOP($act) }
    .short = { POSS($who) } question about an inhuman act
TransgressionVoted = { WORD($vote) ->
    [yes] { $who } finds the act of { POSS($target) } protagonist inhuman: { STOP($id) }
   *[no] { $who } does not find the act of { POSS($target) } protagonist inhuman: { STOP($id) }
}
    .short = { POSS($who) } vote on the act of { POSS($target) } protagonist

# Suggestions
SuggestionMade = { $giver } makes a suggestion to { $target } with a { WORD($die) } { WORD($source) ->
    [own] of their own dice
   *[bowl] from the bowl
} ({ what-a-die-tells }){ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
    .short = { POSS($giver) } suggestion to { $target }
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
    .short = { POSS($giver) } suggestion as { $target } took it in

# Conflicts
GoalDeclared = { WORD($purpose) ->
    [flight] { $who } wants the protagonist to flee
   *[goal] { $who } declares a goal for the protagonist
}, against { $opposition }{ $has_threat_id ->
    [no] {""}
   *[yes] {" "}and the threat { QUOTE($threat_id) }
}: { STOP($goal) }
    .short = the goal declared by { $who }
ResolutionRuled = { $required ->
    [true] { $who } asks { $seat } for a resolution with dice for { QUOTE($resolution) }: it takes { N($difficulty, "success", "successes") }.
   *[false] { $who } rules that no dice are needed for { QUOTE($resolution) }, { POSS($seat) } goal.
}
    .short = { POSS($who) } ruling on { POSS($seat) } goal
GoalWithdrawn = { $seat } gives { QUOTE($resolution) } up before any roll{ for-the-absent }
    .short = the goal { QUOTE($resolution) } that { $seat } gave up
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
    .short = { POSS($seat) } roll for { QUOTE($resolution) }
ActionStopped = { $seat } stops { QUOTE($resolution) } without rolling the die received{ for-the-absent }
    .short = { POSS($seat) } stop in { QUOTE($resolution) }
FailureAccepted = { $seat } accepts the failure of { QUOTE($resolution) }{ for-the-absent }
    .short = the failure in { QUOTE($resolution) } that { $seat } accepted
AttachmentBroken = { $seat } breaks the protagonist’s tie with the attachment, { QUOTE($attachment) }, to attain { QUOTE($resolution) }{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
    .short = the tie with the attachment that { $seat } broke

# Fate list
BoxesCrossed = { $who } crosses { N($count, "box", "boxes") } in the column of { whose-column }, { $severity } effect: { STOP($text) } The column now has { boxes-now }.
    .short = the boxes crossed by { $who } in the column of { whose-column }
AnchoringUsed = { $who } tells of a moment of the protagonist with the attachment, { QUOTE($attachment) }{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
    .short = { POSS($who) } moment with the attachment

# After the protagonist
ProtagonistRenounced = { $who } renounces the protagonist ({ $mode }{ $has_detail ->
    [no] {""}
   *[yes] , { $detail }
}){ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
    .short = { POSS($who) } renunciation of the protagonist
KeptDiceChosen = { $seat } keeps { N($number, "die", "dice") } ({ $kept }) and gives { $returned } back to the bowl{ for-the-absent }
    .short = the dice that { $seat } kept
DieImposed = { $who } imposes a { WORD($die) } on { $target } ({ what-a-die-tells }){ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}{ $has_elements ->
    [no] {""}
   *[yes] {" "}New in the story: { LIST($elements) }.
}
    .short = the { WORD($die) } imposed on { $target }

# Epilogue
SituationDefused = { $who } declares the mystery situation defused{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
    .short = the defusing of the mystery situation
NarrationAdded = { $who } tells ({ $kind }{ $has_ref ->
    [no] {""}
   *[yes] {" "}about { QUOTE($ref) }
}): { STOP($text) }
    .short = { POSS($who) } narration ({ $kind })
EpilogueTold = { $who } tells their part of the epilogue: { STOP($text) }
    .short = { POSS($who) } epilogue
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
    .short = the note that { $who } disclosed
GameClosed = { $who } closes the game.
    .short = { POSS($who) } closing of the game
RulingReplaced = { $who } replaces { quoted-event }{ $stands ->
    [itself] {""}
   *[now] {"; "}{ stands-now }
}{ $has_reason ->
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
ProtagonistAbandoned = { POSS($seat) } protagonist, whose seat is closed, leaves the story as one who is renounced.
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

# INN-PREP-01
field-ambition = Ambition
    .hint = What this antagonist wants from the source, beyond all measure.
# INN-ANCH-02, INN-TAB-05
field-anchoring_erases = What anchoring erases
    .hint = The crossed box goes, or only its cross: the box is empty again.
# INN-PREP-01
field-antagonists = Antagonists
    .hint = At least one; the keeper plays them, and they mean to profit from the source.
# INN-CHAR-02
field-appearance = Appearance
    .hint = What the protagonist looks like, as the player says.
# INN-CHAR-03
field-attachment = Attachment
    .hint = What ties the protagonist to humanity: a person, a conviction, an object; never another protagonist.
# INN-DICE-02
field-bowl = Bowl
    .hint = The dice released that nobody owns: a monologue takes one of them.
# INN-SCN-07
field-challenges = Success challenged
    .hint = The resolution that the threat would undo; refused if it succeeded in this very scene.
# INN-FATE-01
field-column = Column
    .hint = The protagonist’s or the attachment’s, in the fate list.
# INN-PREP-01
field-consequences = If nobody stops them
    .hint = What the antagonists’ success will bring about; the keeper’s secret.
# INN-PREP-01
field-content = What is prepared
    .hint = One of the five elements of the mystery situation, which the keeper alone sees and may rewrite.
# INN-CHAR-01
field-context = Context
    .hint = The circumstances at the start that the keeper tells all, if he likes.
# INN-PREP-01
field-SettingElement-context = Context
    .hint = The circumstances as the keeper alone knows them.
# INN-OUT-02, INN-FATE-10
field-controlled_by = Played by
    .hint = Its player; the keeper after a renunciation; nobody once fled or lost.
# INN-FATE-01, INN-FATE-05
field-crossed = Boxes crossed
    .hint = How many crosses are in the column; their total limits how grave an outrage may be.
# INN-FATE-01, INN-FATE-04
field-empty = Empty boxes
    .hint = How many the keeper may still cross in the column to do harm.
# INN-DICE-01, INN-MONO-02
field-d20 = D20
    .hint = How many dice of premonition; they leave the reserve first.
# INN-DICE-01, INN-MONO-02
field-d12 = D12
    .hint = How many dice of hallucination; they leave the reserve after the d20.
# INN-DICE-01, INN-TRAN-01
field-d8 = D8
    .hint = How many dice of occult knowledge; to get one is a transgression.
# INN-DICE-01, INN-TRAN-03
field-d4 = D4
    .hint = How many dice of paranormal effect; a monologue takes one only after the protagonist has transgressed.
# INN-PREP-04
field-dice_scheme = Dice scheme
    .hint = By type, what the keeper puts in reserve: never more of a smaller die than of a larger one.
# INN-AUX-01, INN-AUX-02
field-dice_split_pending = Split pending
    .hint = Yes until the player has said which dice are kept after the protagonist’s loss.
# INN-AUX-01
field-dice_to_keep = Dice to keep
    .hint = Half of the dice owned, rounded up; the others go to the bowl.
# INN-AUX-02
field-ProtagonistView-dice_to_keep = Dice to keep
    .hint = How many are to be named, half rounded up; 0 when no split is pending.
# INN-PREP-04, INN-TAB-05
field-dice_total = Total of dice
    .hint = The advised number, 3 × (players + 2), or another: 2 × players + 3 at least, 60 at most.
# INN-SEC-03, INN-PREP-04
field-PublicOptions-dice_total = Total of dice
    .hint = The advised number, 3 × (players + 2), or another that the keeper does not tell.
# INN-DIFF-02
field-difficulty_raised = Difficulty raised
    .hint = Yes if the keeper has raised it in this scene; once in an ordinary scene.
# INN-END-05
field-disclosed = Secrets disclosed
    .hint = What the keeper chose to show of the preparation, in the epilogue or after.
# INN-PREP-01, INN-END-05
field-element = Element
    .hint = Setting, source, antagonists, aesthetic or role as prepared; nothing for another secret.
# INN-MONO-03, INN-MONO-07
field-elements = Elements introduced
    .hint = In a few words each, what the aside adds to the story; this protagonist may use them freely again.
# INN-MONO-07
field-ProtagonistView-elements = Elements gained
    .hint = What monologues, suggestions and imposed dice gave the protagonist; free to use.
# INN-MONO-03
field-introduced = Ids
    .hint = Those of the new elements, in the same order; a rise in difficulty may name one.
# INN-END-01, INN-END-02
field-ending = Ending
    .hint = No protagonist left in play, or the situation defused; nothing before.
# INN-END-03
field-epilogues = Epilogues
    .hint = By seat: the keeper’s alone if all protagonists are out, else any player’s who likes.
# INN-SCN-04
field-extraordinary_scene = Extraordinary scene
    .hint = The monologue or suggestion under way: the ordinary scene waits. Nothing otherwise.
# INN-CONF-05
field-face = Face
    .hint = From 1 to the number of sides: odd nothing, even one success, the maximum two.
# INN-TRAN-03, INN-TAB-05
field-gift_needs_transgression = A d4 needs transgression
    .hint = Yes: a d4 is suggested to or imposed on nobody who has not transgressed.
# INN-CONF-09
field-given_die = Given die
    .hint = The one another has just given after the failure: to roll, or to stop the action. Nothing otherwise.
# INN-SUGG-07, INN-AUX-06, INN-TAB-05
field-given_die_adds_box = A given die counts
    .hint = Yes: a die suggested or imposed counts as a monologue and adds an empty box from the second on.
# INN-SUGG-01
field-giver = Giver
    .hint = The player whose protagonist makes the suggestion.
# INN-SUGG-04, INN-AUX-04
field-DieAcquired-giver = Giver
    .hint = The player who parts with the die; nothing if it comes from the bowl.
# INN-CONF-01
field-goal = Goal
    .hint = What the protagonist tries to get, as the player says.
# INN-MONO-05
field-hallucinations = Hallucinations
    .hint = One for each d12 taken or received; the protagonist believes in them until the next scene at least.
# INN-AUX-05, INN-TAB-05
field-impose_limit = Limit of imposed dice
    .hint = One for each auxiliary in an ordinary scene, or one for each protagonist aimed at.
# INN-PREP-06
field-info_plan = Planned information
    .hint = What the keeper means to reveal in the machinations, and the dice for it; not binding.
# INN-INFO-01
field-informations = Information revealed
    .hint = The antagonists’ identity, lair or plan as told to all.
# INN-AUX-02
field-kept = Dice kept
    .hint = By type, the dice that the player keeps as he chooses: half of his own, rounded up.
# INN-CHAR-04
field-links = Links
    .hint = What joins this protagonist to others, openly or not.
# INN-MONO-09, INN-TAB-05
field-mid_resolution_monologue_die = Die taken after a failure
    .hint = Kept out: owned but not rolled. Rolled: used at once, as a given die is.
# INN-MONO-03
field-monologue_count = Monologues held
    .hint = The protagonist’s, whatever the die; from the second on, each adds an empty box.
# INN-PREP-01
field-motif = Motif
    .hint = The aesthetic element that comes back from scene to scene: an object, music, an act…
# INN-CONF-08, INN-CONF-12
field-narration_due = Narrations due
    .hint = The odd behaviours that the player has still to tell.
# INN-CONF-08, INN-TAB-05
field-null_reroll = Reroll without an odd die
    .hint = Yes: allowed even if there is nothing to roll, which opens the way to the rupture.
# INN-TAB-06
field-on_behalf = On behalf of
    .hint = The absent player for whom the keeper acts; empty when acting for oneself.
# INN-CONF-12
field-ones_seen = A 1 came up
    .hint = Yes if a die showed 1, even if rolled again: a success then adds an empty box.
# INN-CONF-01
field-opposition = Opposed by
    .hint = A character, the situation or the laws of nature; never another protagonist, which is refused.
# INN-DICE-05, INN-SYM-04
field-pacing_warnings = Pacing warnings
    .hint = Hints for the keeper alone: revelations too slow, a plan that does not add up, a missing link.
# INN-CHAR-01
field-place = Place
    .hint = Where the story takes place, as the keeper tells all.
# INN-PREP-01
field-SettingElement-place = Place
    .hint = Where the story takes place, with what the keeper alone knows of it.
# INN-PREP-06
field-plan_id = Planned information
    .hint = The entry of the keeper’s secret plan, by its id.
# INN-INFO-01
field-RevealInformation-plan_id = Planned information
    .hint = The entry of the plan that this reveals, of the same kind; the keeper may do without.
# INN-END-05
field-DiscloseSecret-plan_id = Planned information
    .hint = The entry of the plan to disclose; only where the secret is an information.
# INN-END-05, INN-PREP-06
field-planned = Dice planned
    .hint = How many dice the keeper meant for it.
# INN-PREP-07
field-players = Players
    .hint = How many play a protagonist, 2 to 4; it settles the dice of the session.
# INN-CHAR-02
field-portrait = Portrait
    .hint = Name, appearance, temperament and origin; nothing before it is made.
# INN-SCN-01
field-OpenOrdinaryScene-present = Present
    .hint = The protagonists still in play whom the keeper puts in this scene; if none is named, all of them are there.
# INN-FATE-04
field-outrages = Outrages
    .hint = What the keeper did to the protagonist or the attachment by crossing boxes, in the order in which it came.
# INN-FATE-04
field-Outrage-count = Boxes crossed together
    .hint = How many for this outrage, in one column, as the keeper said; one at least.
# INN-FATE-04
field-Outrage-text = Effect
    .hint = The misfortune as the keeper told it when crossing; lesser ones may have been added.
# INN-SCN-01, INN-SCN-02
field-present = Present
    .hint = The protagonists whom the keeper puts in the scene: threats and suggestions reach them only.
# INN-SCN-02
field-SetScenePresence-present = Present
    .hint = Yes to bring the protagonist into the scene, no to take it out.
# INN-SYM-01, INN-INFO-01
field-public_text = What all read
    .hint = The keeper’s words to reveal it; the prepared text stays secret.
# INN-MONO-05
field-realized = Seen through
    .hint = Yes once the protagonist knows that it was not real; not before a later ordinary scene.
# INN-SUGG-02, INN-AUX-05
field-received = Have received a die
    .hint = Those to whom another has given one in this ordinary scene: no second one.
# INN-DIFF-02
field-RaiseDifficulty-ref = Element used
    .hint = The monologue element that the keeper makes use of; empty for a clue or the source.
# INN-TAB-04, INN-CONF-12
field-AddNarration-ref = About
    .hint = The resolution that the narration completes; may be left out.
# INN-CONF-08
field-reroll_used = Reroll used
    .hint = Yes once the odd dice have been rolled again; once in a resolution.
# INN-DICE-02, INN-SEC-03
field-reserve = Reserve
    .hint = By type, the dice that the keeper has not released yet; nothing while it is hidden.
# INN-DICE-02
field-Screen-reserve = Reserve
    .hint = By type, the dice still to be released, from the largest to the smallest.
# INN-SEC-04
field-reserve_has_dice = Reserve has dice
    .hint = Yes while at least one die is left in it; if the bowl is empty, the keeper is to speak.
# INN-SEC-03, INN-TAB-05
field-reserve_view = View of the reserve
    .hint = Hidden: the keeper alone knows what is left; public: all see it, by type.
# INN-CONF-01
field-resolution = Resolution
    .hint = The one in question, by its id.
# INN-CONF-01
field-InnommableView-resolution = Resolution under way
    .hint = One at a time, from the goal’s declaration to its outcome; nothing otherwise.
# INN-CONF-12, INN-CONF-13
field-resolutions = Resolutions closed
    .hint = Each with its goal and its outcome.
# INN-AUX-02
field-returned = Dice returned
    .hint = By type, those that go to the bowl, for the protagonists still in play.
# INN-CONF-04, INN-CONF-08
field-rolled = Dice rolled
    .hint = Each die with its face and its successes.
# INN-SCN-07
field-secured_outcomes = Secured outcomes
    .hint = The successes that the keeper may not challenge before the next ordinary scene.
# INN-FATE-05, INN-FATE-06
field-severity = Severity
    .hint = Of the outrage: moderate, severe or terminal, the keeper’s choice within what the crosses allow.
# INN-PREP-03
field-slot = Symptom
    .hint = The opening, one of three intermediate ones, or the trigger.
# INN-SYM-02, INN-SYM-03, INN-SYM-04
field-RevealSymptom-slot = Symptom
    .hint = The opening first, the trigger last; one new one in an ordinary scene.
# INN-SYM-05
field-RepeatSymptom-slot = Symptom
    .hint = One already revealed; to repeat it gives no die.
# INN-CONF-08, INN-CONF-09
field-stage = Throw
    .hint = The first, the reroll, or that of a given die.
# INN-CONF-02, INN-CONF-07
field-ResolutionView-stage = Stage
    .hint = Goal declared, roll awaited, failed, failed again, or a given die to roll.
# INN-CONF-05
field-successes = Successes
    .hint = Those of this throw: one for each even die, two for each maximum.
# INN-CONF-05
field-ThrownDie-successes = Successes
    .hint = Of this die: 0 if odd, 1 if even, 2 at its highest face.
# INN-CONF-07, INN-CONF-08
field-ResolutionView-successes = Successes
    .hint = All of this resolution so far, against the difficulty.
# INN-SUGG-02
field-suggested = Have suggested
    .hint = Those who have made their suggestion of this ordinary scene: one each.
# INN-SUGG-03, INN-TAB-05
field-suggestion_needs_presence = Suggest among those present
    .hint = Yes: both protagonists have to be in the scene.
# INN-SUGG-04, INN-TAB-05
field-suggestion_source = Dice of suggestions
    .hint = Taken from the bowl, from the dice owned by whoever suggests, or from either as he chooses.
# INN-SYM-04
field-symptom_revealed = Symptom revealed
    .hint = Yes if a new one has been in this scene; one in an ordinary scene.
# INN-SYM-01
field-symptoms = Symptoms revealed
    .hint = Those that the keeper has told all, out of five.
# INN-PREP-03
field-Screen-symptoms = Symptoms prepared
    .hint = The keeper’s five secret texts, from the opening to the trigger.
# INN-CHAR-02
field-temperament = Temperament
    .hint = The protagonist’s character, as the player says.
# INN-FATE-08, INN-TAB-05
field-terminal_attachment = Terminal outrage to an attachment
    .hint = It is lost, with no more anchoring or rupture; or stays a memory that allows both.
# INN-SCN-06
field-threat_id = Threat
    .hint = The one that the goal answers; a note without effect, may be left out.
# INN-SCN-05
field-threatened = Threatened
    .hint = Those whom the keeper has threatened in this ordinary scene: once each.
# INN-SCN-05
field-threats = Threats
    .hint = All of the keeper’s; by themselves they do no harm.
# INN-FATE-01, INN-FATE-06
field-attachment_column = The attachment’s column
    .hint = Its boxes in the fate list, none at first; each anchoring adds one.
# INN-FATE-01, INN-FATE-02
field-protagonist_column = The protagonist’s column
    .hint = Its boxes in the fate list: one empty at first, others at each setback.
# INN-TRAN-01, INN-TRAN-02
field-transgressed = Has transgressed
    .hint = Yes after a d8, or an act the whole table judged inhuman: d4 are open from then on, for ever.
# INN-MONO-03, INN-SUGG-05, INN-AUX-04
field-via = By which means
    .hint = A monologue, a suggestion or an imposed die.
# INN-TRAN-02
field-vote = Vote
    .hint = Yes if the act is inhuman; a single no is enough to reject the transgression.
# INN-TRAN-02
field-votes = Votes
    .hint = By seat, yes or no; it takes the yes of the keeper and of every player who is at the table.
# INN-TAB-02
field-PhaseChanged-from = Phase before
    .hint = The one that ends.
# INN-DIFF-01
field-DifficultyChanged-from = Difficulty before
    .hint = In successes; nothing when play begins.
# INN-SUGG-04
field-DieAcquired-from = Where it was
    .hint = The bowl, or another player’s dice.

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
# INN-CONF-07
field-margin = Margin
    .hint = The successes scored less those needed; negative where some are wanting.
# INN-CONF-07
field-reached = Difficulty reached
    .hint = Yes if the successes so far equal or exceed it.
# INN-PREP-01, INN-SEC-01
field-screen = Behind the screen
    .hint = The preparation and the reserve, for the keeper alone; nothing for the others.
# INN-CHAR-05
field-RejectProtagonist-seat = Player
    .hint = The one whose protagonist or attachment the keeper turns down; it has to be done again.
# INN-SCN-02
field-SetScenePresence-seat = Player
    .hint = The one whose protagonist enters the scene or leaves it.
# INN-FATE-04
field-CrossBoxes-seat = Player
    .hint = The one whose protagonist, or its attachment, suffers the outrage.
# INN-FATE-04
field-CrossingEntry-seat = Player
    .hint = The one whose protagonist, or its attachment, suffers the outrage.
# INN-MONO-01
field-Monologue-seat = Player
    .hint = The one who took the die and speaks.
# INN-CONF-01
field-ResolutionView-seat = Player
    .hint = The one who acts, and rolls no dice but his own.
# INN-CONF-01
field-Closed-seat = Player
    .hint = The one whose protagonist acted.
# INN-CHAR-02
field-CreateProtagonist-name = Protagonist’s name
    .hint = Chosen by the player; nobody else at the table may bear it.
# INN-CHAR-02
field-Portrait-name = Protagonist’s name
    .hint = Chosen by the player; nobody else at the table may bear it.
# INN-PREP-01
field-Antagonist-name = Name
    .hint = The antagonist’s, the keeper’s secret.
# INN-MONO-05
field-RealizeHallucination-id = Hallucination
    .hint = One of your own, from an earlier ordinary scene and not seen through yet.
# INN-TRAN-02
field-VoteTransgression-id = Act to judge
    .hint = The open proposal that you vote on.
# INN-TRAN-02
field-VoteEntry-id = Act judged
    .hint = The proposal, by its id.
# INN-MONO-05
field-HallucinationEntry-id = Hallucination
    .hint = The one seen through, by its id.
# INN-MONO-05
field-HallucinationRecorded-id = Hallucination
    .hint = The new one, by its id.
# INN-PREP-03
field-RecordSymptom-text = Prepared text
    .hint = The symptom as the keeper noted it down; never shown as it is.
# INN-CHAR-04
field-DeclareLink-text = Link
    .hint = What joins the two protagonists: friendship, rank, contrast…
# INN-CHAR-04
field-Link-text = Link
    .hint = What joins the two protagonists: friendship, rank, contrast…
# INN-SCN-05
field-MakeThreat-text = Threat
    .hint = The danger the keeper announces; to make it real takes the fate list.
# INN-SCN-05
field-Threat-text = Threat
    .hint = The danger the keeper announced.
# INN-FATE-04
field-CrossBoxes-text = Outrage
    .hint = What happens, as the keeper describes it; lesser effects may be added.
# INN-FATE-04
field-CrossingEntry-text = Outrage
    .hint = What happens, as the keeper describes it.
# INN-TAB-04
field-AddNarration-text = Narration
    .hint = What was told, for the record; the keeper’s or a player’s.
# INN-END-03
field-TellEpilogue-text = Epilogue
    .hint = The disaster that follows, told by the keeper, or a protagonist’s fate, told by its player.
# INN-MONO-07
field-Element-text = Element
    .hint = What came into the story, in a few words.
# INN-DIFF-02
field-RaiseDifficulty-text = Clue or property
    .hint = The clue adapted or property of the source that the keeper uses; not needed with a monologue element.
# INN-MONO-02, INN-MONO-03
field-CompleteMonologue-text = Monologue
    .hint = What was told in the first person, after the type of the die; may be left out.
# INN-MONO-02
field-MonologueEntry-text = Monologue
    .hint = What was told, if it was noted down.
# INN-MONO-04
field-RejectMonologue-text = Explanation
    .hint = Why the keeper does not accept this monologue; may be left out.
# INN-MONO-04
field-RejectionEntry-text = Explanation
    .hint = What the keeper says of it, if noted down.
# INN-SUGG-01
field-MakeSuggestion-text = Insinuation
    .hint = What your protagonist hints about the other, after the type of the die; may be left out.
# INN-SUGG-01
field-SuggestionEntry-text = Insinuation
    .hint = What is hinted about the protagonist aimed at, if noted down.
# INN-SUGG-05
field-IncorporateSuggestion-text = Answer
    .hint = How it has been so all along, reinterpreted a little if you like; may be left out.
# INN-SUGG-05
field-IncorporationEntry-text = Answer
    .hint = How the player aimed at makes it so, if noted down.
# INN-CONF-11
field-BreakAttachment-text = Rupture
    .hint = How the protagonist loses the attachment for ever; may be left out.
# INN-CONF-11
field-RuptureEntry-text = Rupture
    .hint = How the tie breaks, if noted down.
# INN-CONF-08
field-RerollOdd-text = Odd behaviour
    .hint = What the protagonist lets show while trying harder; owed later if left out.
# INN-CONF-08
field-RollEntry-text = Odd behaviour
    .hint = Told with a reroll, if noted down.
# INN-ANCH-01
field-UseAnchoring-text = Attachment scene
    .hint = A memory, wish, talk, act or regret that shows the tie; may be left out.
# INN-ANCH-01
field-AnchoringEntry-text = Attachment scene
    .hint = What it tells of the protagonist and the attachment, if noted down.
# INN-OUT-01
field-RenounceProtagonist-text = Narration
    .hint = How the protagonist leaves play; a resolution under way succeeds in that manner. May be left out.
# INN-AUX-04
field-ImposeDie-text = Narration
    .hint = The monologue you impose on the protagonist aimed at, after the type of the die; may be left out.
# INN-AUX-04
field-ImpositionEntry-text = Narration
    .hint = What is imposed on the protagonist aimed at, if noted down.
# INN-END-02, INN-END-04
field-DeclareDefused-text = How it ends
    .hint = How the situation is defused, as the keeper says; may be left out.
# INN-END-05
field-Disclosed-text = Prepared text
    .hint = The symptom or information as the keeper had noted it; nothing for another secret.
# INN-CHAR-05
field-RejectProtagonist-reason = Reason
    .hint = Role not respected, another cause, or an unfit attachment: that alone is then done again.
# INN-MONO-04
field-RejectMonologue-reason = Reason
    .hint = Too like a monologue already held, or a content that is not the die’s.
# INN-MONO-04
field-RejectionEntry-reason = Reason
    .hint = Too like a monologue already held, or a content that is not the die’s.
# INN-END-01, INN-END-02
field-GameEnded-reason = Why it ends
    .hint = No protagonist left in play, or the situation defused.
# INN-PREP-06
field-PlanInformation-dice = Dice planned
    .hint = How many the keeper means to release with it, 1 at least.
# INN-PREP-06
field-DroppedEntry-dice = Dice planned
    .hint = How many the keeper meant to release with it.
# INN-PREP-06
field-PlannedInformation-dice = Dice planned
    .hint = How many the keeper means to release with it; for the source, only a note.
# INN-INFO-01
field-RevealInformation-dice = Dice released
    .hint = How many go to the bowl: 1 at least, leaving one for the source; if empty, as planned.
# INN-INFO-01
field-InformationEntry-dice = Dice released
    .hint = How many went to the bowl.
# INN-INFO-01
field-RevealedInformation-dice = Dice released
    .hint = How many went to the bowl.
# INN-END-05, INN-PREP-04
field-Disclosed-dice = Dice scheme
    .hint = By type, what the keeper had put in reserve; nothing for another secret.
# INN-DICE-02
field-DiceReleasedEntry-dice = Dice released
    .hint = The types of dice gone from the reserve to the bowl, in order: the largest first.
# INN-DICE-06
field-PublicOptions-dice = Dice
    .hint = Rolled by the service, by the players at the table, or as they choose.
# INN-DICE-06
field-OptionChanges-dice = Dice
    .hint = Rolled by the service, by the players at the table, or as they choose.
# INN-TAB-05
field-OptionsEntry-changes = What changes
    .hint = Only the options altered, as far as you may see them.
# INN-TAB-05
field-KeeperOptionsEntry-changes = What changes
    .hint = Only the options altered.
# INN-CHAR-01
field-AnnounceSetting-role = Role of the protagonists
    .hint = What they are and what brings them there; the keeper tells all, and each has to keep to it.
# INN-CHAR-01
field-Announced-role = Role of the protagonists
    .hint = What they are and what brings them there, as the keeper told all.
# INN-PREP-01
field-RoleElement-role = Role of the protagonists
    .hint = What they will be in this story and what brings them there.
# INN-SUGG-02, INN-AUX-04
field-target = Protagonist aimed at
    .hint = The player’s seat; still in play, without a die received in this scene, and unable to refuse.
# INN-SCN-05
field-MakeThreat-target = Protagonist threatened
    .hint = Present in the scene, and not threatened in it yet.
# INN-SCN-05
field-Threat-target = Protagonist threatened
    .hint = The seat of its player.
# INN-TRAN-02
field-ProposeTransgression-target = Protagonist judged
    .hint = Still in play, and without a transgression.
# INN-TRAN-02
field-VoteEntry-target = Protagonist judged
    .hint = The seat of its player.
# INN-TRAN-02
field-Proposal-target = Protagonist judged
    .hint = The seat of its player.
# INN-TRAN-01
field-TransgressionRecorded-target = Who has transgressed
    .hint = The seat of this protagonist’s player.
# INN-TRAN-02
field-TransgressionRejected-target = Protagonist judged
    .hint = The seat of its player; the act is no transgression.
# INN-SUGG-02
field-SuggestionEntry-target = Protagonist aimed at
    .hint = The seat of its player, who gets the die.
# INN-SUGG-05
field-IncorporationEntry-target = Protagonist aimed at
    .hint = The seat of its player, who answers the suggestion.
# INN-AUX-04
field-ImpositionEntry-target = Protagonist aimed at
    .hint = The seat of its player, who gets the die.
# INN-SUGG-02
field-Suggestion-target = Protagonist aimed at
    .hint = The seat of its player, who has to answer the suggestion.
# INN-DICE-05, INN-SYM-04, INN-PREP-06
field-PacingWarned-code = Warning
    .hint = Revelations too slow, a plan that does not add up, identity or lair not revealed, a link missing.
# INN-DICE-05, INN-SYM-04, INN-PREP-06
field-Warned-code = Warning
    .hint = Revelations too slow, a plan that does not add up, identity or lair not revealed, a link missing.
# INN-OUT-01
field-RenounceProtagonist-detail = Manner
    .hint = Death, insanity, confinement or another; only where it is put out of action for ever.
# INN-PREP-06
field-PlanInformation-label = Information
    .hint = What the keeper means to reveal, in a few secret words.
# INN-PREP-06
field-DroppedEntry-label = Information
    .hint = What the keeper meant to reveal.
# INN-PREP-06
field-PlannedInformation-label = Information
    .hint = What the keeper means to reveal.
# INN-CHAR-03
field-SetAttachment-label = Name of the attachment
    .hint = Who or what it is; never the name of a protagonist.
# INN-CHAR-03
field-Attachment-label = Name of the attachment
    .hint = Who or what it is.
# INN-SCN-01
field-OpenOrdinaryScene-label = Title of the scene
    .hint = What the keeper calls it before all.
# INN-SCN-01
field-SceneOpenedEntry-label = Title of the scene
    .hint = What the keeper calls it before all.
# INN-SCN-01
field-SceneView-label = Title of the scene
    .hint = What the keeper calls it before all.
# INN-CONF-02
field-RuleResolution-required = Roll required
    .hint = The keeper rules: yes, dice are needed; no, neither dice nor box nor anything secured. A flight always needs a roll.
# INN-CONF-02
field-RulingEntry-required = Roll required
    .hint = Yes: the dice decide; no: the keeper does without, and nothing is secured.
# INN-MONO-05
field-HallucinationEntry-seen = Had in scene
    .hint = Number of the ordinary scene in which the hallucination occurred.
# INN-END-05
field-Disclosed-key = Key
    .hint = The id of the planned information, or the name of the secret.
# INN-CHAR-02
field-CreateProtagonist-origin = Origin
    .hint = Where the protagonist comes from, as the player says.
# INN-CHAR-02
field-Portrait-origin = Origin
    .hint = Where the protagonist comes from, as the player says.
# INN-PREP-06, INN-INFO-01
field-kind = Kind of information
    .hint = The antagonists’ identity, their lair, an element of their plan, or the source.
# INN-INFO-01
field-RevealInformation-kind = Kind of information
    .hint = The antagonists’ identity, their lair or an element of their plan; the source is revealed apart.
# INN-CHAR-03
field-SetAttachment-kind = Kind of attachment
    .hint = A person, a conviction, an object or something else.
# INN-CHAR-03
field-Attachment-kind = Kind of attachment
    .hint = A person, a conviction, an object or something else.
# INN-TAB-04, INN-CONF-12
field-AddNarration-kind = Kind of narration
    .hint = Outcome, failure, odd behaviour (which settles one owed), last scene or comment.
# INN-OUT-02, INN-OUT-04, INN-FATE-10
field-ProtagonistView-status = Fate
    .hint = In play, lost, renounced (put out of action or gone over to the source) or fled.
# INN-CONF-11, INN-FATE-08
field-Attachment-status = State of the attachment
    .hint = Intact; broken by its player, or lost to a terminal outrage: no more anchoring.
# INN-CONF-07
field-total = Successes so far
    .hint = Of all throws of the resolution, against the difficulty.
# INN-MONO-02
field-die = Type of die
    .hint = By its effect: d20 premonition, d12 hallucination, d8 occult knowledge, d4 paranormal effect.
# INN-MONO-01, INN-MONO-02
field-TakeDie-die = Die to take
    .hint = One from the bowl; it sets the content: d20 premonition, d12 hallucination, d8 occult, d4 paranormal.
# INN-CONF-04
field-ThrownDie-die = Type of die
    .hint = Its number of sides: d4, d8, d12 or d20.
# INN-CONF-04
field-RolledDie-die = Type of die
    .hint = Its number of sides: d4, d8, d12 or d20.
# INN-SUGG-04
field-MakeSuggestion-source = Where the die comes from
    .hint = The bowl or the dice you own; to be said only where the table allows both.
# INN-SUGG-04
field-SuggestionEntry-source = Where the die comes from
    .hint = The bowl, or the dice owned by whoever suggests.
# INN-INFO-02
field-InnommableView-source = Source
    .hint = The words in which the keeper revealed it to all; nothing before the confrontation.
# INN-END-05
field-item = Secret
    .hint = An element of the situation, a symptom, the dice scheme or a planned information.
# INN-FATE-04, INN-FATE-07
field-CrossBoxes-count = Boxes to cross
    .hint = One or more of one column, among the empty ones; a single outrage follows.
# INN-FATE-04
field-CrossingEntry-count = Boxes crossed together
    .hint = How many for this outrage, of one column.
# INN-CONF-04
field-RollEntry-count = Number of dice
    .hint = How many were thrown; 0 with no die owned, or no odd one to roll again.
# INN-CONF-07, INN-DIFF-03
field-difficulty = Difficulty
    .hint = How many successes it takes, 1 to 7; 4 at most before the confrontation.
# INN-DIFF-01, INN-DIFF-03
field-InnommableView-difficulty = Difficulty
    .hint = Successes asked of all: 1, then 2 in the machinations; the keeper raises it up to 4, then 7.
# INN-TAB-02
field-phase = Phase
    .hint = Setup, awareness, machinations, confrontation, epilogue, then closed.
# INN-SCN-01
field-scene = Number of the scene
    .hint = Of the ordinary scene in which it happened, from 1.
# INN-MONO-05
field-HallucinationEntry-scene = Seen through in scene
    .hint = Number of the ordinary scene in which the protagonist understands.
# INN-SCN-01
field-InnommableView-scene = Ordinary scene
    .hint = The keeper’s, under way or the last one closed; nothing before the first.
# INN-DIFF-02
field-basis = What justifies it
    .hint = A monologue element, a clue adapted or a property of the source; the keeper has to say.
# INN-PHA-01, INN-DICE-02
field-cause = Cause
    .hint = The event that brought it about, by its id.
# INN-TRAN-01, INN-TRAN-02
field-TransgressionRecorded-cause = Cause
    .hint = A d8 gained, or everybody’s yes at the table.
# INN-FATE-03
field-BoxEntry-cause = Why a box
    .hint = A monologue from the second on, a failure, a success with a 1, or anchoring.
# INN-CONF-08, INN-CONF-12
field-Due-cause = Why
    .hint = A reroll, or a success with a 1.
# INN-CHAR-03
field-description = Description
    .hint = What the attachment is to the protagonist, as the player says.
# INN-PREP-01
field-SourceElement-description = Description
    .hint = The inhuman root of the situation; the keeper may change it to the end.
# INN-PREP-06
field-revealed = Revealed
    .hint = Yes once the keeper has told it to all.
# INN-TRAN-02
field-open = Vote open
    .hint = Yes while votes are missing and nobody has said no.
# INN-SCN-03
field-closed = Closed
    .hint = Yes once the keeper has closed the ordinary scene.
# INN-CONF-12, INN-CONF-13
field-outcome = Outcome
    .hint = Succeeded, failed, withdrawn, settled without dice or cancelled.
# INN-OUT-01
field-RenounceProtagonist-mode = Way of renouncing
    .hint = Put out of action for good (death, insanity, confinement), or gone over to the source.
# INN-AUX-01, INN-AUX-08
field-ProtagonistView-mode = The player’s part
    .hint = Protagonist; auxiliary keeper while dice are left; then commentator.
# INN-CONF-11, INN-CONF-12, INN-OUT-01
field-means = How
    .hint = By the dice, by breaking with the attachment or by giving the protagonist up.
# INN-CONF-01, INN-OUT-04
field-purpose = What the roll is for
    .hint = A goal in the story, or flight: a success takes the protagonist to safety and out of play.
# INN-CHAR-01
field-setting = Setting announced
    .hint = Place, period, context and the protagonists’ role as told to all; nothing before.
# INN-CHAR-01
field-period = Period
    .hint = When the story takes place, as the keeper tells all.
# INN-PREP-01
field-SettingElement-period = Period
    .hint = When the story takes place, in the keeper’s notes.
# INN-SCN-01
field-number = Number of the scene
    .hint = Of the ordinary scene, from 1.
# INN-AUX-02
field-SplitEntry-number = Dice kept in all
    .hint = Half rounded up, of all types together.
# INN-CHAR-02
field-protagonists = Protagonists
    .hint = By player’s seat, one each.
# INN-TRAN-02
field-proposals = Acts judged
    .hint = Those that the table has voted on or still does: were they inhuman?
# INN-CONF-04, INN-CONF-15
field-pool = Dice owned
    .hint = By type; the player rolls them all in each resolution and keeps them.
# INN-PREP-01
field-situation = Mystery situation
    .hint = The five elements prepared: setting, source, antagonists, aesthetic, role.
# INN-TAB-02
field-PhaseChanged-to = New phase
    .hint = The one that begins at once.
# INN-DIFF-01, INN-DIFF-02
field-DifficultyChanged-to = New difficulty
    .hint = In successes, 1 to 7.
# INN-CHAR-04
field-other = The other protagonist
    .hint = The seat of the player to whose protagonist the link goes.
# INN-TRAN-02
field-act = Inhuman act
    .hint = What the protagonist did, for the whole table to judge.
# INN-CHAR-04
field-DeclareLink-nature = Nature of the link
    .hint = Explicit, such as a friendship, or implicit, such as a contrast.
# INN-CHAR-04
field-Link-nature = Nature of the link
    .hint = Explicit, such as a friendship, or implicit, such as a contrast.
# INN-PREP-01
field-SourceElement-nature = Nature of the source
    .hint = Abstract, such as a discovery, or symbolic, such as a deity.
# INN-AUX-05
field-imposed = Have imposed a die
    .hint = The auxiliary keepers who have done so in this ordinary scene.

chapter-ANCH = Anchors
chapter-AUX = Auxiliaries
chapter-CHAR = Characters
chapter-CONF = Conflicts
chapter-DIFF = Difficulty
chapter-END = End of the game
chapter-FATE = Fate
chapter-INFO = Revelations
chapter-MONO = Monologues
chapter-OUT = Leaving the game
chapter-PREP = Preparation
chapter-SCN = Scenes
chapter-SUGG = Suggestions
chapter-SYM = Symptoms
chapter-TAB = At the table
chapter-TRAN = Transgressions
