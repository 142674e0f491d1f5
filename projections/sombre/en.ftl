# Facts and consequences
about = Fear as in the cinema: victims, a game master, rules that fit in one hand, and characters who do not come back.

SheetModeSet = The table’s sheets are now in { $mode } mode.
    .short = the { $mode } mode of the sheets
TableOptionSet = A table option changes, { QUOTE($option) }: { WORD($value) ->
    [true] yes
    [false] no
   *[hidden] { $value }
}.
    .short = the table option { QUOTE($option) }
PlayStarted = { $who } opens play.
    .short = the opening of play
TableClosed = { $who } closes the table.
    .short = { POSS($who) } closing of the table
SeatPresenceChanged = { WORD($presence) ->
    [active] { $seat } is back in play.
    [watching] { $seat } watches without playing.
   *[away] { $seat } is out of play for now{ $has_character ->
        [yes] {""}, because of { POSS($character) } state
       *[no] {""}
    }.
}
    .short = { POSS($seat) } presence
ScreenDiceOpened = The dice thrown behind the screen are revealed, in their order: { $dice }.
CharacterCreated = { $has_seat ->
    [yes] A character is born: { $name }, played by { $seat }.
   *[no] A character is born: { $name }.
}
    .short = the creation of { $name }
CharacterImported = { $has_seat ->
    [yes] A ready-made character arrives: { $name }, played by { $seat }.
   *[no] A ready-made character arrives: { $name }.
}
    .short = the arrival of { $name }
IdentitySet = { $who } fills in { POSS($character) } identity{ $has_name ->
    [yes] {""}, name: { $name }
   *[no] {""}
}{ $has_sex ->
    [yes] {""}, { $sex }
   *[no] {""}
}{ $has_age ->
    [yes] {""}, { N($age, "year", "years") } old
   *[no] {""}
}{ $has_profession ->
    [yes] {""}, profession: { $profession }
   *[no] {""}
}{ $has_nationality ->
    [yes] {""}, nationality: { $nationality }
   *[no] {""}
}{ $has_race_ethnicity ->
    [yes] {""}, origin: { $race_ethnicity }
   *[no] {""}
}{ $has_family_status ->
    [yes] {""}, family: { $family_status }
   *[no] {""}
}{ $has_religion ->
    [yes] {""}, religion: { $religion }
   *[no] {""}
}{ $has_politics ->
    [yes] {""}, politics: { $politics }
   *[no] {""}
}{ $has_sexuality ->
    [yes] {""}, sexuality: { $sexuality }
   *[no] {""}
}.{ $has_description ->
    [yes] {" "}{ STOP($description) }
   *[no] {""}
}
    .short = { POSS($character) } identity
BackgroundWritten = { $who } writes on page four of { $character } ({ $part }){ $has_text ->
    [yes] {""}: { STOP($text) }
   *[no] .
}
    .short = what is written on page four of { $character }
CommonSkillsAllocated = Common skills of { $character }: body { $body }, senses { $senses }, mind { $mind }.
    .short = { POSS($character) } common skills
PersonalityChosen = { $character } has the { $personality } personality.
    .short = { POSS($character) } personality
HandednessSet = { POSS($character) } dominant hand: { $side }.
    .short = { POSS($character) } dominant hand
HandednessDrawn = The die ({ $dice }) gives { POSS($character) } dominant hand: { $side }.
    .short = { POSS($character) } dominant hand, by the die
AgeClassSet = { $character } is now: { $age_class }.
    .short = { POSS($character) } age class
ChildSkillGranted = { $character } is granted, young as they are, the skill { $title } ({ $score }).
    .short = the skill { $title } granted to { $character }
SpecialSet = { $special ->
    [true] Supernatural traits are open to { $character }.
   *[false] Supernatural traits are closed to { $character }.
}
    .short = { POSS($character) } supernatural traits
SkillProposed = { $who } proposes for { $character } the skill { QUOTE($title) } on line { $line }{ $has_waiver_reason ->
    [yes] {""}, asking for a waiver: { STOP($waiver_reason) }
   *[no] .
}
    .short = the skill { QUOTE($title) } proposed for { $character }
SpecialityProposed = { $who } proposes for { $character } the speciality { QUOTE($title) } on line { $line }.
    .short = the speciality { QUOTE($title) } proposed for { $character }
TraitProposed = { $who } proposes for { $character } { A($nature) } { $kind } of level { $level }: { $title }.
    .short = the trait { QUOTE($title) } proposed for { $character }
InitialTicksProposed = { $who } proposes for { $character } { N($plus, "hardening tick", "hardening ticks") } and { N($extra, "past trauma tick", "past trauma ticks") }.
    .short = { POSS($character) } past trauma
ProposalWithdrawn = { $who } withdraws a proposal made for { $character }{ $has_title ->
    [yes] {""}: { $title }.
   *[no] .
}
    .short = the withdrawal of a proposal for { $character }
ProposalReviewed = { $who } reviews a proposal made for { $character }{ $has_title ->
    [yes] {""}, { QUOTE($title) }
   *[no] {""}
}: it is { $verdict }{ $has_waived ->
    [yes] {""}, waiving a rule
   *[no] {""}
}{ $has_reason ->
    [yes] {""}; { STOP($reason) }
   *[no] .
}
    .short = the review of a proposal for { $character }
CharacterValidated = { $character } may enter scenes.
    .short = the approval of { $character }
CharacterAssigned = { $has_seat ->
    [yes] { $seat } now plays { $character }.
   *[no] { $character } goes back to the game master.
}
    .short = the player of { $character }
CharacterHandedOver = { $character } goes back to the game master.
MissingAsked = Still to be given for { $character }{ $has_skills ->
    [yes] {""}: { LIST($skills) }{ $personality ->
        [true] {""}, the personality.
       *[false] .
    }
   *[no] {""}: the personality.
}
TickApplied = { $character } ticks { N($count, "circle", "circles") } of { $gauge } with { A($mark) }{ $has_cause ->
    [yes] {" "}({ $cause }{ $permanent ->
        [true] {""}, for good)
       *[false] )
    }
   *[no] { $permanent ->
        [true] {" "}for good
       *[false] {""}
    }
}{ $has_total ->
    [yes] {""}, { $total } in all.
   *[no] .
}
    .short = { N($count, "circle", "circles") } of { $gauge } for { $character }
TickRemoved = { $character } frees { N($count, "circle", "circles") } of { $gauge }, ticked with { A($mark) }.
    .short = the circles that { $character } cleared
CounterSet = { POSS($character) } universal counter shows { $value }.
    .short = { POSS($character) } universal counter
AgeSet = { $character } is { $age } years old.
    .short = { POSS($character) } age
GrewUp = { $character } grows into the next age.
    .short = { POSS($character) } new age
ChildGrown = { $character } grows: { N($count, "childhood circle is", "childhood circles are") } erased.
    .short = { POSS($character) } growth
SenescenceTicked = At the age of { $age }, { $character } ticks a circle of { $gauge }{ $has_xp ->
    [yes] {""} and receives { $xp } xp.
   *[no] .
}
TraitChanged = { CAP($kind) } of { $character }: { QUOTE($title) } is now at level { $level } ({ SIGNED($levels) }).
    .short = { POSS($character) } trait { QUOTE($title) }, changed
IllnessMarked = The disadvantage { QUOTE($trait) } of { $character } now counts as an illness ({ $illness }){ $curable ->
    [true] {""}, which can be cured.
   *[false] {""}, which cannot be cured.
}
    .short = { POSS($character) } disadvantage, counted as an illness
PhaseChanged = { POSS($character) } mind goes from phase { $was } to phase { $phase } of its personality{ $has_name ->
    [yes] {" "}({ $name }).
   *[no] .
}
CharacterBecameNpc = { $character } is lost to its player and becomes an NPC{ $has_level ->
    [yes] {" "}(mental instability level { $level }).
   *[no] .
}
CharacterDied = { $character } dies.
NpcCreated = { $who } creates { WORD($category) ->
    [animal] an animal
    [swarm] a swarm of animals
   *[npc] { A($npc_kind) } NPC
}: { $name }.
    .short = the creation of { $name }
NpcUpdated = { $who } revises { POSS($npc) } sheet.
    .short = { POSS($npc) } sheet, revised
NpcIntroduced = Someone or something appears: { STOP($label) }{ $has_description ->
    [yes] {" "}{ STOP($description) }
   *[no] {""}
}
    .short = { POSS($npc) } appearance
NpcFearSet = Reaction of { $npc } to what frightens it: { $state }.
    .short = { POSS($npc) } reaction to fear
BiteAttacked = { $dog } tries to bite { $victim }.
    .short = the bite that { $dog } means for { $victim }
BitePressed = { $dog } clenches its jaws.
    .short = { POSS($dog) } bite, pressed
BiteShaken = Whether { $dog } lets go is to be rolled.
    .short = the test of { POSS($dog) } bite
BiteSet = { $animal } closes its mouth on { $victim } ({ $zone }){ $falls ->
    [true] {" "}and drags its prey down.
   *[false] .
}
BiteWorsened = { $animal } worsens its bite on { $victim }.
BiteReleased = { $animal } lets { $victim } go.
SwarmAttacked = { $swarm } descends on { $targets }.
    .short = { POSS($swarm) } attack
SwarmStung = { $animal } wounds { $victim }.
ObjectCreated = An object now matters: { $label }.
    .short = the object { QUOTE($label) }
ObjectDamaged = { $thing } takes { N($wounds, "Wound", "Wounds") }.
    .short = { POSS($thing) } Wounds
ObjectStateChanged = State of the object { QUOTE($thing) } from now on: { $condition }.
ExperiencePhaseOpened = An experience phase begins.
    .short = the beginning of the experience phase
ExperiencePhaseClosed = The experience phase ends.
    .short = the end of the experience phase
XpAwarded = { $has_character ->
    [yes] { $character } receives
   *[no] { $seat } receives
} experience: { $has_quality ->
    [yes] roleplay found { $quality }{ $bonus ->
        [0] .
       *[1] {""}, and { N($bonus, "point", "points") } more.
    }
   *[no] { N($bonus, "point", "points") }.
}
    .short = the experience that { $has_character ->
        [yes] { $character }
       *[no] { $seat }
    } received
XpSpent = { $character } spends { $amount } xp ({ $pool }).
SpendProposed = { $who } proposes a purchase for { $character }: { $purchase }, { QUOTE($title) } ({ N($levels, "level", "levels") }, { $pool }).
    .short = the spending proposed for { $character }
SkillImproved = { $character } improves: { QUOTE($title) } (score { $score }).
SkillAcquired = { $character } learns { QUOTE($title) } (score { $score }).
SpecialityAcquired = { $character } specialises: { QUOTE($title) } (score { $score }).
TreatmentStarted = { $carer } sets out to treat { QUOTE($trait) } in { $character } (score { $score }).
    .short = { POSS($carer) } treatment of { $character }
TreatmentFinished = { POSS($character) } treatment comes to its end.
    .short = the end of { POSS($character) } treatment
TreatmentResolved = { $success ->
    [true] { POSS($character) } treatment succeeds.
   *[false] { POSS($character) } treatment fails.
}
TreatmentPaid = { $pay ->
    [true] { $character } pays for the cure ({ $pool }).
   *[false] { $character } declines to pay for the cure.
}
    .short = { POSS($character) } decision about the price of the cure
SceneOpened = A scene opens: { $title }.
    .short = the beginning of the scene { QUOTE($title) }
SceneClosed = The scene closes: { $title }.
    .short = the end of the scene { QUOTE($title) }
ActionDeclared = { $character } declares{ $has_text ->
    [yes] {""}: { STOP($text) }
   *[no] {""} an action.
}
    .short = { POSS($character) } announcement
ActionFlagged = { POSS($character) } declaration needs a review{ $has_text ->
    [yes] {""}: { STOP($text) }
   *[no] .
}
    .short = the remark on { POSS($character) } announcement
ActionAutoResolved = { $character } { $success ->
    [true] succeeds
   *[false] fails
} without a die{ $has_skills ->
    [yes] {""}, on the roll of { LIST($skills) }
   *[no] {""}
}{ $has_label ->
    [yes] {" "}({ $label })
   *[no] {""}
}{ $has_attempt ->
    [yes] {""}, for this: { $attempt }
   *[no] {""}
}{ $has_reason ->
    [yes] ; reason: { $reason }.
   *[no] .
}
    .short = { POSS($character) } result without a die
RollCalled = { $character } owes a { WORD($kind) ->
    [pure] pure roll
    [reaction] reaction roll
   *[action] roll
}{ $has_skills ->
    [yes] {" "}of { LIST($skills) }
   *[no] {""}
}{ $has_label ->
    [yes] {" "}({ $label })
   *[no] {""}
}{ $has_attempt ->
    [yes] {""}, for this: { $attempt }
   *[no] {""}
}{ $has_difficulty ->
    [yes] { $ranks ->
        [0] {""}
       *[1] {""}; Difficulty { N($ranks, "rank", "ranks") } ({ FEW($difficulty) })
    }
   *[no] {""}
}{ $off_hand ->
    [true] {""}; with the off hand, 1 rank more.
   *[false] .
}
    .short = the roll{ $has_skills ->
        [yes] {" "}of { LIST($skills) }
       *[no] {""}
    } asked of { $character }
OpposedRollCalled = An opposed roll is called{ $has_characters ->
    [yes] { COUNT($sides) ->
        [0] {" "}between { LIST($characters) }
        [1] {" "}between { LIST($characters) }
       *[other] {""}
    }
   *[no] {""}
}{ $has_sides ->
    [yes] {""}: { LIST($sides, word: "against") }.
   *[no] .
}
    .short = the opposed roll{ $has_characters ->
        [yes] {" "}between { LIST($characters) }
       *[no] {""}
    }
CollectiveRollCalled = Collective roll of { $skill }{ $has_leader ->
    [yes] {""}, led by { $leader }
   *[no] {""}, without a leader
}{ $has_assistants ->
    [yes] {""}, helped by { LIST($assistants) }
   *[no] {""}
}{ $has_attempt ->
    [yes] {""}, for this: { $attempt }.
   *[no] .
}
    .short = the collective roll of { $skill }
SecretRollMade = { $decoy ->
    [true] { $who } makes a secret roll that means nothing, for show.
   *[false] { $who } makes a secret roll.
}
    .short = { POSS($who) } secret roll
SecretRollNoticed = A secret roll is made for { $character }.
    .short = the secret roll for { $character }
DieRolled = { POSS($character) } die shows { $dice }.
    .short = { POSS($character) } die ({ $dice })
RollResolved = { $character } { $success ->
    [true] succeeds on
   *[false] fails
} a { WORD($kind) ->
    [fear] fear roll
    [pure] pure roll
    [reaction] reaction roll
   *[action] roll
}{ $has_skills ->
    [yes] { WORD($kind) ->
        [fear] {" "}({ LIST($skills) })
       *[action] {" "}of { LIST($skills) }
    }
   *[no] {""}
}{ $has_label ->
    [yes] {" "}({ $label })
   *[no] {""}
}{ $has_die ->
    [yes] {""}: die { $die }{ $has_numbers ->
        [yes] { $numbers-has_modifiers ->
            [yes] {""}, { FEW($numbers-modifiers) }
           *[no] {""}
        }{ $numbers-has_total ->
            [yes] {""}, total { $numbers-total }
           *[no] {""}
        }{ $numbers-has_score ->
            [yes] {""}, needing { $numbers-score } or less
           *[no] {""}
        }
       *[no] { $has_difficulty ->
            [yes] { $ranks ->
                [0] {""}
               *[1] {""}, Difficulty { N($ranks, "rank", "ranks") }
            }
           *[no] {""}
        }
    }
   *[no] {""}
}{ $has_margin ->
    [yes] {""}; margin { $margin }{ $has_quality ->
        [yes] {" "}({ $quality })
       *[no] {""}
    }
   *[no] {""}
}{ $numbers-has_failure ->
    [yes] {""}; { $numbers-failure }.
   *[no] .
}
OppositionResolved = { $has_winner ->
    [yes] { $winner } prevails{ $has_loser ->
        [yes] {" "}over { $loser }
       *[no] {""}
    }{ $has_margin ->
        [yes] {""}, margin { $margin }{ $has_quality ->
            [yes] {" "}({ $quality })
           *[no] {""}
        }
       *[no] {""}
    }{ $has_ranking ->
        [yes] {""}; in this order: { LIST($ranking) }.
       *[no] .
    }
   *[no] { $has_ranking ->
        [yes] Result of the race, in this order: { LIST($ranking) }.
       *[no] Nobody prevails.
    }
}
DoubleFailureRuled = { $who } lets the double failure stand: the passive side prevails.
    .short = the double failure that { $who } let stand
RerollOrdered = { $who } has the dice thrown again after a double failure.
    .short = the reroll that { $who } ordered after a double failure
RerollCalled = New dice are asked{ $has_characters ->
    [yes] {" "}of { LIST($characters) }.
   *[no] {" "}for.
}
AttemptLocked = { POSS($character) } failure is final: { $attempt }.
RollCancelled = The roll asked of { $character } is cancelled.
    .short = the cancelling of { POSS($character) } roll
FearRollCalled = A fear roll is called{ $has_difficulty ->
    [yes] {" "}for { LIST($difficulty) }
   *[no] {""}
}{ WORD($somatogenic) ->
    [any_failure] {""}, any failure of which may bring somatisation
    [natural_only] {""}, a natural failure of which may bring somatisation
   *[none] {""}
}{ $has_situation ->
    [yes] {""}: { STOP($situation) }
   *[no] .
}
    .short = the fear roll asked for
FearDispensed = { $character } is hardened enough to need no fear roll ({ $reason }){ $has_situation ->
    [yes] {""}: { STOP($situation) }
   *[no] .
}
    .short = { POSS($character) } dispensation
FearWorsened = { POSS($character) } fear worsens: fever turns into panic.
    .short = the worsening of { POSS($character) } fear
ActionImposed = Fear dictates to { $character }: { STOP($text) }
    .short = what fear dictates to { $character }
FearStateSet = { WORD($state) ->
    [composed] { $character } keeps a cool head.
    [feverish] { $character } is feverish: 1 rank more on every action.
   *[panicked] { $character } panics: 2 ranks more on every action.
}
FearStateEnded = { POSS($character) } fear subsides.
SomatisationRuled = { $who } rules that { $character } somatises{ $has_method ->
    [yes] {" "}({ $method }).
   *[no] .
}
    .short = { POSS($character) } somatisation
SomatisationRequested = { POSS($character) } somatisation is yet to be chosen ({ $method }).
SomatisationChosen = { $who } chooses for { $character }: { $kind }.
    .short = the somatisation chosen for { $character }
SomatisationTriggered = { $character } somatises: { $has_label ->
    [yes] { $label }
   *[no] { $kind }
}{ $has_method ->
    [yes] {" "}({ $method }).
   *[no] .
}
SomatisationEnded = { POSS($character) } somatisation ends: { $kind }.
SomatisationEffectRuled = After-effects of { POSS($character) } somatisation{ $has_wounds ->
    [yes] { $wounds ->
        [0] {""}
       *[1] {""}, { N($wounds, "Wound", "Wounds") }
    }
   *[no] {""}
}{ $has_fatigue ->
    [yes] { $fatigue ->
        [0] {""}
       *[1] {""}, { N($fatigue, "circle", "circles") } of Fatigue
    }
   *[no] {""}
}{ $has_voice ->
    [yes] {""}: { STOP($voice) }
   *[no] .
}
    .short = what comes of { POSS($character) } somatisation
FallRuled = { $character } falls{ $has_wounds ->
    [yes] { $wounds ->
        [0] {""}, unhurt.
       *[1] {""}: { N($wounds, "Wound", "Wounds") }.
    }
   *[no] .
}
    .short = { POSS($character) } fall
CharacterRevived = { $character } comes round.
    .short = { POSS($character) } return to consciousness
SomatisationDisclosed = { POSS($character) } state is disclosed{ $has_seats ->
    [yes] {" "}to { LIST($seats) }.
   *[no] .
}
    .short = { POSS($character) } state, disclosed
SuspendedAnimationDisclosed = { $character } is still alive: this was only a suspended animation.
FrenzyEnded = { POSS($character) } frenzy stops: { $how }.
    .short = the end of { POSS($character) } frenzy
HeartDiseaseAcquired = { POSS($character) } heart stays ill (level { $level }).
EcstasyKnown = { $character } has known ecstasy (level { $level }).
ShockInflicted = { $character } suffers a shock ({ $role }) of { N($count, "circle", "circles") }.
    .short = { POSS($character) } shock
ShockDebriefed = { POSS($character) } debriefing eases the shock.
    .short = { POSS($character) } debriefing
StressInflicted = { $character } suffers stress{ $has_reason ->
    [yes] {""}: { STOP($reason) }
   *[no] .
}
    .short = { POSS($character) } stress
TicksExplained = { N($levels, "disadvantage level explains", "disadvantage levels explain") } what { $character } went through.
    .short = the explanation of { POSS($character) } disadvantages
Hardened = { $character } hardens by { N($count, "circle", "circles") }{ $has_circumstances ->
    [yes] {""}: { STOP($circumstances) }
   *[no] .
}
    .short = { POSS($character) } hardening
HardenedByCrime = Crime hardens { $character } by { N($count, "circle", "circles") }{ $has_circumstances ->
    [yes] {""}: { STOP($circumstances) }
   *[no] .
}
    .short = { POSS($character) } hardening by crime
CrimeDeclared = { $who } holds { POSS($character) } deed for a crime: { $kind }.
    .short = { POSS($character) } crime
CrimeRollCalled = { POSS($character) } will is tested: { $direction } ({ $kind }).
    .short = the crime roll asked of { $character }
RemorseCalled = Remorse comes{ $has_characters ->
    [yes] {" "}to { LIST($characters) }
   *[no] {""}
}{ $has_situation ->
    [yes] {""}: { STOP($situation) }
   *[no] .
}
    .short = the remorse roll asked for
RemorseOverwhelms = Remorse overwhelms { $character }, who must somatise.
part-RankPart = { $has_label ->
    [yes] { $label }
   *[no] unspecified
} { $ranks }
part-FrightenedPart = { $character }{ $has_difficulty ->
    [yes] {" "}(Difficulty in ranks: { FEW($difficulty) })
   *[no] {""}
}
part-ModifierPart = { SIGNED($points) } ({ $label })
part-RollAskedEntry = { $character }{ $has_skills ->
    [yes] {""}, roll of { LIST($skills) }
   *[no] {""}
}{ $has_label ->
    [yes] {" "}({ $label })
   *[no] {""}
}{ $has_difficulty ->
    [yes] { $ranks ->
        [0] {""}
       *[1] {""}, Difficulty { N($ranks, "rank", "ranks") } ({ FEW($difficulty, most: 3) })
    }
   *[no] {""}
}
intent = { $kind }{ $has_target ->
    [yes] {" "}against { $target }
   *[no] {""}
}{ $has_weapon ->
    [yes] {""}, weapon: { $weapon }
   *[no] {""}
}{ COUNT($action-elements) ->
    [0] {""}
   *[1] {""}, with: { LIST($action-elements) }
}{ $action-has_mode ->
    [yes] {""}, { $action-mode }
   *[no] {""}
}{ $has_aim ->
    [yes] {""}, aimed at the { $aim }
   *[no] {""}
}{ $has_text ->
    [yes] {" "}({ QUOTE($text) }).
   *[no] .
}
part-SharePart = { N($count, "impact", "impacts") } on { $target }

# Refusals
refusal-academic_mind = An academic skill needs 13 in mind.
refusal-advantages_exceed = Advantages weigh more than disadvantages.
refusal-age_cannot_decrease = Nobody grows younger.
refusal-already_adult = This character is already an adult.
refusal-already_attacked = This turn’s attack has already taken place.
refusal-already_awarded = This phase has already rewarded this character.
refusal-already_debriefed = This shock was already debriefed.
refusal-already_fallen = The fall is already ruled.
refusal-already_granted = This child already has its skill.
refusal-already_has_character = This seat already has a living character.
refusal-already_panicked = Panic is already there.
refusal-already_retracted = This event is already withdrawn.
refusal-already_shocked = This failed roll has already given a shock.
refusal-already_somatising = This character already somatises.
refusal-already_validated = This character is already approved.
refusal-amendment_mismatch = The amendment is not of the proposal’s kind.
refusal-adolescent = An adolescent may not have it.
refusal-child = A child may not have it.
refusal-bad_die = { $wrong ->
    [count] { $needed ->
        [one] { $needed } die is
       *[other] { $needed } dice are
    } needed, not { $typed }.
   *[value] A die of { $sides } faces does not show { $face }.
}
refusal-bad_value = This value does not fit.
refusal-base_below_11 = The base skill must be at 11 at least.
refusal-cannot_be_woken = Nothing can wake this character now.
refusal-cap_20 = Only specialities go beyond 20.
refusal-common_range = Each common skill goes from 10 to 15.
refusal-common_sum = The three common skills add up to 35.
refusal-counter_empty = The counter does not go below zero.
refusal-die_already_rolled = The die has already fallen.
refusal-die_pending = A die or a ruling is waited for.
refusal-duration_not_elapsed = The treatment has not lasted long enough.
refusal-ecstasy_done = Ecstasy comes only once.
refusal-fear_not_secret = A fear roll is never secret.
refusal-final_failure = This attempt has failed for good.
refusal-gm_only = This is the game master’s to do.
refusal-group_title = This is a group: name one of its members.
refusal-hardening_cost_unpaid = Each hardening is paid with a disadvantage level.
refusal-higher_illness_first = The gravest mental illness comes first.
refusal-im_over_limit = Initial mental instability does not exceed 9.
refusal-imposed_limit = Fever imposes a single action.
refusal-in_combat = The fight is not over.
refusal-incapacitated = This character cannot act.
refusal-initial_plus_limit = Beyond three hardening ticks only the game master may allow it.
refusal-jaw_protected = The jaw is protected.
refusal-line_not_empty = This line is not free.
refusal-mind_below_13 = It takes 13 in mind.
refusal-needs_failed_fear = It takes a failed fear roll.
refusal-needs_fear_call = Fear has a call of its own.
refusal-needs_gm_permission = The imbalance needs the game master’s permission.
refusal-needs_gm_ruling = A ruling of the game master is waited for.
refusal-negative_difficulty = Difficulty is never negative.
refusal-no_base_skill = There is no skill to sharpen on this line.
refusal-no_bite_held = This animal holds nobody.
refusal-no_contest = This ruling is not contested.
refusal-no_intellect = An animal has no intellectual action.
refusal-no_line_to_sacrifice = There is no line to sacrifice.
refusal-no_run_up = It takes a run-up.
refusal-no_scene = No scene is open.
refusal-no_such_crime = No such crime is known.
refusal-not_a_pc = This is no player character.
refusal-not_a_relapse = This crime would be the first of its kind.
refusal-not_afraid = This character is neither feverish nor panicked.
refusal-not_alive = This character is no longer alive or in play.
refusal-not_at_risk = This character is not at risk.
refusal-not_called = That roll has to be called for first.
refusal-not_child = This is not a child.
refusal-not_designated = The master has not designated the target.
refusal-not_double_failure = There is no double failure.
refusal-not_enough_xp = There is not enough xp.
refusal-not_experience_phase = No experience phase is open.
refusal-not_frenzied = This character is in no frenzy.
refusal-not_hardened = This character is not hardened.
refusal-not_hidden = There is nothing to disclose.
refusal-not_npc = This is no NPC.
refusal-not_on_sheet = This somatisation is not on the sheet.
refusal-not_owner = This character is not yours.
refusal-not_requested = No choice is asked for.
refusal-not_shaken = The animal is not shaken enough.
refusal-not_somatising = This character does not somatise.
refusal-not_special = The supernatural is not open to this character.
refusal-not_trained = This animal is not trained.
refusal-not_treatable = This disadvantage cannot be treated.
refusal-unscored = Nobody has said what this character is worth in that: give it a score, or rule without dice.
refusal-not_validated = This character is not approved yet.
refusal-not_visible = This event does not exist.
refusal-not_waivable = This rule cannot be waived.
refusal-npc_no_fear_roll = An NPC never rolls for fear.
refusal-npc_not_introduced = This NPC was not introduced.
refusal-npc_roll_without_pc = No player character is concerned.
refusal-one_level_per_phase = One level per phase, no more.
refusal-one_speciality = A single speciality at creation.
refusal-only_by_resorption = These circles are only freed by resorbing a disadvantage.
refusal-only_dodge = The only possible defence is to dodge.
refusal-option_off = The table’s option does not allow it.
refusal-out_of_bounds = The value is out of bounds.
refusal-per_character_mode_not_allowed = The mode holds for the whole table.
refusal-permanent_tick = A permanent tick is never freed.
refusal-personality_missing = A personality is missing.
refusal-phase_not_treatable = This phase of the personality cannot be treated so.
refusal-playability_limit = This character will not go back to a player.
refusal-plus_is_irreversible = Hardening is irreversible.
refusal-prerequisite = The prerequisite is not met.
refusal-proposals_pending = Proposals wait for the game master.
refusal-reason_required = A reason is needed.
refusal-roll_not_successful = No successful roll allows it.
refusal-scene_open = A scene is open.
refusal-senescence_xp_physical = This xp of age pays for nothing physical.
refusal-shock_range = This shock is out of its range.
refusal-social_action = A social action is played without dice.
refusal-social_skill = There are no social skills.
refusal-speciality_not_above = The speciality must stay above its base.
refusal-speciality_only = This exists only as a speciality.
refusal-swarm_target_limit = The swarm cannot take these targets.
refusal-table_closed = The table is closed.
refusal-too_late = It is too late to change the stake.
refusal-too_many_levels = There are more levels than circles.
refusal-trait_below_zero = A trait does not go below zero.
refusal-treatment_running = A treatment is already running.
refusal-unknown_id = It does not exist.
refusal-unknown_option = There is no such option.
refusal-unknown_ruling = This event does not exist.
refusal-wrong_phase = This is not the time.

# Moves
move-SetSheetMode = Open or close the sheets
move-SetTableOption = Change a table option
move-StartPlay = Open play
move-CloseTable = Close the table
move-SetWatching = Have a player watch or play again
move-CreateCharacter = Create a character
move-DraftCharacter = Draft a whole character
move-ApproveCharacters = Accept and approve characters
move-BringNpcs = Create and introduce NPCs
move-SetIdentity = Fill in page one
move-WriteBackground = Write on page four
move-AllocateCommonSkills = Share out body, senses and mind
move-ChoosePersonality = Choose the personality
move-SetHandedness = Choose the dominant hand
move-DrawHandedness = Draw the dominant hand
move-SetAgeClass = Set the age class
move-GrantChildSkill = Grant a child a skill
move-SetSpecial = Open the supernatural to a character
move-ProposeSkill = Propose a skill
move-ProposeSpeciality = Propose a speciality
move-ProposeTrait = Propose a trait
move-ProposeInitialTicks = Propose initial ticks
move-WithdrawProposal = Withdraw an item
move-ReviewProposal = Review a proposal
move-ValidateCharacter = Approve a character
move-AssignCharacter = Hand over a character
move-ImportCharacter = Import a ready-made character
move-ApplyTick = Tick a gauge
move-RemoveTick = Free circles of a gauge
move-SetCounter = Set the universal counter
move-SetAge = Set the age
move-GrowUp = Bring to the next age
move-GrowChild = Let a child grow
move-ChangeTrait = Change a trait
move-MarkIllness = Mark an illness
move-CreateNpc = Create an NPC
move-UpdateNpc = Revise an NPC
move-IntroduceNpc = Introduce an NPC
move-SetNpcFear = Set an NPC’s reaction
move-BiteAttack = Have an animal bite
move-WorsenBite = Worsen the bite
move-RollBiteHold = See whether the animal lets go
move-SwarmAttack = Send the swarm
move-CreateObject = Note an object
move-DamageObject = Damage an object
move-OpenExperiencePhase = Open an experience phase
move-CloseExperiencePhase = Close the experience phase
move-AwardXp = Award experience
move-ProposeSpend = Propose to spend xp
move-StartTreatment = Start a treatment
move-FinishTreatment = Finish a treatment
move-PayTreatment = Pay for the cure
move-OpenScene = Open a scene
move-CloseScene = Close the scene
move-DeclareAction = Declare an action
move-DeclareAutomaticResult = Decide without a roll
move-CallRoll = Call a roll
move-CallOpposedRoll = Call an opposed roll
move-CallCollectiveRoll = Call a collective roll
move-CallSecretRoll = Make a secret roll
move-Roll = Throw the die
move-ConfirmDoubleFailure = Let the double failure stand
move-OrderReroll = Order a re-roll
move-CancelCall = Cancel a call
move-CallFearRoll = Call a fear roll
move-DispenseFear = Dispense from the fear roll
move-WorsenFear = Worsen fear
move-ImposeAction = Impose a harmful action
move-TriggerSomatisation = Trigger a somatisation
move-ChooseSomatisation = Choose the somatisation
move-RuleSomatisationEffect = Rule a somatisation’s effects
move-RuleFall = Rule a fall
move-ReviveCharacter = Revive
move-DiscloseSomatisation = Disclose a suspended animation
move-EndFrenzy = End the frenzy
move-InflictShock = Inflict a shock
move-Debrief = Debrief
move-InflictStress = Inflict stress
move-ExplainTicks = Explain ticks
move-Harden = Harden
move-DeclareCrime = Declare a crime
move-CallCrimeRoll = Test the will before a crime
move-CallRemorse = Awaken remorse
move-HardenByCrime = Harden by crime

# Words
label-closed = closed
label-open = open
label-active = active
label-watching = watching
label-away = away
label-body = body
label-senses = senses
label-mind = mind
label-instinct = instinct
label-general = general skill
label-mental_instability = mental instability
label-wounds = Wounds
label-fatigue = Fatigue
label-x = x
label-plus = +
label-female = female
label-male = male
label-right = right
label-left = left
label-adult = adult
label-adolescent = adolescent
label-child = child
label-advantage = advantage
label-disadvantage = disadvantage
label-biographical = biographical
label-psychological = psychological
label-relational = relational
label-intellectual = intellectual
label-physical = physical
label-material = material
label-supernatural = supernatural
label-sensory = sensory
label-mental = mental
label-none = none
label-antisocial = antisocial
label-anxious = anxious
label-borderline = borderline
label-avoidant = avoidant
label-histrionic = histrionic
label-melancholic = melancholic
label-narcissistic = narcissistic
label-obsessive = obsessive
label-paranoid = paranoid
label-sadistic = sadistic
label-schizoid = schizoid
label-schizotypal = schizotypal
label-action = action
label-reaction = reaction
label-fear = fear
label-pure = pure
label-composed = composed
label-feverish = feverish
label-panicked = panicked
label-natural = natural failure
label-category-natural = natural weapon
label-modified = modified failure
label-automatic = automatic failure
label-just = just
label-good = good
label-very_good = very good
label-excellent = excellent
label-exceptional = exceptional
label-poor = poor
label-average = average
label-sobs = sobs
label-screams = screams
label-vomiting = vomiting
label-anxiety_attack = anxiety attack
label-fainting = fainting
label-stupor = stupor
label-spasmophilia = spasmophilia
label-convulsions = convulsions
label-suspended_animation = suspended animation
label-frenzy = frenzy
label-infarct = infarct
label-ecstasy = ecstasy
label-custom = custom
label-no_sign_of_life = no sign of life
label-d6 = the die decides
label-player = the player’s choice
label-gm = the game master’s choice
label-find_strength = find the strength
label-resist = resist
label-witness = witness
label-victim = victim
label-any_failure = any failure
label-natural_only = natural failure only
label-fragile = fragile
label-solid = solid
label-very_solid = very solid
label-intact = intact
label-broken = broken
label-destroyed = destroyed
label-right_leg = right leg
label-front_legs = front legs
label-hind_legs = hind legs
label-left_leg = left leg
label-right_arm = right arm
label-left_arm = left arm
label-trunk = trunk
label-trunk_back = back
label-front = front
label-back = behind
label-head = head
label-random_leg = a leg
label-small = small
label-large = large
label-very_large = very large
label-minor = minor
label-major = major
label-special = special
label-npc = NPC
label-animal = animal
label-swarm = swarm
label-accept = accepted
label-amend = amended
label-reject = rejected
label-mastered = mastered
label-unconscious = unconscious
label-dead = dead
label-will = will
label-bite = bite
label-defence = defence
label-dodging = dodging
label-treatment = treatment
label-incompetence = incompetence
label-no_leader = no leader
label-shock = shock
label-stress = stress
label-hardening = hardening
label-criminal_hardening = criminal hardening
label-past_trauma = past trauma
label-initial_hardening = initial hardening
label-childhood = childhood
label-age = age
label-heart_disease = heart disease
label-fall = fall
label-xp = xp
label-senescence = xp of age
label-seat = player’s xp
label-improve = improvement
label-new_skill = new skill
label-new_speciality = new speciality
label-background = background
label-equipment = equipment
label-contacts = contacts
label-chosen = chosen
label-random_d6 = drawn by die
label-hidden = hidden
label-by_initiative = by initiative
label-announced = announced
label-silent = silent
label-additional = additional
label-convert = converted
label-handedness = handedness
label-npc_dice = NPC dice
label-secret_roll_notice = notice of secret rolls
label-xp_belongs_to_player = xp belongs to the player
label-heart_disease_wound = heart disease Wound
label-open_screen_dice_at_close = screen dice opened at close
label-clock_visible = visible clock
label-armour_simultaneous = protections whole throughout the Turn
label-armour_faces = chest and back apart
label-effects_at_once = effects at once
label-resist_health_mods = health weighs on resistance rolls
label-ranks = ranks
label-open_mode_shows_page4 = page four in open mode
label-road_formula = wounds of a road accident
label-burn_cap_and_marks = limit and marks of burns
label-leap = leap
label-relapse = relapse
label-repeated = earlier rolls
label-conditions = state
label-difficulty = Difficulty
label-incompetent_help = incompetent help
label-hit = blow
label-blow = blow that does not wound
label-imposed = ruling of the game master
label-sequela = sequela
label-reopened = reopened wound
label-distress = distress
label-torture = torture
label-toxicity = Toxicity

# Rules
rule-SOM-CHAR-01 = The sheet and its pages
rule-SOM-CHAR-02 = Page one is public
rule-SOM-CHAR-03 = Closed sheets
rule-SOM-CHAR-04 = Open sheets
rule-SOM-CHAR-05 = Switching modes
rule-SOM-CHAR-06 = The three gauges
rule-SOM-CHAR-07 = Kinds of ticks
rule-SOM-CHAR-08 = The order of ticks
rule-SOM-CHAR-09 = Permanent ticks
rule-SOM-CHAR-10 = Who ticks
rule-SOM-CHAR-11 = Universal counter
rule-SOM-CHAR-12 = Creation and approval
rule-SOM-CHAR-13 = Handedness
rule-SOM-CHAR-14 = Adolescents
rule-SOM-CHAR-15 = Children
rule-SOM-CHAR-16 = Growth of children
rule-SOM-CHAR-17 = Senescence
rule-SOM-CHAR-18 = Experience of age
rule-SOM-CHAR-19 = Handing a character over
rule-SOM-CHAR-20 = Short notation
rule-SOM-SKILL-01 = Grades
rule-SOM-SKILL-02 = Scale of scores
rule-SOM-SKILL-03 = Common skills
rule-SOM-SKILL-04 = Scope of common skills
rule-SOM-SKILL-05 = Aspect labels
rule-SOM-SKILL-06 = Individual skills
rule-SOM-SKILL-07 = Fewer than three skills
rule-SOM-SKILL-08 = Prerequisites
rule-SOM-SKILL-09 = Academic skills
rule-SOM-SKILL-10 = Fixed skills
rule-SOM-SKILL-11 = No social skills
rule-SOM-SKILL-12 = List and groups
rule-SOM-SKILL-13 = Applicability
rule-SOM-SKILL-14 = Specialities
rule-SOM-SKILL-15 = One speciality at creation
rule-SOM-SKILL-16 = Sacrificed line
rule-SOM-SKILL-17 = Score of a speciality
rule-SOM-SKILL-18 = Waivers
rule-SOM-TRAIT-01 = Traits and levels
rule-SOM-TRAIT-02 = Nature of a trait
rule-SOM-TRAIT-03 = Inventing a trait
rule-SOM-TRAIT-04 = Initial sums
rule-SOM-TRAIT-05 = Initial balance
rule-SOM-TRAIT-06 = Unbalanced character
rule-SOM-TRAIT-07 = Evolution of traits
rule-SOM-TRAIT-08 = Effect on instability
rule-SOM-TRAIT-09 = What each level stands for
rule-SOM-MIND-01 = Instability level
rule-SOM-MIND-02 = Initial instability
rule-SOM-MIND-03 = Initial traumas
rule-SOM-MIND-04 = Fear modifier
rule-SOM-MIND-05 = Phases of the personality
rule-SOM-MIND-06 = Unticking instability
rule-SOM-MIND-07 = Playability limit
rule-SOM-MIND-08 = Psycho killer
rule-SOM-MIND-09 = Personality
rule-SOM-MIND-10 = Uses of the personality
rule-SOM-NPC-01 = Three kinds of NPC
rule-SOM-NPC-02 = Minor NPCs
rule-SOM-NPC-03 = Major NPCs
rule-SOM-NPC-04 = Special NPCs
rule-SOM-NPC-05 = Rolls only against PCs
rule-SOM-NPC-06 = Who rolls for NPCs
rule-SOM-NPC-07 = No fear rolls
rule-SOM-NPC-08 = Free fields
rule-SOM-NPC-09 = What players may see
rule-SOM-NPC-10 = NPC dice
rule-SOM-ANIMAL-01 = Skills of animals
rule-SOM-ANIMAL-02 = Figures of a species
rule-SOM-ANIMAL-03 = Ordinary animals
rule-SOM-ANIMAL-04 = Minds of animals
rule-SOM-ANIMAL-05 = Fear of animals
rule-SOM-ANIMAL-06 = The dog
rule-SOM-ANIMAL-07 = Zones of a dog
rule-SOM-ANIMAL-08 = Defence of a dog
rule-SOM-ANIMAL-09 = Biting seizure
rule-SOM-ANIMAL-10 = Worsening the bite
rule-SOM-ANIMAL-11 = The bitten leg
rule-SOM-ANIMAL-12 = Letting go
rule-SOM-ANIMAL-13 = Trained attack dog
rule-SOM-ANIMAL-14 = Swarms
rule-SOM-ANIMAL-15 = Invulnerable swarm
rule-SOM-ANIMAL-16 = Targets of a swarm
rule-SOM-ANIMAL-17 = Effect of a swarm
rule-SOM-ANIMAL-18 = Dodging a swarm
rule-SOM-ANIMAL-19 = Running animals
rule-SOM-OBJ-01 = Solidity of objects
rule-SOM-OBJ-02 = Broken and destroyed objects
rule-SOM-XP-01 = Experience phase
rule-SOM-XP-02 = Award
rule-SOM-XP-03 = Whose xp it is
rule-SOM-XP-04 = Bonus
rule-SOM-XP-05 = Saving
rule-SOM-XP-06 = Proposal and veto
rule-SOM-XP-07 = One level a phase
rule-SOM-XP-08 = Price of levels
rule-SOM-XP-09 = Speciality above its base
rule-SOM-XP-10 = Caps
rule-SOM-XP-11 = Learning with a teacher
rule-SOM-XP-12 = Learning alone
rule-SOM-XP-13 = New speciality
rule-SOM-XP-14 = Forbidden bases
rule-SOM-XP-15 = Treatable disadvantages
rule-SOM-XP-16 = Treatment
rule-SOM-XP-17 = Care of the body
rule-SOM-XP-18 = Care of the mind
rule-SOM-XP-19 = Which pool pays
rule-SOM-XP-20 = Hardening between scenarios
rule-SOM-ROLL-01 = Scenes
rule-SOM-ROLL-02 = Turn mode
rule-SOM-ROLL-03 = When dice are used
rule-SOM-ROLL-04 = Automatic results
rule-SOM-ROLL-05 = Social actions
rule-SOM-ROLL-06 = Estimate
rule-SOM-ROLL-07 = Intent and call
rule-SOM-ROLL-08 = Who rolls
rule-SOM-ROLL-09 = Simple roll
rule-SOM-ROLL-10 = Margin
rule-SOM-ROLL-11 = Kinds of failure
rule-SOM-ROLL-12 = No criticals
rule-SOM-ROLL-13 = Modifiers by kind
rule-SOM-ROLL-14 = Health modifiers
rule-SOM-ROLL-15 = Difficulty
rule-SOM-ROLL-16 = Growing difficulty
rule-SOM-ROLL-17 = Never negative
rule-SOM-ROLL-18 = Four ranks and more
rule-SOM-ROLL-19 = Off-hand
rule-SOM-ROLL-20 = Pure rolls
rule-SOM-ROLL-21 = Condition ranks
rule-SOM-ROLL-22 = Final failure
rule-SOM-ROLL-23 = Duel
rule-SOM-ROLL-24 = One success, one failure
rule-SOM-ROLL-25 = Two successes
rule-SOM-ROLL-26 = Double failure
rule-SOM-ROLL-27 = Opposed margin
rule-SOM-ROLL-28 = One against several
rule-SOM-ROLL-29 = Ranking
rule-SOM-ROLL-30 = Combined roll
rule-SOM-ROLL-31 = Secret roll
rule-SOM-ROLL-32 = Notice of a secret roll
rule-SOM-ROLL-33 = No leak by refusal
rule-SOM-ROLL-34 = No leak by consequence
rule-SOM-ROLL-35 = Collective roll and leader
rule-SOM-ROLL-36 = Assistants
rule-SOM-ROLL-37 = Incompetent members
rule-SOM-ROLL-38 = Quality of a margin
rule-SOM-ROLL-39 = Incompetence
rule-SOM-ROLL-40 = No substitution
rule-SOM-ROLL-41 = What is seen of a roll
rule-SOM-FEAR-01 = Terrifying situation
rule-SOM-FEAR-02 = Fear roll
rule-SOM-FEAR-03 = What never counts
rule-SOM-FEAR-04 = Difficulty of fear
rule-SOM-FEAR-05 = Outcome of a fear roll
rule-SOM-FEAR-06 = Composure
rule-SOM-FEAR-07 = Fever and panic
rule-SOM-FEAR-08 = Imposed actions
rule-SOM-FEAR-09 = Fear is not cumulative
rule-SOM-FEAR-10 = Worsening without a roll
rule-SOM-FEAR-11 = End of fear
rule-SOM-FEAR-12 = How many rolls
rule-SOM-FEAR-13 = Effective mind
rule-SOM-FEAR-14 = Who rolls fear
rule-SOM-FEAR-15 = What is seen of fear
rule-SOM-SOMA-01 = Nature of somatisations
rule-SOM-SOMA-02 = Common effect
rule-SOM-SOMA-03 = Table and secrecy
rule-SOM-SOMA-04 = Excluding somatisations
rule-SOM-SOMA-05 = Somatogenic roll
rule-SOM-SOMA-06 = In the middle of a scene
rule-SOM-SOMA-07 = As a conclusion
rule-SOM-SOMA-08 = By die
rule-SOM-SOMA-09 = By the player
rule-SOM-SOMA-10 = By the game master
rule-SOM-SOMA-11 = Subjects at risk
rule-SOM-SOMA-12 = Sobs
rule-SOM-SOMA-13 = Screams
rule-SOM-SOMA-14 = Vomiting
rule-SOM-SOMA-15 = Anxiety attack
rule-SOM-SOMA-16 = Fainting
rule-SOM-SOMA-17 = Stupor
rule-SOM-SOMA-18 = Spasmophilia
rule-SOM-SOMA-19 = Convulsions
rule-SOM-SOMA-20 = Suspended animation
rule-SOM-SOMA-21 = Composed somatisation
rule-SOM-SOMA-22 = Frenzy
rule-SOM-SOMA-23 = Infarct
rule-SOM-SOMA-24 = Heart patients
rule-SOM-SOMA-25 = Falls
rule-SOM-SOMA-26 = Ecstasy
rule-SOM-SOMA-27 = Presence of seats
rule-SOM-SOMA-28 = Pending selection
rule-SOM-SOMA-29 = Mandatory rulings
rule-SOM-TRAUMA-01 = Amounts are the game master’s
rule-SOM-TRAUMA-02 = Shock
rule-SOM-TRAUMA-03 = Debriefing
rule-SOM-TRAUMA-04 = Stress
rule-SOM-TRAUMA-05 = Explanation
rule-SOM-TRAUMA-06 = Other sources
rule-SOM-HARD-01 = Hardening
rule-SOM-HARD-02 = Explaining hardening
rule-SOM-HARD-03 = Grade
rule-SOM-HARD-04 = Irreversible
rule-SOM-HARD-05 = Dispensation
rule-SOM-HARD-06 = Not a modifier
rule-SOM-HARD-07 = Initial hardening
rule-SOM-HARD-08 = When hardening comes
rule-SOM-HARD-09 = Shock and hardening together
rule-SOM-CRIME-01 = What is a crime
rule-SOM-CRIME-02 = Will roll
rule-SOM-CRIME-03 = Relapse
rule-SOM-CRIME-04 = Remorse
rule-SOM-CRIME-05 = Criminal hardening
rule-SOM-CRIME-06 = Explaining crime
rule-SOM-CRIME-07 = What is known of crime
rule-SOM-RULING-02 = What depends on a ruling
rule-SOM-RULING-03 = Results that flip
rule-SOM-RULING-04 = Decisions open again
rule-SOM-RULING-05 = Declarations in doubt
rule-SOM-RULING-01 = Rulings of the game master

# Health and combat
SpeedSet = { $character }’s distress is { $speed }.
    .short = the speed of { POSS($character) } Distress
DistressTreated = { $character } tries to treat { $patient } ({ $skill }).
    .short = { POSS($character) } care for { $patient }
TreatmentRuled = The game master says whether { $character } has the means to give care: { $possible ->
    [true] yes.
   *[false] no.
}
    .short = the ruling on { POSS($character) } means to treat
ViolentEffortRuled = { $character } makes a violent effort.
    .short = { POSS($character) } violent effort
CareEnvironmentSet = Care at hand: { WORD($hospital) ->
    [good] a good hospital
    [poor] a poor hospital
   *[none] no hospital
}, { $emergency_medicine ->
    [true] emergency medicine
   *[false] no emergency medicine
}, { $intensive_care ->
    [true] intensive care.
   *[false] no intensive care.
}
    .short = the care at hand
AdmittedToHospital = { $character } arrives at the hospital{ $intensive ->
    [true] {""}, in intensive care
   *[false] {""}
}{ WORD($quality) ->
    [poor] {""}, where means are poor.
   *[good] {""}, where means are good.
}
    .short = { POSS($character) } arrival at the hospital
IntensiveCareFateRuled = { POSS($character) } fate in intensive care: { $fate }{ $has_after ->
    [yes] {""}; { STOP($after) }
   *[no] .
}
    .short = { POSS($character) } fate in intensive care
AgonyConcluded = { $character }’s agony comes to its end.
    .short = the end of { POSS($character) } agony
DistressStarted = { $character } enters distress{ $has_cause ->
    [yes] {" "}({ $cause }).
   *[no] .
}
DistressRelapsed = { $character }’s distress resumes.
DistressTicked = { $character }’s distress advances one circle ({ $gauge }).
DistressSuspended = { $character }’s distress is suspended for { TIME($minutes) }.
DistressRaised = { $character }’s distress quickens: { $speed }.
DistressStabilised = { $character } is stabilised.
TreatmentFailed = { $diagnosed ->
   [true] { $character } knows what ails { $patient } and can do nothing.
  *[other] { $has_obstacle ->
        [yes] { $character } fails to treat { $patient }: { $obstacle }.
       *[other] { $character } fails to treat { $patient }.
    }
}
ComaStageChanged = { POSS($character) } coma is now at this stage: { $stage }.
CharacterFainted = { $character } passes out.
CharacterFell = { $character } drops to the ground.
SleepCheckCalled = { $character } fights off sleep{ $has_number ->
    [yes] {" "}(roll no. { $number }).
   *[no] .
}
SleepCheckResolved = { $awake ->
    [true] { $character } stays awake.
   *[false] { $character } fights no longer.
}
FatigueImposed = The effort costs { $character } { N($count, "circle", "circles") } of Fatigue.
    .short = the Fatigue imposed on { $character }
CharacterRested = Rest of { $character }: { $kind }{ $has_count ->
    [yes] {" "}({ N($count, "circle", "circles") } of Fatigue).
   *[no] .
}
    .short = { POSS($character) } rest
SleepChecksStarted = Sleep lies in wait for { $character }.
    .short = the beginning of { POSS($character) } sleep checks
NextSleepCheckCalled = Sleep comes back for { $character }.
    .short = { POSS($character) } next sleep check
AsleepRuled = { $character } gives way to sleep.
    .short = { POSS($character) } sleep
SleeperShaken = { $character } shakes { $sleeper }.
    .short = the sleeper that { $character } shakes
WakingRuled = The game master lets { $character } come to.
    .short = the waking granted to { $character }
FatigueGaugeTaken = { $character }’s Fatigue gauge goes behind the screen.
    .short = { POSS($character) } Fatigue gauge, taken behind the screen
FatigueGaugeGiven = { $character }’s Fatigue gauge returns to its player.
    .short = { POSS($character) } Fatigue gauge, given back
GaugesRevealed = Health of { $character }: Wounds, { $has_wounds ->
    [yes] { $wounds }
   *[no] no circle
}; Fatigue, { $has_fatigue ->
    [yes] { $fatigue }.
   *[no] no circle.
}
    .short = { POSS($character) } gauges, revealed
NpcStateRevealed = What can be seen of { $npc }: { $state }.
    .short = { POSS($npc) } visible state
FellAsleep = { $character } is asleep.
Woke = { $character } wakes up.
ShakenInVain = Nothing wakes { $character }.
StunCalled = { $character } took a hard knock on the head{ $has_ranks ->
    [yes] {""}: it may stun by { N($ranks, "rank", "ranks") }
   *[no] {""}
}{ $has_minutes ->
    [yes] {""}, for { TIME($minutes) }.
   *[no] .
}
    .short = the daze that { $character } risks
NpcStunRuled = Effect of the blow on { $npc }: { $outcome }{ WORD($outcome) ->
    [dazed] {" "}({ N($ranks, "rank", "ranks") }).
   *[other] .
}
    .short = the effect of the blow on { $npc }
DazedRuled = { $character } is dazed{ $has_ranks ->
    [yes] {""}: { N($ranks, "rank", "ranks") } more on every action
   *[no] {""}
}{ $has_minutes ->
    [yes] {""}, for { TIME($minutes) }.
   *[no] .
}
    .short = { POSS($character) } daze
StunResolved = Effect of the knock on { POSS($character) } head: { $outcome }{ $has_ranks ->
    [yes] {""}, { N($ranks, "rank", "ranks") }
   *[no] {""}
}{ $has_minutes ->
    [yes] {""}, { TIME($minutes) }.
   *[no] .
}
CareSet = Care given to { $character }: { $care }{ $has_days ->
    [yes] {""}, for { N($days, "day", "days") } now.
   *[no] .
}
    .short = the care that { $character } receives
WoundReopened = { POSS($character) } { N($count, "Wound", "Wounds") } { $count ->
    [one] reopens.
   *[other] reopen.
}
    .short = { POSS($character) } reopened Wounds
MarksRuledGone = { $character } loses { N($count, "mark", "marks") }: { $limb }.
    .short = the marks that { $character } lost
InfectionCalled = One of { $character }’s wounds may be infected.
    .short = the infection that { $character } risks
IllnessStopped = { $character }’s infection is checked.
    .short = the end of { POSS($character) } infection
SequelaeRuled = { $character } keeps sequelae{ $instability ->
    [0] {""}
   *[1] {""}, { N($instability, "circle", "circles") } of mental instability
}{ $has_disadvantages ->
    [yes] {""}: { LIST($disadvantages) }.
   *[no] .
}
    .short = { POSS($character) } sequelae
Infected = { $character }’s wound is infected.
WoundsHealed = { POSS($character) } { N($count, "Wound", "Wounds") } { $count ->
    [one] heals
   *[other] heal
} ({ $healing }).
    .short = { POSS($character) } healing
MarksErased = { $character } has full use again: { $limb }.
FictionTimeAdvanced = { $minutes ->
    [0] Time passes: { N($seconds, "second", "seconds") }.
   *[1] Time passes: { TIME($minutes) }{ $seconds ->
        [0] .
       *[1] {""}, { N($seconds, "second", "seconds") }.
    }
}
    .short = the passing of time
TurnsAdvanced = { N($turns, "Turn", "Turns") } { $turns ->
    [one] passes.
   *[other] pass.
}
    .short = the passing of { N($turns, "Turn", "Turns") }
TimeStopped = Time stops earlier than planned.
refusal-already_called = That roll has already been called.
refusal-already_declared = That has already been declared.
refusal-already_suspended_once = A distress can be suspended only once.
refusal-in_distress = Nothing heals while the distress lasts.
refusal-lightning_untreatable = A lightning distress cannot be treated.
refusal-no_distress = There is no distress here.
refusal-no_emergency_medicine = There is no emergency medicine here.
refusal-no_hospital = There is no hospital for that.
refusal-no_recovery = No recovery is possible for now.
refusal-not_in_intensive_care = That character is not in intensive care.
refusal-not_lightning = Only a lightning distress ends that way.
refusal-not_pending = No such decision is awaited.
refusal-nothing_recovered = Sleep has given nothing back yet.
refusal-pending_damage = Damage waits to be applied.
refusal-skill_not_allowed = That skill does not fit.
refusal-still_in_coma = The coma still lasts.
refusal-wrong_form = That is not the form of roll that fits.
move-SetDistressSpeed = Set the speed of a distress
move-TreatDistress = Treat a distress
move-RuleTreatment = Say whether care is possible
move-RuleViolentEffort = Note a violent effort
move-SetCareEnvironment = Describe the care available
move-AdmitToHospital = Admit to hospital
move-RuleIntensiveCareFate = Decide a fate in intensive care
move-ConcludeAgony = Conclude an agony
move-ImposeFatigue = Impose Fatigue
move-RestCharacter = Grant rest
move-StartSleepChecks = Start sleep checks
move-CallSleepCheck = Call the next sleep check
move-RuleAsleep = Put a character to sleep
move-ShakeAwake = Shake a sleeper
move-RuleWaking = Wake a character
move-TakeFatigueGauge = Take the Fatigue gauge
move-GiveFatigueGauge = Give the Fatigue gauge back
move-RevealGauges = Reveal gauges
move-RevealNpcState = Tell an NPC’s state
move-CallStun = Call a stun roll
move-RuleNpcStun = Stun an NPC
move-RuleDazed = Daze a character
move-SetCare = Set the care received
move-HealWeek = Let wounds heal
move-ReopenWound = Reopen Wounds
move-EraseMarks = Erase marks
move-CallInfection = Call an infection roll
move-StopIllness = Stop an infection
move-RuleSequelae = Set lasting effects
move-AdvanceFictionTime = Let time pass
move-AdvanceTurns = Let Turns pass
label-slow = slow
label-rapid = rapid
label-lightning = lightning
label-unplugged = unplugged
label-let_go = let go
label-never_wakes = never wakes
label-wakes = wakes
label-light = light
label-weight-light = light
label-medium = medium
label-deep = deep
label-beyond = beyond
label-good_night = good night
label-bad_night = bad night
label-nap = nap
label-sleepless = sleepless night
label-dazed = dazed
label-knocked_out = knocked out
label-adequate = adequate
label-insufficient = insufficient
label-ordinary = ordinary
label-burn = burn
label-frostbite = frostbite
label-radiodermatitis = radiodermatitis
label-disease = disease
label-sleep_check = sleep check
label-stun = stun
label-infection = infection
label-minutes = minutes
rule-SOM-DISTRESS-01 = Falling into distress
rule-SOM-DISTRESS-02 = Speed of the distress
rule-SOM-DISTRESS-03 = Ticks of the distress
rule-SOM-DISTRESS-04 = One distress at a time
rule-SOM-DISTRESS-05 = First aid
rule-SOM-DISTRESS-06 = Emergency care
rule-SOM-DISTRESS-07 = Relapse
rule-SOM-DISTRESS-08 = Failed treatment
rule-SOM-DISTRESS-09 = Hospital
rule-SOM-DISTRESS-10 = Intensive care
rule-SOM-DISTRESS-11 = Without medicine
rule-SOM-DISTRESS-12 = Time in combat
rule-SOM-DISTRESS-13 = Distress of NPCs
rule-SOM-FATIGUE-01 = Effort
rule-SOM-FATIGUE-02 = Words for Fatigue
rule-SOM-FATIGUE-03 = Sleepless night
rule-SOM-FATIGUE-04 = Good night
rule-SOM-FATIGUE-05 = Bad night
rule-SOM-FATIGUE-06 = Nap
rule-SOM-FATIGUE-07 = No recovery
rule-SOM-FATIGUE-08 = Start of sleep checks
rule-SOM-FATIGUE-09 = Sleep check
rule-SOM-FATIGUE-10 = Sleepers
rule-SOM-COMA-01 = Coma stages
rule-SOM-COMA-02 = Light coma
rule-SOM-COMA-03 = Medium coma
rule-SOM-COMA-04 = Deep coma
rule-SOM-COMA-05 = Coma beyond
rule-SOM-COMA-06 = Fatigue ceiling
rule-SOM-COMA-07 = Coma by effort
rule-SOM-COMA-08 = Coma by distress
rule-SOM-STUN-01 = Blow to the head
rule-SOM-STUN-02 = Dazed
rule-SOM-STUN-03 = Knocked out
rule-SOM-STUN-04 = Other dazes
rule-SOM-STUN-05 = Stunned in combat
rule-SOM-CARE-01 = Healing
rule-SOM-CARE-02 = Weeks of healing
rule-SOM-CARE-03 = Without rest
rule-SOM-CARE-04 = Marks erased
rule-SOM-CARE-05 = Without care
rule-SOM-CARE-06 = Infection
rule-SOM-CARE-07 = Means of care
rule-SOM-CARE-08 = Lasting harm to the body
rule-SOM-CARE-09 = Lasting harm to the mind
rule-SOM-CARE-10 = Caring skills
TimePassed = { TIME($minutes) } go by.
DogCalledOff = { $dog } is called off.
    .short = the calling off of { $dog }
ItemDefined = There is a new piece of gear: { $label }.
    .short = the new combat item
GotUp = { $character } gets up{ $helped ->
    [yes] {""}, helped by somebody.
   *[no] .
}
    .short = { POSS($character) } getting up
ItemEquipped = { $character } equips: { $label }.
    .short = { POSS($character) } equipping
ItemUnequipped = { $character } puts away or takes off: { $label }.
    .short = the item that { $character } put away
ItemTakenUp = { $character } takes{ $has_former ->
    [yes] {" "}from { $former }: { $label }.
   *[no] {" "}up: { $label }.
}
    .short = the item that { $character } took
ItemTaken = { $character } takes{ $has_former ->
    [yes] {" "}from { $former }: { $label }.
   *[no] {" "}up: { $label }.
}
ItemHandedOver = { $has_character ->
    [yes] { $has_to ->
        [yes] { $character } hands to { $to }: { $label }.
       *[no] { $character } lays down: { $label }.
    }
   *[no] { $has_to ->
        [yes] { $to } receives: { $label }.
       *[no] On the ground: { $label }.
    }
}
    .short = the item that was handed over
ItemHanded = { $has_character ->
    [yes] { $has_to ->
        [yes] { $character } hands to { $to }: { $label }.
       *[no] { $character } lays down: { $label }.
    }
   *[no] { $has_to ->
        [yes] { $to } receives: { $label }.
       *[no] On the ground: { $label }.
    }
}
HandChanged = { $character } changes hands with: { $label }.
    .short = { POSS($character) } change of hand
ItemMoved = { $character } changes hands with: { $label }.
EncumbranceSet = { $ranks ->
    [0] { $character } acts unhindered ({ $family }).
   *[1] { $character } acts with { N($ranks, "rank", "ranks") } of hindrance ({ $family }).
}
    .short = { POSS($character) } encumbrance
WoundsImposed = The game master inflicts { N($count, "Wound", "Wounds") } on { $character }{ $has_zone ->
    [yes] {" "}({ $zone }).
   *[no] .
}
    .short = { N($count, "Wound", "Wounds") } for { $character }
HitRuled = The game master specifies what a blow at { $character } was{ $limb_lost ->
    [true] {""}, a limb lost
   *[false] {""}
}{ $has_massive ->
    [yes] { $massive ->
        [true] {""}, massive damage
       *[false] {""}
    }
   *[no] {""}
}{ $has_bypass ->
    [yes] { $bypass ->
        [true] {""}, protection bypassed
       *[false] {""}
    }
   *[no] {""}
}{ $has_face ->
    [yes] {""}, taken in the { $face }.
   *[no] .
}
    .short = what a blow was
ZoneRuled = The zone where the blow hits { $character }: { $zone }.
    .short = the Zone that is hit on { $character }
ZoneRefined = The spot where the blow hits { $character }: { STOP($text) }
    .short = the place that the blow hits on { $character }
ConditionRuled = New state of { $character }: { $condition }{ $has_to ->
    [yes] {" "}(to { $to })
   *[no] {""}
}{ $has_ranks ->
    [yes] {""}, { N($ranks, "rank", "ranks") }.
   *[no] .
}
    .short = { POSS($character) } new condition
ConditionLifted = A state of { $character } ends: { $condition }{ $has_to ->
    [yes] {" "}(to { $to }).
   *[no] .
}
    .short = the end of a condition of { $character }
WoundsHeld = { POSS($character) } { N($count, "Wound", "Wounds") } { $count ->
    [one] waits
   *[other] wait
} for phase 3.
TicksHeld = { N($count, "circle", "circles") } of { $gauge } of { $character } { $count ->
    [one] waits
   *[other] wait
} for phase 3.
    .short = { POSS($character) } circles, on hold
ConsequenceOpened = { $has_attacker ->
    [yes] After the fact, { $attacker } hits { $character }
   *[no] After the fact, damage waits for its place on { $character }
} ({ $raw } damage): to be completed or dismissed.
LateHitCompleted = { $who } completes the hit left open.
    .short = the hit left open, completed
LateHitDismissed = { $who } dismisses the hit left open.
    .short = the hit left open, dismissed
ZoneAsked = { $character } owes the die for the zone.
GrabLanded = { $attacker } lays hands on { $character }.
DamageQueued = { $attacker } hits { $character }{ $has_raw ->
    [yes] {""}: { $raw } damage before protections.
   *[no] .
}
NpcIntentRevealed = { POSS($character) } intent shows: { $kind }.
ZoneSet = The blow hits { $character } in this zone: { $zone }.
FistsHurt = Striking bare-handed again and again, { $character } gets hurt: { $zone }.
DamageAbsorbed = { POSS($character) } protection absorbs { $absorbed } damage ({ $zone }).
ProtectionRuined = { $character }’s protection is ruined: { $zone }.
MarksDrawn = { $character } draws { N($count, "mark", "marks") }, { $total } in all: { $limb }.
LimbInvalidated = { $lost ->
    [true] { $character } loses a limb: { $limb }.
   *[false] { $character } loses the use of a limb: { $limb }.
}
ItemDropped = { $has_character ->
    [yes] { $character } drops { $label }.
   *[no] { $label } falls, and nobody sees where from.
}
IntentDeclared = { $character } declares an intent: { intent }
    .short = { POSS($character) } intent
IntentFlagged = { POSS($character) } intent needs a review: { intent }
    .short = the remark on { POSS($character) } intent
SealedDeclarationsCalled = Simultaneous declarations are asked{ $has_characters ->
    [yes] {" "}of { LIST($characters) }.
   *[no] {" "}for.
}
    .short = the simultaneous declarations asked for
IntentKindSealed = { $character } has chosen in secret.
    .short = { POSS($character) } secret choice
SealedIntentsOpened = The sealed choices open: { $kinds }.
    .short = the opening of the secret choices
IntentSpecified = { $character } specifies the intent: { intent }
    .short = { POSS($character) } intent, specified
NpcIntentRecorded = { POSS($character) } intent: { intent }
    .short = { POSS($character) } intent
NpcIntentShown = What { $character } does can be guessed: { intent }
    .short = { POSS($character) } intent, guessed
HesitationRuled = { $character } hesitates and does nothing.
    .short = { POSS($character) } hesitation
DeclarationVoided = The declaration of { $character } is cancelled{ $has_number ->
    [yes] {" "}(no. { $number }).
   *[no] .
}
    .short = the voiding of { POSS($character) } announcement
ActionClassified = { $who } classes { POSS($character) } action: { $action_class }{ $ranks ->
    [0] {""}
   *[1] {""}, { N($ranks, "rank", "ranks") } more
}{ $has_suits ->
    [yes] {" "}(advantage: { $suits }).
   *[no] .
}
    .short = the class of { POSS($character) } action
LongActionPlanned = { $has_actions ->
   [yes] { $character } begins an action of { N($actions, "Turn", "Turns") }: { $text }.
  *[other] { $character } begins an action of several Turns: { $text }.
}
    .short = { POSS($character) } long action
LongActionAdjusted = { $has_actions ->
    [yes] { POSS($character) } action will take { N($actions, "Turn", "Turns") }.
   *[no] How many Turns { POSS($character) } action will take is no longer told.
}
    .short = the length of { POSS($character) } action
InterruptionRuled = The game master rules what the interruption of a long action costs { $character }.
    .short = the interruption of { POSS($character) } long action
LongActionProgressed = { $character }’s action goes on: { N($done, "Turn", "Turns") }.
LongActionCompleted = { $character } completes the action.
LongActionInterrupted = { $character } breaks off the action.
CombatStarted = The fight begins{ $has_characters ->
    [yes] {" "}between { LIST($characters) }.
   *[no] .
}
    .short = the beginning of the combat
CombatEnded = The fight is over.
    .short = the end of the combat
CombatantsSet = The fighters change{ $has_added ->
    [yes] {""}; joining: { LIST($added) }
   *[no] {""}
}{ $has_removed ->
    [yes] {""}; leaving: { LIST($removed) }.
   *[no] .
}
    .short = the change of the combatants
ContactSet = { $contact ->
   [true] { $one } and { $other } are within reach.
  *[other] { $one } and { $other } are out of reach.
}
    .short = the contact between { $one } and { $other }
PhaseClosed = { $who } closes phase { $phase } of Turn { $turn }, { $phase ->
    [1] declarations.
    [2] resolution.
   *[3] consequences.
}
    .short = the end of phase { $phase } of Turn { $turn }
CombatReopened = The fight begins{ $has_characters ->
    [yes] {" "}between { LIST($characters) }.
   *[no] .
}
    .short = the reopening of the combat
CombatClosed = The fight is over.
    .short = the closing of the combat
PhaseAdvanced = Turn { $turn }, phase { $phase }: { $phase ->
    [1] declarations.
    [2] resolution.
   *[3] consequences.
}
ResolutionOrderSet = The order of resolution is set.
    .short = the order of resolution
SurpriseCalled = { $has_aggressor ->
    [yes] { $aggressor } tries a surprise attack
   *[no] A surprise is played out
}{ $has_victims ->
    [yes] {" "}against { LIST($victims) }.
   *[no] .
}
    .short = the surprise roll asked for
SurpriseRuled = { $has_aggressor ->
    [yes] { $aggressor } strikes by surprise
   *[no] The surprise is complete
}{ $has_victims ->
    [yes] {" "}against { LIST($victims) }.
   *[no] .
}
    .short = the surprise that was ruled
Surprised = The surprise works against { $character }.
refusal-actions_unresolved = Not every action is resolved.
refusal-already_finished = That long action is over.
refusal-already_in_combat = The fight is already on.
refusal-already_resolved = That action is already resolved.
refusal-already_sealed = The sealed choice is already made.
refusal-arm_invalid = That arm can no longer be used.
refusal-attackers_first = Attackers specify first.
refusal-breaks_sequence = One character’s actions keep their sequence.
refusal-declarations_missing = Declarations are missing.
refusal-frenzy_no_pickup = In a frenzy one takes and picks up nothing.
refusal-frenzy_only_attacks = In a frenzy one only attacks, at close quarters and without aiming.
refusal-hand_occupied = That hand is occupied.
refusal-kind_mismatch = The action is not of the sealed kind.
refusal-not_all_sealed = Not everyone has sealed a choice.
refusal-not_declared = That action was not declared.
refusal-not_your_turn_to_declare = It is not yet that character’s turn to declare.
refusal-nothing_to_do = There is nothing of the kind to do.
refusal-still_kept = Whoever has it keeps it: it must be given, or its bearer be dead or unconscious.
refusal-too_many_actions = That is more than it can do in one Turn.
refusal-order_frozen = The order is fixed since the first die.
refusal-senses_not_equal = Their senses are not equal.
refusal-weapon_cannot_parry = That weapon cannot parry.
refusal-no_open_consequence = No hit of that name is left open.
refusal-zone_already_set = The zone is already known.
move-DefineItem = Define a weapon or a protection
move-ArmPeople = Arm several characters
move-GetUp = Get up
move-CallOff = Call a dog off
move-Equip = Equip
move-Unequip = Take off or put away
move-TakeUp = Take up
move-HandOver = Hand over or lay down
move-ChangeHand = Change hands
move-SetEncumbrance = Set an encumbrance
move-ImposeWounds = Impose Wounds
move-RuleHit = Specify a hit
move-CompleteLateHit = Complete a hit left open
move-DismissLateHit = Dismiss a hit left open
move-RuleZone = Set the zone
move-RefineZone = Describe the spot
move-RuleCondition = Set a condition
move-LiftCondition = Lift a condition
move-DeclareIntent = Declare an intent
move-CallSealedDeclarations = Call sealed declarations
move-SealIntentKind = Seal a kind
move-OpenSealedIntents = Open the sealed kinds
move-SpecifyIntent = Specify the intent
move-RecordNpcIntent = Record an NPC’s intent
move-RevealNpcIntent = Reveal an NPC’s intent
move-RuleHesitation = Rule a hesitation
move-VoidDeclaration = Void a declaration
move-ClassifyAction = Classify an action
move-SetLongAction = Plan a long action
move-AdjustLongAction = Adjust a long action
move-RuleInterruption = Rule an interruption
move-StartCombat = Start the fight
move-EndCombat = End the fight
move-SetCombatants = Change the fighters
move-SetContact = Say who is in reach
move-AdvancePhase = Go to the next phase
move-CallAttacks = Call all attacks of the Turn
move-ThrowDice = Throw several dice in a row
move-FinishTurn = Finish the Turn
move-SetResolutionOrder = Order the actions
move-RuleSurprise = Rule a surprise certain
move-CallSurprise = Call a surprise
label-strike = strike
label-harmless_strike = harmless strike
label-grab = grab
label-strangle_grab = strangling grab
label-tackle = tackle
label-throw = throw
label-shoot = shoot
label-aggravate = aggravate
label-interpose = interpose
label-parry = parry
label-dodge = dodge
label-flee = flee
label-rise = rise
label-keep_strangling = keep strangling
label-tear_loose = tear loose
label-move = move
label-prepare = prepare
label-cycle = cycle
label-select_mode = select a mode
label-take_up = take up a thing
label-hand_over = hand a thing over, or lay it down
label-change_hand = take a thing in the other hand
label-reload = reload
label-unfold_bipod = unfold the bipod
label-continue = continue
label-care = care
label-extinguish = extinguish
label-free = free action
label-immobilised = immobilised
label-bound = bound
label-blinded = blinded
label-back_turned = back turned
label-cornered = cornered
label-surrounded = surrounded
label-long_hair = long hair
label-loose_clothes = loose clothes
label-auto_success = automatic success
label-auto_failure = automatic failure
label-roll = roll
label-complex = complex
label-long = long
label-distinct = distinct actions
label-attack = attack
label-other = other
label-aim = exact location
label-off_hand = off-hand action
label-improvised = improvised weapon
label-chainsaw = chainsaw
label-zone = zone
label-surprise = surprise
rule-SOM-DAMAGE-01 = Damage
rule-SOM-DAMAGE-02 = Which margin
rule-SOM-DAMAGE-03 = Nil damage
rule-SOM-DAMAGE-04 = Weapon bonus
rule-SOM-DAMAGE-05 = Types of damage
rule-SOM-DAMAGE-06 = Blunt weapons
rule-SOM-DAMAGE-07 = Non-wounding blows
rule-SOM-DAMAGE-08 = Exceptional blow
rule-SOM-DAMAGE-09 = Helpless target
rule-SOM-DAMAGE-10 = Massive damage
rule-SOM-DAMAGE-11 = Negligible weapons
rule-SOM-DAMAGE-12 = Improvised weapons
rule-SOM-DAMAGE-13 = Chainsaw
rule-SOM-DAMAGE-14 = Order of application
rule-SOM-DAMAGE-15 = Death
rule-SOM-DAMAGE-16 = Free damage
rule-SOM-DAMAGE-17 = Weapon under body
rule-SOM-LOC-01 = Zones
rule-SOM-LOC-02 = Automatic location
rule-SOM-LOC-03 = Random location
rule-SOM-LOC-04 = Exact location
rule-SOM-LOC-05 = Refined location
rule-SOM-LOC-06 = The game master’s precision
rule-SOM-LOC-07 = Chosen location
rule-SOM-LOC-08 = Aiming when declaring
rule-SOM-LOC-09 = Limb cap
rule-SOM-LOC-10 = Vital zones
rule-SOM-LOC-11 = Uncapped
rule-SOM-LOC-12 = Diffuse wounds
rule-SOM-LOC-13 = Marks
rule-SOM-LOC-14 = Invalidity
rule-SOM-LOC-15 = Invalid arm
rule-SOM-LOC-16 = Invalid leg
rule-SOM-PROT-01 = Classes of protection
rule-SOM-PROT-02 = Absorption
rule-SOM-PROT-03 = Serious shock
rule-SOM-PROT-04 = Against light blows
rule-SOM-PROT-05 = Pieces of armour
rule-SOM-PROT-06 = Coverage
rule-SOM-PROT-07 = Protection bypassed
rule-SOM-PROT-08 = Encumbrance
rule-SOM-TURN-01 = Entering combat
rule-SOM-TURN-02 = Three phases
rule-SOM-TURN-03 = Who declares
rule-SOM-TURN-04 = Order of declarations
rule-SOM-TURN-05 = Equal senses
rule-SOM-TURN-06 = Sealed declarations
rule-SOM-TURN-07 = Intents of NPCs
rule-SOM-TURN-08 = Hesitation
rule-SOM-TURN-09 = Content of a declaration
rule-SOM-TURN-10 = One action
rule-SOM-TURN-11 = Order of resolution
rule-SOM-TURN-12 = Simultaneity
rule-SOM-TURN-13 = Dead men strike
rule-SOM-TURN-14 = Phase three
rule-SOM-TURN-15 = What an action is
rule-SOM-TURN-16 = Complex action
rule-SOM-TURN-17 = Long action
rule-SOM-TURN-18 = Interrupted action
rule-SOM-TURN-19 = Several actions
rule-SOM-TURN-20 = Off hand
rule-SOM-TURN-21 = Two weapons
rule-SOM-TURN-22 = Absent players
rule-SOM-TURN-23 = Form of an attack
ZoneChosen = { $character } chooses where to strike: { $zone }.
    .short = the Zone that { $character } aims at
refusal-target_not_incapacitated = The target can still react.
move-ChooseZone = Choose the zone
label-interruption = interruption
GmDieCalled = { $who } calls for a die of { $sides } faces{ $has_character ->
    [yes] {" "}for { $character }
   *[no] {""}
} ({ $purpose }){ $has_dice ->
    [yes] {""}: { $dice }.
   *[no] .
}
    .short = the die that { $who } asked for
move-CallDie = Call a die
label-scene = scene
label-d20 = by d20
PursuitStarted = { $fugitive } flees ({ $means }){ $has_characters ->
    [yes] {""}, pursued by { LIST($characters) }
   *[no] {""}
}{ $has_needed ->
    [yes] {""}; it takes { N($needed, "success", "successes") }.
   *[no] .
}
    .short = { POSS($fugitive) } flight
PursuitRollCalled = The pursuit goes on{ $has_characters ->
    [yes] {" "}between { LIST($characters) }
   *[no] {""}
}{ $has_stage ->
    [yes] {""}: { STOP($stage) }
   *[no] .
}
    .short = the pursuit roll asked for
PursuitRuled = { $who } rules on { POSS($fugitive) } pursuit.
    .short = the ruling on the pursuit of { $fugitive }
PursuitScored = { $winner } gains in the pursuit: { $pursuer } { $won }, { $fugitive } { $lost }.
PursuerOutrun = { $fugitive } outruns { $pursuer }.
PursuitEnded = { $has_by ->
    [yes] { $by } catches { $fugitive }.
   *[other] The pursuit is over; { $fugitive }: { $outcome }.
}
BlowOpened = { $character } may strike { $target } in the back.
RunStopped = { POSS($character) } run stops there.
TailingCalled = { $follower } tails { $target }{ $has_assistants ->
    [yes] {""}, helped by { LIST($assistants) }.
   *[no] .
}
    .short = { POSS($follower) } tailing of { $target }
TailNoticed = { $target } notices a tail: { $follower }.
TailingEnded = { $noticed ->
    [true] The tailing ends, noticed: { $has_target ->
        [yes] { $target } was tailed by
       *[no] someone was tailed by
    } { $has_follower ->
        [yes] { $follower }.
       *[no] someone.
    }
   *[false] The tailing ends unnoticed: { $has_target ->
        [yes] { $target } was tailed by
       *[no] someone was tailed by
    } { $has_follower ->
        [yes] { $follower }.
       *[no] someone.
    }
}
    .short = the end of { $has_follower ->
        [yes] { POSS($follower) }
       *[no] the
    } tailing
move-StartPursuit = Start a pursuit
move-CallPursuitRoll = Call a pursuit roll
move-EndPursuit = Rule on a pursuit
move-CallTailing = Play a tail
move-EndTailing = End a tail
label-pursuit = pursuit
label-tailing = tailing
label-watchfulness = watchfulness
label-head_start = head start
label-foot = on foot
label-swimming = swimming
label-riding = on horseback
label-driving = at the wheel
label-sailing = by boat
label-flying = by plane
label-caught = caught
label-escaped = out of reach
label-abandoned = given up
rule-SOM-MOVE-01 = Moving about
rule-SOM-MOVE-02 = Pursuit: when dice are due
rule-SOM-MOVE-03 = Pursuit: skills
rule-SOM-MOVE-04 = Pursuit: length
rule-SOM-MOVE-05 = Pursuit: head start
rule-SOM-MOVE-06 = Pursuit: several pursuers
rule-SOM-MOVE-07 = Caught on foot
rule-SOM-MOVE-08 = Tailing
rule-SOM-MOVE-09 = Tailing: alone or in a team
ContactDamageNamed = { $character } fires with the muzzle touching{ $has_wounds ->
    [yes] {" "}and names { N($wounds, "Wound", "Wounds") }.
   *[no] .
}
    .short = { POSS($character) } contact shot
ContactDamageRuled = The game master sets what { POSS($character) } contact shot is worth{ $has_wounds ->
    [yes] {""}: { N($wounds, "Wound", "Wounds") }.
   *[no] .
}
    .short = the ruling on { POSS($character) } contact shot
StrayCalled = Projectiles go astray{ $has_exposed ->
    [yes] {" "}towards { LIST($exposed) }.
   *[no] .
}
    .short = the stray bullets
StrayResolved = { $has_hit ->
    [yes] A stray projectile hits { LIST($hit) }.
   *[no] The stray projectiles hit nobody.
}
refusal-attack_succeeded = That attack hit: nothing goes astray.
refusal-not_contact_shot = That is no contact shot.
move-NameContactDamage = Name the Wounds of a contact shot
move-RuleContactDamage = Settle the Wounds of a contact shot
move-CallStrayProjectiles = Expose people to stray projectiles
label-stray = stray projectile
label-stray_margin = die of the stray projectiles
label-distance = distance
label-target_size = size of the target
label-shooter_moves = shooter on the move
label-target_moves = target on the move
label-visibility = visibility
label-cover = cover of the target
label-own_cover = cover of the shooter
rule-SOM-RANGED-01 = Throwing and shooting
rule-SOM-RANGED-02 = Skills at range
rule-SOM-RANGED-03 = What complicates a shot
rule-SOM-RANGED-04 = Scope
rule-SOM-RANGED-05 = Night sight
rule-SOM-RANGED-06 = Laser pointer
rule-SOM-RANGED-10 = Partial cover
rule-SOM-RANGED-11 = Extended cover
rule-SOM-RANGED-12 = Complete cover
rule-SOM-RANGED-13 = Shooting from cover
rule-SOM-RANGED-14 = Good use of cover
rule-SOM-RANGED-20 = Ranged weapons in melee
rule-SOM-RANGED-22 = Defence against a shot
rule-SOM-RANGED-23 = Point-blank
rule-SOM-RANGED-24 = Contact shot
rule-SOM-RANGED-30 = Stray projectiles
GrabHeldRuled = { $kept ->
    [true] { POSS($character) } hold on { $victim } still stands.
   *[other] { POSS($character) } hold on { $victim } gives way.
}
    .short = the ruling on { POSS($character) } hold
GrabWillCalled = { $character } tries to keep hold of { $victim } in spite of the blow.
    .short = { POSS($character) } will to keep hold
GrabSet = { $character } grabs { $victim }: { $zone }{ $hands ->
    [2] {" "}(with both hands).
   *[other] .
}
GrabKept = { $character } still holds { $victim }: { $zone }.
GrabBroken = { $character } holds { $victim } no more: { $zone }.
Tackled = { $character } throws { $victim } to the ground.
ContactBroken = { $character } breaks away from the fight.
FlightFailed = { $character } does not get away.
CharacterRose = { $character } is standing again.
WeaponEmbedded = { POSS($character) } weapon stays in { $victim }: { $zone }.
WeaponLeft = { $drawn ->
    [true] { $character } pulls { POSS($victim) } weapon out: { $zone }.
   *[other] { POSS($character) } weapon stays in { POSS($victim) } wound: { $zone }.
}
WoundAggravated = { $character } turns the weapon in { POSS($victim) } wound: { $zone }{ $has_count ->
    [yes] {" "}(more Wounds: { $count }).
   *[other] .
}
refusal-grabbed = The opponent’s hold forbids it.
refusal-no_room = There is no room to move.
refusal-not_holding = This character holds nobody that way.
refusal-cannot_rise = This character cannot get up alone.
refusal-weapon_not_embedded = No weapon has stayed in that wound.
refusal-not_piercing = This weapon cannot be driven in.
move-RuleGrabHeld = Say whether a hold stands
move-RollGrabWill = Keep a hold by will
label-rising = rising
label-effort = violent effort
label-aggravation = weapon turned in the wound
label-grab_will = will to hold

# Firearms
FirearmPrepared = { $who } gets a gun ready.
    .short = the weapon that { $who } prepared
FirearmCycled = { $who } cycles a gun.
    .short = { POSS($who) } cycling of the weapon
ModeSelected = { $who } moves the selector.
    .short = the fire mode that { $who } chose
FirearmReloaded = { $who } reloads.
    .short = { POSS($who) } reloading
BipodUnfolded = { $who } unfolds a bipod.
    .short = the bipod that { $who } unfolded
FirearmRuled = The game master sets the state of the weapon { QUOTE($label) }{ $has_steps ->
    [yes] {""}, gestures done: { $steps }
   *[no] {""}
}{ $has_rounds ->
    [yes] {""}, { N($rounds, "round", "rounds") } in it
   *[no] {""}
}{ $has_spare ->
    [yes] {""}, { $spare } spare
   *[no] {""}
}{ $has_reload ->
    [yes] {""}, { N($reload, "action", "actions") } to reload.
   *[no] .
}
    .short = the state of the weapon { QUOTE($label) }
LoaderNamed = { $has_loader ->
    [yes] { $loader } serves the gun: { $label }.
   *[other] Nobody serves the gun any more: { $label }.
}
    .short = the loader of the weapon { QUOTE($label) }
AmmoCountTaken = The game master now counts the rounds: { $label }.
    .short = the ammunition count taken by the game master
AmmoCountGiven = The bearer counts the rounds again: { $label }.
    .short = the ammunition count given back to the bearer
AccidentalDischargeCalled = { $character } may set off a shot by accident: { $label }.
    .short = the accidental shot that { $character } risks
ShotsFired = { $character } fires ({ $mode }): { $label }{ $has_rounds ->
    [yes] {""}, { N($rounds, "round", "rounds") } spent.
   *[no] .
}
WeaponFoundEmpty = A click: { $character }’s weapon is empty ({ $label }).
WeaponStateChanged = { $character } handles a weapon ({ $label }): { $gesture }{ $has_step ->
    [yes] {""}, { $step }
   *[other] {""}
}{ $has_mode ->
    [yes] {""}, { $mode }
   *[other] {""}
}{ $has_rounds ->
    [yes] {""}, { N($rounds, "round", "rounds") } loaded
   *[other] {""}
}{ $has_left ->
    [yes] {""}, { N($left, "action", "actions") } to go
   *[other] {""}
}.
    .short = { POSS($character) } handling of a weapon
ImpactsCounted = { $character }’s burst makes { N($count, "impact", "impacts") }.
BurstTargetsListed = { POSS($character) } burst { $has_targets ->
    [yes] may hit { LIST($targets, word: "or") }.
   *[no] may hit nobody.
}
    .short = the targets of { POSS($character) } burst
ImpactsConstrained = The impacts of { POSS($character) } burst on { $target } are limited{ $has_at_least ->
    [yes] {""}, at least { $at_least }
   *[other] {""}
}{ $has_at_most ->
    [yes] {""}, at most { $at_most }
   *[other] {""}
}.
    .short = the bound on { POSS($character) } burst
ImpactsAllocated = The impacts of { POSS($character) } burst are shared out{ $has_shares ->
    [yes] {""}: { LIST($shares) }.
   *[no] .
}
    .short = the sharing out of { POSS($character) } burst
refusal-bipod_unfolded = The gun stands on its bipod: take it up first.
refusal-cannot_aim_burst = Nobody aims a burst.
refusal-constraint_violated = That goes against the game master’s limits.
refusal-empty_weapon = The weapon is empty.
refusal-mode_not_selected = The selector is not in that position.
refusal-must_release = The trigger must be released first.
refusal-needs_cycling = The gun must be cycled first.
refusal-no_ammunition = There is nothing left to load.
refusal-no_loader = That gun is loaded with somebody’s help.
refusal-sum_mismatch = That does not add up.
refusal-weapon_not_ready = The weapon is not ready to fire.
move-PrepareFirearm = Prepare a firearm
move-CycleFirearm = Cycle a firearm
move-SelectMode = Select a fire mode
move-Reload = Reload
move-UnfoldBipod = Unfold the bipod
move-RuleFirearm = Set the state of a firearm
move-NameLoader = Name a loader
move-TakeAmmoCount = Take over the count of rounds
move-GiveAmmoCount = Give back the count of rounds
move-CallAccidentalDischarge = Call an accidental discharge
move-ListBurstTargets = Say whom a burst may hit
move-ConstrainImpacts = Limit the impacts
move-AllocateImpacts = Share out the impacts
label-single = single shots
label-short_burst = short burst
label-continuous = continuous fire
label-pump = pumping while firing
label-draw = draw
label-safety = safety off
label-cock = cock
label-accident = accident
rule-SOM-GUN-01 = Preparation
rule-SOM-GUN-02 = Accident
rule-SOM-GUN-03 = Cadence
rule-SOM-GUN-04 = Pump gun
rule-SOM-GUN-05 = Count of rounds
rule-SOM-GUN-06 = Capacity and reload
rule-SOM-GUN-10 = Selector
rule-SOM-GUN-11 = Continuous fire
rule-SOM-GUN-12 = Under fire
rule-SOM-GUN-13 = Short burst
rule-SOM-GUN-14 = Impacts
rule-SOM-GUN-15 = Targets of a burst
rule-SOM-GUN-16 = Location of a burst
rule-SOM-GUN-17 = Damage by impact
rule-SOM-GUN-18 = Bipod
rule-SOM-GUN-19 = Light machine gun
rule-SOM-GUN-20 = Heavy machine gun
rule-SOM-GUN-21 = Two hands
rule-SOM-GUN-22 = A burst at cover
label-hunting_gun = hunting gun
label-pump_shotgun = pump shotgun
label-revolver = revolver
label-revolver_clip = revolver with clip
label-single_action_revolver = single-action revolver
label-big_revolver = big revolver
label-knife = knife
label-axe = axe
label-machete = machete
label-truncheon = truncheon
label-bat = bat
label-staff = staff
label-tonfa = tonfa
label-chain = chain
label-whip = whip
label-two_handed_sword = two-handed sword
label-spear = spear
label-halberd = halberd
label-lance = lance
label-shuriken = throwing star
label-stone = stone
label-bow = bow
label-crossbow = crossbow
label-sling = sling
label-blowgun = blowgun
label-rocket_launcher = rocket launcher
label-mortar = mortar
label-pistol = pistol
label-big_pistol = big pistol
label-smg = submachine gun
label-assault_rifle = assault rifle
label-lmg = light automatic rifle
label-lmg_drum = light automatic rifle with drum
label-light_machine_gun = light machine gun
label-light_machine_gun_200 = light machine gun, belt of 200
label-heavy_machine_gun = heavy machine gun
label-grenade_launcher = grenade launcher
ArmInterposed = { $character } takes the blow on an arm: { $arm }.
    .short = the arm that { $character } put in the way
refusal-not_in_contact = Those two are not within reach of each other.
refusal-shield_occupies_arm = The shield takes that arm.
refusal-interposition_failed = That Interposition failed.
move-ChooseInterposedArm = Choose the interposed arm
label-approach = approach
label-topple = bringing down
label-shield = shield
label-prone = on the ground
rule-SOM-MELEE-01 = Contact
rule-SOM-MELEE-02 = Body in close combat
rule-SOM-MELEE-03 = Mêlée
rule-SOM-MELEE-04 = Which skill
rule-SOM-MELEE-05 = Attack against defence
rule-SOM-MELEE-06 = Attack against attack
rule-SOM-MELEE-07 = Attack or defence alone
rule-SOM-MELEE-08 = One defence, one attack
rule-SOM-MELEE-09 = Strike
rule-SOM-MELEE-10 = Harmless strike
rule-SOM-MELEE-11 = Interposition
rule-SOM-MELEE-12 = Parry
rule-SOM-MELEE-13 = Bare-handed parry
rule-SOM-MELEE-14 = Armed parry
rule-SOM-MELEE-15 = Shield
rule-SOM-MELEE-16 = Dodge
rule-SOM-MELEE-17 = Grab
rule-SOM-MELEE-18 = One hand or two
rule-SOM-MELEE-19 = Effects of a grab
rule-SOM-MELEE-20 = Tackle
rule-SOM-MELEE-21 = Release
rule-SOM-MELEE-22 = Outnumbering
rule-SOM-MELEE-23 = Flight, unattacked
rule-SOM-MELEE-24 = Flight under attack
rule-SOM-MELEE-25 = Flight from several
rule-SOM-MELEE-26 = After the break
rule-SOM-MELEE-30 = Incapacity
rule-SOM-MELEE-35 = Falls
rule-SOM-MELEE-36 = On the ground
rule-SOM-MELEE-37 = Rising
rule-SOM-MELEE-38 = Rising under attack
rule-SOM-MELEE-39 = Rising on a useless leg
rule-SOM-MELEE-40 = Rising against two
rule-SOM-MELEE-41 = Rising in plate
rule-SOM-MELEE-43 = Surprise
rule-SOM-MELEE-44 = Being surprised
rule-SOM-MELEE-45 = Not being surprised
rule-SOM-MELEE-46 = Aggravation
rule-SOM-MELEE-47 = Chained aggravations

# Dangers: what they share
TicksConverted = { $character } keeps { N($count, "circle", "circles") } of { $gauge } for good.
    .short = the circles that { $character } keeps for good
WoundsSetAside = What a danger did earlier waits for its place.
    .short = what a danger did, set aside
WoundsPlaced = { $has_zones ->
    [yes] { $character } is wounded in { COUNT($zones) ->
        [1] this zone
       *[other] these zones
    }: { LIST($zones) }.
   *[no] { $dice ->
        [one] The die will tell in which zone { $character } is wounded.
       *[other] { $dice } dice will tell in which zones { $character } is wounded.
    }
}
    .short = the places of { POSS($character) } Wounds
CharacterCameRound = { $character } comes round.
move-ConvertTicks = Make special circles ordinary
move-PlaceWounds = Say where somebody is hurt
refusal-not_enough_ticks = There are not that many special circles to convert.
rule-SOM-DANGER-01 = Dangers: who starts and paces them
rule-SOM-DANGER-02 = Dangers that strike at one instant
rule-SOM-DANGER-03 = Dangers: where they wound
rule-SOM-DANGER-04 = Dangers: special circles

# Dangers: accidents, falls, fire, frost, current, explosions
AccidentApplied = { $has_characters ->
    [yes] Road accident at { $speed } km/h; victims: { LIST($characters) }.
   *[no] Road accident at { $speed } km/h.
}
    .short = the road accident
FallApplied = { $metres ->
    [0] { $character } falls.
   *[other] { $character } falls { N($metres, "metre", "metres") }.
}
    .short = { POSS($character) } fall
CurrentStarted = { $has_characters ->
    [yes] A current runs through { LIST($characters) }
   *[no] A current runs
} ({ $volts } V){ $stuck ->
    [true] {""}, and the hand cannot let go.
   *[false] .
}
    .short = the beginning of the current
CurrentCut = The game master cuts the current off { $character }.
    .short = the cutting of the current through { $character }
TearingTried = { $character } tries to tear loose from the current.
    .short = { POSS($character) } try to tear free of the current
LightningStruck = Lightning strikes { $character }.
    .short = the lightning on { $character }
Electrised = A current runs through { $character }.
CurrentStopped = The current leaves { $character }.
FrostbiteStarted = The cold begins to bite { $character }.
    .short = the beginning of { POSS($character) } frostbite
FrostbiteAssigned = The cold has bitten { $character }: { $limb }.
    .short = { POSS($character) } frostbite
BurnApplied = { $has_degree ->
    [yes] { $character } suffers a { $degree ->
        [1] first
        [2] second
       *[3] third
    }-degree burn.
   *[no] { $character } suffers a burn.
}
    .short = { POSS($character) } burn
Ignited = { $who } sets { $character } on fire ({ $fuel } fire).
    .short = the fire set to { $character }
FireSpread = The fire on { $character } takes its way: { $places }.
    .short = the fire that spreads on { $character }
ExtinguishingTried = { $burning_is_character ->
    [yes] { $character } tries to put out the fire that burns { GENDER($character) ->
        [f] her.
        [m] him.
       *[unknown] them.
    }
   *[no] { $character } tries to put out the fire on { $burning }.
}
    .short = the fire that { $character } tries to put out
CaughtFire = { $character } is on fire.
BurnStepReached = { $has_wounds ->
    [yes] The fire gains on { $character }: { N($wounds, "Wound", "Wounds") }.
   *[no] The fire gains on { $character }.
}
Extinguished = { $character } burns no more.
ExplosionTriggered = { $has_victims ->
    [yes] An explosion hits { LIST($victims) }.
   *[no] Something explodes.
}
    .short = the explosion
ExplosionResolved = The explosion deals { $raw } damage before protections{ $has_victims ->
    [yes] {""}, to { LIST($victims) }.
   *[no] .
}
BombBuilding = { $character } sets out to build a bomb ({ $skill }{ $bonus ->
    [0] {""}
   *[1] {""}, { SIGNED($bonus) } damage
}).
    .short = the bomb that { $character } builds
BombSet = { $has_label ->
    [yes] A device is there: { $label }.
   *[no] The game master sets a bomb.
}
    .short = the setting of the bomb
DefusingTried = { $character } tries to defuse { $has_label ->
    [yes] a bomb: { $label }.
   *[no] a bomb.
}
    .short = { POSS($character) } attempt to defuse
BombBuilt = { $character } has built the bomb.
DefusalResolved = { $defused ->
    [true] { $character } has made the bomb harmless.
   *[other] { $character } has failed: nothing stops the bomb now.
}
MineLaid = { $character } lays a mine ({ $kind }): { $area }.
    .short = the mine that { $character } laid
MineTriggered = { $has_victims ->
    [yes] A mine goes off under { LIST($victims) }.
   *[no] A mine goes off.
}
    .short = the mine that went off
ClearingTried = { $character } looks for mines: { $area }.
    .short = { POSS($character) } search for mines
ChargePrepared = { $character } prepares { $item }: { $step }.
    .short = the device that { $character } prepares
GrenadeThrown = { $quick ->
    [true] { $character } pulls the pin and throws at once: { $item }.
   *[false] { $character } throws: { $item }.
}
    .short = { POSS($character) } grenade
ChargeRuled = The game master rules on a charge.
    .short = the ruling on a device
TankPierced = A bullet goes through { POSS($character) } tank.
    .short = { POSS($character) } pierced tank
TankExploded = { POSS($character) } tank explodes.
ChargeHandled = { $character }, { $label }: { $step }.
ChargeThrown = { $has_character ->
    [yes] { $character } throws { $label }.
   *[no] { $label } lands, and nobody sees where from.
}
ChargeWentOff = { $kind ->
    [explosive] It is time: { $label } explodes.
   *[other] { $label } goes off: { $kind }.
}
ChargeBurntOut = { $label } is spent.
move-ApplyAccident = Apply a road accident
move-ApplyFall = Apply a fall
move-StartCurrent = Let a current flow
move-StopCurrent = Cut the current
move-TearLoose = Tear loose from the current
move-StrikeByLightning = Strike by lightning
move-StartFrostbite = Begin frostbite
move-AssignFrostbite = Say what the cold has bitten
move-ApplyBurn = Apply a burn
move-Ignite = Set on fire
move-SpreadFire = Say where the fire spreads
move-Extinguish = Put out a fire
move-TriggerExplosion = Trigger an explosion
move-BuildBomb = Build a bomb
move-SetBomb = Set a bomb
move-DefuseBomb = Defuse a bomb
move-LayMine = Lay a mine
move-TriggerMine = Set off a mine
move-ClearMines = Clear mines
move-HandleCharge = Prepare a charge
move-ThrowGrenade = Throw a grenade
move-RuleCharge = Rule on a charge
move-PierceTank = Pierce a flamethrower’s tank
refusal-too_high = Nothing cushions a fall from that height.
refusal-immune_to_fire = That suit does not catch fire.
refusal-not_burning = Nothing burns there.
refusal-already_burning = That character is on fire already.
refusal-only_water_jet = Only a strong jet of water puts that out.
refusal-no_current = No current flows there.
refusal-already_electrised = A current runs through that character already.
refusal-no_cold = That character is not in such cold.
refusal-already_frostbitten = The cold bites there already.
refusal-already_defused = That bomb is harmless.
refusal-not_armed = The pin is still in, or the wick is not lit.
label-rifle_launcher = rifle grenade launcher
label-assault_rifle_launcher = assault rifle with launcher
label-flamethrower = flamethrower
label-fire_proof = fire-proof clothing
label-aluminised = aluminised suit
label-in_smoke = in thick smoke
label-explosive = explosive
label-incendiary = incendiary
label-smoke = smoke
label-tear = tear gas
label-molotov = Molotov cocktail
label-pin = pin out
label-release = lever released
label-pin_back = pin back in
label-soak = wick soaked
label-liquid = liquid
label-jet = jet of fire
label-cushion = cushioning the fall
label-belt = seat belt
label-current = current
label-underslung = launcher under the barrel
label-antipersonnel = antipersonnel
label-antitank = antitank
label-low_voltage = low voltage
label-high_voltage = high voltage
label-explosion = explosion
label-torn_off = limb torn off
label-burning = burning
label-lightning_bolt = lightning
rule-SOM-DANGER-ROAD-01 = Road accidents: staged or as a sanction
rule-SOM-DANGER-ROAD-02 = Road accidents: Wounds by speed
rule-SOM-DANGER-ROAD-03 = Pedestrians and collisions
rule-SOM-DANGER-ROAD-04 = Belts and airbags
rule-SOM-DANGER-ROAD-05 = A belt that nobody spoke of
rule-SOM-DANGER-ROAD-06 = Road accidents: where they wound
rule-SOM-DANGER-FALL-01 = Falls: Wounds by height
rule-SOM-DANGER-FALL-02 = Cushioning a fall
rule-SOM-DANGER-FALL-03 = Falls: where they wound
rule-SOM-DANGER-FALL-04 = Falling from one’s own height
rule-SOM-DANGER-BURN-01 = Burns: degree and surface
rule-SOM-DANGER-BURN-02 = Burns: where they wound
rule-SOM-DANGER-BURN-03 = Burns: healing
rule-SOM-DANGER-FIRE-01 = Blazes
rule-SOM-DANGER-FIRE-02 = Catching fire
rule-SOM-DANGER-FIRE-03 = Fire-proof clothing
rule-SOM-DANGER-FIRE-04 = Aluminised suits
rule-SOM-DANGER-FIRE-10 = Molotov cocktails
rule-SOM-DANGER-FIRE-11 = Fire against vehicles
rule-SOM-DANGER-FIRE-20 = Flamethrowers
rule-SOM-DANGER-FIRE-21 = Flamethrowers: range and burden
rule-SOM-DANGER-FIRE-22 = Flamethrowers: a pierced tank
rule-SOM-DANGER-FIRE-30 = Incendiary grenades
rule-SOM-DANGER-FROST-01 = Frostbite: when it begins
rule-SOM-DANGER-FROST-02 = Frostbite: hands and feet
rule-SOM-DANGER-FROST-03 = Frostbite: degrees
rule-SOM-DANGER-FROST-04 = Frostbite: healing
rule-SOM-DANGER-ELEC-01 = Electric current: voltage
rule-SOM-DANGER-ELEC-02 = Electric current: ticks
rule-SOM-DANGER-ELEC-03 = Low voltage: recovery and fainting
rule-SOM-DANGER-ELEC-04 = High voltage: recovery and fainting
rule-SOM-DANGER-ELEC-05 = Stuck to a current
rule-SOM-DANGER-ELEC-06 = High voltage: what goes on
rule-SOM-DANGER-ELEC-07 = High voltage: the heart
rule-SOM-DANGER-ELEC-08 = Arcs
rule-SOM-DANGER-ELEC-09 = Burns of a current
rule-SOM-DANGER-ELEC-10 = Lightning
rule-SOM-DANGER-EXPLO-01 = Explosions: class and sphere
rule-SOM-DANGER-EXPLO-02 = Explosions: damage
rule-SOM-DANGER-EXPLO-03 = Explosions: where they wound
rule-SOM-DANGER-EXPLO-04 = Explosions: limbs torn off
rule-SOM-DANGER-EXPLO-05 = Explosions: covers
rule-SOM-DANGER-EXPLO-06 = Explosions: dazed
rule-SOM-DANGER-EXPLO-10 = Building a bomb
rule-SOM-DANGER-EXPLO-11 = Amateur bombs
rule-SOM-DANGER-EXPLO-12 = Defusing
rule-SOM-DANGER-EXPLO-20 = Mines
rule-SOM-DANGER-EXPLO-21 = Clearing mines
rule-SOM-DANGER-EXPLO-30 = Grenades
rule-SOM-DANGER-EXPLO-31 = Grenades: ordinary throw
rule-SOM-DANGER-EXPLO-32 = Grenades: quick throw
rule-SOM-DANGER-EXPLO-33 = Grenades: held
rule-SOM-DANGER-EXPLO-34 = Grenades: the time to react
rule-SOM-DANGER-EXPLO-35 = Grenade launchers
rule-SOM-DANGER-EXPLO-36 = Smoke

# Dangers: air, water, hunger, disease, rays, torture, toxics
TortureHoursRun = { $victim } is at { POSS($perpetrator) } mercy.
    .short = the hours of { POSS($victim) } torture
TortureEndured = { $character } endures { N($hours, "hour", "hours") } of it.
TortureRollCalled = { POSS($character) } will is put to the test.
    .short = the torture roll asked of { $character }
TorturerRolled = { $stops ->
    [true] { $character } is able to stop.
   *[false] { $character } is not able to stop.
}
TortureRollMade = { $must_talk ->
    [true] { $character } must talk.
   *[other] { $character } is free to keep silent or to lie.
}
move-RunTortureHours = Run hours of torture
move-CallTortureRoll = Make the roll of a torture
label-information = information
Gassed = Tear gas blinds and chokes { $character }.
GasWillCalled = { $character } struggles not to flee.
GasEndured = { $stays ->
    [true] { $character } holds out in the gas.
   *[other] { $character } cannot help but flee.
}
label-tear_spray = tear spray
label-big_tear_spray = big tear spray
label-cougar = tear gas launcher
AsphyxiaStarted = { $character } lacks air ({ $cause }){ $has_seconds ->
    [yes] {""}: a circle every { $seconds } s.
   *[no] { $has_turns ->
        [yes] {""}: a circle for each period of { N($turns, "Turn", "Turns") }.
       *[no] .
    }
}
    .short = the beginning of { POSS($character) } asphyxia
AsphyxiaStopped = { $character } gets air again.
    .short = the end of { POSS($character) } asphyxia
ApneaStarted = { $character } holds their breath, for { $seconds } s at most.
    .short = { POSS($character) } held breath
BreathSpent = { $character } can hold their breath no longer.
PeriodSet = The pace of a danger changes for { $character } ({ $danger }): { $has_seconds ->
    [yes] a circle every { $seconds } s.
   *[no] { $has_turns ->
        [yes] a circle for each period of { N($turns, "Turn", "Turns") }.
       *[no] no fixed pace.
    }
}
    .short = the pace of a danger to { $character }
AttritionStarted = { $character } begins to suffer: { $kind }{ $has_seconds ->
    [yes] , one circle every { $seconds } s.
   *[no] .
}
    .short = the beginning of { POSS($character) } ordeal ({ $kind })
AttritionStopped = { $character } suffers no more: { $kind }.
    .short = the end of { POSS($character) } ordeal ({ $kind })
StarvationTells = { $character } has starved so long that it may leave traces.
DiseaseApplied = { $character } falls ill ({ $severity }){ $has_title ->
    [yes] : { $title }
   *[no] {""}
}{ $has_ticks ->
    [yes] , { N($ticks, "Wound", "Wounds") }, one every { $seconds } s.
   *[no] .
}
    .short = { POSS($character) } disease
RadiationApplied = { $character } was irradiated{ $has_effect ->
    [yes] {""}: { $effect }{ $has_ticks ->
        [yes] {""}, { $ticks } times, every { $seconds } s.
       *[no] .
    }
   *[no] .
}
    .short = { POSS($character) } irradiation
SubstanceTaken = { $secret ->
    [true] Unknowingly, { $character } takes
   *[other] { $character } takes
} { $family } (Toxicity { $toxicity }){ $has_product ->
    [yes] : { $product }
   *[no] {""}
}{ $has_minutes ->
    [yes] , for { TIME($minutes) }.
   *[no] .
}
    .short = the substance that { $character } took
EffectLifted = The effect ends for { $character }: { $family }{ $has_product ->
    [yes] {" "}({ $product }).
   *[no] .
}
    .short = the end of an effect on { $character } ({ $family })
EffectEnded = The effect wears off for { $character }: { $family }{ $has_product ->
    [yes] {" "}({ $product }).
   *[no] .
}
PoisoningCalled = { POSS($character) } body fights the poison.
OverdoseCalled = { $character } may have had too much.
PoisonUndertaken = { $character } sets out to make a poison ({ $skill }).
    .short = the poison that { $character } prepares
PoisonMade = { $character } has prepared a poison{ $has_success ->
    [yes] { $success ->
        [true] {""}, well made{ $has_margin ->
            [yes] {" "}(margin { $margin }).
           *[no] .
        }
       *[false] {""}, badly made.
    }
   *[no] .
}
AddictionRuled = { $imposed ->
    [true] { $character } gives in to temptation
   *[false] { $character } is tempted
}: { $family }{ $has_product ->
    [yes] {" "}({ $product }).
   *[no] .
}
    .short = { POSS($character) } temptation
AddictionCalled = { $character } is tempted once more.
TripCalled = { $character } slips into another world.
    .short = the trip asked of { $character }
TripRuled = { POSS($character) } trip: { $trip }.
    .short = { POSS($character) } trip
TripTurnedOut = { POSS($character) } trip turns out { $trip }.
TerrorStrikes = Terror comes over { $character }.
refusal-no_time_to_prepare = There is no time to prepare.
move-StartAsphyxia = Take somebody’s air
move-StopAsphyxia = Give somebody air
move-StartApnea = Hold one’s breath
move-SetPeriod = Set the pace of a danger
move-StartAttrition = Expose to hunger, thirst, heat or cold
move-StopAttrition = End an exposure
move-ApplyDisease = Make somebody ill
move-ApplyRadiation = Irradiate somebody
move-Administer = Administer a substance
move-EndEffect = End an effect
move-MakePoison = Make a poison
move-CallAddiction = Test or impose an addiction
move-CallTrip = See how a trip turns out
move-RuleTrip = Rule how a trip turns out
label-strangle_costs_action = strangling takes the action
label-asphyxia = asphyxia
label-apnea = held breath
label-confinement = no air left
label-strangling = strangled
label-constriction = crushed
label-hanging = hanged
label-long_drop = dropped
label-drowning = drowning
label-gas = gas
label-war_gas = war gas
label-starvation = hunger
label-dehydration = thirst
label-hyperthermia = heat
label-hypothermia = cold
label-mild = mild
label-chronic = chronic
label-acute = acute
label-lethal = lethal
label-skin = skin
label-stimulant = a stimulant
label-depressant = a depressant
label-alcohol = alcohol
label-opiate = an opiate
label-sleeping_drug = a sleeping drug
label-anaesthetic = an anaesthetic
label-psychedelic = a psychedelic
label-poison = poison
label-bad = bad
label-overdose = overdose
label-resistance = the body fights
AttackStopped = { POSS($character) } attack is stopped by the defence.
SwarmUnharmed = Nothing wounds { $target }: { POSS($character) } attack has no effect.
label-addiction = addiction
label-trip = trip
label-drug = drug
label-effect = effect
label-radiation = radiation
rule-SOM-DANGER-ASPHYXIA-01 = Asphyxia: its circles
rule-SOM-DANGER-ASPHYXIA-02 = Asphyxia: air again
rule-SOM-DANGER-ASPHYXIA-03 = Asphyxia resumed
rule-SOM-DANGER-ASPHYXIA-04 = Asphyxia: fainting
rule-SOM-DANGER-ASPHYXIA-05 = Asphyxia: lasting harm
rule-SOM-DANGER-STRANGLE-01 = Strangling grab
rule-SOM-DANGER-STRANGLE-02 = Strangling Turn by Turn
rule-SOM-DANGER-STRANGLE-03 = Strangling: lasting harm
rule-SOM-DANGER-STRANGLE-04 = Constriction
rule-SOM-DANGER-STRANGLE-05 = Hanging
rule-SOM-DANGER-STRANGLE-06 = Long drop
rule-SOM-DANGER-DROWN-01 = In the water without swimming
rule-SOM-DANGER-DROWN-02 = A swimmer in bad water
rule-SOM-DANGER-DROWN-03 = Under water, senseless or held
rule-SOM-DANGER-APNEA-01 = Held breath: how long
rule-SOM-DANGER-APNEA-02 = Held breath: blows
rule-SOM-DANGER-APNEA-03 = Held breath: its end
rule-SOM-DANGER-APNEA-04 = Held breath: how deep
rule-SOM-DANGER-GAS-01 = Gas: asphyxia or poison
rule-SOM-DANGER-GAS-02 = Gas: speed of asphyxia
rule-SOM-DANGER-GAS-03 = Poison gas
rule-SOM-DANGER-GAS-04 = War gas
rule-SOM-DANGER-GAS-05 = Tear spray
rule-SOM-DANGER-GAS-06 = Tear grenade
rule-SOM-DANGER-GAS-07 = Tear gas launcher
rule-SOM-DANGER-GAS-08 = Protection against gas
rule-SOM-DANGER-ATTRITION-01 = Attrition: its circles
rule-SOM-DANGER-ATTRITION-02 = Attrition: no distress
rule-SOM-DANGER-ATTRITION-03 = Attrition: several at once
rule-SOM-DANGER-ATTRITION-04 = Attrition: paces
rule-SOM-DANGER-ATTRITION-05 = Attrition: recovery
rule-SOM-DANGER-ATTRITION-06 = Starvation: lasting harm
rule-SOM-DANGER-ATTRITION-07 = Hypothermia: when
rule-SOM-DANGER-DISEASE-01 = Diseases
rule-SOM-DANGER-RAD-01 = Irradiation
rule-SOM-DANGER-RAD-02 = Irradiated skin
rule-SOM-DANGER-TORTURE-01 = Torture: its hours
rule-SOM-DANGER-TORTURE-02 = Torture without purpose
rule-SOM-DANGER-TORTURE-03 = Interrogation
rule-SOM-DANGER-TORTURE-04 = Torture: what an examination tells
rule-SOM-DANGER-TOXIC-01 = Toxicity
rule-SOM-DANGER-TOXIC-02 = How long a substance acts
rule-SOM-DANGER-TOXIC-03 = Addiction
rule-SOM-DANGER-TOXIC-05 = Stimulants
rule-SOM-DANGER-TOXIC-06 = Fatigue behind the screen
rule-SOM-DANGER-TOXIC-09 = Overdose of a stimulant
rule-SOM-DANGER-TOXIC-10 = Comedown
rule-SOM-DANGER-TOXIC-12 = Depressants: Fatigue
rule-SOM-DANGER-TOXIC-13 = Depressants: sleep
rule-SOM-DANGER-TOXIC-14 = Depressants: mind
rule-SOM-DANGER-TOXIC-15 = Overdose of a depressant
rule-SOM-DANGER-TOXIC-16 = Anaesthetics
rule-SOM-DANGER-TOXIC-18 = Psychedelics
rule-SOM-DANGER-TOXIC-20 = Making a poison
rule-SOM-DANGER-TOXIC-21 = Poisoning
rule-SOM-DANGER-TOXIC-22 = Poisoning: care
label-no_distress = no Distress
label-lightning_untreatable = a lightning Distress cannot be treated
label-already_suspended_once = suspended once already
label-no_emergency_medicine = no emergency medicine here
label-skill_not_allowed = the Skill does not fit
label-final_failure = final failure of this carer

# Fields

# SOM-RULING-04
field-about = About
    .hint = The roll, intent, hit or opposition that waits, by its id.
# SOM-PROT-02
field-absorbed = Wounds absorbed
    .hint = How many the protection stops of this hit.
# SOM-SKILL-09
field-academic = Academic skill
    .hint = Yes: it takes 13 in Mind, unless the game master waives it.
# SOM-TURN-01
field-added = Joining
    .hint = Those whom the game master brings into the fight.
# SOM-DANGER-STRANGLE-04
field-advantage = Advantage that allows it
    .hint = The one that makes the crusher strong enough; an animal needs none.
# SOM-DISTRESS-10
field-after = Time until waking
    .hint = As the game master likes, in words; for who will wake.
# SOM-SOMA-21
field-after_effect = After-effect
    .hint = What remains of it after the scene, as the game master says; may be left out.
# SOM-CHAR-17
field-age = Age
    .hint = In years; 40 and every fifth after that tick a circle for life.
# SOM-CHAR-14, SOM-CHAR-15
field-age_class = Age class
    .hint = Adult, adolescent or child; the game master grants it at creation.
# SOM-MELEE-43
field-aggressor = Aggressor
    .hint = Whoever surprises: one roll against all victims.
# SOM-LOC-04, SOM-LOC-07
field-ActionSpec-aim = Zone aimed at
    .hint = Aiming costs 1 rank, none if the target cannot react; if empty, a d6 says.
# SOM-LOC-04
field-IntentEntry-aim = Zone aimed at
    .hint = The one announced; nothing where a d6 will say.
# SOM-DANGER-TORTURE-02, SOM-DANGER-TORTURE-03
field-RunTortureHours-aim = Aim of the torture
    .hint = None, or to get information.
# SOM-DANGER-ROAD-04
field-airbag = Airbag
    .hint = Yes: 3 Wounds fewer, besides the belt.
# SOM-DAMAGE-15
field-alive = Alive
    .hint = No after the last Wound; nothing if you may not know, as of an npc for anybody but the game master.
# SOM-NPC-08
field-UpdateNpc-alive = Alive
    .hint = No to let it die by the game master’s word; if empty, unchanged.
# SOM-GUN-15
field-allocated = Impacts shared out
    .hint = By target, how many the shooter gave it; nothing before.
# SOM-TRAIT-06
field-allow_unbalanced = Allow imbalance
    .hint = Yes: the game master admits more Disadvantages than Advantages, or initial circles.
# SOM-SKILL-06
field-amended = Game master’s version
    .hint = What he takes instead of the proposal, where he amends it.
# SOM-ANIMAL-09
field-animal = Animal
    .hint = The one that bites.
# SOM-ANIMAL-01, SOM-ANIMAL-02
field-CreateNpc-animal = Animal’s data
    .hint = Species, actions, death threshold, natural weapons; for an animal only.
# SOM-ANIMAL-01, SOM-ANIMAL-02
field-KeeperView-animal = Animal’s data
    .hint = Species, actions, death threshold, natural weapons; nothing if it is no animal.
# SOM-ANIMAL-01, SOM-ANIMAL-02
field-OwnView-animal = Animal’s data
    .hint = Species, actions, death threshold, natural weapons; nothing if it is no animal.
# SOM-ANIMAL-17
field-SwarmStung-animal = Swarm
    .hint = The one that attacks.
# SOM-TURN-17
field-announced = Length announced
    .hint = Yes if the table knows how many actions it takes; else the game master keeps it.
# SOM-MOVE-04
field-StartPursuit-announced = Target announced
    .hint = Yes if the table knows how many wins end the pursuit.
# SOM-ROLL-07
field-CallView-announced = Roll announced
    .hint = What the game master said of it: skill, Difficulty, attempt.
# SOM-ROLL-32
field-answers = In answer to
    .hint = The declared action that prompted this secret roll; its player learns of a roll, unless the table or this call keeps silent.
# SOM-MELEE-01, SOM-TURN-16
field-approach = Come into reach
    .hint = Yes to come up and strike in one: a complex action, 1 rank.
# SOM-CHAR-12
field-approved = Validated
    .hint = Yes once the game master has admitted it to play; before that, no roll and no scene.
# SOM-DANGER-EXPLO-20, SOM-DANGER-EXPLO-21
field-area = Mined place
    .hint = Where it lies, or what is being cleared, in a few words.
# SOM-MELEE-11
field-arm = Arm put in the way
    .hint = Right or left, still valid, as the defender chooses: it takes the blow.
# SOM-SOMA-22
field-armed = Held at the start
    .hint = What was in hand when the somatisation began; nothing else is picked up until it ends.
# SOM-PROT-05
field-armour_faces = Chest and back apart
    .hint = Yes: body armour has two pieces, each ruined by a serious shock of its own.
# SOM-PROT-03
field-armour_simultaneous = Hits of one Turn on a piece
    .hint = Yes: within a Turn a piece absorbs every hit before it is ruined.
# SOM-MELEE-11
field-arms_owed = Arms to choose
    .hint = The Interpositions that worked and whose arm the defender has to name.
# SOM-CHAR-09
field-asked = Asked for
    .hint = How many circles were to go; permanent ones stay.
# SOM-FATIGUE-10
field-asleep = Recovered asleep
    .hint = Circles of Fatigue freed in this sleep; at least 1 before waking unaided. Nothing while awake.
# SOM-ROLL-36
field-assistants = Assistants
    .hint = They do not roll: each adds to the leader’s score the tens of theirs (12: 1), or 1 point to the die without the skill.
# SOM-GUN-15
field-at_least = Impacts at least
    .hint = The least for this target, set by the game master; if empty, none.
# SOM-GUN-15
field-BurstView-at_least = Impacts at least
    .hint = By target, the least that the game master set.
# SOM-GUN-15
field-at_most = Impacts at most
    .hint = The most for this target, set by the game master; if empty, none.
# SOM-GUN-15
field-BurstView-at_most = Impacts at most
    .hint = By target, the most that the game master set.
# SOM-ROLL-07, SOM-ROLL-22
field-attempt = Attempt
    .hint = Means and aim as the game master names them; outside a fight a failure closes that name for good.
# SOM-DISTRESS-05, SOM-MOVE-07
field-attempts = Attempts waiting
    .hint = What players have undertaken and the game master has to rule on or call a roll for.
# SOM-SOMA-11
field-attested = Subject at risk
    .hint = Yes: the game master attests that the character is; required of a special somatisation.
# SOM-TURN-02, SOM-RULING-04
field-awaited = What is awaited
    .hint = The declarations, dice and rulings without which the Turn does not go on, and whose.
# SOM-FATIGUE-09
field-awake = Stays awake
    .hint = Yes if the Body roll succeeds: ten real minutes until the next; no: falls asleep.
# SOM-CHAR-01
field-background = Background
    .hint = The character’s past, page 4, seen by the player and the game master.
# SOM-HARD-07, SOM-MIND-03
field-ProposeInitialTicks-background = Justification
    .hint = What in the past accounts for these initial circles.
# SOM-HARD-07, SOM-MIND-03
field-TicksItem-background = Justification
    .hint = What in the past accounts for these initial circles.
# SOM-HARD-07, SOM-MIND-03
field-InitialTicks-background = Justification
    .hint = What in the past accounts for these initial circles.
# SOM-MELEE-30
field-backs = Back turned to
    .hint = Those who may strike as at somebody who cannot react.
# SOM-GUN-02
field-bearer = Bearer
    .hint = The one whose gun took the shock; luck decides whether it goes off.
# SOM-GUN-06
field-before = Action beforehand
    .hint = 1 where the cases are ejected first, else 0.
# SOM-DANGER-ROAD-04, SOM-DANGER-ROAD-05
field-belt = Belt
    .hint = Fastened: 3 Wounds fewer; unstated: a Mind (luck) roll tells.
# SOM-GUN-18, SOM-GUN-19
field-bipod = Actions for the bipod
    .hint = How many it takes to unfold it or set the gun up; 0: it has none.
# SOM-GUN-18
field-GunView-bipod = Bipod unfolded
    .hint = Yes: the recoil of continuous fire is halved, but there is no moving.
# SOM-ANIMAL-09
field-bites = Bites
    .hint = The victim that this dog holds in its mouth; nothing once it has let go.
# SOM-DANGER-FROST-02
# SOM-MOVE-07
field-blow = Blow in the back
    .hint = The chance, only once, to strike the fugitive who was caught.
# SOM-MOVE-07
field-blows = Backs within reach
    .hint = Fugitives caught on foot whom a pursuer may strike once.
# SOM-DISTRESS-01, SOM-COMA-01
field-bodies = Bodies
    .hint = The state of health of each character you see.
# SOM-SKILL-03, SOM-CHAR-19
field-body = Body
    .hint = 10 to 15, and 35 with Senses and Mind; 1 to 40 if a former npc lacked it.
# SOM-DANGER-EXPLO-12
field-bomb = Bomb
    .hint = The one being defused.
# SOM-DANGER-EXPLO-10
field-SetBomb-bomb = Bomb
    .hint = One that a character built; if empty, an npc’s, whose margin is a d6.
# SOM-DANGER-EXPLO-10
field-bombs = Bombs
    .hint = Those you built, or that the table knows of; all of them for the game master.
# SOM-DISTRESS-02
field-bounds = Speeds allowed
    .hint = Those among which the game master has to choose, by the cause.
# SOM-SKILL-18
field-breaks = Rule to waive
    .hint = The one that the proposal asks to pass over; empty if it breaks none.
# SOM-DANGER-APNEA-04
field-breath = Depth on one breath
    .hint = In metres: half of Swimming, the Apnea score, or 10 times Diving’s Apnea speciality, whichever is best; nothing without them.
# SOM-DANGER-APNEA-01
field-breaths = Breaths held
    .hint = Your characters holding their breath, and the time left.
# SOM-DANGER-DISEASE-01, SOM-DANGER-RAD-01
field-brings = What it ticks
    .hint = Wounds, Fatigue, or death at its term.
# SOM-MELEE-21
field-broken = Grabs broken
    .hint = Those that the game master may still rule kept.
# SOM-DANGER-BURN-02
field-burn_cap_and_marks = Burns capped
    .hint = Yes: at most 3 Wounds for each limb and burn, with their marks of invalidity.
# SOM-DANGER-FIRE-02
field-burning = On fire
    .hint = The character whose fire is put out, oneself included.
# SOM-GUN-14, SOM-GUN-15
field-bursts = Bursts
    .hint = The players’, all for the game master: possible targets, limits, impacts to share out.
# SOM-PROT-06
field-bypass = Protection bypassed
    .hint = Yes if the game master rules that the hit misses it, as in the face of an open helmet.
# SOM-GUN-03
field-cadence = Cadence
    .hint = A shot each action, every second one (cycling between), or a pump gun.
# SOM-ROLL-07
field-call = Roll
    .hint = The one the game master called, by its id.
# SOM-SOMA-08
field-RequestedEntry-call = Die of the somatisation
    .hint = The d6 to throw; nothing where the player chooses.
# SOM-FEAR-01
field-FrightenedPart-call = Fear roll
    .hint = The one this character has to make; nothing if none is due.
# SOM-XP-16
field-Treatment-call = Roll of the treatment
    .hint = The one the patient’s player has to make; nothing before the time is over.
# SOM-FATIGUE-09
field-Sleep-call = Roll to stay awake
    .hint = The one that waits for its die; empty in between.
# SOM-ROLL-08, SOM-SOMA-28
field-CancelCall-call = To cancel
    .hint = A roll called, or a somatisation to choose, before the die or the choice.
# SOM-ROLL-07, SOM-ROLL-41
field-calls = Rolls called
    .hint = Those whose die is still missing, as far as you may know.
# SOM-CHAR-02
field-DraftCharacter-name = Name of the character
    .hint = A public rubric of page 1.
# SOM-SKILL-06
field-skill_12 = Skill at 12
    .hint = That of the first line, proposed to the game master; empty: none for now.
# SOM-SKILL-06
field-skill_11 = Skill at 11
    .hint = That of the second line, proposed to the game master; empty: none for now.
# SOM-SKILL-06
field-skill_10 = Skill at 10
    .hint = That of the third line, proposed to the game master; empty: none for now.
# SOM-CHAR-12
field-ApproveCharacters-characters = Characters to approve
    .hint = What is proposed for them is accepted as it is, then they are approved.
# SOM-NPC-09
field-BringNpcs-labels = Names for the table
    .hint = An NPC for each, all with the same scores; the game master knows them by the same name.
# SOM-NPC-03
field-BringNpcs-skills = Skills
    .hint = Those of each, with their score, as the game master likes.
# SOM-DAMAGE-04
field-ArmPeople-label = Name of the objects
    .hint = As those who see them will see it; the same for all.
# SOM-DAMAGE-04
field-ArmPeople-model = Weapon of the book
    .hint = One by its name, with the values that the book gives it; each has one of his own.
# SOM-LOC-15
field-ArmPeople-characters = Who gets one
    .hint = Each takes it in hand at once: a free and valid one, or both where it needs two.
# SOM-LOC-15
field-ArmPeople-hand = Hand
    .hint = The same for all; the right one if nothing is said.
# SOM-ROLL-08
field-throw = Throw as well
    .hint = Yes: the game master’s dice for these actions fall at once, with that of the place where one is needed.
# SOM-ROLL-08
field-ThrowDice-calls = Rolls to make
    .hint = Two at least, in the order in which their dice fall.
# SOM-GUN-06
field-capacity = Capacity
    .hint = Rounds that the gun holds when full.
# SOM-DAMAGE-16, SOM-LOC-09
field-capped = Capped
    .hint = Yes: at most 3 on a limb; no effect elsewhere.
# SOM-CARE-05
field-care = Care received
    .hint = None: 1 more Wound a day; insufficient: one every 2 or 3 days; adequate: one heals. The game master says which.
# SOM-XP-16
field-carer = Carer
    .hint = Who treats the patient, in a few words.
# SOM-NPC-01, SOM-ANIMAL-14
field-CreateNpc-category = Category
    .hint = An npc, an animal, or a swarm of small beasts counted as one.
# SOM-DAMAGE-04
field-Weapon-category = Category of weapon
    .hint = It usually gives the bonus: 0 for melee, up to 6 for a heavy weapon.
# SOM-DANGER-FALL-01
field-centimetres = Centimetres more
    .hint = 0 to 99: only whole metres wound, but above 5 m nothing cushions.
# SOM-DANGER-EXPLO-30, SOM-DANGER-FIRE-30
field-charge = Charge
    .hint = Explosive, incendiary, smoke, tear gas or Molotov; nothing for another weapon.
# SOM-FATIGUE-09
field-checks = Rolls to stay awake
    .hint = How many were made: the next has as many ranks of Difficulty.
# SOM-CHAR-06, SOM-CHAR-08
field-circles = Circles ticked
    .hint = In the order in which they were, with their causes.
# SOM-HARD-01
field-circumstances = What hardened
    .hint = The situation lived through; the game master looks at it for later dispensations.
# SOM-HARD-01, SOM-CRIME-07
field-HardenedEntry-circumstances = What hardened
    .hint = The situation lived through, or the crime, for its player and the game master; nothing for the others.
# SOM-TURN-15, SOM-TURN-16, SOM-TURN-17
field-action_class = Class
    .hint = Sure success or failure, roll, complex, long, or distinct actions that all fail; the game master rules.
# SOM-DANGER-01, SOM-DISTRESS-12
field-clock = Fictional time
    .hint = Minutes gone by in the story; nothing if the game master keeps the clock.
# SOM-DANGER-01
field-clock_visible = Clock visible
    .hint = Yes: all read the fictional time; no: the game master alone.
# SOM-DANGER-FIRE-03, SOM-DANGER-FIRE-04
field-cloth = Clothing against fire
    .hint = Fire-proof: the fire takes three times as long; aluminised: it does nothing.
# SOM-SKILL-03
field-common = Common skills
    .hint = Body, Senses and Mind, 10 to 15 at creation, 35 points in all.
# SOM-ROLL-29
field-competitors = Competitors
    .hint = More than two: successes are ranked by margin, best first. Instead of two sides.
# SOM-NPC-05
field-concerned = Characters concerned
    .hint = At least one where an npc rolls: it does so only against player characters.
# SOM-MELEE-16, SOM-MELEE-30, SOM-DANGER-GAS-05
field-condition = Condition
    .hint = Immobilised, bound, blinded, back turned, cornered, surrounded, hair, clothes, smoke or gas; the game master rules.
# SOM-OBJ-02
field-ObjectStateChanged-condition = State of the object
    .hint = Intact, broken (at a third of destruction) or destroyed.
# SOM-OBJ-02
field-ObjectView-condition = State of the object
    .hint = Intact, broken (at a third of destruction) or destroyed.
# SOM-MELEE-16, SOM-MELEE-30
field-conditions = Conditions
    .hint = What the game master has ruled of it and that still lasts.
# SOM-ROLL-21
field-NumbersPart-conditions = Condition ranks
    .hint = Fear, daze, gas, ground, encumbrance…: 3 points each on the die of an action.
# SOM-ROLL-21
field-CallView-conditions = Condition ranks
    .hint = Those that the rules will add; nothing if you may not read its numbers.
# SOM-COMA-03, SOM-FATIGUE-10
field-consciousness = Consciousness
    .hint = Awake, asleep, unconscious or dead; of an npc the game master alone knows.
# SOM-MELEE-01
field-contact = Within reach
    .hint = Yes if the two can strike each other; the game master says so.
# SOM-RANGED-24
field-ActionSpec-contact = Muzzle against body
    .hint = Yes: within a grab; a sure success, protections do nothing.
# SOM-DANGER-FIRE-30
field-Ignite-contact = Zone touched
    .hint = Where an incendiary grenade burns at once in the 3rd degree; empty for any other fire.
# SOM-CHAR-01
field-contacts = Contacts
    .hint = The people the character knows, page 4, seen by the player and the game master.
# SOM-MELEE-01
field-FightView-contacts = In reach
    .hint = The pairs who can strike each other.
# SOM-SKILL-06
field-contents = Contents
    .hint = What the skill covers, as the player has it; the game master has the last word.
# SOM-CHAR-11
field-counter = Universal counter
    .hint = What is left of a consumable of your choice, 0 or more; nothing if not in use.
# SOM-RANGED-10, SOM-RANGED-11, SOM-RANGED-12
field-Shot-cover = Target’s cover
    .hint = Partial 1 rank, extended 2, complete 3; if empty, in the open.
# SOM-DANGER-EXPLO-05
field-Victim-cover = Cover
    .hint = From the blast: partial 3 Wounds fewer, extended 6, complete 9; if empty, none.
# SOM-GUN-22
field-covered = Zones under cover
    .hint = By target, those that a burst cannot reach: impacts there are lost.
# SOM-GUN-19
field-crew = Crew
    .hint = 1 gunner, or 2 with a loader who guides the belt.
# SOM-CRIME-01
field-crime = Crime
    .hint = One of those that the game master has recorded for the character.
# SOM-CRIME-07
field-crimes = Crimes
    .hint = The character’s, their kind and scene; seen by the player and the game master.
# SOM-XP-15
field-curable = Curable
    .hint = Yes if a treatment can take levels off, for 3 xp each.
# SOM-SOMA-21
field-custom = Made to measure
    .hint = A somatisation that the game master composes; empty for one of the twelve.
# SOM-GUN-03
field-cycled = Cycled
    .hint = Yes if the next shot can be fired; no: an action to work it first.
# SOM-DANGER-01
field-danger = Danger
    .hint = Fire, current, cold, asphyxia, held breath, attrition, disease, radiation or a substance.
# SOM-DANGER-ASPHYXIA-01, SOM-DANGER-ATTRITION-04
field-SetPeriod-danger = Danger
    .hint = The asphyxia or attrition whose pace the game master changes.
# SOM-DANGER-ASPHYXIA-01, SOM-DANGER-ATTRITION-04
field-PeriodEntry-danger = Danger
    .hint = The asphyxia or attrition whose pace changes.
# SOM-DANGER-01
field-dangers = Dangers
    .hint = Fire, cold, want of air, poisons, bombs…: what you know of them.
# SOM-DANGER-02
field-BodyGmView-dangers = Dangers under way
    .hint = In the order in which they began: they tick in that order.
# SOM-CARE-05
field-days = Days between two Wounds
    .hint = 2 or 3 for insufficient care, as the game master says; empty for the rest.
# SOM-CARE-05
field-CareEntry-days = Days between two Wounds
    .hint = 2 or 3 for insufficient care, for the game master alone; nothing for the rest.
# SOM-CARE-05, SOM-CARE-06
field-Decline-days = Days between two Wounds
    .hint = 1 without care or for an infection, 2 or 3 for insufficient care.
# SOM-STUN-02
field-daze = Dazed
    .hint = Ranks of Difficulty more, 1 or 2; 0 if not dazed.
# SOM-STUN-02
field-daze_until = Dazed until
    .hint = When the minutes of your own die are over, by the watch.
# SOM-DANGER-EXPLO-06
field-TriggerExplosion-daze = Dazes those present
    .hint = Ranks of Difficulty, 0 to 2, for each, hurt or not, until the end of the scene.
# SOM-DANGER-EXPLO-06
field-TriggerMine-daze = Dazes those present
    .hint = Ranks of Difficulty, 0 to 2, for each, hurt or not, until the end of the scene.
# SOM-STUN-02
field-BodyGmView-daze = Dazed
    .hint = Ranks of Difficulty and when they end; nothing if not dazed.
# SOM-CHAR-06, SOM-CHAR-15
field-deadly_wound = Deadly Wound
    .hint = How many Wounds kill: 10, or 8 for a child at first.
# SOM-ANIMAL-02, SOM-ANIMAL-06
field-deadly_wounds = Death threshold
    .hint = How many Wounds kill the animal; 8 for a dog.
# SOM-TRAUMA-03
field-debriefed = Debriefed
    .hint = Yes if a professional has taken a circle off, only once.
# SOM-ROLL-07
field-declarations = Declared actions
    .hint = What players say they try outside a fight and the game master has not dealt with yet.
# SOM-TURN-04
field-declaring = Whose turn to declare
    .hint = The lowest Senses first, equals together.
# SOM-CARE-05, SOM-CARE-06
field-declines = Worsenings
    .hint = Want of care or infection: one Wound more every so many days.
# SOM-ROLL-34
field-decoy = Decoy
    .hint = Yes: the die decides nothing; players cannot tell it from a real one.
# SOM-ANIMAL-08, SOM-ANIMAL-19
field-defence = Defence
    .hint = The skill by which the victim opposes the bite; empty if it does not defend.
# SOM-DANGER-EXPLO-12
field-defused = Defused
    .hint = Yes if the bomb can no longer go off.
# SOM-DANGER-BURN-01
field-degree = Degree
    .hint = Of the burn, 1 to 3: as many Wounds, plus the extent.
# SOM-DANGER-RAD-02
field-ApplyRadiation-degree = Degree
    .hint = Of the burn of the skin, 1 to 3; empty for every other effect.
# SOM-DANGER-BURN-01
field-BurnEntry-degree = Degree
    .hint = Of the burn, 1 to 3; nothing if you may not read page 3.
# SOM-DANGER-FROST-03
field-FrostView-degree = Degree
    .hint = What the hand or foot can do no more: clumsy, useless or invalid.
# SOM-DANGER-APNEA-04
field-depths = Depths
    .hint = How deep your characters go, on one breath and equipped.
# SOM-ANIMAL-13
field-designated = Target designated
    .hint = Yes if the master has spent an action to show it; required for a leap.
# SOM-OBJ-01
field-destroyed_at = Destroyed at
    .hint = In Wounds; at a third of it the object is broken. If empty, 3, 6 or 9 by its solidity.
# SOM-OBJ-01
field-ObjectView-destroyed_at = Destroyed at
    .hint = In Wounds, for the game master alone.
# SOM-CARE-07
field-diagnosed = Diagnosis only
    .hint = Yes: the roll succeeded, but without means one can only name the ill.
# SOM-CRIME-02
field-CallCrimeRoll-direction = Direction of the roll
    .hint = To find the strength to do it, or to resist.
# SOM-GUN-15
field-ActionSpec-direction = Direction of the burst
    .hint = Where the shooter sprays; the game master will say who may be hit.
# SOM-CARE-08
field-disadvantages = Disadvantages left
    .hint = Those the game master gives for what remains, in words.
# SOM-MOVE-08
field-disclosed = Disclose
    .hint = Yes: the table learns that there was a tail, and whether it was noticed.
# SOM-SOMA-20
field-Somatisation-disclosed = In the know
    .hint = The seats that know which somatisation it really is.
# SOM-DISTRESS-01, SOM-DISTRESS-02
field-distress = Distress
    .hint = Its speed: slow, rapid or lightning; nothing without distress or before the game master sets it. Of an npc, the game master alone.
# SOM-DISTRESS-01
field-BodyGmView-distress = Distress
    .hint = What leads to death, circle by circle; nothing if there is none.
# SOM-ANIMAL-18
field-dodging = Who dodges
    .hint = Those who try to escape it, under Senses; it is their only defence.
# SOM-ANIMAL-09
field-dog = Dog
    .hint = The one that bites.
# SOM-TURN-17
field-done = Actions done
    .hint = How many of those that the long action takes.
# SOM-DANGER-EXPLO-31, SOM-DANGER-FIRE-10
field-FuseView-done = Gestures done
    .hint = Pin, lever released, wick soaked or lit.
# SOM-DANGER-TOXIC-01
field-doses = Substances acting
    .hint = Those at work; one given in secret is not shown to its bearer.
# SOM-ROLL-26
field-double_failure = Double failure to settle
    .hint = Yes if the game master has to say: the active side fails, or new dice.
# SOM-MELEE-47
field-drawn = Drawn out
    .hint = Yes if the weapon leaves the wound; no: it stays there, out of the hand.
# SOM-SOMA-29
field-due = Rulings due
    .hint = What the game master has to settle before closing the scene.
# SOM-DANGER-TORTURE-02, SOM-DANGER-TORTURE-03
field-Ordeal-due = Roll due
    .hint = Yes while the roll of this session is missing.
# SOM-FATIGUE-09
field-Sleep-due = Next roll
    .hint = The real time at which the game master is reminded of the next check.
# SOM-TURN-12
field-effects_at_once = Effects at once
    .hint = Yes: grabs, falls and flights weigh in phase 2 already; no: from the next Turn. Damage always waits for phase 3.
# SOM-TURN-16
field-elements = Complications
    .hint = What is added to the main gesture; the game master makes it 1 rank each, or sees other actions in it.
# SOM-MELEE-46
field-embedded = Weapons stuck
    .hint = Left in a body: the wound can be aggravated.
# SOM-DISTRESS-06, SOM-DISTRESS-11
field-emergency_medicine = Emergency medicine
    .hint = Yes if there is any: without it a rapid distress cannot be suspended.
# SOM-GUN-20
field-emplaced = On a mount
    .hint = Yes: no recoil ranks in continuous fire, but practically immobile.
# SOM-PROT-08
field-encumbrance = Encumbrance
    .hint = By family of actions, ranks of Difficulty that gear costs, as the game master rules.
# SOM-DISTRESS-09, SOM-DISTRESS-11
field-environment = Care at hand
    .hint = Hospital, emergency, intensive care: what the game master set, for him alone.
# SOM-CHAR-01
field-equipment = Equipment
    .hint = What the character owns, page 4, seen by the player and the game master.
# SOM-DANGER-APNEA-04
field-equipped = Depth with equipment
    .hint = In metres, 2 times the Diving score; nothing without that skill.
# SOM-DANGER-TOXIC-12
field-every = Minutes between circles
    .hint = Of a slow depressant: Fatigue comes little by little; if empty, all at once.
# SOM-SOMA-04, SOM-SOMA-21
field-excluding = Excluding
    .hint = Yes: the player leaves the table until the end of the scene.
# SOM-XP-01
field-experience = Experience phase
    .hint = Its number, from 1, while it is open; nothing otherwise.
# SOM-STUN-02
field-expires = Until
    .hint = The real time at which it ends; nothing: at the end of the scene.
# SOM-TRAUMA-05, SOM-HARD-02
field-explanations = Explanations
    .hint = Disadvantage levels gained for these circles, at most one each; they tick nothing more.
# SOM-RANGED-30
field-exposed = Exposed
    .hint = Those whom the stray shot may hit, as the game master names them; each rolls for luck.
# SOM-RANGED-10, SOM-RANGED-11
field-Cover-exposed = Zones exposed
    .hint = Those that the cover leaves in sight; one of them has to be aimed at.
# SOM-DANGER-ATTRITION-04
field-exposures = Exposures
    .hint = Hunger, thirst, heat or cold under way.
# SOM-DANGER-ATTRITION-03
field-HazardGmView-exposures = Exposures
    .hint = All of the character’s; only the fastest ticks.
# SOM-RANGED-10, SOM-RANGED-13
field-extent = Extent of the cover
    .hint = Partial, extended or complete: 1, 2 or 3 ranks.
# SOM-MIND-03
field-extra = Past traumas
    .hint = Initial circles of instability (x), 0 or more, without counterpart; the game master has to grant it.
# SOM-PROT-05
field-face = Face of the trunk
    .hint = Chest or back where the table keeps them apart; the game master says which is hit.
# SOM-TURN-18
field-RuleInterruption-failure = Failure
    .hint = Yes: the long action fails; no: it costs ranks, or starts again.
# SOM-ROLL-11
field-NumbersPart-failure = Kind of failure
    .hint = Natural (die above the score), modified (only the total above) or automatic; nothing on a success.
# SOM-DANGER-ASPHYXIA-04
field-faints = Makes faint
    .hint = Yes: unconscious at 7 circles of Fatigue, awake again at 6, without the stages of coma.
# SOM-COMA-03, SOM-STUN-03
field-fall_due = Fall to rule
    .hint = Yes if the game master may say what the fall costs: 0 or 1 Wound.
# SOM-SOMA-25
field-fall_ruled = Fall ruled
    .hint = Yes if the game master has said what it costs.
# SOM-ANIMAL-13
field-falls = Thrown down
    .hint = Yes if the dog’s leap throws the victim to the ground.
# SOM-DANGER-TOXIC-01
field-family = Family of substance
    .hint = Stimulant, depressant, alcohol, opiate, sleeping drug, anaesthetic, psychedelic, poison or gas: it sets the effects.
# SOM-PROT-08
field-SetEncumbrance-family = Actions hampered
    .hint = Physical, sensory or intellectual.
# SOM-CHAR-01
field-family_status = Family situation
    .hint = The player’s own words; all read them, page 1.
# SOM-DISTRESS-10
field-fate = Fate in intensive care
    .hint = Unplugged, let go, never wakes, or wakes; the game master decides.
# SOM-SOMA-19
field-RuleSomatisationEffect-fatigue = Fatigue
    .hint = Circles that the effect costs, 1 to 3, as the game master says; if empty, not ruled yet.
# SOM-SOMA-19
field-SomatisationEffectEntry-fatigue = Fatigue
    .hint = Circles that the effect costs; nothing if you may not read page 3.
# SOM-ROLL-14
field-NumbersPart-fatigue = Fatigue
    .hint = Points on the die: one for each circle; nothing if the game master holds the gauge.
# SOM-DANGER-TORTURE-01
field-RunTortureHours-fatigue = Fatigue each hour
    .hint = Circles ticked on the victim: 2 on average, as the game master says.
# SOM-DANGER-TORTURE-04
field-GaugesEntry-fatigue = Fatigue
    .hint = The gauge as drawn, for whoever had the examination made.
# SOM-DANGER-TOXIC-06
field-fatigue_held = Fatigue held by the game master
    .hint = Yes: the gauge is behind the screen, out of its own player’s sight.
# SOM-SOMA-19
field-fatigue_ruled = Fatigue ruled
    .hint = Yes if the game master has said what the effect costs.
# SOM-FEAR-05, SOM-FEAR-07
field-fear = Fear
    .hint = Composed, feverish (1 rank on every action) or panicked (2), until the end of the scene.
# SOM-MIND-04
field-fear_modifier = Fear modifier
    .hint = Points on fear rolls: one for each x of instability; the + never count.
# SOM-FEAR-12
field-fear_rolls = Fear rolls made
    .hint = How many this character has made: a guide for the game master, without limit.
# SOM-MELEE-10
field-fell = Bring down
    .hint = Yes: the harmless strike is to throw down; 1 rank more at least, as the game master says.
# SOM-TURN-01
field-fight = Fight
    .hint = The Turn under way; nothing in usual time.
# SOM-TURN-01
field-fighters = Fighters
    .hint = Those whom the game master put in and whom you see.
# SOM-DANGER-FIRE-20
field-flames = Flamethrower
    .hint = Yes: a full hit burns like liquid that only a strong water jet puts out.
# SOM-DANGER-ASPHYXIA-01
field-flows = Run by the clock
    .hint = Yes if it ticks at a set pace; no for a throat held Turn by Turn.
# SOM-TURN-15
field-former = Taken from
    .hint = Who had the thing until then; empty if it lay on the ground or if its bearer is unknown to you.
# SOM-MOVE-08
field-follower = Follower
    .hint = The one who tails: the active side, noticed on a double failure.
# SOM-MOVE-08
field-CallTailing-follower = Follower
    .hint = The one who tails, with skill and ranks: usually Senses (stealth).
# SOM-DANGER-FROST-02
field-frostbites = Frostbites
    .hint = Frozen hands and feet, and what they can do no more.
# SOM-DANGER-FIRE-02, SOM-DANGER-FIRE-20
field-fuel = What burns
    .hint = Ordinary: a step every 3 Turns; liquid: each Turn; jet: the same, and only a strong water jet ends it.
# SOM-MOVE-04
field-fugitive = Fugitive
    .hint = The one pursued: the active side, a double failure gives the pursuer the point.
# SOM-DANGER-EXPLO-10
field-SetBomb-fuse = Turns to the explosion
    .hint = The bomb’s countdown; if empty, it waits for the game master’s word.
# SOM-DANGER-EXPLO-31
field-ItemView-fuse = Fuse
    .hint = Gestures done and Turns left of a live charge; nothing otherwise.
# SOM-DANGER-GAS-05
field-gas = Troubled by gas
    .hint = Ranks on its actions, 1 or 2, until the end of the scene; 0: not.
# SOM-DANGER-GAS-05, SOM-DANGER-GAS-06
field-Weapon-gas = Tear gas
    .hint = Ranks that it costs: 1, or 2 for the military version; 0: no gas.
# SOM-GUN-01, SOM-GUN-03, SOM-GUN-10
field-gesture = Gesture
    .hint = To prepare, cycle, change mode, reload or unfold the bipod.
# SOM-MELEE-21
field-grab = Grab
    .hint = The one in question, by its id.
# SOM-MELEE-17
field-grabs = Grabs
    .hint = Under way: who holds whom, where, with how many hands.
# SOM-SKILL-01
field-grade = Grade
    .hint = From 1 (beginner, 1 to 5) to 5 (master, 21 and more).
# SOM-ANIMAL-11
field-grounded = Victim down
    .hint = Yes if it already lies on the ground: the dog may go where it likes.
# SOM-SKILL-12
field-group = Group
    .hint = The one that the skill belongs to; the group itself is not written on a sheet.
# SOM-GUN-03, SOM-GUN-06
field-gun = Mechanism
    .hint = Capacity, cadence, reload; nothing if it is no firearm.
# SOM-GUN-01, SOM-GUN-05
field-ItemView-gun = State of the firearm
    .hint = For its bearer: readiness, mode, rounds; nothing for another thing.
# SOM-MELEE-37, SOM-MELEE-41
field-GetUp-helped = With help
    .hint = Yes if somebody lends a hand to get up; whoever wears plate armour cannot do without.
# SOM-TURN-15
field-TakeUp-item = Thing
    .hint = On the ground in everybody’s sight, or on somebody dead or unconscious; from an NPC, what the game master lets go.
# SOM-TURN-15, SOM-LOC-15
field-TakeUp-hand = Into which hand
    .hint = Right or left, free and not invalid, both for what needs two; empty to put the thing away.
# SOM-TURN-15
field-HandOver-item = Thing
    .hint = One that the character has, held, worn or put away; what is in it goes with it.
# SOM-TURN-15
field-HandOver-to = Recipient
    .hint = Who gets it; empty to lay it down where anybody may take it up.
# SOM-TURN-15
field-ChangeHand-item = Thing
    .hint = One that the character holds in one hand.
# SOM-TURN-15, SOM-TURN-20, SOM-LOC-15
field-ChangeHand-hand = Into which hand
    .hint = The other one, free and not invalid; an attack with the off-hand costs 1 rank.
# SOM-ANIMAL-09
field-CallOff-dog = Biting animal
    .hint = One whose teeth are in somebody; it lets go at once, without a roll.
# SOM-MELEE-43
field-RuleSurprise-aggressor = Attacker
    .hint = The fighter whom, as the game master says, nobody sees coming; no die is thrown.
# SOM-MELEE-44
field-RuleSurprise-victims = Surprised
    .hint = As the game master says, without a roll: no action and no defence in this Turn, and what they declared is void.
# SOM-CHAR-19
field-MissingAsked-skills = Lacking skills
    .hint = Common ones, 1 to 40 each, to be given by the player or the game master, without the sum of creation.
# SOM-CHAR-19
field-MissingAsked-personality = Personality to choose
    .hint = Yes while the character has none; the player or the game master picks one of the twelve.
# SOM-DAMAGE-04, SOM-GUN-01
field-DefineItem-model = Weapon of the book
    .hint = One by its name, with the numbers that the book gives it; empty: the game master describes it.
# SOM-TURN-20
field-hand = Hand
    .hint = Right or left; attacking with the wrong one costs 1 rank. If empty, the dominant one.
# SOM-LOC-15
field-Equip-hand = Hand
    .hint = The one that holds it, free and valid; if empty, it is worn.
# SOM-LOC-15
field-ItemView-hand = Hand
    .hint = The one that holds it; nothing if worn or lying.
# SOM-CHAR-13
field-Options-handedness = Handedness
    .hint = Chosen by the player, or a d6: left-handed on a 6.
# SOM-CHAR-13, SOM-TURN-20
field-handedness = Dominant hand
    .hint = Right or left; attacking with the other costs 1 rank.
# SOM-CHAR-13
field-TableView-handedness = Handedness
    .hint = Chosen by the player, or a d6: left-handed on a 6.
# SOM-MELEE-18
field-hands = Hands that hold
    .hint = 1 or 2.
# SOM-MELEE-18
field-ActionSpec-hands = Hands of the grab
    .hint = Two: any zone; one: arms only, but for hair or clothes.
# SOM-DAMAGE-04, SOM-LOC-15
field-Weapon-hands = Hands needed
    .hint = 1 or 2; with two, an invalid arm forbids it. Empty: 2 for a two-handed sword or a chainsaw, else 1.
# SOM-HARD-03
field-hardening = Hardening
    .hint = None, light (1 or 2 circles of +), strong (3 to 5) or very strong (6 and more).
# SOM-DANGER-01
field-hazards = Dangers under way
    .hint = What ticks circles as Turns or hours go by, or gives them back.
# SOM-DANGER-ROAD-03
field-head_on = Other vehicle’s speed
    .hint = In km/h, added in a head-on crash; 0 for any other accident.
# SOM-MOVE-05
field-head_start = Fugitive’s head start
    .hint = Ranks of Difficulty for this pursuer until he first wins an opposition.
# SOM-MOVE-05
field-HunterView-head_start = Fugitive’s head start
    .hint = Ranks of Difficulty for this pursuer until he wins once, for the game master alone.
# SOM-CARE-03
field-healed = Wounds healed
    .hint = How many the game master may reopen for want of rest.
# SOM-CARE-02
field-healing = Kind of Wound
    .hint = Weeks for each: ordinary 1, burn 2, frostbite 3, radiodermatitis 4, disease 1.
# SOM-DISTRESS-01, SOM-CARE-01
field-health = Health
    .hint = Bodies, care that waits and the fictional time.
# SOM-SOMA-23, SOM-DANGER-ELEC-07
field-heart_disease_wound = Heart patient’s permanent Wound
    .hint = One permanent Wound more, or one of those received made permanent.
# SOM-SOMA-23, SOM-SOMA-24
field-heart_ill = Heart patient
    .hint = Yes if a heart disease is among the Disadvantages; it bears on every somatisation to come.
# SOM-DANGER-DROWN-03
field-held = Held under water
    .hint = Yes: asphyxia in any depth, without a roll.
# SOM-GUN-05
field-Loading-held = Counted by the game master
    .hint = Yes: he alone knows how many rounds are left.
# SOM-GUN-05
field-GunView-held = Counted by the game master
    .hint = Yes: he alone knows how many rounds are left.
# SOM-MELEE-37
field-helped = Helped to rise
    .hint = Yes: no Wound to the invalid leg.
# SOM-DAMAGE-14
field-hit = Hit
    .hint = A blow that landed, by its id.
# SOM-DANGER-ROAD-06, SOM-DANGER-FALL-03
field-PlaceWounds-hit = Wounds to place
    .hint = Those of an accident or a fall that wait for their zone.
# SOM-DANGER-ROAD-06, SOM-DANGER-FALL-03
field-WaitingView-hit = Wounds to place
    .hint = Those of an accident or a fall that wait for their zone.
# SOM-DAMAGE-14
field-HitEntry-hit = Hit
    .hint = By its id, as long as something may still be said of it.
# SOM-RANGED-30
field-StrayResolved-hit = Struck
    .hint = Of those exposed, those whom luck failed; the lowest Minds where projectiles run short.
# SOM-RANGED-30
field-StrayEndEntry-hit = Struck
    .hint = Of those exposed, those whom luck failed.
# SOM-DAMAGE-14
field-hits = Hits of the Turn
    .hint = Those that landed and wait for phase 3.
# SOM-GUN-15, SOM-GUN-17
field-SharesEntry-hits = Hits of the burst
    .hint = One for each impact shared out, by their ids.
# SOM-DANGER-ROAD-06
field-AccidentEntry-hits = Wounds to place
    .hint = Those that wait for their zone, for the game master alone.
# SOM-DANGER-FALL-03
field-HeightFallEntry-hits = Wounds to place
    .hint = Those that wait for their zone, for the game master alone.
# SOM-MELEE-17
field-hold = Grab only
    .hint = Yes: it seizes and hurts nobody.
# SOM-MELEE-17
field-holder = Holder
    .hint = The one who has seized the other; wounded, he lets go.
# SOM-PROT-01, SOM-DAMAGE-04
field-DefineItem-holder = Bearer
    .hint = Whose the thing is; if empty, nobody’s.
# SOM-PROT-01, SOM-DAMAGE-04
field-GearEntry-holder = Bearer
    .hint = Whose the thing is; nothing if nobody’s.
# SOM-LOC-15
field-ItemView-holder = Bearer
    .hint = Who has the thing; nothing if it lies on the ground.
# SOM-DISTRESS-09, SOM-DISTRESS-11
field-hospital = Hospital
    .hint = Good: stabilises of itself; poor: the staff rolls if the game master wants; none: every distress kills.
# SOM-DANGER-BURN-03
field-hot = Red-hot or flaming
    .hint = Yes: its Wounds heal as burns, 2 weeks each.
# SOM-DANGER-TORTURE-02, SOM-DANGER-TORTURE-03
field-hours = Hours
    .hint = Length of the session; if empty, a d6 says, where it has no purpose.
# SOM-DANGER-TORTURE-01
field-TortureEndured-hours = Hours
    .hint = Length of the session.
# SOM-SOMA-22
field-how = End of the crisis
    .hint = Mastered by a grab, unconscious or dead.
# SOM-MOVE-06
field-hunters = Pursuers
    .hint = Each runs for himself: oppositions won and lost.
# SOM-DANGER-FALL-04
field-hurt = Hurt
    .hint = Yes: 1 Wound for falling over unable to react, as the game master says.
# SOM-CHAR-01, SOM-CHAR-02
field-identity = Page 1
    .hint = Rubrics of identity, always public.
# SOM-CHAR-01, SOM-NPC-09
field-CharacterView-identity = Page 1
    .hint = Rubrics of identity, public for a player character; those of an npc the game master alone reads.
# SOM-XP-15, SOM-XP-17, SOM-XP-18
field-illness = Illness
    .hint = Physical or mental; none: this Disadvantage cannot be treated.
# SOM-CARE-06, SOM-DANGER-DISEASE-01
field-StopIllness-illness = What ends
    .hint = Infection, disease or radiation.
# SOM-GUN-15
field-impacts = Impacts by target
    .hint = How many bullets for each, the total that the margin gives; empty for a late hit that is not of a burst.
# SOM-GUN-14
field-BurstView-impacts = Impacts
    .hint = 1, and 1 more for every 3 points of margin, at most the rounds fired; nothing before the roll.
# SOM-DAMAGE-12
field-improvised = Improvised weapon
    .hint = 1 rank if the thing is unlike a real weapon, else 0.
# SOM-SOMA-02, SOM-SOMA-21
field-incapacitating = Incapacitating
    .hint = Yes: no action at all until the end of the scene.
# SOM-CARE-06
field-infected = Infection
    .hint = Yes: 1 Wound each day until it is treated.
# SOM-HARD-07, SOM-SKILL-18
field-initial_waived = More than 3 hardenings
    .hint = Yes if the game master has admitted more than 3 initial circles of +.
# SOM-CARE-09
field-instability = Circles of instability
    .hint = How many the game master ticks for what remains, 0 or more.
# SOM-ROLL-13, SOM-FEAR-02, SOM-DANGER-TOXIC-18, SOM-DANGER-TORTURE-02
field-NumbersPart-instability = Instability
    .hint = Points on the die: one for each x, in a fear roll, a drug trip or a torturer’s roll; 0 elsewhere.
# SOM-DISTRESS-10
field-intensive = Intensive care
    .hint = Yes if admitted there: needed at 10 circles of Fatigue.
# SOM-DISTRESS-10
field-intensive_care = Intensive care
    .hint = Yes if the hospital has it: without it, 10 circles of Fatigue are fatal.
# SOM-TURN-09
field-intent = Intent
    .hint = The declared action in question, by its id.
# SOM-TURN-09
field-intents = Intents
    .hint = The actions declared in this Turn that you may read.
# SOM-TURN-18
field-interrupted = Interrupted
    .hint = Yes if something else cut it: failure, ranks or a fresh start, as the game master rules.
# SOM-DAMAGE-04, SOM-PROT-01
field-items = Items
    .hint = Weapons, protections and charges that you see; their data, for their bearer.
# SOM-SOMA-19
field-jaw_protected = Jaws protected
    .hint = Yes if somebody put something flat between them: no bitten tongue.
# SOM-SOMA-19
field-jaw_ruled = Bitten tongue ruled
    .hint = Yes if the game master has said what it costs.
# SOM-SOMA-19
field-jaw_wounds = Bitten tongue
    .hint = Wounds, 0 to 2, as the game master says; if empty, not ruled yet.
# SOM-SOMA-20
field-keep_hidden = End kept quiet
    .hint = Characters whose somatisation ends with the scene without the table knowing, nobody being there to see it.
# SOM-STUN-03
field-keep_out = Leave knocked out
    .hint = Those who stay unconscious after the scene.
# SOM-NPC-09
field-keeper = For the game master
    .hint = What he alone knows of this character; nothing for the others.
# SOM-DISTRESS-13, SOM-DANGER-01
field-BodyView-keeper = For the game master
    .hint = The whole body, hidden numbers included; nothing for the others.
# SOM-DANGER-01
field-HazardView-keeper = For the game master
    .hint = Pace, next time and details of the danger; nothing for the others.
# SOM-DANGER-EXPLO-10
field-BombView-keeper = For the game master
    .hint = The bomb’s success, margin and countdown; nothing for the others.
# SOM-DANGER-EXPLO-20
field-MineView-keeper = For the game master
    .hint = The mine’s kind and layer; nothing for the others.
# SOM-MELEE-18, SOM-MELEE-21
field-kept = Grab kept
    .hint = Yes if the game master rules that it holds, no if it breaks.
# SOM-TURN-06
field-OpenedEntry-kinds = Kinds shown
    .hint = Attack, defence or other, all opened at the same time.
# SOM-TURN-06
field-SealedView-kinds = Kinds shown
    .hint = By character, attack, defence or other; nothing before the game master’s signal, not even for him.
# SOM-NPC-09
field-known = Introduced
    .hint = Yes if the table knows that it exists.
# SOM-RANGED-06
field-laser = Laser sight
    .hint = Yes: at short range a moving target costs nothing; but the shooter is seen in the dark too.
# SOM-GUN-13
field-last_burst = Last short burst
    .hint = Turn and number of the action: the next is for recovering, without a shot. Nothing without one.
# SOM-RULING-03
field-late = Late hits
    .hint = Those that a correction makes land afterwards; the game master completes or dismisses them.
# SOM-DANGER-EXPLO-20
field-layer = Layer
    .hint = Who laid it; without training the mine is a dud.
# SOM-ANIMAL-13
field-leap = Leap
    .hint = Yes: a trained dog goes for an arm or a vital zone, at 2 ranks; if it succeeds the victim falls.
# SOM-MELEE-47
field-leaves = Leave the weapon
    .hint = Yes: the stuck weapon stays in the wound, out of the hand; no: it comes out.
# SOM-DANGER-02
field-TimeStopped-left = Time left
    .hint = Turns, or minutes, that did not pass: something has to be decided first.
# SOM-GUN-06, SOM-GUN-18
field-WeaponStateChanged-left = Actions left
    .hint = To finish reloading or unfolding; nothing for another gesture.
# SOM-GUN-06, SOM-GUN-18
field-GestureEntry-left = Actions left
    .hint = To finish reloading or unfolding; nothing for another gesture, or if the gun is not yours.
# SOM-DANGER-EXPLO-31
field-FuseView-left = Turns left
    .hint = Before the charge goes off; nothing until the countdown runs.
# SOM-DANGER-01
field-HazardGmView-left = Turns left
    .hint = Before the next circle; nothing where the clock counts.
# SOM-DANGER-EXPLO-10
field-Bomb-left = Turns left
    .hint = On the countdown; nothing if it does not run.
# SOM-MELEE-47
field-StuckView-left = Left behind
    .hint = Yes: in the wound, but in nobody’s hand.
# SOM-MOVE-03, SOM-MOVE-05
field-CallPursuitRoll-legs = What each runs
    .hint = By character, skill and ranks for this stretch; if empty, as at the start.
# SOM-DANGER-ELEC-10
field-HazardGmView-legs = Turns through the ground
    .hint = How many the lightning goes through the legs, 3 at most; 0: another current.
# SOM-LOC-13
field-limb = Limb
    .hint = A leg or an arm: 3 marks make it invalid, 6 for good.
# SOM-DANGER-FROST-02
field-AssignFrostbite-limb = Hand or foot
    .hint = The one that the last Wound of cold has bitten, as the game master names it.
# SOM-DANGER-FROST-02
field-FrostView-limb = Hand or foot
    .hint = The one that is bitten.
# SOM-MELEE-14
field-ActionSpec-limb = Limb used
    .hint = What strikes or seizes bare-handed: an armed parry would hurt it.
# SOM-DAMAGE-10, SOM-LOC-11
field-limb_lost = Limb torn off
    .hint = Yes, as the game master says: only if massive, uncapped and on a limb.
# SOM-SKILL-06
field-line = Line
    .hint = 12, 11 or 10: the individual skill’s score at creation.
# SOM-SKILL-16, SOM-SKILL-17
field-ProposeSpeciality-line = Base line
    .hint = 12 or 11: the speciality is worth 3 more, and the line below is sacrificed.
# SOM-SKILL-16, SOM-SKILL-17
field-SpecialityItem-line = Base line
    .hint = 12 or 11: the speciality is worth 3 more, and the line below is sacrificed.
# SOM-CHAR-14
field-GrowUp-line = Line taken
    .hint = 11 or 10, for the skill granted in childhood, as the game master says; empty if there is none.
# SOM-SKILL-06
field-SheetSkill-line = Line
    .hint = 12, 11 or 10; empty for a skill from elsewhere.
# SOM-SKILL-06
field-SkillView-line = Line
    .hint = 12, 11 or 10; nothing for a skill from elsewhere.
# SOM-SKILL-06, SOM-SKILL-07
field-lines = Lines
    .hint = The sheet’s three: empty, filled, sacrificed or forfeited.
# SOM-TRAIT-09
field-link = Level to go first
    .hint = One that stands for an x, or for a +; if empty, the last gained.
# SOM-DANGER-FIRE-30, SOM-DANGER-EXPLO-36
field-lit = Turns of fire or smoke
    .hint = How many are left; 0: it does not burn.
# SOM-DANGER-FIRE-30, SOM-DANGER-EXPLO-36
field-RuleCharge-lit = Turns of fire or smoke
    .hint = How many are left; if empty, unchanged.
# SOM-GUN-19
field-loader = Loader
    .hint = Who guides the belt for the gunner; if empty, nobody.
# SOM-GUN-01, SOM-GUN-06
field-loading = How it is loaded
    .hint = Steps done, rounds and spares to begin with.
# SOM-DANGER-EXPLO-03
field-localised = With fragments
    .hint = Yes: a random zone for each; no: blast, diffuse Wounds that no protection stops.
# SOM-ROLL-22
field-locks = Closed attempts
    .hint = Final failures; another means or aim stays possible.
# SOM-TURN-17
field-long = Long action
    .hint = The one that takes the next Turns; nothing if there is none.
# SOM-MOVE-04
field-lost = Won by the fugitive
    .hint = Oppositions that this pursuer has lost.
# SOM-MOVE-09
field-CallTailing-lost = Sure failure
    .hint = Yes: alone, the follower fails without a die, as the game master says.
# SOM-LOC-14
field-LimbInvalidated-lost = For good
    .hint = Yes if it is for ever; no: until it heals.
# SOM-DANGER-EXPLO-12
field-Bomb-lost = Lost
    .hint = Yes: a failed defusing, nothing can stop it any more.
# SOM-MIND-07, SOM-MIND-08
field-KeeperView-lost = Lost to its player
    .hint = Instability at 10, or a psycho killer; empty if it is not.
# SOM-RANGED-14
field-lowered = Ranks taken off
    .hint = Good use of the shelter: how many of its own ranks the game master takes off the shooter.
# SOM-DANGER-EXPLO-10, SOM-DANGER-TOXIC-20
field-maker = Maker
    .hint = Who made it; whether it worked is not told.
# SOM-DANGER-EXPLO-10
field-SetBomb-maker = Maker
    .hint = The npc who built this one, always to be named; empty for a character’s bomb, which keeps its own maker.
# SOM-DANGER-TOXIC-10
field-malaise = Comedown
    .hint = Yes until all Fatigue is gone or another dose; no number attached.
# SOM-DANGER-TOXIC-10
field-DangersView-malaise = Comedown
    .hint = Those who suffer it after a stimulant.
# SOM-ROLL-10, SOM-ROLL-27
field-margin = Margin
    .hint = The die as shown on a success, without modifiers; higher is better. Nothing on a failure.
# SOM-ROLL-27
field-OppositionResolved-margin = Opposed margin
    .hint = The difference of the margins, or that of the only success; nothing after a double failure.
# SOM-ROLL-27
field-OppositionEntry-margin = Opposed margin
    .hint = The difference of the margins, or that of the only success; nothing for a double failure or hidden dice.
# SOM-ROLL-04, SOM-DAMAGE-02
field-DeclareAutomaticResult-margin = Margin granted
    .hint = For an attack that succeeds by ruling: what counts as its margin, 0 if nothing is said.
# SOM-DANGER-EXPLO-02
field-TriggerExplosion-margin = Margin
    .hint = Of the making or the throw; if empty, a d6.
# SOM-DANGER-EXPLO-30
field-RuleCharge-margin = Margin of the throw
    .hint = It adds to the bonus when the charge goes off; if empty, unchanged.
# SOM-DANGER-EXPLO-10
field-BombBuilt-margin = Margin
    .hint = Of the making, for the game master alone; nothing if it failed.
# SOM-DANGER-EXPLO-10, SOM-DANGER-TOXIC-20
field-PoisonMadeEntry-margin = Margin
    .hint = Of the making, for the game master alone.
# SOM-DANGER-TOXIC-20
field-PoisonMade-margin = Margin
    .hint = Of the preparation, for the game master alone.
# SOM-DANGER-TOXIC-20
field-PoisonView-margin = Margin
    .hint = Of the preparation, for the game master alone.
# SOM-DANGER-EXPLO-10
field-Bomb-margin = Margin
    .hint = Of the making, added to the bonus; nothing if it failed.
# SOM-CHAR-07
field-mark = Kind of tick
    .hint = An ordinary x circle, or a + of hardening, childhood or a recovery of its own.
# SOM-LOC-13, SOM-LOC-14
field-marks = Marks of invalidity
    .hint = By limb: invalid at 3, for good at 6.
# SOM-DANGER-GAS-08
field-mask = Gas mask
    .hint = Yes: immune to gas, 1 rank on actions that depend on sight.
# SOM-DAMAGE-10
field-massive = Massive
    .hint = Yes if the game master rules the damage massive: a distress will usually be lightning.
# SOM-DANGER-EXPLO-04
field-Victim-massive = Limb torn off
    .hint = Yes: a limb that is hit is torn off; the distress will be rapid or lightning.
# SOM-DANGER-ATTRITION-03
field-met = Exposures met
    .hint = All since it began: the slowest sets the recovery.
# SOM-SOMA-08, SOM-SOMA-09, SOM-SOMA-10
field-method = Choice of somatisation
    .hint = By d6 or by the player among the six usual ones, or by the game master among all.
# SOM-DANGER-FALL-01
field-metres = Whole metres
    .hint = 1 Wound each on hard ground, without cap or protection.
# SOM-SKILL-03, SOM-CHAR-19
field-mind = Mind
    .hint = 10 to 15, and 35 with Body and Senses; 13 opens academic skills. 1 to 40 if a former npc lacked it.
# SOM-ROLL-13
field-modifiers = Modifiers
    .hint = All that was added to the die, in points; what is hidden is not there.
# SOM-DANGER-EXPLO-20
field-mine = Mine
    .hint = One of those laid; if empty, another, of the kind named.
# SOM-DANGER-EXPLO-20
field-mines = Mines
    .hint = Those you have laid; all for the game master.
# SOM-DANGER-01
field-minutes = Fictional minutes
    .hint = Time that goes by in the story.
# SOM-STUN-02
field-CallStun-minutes = Real minutes
    .hint = How long the daze lasts by the watch, if that is what counts; else 0.
# SOM-STUN-02, SOM-STUN-04
field-RuleDazed-minutes = Real minutes
    .hint = How long by the watch; if empty, until the end of the scene.
# SOM-STUN-02
field-StunResolved-minutes = Real minutes
    .hint = The length that the player’s d20 gave; nothing if the game master set it.
# SOM-STUN-02
field-StunEntry-minutes = Real minutes
    .hint = The length that the player’s d20 gave, for that player; else nothing.
# SOM-STUN-02
field-StunCallEntry-minutes = Real minutes
    .hint = The length set, for the game master alone.
# SOM-DISTRESS-05, SOM-DISTRESS-06
field-DistressSuspended-minutes = Minutes of respite
    .hint = Fictional time without a tick: for each point of the care’s margin 60 in a slow distress, 1 in a rapid one.
# SOM-DANGER-TOXIC-02
field-Administer-minutes = Duration of effect
    .hint = In fictional minutes, as the game master says; if empty, until he ends it, and always empty for a poison or a gas.
# SOM-DANGER-TOXIC-02
field-DoseTakenEntry-minutes = Duration of effect
    .hint = In fictional minutes, for the game master alone.
# SOM-XP-17, SOM-XP-18
field-months = Months of treatment
    .hint = 3 for each level of a physical illness, 6 for each level of instability for a mental one.
# SOM-MOVE-02, SOM-MOVE-08
field-movement = Movement
    .hint = Pursuits, blows in the back and tails.
# SOM-DANGER-TORTURE-03
field-must_talk = Must talk
    .hint = Yes: the victim gives in; no: free to be silent or lie. Only its player and the game master know.
# SOM-RANGED-24
field-named = Wounds named
    .hint = Those that the shooter names with the muzzle against the body; the game master accepts or changes them.
# SOM-CHAR-01
field-nationality = Nationality
    .hint = The player’s own words; all read them, page 1.
# SOM-DANGER-EXPLO-12
field-natural = Natural failure
    .hint = Yes if the die was above the score: the bomb may go off at once.
# SOM-DANGER-EXPLO-10
field-Bomb-natural = Natural failure
    .hint = Yes if the making failed by the die alone: it goes off while being built.
# SOM-MOVE-04
field-needed = Wins needed
    .hint = Whoever first wins so many escapes or catches up, 1 at least; the game master sets it.
# SOM-MOVE-04
field-PursuitEntry-needed = Wins needed
    .hint = To escape or catch up; nothing if the game master has not told.
# SOM-MOVE-04
field-PursuitView-needed = Wins needed
    .hint = To escape or catch up; nothing if the game master has not told.
# SOM-RULING-05
field-needs_review = Needs review
    .hint = Yes if a correction has made it doubtful; the game master has to judge.
# SOM-TRAIT-07
field-new = New trait
    .hint = The one the character gains; empty for a trait already on the sheet.
# SOM-DANGER-01, SOM-DISTRESS-03
field-next_at = Next circle
    .hint = At which second of the fictional clock; nothing where it is counted in Turns.
# SOM-RANGED-05
field-night_scope = Night scope
    .hint = Yes: at short range half-light and dark cost nothing; useless in pitch dark.
# SOM-CHAR-08
field-notation = Notation
    .hint = The x first, then the +: “xx+”.
# SOM-CHAR-20
field-PagesView-notation = Notation
    .hint = Each skill as the book writes it: base, score, speciality.
# SOM-ROLL-32
field-notice = Notice to players
    .hint = Tell that a roll was made, or keep silent, this time; if empty, as the table’s option says.
# SOM-MOVE-08
field-noticed = Noticed
    .hint = Yes if the target found out about being followed.
# SOM-NPC-10
field-npc_dice = Npcs’ dice
    .hint = Hidden: only the outcome shows; open: the face of the die too, never score or modifiers.
# SOM-NPC-01
field-npc_kind = Weight
    .hint = Minor (one general skill), major (several) or special (with traits).
# SOM-ROLL-41
field-numbers = Figures
    .hint = Score, modifiers and total, for whoever may read the sheet; nothing for the others.
# SOM-OBJ-01
field-objects = Things that break
    .hint = Those the table knows of, intact, broken or destroyed; all of them for the game master.
# SOM-DANGER-ROAD-03
field-occupants = In the accident
    .hint = Each in the vehicle or in its way, with what protects them.
# SOM-ROLL-19, SOM-TURN-20
field-off_hand = Off hand
    .hint = Yes: 1 rank for this gesture made with the wrong side, as the game master says.
# SOM-ROLL-19, SOM-TURN-20
field-NumbersPart-off_hand = Off-hand rank
    .hint = 1 if the gesture is made with the wrong side, else 0.
# SOM-DANGER-ROAD-03
field-on_foot = Pedestrian
    .hint = Yes if the vehicle runs into him: neither belt nor airbag.
# SOM-MELEE-01
field-one = One of the two
    .hint = The first of the pair.
# SOM-PROT-06
field-open_face = Open face
    .hint = Yes: an open helmet, which the game master may rule bypassed by a blow from the front.
# SOM-CHAR-04
field-open_mode_shows_page4 = Page 4 open too
    .hint = Yes: while sheets are open all read background, equipment and contacts as well.
# SOM-ROLL-31
field-open_screen_dice_at_close = Screen dice at the end
    .hint = Yes: the dice thrown in secret are shown to all when the table closes.
# SOM-RANGED-14
field-opening = Built to shoot through
    .hint = Yes for a loophole or the like: 1 rank less for the shooter, at least.
# SOM-ROLL-23
field-opposition = Opposition
    .hint = The one in question, by its id.
# SOM-ROLL-23
field-oppositions = Oppositions
    .hint = Those whose outcome waits for dice or a ruling.
# SOM-CHAR-05, SOM-NPC-10
field-option = Option
    .hint = The one the game master sets, by its name.
# SOM-DANGER-TORTURE-02, SOM-DANGER-TORTURE-03
field-ordeal = Torture
    .hint = The one in question, by its id.
# SOM-DANGER-TORTURE-01
field-ordeals = Tortures
    .hint = Who tortures whom, and the rolls made; for the game master alone.
# SOM-STUN-03
field-out = Knocked out in scene
    .hint = The id of the scene in which it was; empty if it is not.
# SOM-MOVE-04
field-outrun = Outrun
    .hint = Yes: this pursuer has lost, the others run on.
# SOM-DANGER-EXPLO-33
field-over = Nothing more to come
    .hint = Yes: the game master says that nothing more comes of this charge.
# SOM-SOMA-24
field-overridden = Choice set aside
    .hint = Yes: the character’s condition decided instead of d6, player or game master; read by its player and the game master.
# SOM-GUN-15
field-LateView-owed = Impacts to share out
    .hint = Those of a burst that the game master has still to give to targets; 0 for a single hit.
# SOM-GUN-15
field-BurstView-owed = Impacts to share out
    .hint = Those that wait for the shooter’s choice.
# SOM-DANGER-ASPHYXIA-01
field-HazardGmView-owed = To be said
    .hint = Yes if the pace of an asphyxia is missing.
# SOM-DANGER-FALL-04
field-own_height = From own height
    .hint = Yes: merely falling over; harmless for who can react.
# SOM-DANGER-01
field-pace = Pace
    .hint = Fictional seconds or Turns between two circles.
# SOM-CHAR-01, SOM-CHAR-04
field-page4 = Page 4
    .hint = Background, equipment and contacts, for the player and the game master; for all if the option opens it with the sheets.
# SOM-CHAR-03, SOM-CHAR-04
field-pages = Pages 2 and 3
    .hint = Skills, traits, psychology and gauges; while sheets are closed, its player and the game master alone read them.
# SOM-CHAR-03, SOM-CHAR-04
field-BodyView-pages = Page 3
    .hint = Stage of coma, tiredness and marks; while sheets are closed, its player and the game master alone read them.
# SOM-ROLL-28
field-pair = Comparison
    .hint = Which one, from 0, where one faces several.
# SOM-CHAR-01
field-part = Part of page 4
    .hint = Background, equipment or contacts.
# SOM-ROLL-23, SOM-ROLL-26
field-passive = Passive sides
    .hint = One or more: a double failure is to their benefit.
# SOM-DISTRESS-05
field-patient = Patient
    .hint = The one cared for; oneself, under First aid, if able.
# SOM-XP-16
field-pay = Pay
    .hint = Yes: 3 xp for one level less; no: nothing is taken and nothing changes.
# SOM-CHAR-09
field-permanent = Permanent
    .hint = Yes: neither rest nor care nor time frees it.
# SOM-CHAR-09
field-RemoveTick-permanent = Permanent
    .hint = To be left at no: a permanent circle cannot be freed, the command would be refused.
# SOM-DANGER-TORTURE-01
field-perpetrator = Torturer
    .hint = The one who inflicts it; the deed may be a crime.
# SOM-MIND-09, SOM-MIND-10
field-personality = Personality
    .hint = One of twelve: it names the phases and changes no fear roll.
# SOM-MIND-05
field-phase_name = Name of the phase
    .hint = The personality’s word for the phase of instability, from balance to insanity.
# SOM-RANGED-12, SOM-GUN-22
field-pierced = Cover pierced
    .hint = Yes if the projectile goes through the shelter, as the game master says.
# SOM-RANGED-30
field-pierces = Goes through
    .hint = Yes if a bullet may hit a second victim after the first, as the game master says.
# SOM-DANGER-FIRE-02
field-places = Zones reached
    .hint = Where the fire wounds as it spreads; if empty, diffuse Wounds without a mark.
# SOM-CHAR-19
field-played = A player’s
    .hint = Yes if it is a player’s character; no: the game master’s.
# SOM-HARD-07
field-plus = Initial hardening
    .hint = Circles of +: 0 to 3, more with a waiver; each costs one Disadvantage level in excess. The game master has to grant it.
# SOM-RANGED-23
field-point_blank = Point-blank
    .hint = Yes within a metre: zone as chosen, protections useless, but a roll is needed.
# SOM-DANGER-TOXIC-20
field-poison = Poison
    .hint = The new one, by its id.
# SOM-DANGER-TOXIC-20
field-Administer-poison = Poison made
    .hint = One that a character prepared; if empty, another.
# SOM-DANGER-TOXIC-20
field-poisons = Poisons
    .hint = Those you have prepared, without knowing what they are worth; all of them, with their rolls, for the game master.
# SOM-CHAR-01
field-politics = Politics
    .hint = The player’s own words; all read them, page 1.
# SOM-CARE-07
field-possible = Care possible
    .hint = No: without means a success only names the ill. The game master rules.
# SOM-DANGER-APNEA-01
field-prepared = Prepared
    .hint = Yes after some minutes’ calm: the breath lasts twice as long as by reflex.
# SOM-SKILL-08
field-prerequisite = Prerequisite
    .hint = The least that the game master asks in a common skill; if empty, none.
# SOM-SOMA-27
field-presence = Presence
    .hint = Active, looking on (its character cannot act) or away from the table.
# SOM-SOMA-27
field-presences = Presences
    .hint = By seat: active, looking on or away.
# SOM-DANGER-TOXIC-03
field-product = Product
    .hint = Its name; an addiction is to it.
# SOM-CHAR-01
field-profession = Profession
    .hint = The player’s own words; all read them, page 1.
# SOM-MELEE-36
field-prone = On the ground
    .hint = Yes: 1 rank on its attacks, shots included, and on its defences against an opponent who stands.
# SOM-MELEE-36
field-prone_known = Fall seen
    .hint = Yes if all the table saw it fall.
# SOM-DANGER-FIRE-03
field-proof = Fire-proof clothes
    .hint = Yes: the fire takes three times as long; if empty, as worn.
# SOM-PROT-01, SOM-PROT-05
field-protection = Protection
    .hint = Light (absorbs 6) or heavy (12), and the zones covered; nothing if the thing does not protect.
# SOM-PROT-01, SOM-PROT-05
field-ItemView-protection = Protection
    .hint = Light (absorbs 6) or heavy (12), and its zones, for its bearer and the game master; nothing for the others.
# SOM-MIND-08
field-psycho_killer = Psycho killer
    .hint = Yes if murder brought the instability to 10.
# SOM-XP-07, SOM-XP-11, SOM-XP-13
field-purchase = Purchase
    .hint = One more level, a new skill, or a speciality (3 xp).
# SOM-MOVE-04
field-pursuer = Pursuer
    .hint = The one who runs after the fugitive.
# SOM-MOVE-06
field-pursuers = Pursuers
    .hint = Each for himself, or a leader with assistants; head starts are counted apart.
# SOM-MOVE-02
field-pursuit = Pursuit
    .hint = The one in question, by its id.
# SOM-MOVE-02
field-pursuits = Pursuits
    .hint = Under way: who flees, who follows, and the score.
# SOM-ROLL-38
field-quality = Quality
    .hint = Just (0 or 1), good (2 to 5), very good (6 to 10), excellent (11 to 15), exceptional (16 and more).
# SOM-XP-02
field-AwardXp-quality = Quality of play
    .hint = From 0 xp (poor) to 3 (excellent), as the game master says, never for the mission’s success; if empty, the extra xp alone.
# SOM-DISTRESS-09
field-AdmitToHospital-quality = Hospital
    .hint = Good: stabilises of itself; poor: the staff may have to roll.
# SOM-DANGER-EXPLO-32
field-quick = Quick throw
    .hint = Yes: pin and throw in one complex action, 1 rank.
# SOM-CHAR-01
field-race_ethnicity = Race, ethnicity
    .hint = The player’s own words; all read them, page 1.
# SOM-DISTRESS-04
field-raisable = May be raised
    .hint = Yes if a new cause lets the game master set a greater speed.
# SOM-DAMAGE-01
field-raw = Raw Wounds
    .hint = Margin and bonus, before protection and cap.
# SOM-DANGER-EXPLO-02
field-ExplosionResolved-raw = Raw Wounds
    .hint = Margin and bonus, the same for all, before covers.
# SOM-DAMAGE-01
field-HitEntry-raw = Raw Wounds
    .hint = Margin and bonus, before protection and cap; nothing if you may not know.
# SOM-DAMAGE-01
field-HitView-raw = Raw Wounds
    .hint = Margin and bonus, before protection and cap; nothing if you may not know.
# SOM-LOC-05
field-refined = Exact spot
    .hint = Yes to aim at a spot in the zone, such as heart or eye: 2 ranks in all.
# SOM-CRIME-03
field-relapse = Relapse ranks
    .hint = Added to a roll to resist if this kind of crime is already on record; else 0.
# SOM-CHAR-01
field-religion = Religion
    .hint = The player’s own words; all read them, page 1.
# SOM-GUN-06
field-reload = Actions to reload
    .hint = How many it takes now, by where the ammunition is; if empty, unchanged.
# SOM-GUN-06
field-Firearm-reload = Reloading
    .hint = Actions, rounds for each, ejecting beforehand.
# SOM-GUN-06
field-FirearmRuledEntry-reload = Actions to reload
    .hint = How many it takes now; nothing if unchanged.
# SOM-GUN-06
field-reloading = Reloading actions done
    .hint = How many since this reloading began; 0: none under way.
# SOM-TRAIT-09
field-remove = Remove the trait
    .hint = Yes: it leaves the sheet with all its levels.
# SOM-TURN-01
field-removed = Leaving
    .hint = Those whom the game master takes out of the fight.
# SOM-SOMA-26
field-reserved_once = Once in a lifetime
    .hint = Yes if it has lived the somatisation that comes only once; the game master can no longer give it.
# SOM-ROLL-13
field-resist_health_mods = Health and will
    .hint = Yes: Wounds and Fatigue count in rolls of will and resistance too.
# SOM-DANGER-TORTURE-03
field-resisting = Victim’s ranks
    .hint = Difficulty of the will roll, by parameter; the game master decides.
# SOM-TURN-11
field-resolved = Resolved
    .hint = Yes if the action was played; nothing for an npc’s, but to the game master.
# SOM-TURN-23
field-resolves = Resolves
    .hint = The intent or waiting attempt that it settles; if empty, a roll of its own.
# SOM-SOMA-16, SOM-SOMA-18
field-revived = Revived
    .hint = Yes: awake and present, but unable to act until the end of the scene.
# SOM-MELEE-37
field-rising = To rise
    .hint = Yes if the long action ends on one’s feet, without a Wound to the invalid leg.
# SOM-DANGER-ROAD-02
field-road_formula = Wounds of the road
    .hint = From 30 km/h: one for each 10 km/h, counted from 0, or beyond 30 (with or without one more).
# SOM-GUN-05
field-rounds = Rounds loaded
    .hint = How many are in the gun; nothing if the game master counts them.
# SOM-GUN-05, SOM-GUN-06
field-RuleFirearm-rounds = Rounds loaded
    .hint = How many the game master leaves in the gun; if empty, unchanged.
# SOM-GUN-05, SOM-GUN-06
field-FirearmRuledEntry-rounds = Rounds loaded
    .hint = How many are in the gun now; nothing if unchanged, or if the game master counts them for himself.
# SOM-GUN-06
field-Loading-rounds = Rounds loaded
    .hint = To begin with; if empty, the gun is full.
# SOM-GUN-06
field-Reloading-rounds = Rounds for each action
    .hint = How many each loads; 0: a magazine or belt, in place with the last.
# SOM-GUN-11, SOM-GUN-13
field-ShotsFired-rounds = Rounds fired
    .hint = One in single fire, 3 in a short burst, 10 in continuous fire, or what is left.
# SOM-GUN-11, SOM-GUN-13
field-ShotsEntry-rounds = Rounds fired
    .hint = For whoever counts them; nothing for the others.
# SOM-PROT-03
field-ruined = Zones unprotected
    .hint = Those whose piece absorbs no more Wounds after a serious shock; nothing if the thing is not yours.
# SOM-ANIMAL-13
field-run_up = Run-up
    .hint = Yes if the dog has room for one; required for a leap.
# SOM-DANGER-01
field-running = Still at work
    .hint = Yes while it ticks; no: it is over, and the + circles that it ticked go little by little.
# SOM-RANGED-04
field-scope = Scope
    .hint = Cancels ranks of distance, with 13 in Shooting at least; the sniper’s takes the Advantage.
# SOM-SKILL-02
field-score = Score
    .hint = What the d20 and its modifiers must not exceed; as a rule 20 at most, more for a speciality.
# SOM-CHAR-15
field-GrantChildSkill-score = Score
    .hint = 10, 11 or 12, as the game master says.
# SOM-XP-16
field-StartTreatment-score = Carer’s score
    .hint = The one against which the patient’s player will roll.
# SOM-XP-16
field-Treatment-score = Carer’s score
    .hint = The one against which the patient’s player rolls.
# SOM-DANGER-EXPLO-12
field-SetBomb-score = Npc’s score
    .hint = The skill that settles a tied defusing; if empty, none.
# SOM-DANGER-EXPLO-12
field-Bomb-score = Maker’s score
    .hint = It settles a tied defusing; nothing if there is none.
# SOM-ROLL-09
field-NumbersPart-score = Score
    .hint = What die and modifiers must not exceed; nothing if the skill is missing.
# SOM-NPC-02, SOM-ANIMAL-01
field-scores = Scores
    .hint = General for a minor npc; Body, Senses, Mind; Instinct instead of Mind for an animal. None is required.
# SOM-TURN-06
field-sealed = Sealed declarations
    .hint = Between players of equal Senses who fight: who has sealed a kind of action; nothing otherwise.
# SOM-DANGER-01
field-second = Second
    .hint = Of the present minute, 0 to 59; nothing if the game master keeps the clock.
# SOM-DANGER-01
field-seconds = Seconds more
    .hint = 0 to 59, on top of the fictional minutes.
# SOM-DANGER-01
field-Pace-seconds = Seconds between circles
    .hint = Of fictional time; 0 where the pace is in Turns.
# SOM-DANGER-APNEA-01
field-BreathEntry-seconds = Seconds of breath
    .hint = Fictional time until asphyxia; each blow received takes off 30.
# SOM-DANGER-APNEA-01, SOM-DANGER-APNEA-02
field-BreathView-seconds = Seconds of breath
    .hint = Fictional time left until asphyxia; each blow received takes off 30.
# SOM-DANGER-ASPHYXIA-01
field-AirlessEntry-seconds = Seconds between circles
    .hint = Of fictional time, for the game master alone; nothing where they come by Turns.
# SOM-DANGER-ASPHYXIA-01
field-PeriodEntry-seconds = Seconds between circles
    .hint = Of fictional time, for the game master alone; nothing where they come by Turns.
# SOM-DANGER-ATTRITION-04
field-ExposureEntry-seconds = Seconds between circles
    .hint = Of fictional time, for the game master alone.
# SOM-DANGER-ATTRITION-04
field-ExposureView-seconds = Seconds between circles
    .hint = Of fictional time, for the game master alone.
# SOM-DANGER-DISEASE-01
field-DiseaseEntry-seconds = Seconds between Wounds
    .hint = Of fictional time, for the game master alone.
# SOM-DANGER-RAD-01
field-RadiationEntry-seconds = Seconds between circles
    .hint = Of fictional time, for the game master alone.
# SOM-ROLL-32
field-secret_roll_notice = Notice of secret rolls
    .hint = When one answers a player, always, or never; nothing but the character’s name.
# SOM-SKILL-03, SOM-CHAR-19
field-senses = Senses
    .hint = 10 to 15, and 35 with Body and Mind; 1 to 40 if a former npc lacked it.
# SOM-DANGER-DISEASE-01
field-severity = Severity
    .hint = Mild, no effect; chronic, a Disadvantage; acute, Wounds at the game master’s pace.
# SOM-CHAR-02
field-sex = Sex
    .hint = Female or male: public, even with closed sheets.
# SOM-CHAR-01
field-sexuality = Sexual orientation
    .hint = The player’s own words; all read them, page 1.
# SOM-MELEE-21
field-shaken = Hold in doubt
    .hint = Yes: a blow ticked Fatigue alone; without a successful will roll the hold ends with the Turn. Nothing if you may not know.
# SOM-GUN-15
field-shares = Impacts by target
    .hint = How the shooter shared the burst out.
# SOM-CHAR-03, SOM-CHAR-04
field-sheet_mode = Sheets
    .hint = Closed: pages 2 to 4 for their player and the game master; open: pages 2 and 3 for all.
# SOM-RANGED-13
field-shelter = Shooter’s shelter
    .hint = It costs him 1, 2 or 3 ranks, besides the target’s cover; if empty, none.
# SOM-MELEE-15
field-shield = Shield
    .hint = Yes: parrying with it costs the attacker 1 rank; it takes an arm, and its bearer’s other physical gestures cost 1 rank.
# SOM-TRAUMA-02
field-shock = Shock
    .hint = The one to be reduced, by its id.
# SOM-TRAUMA-05, SOM-HARD-02
field-shocks = Shocks and hardenings
    .hint = Circles that Disadvantage levels may still explain.
# SOM-RANGED-10, SOM-RANGED-13, SOM-RANGED-23
field-shot = Conditions of the shot
    .hint = Cover, shelter and nearness, as the game master says; empty if neither shot nor throw.
# SOM-NPC-10
field-shown = Npc’s die shown
    .hint = Yes or no, for this roll only; if empty, as the table’s option says.
# SOM-OBJ-01
field-CreateObject-shown = Shown
    .hint = Yes if the table sees the thing from now on.
# SOM-RANGED-02
field-simple = Simple to throw
    .hint = Yes: a stone, grenade or Molotov, thrown under Senses; else it takes Throwing.
# SOM-ROLL-07
field-skill = Skill
    .hint = The one that is used; die and modifiers must not exceed its score.
# SOM-XP-17, SOM-XP-18
field-StartTreatment-skill = Carer’s skill
    .hint = Medicine for the body; Psychotherapy, Psychoanalysis or Psychiatry by the phase.
# SOM-XP-17, SOM-XP-18
field-Treatment-skill = Carer’s skill
    .hint = Medicine for the body; Psychotherapy, Psychoanalysis or Psychiatry by the phase.
# SOM-DISTRESS-05, SOM-DISTRESS-06
field-TreatDistress-skill = Skill of care
    .hint = Slow distress: Medicine, First aid, Nursing…; rapid: Emergency medicine only.
# SOM-MELEE-43
field-CallSurprise-skill = Aggressor’s skill
    .hint = Senses, or a better one that fits, such as Camouflage.
# SOM-MOVE-03
field-StartPursuit-skill = Fugitive’s skill
    .hint = If empty, that of the means, such as Body on foot.
# SOM-MOVE-03
field-PursuitView-skill = Fugitive’s skill
    .hint = As the game master set it, for him alone.
# SOM-MOVE-03
field-Chaser-skill = Pursuer’s skill
    .hint = If empty, that of the means, such as Body on foot.
# SOM-MOVE-03
field-HunterView-skill = Pursuer’s skill
    .hint = As the game master set it, for him alone.
# SOM-MOVE-03
field-Leg-skill = Skill for this stretch
    .hint = If empty, that of the start.
# SOM-DANGER-TOXIC-20
field-MakePoison-skill = Skill
    .hint = Toxicology, Ophiology or Poisons; the roll is secret.
# SOM-DANGER-EXPLO-10, SOM-DANGER-EXPLO-11
field-BuildBomb-skill = Skill
    .hint = Explosives; failing that Chemistry, Electricity or others, at 1 or 2 ranks if the game master allows.
# SOM-TURN-09, SOM-MELEE-04
field-ActionSpec-skill = Skill
    .hint = If empty, the one the rules give: Melee or Body for a strike, Senses for a dodge; a speciality has to be named.
# SOM-MOVE-08
field-Watched-skill = Skill
    .hint = If empty, Senses, or the one the rules give.
# SOM-ANIMAL-19
field-BiteDefence-skill = Skill of defence
    .hint = One on the victim’s sheet.
# SOM-ANIMAL-18
field-Dodge-skill = Skill of dodging
    .hint = Senses: nothing else works against a swarm.
# SOM-DANGER-FALL-02
field-ApplyFall-skill = To cushion
    .hint = Body (1 Wound fewer) or one that fits (2), up to 5 m; if empty, no roll.
# SOM-DANGER-TORTURE-03
field-CallTortureRoll-skill = Torturer’s skill
    .hint = For information, if there is one; if empty, the victim alone rolls.
# SOM-SKILL-08
field-Prerequisite-skill = Common skill
    .hint = Body, Senses or Mind: the one of which a minimum is needed.
# SOM-DISTRESS-05
field-AttemptView-skill = Skill
    .hint = The one the player means to use.
# SOM-FATIGUE-08
field-sleep = Fighting sleep
    .hint = The rolls to stay awake; nothing if it has not come to that.
# SOM-FATIGUE-10
field-sleeper = Sleeper
    .hint = The one who is shaken; he has to be kept going afterwards.
# SOM-MELEE-37
field-slow = Slowly
    .hint = Yes: three actions at least to rise, without a Wound to the invalid leg.
# SOM-DANGER-GAS-07
field-smokes = Hot once lit
    .hint = Yes: throwing it back bare-handed burns in the 1st degree.
# SOM-ROLL-05
field-social = Social action
    .hint = Yes: never a die, the roll is refused.
# SOM-DANGER-FALL-01
field-softened = Wounds fewer
    .hint = For soft ground or branches, as the game master says; 0 on hard ground.
# SOM-OBJ-01
field-solidity = Solidity
    .hint = Fragile (destroyed at 3 Wounds), solid (6) or very solid (9); broken at a third.
# SOM-SOMA-02, SOM-SOMA-21
field-somatisation = Somatisation
    .hint = The one that has hold of it, as a rule unable to act and until the end of the scene; nothing if there is none.
# SOM-SOMA-02
field-KeeperView-somatisation = Somatisation
    .hint = The real one, with its rulings; for the game master alone.
# SOM-SOMA-05
field-somatogenic = Somatogenic roll
    .hint = Announces before the die which failure may become a somatisation: none, any, or a natural one only.
# SOM-GUN-06
field-spare = In reserve
    .hint = To begin with: full magazines or belts where the gun takes them, else rounds; 0: none.
# SOM-GUN-05, SOM-GUN-06
field-GunView-spare = In reserve
    .hint = Full magazines or belts, else rounds; nothing for rounds that the game master counts.
# SOM-GUN-06
field-RuleFirearm-spare = In reserve
    .hint = Full magazines or belts, else rounds, as the game master says; if empty, unchanged.
# SOM-GUN-06
field-FirearmRuledEntry-spare = In reserve
    .hint = Full magazines or belts, else rounds; nothing if unchanged, or of rounds that the game master counts.
# SOM-SKILL-14, SOM-SKILL-17
field-specialities = Specialities
    .hint = Narrower and higher than the base, which stays usable.
# SOM-ANIMAL-01
field-species = Species
    .hint = Its name; all animals of a species have the same scores.
# SOM-DISTRESS-02, SOM-DISTRESS-03
field-speed = Speed
    .hint = A circle each hour (slow), minute (rapid) or Turn (lightning), as the game master says.
# SOM-DANGER-ROAD-02
field-ApplyAccident-speed = Speed
    .hint = Of the vehicle at impact, in km/h; below 30 the game master gives the Wounds.
# SOM-DANGER-ROAD-02
field-AccidentEntry-speed = Speed
    .hint = Of the vehicle at impact, in km/h.
# SOM-DISTRESS-02, SOM-DISTRESS-03
field-Distress-speed = Speed
    .hint = A circle each hour (slow), minute (rapid) or Turn (lightning); nothing: the game master has to say.
# SOM-DISTRESS-05, SOM-DISTRESS-06
# SOM-DISTRESS-09
field-staff_roll = Staff rolls
    .hint = Yes: in a poor hospital the game master wants the staff to succeed first under Medicine.
# SOM-COMA-01
field-stage = Stage of coma
    .hint = By circles of Fatigue: light 7, medium 8, deep 9, beyond 10.
# SOM-MOVE-04
field-CallPursuitRoll-stage = What is run through
    .hint = The stretch of the run, in a few words; may be left out.
# SOM-MOVE-04
field-StretchEntry-stage = What is run through
    .hint = The stretch of the run, if the game master said so.
# SOM-COMA-01
field-BodyPagesView-stage = Stage of coma
    .hint = Light 7, medium 8, deep 9, beyond 10 circles of Fatigue; nothing if the game master holds the gauge.
# SOM-COMA-01
field-BodyGmView-stage = Circles of the coma stage
    .hint = The last stage told, 7 to 10 circles of Fatigue; 0 without coma.
# SOM-FEAR-05
field-FearStateSet-state = State of fear
    .hint = Composed, feverish (1 rank) or panicked (2 ranks), until the end of the scene.
# SOM-NPC-07
field-SetNpcFear-state = Reaction
    .hint = None, fever, panic or a somatisation: without a roll, the game master decides.
# SOM-NPC-07
field-ReactionEntry-state = Reaction
    .hint = None, fever, panic or a somatisation.
# SOM-DISTRESS-13
field-RevealNpcState-state = What the table sees
    .hint = Standing, down, asleep, unconscious, dead, or the game master’s words.
# SOM-SKILL-07, SOM-SKILL-16
field-LineView-state = State of the line
    .hint = Empty, filled, struck for a speciality, or forfeited at validation.
# SOM-DANGER-GAS-05
field-stays = Stays in the gas
    .hint = Yes if the will holds; no: it has to flee.
# SOM-GUN-01
field-steps = Steps done
    .hint = Of drawing, safety off and cocking: all are needed before a shot.
# SOM-GUN-01
field-RuleFirearm-steps = Steps done
    .hint = Those the game master holds done: drawing, safety, cocking; if empty, unchanged.
# SOM-GUN-01
field-FirearmRuledEntry-steps = Steps done
    .hint = Of drawing, safety off and cocking; nothing if unchanged.
# SOM-DANGER-FIRE-02
field-HazardGmView-steps = Steps reached
    .hint = How many the fire has gone through; each burns deeper and wider.
# SOM-MELEE-46
field-sticks = Sticks
    .hint = Yes if it stays in the wound; if empty, as its damage says, piercing or slashing.
# SOM-DANGER-APNEA-01
field-still = Without effort
    .hint = Yes: keeping still, the breath lasts twice as long.
# SOM-DANGER-TORTURE-02
field-stops = Can stop
    .hint = Yes if the Mind roll succeeds; no: one session more.
# SOM-DANGER-STRANGLE-02
field-strangle_costs_action = Strangling takes the action
    .hint = Yes: it has to be declared each Turn instead of something else.
# SOM-DANGER-STRANGLE-02
field-strangling = Strangles
    .hint = Yes: a circle of asphyxia each Turn while it is kept up.
# SOM-RANGED-30
field-stray = Stray shot
    .hint = The one in question, by its id.
# SOM-GUN-11
field-streak = Continuous fire in a row
    .hint = How many actions: as many ranks; a Turn without firing resets it to 0.
# SOM-SOMA-22
field-strikes = Bare-hand blows landed
    .hint = How many in the crisis: every 3rd wounds the striking arm.
# SOM-MOVE-07
# SOM-DAMAGE-14
# SOM-DANGER-ELEC-05
field-stuck = Stuck to the current
    .hint = Yes: no letting go without a Body roll, at 1 or 2 ranks.
# SOM-DAMAGE-13
field-suits = Advantage that suits
    .hint = The one on the sheet that lets a chainsaw be fought with, where the attack takes a roll; if empty, none.
# SOM-MELEE-37, SOM-DANGER-EXPLO-35
field-support = With a support
    .hint = Yes: to rise without a Wound, or to rest a long gun on.
# SOM-DANGER-TOXIC-16
field-surgeon = Anaesthetist
    .hint = Who puts to sleep for surgery, with the Anaesthesia speciality; if empty, no surgery.
# SOM-MELEE-44
field-surprised = Surprised
    .hint = Those who can neither act nor react in this Turn.
# SOM-DISTRESS-05, SOM-DISTRESS-07
field-suspended = Distress suspended
    .hint = Yes during the respite of care; a new Wound ends it.
# SOM-DISTRESS-07
field-suspended_once = Respite used
    .hint = Yes: no second suspension is possible.
# SOM-ANIMAL-14
field-swarm = Swarm
    .hint = The one that attacks, played as one npc.
# SOM-ANIMAL-14, SOM-ANIMAL-16
field-CreateNpc-swarm = Size of the swarm
    .hint = Small (1 target a Turn), large (3) or very large (any); empty if it is none.
# SOM-ANIMAL-14, SOM-ANIMAL-16
field-KeeperView-swarm = Size of the swarm
    .hint = Small (1 target a Turn), large (3) or very large (any); nothing if it is none.
# SOM-DANGER-ASPHYXIA-04
field-swooned = Fainted from a danger
    .hint = Yes if asphyxia or current has made it lose consciousness.
# SOM-MOVE-08
field-tail = Tail
    .hint = The one in question, by its id.
# SOM-MOVE-08
field-tails = Tails
    .hint = Those you know of; a secret one, the game master alone.
# SOM-XP-11, SOM-XP-12
field-teacher = With a teacher
    .hint = Yes: several levels at once up to 5; no: one in each phase.
# SOM-DANGER-APNEA-03
field-then = Pace of the asphyxia
    .hint = The one that will follow, if the game master knows already; if empty, to be said in time.
# SOM-OBJ-01
field-thing = Thing
    .hint = The one being damaged, by its id.
# SOM-OBJ-01
field-ObjectEntry-thing = Thing
    .hint = The one the table sees from now on, by its id.
# SOM-LOC-11, SOM-DANGER-EXPLO-04
field-torn = Limbs lost
    .hint = Torn off or amputated: invalid for ever.
# SOM-DANGER-TOXIC-01
field-toxicity = Toxicity
    .hint = 0, 3, 6 or 9, as the game master says: what weighs on rolls.
# SOM-DANGER-FIRE-22
field-tracer = Tracer
    .hint = Yes: the tank goes up on a 1 of a d6; no: on a 1 of a d20.
# SOM-DANGER-ATTRITION-06
field-traces = Lasting traces
    .hint = Yes: starvation has ticked 7 Wounds, the game master may give Disadvantages.
# SOM-ANIMAL-13
field-Animal-trained = Trained to attack
    .hint = Yes: it may leap at an arm or a vital zone.
# SOM-DANGER-EXPLO-20
field-TriggerMine-trained = Trained layer
    .hint = No: the mine is a dud.
# SOM-XP-16
field-treatment = Treatment
    .hint = The one in question, by its id.
# SOM-XP-16
field-treatments = Treatments
    .hint = Under way, with their terms.
# SOM-DANGER-TOXIC-18
field-trip = Trip
    .hint = Good or bad: a bad one brings a fear roll.
# SOM-DANGER-TOXIC-18
field-TripEntry-trip = Trip
    .hint = Good or bad, where the game master decides; nothing where a Mind roll will tell.
# SOM-DANGER-TOXIC-18
field-DoseView-trip = Trip
    .hint = Good or bad; nothing until it is decided, or for another substance.
# SOM-TURN-02
field-turn = Combat Turn
    .hint = Its number, from 1.
# SOM-DANGER-01
field-HazardGmView-turn = Turn of the start
    .hint = The one in which it began and does not tick yet; -1 outside a fight.
# SOM-DISTRESS-03
field-Distress-turn = Turn of the cause
    .hint = That of the start, or of the last cause; -1 outside a fight.
# SOM-ROLL-02
field-turn_mode = Turn by Turn
    .hint = Yes during a fight; no in usual time.
# SOM-DANGER-01
field-turns = Turns gone by
    .hint = How many pass at once outside a fight, 1 at least.
# SOM-DANGER-ELEC-10
field-StrikeByLightning-turns = Turns through the ground
    .hint = From 1 to 3 where it goes through the legs; 0: a direct stroke, which kills.
# SOM-DANGER-01
field-Pace-turns = Turns between circles
    .hint = 0 where the pace is in seconds.
# SOM-DANGER-ASPHYXIA-01
field-AirlessEntry-turns = Turns between circles
    .hint = For the game master alone; nothing where the clock counts.
# SOM-DANGER-ASPHYXIA-01
field-PeriodEntry-turns = Turns between circles
    .hint = For the game master alone; nothing where the clock counts.
# SOM-LOC-11
field-uncapped = Uncapped
    .hint = Yes: more than 3 Wounds possible on a limb, as by a chainsaw or heavy weapon.
# SOM-DANGER-EXPLO-35
field-underslung = Launcher underneath
    .hint = Yes: without support its bullets cost 1 rank; never a bullet and a grenade in one action.
# SOM-GUN-18, SOM-GUN-19
field-unfolding = Actions of setting up
    .hint = How many are done for the bipod or the mount.
# SOM-DANGER-EXPLO-01
field-unsurvivable = No survivors
    .hint = Yes: everybody there dies, without computing.
# SOM-STUN-02
field-CallStun-until = Duration
    .hint = Until the end of the scene, a number of real minutes, or the player’s d20.
# SOM-STUN-02
field-StunCallEntry-until = Duration
    .hint = End of the scene, real minutes or a d20; for the game master alone.
# SOM-XP-16
field-Treatment-until = Term
    .hint = In minutes of the fictional clock: before it the roll is refused.
# SOM-DISTRESS-05
field-Distress-until = End of the respite
    .hint = The second of the fictional clock at which ticks resume; nothing without a suspension.
# SOM-CARE-07
field-untreatable = Beyond care
    .hint = Yes: for want of means a roll gives a diagnosis only.
# SOM-DISTRESS-07
field-used = Respite used
    .hint = Yes: the distress was suspended once and cannot be again.
# SOM-DANGER-FIRE-20
field-valve = With a valve
    .hint = Yes: opening it, 1 action, is all that makes it ready.
# SOM-MOVE-08
field-vehicles = In vehicles
    .hint = Yes: each side rolls under the lower of Senses and Driving.
# SOM-SKILL-06
field-verdict = Verdict
    .hint = The game master’s: accept, amend or reject.
# SOM-MELEE-17, SOM-ANIMAL-01
field-victim = Victim
    .hint = The one whom the other holds, bites, throws down or has wounded.
# SOM-DANGER-TORTURE-01
field-RunTortureHours-victim = Victim
    .hint = The one who suffers the session.
# SOM-DANGER-TORTURE-01
field-TortureEntry-victim = Victim
    .hint = The one who suffers the session.
# SOM-DANGER-TORTURE-01
field-Ordeal-victim = Victim
    .hint = The one who suffers the session.
# SOM-DANGER-EXPLO-02
field-victims = In the sphere
    .hint = Those whom the explosion reaches, as the game master names them.
# SOM-MELEE-43
field-CallSurprise-victims = Lain in wait for
    .hint = Those who may be surprised: each rolls against the aggressor.
# SOM-MELEE-43
field-SurpriseEntry-victims = Lain in wait for
    .hint = Those who may be surprised: each rolls against the aggressor.
# SOM-SOMA-13
field-voice = Voice lost
    .hint = What is left after the screams, in a few words, without effect in the rules.
# SOM-DANGER-ELEC-01
field-volts = Volts
    .hint = 50 to 1,000: low voltage, + ticks; above: high, x ticks. Less has no effect and is refused.
# SOM-DANGER-ROAD-06, SOM-DANGER-FALL-03
field-waiting = Wounds to place
    .hint = Those of accidents or falls whose zone the game master has to say.
# SOM-SKILL-18
field-waiver_reason = Request for a waiver
    .hint = Why the game master should pass over the rule; empty if none is broken.
# SOM-TURN-22, SOM-SOMA-27
field-watching = Looks on
    .hint = Yes: this player sees the scene while the character is elsewhere; no: plays again.
# SOM-DANGER-FIRE-20
field-water_jet = Strong water jet
    .hint = Yes: the only way to put out liquid thrown by a flamethrower.
# SOM-DAMAGE-04
field-weapon = Data as a weapon
    .hint = Category, damage, bonus, hands; nothing if the thing is none.
# SOM-DAMAGE-04
field-ItemView-weapon = Data as a weapon
    .hint = Category, damage, bonus, hands, for its bearer and the game master; nothing for the others, or if it is none.
# SOM-TURN-09, SOM-TURN-15
field-ActionSpec-weapon = Weapon or object
    .hint = The one the character uses, or takes, gives or changes to the other hand; if empty, bare-handed.
# SOM-RANGED-30
field-CallStrayProjectiles-weapon = Weapon
    .hint = In usual time, that of the missed shot; not needed in a fight.
# SOM-TURN-09
field-IntentEntry-weapon = Weapon
    .hint = What it is called, by those who see it; empty: bare-handed.
# SOM-PROT-01, SOM-PROT-03
field-weight = Class
    .hint = Light: absorbs 6 Wounds; heavy: 12. A single hit of 3, or 6, ruins it afterwards.
# SOM-RULING-04, SOM-SOMA-29
field-what = What is missing
    .hint = The roll, choice or ruling that the table waits for.
# SOM-SOMA-20
field-withheld = Kept quiet
    .hint = Yes: the table does not know that the somatisation is over; its player and the game master alone do.
# SOM-MOVE-04
field-won = Won by the pursuer
    .hint = Oppositions that this pursuer has won.
# SOM-PROT-01
field-worn = Worn
    .hint = Yes: neither in a hand nor lying.
# SOM-DANGER-BURN-02
field-worst = Worst zone
    .hint = The one that takes the degree’s Wounds; to be said where several are burnt as badly.
# SOM-DAMAGE-08
field-wound_instead = Wound instead of Fatigue
    .hint = Yes: a very good non-wounding hit ticks 1 Wound, as the game master says.
# SOM-SOMA-25, SOM-COMA-03
field-RuleFall-wounds = Wounds of the fall
    .hint = 0 or 1, as the game master says, only once.
# SOM-SOMA-25, SOM-COMA-03
field-FallEntry-wounds = Wounds of the fall
    .hint = 0 or 1; nothing if you may not read page 3.
# SOM-OBJ-02
field-DamageObject-wounds = Wounds
    .hint = Those that the thing takes, 0 or more; they add to the earlier ones.
# SOM-RANGED-24
field-NameContactDamage-wounds = Wounds
    .hint = How many the shooter names with the muzzle against the body; the game master accepts or changes them.
# SOM-RANGED-24
field-RuleContactDamage-wounds = Wounds
    .hint = How many the game master settles on; if empty, those the shooter named.
# SOM-RANGED-24
field-ContactEntry-wounds = Wounds
    .hint = How many with the muzzle against the body; nothing if you may not know.
# SOM-DANGER-TORTURE-01
field-RunTortureHours-wounds = Wounds each hour
    .hint = Ticked on the victim: 1 on average, as the game master says.
# SOM-DANGER-FIRE-02
field-BurnStepReached-wounds = Wounds of the step
    .hint = What this step of the fire adds.
# SOM-DANGER-FIRE-02
field-BurnStepEntry-wounds = Wounds of the step
    .hint = What this step of the fire adds; nothing if you may not read page 3.
# SOM-ROLL-14
field-NumbersPart-wounds = Wounds
    .hint = Points on the die: one for each circle, childhood’s apart; 0 where they do not count.
# SOM-DANGER-ROAD-06, SOM-DANGER-FALL-03
field-WaitingView-wounds = Wounds
    .hint = How many wait for their zone.
# SOM-SOMA-19
field-RuleSomatisationEffect-wounds = Wounds
    .hint = Of knocking oneself about, 0 or 1, as the game master says; if empty, not ruled yet.
# SOM-SOMA-19
field-SomatisationEffectEntry-wounds = Wounds
    .hint = From knocks and the bitten tongue; nothing if you may not read page 3.
# SOM-DANGER-ROAD-01, SOM-DANGER-ROAD-02
field-Occupant-wounds = Wounds
    .hint = As the game master says, at most the formula’s; required below 30 km/h.
# SOM-DANGER-TORTURE-04
field-GaugesEntry-wounds = Wounds
    .hint = The gauge as drawn, for whoever had the examination made.
# SOM-SOMA-19
field-wounds_ruled = Wounds ruled
    .hint = Yes if the game master has said what the knocks cost.
# SOM-XP-05
field-xp = Xp
    .hint = The character’s experience points not yet spent.
# SOM-XP-03
field-SombreView-xp = Player’s xp
    .hint = Experience points of your seat, where the option gives them to the player; else 0.
# SOM-CHAR-18
field-SenescenceTicked-xp = Xp of age
    .hint = Given with each circle: 3 up to 70, into the senescence pool; then 0.
# SOM-CHAR-18
field-SenescenceEntry-xp = Xp of age
    .hint = Given with each circle: 3 up to 70; nothing for the other seats.
# SOM-XP-03
field-xp_belongs_to_player = Xp to the player
    .hint = Yes: even with the character dead, points are given and kept for another.
# SOM-CHAR-18
field-xp_senescence = Senescence xp
    .hint = Points that age has given, 21 at most; never for a physical skill.
# SOM-LOC-01
field-zone = Zone
    .hint = Of the body: legs, arms, trunk or head; of a dog: front or hind legs, trunk, head.
# SOM-ANIMAL-11, SOM-ANIMAL-13
field-BiteAttack-zone = Zone bitten
    .hint = A leg, chosen or by d6; arm, trunk or head only with a leap, or on a victim who is down.
# SOM-LOC-03
field-Roll-zone = Zone die with it
    .hint = Yes: the d6 for the place is thrown together with the attack.
# SOM-DAMAGE-16, SOM-LOC-12
field-ImposeWounds-zone = Zone
    .hint = Where they go, with cap and marks; if empty, diffuse.
# SOM-RULING-03
field-CompleteLateHit-zone = Zone
    .hint = Where the hit lands; if empty, the one known already, or a d6.
# SOM-DANGER-EXPLO-03
field-Victim-zone = Zone
    .hint = As the game master says; if empty, a d6 says.
# SOM-LOC-02
field-RuleZone-zone = Zone
    .hint = The one the game master names, where only one makes sense or it does not matter.
# SOM-LOC-07, SOM-MOVE-07, SOM-RANGED-10
field-ChooseZone-zone = Zone chosen
    .hint = Named before the die: at no rank if the target cannot react or the weapon is almost on it, at the cover’s price if there is one.
# SOM-RULING-03
field-LateView-zone = Zone
    .hint = The one known already; nothing: to be said, or a d6.
# SOM-MOVE-07
field-BlowView-zone = Zone chosen
    .hint = The one the pursuer named; nothing before that.
# SOM-LOC-03
field-HitView-zone = Zone
    .hint = The one the hit lands on; nothing before its die or the game master’s word.
# SOM-DANGER-ROAD-06, SOM-DANGER-FALL-03
field-PlaceWounds-zones = Wounds by zone
    .hint = How many the game master puts in each; if empty, the dice share them out.
# SOM-DANGER-ROAD-06
field-Occupant-zones = Wounds by zone
    .hint = How many in each, if the game master knows already; if empty, placed afterwards.
# SOM-DANGER-FALL-03
field-ApplyFall-zones = Wounds by zone
    .hint = How many in each, where no die changes their number; if empty, placed afterwards.
# SOM-DANGER-BURN-01
field-ApplyBurn-zones = Extent by zone
    .hint = 0 for less than half, 1 for half, 2 for the whole zone: as many Wounds.
# SOM-DANGER-RAD-02, SOM-DANGER-BURN-01
field-ApplyRadiation-zones = Extent by zone
    .hint = Of the burn of the skin: 0 less than half, 1 half, 2 the whole zone.
# SOM-PROT-05, SOM-PROT-06
field-Protection-zones = Zones covered
    .hint = One piece for each zone; a vest covers only the trunk.
# SOM-DANGER-ROAD-06, SOM-DANGER-FALL-03
field-PlacedEntry-zones = Zones wounded
    .hint = Those where the Wounds go; empty where dice will tell.
# SOM-SOMA-27
field-SetWatching-seat = Player
    .hint = The one whom the game master lets look on, or play again.
# SOM-CHAR-12
field-CreateCharacter-seat = Player
    .hint = Whose the character will be; if empty, ready-made and nobody’s yet.
# SOM-CHAR-19
field-AssignCharacter-seat = Player
    .hint = To whom the game master hands it; if empty, to the game master.
# SOM-CHAR-12
field-ImportCharacter-seat = Player
    .hint = Whose the character will be; if empty, ready-made and nobody’s yet.
# SOM-XP-03
field-AwardXp-seat = Player
    .hint = Who gets the points where the option gives them to the player; instead of the character.
# SOM-CHAR-12
field-CreatedEntry-seat = Player
    .hint = Whose the character is; nothing without a player.
# SOM-CHAR-19
field-CharacterView-seat = Player
    .hint = Who plays it; nothing: the game master.
# SOM-SOMA-20
field-DiscloseSomatisation-seats = Whom to tell
    .hint = The seats that learn which somatisation it really is, as the game master chooses.
# SOM-SOMA-20
field-SuspendedAnimationDisclosed-seats = Who knows
    .hint = The seats that learn which somatisation it really is.
# SOM-DANGER-TORTURE-04, SOM-CARE-07
field-RevealGauges-seats = Whom to show
    .hint = The seats of those who have the examination made.
# SOM-CHAR-01
field-CreateCharacter-name = Character’s name
    .hint = A public rubric of page 1.
# SOM-CHAR-01
field-SetIdentity-name = Character’s name
    .hint = A public rubric of page 1; if empty, unchanged.
# SOM-CHAR-01
field-Identity-name = Character’s name
    .hint = A public rubric of page 1.
# SOM-NPC-09
field-CreateNpc-name = Npc’s name
    .hint = For the game master alone; the table has only what is told on introducing it.
# SOM-NPC-09
field-UpdateNpc-name = Npc’s name
    .hint = For the game master alone; if empty, unchanged.
# SOM-NPC-09, SOM-CHAR-01
field-KeeperView-name = Name for the game master
    .hint = Of an npc, the one that the game master keeps; of a PC, that of page 1.
# SOM-MIND-05
field-PhaseChanged-name = Name of the phase
    .hint = The personality’s word for this phase.
# SOM-ROLL-01
field-OpenScene-title = Title of the scene
    .hint = Read by all.
# SOM-ROLL-01
field-SceneEntry-title = Title of the scene
    .hint = As the game master gave it.
# SOM-SKILL-06, SOM-TRAIT-01
field-title = Title
    .hint = Of the skill or trait, as on the sheet.
# SOM-DANGER-DISEASE-01
field-ApplyDisease-title = Name of the disease
    .hint = If chronic it gives a Disadvantage of that name; if empty, Illness.
# SOM-DANGER-DISEASE-01
field-DiseaseEntry-title = Name of the disease
    .hint = As the game master gave it; empty if none was told.
# SOM-CHAR-01
field-WriteBackground-text = Text
    .hint = What replaces that part of page 4.
# SOM-ROLL-07
field-DeclareAction-text = Action
    .hint = What the character tries outside a fight; the game master will say whether it takes a roll.
# SOM-ROLL-07
field-DeclaredEntry-text = Action
    .hint = What the character tries.
# SOM-ROLL-07
field-DeclarationView-text = Action
    .hint = What the character tries.
# SOM-ROLL-07, SOM-RULING-05
# SOM-FEAR-08
field-ImposeAction-text = Imposed action
    .hint = The wrong thing that fear makes it do, as the game master says: once in fever, without limit in panic.
# SOM-LOC-06
field-RefineZone-text = Exact spot
    .hint = Where in the zone exactly, as the game master says; without a number.
# SOM-LOC-06
field-SpotEntry-text = Exact spot
    .hint = Where in the zone exactly; without a number.
# SOM-TURN-17
field-SetLongAction-text = Long action
    .hint = What it is about, read by all.
# SOM-TURN-17
field-LongEntry-text = Long action
    .hint = What it is about.
# SOM-TURN-17
field-LongView-text = Long action
    .hint = What it is about.
# SOM-TURN-17
field-LongAction-text = Long action
    .hint = What it is about.
# SOM-TURN-09
field-ActionSpec-text = Description
    .hint = What it does, in a few words; required of a free gesture.
# SOM-TURN-09
field-IntentEntry-text = Description
    .hint = What it does, as announced.
# SOM-HARD-05
field-DispenseFear-reason = Reason
    .hint = Why the hardening is enough here; for the player and the game master.
# SOM-TRAUMA-04
field-InflictStress-reason = Reason
    .hint = What wears the nerves, without a fear roll: one x.
# SOM-CRIME-05
field-HardenByCrime-reason = Reason
    .hint = Required outside 1 to 3 circles of +.
# SOM-SKILL-06, SOM-SKILL-18
field-ReviewProposal-reason = Reason
    .hint = What the game master tells the player; required on waiving a rule.
# SOM-SKILL-06
field-ReviewEntry-reason = Reason
    .hint = What the game master tells the player.
# SOM-ROLL-04, SOM-ROLL-06
field-DeclareAutomaticResult-reason = Reason
    .hint = Why no die: plain, needed by the story, incompetence, an estimate…
# SOM-ROLL-35, SOM-ROLL-39
field-ActionAutoResolved-reason = Reason
    .hint = Incompetence, or nobody to lead a collective roll.
# SOM-ROLL-04, SOM-ROLL-39
field-AutoEntry-reason = Reason
    .hint = Why no die; nothing if you may not know.
# SOM-CHAR-18
field-ProposeSkill-physical = Physical skill
    .hint = Yes if the body matters in it: senescence xp cannot pay for it.
# SOM-CHAR-18
field-ProposeSpend-physical = Physical skill
    .hint = Yes if the body matters in it: senescence xp cannot pay for it.
# SOM-CHAR-18
field-SkillItem-physical = Physical skill
    .hint = Yes if the body matters in it: senescence xp cannot pay for it.
# SOM-CHAR-18
field-SpendItem-physical = Physical skill
    .hint = Yes if the body matters in it: senescence xp cannot pay for it.
# SOM-CHAR-18
field-SheetSkill-physical = Physical skill
    .hint = Yes if the body matters in it: senescence xp cannot pay for it.
# SOM-ROLL-41
field-RollEntry-physical = Die of the table
    .hint = Yes if the die was rolled at the table and its face given; nothing if you do not see it.
# SOM-CHAR-05
field-SetSheetMode-character = Character
    .hint = To be left empty: sheets open or close for the whole table.
# SOM-XP-02
field-AwardXp-character = Character
    .hint = A survivor, who gets the points; instead of a player.
# SOM-DANGER-01
field-CallDie-character = For whom
    .hint = The one whose player throws; if empty, the game master, at once.
# SOM-SOMA-04, SOM-SOMA-27
field-SeatPresenceChanged-character = Character
    .hint = The one whose somatisation is the cause; nothing for another absence.
# SOM-SOMA-04, SOM-SOMA-27
field-PresenceEntry-character = Character
    .hint = The one whose somatisation is the cause; nothing for another absence.
# SOM-LOC-15
field-DroppedEntry-character = Who lets it go
    .hint = Nothing if the table does not know of him.
# SOM-DANGER-EXPLO-31
field-ThrownEntry-character = Who throws it
    .hint = Nothing if the table does not know of him.
# SOM-TURN-02
field-AwaitedView-character = Character
    .hint = The one of whom something is awaited; nothing if it is the whole table.
# SOM-DISTRESS-05
field-TreatDistress-character = Carer
    .hint = Your own, who gives first aid.
# SOM-DISTRESS-05
field-TreatEntry-character = Carer
    .hint = The one who gives first aid.
# SOM-DISTRESS-08
field-TreatmentFailed-character = Carer
    .hint = The one who failed; another may try if the game master allows.
# SOM-FATIGUE-10
field-ShakeAwake-character = Who shakes
    .hint = Your own, beside the sleeper.
# SOM-DANGER-FIRE-02
field-Extinguish-character = Who puts it out
    .hint = The one who fights the fire, on himself or another.
# SOM-DANGER-FIRE-02
field-PuttingOutEntry-character = Who puts it out
    .hint = The one who fights the fire, on himself or another.
# SOM-MELEE-17
field-GrabSet-character = Who grabs
    .hint = The one who holds the other.
# SOM-MELEE-21
field-GrabKept-character = Who holds
    .hint = The one who keeps the hold.
# SOM-MELEE-21
field-GrabBroken-character = Who held
    .hint = The one whose hold breaks.
# SOM-MELEE-18, SOM-MELEE-21
field-GrabRuledEntry-character = Who holds
    .hint = The one whose hold the game master has ruled on.
# SOM-MELEE-21
field-GrabAskedEntry-character = Who holds
    .hint = The one who owes a will roll to keep the hold.
# SOM-MELEE-20
field-Tackled-character = Who tackles
    .hint = The one who throws the other down.
# SOM-MELEE-46
field-WeaponEmbedded-character = Who strikes
    .hint = The one whose weapon stays in the wound.
# SOM-MELEE-47
field-WeaponLeft-character = Who struck
    .hint = The one whose weapon leaves the wound, or the hand.
# SOM-MELEE-46
field-WoundAggravated-character = Who aggravates
    .hint = The one who pushes the weapon in.
# SOM-MELEE-46
field-AggravatedEntry-character = Who aggravates
    .hint = The one who pushes the weapon in.
# SOM-MOVE-07
field-BlowOpened-character = Pursuer
    .hint = The one who may strike.
# SOM-MOVE-07
field-BlowView-character = Pursuer
    .hint = The one who may strike.
# SOM-DAMAGE-14
field-DamageQueued-character = Struck
    .hint = The one who takes the hit.
# SOM-MELEE-17
field-GrabLanded-character = Seized
    .hint = The one on whom the hands close.
# SOM-DAMAGE-14
field-HitEntry-character = Struck
    .hint = The one who takes the hit.
# SOM-RULING-03
field-ConsequenceOpened-character = Struck
    .hint = The one whom the late hit reaches.
# SOM-TURN-15
field-HandedEntry-character = Character
    .hint = Who hands the thing over or lays it down; empty if unknown to you.
# SOM-CHAR-02
field-SetIdentity-character = Character
    .hint = The one whose page 1 is filled in: by its player at creation, by the game master at any time.
# SOM-CHAR-01
field-WriteBackground-character = Character
    .hint = The one whose page 4 is written; its player or the game master does so.
# SOM-SKILL-03, SOM-CHAR-19
field-AllocateCommonSkills-character = Character
    .hint = The one being made, or a former npc who lacks some; its player or the game master does so.
# SOM-MIND-09
field-ChoosePersonality-character = Character
    .hint = The one being made, or handed to a player without having any.
# SOM-CHAR-13
field-SetHandedness-character = Character
    .hint = The one being made; without a choice of its player it is right-handed.
# SOM-CHAR-13
field-DrawHandedness-character = Character
    .hint = The one being made, where the table draws handedness: its player rolls the d6.
# SOM-CHAR-14, SOM-CHAR-15
field-SetAgeClass-character = Character
    .hint = The one being made, to whom the game master grants an age class.
# SOM-CHAR-15
field-GrantChildSkill-character = Character
    .hint = A child being made that has not had this skill yet.
# SOM-TRAIT-02
field-SetSpecial-character = Character
    .hint = The one being made, to whom the game master opens or closes supernatural traits.
# SOM-SKILL-06
field-ProposeSkill-character = Character
    .hint = Your own, being made, or outside scenes where age has opened a line to it.
# SOM-SKILL-15
field-ProposeSpeciality-character = Character
    .hint = Your own, an adult being made and without a speciality so far.
# SOM-TRAIT-03
field-ProposeTrait-character = Character
    .hint = Your own, being made; the game master will accept, amend or reject the trait.
# SOM-MIND-03, SOM-HARD-07
field-ProposeInitialTicks-character = Character
    .hint = Your own, being made; these initial circles wait for the game master’s consent.
# SOM-CHAR-12
field-WithdrawProposal-character = Character
    .hint = The one being made, of whom a proposal is taken back; by its player or the game master.
# SOM-CHAR-12
field-ValidateCharacter-character = Character
    .hint = The one whose making is finished: the game master admits it to play if no rule is broken.
# SOM-CHAR-19
field-AssignCharacter-character = Character
    .hint = The one that changes hands, PC or npc; never one lost at instability 10 to a player.
# SOM-CHAR-10
field-ApplyTick-character = Character
    .hint = Any, npcs included, as the game master likes.
# SOM-CHAR-09
field-RemoveTick-character = Character
    .hint = Any, npcs included; only circles that are not permanent can be freed.
# SOM-CHAR-11
field-SetCounter-character = Character
    .hint = The one whose counter changes; its player or the game master does so.
# SOM-CHAR-17
field-SetAge-character = Character
    .hint = The one that grows older; the game master gives the new age, and the circles of age follow.
# SOM-CHAR-14
field-GrowUp-character = Character
    .hint = A child, who becomes an adolescent, or an adolescent, who becomes an adult, when the game master says.
# SOM-CHAR-16
field-GrowChild-character = Character
    .hint = A child with circles of childhood left on the Wounds gauge.
# SOM-TRAIT-07
field-ChangeTrait-character = Character
    .hint = Any, npcs included, of whom the game master changes a trait during play.
# SOM-XP-15
field-MarkIllness-character = Character
    .hint = The one of whom the game master holds a Disadvantage to be an illness, or not.
# SOM-ANIMAL-18
field-Dodge-character = Character
    .hint = A target of the swarm that tries to dodge it.
# SOM-XP-06
field-ProposeSpend-character = Character
    .hint = Your own, in an experience phase; the game master may veto it.
# SOM-XP-16
field-StartTreatment-character = Character
    .hint = The patient, outside any scene: a PC with a Disadvantage that is a curable illness.
# SOM-XP-16
field-FinishTreatment-character = Character
    .hint = The patient whose time of treatment has passed: its player will roll.
# SOM-XP-16
field-PayTreatment-character = Character
    .hint = Your own, whose roll of treatment succeeded.
# SOM-ROLL-07
field-DeclareAction-character = Character
    .hint = Your own, outside a fight, if able to act.
# SOM-ROLL-04
field-DeclareAutomaticResult-character = Character
    .hint = The one who acts, PC or npc: the game master settles it without a die.
# SOM-ROLL-08, SOM-NPC-05
field-CallRoll-character = Character
    .hint = Who rolls: a PC, by its player, or an npc, by the game master, where it faces a PC.
# SOM-ROLL-08
field-CallPart-character = Character
    .hint = Who has to roll: its player for a PC, the game master for an npc.
# SOM-ROLL-23
field-Side-character = Character
    .hint = Who rolls for this side: a PC, by its player, or an npc, by the game master.
# SOM-FEAR-01, SOM-ANIMAL-05
field-Frightened-character = Character
    .hint = Who owes the fear roll: a PC, or an animal; never another npc.
# SOM-HARD-05
field-DispenseFear-character = Character
    .hint = One hardened by one + at least, whom the game master dispenses with this fear roll.
# SOM-FEAR-10
field-WorsenFear-character = Character
    .hint = Someone feverish, whom the game master pushes to panic without another roll.
# SOM-FEAR-08, SOM-DANGER-TOXIC-14
field-ImposeAction-character = Character
    .hint = Someone in fever or panic, or under a depressant, to whom the game master dictates a gesture.
# SOM-SOMA-01
field-TriggerSomatisation-character = Character
    .hint = A PC in fever or panic, or just after a failed fear roll, who does not somatise already.
# SOM-SOMA-09
field-ChooseSomatisation-character = Character
    .hint = Your own, where the game master leaves the choice of somatisation to you.
# SOM-SOMA-13
field-RuleSomatisationEffect-character = Character
    .hint = The one who somatises: the game master says what it costs.
# SOM-SOMA-25, SOM-COMA-03, SOM-MELEE-35
field-RuleFall-character = Character
    .hint = Whoever falls: unconscious, somatising, or thrown down in a fight, as the game master rules.
# SOM-SOMA-16
field-ReviveCharacter-character = Character
    .hint = Whoever fainted by somatising, where that can be cut short.
# SOM-SOMA-20
field-DiscloseSomatisation-character = Character
    .hint = The one whose real somatisation the table does not know yet.
# SOM-SOMA-22
field-EndFrenzy-character = Character
    .hint = The one whose crisis ends before the scene does.
# SOM-TRAUMA-02
field-InflictShock-character = Character
    .hint = A PC who failed the fear roll and has not been shocked by that situation yet.
# SOM-TRAUMA-04
field-InflictStress-character = Character
    .hint = A PC whose nerves, the game master holds, are worn, without a fear roll.
# SOM-HARD-01
field-Harden-character = Character
    .hint = A PC hardened by habit, as the game master rules.
# SOM-CRIME-01
field-DeclareCrime-character = Character
    .hint = A PC whose deed, present or past, the game master holds to be a crime.
# SOM-CRIME-02
field-CallCrimeRoll-character = Character
    .hint = A PC tempted by a crime, or not daring it: its player rolls under Mind.
# SOM-DISTRESS-02
field-SetDistressSpeed-character = Character
    .hint = Whoever enters distress, or has a new cause that may raise the speed of the present one.
# SOM-CARE-07
field-RuleTreatment-character = Character
    .hint = The wounded or sick one for whom there are means of care or none, as the game master says.
# SOM-DISTRESS-07
field-RuleViolentEffort-character = Character
    .hint = Whoever has just made a violent effort: the suspended distress relapses.
# SOM-DISTRESS-09
field-AdmitToHospital-character = Character
    .hint = The patient, in a slow or rapid distress: a lightning one leaves no time.
# SOM-DISTRESS-10
field-RuleIntensiveCareFate-character = Character
    .hint = The patient admitted to intensive care, whose fate the game master decides.
# SOM-DISTRESS-12
field-ConcludeAgony-character = Character
    .hint = Whoever is dying of a lightning distress outside a fight: all its circles are ticked at once.
# SOM-FATIGUE-01
field-ImposeFatigue-character = Character
    .hint = The one whom the game master tires, npcs included.
# SOM-FATIGUE-04
field-RestCharacter-character = Character
    .hint = Whoever rests, or goes without sleep, outside a fight.
# SOM-FATIGUE-08
field-StartSleepChecks-character = Character
    .hint = Whoever is likely to fall asleep, as the game master judges.
# SOM-FATIGUE-09
field-CallSleepCheck-character = Character
    .hint = Whoever fights sleep already: its player rolls once more.
# SOM-FATIGUE-10
field-RuleAsleep-character = Character
    .hint = Whoever falls asleep without a roll, by the game master’s word.
# SOM-FATIGUE-10, SOM-COMA-07
field-RuleWaking-character = Character
    .hint = A sleeper, one knocked out or in a coma, whom the game master lets wake.
# SOM-DANGER-TOXIC-06, SOM-ROLL-41
field-TakeFatigueGauge-character = Character
    .hint = The one whose Fatigue the game master keeps to himself from now on.
# SOM-ROLL-41
field-GiveFatigueGauge-character = Character
    .hint = The one whose Fatigue the game master gives back to its player’s sight.
# SOM-DANGER-TORTURE-04
field-RevealGauges-character = Character
    .hint = The one examined: both its health gauges will be shown.
# SOM-MELEE-37, SOM-LOC-16
field-GetUp-character = Character
    .hint = Whoever is down outside a fight, awake, with one valid leg at least; its player or the game master says.
# SOM-STUN-01
field-CallStun-character = Character
    .hint = A PC hit on the head, whom the game master has roll under Body without modifiers.
# SOM-STUN-04
field-RuleDazed-character = Character
    .hint = Whoever is dazed without a roll: a drug, a waking, an explosion.
# SOM-CARE-05
field-SetCare-character = Character
    .hint = Someone wounded, of whom the game master says how good the care is.
# SOM-CARE-03
field-ReopenWound-character = Character
    .hint = Someone wounded who has not rested, and some of whose Wounds had healed.
# SOM-CARE-04
field-EraseMarks-character = Character
    .hint = The one with a marked limb that heals, as the game master judges.
# SOM-CARE-06
field-CallInfection-character = Character
    .hint = One badly treated after a bite or a dirty weapon: a Body roll without modifiers.
# SOM-CARE-06, SOM-DANGER-DISEASE-01
field-StopIllness-character = Character
    .hint = The sick, infected or irradiated one who is treated, or whose ill runs out.
# SOM-CARE-08
field-RuleSequelae-character = Character
    .hint = Someone wounded, healed or not, on whom the game master leaves traces.
# SOM-CARE-01
field-HealWeek-character = Character
    .hint = Someone wounded, at rest and cared for, in no distress: the weeks go by for them.
# SOM-PROT-01, SOM-LOC-15
field-Equip-character = Character
    .hint = Who takes the thing in hand or puts it on; by its player or the game master, outside a fight.
# SOM-PROT-01
field-Unequip-character = Character
    .hint = Who puts the thing away or takes it off; by its player or the game master, outside a fight.
# SOM-PROT-08
field-SetEncumbrance-character = Character
    .hint = The one hampered by gear, as the game master rules.
# SOM-TURN-15
field-TakeUp-character = Character
    .hint = Who takes the thing, outside a fight; its player or the game master says.
# SOM-TURN-15
field-HandOver-character = Character
    .hint = Who gives the thing or lays it down, outside a fight; its player or the game master says.
# SOM-TURN-15
field-ChangeHand-character = Character
    .hint = Who moves the thing to the other hand, outside a fight; its player or the game master says.
# SOM-DAMAGE-16
field-ImposeWounds-character = Character
    .hint = The one whom the game master wounds without dice, npcs included; in phases 1 and 2 they wait for phase 3.
# SOM-MELEE-30
field-RuleCondition-character = Character
    .hint = The one whom the game master rules to be in this condition.
# SOM-MELEE-30
field-LiftCondition-character = Character
    .hint = The one whom the game master frees of this condition.
# SOM-GUN-01
field-PrepareFirearm-character = Character
    .hint = Who makes a gun ready outside a fight; by its player or the game master.
# SOM-GUN-03
field-CycleFirearm-character = Character
    .hint = Who cycles the gun outside a fight; by its player or the game master.
# SOM-GUN-10
field-SelectMode-character = Character
    .hint = Who changes the mode of fire outside a fight; by its player or the game master.
# SOM-GUN-06
field-Reload-character = Character
    .hint = Who reloads outside a fight; by its player or the game master.
# SOM-GUN-18
field-UnfoldBipod-character = Character
    .hint = Who unfolds the bipod or sets the gun up outside a fight; by its player or the game master.
# SOM-TURN-04
field-DeclareIntent-character = Character
    .hint = Your own, when it is its turn to declare: the lowest Senses first.
# SOM-TURN-06
field-SealIntentKind-character = Character
    .hint = Your own, called to seal the kind of its action.
# SOM-TURN-06
field-SpecifyIntent-character = Character
    .hint = Your own, whose kind of action has just been opened.
# SOM-TURN-08
field-RuleHesitation-character = Character
    .hint = The one whose player dithers: it will do nothing in this Turn, as the game master rules.
# SOM-TURN-09
field-VoidDeclaration-character = Character
    .hint = The one whose declaration the game master voids; it makes another in phase 1.
# SOM-TURN-17
field-SetLongAction-character = Character
    .hint = The one whose gesture will take several Turns, as the game master rules.
# SOM-TURN-17
field-AdjustLongAction-character = Character
    .hint = The one whose action under way the game master makes longer or shorter.
# SOM-TURN-18
field-RuleInterruption-character = Character
    .hint = The one whose long action was cut.
# SOM-MOVE-06
field-Chaser-character = Character
    .hint = A pursuer, or the leader of a group of pursuers.
# SOM-MOVE-08
field-Watched-character = Character
    .hint = The one on whom this side of the tail depends: the follower, or the one followed.
# SOM-DANGER-04
field-ConvertTicks-character = Character
    .hint = The one with circles of + left by a danger now over, which the game master makes ordinary.
# SOM-DANGER-ASPHYXIA-01
field-StartAsphyxia-character = Character
    .hint = The one who is out of air.
# SOM-DANGER-ASPHYXIA-02
field-StopAsphyxia-character = Character
    .hint = The one who breathes again.
# SOM-DANGER-APNEA-01
field-StartApnea-character = Character
    .hint = Who holds the breath; its player or the game master says.
# SOM-DANGER-ATTRITION-01
field-StartAttrition-character = Character
    .hint = The one hungry, thirsty, too hot or too cold, as the game master says.
# SOM-DANGER-ATTRITION-05
field-StopAttrition-character = Character
    .hint = The one who is fed, given water, cooled or warmed.
# SOM-DANGER-ASPHYXIA-01, SOM-DANGER-ATTRITION-04
field-SetPeriod-character = Character
    .hint = The one for whom the game master sets how fast circles will come.
# SOM-DANGER-DISEASE-01
field-ApplyDisease-character = Character
    .hint = The one who falls ill, as the game master says.
# SOM-DANGER-RAD-01
field-ApplyRadiation-character = Character
    .hint = The one who is irradiated, as the game master says.
# SOM-DANGER-TOXIC-01
field-Administer-character = Character
    .hint = The one who takes the substance, or is given it, even unknowingly.
# SOM-DANGER-TOXIC-20
field-MakePoison-character = Character
    .hint = Who prepares the poison; its player or the game master says, and the roll will be secret.
# SOM-DANGER-TOXIC-03
field-CallAddiction-character = Character
    .hint = The one who took the substance and may no longer do without.
# SOM-DANGER-ROAD-03
field-Occupant-character = Character
    .hint = One of those in the accident, in the vehicle or in its way.
# SOM-DANGER-FALL-01
field-ApplyFall-character = Character
    .hint = The one who falls from a height.
# SOM-DANGER-ELEC-03
field-StopCurrent-character = Character
    .hint = The one whom current no longer runs through, as the game master says.
# SOM-DANGER-ELEC-05
field-TearLoose-character = Character
    .hint = Whoever is stuck to a current, outside a fight, and struggles to get loose.
# SOM-DANGER-ELEC-10
field-StrikeByLightning-character = Character
    .hint = The one whom lightning strikes, directly or through the ground.
# SOM-DANGER-FROST-01
field-StartFrostbite-character = Character
    .hint = Whoever has been in hypothermia for hours, as the game master says.
# SOM-DANGER-FROST-02
field-AssignFrostbite-character = Character
    .hint = The one with a Wound of cold that still lacks a hand or foot.
# SOM-DANGER-BURN-01
field-ApplyBurn-character = Character
    .hint = The one who is burnt.
# SOM-DANGER-FIRE-02
field-Ignite-character = Character
    .hint = The one who catches fire, as the game master says.
# SOM-DANGER-FIRE-02
field-SpreadFire-character = Character
    .hint = The one on fire, of whom the game master says where it spreads.
# SOM-DANGER-EXPLO-02
field-Victim-character = Character
    .hint = Somebody whom the explosion reaches.
# SOM-DANGER-EXPLO-10
field-BuildBomb-character = Character
    .hint = Who builds the device; its player or the game master says, and the roll will be secret.
# SOM-DANGER-EXPLO-12
field-DefuseBomb-character = Character
    .hint = Who tries to defuse the bomb; its player or the game master says.
# SOM-DANGER-EXPLO-20
field-LayMine-character = Character
    .hint = Who lays the mine; without training it is a dud, and its player is not told.
# SOM-DANGER-EXPLO-21
field-ClearMines-character = Character
    .hint = Who clears the place, alone or leading a team; its player or the game master says.
# SOM-DANGER-EXPLO-31, SOM-DANGER-FIRE-10
field-HandleCharge-character = Character
    .hint = Who handles the charge outside a fight; by its player or the game master.
# SOM-DANGER-EXPLO-30
field-ThrowGrenade-character = Character
    .hint = Who throws the grenade outside a fight; the game master will say how it went.
# SOM-DANGER-FIRE-22
field-PierceTank-character = Character
    .hint = The bearer of the flamethrower with a tank pierced by a bullet.
# SOM-ROLL-22
field-LockView-character = Character
    .hint = The one to whom this attempt is closed; companions may still try.
# SOM-SOMA-29
field-DueView-character = Character
    .hint = The one for whom the game master has to rule.
# SOM-ROLL-07
field-DeclarationView-character = Character
    .hint = The one who attempts the declared action.
# SOM-GUN-15
field-BurstView-character = Character
    .hint = The shooter.
# SOM-MOVE-06
field-HunterView-character = Character
    .hint = The pursuer, or the leader of the group.
# SOM-TURN-09
field-IntentView-character = Character
    .hint = The one who has declared this action.
# SOM-DISTRESS-05, SOM-DANGER-EXPLO-10
field-AttemptView-character = Character
    .hint = The one who has undertaken this and waits for the game master’s word.
# SOM-DISTRESS-01
field-BodyView-character = Character
    .hint = The one whose state of health this is.
# SOM-DANGER-01
field-HazardView-character = Character
    .hint = The one whom this danger threatens.
# SOM-DANGER-ROAD-06, SOM-DANGER-FALL-03
field-WaitingView-character = Character
    .hint = The one in the accident, or who has fallen.
# SOM-DANGER-APNEA-01
field-BreathView-character = Character
    .hint = The one who holds the breath.
# SOM-DANGER-APNEA-04
field-DepthView-character = Character
    .hint = The diver, one of your own.
# SOM-DANGER-ATTRITION-04
field-ExposureView-character = Character
    .hint = The one hungry, thirsty, too hot or too cold.
# SOM-DANGER-TOXIC-01
field-DoseView-character = Character
    .hint = The one on whom the substance acts.
# SOM-DANGER-FROST-02
field-FrostView-character = Character
    .hint = The one with this frozen hand or foot.
# SOM-FEAR-01, SOM-ANIMAL-05
field-CallFearRoll-characters = Who owes a roll
    .hint = Each with a Difficulty of their own; never an npc, but for an animal, nor who already somatises or is unconscious.
# SOM-TURN-06
field-CallSealedDeclarations-characters = Declare under seal
    .hint = Players of equal Senses who fight each other.
# SOM-TURN-01
field-StartCombat-characters = Fighters
    .hint = Those whom the game master brings into the fight.
# SOM-TURN-01
# SOM-DANGER-ELEC-05
field-StartCurrent-characters = Electrised
    .hint = All who touch the source, or one another.
# SOM-ROLL-25, SOM-ROLL-26
field-RerollCalled-characters = Throw again
    .hint = Those who owe new dice.
# SOM-NPC-09
field-SombreView-characters = Characters
    .hint = The players’, and the npcs introduced; all for the game master.
# SOM-DANGER-ROAD-06, SOM-DANGER-FALL-03
field-PlaceWounds-dice = Zone dice
    .hint = How many d6 share the Wounds out evenly; 0: the game master names the zones.
# SOM-DANGER-ROAD-06, SOM-DANGER-FALL-03
field-PlacedEntry-dice = Zone dice
    .hint = How many d6 share them out; 0 where the zones are named.
# SOM-ROLL-31
field-ScreenDiceOpened-dice = Screen dice
    .hint = Faces thrown in secret during play, in order.
# SOM-TRAUMA-02
field-InflictShock-role = Part
    .hint = Witness (1 to 3 x) or victim (1 to 5).
# SOM-DAMAGE-01
field-target = Target
    .hint = The one whom the attack or gesture is aimed at.
# SOM-GUN-15
field-ConstrainImpacts-target = Target
    .hint = The one whose impacts the game master limits.
# SOM-MOVE-08
field-TailNoticed-target = Followed
    .hint = The one who found out about the tail.
# SOM-MOVE-08
field-TailEntry-target = Followed
    .hint = The one who is tailed.
# SOM-MOVE-08
field-TailView-target = Followed
    .hint = The one who is tailed.
# SOM-MOVE-08
field-TailEndEntry-target = Followed
    .hint = The one who was tailed; nothing if the table does not know of him.
# SOM-MOVE-08
field-CallTailing-target = Followed
    .hint = The one who is tailed, with skill and ranks: usually Senses (alertness).
# SOM-TURN-09, SOM-TURN-15
field-ActionSpec-target = Target
    .hint = Whom the attack, the defence or the gift is for, or who is put out; empty if it is for oneself or nobody.
# SOM-TURN-09
field-IntentEntry-target = Target
    .hint = The opponent named; nothing if you do not see him.
# SOM-DISTRESS-05
field-AttemptView-target = Who or what
    .hint = The patient, fugitive, bomb… that this attempt is about.
# SOM-MIND-05
field-PhaseChanged-was = Phase before
    .hint = From 1 (balanced) to 4 (insane).
# SOM-CHAR-12
field-WithdrawProposal-proposal = Proposal
    .hint = The one withdrawn, or what was accepted of it: its line is empty again.
# SOM-SKILL-06
field-ReviewProposal-proposal = Proposal
    .hint = The one the game master answers.
# SOM-DISTRESS-08
field-Distress-failed = Carers who failed
    .hint = Their failure is final, but in a fight.
# SOM-ROLL-01
field-SombreView-table = Table
    .hint = Phase, scene, visible options and presences.
# SOM-NPC-09
field-IntroduceNpc-label = Name for the table
    .hint = By which players will know it; vague if need be.
# SOM-OBJ-01
field-CreateObject-label = Name of the object
    .hint = As the table will know it.
# SOM-OBJ-01
field-ObjectEntry-label = Name of the object
    .hint = As the table knows it.
# SOM-OBJ-01
field-ObjectView-label = Name of the object
    .hint = As the table knows it.
# SOM-SKILL-05
field-CallRoll-label = Aspect
    .hint = “Stealth”, “will”…: says more of the skill, changes nothing in the computation.
# SOM-SKILL-05
field-CallCollectiveRoll-label = Aspect
    .hint = “Stealth”, “will”…: says more of the skill, changes nothing in the computation.
# SOM-SKILL-05
field-Side-label = Aspect
    .hint = “Stealth”, “will”…: says more of the skill, changes nothing in the computation.
# SOM-SKILL-05
field-RollAskedEntry-label = Aspect
    .hint = “Stealth”, “will”…: says more of the skill, changes nothing in the computation.
# SOM-SKILL-05
field-RollEntry-label = Aspect
    .hint = “Stealth”, “will”…: says more of the skill, changes nothing in the computation.
# SOM-SKILL-05
field-AutoEntry-label = Aspect
    .hint = That of the roll it settles without a die; empty if there was none.
# SOM-SKILL-05
field-CallPart-label = Aspect
    .hint = “Stealth”, “will”…: says more of the skill, changes nothing in the computation.
# SOM-ROLL-16
field-Rank-label = What complicates it
    .hint = One parameter at a time, in a few words.
# SOM-ROLL-16
field-RankPart-label = What complicates it
    .hint = One parameter of the Difficulty.
# SOM-ROLL-13
field-ModifierPart-label = Where it comes from
    .hint = Wounds, Fatigue, a rank of Difficulty, a condition…
# SOM-SOMA-21
field-Custom-label = Name
    .hint = Of the somatisation the game master composes.
# SOM-SOMA-21
field-SomatisationTriggered-label = Name
    .hint = Of a somatisation composed by the game master; empty for one of the twelve.
# SOM-SOMA-21
field-SomatisationEntry-label = Name
    .hint = Of a somatisation composed by the game master; empty for one of the twelve.
# SOM-SOMA-21
field-SomatisationView-label = Name
    .hint = Of a somatisation composed by the game master; empty for one of the twelve.
# SOM-FATIGUE-02
field-BodyPagesView-label = State of fatigue
    .hint = Rested, tired, spent (3 circles), exhausted (5); no effect. Nothing if the game master holds the gauge.
# SOM-DANGER-EXPLO-10
field-SetBomb-label = Name for the table
    .hint = What the table knows it by; if empty, the bomb stays hidden.
# SOM-DANGER-EXPLO-10
field-BombView-label = Name for the table
    .hint = What the table knows it by; empty if hidden.
# SOM-DANGER-EXPLO-10
field-Bomb-label = Name for the table
    .hint = What the table knows it by; empty if hidden.
# SOM-DAMAGE-04, SOM-PROT-01
field-DefineItem-label = Name of the thing
    .hint = As those who see it will know it.
# SOM-LOC-15
field-label = Name of the item
    .hint = The one given by whoever entered it; empty for a device the table knows nothing of.
# SOM-SKILL-08
field-Prerequisite-least = At least
    .hint = The score it takes in that common skill; usually 13.
# SOM-DANGER-ATTRITION-03
field-HazardGmView-last = Last circle
    .hint = The second of the fictional clock at which attrition last ticked, or began.
# SOM-TURN-17
field-LongAction-last = Last Turn used
    .hint = The one in which the long action went on.
# SOM-ROLL-08
field-CallDie-sides = Sides of the die
    .hint = 6 or 20: this game has no other.
# SOM-ROLL-08
field-CallView-sides = Sides of the die
    .hint = 20 for a roll, 6 for a table or a zone.
# SOM-ROLL-23
field-OpposedEntry-sides = Sides
    .hint = The rolls known to you: those of player characters; of an npc only the name, but to the game master.
# SOM-MOVE-04
field-StretchEntry-sides = Sides
    .hint = The rolls known to you: those of player characters; of an npc only the name, but to the game master.
# SOM-MOVE-08
field-TailEntry-sides = Sides
    .hint = The rolls known to you: those of player characters; of an npc only the name, but to the game master.
# SOM-TRAIT-01
field-kind = Kind of trait
    .hint = Advantage or Disadvantage.
# SOM-ROLL-13
field-CallRoll-kind = Kind of roll
    .hint = Action (all modifiers), reaction (ranks) or pure (none), as the game master says; fear has a command of its own.
# SOM-ROLL-13
field-CallCollectiveRoll-kind = Kind of roll
    .hint = Action (all modifiers), reaction (ranks) or pure (none), as the game master says; fear has a command of its own.
# SOM-ROLL-13
field-Side-kind = Kind of roll
    .hint = Action (all modifiers), reaction (ranks) or pure (none), as the game master says; fear has a command of its own.
# SOM-ROLL-13
field-RollAskedEntry-kind = Kind of roll
    .hint = Action (all modifiers), reaction (ranks only), fear, or pure (none).
# SOM-ROLL-13
field-RollEntry-kind = Kind of roll
    .hint = Action (all modifiers), reaction (ranks only), fear, or pure (none).
# SOM-ROLL-13
field-CallPart-kind = Kind of roll
    .hint = Action (all modifiers), reaction (ranks only), fear, or pure (none).
# SOM-SOMA-03, SOM-SOMA-10
field-TriggerSomatisation-kind = Somatisation
    .hint = One of the twelve, or made to measure, the game master’s choice; empty where d6 or player decides.
# SOM-SOMA-09
field-ChooseSomatisation-kind = Somatisation
    .hint = One of the six on the sheet, as the player chooses.
# SOM-SOMA-03
field-SomatisationTriggered-kind = Somatisation
    .hint = The one that begins.
# SOM-SOMA-02
field-SomatisationEnded-kind = Somatisation
    .hint = The one that ends.
# SOM-SOMA-03, SOM-SOMA-20
field-SomatisationEntry-kind = Somatisation
    .hint = The one that begins, as the table sees it.
# SOM-SOMA-03, SOM-SOMA-20
field-SomatisationView-kind = Somatisation
    .hint = As you see it, or as the game master has revealed it to you.
# SOM-SOMA-03
field-Somatisation-kind = Somatisation
    .hint = The real one, of the twelve or made to measure.
# SOM-CRIME-01
field-DeclareCrime-kind = Kind of crime
    .hint = In a few words; the same again later makes a relapse.
# SOM-CRIME-02, SOM-CRIME-03
field-CallCrimeRoll-kind = Kind of crime
    .hint = In a few words; if on record already, it may be a relapse.
# SOM-CRIME-01
field-Crime-kind = Kind of crime
    .hint = In a few words, as the game master has it.
# SOM-TURN-09
field-IntentEntry-kind = Gesture
    .hint = Strike, grab, dodge, shot, flight…
# SOM-TURN-09
field-ActionSpec-kind = Gesture
    .hint = What the character does with the action: strike, grab, dodge, shoot, flee…
# SOM-TURN-07, SOM-TURN-09
field-NpcIntentRevealed-kind = Gesture
    .hint = Strike, grab, dodge, shot, flight…
# SOM-NPC-01, SOM-ANIMAL-03
field-KeeperView-kind = Kind of character
    .hint = Player character, npc, animal or swarm.
# SOM-FATIGUE-03, SOM-FATIGUE-04, SOM-FATIGUE-05, SOM-FATIGUE-06
field-RestCharacter-kind = Kind of rest
    .hint = Good night (all goes), bad (down to 3), nap (1 or 2), or a sleepless night (3 circles more).
# SOM-TURN-06
field-SealIntentKind-kind = Kind sealed
    .hint = Attack, defence or other; nobody sees it before the signal.
# SOM-DANGER-ATTRITION-04
field-StartAttrition-kind = Kind of attrition
    .hint = Starvation, dehydration, hyperthermia or hypothermia.
# SOM-DANGER-ATTRITION-05
field-StopAttrition-kind = What ends
    .hint = Starvation, dehydration, hyperthermia or hypothermia.
# SOM-DANGER-ATTRITION-04
field-ExposureEntry-kind = Kind of attrition
    .hint = Starvation, dehydration, hyperthermia or hypothermia.
# SOM-DANGER-ATTRITION-04
field-ExposureView-kind = Kind of attrition
    .hint = Starvation, dehydration, hyperthermia or hypothermia.
# SOM-DANGER-ATTRITION-04
field-Exposure-kind = Kind of attrition
    .hint = Starvation, dehydration, hyperthermia or hypothermia.
# SOM-DANGER-EXPLO-20
field-LayMine-kind = Kind of mine
    .hint = Antipersonnel (bonus +3) or antitank (+9).
# SOM-DANGER-EXPLO-20
field-Mine-kind = Kind of mine
    .hint = Antipersonnel (bonus +3) or antitank (+9).
# SOM-DANGER-EXPLO-20
field-TriggerMine-kind = Kind of mine
    .hint = Antipersonnel (bonus +3) or antitank (+9), if it is none of those laid.
# SOM-DANGER-EXPLO-30, SOM-DANGER-FIRE-30
field-ChargeWentOff-kind = Kind of charge
    .hint = Explosive, incendiary, smoke, tear gas or Molotov.
# SOM-DANGER-EXPLO-30, SOM-DANGER-FIRE-30
field-WentOffEntry-kind = Kind of charge
    .hint = Explosive, incendiary, smoke, tear gas or Molotov.
# SOM-MOVE-08
field-status = Tail
    .hint = Under way, done unseen, or noticed.
# SOM-CHAR-05, SOM-NPC-10
field-SetTableOption-value = Value
    .hint = Yes or no, or one of the option’s words.
# SOM-CHAR-05, SOM-NPC-10
field-OptionEntry-value = Value
    .hint = Yes or no, or one of the option’s words.
# SOM-CHAR-11
field-SetCounter-value = Universal counter
    .hint = What is left of the consumable, 0 or more.
# SOM-ROLL-09
field-NumbersPart-total = Total
    .hint = Die and modifiers, against the score; nothing if the game master holds the Fatigue.
# SOM-LOC-14
field-MarksDrawn-total = Marks on the limb
    .hint = In all: invalid at 3, for good at 6.
# SOM-CHAR-06
field-TickEntry-total = Circles in all
    .hint = On the gauge, afterwards.
# SOM-ROLL-09
field-success = Success
    .hint = Yes if die and modifiers do not exceed the score, or by ruling without a die.
# SOM-ROLL-04
field-DeclareAutomaticResult-success = Success
    .hint = Yes or no, without a die: the game master decides.
# SOM-DANGER-EXPLO-10
field-SetBomb-success = Well built
    .hint = No: an npc’s is a dud.
# SOM-DANGER-EXPLO-10
field-BombBuilt-success = Well built
    .hint = Yes or no; the game master alone knows.
# SOM-DANGER-TOXIC-20
field-PoisonMade-success = Well made
    .hint = Yes or no; the game master alone knows.
# SOM-DANGER-EXPLO-10, SOM-DANGER-TOXIC-20
field-PoisonMadeEntry-success = Well made
    .hint = Yes or no; nothing but for the game master.
# SOM-DANGER-TOXIC-20
field-PoisonView-success = Well made
    .hint = Yes or no; nothing but for the game master.
# SOM-DANGER-EXPLO-10
field-Bomb-success = Well built
    .hint = Yes or no; nothing while it is not rolled.
# SOM-XP-16
field-Treatment-success = Roll succeeded
    .hint = Yes: 3 xp take one level off; nothing before the roll.
# SOM-XP-16
field-TreatmentResolved-success = Roll succeeded
    .hint = Yes: the player may pay 3 xp to take one level off.
# SOM-TURN-11
field-SetResolutionOrder-order = Order of actions
    .hint = All of the Turn’s, as the game master likes before the first die; npcs last by default.
# SOM-TURN-11
field-OrderEntry-order = Order of actions
    .hint = Of those you may see.
# SOM-TURN-11
field-FightView-order = Order of actions
    .hint = Of those you may see; fixed with the first die.
# SOM-DANGER-02
field-order = Rank of the start
    .hint = Among all that ticks: the oldest first, at the same instant.
# SOM-ROLL-09
field-die = Die
    .hint = The face of the d20, without modifiers; nothing if you do not see it.
# SOM-CHAR-10
field-ApplyTick-source = Event of origin
    .hint = The one these circles come from; may be left out.
# SOM-CHAR-08
field-CircleView-source = Event of origin
    .hint = The one that ticked it, for its player and the game master.
# SOM-TRAUMA-05, SOM-HARD-02
field-ExplainTicks-source = Circles to explain
    .hint = The shock, stress or hardening they come from.
# SOM-DANGER-EXPLO-02, SOM-DANGER-EXPLO-30
field-TriggerExplosion-source = Charge
    .hint = The bomb or grenade that goes off, with its margin and bonus; if empty, another.
# SOM-RULING-02
field-source = Event of origin
    .hint = The one that began it, by its id.
# SOM-LOC-15
field-item = Item
    .hint = The one in question, by its id.
# SOM-PROT-01, SOM-LOC-15
field-Equip-item = Item
    .hint = The one taken in hand or put on.
# SOM-SKILL-06, SOM-TRAIT-03
field-Pending-item = Proposal
    .hint = A skill, speciality, trait, initial circles or a purchase, as the player proposes.
# SOM-SKILL-06
field-SkillItem-item = Kind of proposal
    .hint = Tells that it is an individual skill.
# SOM-SKILL-14
field-SpecialityItem-item = Kind of proposal
    .hint = Tells that it is a speciality.
# SOM-TRAIT-03
field-TraitItem-item = Kind of proposal
    .hint = Tells that it is an Advantage or a Disadvantage.
# SOM-MIND-02
field-TicksItem-item = Kind of proposal
    .hint = Tells that it is about initial circles of instability.
# SOM-XP-06
field-SpendItem-item = Kind of proposal
    .hint = Tells that it is a purchase with xp.
# SOM-TRAIT-01
field-level = Level
    .hint = 0 very weak, 1 weak, 2 strong, 3 and more very strong; the game master judges.
# SOM-MIND-01
field-PagesView-level = Level of instability
    .hint = Circles of x and + together; at 10 the character passes to the game master.
# SOM-MIND-07
field-CharacterBecameNpc-level = Level of instability
    .hint = Circles of x and + together, 10 or more.
# SOM-MIND-07
field-LostEntry-level = Level of instability
    .hint = Circles of x and + together; nothing if you may not read page 2.
# SOM-SOMA-26
field-EcstasyKnown-level = Level of Faith
    .hint = That of the Disadvantage Faith: 1 if it is new, else one more than before.
# SOM-SOMA-23
field-HeartDiseaseAcquired-level = Level of the illness
    .hint = That of the heart Disadvantage, from now on.
# SOM-XP-11, SOM-XP-12
field-ProposeSpend-levels = Levels
    .hint = 1 as a rule; more, up to level 5, for a new skill with a teacher.
# SOM-XP-11, SOM-XP-12
field-SpendItem-levels = Levels
    .hint = 1 as a rule; more, up to level 5, for a new skill with a teacher.
# SOM-TRAUMA-05
field-Explanation-levels = Levels gained
    .hint = Of this Disadvantage, at most one for each circle explained.
# SOM-TRAUMA-05
field-ExplainedEntry-levels = Levels gained
    .hint = Of Disadvantages, to explain circles.
# SOM-TRAIT-07
field-TraitChanged-levels = Levels changed
    .hint = Positive if gained, negative if lost.
# SOM-DANGER-DISEASE-01
field-ApplyDisease-levels = Levels of Illness
    .hint = Of a chronic Disadvantage; empty for another severity.
# SOM-ROLL-13
field-ModifierPart-points = Points
    .hint = Added to the die, which should stay low (taken off if negative); 3 for each rank.
# SOM-ROLL-37, SOM-DANGER-TOXIC-18, SOM-GUN-18
field-NumbersPart-points = Points besides ranks
    .hint = 1 for each assistant without the skill, and what a substance or a halved recoil adds or takes off; nothing hidden.
# SOM-CHAR-06
field-count = Number of circles
    .hint = How many are ticked or freed.
# SOM-CHAR-10
field-ApplyTick-count = Number of circles
    .hint = How many the game master ticks, 1 at least.
# SOM-CHAR-09
field-RemoveTick-count = Number of circles
    .hint = How many the game master frees, 1 at least; permanent ones stay.
# SOM-CHAR-16
field-GrowChild-count = Childhood circles freed
    .hint = How many + leave the Wounds gauge: as many more before death.
# SOM-TRAUMA-02, SOM-CRIME-04
field-InflictShock-count = Circles of x
    .hint = 1 to 3 for a witness or remorse, 1 to 5 for a victim, as the game master says.
# SOM-CRIME-05
field-HardenByCrime-count = Circles of +
    .hint = 1 to 3 for a crime, as the game master says; outside that a reason is required.
# SOM-FATIGUE-01
field-ImposeFatigue-count = Circles of Fatigue
    .hint = For an effort, 1 at least, as the game master says; never beyond 8 in all.
# SOM-CARE-03
field-ReopenWound-count = Wounds reopened
    .hint = How many of those healed, for want of rest; the game master decides.
# SOM-CARE-04
field-EraseMarks-count = Marks freed
    .hint = How many the game master takes off the limb as it heals.
# SOM-CARE-04
field-MarksEntry-count = Marks freed
    .hint = How many leave the limb.
# SOM-CARE-01, SOM-CARE-02
field-HealWeek-count = Wounds healed
    .hint = How many of that kind; the weeks they take go by.
# SOM-DAMAGE-16
field-ImposeWounds-count = Wounds
    .hint = How many the game master inflicts, 1 at least.
# SOM-DANGER-04, SOM-DANGER-ASPHYXIA-05
field-ConvertTicks-count = Circles of + converted
    .hint = How many become ordinary x, the latest first; the game master decides.
# SOM-FATIGUE-03, SOM-FATIGUE-06
field-RestCharacter-count = Circles
    .hint = Freed by a nap (1 or 2), or ticked by a sleepless night (3 if empty).
# SOM-DAMAGE-16
field-WoundsHeld-count = Wounds
    .hint = How many wait for phase 3.
# SOM-DAMAGE-16
field-TicksHeld-count = Circles
    .hint = How many wait for phase 3.
# SOM-LOC-13
field-MarksDrawn-count = New marks
    .hint = One for each Wound ticked on the limb.
# SOM-MELEE-46
field-WoundAggravated-count = Wounds more
    .hint = 1 on a limb, 2 on a vital zone.
# SOM-MELEE-46
field-AggravatedEntry-count = Wounds more
    .hint = 1 on a limb, 2 on a vital zone; nothing if you may not read the sheet.
# SOM-GUN-14
field-ImpactsCounted-count = Impacts
    .hint = 1, and 1 more for every 3 points of margin, at most the rounds fired.
# SOM-GUN-15
field-SharePart-count = Impacts
    .hint = How many bullets on this target.
# SOM-HARD-01, SOM-CRIME-05
field-HardenedEntry-count = Circles of +
    .hint = How many the hardening ticks.
# SOM-TRAUMA-05, SOM-HARD-02
field-ShockView-count = Circles to explain
    .hint = How many a Disadvantage may still explain, one level each.
# SOM-DANGER-DISEASE-01, SOM-DANGER-RAD-01
field-HazardGmView-count = Circles to come
    .hint = How many the series will still tick.
# SOM-XP-04
field-AwardXp-bonus = Xp more
    .hint = For a somatisation well played, 0 or more, as the game master says.
# SOM-DANGER-EXPLO-02
field-TriggerExplosion-bonus = Bonus of the charge
    .hint = Weak 0, strong 3, very strong 6, extreme 9, as the game master says.
# SOM-DANGER-EXPLO-10
field-BuildBomb-bonus = Bonus wanted
    .hint = 0, 3, 6 or 9: the power sought; the game master may set another.
# SOM-DANGER-EXPLO-02, SOM-DANGER-EXPLO-10
field-SetBomb-bonus = Bonus of the charge
    .hint = Weak 0, strong 3, very strong 6, extreme 9, as the game master says.
# SOM-DANGER-EXPLO-02
field-Bomb-bonus = Bonus of the charge
    .hint = Weak 0, strong 3, very strong 6, extreme 9.
# SOM-DAMAGE-01, SOM-DAMAGE-04
field-Weapon-bonus = Damage bonus
    .hint = Wounds added to the margin, 0 to 9, as the game master says; empty: that of the category, from 0 in melee to 6 for a heavy weapon.
# SOM-ANIMAL-02
field-Animal-bonus = Bonus of natural weapons
    .hint = 0 to 3 Wounds added to the margin; if empty, too small to wound.
# SOM-ROLL-15, SOM-ROLL-16
field-difficulty = Difficulty
    .hint = What complicates it, a rank or more each, 3 points a rank; the game master lists it.
# SOM-MELEE-43
field-CallSurprise-difficulty = Victims’ Difficulty
    .hint = By victim, ranks for a diversion or a favourable place.
# SOM-DANGER-TORTURE-02, SOM-DANGER-TORTURE-03
field-CallTortureRoll-difficulty = Torturer’s Difficulty
    .hint = The ranks, by parameter; the game master decides.
# SOM-ROLL-16, SOM-ROLL-41
field-RollEntry-difficulty = Difficulty
    .hint = What complicates it, in ranks; of an npc’s roll nothing, but to the game master.
# SOM-FEAR-04
field-FrightenedPart-difficulty = Difficulty
    .hint = Involvement, gore, supernatural…, in ranks, for this character.
# SOM-FEAR-04
field-FearEntry-difficulty = Each one’s Difficulty
    .hint = By character, what makes the situation more terrible, in ranks.
# SOM-FEAR-04
field-Frightened-difficulty = Difficulty
    .hint = Involvement, gore, supernatural…, in ranks, for this character; the game master decides.
# SOM-ROLL-24, SOM-ROLL-25
field-winner = Winner
    .hint = The only success, or the higher margin; if equal, the higher score. Nothing after a double failure.
# SOM-MOVE-04
field-PursuitScored-winner = Winner of the point
    .hint = The fugitive or this pursuer; a double failure goes to the pursuer.
# SOM-ROLL-24, SOM-ROLL-25
field-loser = Loser
    .hint = Who fails, or has the lower margin; nothing for a ranking.
# SOM-ROLL-35
field-leader = Leader
    .hint = He alone rolls, and a failure closes the attempt to him only; if empty, nobody leads: sure failure.
# SOM-TURN-02
field-phase = Phase of the Turn
    .hint = 1 declare, 2 resolve, 3 apply the damage.
# SOM-MIND-05
field-PhaseChanged-phase = Phase
    .hint = Of the personality: 1 balanced, 2 unstable, 3 deranged, 4 insane.
# SOM-MIND-05
field-PagesView-phase = Phase
    .hint = By level of instability: 1 (0 to 2), 2 (3 to 5), 3 (6 to 8), 4 (9 and more).
# SOM-CHAR-12, SOM-XP-01
field-TableView-phase = Phase of the table
    .hint = Setup, play, experience, or closed.
# SOM-DANGER-EXPLO-31, SOM-DANGER-FIRE-10
field-HandleCharge-step = Gesture
    .hint = Pin, lever released, pin put back, wick soaked or lit.
# SOM-DANGER-EXPLO-31, SOM-DANGER-FIRE-10
field-ChargeHandled-step = Gesture
    .hint = Pin, lever released, pin put back, wick soaked or lit.
# SOM-DANGER-EXPLO-31, SOM-DANGER-FIRE-10
field-ActionSpec-step = Gesture with the charge
    .hint = Pin, lever released, pin put back, wick soaked or lit; else empty.
# SOM-GUN-01
field-WeaponStateChanged-step = Preparation done
    .hint = Drawing, safety off or cocking; nothing for another gesture.
# SOM-GUN-01
field-GestureEntry-step = Preparation done
    .hint = Drawing, safety off or cocking; nothing for another gesture.
# SOM-DANGER-FIRE-02
field-BurnStepReached-step = Step of the fire
    .hint = Its number: the degree rises to 3, the extent always.
# SOM-ROLL-01
field-TableView-scene = Scene under way
    .hint = Its title; nothing in between.
# SOM-CRIME-01
field-Crime-scene = Scene
    .hint = Id of the scene that was open when the game master recorded it; empty if from before play or between scenes.
# SOM-ROLL-23, SOM-ROLL-26
field-active = Active side
    .hint = Attacker, fugitive, sneaker: a double failure makes it fail.
# SOM-TURN-09
field-DeclareIntent-action = Action of the Turn
    .hint = What the character does; final, unless the game master voids it.
# SOM-TURN-06, SOM-TURN-09
field-SpecifyIntent-action = Action of the Turn
    .hint = Within the kind sealed, attackers first.
# SOM-TURN-07
field-RecordNpcIntent-action = Npc’s action
    .hint = What it will do, shown or hidden as the game master likes.
# SOM-TURN-09
field-action = Action of the Turn
    .hint = What the character does, as far as you see it.
# SOM-TURN-17
field-SetLongAction-actions = Actions needed
    .hint = How many it takes, 1 at least; the game master may change it on the way.
# SOM-TURN-17
field-AdjustLongAction-actions = Actions needed
    .hint = How many it takes in all from now on, more than those done.
# SOM-TURN-17
field-LongEntry-actions = Actions needed
    .hint = How many in all; nothing if the game master has not told.
# SOM-TURN-17
field-LongView-actions = Actions needed
    .hint = How many in all; nothing if the game master has not told.
# SOM-TURN-17
field-LongAction-actions = Actions needed
    .hint = How many in all.
# SOM-ANIMAL-02
field-Animal-actions = Actions a Turn
    .hint = 1 at least, by its species.
# SOM-GUN-06
field-Reloading-actions = Actions to reload
    .hint = How many it takes in all, 1 at least.
# SOM-TURN-19
field-SetCombatants-actions = Actions a Turn
    .hint = By fighter with more than one, by trait or species.
# SOM-RANGED-30
field-CallStrayProjectiles-attack = Missed shot
    .hint = The intent, or outside a fight the failed roll.
# SOM-RULING-03
field-attack = Attack
    .hint = The one from which the late hit comes.
# SOM-DAMAGE-14
field-attacker = Attacker
    .hint = The one who strikes or shoots.
# SOM-MOVE-04
field-EndPursuit-by = Caught by
    .hint = The pursuer; empty if the fugitive escapes or it is given up.
# SOM-MOVE-04
field-PursuitEnded-by = Caught by
    .hint = The pursuers; empty if the fugitive escapes or it is given up.
# SOM-TURN-02, SOM-RULING-04
field-AwaitedView-by = By whom
    .hint = The seat that owes it; nothing: the game master.
# SOM-TURN-01, SOM-DAMAGE-04
field-combat = Fight and items
    .hint = The Turn under way, weapons, grabs.
# SOM-ROLL-07, SOM-ROLL-30
field-skills = Skills
    .hint = One, or two at once: the roll is then under the lower.
# SOM-NPC-03
field-CreateNpc-skills = Skills
    .hint = The npc’s, with scores, as the game master likes.
# SOM-NPC-03
field-UpdateNpc-skills = Skills
    .hint = All of the npc’s, in place of the former; if empty, unchanged.
# SOM-SKILL-06
field-Sheet-skills = Individual skills
    .hint = One on each line, 12, 11 and 10, and those experience gave.
# SOM-SKILL-06
field-PagesView-skills = Individual skills
    .hint = With score and grade.
# SOM-TRAIT-01, SOM-TRAIT-05
field-traits = Traits
    .hint = Advantages and Disadvantages; at creation their levels balance.
# SOM-NPC-04
field-CreateNpc-traits = Traits
    .hint = Of a special npc, supernatural ones included, with no balance to keep.
# SOM-CHAR-10
field-cause = Cause
    .hint = What ticked or freed these circles, in words.
# SOM-DISTRESS-01
field-DistressStarted-cause = Cause
    .hint = What began it; empty if you may not know.
# SOM-DISTRESS-01
field-StartedEntry-cause = Cause
    .hint = What began it; nothing for the other seats.
# SOM-DISTRESS-01, SOM-DISTRESS-02
field-Distress-cause = Cause
    .hint = Wounds, poison, current, the heart…: it bounds the speed.
# SOM-DANGER-STRANGLE-05, SOM-DANGER-DROWN-03, SOM-DANGER-GAS-01
field-StartAsphyxia-cause = What takes the air
    .hint = Confinement, strangling, constriction, hanging, drowning, gas…
# SOM-DANGER-STRANGLE-05, SOM-DANGER-DROWN-03, SOM-DANGER-GAS-01
field-AirlessEntry-cause = What takes the air
    .hint = Confinement, strangling, constriction, hanging, drowning, gas…
# SOM-DANGER-STRANGLE-05, SOM-DANGER-DROWN-03, SOM-DANGER-GAS-01
field-HazardGmView-cause = What takes the air
    .hint = Confinement, strangling, constriction, hanging, drowning, gas…
# SOM-CARE-05, SOM-CARE-06
field-Decline-cause = Cause
    .hint = Want of care or an infection.
# SOM-TRAUMA-02, SOM-HARD-01
field-ShockView-cause = Cause
    .hint = The situation that shocked or hardened.
# SOM-TRAIT-07, SOM-TRAIT-08
field-delta = Levels changed
    .hint = Up or down, as the game master says; a Disadvantage level ticks or frees an x.
# SOM-CHAR-01
field-description = Physical description
    .hint = Clothes, marks: public, page 1.
# SOM-NPC-09
field-IntroduceNpc-description = Description
    .hint = What players see of the npc, and nothing else.
# SOM-CHAR-01, SOM-NPC-09
field-CharacterView-description = Description
    .hint = What all see of it.
# SOM-TURN-07
field-hidden = Hidden
    .hint = Yes: players see nothing of it until the action can be seen.
# SOM-DISTRESS-13
field-revealed = What the table knows
    .hint = Of an npc, what the game master said of its state; empty if nothing.
# SOM-STUN-01
field-RuleNpcStun-outcome = Effect
    .hint = Nothing, dazed or knocked out: the game master decides, without a die.
# SOM-STUN-02, SOM-STUN-03
field-StunResolved-outcome = Effect
    .hint = Dazed if the pure Body roll succeeds, else knocked out.
# SOM-STUN-02, SOM-STUN-03
field-StunEntry-outcome = Effect
    .hint = Dazed or knocked out.
# SOM-MOVE-04
field-outcome = End of the pursuit
    .hint = Caught, escaped or given up.
# SOM-DANGER-RAD-01, SOM-DANGER-RAD-02
field-ApplyRadiation-effect = Effect
    .hint = Fatigue, Wounds, death in the end, or a burn of the skin.
# SOM-DANGER-RAD-01, SOM-DANGER-RAD-02
field-RadiationEntry-effect = Effect
    .hint = Fatigue, Wounds, death or skin; for the game master alone.
# SOM-DANGER-TOXIC-02
field-effect = Substance acting
    .hint = The one in question, by its id.
# SOM-TRAIT-02
field-special = Special character
    .hint = Yes: the game master opens supernatural traits to it.
# SOM-SOMA-11, SOM-SOMA-21
field-Custom-special = Special
    .hint = Yes: only for a subject at risk.
# SOM-CHAR-03, SOM-CHAR-04, SOM-CHAR-05
field-SetSheetMode-mode = Sheets
    .hint = Closed or open, for the whole table, as the game master likes.
# SOM-GUN-10
field-mode = Mode of fire
    .hint = Single, short burst or continuous; changing takes 1 action.
# SOM-GUN-10
field-ActionSpec-mode = Mode of fire
    .hint = The one the gun is set to, or is being set to: single, short burst or continuous; empty for any other gesture.
# SOM-GUN-10
field-WeaponStateChanged-mode = Mode of fire
    .hint = The new one; nothing for another gesture.
# SOM-GUN-10
field-GestureEntry-mode = Mode of fire
    .hint = The new one; nothing for another gesture, or if the gun is not yours.
# SOM-MOVE-03
field-means = Means
    .hint = On foot, swimming, riding, driving…: it gives the skill.
# SOM-NPC-09
field-notes = Notes
    .hint = The game master’s, for him alone.
# SOM-NPC-09
field-UpdateNpc-notes = Notes
    .hint = The game master’s, for him alone; if empty, unchanged.
# SOM-ROLL-31, SOM-DANGER-TOXIC-01
field-secret = Secret
    .hint = Yes: the game master alone knows, or rolls behind the screen.
# SOM-ROLL-31
field-CallDie-secret = Behind the screen
    .hint = Yes: the game master throws and keeps the die to himself.
# SOM-MOVE-08, SOM-ROLL-31
field-CallTailing-secret = Behind the screen
    .hint = Yes: the game master rolls for both and keeps it all to himself.
# SOM-DANGER-TOXIC-01
field-Administer-secret = Unknowingly
    .hint = Yes: whoever takes it does not know, the game master alone sees the substance.
# SOM-SKILL-18
field-ReviewProposal-waived = Rule waived
    .hint = The one the game master passes over, as the proposal asks; if empty, none.
# SOM-SKILL-18
field-ReviewEntry-waived = Rule waived
    .hint = The one the game master passed over; if empty, none.
# SOM-SKILL-18
field-SheetSkill-waived = Rules waived
    .hint = Those the game master passed over for this skill.
# SOM-XP-08
field-amount = Xp spent
    .hint = How many, by the level to reach; three times for a common skill.
# SOM-ROLL-08
field-CallDie-purpose = What it is for
    .hint = What this die will decide, in a few words.
# SOM-DANGER-TORTURE-02, SOM-DANGER-TORTURE-03
field-Ordeal-purpose = Purpose
    .hint = None, or to get information.
# SOM-DISTRESS-05
field-obstacle = Obstacle
    .hint = Why an npc could not be helped; for the game master alone. Else empty.
# SOM-DANGER-ASPHYXIA-01, SOM-DANGER-STRANGLE-05
field-StartAsphyxia-period = Pace
    .hint = Time between circles, as the game master says; not needed for a long drop or a crushing grip.
# SOM-DANGER-ATTRITION-04
field-StartAttrition-period = Pace
    .hint = Time between circles: 1 to 3 days for hunger, 2 to 8 h for thirst, 10 min to 1 h for heat or cold.
# SOM-DANGER-ASPHYXIA-01, SOM-DANGER-ATTRITION-04
field-SetPeriod-period = New pace
    .hint = Time between circles, as the game master says within the bounds of attrition.
# SOM-DANGER-DISEASE-01
field-ApplyDisease-period = Pace
    .hint = Time between Wounds of an acute disease; empty for another severity.
# SOM-DANGER-RAD-01
field-ApplyRadiation-period = Pace
    .hint = Time between circles, or until death; empty for the skin.
# SOM-DANGER-ATTRITION-04
field-Exposure-period = Seconds between circles
    .hint = Of fictional time.
# SOM-TURN-09, SOM-TURN-19
field-VoidDeclaration-number = Which one
    .hint = Place in the Turn of the declaration voided, 1 for the first.
# SOM-TURN-09, SOM-TURN-19
field-VoidedEntry-number = Which one
    .hint = Place of the declaration in the Turn; nothing if you may not know.
# SOM-TURN-19
field-IntentView-number = Which one
    .hint = Place of the action in the Turn, 1 for the first.
# SOM-FATIGUE-09
field-SleepCheckCalled-number = Number of the check
    .hint = In the series: 1 rank of Difficulty for each check made.
# SOM-FATIGUE-09
field-NumberEntry-number = Number of the check
    .hint = In the series; nothing for the other seats.
# SOM-CHAR-18, SOM-XP-03, SOM-XP-19
field-pool = Xp pool
    .hint = The character’s, senescence (never for anything physical), or the player’s if the option allows.
# SOM-ROLL-31
field-CallSecretRoll-roll = Roll
    .hint = Simple, opposed or collective; never a fear roll.
# SOM-SOMA-16, SOM-SOMA-18
field-ReviveCharacter-roll = Roll of care
    .hint = Another’s success; if empty, a few slaps, which only do for one effect.
# SOM-TRAUMA-03
field-Debrief-roll = Professional’s roll
    .hint = A successful Psychiatry roll; if empty, the game master judges.
# SOM-DANGER-DROWN-01, SOM-DANGER-DROWN-02
field-StartAsphyxia-roll = Roll that sank it
    .hint = The failed fear or Swimming roll; empty for another cause.
# SOM-DANGER-DROWN-01, SOM-DANGER-DROWN-02
field-StartApnea-roll = Roll before sinking
    .hint = The one that left time for a reflex; empty but for drowning.
# SOM-TRAUMA-02
field-InflictShock-roll = Failed fear roll
    .hint = That of the shocking situation; one shock for each roll.
# SOM-ROLL-08
field-roller = Who rolls
    .hint = The seat that owes the die; nothing: the game master.
# SOM-DANGER-TORTURE-02
field-rolls = Rolls to stop
    .hint = How many the torturer has made: as many ranks on the next.
# SOM-CHAR-01, SOM-CHAR-12
field-sheet = Full sheet
    .hint = The four pages as they may be taken elsewhere: no circles ticked, no xp, nothing of what play did to the body.
# SOM-ROLL-29
field-ranking = Ranking
    .hint = Of the competitors who succeeded, best margin first; empty for a duel.
# SOM-ROLL-15
field-ranks = Ranks
    .hint = Of Difficulty, 3 points each on the die, never negative.
# SOM-STUN-02
field-CallStun-ranks = Ranks of the daze
    .hint = 1, or 2 for a very violent blow, as the game master says.
# SOM-STUN-02
field-RuleNpcStun-ranks = Ranks of the daze
    .hint = 1, or 2 for a very violent blow, as the game master says.
# SOM-STUN-02, SOM-STUN-04
field-RuleDazed-ranks = Ranks of the daze
    .hint = 1 or 2, as the game master says.
# SOM-STUN-02
field-StunResolved-ranks = Ranks of the daze
    .hint = 1 or 2 on all its actions; 0 if knocked out.
# SOM-STUN-02
field-StunEntry-ranks = Ranks of the daze
    .hint = 1 or 2; nothing for the other seats.
# SOM-STUN-02
field-StunCallEntry-ranks = Ranks of the daze
    .hint = 1 or 2 on a success; nothing for the other seats.
# SOM-STUN-02
field-Daze-ranks = Ranks of the daze
    .hint = 1 or 2 on all its actions.
# SOM-PROT-08
field-SetEncumbrance-ranks = Ranks of hindrance
    .hint = 1 rather light, 2 rather heavy, as the game master says; 0 to lift it.
# SOM-DANGER-GAS-05, SOM-DANGER-GAS-06
field-RuleCondition-ranks = Ranks of the gas
    .hint = 1, or 2 for the military version; 0 for any other condition.
# SOM-DANGER-GAS-05
field-ConditionEntry-ranks = Ranks of the gas
    .hint = 1 or 2, for who breathes it and the game master; else nothing.
# SOM-DANGER-GAS-05
field-Gassed-ranks = Ranks of the gas
    .hint = 1 or 2 on its actions, until the end of the scene.
# SOM-DANGER-GAS-05
field-GassedEntry-ranks = Ranks of the gas
    .hint = 1 or 2 on its actions; nothing for the other seats.
# SOM-TURN-16
field-ClassifyAction-ranks = Ranks of complexity
    .hint = Of a complex action: one for each thing that complicates it, as the game master says; 0 for any other class.
# SOM-TURN-16
field-ClassedEntry-ranks = Ranks of complexity
    .hint = One for each thing that complicates the gesture.
# SOM-TURN-16
field-IntentView-ranks = Ranks of complexity
    .hint = One for each complicating thing; of an npc nothing, but to the game master.
# SOM-TURN-18
field-RuleInterruption-ranks = Ranks
    .hint = That the interruption will cost the final roll, as the game master says; 0: it starts again.
# SOM-TURN-18
field-LongAction-ranks = Ranks of interruption
    .hint = What the final roll will cost for it.
# SOM-ROLL-15, SOM-ROLL-41
field-RollEntry-ranks = Ranks
    .hint = Sum of the Difficulty; of an npc’s roll nothing, but to the game master.
# SOM-TURN-06
field-ready = Have sealed
    .hint = Characters whose kind of action is fixed, unseen as yet by anybody, the game master included.
# SOM-FEAR-01
field-situation = Terrifying situation
    .hint = What the character sees or lives through, read by all.
# SOM-HARD-05
field-DispenseFear-situation = Situation
    .hint = The one to which it is hardened enough.
# SOM-CRIME-04, SOM-CRIME-07
field-CallRemorse-situation = Situation told
    .hint = What the table learns, without the crime.
# SOM-SKILL-06
field-pending = Proposals
    .hint = The player’s that wait for the game master, by id.
# SOM-MELEE-30
field-to = Back turned to
    .hint = The one to whom it turns its back; if empty, to all, or another condition.
# SOM-TURN-15
field-HandedEntry-to = Recipient
    .hint = Who gets the thing; empty if it was laid down.
# SOM-TURN-15
field-ItemHanded-to = Recipient
    .hint = Who gets the thing; empty if it was laid down.
# SOM-MELEE-01
field-other = The other
    .hint = The second of the pair.
# SOM-CHAR-13
field-side = Dominant side
    .hint = Right or left.
# SOM-TRAIT-02
field-nature = Nature of the trait
    .hint = Biographical, psychological, relational, intellectual, physical, material, or supernatural (special character).
# SOM-ROLL-13, SOM-PROT-08, SOM-DANGER-TOXIC-05
field-CallRoll-nature = Nature of the action
    .hint = Physical, sensory or intellectual; if empty, by the skill. Gear and drugs depend on it.
# SOM-ROLL-13, SOM-PROT-08, SOM-DANGER-TOXIC-05
field-CallCollectiveRoll-nature = Nature of the action
    .hint = Physical, sensory or intellectual; if empty, by the skill. Gear and drugs depend on it.
# SOM-ROLL-13, SOM-PROT-08, SOM-DANGER-TOXIC-05
field-Side-nature = Nature of the action
    .hint = Physical, sensory or intellectual; if empty, by the skill. Gear and drugs depend on it.
# SOM-CHAR-03
field-own = For you
    .hint = What its player and the game master alone see; nothing for the others.
# SOM-DANGER-EXPLO-10
field-BombView-own = Of your making
    .hint = Yes if you built it.
# SOM-STUN-02
field-Daze-own = Length by d20
    .hint = Yes if the player’s die gave it: it is known.
# SOM-DANGER-TOXIC-03
field-CallAddiction-imposed = Imposed
    .hint = Yes: the addiction comes without a roll, as the game master says.
# SOM-DANGER-TOXIC-03
field-TemptedEntry-imposed = Imposed
    .hint = Yes if it comes without a roll, as the game master says.
# SOM-FEAR-08
field-CharacterView-imposed = Imposed actions
    .hint = How many in this state of fear: one in fever, without limit in panic.
# SOM-MIND-02, SOM-HARD-07
field-initial = Initial instability
    .hint = Hardening and past traumas, with what accounts for them.
# SOM-CRIME-03
field-CallCrimeRoll-automatic = Sure success
    .hint = Yes: on record already, this crime takes no more strength to find.
# SOM-GUN-10
field-Firearm-automatic = Automatic
    .hint = Yes: it has a selector and fires bursts too.
# SOM-TRAIT-07
field-ChangeTrait-trait = Trait
    .hint = The one that goes up or down; empty for a new one.
# SOM-TRAUMA-05
field-Explanation-trait = Disadvantage
    .hint = The one on the sheet that gains these levels; empty for a new one.
# SOM-XP-15
field-MarkIllness-trait = Disadvantage
    .hint = The one the game master holds, or not, to be an illness.
# SOM-XP-16, SOM-XP-18
field-StartTreatment-trait = Illness to treat
    .hint = A curable Disadvantage of level 1 at least; the highest mental illness first.
# SOM-XP-16
field-Treatment-trait = Illness treated
    .hint = The Disadvantage in question.
# SOM-TRAIT-07
field-TraitChanged-trait = Trait
    .hint = The one that changes.
# SOM-CHAR-06
field-gauge = Gauge
    .hint = Mental instability, Wounds or Fatigue.
# SOM-DANGER-04
field-ConvertTicks-gauge = Gauge
    .hint = Wounds or Fatigue.
# SOM-DISTRESS-03
field-DistressTicked-gauge = Gauge ticked
    .hint = Fatigue up to 10, then Wounds, until death.
# SOM-CHAR-17
field-SenescenceTicked-gauge = Gauge ticked
    .hint = Fatigue at 40, 50, 60…, Wounds at 45, 55, 65…, for good.
# SOM-CHAR-17
field-SenescenceEntry-gauge = Gauge ticked
    .hint = Fatigue at 40, 50, 60…, Wounds at 45, 55, 65…, for good.
# SOM-DANGER-ATTRITION-01
field-HazardGmView-gauge = Next gauge
    .hint = Attrition ticks Fatigue and Wounds by turns.
# SOM-CHAR-06
field-gauges = Gauges
    .hint = Mental instability, Wounds and Fatigue, circle by circle.
# SOM-DANGER-DISEASE-01
field-ApplyDisease-ticks = Wounds in all
    .hint = How many an acute disease will tick; empty for another severity.
# SOM-DANGER-DISEASE-01
field-DiseaseEntry-ticks = Wounds in all
    .hint = How many it will tick, for the game master alone.
# SOM-DANGER-RAD-01
field-ApplyRadiation-ticks = Circles in all
    .hint = How many of Fatigue or Wounds, 1 at least.
# SOM-DANGER-RAD-01
field-RadiationEntry-ticks = Circles in all
    .hint = How many it will tick, for the game master alone.
# SOM-NPC-01
field-npc = Npc
    .hint = The one in question: a character of the game master’s, an animal or a swarm.
# SOM-DAMAGE-05, SOM-DAMAGE-06, SOM-DAMAGE-07, SOM-DAMAGE-11
field-Weapon-damage = Type of damage
    .hint = Piercing, slashing, blunt (3 at most but on the head), non-wounding (1 Fatigue) or negligible.
# SOM-OBJ-02
field-ObjectView-damage = Wounds taken
    .hint = How many the thing has taken, for the game master alone.
# SOM-XP-13
field-ProposeSpend-base = Base skill
    .hint = For a speciality: an individual skill of level 11 at least; empty for another purchase.
# SOM-XP-13
field-SpendItem-base = Base skill
    .hint = For a speciality: an individual skill of level 11 at least; empty for another purchase.
# SOM-SKILL-14
field-SkillView-base = Base skill
    .hint = The one that the speciality sharpens; nothing if it is none.
# SOM-ANIMAL-16
field-SwarmAttack-targets = Targets
    .hint = 1 for a small swarm, 3 for a large one, any for a very large one; one attack each in a Turn.
# SOM-ANIMAL-16
field-StungEntry-targets = Targets
    .hint = Those whom the swarm attacks in this Turn.
# SOM-GUN-15
field-targets = Possible targets
    .hint = Those whom the burst may hit, as the game master says.

# Words of forms and sheets
label-blunt = blunt
label-piercing = piercing
label-slashing = slashing
label-negligible = negligible
label-non_wounding = non-wounding
label-complete = complete
label-partial = partial
label-extended = extended
label-death = death
label-every_action = every action
label-every_second = every second
label-experience = experience
label-play = play
label-setup = setting up
label-fastened = fastened
label-unfastened = unfastened
label-unstated = not stated
label-firearm = firearm
label-heavy = heavy
label-melee = melee weapon
label-missile = missile weapon
label-pole = pole weapon
label-powerful = powerful
label-sword = sword
label-thrown = thrown weapon
label-two_handed = two-handed
label-no_care = want of care
label-noticed = noticed
label-unseen = unseen
label-under_way = under way
label-plain = plain scope
label-sniper = sniper scope
label-floor_v-30_10_ = (speed − 30) / 10, rounded down
label-floor_v-30_10_1 = (speed − 30) / 10, rounded down, plus 1
label-floor_v_10_ = speed / 10, rounded down

chapter-ANIMAL = Animals
chapter-CARE = Care
chapter-CHAR = Characters
chapter-CRIME = Crimes
chapter-DAMAGE = Wounds
chapter-DANGER = Dangers
chapter-DISTRESS = Distress
chapter-FATIGUE = Fatigue
chapter-FEAR = Fear
chapter-GUN = Firearms
chapter-HARD = Hard blows
chapter-LOC = Location
chapter-MELEE = Close combat
chapter-MIND = Mind
chapter-MOVE = Movement
chapter-NPC = NPCs
chapter-OBJ = Objects
chapter-PROT = Protections
chapter-RANGED = Shooting
chapter-ROLL = Rolls
chapter-RULING = Rulings
chapter-SKILL = Skills
chapter-SOMA = Somatisation
chapter-STUN = Stun
chapter-TRAIT = Traits
chapter-TRAUMA = Traumas
chapter-TURN = Turn and actions
chapter-XP = Experience
