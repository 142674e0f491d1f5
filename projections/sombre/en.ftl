# Facts and consequences
about = Fear as in the cinema: victims, a game master, rules that fit in one hand, and characters who do not come back.

SheetModeSet = The table’s sheets are now in { $mode } mode.
TableOptionSet = A table option changes, { QUOTE($option) }: { WORD($value) ->
    [true] yes
    [false] no
   *[hidden] { $value }
}.
PlayStarted = { $who } opens play.
TableClosed = { $who } closes the table.
SeatPresenceChanged = { WORD($presence) ->
    [active] { $seat } is back in play.
    [watching] { $seat } watches without playing.
   *[away] { $seat } is out of play for now{ $has_character ->
        [yes] {""}, because of { POSS($character) } state
       *[no] {""}
    }.
}
ScreenDiceOpened = The dice thrown behind the screen are revealed, in their order: { $dice }.
CharacterCreated = { $has_seat ->
    [yes] A character is born: { $name }, played by { $seat }.
   *[no] A character is born: { $name }.
}
CharacterImported = { $has_seat ->
    [yes] A ready-made character arrives: { $name }, played by { $seat }.
   *[no] A ready-made character arrives: { $name }.
}
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
BackgroundWritten = { $who } writes on page four of { $character } ({ $part }){ $has_text ->
    [yes] {""}: { STOP($text) }
   *[no] .
}
CommonSkillsAllocated = Common skills of { $character }: body { $body }, senses { $senses }, mind { $mind }.
PersonalityChosen = { $character } has the { $personality } personality.
HandednessSet = { POSS($character) } dominant hand: { $side }.
HandednessDrawn = The die ({ $dice }) gives { POSS($character) } dominant hand: { $side }.
AgeClassSet = { $character } is now: { $age_class }.
ChildSkillGranted = { $character } is granted, young as they are, the skill { $title } ({ $score }).
SpecialSet = { $special ->
    [true] Supernatural traits are open to { $character }.
   *[false] Supernatural traits are closed to { $character }.
}
SkillProposed = { $who } proposes for { $character } the skill { QUOTE($title) } on line { $line }{ $has_waiver_reason ->
    [yes] {""}, asking for a waiver: { STOP($waiver_reason) }
   *[no] .
}
SpecialityProposed = { $who } proposes for { $character } the speciality { QUOTE($title) } on line { $line }.
TraitProposed = { $who } proposes for { $character } { A($nature) } { $kind } of level { $level }: { $title }.
InitialTicksProposed = { $who } proposes for { $character } { N($plus, "hardening tick", "hardening ticks") } and { N($extra, "past trauma tick", "past trauma ticks") }.
ProposalWithdrawn = { $who } withdraws a proposal made for { $character }{ $has_title ->
    [yes] {""}: { $title }.
   *[no] .
}
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
CharacterValidated = { $character } may enter scenes.
CharacterAssigned = { $has_seat ->
    [yes] { $seat } now plays { $character }.
   *[no] { $character } goes back to the game master.
}
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
TickRemoved = { $character } frees { N($count, "circle", "circles") } of { $gauge }, ticked with { A($mark) }.
CounterSet = { POSS($character) } universal counter shows { $value }.
AgeSet = { $character } is { $age } years old.
GrewUp = { $character } grows into the next age.
ChildGrown = { $character } grows: { N($count, "childhood circle is", "childhood circles are") } erased.
SenescenceTicked = At the age of { $age }, { $character } ticks a circle of { $gauge }{ $has_xp ->
    [yes] {""} and receives { $xp } xp.
   *[no] .
}
TraitChanged = { CAP($kind) } of { $character }: { QUOTE($title) } is now at level { $level } ({ SIGNED($levels) }).
IllnessMarked = The disadvantage { QUOTE($trait) } of { $character } now counts as an illness ({ $illness }){ $curable ->
    [true] {""}, which can be cured.
   *[false] {""}, which cannot be cured.
}
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
NpcUpdated = { $who } revises { POSS($npc) } sheet.
NpcIntroduced = Someone or something appears: { STOP($label) }{ $has_description ->
    [yes] {" "}{ STOP($description) }
   *[no] {""}
}
NpcFearSet = Reaction of { $npc } to what frightens it: { $state }.
BiteAttacked = { $dog } tries to bite { $victim }.
BitePressed = { $dog } clenches its jaws.
BiteShaken = Whether { $dog } lets go is to be rolled.
BiteSet = { $animal } closes its mouth on { $victim } ({ $zone }){ $falls ->
    [true] {" "}and drags its prey down.
   *[false] .
}
BiteWorsened = { $animal } worsens its bite on { $victim }.
BiteReleased = { $animal } lets { $victim } go.
SwarmAttacked = { $swarm } descends on { $targets }.
SwarmStung = { $animal } wounds { $victim }.
ObjectCreated = An object now matters: { $label }.
ObjectDamaged = { $thing } takes { N($wounds, "Wound", "Wounds") }.
ObjectStateChanged = State of the object { QUOTE($thing) } from now on: { $condition }.
ExperiencePhaseOpened = An experience phase begins.
ExperiencePhaseClosed = The experience phase ends.
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
XpSpent = { $character } spends { $amount } xp ({ $pool }).
SpendProposed = { $who } proposes a purchase for { $character }: { $purchase }, { QUOTE($title) } ({ N($levels, "level", "levels") }, { $pool }).
SkillImproved = { $character } improves: { QUOTE($title) } (score { $score }).
SkillAcquired = { $character } learns { QUOTE($title) } (score { $score }).
SpecialityAcquired = { $character } specialises: { QUOTE($title) } (score { $score }).
TreatmentStarted = { $carer } sets out to treat { QUOTE($trait) } in { $character } (score { $score }).
TreatmentFinished = { POSS($character) } treatment comes to its end.
TreatmentResolved = { $success ->
    [true] { POSS($character) } treatment succeeds.
   *[false] { POSS($character) } treatment fails.
}
TreatmentPaid = { $pay ->
    [true] { $character } pays for the cure ({ $pool }).
   *[false] { $character } declines to pay for the cure.
}
SceneOpened = A scene opens: { $title }.
SceneClosed = The scene closes: { $title }.
ActionDeclared = { $character } declares: { STOP($text) }
ActionFlagged = { POSS($character) } declaration needs a review: { STOP($text) }
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
       *[1] {""}; Difficulty { N($ranks, "rank", "ranks") } ({ $difficulty })
    }
   *[no] {""}
}{ $off_hand ->
    [true] {""}; with the off hand, 1 rank more.
   *[false] .
}
OpposedRollCalled = An opposed roll is called{ $has_characters ->
    [yes] {" "}between { LIST($characters) }
   *[no] {""}
}{ $has_sides ->
    [yes] {""}: { LIST($sides, word: "against") }.
   *[no] .
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
SecretRollMade = { $decoy ->
    [true] { $who } makes a secret roll that means nothing, for show.
   *[false] { $who } makes a secret roll.
}
SecretRollNoticed = A secret roll is made for { $character }.
DieRolled = { POSS($character) } die shows { $dice }.
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
            [yes] {""}, { $numbers-modifiers }
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
RerollOrdered = { $who } has the dice thrown again after a double failure.
RerollCalled = New dice are asked{ $has_characters ->
    [yes] {" "}of { LIST($characters) }.
   *[no] {" "}for.
}
AttemptLocked = { POSS($character) } failure is final: { $attempt }.
RollCancelled = The roll asked of { $character } is cancelled.
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
FearDispensed = { $character } is hardened enough to need no fear roll ({ $reason }){ $has_situation ->
    [yes] {""}: { STOP($situation) }
   *[no] .
}
FearWorsened = { POSS($character) } fear worsens: fever turns into panic.
ActionImposed = Fear dictates to { $character }: { STOP($text) }
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
SomatisationRequested = { POSS($character) } somatisation is yet to be chosen ({ $method }).
SomatisationChosen = { $who } chooses for { $character }: { $kind }.
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
FallRuled = { $character } falls{ $has_wounds ->
    [yes] { $wounds ->
        [0] {""}, unhurt.
       *[1] {""}: { N($wounds, "Wound", "Wounds") }.
    }
   *[no] .
}
CharacterRevived = { $character } comes round.
SomatisationDisclosed = { POSS($character) } state is disclosed{ $has_seats ->
    [yes] {" "}to { LIST($seats) }.
   *[no] .
}
SuspendedAnimationDisclosed = { $character } is still alive: this was only a suspended animation.
FrenzyEnded = { POSS($character) } frenzy stops: { $how }.
HeartDiseaseAcquired = { POSS($character) } heart stays ill (level { $level }).
EcstasyKnown = { $character } has known ecstasy (level { $level }).
ShockInflicted = { $character } suffers a shock ({ $role }) of { N($count, "circle", "circles") }.
ShockDebriefed = { POSS($character) } debriefing eases the shock.
StressInflicted = { $character } suffers stress{ $has_reason ->
    [yes] {""}: { STOP($reason) }
   *[no] .
}
TicksExplained = { N($levels, "disadvantage level explains", "disadvantage levels explain") } what { $character } went through.
Hardened = { $character } hardens by { N($count, "circle", "circles") }{ $has_circumstances ->
    [yes] {""}: { STOP($circumstances) }
   *[no] .
}
HardenedByCrime = Crime hardens { $character } by { N($count, "circle", "circles") }{ $has_circumstances ->
    [yes] {""}: { STOP($circumstances) }
   *[no] .
}
CrimeDeclared = { $who } holds { POSS($character) } deed for a crime: { $kind }.
CrimeRollCalled = { POSS($character) } will is tested: { $direction } ({ $kind }).
RemorseCalled = Remorse comes{ $has_characters ->
    [yes] {" "}to { LIST($characters) }
   *[no] {""}
}{ $has_situation ->
    [yes] {""}: { STOP($situation) }
   *[no] .
}
RemorseOverwhelms = Remorse overwhelms { $character }, who must somatise.
part-RankShown = { $has_label ->
    [yes] { $label }
   *[no] unspecified
} { $ranks }
part-FrightenedShown = { $character }{ $has_difficulty ->
    [yes] {" "}(Difficulty in ranks: { $difficulty })
   *[no] {""}
}
part-ModifierShown = { SIGNED($points) } ({ $label })
part-RollAskedShown = { $character }{ $has_skills ->
    [yes] {""}, roll of { LIST($skills) }
   *[no] {""}
}{ $has_label ->
    [yes] {" "}({ $label })
   *[no] {""}
}{ $has_difficulty ->
    [yes] { $ranks ->
        [0] {""}
       *[1] {""}, Difficulty { N($ranks, "rank", "ranks") } ({ $difficulty })
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
part-ShareShown = { N($count, "impact", "impacts") } on { $target }

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
refusal-not_called = Nothing is called for here.
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
DistressTreated = { $character } tries to treat { $patient } ({ $skill }).
TreatmentRuled = The game master says whether { $character } has the means to give care: { $possible ->
    [true] yes.
   *[false] no.
}
ViolentEffortRuled = { $character } makes a violent effort.
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
AdmittedToHospital = { $character } arrives at the hospital{ $intensive ->
    [true] {""}, in intensive care
   *[false] {""}
}{ WORD($quality) ->
    [poor] {""}, where means are poor.
   *[good] {""}, where means are good.
}
IntensiveCareFateRuled = { POSS($character) } fate in intensive care: { $fate }{ $has_after ->
    [yes] {""}; { STOP($after) }
   *[no] .
}
AgonyConcluded = { $character }’s agony comes to its end.
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
CharacterRested = Rest of { $character }: { $kind }{ $has_count ->
    [yes] {" "}({ N($count, "circle", "circles") } of Fatigue).
   *[no] .
}
SleepChecksStarted = Sleep lies in wait for { $character }.
NextSleepCheckCalled = Sleep comes back for { $character }.
AsleepRuled = { $character } gives way to sleep.
SleeperShaken = { $character } shakes { $sleeper }.
WakingRuled = The game master lets { $character } come to.
FatigueGaugeTaken = { $character }’s Fatigue gauge goes behind the screen.
FatigueGaugeGiven = { $character }’s Fatigue gauge returns to its player.
GaugesRevealed = Health of { $character }: Wounds, { $has_wounds ->
    [yes] { $wounds }
   *[no] no circle
}; Fatigue, { $has_fatigue ->
    [yes] { $fatigue }.
   *[no] no circle.
}
NpcStateRevealed = What can be seen of { $npc }: { $state }.
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
NpcStunRuled = Effect of the blow on { $npc }: { $outcome }{ WORD($outcome) ->
    [dazed] {" "}({ N($ranks, "rank", "ranks") }).
   *[other] .
}
DazedRuled = { $character } is dazed{ $has_ranks ->
    [yes] {""}: { N($ranks, "rank", "ranks") } more on every action
   *[no] {""}
}{ $has_minutes ->
    [yes] {""}, for { TIME($minutes) }.
   *[no] .
}
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
WoundReopened = { POSS($character) } { N($count, "Wound", "Wounds") } { $count ->
    [one] reopens.
   *[other] reopen.
}
MarksRuledGone = { $character } loses { N($count, "mark", "marks") }: { $limb }.
InfectionCalled = One of { $character }’s wounds may be infected.
IllnessStopped = { $character }’s infection is checked.
SequelaeRuled = { $character } keeps sequelae{ $instability ->
    [0] {""}
   *[1] {""}, { N($instability, "circle", "circles") } of mental instability
}{ $has_disadvantages ->
    [yes] {""}: { LIST($disadvantages) }.
   *[no] .
}
Infected = { $character }’s wound is infected.
WoundsHealed = { POSS($character) } { N($count, "Wound", "Wounds") } { $count ->
    [one] heals
   *[other] heal
} ({ $healing }).
MarksErased = { $character } has full use again: { $limb }.
FictionTimeAdvanced = { $minutes ->
    [0] Time passes: { N($seconds, "second", "seconds") }.
   *[1] Time passes: { TIME($minutes) }{ $seconds ->
        [0] .
       *[1] {""}, { N($seconds, "second", "seconds") }.
    }
}
TurnsAdvanced = { N($turns, "Turn", "Turns") } { $turns ->
    [one] passes.
   *[other] pass.
}
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
ItemDefined = There is a new piece of gear: { $label }.
GotUp = { $character } gets up{ $helped ->
    [yes] {""}, helped by somebody.
   *[no] .
}
ItemEquipped = { $character } equips: { $label }.
ItemUnequipped = { $character } puts away or takes off: { $label }.
ItemTakenUp = { $character } takes{ $has_former ->
    [yes] {" "}from { $former }: { $label }.
   *[no] {" "}up: { $label }.
}
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
ItemMoved = { $character } changes hands with: { $label }.
EncumbranceSet = { $ranks ->
    [0] { $character } acts unhindered ({ $family }).
   *[1] { $character } acts with { N($ranks, "rank", "ranks") } of hindrance ({ $family }).
}
WoundsImposed = The game master inflicts { N($count, "Wound", "Wounds") } on { $character }{ $has_zone ->
    [yes] {" "}({ $zone }).
   *[no] .
}
HitRuled = The game master specifies what a blow was{ $massive ->
    [true] {""}, massive damage
   *[false] {""}
}{ $limb_lost ->
    [true] {""}, a limb lost
   *[false] {""}
}{ $bypass ->
    [true] {""}, protection bypassed
   *[false] {""}
}{ $has_face ->
    [yes] {""}, taken in the { $face }.
   *[no] .
}
ZoneRuled = The zone where the blow hits { $character }: { $zone }.
ZoneRefined = The spot where the blow hits { $character }: { STOP($text) }
ConditionRuled = New state of { $character }: { $condition }{ $has_to ->
    [yes] {" "}(to { $to })
   *[no] {""}
}{ $has_ranks ->
    [yes] {""}, { N($ranks, "rank", "ranks") }.
   *[no] .
}
ConditionLifted = A state of { $character } ends: { $condition }{ $has_to ->
    [yes] {" "}(to { $to }).
   *[no] .
}
WoundsHeld = { POSS($character) } { N($count, "Wound", "Wounds") } { $count ->
    [one] waits
   *[other] wait
} for phase 3.
TicksHeld = { N($count, "circle", "circles") } of { $gauge } of { $character } { $count ->
    [one] waits
   *[other] wait
} for phase 3.
ConsequenceOpened = { $has_attacker ->
    [yes] After the fact, { $attacker } hits { $character }
   *[no] After the fact, damage waits for its place on { $character }
} ({ $raw } damage): to be completed or dismissed.
LateHitCompleted = { $who } completes the hit left open.
LateHitDismissed = { $who } dismisses the hit left open.
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
IntentFlagged = { POSS($character) } intent needs a review: { intent }
SealedDeclarationsCalled = Simultaneous declarations are asked{ $has_characters ->
    [yes] {" "}of { LIST($characters) }.
   *[no] {" "}for.
}
IntentKindSealed = { $character } has chosen in secret.
SealedIntentsOpened = The sealed choices open: { $kinds }.
IntentSpecified = { $character } specifies the intent: { intent }
NpcIntentRecorded = { POSS($character) } intent: { intent }
NpcIntentShown = What { $character } does can be guessed: { intent }
HesitationRuled = { $character } hesitates and does nothing.
DeclarationVoided = The declaration of { $character } is cancelled{ $has_number ->
    [yes] {" "}(no. { $number }).
   *[no] .
}
ActionClassified = { $who } classes { POSS($character) } action: { $action_class }{ $ranks ->
    [0] {""}
   *[1] {""}, { N($ranks, "rank", "ranks") } more
}{ $has_suits ->
    [yes] {" "}(advantage: { $suits }).
   *[no] .
}
LongActionPlanned = { $has_actions ->
   [yes] { $character } begins an action of { N($actions, "Turn", "Turns") }: { $text }.
  *[other] { $character } begins an action of several Turns: { $text }.
}
LongActionAdjusted = { $has_actions ->
    [yes] { POSS($character) } action will take { N($actions, "Turn", "Turns") }.
   *[no] How many Turns { POSS($character) } action will take is no longer told.
}
InterruptionRuled = The game master rules what the interruption of a long action costs { $character }.
LongActionProgressed = { $character }’s action goes on: { N($done, "Turn", "Turns") }.
LongActionCompleted = { $character } completes the action.
LongActionInterrupted = { $character } breaks off the action.
CombatStarted = The fight begins{ $has_characters ->
    [yes] {" "}between { LIST($characters) }.
   *[no] .
}
CombatEnded = The fight is over.
CombatantsSet = The fighters change{ $has_added ->
    [yes] {""}; joining: { LIST($added) }
   *[no] {""}
}{ $has_removed ->
    [yes] {""}; leaving: { LIST($removed) }.
   *[no] .
}
ContactSet = { $contact ->
   [true] { $one } and { $other } are within reach.
  *[other] { $one } and { $other } are out of reach.
}
PhaseClosed = { $who } closes phase { $phase } of Turn { $turn }, { $phase ->
    [1] declarations.
    [2] resolution.
   *[3] consequences.
}
CombatReopened = The fight begins{ $has_characters ->
    [yes] {" "}between { LIST($characters) }.
   *[no] .
}
CombatClosed = The fight is over.
PhaseEnded = { $who } closes the phase.
PhaseAdvanced = Turn { $turn }, phase { $phase }: { $phase ->
    [1] declarations.
    [2] resolution.
   *[3] consequences.
}
ResolutionOrderSet = The order of resolution is set.
SurpriseCalled = { $has_aggressor ->
    [yes] { $aggressor } tries a surprise attack
   *[no] A surprise is played out
}{ $has_victims ->
    [yes] {" "}against { LIST($victims) }.
   *[no] .
}
SurpriseRuled = { $has_aggressor ->
    [yes] { $aggressor } strikes by surprise
   *[no] The surprise is complete
}{ $has_victims ->
    [yes] {" "}against { LIST($victims) }.
   *[no] .
}
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
PursuitRollCalled = The pursuit goes on{ $has_characters ->
    [yes] {" "}between { LIST($characters) }
   *[no] {""}
}{ $has_stage ->
    [yes] {""}: { STOP($stage) }
   *[no] .
}
PursuitRuled = { $who } rules on { POSS($fugitive) } pursuit.
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
ContactDamageRuled = The game master sets what { POSS($character) } contact shot is worth{ $has_wounds ->
    [yes] {""}: { N($wounds, "Wound", "Wounds") }.
   *[no] .
}
StrayCalled = Projectiles go astray{ $has_exposed ->
    [yes] {" "}towards { LIST($exposed) }.
   *[no] .
}
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
GrabWillCalled = { $character } tries to keep hold of { $victim } in spite of the blow.
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
FirearmCycled = { $who } cycles a gun.
ModeSelected = { $who } moves the selector.
FirearmReloaded = { $who } reloads.
BipodUnfolded = { $who } unfolds a bipod.
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
LoaderNamed = { $has_loader ->
    [yes] { $loader } serves the gun: { $label }.
   *[other] Nobody serves the gun any more: { $label }.
}
AmmoCountTaken = The game master now counts the rounds: { $label }.
AmmoCountGiven = The bearer counts the rounds again: { $label }.
AccidentalDischargeCalled = { $character } may set off a shot by accident: { $label }.
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
ImpactsCounted = { $character }’s burst makes { N($count, "impact", "impacts") }.
BurstTargetsListed = { POSS($character) } burst { $has_targets ->
    [yes] may hit { LIST($targets, word: "or") }.
   *[no] may hit nobody.
}
ImpactsConstrained = The impacts of { POSS($character) } burst on { $target } are limited{ $has_at_least ->
    [yes] {""}, at least { $at_least }
   *[other] {""}
}{ $has_at_most ->
    [yes] {""}, at most { $at_most }
   *[other] {""}
}.
ImpactsAllocated = The impacts of { POSS($character) } burst are shared out{ $has_shares ->
    [yes] {""}: { LIST($shares) }.
   *[no] .
}
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
WoundsSetAside = What a danger did earlier waits for its place.
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
FallApplied = { $metres ->
    [0] { $character } falls.
   *[other] { $character } falls { N($metres, "metre", "metres") }.
}
CurrentStarted = { $has_characters ->
    [yes] A current runs through { LIST($characters) }
   *[no] A current runs
} ({ $volts } V){ $stuck ->
    [true] {""}, and the hand cannot let go.
   *[false] .
}
CurrentCut = The game master cuts the current off { $character }.
TearingTried = { $character } tries to tear loose from the current.
LightningStruck = Lightning strikes { $character }.
Electrised = A current runs through { $character }.
CurrentStopped = The current leaves { $character }.
FrostbiteStarted = The cold begins to bite { $character }.
FrostbiteAssigned = The cold has bitten { $character }: { $limb }.
BurnApplied = { $has_degree ->
    [yes] { $character } suffers a { $degree ->
        [1] first
        [2] second
       *[3] third
    }-degree burn.
   *[no] { $character } suffers a burn.
}
Ignited = { $who } sets { $character } on fire ({ $fuel } fire).
FireSpread = The fire on { $character } takes its way: { $places }.
ExtinguishingTried = { $burning_is_character ->
    [yes] { $character } tries to put out the fire that burns { GENDER($character) ->
        [f] her.
        [m] him.
       *[unknown] them.
    }
   *[no] { $character } tries to put out the fire on { $burning }.
}
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
ExplosionResolved = The explosion deals { $raw } damage before protections{ $has_victims ->
    [yes] {""}, to { LIST($victims) }.
   *[no] .
}
BombBuilding = { $character } sets out to build a bomb ({ $skill }{ $bonus ->
    [0] {""}
   *[1] {""}, { SIGNED($bonus) } damage
}).
BombSet = { $has_label ->
    [yes] A device is there: { $label }.
   *[no] The game master sets a bomb.
}
DefusingTried = { $character } tries to defuse { $has_label ->
    [yes] a bomb: { $label }.
   *[no] a bomb.
}
BombBuilt = { $character } has built the bomb.
DefusalResolved = { $defused ->
    [true] { $character } has made the bomb harmless.
   *[other] { $character } has failed: nothing stops the bomb now.
}
MineLaid = { $character } lays a mine ({ $kind }): { $area }.
MineTriggered = { $has_victims ->
    [yes] A mine goes off under { LIST($victims) }.
   *[no] A mine goes off.
}
ClearingTried = { $character } looks for mines: { $area }.
ChargePrepared = { $character } prepares { $item }: { $step }.
GrenadeThrown = { $quick ->
    [true] { $character } pulls the pin and throws at once: { $item }.
   *[false] { $character } throws: { $item }.
}
ChargeRuled = The game master rules on a charge.
TankPierced = A bullet goes through { POSS($character) } tank.
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
TortureEndured = { $character } endures { N($hours, "hour", "hours") } of it.
TortureRollCalled = { POSS($character) } will is put to the test.
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
AsphyxiaStopped = { $character } gets air again.
ApneaStarted = { $character } holds their breath, for { $seconds } s at most.
BreathSpent = { $character } can hold their breath no longer.
PeriodSet = The pace of a danger changes for { $character } ({ $danger }): { $has_seconds ->
    [yes] a circle every { $seconds } s.
   *[no] { $has_turns ->
        [yes] a circle for each period of { N($turns, "Turn", "Turns") }.
       *[no] no fixed pace.
    }
}
AttritionStarted = { $character } begins to suffer: { $kind }{ $has_seconds ->
    [yes] , one circle every { $seconds } s.
   *[no] .
}
AttritionStopped = { $character } suffers no more: { $kind }.
StarvationTells = { $character } has starved so long that it may leave traces.
DiseaseApplied = { $character } falls ill ({ $severity }){ $has_title ->
    [yes] : { $title }
   *[no] {""}
}{ $has_ticks ->
    [yes] , { N($ticks, "Wound", "Wounds") }, one every { $seconds } s.
   *[no] .
}
RadiationApplied = { $character } was irradiated{ $has_effect ->
    [yes] {""}: { $effect }{ $has_ticks ->
        [yes] {""}, { $ticks } times, every { $seconds } s.
       *[no] .
    }
   *[no] .
}
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
EffectLifted = The effect ends for { $character }: { $family }{ $has_product ->
    [yes] {" "}({ $product }).
   *[no] .
}
EffectEnded = The effect wears off for { $character }: { $family }{ $has_product ->
    [yes] {" "}({ $product }).
   *[no] .
}
PoisoningCalled = { POSS($character) } body fights the poison.
OverdoseCalled = { $character } may have had too much.
PoisonUndertaken = { $character } sets out to make a poison ({ $skill }).
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
AddictionCalled = { $character } is tempted once more.
TripCalled = { $character } slips into another world.
TripRuled = { POSS($character) } trip: { $trip }.
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
field-about = About
    .hint = What is awaited concerns this.
field-absorbed = Absorbed
    .hint = How many wounds the protection stops.
field-academic = Academic
    .hint = Yes for a skill that is studied.
field-added = Added
    .hint = Those who enter the fight.
field-advantage = Advantage
    .hint = What helps to hold out without air.
field-after = Afterwards
    .hint = What follows.
field-after_effect = After-effect
    .hint = What is left when the somatisation ends.
field-age = Age
    .hint = The character’s age in years.
field-age_class = Age class
    .hint = Child, adult or old, as the rules have it.
field-aggressor = Aggressor
    .hint = Who attacks by surprise or first.
field-aim = Aim
    .hint = What is aimed at, or what the act is for.
field-airbag = Airbag
    .hint = Yes if an airbag protects the occupant.
field-alive = Alive
    .hint = Yes as long as the character lives.
field-allocated = Allocated
    .hint = How many impacts go to each.
field-allow_unbalanced = Allow imbalance
    .hint = Yes to validate traits that do not balance.
field-amended = Amended to
    .hint = What the game master puts in place of the proposal.
field-animal = Animal
    .hint = The animal concerned.
field-announced = Announced
    .hint = Yes if the player knows the length or the difficulty.
field-answers = Answers
    .hint = The request that this roll answers.
field-approach = Approach
    .hint = How one comes into contact.
field-approved = Approved
    .hint = Yes once the game master has approved the character.
field-area = Area
    .hint = The place where the mine lies.
field-arm = Arm
    .hint = Which arm, right or left.
field-armed = Armed
    .hint = Yes when the somatisation can be triggered.
field-armour_faces = Faces of armour
    .hint = How protections are read on the die.
field-armour_simultaneous = Layered armour
    .hint = How several protections count together.
field-arms_owed = Arms to be chosen
    .hint = The blows warded off whose arm is still to be named.
field-asked = Asked
    .hint = How much was asked for.
field-asleep = Asleep
    .hint = Yes when the character sleeps.
field-assistants = Assistants
    .hint = Those who help, by their ids.
field-at_least = At least
    .hint = The least number of impacts for each.
field-at_most = At most
    .hint = The greatest number of impacts for each.
field-attempt = Attempt
    .hint = What is tried, so that it is not tried again unchanged.
field-attempts = Attempts
    .hint = What has been tried already.
field-attested = Attested by
    .hint = What shows that the somatisation has to come.
field-awaited = Awaited
    .hint = What the fight waits for, and from whom.
field-awake = Awake
    .hint = Yes if the character wakes up.
field-background = Background
    .hint = What the character went through before the story.
field-backs = Backs turned
    .hint = Those to whom the character turns his back.
field-bearer = Bearer
    .hint = Who carries the weapon.
field-before = Before
    .hint = What has to be done first.
field-belt = Belt
    .hint = Whether the occupant is belted.
field-bipod = Bipod
    .hint = Whether the weapon stands on its bipod, or has one.
field-bites = Bites
    .hint = The bites under way.
field-bitten = Bitten
    .hint = Who is bitten.
field-blow = Blow
    .hint = The blow in question.
field-blows = Blows
    .hint = The blows struck.
field-bodies = Bodies
    .hint = Everybody’s state of health.
field-body = Body
    .hint = Points given to the skills of the body.
field-bomb = Bomb
    .hint = The bomb concerned.
field-bombs = Bombs
    .hint = The bombs that are set.
field-bounds = Bounds
    .hint = Between which values.
field-breaks = Breaks
    .hint = What the proposal breaks.
field-breath = Breath
    .hint = How long the character can still hold out.
field-breaths = Breaths held
    .hint = Those who hold their breath.
field-brings = Brings
    .hint = What this brings with it.
field-broken = Broken
    .hint = What holds no more.
field-burn_cap_and_marks = Limit of burns
    .hint = Whether the limit of wounds holds for marks as well.
field-burning = Burning
    .hint = Who or what is on fire.
field-bursts = Bursts
    .hint = The bursts whose impacts are still to be allocated.
field-bypass = Bypasses protection
    .hint = Yes if the blow gets round the protection.
field-cadence = Rate of fire
    .hint = How often the weapon can fire.
field-call = Called roll
    .hint = The roll that the game master called for.
field-calls = Called rolls
    .hint = The rolls that are awaited.
field-capacity = Capacity
    .hint = How many rounds the weapon holds.
field-capped = Capped
    .hint = Yes if the ordinary limit applies.
field-care = Care
    .hint = The care received.
field-carer = Carer
    .hint = Who gives the care.
field-category = Category
    .hint = The category of the weapon or character.
field-centimetres = Centimetres
    .hint = What goes beyond whole metres.
field-charge = Charge
    .hint = The explosive charge, if any.
field-checks = Checks
    .hint = How often sleep was checked.
field-circles = Circles
    .hint = The gauge’s circles in order.
field-circumstances = Circumstances
    .hint = What happened, in a few words.
field-action_class = Class
    .hint = What the action comes to: a roll, more than one Turn, or no die at all.
field-clock = Clock
    .hint = The time that has passed in the story.
field-clock_visible = Clock visible
    .hint = Yes if players see the time that passes.
field-cloth = Cloth
    .hint = Yes if it is made of cloth.
field-common = Common skills
    .hint = The basic scores of body, senses and mind.
field-competitors = Competitors
    .hint = Those who compete.
field-concerned = Concerned
    .hint = Those whom the roll concerns.
field-condition = Condition
    .hint = What hampers the character.
field-conditions = Conditions
    .hint = All that hampers the character at present.
field-consciousness = Consciousness
    .hint = Awake, stunned, asleep or unconscious.
field-contact = In contact
    .hint = Whether one is near enough to touch.
field-contacts = Contacts
    .hint = Who is in contact with whom; on a sheet, the people known.
field-contents = Contents
    .hint = What the skill covers.
field-counter = Counter
    .hint = What the sheet counts under this name.
field-cover = Cover
    .hint = What hides part of the target.
field-covered = Covered
    .hint = What is hidden of each target.
field-crew = Crew
    .hint = How many people serve the weapon.
field-crime = Crime
    .hint = The crime in question.
field-crimes = Crimes
    .hint = The character’s crimes.
field-curable = Curable
    .hint = Yes if the illness can be cured.
field-custom = Custom effect
    .hint = An effect of somatisation described by the game master.
field-cycled = Cycled
    .hint = Yes when the weapon is ready to fire again.
field-danger = Danger
    .hint = The danger concerned.
field-dangers = Dangers
    .hint = What threatens bodies: fire, water, poison, cold.
field-days = Days
    .hint = How many days.
field-daze = Daze
    .hint = For how long the character is dazed.
field-deadly_wound = Deadly wound
    .hint = The circle that kills.
field-deadly_wounds = Deadly wounds
    .hint = How many wounds kill the animal.
field-debriefed = Debriefed
    .hint = Yes once the character has talked it over.
field-declarations = Declarations
    .hint = What each has declared under seal.
field-declaring = Declaring
    .hint = Those whose declaration is awaited.
field-declines = Declines
    .hint = What gets worse with time.
field-decoy = Decoy
    .hint = Yes for a roll made only so that nothing is given away.
field-defence = Defence
    .hint = How the victim defends itself.
field-defused = Defused
    .hint = Yes once the bomb is defused.
field-degree = Degree
    .hint = The degree of severity.
field-depths = Under water
    .hint = Those who are under water.
field-designated = Designated
    .hint = Yes if the target was pointed out to the animal.
field-destroyed_at = Destroyed at
    .hint = How many wounds destroy the object.
field-diagnosed = Diagnosed
    .hint = Yes if the trouble is recognised.
field-direction = Direction
    .hint = Where to, or which way.
field-disadvantages = Disadvantages
    .hint = The disadvantages that are left of it.
field-disclosed = Disclosed
    .hint = Yes once the player learns of it.
field-distress = Distress
    .hint = The distress under way, if any.
field-dodging = Dodging
    .hint = Yes if the victim dodges.
field-dog = Dog
    .hint = The dog concerned.
field-done = Done
    .hint = How many turns are already done.
field-doses = Doses
    .hint = The substances taken.
field-double_failure = Double failure
    .hint = What happens when both fail.
field-drawn = Drawn
    .hint = Yes when the weapon is in hand.
field-due = Due
    .hint = What is still to be done, and when.
field-effects_at_once = Effects at once
    .hint = How several effects work together.
field-elements = Elements
    .hint = The parts of the action in order.
field-embedded = Embedded
    .hint = The weapons left in a body.
field-emergency_medicine = Emergency medicine
    .hint = The score of the hospital’s emergency ward.
field-emplaced = Emplaced
    .hint = Yes if the weapon is fixed in place.
field-encumbrance = Encumbrance
    .hint = How much what is carried hampers.
field-environment = Place of care
    .hint = What care is worth where one is.
field-equipment = Equipment
    .hint = What the character owns.
field-equipped = Equipped
    .hint = Yes with something to breathe from.
field-every = Every
    .hint = At which pace the effect comes back.
field-excluding = Excluding
    .hint = Yes if the effect puts the character out of play.
field-experience = Experience
    .hint = The time when experience is given.
field-expires = Expires
    .hint = When it ends.
field-explanations = Explanations
    .hint = How disadvantages explain the circles ticked.
field-exposed = Exposed
    .hint = Those who can be hit, or what shows beyond the cover.
field-exposures = Exposures
    .hint = Those whom cold or heat threatens.
field-extent = Extent
    .hint = How much is hidden.
field-extra = Past traumas
    .hint = Circles of past traumas.
field-face = Face
    .hint = What the die showed.
field-failure = Failure
    .hint = At which value the roll fails.
field-faints = Faints
    .hint = How often the character faints.
field-fall_due = Fall due
    .hint = Yes if the character is about to fall.
field-fall_ruled = Fall ruled
    .hint = Yes once the game master has ruled on the fall.
field-falls = Falls
    .hint = Yes if the victim falls.
field-family = Family
    .hint = The family of conditions or substances.
field-family_status = Family status
    .hint = Single, in a couple, children.
field-fate = Fate
    .hint = What becomes of the character.
field-fatigue = Fatigue
    .hint = Circles of fatigue ticked.
field-fatigue_held = Fatigue held
    .hint = The fatigue that waits before it counts.
field-fatigue_ruled = Fatigue ruled
    .hint = Yes once the game master has ruled on the fatigue.
field-fear = Fear
    .hint = The character’s state of fear.
field-fear_modifier = Fear modifier
    .hint = What is added to fear rolls.
field-fear_rolls = Fear rolls
    .hint = The fear rolls under way.
field-fell = Fell
    .hint = Yes to bring the target down.
field-fight = Fight
    .hint = The fight, turn by turn.
field-fighters = Fighters
    .hint = Those who take part in the fight.
field-flames = Flames
    .hint = Yes if the weapon sets fire.
field-flows = Flows
    .hint = Yes if time flows.
field-former = Taken from
    .hint = Who had the thing until then; empty if it lay on the ground or if its bearer is unknown to you.
field-follower = Follower
    .hint = Who follows.
field-frostbites = Frostbites
    .hint = The frostbites under way.
field-fuel = Fuel
    .hint = What feeds the fire.
field-fugitive = Fugitive
    .hint = Who flees.
field-fuse = Fuse
    .hint = The time before the explosion.
field-gas = Gas
    .hint = The gas that the character breathes or the weapon spreads.
field-gesture = Gesture
    .hint = The gesture made with the weapon.
field-grab = Hold
    .hint = The hold concerned.
field-grabs = Holds
    .hint = The holds under way.
field-grade = Grade
    .hint = The grade that the score gives.
field-grounded = Grounded
    .hint = Yes if the target is on the ground.
field-group = Group
    .hint = The skill’s group.
field-gun = Firearm
    .hint = The firearm’s data.
field-GetUp-helped = With help
    .hint = Yes if somebody lends a hand to get up; whoever wears plate armour cannot do without.
field-TakeUp-item = Thing
    .hint = What lies on the ground in everybody’s sight, or is on somebody dead or unconscious; from those whom the game master plays, what he lets go.
field-TakeUp-hand = Into which hand
    .hint = A hand that is free and not invalid, or both for what needs two; empty to put the thing away.
field-HandOver-item = Thing
    .hint = One that the character has, held, worn or put away; what is in it goes with it.
field-HandOver-to = Recipient
    .hint = Who gets it; empty to lay it down where anybody may take it up.
field-ChangeHand-item = Thing
    .hint = One that the character holds in one hand.
field-ChangeHand-hand = Into which hand
    .hint = The other one, free and not invalid; if it is not the leading hand, every attack with it costs one more rank.
field-CallOff-dog = Biting animal
    .hint = An animal whose teeth are in somebody; it lets go at once, without a roll.
field-RuleSurprise-aggressor = Attacker
    .hint = The fighter whom nobody sees coming.
field-RuleSurprise-victims = Surprised
    .hint = The fighters who can neither act nor defend themselves in this Turn; what they declared is void. No die is thrown.
field-MissingAsked-skills = Lacking skills
    .hint = Common skills that the player or the game master has still to give, from 1 to 40 each, without the sum of creation.
field-MissingAsked-personality = Personality to choose
    .hint = Yes while the character has none; the player or the game master picks one of the twelve.
field-DefineItem-model = Weapon of the book
    .hint = A weapon by its name, with the numbers that the book gives it; the game master may describe another in its place.
field-Weapon-bonus = Damage bonus
    .hint = Added to the margin of a hit, 0 to 9; empty for that of the category (sword 1, two hands or chainsaw 2, pole 3, firearm 2 or 3, heavy 6, else 0 or 1).
field-Weapon-hands = Hands needed
    .hint = One or two; empty for what the category needs, two for a two-handed sword or a chainsaw.
field-Animal-bonus = Bonus of its natural weapons
    .hint = By species, 0 to 3, added to the margin of claws, fangs, horns or hooves; empty for a small animal, which hurts nobody.
field-Animal-actions = Actions in a Turn
    .hint = How many intents the game master may record for it in one Turn; 1 for a dog.
field-hand = Hand
    .hint = In which hand.
field-Options-handedness = Leading hand
    .hint = Whether the leading hand is chosen or rolled on a d6.
field-handedness = Handedness
    .hint = Right-handed, left-handed or ambidextrous.
field-hands = Hands
    .hint = How many hands, or which.
field-hardening = Hardening
    .hint = The character’s circles of hardening.
field-hazards = Hazards
    .hint = What takes effect with time.
field-head_on = Head-on
    .hint = Yes for a frontal crash.
field-head_start = Head start
    .hint = The lead at the start.
field-healed = Healed
    .hint = What is healed.
field-healing = Healing
    .hint = How much heals.
field-health = Health
    .hint = The state of bodies, and care.
field-heart_disease_wound = Heart disease
    .hint = How many wounds a heart attack does.
field-heart_ill = Heart condition
    .hint = Yes if the character has a bad heart.
field-held = Held
    .hint = What is held, or already loaded.
field-helped = Helped
    .hint = Yes if somebody helps.
field-hit = Hit
    .hint = The hit whose wounds are still to be placed.
field-hits = Hits
    .hint = The hits still to be settled.
field-hold = Held back
    .hint = Yes if the wounds wait for phase 3.
field-holder = Holder
    .hint = Who has the item or the hold.
field-hospital = Hospital
    .hint = What the hospital is worth.
field-hot = Hot
    .hint = Yes if the weapon burns.
field-hours = Hours
    .hint = How many hours.
field-how = How
    .hint = In which way it ends.
field-hunters = Hunters
    .hint = Those who pursue, with their lead.
field-hurt = Hurt
    .hint = What the fall does.
field-identity = Identity
    .hint = What stands at the head of the sheet.
field-illness = Illness
    .hint = The illness concerned.
field-impacts = Impacts
    .hint = How many bullets hit, or how they are shared out.
field-improvised = Improvised
    .hint = Yes for an improvised weapon.
field-incapacitating = Incapacitating
    .hint = Yes if the effect keeps one from acting.
field-infected = Infected
    .hint = Yes if a wound is infected.
field-initial_waived = Initial ticks waived
    .hint = Yes if the game master waives the initial ticks.
field-instability = Instability
    .hint = The character’s circles of instability.
field-intensive = Intensive care
    .hint = Yes in intensive care.
field-intensive_care = Intensive care
    .hint = The score of the hospital’s intensive care.
field-intent = Intent
    .hint = What the character means to do.
field-intents = Intents
    .hint = What each means to do this turn.
field-interrupted = Interrupted
    .hint = Yes if the action was interrupted.
field-items = Items
    .hint = Objects and weapons.
field-jaw_protected = Jaw protected
    .hint = Yes if something protects the tongue.
field-jaw_ruled = Jaw ruled
    .hint = Yes once the game master has ruled on the jaw.
field-jaw_wounds = Jaw wounds
    .hint = How many wounds to the jaw.
field-keep_hidden = Keep hidden
    .hint = Who stays hidden after the scene.
field-keep_out = Keep out
    .hint = Who stays out of play after the scene.
field-keeper = For the game master
    .hint = What the game master alone sees.
field-kept = Kept
    .hint = Yes if the hold holds.
field-kinds = Kinds
    .hint = Which kinds of action, one for each seat.
field-known = Known
    .hint = Yes once the players know of it.
field-laser = Laser sight
    .hint = Yes if the weapon has a laser sight.
field-last_burst = Last burst
    .hint = How many rounds the last burst fired.
field-late = Late hits
    .hint = The hits that are still to be completed.
field-layer = Layer
    .hint = Who laid the mine.
field-leap = Leap
    .hint = Yes if the animal leaps.
field-leaves = Leaves
    .hint = Whom one gets away from.
field-left = Left
    .hint = How much is left.
field-legs = Legs
    .hint = The rolls of the round, one after the other.
field-limb = Limb
    .hint = The limb concerned.
field-limb_lost = Limb lost
    .hint = Yes if the limb is lost.
field-line = Line
    .hint = The line of the sheet.
field-lines = Lines
    .hint = The skills line by line.
field-link = Link
    .hint = What the trait is tied to.
field-lit = Lit
    .hint = Yes if the fuse burns.
field-loader = Loader
    .hint = Who loads the weapon for the shooter.
field-loading = Loading
    .hint = What it takes to load the weapon.
field-localised = Localised
    .hint = Yes if the explosion strikes one place.
field-locks = Locks
    .hint = What cannot be tried again unchanged.
field-long = Long action
    .hint = The action of several turns under way.
field-lost = Lost
    .hint = Yes once it is lost.
field-lowered = Lowered
    .hint = Yes if the shelter is lower.
field-maker = Maker
    .hint = Who made it.
field-malaise = Malaise
    .hint = What the character suffers from.
field-margin = Margin
    .hint = By how much the roll succeeds or fails.
field-mark = Mark
    .hint = Which kind of circle it is.
field-marks = Marks
    .hint = The marks that the body keeps.
field-mask = Mask
    .hint = Yes if the item protects breathing.
field-massive = Massive
    .hint = Yes for massive damage.
field-met = Met
    .hint = Who is met.
field-method = Method
    .hint = In which way the game master rules.
field-metres = Metres
    .hint = How many metres.
field-mind = Mind
    .hint = Points given to the skills of the mind.
field-modifiers = Modifiers
    .hint = What is added to the die, in points, one by one.
field-mine = Mine
    .hint = The mine concerned.
field-mines = Mines
    .hint = The mines that are laid.
field-minutes = Minutes
    .hint = How many minutes.
field-model = Model
    .hint = The model that the item is made after.
field-months = Months
    .hint = How many months.
field-movement = Movement
    .hint = Pursuits, tails and falls.
field-must_talk = Must talk
    .hint = Yes if the victim talks in the end.
field-named = Named
    .hint = The skills that the player has named.
field-nationality = Nationality
    .hint = The character’s nationality.
field-natural = Natural
    .hint = What the die alone showed.
field-needed = Needed
    .hint = The lead that it takes to win.
field-needs_review = Needs review
    .hint = Yes if the game master has to rule on it.
field-new = New
    .hint = What takes its place.
field-next_at = Next at
    .hint = When it takes effect again.
field-night_scope = Night scope
    .hint = Yes if the weapon has a night scope.
field-notation = Notation
    .hint = How the sheet writes it.
field-notice = Notice
    .hint = What the player learns of a secret roll.
field-noticed = Noticed
    .hint = Yes if the one followed notices.
field-npc_dice = Dice of NPCs
    .hint = Who sees the dice of the game master’s characters.
field-npc_kind = Kind of NPC
    .hint = Extra, supporting role or animal.
field-numbers = Numbers
    .hint = What the roll is made of: score, difficulty, conditions.
field-objects = Objects
    .hint = Objects of the scenery that can be damaged.
field-occupants = Occupants
    .hint = Those in the vehicle.
field-off_hand = Off hand
    .hint = Yes when acting with the wrong hand.
field-on_foot = On foot
    .hint = Yes for a pedestrian.
field-one = One
    .hint = The first of the two.
field-open_face = Open face
    .hint = Yes if the helmet leaves the face bare.
field-open_mode_shows_page4 = Page 4 open
    .hint = Yes if open sheets show page 4 as well.
field-open_screen_dice_at_close = Hidden dice in the end
    .hint = Yes if hidden dice are opened when the table closes.
field-opening = Opening
    .hint = What one shoots through from the shelter.
field-opposition = Opposition
    .hint = The opposition concerned.
field-oppositions = Oppositions
    .hint = The oppositions under way.
field-option = Option
    .hint = The option in question.
field-ordeal = Ordeal
    .hint = The ordeal concerned.
field-ordeals = Ordeals
    .hint = The ordeals under way.
field-out = Out
    .hint = Yes when the character can act no more.
field-outrun = Outrun
    .hint = Yes once the pursuer has no more chance.
field-over = Over
    .hint = Yes if the charge is not stopped.
field-overridden = Overridden
    .hint = Yes if the game master chose another effect.
field-owed = Owed
    .hint = What is still to be done.
field-own_height = Own height
    .hint = Yes for whoever falls from his own height.
field-pace = Pace
    .hint = At which pace a circle is ticked.
field-page4 = Page 4
    .hint = The page of the mind, for those who may read it.
field-pages = Pages
    .hint = The pages of the sheet that the seat may read.
field-pair = Pair
    .hint = The two rolls that are compared.
field-part = Part
    .hint = The part of the background that is written.
field-passive = Passive
    .hint = Who undergoes the action.
field-patient = Patient
    .hint = Who is treated.
field-pay = Payment
    .hint = How the experience is paid.
field-permanent = Permanent
    .hint = Yes if the circle can no longer be erased.
field-perpetrator = Perpetrator
    .hint = Who inflicts the ordeal.
field-personality = Personality
    .hint = The personality that guides somatisations.
field-phase_name = Name of the phase
    .hint = The phase of fear that the character has reached.
field-pierced = Pierced
    .hint = Yes if the bullet goes through the cover.
field-pierces = Pierces
    .hint = Yes if the projectile goes through.
field-places = Places
    .hint = The places that burn.
field-played = Played
    .hint = Yes if somebody plays this character.
field-plus = Hardening ticks
    .hint = Circles of hardening at the start.
field-point_blank = Point-blank
    .hint = Yes for a shot at point-blank range.
field-poison = Poison
    .hint = The poison concerned.
field-poisons = Poisons
    .hint = The poisons made.
field-politics = Politics
    .hint = The character’s politics.
field-possible = Possible
    .hint = Yes if a treatment is possible.
field-prepared = Prepared
    .hint = Yes if there was time to take a breath.
field-prerequisite = Prerequisite
    .hint = The skill that is needed first, and its score.
field-presence = Presence
    .hint = Whether the seat is in on the scene.
field-presences = Presences
    .hint = Those who are in on the scene.
field-product = Substance
    .hint = What was taken.
field-profession = Profession
    .hint = The character’s profession.
field-prone = Prone
    .hint = Yes if the character is on the ground.
field-prone_known = Prone, known
    .hint = Yes if the others know that he is on the ground.
field-proof = Fireproof
    .hint = Yes if the clothes resist fire.
field-protection = Protection
    .hint = What protects, and which zones.
field-psycho_killer = Psycho killer
    .hint = Yes if the character has become one.
field-purchase = Purchase
    .hint = What the experience buys.
field-pursuer = Pursuer
    .hint = Who pursues.
field-pursuers = Pursuers
    .hint = Those who pursue.
field-pursuit = Pursuit
    .hint = The pursuit concerned.
field-pursuits = Pursuits
    .hint = The pursuits under way.
field-quality = Quality
    .hint = The quality of the success or of the care.
field-quick = Quick
    .hint = Yes to do it fast, at the cost of precision.
field-race_ethnicity = Ethnicity
    .hint = The character’s ethnicity.
field-raisable = Can be revived
    .hint = Yes if revival is still possible.
field-raw = Raw wounds
    .hint = The wounds before any protection.
field-refined = Refined aim
    .hint = Yes to aim for longer.
field-relapse = Relapse
    .hint = Yes if the old crime weighs again.
field-religion = Religion
    .hint = The character’s religion.
field-reload = Reloading
    .hint = How the weapon is loaded again.
field-reloading = Being loaded
    .hint = How far the loading has got.
field-remove = Remove
    .hint = What is taken away.
field-removed = Removed
    .hint = Those who leave the fight.
field-reserved_once = Reserved once
    .hint = Yes once experience has been kept for later.
field-resist_health_mods = Health in resistance
    .hint = Whether health counts in resistance rolls.
field-resisting = Resisting
    .hint = Yes if the victim resists.
field-resolved = Resolved
    .hint = Yes once the action is settled.
field-resolves = Resolves
    .hint = What the roll settles.
field-revived = Revived
    .hint = Yes once the character comes round.
field-rising = Rising
    .hint = Yes if the action is to get up.
field-road_formula = Road accidents
    .hint = How speed gives the wounds of an accident.
field-rounds = Rounds
    .hint = How many rounds.
field-ruined = Ruined
    .hint = Yes when the item is of no more use.
field-run_up = Run-up
    .hint = Yes if the animal takes a run-up.
field-running = Running
    .hint = Yes as long as it takes effect.
field-scope = Scope
    .hint = The weapon’s scope.
field-score = Score
    .hint = What the skill is worth.
field-scores = Scores
    .hint = The skills that count, with their scores.
field-sealed = Sealed
    .hint = The declarations still hidden.
field-second = Second
    .hint = The clock’s second.
field-seconds = Seconds
    .hint = How many seconds.
field-secret_roll_notice = Secret rolls
    .hint = What players learn when the game master rolls in secret.
field-senses = Senses
    .hint = Points given to the skills of the senses.
field-severity = Severity
    .hint = How severe the disease is.
field-sex = Sex
    .hint = The character’s sex.
field-sexuality = Sexuality
    .hint = The character’s sexuality.
field-shaken = Shaken
    .hint = Yes if the hold is shaken.
field-shares = Shares
    .hint = How many impacts each receives.
field-sheet_mode = Sheets
    .hint = Whether sheets are open to all or to their player.
field-shelter = Shelter
    .hint = The shelter from which one shoots.
field-shield = Shield
    .hint = Yes if the item serves as a shield.
field-shock = Shock
    .hint = The shock concerned.
field-shocks = Shocks
    .hint = The shocks that the character has suffered.
field-shot = Shot
    .hint = The circumstances of the shot.
field-shown = Shown
    .hint = Yes if everyone sees the roll.
field-simple = Simple
    .hint = Yes for a simple weapon.
field-skill = Skill
    .hint = The skill that is used.
field-sleep = Sleep
    .hint = How the character’s sleep stands.
field-sleeper = Sleeper
    .hint = Who is being shaken.
field-slow = Slow
    .hint = Yes for a slow action.
field-smokes = Smoke
    .hint = Yes if the weapon spreads smoke.
field-social = Social
    .hint = Yes for a social roll.
field-softened = Softened
    .hint = Yes if the fall is softened.
field-solidity = Solidity
    .hint = How many wounds the object can take.
field-somatisation = Somatisation
    .hint = The somatisation under way.
field-somatogenic = Somatogenic
    .hint = Yes if the fear can bring on a somatisation.
field-spare = Spare
    .hint = How many rounds besides.
field-specialities = Specialities
    .hint = The skill’s specialities.
field-species = Species
    .hint = The animal’s species.
field-speed = Speed
    .hint = How fast; in km/h for a vehicle.
field-staff_roll = Staff roll
    .hint = Yes if the staff owe a roll.
field-stage = Stage
    .hint = How far the body, or the round, has got.
field-state = State
    .hint = The state that the character or the line is in.
field-stays = Stays
    .hint = Yes if one stays in the gas.
field-steps = Steps
    .hint = The steps that it takes, one after the other.
field-sticks = Sticks
    .hint = Yes if the weapon stays in the wound.
field-still = Still
    .hint = Yes if one does not move.
field-stops = Stops
    .hint = Yes if the perpetrator stops.
field-strangle_costs_action = Strangling costs an action
    .hint = Yes if strangling takes the turn’s action.
field-strangling = Strangling
    .hint = Yes if the hold strangles.
field-stray = Stray
    .hint = The stray projectile concerned.
field-streak = Streak
    .hint = How many shots in a row.
field-strikes = Strikes
    .hint = How often the effect has struck.
field-struck = Struck
    .hint = Yes if the blow has already been struck.
field-stuck = Stuck
    .hint = Yes if the body sticks to the current.
field-suits = Suits
    .hint = The skills that suit.
field-support = Support
    .hint = What the weapon rests upon.
field-surgeon = Surgeon
    .hint = Who operates.
field-surprised = Surprised
    .hint = Those who cannot react.
field-suspended = Suspended
    .hint = Yes if the distress is suspended.
field-suspended_once = Suspended once
    .hint = Yes if the distress was suspended before.
field-swarm = Swarm
    .hint = The swarm concerned, or whether it is one.
field-swooned = Swooned
    .hint = Yes if the character has swooned.
field-tail = Tail
    .hint = The tail concerned.
field-tails = Tails
    .hint = The tails under way.
field-teacher = Teacher
    .hint = Yes if somebody teaches the skill.
field-then = Then
    .hint = What follows the held breath.
field-thing = Thing
    .hint = The object of the scenery concerned.
field-torn = Torn
    .hint = What was torn off.
field-toxicity = Toxicity
    .hint = The strength of the substance.
field-tracer = Tracer
    .hint = Yes if the round is a tracer.
field-traces = Traces
    .hint = What gives the passage away.
field-trained = Trained
    .hint = Yes if the animal or person is trained.
field-treatment = Treatment
    .hint = The treatment concerned.
field-treatments = Treatments
    .hint = The treatments under way.
field-trip = Trip
    .hint = What the substance makes one go through.
field-turn = Turn
    .hint = Number of the turn, from 1.
field-turn_mode = Turns
    .hint = Yes when time is counted in turns.
field-turns = Turns
    .hint = How many turns.
field-uncapped = Uncapped
    .hint = Yes if the weapon’s wounds have no limit.
field-underslung = Underslung
    .hint = The weapon mounted under the barrel.
field-unfolding = Unfolding
    .hint = Yes while the weapon is being unfolded.
field-unsurvivable = Unsurvivable
    .hint = Yes if nobody survives it.
field-until = Until
    .hint = When it ends.
field-untreatable = Untreatable
    .hint = What cannot be treated.
field-used = Used
    .hint = Yes once it has been used.
field-valve = Valve
    .hint = Yes if the weapon has a valve.
field-vehicles = Vehicles
    .hint = Yes if the tail is done by vehicle.
field-verdict = Verdict
    .hint = Accepted, amended or refused.
field-victim = Victim
    .hint = Who is struck.
field-victims = Victims
    .hint = Those who are struck.
field-voice = Voice
    .hint = Whether the character can still speak.
field-volts = Volts
    .hint = The voltage of the current.
field-waiting = Waiting
    .hint = What waits for time to pass.
field-waiver_reason = Reason for a waiver
    .hint = Why the condition should be waived.
field-watching = Watching
    .hint = Yes if the character keeps watch.
field-water_jet = Water jet
    .hint = Yes to put it out with a jet of water.
field-weapon = Weapon
    .hint = The weapon that is used.
field-weight = Weight
    .hint = Light or heavy.
field-what = What
    .hint = What it is about.
field-withheld = Withheld
    .hint = Yes if the player is not told.
field-won = Rounds won
    .hint = How many rounds are won.
field-worn = Worn
    .hint = Yes if the item is worn.
field-worst = Worst
    .hint = The place struck worst.
field-wound_instead = Wound instead
    .hint = Yes for a wound instead of losing the limb.
field-wounds = Wounds
    .hint = How many wounds.
field-wounds_ruled = Wounds ruled
    .hint = Yes once the game master has ruled on the wounds.
field-xp = Experience
    .hint = Points of experience.
field-xp_belongs_to_player = Experience is the player’s
    .hint = Yes if experience stays with the player when his character is gone.
field-xp_senescence = Experience and age
    .hint = Points of experience that age has taken back.
field-zone = Zone
    .hint = The zone of the body that is hit.
field-zones = Zones
    .hint = The zones of the body concerned.

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
