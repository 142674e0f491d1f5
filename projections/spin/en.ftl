# Table and session
about = Improvise a story in any genre: traits without numbers, dice of two colours, a Destiny that the game master alone knows.

SeatAssigned = { $who } gives { $seat } the role of { WORD($role) ->
    [gm] Destinée.
   *[player] { $role }.
}
TableOptionSet = { $has_choice ->
    [yes] { $who } sets the option “{ $name }”: { $choice }.
   *[no] { $value ->
        [true] { $who } turns the option “{ $name }” on.
        [false] { $who } turns the option “{ $name }” off.
       *[value] { $has_value ->
            [no] { $who } lifts the limit of the option “{ $name }”.
           *[yes] { $who } sets the option “{ $name }”: { $value }.
        }
    }
}
PhaseAdvanced = { $who } moves the table on to the phase: { $phase }.
SceneStarted = A scene begins ({ $kind }){ $has_setting ->
    [no] .
   *[yes] {": "}{ STOP($setting) }
}
SceneEnded = The scene ends.
RequestLapsed = The request “{ $opposition }” lapses.
RespiteOpened = { $has_characters ->
    [no] A respite opens.
   *[yes] A respite opens for { LIST($characters) }.
}
RespiteClosed = The respite ends.
SessionEnded = The session comes to its end: the time to use fortunes.
SessionClosed = The session is closed.
SessionStarted = Session { $session_no } begins.
GameEnded = { $who } announces the end of the game.
SecretsDisclosed = { WORD($which) ->
    [destiny] { $who } shows Destiny{ $has_destiny ->
        [no] .
       *[yes] : it was { $destiny }.
    }
    [hand] { $who } shows the cards of Coup du sort that were not played{ $has_hand ->
        [no] : none.
       *[yes] : { LIST($hand) }.
    }
   *[drama] { $who } shows the Drama canvas.
}
FlowStands = The course of the story stands in spite of the correction.

# Genre
GenreAnswered = { $who } answers question { $question } of the genre: { STOP($text) }
GenreCardDrawn = { $who } draws card { $number } of the genre canvas{ $typed ->
    [true] {" "}(drawn at the table).
   *[false] .
}
GenreSet = The genre is set: { STOP($text) }

# Characters, canvases, traits, stakes
CharacterCreated = { $who } creates a character ({ $kind }): { $name }.
NewCharacterAllowed = The Destinée lets { $seat } bring a new Protagoniste.
BossMarked = { $npc } becomes a boss of the fiction.
BossVetoSet = { $veto ->
    [true] The plot now protects { $npc }, who cannot be eliminated.
   *[false] The plot no longer protects { $npc }, who can be eliminated.
}
CanvasCreated = { $who } opens a canvas ({ $kind }): { $name }.
CanvasAxisWritten = { $who } writes on axis { $axis }{ $has_label ->
    [no] {""}
   *[yes] {" "}(“{ $label }”)
} of the canvas “{ $canvas }”{ $has_texts ->
    [no] : nothing any more.
   *[yes] : { STOP($texts) }
}
CanvasShared = The Destinée shows everybody the canvas “{ $canvas }”.
CanvasAxisShared = The Destinée shows everybody axis { $axis }{ $has_label ->
    [no] {""}
   *[yes] {" "}(“{ $label }”)
} of the canvas “{ $canvas }”{ $has_texts ->
    [no] , still empty.
   *[yes] : { STOP($texts) }
}
TraitAdded = { $has_character ->
    [no] { CAP($canvas) }
   *[yes] { $character }
} receives the trait “{ $text }”.
TraitChanged = { $has_former ->
    [no] A trait
   *[yes] The trait “{ $former }”
} of { $has_character ->
    [no] { $canvas }
   *[yes] { $character }
} becomes “{ $text }”.
TraitRemoved = { $has_character ->
    [no] { CAP($canvas) }
   *[yes] { $character }
} loses the trait “{ $text }”.
StakeAdded = { $who } notes a stake: { STOP($text) }
StakeEdited = { $who } rewords the stake { QUOTE($former) }: { STOP($text) }
StakeClosed = The stake “{ $stake }” is settled.
StakeShared = The Destinée shows everybody the stake { QUOTE($stake) }.
OnBehalf = The Destinée acts here for { $seat }, who is away.

# Gauges
GaugeModeSet = { $mode ->
    [1] From now on a gauge gains a level with each tick.
   *[more] From now on a gauge gains a level every { $mode } ticks.
}
GaugeAdvanced = The gauge “{ $label }” of { $character } advances by { N($ticks, "tick", "ticks") }: level { $level }{ $partial ->
    [0] {""}
   *[more] {" "}and { N($partial, "tick", "ticks") }
}{ $ticks_lost ->
    [0] .
   *[more] {" "}({ N($ticks_lost, "tick", "ticks") } beyond its end, lost).
}
GaugeLowered = The gauge “{ $label }” of { $character } goes down: level { $level }{ $partial ->
    [0] .
   *[more] {" "}and { N($partial, "tick", "ticks") }.
}
GaugeRemoved = The gauge “{ $label }” of { $character } is gone.
GaugeExhausted = The gauge “{ $label }” of { $character } is exhausted: the Destinée will say what that means.
ExhaustionRuled = { $who } rules on the exhaustion of { POSS($character) } gauge “{ $gauge }”: { $ruling }{ $has_text ->
    [no] .
   *[yes] {" "}({ $text }).
}
CharacterEnded = { $character } leaves the story.
BossImpactApplied = { $has_boss ->
    [no] A boss
   *[yes] { $boss }
} is hit after “{ $opposition }”: { WORD($impact) ->
    [remove_trait] { $has_label ->
        [no] a trait is lost.
       *[yes] the trait “{ $label }” is lost.
    }
    [level_1] { $has_label ->
        [no] a gauge advances by one level.
       *[yes] the gauge “{ $label }” advances by one level.
    }
    [level_2] { $has_label ->
        [no] a gauge advances by two levels.
       *[yes] the gauge “{ $label }” advances by two levels.
    }
   *[eliminate] the boss is eliminated.
}

# Oppositions
OppositionRequested = { $who } asks for a resolution for { $character }: { STOP($objective) }
OppositionOpened = { WORD($kind) ->
    [pvp] An opposition between players opens
    [competition_leg] A leg of a competition opens
   *[standard] An opposition opens
}{ $has_lead ->
    [no] { $has_camp ->
        [no] {""}
       *[yes] {" "}for { $camp }
    }
   *[yes] {" "}for { $lead }
}{ COUNT($protagonists) ->
    [0] {""}
    [1] {""}
   *[more] {" "}(together: { LIST($protagonists) })
}{ $has_aggressor ->
    [no] {""}
   *[yes] , against { $aggressor }
}{ WORD($zoom) ->
    [sequence] , as a sequence
    [script] , as a script
    [undecided] , the zoom still to be chosen
   *[action] {""}
}{ $has_obstacle ->
    [no] .
   *[yes] , facing this obstacle: { STOP($obstacle) }
}
ObjectiveSet = { $has_lead ->
    [no] The objective is set: { STOP($text) }
   *[yes] { POSS($lead) } objective is set: { STOP($text) }
}
WagerDeclared = In “{ $opposition }”, the declared stake is: { STOP($text) }
ZoomChosen = Zoom chosen for “{ $opposition }”: { $zoom }.
StagesSet = { $who } divides the obstacle of “{ $opposition }” into stages{ $has_stages ->
    [no] .
   *[yes] : { LIST($stages) }.
}
part-Stage = { $name } ({ N($keys, "key", "keys") })
OppositionCancelled = The opposition “{ $opposition }” is dropped.
FactorProposed = { $who } proposes { $has_label ->
    [no] a key factor
   *[yes] the key factor “{ $label }”
} in “{ $opposition }”: { N($dice, "die", "dice") } for the { $camp }{ $against ->
    [0] {""}
   *[more] {" "}and { N($against, "die", "dice") } for the other camp
}{ WORD($conversion) ->
    [as_reflex] , used as a reflex
    [as_aptitude] , used as an aptitude
   *[none] {""}
}{ $external ->
    [true] , linked to something external.
   *[false] .
}
FactorAdded = The Destinée adds { $hidden ->
    [true] a hidden factor{ $has_label ->
        [no] {""}
       *[yes] , “{ $label }”,
    }
   *[false] { $has_label ->
        [no] a key factor
       *[yes] the key factor “{ $label }”
    }
} in “{ $opposition }”: { N($dice, "die", "dice") } for the { $camp }{ $against ->
    [0] {""}
   *[more] {" "}and { N($against, "die", "dice") } for the other camp
}{ $external ->
    [true] , linked to something external.
   *[false] .
}
FactorRuled = The Destinée { $accept ->
    [true] accepts
   *[false] refuses
} { $has_label ->
    [no] a key factor
   *[yes] the key factor “{ $label }”
}{ $accept ->
    [false] {" "}in “{ $opposition }”.
   *[true] {" "}in “{ $opposition }”: { N($dice, "die", "dice") } for the { $camp }{ $against ->
        [0] {""}
       *[more] {" "}and { N($against, "die", "dice") } for the other camp
    }{ $external ->
        [true] , linked to something external.
       *[false] .
    }
}
FactorShown = In “{ $opposition }”, { $has_label ->
    [no] a key factor
   *[yes] the key factor “{ $label }”
} gives { N($dice, "die", "dice") } to the { $camp }{ $against ->
    [0] .
   *[more] {" "}and { N($against, "die", "dice") } to the other camp.
}
FactorWithdrawn = { $who } withdraws { $has_label ->
    [no] a key factor
   *[yes] the key factor “{ $label }”
}{ $has_opposition ->
    [no] .
   *[yes] {" "}from “{ $opposition }”: { N($dice, "die", "dice") } less for the { $camp }.
}
FactorRevealed = A hidden factor of “{ $opposition }” is revealed: “{ $label }”, { N($dice, "die", "dice") } for the { $camp }.
part-Counted = { $has_label ->
    [no] hidden factor
   *[yes] { $label }
}: { SIGNED($dice) } for the { $camp }{ $against ->
    [0] {""}
   *[more] {" "}and { SIGNED($against) } for the other camp
}
OppositionLocked = The opposition “{ $opposition }” is set: { N($x, "die", "dice") } for { $has_lead ->
    [no] the Protagoniste
   *[yes] { $lead }
}, { $y } for { $has_aggressor ->
    [no] the obstacle
   *[yes] { $aggressor }
} ({ $base_dice ->
    [0] no die to start with
   *[more] { $base_dice } each to start with
}{ $has_factors ->
    [no] {""}
   *[yes] ; { $factors }
}{ $keys ->
    [0] {""}
   *[more] ; stages: +{ $keys } for the obstacle
}). { $has_lead ->
    [no] The Protagoniste
   *[yes] { CAP($lead) }
} is the { $role }.
OppositionReopened = The opposition “{ $opposition }” goes back to its making: its dice no longer count.
CampRolled = { $who } rolls { N(COUNT($initial), "die", "dice") }{ $typed ->
    [true] {" "}at the table
   *[false] {""}
} for { $has_character ->
    [no] the { $camp }
   *[yes] { $character }
} in “{ $opposition }”{ $has_initial ->
    [no] {""}
   *[yes] : { $initial }
}{ $has_extra ->
    [no] {""}
   *[yes] ; more for { N(COUNT($extra), "six", "sixes") }: { $extra }
}. { $evens ->
    [0] No evens.
   *[more] { N($evens, "even", "evens") }.
}
ResultDetermined = { $has_lead ->
    [no] The Protagoniste
   *[yes] { $lead }
} counts { N($p, "even", "evens") } against { $o } ({ $comparison }): { $result }.
DeusExAleaTriggered = Deus Ex Alea in “{ $opposition }”: all dice of the other camp show the same face, and the { $loser } may shift the result{ $has_amplitude ->
    [no] .
   *[yes] {" "}by { N($amplitude, "step", "steps") } at most.
}
DeusExAleaApplied = { $steps ->
    [0] The Deus Ex Alea leaves the result of “{ $opposition }” as it is: { $result }.
   *[more] The Deus Ex Alea shifts the result of “{ $opposition }” { N($steps, "step", "steps") } { $direction }: { $has_former ->
        [no] {""}
       *[yes] from { $former }{" "}
    }to { $result }{ $extra_and ->
        [0] .
       *[more] , with { $extra_and } AND more.
    }
}
ResultShifted = { $character } shifts the result one step { $direction }: { $has_former ->
    [no] {""}
   *[yes] from { $former }{" "}
}to { $result }.
FinalResult = Final result of “{ $opposition }”{ $has_lead ->
    [no] {""}
   *[yes] {" "}for { $lead }
}: { $result }, { $key }{ $extra_and ->
    [0] {""}
   *[more] {" "}and { $extra_and } AND more
}{ $forced ->
    [true] , without waiting for every fortune
   *[false] {""}
}{ $has_failed ->
    [no] { $has_failed_stage ->
        [no] .
       *[yes] ; stage { $failed_stage } fails.
    }
   *[yes] ; the stage “{ $failed }” fails.
}
ResultFinalised = Final result of “{ $opposition }”{ $has_lead ->
    [no] {""}
   *[yes] {" "}for { $lead }
}: { $result }, { $key }{ $extra_and ->
    [0] {""}
   *[more] {" "}and { $extra_and } AND more
}{ $forced ->
    [true] , without waiting for every fortune
   *[false] {""}
}{ $has_failed ->
    [no] { $has_failed_stage ->
        [no] .
       *[yes] ; stage { $failed_stage } fails.
    }
   *[yes] ; the stage “{ $failed }” fails.
}
FortuneGained = { $character } gains { N($amount, "fortune", "fortunes") } { WORD($cause) ->
    [conversion] from Destiny
   *[result] for this result
} and now has { $count }.
FortuneSpent = { $count ->
    [0] { $character } has no fortune left.
   *[more] { $character } has { N($count, "fortune", "fortunes") } left.
}
MitigationDeclared = { $reducible ->
    [true] In “{ $opposition }”, the Destinée offers a reduced objective{ $has_text ->
        [no] .
       *[yes] : { STOP($text) }
    }
   *[false] In “{ $opposition }”, the Destinée rules that the objective cannot be reduced{ $has_text ->
        [no] .
       *[yes] : { STOP($text) }
    }
}
MitigationAnswered = { WORD($answer) ->
    [accept] In “{ $opposition }”, { $who } accepts the reduced objective.
   *[refuse] In “{ $opposition }”, { $who } refuses the reduced objective and will pay for the whole of it with a loss.
}
ConsequenceRecorded = { $who } records a consequence of “{ $opposition }”{ $has_character ->
    [no] {""}
   *[yes] {" "}for { $character }
}, { $kind }{ WORD($kind) ->
    [alter_trait] { $has_former ->
        [no] {" "}({ QUOTE($trait_text) })
       *[yes] {" "}({ QUOTE($former) }, now { QUOTE($trait_text) })
    }
    [lose_trait] { $has_former ->
        [no] {""}
       *[yes] {" "}({ QUOTE($former) })
    }
    [lower_gauge] {" "}({ QUOTE($gauge) })
    [advance_gauge] {" "}({ QUOTE($label) })
    [gain_trait] {" "}({ QUOTE($trait_text) })
    [reveal_trait] {" "}({ QUOTE($trait_text) })
   *[fiction] {""}
}{ $has_basis ->
    [no] {""}
   *[yes] , based on: { $basis }
}{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
ModifierGiven = { WORD($kind) ->
    [advantage] { $has_character ->
        [no] The camp of { $camp } will have one die of advantage in the next leg.
       *[yes] { $character } will have one die of advantage in the next opposition.
    }
   *[handicap] { $has_character ->
        [no] The camp of { $camp } will have one die of handicap in the next leg.
       *[yes] { $character } will have one die of handicap in the next opposition.
    }
}
OppositionClosed = The opposition “{ $opposition }” is closed.
ConflictGoesOn = The conflict goes on in a new opposition.

# Competitions
CompetitionOpened = A competition opens{ $has_camps ->
    [no] {""}
   *[yes] {" "}between { LIST($camps) }
}{ $has_objective ->
    [no] .
   *[yes] : { STOP($objective) }
}
part-CampSpec = { $has_members ->
    [no] { $npc }
   *[yes] { COUNT($members) ->
        [1] { $members }
       *[more] { LIST($members) } together
    }
}{ $has_objective ->
    [no] {""}
   *[yes] {" "}(objective: { $objective })
}
LegResult = Leg of the camp of { $camp }: { $result } (sum of the even faces: { $evens }).
CompetitionRoundCompared = { $has_reached ->
    [yes] The round is compared: { LIST($reached) } { COUNT($reached) ->
        [1] reaches
       *[more] reach
    } the objective{ $has_best ->
        [no] .
       *[yes] ; best result: { LIST($best) }.
    }
   *[no] The round is compared: nobody reaches the objective{ $has_best ->
        [no] .
       *[yes] ; best result: { LIST($best) }.
    }
}
ModifierGranted = { WORD($decision) ->
    [grant] After a partial result, { $who } grants the camp of { $camp } the die that is due.
   *[new_strategy] After a partial result, { $who } lets the camp of { $camp } change strategy{ $has_objective ->
        [no] .
       *[yes] : { STOP($objective) }
    }
}
part-Harm = { WORD($kind) ->
    [gauge] the gauge “{ $label }”{ $has_character ->
        [no] {""}
       *[yes] {" "}of { $character }
    } advances
    [trait] { $has_trait ->
        [no] a trait is lost
       *[yes] the trait “{ $trait }” is lost
    }
   *[fiction] { $has_text ->
        [no] an effect in the fiction
       *[yes] { $text }
    }
}
HarmImposed = To stay in the race, the camp of { $camp } must suffer harm{ $has_harms ->
    [no] .
   *[yes] : { STOP($harms) }
}
HarmAccepted = The camp of { $camp } accepts the harm and stays in the race.
CompetitorWithdrew = The camp of { $camp } leaves the competition.
TieRuled = { WORD($ruling) ->
    [ex_aequo] { $who } rules the tie: all are equal.
   *[tie_break] { $who } rules the tie: the sum of the even faces decides who wins.
}
CompetitionEnded = { WORD($outcome) ->
    [winner] The competition ends{ $has_winner ->
        [no] .
       *[yes] { $has_attained ->
            [no] : { $winner } wins.
           *[yes] : { $winner } arrives first; objectives reached: { LIST($attained) }.
        }
    }
    [ex_aequo] The competition ends with equal winners{ $has_attained ->
        [no] .
       *[yes] ; objectives reached: { LIST($attained) }.
    }
    [tie] The competition ends in a tie.
    [no_winner] The competition ends without a winner.
   *[open] The competition ends.
}

# Destiny
StoryOriented = { $who } pays a die of Destiny to steer the story in { A($polarity) } direction{ $has_note ->
    [no] .
   *[yes] : { STOP($note) }
}
DestinyChanged = Destiny changes by { SIGNED($delta) } ({ $cause }): it is now { $value }.
PolarityRollRequested = The Destinée asks { $seat } to roll the polarity die.
PolarityAsked = { $seat } is to roll the polarity die ({ $purpose }).
PolarityRolled = { $seat } rolls the polarity die ({ $purpose }): { $die }, { WORD($polarity) ->
    [positive] even, hence positive.
   *[negative] odd, hence negative.
}
InitiativeAsked = { $who } asks who has the initiative.
InitiativeDetermined = { WORD($first) ->
    [protagonists] The initiative goes to the Protagonistes
   *[adversary] The initiative goes to the adversary
}{ $has_die ->
    [no] .
   *[yes] {" "}(polarity die: { $die }).
}
DestinyConverted = { $has_value ->
    [no] Destiny turns into fortunes: { $amount } for each Protagoniste.
   *[yes] Destiny, which was { $value }, turns into fortunes: { $amount } for each Protagoniste.
}

# Orientation
OrientationRollRequested = { $who } asks for an orientation roll{ $has_row ->
    [no] { $has_canvas ->
        [no] { $has_labels ->
            [no] {""}
           *[yes] , to be read so ({ LIST($labels, word: "or") })
        }
       *[yes] , to be read on the canvas “{ $canvas }”
    }
   *[yes] , to be read on the row “{ $row }”
}; the die goes to { $roller }.
OrientationRolled = { $roller } rolls the orientation die{ $has_row ->
    [no] { $has_canvas ->
        [no] {""}
       *[yes] {" "}on the canvas “{ $canvas }”
    }
   *[yes] {" "}on the row “{ $row }”
}: { $die }{ $has_meaning ->
    [no] .
   *[yes] , “{ $meaning }”.
}
OrientationInterpreted = { $who } interprets the orientation roll{ $has_roller ->
    [no] {""}
   *[yes] {" "}of { $roller }
}{ $has_die ->
    [no] {""}
   *[yes] {" "}({ $die }{ $has_row ->
        [no] { $has_canvas ->
            [no] {""}
           *[yes] {" "}on the canvas “{ $canvas }”
        }
       *[yes] {" "}on the row “{ $row }”
    }{ $has_meaning ->
        [no] {""}
       *[yes] , “{ $meaning }”
    })
}{ WORD($visibility) ->
    [gm] , for the Destinée alone
   *[all] {""}
}: { STOP($text) }

# Fate
FateCardDrawn = The attention of Destiny is drawn: the Destinée draws { $has_number ->
    [no] a card of Coup du sort
   *[yes] card { $number } of Coup du sort, { QUOTE($theme) },
}{ $typed ->
    [true] {" "}at the table
   *[false] {""}
} and has { $hand_count } in hand.
FateAttentionIgnored = The attention of Destiny is drawn, but all { $count } cards are in hand.
FateStrokeAnnounced = The Destinée announces a Coup du sort{ $has_number ->
    [no] {""}
   *[yes] {" "}(card { $number }, { QUOTE($theme) }{ $would_use_card ->
        [true] , which is in hand
       *[false] , which is not in hand
    })
}. A fortune can stop it.
ResultShiftPassed = { $has_seat ->
    [no] { $who } lets the result of { QUOTE($opposition) } stand.
   *[yes] { $seat } lets the result of { QUOTE($opposition) } stand.
}
FateBlockPassed = { $has_seat ->
    [no] { $who } lets the Coup du sort come.
   *[yes] { $seat } lets the Coup du sort come.
}
FateStrokeRevealed = Coup du sort “{ $theme }” (card { $number }), { WORD($reason) ->
    [after_fiasco] after a fiasco, { $with_card ->
        [true] played with its card.
       *[false] played without its card.
    }
   *[story] for the story, { $with_card ->
        [true] played with its card.
       *[false] played without its card.
    }
}
FateStrokeWithdrawn = The Destinée takes the announced Coup du sort back{ $has_number ->
    [no] .
   *[yes] {" "}(card { $number }, { QUOTE($theme) }).
}
FateStrokesBlocked = { $character } spends a fortune: { $cancelled_pending ->
    [true] the announced Coup du sort is cancelled, and there will be no other in this scene.
   *[false] there will be no Coup du sort in this scene.
}
FortuneSpentOnTrait = { WORD($change) ->
    [gain] { $character } spends a fortune to gain a trait{ $has_text ->
        [no] {""}
       *[yes] , “{ $text }”,
    } and justifies it so: { STOP($justification) }
    [remove] { $character } spends a fortune to remove a trait and justifies it so: { STOP($justification) }
   *[modify] { $character } spends a fortune to change a trait{ $has_text ->
        [no] {""}
       *[yes] {" "}into “{ $text }”
    } and justifies it so: { STOP($justification) }
}
FortuneSpentOnGauge = { $character } spends a fortune to lower the gauge “{ $label }” by one level and justifies it so: { STOP($justification) }

# Corrections
EventRetracted = { $who } retracts { quoted-event }{ $has_reason ->
    [no] .
   *[yes] {": "}{ STOP($reason) }
}
EventAmended = { $who } amends { quoted-event }{ $has_reason ->
    [no] .
   *[yes] {": "}{ STOP($reason) }
}
DiceCorrected = { $who } corrects the dice { of-quoted-event }{ $has_reason ->
    [no] .
   *[yes] {": "}{ STOP($reason) }
}

# Refusals
refusal-bad_value = A value of the command does not fit.
refusal-not_gm = Only the Destinée may do this.
refusal-not_owner = This is not yours.
refusal-not_lead = Only the lead of the camp may do this.
refusal-not_asked = This roll was not asked of you.
refusal-unknown_id = There is no such thing at this table.
refusal-wrong_phase = This is not the time for it.
refusal-game_ended = The game is over.
refusal-character_ended = This character has left the story.
refusal-locked = The opposition is set: nothing in it changes any more.
refusal-alea_pending = A Deus Ex Alea must be answered first.
refusal-already_blocked = Strokes are already kept out of this scene.
refusal-already_converted = Destiny has already been converted.
refusal-already_engaged = One of the characters is already in an opposition.
refusal-already_rolled = The dice have already been rolled.
refusal-already_shared = It is already shown to all.
refusal-basis_not_met = This gain has no basis here.
refusal-beyond_bound = These are more steps than allowed.
refusal-shift_window_open = Somebody may still spend a fortune to shift this result.
refusal-block_window_open = A seat may still block the stroke.
refusal-boss_veto = The plot protects this boss.
refusal-card_not_in_deck = This card is not in the deck.
refusal-card_pending = Answer the card you drew first.
refusal-consequence_missing = The result still calls for a consequence or an answer.
refusal-deck_empty = All six cards are out.
refusal-destiny_is_zero = Destiny is zero: ask for a die.
refusal-destiny_not_zero = Destiny is not zero.
refusal-destiny_would_be_zero = Destiny must not become zero.
refusal-empty_pool = Each camp needs at least one die.
refusal-factor_duplicate = This factor already counts in the opposition.
refusal-fate_blocked = Strokes are kept out of this scene.
refusal-gauge_exhausted = This gauge is exhausted.
refusal-gauge_not_active = This gauge has no effect yet.
refusal-gauge_not_exhausted = This gauge is not exhausted.
refusal-harm_pending = This camp must first accept harm or withdraw.
refusal-impact_used = The impact of this opposition is already used.
refusal-justification_required = A justification in the story is needed.
refusal-level_not_allowed = This level is not allowed this way.
refusal-level_too_low = Only a heroic or mythic trait allows this.
refusal-no_active_scene = No scene is under way.
refusal-no_alea = No Deus Ex Alea is pending.
refusal-no_consent = The Destinée has not consented.
refusal-no_die_of_colour = Destiny has no die of that colour.
refusal-no_draw_due = No card is to be drawn.
refusal-no_fiasco = The last opposition is no fiasco.
refusal-no_fortune = There is no fortune left.
refusal-no_gauges_for_npc = A plain npc has no gauges.
refusal-no_stroke = No stroke is announced.
refusal-no_tie = There is no tie to rule.
refusal-not_final = The result is not final yet.
refusal-not_in_respite = This is neither a respite nor the end of a session.
refusal-not_involved = This character is not in the opposition.
refusal-not_locked = The opposition is not set.
refusal-not_negative_gauge = A progression is not healed.
refusal-not_rolled = A camp has not rolled yet.
refusal-not_typed = The service rolled these dice or drew this card.
refusal-not_your_card = This question is not yours.
refusal-objective_missing = The objective is not stated.
refusal-one_conversion = Only one conversion per use.
refusal-opposition_open = An opposition is still open.
refusal-option_dependency = This option needs another one.
refusal-option_off = This advanced rule is not in play.
refusal-partie_not_over = The partie is not over.
refusal-polarity_pending = The polarity die is awaited.
refusal-progression_no_dice = A progression gives no dice.
refusal-result_at_bound = The result is already at the end of the ladder.
refusal-result_final = The result is final.
refusal-result_too_low = The result does not allow it.
refusal-roll_pending = An orientation roll is already awaited from this seat.
refusal-round_not_over = This camp has already had its leg in this round.
refusal-seats_incomplete = A Destinée and at least one player are needed.
refusal-shift_limit = The result has been shifted enough.
refusal-stages_missing = The stages are not set.
refusal-stroke_pending = A stroke is announced.
refusal-tag_missing = The trait lacks the tag it needs.
refusal-window_open = The session is not closed yet.
refusal-zoom_already_set = The zoom is already chosen.
refusal-zoom_undecided = The zoom is not chosen yet.

# Moves
move-AcceptHarm = Accept the harm
move-AddFactor = Add a key factor
move-AddStake = Note a stake
move-AddTrait = Add a trait
move-AdvanceGauge = Advance a gauge
move-AdvancePhase = Move on to a later phase
move-AllowNewCharacter = Allow a new Protagoniste
move-AnnounceFateStroke = Announce a stroke
move-AnswerGenre = Answer a genre question
move-AnswerMitigation = Answer the reduced objective
move-ApplyBossImpact = Hit a boss
move-AssignSeat = Assign a role
move-BlockFateStrokes = Block strokes
move-CancelOpposition = Drop the opposition
move-ChooseZoom = Choose the zoom
move-CloseOpposition = Close the opposition
move-CloseRespite = End the respite
move-CloseSession = Close the session
move-CloseStake = Settle a stake
move-ConfirmModifier = Decide after a partial result
move-ConvertDestiny = Turn destiny into fortunes
move-CreateCanvas = Open a canvas
move-CreateCharacter = Create a character
move-DeclareMitigation = Say whether the objective can be reduced
move-DeclareWager = Declare a stake
move-DeleteTrait = Delete a trait
move-DetermineInitiative = Ask for the initiative
move-DiscloseSecrets = Disclose a secret
move-DrawGenreCard = Draw a genre card
move-EditStake = Reword a stake
move-EditTrait = Reword a trait
move-EndCompetition = Stop the competition
move-EndGame = End the game
move-EndScene = End the scene
move-EndSession = End the session
move-FinaliseResult = Finalise the result
move-ImposeHarm = Impose harm
move-InterpretOrientation = Interpret an orientation roll
move-LockOpposition = Lock the opposition
move-LowerGauge = Lower a gauge
move-MarkBoss = Make an npc a boss
move-OpenCompetition = Open a competition
move-OpenOpposition = Open an opposition
move-OpenRespite = Open a respite
move-OrientStory = Steer the story with destiny
move-PassResultShift = Let the result stand
move-PassFateBlock = Let the stroke come
move-ProposeFactor = Propose a key factor
move-RecordConsequence = Record a consequence
move-ReopenOpposition = Go back to the making
move-RequestOpposition = Ask for a resolution
move-RequestOrientationRoll = Ask for an orientation roll
move-RequestPolarityRoll = Ask for the polarity die
move-RevealFactor = Reveal a hidden factor
move-RevealFateStroke = Reveal the stroke
move-RollCamp = Roll for the camp
move-RollOrientation = Roll the orientation die
move-RollPolarity = Roll the polarity die
move-RuleExhaustion = Rule on an exhausted gauge
move-RuleFactor = Rule on a factor
move-RuleTie = Rule the tie
move-SetBossVeto = Protect a boss or not
move-SetGaugeMode = Set the gauge mode
move-SetGenre = Set the genre
move-SetObjective = State the objective
move-SetStages = Set the stages
move-SetTableOption = Set an option
move-ShareCanvas = Show a canvas
move-ShareCanvasAxis = Show an axis
move-ShareStake = Show a stake
move-ShiftResult = Shift the result with a fortune
move-SpendFortuneOnGauge = Ease a gauge with a fortune
move-SpendFortuneOnTrait = Change a trait with a fortune
move-StartScene = Begin a scene
move-StartSession = Begin the next session
move-UseAleaPoints = Use the Deus Ex Alea
move-WithdrawFactor = Withdraw a factor
move-WithdrawFateStroke = Take the stroke back
move-WithdrawFromCompetition = Leave the competition
move-WriteCanvasAxis = Write a canvas axis

# Labels
label-0 = 0
label-I = I
label-II = II
label-H = H
label-ability = ability
label-boss_impact = blow to the boss
label-accept = accepted
label-refuse = refused
label-action = action
label-sequence = sequence
label-script = script
label-undecided = undecided
label-action_impossible = action impossible
label-character_ended = end of the character
label-no_effect = no effect
label-gain_trait = trait gained
label-lose_trait = trait lost
label-alter_trait = trait altered
label-reveal_trait = trait revealed
label-advance_gauge = gauge advanced
label-lower_gauge = gauge lowered
label-next_advantage = advantage to come
label-next_handicap = handicap to come
label-new_danger = new danger
label-gift = unexpected gift
label-fiction = effect in the fiction
label-advantage = advantage
label-handicap = handicap
label-adversary = the adversary
label-protagonists = the Protagonistes
label-affliction = affliction
label-after_fiasco = after a fiasco
label-story = for the story
label-alea = Deus Ex Alea
label-lock = opposition locked
label-reopen = opposition reopened
label-orientation = orientation
label-initiative = initiative
label-stroke = Coup du sort without its card
label-new_partie = new partie
label-all = all
label-gm = Destinée
label-player = player
label-spectator = spectator
label-as_aptitude = as an aptitude
label-as_reflex = as a reflex
label-none = none
label-attitude = attitude
label-block = block
label-conversion = conversion
label-result = result
label-shift = shift
label-trait = trait
label-gauge = gauge
label-modifier = modifier
label-text = circumstance
label-protagonist = Protagoniste
label-obstacle = obstacle
label-npc = NPC
label-boss = boss
label-standard = opposition
label-pvp = player against player
label-competition_leg = competition
label-favourite = favourite
label-outsider = outsider
label-exploit = exploit
label-success = success
label-partial_success = partial success
label-partial_failure = partial failure
label-failure = failure
label-fiasco = fiasco
label-yes_and = YES AND
label-yes = YES
label-yes_but = YES BUT
label-no_but = NO BUT
label-no = NO
label-no_and = NO AND
label-up = upwards
label-down = downwards
label-negative = negative
label-positive = positive
label-normal = normal
label-heroic = heroic
label-mythic = mythic
label-durable = lasting
label-session = for the session
label-state = state
label-resource = resource
label-progression = progression
label-stake = stake
label-session_loot = session loot
label-zero_sum_loot = zero-sum loot
label-reveal = revelation
label-ruling = ruling
label-sheet = sheet
label-consequence = consequence
label-fortune = fortune
label-harm = harm
label-impact = impact
label-session_end = end of the session
label-setup = setup
label-genre = genre
label-creation = creation
label-presentation = presentation
label-narrative = narrative
label-ended = ended
label-remove_trait = resource lost
label-level_1 = one level
label-level_2 = two levels
label-eliminate = elimination
label-open = under way
label-tie = tie
label-winner = winner
label-ex_aequo = ex aequo
label-no_winner = no winner
label-tie_break = won by a hair
label-grant = the die is granted
label-new_strategy = new strategy
label-gain = gain
label-remove = remove
label-modify = modify
label-number-1 = 1 · Discovery
label-number-2 = 2 · Singled out
label-number-3 = 3 · Mission
label-number-4 = 4 · Off screen
label-number-5 = 5 · Setback
label-number-6 = 6 · Twist
label-discovery = discovery
label-singled_out = singled out
label-mission = mission
label-off_screen = off screen
label-setback = setback
label-twist = twist
label-destiny = destiny
label-hand = the cards not played
label-drama = the Drama canvas
label-group = group
label-faction = faction
label-place = place
label-culture = culture
label-object = object
label-sense = sense
label-world = world
label-template = template
label-campaign_plan = campaign plan
label-campaign_events = campaign events
label-custom = custom canvas
label-question = question
label-field = field
label-fate_stroke = stroke of fate
label-identity = identity
label-facing_obstacle = facing an obstacle
label-military = military
label-negative_emotion = negative emotion
label-positive_emotion = positive emotion
label-unresolved = unresolved
label-process = process
label-relation = relation
label-conflict = conflict
label-framing = framing
label-solo = solo
label-heroic_levels = heroic levels
label-deus_ex_alea = Deus Ex Alea
label-alea_unbounded = unbounded Alea
label-destiny_initiative = initiative by destiny
label-destiny_to_fortune = destiny into fortunes
label-no_zero_destiny = destiny never zero
label-pvp_destiny_delta = destiny between players
label-max_shifts_per_opposition = shifts per opposition
label-fortune_gain_scope = who gains the fortune
label-fate_discard = discard of strokes
label-partie_scope = span of the partie
label-fortune_may_raise_level = fortune raises a trait
label-dice = dice
label-choice-session = the session
label-choice-game = the whole game
label-choice-lead = the lead of the camp
label-either = from the table or the service
label-service = from the service
label-physical = from the table

# Rules
rule-SPI-SESS-01 = Seats and phases
rule-SPI-SESS-02 = The genre, together
rule-SPI-SESS-03 = The genre, by cards
rule-SPI-SESS-04 = Setting the genre
rule-SPI-SESS-05 = Creating world and characters
rule-SPI-SESS-06 = Creation without numeric limits
rule-SPI-SESS-07 = The group canvas
rule-SPI-SESS-08 = Presentation scenes
rule-SPI-SESS-09 = Scenes of the narrative
rule-SPI-SESS-10 = Respites
rule-SPI-SESS-11 = End and beginning of a session
rule-SPI-SESS-12 = End of the game and disclosure
rule-SPI-SESS-13 = The stake list
rule-SPI-SESS-14 = Replacing a Protagoniste
rule-SPI-SESS-15 = Mementos
rule-SPI-CANV-01 = Six axes
rule-SPI-CANV-02 = Filling in during play
rule-SPI-CANV-03 = Who writes, who reads
rule-SPI-CANV-04 = A canvas as a table
rule-SPI-CANV-05 = Custom canvas
rule-SPI-CANV-06 = The canvases of the book
rule-SPI-TRAIT-01 = A text without a number
rule-SPI-TRAIT-02 = A die per trait
rule-SPI-TRAIT-03 = Advantage here, handicap there
rule-SPI-TRAIT-04 = Tags
rule-SPI-TRAIT-05 = How traits change
rule-SPI-GAUGE-01 = Who has gauges
rule-SPI-GAUGE-02 = Marks and levels
rule-SPI-GAUGE-03 = The boxes
rule-SPI-GAUGE-04 = The three modes
rule-SPI-GAUGE-05 = Advancing a gauge
rule-SPI-GAUGE-06 = Lowering a gauge
rule-SPI-GAUGE-07 = The dice of a gauge
rule-SPI-GAUGE-08 = Progressions
rule-SPI-GAUGE-09 = An exhausted gauge
rule-SPI-BOSS-01 = Marking a boss
rule-SPI-BOSS-02 = Success against a boss
rule-SPI-BOSS-03 = Exploit against a boss
rule-SPI-DEST-01 = One destiny
rule-SPI-DEST-02 = The difference of dice
rule-SPI-DEST-03 = Before the dice
rule-SPI-DEST-04 = For the Destinée alone
rule-SPI-DEST-05 = What does not count
rule-SPI-DEST-06 = Steering the story
rule-SPI-DEST-07 = The polarity die
rule-SPI-DEST-08 = Playing without the card
rule-SPI-OPP-01 = Asking and opening
rule-SPI-OPP-02 = The objective
rule-SPI-OPP-03 = A die for each camp
rule-SPI-OPP-04 = Key factors
rule-SPI-OPP-05 = Advantages that balance
rule-SPI-OPP-06 = A handicap helps the other camp
rule-SPI-OPP-07 = Linked gauges
rule-SPI-OPP-08 = Hidden factors
rule-SPI-OPP-09 = Waiting dice
rule-SPI-OPP-10 = The declared stake
rule-SPI-OPP-11 = Locking the opposition
rule-SPI-OPP-12 = Going back
rule-SPI-OPP-13 = Closing or going on
rule-SPI-OPP-14 = The outcome alone
rule-SPI-OPP-15 = Several protagonists
rule-SPI-OPP-16 = Dropping an opposition
rule-SPI-DICE-01 = Who rolls
rule-SPI-DICE-02 = Sixes call one more die
rule-SPI-DICE-03 = Counting evens
rule-SPI-DICE-04 = Typed dice
rule-SPI-DICE-05 = Public dice
rule-SPI-RES-01 = From count to result
rule-SPI-RES-02 = The ladder
rule-SPI-RES-03 = The table of results
rule-SPI-RES-04 = The order of resolution
rule-SPI-GAIN-01 = Fortune and attention
rule-SPI-GAIN-02 = Shifting cancels the gain
rule-SPI-GAIN-03 = The attention of Destiny
rule-SPI-GAIN-04 = Who is not judged
rule-SPI-INT-01 = Reading the six results
rule-SPI-INT-02 = Recording consequences
rule-SPI-INT-03 = The reduced objective
rule-SPI-INT-04 = The opportunity
rule-SPI-INT-05 = Gains and losses owed
rule-SPI-INT-06 = Revealing a trait
rule-SPI-INT-07 = Reading an outcome
rule-SPI-INT-08 = Winning or losing the stake
rule-SPI-INT-09 = The basis of a gain
rule-SPI-INT-10 = What is owed before closing
rule-SPI-LOOT-01 = Lasting gains
rule-SPI-LOOT-02 = Session loot
rule-SPI-LOOT-03 = Zero-sum loot
rule-SPI-PVP-01 = The aggressor is the obstacle
rule-SPI-PVP-02 = Each his factors
rule-SPI-PVP-03 = Destiny does not move
rule-SPI-PVP-04 = Dice from outside
rule-SPI-PVP-05 = Shifts from both sides
rule-SPI-ZOOM-01 = Action, sequence, script
rule-SPI-ZOOM-02 = Choosing the zoom
rule-SPI-ZOOM-03 = Stages and keys
rule-SPI-ZOOM-04 = Crossing the keys
rule-SPI-ZOOM-05 = The stage that fails
rule-SPI-COMP-01 = Rounds and camps
rule-SPI-COMP-02 = Legs of npcs
rule-SPI-COMP-03 = Comparing results
rule-SPI-COMP-04 = Partial results
rule-SPI-COMP-05 = Harms
rule-SPI-COMP-06 = Who wins
rule-SPI-COMP-07 = Ties
rule-SPI-COMP-08 = End of a competition
rule-SPI-ORI-01 = Asking for an orientation roll
rule-SPI-ORI-02 = Rolling the orientation die
rule-SPI-ORI-03 = Interpreting the face
rule-SPI-ORI-04 = What to read it on
rule-SPI-ORI-05 = The orientation table
rule-SPI-FATE-01 = The six strokes
rule-SPI-FATE-02 = Drawing a card
rule-SPI-FATE-03 = Keeping the cards secret
rule-SPI-FATE-04 = Six cards in hand
rule-SPI-FATE-05 = Announcing a stroke
rule-SPI-FATE-06 = Revealing a stroke
rule-SPI-FATE-07 = With the card or without
rule-SPI-FATE-08 = A held card is used
rule-SPI-FATE-09 = A played card
rule-SPI-FATE-10 = Taking it back
rule-SPI-FATE-11 = Blocking
rule-SPI-FORT-01 = The price of a use
rule-SPI-FORT-02 = Keeping strokes away
rule-SPI-FORT-03 = Shifting a result
rule-SPI-FORT-04 = No gain after a shift
rule-SPI-FORT-05 = Fortune on a trait
rule-SPI-FORT-06 = Fortune on a gauge
rule-SPI-FORT-07 = The justification
rule-SPI-HERO-01 = Two or three dice
rule-SPI-HERO-02 = The plus signs
rule-SPI-HERO-03 = The cost in destiny
rule-SPI-HERO-04 = Conversions
rule-SPI-HERO-05 = Giving a level
rule-SPI-ALEA-01 = The conditions
rule-SPI-ALEA-02 = The link with something external
rule-SPI-ALEA-03 = The same face everywhere
rule-SPI-ALEA-04 = The loser’s points
rule-SPI-ALEA-05 = Moving within bounds
rule-SPI-ALEA-06 = Destiny starts again at zero
rule-SPI-ALEA-07 = Without bounds
rule-SPI-ALEA-08 = After the Alea
rule-SPI-ALEA-09 = What is seen of it
rule-SPI-ALEA-10 = Where it does not come
rule-SPI-INIT-01 = Initiative by sign
rule-SPI-INIT-02 = Initiative at zero
rule-SPI-INIT-03 = Between Protagonistes
rule-SPI-CONV-01 = Converting at the end
rule-SPI-CONV-02 = What all learn
rule-SPI-CONV-03 = Long or short partie
rule-SPI-NOZ-01 = Never zero
rule-SPI-NOZ-02 = Adding a factor
rule-SPI-NOZ-03 = Tolerated zeros
rule-SPI-SOLO-01 = Playing alone
rule-SPI-SEC-01 = Destiny stays hidden
rule-SPI-SEC-02 = Cards stay hidden
rule-SPI-SEC-03 = Preparation stays hidden
rule-SPI-SEC-04 = What is seen of a hidden factor
rule-SPI-SEC-05 = The order of draws
rule-SPI-SEC-06 = Spectators and the unknown
rule-SPI-SEC-07 = Looking at the past
rule-SPI-UNDO-01 = Contesting and retracting
rule-SPI-UNDO-02 = The chain of an opposition
rule-SPI-UNDO-03 = What depends on it
rule-SPI-UNDO-04 = No dice or cards used again
rule-SPI-UNDO-05 = What is seen of it
rule-SPI-UNDO-06 = Correcting dice
rule-SPI-UNDO-07 = What has been seen

# Fields
field-accept = Accepted
    .hint = Yes to accept the factor.
field-adversary = Adversary
    .hint = Against whom the first to act is decided.
field-against = Against
    .hint = Yes when the factor works against that camp.
field-aggressor = Aggressor
    .hint = The camp that sought the clash.
field-alea = Deus ex alea
    .hint = The turn of chance under way, if any.
field-alea_unbounded = Unbounded alea
    .hint = Yes if a deus ex alea may shift the result without bound.
field-amplitude = Amplitude
    .hint = How far destiny is from zero, without its sign.
field-answer = Answer
    .hint = Whether the camp accepts the reduced objective.
field-answers = Answers
    .hint = What each has answered.
field-axes = Axes
    .hint = The axes of the canvas.
field-axis = Axis
    .hint = The axis of the canvas in question.
field-base_dice = Base dice
    .hint = The opposition’s dice before any factor.
field-best = Best
    .hint = Who had the best result of the round.
field-boss = Boss
    .hint = The game master’s character that acts as a boss.
field-boxes = Boxes
    .hint = How many boxes the gauge has, or has ticked.
field-camp = Camp
    .hint = The protagonists, or what stands against them.
field-camps = Camps
    .hint = The camps that meet.
field-cancelled_pending = Stroke cancelled
    .hint = Yes if an announced stroke of fate is cancelled.
field-canvas = Canvas
    .hint = The canvas in question.
field-canvases = Canvases
    .hint = The table’s canvases.
field-change = What is bought
    .hint = What fortune changes about the trait.
field-compared = Compared
    .hint = Yes once the round’s results have been compared.
field-competition = Competition
    .hint = The competition in question.
field-competitions = Competitions
    .hint = The table’s competitions.
field-consents = Consents
    .hint = What each has agreed that the table may play.
field-consequences = Consequences
    .hint = The gains and losses that the opposition has caused.
field-OppositionView-consequences = Consequences
    .hint = The gains and losses recorded for this opposition.
field-continue = Goes on
    .hint = Yes if the clash goes on.
field-goes_on = Goes on
    .hint = Yes if the clash goes on in another opposition.
field-conversion = Conversion
    .hint = What is traded for this factor.
field-conversions = Conversions
    .hint = What is traded for these factors.
field-decision = Decision
    .hint = What the game master decides about the modifier.
field-deck = Deck
    .hint = The cards of fate that are left.
field-destiny = Destiny
    .hint = The session’s destiny, which the game master alone knows.
field-destiny_added = Brought from outside
    .hint = Yes when the game master brings this factor in to change the balance.
field-destiny_delta = Effect on destiny
    .hint = By how much destiny will change once the opposition is locked.
field-destiny_initiative = Initiative by destiny
    .hint = Yes if destiny decides who acts first.
field-destiny_to_fortune = Destiny to fortune
    .hint = Yes if destiny becomes fortune in the end.
field-deus_ex_alea = Deus ex alea
    .hint = Yes if a stroke of luck may turn a defeat.
field-direction = Direction
    .hint = Towards better or towards worse.
field-discard = Discard
    .hint = The cards of fate already played.
field-disclosed = Secrets opened
    .hint = What the game master has shown after the end.
field-drama = Drama canvas
    .hint = The game master’s canvas, opened in the end.
field-duration = Duration
    .hint = Until when the trait lasts.
field-ended = Out of play
    .hint = Yes once the character’s story is over.
field-evens = Evens
    .hint = How many dice showed an even number.
field-exhausted = Exhausted
    .hint = Yes once the gauge is at its last box and waits for the game master.
field-external = External
    .hint = Yes when the trait owes nothing to the character himself.
field-extra = Extra dice
    .hint = The dice that sixes have added.
field-extra_and = Extra AND
    .hint = How many ANDs are added to the result.
field-factor = Factor
    .hint = The factor in question.
field-factors = Factors
    .hint = What works for or against each camp.
field-failed_stage = Failed stage
    .hint = The stage at which the attempt failed.
field-fate = Fate
    .hint = The hand of fate and what is announced.
field-fate_blocked_by = Fate blocked by
    .hint = Who has blocked the strokes of fate in this scene.
field-fate_discard = Fate discard
    .hint = Whether a card played goes back at once or waits until the deck is empty.
field-first = First
    .hint = Who acts first.
field-fixed = Genre fixed
    .hint = Yes once the genre no longer changes.
# SPI-RES-04, SPI-A-47.
field-FinaliseResult-force = Without waiting
    .hint = The game master closes the result although a player could still spend a fortune to shift it; the table reads that.
field-ResultFinalised-force = Without waiting
    .hint = Yes if the game master does not wait for those who could still spend a fortune to shift the result.
field-ResultFinalised-stands = Kept
    .hint = Yes if, after a correction, whoever has a fortune again was not asked anew about this result.
field-Final-forced = Without waiting
    .hint = Yes if at least one player could still have spent a fortune to shift this result.
field-FinalResult-forced = Without waiting
    .hint = Yes if at least one player could still have spent a fortune to shift this result.
# SPI-TRAIT-01, SPI-A-46.
field-AddTrait-canvas = Canvas
    .hint = The place, object, group or other canvas that receives the trait instead of a character; whoever writes on that canvas adds it.
field-CanvasView-traits = Traits
    .hint = What the thing on the canvas is like; of a canvas that is not shared only traits that were used in an opposition are seen.
# SPI-FATE-01.
field-FateCardView-number = Card
    .hint = The number printed on the card of Coup du sort, 1 to 6.
field-FateCardView-theme = Stroke of fate
    .hint = What the card brings about in the story when it is played.
field-StrokeView-theme = Stroke of fate
    .hint = What the announced stroke will bring about; the Destinée alone reads it until she reveals it.
field-shift_passes = Letting it stand
    .hint = The players whose protagonist holds a fortune and who have said that they do not shift this result; any shift asks them again.
field-force = Force
    .hint = Yes to play the stroke all the same.
field-forced = Forced
    .hint = Yes if the stroke was played all the same.
field-fortune_gain_scope = Who gains fortune
    .hint = The camp’s lead alone, or each of those involved.
field-fortune_may_raise_level = Levels by fortune
    .hint = Yes if fortune may raise a trait’s level.
field-fortunes = Fortunes
    .hint = The character’s points of fortune.
field-game_ending = Game ending
    .hint = Yes once the game comes to its end.
field-gauge_kind = Kind of gauge
    .hint = Which kind of gauge takes the boxes.
field-gauge_mode = Step of gauges
    .hint = How many boxes a level is worth: 1, 2 or 3.
field-genre = Genre
    .hint = The genre of the story, question by question.
field-hand = Hand
    .hint = The cards of fate in hand.
field-hand_count = Cards in hand
    .hint = How many cards of fate in hand.
field-harms = Harms
    .hint = What the camp suffers.
field-heroic_levels = Heroic levels
    .hint = Yes if traits may be heroic or mythic.
field-impact = Impact
    .hint = What the boss inflicts as a matter of course.
field-impact_used = Impact used
    .hint = Yes once the boss’s impact was used in this opposition.
field-justification = Justification
    .hint = What justifies it in the story.
field-keys = Keys
    .hint = How many successes the stage takes.
field-labels = Labels
    .hint = What each face or row means.
field-lead = Lead
    .hint = The protagonist who rolls for the camp.
field-ledger = Ledger of destiny
    .hint = Each change of destiny, with its cause.
field-legs = Legs
    .hint = What each camp did in the round.
field-linkable = Linkable
    .hint = The gauges that this opposition might advance.
field-max_shifts_per_opposition = Shifts at most
    .hint = How often a result may be shifted in one opposition.
field-meaning = Meaning
    .hint = What the face that came says.
field-members = Members
    .hint = Those who form the camp.
field-mitigation = Mitigation
    .hint = How the offer of a reduced objective stands.
field-modifier = Modifier
    .hint = What the modifier gives or costs.
field-modifiers = Modifiers
    .hint = The table’s modifiers.
field-modifier_due = Modifier due
    .hint = Yes when a modifier is still to be confirmed.
field-no_zero_destiny = Destiny never zero
    .hint = Yes if destiny may not fall to zero.
field-note = Note
    .hint = What the game master wants to keep of it.
field-p = Protagonists’ side
    .hint = Result of the protagonists: their evens.
field-o = Opposition’s side
    .hint = Result of the opposition: its evens.
field-objective = Objective
    .hint = What the camp wants to achieve.
field-opposition = Opposition
    .hint = The opposition in question, by its id.
field-oppositions = Oppositions
    .hint = The table’s oppositions.
field-orientations = Orientations
    .hint = The orientation rolls.
field-outcome_only = Outcome only
    .hint = Yes when the situation is not played and only its outcome is wanted.
field-owed_gains = Gains owed
    .hint = How many gains are still to be recorded.
field-owed_losses = Losses owed
    .hint = How many losses are still to be recorded.
field-owner = Owner
    .hint = Who plays the character.
field-partial = Partial
    .hint = Boxes already ticked of the level under way.
field-partie_scope = Scope of destiny
    .hint = Whether destiny lasts for the whole game or begins again each session.
field-polarity = Polarity
    .hint = Positive or negative, when destiny is zero.
field-polarity_note = Note on the polarity
    .hint = What the game master means to do with it.
field-pools = Pools
    .hint = The oppositions in the making, with their dice.
field-pvp_destiny_delta = Destiny between players
    .hint = Whether the effect on destiny keeps its sign when two players meet.
field-question = Question
    .hint = Which question about the genre.
field-raw_result = Raw result
    .hint = What the dice gave before any shift.
# SPI-COMP-08: only where the camps want different things.
field-attained = Objectives reached
    .hint = The camps that came to their own objective, where each had another; with one for all the list stays empty.
# SPI-COMP-08: fixed at the opening.
field-separate = Different objectives
    .hint = Yes if the camps do not all want the same: the race then lasts until each has arrived or withdrawn. No: the first arrival ends it.
field-reached = Reached
    .hint = What was achieved.
field-readings = Readings
    .hint = What each reads in the faces.
field-reducible = Reducible
    .hint = Yes if the objective can be reduced.
field-request = Request
    .hint = The request for an opposition that is answered.
field-respite = Respite
    .hint = The characters who have a respite now.
field-responsible = Responsible
    .hint = Who keeps this canvas.
field-result = Result
    .hint = From YES AND to NO AND.
field-result_order = Order of results
    .hint = The ranking of those who acted at once.
field-rounds = Rounds
    .hint = The rounds of the competition.
field-row = Row
    .hint = The row of meanings that the die points at.
field-ruling = Ruling
    .hint = What the game master decides.
field-session_no = Session number
    .hint = Number of the session, from 1.
field-session_window = Between sessions
    .hint = Yes as long as the session has ended and is not closed.
field-shared = Shared
    .hint = Yes once the stake is shown to all.
field-shifts = Shifts
    .hint = By how many degrees the result was shifted.
field-solo = Solo
    .hint = Yes to play without a game master.
field-stage = Stage
    .hint = The stage of the opposition concerned, from 1.
field-stages = Stages
    .hint = The stages of the opposition, with their keys.
field-stakes = Stakes
    .hint = The stakes on record.
field-steps = Steps
    .hint = By how many degrees.
field-stroke = Stroke of fate
    .hint = The stroke of fate that is announced.
field-stroke_pending = Stroke pending
    .hint = Yes when a stroke of fate waits to be revealed.
field-tags = Tags
    .hint = What qualifies the trait, optionally.
field-texts = Texts
    .hint = The texts of the axis, box by box.
field-ticks_lost = Ticks lost
    .hint = Ticks that the gauge had no box for.
field-tied = Tied
    .hint = Those whom nothing sets apart.
field-typed = Typed
    .hint = Yes when the face or card comes from the table.
field-used_in = Used in
    .hint = The opposition in which the modifier was used.
field-veto = Veto
    .hint = Yes to make this boss’s impacts wait for the game master.
field-vetoes = Vetoes
    .hint = The bosses whose impacts wait for the game master.
field-visibility = Visibility
    .hint = Who reads this interpretation.
field-wager = Wager
    .hint = What the camp risks besides.
field-which = Which
    .hint = What is opened.
field-with_card = With a card
    .hint = Yes if a card of fate was played.
field-trait_text = Wording
    .hint = The words of the trait, gauge or consequence.
field-worse = Worse
    .hint = Yes to make it worse.
field-would_use_card = With a card
    .hint = Yes if the stroke will take a card of fate.
field-x = Protagonists’ dice
    .hint = How many dice the protagonists’ camp rolls.
field-y = Opposition’s dice
    .hint = How many dice the opposition rolls.
field-zero_sum = Zero sum
    .hint = Yes when what one gains the other loses.
field-zoom = Zoom
    .hint = What one roll covers: an act, a scene or several.

# Words of forms and sheets
label-absolute = without its sign
label-signed = with its sign
label-mitigation-accepted = accepted
label-status-accepted = accepted
label-asked = asked
label-refused = refused
label-not_reducible = not reducible
label-cancelled = cancelled
label-kind-character = character
label-closed = closed
label-each_involved = each of those involved
label-fortune_gain_scope-lead = the camp’s lead
label-finalised = settled
label-partie_scope-game = the whole game
label-harm_pending = harm to be settled
label-in = in
label-locked = locked
label-proposed = proposed
label-rejected = rejected
label-requested = requested
label-return_immediately = goes back at once
label-until_empty = until the deck is empty
label-status-rolled = rolled
label-withdrawn = withdrawn
label-comparison-overwhelming = more than twice as many
label-comparison-two_to_none = at least two against none
label-comparison-more = more, though not more than twice as many
label-comparison-one_to_none = one against none
label-comparison-none_to_one = none against one
label-comparison-as_many = as many on both sides
label-comparison-none_at_all = none on either side
label-comparison-fewer = fewer, though not less than half as many
label-comparison-half = less than half as many
label-comparison-none_to_two = none against at least two
field-choice = Value chosen
    .hint = The value of the option, where it is a word.
field-former = Before
    .hint = What it was before.
field-comparison = Comparison
    .hint = How the even dice of one camp compare with the other’s.
field-Final-failed = Failed stage
    .hint = The name of the stage at which the attempt failed.
field-screen = Behind the screen
    .hint = What the Destinée alone sees, destiny over time, the hand, the pools. The others read nothing there.
