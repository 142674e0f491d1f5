# Table and session
about = Improvise a story in any genre: traits without numbers, dice of two colours, a Destiny that the game master alone knows.

SeatAssigned = { $who } gives { $seat } the role of { WORD($role) ->
    [gm] Destinée.
   *[player] { $role }.
}
    .short = the role given to { $seat }
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
    .short = the table option { QUOTE($name) }
PhaseAdvanced = { $who } moves the table on to the phase: { $phase }.
    .short = the move to the phase { $phase }
SceneStarted = A scene begins ({ $kind }){ $has_setting ->
    [no] .
   *[yes] {": "}{ STOP($setting) }
}
    .short = the beginning of the scene
SceneEnded = The scene ends.
    .short = the end of the scene
RequestLapsed = The request “{ $opposition }” lapses.
RespiteOpened = { $has_characters ->
    [no] A respite opens.
   *[yes] A respite opens for { LIST($characters) }.
}
    .short = the opening of the respite
RespiteClosed = The respite ends.
    .short = the end of the respite
SessionEnded = The session comes to its end: the time to use fortunes.
    .short = the end of the session
SessionClosed = The session is closed.
    .short = the closing of the session
SessionStarted = Session { $session_no } begins.
    .short = the beginning of session { $session_no }
GameEnded = { $who } announces the end of the game.
    .short = the end of the game
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
    .short = the secrets that { $who } showed
FlowStands = The course of the story stands in spite of the correction.
    .short = the course of the story, left as it stands

# Genre
GenreAnswered = { $who } answers question { $question } of the genre: { STOP($text) }
    .short = { POSS($who) } answer to question { $question } of the genre
GenreCardDrawn = { $who } draws card { $number } of the genre canvas{ $typed ->
    [true] {" "}(drawn at the table).
   *[false] .
}
    .short = the genre card that { $who } drew
GenreSet = The genre is set: { STOP($text) }
    .short = the choice of the genre

# Characters, canvases, traits, stakes
CharacterCreated = { $who } creates a character ({ $kind }): { $name }.
    .short = the creation of { $name }
NewCharacterAllowed = The Destinée lets { $seat } bring a new Protagoniste.
    .short = the new Protagoniste granted to { $seat }
BossMarked = { $npc } becomes a boss of the fiction.
    .short = the rank of boss given to { $npc }
BossVetoSet = { $veto ->
    [true] The plot now protects { $npc }, who cannot be eliminated.
   *[false] The plot no longer protects { $npc }, who can be eliminated.
}
    .short = the plot’s protection of { $npc }
CanvasCreated = { $who } opens a canvas ({ $kind }): { $name }.
    .short = the canvas { QUOTE($name) } that { $who } opened
CanvasAxisWritten = { $who } writes on axis { $axis }{ $has_label ->
    [no] {""}
   *[yes] {" "}(“{ $label }”)
} of the canvas “{ $canvas }”{ $has_texts ->
    [no] : nothing any more.
   *[yes] : { STOP($texts) }
}
    .short = what { $who } wrote on axis { $axis } of the canvas { QUOTE($canvas) }
CanvasShared = The Destinée shows everybody the canvas “{ $canvas }”.
    .short = the canvas { QUOTE($canvas) }, shown to all
CanvasAxisShared = The Destinée shows everybody axis { $axis }{ $has_label ->
    [no] {""}
   *[yes] {" "}(“{ $label }”)
} of the canvas “{ $canvas }”{ $has_texts ->
    [no] , still empty.
   *[yes] : { STOP($texts) }
}
    .short = axis { $axis } of the canvas { QUOTE($canvas) }, shown to all
TraitAdded = { $has_character ->
    [no] { CAP($canvas) }
   *[yes] { $character }
} receives the trait “{ $text }”.
    .short = the trait { QUOTE($text) } given to { $has_character ->
        [yes] { $character }
       *[no] the canvas { QUOTE($canvas) }
    }
TraitChanged = { $has_former ->
    [no] A trait
   *[yes] The trait “{ $former }”
} of { $has_character ->
    [no] { $canvas }
   *[yes] { $character }
} becomes “{ $text }”.
    .short = the change of a trait of { $has_character ->
        [yes] { $character }
       *[no] the canvas { QUOTE($canvas) }
    }
TraitRemoved = { $has_character ->
    [no] { CAP($canvas) }
   *[yes] { $character }
} loses the trait “{ $text }”.
    .short = the trait { QUOTE($text) } taken from { $has_character ->
        [yes] { $character }
       *[no] the canvas { QUOTE($canvas) }
    }
StakeAdded = { $who } notes a stake: { STOP($text) }
    .short = the stake that { $who } noted
StakeEdited = { $who } rewords the stake { QUOTE($former) }: { STOP($text) }
    .short = the stake that { $who } reworded
StakeClosed = The stake “{ $stake }” is settled.
    .short = the settling of the stake { QUOTE($stake) }
StakeShared = The Destinée shows everybody the stake { QUOTE($stake) }.
    .short = the stake { QUOTE($stake) }, shown to all
OnBehalf = The Destinée acts here for { $seat }, who is away.

# Gauges
GaugeModeSet = { $mode ->
    [1] From now on a gauge gains a level with each tick.
   *[more] From now on a gauge gains a level every { $mode } ticks.
}
    .short = the pace of the gauges
GaugeAdvanced = The gauge “{ $label }” of { $character } advances by { N($ticks, "tick", "ticks") }: level { $level }{ $partial ->
    [0] {""}
   *[more] {" "}and { N($partial, "tick", "ticks") }
}{ $ticks_lost ->
    [0] .
   *[more] {" "}({ N($ticks_lost, "tick", "ticks") } beyond its end, lost).
}
    .short = the advance of { POSS($character) } gauge { QUOTE($label) }
GaugeLowered = The gauge “{ $label }” of { $character } goes down: level { $level }{ $partial ->
    [0] .
   *[more] {" "}and { N($partial, "tick", "ticks") }.
}
    .short = the lowering of { POSS($character) } gauge { QUOTE($label) }
GaugeRemoved = The gauge “{ $label }” of { $character } is gone.
GaugeExhausted = The gauge “{ $label }” of { $character } is exhausted: the Destinée will say what that means.
ExhaustionRuled = { $who } rules on the exhaustion of { POSS($character) } gauge “{ $gauge }”: { $ruling }{ $has_text ->
    [no] .
   *[yes] {" "}({ $text }).
}
    .short = the exhaustion of { POSS($character) } gauge { QUOTE($gauge) }
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
    .short = the blow to a boss in { QUOTE($opposition) }

# Oppositions
OppositionRequested = { $who } asks for a resolution for { $character }: { STOP($objective) }
    .short = the resolution that { $who } asked for { $character }
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
    .short = the opening of { $has_lead ->
        [yes] { POSS($lead) }
       *[no] an
    } opposition
ObjectiveSet = { $has_lead ->
    [no] The objective is set: { STOP($text) }
   *[yes] { POSS($lead) } objective is set: { STOP($text) }
}
    .short = the objective of { QUOTE($opposition) }
WagerDeclared = In “{ $opposition }”, the declared stake is: { STOP($text) }
    .short = the stake declared in { QUOTE($opposition) }
ZoomChosen = Zoom chosen for “{ $opposition }”: { $zoom }.
    .short = the zoom of { QUOTE($opposition) }
StagesSet = { $who } divides the obstacle of “{ $opposition }” into stages{ $has_stages ->
    [no] .
   *[yes] : { LIST($stages) }.
}
    .short = the stages of { QUOTE($opposition) }
part-Stage = { $name } ({ N($keys, "key", "keys") })
OppositionCancelled = The opposition “{ $opposition }” is dropped.
    .short = the dropping of { QUOTE($opposition) }
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
    .short = { $has_label ->
        [yes] the factor { QUOTE($label) }
       *[no] the factor
    } that { $who } proposed
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
    .short = { $has_label ->
        [yes] the factor { QUOTE($label) }
       *[no] a factor
    } of { QUOTE($opposition) }
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
    .short = the ruling on { $has_label ->
        [yes] the factor { QUOTE($label) }
       *[no] a factor
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
    .short = the withdrawal of { $has_label ->
        [yes] the factor { QUOTE($label) }
       *[no] a factor
    }
FactorRevealed = A hidden factor of “{ $opposition }” is revealed: “{ $label }”, { N($dice, "die", "dice") } for the { $camp }.
    .short = the hidden factor { QUOTE($label) }, revealed
part-CountedPart = { $has_label ->
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
    .short = the dice of { QUOTE($opposition) }
OppositionReopened = The opposition “{ $opposition }” goes back to its making: its dice no longer count.
    .short = the return of { QUOTE($opposition) } to its making
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
    .short = the roll for { $has_character ->
        [no] the { $camp }
       *[yes] { $character }
    } in { QUOTE($opposition) }
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
    .short = the Deus Ex Alea on { QUOTE($opposition) }
ResultShifted = { $character } shifts the result one step { $direction }: { $has_former ->
    [no] {""}
   *[yes] from { $former }{" "}
}to { $result }.
    .short = { POSS($character) } shift of the result
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
    .short = the final result of “{ $opposition }”
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
    .short = the ruling on the objective of { QUOTE($opposition) }
MitigationAnswered = { WORD($answer) ->
    [accept] In “{ $opposition }”, { $who } accepts the reduced objective.
   *[refuse] In “{ $opposition }”, { $who } refuses the reduced objective and will pay for the whole of it with a loss.
}
    .short = { POSS($who) } answer about the reduced objective
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
    .short = the consequence of “{ $opposition }”, { $kind }
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
    .short = the closing of { QUOTE($opposition) }
ConflictGoesOn = The conflict goes on in a new opposition.

# Competitions
CompetitionOpened = A competition opens{ $has_camps ->
    [no] {""}
   *[yes] {" "}between { LIST($camps) }
}{ $has_objective ->
    [no] .
   *[yes] : { STOP($objective) }
}
    .short = the opening of the competition
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
    .short = the ruling on { POSS($camp) } camp after a partial result
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
    .short = the harm imposed on { POSS($camp) } camp
HarmAccepted = The camp of { $camp } accepts the harm and stays in the race.
    .short = the harm that { POSS($camp) } camp accepted
CompetitorWithdrew = The camp of { $camp } leaves the competition.
    .short = the withdrawal of { POSS($camp) } camp
TieRuled = { WORD($ruling) ->
    [ex_aequo] { $who } rules the tie: all are equal.
   *[tie_break] { $who } rules the tie: the sum of the even faces decides who wins.
}
    .short = { POSS($who) } ruling on the tie
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
    .short = the end of the competition

# Destiny
StoryOriented = { $who } pays a die of Destiny to steer the story in { A($polarity) } direction{ $has_note ->
    [no] .
   *[yes] : { STOP($note) }
}
    .short = { POSS($who) } steering of the story
DestinyChanged = Destiny changes by { SIGNED($delta) } ({ $cause }): it is now { $value }.
PolarityRollRequested = The Destinée asks { $seat } to roll the polarity die.
    .short = the polarity roll asked of { $seat }
PolarityAsked = { $seat } is to roll the polarity die ({ $purpose }).
PolarityRolled = { $seat } rolls the polarity die ({ $purpose }): { $die }, { WORD($polarity) ->
    [positive] even, hence positive.
   *[negative] odd, hence negative.
}
    .short = { POSS($seat) } polarity roll
InitiativeAsked = { $who } asks who has the initiative.
    .short = the question of the initiative
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
    .short = the turning of Destiny into fortunes

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
    .short = the orientation roll that { $who } asked for
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
    .short = { POSS($roller) } orientation roll
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
    .short = { POSS($who) } interpretation

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
    .short = the announced Coup du sort
ResultShiftPassed = { $has_seat ->
    [no] { $who } lets the result of { QUOTE($opposition) } stand.
   *[yes] { $seat } lets the result of { QUOTE($opposition) } stand.
}
    .short = the result of { QUOTE($opposition) }, left as it is
FateBlockPassed = { $has_seat ->
    [no] { $who } lets the Coup du sort come.
   *[yes] { $seat } lets the Coup du sort come.
}
    .short = the Coup du sort that was let come
FateStrokeRevealed = Coup du sort “{ $theme }” (card { $number }), { WORD($reason) ->
    [after_fiasco] after a fiasco, { $with_card ->
        [true] played with its card.
       *[false] played without its card.
    }
   *[story] for the story, { $with_card ->
        [true] played with its card.
       *[false] played without its card.
    }
}{ $has_text ->
    [no] {""}
   *[yes] {" "}{ STOP($text) }
}
    .short = the Coup du sort { QUOTE($theme) }
FateStrokeWithdrawn = The Destinée takes the announced Coup du sort back{ $has_number ->
    [no] .
   *[yes] {" "}(card { $number }, { QUOTE($theme) }).
}
    .short = the taking back of the announced Coup du sort
FateStrokesBlocked = { $character } spends a fortune: { $cancelled_pending ->
    [true] the announced Coup du sort is cancelled, and there will be no other in this scene.
   *[false] there will be no Coup du sort in this scene.
}
    .short = { POSS($character) } fortune against the Coups du sort
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
    .short = { POSS($character) } fortune for a trait
FortuneSpentOnGauge = { $character } spends a fortune to lower the gauge “{ $label }” by one level and justifies it so: { STOP($justification) }
    .short = { POSS($character) } fortune for the gauge “{ $label }”

# Corrections
EventRetracted = { $who } retracts { quoted-event }{ $stands ->
    [itself] {""}
   *[now] {"; "}{ stands-now }
}{ $has_reason ->
    [no] .
   *[yes] {": "}{ STOP($reason) }
}
EventAmended = { $who } amends { quoted-event }{ $stands ->
    [itself] {""}
   *[now] {"; "}{ stands-now }
}{ $has_reason ->
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
move-FrameOpposition = Open an opposition with its factors
move-LockAndRoll = Lock the opposition and roll for the obstacle
move-FinaliseAndClose = Finalise the result and close
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

# SPI-OPP-04
field-accept = Accepted
    .hint = Yes: the factor gives its dice; no: the Destinée finds it useless and it gives none.
# SPI-INIT-01
field-adversary = Adversary
    .hint = Who vies with the protagonists for the initiative, in a few words; may be left out.
# SPI-INIT-02
field-PolarityView-adversary = Adversary
    .hint = Who vies with the protagonists for the initiative; empty if the roll is to steer the story.
# SPI-LOOT-03
field-against = Dice to the other camp
    .hint = What a zero-sum trait also gives the other side: 1, else 0.
# SPI-PVP-01
field-aggressor = Aggressor
    .hint = The protagonist who attacks another: he stands in the obstacle’s place. Between players only.
# SPI-ALEA-01
field-alea = Deus Ex Alea
    .hint = The one that waits for the losing camp or has been played; nothing if there is none.
# SPI-ALEA-07
field-alea_unbounded = Alea out of control
    .hint = Yes: all points apply, and those beyond exploit or fiasco add ANDs.
# SPI-ALEA-04, SPI-ALEA-09
field-amplitude = Amplitude
    .hint = The value of destiny without its sign: as many points; seen by the Destinée and the losing camp.
# SPI-INT-03
field-answer = Answer
    .hint = Take the reduced objective without a loss, or refuse: reached in full, with a loss.
# SPI-SESS-02
field-answers = Answers on the genre
    .hint = By question, the last text and the seat that gave it.
# SPI-CANV-01
field-axes = Axes
    .hint = The canvas’s six, one for each face of the die; the Destinée alone sees her own until shown.
# SPI-CANV-01
field-axis = Axis
    .hint = Its number, 1 to 6: where, who, what, how, how many, why.
# SPI-OPP-03
field-base_dice = Base dice
    .hint = For each camp before any factor: 1 as a rule, 0 if the Destinée likes.
# SPI-COMP-06
field-best = Best camps
    .hint = Among those that reached their objective: an exploit comes before a success.
# SPI-BOSS-02
field-ApplyBossImpact-boss = Boss
    .hint = The one whom the opposition has just hit.
# SPI-BOSS-02
field-ImpactEntry-boss = Boss
    .hint = The one who is hit; nothing as long as you do not know of him.
# SPI-GAUGE-03
field-boxes = Boxes
    .hint = The gauge as drawn: a cross for each level, an open box for one mark more, a stroke for two.
# SPI-DICE-01
field-camp = Camp
    .hint = The protagonists (blue dice) or the obstacle (red dice).
# SPI-OPP-04, SPI-GAUGE-07
field-RuleFactor-camp = Camp helped
    .hint = The one the Destinée decides on, save for a gauge or a die in waiting; if empty, as proposed.
# SPI-OPP-04, SPI-OPP-06
field-ProposeFactor-camp = Camp helped
    .hint = The one that gains the dice; a handicap counts for the other.
# SPI-OPP-04, SPI-OPP-06
field-AddFactor-camp = Camp helped
    .hint = The one that gains the dice; a handicap counts for the other.
# SPI-COMP-01
field-OpenOpposition-camp = Competing camp
    .hint = In a competition, the one whose leg of the round it is.
# SPI-COMP-01
field-OppositionView-camp = Competing camp
    .hint = The one whose leg it is; nothing outside a competition.
# SPI-COMP-04
field-ModifierGiven-camp = Competing camp
    .hint = The one of a competition that gets the die; nothing if it is a character.
# SPI-COMP-04
field-ModifierView-camp = Competing camp
    .hint = The one of a competition that the die is for; nothing if it is a character.
# SPI-COMP-04
field-ConfirmModifier-camp = Competing camp
    .hint = The one that had only a partial result.
# SPI-COMP-05
field-ImposeHarm-camp = Competing camp
    .hint = The one that has just failed and has to pay to stay in.
# SPI-COMP-05
field-AcceptHarm-camp = Competing camp
    .hint = Your own (the Destinée answers for an npc); it stays in.
# SPI-COMP-05
field-WithdrawFromCompetition-camp = Competing camp
    .hint = Your own (the Destinée answers for an npc); it is out and owes nothing more.
# SPI-COMP-03
field-LegResult-camp = Competing camp
    .hint = The one whose leg it was.
# SPI-COMP-03
field-LegView-camp = Competing camp
    .hint = The one whose leg it is.
# SPI-COMP-01
field-camps = Competing camps
    .hint = Two or more, of protagonists or npcs, each before its own obstacle.
# SPI-FORT-02
field-cancelled_pending = Stroke cancelled
    .hint = Yes if a stroke of fate was announced: its card stays in hand, and nobody learns which.
# SPI-CANV-01
field-canvas = Canvas
    .hint = The sheet of six axes in question.
# SPI-ORI-04, SPI-CANV-04
field-RequestOrientationRoll-canvas = Read on a canvas
    .hint = A sheet you know: the face names the axis. Instead of a row of the table.
# SPI-ORI-04, SPI-CANV-04
field-InterpretOrientation-canvas = Read on a canvas
    .hint = A sheet: the face names the axis. Instead of a row of the table.
# SPI-ORI-03, SPI-ORI-04
field-RowRequestedEntry-canvas = Read on a canvas
    .hint = The sheet whose axis the face names, if a player named it; named by the Destinée, for her alone.
# SPI-ORI-04
field-FaceReadEntry-canvas = Read on a canvas
    .hint = The sheet whose axis the face names; nothing if it is a row of the table.
# SPI-ORI-04
field-InterpretedEntry-canvas = Read on a canvas
    .hint = The sheet whose axis the face names; nothing if it is a row of the table.
# SPI-ORI-04
field-RowView-canvas = Read on a canvas
    .hint = The sheet whose axis the face names; nothing if it is a row of the table.
# SPI-CANV-03
field-canvases = Canvases
    .hint = The sheets you may read, whole or by axis.
# SPI-FORT-05
field-change = Use of the fortune
    .hint = Gain, remove or modify a trait of your protagonist.
# SPI-COMP-03
field-compared = Compared
    .hint = Yes once all competing camps have a result and these were set side by side.
# SPI-COMP-01
field-competition = Competition
    .hint = The one in question.
# SPI-COMP-01
field-OpenOpposition-competition = Competition
    .hint = The one of which this opposition is a leg; for that kind only.
# SPI-COMP-01
field-OppositionView-competition = Competition
    .hint = The one of which this opposition is a leg, else nothing.
# SPI-COMP-01
field-competitions = Competitions
    .hint = Races between camps, under way or over.
# SPI-SESS-14
field-consents = New character allowed
    .hint = The seats to which the Destinée grants a new protagonist, theirs having ended.
# SPI-INT-02
field-OppositionView-consequences = Consequences
    .hint = The effects that the Destinée has recorded for this opposition.
# SPI-OPP-13
field-continue = The conflict goes on
    .hint = Yes: a new opposition opens, same camps and objective, factors to set anew. The Destinée decides.
# SPI-HERO-04
field-conversion = Conversion
    .hint = For 1 die less: a manoeuvre as a reflex, or a colour as an aptitude.
# SPI-HERO-04
field-conversions = Conversions
    .hint = For 1 die less, a heroic or mythic trait goes from manoeuvre to reflex or colour to aptitude; one each use.
# SPI-COMP-04
field-decision = Decision
    .hint = The Destinée’s: grant the die of the partial result, or another strategy instead.
# SPI-FATE-02
field-deck = Deck
    .hint = Strokes of fate that may still be drawn, each by its number (1 to 6) and theme; the Destinée alone sees them.
# SPI-DEST-01
field-destiny = Destiny
    .hint = One number for the whole table, negative, zero or positive; the Destinée alone knows it.
# SPI-SESS-12
field-SecretsDisclosed-destiny = Destiny
    .hint = Its value in the end, shown after the game; nothing if the Destinée shows something else.
# SPI-SESS-12
field-DisclosedView-destiny = Destiny
    .hint = Its value in the end; nothing if the Destinée has not shown it.
# SPI-PVP-04
field-destiny_added = Added from outside
    .hint = Yes: between players, brought in by the Destinée to change the balance; these dice count for destiny.
# SPI-DEST-02, SPI-DEST-05, SPI-PVP-04
field-destiny_delta = Effect on destiny
    .hint = At the lock: the obstacle’s dice less the protagonists’; between players only dice added from outside. Nothing: not counted.
# SPI-INIT-01
field-destiny_initiative = Initiative by destiny
    .hint = Yes: if positive the protagonists begin, if negative the adversary; at zero a die decides.
# SPI-CONV-01
field-destiny_to_fortune = Destiny into fortunes
    .hint = Yes: in the end each protagonist gains as many fortunes as destiny, if it is positive.
# SPI-ALEA-01
field-deus_ex_alea = Deus Ex Alea
    .hint = Yes: the losing camp may turn a result over; heroic levels are needed too.
# SPI-FORT-03, SPI-ALEA-05
field-direction = Direction
    .hint = Towards the exploit, or towards the fiasco.
# SPI-ALEA-05
field-AleaView-direction = Direction
    .hint = Towards the exploit or the fiasco; nothing until the losing camp has chosen.
# SPI-FATE-09
field-discard = Discard
    .hint = Strokes of fate played, seen by all; empty where a card played goes back at once.
# SPI-SESS-12
field-disclosed = Secrets shown
    .hint = What the Destinée chose to open after the end; nothing before.
# SPI-SESS-12
field-drama = Drama canvas
    .hint = The six axes kept secret by the Destinée; nothing if she shows something else.
# SPI-LOOT-02
field-duration = Duration
    .hint = Lasting, or for the session: the trait goes when it closes.
# SPI-GAUGE-09
field-ended = Ended
    .hint = Yes if the character has left the story, as the Destinée ruled.
# SPI-DICE-03
field-evens = Evens
    .hint = How many 2, 4 and 6, extra dice included.
# SPI-COMP-07
field-LegResult-evens = Sum of the evens
    .hint = The camp’s even faces added up: it breaks a tie.
# SPI-COMP-07
field-LegView-evens = Sum of the evens
    .hint = The camp’s even faces added up: it breaks a tie.
# SPI-GAUGE-09
field-exhausted = Exhausted
    .hint = Yes at level H: the Destinée has to say what follows.
# SPI-TRAIT-04, SPI-ALEA-02
field-external = External
    .hint = Yes if the trait rests on something other than its bearer: a Deus Ex Alea needs one.
# SPI-ALEA-02
field-AddFactor-external = External
    .hint = Yes or no as the Destinée says; if empty, the trait’s tag decides.
# SPI-ALEA-02
field-RuleFactor-external = External
    .hint = Yes or no as the Destinée says; if empty, the trait’s tag decides.
# SPI-DICE-02
field-extra = Extra dice
    .hint = One for each 6 of the first throw; a 6 among them adds none.
# SPI-ALEA-07
field-extra_and = More ANDs
    .hint = Steps beyond exploit or fiasco: as many more gains or losses owed.
# SPI-OPP-04
field-factor = Key factor
    .hint = The one in question.
# SPI-OPP-04
field-factors = Key factors
    .hint = What gives a camp dice, accepted or still proposed; of a hidden one only the dice show.
# SPI-OPP-04
field-LockedEntry-factors = Factors counted
    .hint = What gave each camp its dice; of a hidden one only the dice show.
# SPI-OPP-04
field-FrameOpposition-factors = Traits, gauges and modifiers
    .hint = What counts from the sheets, each with the camp that it helps.
# SPI-OPP-04
field-advantages = Factors of the Protagonists
    .hint = What helps their camp, in a few words each: a die for each factor.
# SPI-OPP-06
field-obstacles = Factors of the obstacle
    .hint = What helps the obstacle or hinders the Protagonists, in a few words each: a die for each factor.
# SPI-ZOOM-05
field-failed_stage = Stage failed
    .hint = Its place, from 1, after the protagonists’ evens; nothing if the end is reached.
# SPI-FATE-03
field-fate = Strokes of fate
    .hint = What all see of them: how many cards are in hand, the discard, a stroke announced.
# SPI-FORT-02
field-fate_blocked_by = Strokes kept away by
    .hint = The player whose fortune keeps all strokes of fate away until the scene ends.
# SPI-FATE-09
field-fate_discard = Card played
    .hint = It goes back to the deck at once, or waits until the deck is empty.
# SPI-INIT-01
field-first = Who begins
    .hint = The protagonists or the adversary.
# SPI-SESS-04
field-fixed = Genre fixed
    .hint = Yes once the Destinée has settled it, after discussion.
# SPI-FATE-06
field-force = Without waiting
    .hint = Yes to reveal before all have answered; this is shown.
# SPI-FATE-06
field-forced = Without waiting
    .hint = Yes if the Destinée did not wait for all answers.
# SPI-GAIN-01, SPI-OPP-15
field-fortune_gain_scope = Who gains the fortune
    .hint = In a camp of several: its lead alone, or each protagonist.
# SPI-FORT-05
field-fortune_may_raise_level = Level by fortune
    .hint = Yes: modifying a trait may raise it one level, to heroic, then mythic.
# SPI-RES-04, SPI-FORT-03
field-FinaliseResult-force = Without waiting
    .hint = Yes to close the result although a player could still shift it with a fortune; the whole table sees that.
# SPI-RES-04
field-FinaliseAndClose-force = Without waiting
    .hint = Yes to close the result although a player could still shift it with a fortune; the whole table sees that.
# SPI-RES-04, SPI-FORT-03
# SPI-RES-04, SPI-UNDO-06
# SPI-RES-04, SPI-FORT-03
field-FinalEntry-forced = Without waiting
    .hint = Yes if the Destinée closed it although at least one player could still shift this result with a fortune.
# SPI-RES-04, SPI-FORT-03
field-FinalResult-forced = Without waiting
    .hint = Yes if the Destinée closed it although at least one player could still shift this result with a fortune.
# SPI-TRAIT-01
field-AddTrait-canvas = Canvas
    .hint = The place, object, group or other that receives the trait; whoever writes on that sheet adds it. Empty: a character receives it.
# SPI-TRAIT-01
field-TraitAdded-canvas = Canvas
    .hint = The place, object, group or other that bears the trait; empty when a character does.
# SPI-TRAIT-01
field-TraitChanged-canvas = Canvas
    .hint = The place, object, group or other that bears the trait; empty when a character does.
# SPI-TRAIT-01
field-TraitRemoved-canvas = Canvas
    .hint = The place, object, group or other that bears the trait; empty when a character does.
# SPI-TRAIT-01
field-TraitRewordedEntry-canvas = Canvas
    .hint = The place, object, group or other that bears the trait; empty when a character does.
# SPI-TRAIT-01, SPI-SEC-03
field-CanvasView-traits = Traits
    .hint = What the thing is like, without a number; of a canvas that is not shared only what served in an opposition is seen.
# SPI-FATE-01
field-FateCardView-number = Number of the card
    .hint = From 1 to 6, as it is printed; there is one of each.
# SPI-FATE-01
field-FateCardView-theme = Stroke of fate
    .hint = What the card brings about in the story when the Destinée plays it.
# SPI-FATE-01, SPI-FATE-06
field-StrokeView-theme = Stroke of fate
    .hint = What will come about, from discovery to twist; the Destinée alone reads it before revealing it.
# SPI-RES-04, SPI-FORT-03
field-shift_passes = Letting it stand
    .hint = The players with a fortune to spend who said that they do not spend it here; any shift asks them again.
# SPI-FORT-01
field-fortunes = Fortunes
    .hint = The protagonist’s tokens, seen by all, without limit; 1 each use, never given to another.
# SPI-SESS-12
field-game_ending = Game ending
    .hint = Yes once the Destinée has said so: all stops when the session closes.
# SPI-GAUGE-01
field-gauge_kind = Kind of gauge
    .hint = State or resource (negative), or progression (no dice); to be said if the gauge is new.
# SPI-GAUGE-04
field-gauge_mode = Mode of gauges
    .hint = Ticks for each level: 1 extreme, 2 default, 3 safe; the Destinée changes it at will.
# SPI-SESS-02, SPI-SESS-04
field-genre = Genre
    .hint = What the table said of it, question by question, then what is settled.
# SPI-FATE-03
field-hand = Strokes of fate in hand
    .hint = The cards held, each by its number (1 to 6) and theme; the Destinée alone sees them.
# SPI-SESS-12
field-SecretsDisclosed-hand = Strokes of fate in hand
    .hint = The numbers left in hand, shown after the end; empty if the Destinée shows something else.
# SPI-SESS-12
field-DisclosedView-hand = Strokes of fate in hand
    .hint = The cards left in hand, by number and theme; empty if the Destinée has not shown them.
# SPI-FATE-03
field-hand_count = Strokes of fate in hand
    .hint = How many the Destinée holds, 0 to 6; all see the number, she alone the cards.
# SPI-COMP-05
field-harms = Harms
    .hint = What the camp has to accept to stay in: a gauge, a trait or fiction, as the Destinée says.
# SPI-HERO-01
field-heroic_levels = Heroic levels
    .hint = Yes: a trait may be heroic (2 dice) or mythic (3 dice).
# SPI-BOSS-02, SPI-BOSS-03
field-impact = Effect on the boss
    .hint = Success: a trait removed or a gauge by one level; exploit: eliminated or, under a veto, two levels.
# SPI-BOSS-03
field-impact_used = Effect used
    .hint = Yes if this opposition has already hit the boss: once at most.
# SPI-FORT-07
field-justification = Justification
    .hint = What explains in the story the use of the fortune; required, and read by all.
# SPI-ZOOM-03
field-keys = Keys
    .hint = Obstacle dice that the stage is worth, 1 at least; each even of the protagonists crosses one.
# SPI-ZOOM-03
field-LockedEntry-keys = Keys
    .hint = Of all stages: as many dice for the obstacle; 0 for a plain action.
# SPI-CANV-05
field-labels = Labels
    .hint = Those of the six axes of one’s own canvas, in order; for that kind only.
# SPI-ORI-04
field-RequestOrientationRoll-labels = Six meanings
    .hint = A list made on the spot, one meaning for each face; instead of a row or a canvas.
# SPI-ORI-04
field-InterpretOrientation-labels = Six meanings
    .hint = A list made on the spot, one meaning for each face; instead of a row or a canvas.
# SPI-ORI-03, SPI-ORI-04
field-RowRequestedEntry-labels = Six meanings
    .hint = The list made on the spot, one for each face, if a player gave it; given by the Destinée, for her alone.
# SPI-ORI-04
field-InterpretedEntry-labels = Six meanings
    .hint = The list made on the spot, one for each face; empty for a row or a canvas.
# SPI-ORI-05
field-RowView-labels = Six meanings
    .hint = What each face says, 1 to 6.
# SPI-OPP-01, SPI-OPP-15
field-lead = Lead
    .hint = The protagonist who states the objective and rolls; nothing for a camp of npcs.
# SPI-OPP-01, SPI-COMP-02
field-LockedEntry-lead = Lead
    .hint = The protagonist who states the objective and rolls, or the competing camp of npcs.
# SPI-OPP-01, SPI-COMP-02
field-DeterminedEntry-lead = Lead
    .hint = The protagonist whose result it is, or the competing camp of npcs.
# SPI-OPP-01, SPI-COMP-02
field-FinalEntry-lead = Lead
    .hint = The protagonist whose result it is, or the competing camp of npcs.
# SPI-OPP-02, SPI-COMP-02
field-ObjectiveEntry-lead = Lead
    .hint = The protagonist whose objective it is, or the competing camp of npcs.
# SPI-DEST-04
field-ledger = Ledger of destiny
    .hint = Each change, its cause and the value reached; for the Destinée alone.
# SPI-SESS-12
field-SecretsDisclosed-ledger = Ledger of destiny
    .hint = Each change and its cause, shown after the end.
# SPI-SESS-12
field-DisclosedView-ledger = Ledger of destiny
    .hint = Each change and its cause; empty if the Destinée has not shown it.
# SPI-COMP-01
field-legs = Legs
    .hint = One for each competing camp: its opposition and its result.
# SPI-OPP-07
field-linkable = Gauges to link
    .hint = Negative gauges of the protagonists that the Destinée may count, at I (1 die) or II (2), for the obstacle.
# SPI-FORT-03
field-max_shifts_per_opposition = Shifts at most
    .hint = How many fortunes may shift one result, 1 at least; if empty, no limit.
# SPI-ORI-03
field-meaning = What the face says
    .hint = The word of the row or axis under the face that came; empty if not shown.
# SPI-COMP-01
field-members = Protagonists
    .hint = Those who compete together; empty for a camp of npcs.
# SPI-INT-03
field-mitigation = Reduced objective
    .hint = After a partial success: impossible, offered, accepted or refused by the lead.
# SPI-OPP-09
field-modifier = Die waiting
    .hint = The advantage or handicap that a character or camp has kept; using it uses it up.
# SPI-INT-04, SPI-COMP-04
field-ModifierGiven-modifier = Die waiting
    .hint = The new advantage or handicap, by its id.
# SPI-OPP-09
field-modifiers = Dice waiting
    .hint = Advantages and handicaps of one die, kept for a coming opposition or already used.
# SPI-COMP-04
field-modifier_due = Die to confirm
    .hint = An advantage after a partial success, a handicap after a partial failure; the Destinée rules.
# SPI-NOZ-01
field-no_zero_destiny = Destiny never zero
    .hint = Yes: what would make it zero is refused to the Destinée: more factors at a lock, else no orientation or stroke.
# SPI-DEST-06
field-note = Note
    .hint = For the Destinée alone; may be left out.
# SPI-DICE-03
field-p = The protagonists’ evens
    .hint = How many even dice, extra ones included.
# SPI-DICE-03
field-o = The obstacle’s evens
    .hint = How many even dice, extra ones included.
# SPI-OPP-02
field-objective = Objective
    .hint = What the protagonists’ camp wants; its lead may change it until the lock.
# SPI-COMP-01
field-OpenCompetition-objective = Common objective
    .hint = What all camps are after, but for those that have their own.
# SPI-COMP-04
field-ConfirmModifier-objective = New objective
    .hint = With another strategy: what the camp now aims at.
# SPI-COMP-01
field-CampSpec-objective = Own objective
    .hint = What this camp is after; if empty, the common objective.
# SPI-COMP-01
field-CampView-objective = Objective
    .hint = What this camp is after: its own or everybody’s.
# SPI-OPP-01
field-opposition = Opposition
    .hint = The one in question, by its id.
# SPI-OPP-01
field-oppositions = Oppositions
    .hint = Requested, being framed, rolled or closed.
# SPI-ORI-01
field-orientations = Orientation rolls
    .hint = One d6 read symbolically: requested, rolled, interpreted.
# SPI-OPP-14, SPI-INT-07
field-outcome_only = Outcome only
    .hint = Yes: the scene is not played, only its outcome is read; no consequence is owed.
# SPI-INT-10
field-owed_gains = Gains owed
    .hint = How many the Destinée has still to record before closing (exploit, more ANDs).
# SPI-INT-10
field-owed_losses = Losses owed
    .hint = How many the Destinée has still to record before closing (fiasco, partial success not reduced).
# SPI-SESS-05
field-owner = Player
    .hint = The seat that plays this protagonist; nothing for an npc.
# SPI-GAUGE-02
field-partial = Ticks begun
    .hint = Towards the next level, 0 to 2; it takes as many as the mode.
# SPI-CONV-03
field-partie_scope = Span of destiny
    .hint = The whole game, or one session: it then begins at zero again in the next.
# SPI-DEST-06
field-OrientStory-polarity = Orientation
    .hint = Positive: destiny, above zero, goes down by 1; negative: below zero, it goes up by 1.
# SPI-DEST-07
field-PolarityRolled-polarity = Orientation
    .hint = An even die: positive; odd: negative.
# SPI-DEST-07
field-SpinView-polarity = Polarity die
    .hint = The one a player has to roll, destiny being zero; nothing otherwise.
# SPI-DEST-07
field-polarity_note = Polarity note
    .hint = What the Destinée means to do with the die asked for; for herself alone.
# SPI-OPP-11
field-pools = Oppositions to watch
    .hint = For the Destinée: each camp’s dice, the effect on destiny, what is still owed.
# SPI-PVP-04
field-pvp_destiny_delta = Destiny between players
    .hint = The difference of dice the Destinée added counts without a sign, or with one: aggressor less attacked.
# SPI-SESS-02
field-question = Genre question
    .hint = Its number, 1 to 6.
# SPI-RES-01
field-raw_result = Raw result
    .hint = That of the dice, before fortunes and Deus Ex Alea; nothing before both rolls.
# SPI-COMP-06
field-CompetitionRoundCompared-reached = Camps arrived
    .hint = Those that reached their objective: success or exploit.
# SPI-COMP-06
field-CampView-reached = Arrived
    .hint = Yes if this camp has reached its objective: success or exploit.
# SPI-ORI-03
field-readings = Interpretations
    .hint = The Destinée’s, for herself or for all.
# SPI-COMP-08
field-attained = Objectives reached
    .hint = The camps that came to what each wanted for itself; empty where they all wanted the same.
# SPI-COMP-01, SPI-COMP-08
field-separate = Different objectives
    .hint = Yes: the camps do not all want the same; the race lasts until each has arrived or withdrawn. No: the first arrival ends it.
# SPI-INT-03
field-reducible = Reducible
    .hint = The Destinée says if the objective of a partial success can be lowered; if not, a loss is owed.
# SPI-OPP-01
field-request = Request
    .hint = A player’s, which the Destinée grants in this way; may be left out.
# SPI-SESS-10
field-respite = Respite
    .hint = The protagonists who may spend fortunes on traits and gauges in it; nobody outside a respite.
# SPI-CANV-03
field-responsible = Responsible
    .hint = The seat that writes it; empty for the Groupe, which all players write; nothing: the Destinée.
# SPI-RES-01, SPI-RES-02
field-result = Result
    .hint = Exploit, success, partial success, partial failure, failure or fiasco, as the protagonists see it.
# SPI-INIT-03
field-result_order = Order of results
    .hint = Protagonists who acted at once: the best result first, equals together.
# SPI-COMP-01
field-rounds = Rounds
    .hint = A leg for each competing camp in each, then a comparison.
# SPI-ORI-05
field-row = Row of the table
    .hint = One of 17: the face chooses its column; empty if something else is read.
# SPI-ORI-03, SPI-ORI-05
field-RowRequestedEntry-row = Row of the table
    .hint = One of 17, if a player named it; named by the Destinée, it is for her alone.
# SPI-ORI-03
field-OrientationView-row = What is read
    .hint = The row, canvas or list named with the request; nothing if none is, or not for you.
# SPI-ORI-03
field-ReadingView-row = What is read
    .hint = The row, canvas or list that the Destinée chose.
# SPI-GAUGE-09
field-RuleExhaustion-ruling = What follows
    .hint = The character ends, actions that need it are impossible, or nothing: the Destinée decides.
# SPI-GAUGE-09
field-GaugeRuledEntry-ruling = What follows
    .hint = The character ends, actions that need it are impossible, or nothing.
# SPI-COMP-07
field-RuleTie-ruling = Tie
    .hint = Ex aequo, or broken by the greatest sum of even faces; the Destinée decides.
# SPI-SESS-11
field-session_no = Number of the session
    .hint = From 1.
# SPI-SESS-11
field-session_window = End of session
    .hint = Yes while fortunes may be spent on traits and gauges, before it closes.
# SPI-SESS-13
field-shared = Shared
    .hint = Yes if the Destinée has shown it to all.
# SPI-FORT-03
field-shifts = Shifts
    .hint = One for each fortune spent: who, and which way.
# SPI-SOLO-01
field-solo = Solo
    .hint = Yes: one seat is both the Destinée and the player.
# SPI-ZOOM-04
field-stage = Stage covered
    .hint = Its place, from 1, for a factor that crosses its keys; else empty.
# SPI-ZOOM-03
field-stages = Stages
    .hint = Actions of a sequence or scenes of a script, in order, with their keys; empty for an action.
# SPI-ZOOM-03
field-SetStages-stages = Stages
    .hint = One at least, in order, with their keys: actions of a sequence or scenes of a script, as the Destinée decides.
# SPI-SESS-13
field-stakes = Stakes
    .hint = Those that the Destinée notes as they emerge; she alone reads them until shared.
# SPI-ALEA-05
field-steps = Steps
    .hint = How far the Deus Ex Alea moves the result, 0 to the amplitude.
# SPI-ALEA-05, SPI-ALEA-07
field-UseAleaPoints-steps = Steps
    .hint = From 0 (renounce) to the amplitude, not beyond exploit or fiasco; empty if the Alea is out of control.
# SPI-FATE-05
field-stroke = Stroke of fate announced
    .hint = Its number and card, known to the Destinée alone until she reveals it.
# SPI-FATE-05
field-stroke_pending = Stroke announced
    .hint = Yes while a stroke of fate waits: a fortune may still keep it away.
# SPI-TRAIT-04
field-tags = Tags
    .hint = Optional: manoeuvre, colour, external (the only ones the rules look at) or any other word.
# SPI-CANV-01
field-texts = Texts of the axis
    .hint = In order; they replace the former ones, and the axis may stay empty.
# SPI-GAUGE-05
field-ticks_lost = Ticks lost
    .hint = Those that go beyond level H.
# SPI-COMP-07
field-tied = Tied
    .hint = The camps that arrived together, until the Destinée has ruled.
# SPI-DICE-04, SPI-FATE-02
field-typed = Typed in
    .hint = Yes if dice or card come from the table, not from the service.
# SPI-OPP-09
field-used_in = Used in
    .hint = The opposition that took this die; nothing while it waits.
# SPI-BOSS-01, SPI-BOSS-03
field-veto = Veto
    .hint = Yes: the plot forbids that this boss be eliminated; an exploit then hits it by two levels.
# SPI-BOSS-01
field-vetoes = Vetoes
    .hint = The bosses that the plot forbids to eliminate; the Destinée alone knows.
# SPI-ORI-03
field-visibility = Who reads it
    .hint = All, or the Destinée alone.
# SPI-OPP-10
field-wager = Wager
    .hint = The trait or gauge at stake besides the objective; empty without one.
# SPI-SESS-12
field-which = To show
    .hint = Destiny and its ledger, the hand of strokes of fate, or the Drama canvas.
# SPI-FATE-07
field-with_card = With its card
    .hint = Yes if the Destinée held it; if not, destiny gains 1 point.
# SPI-INT-02, SPI-TRAIT-01
field-trait_text = Trait
    .hint = Its words, without a number, where it is gained, revealed or altered.
# SPI-INT-03
field-worse = For the worse
    .hint = Yes if the trait is altered for the worse: it counts as a loss.
# SPI-FATE-05, SPI-FATE-07
field-would_use_card = With its card
    .hint = Yes if the Destinée holds this card; if not, destiny will gain 1 point. For her alone.
# SPI-OPP-11
field-x = The protagonists’ dice
    .hint = Base and factors of their camp, before extra dice.
# SPI-OPP-11
field-y = The obstacle’s dice
    .hint = Base, factors and keys of its camp, before extra dice.
# SPI-LOOT-03
field-zero_sum = Zero-sum
    .hint = Yes: when used, the trait gives 1 die to its own camp and 1 to the other.
# SPI-ZOOM-01
field-zoom = Zoom
    .hint = One roll for an action, a whole scene (sequence) or several scenes (script).
# SPI-ZOOM-02
field-OpenOpposition-zoom = Zoom
    .hint = One roll for an action, a scene (sequence) or several (script); undecided: the lead will choose.

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
# SPI-SESS-01
field-choice = Value chosen
    .hint = Where the option is set by a word; nothing for a number or a yes or no.
# SPI-FORT-03, SPI-ALEA-05
field-former = Result before
    .hint = The one that a fortune or the Deus Ex Alea has just moved.
# SPI-TRAIT-05
field-TraitRewordedEntry-former = Trait before
    .hint = Its words until then, if you could read them.
# SPI-SESS-13
field-StakeRewordedEntry-former = Stake before
    .hint = Its words until then.
# SPI-INT-02
field-ConsequentEntry-former = Trait before
    .hint = The words of the trait that is altered; else empty.
# SPI-RES-01
field-comparison = Evens compared
    .hint = How many one camp has against the other: as many, more, or more than twice.
# SPI-ZOOM-05
field-FinalEntry-failed = Stage failed
    .hint = Its name; empty if the end is reached, or for a plain action.
# SPI-DEST-01, SPI-FATE-03
field-screen = Behind the screen
    .hint = Destiny, strokes of fate and vetoes, for the Destinée alone; nothing for the others.
# SPI-SESS-01
field-AssignSeat-seat = Seat
    .hint = The one whose part the Destinée changes.
# SPI-SESS-14
field-AllowNewCharacter-seat = Player
    .hint = The one who may make a new protagonist, the former having ended.
# SPI-DEST-07
field-RequestPolarityRoll-seat = Player
    .hint = The one whom the Destinée asks for the die, destiny being zero.
# SPI-DEST-07
field-PolarityRequestedEntry-seat = Player
    .hint = The one who has to roll the die.
# SPI-INIT-02
field-PolarityAsked-seat = Player
    .hint = The one who has to roll the die.
# SPI-DEST-07
field-PolarityRolled-seat = Player
    .hint = The one who rolled the die.
# SPI-DEST-07
field-PolarityView-seat = Player
    .hint = The one who has to roll the die.
# SPI-SESS-02
field-AnswerView-seat = Author
    .hint = The seat that gave this answer.
# SPI-SESS-03
field-CardView-seat = Who drew it
    .hint = The seat that has to answer this question.
# SPI-SESS-05
field-CreateCharacter-seat = For whom
    .hint = The absent seat for whom the Destinée acts; empty when acting for oneself.
# SPI-ORI-02
field-RollOrientation-seat = For whom
    .hint = The absent seat for whom the Destinée rolls; empty when rolling for oneself.
# SPI-FATE-06
field-PassFateBlock-seat = For whom
    .hint = The absent seat for whom the Destinée answers; empty when answering for oneself.
# SPI-SESS-05
field-OnBehalfEntry-seat = For whom
    .hint = The absent seat for whom the Destinée acted.
# SPI-FORT-03
field-PassResultShift-seat = For whom
    .hint = The absent seat for which the Destinée answers; empty when one answers for oneself.
# SPI-SESS-01
field-SetTableOption-name = Option
    .hint = The one that the Destinée sets, until creation is over.
# SPI-SESS-01
field-OptionSetEntry-name = Option
    .hint = The one that the Destinée has set.
# SPI-SESS-06
field-CreateCharacter-name = Name
    .hint = The protagonist’s or npc’s; nothing else is required.
# SPI-CANV-01
field-CreateCanvas-name = Name of the sheet
    .hint = What it describes: this place, that group…
# SPI-CANV-01
field-CanvasView-name = Name of the sheet
    .hint = What it describes: this place, that group…
# SPI-ZOOM-03
field-Stage-name = Name of the stage
    .hint = The action of the sequence or the scene of the script.
# SPI-CANV-06
field-AxisView-id = Word of the axis
    .hint = Its name in the rules, the same in all languages.
# SPI-SESS-02
field-AnswerGenre-text = Answer
    .hint = Yours to the genre question; it replaces the one before.
# SPI-SESS-02
field-AnswerView-text = Answer
    .hint = The last text given to the question.
# SPI-SESS-04
field-SetGenre-text = Genre
    .hint = What the table agreed on, as the Destinée settles it.
# SPI-SESS-04
field-GenreView-text = Genre
    .hint = What is settled; empty before.
# SPI-TRAIT-01
field-AddTrait-text = Trait
    .hint = A few words that describe, without any number.
# SPI-TRAIT-01
field-EditTrait-text = Trait
    .hint = Its new words, without any number.
# SPI-TRAIT-01
field-TraitAdded-text = Trait
    .hint = Its words.
# SPI-TRAIT-05
field-TraitChanged-text = Trait
    .hint = Its new words.
# SPI-TRAIT-05
field-TraitRewordedEntry-text = Trait
    .hint = Its new words.
# SPI-TRAIT-05
field-TraitRemoved-text = Trait
    .hint = The words of the trait that is gone.
# SPI-TRAIT-01, SPI-HERO-02
field-TraitView-text = Trait
    .hint = Its words; followed by + if heroic, ++ if mythic.
# SPI-SESS-13
field-AddStake-text = Stake
    .hint = What is at issue in the story; the Destinée’s own until she shares it.
# SPI-SESS-13
field-EditStake-text = Stake
    .hint = Its new words.
# SPI-SESS-13
field-StakeRewordedEntry-text = Stake
    .hint = Its new words.
# SPI-SESS-13
field-StakeView-text = Stake
    .hint = What is at issue in the story.
# SPI-GAUGE-09
field-RuleExhaustion-text = Details
    .hint = Which actions become impossible, then always said; otherwise how the character ends, if one likes.
# SPI-GAUGE-09
field-GaugeRuledEntry-text = Details
    .hint = What the Destinée says of it; empty if she adds nothing.
# SPI-OPP-02
field-SetObjective-text = Objective
    .hint = What the protagonists’ camp wants; may change until the lock.
# SPI-OPP-02
field-ObjectiveEntry-text = Objective
    .hint = What the protagonists’ camp now wants.
# SPI-OPP-10, SPI-INT-08
field-DeclareWager-text = Wager
    .hint = The trait or step of a gauge that will be won or suffered after the result.
# SPI-INT-03
field-DeclareMitigation-text = Reduced objective
    .hint = What it would become, in a few words; may be left out.
# SPI-INT-02, SPI-INT-09
field-RecordConsequence-text = Narration
    .hint = The Destinée’s words; required for a gain that rests on her ruling alone, or for an effect of fiction.
# SPI-INT-02
field-ConsequentEntry-text = Narration
    .hint = What the Destinée says of it; empty if she adds nothing.
# SPI-INT-02
field-DeedView-text = Narration
    .hint = What the Destinée says of it, or the words of the trait.
# SPI-ORI-03
field-InterpretOrientation-text = Interpretation
    .hint = What the Destinée makes of the face, as a symbol.
# SPI-ORI-03
field-InterpretedEntry-text = Interpretation
    .hint = What the Destinée makes of the face.
# SPI-ORI-03
field-ReadingView-text = Interpretation
    .hint = What the Destinée makes of the face.
# SPI-FORT-05
field-SpendFortuneOnTrait-text = Trait
    .hint = Its words, to gain or modify one; empty to remove it.
# SPI-COMP-05
field-Harm-text = Description
    .hint = What happens in the story; required if nothing else is hit.
# SPI-OPP-04
field-ProposeFactor-text = Free factor
    .hint = A circumstance or any advantage, where it is no trait, no gauge and no die waiting.
# SPI-OPP-04
field-AddFactor-text = Free factor
    .hint = A circumstance or any advantage, where it is no trait, no gauge and no die waiting.
# SPI-FATE-07
field-AnnounceFateStroke-reason = Reason
    .hint = For the story, or following a fiasco in this scene.
# SPI-FATE-11
field-RevealFateStroke-text = What befalls
    .hint = The words of the Destinée, if they are to be written down; everybody reads them, no rule depends on them.
# SPI-FATE-11
field-StrokeRevealedEntry-text = What befalls
    .hint = The words of the Destinée, where they were written down.
# SPI-FATE-07
field-StrokeRevealedEntry-reason = Reason
    .hint = For the story, or following a fiasco in this scene.
# SPI-FATE-07
field-FateStrokeRevealed-reason = Reason
    .hint = For the story, or following a fiasco in this scene.
# SPI-FATE-07
field-StrokeView-reason = Reason
    .hint = For the story, or following a fiasco in this scene.
# SPI-FATE-07, SPI-SEC-02
field-FateStrokeAnnounced-reason = Reason
    .hint = For the story or after a fiasco; the Destinée alone knows before she reveals it.
# SPI-GAUGE-01
field-AdvanceGauge-character = Whose
    .hint = A protagonist, or a boss: other npcs have no gauges.
# SPI-OPP-01
field-RequestOpposition-character = Protagonist
    .hint = Your own, who attempts something.
# SPI-FORT-03
field-ShiftResult-character = Protagonist
    .hint = Your own, engaged in the opposition; a fortune is spent.
# SPI-FORT-03
field-ShiftView-character = Character
    .hint = The protagonist who spent the fortune; between players, of either camp.
# SPI-FORT-02
field-BlockFateStrokes-character = Protagonist
    .hint = Your own, who spends a fortune.
# SPI-FORT-05
field-SpendFortuneOnTrait-character = Protagonist
    .hint = Your own, in a respite or at the end of a session; a fortune is spent.
# SPI-FORT-06
field-SpendFortuneOnGauge-character = Protagonist
    .hint = Your own, in a respite or at the end of a session; a fortune is spent.
# SPI-INT-02
field-RecordConsequence-character = Who is touched
    .hint = The character who gains, loses or keeps a die; empty where a trait or gauge is named.
# SPI-INT-02
field-DeedView-character = Character
    .hint = The one whom the consequence touches; nothing if it touches nobody.
# SPI-COMP-05
field-Harm-character = Who is touched
    .hint = The protagonist whose gauge advances or who loses a trait.
# SPI-DICE-01
field-RolledEntry-character = For whom
    .hint = The lead, the aggressor or the camp of npcs; nothing for an obstacle.
# SPI-CANV-06
field-CanvasView-character = Character
    .hint = The one that a Personnage canvas describes; nothing for any other.
# SPI-INT-04, SPI-OPP-09
field-ModifierView-character = Character
    .hint = The one who keeps this die; nothing if it is a competing camp.
# SPI-INT-04
field-ModifierGiven-character = Character
    .hint = The one who keeps this die; nothing if it is a competing camp.
# SPI-TRAIT-01
field-AddTrait-character = Character
    .hint = Who receives the trait; empty when a canvas does.
# SPI-TRAIT-01
field-TraitAdded-character = Character
    .hint = Who bears the trait; empty when a canvas does.
# SPI-TRAIT-01
field-TraitChanged-character = Character
    .hint = Who bears the trait; empty when a canvas does.
# SPI-TRAIT-01
field-TraitRemoved-character = Character
    .hint = Who bears the trait; empty when a canvas does.
# SPI-TRAIT-01
field-TraitRewordedEntry-character = Character
    .hint = Who bears the trait; empty when a canvas does.
# SPI-SESS-10
field-OpenRespite-characters = Who rests
    .hint = Protagonists in no opposition; if left out, all those in play.
# SPI-SESS-10
field-RespiteOpened-characters = Who rests
    .hint = The protagonists who may spend fortunes in it.
# SPI-SESS-05
field-SpinView-characters = Characters
    .hint = The protagonists, and the npcs you know of.
# SPI-OPP-04, SPI-TRAIT-02, SPI-GAUGE-07
field-FactorJudgedEntry-dice = Dice
    .hint = 1 for a plain factor, 2 for a heroic trait or a gauge at II, 3 for a mythic one.
# SPI-OPP-04, SPI-TRAIT-02, SPI-GAUGE-07
field-FactorGoneEntry-dice = Dice
    .hint = 1 for a plain factor, 2 for a heroic trait or a gauge at II, 3 for a mythic one.
# SPI-OPP-04, SPI-TRAIT-02, SPI-GAUGE-07
field-FactorShown-dice = Dice
    .hint = 1 for a plain factor, 2 for a heroic trait or a gauge at II, 3 for a mythic one.
# SPI-OPP-04, SPI-TRAIT-02, SPI-GAUGE-07
field-CountedPart-dice = Dice
    .hint = 1 for a plain factor, 2 for a heroic trait or a gauge at II, 3 for a mythic one.
# SPI-OPP-04, SPI-TRAIT-02, SPI-GAUGE-07
field-FactorView-dice = Dice
    .hint = 1 for a plain factor, 2 for a heroic trait or a gauge at II, 3 for a mythic one.
# SPI-SESS-01
field-AssignSeat-role = Part of the seat
    .hint = Destinée (only one), player or spectator.
# SPI-OPP-11
field-LockedEntry-role = Standing
    .hint = Favourite: at least as many dice as the obstacle; outsider: fewer. It decides on fortunes.
# SPI-OPP-11
field-OppositionLocked-role = Standing
    .hint = Favourite: at least as many dice as the obstacle; outsider: fewer. It decides on fortunes.
# SPI-OPP-11
field-OppositionView-role = Standing
    .hint = Favourite: at least as many dice as the obstacle; outsider: fewer; nothing before the lock.
# SPI-SESS-01
field-SeatView-role = Part of the seat
    .hint = Destinée, player or spectator.
# SPI-OPP-04
field-label = Label
    .hint = The factor’s words; empty if it is hidden.
# SPI-GAUGE-05
field-AdvanceGauge-label = Name of the gauge
    .hint = “Wounded”, “impoverished”…; a name not on the sheet creates it.
# SPI-GAUGE-05
field-RecordConsequence-label = Name of the gauge
    .hint = The one that advances; a name not on the sheet creates it.
# SPI-BOSS-02, SPI-GAUGE-05
field-ApplyBossImpact-label = Name of the gauge
    .hint = The boss’s that advances; a new name creates it. For an effect on a gauge only.
# SPI-COMP-05, SPI-GAUGE-05
field-Harm-label = Name of the gauge
    .hint = The one that advances; a name not on the sheet creates it.
# SPI-BOSS-02
field-ImpactEntry-label = Hit
    .hint = The name of the gauge or trait, if you may read the boss’s sheet.
# SPI-GAUGE-05
field-ConsequentEntry-label = Name of the gauge
    .hint = The one that advances; empty for another consequence.
# SPI-FORT-06
field-GaugeEasedEntry-label = Name of the gauge
    .hint = The one that a fortune brings down.
# SPI-GAUGE-01
field-GaugeAdvanced-label = Name of the gauge
    .hint = As on the sheet.
# SPI-GAUGE-01
field-GaugeLowered-label = Name of the gauge
    .hint = As on the sheet.
# SPI-GAUGE-06
field-GaugeRemoved-label = Name of the gauge
    .hint = The one no longer on the sheet.
# SPI-GAUGE-09
field-GaugeExhausted-label = Name of the gauge
    .hint = The one that reaches H.
# SPI-GAUGE-01
field-GaugeView-label = Name of the gauge
    .hint = As on the sheet.
# SPI-CANV-06
field-AxisEntry-label = Label of the axis
    .hint = As the canvas has it.
# SPI-CANV-06
field-AxisView-label = Label of the axis
    .hint = As the canvas has it.
# SPI-INT-01
field-FinalEntry-key = Reading
    .hint = YES AND, YES, YES BUT, NO BUT, NO or NO AND.
# SPI-INT-01
field-FinalResult-key = Reading
    .hint = YES AND, YES, YES BUT, NO BUT, NO or NO AND.
# SPI-INT-01
field-OppositionView-key = Reading
    .hint = From YES AND to NO AND; nothing before the result.
# SPI-SESS-08
field-StartScene-kind = Kind of scene
    .hint = Presentation, where destiny is not counted, or narrative.
# SPI-SESS-08
field-SceneView-kind = Kind of scene
    .hint = Presentation, where destiny is not counted, or narrative.
# SPI-SESS-05
field-CreateCharacter-kind = Kind of character
    .hint = A player’s protagonist, or an npc of the Destinée.
# SPI-SESS-05
field-CharacterEntry-kind = Kind of character
    .hint = Protagonist, npc or boss.
# SPI-BOSS-01
field-CharacterView-kind = Kind of character
    .hint = Protagonist, npc or boss (the only npc with gauges).
# SPI-CANV-06
field-CreateCanvas-kind = Kind of canvas
    .hint = It sets the six axes; for a custom one you name them. A player creates the Groupe only.
# SPI-CANV-06
field-CanvasView-kind = Kind of canvas
    .hint = It sets the six axes.
# SPI-GAUGE-01, SPI-GAUGE-08
field-AdvanceGauge-kind = Kind of gauge
    .hint = State or resource (negative), or progression (no dice); to be said if the gauge is new.
# SPI-GAUGE-01, SPI-GAUGE-08
field-GaugeView-kind = Kind of gauge
    .hint = State or resource, which harms; or progression, which never gives dice. Empty without the sheet.
# SPI-OPP-01, SPI-PVP-01, SPI-COMP-01
field-OpenOpposition-kind = Kind of opposition
    .hint = Standard, between players, or a leg of a competition.
# SPI-OPP-01, SPI-PVP-01, SPI-COMP-01
field-OppositionView-kind = Kind of opposition
    .hint = Standard, between players, or a leg of a competition.
# SPI-INT-02
field-RecordConsequence-kind = Kind of consequence
    .hint = A trait gained, lost, altered or revealed, a gauge, a die kept, a danger, a gift or fiction.
# SPI-INT-02
field-ConsequentEntry-kind = Kind of consequence
    .hint = A trait gained, lost, altered or revealed, a gauge, a die kept, a danger, a gift or fiction.
# SPI-INT-02
field-DeedView-kind = Kind of consequence
    .hint = A trait, a gauge, a die kept, a danger, a gift, fiction, or an effect on the boss.
# SPI-COMP-05
field-Harm-kind = Kind of harm
    .hint = A gauge advances, a trait is lost, or the fiction alone changes.
# SPI-INT-04, SPI-COMP-04
field-ModifierGiven-kind = Which way
    .hint = Advantage: for the camp; handicap: for the obstacle.
# SPI-INT-04, SPI-COMP-04
field-ModifierView-kind = Which way
    .hint = Advantage: for the camp; handicap: for the obstacle.
# SPI-OPP-01
field-OppositionView-status = Progress
    .hint = Requested, being framed, locked, rolled, final, closed or cancelled.
# SPI-OPP-04
field-FactorView-status = Fate of the factor
    .hint = Proposed, accepted by the Destinée, or rejected; a proposal left at the lock is rejected.
# SPI-COMP-05
field-CampView-status = Standing
    .hint = In the race, a harm to accept, or withdrawn.
# SPI-SESS-01
field-value = Value
    .hint = Yes or no, a number or a word, as the option needs.
# SPI-DEST-04
field-DestinyChanged-value = Destiny
    .hint = Its value after the change.
# SPI-DEST-04
field-LedgerEntry-value = Destiny
    .hint = Its value after the change.
# SPI-CONV-02
field-DestinyConverted-value = Destiny
    .hint = Its value, which stays; for the Destinée alone.
# SPI-ORI-02
field-die = Face
    .hint = Of the d6, 1 to 6: the column or axis to read.
# SPI-DEST-07
field-PolarityRolled-die = Face
    .hint = Of the d6: even, positive; odd, negative.
# SPI-INIT-02
field-InitiativeDetermined-die = Face
    .hint = Of the d6: even, the protagonists; nothing if destiny was enough.
# SPI-ORI-03
field-InterpretedEntry-die = Face
    .hint = Of the d6, 1 to 6; nothing before the roll.
# SPI-ORI-02
field-OrientationView-die = Face
    .hint = Of the d6, 1 to 6; nothing before the roll.
# SPI-OPP-04
field-source = Origin of the factor
    .hint = A trait, a gauge, a die waiting or a free text; nothing if it is hidden.
# SPI-OPP-09
field-ModifierView-source = What gave it
    .hint = The Destinée’s words, else the name of the character or camp.
# SPI-TRAIT-02, SPI-HERO-01
field-level = Level of the trait
    .hint = Normal: 1 die; heroic: 2; mythic: 3, if the table has them.
# SPI-HERO-01
field-AddFactor-level = Level of a free factor
    .hint = Heroic (2 dice) or mythic (3), if the table has them; normal (1) for any other, a trait having its own already.
# SPI-FORT-05
field-SpendFortuneOnTrait-level = Level of the trait
    .hint = One more at most, and only if the option allows; if empty, unchanged, or normal for a new one.
# SPI-GAUGE-01, SPI-GAUGE-07, SPI-GAUGE-08
field-GaugeAdvanced-level = Level of the gauge
    .hint = 0, I (1 die for the other camp), II (2) or H, exhausted; a progression never gives dice.
# SPI-GAUGE-01, SPI-GAUGE-07, SPI-GAUGE-08
field-GaugeLowered-level = Level of the gauge
    .hint = 0, I (1 die for the other camp), II (2) or H, exhausted; a progression never gives dice.
# SPI-GAUGE-01, SPI-GAUGE-07
field-GaugeView-level = Level of the gauge
    .hint = 0, I (1 die for the other camp), II (2) or H, exhausted; a progression never gives dice.
# SPI-GAUGE-05
field-levels = Levels
    .hint = Whole levels by which the gauge advances, 1 at least; instead of ticks.
# SPI-GAUGE-06
field-LowerGauge-levels = Levels
    .hint = Whole levels by which the gauge goes down, 1 at least; instead of ticks.
# SPI-GAUGE-05, SPI-GAUGE-06
field-RecordConsequence-levels = Levels
    .hint = Whole levels by which the gauge goes up or down, 1 at least; instead of ticks.
# SPI-GAUGE-05, SPI-GAUGE-06
field-ConsequentEntry-levels = Levels
    .hint = Whole levels by which the gauge goes up or down; nothing where it is ticks.
# SPI-GAIN-01
field-FortuneGained-count = In all
    .hint = The protagonist’s fortunes afterwards.
# SPI-FORT-01
field-FortuneSpent-count = Left
    .hint = The protagonist’s fortunes afterwards.
# SPI-FATE-04
field-FateAttentionIgnored-count = Strokes of fate in hand
    .hint = All six: nothing is drawn.
# SPI-COMP-06, SPI-COMP-08
field-winner = Winner
    .hint = The only camp to arrive, or the best, or the first where objectives differ; nothing if ex aequo or if none arrives.
# SPI-ALEA-01, SPI-ALEA-04
field-loser = Losing camp
    .hint = The one with fewer evens: the Deus Ex Alea is its own.
# SPI-SESS-01
field-phase = Phase
    .hint = Setup, genre, creation, presentation, narrative, end of session, game over.
# SPI-SESS-01
field-AdvancePhase-phase = Next phase
    .hint = Forward only, up to the narrative; genre and presentation may be skipped.
# SPI-SESS-09
field-scene = Scene
    .hint = The one in question, by its id.
# SPI-SESS-09
field-SpinView-scene = Scene under way
    .hint = One at a time, opened and ended by the Destinée; nothing in between.
# SPI-INT-09
field-basis = What justifies it
    .hint = Exploit, wager, loot, revelation or the Destinée’s ruling; required of a lasting gain.
# SPI-INT-09
field-DeedView-basis = What justifies it
    .hint = Exploit, wager, loot, revelation or the Destinée’s ruling; nothing for a loss.
# SPI-TRAIT-01
field-traits = Traits
    .hint = What describes the character, without numbers; an npc’s are seen once used or shared.
# SPI-TRAIT-05
field-cause = Cause
    .hint = The sheet written, a consequence, a fortune, a harm, an effect on a boss or the end of a session.
# SPI-GAUGE-05
field-GaugeAdvanced-cause = Cause
    .hint = The Destinée’s ruling, a consequence, a harm or an effect on a boss.
# SPI-GAUGE-06, SPI-FORT-06
field-GaugeLowered-cause = Cause
    .hint = The Destinée’s ruling, a consequence or a fortune.
# SPI-GAUGE-06, SPI-FORT-06
field-GaugeRemoved-cause = Cause
    .hint = The Destinée’s ruling, a consequence or a fortune.
# SPI-GAIN-01, SPI-CONV-01
field-FortuneGained-cause = Cause
    .hint = The result of an opposition, or destiny converted in the end.
# SPI-FORT-01
field-FortuneSpent-cause = Use
    .hint = To shift a result, keep a stroke of fate away, a trait or a gauge.
# SPI-DEST-04
field-DestinyChanged-cause = Cause
    .hint = A lock or its reopening, an orientation, a stroke without a card, Deus Ex Alea, a new partie.
# SPI-DEST-04
field-LedgerEntry-cause = Cause
    .hint = A lock or its reopening, an orientation, a stroke without a card, Deus Ex Alea, a new partie.
# SPI-DEST-04
field-LedgerEntry-event = Event
    .hint = What changed destiny, by its id.
# SPI-DEST-02, SPI-DEST-06, SPI-PVP-04
field-delta = Change of destiny
    .hint = In points, up or down: the difference of dice at a lock, 1 for an orientation or a stroke without its card.
# SPI-OPP-08
field-hidden = Hidden
    .hint = Yes: of this factor of the obstacle players see the dice, not what it is, until the Destinée reveals it.
# SPI-SESS-13
field-closed = Closed
    .hint = Yes once the Destinée holds the stake settled.
# SPI-COMP-06, SPI-COMP-08
field-outcome = Outcome
    .hint = Under way, a tie to rule on, a winner, ex aequo, or nobody.
# SPI-GAUGE-02, SPI-GAUGE-04
field-mode = Mode
    .hint = Ticks for each level: 1 extreme, 2 default, 3 safe.
# SPI-GAUGE-04
field-AdvanceGauge-mode = Mode of this advance
    .hint = Ticks for each level, 1 to 3, for this time only; if empty, the table’s mode.
# SPI-FORT-01
field-amount = Fortunes
    .hint = How many are gained or spent; each use costs one.
# SPI-CONV-01, SPI-CONV-02
field-DestinyConverted-amount = Fortunes
    .hint = How many each protagonist in play gets; 0 if destiny is not positive.
# SPI-DEST-07, SPI-INIT-02
field-purpose = What the die decides
    .hint = A turn of the story, or the initiative.
# SPI-OPP-01, SPI-OPP-08
field-obstacle = Obstacle
    .hint = A character, danger, problem or abstraction; empty between players, where the aggressor stands in.
# SPI-SESS-08
field-setting = Setting of the scene
    .hint = Where and when it is played, in a few words.
# SPI-FATE-01
field-number = Number of the stroke
    .hint = 1 to 6: which of the book’s six strokes the Destinée plays.
# SPI-FATE-01, SPI-FATE-07
field-AnnounceFateStroke-number = Number of the stroke
    .hint = 1 to 6, as the Destinée likes; if the card is not in hand, destiny goes up by 1, but in a presentation.
# SPI-FATE-02, SPI-SEC-02
field-FateCardDrawn-number = Number of the card
    .hint = 1 to 6; the Destinée alone sees it.
# SPI-FATE-05, SPI-SEC-02
field-FateStrokeAnnounced-number = Number of the stroke
    .hint = 1 to 6; the Destinée alone knows it before she reveals it.
# SPI-FATE-10
field-FateStrokeWithdrawn-number = Number of the stroke
    .hint = 1 to 6; the Destinée alone will know.
# SPI-FORT-02
field-FateStrokesBlocked-number = Number of the stroke cancelled
    .hint = 1 to 6, for the Destinée alone; nothing if none was announced.
# SPI-RES-02
field-FinalEntry-number = Number of the result
    .hint = From 1 (exploit) to 6 (fiasco).
# SPI-RES-02
field-FinalResult-number = Number of the result
    .hint = From 1 (exploit) to 6 (fiasco).
# SPI-RES-02
field-OppositionView-number = Number of the result
    .hint = From 1 (exploit) to 6 (fiasco); nothing before.
# SPI-SESS-03
field-GenreCardDrawn-number = Card
    .hint = 1 to 6: the genre question to answer.
# SPI-SESS-03
field-CardView-number = Card
    .hint = 1 to 6: the genre question to answer.
# SPI-OPP-15
field-OpenOpposition-protagonists = Other protagonists
    .hint = Those at the lead’s side: their factors add up, the lead alone rolls.
# SPI-OPP-15
field-FrameOpposition-protagonists = Other protagonists
    .hint = Those at the lead’s side: their factors add up, the lead alone rolls.
# SPI-OPP-15
field-OppositionView-protagonists = Protagonists
    .hint = All those of the camp, its lead included.
# SPI-FATE-06
field-passes = Let it come
    .hint = The seats that do not keep the announced stroke away.
# SPI-ORI-02
field-roll = Orientation roll
    .hint = The one in question.
# SPI-ORI-01
field-roller = Who rolls
    .hint = The seat that throws the d6, one request at a time.
# SPI-ORI-01
field-RequestOrientationRoll-roller = Who rolls
    .hint = A player asks for himself, the Destinée for whom she likes, herself too. Only one roll awaited from each seat.
# SPI-INIT-02
field-DetermineInitiative-roller = Who rolls
    .hint = The player who throws the d6 if destiny is zero; to be named in any case.
# SPI-ORI-02
field-InterpretedEntry-roller = Who rolls
    .hint = The seat that has thrown or will throw the d6.
# SPI-DICE-01
field-rolls = Rolls
    .hint = One for each camp, with its extra dice.
# SPI-CANV-03
field-sheet = Sheet open
    .hint = Yes if you read all of it; of an npc not shared, only what was used.
# SPI-FATE-01
field-theme = Theme
    .hint = Discovery, singled out, mission, off-screen, setback or twist.
# SPI-FATE-02, SPI-SEC-02
field-FateCardDrawn-theme = Stroke of fate
    .hint = From discovery to twist; the Destinée alone sees it.
# SPI-FATE-05, SPI-SEC-02
field-FateStrokeAnnounced-theme = Stroke of fate
    .hint = From discovery to twist; the Destinée alone knows it before revealing.
# SPI-FATE-05, SPI-SEC-02
field-FateStrokeWithdrawn-theme = Stroke of fate
    .hint = From discovery to twist; the Destinée alone will know it.
# SPI-ALEA-04
field-pending = To be played
    .hint = Yes until the losing camp has used or renounced its points.
# SPI-SESS-03
field-cards = Genre cards
    .hint = Those drawn, and by whom; empty if the table answers together.
# SPI-SESS-03
field-DrawGenreCard-card = Card drawn at the table
    .hint = 1 to 6, not out yet; if empty, the service draws it.
# SPI-FATE-02, SPI-GAIN-03
field-FinaliseResult-card = Card drawn at the table
    .hint = 1 to 6, still in the deck, where fate’s attention is drawn; if empty, the service draws it.
# SPI-FATE-02
field-FinaliseAndClose-card = Card drawn at the table
    .hint = 1 to 6, still in the deck, where fate’s attention is drawn; if empty, the service draws it.
# SPI-FATE-02, SPI-SEC-02
# SPI-SESS-13
field-stake = Stake
    .hint = One of those that the Destinée has noted.
# SPI-DICE-01
field-initial = First throw
    .hint = Faces of the camp’s dice, before the extra ones.
# SPI-TRAIT-01
field-trait = Trait
    .hint = The one in question.
# SPI-OPP-04
field-ProposeFactor-trait = Trait
    .hint = The one that applies here; it counts once in the opposition.
# SPI-OPP-04
field-AddFactor-trait = Trait
    .hint = The one that applies here; it counts once in the opposition.
# SPI-INT-02
field-RecordConsequence-trait = Trait
    .hint = The one lost or altered; empty for another consequence.
# SPI-BOSS-02
field-ApplyBossImpact-trait = Trait removed
    .hint = A resource of the boss; for that effect only.
# SPI-FORT-05
field-SpendFortuneOnTrait-trait = Trait
    .hint = The one removed or modified; empty to gain one.
# SPI-COMP-05
field-Harm-trait = Trait lost
    .hint = One of the protagonist’s; for that harm only.
# SPI-BOSS-02
field-ImpactEntry-trait = Trait removed
    .hint = The one the boss loses; nothing for another effect, or if you do not read the sheet.
# SPI-GAUGE-01
field-gauge = Gauge
    .hint = The one in question.
# SPI-GAUGE-07
field-ProposeFactor-gauge = Gauge
    .hint = A negative one at I or II: it gives 1 or 2 dice to the opposite camp.
# SPI-GAUGE-07
field-AddFactor-gauge = Gauge
    .hint = A negative one at I or II: it gives 1 or 2 dice to the opposite camp.
# SPI-GAUGE-06
field-RecordConsequence-gauge = Gauge
    .hint = The one that goes down; to advance one, name it instead.
# SPI-GAUGE-06
field-ConsequentEntry-gauge = Gauge
    .hint = The one that goes down; nothing for another consequence.
# SPI-FORT-06
field-SpendFortuneOnGauge-gauge = Gauge
    .hint = One’s own negative gauge: H becomes II, II becomes I, I goes.
# SPI-GAUGE-09
field-RuleExhaustion-gauge = Exhausted gauge
    .hint = The one at H.
# SPI-GAUGE-01
field-gauges = Gauges
    .hint = States, resources and progressions; only protagonists and bosses have them.
# SPI-GAUGE-02, SPI-GAUGE-05
field-ticks = Ticks
    .hint = Marks by which the gauge advances, 1 at least (1 if nothing is said); instead of levels.
# SPI-GAUGE-06
field-LowerGauge-ticks = Ticks
    .hint = Marks by which the gauge goes down, 1 at least; instead of levels.
# SPI-GAUGE-05, SPI-GAUGE-06
field-RecordConsequence-ticks = Ticks
    .hint = Marks by which the gauge goes up or down, 1 at least; instead of levels.
# SPI-GAUGE-05, SPI-GAUGE-06
field-ConsequentEntry-ticks = Ticks
    .hint = Marks by which the gauge goes up or down; nothing where it is levels.
# SPI-GAUGE-05
field-GaugeAdvanced-ticks = Ticks
    .hint = Marks by which the gauge has advanced.
# SPI-BOSS-01
field-MarkBoss-npc = Npc
    .hint = The one who becomes a boss and may have gauges.
# SPI-BOSS-01
field-SetBossVeto-npc = Boss
    .hint = The one whom the plot protects or no longer does.
# SPI-COMP-01, SPI-COMP-02
field-CampSpec-npc = Camp of npcs
    .hint = Its name, if it is not protagonists; the Destinée rolls for it.
# SPI-COMP-01, SPI-COMP-02
field-CampView-npc = Camp of npcs
    .hint = Its name; empty for protagonists.

chapter-ALEA = Deus ex alea
chapter-BOSS = Bosses
chapter-CANV = Canvases
chapter-COMP = Competitions
chapter-CONV = Conversion
chapter-DEST = Destiny
chapter-DICE = Dice
chapter-FATE = Strokes of fate
chapter-FORT = Fortune
chapter-GAUGE = Gauges
chapter-INIT = Initiative
chapter-INT = Interpretation
chapter-OPP = Oppositions
chapter-ORI = Orientation
chapter-RES = Results
chapter-SESS = Session
chapter-TRAIT = Traits
chapter-ZOOM = Zoom
