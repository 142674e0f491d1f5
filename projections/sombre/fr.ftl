# Faits et conséquences
about = La peur comme au cinéma : des victimes, un meneur, des règles qui tiennent dans la main et des personnages qui y restent.

SheetModeSet = Les feuilles de la table sont désormais en mode { $mode }.
    .short = le mode { $mode } des feuilles
TableOptionSet = Une option de table change, { QUOTE($option) } : { WORD($value) ->
    [true] oui
    [false] non
   *[hidden] { $value }
}.
    .short = l’option de table { QUOTE($option) }
PlayStarted = { $who } ouvre le jeu.
    .short = l’ouverture du jeu
TableClosed = { $who } referme la table.
    .short = la fermeture de la table par { $who }
SeatPresenceChanged = { WORD($presence) ->
    [active] { $seat } est de nouveau en jeu.
    [watching] { $seat } assiste à la partie sans y jouer.
   *[away] { $seat } n’est plus en jeu pour le moment{ $has_character ->
        [yes] {""}, à cause de l’état { DE($character) }
       *[no] {""}
    }.
}
    .short = la présence { DE($seat) }
ScreenDiceOpened = Les dés jetés derrière l’écran sont révélés, dans leur ordre : { $dice }.
CharacterCreated = { $has_seat ->
    [yes] Un personnage naît : { $name }, joué par { $seat }.
   *[no] Un personnage naît : { $name }.
}
    .short = la création { DE(INSIDE($name)) }
CharacterImported = { $has_seat ->
    [yes] Un personnage tout prêt arrive : { $name }, joué par { $seat }.
   *[no] Un personnage tout prêt arrive : { $name }.
}
    .short = l’arrivée { DE(INSIDE($name)) }
IdentitySet = { $who } complète l’identité { DE($character) }{ $has_name ->
    [yes] {""}, nom : { $name }
   *[no] {""}
}{ $has_sex ->
    [yes] {""}, { $sex }
   *[no] {""}
}{ $has_age ->
    [yes] {""}, { N($age, "an", "ans") }
   *[no] {""}
}{ $has_profession ->
    [yes] {""}, métier : { $profession }
   *[no] {""}
}{ $has_nationality ->
    [yes] {""}, nationalité : { $nationality }
   *[no] {""}
}{ $has_race_ethnicity ->
    [yes] {""}, origine : { $race_ethnicity }
   *[no] {""}
}{ $has_family_status ->
    [yes] {""}, situation de famille : { $family_status }
   *[no] {""}
}{ $has_religion ->
    [yes] {""}, religion : { $religion }
   *[no] {""}
}{ $has_politics ->
    [yes] {""}, opinions : { $politics }
   *[no] {""}
}{ $has_sexuality ->
    [yes] {""}, sexualité : { $sexuality }
   *[no] {""}
}.{ $has_description ->
    [yes] {" "}{ STOP($description) }
   *[no] {""}
}
    .short = l’identité { DE($character) }
BackgroundWritten = { $who } écrit en page quatre { DE($character) } ({ $part }){ $has_text ->
    [yes]  : { STOP($text) }
   *[no] .
}
    .short = ce qui est écrit en page quatre { DE($character) }
CommonSkillsAllocated = Compétences communes { DE($character) } : Corps { $body }, Sens { $senses }, Esprit { $mind }.
    .short = les Compétences communes { DE($character) }
PersonalityChosen = { $character } a une personnalité { $personality }.
    .short = la personnalité { DE($character) }
HandednessSet = La main dominante { DE($character) } : { $side }.
    .short = la main dominante { DE($character) }
HandednessDrawn = Le dé ({ $dice }) donne la main dominante { DE($character) } : { $side }.
    .short = la main dominante { DE($character) }, tirée au dé
AgeClassSet = { $character } est maintenant : { AGREE($age_class, $character) }.
    .short = la classe d’âge { DE($character) }
ChildSkillGranted = { $character } reçoit, malgré son âge, la Compétence { $title } ({ $score }).
    .short = la Compétence { $title } accordée { A($character) }
SpecialSet = { $special ->
    [true] Les Traits surnaturels s’ouvrent { A($character) }.
   *[false] Les Traits surnaturels se ferment { A($character) }.
}
    .short = les Traits surnaturels { DE($character) }
SkillProposed = { $who } propose pour { $character } la Compétence { QUOTE($title) } en ligne { $line }{ $has_waiver_reason ->
    [yes] {""}, par dérogation : { STOP($waiver_reason) }
   *[no] .
}
    .short = la Compétence { QUOTE($title) } proposée pour { $character }
SpecialityProposed = { $who } propose pour { $character } la Spécialité { QUOTE($title) } sur la ligne { $line }.
    .short = la Spécialité { QUOTE($title) } proposée pour { $character }
TraitProposed = { $who } propose pour { $character } un { $kind } { $nature } de niveau { $level } : { $title }.
    .short = le Trait { QUOTE($title) } proposé pour { $character }
InitialTicksProposed = { $who } propose pour { $character } { N($plus, "endurcissement", "endurcissements") } et { N($extra, "traumatisme", "traumatismes") } passés.
    .short = les traumatismes passés { DE($character) }
ProposalWithdrawn = { $who } retire une proposition faite pour { $character }{ $has_title ->
    [yes]  : { $title }.
   *[no] .
}
    .short = le retrait d’une proposition faite pour { $character }
ProposalReviewed = { $who } examine une proposition faite pour { $character }{ $has_title ->
    [yes] {""}, { QUOTE($title) }
   *[no] {""}
} : elle est { $verdict }{ $has_waived ->
    [yes] {""}, par dérogation
   *[no] {""}
}{ $has_reason ->
    [yes] {""} ; { STOP($reason) }
   *[no] .
}
    .short = l’examen d’une proposition faite pour { $character }
CharacterValidated = { $character } peut entrer en scène.
    .short = l’entrée en scène accordée { A($character) }
CharacterAssigned = { $has_seat ->
    [yes] { $seat } joue désormais { $character }.
   *[no] { $character } revient au meneur.
}
    .short = l’attribution { DE($character) }
CharacterHandedOver = { $character } revient au meneur.
MissingAsked = Il reste à donner pour { $character }{ $has_skills ->
    [yes] {""} : { LIST($skills) }{ $personality ->
        [true] {""}, la Personnalité.
       *[false] .
    }
   *[no] {""} : la Personnalité.
}
TickApplied = { $character } coche d’un { $mark } { N($count, "case", "cases") } { DE($gauge) }{ $has_cause ->
    [yes] {" "}({ $cause }{ $permanent ->
        [true] {""}, pour de bon)
       *[false] )
    }
   *[no] { $permanent ->
        [true] {" "}pour de bon
       *[false] {""}
    }
}{ $has_total ->
    [yes] {""}, soit { $total } en tout.
   *[no] .
}
    .short = { N($count, "case", "cases") } { DE($gauge) } pour { $character }
TickRemoved = { $character } décoche { N($count, "case", "cases") } { DE($gauge) }, cochées d’un { $mark }.
    .short = les cases décochées par { $character }
CounterSet = Le compteur universel { DE($character) } indique { $value }.
    .short = le compteur universel { DE($character) }
AgeSet = { $character } a { $age } ans.
    .short = l’âge { DE($character) }
GrewUp = { $character } grandit d’un âge.
    .short = le changement d’âge { DE($character) }
ChildGrown = { $character } grandit : { N($count, "case", "cases") } d’enfance s’effacent.
    .short = la croissance { DE($character) }
SenescenceTicked = À { $age } ans, { $character } coche une case { DE($gauge) }, effet de l’âge{ $has_xp ->
    [yes] {""}, et reçoit { $xp } pEx.
   *[no] .
}
TraitChanged = { CAP($kind) } { DE($character) } : { QUOTE($title) } passe au niveau { $level } ({ SIGNED($levels) }).
    .short = le Trait { QUOTE($title) } { DE($character) }, changé
IllnessMarked = Le Désavantage { QUOTE($trait) } { DE($character) } compte désormais comme maladie ({ $illness }){ $curable ->
    [true] {""}, qui peut se soigner.
   *[false] {""}, qui ne peut pas se soigner.
}
    .short = le Désavantage { DE($character) } compté comme maladie
PhaseChanged = L’esprit { DE($character) } passe de la phase { $was } à la phase { $phase } de sa personnalité{ $has_name ->
    [yes]  : { $name }.
   *[no] .
}
CharacterBecameNpc = { $character } échappe à son joueur et devient un PNJ{ $has_level ->
    [yes] {" "}(niveau d’Instabilité Mentale { $level }).
   *[no] .
}
CharacterDied = { $character } meurt.
NpcCreated = { $who } crée un { WORD($category) ->
    [animal] animal
    [swarm] essaim d’animaux
   *[npc] PNJ { $npc_kind }
} : { $name }.
    .short = la création { DE(INSIDE($name)) }
NpcUpdated = { $who } retouche la fiche { DE($npc) }.
    .short = la fiche { DE($npc) }, retouchée
NpcIntroduced = Quelqu’un ou quelque chose apparaît : { STOP($label) }{ $has_description ->
    [yes] {" "}{ STOP($description) }
   *[no] {""}
}
    .short = l’apparition { DE($npc) }
NpcFearSet = Réaction { DE($npc) } à ce qui l’effraie : { AGREE($state, $npc) }.
    .short = la réaction { DE($npc) } à la peur
BiteAttacked = { $dog } cherche à mordre { $victim }.
    .short = la morsure { QUE($dog) } destine { A($victim) }
BitePressed = { $dog } serre les mâchoires.
    .short = la morsure { DE($dog) }, serrée
BiteShaken = On saura si { $dog } lâche prise.
    .short = l’épreuve de la morsure { DE($dog) }
BiteSet = { $animal } referme sa gueule sur { $victim } ({ $zone }){ $falls ->
    [true] {" "}et l’entraîne au sol.
   *[false] .
}
BiteWorsened = { $animal } aggrave sa morsure sur { $victim }.
BiteReleased = { $animal } lâche { $victim }.
SwarmAttacked = { $swarm } s’abat sur { $targets }.
    .short = l’attaque { DE($swarm) }
SwarmStung = { $animal } blesse { $victim }.
ObjectCreated = Un objet compte désormais : { $label }.
    .short = l’objet { QUOTE($label) }
ObjectDamaged = { $thing } reçoit { N($wounds, "Blessure", "Blessures") }.
    .short = les Blessures { DE($thing) }
ObjectStateChanged = État de l’objet { QUOTE($thing) }, désormais : { $condition }.
ExperiencePhaseOpened = Une phase d’expérience commence.
    .short = le début de la phase d’expérience
ExperiencePhaseClosed = La phase d’expérience se termine.
    .short = la fin de la phase d’expérience
XpAwarded = { $has_character ->
    [yes] { $character } reçoit
   *[no] { $seat } reçoit
} de l’expérience : { $has_quality ->
    [yes] interprétation jugée { $quality }{ $bonus ->
        [0] .
       *[1] {""}, et { N($bonus, "point", "points") } en plus.
    }
   *[no] { N($bonus, "point", "points") }.
}
    .short = l’expérience reçue par { $has_character ->
        [yes] { $character }
       *[no] { $seat }
    }
XpSpent = { $character } dépense { $amount } pEx ({ $pool }).
SpendProposed = { $who } propose une dépense pour { $character } : { $purchase }, { QUOTE($title) } ({ N($levels, "niveau", "niveaux") }, { $pool }).
    .short = la dépense proposée pour { $character }
SkillImproved = { $character } progresse : { QUOTE($title) } (score { $score }).
SkillAcquired = { $character } apprend { QUOTE($title) } (score { $score }).
SpecialityAcquired = { $character } se spécialise : { QUOTE($title) } (score { $score }).
TreatmentStarted = { $carer } entreprend de soigner { QUOTE($trait) } chez { $character } (score { $score }).
    .short = le traitement { DE($character) } par { $carer }
TreatmentFinished = Le traitement { DE($character) } touche à son terme.
    .short = la fin du traitement { DE($character) }
TreatmentResolved = { $success ->
    [true] Le traitement { DE($character) } réussit.
   *[false] Le traitement { DE($character) } échoue.
}
TreatmentPaid = { $pay ->
    [true] { $character } paie sa guérison ({ $pool }).
   *[false] { $character } renonce à payer sa guérison.
}
    .short = la décision { DE($character) } sur le prix de sa guérison
SceneOpened = Une scène s’ouvre : { $title }.
    .short = le début de la scène { QUOTE($title) }
SceneClosed = La scène se referme : { $title }.
    .short = la fin de la scène { QUOTE($title) }
ActionDeclared = { $character } annonce{ $has_text ->
    [yes]  : { STOP($text) }
   *[no] {""} une action.
}
    .short = l’annonce { DE($character) }
ActionFlagged = L’annonce { DE($character) } est à revoir{ $has_text ->
    [yes]  : { STOP($text) }
   *[no] .
}
    .short = la remarque sur l’annonce { DE($character) }
ActionAutoResolved = { $character } { $success ->
    [true] réussit
   *[false] échoue
} sans jeter le dé{ $has_skills ->
    [yes] {""}, au jet { DE(LIST($skills)) }
   *[no] {""}
}{ $has_label ->
    [yes] {" "}({ $label })
   *[no] {""}
}{ $has_attempt ->
    [yes] {""}, pour ceci : { $attempt }
   *[no] {""}
}{ $has_reason ->
    [yes]  ; motif : { $reason }.
   *[no] .
}
    .short = le résultat { DE($character) } sans dé
RollCalled = { $character } doit un jet{ WORD($kind) ->
    [pure] {" "}pur
    [reaction] {" "}de réaction
   *[action] {""}
}{ $has_skills ->
    [yes] {" "}{ DE(LIST($skills)) }
   *[no] {""}
}{ $has_label ->
    [yes] {" "}({ $label })
   *[no] {""}
}{ $has_attempt ->
    [yes] {""}, pour ceci : { $attempt }
   *[no] {""}
}{ $has_difficulty ->
    [yes] { $ranks ->
        [0] {""}
       *[1] {""} ; Difficulté { N($ranks, "Rang", "Rangs") } ({ FEW($difficulty) })
    }
   *[no] {""}
}{ $off_hand ->
    [true] {""} ; action inverse, 1 Rang de plus.
   *[false] .
}
    .short = le jet{ $has_skills ->
        [yes] {" "}{ DE(LIST($skills)) }
       *[no] {""}
    } demandé { A($character) }
OpposedRollCalled = Jet opposé{ $has_characters ->
    [yes] { COUNT($sides) ->
        [0] {" "}entre { LIST($characters) }
        [1] {" "}entre { LIST($characters) }
       *[other] {""}
    }
   *[no] {""}
}{ $has_sides ->
    [yes]  : { LIST($sides, word: "contre") }.
   *[no] .
}
    .short = le jet opposé{ $has_characters ->
        [yes] {" "}entre { LIST($characters) }
       *[no] {""}
    }
CollectiveRollCalled = Jet collectif { DE($skill) }{ $has_leader ->
    [yes] {""}, mené par { $leader }
   *[no] {""}, sans chef
}{ $has_assistants ->
    [yes] {""}, avec l’aide { DE(LIST($assistants)) }
   *[no] {""}
}{ $has_attempt ->
    [yes] {""}, pour ceci : { $attempt }.
   *[no] .
}
    .short = le jet collectif { DE($skill) }
SecretRollMade = { $decoy ->
    [true] { $who } fait un jet secret qui ne compte pas, pour donner le change.
   *[false] { $who } fait un jet secret.
}
    .short = le jet secret { DE($who) }
SecretRollNoticed = Un jet secret est fait pour { $character }.
    .short = le jet secret pour { $character }
DieRolled = Le dé { DE($character) } donne { $dice }.
    .short = le dé { DE($character) } ({ $dice })
RollResolved = { $character } { $success ->
    [true] réussit
   *[false] rate
} son jet{ WORD($kind) ->
    [fear] {" "}de Peur
    [pure] {" "}pur
    [reaction] {" "}de réaction
   *[action] {""}
}{ $has_skills ->
    [yes] { WORD($kind) ->
        [fear] {" "}({ LIST($skills) })
       *[action] {" "}{ DE(LIST($skills)) }
    }
   *[no] {""}
}{ $has_label ->
    [yes] {" "}({ $label })
   *[no] {""}
}{ $has_die ->
    [yes]  : dé { $die }{ $has_numbers ->
        [yes] { $numbers-has_modifiers ->
            [yes] {""}, { FEW($numbers-modifiers) }
           *[no] {""}
        }{ $numbers-has_total ->
            [yes] {""}, total { $numbers-total }
           *[no] {""}
        }{ $numbers-has_score ->
            [yes] {""}, pour { $numbers-score } au plus
           *[no] {""}
        }
       *[no] { $has_difficulty ->
            [yes] { $ranks ->
                [0] {""}
               *[1] {""}, Difficulté { N($ranks, "Rang", "Rangs") }
            }
           *[no] {""}
        }
    }
   *[no] {""}
}{ $has_margin ->
    [yes] {""} ; Marge { $margin }{ $has_quality ->
        [yes] {" "}({ $quality })
       *[no] {""}
    }
   *[no] {""}
}{ $numbers-has_failure ->
    [yes] {""} ; { $numbers-failure }.
   *[no] .
}
OppositionResolved = { $has_winner ->
    [yes] { $winner } l’emporte{ $has_loser ->
        [yes] {" "}sur { $loser }
       *[no] {""}
    }{ $has_margin ->
        [yes] {""}, Marge { $margin }{ $has_quality ->
            [yes] {" "}({ $quality })
           *[no] {""}
        }
       *[no] {""}
    }{ $has_ranking ->
        [yes] {""} ; dans l’ordre : { LIST($ranking) }.
       *[no] .
    }
   *[no] { $has_ranking ->
        [yes] Résultat de la course, dans l’ordre : { LIST($ranking) }.
       *[no] Personne ne l’emporte.
    }
}
DoubleFailureRuled = { $who } entérine le double échec : le camp passif l’emporte.
    .short = le double échec entériné par { $who }
RerollOrdered = { $who } fait relancer les dés après un double échec.
    .short = la relance demandée par { $who } après un double échec
RerollCalled = De nouveaux dés sont demandés{ $has_characters ->
    [yes] {" "}pour { LIST($characters) }.
   *[no] .
}
AttemptLocked = L’échec { DE($character) } est définitif : { $attempt }.
RollCancelled = Le jet demandé { A($character) } est annulé.
    .short = l’annulation du jet { DE($character) }
FearRollCalled = Jet de Peur{ $has_difficulty ->
    [yes] {" "}pour { LIST($difficulty) }
   *[no] {""}
}{ WORD($somatogenic) ->
    [any_failure] {""}, tout échec pouvant faire somatiser
    [natural_only] {""}, un échec naturel pouvant faire somatiser
   *[none] {""}
}{ $has_situation ->
    [yes]  : { STOP($situation) }
   *[no] .
}
    .short = le jet de Peur demandé
FearDispensed = { GENDER($character) ->
    [f] { $character } est dispensée
    [m] { $character } est dispensé
   *[unknown] Dispense est donnée { A($character) }
} d’un jet de Peur, par endurcissement ({ $reason }){ $has_situation ->
    [yes]  : { STOP($situation) }
   *[no] .
}
    .short = la dispense { DE($character) }
FearWorsened = La peur { DE($character) } s’aggrave : la fièvre devient panique.
    .short = l’aggravation de la peur { DE($character) }
ActionImposed = La peur dicte { A($character) } : { STOP($text) }
    .short = ce que la peur dicte { A($character) }
FearStateSet = { WORD($state) ->
    [composed] { $character } garde son sang-froid.
    [feverish] { $character } est en proie à la fièvre : 1 Rang de plus à ses actions.
   *[panicked] { $character } cède à la panique : 2 Rangs de plus à ses actions.
}
FearStateEnded = La peur { DE($character) } retombe.
SomatisationRuled = { $who } décide { QUE($character) } somatise{ $has_method ->
    [yes] {" "}({ $method }).
   *[no] .
}
    .short = la Somatisation { DE($character) }
SomatisationRequested = La Somatisation { DE($character) } reste à désigner ({ $method }).
SomatisationChosen = { $who } choisit pour { $character } : { $kind }.
    .short = la Somatisation choisie pour { $character }
SomatisationTriggered = { $character } somatise : { $has_label ->
    [yes] { $label }
   *[no] { $kind }
}{ $has_method ->
    [yes] {" "}({ $method }).
   *[no] .
}
SomatisationEnded = La Somatisation { DE($character) } prend fin : { $kind }.
SomatisationEffectRuled = Suites de la Somatisation { DE($character) }{ $has_wounds ->
    [yes] { $wounds ->
        [0] {""}
       *[1] {""}, { N($wounds, "Blessure", "Blessures") }
    }
   *[no] {""}
}{ $has_fatigue ->
    [yes] { $fatigue ->
        [0] {""}
       *[1] {""}, { N($fatigue, "case", "cases") } de Fatigue
    }
   *[no] {""}
}{ $has_voice ->
    [yes]  : { STOP($voice) }
   *[no] .
}
    .short = les suites de la Somatisation { DE($character) }
FallRuled = { $character } tombe{ $has_wounds ->
    [yes] { $wounds ->
        [0] {""}, sans se blesser.
       *[1] {""} : { N($wounds, "Blessure", "Blessures") }.
    }
   *[no] .
}
    .short = la chute { DE($character) }
CharacterRevived = { GENDER($character) ->
    [f] { $character } revient à elle.
    [m] { $character } revient à lui.
   *[unknown] { $character } reprend connaissance.
}
    .short = le réveil { DE($character) }
SomatisationDisclosed = L’état { DE($character) } est révélé{ $has_seats ->
    [yes] {" "}{ A(LIST($seats)) }.
   *[no] .
}
    .short = l’état { DE($character) }, révélé
SuspendedAnimationDisclosed = { $character } vit encore : ce n’était qu’une sidération.
FrenzyEnded = La crise furieuse { DE($character) } cesse : { AGREE($how, $character) }.
    .short = la fin de la crise furieuse { DE($character) }
HeartDiseaseAcquired = Le cœur { DE($character) } reste malade (niveau { $level }).
EcstasyKnown = { $character } a connu l’extase (niveau { $level }).
ShockInflicted = { $character } subit un choc ({ $role }) de { N($count, "case", "cases") }.
    .short = le choc { DE($character) }
ShockDebriefed = Le déchoquage { DE($character) } atténue le choc.
    .short = le déchoquage { DE($character) }
StressInflicted = { $character } subit un stress{ $has_reason ->
    [yes]  : { STOP($reason) }
   *[no] .
}
    .short = le stress { DE($character) }
TicksExplained = { N($levels, "niveau", "niveaux") } de Désavantage { $levels ->
    [one] explique
   *[other] expliquent
} ce { QUE($character) } a subi.
    .short = l’explication des Désavantages { DE($character) }
Hardened = { $character } s’endurcit de { N($count, "case", "cases") }{ $has_circumstances ->
    [yes]  : { STOP($circumstances) }
   *[no] .
}
    .short = l’endurcissement { DE($character) }
HardenedByCrime = Le crime endurcit { $character } de { N($count, "case", "cases") }{ $has_circumstances ->
    [yes]  : { STOP($circumstances) }
   *[no] .
}
    .short = l’endurcissement { DE($character) } par le crime
CrimeDeclared = { $who } tient pour un crime l’acte { DE($character) } : { $kind }.
    .short = le crime { DE($character) }
CrimeRollCalled = La volonté { DE($character) } est mise à l’épreuve : { $direction } ({ $kind }).
    .short = le jet de Crime demandé { A($character) }
RemorseCalled = Le remords vient{ $has_characters ->
    [yes] {" "}{ A(LIST($characters)) }
   *[no] {""}
}{ $has_situation ->
    [yes]  : { STOP($situation) }
   *[no] .
}
    .short = le jet de remords demandé
RemorseOverwhelms = Le remords submerge { $character }, qui doit somatiser.
part-RankPart = { $has_label ->
    [yes] { $label }
   *[no] sans précision
} { $ranks }
part-FrightenedPart = { $character }{ $has_difficulty ->
    [yes] {" "}(Difficulté en Rangs : { FEW($difficulty) })
   *[no] {""}
}
part-ModifierPart = { SIGNED($points) } ({ $label })
part-RollAskedEntry = { $character }{ $has_skills ->
    [yes] {""}, jet { DE(LIST($skills)) }
   *[no] {""}
}{ $has_label ->
    [yes] {" "}({ $label })
   *[no] {""}
}{ $has_difficulty ->
    [yes] { $ranks ->
        [0] {""}
       *[1] {""}, Difficulté { N($ranks, "Rang", "Rangs") } ({ FEW($difficulty, most: 3) })
    }
   *[no] {""}
}
intent = { $kind }{ $has_target ->
    [yes] {" "}contre { $target }
   *[no] {""}
}{ $has_weapon ->
    [yes] {""}, arme : { INSIDE($weapon) }
   *[no] {""}
}{ COUNT($action-elements) ->
    [0] {""}
   *[1] {""}, avec : { LIST($action-elements) }
}{ $action-has_mode ->
    [yes] {""}, { $action-mode }
   *[no] {""}
}{ $has_aim ->
    [yes] {""}, Zone visée : { $aim }
   *[no] {""}
}{ $has_text ->
    [yes] {" "}({ QUOTE($text) }).
   *[no] .
}
part-SharePart = { N($count, "impact", "impacts") } sur { $target }

# Refus
refusal-academic_mind = Une Compétence académique demande 13 en Esprit.
refusal-advantages_exceed = Les Avantages pèsent plus que les Désavantages.
refusal-age_cannot_decrease = On ne rajeunit pas.
refusal-already_adult = Ce personnage est déjà adulte.
refusal-already_attacked = L’attaque de ce Tour a déjà eu lieu.
refusal-already_awarded = Cette phase a déjà récompensé ce personnage.
refusal-already_debriefed = Ce choc a déjà été déchoqué.
refusal-already_fallen = La chute est déjà réglée.
refusal-already_granted = Cet enfant a déjà sa Compétence.
refusal-already_has_character = Cette place a déjà un personnage vivant.
refusal-already_panicked = La panique est déjà là.
refusal-already_retracted = Cet événement est déjà retiré.
refusal-already_shocked = Ce jet raté a déjà donné un choc.
refusal-already_somatising = Ce personnage somatise déjà.
refusal-already_validated = Ce personnage est déjà validé.
refusal-amendment_mismatch = L’amendement n’est pas de même nature que la proposition.
refusal-adolescent = Un adolescent n’y a pas droit.
refusal-child = Un enfant n’y a pas droit.
refusal-bad_die = { $wrong ->
    [count] Il faut { $needed ->
        [one] { $needed } dé
       *[other] { $needed } dés
    }, et non { $typed }.
   *[value] Un dé { A($sides) } faces ne montre pas { $face }.
}
refusal-bad_value = Cette valeur ne convient pas.
refusal-base_below_11 = La Compétence de base doit valoir 11 au moins.
refusal-cannot_be_woken = Rien ne peut ranimer ce personnage maintenant.
refusal-cap_20 = Seules les Spécialités dépassent 20.
refusal-common_range = Chaque Compétence commune va de 10 à 15.
refusal-common_sum = Les trois Compétences communes totalisent 35.
refusal-counter_empty = Le compteur ne descend pas sous zéro.
refusal-die_already_rolled = Le dé est déjà tombé.
refusal-die_pending = Un dé ou une décision est attendu.
refusal-duration_not_elapsed = Le traitement n’a pas assez duré.
refusal-ecstasy_done = L’extase ne vient qu’une fois.
refusal-fear_not_secret = Un jet de Peur ne se fait pas en secret.
refusal-final_failure = Cette tentative a définitivement échoué.
refusal-gm_only = C’est au meneur de le faire.
refusal-group_title = C’est un groupe : il faut nommer un de ses membres.
refusal-hardening_cost_unpaid = Chaque endurcissement se paie d’un niveau de Désavantage.
refusal-higher_illness_first = La maladie mentale la plus grave d’abord.
refusal-im_over_limit = L’Instabilité Mentale de départ ne dépasse pas 9.
refusal-imposed_limit = La fièvre n’impose qu’une action.
refusal-in_combat = Le combat n’est pas fini.
refusal-incapacitated = Ce personnage ne peut pas agir.
refusal-initial_plus_limit = Au-delà de trois endurcissements, le meneur seul peut l’admettre.
refusal-jaw_protected = La mâchoire est protégée.
refusal-line_not_empty = Cette ligne n’est pas libre.
refusal-mind_below_13 = Il faut 13 en Esprit.
refusal-needs_failed_fear = Il faut un jet de Peur raté.
refusal-needs_fear_call = La Peur se demande par son propre appel.
refusal-needs_gm_permission = Le déséquilibre demande l’accord du meneur.
refusal-needs_gm_ruling = Une décision du meneur est attendue.
refusal-negative_difficulty = La Difficulté n’est jamais négative.
refusal-no_base_skill = Il n’y a pas de Compétence à spécialiser sur cette ligne.
refusal-no_bite_held = Cet animal ne tient personne.
refusal-no_contest = Cette décision n’est pas contestée.
refusal-no_intellect = Un animal n’a pas d’action intellectuelle.
refusal-no_line_to_sacrifice = Aucune ligne ne peut être sacrifiée.
refusal-no_run_up = Il faut de l’élan.
refusal-no_scene = Aucune scène n’est ouverte.
refusal-no_such_crime = Ce crime n’est pas connu.
refusal-not_a_pc = Ce n’est pas un personnage de joueur.
refusal-not_a_relapse = Ce crime serait le premier de son espèce.
refusal-not_afraid = Ce personnage n’a ni fièvre ni panique.
refusal-not_alive = Ce personnage n’est plus en vie ou n’est plus en jeu.
refusal-not_at_risk = Ce personnage n’est pas un sujet à risque.
refusal-not_called = Il faut que ce jet soit d’abord demandé.
refusal-not_child = Ce n’est pas un enfant.
refusal-not_designated = Le maître n’a pas désigné la cible.
refusal-not_double_failure = Il n’y a pas de double échec.
refusal-not_enough_xp = Les pEx manquent.
refusal-not_experience_phase = Aucune phase d’expérience n’est ouverte.
refusal-not_frenzied = Ce personnage n’est pas en crise furieuse.
refusal-not_hardened = Ce personnage n’est pas endurci.
refusal-not_hidden = Il n’y a rien à révéler.
refusal-not_npc = Ce n’est pas un PNJ.
refusal-not_on_sheet = Cette Somatisation n’est pas sur la feuille.
refusal-not_owner = Ce personnage n’est pas le vôtre.
refusal-not_requested = Aucun choix n’est demandé.
refusal-not_shaken = L’animal n’est pas assez ébranlé.
refusal-not_somatising = Ce personnage ne somatise pas.
refusal-not_special = Le surnaturel n’est pas ouvert à ce personnage.
refusal-not_trained = Cet animal n’est pas dressé.
refusal-not_treatable = Ce Désavantage ne se soigne pas.
refusal-unscored = Personne n’a dit ce que vaut ce personnage en cela : donnez-lui un score, ou tranchez sans dés.
refusal-not_validated = Ce personnage n’est pas encore validé.
refusal-not_visible = Cet événement n’existe pas.
refusal-not_waivable = Cette règle ne se lève pas.
refusal-npc_no_fear_roll = Un PNJ ne jette jamais la Peur.
refusal-npc_not_introduced = Ce PNJ n’a pas été présenté.
refusal-npc_roll_without_pc = Aucun personnage de joueur n’est concerné.
refusal-one_level_per_phase = Un niveau par phase, pas plus.
refusal-one_speciality = Une seule Spécialité à la création.
refusal-only_by_resorption = Ces cases ne se libèrent que par la résorption d’un Désavantage.
refusal-only_dodge = La seule défense possible est l’Esquive.
refusal-option_off = L’option de la table ne le permet pas.
refusal-out_of_bounds = La valeur sort des bornes.
refusal-per_character_mode_not_allowed = Le mode vaut pour toute la table.
refusal-permanent_tick = Un cochage permanent ne s’efface pas.
refusal-personality_missing = Il manque une personnalité.
refusal-phase_not_treatable = Cette phase de la personnalité ne se soigne pas ainsi.
refusal-playability_limit = Ce personnage ne reviendra pas à un joueur.
refusal-plus_is_irreversible = L’endurcissement est sans retour.
refusal-prerequisite = Le prérequis n’est pas atteint.
refusal-proposals_pending = Des propositions attendent le meneur.
refusal-reason_required = Il faut une raison.
refusal-roll_not_successful = Aucun jet réussi ne le permet.
refusal-scene_open = Une scène est ouverte.
refusal-senescence_xp_physical = Ces pEx de l’âge ne paient rien de physique.
refusal-shock_range = Ce choc sort de ses bornes.
refusal-social_action = Une action sociale se joue sans dé.
refusal-social_skill = Les Compétences sociales n’existent pas.
refusal-speciality_not_above = La Spécialité doit rester au-dessus de sa base.
refusal-speciality_only = Cela n’existe que comme Spécialité.
refusal-swarm_target_limit = La nuée ne peut viser ces cibles.
refusal-table_closed = La table est refermée.
refusal-too_late = Il est trop tard pour changer l’enjeu.
refusal-too_many_levels = Il y a plus de niveaux que de cases.
refusal-trait_below_zero = Un Trait ne descend pas sous zéro.
refusal-treatment_running = Un traitement est déjà en cours.
refusal-unknown_id = Cela n’existe pas.
refusal-unknown_option = Cette option n’existe pas.
refusal-unknown_ruling = Cet événement n’existe pas.
refusal-wrong_phase = Ce n’est pas le moment.

# Coups
move-SetSheetMode = Ouvrir ou fermer les feuilles
move-SetTableOption = Changer une option de table
move-StartPlay = Ouvrir le jeu
move-CloseTable = Refermer la table
move-SetWatching = Faire regarder ou rejouer un joueur
move-CreateCharacter = Créer un personnage
move-DraftCharacter = Ébaucher un personnage entier
move-ApproveCharacters = Accepter et valider des personnages
move-BringNpcs = Créer et présenter des PNJ
move-SetIdentity = Remplir la page une
move-WriteBackground = Écrire en page quatre
move-AllocateCommonSkills = Répartir Corps, Sens et Esprit
move-ChoosePersonality = Choisir la personnalité
move-SetHandedness = Choisir la main dominante
move-DrawHandedness = Tirer la main dominante
move-SetAgeClass = Fixer la classe d’âge
move-GrantChildSkill = Accorder une Compétence à un enfant
move-SetSpecial = Ouvrir le surnaturel à un personnage
move-ProposeSkill = Proposer une Compétence
move-ProposeSpeciality = Proposer une Spécialité
move-ProposeTrait = Proposer un Trait
move-ProposeInitialTicks = Proposer des cochages de départ
move-WithdrawProposal = Retirer un élément
move-ReviewProposal = Examiner une proposition
move-ValidateCharacter = Valider un personnage
move-AssignCharacter = Confier un personnage
move-ImportCharacter = Importer un personnage tout prêt
move-ApplyTick = Faire cocher une jauge
move-RemoveTick = Faire décocher une jauge
move-SetCounter = Régler le compteur universel
move-SetAge = Fixer l’âge
move-GrowUp = Faire passer à l’âge suivant
move-GrowChild = Faire grandir un enfant
move-ChangeTrait = Changer un Trait
move-MarkIllness = Noter une maladie
move-CreateNpc = Créer un PNJ
move-UpdateNpc = Retoucher un PNJ
move-IntroduceNpc = Présenter un PNJ
move-SetNpcFear = Décider de la réaction d’un PNJ
move-BiteAttack = Faire mordre
move-WorsenBite = Aggraver la morsure
move-RollBiteHold = Voir si l’animal lâche prise
move-SwarmAttack = Lancer la nuée
move-CreateObject = Noter un objet
move-DamageObject = Abîmer un objet
move-OpenExperiencePhase = Ouvrir une phase d’expérience
move-CloseExperiencePhase = Clore la phase d’expérience
move-AwardXp = Accorder de l’expérience
move-ProposeSpend = Proposer une dépense de pEx
move-StartTreatment = Commencer un traitement
move-FinishTreatment = Achever un traitement
move-PayTreatment = Payer la guérison
move-OpenScene = Ouvrir une scène
move-CloseScene = Clore la scène
move-DeclareAction = Annoncer une action
move-DeclareAutomaticResult = Décider sans jet
move-CallRoll = Demander un jet
move-CallOpposedRoll = Demander un jet opposé
move-CallCollectiveRoll = Demander un jet collectif
move-CallSecretRoll = Faire un jet secret
move-Roll = Jeter le dé
move-ConfirmDoubleFailure = Entériner le double échec
move-OrderReroll = Faire relancer
move-CancelCall = Annuler un appel
move-CallFearRoll = Demander un jet de Peur
move-DispenseFear = Dispenser du jet de Peur
move-WorsenFear = Aggraver la peur
move-ImposeAction = Imposer une action inadaptée
move-TriggerSomatisation = Déclencher une Somatisation
move-ChooseSomatisation = Choisir sa Somatisation
move-RuleSomatisationEffect = Régler les suites d’une Somatisation
move-RuleFall = Régler une chute
move-ReviveCharacter = Ranimer
move-DiscloseSomatisation = Révéler une sidération
move-EndFrenzy = Mettre fin à la crise furieuse
move-InflictShock = Infliger un choc
move-Debrief = Déchoquer
move-InflictStress = Infliger un stress
move-ExplainTicks = Expliquer des cochages
move-Harden = Endurcir
move-DeclareCrime = Déclarer un crime
move-CallCrimeRoll = Éprouver la volonté devant le crime
move-CallRemorse = Éveiller le remords
move-HardenByCrime = Endurcir par le crime

# Mots
label-closed = fermé
label-open = ouvert
label-active = en jeu
label-watching = spectateur
label-away = absent
label-body = Corps
label-senses = Sens
label-mind = Esprit
label-instinct = Instinct
label-general = Compétence générale
label-mental_instability = Instabilité Mentale
label-wounds = Blessures
label-fatigue = Fatigue
label-x = x
label-plus = +
label-female = femme
label-male = homme
label-right = droite
label-left = gauche
label-adult = adulte
label-adolescent = adolescent
    .feminine = adolescente
label-child = enfant
label-advantage = Avantage
label-disadvantage = Désavantage
label-biographical = biographique
label-psychological = psychologique
label-relational = relationnel
label-intellectual = intellectuel
label-physical = physique
label-material = matériel
label-supernatural = surnaturel
label-sensory = sensoriel
label-mental = mentale
label-none = aucune
label-antisocial = Antisociale
label-anxious = Anxieuse
label-borderline = Borderline
label-avoidant = Évitante
label-histrionic = Histrionique
label-melancholic = Mélancolique
label-narcissistic = Narcissique
label-obsessive = Obsessionnelle
label-paranoid = Paranoïaque
label-sadistic = Sadique
label-schizoid = Schizoïde
label-schizotypal = Schizotypique
label-action = action
label-reaction = réaction
label-fear = Peur
label-pure = pur
label-composed = de sang-froid
label-feverish = fébrile
label-panicked = paniqué
    .feminine = paniquée
label-natural = échec naturel
label-category-natural = arme naturelle
label-modified = échec modifié
label-automatic = échec automatique
label-just = de justesse
label-good = bien
label-very_good = très bien
label-excellent = excellent
label-exceptional = exceptionnel
label-poor = faible
label-average = moyen
label-sobs = crise de larmes
label-screams = hurlements
label-vomiting = vomissements
label-anxiety_attack = crise d’angoisse
label-fainting = évanouissement
label-stupor = stupeur
label-spasmophilia = spasmophilie
label-convulsions = convulsions
label-suspended_animation = sidération
label-frenzy = crise furieuse
label-infarct = infarctus
label-ecstasy = extase
label-custom = autre
label-no_sign_of_life = aucun signe de vie
label-d6 = au dé
label-player = au choix du joueur
label-gm = au choix du meneur
label-find_strength = trouver la force
label-resist = résister
label-witness = témoin
label-victim = victime
label-any_failure = tout échec
label-natural_only = échec naturel
label-fragile = fragile
label-solid = solide
label-very_solid = très solide
label-intact = intact
label-broken = brisé
label-destroyed = détruit
label-right_leg = jambe droite
label-front_legs = pattes avant
label-hind_legs = pattes arrière
label-left_leg = jambe gauche
label-right_arm = bras droit
label-left_arm = bras gauche
label-trunk = tronc
label-trunk_back = dos
label-front = devant
label-back = derrière
label-head = tête
label-random_leg = une jambe
label-small = petite
label-large = grande
label-very_large = très grande
label-minor = mineur
label-major = majeur
label-special = spécial
label-npc = PNJ
label-animal = animal
label-swarm = nuée
label-accept = acceptée
label-amend = amendée
label-reject = rejetée
label-mastered = maîtrisé
    .feminine = maîtrisée
label-unconscious = inconscient
    .feminine = inconsciente
label-dead = mort
    .feminine = morte
label-will = volonté
label-bite = morsure
label-defence = défense
label-dodging = esquive
label-treatment = traitement
label-incompetence = incompétence
label-no_leader = pas de chef
label-shock = choc
label-stress = stress
label-hardening = endurcissement
label-criminal_hardening = endurcissement criminel
label-past_trauma = ancien traumatisme
label-initial_hardening = endurcissement de départ
label-childhood = enfance
label-age = âge
label-heart_disease = maladie de cœur
label-fall = chute
label-xp = pEx
label-senescence = pEx de l’âge
label-seat = pEx du joueur
label-improve = progrès
label-new_skill = nouvelle Compétence
label-new_speciality = nouvelle Spécialité
label-background = historique
label-equipment = équipement
label-contacts = contacts
label-chosen = choisie
label-random_d6 = tirée au dé
label-hidden = cachés
label-by_initiative = à l’initiative du joueur
label-announced = annoncés
label-silent = silencieux
label-additional = en plus
label-convert = convertie
label-handedness = latéralité
label-npc_dice = dés des PNJ
label-secret_roll_notice = annonce des jets secrets
label-xp_belongs_to_player = pEx au joueur
label-heart_disease_wound = Blessure du cœur
label-open_screen_dice_at_close = dés de l’écran révélés à la fin
label-clock_visible = horloge visible
label-armour_simultaneous = protections intactes pendant tout le Tour
label-armour_faces = plastron et dos séparés
label-effects_at_once = effets immédiats
label-resist_health_mods = la santé pèse sur les jets de résistance
label-ranks = Rangs
label-open_mode_shows_page4 = page quatre en mode ouvert
label-road_formula = Blessures d’un accident de la route
label-burn_cap_and_marks = limite et marques des brûlures
label-leap = bond
label-relapse = récidive
label-repeated = jets précédents
label-conditions = état
label-difficulty = Difficulté
label-incompetent_help = aides incompétents
label-hit = coup
label-blow = coup sans blessure
label-imposed = décision du meneur
label-sequela = séquelle
label-reopened = plaie rouverte
label-distress = Détresse
label-torture = torture
label-toxicity = Toxicité

# Règles
rule-SOM-CHAR-01 = La feuille et ses pages
rule-SOM-CHAR-02 = La page une est publique
rule-SOM-CHAR-03 = Feuilles fermées
rule-SOM-CHAR-04 = Feuilles ouvertes
rule-SOM-CHAR-05 = Changer de mode
rule-SOM-CHAR-06 = Les trois jauges
rule-SOM-CHAR-07 = Les sortes de cochages
rule-SOM-CHAR-08 = L’ordre des cochages
rule-SOM-CHAR-09 = Cochages permanents
rule-SOM-CHAR-10 = Qui coche
rule-SOM-CHAR-11 = Compteur universel
rule-SOM-CHAR-12 = Création et validation
rule-SOM-CHAR-13 = Latéralité
rule-SOM-CHAR-14 = Adolescents
rule-SOM-CHAR-15 = Enfants
rule-SOM-CHAR-16 = Croissance des enfants
rule-SOM-CHAR-17 = Sénescence
rule-SOM-CHAR-18 = Expérience de l’âge
rule-SOM-CHAR-19 = Passage d’un personnage
rule-SOM-CHAR-20 = Notation abrégée
rule-SOM-SKILL-01 = Échelons
rule-SOM-SKILL-02 = Échelle des scores
rule-SOM-SKILL-03 = Compétences communes
rule-SOM-SKILL-04 = Portée des Compétences communes
rule-SOM-SKILL-05 = Précisions d’un jet
rule-SOM-SKILL-06 = Compétences individuelles
rule-SOM-SKILL-07 = Moins de trois Compétences
rule-SOM-SKILL-08 = Prérequis
rule-SOM-SKILL-09 = Compétences académiques
rule-SOM-SKILL-10 = Compétences fixées
rule-SOM-SKILL-11 = Pas de Compétence sociale
rule-SOM-SKILL-12 = Liste et groupes
rule-SOM-SKILL-13 = À quoi sert une Compétence
rule-SOM-SKILL-14 = Spécialités
rule-SOM-SKILL-15 = Une Spécialité à la création
rule-SOM-SKILL-16 = Ligne sacrifiée
rule-SOM-SKILL-17 = Score d’une Spécialité
rule-SOM-SKILL-18 = Dérogations
rule-SOM-TRAIT-01 = Traits et niveaux
rule-SOM-TRAIT-02 = Nature d’un Trait
rule-SOM-TRAIT-03 = Invention d’un Trait
rule-SOM-TRAIT-04 = Sommes de départ
rule-SOM-TRAIT-05 = Équilibre initial
rule-SOM-TRAIT-06 = Personnage déséquilibré
rule-SOM-TRAIT-07 = Évolution des Traits
rule-SOM-TRAIT-08 = Effet sur l’Instabilité
rule-SOM-TRAIT-09 = Ce que vaut chaque niveau
rule-SOM-MIND-01 = Niveau d’Instabilité
rule-SOM-MIND-02 = Instabilité de départ
rule-SOM-MIND-03 = Traumatismes de départ
rule-SOM-MIND-04 = Modificateur de Peur
rule-SOM-MIND-05 = Phases de la personnalité
rule-SOM-MIND-06 = Décocher l’Instabilité
rule-SOM-MIND-07 = Limite de jouabilité
rule-SOM-MIND-08 = Psycho killer
rule-SOM-MIND-09 = Personnalité
rule-SOM-MIND-10 = Usages de la personnalité
rule-SOM-NPC-01 = Trois sortes de PNJ
rule-SOM-NPC-02 = PNJ mineurs
rule-SOM-NPC-03 = PNJ majeurs
rule-SOM-NPC-04 = PNJ spéciaux
rule-SOM-NPC-05 = Des jets contre les PJ seulement
rule-SOM-NPC-06 = Qui jette pour les PNJ
rule-SOM-NPC-07 = Jamais de jet de Peur
rule-SOM-NPC-08 = Champs libres
rule-SOM-NPC-09 = Ce que voient les joueurs
rule-SOM-NPC-10 = Dés des PNJ
rule-SOM-ANIMAL-01 = Compétences des animaux
rule-SOM-ANIMAL-02 = Mesures d’une espèce
rule-SOM-ANIMAL-03 = Animaux ordinaires
rule-SOM-ANIMAL-04 = Esprit des animaux
rule-SOM-ANIMAL-05 = Peur des animaux
rule-SOM-ANIMAL-06 = Le chien
rule-SOM-ANIMAL-07 = Zones du chien
rule-SOM-ANIMAL-08 = Défense du chien
rule-SOM-ANIMAL-09 = Saisie mordante
rule-SOM-ANIMAL-10 = Aggraver la morsure
rule-SOM-ANIMAL-11 = La jambe mordue
rule-SOM-ANIMAL-12 = Lâcher prise
rule-SOM-ANIMAL-13 = Chien d’attaque dressé
rule-SOM-ANIMAL-14 = Nuées
rule-SOM-ANIMAL-15 = Nuée invulnérable
rule-SOM-ANIMAL-16 = Cibles d’une nuée
rule-SOM-ANIMAL-17 = Effet d’une nuée
rule-SOM-ANIMAL-18 = Esquiver une nuée
rule-SOM-ANIMAL-19 = Mener les animaux
rule-SOM-OBJ-01 = Solidité des objets
rule-SOM-OBJ-02 = Objets brisés et détruits
rule-SOM-XP-01 = Phase d’expérience
rule-SOM-XP-02 = Récompense
rule-SOM-XP-03 = À qui sont les pEx
rule-SOM-XP-04 = Récompense supplémentaire
rule-SOM-XP-05 = Épargne
rule-SOM-XP-06 = Proposition et veto
rule-SOM-XP-07 = Un niveau par phase
rule-SOM-XP-08 = Prix des niveaux
rule-SOM-XP-09 = Spécialité au-dessus de la base
rule-SOM-XP-10 = Plafonds
rule-SOM-XP-11 = Apprendre avec un professeur
rule-SOM-XP-12 = Apprendre seul
rule-SOM-XP-13 = Nouvelle Spécialité
rule-SOM-XP-14 = Bases interdites
rule-SOM-XP-15 = Désavantages soignables
rule-SOM-XP-16 = Traitement
rule-SOM-XP-17 = Soins du corps
rule-SOM-XP-18 = Soins de l’esprit
rule-SOM-XP-19 = Quelle réserve paie
rule-SOM-XP-20 = Endurcissement entre scénarios
rule-SOM-ROLL-01 = Scènes
rule-SOM-ROLL-02 = Mode Tour
rule-SOM-ROLL-03 = Quand jeter les dés
rule-SOM-ROLL-04 = Résultats automatiques
rule-SOM-ROLL-05 = Actions sociales
rule-SOM-ROLL-06 = Estimation
rule-SOM-ROLL-07 = Annonce et appel
rule-SOM-ROLL-08 = Qui jette
rule-SOM-ROLL-09 = Jet simple
rule-SOM-ROLL-10 = Marge
rule-SOM-ROLL-11 = Sortes d’échecs
rule-SOM-ROLL-12 = Pas de critique
rule-SOM-ROLL-13 = Modificateurs selon le jet
rule-SOM-ROLL-14 = Modificateurs de santé
rule-SOM-ROLL-15 = Difficulté
rule-SOM-ROLL-16 = Difficulté croissante
rule-SOM-ROLL-17 = Jamais négative
rule-SOM-ROLL-18 = Quatre Rangs et plus
rule-SOM-ROLL-19 = Action inverse
rule-SOM-ROLL-20 = Jets purs
rule-SOM-ROLL-21 = Rangs d’état
rule-SOM-ROLL-22 = Échec définitif
rule-SOM-ROLL-23 = Duel
rule-SOM-ROLL-24 = Une réussite, un échec
rule-SOM-ROLL-25 = Deux réussites
rule-SOM-ROLL-26 = Double échec
rule-SOM-ROLL-27 = Marge opposée
rule-SOM-ROLL-28 = Seul contre plusieurs
rule-SOM-ROLL-29 = Classement
rule-SOM-ROLL-30 = Jet combiné
rule-SOM-ROLL-31 = Jet secret
rule-SOM-ROLL-32 = Annonce d’un jet secret
rule-SOM-ROLL-33 = Pas de fuite par refus
rule-SOM-ROLL-34 = Pas de fuite par conséquence
rule-SOM-ROLL-35 = Jet collectif et chef
rule-SOM-ROLL-36 = Aides
rule-SOM-ROLL-37 = Aides incompétents
rule-SOM-ROLL-38 = Qualité d’une Marge
rule-SOM-ROLL-39 = Incompétence
rule-SOM-ROLL-40 = Pas de substitution
rule-SOM-ROLL-41 = Ce qu’on voit d’un jet
rule-SOM-FEAR-01 = Situation terrifiante
rule-SOM-FEAR-02 = Jet de Peur
rule-SOM-FEAR-03 = Ce qui ne compte pas
rule-SOM-FEAR-04 = Difficulté de la Peur
rule-SOM-FEAR-05 = Issue du jet de Peur
rule-SOM-FEAR-06 = Sang-froid
rule-SOM-FEAR-07 = Fièvre et panique
rule-SOM-FEAR-08 = Actions imposées
rule-SOM-FEAR-09 = Peur non cumulative
rule-SOM-FEAR-10 = Aggraver sans jet
rule-SOM-FEAR-11 = Fin de la Peur
rule-SOM-FEAR-12 = Combien de jets
rule-SOM-FEAR-13 = Esprit effectif
rule-SOM-FEAR-14 = Qui jette la Peur
rule-SOM-FEAR-15 = Ce qu’on voit de la Peur
rule-SOM-SOMA-01 = Nature des Somatisations
rule-SOM-SOMA-02 = Effet commun
rule-SOM-SOMA-03 = Table et secret
rule-SOM-SOMA-04 = Somatisations excluantes
rule-SOM-SOMA-05 = Jet somatogène
rule-SOM-SOMA-06 = Au milieu d’une scène
rule-SOM-SOMA-07 = En conclusion
rule-SOM-SOMA-08 = Au dé
rule-SOM-SOMA-09 = Au choix du joueur
rule-SOM-SOMA-10 = Au choix du meneur
rule-SOM-SOMA-11 = Sujets à risque
rule-SOM-SOMA-12 = Crise de larmes
rule-SOM-SOMA-13 = Hurlements
rule-SOM-SOMA-14 = Vomissements
rule-SOM-SOMA-15 = Crise d’angoisse
rule-SOM-SOMA-16 = Évanouissement
rule-SOM-SOMA-17 = Stupeur
rule-SOM-SOMA-18 = Spasmophilie
rule-SOM-SOMA-19 = Convulsions
rule-SOM-SOMA-20 = Sidération
rule-SOM-SOMA-21 = Somatisation composée
rule-SOM-SOMA-22 = Crise furieuse
rule-SOM-SOMA-23 = Infarctus
rule-SOM-SOMA-24 = Cardiaques
rule-SOM-SOMA-25 = Chutes
rule-SOM-SOMA-26 = Extase
rule-SOM-SOMA-27 = Présence aux places
rule-SOM-SOMA-28 = Choix en attente
rule-SOM-SOMA-29 = Décisions obligatoires
rule-SOM-TRAUMA-01 = Des montants au meneur
rule-SOM-TRAUMA-02 = Choc
rule-SOM-TRAUMA-03 = Déchoquage
rule-SOM-TRAUMA-04 = Stress
rule-SOM-TRAUMA-05 = Explication
rule-SOM-TRAUMA-06 = Autres sources
rule-SOM-HARD-01 = Endurcissement
rule-SOM-HARD-02 = Expliquer l’endurcissement
rule-SOM-HARD-03 = Puissance
rule-SOM-HARD-04 = Sans retour
rule-SOM-HARD-05 = Dispense
rule-SOM-HARD-06 = Pas un modificateur
rule-SOM-HARD-07 = Endurcissement de départ
rule-SOM-HARD-08 = Quand s’endurcir
rule-SOM-HARD-09 = Choc et endurcissement mêlés
rule-SOM-CRIME-01 = Ce qui est un crime
rule-SOM-CRIME-02 = Jet de volonté
rule-SOM-CRIME-03 = Récidive
rule-SOM-CRIME-04 = Remords
rule-SOM-CRIME-05 = Endurcissement criminel
rule-SOM-CRIME-06 = Expliquer le crime
rule-SOM-CRIME-07 = Ce qu’on sait du crime
rule-SOM-RULING-02 = Ce qui dépend d’une décision
rule-SOM-RULING-03 = Résultats qui basculent
rule-SOM-RULING-04 = Décisions rouvertes
rule-SOM-RULING-05 = Annonces devenues douteuses
rule-SOM-RULING-01 = Décisions du meneur

# Santé et combat
SpeedSet = La Détresse { DE($character) } est { $speed }.
    .short = la vitesse de la Détresse { DE($character) }
DistressTreated = { $character } tente de soigner { $patient } ({ $skill }).
    .short = les soins { DE($character) } { A($patient) }
TreatmentRuled = Le meneur dit si { $character } a de quoi soigner : { $possible ->
    [true] oui.
   *[false] non.
}
    .short = la décision sur les moyens { DE($character) } pour soigner
ViolentEffortRuled = { $character } fait un effort violent.
    .short = l’effort violent { DE($character) }
CareEnvironmentSet = Soins disponibles : { WORD($hospital) ->
    [good] bon hôpital
    [poor] hôpital aux moyens médiocres
   *[none] pas d’hôpital
}, { $emergency_medicine ->
    [true] médecine d’urgence
   *[false] pas de médecine d’urgence
}, { $intensive_care ->
    [true] soins intensifs.
   *[false] pas de soins intensifs.
}
    .short = les soins disponibles
AdmittedToHospital = { GENDER($character) ->
    [f] { $character } est admise
    [m] { $character } est admis
   *[unknown] { $character } arrive
} à l’hôpital{ $intensive ->
    [true] {""}, en soins intensifs
   *[false] {""}
}{ WORD($quality) ->
    [poor] {""}, où les moyens manquent.
   *[good] {""}, où les moyens sont bons.
}
    .short = l’arrivée { DE($character) } à l’hôpital
IntensiveCareFateRuled = Le sort { DE($character) } en soins intensifs : { AGREE($fate, $character) }{ $has_after ->
    [yes]  ; { STOP($after) }
   *[no] .
}
    .short = le sort { DE($character) } en soins intensifs
AgonyConcluded = L’agonie { DE($character) } s’achève.
    .short = la fin de l’agonie { DE($character) }
DistressStarted = { $character } entre en Détresse{ $has_cause ->
    [yes] {" "}({ $cause }).
   *[no] .
}
DistressRelapsed = La Détresse { DE($character) } reprend.
DistressTicked = La Détresse { DE($character) } avance d’une case ({ $gauge }).
DistressSuspended = La Détresse { DE($character) } est suspendue pour { TIME($minutes) }.
DistressRaised = La Détresse { DE($character) } s’accélère : { $speed }.
DistressStabilised = L’état { DE($character) } est stabilisé.
TreatmentFailed = { $diagnosed ->
   [true] { $character } sait ce dont souffre { $patient }, et n’y peut rien.
  *[other] { $has_obstacle ->
        [yes] { $character } ne parvient pas à soigner { $patient } : { $obstacle }.
       *[other] { $character } ne parvient pas à soigner { $patient }.
    }
}
ComaStageChanged = Le coma { DE($character) } en est désormais à ce stade : { $stage }.
CharacterFainted = { $character } perd connaissance.
CharacterFell = { $character } s’effondre au sol.
SleepCheckCalled = { $character } lutte contre le sommeil{ $has_number ->
    [yes] {" "}(jet nº { $number }).
   *[no] .
}
SleepCheckResolved = { $awake ->
    [true] { GENDER($character) ->
        [f] { $character } reste éveillée.
        [m] { $character } reste éveillé.
       *[unknown] { $character } reste en éveil.
    }
   *[false] { $character } ne lutte plus contre le sommeil.
}
FatigueImposed = L’effort coûte { N($count, "case", "cases") } de Fatigue { A($character) }.
    .short = la Fatigue imposée { A($character) }
CharacterRested = Repos { DE($character) } : { $kind }{ $has_count ->
    [yes] {" "}({ N($count, "case", "cases") } de Fatigue).
   *[no] .
}
    .short = le repos { DE($character) }
SleepChecksStarted = Le sommeil guette { $character }.
    .short = le début des contrôles de sommeil { DE($character) }
NextSleepCheckCalled = Le sommeil revient à la charge sur { $character }.
    .short = le nouveau contrôle de sommeil { DE($character) }
AsleepRuled = { $character } s’abandonne au sommeil.
    .short = le sommeil { DE($character) }
SleeperShaken = { $character } secoue { $sleeper }.
    .short = le dormeur secoué par { $character }
WakingRuled = Le meneur laisse { $character } { GENDER($character) ->
    [f] revenir à elle.
    [m] revenir à lui.
   *[unknown] reprendre connaissance.
}
    .short = le réveil accordé { A($character) }
FatigueGaugeTaken = La jauge de Fatigue { DE($character) } passe derrière l’écran.
    .short = la jauge de Fatigue { DE($character) }, mise derrière l’écran
FatigueGaugeGiven = La jauge de Fatigue { DE($character) } revient à son joueur.
    .short = la jauge de Fatigue { DE($character) }, rendue
GaugesRevealed = Santé { DE($character) } : Blessures, { $has_wounds ->
    [yes] { $wounds }
   *[no] aucune case
} ; Fatigue, { $has_fatigue ->
    [yes] { $fatigue }.
   *[no] aucune case.
}
    .short = les jauges { DE($character) }, dévoilées
NpcStateRevealed = Ce qu’on voit { DE($npc) } : { AGREE($state, $npc) }.
    .short = l’état visible { DE($npc) }
FellAsleep = { $character } dort.
Woke = { $character } se réveille.
ShakenInVain = Rien ne réveille { $character }.
StunCalled = { $character } a reçu un rude coup à la tête{ $has_ranks ->
    [yes] {""} : étourdissement possible de { N($ranks, "Rang", "Rangs") }
   *[no] {""}
}{ $has_minutes ->
    [yes] {""}, pour { TIME($minutes) }.
   *[no] .
}
    .short = l’étourdissement que risque { $character }
NpcStunRuled = Effet du coup sur { $npc } : { AGREE($outcome, $npc) }{ WORD($outcome) ->
    [dazed] {" "}({ N($ranks, "Rang", "Rangs") }).
   *[other] .
}
    .short = l’effet du coup sur { $npc }
DazedRuled = { $character } a la tête qui tourne{ $has_ranks ->
    [yes]  : { N($ranks, "Rang", "Rangs") } de plus à ses actions
   *[no] {""}
}{ $has_minutes ->
    [yes] {""}, pour { TIME($minutes) }.
   *[no] .
}
    .short = l’étourdissement { DE($character) }
StunResolved = Effet du coup à la tête sur { $character } : { AGREE($outcome, $character) }{ $has_ranks ->
    [yes] {""}, { N($ranks, "Rang", "Rangs") }
   *[no] {""}
}{ $has_minutes ->
    [yes] {""}, { TIME($minutes) }.
   *[no] .
}
CareSet = Soins reçus par { $character } : { $care }{ $has_days ->
    [yes] {""}, depuis { N($days, "jour", "jours") }.
   *[no] .
}
    .short = les soins reçus par { $character }
WoundReopened = { N($count, "Blessure", "Blessures") } { DE($character) } { $count ->
    [one] se rouvre.
   *[other] se rouvrent.
}
    .short = les Blessures rouvertes { DE($character) }
MarksRuledGone = { $character } perd { N($count, "Marque", "Marques") } : { $limb }.
    .short = les Marques perdues par { $character }
InfectionCalled = Une plaie { DE($character) } risque de s’infecter.
    .short = l’infection que risque { $character }
IllnessStopped = L’infection { DE($character) } est enrayée.
    .short = la fin de l’infection { DE($character) }
SequelaeRuled = { $character } garde des séquelles{ $instability ->
    [0] {""}
   *[1] {""}, { N($instability, "case", "cases") } d’Instabilité Mentale
}{ $has_disadvantages ->
    [yes]  : { LIST($disadvantages) }.
   *[no] .
}
    .short = les séquelles { DE($character) }
Infected = La plaie { DE($character) } s’infecte.
WoundsHealed = { N($count, "Blessure", "Blessures") } { DE($character) } { $count ->
    [one] guérit
   *[other] guérissent
} ({ $healing }).
    .short = la guérison { DE($character) }
MarksErased = { $character } retrouve l’usage complet : { $limb }.
FictionTimeAdvanced = { $minutes ->
    [0] Le temps passe : { N($seconds, "seconde", "secondes") }.
   *[1] Le temps passe : { TIME($minutes) }{ $seconds ->
        [0] .
       *[1] {""}, { N($seconds, "seconde", "secondes") }.
    }
}
    .short = le temps qui passe
TurnsAdvanced = { N($turns, "Tour", "Tours") } { $turns ->
    [one] passe.
   *[other] passent.
}
    .short = l’avance de { N($turns, "Tour", "Tours") }
TimeStopped = Le temps s’arrête plus tôt que prévu.
refusal-already_called = Ce jet est déjà demandé.
refusal-already_declared = C’est déjà annoncé.
refusal-already_suspended_once = Une Détresse ne se suspend qu’une fois.
refusal-in_distress = Rien ne guérit tant que dure la Détresse.
refusal-lightning_untreatable = Une Détresse foudroyante ne se soigne pas.
refusal-no_distress = Il n’y a pas de Détresse ici.
refusal-no_emergency_medicine = Il n’y a pas de médecine d’urgence ici.
refusal-no_hospital = Il n’y a pas d’hôpital pour cela.
refusal-no_recovery = Aucune récupération possible pour l’instant.
refusal-not_in_intensive_care = Ce personnage n’est pas en soins intensifs.
refusal-not_lightning = Seule une Détresse foudroyante s’achève ainsi.
refusal-not_pending = Aucune décision de ce genre n’est attendue.
refusal-nothing_recovered = Le sommeil n’a encore rien rendu.
refusal-pending_damage = Des Dommages attendent d’être appliqués.
refusal-skill_not_allowed = Cette Compétence ne convient pas.
refusal-still_in_coma = Le coma dure encore.
refusal-wrong_form = Ce n’est pas la forme de jet qui convient.
move-SetDistressSpeed = Fixer la vitesse d’une Détresse
move-TreatDistress = Soigner une Détresse
move-RuleTreatment = Dire si les soins sont possibles
move-RuleViolentEffort = Signaler un effort violent
move-SetCareEnvironment = Décrire les soins disponibles
move-AdmitToHospital = Admettre à l’hôpital
move-RuleIntensiveCareFate = Décider d’un sort en soins intensifs
move-ConcludeAgony = Achever une agonie
move-ImposeFatigue = Imposer de la Fatigue
move-RestCharacter = Accorder un repos
move-StartSleepChecks = Commencer les endormissements
move-CallSleepCheck = Demander l’endormissement suivant
move-RuleAsleep = Endormir un personnage
move-ShakeAwake = Secouer un dormeur
move-RuleWaking = Réveiller un personnage
move-TakeFatigueGauge = Prendre la jauge de Fatigue
move-GiveFatigueGauge = Rendre la jauge de Fatigue
move-RevealGauges = Révéler des jauges
move-RevealNpcState = Dire l’état d’un PNJ
move-CallStun = Demander un jet d’étourdissement
move-RuleNpcStun = Étourdir un PNJ
move-RuleDazed = Sonner un personnage
move-SetCare = Fixer les soins reçus
move-HealWeek = Laisser guérir
move-ReopenWound = Rouvrir des Blessures
move-EraseMarks = Effacer des Marques
move-CallInfection = Demander un jet d’infection
move-StopIllness = Enrayer une infection
move-RuleSequelae = Fixer des séquelles
move-AdvanceFictionTime = Faire passer le temps
move-AdvanceTurns = Faire passer des Tours
label-slow = lente
label-rapid = rapide
label-lightning = foudroyante
label-unplugged = débranché
    .feminine = débranchée
label-let_go = lâcher prise
label-never_wakes = ne se réveille pas
label-wakes = se réveille
label-light = léger
label-weight-light = légère
label-medium = moyen
label-deep = profond
label-beyond = dépassé
label-good_night = bonne nuit
label-bad_night = mauvaise nuit
label-nap = sieste
label-sleepless = nuit blanche
label-dazed = sonné
    .feminine = sonnée
label-knocked_out = assommé
    .feminine = assommée
label-adequate = convenables
label-insufficient = insuffisants
label-ordinary = ordinaire
label-burn = brûlure
label-frostbite = gelure
label-radiodermatitis = radiodermite
label-disease = maladie
label-sleep_check = endormissement
label-stun = étourdissement
label-infection = infection
label-minutes = minutes
rule-SOM-DISTRESS-01 = Entrée en Détresse
rule-SOM-DISTRESS-02 = Vitesse de la Détresse
rule-SOM-DISTRESS-03 = Cochages de la Détresse
rule-SOM-DISTRESS-04 = Une seule Détresse
rule-SOM-DISTRESS-05 = Premiers soins
rule-SOM-DISTRESS-06 = Soins d’urgence
rule-SOM-DISTRESS-07 = Rechute
rule-SOM-DISTRESS-08 = Soins manqués
rule-SOM-DISTRESS-09 = Hôpital
rule-SOM-DISTRESS-10 = Soins intensifs
rule-SOM-DISTRESS-11 = Sans médecine
rule-SOM-DISTRESS-12 = Le temps en combat
rule-SOM-DISTRESS-13 = Détresse des PNJ
rule-SOM-FATIGUE-01 = Effort
rule-SOM-FATIGUE-02 = Mots de la Fatigue
rule-SOM-FATIGUE-03 = Nuit blanche
rule-SOM-FATIGUE-04 = Bonne nuit
rule-SOM-FATIGUE-05 = Mauvaise nuit
rule-SOM-FATIGUE-06 = Sieste
rule-SOM-FATIGUE-07 = Sans récupération
rule-SOM-FATIGUE-08 = Début des endormissements
rule-SOM-FATIGUE-09 = Jet d’endormissement
rule-SOM-FATIGUE-10 = Dormeurs
rule-SOM-COMA-01 = Stades du coma
rule-SOM-COMA-02 = Coma léger
rule-SOM-COMA-03 = Coma moyen
rule-SOM-COMA-04 = Coma profond
rule-SOM-COMA-05 = Coma dépassé
rule-SOM-COMA-06 = Plafond de Fatigue
rule-SOM-COMA-07 = Coma d’effort
rule-SOM-COMA-08 = Coma de Détresse
rule-SOM-STUN-01 = Coup à la tête
rule-SOM-STUN-02 = Sonné
rule-SOM-STUN-03 = Assommé
rule-SOM-STUN-04 = Autres étourdissements
rule-SOM-STUN-05 = Étourdi en combat
rule-SOM-CARE-01 = Guérison
rule-SOM-CARE-02 = Semaines de guérison
rule-SOM-CARE-03 = Sans repos
rule-SOM-CARE-04 = Marques effacées
rule-SOM-CARE-05 = Sans soins
rule-SOM-CARE-06 = Infection
rule-SOM-CARE-07 = Moyens de soigner
rule-SOM-CARE-08 = Séquelles du corps
rule-SOM-CARE-09 = Séquelles de l’esprit
rule-SOM-CARE-10 = Compétences de soin
TimePassed = Il s’écoule { TIME($minutes) }.
DogCalledOff = On rappelle { $dog }.
    .short = le rappel { DE($dog) }
ItemDefined = Un objet de combat s’ajoute : { INSIDE($label) }.
    .short = l’ajout d’un objet de combat
GotUp = { $character } se relève{ $helped ->
    [yes] {""}, avec de l’aide.
   *[no] .
}
    .short = le relèvement { DE($character) }
ItemEquipped = { $character } s’équipe : { INSIDE($label) }.
    .short = l’équipement { DE($character) }
ItemUnequipped = { $character } range ou retire : { INSIDE($label) }.
    .short = l’objet rangé par { $character }
ItemTakenUp = { $has_former ->
    [yes] { $character } prend { A($former) } : { INSIDE($label) }.
   *[no] { $character } ramasse : { INSIDE($label) }.
}
    .short = l’objet pris par { $character }
ItemTaken = { $has_former ->
    [yes] { $character } prend { A($former) } : { INSIDE($label) }.
   *[no] { $character } ramasse : { INSIDE($label) }.
}
ItemHandedOver = { $has_character ->
    [yes] { $has_to ->
        [yes] { $character } remet { A($to) } : { INSIDE($label) }.
       *[no] { $character } pose : { INSIDE($label) }.
    }
   *[no] { $has_to ->
        [yes] { $to } reçoit : { INSIDE($label) }.
       *[no] Au sol : { INSIDE($label) }.
    }
}
    .short = l’objet qui change de main
ItemHanded = { $has_character ->
    [yes] { $has_to ->
        [yes] { $character } remet { A($to) } : { INSIDE($label) }.
       *[no] { $character } pose : { INSIDE($label) }.
    }
   *[no] { $has_to ->
        [yes] { $to } reçoit : { INSIDE($label) }.
       *[no] Au sol : { INSIDE($label) }.
    }
}
HandChanged = { $character } change de main : { INSIDE($label) }.
    .short = le changement de main { DE($character) }
ItemMoved = { $character } change de main : { INSIDE($label) }.
EncumbranceSet = { $ranks ->
    [0] { $character } agit sans gêne ({ $family }).
   *[1] { $character } agit avec { N($ranks, "Rang", "Rangs") } de gêne ({ $family }).
}
    .short = la gêne { DE($character) }
WoundsImposed = Le meneur inflige { N($count, "Blessure", "Blessures") } { A($character) }{ $has_zone ->
    [yes] {" "}({ $zone }).
   *[no] .
}
    .short = { N($count, "Blessure", "Blessures") } pour { $character }
HitRuled = Le meneur précise la nature d’un coup porté { A($character) }{ $limb_lost ->
    [true] {""}, membre perdu
   *[false] {""}
}{ $has_massive ->
    [yes] { $massive ->
        [true] {""}, Dommages massifs
       *[false] {""}
    }
   *[no] {""}
}{ $has_bypass ->
    [yes] { $bypass ->
        [true] {""}, protection contournée
       *[false] {""}
    }
   *[no] {""}
}{ $has_face ->
    [yes] {""}, reçu { $face }.
   *[no] .
}
    .short = la nature d’un coup
ZoneRuled = La Zone que le coup atteint chez { $character } : { $zone }.
    .short = la Zone atteinte chez { $character }
ZoneRefined = L’endroit que le coup atteint chez { $character } : { STOP($text) }
    .short = l’endroit que le coup atteint chez { $character }
ConditionRuled = Nouvel état { DE($character) } : { AGREE($condition, $character) }{ $has_to ->
    [yes] {" "}(pour { $to })
   *[no] {""}
}{ $has_ranks ->
    [yes] {""}, { N($ranks, "Rang", "Rangs") }.
   *[no] .
}
    .short = le nouvel état { DE($character) }
ConditionLifted = Un état { DE($character) } prend fin : { AGREE($condition, $character) }{ $has_to ->
    [yes] {" "}(pour { $to }).
   *[no] .
}
    .short = la fin d’un état { DE($character) }
WoundsHeld = { N($count, "Blessure", "Blessures") } { DE($character) } { $count ->
    [one] attend
   *[other] attendent
} la phase 3.
TicksHeld = { N($count, "case", "cases") } { DE($gauge) } { DE($character) } { $count ->
    [one] attend
   *[other] attendent
} la phase 3.
    .short = les cases { DE($character) }, en attente
ConsequenceOpened = { $has_attacker ->
    [yes] Après coup, { $attacker } touche { $character }
   *[no] Après coup, des Dommages attendent leur place sur { $character }
} ({ N($raw, "Dommage", "Dommages") }) : à compléter ou à écarter.
LateHitCompleted = { $who } complète le coup resté ouvert.
    .short = le coup resté ouvert, complété
LateHitDismissed = { $who } écarte le coup resté ouvert.
    .short = le coup resté ouvert, écarté
ZoneAsked = { $character } doit jeter le dé de la Zone.
GrabLanded = { $attacker } met la main sur { $character }.
DamageQueued = { $attacker } touche { $character }{ $has_raw ->
    [yes]  : { N($raw, "Dommage", "Dommages") } avant protections.
   *[no] .
}
NpcIntentRevealed = L’intention { DE($character) } se dévoile : { $kind }.
ZoneSet = Le coup atteint { $character } à la Zone suivante : { $zone }.
FistsHurt = À force de frapper à mains nues, { $character } se blesse : { $zone }.
DamageAbsorbed = La protection { DE($character) } absorbe { N($absorbed, "Dommage", "Dommages") } ({ $zone }).
ProtectionRuined = La protection { DE($character) } ne vaut plus rien : { $zone }.
MarksDrawn = { $character } trace { N($count, "Marque", "Marques") }, { $total } en tout : { $limb }.
LimbInvalidated = { $lost ->
    [true] { $character } perd un membre : { $limb }.
   *[false] { $character } perd l’usage d’un membre : { $limb }.
}
ItemDropped = { $has_character ->
    [yes] { $character } lâche { INSIDE($label) }.
   *[no] { $label } tombe, sans que l’on voie d’où.
}
IntentDeclared = { $character } annonce son intention : { intent }
    .short = l’intention { DE($character) }
IntentFlagged = L’intention { DE($character) } est à revoir : { intent }
    .short = la remarque sur l’intention { DE($character) }
SealedDeclarationsCalled = Des annonces simultanées sont demandées{ $has_characters ->
    [yes] {" "}pour { LIST($characters) }.
   *[no] .
}
    .short = les annonces simultanées demandées
IntentKindSealed = { $character } a choisi en secret.
    .short = le choix secret { DE($character) }
SealedIntentsOpened = Les choix secrets s’ouvrent : { $kinds }.
    .short = l’ouverture des choix secrets
IntentSpecified = { $character } précise son intention : { intent }
    .short = l’intention { DE($character) }, précisée
NpcIntentRecorded = Intention { DE($character) } : { intent }
    .short = l’intention { DE($character) }
NpcIntentShown = On devine ce que fait { $character } : { intent }
    .short = l’intention { DE($character) }, devinée
HesitationRuled = { $character } hésite et ne fait rien.
    .short = l’hésitation { DE($character) }
DeclarationVoided = L’annonce { DE($character) } est annulée{ $has_number ->
    [yes] {" "}(nº { $number }).
   *[no] .
}
    .short = l’annulation de l’annonce { DE($character) }
ActionClassified = { $who } classe l’action { DE($character) } : { $action_class }{ $ranks ->
    [0] {""}
   *[1] {""}, { N($ranks, "Rang", "Rangs") } de plus
}{ $has_suits ->
    [yes] {" "}(Avantage : { $suits }).
   *[no] .
}
    .short = le classement de l’action { DE($character) }
LongActionPlanned = { $has_actions ->
   [yes] { $character } entreprend une action de { N($actions, "Tour", "Tours") } : { $text }.
  *[other] { $character } entreprend une action de plusieurs Tours : { $text }.
}
    .short = l’action longue { DE($character) }
LongActionAdjusted = { $has_actions ->
    [yes] L’action { DE($character) } demandera { N($actions, "Tour", "Tours") }.
   *[no] On ne dit plus combien de Tours l’action { DE($character) } demandera.
}
    .short = la durée de l’action { DE($character) }
InterruptionRuled = Le meneur tranche : ce que coûte { A($character) } l’interruption de son action longue.
    .short = l’interruption de l’action longue { DE($character) }
LongActionProgressed = L’action { DE($character) } avance : { N($done, "Tour", "Tours") }.
LongActionCompleted = { $character } vient à bout de son action.
LongActionInterrupted = { $character } interrompt son action.
CombatStarted = Le combat commence{ $has_characters ->
    [yes] {" "}entre { LIST($characters) }.
   *[no] .
}
    .short = le début du combat
CombatEnded = Le combat est fini.
    .short = la fin du combat
CombatantsSet = Les combattants changent{ $has_added ->
    [yes] {""} ; arrivent : { LIST($added) }
   *[no] {""}
}{ $has_removed ->
    [yes] {""} ; partent : { LIST($removed) }.
   *[no] .
}
    .short = le changement des combattants
ContactSet = { $contact ->
   [true] { $one } et { $other } sont au contact.
  *[other] { $one } et { $other } ne sont plus au contact.
}
    .short = le contact entre { $one } et { $other }
PhaseClosed = { $who } clôt la phase { $phase } du Tour { $turn }, { $phase ->
    [1] les annonces.
    [2] la résolution.
   *[3] les conséquences.
}
    .short = la fin de la phase { $phase } du Tour { $turn }
CombatReopened = Le combat commence{ $has_characters ->
    [yes] {" "}entre { LIST($characters) }.
   *[no] .
}
    .short = la reprise du combat
CombatClosed = Le combat est fini.
    .short = la clôture du combat
PhaseAdvanced = Tour { $turn }, phase { $phase } : { $phase ->
    [1] les annonces.
    [2] la résolution.
   *[3] les conséquences.
}
ResolutionOrderSet = L’ordre de résolution est fixé.
    .short = l’ordre de résolution
SurpriseCalled = { $has_aggressor ->
    [yes] { $aggressor } tente une attaque par surprise
   *[no] Une surprise se joue
}{ $has_victims ->
    [yes] {" "}contre { LIST($victims) }.
   *[no] .
}
    .short = le jet de surprise demandé
SurpriseRuled = { $has_aggressor ->
    [yes] { $aggressor } attaque par surprise
   *[no] La surprise est totale
}{ $has_victims ->
    [yes] {" "}contre { LIST($victims) }.
   *[no] .
}
    .short = la surprise accordée
Surprised = { GENDER($character) ->
    [f] { $character } est prise par surprise.
    [m] { $character } est pris par surprise.
   *[unknown] La surprise joue contre { $character }.
}
refusal-actions_unresolved = Toutes les actions ne sont pas résolues.
refusal-already_finished = Cette action longue est terminée.
refusal-already_in_combat = Le combat est déjà engagé.
refusal-already_resolved = Cette action est déjà résolue.
refusal-already_sealed = Le choix secret est déjà fait.
refusal-arm_invalid = Ce bras ne peut plus servir.
refusal-attackers_first = Les attaquants précisent d’abord.
refusal-breaks_sequence = Les actions d’un même personnage gardent leur ordre.
refusal-declarations_missing = Il manque des annonces.
refusal-frenzy_no_pickup = Dans une crise furieuse, on ne prend ni ne ramasse rien.
refusal-frenzy_only_attacks = Dans une crise furieuse, on ne fait qu’attaquer au corps à corps, sans viser.
refusal-hand_occupied = Cette main est occupée.
refusal-kind_mismatch = L’action n’est pas du genre choisi en secret.
refusal-not_all_sealed = Tous n’ont pas encore choisi.
refusal-not_declared = Cette action n’a pas été annoncée.
refusal-not_your_turn_to_declare = Ce n’est pas encore à ce personnage d’annoncer.
refusal-nothing_to_do = Il n’y a rien à faire de tel.
refusal-still_kept = Son porteur le garde : il faut qu’il le donne, qu’il soit mort ou inconscient.
refusal-too_many_actions = C’est plus qu’il ne peut faire en un Tour.
refusal-order_frozen = L’ordre est fixé depuis le premier dé.
refusal-senses_not_equal = Leurs Sens ne sont pas égaux.
refusal-weapon_cannot_parry = Cette arme ne pare pas.
refusal-no_open_consequence = Aucun coup n’est resté ouvert sous ce nom.
refusal-zone_already_set = La Zone est déjà connue.
move-DefineItem = Définir une arme ou une protection
move-ArmPeople = Armer plusieurs personnages
move-GetUp = Se relever
move-CallOff = Rappeler un chien
move-Equip = S’équiper
move-Unequip = Retirer ou ranger
move-TakeUp = Ramasser
move-HandOver = Remettre ou poser
move-ChangeHand = Changer de main
move-SetEncumbrance = Fixer une gêne
move-ImposeWounds = Infliger des Blessures
move-RuleHit = Préciser un coup
move-CompleteLateHit = Compléter un coup resté ouvert
move-DismissLateHit = Écarter un coup resté ouvert
move-RuleZone = Fixer la Zone
move-RefineZone = Décrire l’endroit touché
move-RuleCondition = Poser un état
move-LiftCondition = Lever un état
move-DeclareIntent = Annoncer une intention
move-CallSealedDeclarations = Demander des annonces simultanées
move-SealIntentKind = Choisir en secret
move-OpenSealedIntents = Ouvrir les choix secrets
move-SpecifyIntent = Préciser son intention
move-RecordNpcIntent = Noter l’intention d’un PNJ
move-RevealNpcIntent = Révéler l’intention d’un PNJ
move-RuleHesitation = Constater une hésitation
move-VoidDeclaration = Annuler une annonce
move-ClassifyAction = Classer une action
move-SetLongAction = Prévoir une action longue
move-AdjustLongAction = Changer la durée d’une action longue
move-RuleInterruption = Trancher une interruption
move-StartCombat = Engager le combat
move-EndCombat = Finir le combat
move-SetCombatants = Changer les combattants
move-SetContact = Dire qui est au contact
move-AdvancePhase = Passer à la phase suivante
move-CallAttacks = Demander toutes les attaques du Tour
move-ThrowDice = Jeter plusieurs dés à la suite
move-FinishTurn = Finir le Tour
move-SetResolutionOrder = Ordonner les actions
move-RuleSurprise = Décider d’une surprise certaine
move-CallSurprise = Demander une surprise
label-strike = Frappe
label-harmless_strike = Frappe sans Dommages
label-grab = Saisie
label-strangle_grab = Saisie d’étranglement
label-tackle = plaquage
label-throw = Lancer
label-shoot = Tir
label-aggravate = aggravation
label-interpose = Interposition
label-parry = Parade
label-dodge = Esquive
label-flee = fuite
label-rise = se relever
label-keep_strangling = continuer d’étrangler
label-tear_loose = s’arracher
label-move = se déplacer
label-prepare = préparer
label-cycle = réarmer
label-select_mode = choisir le mode de tir
label-take_up = ramasser un objet
label-hand_over = remettre un objet, ou le poser
label-change_hand = prendre un objet dans l’autre main
label-reload = recharger
label-unfold_bipod = déplier le bipied
label-continue = continuer
label-care = soigner
label-extinguish = éteindre
label-free = action libre
label-immobilised = immobilisé
    .feminine = immobilisée
label-bound = ligoté
    .feminine = ligotée
label-blinded = aveuglé
    .feminine = aveuglée
label-back_turned = de dos
label-cornered = acculé
    .feminine = acculée
label-surrounded = encerclé
    .feminine = encerclée
label-long_hair = cheveux longs
label-loose_clothes = vêtements amples
label-auto_success = réussite automatique
label-auto_failure = échec automatique
label-roll = jet
label-complex = complexe
label-long = longue
label-distinct = actions distinctes
label-attack = attaque
label-other = autre
label-aim = localisation exacte
label-off_hand = action inverse
label-improvised = arme improvisée
label-chainsaw = tronçonneuse
label-zone = Zone
label-surprise = surprise
rule-SOM-DAMAGE-01 = Dommages
rule-SOM-DAMAGE-02 = Quelle Marge
rule-SOM-DAMAGE-03 = Dommages nuls
rule-SOM-DAMAGE-04 = Bonus des armes
rule-SOM-DAMAGE-05 = Types de Dommages
rule-SOM-DAMAGE-06 = Armes contondantes
rule-SOM-DAMAGE-07 = Coups non vulnérants
rule-SOM-DAMAGE-08 = Coup exceptionnel
rule-SOM-DAMAGE-09 = Cible incapable
rule-SOM-DAMAGE-10 = Dommages massifs
rule-SOM-DAMAGE-11 = Armes négligeables
rule-SOM-DAMAGE-12 = Armes improvisées
rule-SOM-DAMAGE-13 = Tronçonneuse
rule-SOM-DAMAGE-14 = Ordre d’application
rule-SOM-DAMAGE-15 = Mort
rule-SOM-DAMAGE-16 = Dommages libres
rule-SOM-DAMAGE-17 = Arme sous Corps
rule-SOM-LOC-01 = Zones
rule-SOM-LOC-02 = Localisation automatique
rule-SOM-LOC-03 = Localisation aléatoire
rule-SOM-LOC-04 = Localisation exacte
rule-SOM-LOC-05 = Localisation affinée
rule-SOM-LOC-06 = Précision du meneur
rule-SOM-LOC-07 = Localisation choisie
rule-SOM-LOC-08 = Viser à l’annonce
rule-SOM-LOC-09 = Plafond des membres
rule-SOM-LOC-10 = Zones vitales
rule-SOM-LOC-11 = Sans plafond
rule-SOM-LOC-12 = Blessures diffuses
rule-SOM-LOC-13 = Marques
rule-SOM-LOC-14 = Invalidité
rule-SOM-LOC-15 = Bras invalide
rule-SOM-LOC-16 = Jambe invalide
rule-SOM-PROT-01 = Classes de protections
rule-SOM-PROT-02 = Absorption
rule-SOM-PROT-03 = Choc sérieux
rule-SOM-PROT-04 = Contre les coups légers
rule-SOM-PROT-05 = Pièces d’armure
rule-SOM-PROT-06 = Couverture
rule-SOM-PROT-07 = Protection contournée
rule-SOM-PROT-08 = Encombrement
rule-SOM-TURN-01 = Entrer en combat
rule-SOM-TURN-02 = Trois phases
rule-SOM-TURN-03 = Qui annonce
rule-SOM-TURN-04 = Ordre des annonces
rule-SOM-TURN-05 = Égalité de Sens
rule-SOM-TURN-06 = Annonces secrètes
rule-SOM-TURN-07 = Intentions des PNJ
rule-SOM-TURN-08 = Hésitation
rule-SOM-TURN-09 = Contenu d’une annonce
rule-SOM-TURN-10 = Une action
rule-SOM-TURN-11 = Ordre de résolution
rule-SOM-TURN-12 = Simultanéité
rule-SOM-TURN-13 = Les morts frappent
rule-SOM-TURN-14 = Phase trois
rule-SOM-TURN-15 = Ce qu’est une action
rule-SOM-TURN-16 = Action complexe
rule-SOM-TURN-17 = Action longue
rule-SOM-TURN-18 = Action interrompue
rule-SOM-TURN-19 = Plusieurs actions
rule-SOM-TURN-20 = Main inverse
rule-SOM-TURN-21 = Deux armes
rule-SOM-TURN-22 = Joueurs absents
rule-SOM-TURN-23 = Forme d’une attaque
ZoneChosen = { $character } choisit où frapper : { $zone }.
    .short = la Zone visée par { $character }
refusal-target_not_incapacitated = La cible peut encore réagir.
move-ChooseZone = Choisir la Zone
label-interruption = interruption
GmDieCalled = { $who } demande un dé { A($sides) } faces{ $has_character ->
    [yes] {" "}pour { $character }
   *[no] {""}
} ({ $purpose }){ $has_dice ->
    [yes]  : { $dice }.
   *[no] .
}
    .short = le dé demandé par { $who }
move-CallDie = Demander un dé
label-scene = scène
label-d20 = au d20
PursuitStarted = { $fugitive } fuit ({ $means }){ $has_characters ->
    [yes] {""}, avec { LIST($characters) } à ses trousses
   *[no] {""}
}{ $has_needed ->
    [yes] {""} ; il faut { N($needed, "succès", "succès") }.
   *[no] .
}
    .short = la fuite { DE($fugitive) }
PursuitRollCalled = La poursuite continue{ $has_characters ->
    [yes] {" "}entre { LIST($characters) }
   *[no] {""}
}{ $has_stage ->
    [yes]  : { STOP($stage) }
   *[no] .
}
    .short = le jet de poursuite demandé
PursuitRuled = { $who } tranche la poursuite { DE($fugitive) }.
    .short = la décision sur la poursuite { DE($fugitive) }
PursuitScored = { $winner } prend le dessus dans la poursuite : { $pursuer } { $won }, { $fugitive } { $lost }.
PursuerOutrun = { $fugitive } sème { $pursuer }.
PursuitEnded = { $has_by ->
    [yes] { $by } rattrape { $fugitive }.
   *[other] La poursuite s’achève ; { $fugitive } : { AGREE($outcome, $fugitive) }.
}
BlowOpened = { $character } peut frapper { $target } dans le dos.
RunStopped = La course { DE($character) } s’arrête là.
TailingCalled = { $follower } file { $target }{ $has_assistants ->
    [yes] {""}, avec l’aide { DE(LIST($assistants)) }.
   *[no] .
}
    .short = la filature { DE($target) } par { $follower }
TailNoticed = { $target } remarque une filature : { $follower } est à ses trousses.
TailingEnded = { $noticed ->
    [true] La filature s’achève, remarquée : { $has_target ->
        [yes] { $target } avait
       *[no] quelqu’un avait
    } { $has_follower ->
        [yes] { $follower } à ses trousses.
       *[no] quelqu’un à ses trousses.
    }
   *[false] La filature s’achève sans avoir été remarquée : { $has_target ->
        [yes] { $target } avait
       *[no] quelqu’un avait
    } { $has_follower ->
        [yes] { $follower } à ses trousses.
       *[no] quelqu’un à ses trousses.
    }
}
    .short = la fin de la filature{ $has_follower ->
        [yes] {" "}par { $follower }
       *[no] {""}
    }
move-StartPursuit = Ouvrir une poursuite
move-CallPursuitRoll = Demander un jet de poursuite
move-EndPursuit = Trancher une poursuite
move-CallTailing = Jouer une filature
move-EndTailing = Clore une filature
label-pursuit = poursuite
label-tailing = filature
label-watchfulness = vigilance
label-head_start = retard
label-foot = à pied
label-swimming = à la nage
label-riding = à cheval
label-driving = au volant
label-sailing = en bateau
label-flying = en avion
label-caught = rattrapé
    .feminine = rattrapée
label-escaped = hors d’atteinte
label-abandoned = on renonce
rule-SOM-MOVE-01 = Déplacements
rule-SOM-MOVE-02 = Poursuite : quand jeter les dés
rule-SOM-MOVE-03 = Poursuite : Compétences
rule-SOM-MOVE-04 = Poursuite : durée
rule-SOM-MOVE-05 = Poursuite : retard
rule-SOM-MOVE-06 = Poursuite : plusieurs poursuivants
rule-SOM-MOVE-07 = Rattrapé à pied
rule-SOM-MOVE-08 = Filature
rule-SOM-MOVE-09 = Filature : seul ou en équipe
ContactDamageNamed = { $character } tire à bout touchant{ $has_wounds ->
    [yes] {" "}et annonce { N($wounds, "Blessure", "Blessures") }.
   *[no] .
}
    .short = le tir à bout touchant { DE($character) }
ContactDamageRuled = Le meneur fixe ce que vaut le tir à bout touchant { DE($character) }{ $has_wounds ->
    [yes]  : { N($wounds, "Blessure", "Blessures") }.
   *[no] .
}
    .short = la décision sur le tir à bout touchant { DE($character) }
StrayCalled = Des projectiles se perdent{ $has_exposed ->
    [yes] {" "}vers { LIST($exposed) }.
   *[no] .
}
    .short = les projectiles perdus
StrayResolved = { $has_hit ->
    [yes] Un projectile perdu atteint { LIST($hit) }.
   *[no] Les projectiles perdus ne touchent personne.
}
refusal-attack_succeeded = Cette attaque a touché : rien ne se perd.
refusal-not_contact_shot = Ce n’est pas un tir à bout touchant.
move-NameContactDamage = Annoncer les Blessures d’un bout touchant
move-RuleContactDamage = Fixer les Blessures d’un bout touchant
move-CallStrayProjectiles = Faire courir le risque des projectiles perdus
label-stray = projectile perdu
label-stray_margin = dé des projectiles perdus
label-distance = distance
label-target_size = taille de la cible
label-shooter_moves = tireur en mouvement
label-target_moves = cible en mouvement
label-visibility = visibilité
label-cover = couvert de la cible
label-own_cover = couvert du tireur
rule-SOM-RANGED-01 = Lancer et Tir
rule-SOM-RANGED-02 = Compétences à distance
rule-SOM-RANGED-03 = Paramètres de Difficulté
rule-SOM-RANGED-04 = Lunette de tir
rule-SOM-RANGED-05 = Vision nocturne
rule-SOM-RANGED-06 = Pointeur laser
rule-SOM-RANGED-10 = Couvert partiel
rule-SOM-RANGED-11 = Couvert étendu
rule-SOM-RANGED-12 = Couvert complet
rule-SOM-RANGED-13 = Tirer depuis un couvert
rule-SOM-RANGED-14 = Bon usage du couvert
rule-SOM-RANGED-20 = Armes à distance en mêlée
rule-SOM-RANGED-22 = Défense contre un tir
rule-SOM-RANGED-23 = Bout portant
rule-SOM-RANGED-24 = Bout touchant
rule-SOM-RANGED-30 = Projectiles perdus
GrabHeldRuled = { $kept ->
    [true] La prise { DE($character) } sur { $victim } tient encore.
   *[other] La prise { DE($character) } sur { $victim } cède.
}
    .short = la décision sur la prise { DE($character) }
GrabWillCalled = { $character } cherche à garder prise sur { $victim } malgré le coup.
    .short = la volonté { DE($character) } de garder prise
GrabSet = { $character } saisit { $victim } : { $zone }{ $hands ->
    [2] {" "}(à deux mains).
   *[other] .
}
GrabKept = { $character } tient toujours { $victim } : { $zone }.
GrabBroken = { $character } ne tient plus { $victim } : { $zone }.
Tackled = { $character } plaque { $victim } au sol.
ContactBroken = { $character } s’arrache au combat.
FlightFailed = { $character } ne parvient pas à fuir.
CharacterRose = { $character } est de nouveau debout.
WeaponEmbedded = L’arme { DE($character) } reste plantée dans { $victim } : { $zone }.
WeaponLeft = { $drawn ->
    [true] { $character } retire son arme du corps { DE($victim) } : { $zone }.
   *[other] L’arme { DE($character) } demeure dans la plaie { DE($victim) } : { $zone }.
}
WoundAggravated = { $character } retourne l’arme dans la plaie { DE($victim) } : { $zone }{ $has_count ->
    [yes] {" "}(Blessures en plus : { $count }).
   *[other] .
}
refusal-grabbed = La prise de l’adversaire l’interdit.
refusal-no_room = Il n’y a pas la place de bouger.
refusal-not_holding = Ce personnage ne tient personne ainsi.
refusal-cannot_rise = Ce personnage ne peut pas se relever seul.
refusal-weapon_not_embedded = Aucune arme n’est restée dans cette plaie.
refusal-not_piercing = Cette arme ne s’enfonce pas.
move-RuleGrabHeld = Dire si une prise tient
move-RollGrabWill = Tenir sa prise par la volonté
label-rising = relèvement
label-effort = effort violent
label-aggravation = arme retournée dans la plaie
label-grab_will = volonté de tenir

# Armes à feu
FirearmPrepared = { $who } prépare une arme.
    .short = l’arme préparée par { $who }
FirearmCycled = { $who } réarme.
    .short = le réarmement par { $who }
ModeSelected = { $who } change le mode de tir.
    .short = le mode de tir choisi par { $who }
FirearmReloaded = { $who } recharge.
    .short = le rechargement par { $who }
BipodUnfolded = { $who } déplie un bipied.
    .short = le bipied déplié par { $who }
FirearmRuled = Le meneur fixe l’état de l’arme { QUOTE($label) }{ $has_steps ->
    [yes] {""}, gestes faits : { $steps }
   *[no] {""}
}{ $has_rounds ->
    [yes] {""}, { N($rounds, "coup", "coups") } dans l’arme
   *[no] {""}
}{ $has_spare ->
    [yes] {""}, { $spare } en réserve
   *[no] {""}
}{ $has_reload ->
    [yes] {""}, { N($reload, "action", "actions") } pour recharger.
   *[no] .
}
    .short = l’état de l’arme { QUOTE($label) }
LoaderNamed = { $has_loader ->
    [yes] { $loader } sert l’arme : { INSIDE($label) }.
   *[other] Plus personne ne sert l’arme : { INSIDE($label) }.
}
    .short = le service de l’arme { QUOTE($label) }
AmmoCountTaken = Le meneur tient désormais le compte des munitions : { INSIDE($label) }.
    .short = le compte des munitions repris par le meneur
AmmoCountGiven = Le compte des munitions revient au porteur : { INSIDE($label) }.
    .short = le compte des munitions rendu au porteur
AccidentalDischargeCalled = { $character } risque un coup de feu accidentel : { INSIDE($label) }.
    .short = le coup de feu accidentel que risque { $character }
ShotsFired = { $character } fait feu ({ $mode }) : { INSIDE($label) }{ $has_rounds ->
    [yes] {""}, { N($rounds, "coup tiré", "coups tirés") }.
   *[no] .
}
WeaponFoundEmpty = Un déclic : l’arme { DE($character) } est vide ({ INSIDE($label) }).
WeaponStateChanged = { $character } manie son arme ({ INSIDE($label) }) : { $gesture }{ $has_step ->
    [yes] {""}, { $step }
   *[other] {""}
}{ $has_mode ->
    [yes] {""}, { $mode }
   *[other] {""}
}{ $has_rounds ->
    [yes] {""}, { N($rounds, "coup", "coups") } dans l’arme
   *[other] {""}
}{ $has_left ->
    [yes] {""}, encore { N($left, "action", "actions") }
   *[other] {""}
}.
    .short = le maniement de l’arme { DE($character) }
ImpactsCounted = La rafale { DE($character) } fait { N($count, "impact", "impacts") }.
BurstTargetsListed = La rafale { DE($character) } { $has_targets ->
    [yes] peut toucher { LIST($targets, word: "ou") }.
   *[no] ne peut toucher personne.
}
    .short = les cibles de la rafale { DE($character) }
ImpactsConstrained = Les impacts de la rafale { DE($character) } sur { $target } sont limités{ $has_at_least ->
    [yes] {""}, au moins { $at_least }
   *[other] {""}
}{ $has_at_most ->
    [yes] {""}, au plus { $at_most }
   *[other] {""}
}.
    .short = la limite mise à la rafale { DE($character) }
ImpactsAllocated = Les impacts de la rafale { DE($character) } se répartissent{ $has_shares ->
    [yes]  : { LIST($shares) }.
   *[no] .
}
    .short = la répartition de la rafale { DE($character) }
refusal-bipod_unfolded = L’arme est sur son bipied : il faut d’abord la reprendre.
refusal-cannot_aim_burst = On ne vise pas en tirant en rafale.
refusal-constraint_violated = Cette répartition enfreint les limites posées par le meneur.
refusal-empty_weapon = L’arme est vide.
refusal-mode_not_selected = Le sélecteur n’est pas sur ce mode de tir.
refusal-must_release = Il faut d’abord relâcher la détente.
refusal-needs_cycling = Il faut d’abord réarmer.
refusal-no_ammunition = Il n’y a plus de quoi recharger.
refusal-no_loader = Cette arme se recharge avec un pourvoyeur.
refusal-sum_mismatch = Le compte n’y est pas.
refusal-weapon_not_ready = L’arme n’est pas prête à tirer.
move-PrepareFirearm = Préparer une arme à feu
move-CycleFirearm = Réarmer
move-SelectMode = Choisir le mode de tir
move-Reload = Recharger
move-UnfoldBipod = Déplier le bipied
move-RuleFirearm = Fixer l’état d’une arme à feu
move-NameLoader = Désigner un pourvoyeur
move-TakeAmmoCount = Prendre le compte des munitions
move-GiveAmmoCount = Rendre le compte des munitions
move-CallAccidentalDischarge = Craindre un coup accidentel
move-ListBurstTargets = Dire qui une rafale peut toucher
move-ConstrainImpacts = Limiter les impacts
move-AllocateImpacts = Répartir les impacts
label-single = coup par coup
label-short_burst = rafale courte
label-continuous = tir continu
label-pump = tir à la pompe
label-draw = dégainer
label-safety = ôter la sûreté
label-cock = armer
label-accident = accident
rule-SOM-GUN-01 = Préparation
rule-SOM-GUN-02 = Accident
rule-SOM-GUN-03 = Cadence
rule-SOM-GUN-04 = Fusil à pompe
rule-SOM-GUN-05 = Compte des munitions
rule-SOM-GUN-06 = Capacité et rechargement
rule-SOM-GUN-10 = Sélecteur de tir
rule-SOM-GUN-11 = Tir continu
rule-SOM-GUN-12 = Sous le feu
rule-SOM-GUN-13 = Rafale courte
rule-SOM-GUN-14 = Impacts
rule-SOM-GUN-15 = Cibles d’une rafale
rule-SOM-GUN-16 = Localisation d’une rafale
rule-SOM-GUN-17 = Dommages par impact
rule-SOM-GUN-18 = Bipied
rule-SOM-GUN-19 = Mitrailleuse légère
rule-SOM-GUN-20 = Mitrailleuse lourde
rule-SOM-GUN-21 = À deux mains
rule-SOM-GUN-22 = Rafale sur un couvert
label-hunting_gun = fusil de chasse
label-pump_shotgun = fusil à pompe
label-revolver = revolver
label-revolver_clip = revolver à clip
label-single_action_revolver = revolver simple action
label-big_revolver = gros revolver
label-knife = couteau
label-axe = hache
label-machete = machette
label-truncheon = matraque
label-bat = batte
label-staff = bâton
label-tonfa = tonfa
label-chain = chaîne
label-whip = fouet
label-two_handed_sword = épée à deux mains
label-spear = épieu
label-halberd = hallebarde
label-lance = lance
label-shuriken = shuriken
label-stone = pierre
label-bow = arc
label-crossbow = arbalète
label-sling = fronde
label-blowgun = sarbacane
label-rocket_launcher = lance-roquettes
label-mortar = mortier
label-pistol = pistolet
label-big_pistol = gros pistolet
label-smg = pistolet mitrailleur
label-assault_rifle = fusil d’assaut
label-lmg = fusil mitrailleur
label-lmg_drum = fusil mitrailleur à camembert
label-light_machine_gun = mitrailleuse légère
label-light_machine_gun_200 = mitrailleuse légère, bande de 200
label-heavy_machine_gun = mitrailleuse lourde
label-grenade_launcher = lance-grenades
ArmInterposed = { $character } reçoit le coup sur son bras : { $arm }.
    .short = le bras opposé au coup par { $character }
refusal-not_in_contact = Ces deux-là ne sont pas au contact.
refusal-shield_occupies_arm = Le bouclier prend ce bras.
refusal-interposition_failed = Cette Interposition a échoué.
move-ChooseInterposedArm = Choisir le bras interposé
label-approach = approche
label-topple = faire chuter
label-shield = bouclier
label-prone = au sol
rule-SOM-MELEE-01 = Contact
rule-SOM-MELEE-02 = Corps au combat
rule-SOM-MELEE-03 = Mêlée
rule-SOM-MELEE-04 = Quelle compétence
rule-SOM-MELEE-05 = Attaque contre défense
rule-SOM-MELEE-06 = Attaque contre attaque
rule-SOM-MELEE-07 = Attaque ou défense seule
rule-SOM-MELEE-08 = Une défense, une attaque
rule-SOM-MELEE-09 = Frappe
rule-SOM-MELEE-10 = Frappe sans Dommages
rule-SOM-MELEE-11 = Interposition
rule-SOM-MELEE-12 = Parade
rule-SOM-MELEE-13 = Parade à mains nues
rule-SOM-MELEE-14 = Parade armée
rule-SOM-MELEE-15 = Bouclier
rule-SOM-MELEE-16 = Esquive
rule-SOM-MELEE-17 = Saisie
rule-SOM-MELEE-18 = Une ou deux mains
rule-SOM-MELEE-19 = Effets d’une Saisie
rule-SOM-MELEE-20 = Plaquage
rule-SOM-MELEE-21 = Lâcher prise
rule-SOM-MELEE-22 = Surnombre
rule-SOM-MELEE-23 = Fuite sans attaque
rule-SOM-MELEE-24 = Fuite sous l’attaque
rule-SOM-MELEE-25 = Fuite devant plusieurs
rule-SOM-MELEE-26 = Après la fuite
rule-SOM-MELEE-30 = Incapacité
rule-SOM-MELEE-35 = Chutes
rule-SOM-MELEE-36 = Combat au sol
rule-SOM-MELEE-37 = Se relever
rule-SOM-MELEE-38 = Se relever sous l’attaque
rule-SOM-MELEE-39 = Se relever, jambe invalide
rule-SOM-MELEE-40 = Se relever contre deux
rule-SOM-MELEE-41 = Se relever en armure
rule-SOM-MELEE-43 = Surprise
rule-SOM-MELEE-44 = Être surpris
rule-SOM-MELEE-45 = Ne pas être surpris
rule-SOM-MELEE-46 = Aggravation
rule-SOM-MELEE-47 = Aggravations en chaîne

# Dangers : ce qu’ils ont de commun
TicksConverted = { $character } garde { N($count, "case", "cases") } { DE($gauge) } pour de bon.
    .short = les cases gardées pour de bon par { $character }
WoundsSetAside = Ce qu’un danger a fait plus tôt attend sa localisation.
    .short = les suites d’un danger, mises de côté
WoundsPlaced = { $has_zones ->
    [yes] { COUNT($zones) ->
        [1] Une Zone { DE($character) } est blessée
       *[other] Des Zones { DE($character) } sont blessées
    } : { LIST($zones) }.
   *[no] { $dice ->
        [one] Le dé dira quelle Zone { DE($character) } est blessée.
       *[other] { $dice } dés diront quelles Zones { DE($character) } sont blessées.
    }
}
    .short = la localisation des Blessures { DE($character) }
CharacterCameRound = { GENDER($character) ->
    [f] { $character } revient à elle.
    [m] { $character } revient à lui.
   *[unknown] { $character } reprend connaissance.
}
move-ConvertTicks = Rendre ordinaires des cases spéciales
move-PlaceWounds = Dire où quelqu’un est atteint
refusal-not_enough_ticks = Il n’y a pas autant de cases spéciales à convertir.
rule-SOM-DANGER-01 = Dangers : qui les lance et les rythme
rule-SOM-DANGER-02 = Dangers qui frappent au même instant
rule-SOM-DANGER-03 = Dangers : où ils blessent
rule-SOM-DANGER-04 = Dangers : cases spéciales

# Dangers : accidents, chutes, feu, gel, courant, explosions
AccidentApplied = { $has_characters ->
    [yes] Accident de la route { A($speed) } km/h ; victimes : { LIST($characters) }.
   *[no] Accident de la route { A($speed) } km/h.
}
    .short = l’accident de la route
FallApplied = { $metres ->
    [0] { $character } tombe.
   *[other] { $character } tombe de { N($metres, "mètre", "mètres") }.
}
    .short = la chute { DE($character) }
CurrentStarted = { $has_characters ->
    [yes] Le courant passe dans { LIST($characters) }
   *[no] Le courant passe
} ({ $volts } V){ $stuck ->
    [true] {""}, sans que la main puisse lâcher.
   *[false] .
}
    .short = le passage du courant
CurrentCut = Le meneur coupe le courant { DE($character) }.
    .short = la coupure du courant { DE($character) }
TearingTried = { $character } essaie de s’arracher au courant.
    .short = l’essai { DE($character) } de s’arracher au courant
LightningStruck = La foudre frappe { $character }.
    .short = la foudre sur { $character }
Electrised = Un courant traverse { $character }.
CurrentStopped = Le courant quitte { $character }.
FrostbiteStarted = Le froid commence à mordre { $character }.
    .short = le début des engelures { DE($character) }
FrostbiteAssigned = Le froid a mordu { $character } : { $limb }.
    .short = l’engelure { DE($character) }
BurnApplied = { $has_degree ->
    [yes] { $character } subit une brûlure du { $degree ->
        [1] premier
        [2] deuxième
       *[3] troisième
    } degré.
   *[no] { $character } subit une brûlure.
}
    .short = la brûlure { DE($character) }
Ignited = { $who } met le feu { A($character) } (feu { $fuel }).
    .short = le feu mis { A($character) }
FireSpread = Le feu sur { $character } prend son chemin : { $places }.
    .short = le feu qui gagne sur { $character }
ExtinguishingTried = { $burning_is_character ->
    [yes] { $character } tente d’éteindre le feu qui { GENDER($character) ->
        [f] la brûle.
        [m] le brûle.
       *[unknown] brûle son propre corps.
    }
   *[no] { $character } tente d’éteindre le feu qui a pris sur { $burning }.
}
    .short = le feu { QUE($character) } tente d’éteindre
CaughtFire = { $character } prend feu.
BurnStepReached = { $has_wounds ->
    [yes] Le feu gagne sur { $character } : { N($wounds, "Blessure", "Blessures") }.
   *[no] Le feu gagne sur { $character }.
}
Extinguished = { $character } ne brûle plus.
ExplosionTriggered = { $has_victims ->
    [yes] Une explosion atteint { LIST($victims) }.
   *[no] Quelque chose explose.
}
    .short = l’explosion
ExplosionResolved = L’explosion vaut { N($raw, "Dommage", "Dommages") } avant protections{ $has_victims ->
    [yes] {""}, contre { LIST($victims) }.
   *[no] .
}
BombBuilding = { $character } entreprend de fabriquer une bombe ({ $skill }{ $bonus ->
    [0] {""}
   *[1] {""}, { SIGNED($bonus) } aux Dommages
}).
    .short = la bombe { QUE($character) } fabrique
BombSet = { $has_label ->
    [yes] Un engin est là : { INSIDE($label) }.
   *[no] Le meneur règle une bombe.
}
    .short = le réglage de la bombe
DefusingTried = { $character } essaie de désamorcer { $has_label ->
    [yes] une bombe : { INSIDE($label) }.
   *[no] une bombe.
}
    .short = le désamorçage tenté par { $character }
BombBuilt = { $character } a fabriqué la bombe.
DefusalResolved = { $defused ->
    [true] { $character } a rendu la bombe inoffensive.
   *[other] { $character } a échoué : plus rien n’arrête la bombe.
}
MineLaid = { $character } pose une mine ({ $kind }) : { $area }.
    .short = la mine posée par { $character }
MineTriggered = { $has_victims ->
    [yes] Une mine saute sous { LIST($victims) }.
   *[no] Une mine saute.
}
    .short = la mine qui saute
ClearingTried = { $character } cherche des mines : { $area }.
    .short = la recherche de mines { DE($character) }
ChargePrepared = { $character } prépare { INSIDE($item) } : { $step }.
    .short = la préparation d’un engin par { $character }
GrenadeThrown = { $quick ->
    [true] { $character } dégoupille et lance aussitôt : { INSIDE($item) }.
   *[false] { $character } lance : { $item }.
}
    .short = la grenade { DE($character) }
ChargeRuled = Le meneur décide du sort d’un engin.
    .short = la décision sur le sort d’un engin
TankPierced = Une balle perce le réservoir { DE($character) }.
    .short = le réservoir percé { DE($character) }
TankExploded = Le réservoir { DE($character) } explose.
ChargeHandled = { $character }, { INSIDE($label) } : { $step }.
ChargeThrown = { $has_character ->
    [yes] { $character } lance { INSIDE($label) }.
   *[no] { $label } tombe, sans que l’on voie d’où.
}
ChargeWentOff = { $kind ->
    [explosive] C’est l’instant : { INSIDE($label) } explose.
   *[other] { $label } se déclenche : { $kind }.
}
ChargeBurntOut = { $label } s’éteint.
move-ApplyAccident = Appliquer un accident de la route
move-ApplyFall = Appliquer une chute
move-StartCurrent = Faire passer un courant
move-StopCurrent = Couper le courant
move-TearLoose = S’arracher au courant
move-StrikeByLightning = Foudroyer
move-StartFrostbite = Commencer les gelures
move-AssignFrostbite = Dire ce que le froid a mordu
move-ApplyBurn = Appliquer une brûlure
move-Ignite = Enflammer
move-SpreadFire = Dire où le feu s’étend
move-Extinguish = Éteindre un feu
move-TriggerExplosion = Déclencher une explosion
move-BuildBomb = Fabriquer une bombe
move-SetBomb = Régler une bombe
move-DefuseBomb = Désamorcer une bombe
move-LayMine = Poser une mine
move-TriggerMine = Faire sauter une mine
move-ClearMines = Déminer
move-HandleCharge = Préparer un engin
move-ThrowGrenade = Lancer une grenade
move-RuleCharge = Décider d’un engin
move-PierceTank = Percer un réservoir de lance-flammes
refusal-too_high = Rien n’amortit une chute d’une telle hauteur.
refusal-immune_to_fire = Cette combinaison ne prend pas feu.
refusal-not_burning = Rien ne brûle là.
refusal-already_burning = Ce personnage brûle déjà.
refusal-only_water_jet = Seul un puissant jet d’eau peut l’éteindre.
refusal-no_current = Aucun courant ne passe là.
refusal-already_electrised = Un courant traverse déjà ce personnage.
refusal-no_cold = Ce personnage ne souffre pas d’un tel froid.
refusal-already_frostbitten = Le froid mord déjà.
refusal-already_defused = Cette bombe est inoffensive.
refusal-not_armed = La goupille est en place, ou la mèche n’est pas allumée.
label-rifle_launcher = lance-grenades sous fusil
label-assault_rifle_launcher = fusil d’assaut à lance-grenades
label-flamethrower = lance-flammes
label-fire_proof = vêtement ignifugé
label-aluminised = combinaison aluminisée
label-in_smoke = dans une fumée épaisse
label-explosive = explosif
label-incendiary = incendiaire
label-smoke = fumigène
label-tear = lacrymogène
label-molotov = cocktail Molotov
label-pin = goupille retirée
label-release = cuillère lâchée
label-pin_back = goupille remise
label-soak = mèche imbibée
label-liquid = liquide
label-jet = jet de feu
label-cushion = amortir la chute
label-belt = ceinture
label-current = courant
label-underslung = lanceur sous le canon
label-antipersonnel = antipersonnel
label-antitank = antichar
label-low_voltage = basse tension
label-high_voltage = haute tension
label-explosion = explosion
label-torn_off = membre arraché
label-burning = en flammes
label-lightning_bolt = foudre
rule-SOM-DANGER-ROAD-01 = Accidents : mis en scène ou en sanction
rule-SOM-DANGER-ROAD-02 = Accidents : Blessures selon la vitesse
rule-SOM-DANGER-ROAD-03 = Piétons et collisions
rule-SOM-DANGER-ROAD-04 = Ceintures et coussins gonflables
rule-SOM-DANGER-ROAD-05 = Ceinture non précisée
rule-SOM-DANGER-ROAD-06 = Accidents : localisation
rule-SOM-DANGER-FALL-01 = Chutes : Blessures selon la hauteur
rule-SOM-DANGER-FALL-02 = Amortir une chute
rule-SOM-DANGER-FALL-03 = Chutes : localisation
rule-SOM-DANGER-FALL-04 = Chute de sa hauteur
rule-SOM-DANGER-BURN-01 = Brûlures : degré et surface
rule-SOM-DANGER-BURN-02 = Brûlures : localisation
rule-SOM-DANGER-BURN-03 = Brûlures : guérison
rule-SOM-DANGER-FIRE-01 = Incendies
rule-SOM-DANGER-FIRE-02 = Embrasement
rule-SOM-DANGER-FIRE-03 = Vêtements ignifugés
rule-SOM-DANGER-FIRE-04 = Combinaisons aluminisées
rule-SOM-DANGER-FIRE-10 = Cocktails Molotov
rule-SOM-DANGER-FIRE-11 = Le feu contre les véhicules
rule-SOM-DANGER-FIRE-20 = Lance-flammes
rule-SOM-DANGER-FIRE-21 = Lance-flammes : portée et encombrement
rule-SOM-DANGER-FIRE-22 = Lance-flammes : réservoir percé
rule-SOM-DANGER-FIRE-30 = Grenades incendiaires
rule-SOM-DANGER-FROST-01 = Gelures : début
rule-SOM-DANGER-FROST-02 = Gelures : mains et pieds
rule-SOM-DANGER-FROST-03 = Gelures : degrés
rule-SOM-DANGER-FROST-04 = Gelures : guérison
rule-SOM-DANGER-ELEC-01 = Électrisation : tension
rule-SOM-DANGER-ELEC-02 = Électrisation : cochages
rule-SOM-DANGER-ELEC-03 = Basse tension : récupération et évanouissement
rule-SOM-DANGER-ELEC-04 = Haute tension : récupération et évanouissement
rule-SOM-DANGER-ELEC-05 = Collé au courant
rule-SOM-DANGER-ELEC-06 = Haute tension : persistance
rule-SOM-DANGER-ELEC-07 = Haute tension : le cœur
rule-SOM-DANGER-ELEC-08 = Arcs électriques
rule-SOM-DANGER-ELEC-09 = Brûlures électriques
rule-SOM-DANGER-ELEC-10 = Foudre
rule-SOM-DANGER-EXPLO-01 = Explosions : classe et sphère d’effet
rule-SOM-DANGER-EXPLO-02 = Explosions : Dommages
rule-SOM-DANGER-EXPLO-03 = Explosions : localisation
rule-SOM-DANGER-EXPLO-04 = Explosions : membres arrachés
rule-SOM-DANGER-EXPLO-05 = Explosions : couverts
rule-SOM-DANGER-EXPLO-06 = Explosions : sonnés
rule-SOM-DANGER-EXPLO-10 = Fabriquer une bombe
rule-SOM-DANGER-EXPLO-11 = Bombes d’amateur
rule-SOM-DANGER-EXPLO-12 = Désamorçage
rule-SOM-DANGER-EXPLO-20 = Mines
rule-SOM-DANGER-EXPLO-21 = Déminage
rule-SOM-DANGER-EXPLO-30 = Grenades
rule-SOM-DANGER-EXPLO-31 = Grenades : lancer ordinaire
rule-SOM-DANGER-EXPLO-32 = Grenades : lancer rapide
rule-SOM-DANGER-EXPLO-33 = Grenades : cuillère lâchée en main
rule-SOM-DANGER-EXPLO-34 = Grenades : le temps de réagir
rule-SOM-DANGER-EXPLO-35 = Lance-grenades
rule-SOM-DANGER-EXPLO-36 = Fumigènes

# Dangers : air, eau, faim, maladies, rayons, torture, toxiques
TortureHoursRun = { $victim } est à la merci { DE($perpetrator) }.
    .short = les heures de torture { DE($victim) }
TortureEndured = { $character } en endure { N($hours, "heure", "heures") }.
TortureRollCalled = La volonté { DE($character) } est mise à l’épreuve.
    .short = le jet de torture demandé { A($character) }
TorturerRolled = { $stops ->
    [true] { $character } est capable d’arrêter.
   *[false] { $character } n’est pas capable d’arrêter.
}
TortureRollMade = { $must_talk ->
    [true] { $character } doit parler.
   *[other] { $character } est libre de se taire ou de mentir.
}
move-RunTortureHours = Faire passer des heures de torture
move-CallTortureRoll = Faire le jet d’une torture
label-information = renseignement
Gassed = Le gaz aveugle et suffoque { $character }.
GasWillCalled = { $character } lutte pour ne pas fuir.
GasEndured = { $stays ->
    [true] { $character } tient bon dans le gaz.
   *[other] { $character } ne peut que fuir.
}
label-tear_spray = bombe lacrymogène
label-big_tear_spray = grande bombe lacrymogène
label-cougar = lanceur de gaz lacrymogène
AsphyxiaStarted = { $character } manque d’air ({ $cause }){ $has_seconds ->
    [yes]  : une case toutes les { $seconds } s.
   *[no] { $has_turns ->
        [yes]  : une case par période de { N($turns, "Tour", "Tours") }.
       *[no] .
    }
}
    .short = le début de l’asphyxie { DE($character) }
AsphyxiaStopped = { $character } retrouve de l’air.
    .short = la fin de l’asphyxie { DE($character) }
ApneaStarted = { $character } retient son souffle, { $seconds } s au plus.
    .short = l’apnée { DE($character) }
BreathSpent = { $character } est à bout de souffle.
PeriodSet = Le rythme d’un danger change pour { $character } ({ $danger }) : { $has_seconds ->
    [yes] une case toutes les { $seconds } s.
   *[no] { $has_turns ->
        [yes] une case par période de { N($turns, "Tour", "Tours") }.
       *[no] sans rythme fixé.
    }
}
    .short = le rythme d’un danger pour { $character }
AttritionStarted = { $character } commence à souffrir : { $kind }{ $has_seconds ->
    [yes] , une case toutes les { $seconds } s.
   *[no] .
}
    .short = le début d’une épreuve pour { $character } ({ $kind })
AttritionStopped = { $character } ne souffre plus : { $kind }.
    .short = la fin d’une épreuve pour { $character } ({ $kind })
StarvationTells = { $character } a jeûné au point d’en garder peut-être des séquelles.
DiseaseApplied = { $character } tombe malade ({ $severity }){ $has_title ->
    [yes]  : { $title }
   *[no] {""}
}{ $has_ticks ->
    [yes] , { N($ticks, "Blessure", "Blessures") }, une toutes les { $seconds } s.
   *[no] .
}
    .short = la maladie { DE($character) }
RadiationApplied = { $character } a reçu une irradiation{ $has_effect ->
    [yes]  : { $effect }{ $has_ticks ->
        [yes] {""}, { $ticks } fois, toutes les { $seconds } s.
       *[no] .
    }
   *[no] .
}
    .short = l’irradiation { DE($character) }
SubstanceTaken = { $secret ->
    [true] Sans le savoir, { $character } absorbe
   *[other] { $character } absorbe
} { $family } (Toxicité { $toxicity }){ $has_product ->
    [yes]  : { $product }
   *[no] {""}
}{ $has_minutes ->
    [yes] , pour { TIME($minutes) }.
   *[no] .
}
    .short = la substance absorbée par { $character }
EffectLifted = L’effet prend fin pour { $character } : { $family }{ $has_product ->
    [yes] {" "}({ $product }).
   *[no] .
}
    .short = la fin d’un effet pour { $character } ({ $family })
EffectEnded = L’effet se dissipe pour { $character } : { $family }{ $has_product ->
    [yes] {" "}({ $product }).
   *[no] .
}
PoisoningCalled = Le corps { DE($character) } lutte contre le poison.
OverdoseCalled = { $character } en a peut-être trop pris.
PoisonUndertaken = { $character } entreprend de préparer un poison ({ $skill }).
    .short = le poison { QUE($character) } prépare
PoisonMade = { $character } a préparé un poison{ $has_success ->
    [yes] { $success ->
        [true] {""}, bien fait{ $has_margin ->
            [yes] {" "}(Marge { $margin }).
           *[no] .
        }
       *[false] {""}, mal fait.
    }
   *[no] .
}
AddictionRuled = { $imposed ->
    [true] { $character } succombe à la tentation
   *[false] La tentation guette { $character }
} : { $family }{ $has_product ->
    [yes] {" "}({ $product }).
   *[no] .
}
    .short = la tentation { DE($character) }
AddictionCalled = La tentation guette { $character } une fois de plus.
TripCalled = { $character } glisse dans un autre monde.
    .short = le voyage demandé { A($character) }
TripRuled = Le voyage { DE($character) } : { $trip }.
    .short = le voyage { DE($character) }
TripTurnedOut = Le voyage { DE($character) } tourne : { $trip }.
TerrorStrikes = La terreur saisit { $character }.
refusal-no_time_to_prepare = Ce n’est pas le moment de se préparer.
move-StartAsphyxia = Priver d’air
move-StopAsphyxia = Rendre de l’air
move-StartApnea = Retenir son souffle
move-SetPeriod = Fixer le rythme d’un danger
move-StartAttrition = Exposer à la faim, à la soif, à la chaleur ou au froid
move-StopAttrition = Faire cesser une exposition
move-ApplyDisease = Rendre malade
move-ApplyRadiation = Irradier
move-Administer = Administrer une substance
move-EndEffect = Mettre fin à un effet
move-MakePoison = Préparer un poison
move-CallAddiction = Éprouver ou imposer une Addiction
move-CallTrip = Voir comment tourne un voyage
move-RuleTrip = Décider comment tourne un voyage
label-strangle_costs_action = étrangler prend l’action
label-asphyxia = asphyxie
label-apnea = apnée
label-confinement = air confiné
label-strangling = strangulation
label-constriction = écrasement
label-hanging = pendaison
label-long_drop = chute au bout de la corde
label-drowning = noyade
label-gas = gaz
label-war_gas = gaz de combat
label-starvation = faim
label-dehydration = soif
label-hyperthermia = chaleur
label-hypothermia = froid
label-mild = bénigne
label-chronic = chronique
label-acute = aiguë
label-lethal = mortelle
label-skin = peau
label-stimulant = un stimulant
label-depressant = un dépresseur
label-alcohol = de l’alcool
label-opiate = un opiacé
label-sleeping_drug = un somnifère
label-anaesthetic = un anesthésique
label-psychedelic = un psychédélique
label-poison = du poison
label-bad = mauvais
label-overdose = surdose
label-resistance = le corps lutte
AttackStopped = L’attaque { DE($character) } est arrêtée par la défense.
SwarmUnharmed = Rien ne blesse { $target } : l’attaque { DE($character) } reste sans effet.
label-addiction = Addiction
label-trip = voyage
label-drug = drogue
label-effect = effet
label-radiation = irradiation
rule-SOM-DANGER-ASPHYXIA-01 = Asphyxie : ses cases
rule-SOM-DANGER-ASPHYXIA-02 = Asphyxie : retour de l’air
rule-SOM-DANGER-ASPHYXIA-03 = Asphyxie reprise
rule-SOM-DANGER-ASPHYXIA-04 = Asphyxie : évanouissement
rule-SOM-DANGER-ASPHYXIA-05 = Asphyxie : séquelles
rule-SOM-DANGER-STRANGLE-01 = Saisie étranglante
rule-SOM-DANGER-STRANGLE-02 = Étrangler Tour après Tour
rule-SOM-DANGER-STRANGLE-03 = Strangulation : séquelles
rule-SOM-DANGER-STRANGLE-04 = Constriction
rule-SOM-DANGER-STRANGLE-05 = Pendaison
rule-SOM-DANGER-STRANGLE-06 = Pendaison haute
rule-SOM-DANGER-DROWN-01 = À l’eau sans savoir nager
rule-SOM-DANGER-DROWN-02 = Un nageur en eau difficile
rule-SOM-DANGER-DROWN-03 = Sous l’eau, inconscient ou maintenu
rule-SOM-DANGER-APNEA-01 = Apnée : durée
rule-SOM-DANGER-APNEA-02 = Apnée : coups reçus
rule-SOM-DANGER-APNEA-03 = Apnée : sa fin
rule-SOM-DANGER-APNEA-04 = Apnée : profondeur
rule-SOM-DANGER-GAS-01 = Gaz : asphyxie ou poison
rule-SOM-DANGER-GAS-02 = Gaz : rythme de l’asphyxie
rule-SOM-DANGER-GAS-03 = Gaz toxique
rule-SOM-DANGER-GAS-04 = Gaz de combat
rule-SOM-DANGER-GAS-05 = Bombe lacrymogène
rule-SOM-DANGER-GAS-06 = Grenade lacrymogène
rule-SOM-DANGER-GAS-07 = Lanceur lacrymogène
rule-SOM-DANGER-GAS-08 = Protection contre le gaz
rule-SOM-DANGER-ATTRITION-01 = Attrition : ses cases
rule-SOM-DANGER-ATTRITION-02 = Attrition : pas de Détresse
rule-SOM-DANGER-ATTRITION-03 = Attrition : plusieurs à la fois
rule-SOM-DANGER-ATTRITION-04 = Attrition : rythmes
rule-SOM-DANGER-ATTRITION-05 = Attrition : récupération
rule-SOM-DANGER-ATTRITION-06 = Dénutrition : séquelles
rule-SOM-DANGER-ATTRITION-07 = Hypothermie : quand
rule-SOM-DANGER-DISEASE-01 = Maladies
rule-SOM-DANGER-RAD-01 = Irradiation
rule-SOM-DANGER-RAD-02 = Peau irradiée
rule-SOM-DANGER-TORTURE-01 = Torture : ses heures
rule-SOM-DANGER-TORTURE-02 = Torture sans but
rule-SOM-DANGER-TORTURE-03 = Interrogatoire
rule-SOM-DANGER-TORTURE-04 = Torture : ce que dit un examen
rule-SOM-DANGER-TOXIC-01 = Toxicité
rule-SOM-DANGER-TOXIC-02 = Durée d’un effet
rule-SOM-DANGER-TOXIC-03 = Addiction
rule-SOM-DANGER-TOXIC-05 = Stimulants
rule-SOM-DANGER-TOXIC-06 = Fatigue derrière l’écran
rule-SOM-DANGER-TOXIC-09 = Surdose de stimulant
rule-SOM-DANGER-TOXIC-10 = Descente
rule-SOM-DANGER-TOXIC-12 = Dépresseurs : Fatigue
rule-SOM-DANGER-TOXIC-13 = Dépresseurs : sommeil
rule-SOM-DANGER-TOXIC-14 = Dépresseurs : esprit
rule-SOM-DANGER-TOXIC-15 = Surdose de dépresseur
rule-SOM-DANGER-TOXIC-16 = Anesthésiques
rule-SOM-DANGER-TOXIC-18 = Psychédéliques
rule-SOM-DANGER-TOXIC-20 = Préparer un poison
rule-SOM-DANGER-TOXIC-21 = Empoisonnement
rule-SOM-DANGER-TOXIC-22 = Empoisonnement : soins
label-no_distress = aucune Détresse
label-lightning_untreatable = une Détresse foudroyante ne se soigne pas
label-already_suspended_once = déjà suspendue une fois
label-no_emergency_medicine = la Médecine d’urgence manque ici
label-skill_not_allowed = la Compétence ne convient pas
label-final_failure = échec définitif de ce soigneur

# Champs

# SOM-RULING-04
field-about = Au sujet de
    .hint = Le jet, l’intention, le coup ou l’opposition en attente, par son identifiant.
# SOM-PROT-02
field-absorbed = Blessures absorbées
    .hint = Combien la protection en arrête sur ce coup.
# SOM-SKILL-09
field-academic = Compétence académique
    .hint = Oui : elle exige 13 en Esprit, sauf dispense du meneur.
# SOM-TURN-01
field-added = Entrants
    .hint = Ceux que le meneur fait entrer dans le combat.
# SOM-DANGER-STRANGLE-04
field-advantage = Avantage qui le permet
    .hint = Celui qui rend le constricteur assez fort ; un animal n’en a pas besoin.
# SOM-DISTRESS-10
field-after = Délai avant réveil
    .hint = Au gré du meneur, en mots ; pour qui se réveillera.
# SOM-SOMA-21
field-after_effect = Séquelle
    .hint = Ce qui en reste après la scène, selon le meneur ; facultatif.
# SOM-CHAR-17
field-age = Âge
    .hint = En années ; 40 ans et chaque cinquième ensuite cochent une case à vie.
# SOM-CHAR-14, SOM-CHAR-15
field-age_class = Classe d’âge
    .hint = Adulte, adolescent ou enfant ; le meneur l’accorde à la création.
# SOM-MELEE-43
field-aggressor = Agresseur
    .hint = Celui qui surprend : il lance une fois contre toutes ses victimes.
# SOM-LOC-04, SOM-LOC-07
field-ActionSpec-aim = Zone visée
    .hint = Visée exacte : 1 rang, ou aucun si la cible ne peut réagir ; vide : un d6 la donne.
# SOM-LOC-04
field-IntentEntry-aim = Zone visée
    .hint = Celle qui est annoncée ; rien si un d6 la donnera.
# SOM-DANGER-TORTURE-02, SOM-DANGER-TORTURE-03
field-RunTortureHours-aim = But du supplice
    .hint = Aucun, ou obtenir des renseignements.
# SOM-DANGER-ROAD-04
field-airbag = Coussin gonflable
    .hint = Oui : 3 Blessures de moins, en plus de la ceinture.
# SOM-DAMAGE-15
field-alive = En vie
    .hint = Non après la dernière Blessure ; rien si vous ne pouvez le savoir, comme d’un PNJ pour tout autre que le meneur.
# SOM-NPC-08
field-UpdateNpc-alive = En vie
    .hint = Non pour le faire mourir par décision du meneur ; vide : inchangé.
# SOM-GUN-15
field-allocated = Impacts répartis
    .hint = Par cible, combien le tireur lui a donné ; rien avant.
# SOM-TRAIT-06
field-allow_unbalanced = Permettre le déséquilibre
    .hint = Oui : le meneur admet plus de Désavantages que d’Avantages, ou des cases de départ.
# SOM-SKILL-06
field-amended = Version du meneur
    .hint = Ce qu’il retient à la place de la proposition, s’il la corrige.
# SOM-ANIMAL-09
field-animal = Animal
    .hint = Celui qui mord.
# SOM-ANIMAL-01, SOM-ANIMAL-02
field-CreateNpc-animal = Données animales
    .hint = Espèce, actions, seuil de mort, armes naturelles ; pour un animal seulement.
# SOM-ANIMAL-01, SOM-ANIMAL-02
field-KeeperView-animal = Données animales
    .hint = Espèce, actions, seuil de mort, armes naturelles ; rien si ce n’est pas un animal.
# SOM-ANIMAL-01, SOM-ANIMAL-02
field-OwnView-animal = Données animales
    .hint = Espèce, actions, seuil de mort, armes naturelles ; rien si ce n’est pas un animal.
# SOM-ANIMAL-17
field-SwarmStung-animal = Nuée
    .hint = Celle qui attaque.
# SOM-TURN-17
field-announced = Durée annoncée
    .hint = Oui si la table sait combien d’actions il faut ; sinon le meneur le garde pour lui.
# SOM-MOVE-04
field-StartPursuit-announced = Seuil annoncé
    .hint = Oui si la table sait combien de succès finissent la poursuite.
# SOM-ROLL-07
field-CallView-announced = Jet annoncé
    .hint = Ce que le meneur en a dit : Compétence, Difficulté, tentative.
# SOM-ROLL-32
field-answers = En réponse à
    .hint = L’action déclarée qui a motivé ce jet secret ; son joueur saura qu’on a lancé, sauf si la table ou cet appel le tait.
# SOM-MELEE-01, SOM-TURN-16
field-approach = Arriver au contact
    .hint = Oui pour s’approcher et frapper du même geste : action complexe, 1 rang.
# SOM-CHAR-12
field-approved = Validé
    .hint = Oui quand le meneur l’a admis au jeu ; avant, aucun jet ni scène.
# SOM-DANGER-EXPLO-20, SOM-DANGER-EXPLO-21
field-area = Endroit miné
    .hint = Où elle est posée, ou ce qu’on déblaie, en quelques mots.
# SOM-MELEE-11
field-arm = Bras interposé
    .hint = Droit ou gauche, valide, au choix du défenseur : il prend le coup.
# SOM-SOMA-22
field-armed = Tenu au début
    .hint = Ce qu’il avait en main quand la somatisation a commencé ; il ne ramasse rien d’autre jusqu’à la fin.
# SOM-PROT-05
field-armour_faces = Plastron et dos à part
    .hint = Oui : la protection du torse a deux pièces, qu’un choc sérieux ruine séparément.
# SOM-PROT-03
field-armour_simultaneous = Coups simultanés sur une pièce
    .hint = Oui : dans un Tour, la pièce absorbe tous les coups avant d’être hors d’usage.
# SOM-MELEE-11
field-arms_owed = Bras à choisir
    .hint = Les Interpositions réussies dont le défenseur doit nommer le bras.
# SOM-CHAR-09
field-asked = Demandé
    .hint = Combien de cases devaient s’effacer ; les définitives restent.
# SOM-FATIGUE-10
field-asleep = Récupéré en dormant
    .hint = Cases de Fatigue effacées dans ce sommeil ; 1 au moins avant de se réveiller seul. Rien s’il veille.
# SOM-ROLL-36
field-assistants = Assistants
    .hint = Ils ne lancent pas : chacun ajoute au score du chef les dizaines du sien (12 : 1), ou 1 point au dé s’il n’a pas la Compétence.
# SOM-GUN-15
field-at_least = Impacts au moins
    .hint = Minimum pour cette cible, fixé par le meneur ; vide : aucun.
# SOM-GUN-15
field-BurstView-at_least = Impacts au moins
    .hint = Par cible, le minimum fixé par le meneur.
# SOM-GUN-15
field-at_most = Impacts au plus
    .hint = Maximum pour cette cible, fixé par le meneur ; vide : aucun.
# SOM-GUN-15
field-BurstView-at_most = Impacts au plus
    .hint = Par cible, le maximum fixé par le meneur.
# SOM-ROLL-07, SOM-ROLL-22
field-attempt = Tentative
    .hint = Le moyen et le but, nommés par le meneur ; hors combat, un échec ferme ce nom pour de bon.
# SOM-DISTRESS-05, SOM-MOVE-07
field-attempts = Gestes en attente
    .hint = Ce que des joueurs ont entrepris et que le meneur doit trancher ou faire lancer.
# SOM-SOMA-11
field-attested = Sujet à risque
    .hint = Oui : le meneur certifie que le personnage l’est ; exigé d’une somatisation spéciale.
# SOM-TURN-02, SOM-RULING-04
field-awaited = Ce qu’on attend
    .hint = Déclarations, dés et décisions sans lesquels le Tour n’avance pas, et de qui.
# SOM-FATIGUE-09
field-awake = Tient éveillé
    .hint = Oui si le jet de Corps réussit : dix minutes réelles jusqu’au suivant ; non : il s’endort.
# SOM-CHAR-01
field-background = Historique
    .hint = Le passé du personnage, page 4, vu de son joueur et du meneur.
# SOM-HARD-07, SOM-MIND-03
field-ProposeInitialTicks-background = Justification
    .hint = Ce qui, dans le passé, explique ces cases de départ.
# SOM-HARD-07, SOM-MIND-03
field-TicksItem-background = Justification
    .hint = Ce qui, dans le passé, explique ces cases de départ.
# SOM-HARD-07, SOM-MIND-03
field-InitialTicks-background = Justification
    .hint = Ce qui, dans le passé, explique ces cases de départ.
# SOM-MELEE-30
field-backs = Dos tourné à
    .hint = Ceux qui peuvent le frapper comme quelqu’un hors d’état de réagir.
# SOM-GUN-02
field-bearer = Porteur
    .hint = Celui dont l’arme a reçu le choc ; sa chance décide si un coup part.
# SOM-GUN-06
field-before = Action préalable
    .hint = 1 s’il faut d’abord éjecter les douilles, sinon 0.
# SOM-DANGER-ROAD-04, SOM-DANGER-ROAD-05
field-belt = Ceinture
    .hint = Attachée : 3 Blessures de moins ; non précisée : un jet d’Esprit (chance) le dit.
# SOM-GUN-18, SOM-GUN-19
field-bipod = Actions pour le bipied
    .hint = Combien il en faut pour le déplier ou mettre l’arme en batterie ; 0 : elle n’en a pas.
# SOM-GUN-18
field-GunView-bipod = Bipied déplié
    .hint = Oui : le recul du tir continu diminue de moitié, mais on ne bouge plus.
# SOM-ANIMAL-09
field-bites = Mord
    .hint = La victime que ce chien tient dans sa gueule ; rien s’il a lâché.
# SOM-DANGER-FROST-02
# SOM-MOVE-07
field-blow = Coup dans le dos
    .hint = L’occasion, une seule fois, de frapper le fuyard rattrapé.
# SOM-MOVE-07
field-blows = Dos à portée
    .hint = Fuyards rattrapés à pied qu’un poursuivant peut frapper une fois.
# SOM-DISTRESS-01, SOM-COMA-01
field-bodies = Corps
    .hint = État de santé de chaque personnage que vous voyez.
# SOM-SKILL-03, SOM-CHAR-19
field-body = Corps
    .hint = De 10 à 15, et 35 avec Sens et Esprit ; de 1 à 40 si un ancien PNJ ne l’avait pas.
# SOM-DANGER-EXPLO-12
field-bomb = Bombe
    .hint = Celle que l’on désamorce.
# SOM-DANGER-EXPLO-10
field-SetBomb-bomb = Bombe
    .hint = Celle qu’un personnage a construite ; vide : celle d’un PNJ, dont un d6 donne la marge.
# SOM-DANGER-EXPLO-10
field-bombs = Bombes
    .hint = Celles que vous avez construites, ou que la table connaît ; toutes pour le meneur.
# SOM-DISTRESS-02
field-bounds = Vitesses permises
    .hint = Celles entre lesquelles le meneur doit choisir, selon la cause.
# SOM-SKILL-18
field-breaks = Règle à lever
    .hint = Celle dont la proposition demande la dispense ; vide si elle n’en enfreint pas.
# SOM-DANGER-APNEA-04
field-breath = Profondeur en apnée
    .hint = En mètres : moitié de Natation, score d’Apnée, ou 10 fois la spécialité Apnée de Plongée, au mieux ; rien sans elles.
# SOM-DANGER-APNEA-01
field-breaths = Souffles retenus
    .hint = Vos personnages en apnée, et le temps qui leur reste.
# SOM-DANGER-DISEASE-01, SOM-DANGER-RAD-01
field-brings = Ce qu’elle coche
    .hint = Blessures, Fatigue, ou la mort au bout du délai.
# SOM-MELEE-21
field-broken = Saisies rompues
    .hint = Celles que le meneur peut encore maintenir par décision.
# SOM-DANGER-BURN-02
field-burn_cap_and_marks = Brûlures plafonnées
    .hint = Oui : 3 Blessures au plus par membre et par brûlure, avec leurs Marques d’invalidité.
# SOM-DANGER-FIRE-02
field-burning = En flammes
    .hint = Le personnage dont on éteint le feu, soi-même compris.
# SOM-GUN-14, SOM-GUN-15
field-bursts = Rafales
    .hint = Celles des joueurs, toutes pour le meneur : cibles possibles, limites, impacts à répartir.
# SOM-PROT-06
field-bypass = Protection évitée
    .hint = Oui si le meneur juge que le coup passe à côté, comme au visage d’un casque ouvert.
# SOM-GUN-03
field-cadence = Cadence
    .hint = Un tir à chaque action, une sur deux (réarmer entre), ou fusil à pompe.
# SOM-ROLL-07
field-call = Jet
    .hint = Celui que le meneur a demandé, par son identifiant.
# SOM-SOMA-08
field-RequestedEntry-call = Dé de somatisation
    .hint = Le d6 à lancer ; rien si le joueur choisit lui-même.
# SOM-FEAR-01
field-FrightenedPart-call = Jet de Peur
    .hint = Celui que ce personnage doit faire ; rien s’il n’en doit pas.
# SOM-XP-16
field-Treatment-call = Jet du traitement
    .hint = Celui que le joueur du patient doit faire ; rien avant la fin du délai.
# SOM-FATIGUE-09
field-Sleep-call = Jet pour veiller
    .hint = Celui qui attend son dé ; vide entre deux.
# SOM-ROLL-08, SOM-SOMA-28
field-CancelCall-call = À annuler
    .hint = Un jet demandé, ou une somatisation à choisir, avant le dé ou le choix.
# SOM-ROLL-07, SOM-ROLL-41
field-calls = Jets demandés
    .hint = Ceux dont le dé manque encore, pour autant que vous puissiez le savoir.
# SOM-CHAR-02
field-DraftCharacter-name = Nom du personnage
    .hint = Rubrique publique de la page 1.
# SOM-SKILL-06
field-skill_12 = Compétence à 12
    .hint = Celle de la première ligne, proposée au meneur ; vide : aucune pour l’instant.
# SOM-SKILL-06
field-skill_11 = Compétence à 11
    .hint = Celle de la deuxième ligne, proposée au meneur ; vide : aucune pour l’instant.
# SOM-SKILL-06
field-skill_10 = Compétence à 10
    .hint = Celle de la troisième ligne, proposée au meneur ; vide : aucune pour l’instant.
# SOM-CHAR-12
field-ApproveCharacters-characters = Personnages à valider
    .hint = Leurs propositions sont acceptées telles quelles, puis ils sont validés.
# SOM-NPC-09
field-BringNpcs-labels = Noms pour la table
    .hint = Un PNJ pour chacun, tous de mêmes scores ; le meneur les connaît sous le même nom.
# SOM-NPC-03
field-BringNpcs-skills = Compétences
    .hint = Celles de chacun, avec leur score, au gré du meneur.
# SOM-DAMAGE-04
field-ArmPeople-label = Nom des objets
    .hint = Tel que le verront ceux qui les voient ; le même pour tous.
# SOM-DAMAGE-04
field-ArmPeople-model = Arme du livre
    .hint = Une par son nom, avec les valeurs que le livre lui donne ; chacun a la sienne.
# SOM-LOC-15
field-ArmPeople-characters = Qui la reçoit
    .hint = Chacun la prend aussitôt en main : libre et valide, ou les deux s’il en faut deux.
# SOM-LOC-15
field-ArmPeople-hand = Main
    .hint = La même pour tous ; sans précision, la droite.
# SOM-ROLL-08
field-throw = Jeter aussi
    .hint = Oui : les dés de la meneuse ou du meneur pour ces actions tombent aussitôt, avec celui de la localisation s’il en faut un.
# SOM-ROLL-08
field-ThrowDice-calls = Jets à faire
    .hint = Deux au moins, dans l’ordre où leurs dés tombent.
# SOM-GUN-06
field-capacity = Capacité
    .hint = Cartouches que l’arme contient chargée à plein.
# SOM-DAMAGE-16, SOM-LOC-09
field-capped = Plafonnées
    .hint = Oui : 3 au plus sur un membre ; sans effet ailleurs.
# SOM-CARE-05
field-care = Soins reçus
    .hint = Aucun : 1 Blessure de plus par jour ; insuffisants : une tous les 2 ou 3 jours ; suffisants : on guérit. Le meneur le dit.
# SOM-XP-16
field-carer = Soignant
    .hint = Qui suit le patient, en quelques mots.
# SOM-NPC-01, SOM-ANIMAL-14
field-CreateNpc-category = Catégorie
    .hint = PNJ, animal, ou nuée de petites bêtes comptée comme un seul.
# SOM-DAMAGE-04
field-Weapon-category = Catégorie d’arme
    .hint = Elle donne d’ordinaire le Bonus : 0 pour la mêlée, jusqu’à 6 pour une arme lourde.
# SOM-DANGER-FALL-01
field-centimetres = Centimètres en plus
    .hint = De 0 à 99 : seuls les mètres entiers blessent, mais au-delà de 5 m on n’amortit plus.
# SOM-DANGER-EXPLO-30, SOM-DANGER-FIRE-30
field-charge = Charge
    .hint = Explosive, incendiaire, fumigène, lacrymogène ou Molotov ; rien pour une autre arme.
# SOM-FATIGUE-09
field-checks = Jets pour veiller
    .hint = Combien ont été faits : le suivant a autant de rangs de Difficulté.
# SOM-CHAR-06, SOM-CHAR-08
field-circles = Cases cochées
    .hint = Dans l’ordre où elles l’ont été, avec leur cause.
# SOM-HARD-01
field-circumstances = Ce qui a endurci
    .hint = La situation vécue ; le meneur s’y réfère pour dispenser de jets de Peur.
# SOM-HARD-01, SOM-CRIME-07
field-HardenedEntry-circumstances = Ce qui a endurci
    .hint = La situation vécue, ou le crime, pour son joueur et le meneur ; rien pour les autres.
# SOM-TURN-15, SOM-TURN-16, SOM-TURN-17
field-action_class = Classement
    .hint = Réussite ou échec d’office, jet, complexe, longue, ou actions distinctes qui échouent toutes ; le meneur juge.
# SOM-DANGER-01, SOM-DISTRESS-12
field-clock = Temps fictif
    .hint = Minutes écoulées dans l’histoire ; rien si le meneur garde l’horloge pour lui.
# SOM-DANGER-01
field-clock_visible = Horloge visible
    .hint = Oui : tous lisent le temps fictif ; non : le meneur seul.
# SOM-DANGER-FIRE-03, SOM-DANGER-FIRE-04
field-cloth = Vêtement contre le feu
    .hint = Ignifugé : le feu met trois fois plus de temps ; aluminisé : il ne fait rien.
# SOM-SKILL-03
field-common = Compétences communes
    .hint = Corps, Sens et Esprit, de 10 à 15 à la création, 35 points en tout.
# SOM-ROLL-29
field-competitors = Concurrents
    .hint = Plus de deux : les réussites se classent par marge décroissante. À la place des deux camps.
# SOM-NPC-05
field-concerned = PJ concernés
    .hint = Au moins un, quand le jet est celui d’un PNJ : il ne lance que face à eux.
# SOM-MELEE-16, SOM-MELEE-30, SOM-DANGER-GAS-05
field-condition = Condition
    .hint = Immobilisé, ligoté, aveuglé, dos tourné, acculé, cerné, cheveux, vêtements, fumée ou gaz ; le meneur en décide.
# SOM-OBJ-02
field-ObjectStateChanged-condition = État de l’objet
    .hint = Intact, brisé (au tiers de la destruction) ou détruit.
# SOM-OBJ-02
field-ObjectView-condition = État de l’objet
    .hint = Intact, brisé (au tiers de la destruction) ou détruit.
# SOM-MELEE-16, SOM-MELEE-30
field-conditions = Conditions
    .hint = Ce que le meneur a déclaré de lui et qui dure encore.
# SOM-ROLL-21
field-NumbersPart-conditions = Rangs d’état
    .hint = Peur, étourdissement, gaz, sol, encombrement… : 3 points chacun au dé d’une action.
# SOM-ROLL-21
field-CallView-conditions = Rangs d’état
    .hint = Ceux que les règles ajouteront ; rien si vous ne lisez pas ses chiffres.
# SOM-COMA-03, SOM-FATIGUE-10
field-consciousness = Conscience
    .hint = Éveillé, endormi, inconscient ou mort ; d’un PNJ, le meneur seul le sait.
# SOM-MELEE-01
field-contact = À portée
    .hint = Oui si les deux peuvent se frapper ; le meneur le dit.
# SOM-RANGED-24
field-ActionSpec-contact = À bout touchant
    .hint = Oui : le canon contre le corps, dans une Saisie ; réussite d’office, protections sans effet.
# SOM-DANGER-FIRE-30
field-Ignite-contact = Zone touchée
    .hint = Où une grenade incendiaire brûle aussitôt au 3e degré ; vide pour tout autre feu.
# SOM-CHAR-01
field-contacts = Relations
    .hint = Les gens que le personnage connaît, page 4, vus de son joueur et du meneur.
# SOM-MELEE-01
field-FightView-contacts = Au contact
    .hint = Les paires qui peuvent se frapper.
# SOM-SKILL-06
field-contents = Contenu
    .hint = Ce que la Compétence recouvre, selon le joueur ; le meneur a le dernier mot.
# SOM-CHAR-11
field-counter = Compteur universel
    .hint = Ce qui reste d’un consommable de votre choix, 0 ou plus ; rien s’il ne sert pas.
# SOM-RANGED-10, SOM-RANGED-11, SOM-RANGED-12
field-Shot-cover = Couvert de la cible
    .hint = Partiel 1 rang, étendu 2, complet 3 ; vide : à découvert.
# SOM-DANGER-EXPLO-05
field-Victim-cover = Couvert
    .hint = Face à l’explosion : partiel 3 Blessures de moins, étendu 6, complet 9 ; vide : aucun.
# SOM-GUN-22
field-covered = Zones à couvert
    .hint = Par cible, celles qui la protègent de la rafale : les impacts y sont perdus.
# SOM-GUN-19
field-crew = Servants
    .hint = 1 tireur, ou 2 avec le chargeur qui guide la bande.
# SOM-CRIME-01
field-crime = Crime
    .hint = Un de ceux que le meneur a enregistrés pour le personnage.
# SOM-CRIME-07
field-crimes = Crimes
    .hint = Ceux du personnage, leur nature et leur scène ; vus de son joueur et du meneur.
# SOM-XP-15
field-curable = Curable
    .hint = Oui si un traitement peut en ôter des niveaux, contre 3 pEx chacun.
# SOM-SOMA-21
field-custom = Sur mesure
    .hint = Une somatisation que le meneur compose ; vide pour une des douze.
# SOM-GUN-03
field-cycled = Réarmée
    .hint = Oui si le coup suivant peut partir ; non : une action pour manœuvrer d’abord.
# SOM-DANGER-01
field-danger = Péril
    .hint = Feu, courant, froid, asphyxie, apnée, attrition, maladie, radiations ou produit.
# SOM-DANGER-ASPHYXIA-01, SOM-DANGER-ATTRITION-04
field-SetPeriod-danger = Péril
    .hint = L’asphyxie ou l’attrition dont le meneur change le rythme.
# SOM-DANGER-ASPHYXIA-01, SOM-DANGER-ATTRITION-04
field-PeriodEntry-danger = Péril
    .hint = L’asphyxie ou l’attrition dont le rythme change.
# SOM-DANGER-01
field-dangers = Périls
    .hint = Feu, froid, manque d’air, poisons, bombes… : ce que vous en savez.
# SOM-DANGER-02
field-BodyGmView-dangers = Périls en cours
    .hint = Dans l’ordre où ils ont commencé : ils cochent dans cet ordre.
# SOM-CARE-05
field-days = Jours entre deux Blessures
    .hint = 2 ou 3 pour des soins insuffisants, au gré du meneur ; vide pour le reste.
# SOM-CARE-05
field-CareEntry-days = Jours entre deux Blessures
    .hint = 2 ou 3 pour des soins insuffisants, pour le meneur seul ; rien pour le reste.
# SOM-CARE-05, SOM-CARE-06
field-Decline-days = Jours entre deux Blessures
    .hint = 1 sans soins ou pour une infection, 2 ou 3 pour des soins insuffisants.
# SOM-STUN-02
field-daze = Sonné
    .hint = Rangs de Difficulté en plus, 1 ou 2 ; 0 s’il ne l’est pas.
# SOM-STUN-02
field-daze_until = Sonné jusqu’à
    .hint = Quand les minutes de votre propre dé seront écoulées, à la montre.
# SOM-DANGER-EXPLO-06
field-TriggerExplosion-daze = Sonne les présents
    .hint = Rangs de Difficulté, 0 à 2, pour chacun, blessé ou non, jusqu’à la fin de la scène.
# SOM-DANGER-EXPLO-06
field-TriggerMine-daze = Sonne les présents
    .hint = Rangs de Difficulté, 0 à 2, pour chacun, blessé ou non, jusqu’à la fin de la scène.
# SOM-STUN-02
field-BodyGmView-daze = Sonné
    .hint = Rangs de Difficulté et leur terme ; rien s’il ne l’est pas.
# SOM-CHAR-06, SOM-CHAR-15
field-deadly_wound = Blessure mortelle
    .hint = Combien de Blessures tuent : 10, ou 8 pour un enfant au départ.
# SOM-ANIMAL-02, SOM-ANIMAL-06
field-deadly_wounds = Seuil de mort
    .hint = Combien de Blessures tuent l’animal ; 8 pour un chien.
# SOM-TRAUMA-03
field-debriefed = Déchoqué
    .hint = Oui si un professionnel en a ôté une case, une seule fois.
# SOM-ROLL-07
field-declarations = Actions déclarées
    .hint = Ce que les joueurs disent tenter hors combat et que le meneur n’a pas encore réglé.
# SOM-TURN-04
field-declaring = À qui de déclarer
    .hint = Les Sens les plus bas d’abord, les égaux ensemble.
# SOM-CARE-05, SOM-CARE-06
field-declines = Aggravations
    .hint = Faute de soins ou infection : une Blessure de plus tous les tant de jours.
# SOM-ROLL-34
field-decoy = Leurre
    .hint = Oui : le dé ne décide de rien ; les joueurs ne peuvent le distinguer d’un vrai.
# SOM-ANIMAL-08, SOM-ANIMAL-19
field-defence = Défense
    .hint = La Compétence par laquelle la victime s’oppose à la morsure ; vide si elle ne se défend pas.
# SOM-DANGER-EXPLO-12
field-defused = Désamorcée
    .hint = Oui si la bombe ne peut plus exploser.
# SOM-DANGER-BURN-01
field-degree = Degré
    .hint = De la brûlure, 1 à 3 : autant de Blessures, plus l’étendue.
# SOM-DANGER-RAD-02
field-ApplyRadiation-degree = Degré
    .hint = De la brûlure de la peau, 1 à 3 ; vide pour tout autre effet.
# SOM-DANGER-BURN-01
field-BurnEntry-degree = Degré
    .hint = De la brûlure, 1 à 3 ; rien si vous ne lisez pas la page 3.
# SOM-DANGER-FROST-03
field-FrostView-degree = Degré
    .hint = Ce que la main ou le pied ne peut plus : maladroit, inutile ou invalide.
# SOM-DANGER-APNEA-04
field-depths = Profondeurs
    .hint = Jusqu’où vos personnages descendent, en apnée et équipés.
# SOM-ANIMAL-13
field-designated = Cible désignée
    .hint = Oui si le maître a pris une action pour la montrer ; exigé pour bondir.
# SOM-OBJ-01
field-destroyed_at = Seuil de destruction
    .hint = En Blessures ; au tiers, l’objet est brisé. Vide : 3, 6 ou 9 selon sa solidité.
# SOM-OBJ-01
field-ObjectView-destroyed_at = Seuil de destruction
    .hint = En Blessures, pour le meneur seul.
# SOM-CARE-07
field-diagnosed = Diagnostic seul
    .hint = Oui : le jet a réussi, mais sans moyens on ne peut que nommer le mal.
# SOM-CRIME-02
field-CallCrimeRoll-direction = Sens du jet
    .hint = Trouver la force de commettre, ou résister à l’envie.
# SOM-GUN-15
field-ActionSpec-direction = Direction de la rafale
    .hint = Vers où le tireur arrose ; le meneur dira qui peut être touché.
# SOM-CARE-08
field-disadvantages = Désavantages laissés
    .hint = Ceux que le meneur donne pour les séquelles, en mots.
# SOM-MOVE-08
field-disclosed = Révéler
    .hint = Oui : la table apprend qu’il y a eu filature, et si elle a été remarquée.
# SOM-SOMA-20
field-Somatisation-disclosed = Au courant
    .hint = Les places qui savent de quelle somatisation il s’agit vraiment.
# SOM-DISTRESS-01, SOM-DISTRESS-02
field-distress = Détresse
    .hint = Sa vitesse : lente, rapide ou foudroyante ; rien sans Détresse ou avant que le meneur la fixe. D’un PNJ, le meneur seul.
# SOM-DISTRESS-01
field-BodyGmView-distress = Détresse
    .hint = Ce qui mène à la mort, case après case ; rien s’il n’y en a pas.
# SOM-ANIMAL-18
field-dodging = Qui esquive
    .hint = Ceux qui tentent d’y échapper, par les Sens ; c’est leur seule défense.
# SOM-ANIMAL-09
field-dog = Chien
    .hint = Celui qui mord.
# SOM-TURN-17
field-done = Actions faites
    .hint = Combien, sur celles que demande l’action longue.
# SOM-DANGER-EXPLO-31, SOM-DANGER-FIRE-10
field-FuseView-done = Gestes faits
    .hint = Goupille, cuiller lâchée, mèche trempée ou allumée.
# SOM-DANGER-TOXIC-01
field-doses = Produits en effet
    .hint = Ceux qui agissent ; reçus à son insu, le porteur ne les voit pas.
# SOM-ROLL-26
field-double_failure = Double échec à régler
    .hint = Oui si le meneur doit dire : le camp actif échoue, ou on relance.
# SOM-MELEE-47
field-drawn = Retirée
    .hint = Oui si l’arme sort de la plaie ; non : elle y reste, hors de la main.
# SOM-SOMA-29
field-due = Décisions dues
    .hint = Ce que le meneur doit trancher avant de clore la scène.
# SOM-DANGER-TORTURE-02, SOM-DANGER-TORTURE-03
field-Ordeal-due = Jet dû
    .hint = Oui tant que le jet de cette séance manque.
# SOM-FATIGUE-09
field-Sleep-due = Prochain jet
    .hint = Moment réel où le meneur est prévenu qu’il faut veiller de nouveau.
# SOM-TURN-12
field-effects_at_once = Effets immédiats
    .hint = Oui : saisies, chutes et fuites jouent dès la phase 2 ; non : au Tour suivant. Les dégâts attendent toujours la phase 3.
# SOM-TURN-16
field-elements = Complications
    .hint = Ce qui s’ajoute au geste principal ; le meneur y met 1 rang chacune, ou y voit d’autres actions.
# SOM-MELEE-46
field-embedded = Armes plantées
    .hint = Restées dans un corps : on peut aggraver la blessure.
# SOM-DISTRESS-06, SOM-DISTRESS-11
field-emergency_medicine = Médecine d’urgence
    .hint = Oui s’il y en a : sans elle une Détresse rapide ne se suspend pas.
# SOM-GUN-20
field-emplaced = Sur affût
    .hint = Oui : pas de rangs de recul en tir continu, mais presque immobile.
# SOM-PROT-08
field-encumbrance = Encombrement
    .hint = Par famille d’actions, rangs de Difficulté que coûte l’équipement, selon le meneur.
# SOM-DISTRESS-09, SOM-DISTRESS-11
field-environment = Soins possibles
    .hint = Hôpital, urgence, réanimation : ce que le meneur a fixé, pour lui seul.
# SOM-CHAR-01
field-equipment = Équipement
    .hint = Ce que possède le personnage, page 4, vu de son joueur et du meneur.
# SOM-DANGER-APNEA-04
field-equipped = Profondeur équipée
    .hint = En mètres, 2 fois le score de Plongée ; rien sans cette Compétence.
# SOM-DANGER-TOXIC-12
field-every = Minutes entre deux cases
    .hint = Pour un dépresseur lent : la Fatigue vient peu à peu ; vide : toute à la fois.
# SOM-SOMA-04, SOM-SOMA-21
field-excluding = Excluante
    .hint = Oui : le joueur se retire de la table pour le reste de la scène.
# SOM-XP-01
field-experience = Phase d’expérience
    .hint = Son numéro, à partir de 1, tant qu’elle est ouverte ; rien sinon.
# SOM-STUN-02
field-expires = Jusqu’à
    .hint = Moment réel où cela cesse ; rien : à la fin de la scène.
# SOM-TRAUMA-05, SOM-HARD-02
field-explanations = Explications
    .hint = Niveaux de Désavantage gagnés pour ces cases, un par case au plus ; ils ne cochent rien de plus.
# SOM-RANGED-30
field-exposed = Exposés
    .hint = Ceux que le projectile perdu peut toucher, nommés par le meneur ; chacun jette sa chance.
# SOM-RANGED-10, SOM-RANGED-11
field-Cover-exposed = Zones exposées
    .hint = Celles que le couvert laisse voir ; il faut en viser une.
# SOM-DANGER-ATTRITION-04
field-exposures = Expositions
    .hint = Faim, soif, chaleur ou froid en cours.
# SOM-DANGER-ATTRITION-03
field-HazardGmView-exposures = Expositions
    .hint = Toutes celles du personnage ; seule la plus rapide coche.
# SOM-RANGED-10, SOM-RANGED-13
field-extent = Étendue du couvert
    .hint = Partiel, étendu ou complet : 1, 2 ou 3 rangs.
# SOM-MIND-03
field-extra = Traumatismes passés
    .hint = Cases d’Instabilité (x) de départ, 0 ou plus, sans contrepartie ; le meneur doit l’accorder.
# SOM-PROT-05
field-face = Face du torse
    .hint = Plastron ou dos, quand la table les compte à part ; le meneur dit laquelle est touchée.
# SOM-TURN-18
field-RuleInterruption-failure = Échec
    .hint = Oui : l’action longue échoue d’office ; non : elle coûte des rangs, ou recommence.
# SOM-ROLL-11
field-NumbersPart-failure = Sorte d’échec
    .hint = Naturel (dé au-dessus du score), modifié (total seul au-dessus) ou automatique ; rien si réussi.
# SOM-DANGER-ASPHYXIA-04
field-faints = Fait s’évanouir
    .hint = Oui : inconscient à 7 cases de Fatigue, conscient à 6, sans les stades du coma.
# SOM-COMA-03, SOM-STUN-03
field-fall_due = Chute à trancher
    .hint = Oui si le meneur peut dire ce que la chute coûte : 0 ou 1 Blessure.
# SOM-SOMA-25
field-fall_ruled = Chute tranchée
    .hint = Oui si le meneur a dit ce qu’elle coûte.
# SOM-ANIMAL-13
field-falls = Renversée
    .hint = Oui si le bond du chien jette la victime à terre.
# SOM-DANGER-TOXIC-01
field-family = Famille du produit
    .hint = Stimulant, dépresseur, alcool, opiacé, somnifère, anesthésique, psychédélique, poison ou gaz : elle fixe les effets.
# SOM-PROT-08
field-SetEncumbrance-family = Actions gênées
    .hint = Physiques, sensorielles ou intellectuelles.
# SOM-CHAR-01
field-family_status = Situation de famille
    .hint = Texte libre du joueur ; tous le lisent, page 1.
# SOM-DISTRESS-10
field-fate = Sort en réanimation
    .hint = Débranché, on le laisse partir, ne se réveille pas, ou se réveille ; le meneur décide.
# SOM-SOMA-19
field-RuleSomatisationEffect-fatigue = Fatigue
    .hint = Cases que coûte l’effet, 1 à 3, au gré du meneur ; vide : pas encore tranché.
# SOM-SOMA-19
field-SomatisationEffectEntry-fatigue = Fatigue
    .hint = Cases que coûte l’effet ; rien si vous ne lisez pas la page 3.
# SOM-ROLL-14
field-NumbersPart-fatigue = Fatigue
    .hint = Points au dé : un par case cochée ; rien si le meneur tient la jauge.
# SOM-DANGER-TORTURE-01
field-RunTortureHours-fatigue = Fatigue par heure
    .hint = Cases cochées à la victime : 2 en moyenne, au gré du meneur.
# SOM-DANGER-TORTURE-04
field-GaugesEntry-fatigue = Fatigue
    .hint = La jauge dessinée, pour qui a fait faire l’examen.
# SOM-DANGER-TOXIC-06
field-fatigue_held = Fatigue tenue par le meneur
    .hint = Oui : la jauge passe derrière l’écran, même son joueur ne la voit plus.
# SOM-SOMA-19
field-fatigue_ruled = Fatigue tranchée
    .hint = Oui si le meneur a dit ce que coûte l’effet.
# SOM-FEAR-05, SOM-FEAR-07
field-fear = Peur
    .hint = Sang-froid, fièvre (1 rang à toute action) ou panique (2), jusqu’à la fin de la scène.
# SOM-MIND-04
field-fear_modifier = Modificateur de Peur
    .hint = Points au dé des jets de Peur : un par case x d’Instabilité ; les + ne comptent jamais.
# SOM-FEAR-12
field-fear_rolls = Jets de Peur faits
    .hint = Combien ce personnage en a fait : un repère pour le meneur, sans limite.
# SOM-MELEE-10
field-fell = Faire tomber
    .hint = Oui : la Frappe sans Dommages doit renverser ; 1 rang de plus au moins, au gré du meneur.
# SOM-TURN-01
field-fight = Combat
    .hint = Le Tour en cours ; rien en temps usuel.
# SOM-TURN-01
field-fighters = Combattants
    .hint = Ceux que le meneur y a mis et que vous voyez.
# SOM-DANGER-FIRE-20
field-flames = Lance-flammes
    .hint = Oui : un coup au but embrase comme un liquide que seul un fort jet d’eau éteint.
# SOM-DANGER-ASPHYXIA-01
field-flows = Compté par l’horloge
    .hint = Oui si elle coche à un rythme fixé ; non pour une gorge serrée, Tour après Tour.
# SOM-TURN-15
field-former = Ancien porteur
    .hint = Qui avait l’objet jusque-là ; vide s’il était au sol ou si vous ne connaissez pas cette personne.
# SOM-MOVE-08
field-follower = Fileur
    .hint = Celui qui suit : camp actif, un double échec le fait remarquer.
# SOM-MOVE-08
field-CallTailing-follower = Fileur
    .hint = Celui qui suit, sa Compétence et ses rangs : Sens (discrétion) d’ordinaire.
# SOM-DANGER-FROST-02
field-frostbites = Gelures
    .hint = Mains et pieds gelés, et ce qu’ils ne peuvent plus.
# SOM-DANGER-FIRE-02, SOM-DANGER-FIRE-20
field-fuel = Ce qui brûle
    .hint = Ordinaire : un palier tous les 3 Tours ; liquide : chaque Tour ; jet : de même, et l’eau forte seule l’éteint.
# SOM-MOVE-04
field-fugitive = Fuyard
    .hint = Celui que l’on poursuit : camp actif, un double échec donne le point au poursuivant.
# SOM-DANGER-EXPLO-10
field-SetBomb-fuse = Tours avant l’explosion
    .hint = Compte à rebours de la bombe ; vide : elle attend un mot du meneur.
# SOM-DANGER-EXPLO-31
field-ItemView-fuse = Mise à feu
    .hint = Gestes faits et Tours restants d’une charge active ; rien sinon.
# SOM-DANGER-GAS-05
field-gas = Incommodé par le gaz
    .hint = Rangs à ses actions, 1 ou 2, pour le reste de la scène ; 0 : non.
# SOM-DANGER-GAS-05, SOM-DANGER-GAS-06
field-Weapon-gas = Gaz lacrymogène
    .hint = Rangs qu’il coûte : 1, ou 2 pour la version militaire ; 0 : aucun gaz.
# SOM-GUN-01, SOM-GUN-03, SOM-GUN-10
field-gesture = Geste
    .hint = Préparer, réarmer, changer de mode, recharger ou déplier le bipied.
# SOM-MELEE-21
field-grab = Saisie
    .hint = Celle dont il s’agit, par son identifiant.
# SOM-MELEE-17
field-grabs = Saisies
    .hint = En cours : qui tient qui, par où, à combien de mains.
# SOM-SKILL-01
field-grade = Échelon
    .hint = De 1 (débutant, 1 à 5) à 5 (maître, 21 et plus).
# SOM-ANIMAL-11
field-grounded = Victime à terre
    .hint = Oui si elle est déjà au sol : le chien vise où il veut.
# SOM-SKILL-12
field-group = Groupe
    .hint = Celui dont la Compétence fait partie ; le groupe lui-même ne s’écrit pas sur une feuille.
# SOM-GUN-03, SOM-GUN-06
field-gun = Mécanique
    .hint = Capacité, cadence, rechargement ; rien si ce n’est pas une arme à feu.
# SOM-GUN-01, SOM-GUN-05
field-ItemView-gun = État de l’arme à feu
    .hint = Pour son porteur : prête, mode, cartouches ; rien pour un autre objet.
# SOM-MELEE-37, SOM-MELEE-41
field-GetUp-helped = Avec de l’aide
    .hint = Oui si quelqu’un aide à se relever ; en armure de plates, on ne peut s’en passer.
# SOM-TURN-15
field-TakeUp-item = Objet
    .hint = Au sol à la vue de tous, ou sur un mort ou un inconscient ; sur un PNJ, ce que le meneur laisse prendre.
# SOM-TURN-15, SOM-LOC-15
field-TakeUp-hand = Dans quelle main
    .hint = Droite ou gauche, libre et valide, les deux s’il en faut deux ; vide pour ranger l’objet.
# SOM-TURN-15
field-HandOver-item = Objet
    .hint = Un objet que le personnage tient, porte ou a rangé ; ce qu’il contient suit.
# SOM-TURN-15
field-HandOver-to = Destinataire
    .hint = Qui le reçoit ; vide pour le poser là où chacun peut le ramasser.
# SOM-TURN-15
field-ChangeHand-item = Objet
    .hint = Un objet que le personnage tient d’une main.
# SOM-TURN-15, SOM-TURN-20, SOM-LOC-15
field-ChangeHand-hand = Dans quelle main
    .hint = L’autre, libre et valide ; attaquer de la mauvaise main coûte 1 Rang.
# SOM-ANIMAL-09
field-CallOff-dog = Animal qui mord
    .hint = Un dont les crocs tiennent quelqu’un ; il lâche aussitôt, sans jet.
# SOM-MELEE-43
field-RuleSurprise-aggressor = Agresseur
    .hint = Le combattant que, selon le meneur, personne ne voit venir ; il ne lance aucun dé.
# SOM-MELEE-44
field-RuleSurprise-victims = Surpris
    .hint = Au choix du meneur, sans jet : ni action ni défense durant ce Tour, et leurs déclarations tombent.
# SOM-CHAR-19
field-MissingAsked-skills = Compétences manquantes
    .hint = Communes, de 1 à 40 chacune, à donner par le joueur ou le meneur, sans le total de la création.
# SOM-CHAR-19
field-MissingAsked-personality = Personnalité à choisir
    .hint = Oui tant que le personnage n’en a pas ; le joueur ou le meneur en prend une des douze.
# SOM-DAMAGE-04, SOM-GUN-01
field-DefineItem-model = Arme du livre
    .hint = Une par son nom, avec les valeurs que le livre lui donne ; vide : le meneur la décrit lui-même.
# SOM-TURN-20
field-hand = Main
    .hint = Droite ou gauche ; attaquer de la mauvaise coûte 1 rang. Vide : la directrice.
# SOM-LOC-15
field-Equip-hand = Main
    .hint = Celle qui le tient, libre et valide ; vide : il est porté sur soi.
# SOM-LOC-15
field-ItemView-hand = Main
    .hint = Celle qui le tient ; rien s’il est porté ou posé.
# SOM-CHAR-13
field-Options-handedness = Latéralité
    .hint = Choisie par le joueur, ou tirée au d6 : gaucher sur un 6.
# SOM-CHAR-13, SOM-TURN-20
field-handedness = Main directrice
    .hint = Droite ou gauche ; attaquer de l’autre coûte 1 rang.
# SOM-CHAR-13
field-TableView-handedness = Latéralité
    .hint = Choisie par le joueur, ou tirée au d6 : gaucher sur un 6.
# SOM-MELEE-18
field-hands = Mains qui tiennent
    .hint = 1 ou 2.
# SOM-MELEE-18
field-ActionSpec-hands = Mains de la Saisie
    .hint = Deux : toute zone ; une : les bras seulement, sauf cheveux ou vêtements.
# SOM-DAMAGE-04, SOM-LOC-15
field-Weapon-hands = Mains nécessaires
    .hint = 1 ou 2 ; à deux, un bras invalide l’interdit. Vide : 2 pour une arme à deux mains ou une tronçonneuse, sinon 1.
# SOM-HARD-03
field-hardening = Endurcissement
    .hint = Aucun, léger (1 ou 2 cases +), fort (3 à 5) ou très fort (6 et plus).
# SOM-DANGER-01
field-hazards = Périls en cours
    .hint = Ce qui coche des cases au fil des Tours ou des heures, ou les rend.
# SOM-DANGER-ROAD-03
field-head_on = Vitesse de l’autre véhicule
    .hint = En km/h, ajoutée dans un choc frontal ; 0 pour tout autre accident.
# SOM-MOVE-05
field-head_start = Avance du fuyard
    .hint = Rangs de Difficulté pour ce poursuivant jusqu’à ce qu’il gagne une opposition.
# SOM-MOVE-05
field-HunterView-head_start = Avance du fuyard
    .hint = Rangs de Difficulté pour ce poursuivant tant qu’il n’a rien gagné, pour le meneur seul.
# SOM-CARE-03
field-healed = Blessures guéries
    .hint = Combien le meneur peut rouvrir, faute de repos.
# SOM-CARE-02
field-healing = Sorte de Blessure
    .hint = Semaines par Blessure : ordinaire 1, brûlure 2, gelure 3, radiodermite 4, maladie 1.
# SOM-DISTRESS-01, SOM-CARE-01
field-health = Santé
    .hint = Corps, gestes de soin en attente et temps fictif.
# SOM-SOMA-23, SOM-DANGER-ELEC-07
field-heart_disease_wound = Case à vie du cardiaque
    .hint = Une Blessure définitive en plus, ou une de celles reçues qui le devient.
# SOM-SOMA-23, SOM-SOMA-24
field-heart_ill = Cardiaque
    .hint = Oui si une maladie de cœur compte parmi ses Désavantages ; elle pèse sur toute somatisation à venir.
# SOM-DANGER-DROWN-03
field-held = Maintenu sous l’eau
    .hint = Oui : asphyxie quelle que soit la profondeur, sans jet.
# SOM-GUN-05
field-Loading-held = Compté par le meneur
    .hint = Oui : lui seul sait ce qu’il reste de cartouches.
# SOM-GUN-05
field-GunView-held = Compté par le meneur
    .hint = Oui : lui seul sait ce qu’il reste de cartouches.
# SOM-MELEE-37
field-helped = Aidé à se lever
    .hint = Oui : pas de Blessure à la jambe invalide.
# SOM-DAMAGE-14
field-hit = Coup
    .hint = Un coup qui a porté, par son identifiant.
# SOM-DANGER-ROAD-06, SOM-DANGER-FALL-03
field-PlaceWounds-hit = Blessures à placer
    .hint = Celles d’un accident ou d’une chute qui attendent leur zone.
# SOM-DANGER-ROAD-06, SOM-DANGER-FALL-03
field-WaitingView-hit = Blessures à placer
    .hint = Celles d’un accident ou d’une chute qui attendent leur zone.
# SOM-DAMAGE-14
field-HitEntry-hit = Coup
    .hint = Par son identifiant, tant qu’on peut encore en dire quelque chose.
# SOM-RANGED-30
field-StrayResolved-hit = Touchés
    .hint = Parmi les exposés, ceux que la chance a trahis ; les Esprits les plus bas si les projectiles manquent.
# SOM-RANGED-30
field-StrayEndEntry-hit = Touchés
    .hint = Parmi les exposés, ceux que la chance a trahis.
# SOM-DAMAGE-14
field-hits = Coups du Tour
    .hint = Ceux qui ont porté et attendent la phase 3.
# SOM-GUN-15, SOM-GUN-17
field-SharesEntry-hits = Coups de la rafale
    .hint = Un par impact réparti, par leur identifiant.
# SOM-DANGER-ROAD-06
field-AccidentEntry-hits = Blessures à placer
    .hint = Celles qui attendent leur zone, pour le meneur seul.
# SOM-DANGER-FALL-03
field-HeightFallEntry-hits = Blessures à placer
    .hint = Celles qui attendent leur zone, pour le meneur seul.
# SOM-MELEE-17
field-hold = Saisie seule
    .hint = Oui : le coup agrippe et ne blesse pas.
# SOM-MELEE-17
field-holder = Qui tient
    .hint = Celui qui a saisi l’autre ; blessé, il lâche.
# SOM-PROT-01, SOM-DAMAGE-04
field-DefineItem-holder = Porteur
    .hint = Celui à qui est l’objet ; vide : à personne.
# SOM-PROT-01, SOM-DAMAGE-04
field-GearEntry-holder = Porteur
    .hint = Celui à qui est l’objet ; rien s’il n’est à personne.
# SOM-LOC-15
field-ItemView-holder = Porteur
    .hint = Celui qui a l’objet ; rien s’il est à terre.
# SOM-DISTRESS-09, SOM-DISTRESS-11
field-hospital = Hôpital
    .hint = Bon : stabilise d’office ; médiocre : jet du personnel si le meneur veut ; aucun : toute Détresse tue.
# SOM-DANGER-BURN-03
field-hot = Rougie ou enflammée
    .hint = Oui : ses Blessures guérissent comme des brûlures, en 2 semaines chacune.
# SOM-DANGER-TORTURE-02, SOM-DANGER-TORTURE-03
field-hours = Heures
    .hint = Durée de la séance ; vide : un d6 la donne, quand elle est sans but.
# SOM-DANGER-TORTURE-01
field-TortureEndured-hours = Heures
    .hint = Durée de la séance.
# SOM-SOMA-22
field-how = Fin de la crise
    .hint = Maîtrisé par une Saisie, inconscient ou mort.
# SOM-MOVE-06
field-hunters = Poursuivants
    .hint = Chacun court pour soi : ses oppositions gagnées et perdues.
# SOM-DANGER-FALL-04
field-hurt = Blessé
    .hint = Oui : 1 Blessure à qui tombe de sa hauteur sans pouvoir réagir, au gré du meneur.
# SOM-CHAR-01, SOM-CHAR-02
field-identity = Page 1
    .hint = Rubriques d’identité, toujours publiques.
# SOM-CHAR-01, SOM-NPC-09
field-CharacterView-identity = Page 1
    .hint = Rubriques d’identité, publiques pour un PJ ; celles d’un PNJ, le meneur seul les lit.
# SOM-XP-15, SOM-XP-17, SOM-XP-18
field-illness = Maladie
    .hint = Physique ou mentale ; aucune : ce Désavantage ne se traite pas.
# SOM-CARE-06, SOM-DANGER-DISEASE-01
field-StopIllness-illness = Ce qui cesse
    .hint = Infection, maladie ou irradiation.
# SOM-GUN-15
field-impacts = Impacts par cible
    .hint = Combien de balles à chacune, le total que la marge donne ; vide pour un coup tardif qui n’est pas d’une rafale.
# SOM-GUN-14
field-BurstView-impacts = Impacts
    .hint = 1, plus 1 par tranche de 3 points de marge, au plus les balles tirées ; rien avant le jet.
# SOM-DAMAGE-12
field-improvised = Arme improvisée
    .hint = 1 rang si l’objet s’éloigne d’une vraie arme, sinon 0.
# SOM-SOMA-02, SOM-SOMA-21
field-incapacitating = Incapacitante
    .hint = Oui : plus aucune action pendant le reste de la scène.
# SOM-CARE-06
field-infected = Infection
    .hint = Oui : 1 Blessure par jour jusqu’à ce qu’elle soit traitée.
# SOM-HARD-07, SOM-SKILL-18
field-initial_waived = Plus de 3 endurcissements
    .hint = Oui si le meneur a admis plus de 3 cases + de départ.
# SOM-CARE-09
field-instability = Cases d’Instabilité
    .hint = Combien le meneur en coche pour les séquelles, 0 ou plus.
# SOM-ROLL-13, SOM-FEAR-02, SOM-DANGER-TOXIC-18, SOM-DANGER-TORTURE-02
field-NumbersPart-instability = Instabilité
    .hint = Points au dé : un par case x, dans un jet de Peur, un voyage sous drogue ou le jet d’un tortionnaire ; 0 ailleurs.
# SOM-DISTRESS-10
field-intensive = Réanimation
    .hint = Oui s’il y est admis : exigée à 10 cases de Fatigue.
# SOM-DISTRESS-10
field-intensive_care = Réanimation
    .hint = Oui si l’hôpital en dispose : sans elle, 10 cases de Fatigue sont fatales.
# SOM-TURN-09
field-intent = Intention
    .hint = L’action déclarée dont il s’agit, par son identifiant.
# SOM-TURN-09
field-intents = Intentions
    .hint = Les actions déclarées ce Tour que vous pouvez lire.
# SOM-TURN-18
field-interrupted = Interrompue
    .hint = Oui si autre chose l’a coupée : échec, rangs ou nouveau départ, au meneur d’en juger.
# SOM-DAMAGE-04, SOM-PROT-01
field-items = Objets
    .hint = Armes, protections et charges que vous voyez ; leurs données, pour leur porteur.
# SOM-SOMA-19
field-jaw_protected = Mâchoires protégées
    .hint = Oui si quelqu’un a glissé un objet plat entre elles : pas de langue mordue.
# SOM-SOMA-19
field-jaw_ruled = Langue mordue tranchée
    .hint = Oui si le meneur a dit ce qu’elle coûte.
# SOM-SOMA-19
field-jaw_wounds = Langue mordue
    .hint = Blessures, 0 à 2, au gré du meneur ; vide : pas encore tranché.
# SOM-SOMA-20
field-keep_hidden = Fin tue
    .hint = Personnages dont la table ignorera que la somatisation finit avec la scène, personne n’étant là pour le voir.
# SOM-STUN-03
field-keep_out = Laisser assommés
    .hint = Ceux qui restent inconscients après la scène.
# SOM-NPC-09
field-keeper = Pour le meneur
    .hint = Ce que lui seul sait de ce personnage ; rien pour les autres.
# SOM-DISTRESS-13, SOM-DANGER-01
field-BodyView-keeper = Pour le meneur
    .hint = Le corps entier, chiffres cachés compris ; rien pour les autres.
# SOM-DANGER-01
field-HazardView-keeper = Pour le meneur
    .hint = Rythme, échéance et détails du péril ; rien pour les autres.
# SOM-DANGER-EXPLO-10
field-BombView-keeper = Pour le meneur
    .hint = Réussite, marge et compte à rebours de la bombe ; rien pour les autres.
# SOM-DANGER-EXPLO-20
field-MineView-keeper = Pour le meneur
    .hint = Sorte et poseur de la mine ; rien pour les autres.
# SOM-MELEE-18, SOM-MELEE-21
field-kept = Saisie maintenue
    .hint = Oui si le meneur juge qu’elle tient, non si elle se rompt.
# SOM-TURN-06
field-OpenedEntry-kinds = Genres révélés
    .hint = Attaque, défense ou autre, tous dévoilés en même temps.
# SOM-TURN-06
field-SealedView-kinds = Genres révélés
    .hint = Par personnage, attaque, défense ou autre ; rien avant le signal du meneur, même pour lui.
# SOM-NPC-09
field-known = Présenté
    .hint = Oui si la table sait qu’il existe.
# SOM-RANGED-06
field-laser = Visée laser
    .hint = Oui : de près, une cible qui bouge ne coûte rien ; mais on voit aussi le tireur dans le noir.
# SOM-GUN-13
field-last_burst = Dernière rafale courte
    .hint = Tour et numéro de l’action : la suivante sert à se remettre, sans tirer. Rien sans rafale.
# SOM-RULING-03
field-late = Coups tardifs
    .hint = Ceux qu’une correction fait porter après coup ; le meneur les achève ou les écarte.
# SOM-DANGER-EXPLO-20
field-layer = Poseur
    .hint = Qui l’a posée ; sans formation, la mine ne vaut rien.
# SOM-ANIMAL-13
field-leap = Bond
    .hint = Oui : un chien dressé saute au bras ou à une zone vitale, avec 2 rangs ; réussi, la victime tombe.
# SOM-MELEE-47
field-leaves = Laisser l’arme
    .hint = Oui : l’arme plantée reste dans la plaie, hors de la main ; non : elle en sort.
# SOM-DANGER-02
field-TimeStopped-left = Temps qui reste
    .hint = Tours, ou minutes, que l’avance n’a pas fait passer : il faut d’abord décider.
# SOM-GUN-06, SOM-GUN-18
field-WeaponStateChanged-left = Actions restantes
    .hint = Pour finir de recharger ou de déplier ; rien pour un autre geste.
# SOM-GUN-06, SOM-GUN-18
field-GestureEntry-left = Actions restantes
    .hint = Pour finir de recharger ou de déplier ; rien pour un autre geste, ou si l’arme n’est pas à vous.
# SOM-DANGER-EXPLO-31
field-FuseView-left = Tours restants
    .hint = Avant que la charge parte ; rien tant que le compte n’a pas commencé.
# SOM-DANGER-01
field-HazardGmView-left = Tours restants
    .hint = Avant la prochaine case ; rien si l’horloge compte.
# SOM-DANGER-EXPLO-10
field-Bomb-left = Tours restants
    .hint = Au compte à rebours ; rien s’il ne court pas.
# SOM-MELEE-47
field-StuckView-left = Abandonnée
    .hint = Oui : dans la plaie, mais plus dans une main.
# SOM-MOVE-03, SOM-MOVE-05
field-CallPursuitRoll-legs = Ce que court chacun
    .hint = Par personnage, Compétence et rangs de cette étape ; vide : comme au départ.
# SOM-DANGER-ELEC-10
field-HazardGmView-legs = Tours par le sol
    .hint = Combien la foudre passe par les jambes, 3 au plus ; 0 : autre courant.
# SOM-LOC-13
field-limb = Membre
    .hint = Jambe ou bras : 3 Marques l’invalident, 6 pour toujours.
# SOM-DANGER-FROST-02
field-AssignFrostbite-limb = Main ou pied
    .hint = Celui que la dernière Blessure du froid a gelé, nommé par le meneur.
# SOM-DANGER-FROST-02
field-FrostView-limb = Main ou pied
    .hint = Celui qui est gelé.
# SOM-MELEE-14
field-ActionSpec-limb = Membre employé
    .hint = Ce dont on frappe ou saisit à mains nues : une parade armée le blesserait.
# SOM-DAMAGE-10, SOM-LOC-11
field-limb_lost = Membre arraché
    .hint = Oui, au gré du meneur : seulement massif, sans plafond et sur un membre.
# SOM-SKILL-06
field-line = Ligne
    .hint = 12, 11 ou 10 : le score de la Compétence individuelle à la création.
# SOM-SKILL-16, SOM-SKILL-17
field-ProposeSpeciality-line = Ligne de base
    .hint = 12 ou 11 : la spécialité vaut 3 de plus, et la ligne au-dessous est sacrifiée.
# SOM-SKILL-16, SOM-SKILL-17
field-SpecialityItem-line = Ligne de base
    .hint = 12 ou 11 : la spécialité vaut 3 de plus, et la ligne au-dessous est sacrifiée.
# SOM-CHAR-14
field-GrowUp-line = Ligne occupée
    .hint = 11 ou 10, pour la Compétence reçue dans l’enfance, au gré du meneur ; vide s’il n’y en a pas.
# SOM-SKILL-06
field-SheetSkill-line = Ligne
    .hint = 12, 11 ou 10 ; vide pour une Compétence venue d’ailleurs.
# SOM-SKILL-06
field-SkillView-line = Ligne
    .hint = 12, 11 ou 10 ; rien pour une Compétence venue d’ailleurs.
# SOM-SKILL-06, SOM-SKILL-07
field-lines = Lignes
    .hint = Les trois de la feuille : vide, remplie, sacrifiée ou perdue.
# SOM-TRAIT-09
field-link = Niveau visé d’abord
    .hint = Celui qui vaut une case x, ou une case + ; vide : le dernier gagné.
# SOM-DANGER-FIRE-30, SOM-DANGER-EXPLO-36
field-lit = Tours de feu ou de fumée
    .hint = Combien il en reste ; 0 : elle ne brûle pas.
# SOM-DANGER-FIRE-30, SOM-DANGER-EXPLO-36
field-RuleCharge-lit = Tours de feu ou de fumée
    .hint = Combien il en reste ; vide : inchangé.
# SOM-GUN-19
field-loader = Chargeur
    .hint = Qui guide la bande pour le tireur ; vide : personne.
# SOM-GUN-01, SOM-GUN-06
field-loading = Comment elle est chargée
    .hint = Gestes faits, cartouches et réserve au départ.
# SOM-DANGER-EXPLO-03
field-localised = Avec éclats
    .hint = Oui : une zone tirée pour chacun ; non : souffle, Blessures diffuses sans protection.
# SOM-ROLL-22
field-locks = Tentatives fermées
    .hint = Échecs définitifs ; un autre moyen ou un autre but reste possible.
# SOM-TURN-17
field-long = Action longue
    .hint = Celle qui prend ses prochains Tours ; rien s’il n’y en a pas.
# SOM-MOVE-04
field-lost = Gagnées par le fuyard
    .hint = Oppositions que ce poursuivant a perdues.
# SOM-MOVE-09
field-CallTailing-lost = Échec d’office
    .hint = Oui : seul, le fileur perd sa cible ou se fait voir sans dé, au gré du meneur.
# SOM-LOC-14
field-LimbInvalidated-lost = Pour toujours
    .hint = Oui si le membre l’est à jamais ; non : jusqu’à la guérison.
# SOM-DANGER-EXPLO-12
field-Bomb-lost = Perdue
    .hint = Oui : un désamorçage raté, plus rien ne peut l’arrêter.
# SOM-MIND-07, SOM-MIND-08
field-KeeperView-lost = Perdu pour son joueur
    .hint = Instabilité à 10, ou tueur psychopathe ; vide s’il ne l’est pas.
# SOM-RANGED-14
field-lowered = Rangs ôtés
    .hint = Bon usage de l’abri : combien de ses propres rangs le meneur enlève au tireur.
# SOM-DANGER-EXPLO-10, SOM-DANGER-TOXIC-20
field-maker = Fabricant
    .hint = Qui l’a fait ; il ne sait pas si c’est réussi.
# SOM-DANGER-EXPLO-10
field-SetBomb-maker = Fabricant
    .hint = Le PNJ qui a construit celle-ci, à nommer toujours ; vide pour la bombe d’un personnage, qui garde son auteur.
# SOM-DANGER-TOXIC-10
field-malaise = Malaise de descente
    .hint = Oui jusqu’à ce que toute la Fatigue soit effacée, ou à la dose suivante ; sans chiffre.
# SOM-DANGER-TOXIC-10
field-DangersView-malaise = Malaise de descente
    .hint = Ceux qui en souffrent après un stimulant.
# SOM-ROLL-10, SOM-ROLL-27
field-margin = Marge
    .hint = Le dé tel que lu sur une réussite, sans modificateur ; la plus haute est la meilleure. Rien sur un échec.
# SOM-ROLL-27
field-OppositionResolved-margin = Marge opposée
    .hint = Différence des deux marges, ou celle du seul qui réussit ; rien après un double échec.
# SOM-ROLL-27
field-OppositionEntry-margin = Marge opposée
    .hint = Différence des deux marges, ou celle du seul qui réussit ; rien si double échec ou dés cachés.
# SOM-ROLL-04, SOM-DAMAGE-02
field-DeclareAutomaticResult-margin = Marge accordée
    .hint = Pour une attaque réussie d’office : ce qui compte comme marge, 0 si rien n’est dit.
# SOM-DANGER-EXPLO-02
field-TriggerExplosion-margin = Marge
    .hint = De la fabrication ou du lancer ; vide : un d6.
# SOM-DANGER-EXPLO-30
field-RuleCharge-margin = Marge du lancer
    .hint = Elle s’ajoute au Bonus quand la charge explose ; vide : inchangée.
# SOM-DANGER-EXPLO-10
field-BombBuilt-margin = Marge
    .hint = De la fabrication, pour le meneur seul ; rien si elle a échoué.
# SOM-DANGER-EXPLO-10, SOM-DANGER-TOXIC-20
field-PoisonMadeEntry-margin = Marge
    .hint = De la fabrication, pour le meneur seul.
# SOM-DANGER-TOXIC-20
field-PoisonMade-margin = Marge
    .hint = De la préparation, pour le meneur seul.
# SOM-DANGER-TOXIC-20
field-PoisonView-margin = Marge
    .hint = De la préparation, pour le meneur seul.
# SOM-DANGER-EXPLO-10
field-Bomb-margin = Marge
    .hint = De la fabrication, ajoutée au Bonus ; rien si elle a échoué.
# SOM-CHAR-07
field-mark = Sorte de case
    .hint = Case x ordinaire, ou + d’endurcissement, d’enfance ou de récupération propre.
# SOM-LOC-13, SOM-LOC-14
field-marks = Marques d’invalidité
    .hint = Par membre : invalide à 3, pour toujours à 6.
# SOM-DANGER-GAS-08
field-mask = Masque à gaz
    .hint = Oui : immunisé contre les gaz, 1 rang aux actions qui dépendent de la vue.
# SOM-DAMAGE-10
field-massive = Massif
    .hint = Oui si le meneur juge les dégâts massifs : une Détresse sera d’ordinaire foudroyante.
# SOM-DANGER-EXPLO-04
field-Victim-massive = Membre arraché
    .hint = Oui : le membre touché est arraché ; la Détresse sera rapide ou foudroyante.
# SOM-DANGER-ATTRITION-03
field-met = Expositions subies
    .hint = Toutes depuis le début : la plus lente règle la récupération.
# SOM-SOMA-08, SOM-SOMA-09, SOM-SOMA-10
field-method = Choix de la somatisation
    .hint = Au d6 ou par le joueur parmi les six usuelles, ou par le meneur parmi toutes.
# SOM-DANGER-FALL-01
field-metres = Mètres entiers
    .hint = 1 Blessure chacun sur un sol dur, sans plafond ni protection.
# SOM-SKILL-03, SOM-CHAR-19
field-mind = Esprit
    .hint = De 10 à 15, et 35 avec Corps et Sens ; 13 ouvre l’académique. De 1 à 40 si un ancien PNJ ne l’avait pas.
# SOM-ROLL-13
field-modifiers = Modificateurs
    .hint = Tout ce qui s’est ajouté au dé, en points ; le caché n’y est pas.
# SOM-DANGER-EXPLO-20
field-mine = Mine
    .hint = Une de celles qui sont posées ; vide : une autre, de la sorte nommée.
# SOM-DANGER-EXPLO-20
field-mines = Mines
    .hint = Celles que vous avez posées ; toutes pour le meneur.
# SOM-DANGER-01
field-minutes = Minutes fictives
    .hint = Temps qui passe dans l’histoire.
# SOM-STUN-02
field-CallStun-minutes = Minutes réelles
    .hint = Durée de l’étourdissement à la montre, si c’est elle qui compte ; sinon 0.
# SOM-STUN-02, SOM-STUN-04
field-RuleDazed-minutes = Minutes réelles
    .hint = Durée à la montre ; vide : jusqu’à la fin de la scène.
# SOM-STUN-02
field-StunResolved-minutes = Minutes réelles
    .hint = Durée que le d20 du joueur a donnée ; rien si le meneur l’a fixée.
# SOM-STUN-02
field-StunEntry-minutes = Minutes réelles
    .hint = Durée que le d20 du joueur a donnée, pour lui ; rien autrement.
# SOM-STUN-02
field-StunCallEntry-minutes = Minutes réelles
    .hint = Durée fixée, pour le meneur seul.
# SOM-DISTRESS-05, SOM-DISTRESS-06
field-DistressSuspended-minutes = Minutes de répit
    .hint = Temps fictif sans case : 60 par point de marge du soin pour une Détresse lente, 1 pour une rapide.
# SOM-DANGER-TOXIC-02
field-Administer-minutes = Durée d’effet
    .hint = En minutes fictives, au gré du meneur ; vide : jusqu’à ce qu’il l’arrête, et toujours vide pour un poison ou un gaz.
# SOM-DANGER-TOXIC-02
field-DoseTakenEntry-minutes = Durée d’effet
    .hint = En minutes fictives, pour le meneur seul.
# SOM-XP-17, SOM-XP-18
field-months = Mois de traitement
    .hint = 3 par niveau de maladie physique, 6 par niveau d’Instabilité pour une mentale.
# SOM-MOVE-02, SOM-MOVE-08
field-movement = Déplacements
    .hint = Poursuites, coups dans le dos et filatures.
# SOM-DANGER-TORTURE-03
field-must_talk = Doit parler
    .hint = Oui : la victime cède ; non : libre de se taire ou de mentir. Son joueur et le meneur le savent seuls.
# SOM-RANGED-24
field-named = Blessures nommées
    .hint = Celles que le tireur annonce à bout touchant ; le meneur les admet ou les change.
# SOM-CHAR-01
field-nationality = Nationalité
    .hint = Texte libre du joueur ; tous le lisent, page 1.
# SOM-DANGER-EXPLO-12
field-natural = Échec naturel
    .hint = Oui si le dé dépassait le score : la bombe peut partir aussitôt.
# SOM-DANGER-EXPLO-10
field-Bomb-natural = Échec naturel
    .hint = Oui si la fabrication a échoué par le dé seul : elle explose dans les mains.
# SOM-MOVE-04
field-needed = Succès nécessaires
    .hint = Le premier qui en gagne autant s’échappe ou rattrape, 1 au moins ; le meneur le fixe.
# SOM-MOVE-04
field-PursuitEntry-needed = Succès nécessaires
    .hint = Pour s’échapper ou rattraper ; rien si le meneur ne l’a pas annoncé.
# SOM-MOVE-04
field-PursuitView-needed = Succès nécessaires
    .hint = Pour s’échapper ou rattraper ; rien si le meneur ne l’a pas annoncé.
# SOM-RULING-05
field-needs_review = À revoir
    .hint = Oui si une correction l’a rendue douteuse ; le meneur doit en juger.
# SOM-TRAIT-07
field-new = Nouveau Trait
    .hint = Celui que le personnage gagne ; vide pour un Trait déjà sur la feuille.
# SOM-DANGER-01, SOM-DISTRESS-03
field-next_at = Prochaine case
    .hint = À quelle seconde du temps fictif ; rien si elle se compte en Tours.
# SOM-RANGED-05
field-night_scope = Lunette de nuit
    .hint = Oui : de près, ni pénombre ni obscurité ne coûtent ; inutile dans le noir total.
# SOM-CHAR-08
field-notation = Notation
    .hint = Les cases x d’abord, puis les + : « xx+ ».
# SOM-CHAR-20
field-PagesView-notation = Notation
    .hint = Chaque Compétence comme le livre l’écrit : base, score, spécialité.
# SOM-ROLL-32
field-notice = Avis aux joueurs
    .hint = Annoncer qu’on a lancé, ou se taire, cette fois ; vide : selon l’option de la table.
# SOM-MOVE-08
field-noticed = Remarquée
    .hint = Oui si la cible s’est aperçue qu’on la suivait.
# SOM-NPC-10
field-npc_dice = Dés des PNJ
    .hint = Cachés : on n’en voit que l’issue ; ouverts : la face du dé aussi, jamais score ni modificateurs.
# SOM-NPC-01
field-npc_kind = Importance
    .hint = Mineur (une Compétence générale), majeur (plusieurs) ou spécial (avec Traits).
# SOM-ROLL-41
field-numbers = Chiffres
    .hint = Score, modificateurs et total, pour qui peut lire la feuille ; rien pour les autres.
# SOM-OBJ-01
field-objects = Objets qui s’abîment
    .hint = Ceux que la table connaît, intacts, brisés ou détruits ; tous pour le meneur.
# SOM-DANGER-ROAD-03
field-occupants = Accidentés
    .hint = Chacun dans le véhicule ou sur son chemin, avec ce qui le protège.
# SOM-ROLL-19, SOM-TURN-20
field-off_hand = Mauvaise main
    .hint = Oui : 1 rang pour ce geste fait du côté non dominant, au gré du meneur.
# SOM-ROLL-19, SOM-TURN-20
field-NumbersPart-off_hand = Rang de mauvaise main
    .hint = 1 si le geste est fait du côté non dominant, sinon 0.
# SOM-DANGER-ROAD-03
field-on_foot = Piéton
    .hint = Oui s’il est heurté par le véhicule : ni ceinture ni coussin.
# SOM-MELEE-01
field-one = L’un des deux
    .hint = Le premier de la paire.
# SOM-PROT-06
field-open_face = Visage découvert
    .hint = Oui : un casque ouvert, que le meneur peut juger contourné par un coup de face.
# SOM-CHAR-04
field-open_mode_shows_page4 = Page 4 ouverte aussi
    .hint = Oui : quand les feuilles sont ouvertes, tous lisent aussi historique, équipement et relations.
# SOM-ROLL-31
field-open_screen_dice_at_close = Dés de l’écran à la fin
    .hint = Oui : les dés jetés en secret sont montrés à tous à la clôture de la table.
# SOM-RANGED-14
field-opening = Fait pour tirer
    .hint = Oui pour une meurtrière ou un créneau : 1 rang de moins au tireur, au moins.
# SOM-ROLL-23
field-opposition = Opposition
    .hint = Celle dont il s’agit, par son identifiant.
# SOM-ROLL-23
field-oppositions = Oppositions
    .hint = Celles dont l’issue attend des dés ou une décision.
# SOM-CHAR-05, SOM-NPC-10
field-option = Option
    .hint = Celle que le meneur règle, par son nom.
# SOM-DANGER-TORTURE-02, SOM-DANGER-TORTURE-03
field-ordeal = Supplice
    .hint = Celui dont il s’agit, par son identifiant.
# SOM-DANGER-TORTURE-01
field-ordeals = Supplices
    .hint = Qui torture qui, et les jets faits ; pour le meneur seul.
# SOM-STUN-03
field-out = Assommé dans la scène
    .hint = L’identifiant de la scène où il l’a été ; vide s’il ne l’est pas.
# SOM-MOVE-04
field-outrun = Distancé
    .hint = Oui : ce poursuivant a perdu, les autres courent encore.
# SOM-DANGER-EXPLO-33
field-over = Plus rien à attendre
    .hint = Oui : le meneur dit que cette charge ne fera plus rien.
# SOM-SOMA-24
field-overridden = Choix écarté
    .hint = Oui : l’état du personnage a décidé à la place du d6, du joueur ou du meneur ; lu de son joueur et du meneur.
# SOM-GUN-15
field-LateView-owed = Impacts à répartir
    .hint = Ceux d’une rafale que le meneur doit encore donner à des cibles ; 0 pour un coup simple.
# SOM-GUN-15
field-BurstView-owed = Impacts à répartir
    .hint = Ceux qui attendent le choix du tireur.
# SOM-DANGER-ASPHYXIA-01
field-HazardGmView-owed = À préciser
    .hint = Oui si le rythme d’une asphyxie manque.
# SOM-DANGER-FALL-04
field-own_height = De sa hauteur
    .hint = Oui : une simple chute ; sans mal pour qui peut réagir.
# SOM-DANGER-01
field-pace = Rythme
    .hint = Secondes fictives ou Tours entre deux cases.
# SOM-CHAR-01, SOM-CHAR-04
field-page4 = Page 4
    .hint = Historique, équipement et relations, pour son joueur et le meneur ; pour tous si l’option l’ouvre avec les feuilles.
# SOM-CHAR-03, SOM-CHAR-04
field-pages = Pages 2 et 3
    .hint = Compétences, Traits, psychologie et jauges ; feuilles fermées, son joueur et le meneur seuls les lisent.
# SOM-CHAR-03, SOM-CHAR-04
field-BodyView-pages = Page 3
    .hint = Stade de coma, état de fatigue et Marques ; feuilles fermées, son joueur et le meneur seuls les lisent.
# SOM-ROLL-28
field-pair = Comparaison
    .hint = Laquelle, à partir de 0, quand un seul affronte plusieurs.
# SOM-CHAR-01
field-part = Partie de la page 4
    .hint = Historique, équipement ou relations.
# SOM-ROLL-23, SOM-ROLL-26
field-passive = Camps passifs
    .hint = Un ou plusieurs : un double échec leur profite.
# SOM-DISTRESS-05
field-patient = Patient
    .hint = Celui qu’on soigne ; soi-même, en Secourisme, si son état le permet.
# SOM-XP-16
field-pay = Payer
    .hint = Oui : 3 pEx contre un niveau de moins ; non : rien n’est pris, rien ne change.
# SOM-CHAR-09
field-permanent = Définitive
    .hint = Oui : ni repos, ni soins, ni temps ne l’effacent.
# SOM-CHAR-09
field-RemoveTick-permanent = Définitive
    .hint = À laisser sur non : une case définitive ne s’efface pas, la commande serait refusée.
# SOM-DANGER-TORTURE-01
field-perpetrator = Tortionnaire
    .hint = Celui qui fait souffrir ; son acte peut être un crime.
# SOM-MIND-09, SOM-MIND-10
field-personality = Personnalité
    .hint = Une des douze : elle nomme les Phases, et ne change aucun jet de Peur.
# SOM-MIND-05
field-phase_name = Nom de la Phase
    .hint = Le mot de la Personnalité pour la Phase d’Instabilité, de l’équilibre à la démence.
# SOM-RANGED-12, SOM-GUN-22
field-pierced = Couvert percé
    .hint = Oui si le projectile traverse l’abri, au gré du meneur.
# SOM-RANGED-30
field-pierces = Traverse
    .hint = Oui si une balle peut toucher une seconde victime après la première, au gré du meneur.
# SOM-DANGER-FIRE-02
field-places = Zones atteintes
    .hint = Où le feu blesse à mesure qu’il s’étend ; vide : Blessures diffuses, sans Marque.
# SOM-CHAR-19
field-played = Joué par un joueur
    .hint = Oui si c’est un personnage de joueur ; non : au meneur.
# SOM-HARD-07
field-plus = Endurcissement de départ
    .hint = Cases + : 0 à 3, davantage avec une dispense ; chacune coûte un niveau de Désavantage en trop. Le meneur doit l’accorder.
# SOM-RANGED-23
field-point_blank = À bout portant
    .hint = Oui à moins d’un mètre : zone au choix, protections sans effet, mais il faut lancer.
# SOM-DANGER-TOXIC-20
field-poison = Poison
    .hint = Le nouveau, par son identifiant.
# SOM-DANGER-TOXIC-20
field-Administer-poison = Poison préparé
    .hint = Celui qu’un personnage a fait ; vide : un autre.
# SOM-DANGER-TOXIC-20
field-poisons = Poisons
    .hint = Ceux que vous avez préparés, sans savoir s’ils valent quelque chose ; tous, et leur jet, pour le meneur.
# SOM-CHAR-01
field-politics = Opinions politiques
    .hint = Texte libre du joueur ; tous le lisent, page 1.
# SOM-CARE-07
field-possible = Soin possible
    .hint = Non : sans moyens, un jet réussi ne fait que nommer le mal. Le meneur juge.
# SOM-DANGER-APNEA-01
field-prepared = Préparée
    .hint = Oui avec quelques minutes de calme : l’apnée dure deux fois plus que par réflexe.
# SOM-SKILL-08
field-prerequisite = Préalable
    .hint = Le minimum que le meneur exige dans une Compétence commune ; vide : aucun.
# SOM-SOMA-27
field-presence = Présence
    .hint = Actif, spectateur (son personnage ne peut agir) ou hors de la table.
# SOM-SOMA-27
field-presences = Présences
    .hint = Par place : active, spectatrice ou hors de la table.
# SOM-DANGER-TOXIC-03
field-product = Produit
    .hint = Son nom ; une Addiction se rapporte à lui.
# SOM-CHAR-01
field-profession = Profession
    .hint = Texte libre du joueur ; tous le lisent, page 1.
# SOM-MELEE-36
field-prone = Au sol
    .hint = Oui : 1 rang à ses attaques, tirs compris, et à ses défenses contre un adversaire debout.
# SOM-MELEE-36
field-prone_known = Chute vue
    .hint = Oui si toute la table l’a vu tomber.
# SOM-DANGER-FIRE-03
field-proof = Vêtements ignifugés
    .hint = Oui : le feu met trois fois plus de temps ; vide : selon ce qu’il porte.
# SOM-PROT-01, SOM-PROT-05
field-protection = Protection
    .hint = Légère (absorbe 6) ou lourde (12), et les zones couvertes ; rien si l’objet ne protège pas.
# SOM-PROT-01, SOM-PROT-05
field-ItemView-protection = Protection
    .hint = Légère (absorbe 6) ou lourde (12), et ses zones, pour son porteur et le meneur ; rien pour les autres.
# SOM-MIND-08
field-psycho_killer = Tueur psychopathe
    .hint = Oui si c’est le meurtre qui l’a mené à 10 d’Instabilité.
# SOM-XP-07, SOM-XP-11, SOM-XP-13
field-purchase = Achat
    .hint = Un niveau de plus, une nouvelle Compétence, ou une spécialité (3 pEx).
# SOM-MOVE-04
field-pursuer = Poursuivant
    .hint = Celui qui court après le fuyard.
# SOM-MOVE-06
field-pursuers = Poursuivants
    .hint = Chacun pour soi, ou un chef avec ses assistants ; leur avance se compte à part.
# SOM-MOVE-02
field-pursuit = Poursuite
    .hint = Celle dont il s’agit, par son identifiant.
# SOM-MOVE-02
field-pursuits = Poursuites
    .hint = En cours : qui fuit, qui suit, et les points.
# SOM-ROLL-38
field-quality = Qualité
    .hint = De justesse (0 ou 1), bonne (2 à 5), très bonne (6 à 10), excellente (11 à 15), exceptionnelle (16 et plus).
# SOM-XP-02
field-AwardXp-quality = Qualité du jeu
    .hint = De 0 pEx (faible) à 3 (excellente), selon le meneur, jamais pour la mission réussie ; vide : les pEx en plus, seuls.
# SOM-DISTRESS-09
field-AdmitToHospital-quality = Hôpital
    .hint = Bon : stabilise d’office ; médiocre : le personnel peut devoir lancer.
# SOM-DANGER-EXPLO-32
field-quick = Lancer rapide
    .hint = Oui : goupille et lancer en une action complexe, 1 rang.
# SOM-CHAR-01
field-race_ethnicity = Origine ethnique
    .hint = Texte libre du joueur ; tous le lisent, page 1.
# SOM-DISTRESS-04
field-raisable = Peut s’accélérer
    .hint = Oui si une nouvelle cause permet au meneur une vitesse plus grande.
# SOM-DAMAGE-01
field-raw = Blessures brutes
    .hint = Marge et Bonus, avant protection et plafond.
# SOM-DANGER-EXPLO-02
field-ExplosionResolved-raw = Blessures brutes
    .hint = Marge et Bonus, les mêmes pour tous, avant les couverts.
# SOM-DAMAGE-01
field-HitEntry-raw = Blessures brutes
    .hint = Marge et Bonus, avant protection et plafond ; rien si vous ne pouvez le savoir.
# SOM-DAMAGE-01
field-HitView-raw = Blessures brutes
    .hint = Marge et Bonus, avant protection et plafond ; rien si vous ne pouvez le savoir.
# SOM-LOC-05
field-refined = Point précis
    .hint = Oui pour viser un point de la zone, cœur ou œil : 2 rangs en tout.
# SOM-CRIME-03
field-relapse = Rangs de récidive
    .hint = Ajoutés au jet pour résister, si ce genre de crime est déjà commis ; 0 sinon.
# SOM-CHAR-01
field-religion = Religion
    .hint = Texte libre du joueur ; tous le lisent, page 1.
# SOM-GUN-06
field-reload = Actions pour recharger
    .hint = Combien il en faut désormais, selon où sont les munitions ; vide : inchangé.
# SOM-GUN-06
field-Firearm-reload = Rechargement
    .hint = Actions, cartouches par action, éjection préalable.
# SOM-GUN-06
field-FirearmRuledEntry-reload = Actions pour recharger
    .hint = Combien il en faut désormais ; rien si inchangé.
# SOM-GUN-06
field-reloading = Actions de rechargement faites
    .hint = Combien, depuis le début de ce rechargement ; 0 : aucun en cours.
# SOM-TRAIT-09
field-remove = Retirer le Trait
    .hint = Oui : il disparaît de la feuille, avec tous ses niveaux.
# SOM-TURN-01
field-removed = Sortants
    .hint = Ceux que le meneur fait sortir du combat.
# SOM-SOMA-26
field-reserved_once = Somatisation unique
    .hint = Oui s’il a vécu celle qui ne vient qu’une fois dans une vie ; le meneur ne peut plus la lui donner.
# SOM-ROLL-13
field-resist_health_mods = Santé et volonté
    .hint = Oui : Blessures et Fatigue comptent aussi dans les jets de volonté et de résistance.
# SOM-DANGER-TORTURE-03
field-resisting = Rangs de la victime
    .hint = Difficulté de son jet de volonté, paramètre par paramètre ; le meneur en décide.
# SOM-TURN-11
field-resolved = Réglée
    .hint = Oui si l’action a été jouée ; rien pour un PNJ, sauf au meneur.
# SOM-TURN-23
field-resolves = Règle
    .hint = L’intention ou le geste en attente que cela tranche ; vide : un jet à part.
# SOM-SOMA-16, SOM-SOMA-18
field-revived = Ranimé
    .hint = Oui : conscient et présent, mais sans action possible pour le reste de la scène.
# SOM-MELEE-37
field-rising = Pour se relever
    .hint = Oui si l’action longue finit debout, sans Blessure à la jambe invalide.
# SOM-DANGER-ROAD-02
field-road_formula = Blessures de la route
    .hint = Dès 30 km/h : une par tranche de 10 km/h, depuis 0, ou au-delà de 30 (avec ou sans une de plus).
# SOM-GUN-05
field-rounds = Cartouches chargées
    .hint = Combien sont dans l’arme ; rien si le meneur les compte.
# SOM-GUN-05, SOM-GUN-06
field-RuleFirearm-rounds = Cartouches chargées
    .hint = Combien le meneur en laisse dans l’arme ; vide : inchangé.
# SOM-GUN-05, SOM-GUN-06
field-FirearmRuledEntry-rounds = Cartouches chargées
    .hint = Combien sont dans l’arme désormais ; rien si inchangé, ou si le meneur les compte pour lui.
# SOM-GUN-06
field-Loading-rounds = Cartouches chargées
    .hint = Au départ ; vide : arme pleine.
# SOM-GUN-06
field-Reloading-rounds = Cartouches par action
    .hint = Combien chacune charge ; 0 : chargeur ou bande, en place à la dernière.
# SOM-GUN-11, SOM-GUN-13
field-ShotsFired-rounds = Cartouches tirées
    .hint = Une au coup par coup, 3 en rafale courte, 10 en tir continu, ou ce qui reste.
# SOM-GUN-11, SOM-GUN-13
field-ShotsEntry-rounds = Cartouches tirées
    .hint = Pour qui les compte ; rien pour les autres.
# SOM-PROT-03
field-ruined = Zones sans protection
    .hint = Celles dont la pièce n’absorbe plus de Blessures après un choc sérieux ; rien si l’objet n’est pas à vous.
# SOM-ANIMAL-13
field-run_up = Élan
    .hint = Oui si le chien a la place d’en prendre ; exigé pour bondir.
# SOM-DANGER-01
field-running = Agit encore
    .hint = Oui tant qu’il coche ; non : il a cessé, et les cases + qu’il a cochées s’effacent peu à peu.
# SOM-RANGED-04
field-scope = Lunette
    .hint = Annule les rangs de distance, à 13 en Tir au moins ; celle de tireur d’élite demande l’Avantage.
# SOM-SKILL-02
field-score = Score
    .hint = Ce que le d20 et ses modificateurs ne doivent pas dépasser ; d’ordinaire 20 au plus, davantage pour une spécialité.
# SOM-CHAR-15
field-GrantChildSkill-score = Score
    .hint = 10, 11 ou 12, au gré du meneur.
# SOM-XP-16
field-StartTreatment-score = Score du soignant
    .hint = Celui contre lequel le joueur du patient lancera.
# SOM-XP-16
field-Treatment-score = Score du soignant
    .hint = Celui contre lequel le joueur du patient lance.
# SOM-DANGER-EXPLO-12
field-SetBomb-score = Score du PNJ
    .hint = Sa Compétence, qui tranche un désamorçage à égalité ; vide : aucune.
# SOM-DANGER-EXPLO-12
field-Bomb-score = Score du fabricant
    .hint = Il tranche un désamorçage à égalité ; rien s’il n’en a pas.
# SOM-ROLL-09
field-NumbersPart-score = Score
    .hint = Ce que dé et modificateurs ne doivent pas dépasser ; rien si la Compétence manque.
# SOM-NPC-02, SOM-ANIMAL-01
field-scores = Scores
    .hint = Général pour un PNJ mineur ; Corps, Sens, Esprit ; Instinct au lieu d’Esprit pour un animal. Rien n’est obligatoire.
# SOM-TURN-06
field-sealed = Déclarations sous pli
    .hint = Entre joueurs de Sens égaux qui se battent : qui a scellé son genre d’action ; rien sinon.
# SOM-DANGER-01
field-second = Seconde
    .hint = De la minute en cours, 0 à 59 ; rien si le meneur garde l’horloge pour lui.
# SOM-DANGER-01
field-seconds = Secondes en plus
    .hint = De 0 à 59, en plus des minutes fictives.
# SOM-DANGER-01
field-Pace-seconds = Secondes entre deux cases
    .hint = Du temps fictif ; 0 si le rythme se compte en Tours.
# SOM-DANGER-APNEA-01
field-BreathEntry-seconds = Secondes de souffle
    .hint = Temps fictif avant l’asphyxie ; chaque coup reçu en ôte 30.
# SOM-DANGER-APNEA-01, SOM-DANGER-APNEA-02
field-BreathView-seconds = Secondes de souffle
    .hint = Temps fictif qui reste avant l’asphyxie ; chaque coup reçu en ôte 30.
# SOM-DANGER-ASPHYXIA-01
field-AirlessEntry-seconds = Secondes entre deux cases
    .hint = Du temps fictif, pour le meneur seul ; rien si elles viennent par Tours.
# SOM-DANGER-ASPHYXIA-01
field-PeriodEntry-seconds = Secondes entre deux cases
    .hint = Du temps fictif, pour le meneur seul ; rien si elles viennent par Tours.
# SOM-DANGER-ATTRITION-04
field-ExposureEntry-seconds = Secondes entre deux cases
    .hint = Du temps fictif, pour le meneur seul.
# SOM-DANGER-ATTRITION-04
field-ExposureView-seconds = Secondes entre deux cases
    .hint = Du temps fictif, pour le meneur seul.
# SOM-DANGER-DISEASE-01
field-DiseaseEntry-seconds = Secondes entre deux Blessures
    .hint = Du temps fictif, pour le meneur seul.
# SOM-DANGER-RAD-01
field-RadiationEntry-seconds = Secondes entre deux cases
    .hint = Du temps fictif, pour le meneur seul.
# SOM-ROLL-32
field-secret_roll_notice = Avis de jet secret
    .hint = Quand il répond à un joueur, toujours, ou jamais ; rien d’autre que le nom du personnage.
# SOM-SKILL-03, SOM-CHAR-19
field-senses = Sens
    .hint = De 10 à 15, et 35 avec Corps et Esprit ; de 1 à 40 si un ancien PNJ ne l’avait pas.
# SOM-DANGER-DISEASE-01
field-severity = Gravité
    .hint = Bénigne, sans effet ; chronique, un Désavantage ; aiguë, des Blessures au rythme du meneur.
# SOM-CHAR-02
field-sex = Sexe
    .hint = Féminin ou masculin : public, même feuilles fermées.
# SOM-CHAR-01
field-sexuality = Orientation sexuelle
    .hint = Texte libre du joueur ; tous le lisent, page 1.
# SOM-MELEE-21
field-shaken = Prise menacée
    .hint = Oui : un coup n’a coché que de la Fatigue ; sans jet de volonté réussi, la prise lâche en fin de Tour. Rien si vous l’ignorez.
# SOM-GUN-15
field-shares = Impacts par cible
    .hint = Comment le tireur a réparti sa rafale.
# SOM-CHAR-03, SOM-CHAR-04
field-sheet_mode = Feuilles
    .hint = Fermées : pages 2 à 4 pour leur joueur et le meneur ; ouvertes : pages 2 et 3 pour tous.
# SOM-RANGED-13
field-shelter = Abri du tireur
    .hint = Il lui coûte 1, 2 ou 3 rangs, en plus du couvert de la cible ; vide : aucun.
# SOM-MELEE-15
field-shield = Bouclier
    .hint = Oui : parer avec coûte 1 rang à l’attaquant ; il prend un bras, et tout autre geste physique de son porteur coûte 1 rang.
# SOM-TRAUMA-02
field-shock = Choc
    .hint = Celui que l’on réduit, par son identifiant.
# SOM-TRAUMA-05, SOM-HARD-02
field-shocks = Chocs et endurcissements
    .hint = Cases que des niveaux de Désavantage peuvent encore expliquer.
# SOM-RANGED-10, SOM-RANGED-13, SOM-RANGED-23
field-shot = Conditions du tir
    .hint = Couvert, abri et distance, au gré du meneur ; vide si ce n’est ni tir ni lancer.
# SOM-NPC-10
field-shown = Dé du PNJ visible
    .hint = Oui ou non, pour ce jet seulement ; vide : selon l’option de la table.
# SOM-OBJ-01
field-CreateObject-shown = Montré
    .hint = Oui si la table voit l’objet dès maintenant.
# SOM-RANGED-02
field-simple = Simple à lancer
    .hint = Oui : pierre, grenade ou Molotov, qui se lancent aux Sens ; sinon il faut Lancer.
# SOM-ROLL-07
field-skill = Compétence
    .hint = Celle qui est employée ; dé et modificateurs ne doivent pas dépasser son score.
# SOM-XP-17, SOM-XP-18
field-StartTreatment-skill = Compétence du soignant
    .hint = Médecine pour le corps ; Psychothérapie, Psychanalyse ou Psychiatrie selon la Phase.
# SOM-XP-17, SOM-XP-18
field-Treatment-skill = Compétence du soignant
    .hint = Médecine pour le corps ; Psychothérapie, Psychanalyse ou Psychiatrie selon la Phase.
# SOM-DISTRESS-05, SOM-DISTRESS-06
field-TreatDistress-skill = Compétence de soin
    .hint = Détresse lente : Médecine, Secourisme, Soins infirmiers… ; rapide : Médecine d’urgence seulement.
# SOM-MELEE-43
field-CallSurprise-skill = Compétence de l’agresseur
    .hint = Sens, ou une meilleure qui convient, comme Camouflage.
# SOM-MOVE-03
field-StartPursuit-skill = Compétence du fuyard
    .hint = Vide : celle du moyen, comme Corps à pied.
# SOM-MOVE-03
field-PursuitView-skill = Compétence du fuyard
    .hint = Telle que le meneur l’a fixée, pour lui seul.
# SOM-MOVE-03
field-Chaser-skill = Compétence du poursuivant
    .hint = Vide : celle du moyen, comme Corps à pied.
# SOM-MOVE-03
field-HunterView-skill = Compétence du poursuivant
    .hint = Telle que le meneur l’a fixée, pour lui seul.
# SOM-MOVE-03
field-Leg-skill = Compétence de l’étape
    .hint = Vide : celle du départ.
# SOM-DANGER-TOXIC-20
field-MakePoison-skill = Compétence
    .hint = Toxicologie, Ophiologie ou Poisons ; le jet est secret.
# SOM-DANGER-EXPLO-10, SOM-DANGER-EXPLO-11
field-BuildBomb-skill = Compétence
    .hint = Explosifs ; à défaut Chimie, Électricité ou autre, avec 1 ou 2 rangs si le meneur l’admet.
# SOM-TURN-09, SOM-MELEE-04
field-ActionSpec-skill = Compétence
    .hint = Vide : celle que donnent les règles, Mêlée ou Corps pour une frappe, Sens pour une esquive ; une spécialité doit être nommée.
# SOM-MOVE-08
field-Watched-skill = Compétence
    .hint = Vide : les Sens, ou celle que donnent les règles.
# SOM-ANIMAL-19
field-BiteDefence-skill = Compétence de défense
    .hint = Une de la feuille de la victime.
# SOM-ANIMAL-18
field-Dodge-skill = Compétence d’esquive
    .hint = Les Sens : rien d’autre ne vaut contre une nuée.
# SOM-DANGER-FALL-02
field-ApplyFall-skill = Pour amortir
    .hint = Corps (1 Blessure de moins) ou une qui convient (2), jusqu’à 5 m ; vide : sans jet.
# SOM-DANGER-TORTURE-03
field-CallTortureRoll-skill = Compétence du tortionnaire
    .hint = Pour des renseignements, s’il en a une ; vide : la victime seule lance.
# SOM-SKILL-08
field-Prerequisite-skill = Compétence commune
    .hint = Corps, Sens ou Esprit : celle dont il faut un minimum.
# SOM-DISTRESS-05
field-AttemptView-skill = Compétence
    .hint = Celle que le joueur veut employer.
# SOM-FATIGUE-08
field-sleep = Lutte contre le sommeil
    .hint = Les jets pour rester éveillé ; rien s’il n’en est pas là.
# SOM-FATIGUE-10
field-sleeper = Dormeur
    .hint = Celui qu’on secoue ; il faudra continuer à le stimuler.
# SOM-MELEE-37
field-slow = Lentement
    .hint = Oui : trois actions au moins pour se lever, sans Blessure à la jambe invalide.
# SOM-DANGER-GAS-07
field-smokes = Brûlante après le départ
    .hint = Oui : la renvoyer à mains nues brûle au 1er degré.
# SOM-ROLL-05
field-social = Action sociale
    .hint = Oui : jamais de dé, le jet est refusé.
# SOM-DANGER-FALL-01
field-softened = Blessures en moins
    .hint = Pour un sol mou ou des branches, au gré du meneur ; 0 sur un sol dur.
# SOM-OBJ-01
field-solidity = Solidité
    .hint = Fragile (détruit à 3 Blessures), solide (6) ou très solide (9) ; brisé au tiers.
# SOM-SOMA-02, SOM-SOMA-21
field-somatisation = Somatisation
    .hint = Celle qui le tient, d’ordinaire sans action possible et jusqu’à la fin de la scène ; rien s’il n’y en a pas.
# SOM-SOMA-02
field-KeeperView-somatisation = Somatisation
    .hint = La vraie, avec ses décisions ; pour le meneur seul.
# SOM-SOMA-05
field-somatogenic = Jet somatogène
    .hint = Annonce avant le dé quel échec peut tourner en somatisation : aucun, tout échec, ou le naturel seul.
# SOM-GUN-06
field-spare = En réserve
    .hint = Au départ : chargeurs ou bandes pleins pour qui en prend, sinon cartouches ; 0 : aucune réserve.
# SOM-GUN-05, SOM-GUN-06
field-GunView-spare = En réserve
    .hint = Chargeurs ou bandes pleins, sinon cartouches ; rien pour des cartouches que le meneur compte.
# SOM-GUN-06
field-RuleFirearm-spare = En réserve
    .hint = Chargeurs ou bandes pleins, sinon cartouches, selon le meneur ; vide : inchangé.
# SOM-GUN-06
field-FirearmRuledEntry-spare = En réserve
    .hint = Chargeurs ou bandes pleins, sinon cartouches ; rien si inchangé, ou pour des cartouches que le meneur compte.
# SOM-SKILL-14, SOM-SKILL-17
field-specialities = Spécialités
    .hint = Plus étroites et plus hautes que la base, qui reste utilisable.
# SOM-ANIMAL-01
field-species = Espèce
    .hint = Son nom ; tous les animaux d’une espèce ont les mêmes scores.
# SOM-DISTRESS-02, SOM-DISTRESS-03
field-speed = Vitesse
    .hint = Une case par heure (lente), par minute (rapide) ou par Tour (foudroyante), au gré du meneur.
# SOM-DANGER-ROAD-02
field-ApplyAccident-speed = Vitesse
    .hint = Du véhicule au choc, en km/h ; au-dessous de 30, le meneur donne les Blessures.
# SOM-DANGER-ROAD-02
field-AccidentEntry-speed = Vitesse
    .hint = Du véhicule au choc, en km/h.
# SOM-DISTRESS-02, SOM-DISTRESS-03
field-Distress-speed = Vitesse
    .hint = Une case par heure (lente), par minute (rapide) ou par Tour (foudroyante) ; rien : au meneur de la dire.
# SOM-DISTRESS-05, SOM-DISTRESS-06
# SOM-DISTRESS-09
field-staff_roll = Jet du personnel
    .hint = Oui : dans un hôpital médiocre, le meneur veut que l’équipe réussisse d’abord en Médecine.
# SOM-COMA-01
field-stage = Stade de coma
    .hint = Par cases de Fatigue : léger 7, moyen 8, profond 9, dépassé 10.
# SOM-MOVE-04
field-CallPursuitRoll-stage = Ce qu’on traverse
    .hint = L’étape de la course, en quelques mots ; facultatif.
# SOM-MOVE-04
field-StretchEntry-stage = Ce qu’on traverse
    .hint = L’étape de la course, si le meneur l’a dite.
# SOM-COMA-01
field-BodyPagesView-stage = Stade de coma
    .hint = Léger 7, moyen 8, profond 9, dépassé 10 cases de Fatigue ; rien si le meneur tient la jauge.
# SOM-COMA-01
field-BodyGmView-stage = Cases du stade de coma
    .hint = Le dernier stade annoncé, de 7 à 10 cases de Fatigue ; 0 sans coma.
# SOM-FEAR-05
field-FearStateSet-state = État de peur
    .hint = Sang-froid, fièvre (1 rang) ou panique (2 rangs), jusqu’à la fin de la scène.
# SOM-NPC-07
field-SetNpcFear-state = Réaction
    .hint = Aucune, fièvre, panique ou somatisation : sans jet, le meneur décide.
# SOM-NPC-07
field-ReactionEntry-state = Réaction
    .hint = Aucune, fièvre, panique ou somatisation.
# SOM-DISTRESS-13
field-RevealNpcState-state = Ce que la table voit
    .hint = Debout, à terre, endormi, inconscient, mort, ou les mots du meneur.
# SOM-SKILL-07, SOM-SKILL-16
field-LineView-state = État de la ligne
    .hint = Vide, remplie, sacrifiée à une spécialité, ou perdue à la validation.
# SOM-DANGER-GAS-05
field-stays = Tient dans le gaz
    .hint = Oui si la volonté l’emporte ; non : il doit fuir.
# SOM-GUN-01
field-steps = Gestes faits
    .hint = Parmi dégainer, ôter la sûreté, armer : il les faut tous avant de tirer.
# SOM-GUN-01
field-RuleFirearm-steps = Gestes faits
    .hint = Ceux que le meneur tient pour faits : dégainer, sûreté, armer ; vide : inchangé.
# SOM-GUN-01
field-FirearmRuledEntry-steps = Gestes faits
    .hint = Parmi dégainer, ôter la sûreté, armer ; rien si inchangé.
# SOM-DANGER-FIRE-02
field-HazardGmView-steps = Paliers atteints
    .hint = Combien le feu en a franchi ; chacun brûle plus et plus large.
# SOM-MELEE-46
field-sticks = Se plante
    .hint = Oui si elle reste dans la plaie ; vide : selon ses dégâts, perforants ou tranchants.
# SOM-DANGER-APNEA-01
field-still = Sans effort
    .hint = Oui : immobile, le souffle dure deux fois plus.
# SOM-DANGER-TORTURE-02
field-stops = Peut s’arrêter
    .hint = Oui si le jet d’Esprit réussit ; non : une séance de plus.
# SOM-DANGER-STRANGLE-02
field-strangle_costs_action = Étrangler prend l’action
    .hint = Oui : il faut le déclarer chaque Tour à la place d’autre chose.
# SOM-DANGER-STRANGLE-02
field-strangling = Étrangle
    .hint = Oui : une case d’asphyxie par Tour tant qu’il serre.
# SOM-RANGED-30
field-stray = Projectile perdu
    .hint = Celui dont il s’agit, par son identifiant.
# SOM-GUN-11
field-streak = Tirs continus d’affilée
    .hint = Combien d’actions : autant de rangs ; un Tour sans tirer remet à 0.
# SOM-SOMA-22
field-strikes = Coups portés à mains nues
    .hint = Combien dans la crise : tous les 3, une Blessure au bras qui frappe.
# SOM-MOVE-07
# SOM-DAMAGE-14
# SOM-DANGER-ELEC-05
field-stuck = Collé au courant
    .hint = Oui : il ne peut lâcher sans un jet de Corps, à 1 ou 2 rangs.
# SOM-DAMAGE-13
field-suits = Avantage qui convient
    .hint = Celui de la feuille qui permet de se battre à la tronçonneuse, si l’attaque demande un jet ; vide : aucun.
# SOM-MELEE-37, SOM-DANGER-EXPLO-35
field-support = Avec un appui
    .hint = Oui : pour se lever sans Blessure, ou poser une arme longue.
# SOM-DANGER-TOXIC-16
field-surgeon = Anesthésiste
    .hint = Qui endort pour opérer, avec la spécialité Anesthésie ; vide : hors d’une opération.
# SOM-MELEE-44
field-surprised = Surpris
    .hint = Ceux qui ne peuvent ni agir ni réagir ce Tour.
# SOM-DISTRESS-05, SOM-DISTRESS-07
field-suspended = Détresse suspendue
    .hint = Oui pendant le répit des soins ; une nouvelle Blessure y met fin.
# SOM-DISTRESS-07
field-suspended_once = Répit déjà employé
    .hint = Oui : aucune seconde suspension n’est possible.
# SOM-ANIMAL-14
field-swarm = Nuée
    .hint = Celle qui attaque, jouée comme un seul PNJ.
# SOM-ANIMAL-14, SOM-ANIMAL-16
field-CreateNpc-swarm = Taille de la nuée
    .hint = Petite (1 cible par Tour), grande (3) ou très grande (toutes) ; vide si ce n’en est pas une.
# SOM-ANIMAL-14, SOM-ANIMAL-16
field-KeeperView-swarm = Taille de la nuée
    .hint = Petite (1 cible par Tour), grande (3) ou très grande (toutes) ; rien si ce n’en est pas une.
# SOM-DANGER-ASPHYXIA-04
field-swooned = Évanoui par un péril
    .hint = Oui si l’asphyxie ou le courant l’a fait perdre connaissance.
# SOM-MOVE-08
field-tail = Filature
    .hint = Celle dont il s’agit, par son identifiant.
# SOM-MOVE-08
field-tails = Filatures
    .hint = Celles que vous connaissez ; une secrète, le meneur seul.
# SOM-XP-11, SOM-XP-12
field-teacher = Avec un professeur
    .hint = Oui : plusieurs niveaux d’un coup jusqu’à 5 ; non : un seul par phase.
# SOM-DANGER-APNEA-03
field-then = Rythme de l’asphyxie
    .hint = Celui qui suivra, si le meneur le sait déjà ; vide : à dire le moment venu.
# SOM-OBJ-01
field-thing = Objet
    .hint = Celui que l’on abîme, par son identifiant.
# SOM-OBJ-01
field-ObjectEntry-thing = Objet
    .hint = Celui que la table voit désormais, par son identifiant.
# SOM-LOC-11, SOM-DANGER-EXPLO-04
field-torn = Membres perdus
    .hint = Arrachés ou amputés : invalides à jamais.
# SOM-DANGER-TOXIC-01
field-toxicity = Toxicité
    .hint = 0, 3, 6 ou 9, au gré du meneur : ce qui pèse sur les jets.
# SOM-DANGER-FIRE-22
field-tracer = Balle traçante
    .hint = Oui : le réservoir saute sur 1 au d6 ; non : sur 1 au d20.
# SOM-DANGER-ATTRITION-06
field-traces = Séquelles possibles
    .hint = Oui : la faim a coché 7 Blessures, le meneur peut donner des Désavantages.
# SOM-ANIMAL-13
field-Animal-trained = Dressé à l’attaque
    .hint = Oui : il peut bondir au bras ou à une zone vitale.
# SOM-DANGER-EXPLO-20
field-TriggerMine-trained = Poseur formé
    .hint = Non : la mine ne vaut rien.
# SOM-XP-16
field-treatment = Traitement
    .hint = Celui dont il s’agit, par son identifiant.
# SOM-XP-16
field-treatments = Traitements
    .hint = En cours, avec leur échéance.
# SOM-DANGER-TOXIC-18
field-trip = Voyage
    .hint = Bon ou mauvais : un mauvais amène un jet de Peur.
# SOM-DANGER-TOXIC-18
field-TripEntry-trip = Voyage
    .hint = Bon ou mauvais, si le meneur en décide ; rien quand un jet d’Esprit le dira.
# SOM-DANGER-TOXIC-18
field-DoseView-trip = Voyage
    .hint = Bon ou mauvais ; rien tant que ce n’est pas décidé, ou pour un autre produit.
# SOM-TURN-02
field-turn = Tour de combat
    .hint = Son numéro, à partir de 1.
# SOM-DANGER-01
field-HazardGmView-turn = Tour du début
    .hint = Celui où le péril a commencé et ne coche pas encore ; -1 hors combat.
# SOM-DISTRESS-03
field-Distress-turn = Tour de la cause
    .hint = Celui du début, ou de la dernière cause ; -1 hors combat.
# SOM-ROLL-02
field-turn_mode = Au Tour par Tour
    .hint = Oui pendant un combat ; non en temps usuel.
# SOM-DANGER-01
field-turns = Tours écoulés
    .hint = Combien passent d’un coup hors combat, 1 au moins.
# SOM-DANGER-ELEC-10
field-StrikeByLightning-turns = Tours par le sol
    .hint = De 1 à 3 quand la foudre passe par les jambes ; 0 : coup direct, mortel.
# SOM-DANGER-01
field-Pace-turns = Tours entre deux cases
    .hint = 0 si le rythme se compte en secondes.
# SOM-DANGER-ASPHYXIA-01
field-AirlessEntry-turns = Tours entre deux cases
    .hint = Pour le meneur seul ; rien si l’horloge compte.
# SOM-DANGER-ASPHYXIA-01
field-PeriodEntry-turns = Tours entre deux cases
    .hint = Pour le meneur seul ; rien si l’horloge compte.
# SOM-LOC-11
field-uncapped = Sans plafond
    .hint = Oui : plus de 3 Blessures possibles sur un membre, comme une tronçonneuse ou une arme lourde.
# SOM-DANGER-EXPLO-35
field-underslung = Lance-grenades dessous
    .hint = Oui : sans appui, ses balles coûtent 1 rang ; jamais balle et grenade dans la même action.
# SOM-GUN-18, SOM-GUN-19
field-unfolding = Actions de mise en place
    .hint = Combien sont faites pour le bipied ou la mise en batterie.
# SOM-DANGER-EXPLO-01
field-unsurvivable = Sans survivant
    .hint = Oui : tous les présents meurent, sans calcul.
# SOM-STUN-02
field-CallStun-until = Durée
    .hint = Jusqu’à la fin de la scène, un nombre de minutes réelles, ou un d20 du joueur.
# SOM-STUN-02
field-StunCallEntry-until = Durée
    .hint = Fin de la scène, minutes réelles ou d20 ; pour le meneur seul.
# SOM-XP-16
field-Treatment-until = Échéance
    .hint = En minutes du temps fictif : avant, le jet est refusé.
# SOM-DISTRESS-05
field-Distress-until = Fin du répit
    .hint = Seconde du temps fictif où les cases reprennent ; rien sans suspension.
# SOM-CARE-07
field-untreatable = Soin impossible
    .hint = Oui : faute de moyens, un jet ne donne qu’un diagnostic.
# SOM-DISTRESS-07
field-used = Répit employé
    .hint = Oui : la Détresse a été suspendue, elle ne le sera plus.
# SOM-DANGER-FIRE-20
field-valve = À robinet
    .hint = Oui : l’ouvrir, 1 action, suffit à la rendre prête.
# SOM-MOVE-08
field-vehicles = En véhicule
    .hint = Oui : chaque camp lance sous le plus bas de Sens et Conduite.
# SOM-SKILL-06
field-verdict = Décision
    .hint = Du meneur : accepter, corriger ou refuser.
# SOM-MELEE-17, SOM-ANIMAL-01
field-victim = Victime
    .hint = Celle que l’autre tient, mord, renverse ou a blessée.
# SOM-DANGER-TORTURE-01
field-RunTortureHours-victim = Victime
    .hint = Celle qui subit la séance.
# SOM-DANGER-TORTURE-01
field-TortureEntry-victim = Victime
    .hint = Celle qui subit la séance.
# SOM-DANGER-TORTURE-01
field-Ordeal-victim = Victime
    .hint = Celle qui subit la séance.
# SOM-DANGER-EXPLO-02
field-victims = Dans la sphère
    .hint = Ceux que l’explosion atteint, nommés par le meneur.
# SOM-MELEE-43
field-CallSurprise-victims = Guettés
    .hint = Ceux qui peuvent être surpris : chacun lance contre l’agresseur.
# SOM-MELEE-43
field-SurpriseEntry-victims = Guettés
    .hint = Ceux qui peuvent être surpris : chacun lance contre l’agresseur.
# SOM-SOMA-13
field-voice = Voix perdue
    .hint = Ce qui reste des cris, en quelques mots, sans effet de règle.
# SOM-DANGER-ELEC-01
field-volts = Volts
    .hint = De 50 à 1 000 : basse tension, cases + ; au-delà : haute, cases x. Moins est sans effet, donc refusé.
# SOM-DANGER-ROAD-06, SOM-DANGER-FALL-03
field-waiting = Blessures à placer
    .hint = Celles d’accidents ou de chutes dont le meneur doit dire la zone.
# SOM-SKILL-18
field-waiver_reason = Demande de dispense
    .hint = Pourquoi le meneur devrait lever la règle enfreinte ; vide si rien ne l’est.
# SOM-TURN-22, SOM-SOMA-27
field-watching = Regarde
    .hint = Oui : ce joueur voit la scène, mais son personnage est ailleurs ; non : il rejoue.
# SOM-DANGER-FIRE-20
field-water_jet = Fort jet d’eau
    .hint = Oui : le seul moyen d’éteindre un liquide lancé en jet.
# SOM-DAMAGE-04
field-weapon = Données d’arme
    .hint = Catégorie, dégâts, Bonus, mains ; rien si l’objet n’en est pas une.
# SOM-DAMAGE-04
field-ItemView-weapon = Données d’arme
    .hint = Catégorie, dégâts, Bonus, mains, pour son porteur et le meneur ; rien pour les autres, ou si ce n’en est pas une.
# SOM-TURN-09, SOM-TURN-15
field-ActionSpec-weapon = Arme ou objet
    .hint = Celui dont le personnage use, ou qu’il prend, donne ou change de main ; vide : à mains nues.
# SOM-RANGED-30
field-CallStrayProjectiles-weapon = Arme
    .hint = En temps usuel, celle du tir manqué ; inutile en combat.
# SOM-TURN-09
field-IntentEntry-weapon = Arme
    .hint = Son nom, pour qui la voit ; vide : à mains nues.
# SOM-PROT-01, SOM-PROT-03
field-weight = Classe
    .hint = Légère : absorbe 6 Blessures ; lourde : 12. Un seul coup de 3, ou 6, la met hors d’usage ensuite.
# SOM-RULING-04, SOM-SOMA-29
field-what = Ce qui manque
    .hint = Le jet, le choix ou la décision que la table attend.
# SOM-SOMA-20
field-withheld = Passé sous silence
    .hint = Oui : la table ignore que la somatisation a pris fin ; son joueur et le meneur seuls le savent.
# SOM-MOVE-04
field-won = Gagnées par le poursuivant
    .hint = Oppositions que ce poursuivant a remportées.
# SOM-PROT-01
field-worn = Porté sur soi
    .hint = Oui : ni en main, ni posé.
# SOM-DANGER-BURN-02
field-worst = Zone la plus brûlée
    .hint = Celle qui prend les Blessures du degré ; à dire si plusieurs sont aussi brûlées.
# SOM-DAMAGE-08
field-wound_instead = Blessure au lieu de Fatigue
    .hint = Oui : un coup non vulnérant très réussi coche 1 Blessure, au gré du meneur.
# SOM-SOMA-25, SOM-COMA-03
field-RuleFall-wounds = Blessures de la chute
    .hint = 0 ou 1, au gré du meneur, une seule fois.
# SOM-SOMA-25, SOM-COMA-03
field-FallEntry-wounds = Blessures de la chute
    .hint = 0 ou 1 ; rien si vous ne lisez pas la page 3.
# SOM-OBJ-02
field-DamageObject-wounds = Blessures
    .hint = Celles que l’objet prend, 0 ou plus ; elles s’ajoutent aux précédentes.
# SOM-RANGED-24
field-NameContactDamage-wounds = Blessures
    .hint = Combien le tireur en annonce à bout touchant ; le meneur les admet ou les change.
# SOM-RANGED-24
field-RuleContactDamage-wounds = Blessures
    .hint = Combien le meneur en retient ; vide : celles que le tireur a dites.
# SOM-RANGED-24
field-ContactEntry-wounds = Blessures
    .hint = Combien à bout touchant ; rien si vous ne pouvez le savoir.
# SOM-DANGER-TORTURE-01
field-RunTortureHours-wounds = Blessures par heure
    .hint = Cochées à la victime : 1 en moyenne, au gré du meneur.
# SOM-DANGER-FIRE-02
field-BurnStepReached-wounds = Blessures du palier
    .hint = Ce que ce palier du feu ajoute.
# SOM-DANGER-FIRE-02
field-BurnStepEntry-wounds = Blessures du palier
    .hint = Ce que ce palier du feu ajoute ; rien si vous ne lisez pas la page 3.
# SOM-ROLL-14
field-NumbersPart-wounds = Blessures
    .hint = Points au dé : un par case cochée, hors cases d’enfance ; 0 si elles ne comptent pas ici.
# SOM-DANGER-ROAD-06, SOM-DANGER-FALL-03
field-WaitingView-wounds = Blessures
    .hint = Combien attendent leur zone.
# SOM-SOMA-19
field-RuleSomatisationEffect-wounds = Blessures
    .hint = De qui se cogne sous l’effet, 0 ou 1, au gré du meneur ; vide : pas encore tranché.
# SOM-SOMA-19
field-SomatisationEffectEntry-wounds = Blessures
    .hint = Coups et langue mordue ; rien si vous ne lisez pas la page 3.
# SOM-DANGER-ROAD-01, SOM-DANGER-ROAD-02
field-Occupant-wounds = Blessures
    .hint = Au gré du meneur, au plus celles de la formule ; exigées sous 30 km/h.
# SOM-DANGER-TORTURE-04
field-GaugesEntry-wounds = Blessures
    .hint = La jauge dessinée, pour qui a fait faire l’examen.
# SOM-SOMA-19
field-wounds_ruled = Blessures tranchées
    .hint = Oui si le meneur a dit ce que coûtent les coups.
# SOM-XP-05
field-xp = Points d’expérience
    .hint = Les pEx du personnage qui ne sont pas dépensés.
# SOM-XP-03
field-SombreView-xp = Expérience du joueur
    .hint = Les pEx de votre place, si l’option les donne au joueur ; sinon 0.
# SOM-CHAR-18
field-SenescenceTicked-xp = Expérience de l’âge
    .hint = 3 pEx par case jusqu’à 70 ans, dans la réserve de sénescence ; ensuite 0.
# SOM-CHAR-18
field-SenescenceEntry-xp = Expérience de l’âge
    .hint = 3 pEx par case jusqu’à 70 ans ; rien pour les autres places.
# SOM-XP-03
field-xp_belongs_to_player = Expérience au joueur
    .hint = Oui : même son personnage mort, le joueur reçoit des pEx et les garde pour un autre.
# SOM-CHAR-18
field-xp_senescence = Expérience de sénescence
    .hint = Les pEx donnés par l’âge, 21 au plus ; jamais pour une Compétence physique.
# SOM-LOC-01
field-zone = Zone
    .hint = Du corps : jambes, bras, tronc ou tête ; d’un chien : pattes de devant ou de derrière, tronc, tête.
# SOM-ANIMAL-11, SOM-ANIMAL-13
field-BiteAttack-zone = Zone mordue
    .hint = Une jambe, au choix ou au d6 ; bras, tronc ou tête seulement en bondissant, ou sur une victime à terre.
# SOM-LOC-03
field-Roll-zone = Dé de zone avec
    .hint = Oui : le d6 de Localisation est jeté en même temps que l’attaque.
# SOM-DAMAGE-16, SOM-LOC-12
field-ImposeWounds-zone = Zone
    .hint = Où elles vont, avec plafond et Marques ; vide : diffuses.
# SOM-RULING-03
field-CompleteLateHit-zone = Zone
    .hint = Où le coup porte ; vide : celle déjà connue, ou un d6.
# SOM-DANGER-EXPLO-03
field-Victim-zone = Zone
    .hint = Au gré du meneur ; vide : un d6 la donne.
# SOM-LOC-02
field-RuleZone-zone = Zone
    .hint = Celle que le meneur nomme, quand une seule a un sens ou que peu importe.
# SOM-LOC-07, SOM-MOVE-07, SOM-RANGED-10
field-ChooseZone-zone = Zone choisie
    .hint = Nommée avant le dé : sans rang si la cible ne peut réagir ou si l’arme la touche presque, au prix du couvert s’il y en a un.
# SOM-RULING-03
field-LateView-zone = Zone
    .hint = Celle déjà connue ; rien : à dire, ou un d6.
# SOM-MOVE-07
field-BlowView-zone = Zone choisie
    .hint = Celle que le poursuivant a nommée ; rien tant qu’il ne l’a pas fait.
# SOM-LOC-03
field-HitView-zone = Zone
    .hint = Celle que le coup touche ; rien avant son dé ou la décision du meneur.
# SOM-DANGER-ROAD-06, SOM-DANGER-FALL-03
field-PlaceWounds-zones = Blessures par zone
    .hint = Combien le meneur en met dans chacune ; vide : les dés les répartissent.
# SOM-DANGER-ROAD-06
field-Occupant-zones = Blessures par zone
    .hint = Combien dans chacune, si le meneur le sait déjà ; vide : à placer ensuite.
# SOM-DANGER-FALL-03
field-ApplyFall-zones = Blessures par zone
    .hint = Combien dans chacune, si aucun dé n’en change le nombre ; vide : à placer ensuite.
# SOM-DANGER-BURN-01
field-ApplyBurn-zones = Étendue par zone
    .hint = 0 pour moins de la moitié, 1 pour la moitié, 2 pour toute la zone : autant de Blessures.
# SOM-DANGER-RAD-02, SOM-DANGER-BURN-01
field-ApplyRadiation-zones = Étendue par zone
    .hint = De la brûlure de la peau : 0 moins de la moitié, 1 la moitié, 2 toute la zone.
# SOM-PROT-05, SOM-PROT-06
field-Protection-zones = Zones couvertes
    .hint = Une pièce par zone ; un gilet ne couvre que le tronc.
# SOM-DANGER-ROAD-06, SOM-DANGER-FALL-03
field-PlacedEntry-zones = Zones blessées
    .hint = Celles où vont les Blessures ; vide si les dés les diront.
# SOM-SOMA-27
field-SetWatching-seat = Joueur
    .hint = Celui que le meneur laisse regarder, ou rejouer.
# SOM-CHAR-12
field-CreateCharacter-seat = Joueur
    .hint = À qui sera le personnage ; vide : tout prêt, sans joueur encore.
# SOM-CHAR-19
field-AssignCharacter-seat = Joueur
    .hint = À qui le meneur le confie ; vide : au meneur.
# SOM-CHAR-12
field-ImportCharacter-seat = Joueur
    .hint = À qui sera le personnage ; vide : tout prêt, sans joueur encore.
# SOM-XP-03
field-AwardXp-seat = Joueur
    .hint = À qui vont les points quand l’option les donne au joueur ; à la place du personnage.
# SOM-CHAR-12
field-CreatedEntry-seat = Joueur
    .hint = À qui est le personnage ; rien s’il n’a pas de joueur.
# SOM-CHAR-19
field-CharacterView-seat = Joueur
    .hint = Qui le joue ; rien : le meneur.
# SOM-SOMA-20
field-DiscloseSomatisation-seats = À qui le dire
    .hint = Les places qui apprennent quelle somatisation c’est vraiment, au choix du meneur.
# SOM-SOMA-20
field-SuspendedAnimationDisclosed-seats = Qui le sait
    .hint = Les places qui apprennent quelle somatisation c’est vraiment.
# SOM-DANGER-TORTURE-04, SOM-CARE-07
field-RevealGauges-seats = À qui les montrer
    .hint = Les places de ceux qui font faire l’examen.
# SOM-CHAR-01
field-CreateCharacter-name = Nom du personnage
    .hint = Rubrique publique de la page 1.
# SOM-CHAR-01
field-SetIdentity-name = Nom du personnage
    .hint = Rubrique publique de la page 1 ; vide : inchangé.
# SOM-CHAR-01
field-Identity-name = Nom du personnage
    .hint = Rubrique publique de la page 1.
# SOM-NPC-09
field-CreateNpc-name = Nom du PNJ
    .hint = Pour le meneur seul ; la table n’aura que ce qu’il en dira en le présentant.
# SOM-NPC-09
field-UpdateNpc-name = Nom du PNJ
    .hint = Pour le meneur seul ; vide : inchangé.
# SOM-NPC-09, SOM-CHAR-01
field-KeeperView-name = Nom pour le meneur
    .hint = D’un PNJ, celui que le meneur garde pour lui ; d’un PJ, celui de la page 1.
# SOM-MIND-05
field-PhaseChanged-name = Nom de la Phase
    .hint = Le mot de la Personnalité pour cette Phase.
# SOM-ROLL-01
field-OpenScene-title = Titre de la scène
    .hint = Lu de tous.
# SOM-ROLL-01
field-SceneEntry-title = Titre de la scène
    .hint = Tel que le meneur l’a donné.
# SOM-SKILL-06, SOM-TRAIT-01
field-title = Intitulé
    .hint = De la Compétence ou du Trait, tel qu’il est sur la feuille.
# SOM-DANGER-DISEASE-01
field-ApplyDisease-title = Nom de la maladie
    .hint = Chronique, elle donne un Désavantage de ce nom ; vide : Maladie.
# SOM-DANGER-DISEASE-01
field-DiseaseEntry-title = Nom de la maladie
    .hint = Tel que le meneur l’a donné ; vide s’il n’en a pas dit.
# SOM-CHAR-01
field-WriteBackground-text = Texte
    .hint = Ce qui remplace cette partie de la page 4.
# SOM-ROLL-07
field-DeclareAction-text = Action
    .hint = Ce que le personnage tente, hors combat ; le meneur dira s’il faut un jet.
# SOM-ROLL-07
field-DeclaredEntry-text = Action
    .hint = Ce que le personnage tente.
# SOM-ROLL-07
field-DeclarationView-text = Action
    .hint = Ce que le personnage tente.
# SOM-ROLL-07, SOM-RULING-05
# SOM-FEAR-08
field-ImposeAction-text = Geste imposé
    .hint = Ce que la peur lui fait faire à tort, selon le meneur : une fois en fièvre, sans limite en panique.
# SOM-LOC-06
field-RefineZone-text = Point précis
    .hint = Où exactement dans la zone, selon le meneur ; sans effet chiffré.
# SOM-LOC-06
field-SpotEntry-text = Point précis
    .hint = Où exactement dans la zone ; sans effet chiffré.
# SOM-TURN-17
field-SetLongAction-text = Action longue
    .hint = Ce qu’elle consiste à faire, lu de tous.
# SOM-TURN-17
field-LongEntry-text = Action longue
    .hint = Ce qu’elle consiste à faire.
# SOM-TURN-17
field-LongView-text = Action longue
    .hint = Ce qu’elle consiste à faire.
# SOM-TURN-17
field-LongAction-text = Action longue
    .hint = Ce qu’elle consiste à faire.
# SOM-TURN-09
field-ActionSpec-text = Description
    .hint = Ce qu’il fait, en quelques mots ; exigé d’un geste libre.
# SOM-TURN-09
field-IntentEntry-text = Description
    .hint = Ce qu’il fait, tel qu’annoncé.
# SOM-HARD-05
field-DispenseFear-reason = Motif
    .hint = Pourquoi l’endurcissement suffit ici ; pour le joueur et le meneur.
# SOM-TRAUMA-04
field-InflictStress-reason = Motif
    .hint = Ce qui use ses nerfs, sans jet de Peur : une case x.
# SOM-CRIME-05
field-HardenByCrime-reason = Motif
    .hint = Exigé hors de 1 à 3 cases +.
# SOM-SKILL-06, SOM-SKILL-18
field-ReviewProposal-reason = Motif
    .hint = Ce que le meneur en dit au joueur ; exigé s’il lève une règle.
# SOM-SKILL-06
field-ReviewEntry-reason = Motif
    .hint = Ce que le meneur en dit au joueur.
# SOM-ROLL-04, SOM-ROLL-06
field-DeclareAutomaticResult-reason = Motif
    .hint = Pourquoi aucun dé : évidence, besoin de l’histoire, incompétence, estimation…
# SOM-ROLL-35, SOM-ROLL-39
field-ActionAutoResolved-reason = Motif
    .hint = Incompétence, ou personne pour mener le jet collectif.
# SOM-ROLL-04, SOM-ROLL-39
field-AutoEntry-reason = Motif
    .hint = Pourquoi aucun dé ; rien si vous ne pouvez le savoir.
# SOM-CHAR-18
field-ProposeSkill-physical = Compétence physique
    .hint = Oui si le corps y compte : les pEx de sénescence ne peuvent la payer.
# SOM-CHAR-18
field-ProposeSpend-physical = Compétence physique
    .hint = Oui si le corps y compte : les pEx de sénescence ne peuvent la payer.
# SOM-CHAR-18
field-SkillItem-physical = Compétence physique
    .hint = Oui si le corps y compte : les pEx de sénescence ne peuvent la payer.
# SOM-CHAR-18
field-SpendItem-physical = Compétence physique
    .hint = Oui si le corps y compte : les pEx de sénescence ne peuvent la payer.
# SOM-CHAR-18
field-SheetSkill-physical = Compétence physique
    .hint = Oui si le corps y compte : les pEx de sénescence ne peuvent la payer.
# SOM-ROLL-41
field-RollEntry-physical = Dé de la table
    .hint = Oui si le dé a roulé à la table et que sa face a été donnée ; rien si vous ne le voyez pas.
# SOM-CHAR-05
field-SetSheetMode-character = Personnage
    .hint = À laisser vide : les feuilles s’ouvrent ou se ferment pour toute la table.
# SOM-XP-02
field-AwardXp-character = Personnage
    .hint = Un survivant, qui reçoit les points ; à la place d’un joueur.
# SOM-DANGER-01
field-CallDie-character = Pour qui
    .hint = Celui dont le joueur lance ; vide : le meneur, aussitôt.
# SOM-SOMA-04, SOM-SOMA-27
field-SeatPresenceChanged-character = Personnage
    .hint = Celui dont la somatisation en est cause ; rien pour une autre absence.
# SOM-SOMA-04, SOM-SOMA-27
field-PresenceEntry-character = Personnage
    .hint = Celui dont la somatisation en est cause ; rien pour une autre absence.
# SOM-LOC-15
field-DroppedEntry-character = Qui le lâche
    .hint = Rien si la table ne le connaît pas.
# SOM-DANGER-EXPLO-31
field-ThrownEntry-character = Qui la lance
    .hint = Rien si la table ne le connaît pas.
# SOM-TURN-02
field-AwaitedView-character = Personnage
    .hint = Celui dont on attend quelque chose ; rien si c’est la table entière.
# SOM-DISTRESS-05
field-TreatDistress-character = Soignant
    .hint = Le vôtre, qui porte secours.
# SOM-DISTRESS-05
field-TreatEntry-character = Soignant
    .hint = Celui qui porte secours.
# SOM-DISTRESS-08
field-TreatmentFailed-character = Soignant
    .hint = Celui qui a échoué ; un autre peut essayer si le meneur l’admet.
# SOM-FATIGUE-10
field-ShakeAwake-character = Qui secoue
    .hint = Le vôtre, auprès du dormeur.
# SOM-DANGER-FIRE-02
field-Extinguish-character = Qui éteint
    .hint = Celui qui lutte contre le feu, sur soi ou sur un autre.
# SOM-DANGER-FIRE-02
field-PuttingOutEntry-character = Qui éteint
    .hint = Celui qui lutte contre le feu, sur soi ou sur un autre.
# SOM-MELEE-17
field-GrabSet-character = Qui saisit
    .hint = Celui qui tient l’autre.
# SOM-MELEE-21
field-GrabKept-character = Qui tient
    .hint = Celui qui garde sa prise.
# SOM-MELEE-21
field-GrabBroken-character = Qui tenait
    .hint = Celui dont la prise se rompt.
# SOM-MELEE-18, SOM-MELEE-21
field-GrabRuledEntry-character = Qui tient
    .hint = Celui dont le meneur a jugé la prise.
# SOM-MELEE-21
field-GrabAskedEntry-character = Qui tient
    .hint = Celui qui doit un jet de volonté pour garder sa prise.
# SOM-MELEE-20
field-Tackled-character = Qui renverse
    .hint = Celui qui jette l’autre à terre.
# SOM-MELEE-46
field-WeaponEmbedded-character = Qui frappe
    .hint = Celui dont l’arme reste dans la plaie.
# SOM-MELEE-47
field-WeaponLeft-character = Qui frappait
    .hint = Celui dont l’arme quitte la plaie, ou la main.
# SOM-MELEE-46
field-WoundAggravated-character = Qui aggrave
    .hint = Celui qui enfonce l’arme.
# SOM-MELEE-46
field-AggravatedEntry-character = Qui aggrave
    .hint = Celui qui enfonce l’arme.
# SOM-MOVE-07
field-BlowOpened-character = Poursuivant
    .hint = Celui qui peut frapper.
# SOM-MOVE-07
field-BlowView-character = Poursuivant
    .hint = Celui qui peut frapper.
# SOM-DAMAGE-14
field-DamageQueued-character = Touché
    .hint = Celui qui reçoit le coup.
# SOM-MELEE-17
field-GrabLanded-character = Saisi
    .hint = Celui sur qui les mains se referment.
# SOM-DAMAGE-14
field-HitEntry-character = Touché
    .hint = Celui qui reçoit le coup.
# SOM-RULING-03
field-ConsequenceOpened-character = Touché
    .hint = Celui que le coup tardif atteint.
# SOM-TURN-15
field-HandedEntry-character = Personnage
    .hint = Qui remet l’objet ou le pose ; vide si vous ne le connaissez pas.
# SOM-CHAR-02
field-SetIdentity-character = Personnage
    .hint = Celui dont on remplit la page 1 : son joueur à la création, le meneur à tout moment.
# SOM-CHAR-01
field-WriteBackground-character = Personnage
    .hint = Celui dont on écrit la page 4 ; à son joueur ou au meneur de le faire.
# SOM-SKILL-03, SOM-CHAR-19
field-AllocateCommonSkills-character = Personnage
    .hint = Celui qu’on crée, ou l’ancien PNJ à qui il en manque ; à son joueur ou au meneur de le faire.
# SOM-MIND-09
field-ChoosePersonality-character = Personnage
    .hint = Celui qu’on crée, ou qui vient d’être confié à un joueur sans en avoir une.
# SOM-CHAR-13
field-SetHandedness-character = Personnage
    .hint = Celui qu’on crée ; sans choix de son joueur, il est droitier.
# SOM-CHAR-13
field-DrawHandedness-character = Personnage
    .hint = Celui qu’on crée, quand la table tire la latéralité : son joueur lance le d6.
# SOM-CHAR-14, SOM-CHAR-15
field-SetAgeClass-character = Personnage
    .hint = Celui qu’on crée et à qui le meneur accorde une classe d’âge.
# SOM-CHAR-15
field-GrantChildSkill-character = Personnage
    .hint = Un enfant en création, qui n’a pas encore reçu cette Compétence.
# SOM-TRAIT-02
field-SetSpecial-character = Personnage
    .hint = Celui qu’on crée et à qui le meneur ouvre, ou ferme, les Traits surnaturels.
# SOM-SKILL-06
field-ProposeSkill-character = Personnage
    .hint = Le vôtre, en création, ou hors scène si l’âge lui a ouvert une ligne.
# SOM-SKILL-15
field-ProposeSpeciality-character = Personnage
    .hint = Le vôtre, un adulte en création qui n’a pas encore de spécialité.
# SOM-TRAIT-03
field-ProposeTrait-character = Personnage
    .hint = Le vôtre, en création ; le meneur acceptera, corrigera ou refusera le Trait.
# SOM-MIND-03, SOM-HARD-07
field-ProposeInitialTicks-character = Personnage
    .hint = Le vôtre, en création ; ces cases de départ attendent l’accord du meneur.
# SOM-CHAR-12
field-WithdrawProposal-character = Personnage
    .hint = Celui qu’on crée et dont on reprend une proposition ; à son joueur ou au meneur.
# SOM-CHAR-12
field-ValidateCharacter-character = Personnage
    .hint = Celui dont la création est finie : le meneur l’admet en jeu, si aucune règle n’est enfreinte.
# SOM-CHAR-19
field-AssignCharacter-character = Personnage
    .hint = Celui qui change de mains, PJ ou PNJ ; jamais un perdu à 10 d’Instabilité vers un joueur.
# SOM-CHAR-10
field-ApplyTick-character = Personnage
    .hint = N’importe lequel, PNJ compris, au gré du meneur.
# SOM-CHAR-09
field-RemoveTick-character = Personnage
    .hint = N’importe lequel, PNJ compris ; seules ses cases qui ne sont pas définitives s’effacent.
# SOM-CHAR-11
field-SetCounter-character = Personnage
    .hint = Celui dont le compteur change ; à son joueur ou au meneur de le faire.
# SOM-CHAR-17
field-SetAge-character = Personnage
    .hint = Celui qui vieillit ; le meneur donne le nouvel âge, et les cases de sénescence suivent.
# SOM-CHAR-14
field-GrowUp-character = Personnage
    .hint = Un enfant, qui devient adolescent, ou un adolescent, qui devient adulte, quand le meneur le dit.
# SOM-CHAR-16
field-GrowChild-character = Personnage
    .hint = Un enfant à qui il reste des cases d’enfance sur la jauge de Blessures.
# SOM-TRAIT-07
field-ChangeTrait-character = Personnage
    .hint = N’importe lequel, PNJ compris, dont le meneur change un Trait en cours de jeu.
# SOM-XP-15
field-MarkIllness-character = Personnage
    .hint = Celui dont le meneur tient un Désavantage pour une maladie, ou non.
# SOM-ANIMAL-18
field-Dodge-character = Personnage
    .hint = Une cible de la nuée, qui tente de l’esquiver.
# SOM-XP-06
field-ProposeSpend-character = Personnage
    .hint = Le vôtre, en phase d’expérience ; le meneur peut mettre son veto.
# SOM-XP-16
field-StartTreatment-character = Personnage
    .hint = Le patient, hors de toute scène : un PJ dont un Désavantage est une maladie curable.
# SOM-XP-16
field-FinishTreatment-character = Personnage
    .hint = Le patient, dont le délai de traitement est passé : son joueur lancera.
# SOM-XP-16
field-PayTreatment-character = Personnage
    .hint = Le vôtre, dont le jet de traitement est réussi.
# SOM-ROLL-07
field-DeclareAction-character = Personnage
    .hint = Le vôtre, hors combat, s’il est en état d’agir.
# SOM-ROLL-04
field-DeclareAutomaticResult-character = Personnage
    .hint = Celui qui agit, PJ ou PNJ : le meneur tranche pour lui sans dé.
# SOM-ROLL-08, SOM-NPC-05
field-CallRoll-character = Personnage
    .hint = Qui lance : un PJ, par son joueur, ou un PNJ, par le meneur, s’il affronte un PJ.
# SOM-ROLL-08
field-CallPart-character = Personnage
    .hint = Qui doit lancer : son joueur pour un PJ, le meneur pour un PNJ.
# SOM-ROLL-23
field-Side-character = Personnage
    .hint = Qui lance pour ce camp : un PJ, par son joueur, ou un PNJ, par le meneur.
# SOM-FEAR-01, SOM-ANIMAL-05
field-Frightened-character = Personnage
    .hint = Qui doit le jet de Peur : un PJ, ou un animal ; jamais un autre PNJ.
# SOM-HARD-05
field-DispenseFear-character = Personnage
    .hint = Un endurci, d’une case + au moins, que le meneur dispense de ce jet de Peur.
# SOM-FEAR-10
field-WorsenFear-character = Personnage
    .hint = Un fébrile, que le meneur fait passer à la panique sans nouveau jet.
# SOM-FEAR-08, SOM-DANGER-TOXIC-14
field-ImposeAction-character = Personnage
    .hint = Qui est en fièvre ou en panique, ou sous dépresseur : le meneur lui dicte un geste.
# SOM-SOMA-01
field-TriggerSomatisation-character = Personnage
    .hint = Un PJ en fièvre ou en panique, ou qui vient de rater un jet de Peur, et ne somatise pas déjà.
# SOM-SOMA-09
field-ChooseSomatisation-character = Personnage
    .hint = Le vôtre, quand le meneur vous laisse choisir sa somatisation.
# SOM-SOMA-13
field-RuleSomatisationEffect-character = Personnage
    .hint = Qui somatise : le meneur dit ce que cela lui coûte.
# SOM-SOMA-25, SOM-COMA-03, SOM-MELEE-35
field-RuleFall-character = Personnage
    .hint = Qui tombe : sans conscience, en somatisant, ou jeté à terre dans un combat, au gré du meneur.
# SOM-SOMA-16
field-ReviveCharacter-character = Personnage
    .hint = Qui s’est évanoui en somatisant, si cela peut être interrompu.
# SOM-SOMA-20
field-DiscloseSomatisation-character = Personnage
    .hint = Celui dont la table ignore encore la vraie somatisation.
# SOM-SOMA-22
field-EndFrenzy-character = Personnage
    .hint = Celui dont la crise prend fin avant la scène.
# SOM-TRAUMA-02
field-InflictShock-character = Personnage
    .hint = Un PJ qui a raté son jet de Peur, et que cette situation n’a pas déjà choqué.
# SOM-TRAUMA-04
field-InflictStress-character = Personnage
    .hint = Un PJ que le meneur juge à bout de nerfs, sans jet de Peur.
# SOM-HARD-01
field-Harden-character = Personnage
    .hint = Un PJ que l’habitude endurcit, au gré du meneur.
# SOM-CRIME-01
field-DeclareCrime-character = Personnage
    .hint = Un PJ dont le meneur tient l’acte, présent ou passé, pour un crime.
# SOM-CRIME-02
field-CallCrimeRoll-character = Personnage
    .hint = Un PJ tenté par un crime, ou qui n’ose pas : son joueur lance sous Esprit.
# SOM-DISTRESS-02
field-SetDistressSpeed-character = Personnage
    .hint = Qui entre en Détresse, ou dont une cause nouvelle peut accélérer celle qui court.
# SOM-CARE-07
field-RuleTreatment-character = Personnage
    .hint = Le blessé ou le malade, qu’on a ou n’a pas de quoi soigner, selon le meneur.
# SOM-DISTRESS-07
field-RuleViolentEffort-character = Personnage
    .hint = Qui vient de fournir un effort violent : sa Détresse suspendue rechute.
# SOM-DISTRESS-09
field-AdmitToHospital-character = Personnage
    .hint = Le patient, en Détresse lente ou rapide : la foudroyante ne laisse pas le temps.
# SOM-DISTRESS-10
field-RuleIntensiveCareFate-character = Personnage
    .hint = Le patient admis en réanimation, dont le meneur décide le sort.
# SOM-DISTRESS-12
field-ConcludeAgony-character = Personnage
    .hint = Qui meurt d’une Détresse foudroyante hors combat : toutes ses cases se cochent d’un coup.
# SOM-FATIGUE-01
field-ImposeFatigue-character = Personnage
    .hint = Celui que le meneur fatigue, PNJ compris.
# SOM-FATIGUE-04
field-RestCharacter-character = Personnage
    .hint = Qui se repose, ou passe une nuit blanche, hors combat.
# SOM-FATIGUE-08
field-StartSleepChecks-character = Personnage
    .hint = Qui risque de s’endormir, selon le meneur.
# SOM-FATIGUE-09
field-CallSleepCheck-character = Personnage
    .hint = Qui lutte déjà contre le sommeil : son joueur lance encore une fois.
# SOM-FATIGUE-10
field-RuleAsleep-character = Personnage
    .hint = Qui s’endort sans jet, par décision du meneur.
# SOM-FATIGUE-10, SOM-COMA-07
field-RuleWaking-character = Personnage
    .hint = Un dormeur, un assommé ou un comateux que le meneur fait se réveiller.
# SOM-DANGER-TOXIC-06, SOM-ROLL-41
field-TakeFatigueGauge-character = Personnage
    .hint = Celui dont le meneur garde désormais la Fatigue pour lui seul.
# SOM-ROLL-41
field-GiveFatigueGauge-character = Personnage
    .hint = Celui dont le meneur rend la Fatigue à la vue de son joueur.
# SOM-DANGER-TORTURE-04
field-RevealGauges-character = Personnage
    .hint = Celui que l’on examine : ses deux jauges de santé seront montrées.
# SOM-MELEE-37, SOM-LOC-16
field-GetUp-character = Personnage
    .hint = Qui est au sol hors combat, conscient, avec une jambe valide au moins ; son joueur ou le meneur le dit.
# SOM-STUN-01
field-CallStun-character = Personnage
    .hint = Un PJ frappé à la tête, que le meneur fait lancer sous Corps sans modificateur.
# SOM-STUN-04
field-RuleDazed-character = Personnage
    .hint = Qui est sonné sans jet : drogue, réveil, explosion.
# SOM-CARE-05
field-SetCare-character = Personnage
    .hint = Un blessé, dont le meneur dit s’il est bien soigné.
# SOM-CARE-03
field-ReopenWound-character = Personnage
    .hint = Un blessé qui ne s’est pas reposé et dont des Blessures avaient guéri.
# SOM-CARE-04
field-EraseMarks-character = Personnage
    .hint = Celui dont un membre marqué guérit, selon le meneur.
# SOM-CARE-06
field-CallInfection-character = Personnage
    .hint = Un blessé mal soigné, d’une morsure ou d’une arme sale : il lance sous Corps sans modificateur.
# SOM-CARE-06, SOM-DANGER-DISEASE-01
field-StopIllness-character = Personnage
    .hint = Le malade, l’infecté ou l’irradié que l’on soigne, ou dont le mal s’épuise.
# SOM-CARE-08
field-RuleSequelae-character = Personnage
    .hint = Un blessé, guéri ou non, à qui le meneur laisse des traces.
# SOM-CARE-01
field-HealWeek-character = Personnage
    .hint = Un blessé au repos et soigné, hors Détresse : les semaines passent pour lui.
# SOM-PROT-01, SOM-LOC-15
field-Equip-character = Personnage
    .hint = Qui prend l’objet en main ou le met ; à son joueur ou au meneur, hors combat.
# SOM-PROT-01
field-Unequip-character = Personnage
    .hint = Qui range ou ôte l’objet ; à son joueur ou au meneur, hors combat.
# SOM-PROT-08
field-SetEncumbrance-character = Personnage
    .hint = Celui que son équipement gêne, selon le meneur.
# SOM-TURN-15
field-TakeUp-character = Personnage
    .hint = Qui prend l’objet, hors combat ; à son joueur ou au meneur de le dire.
# SOM-TURN-15
field-HandOver-character = Personnage
    .hint = Qui donne l’objet ou le pose, hors combat ; à son joueur ou au meneur de le dire.
# SOM-TURN-15
field-ChangeHand-character = Personnage
    .hint = Qui passe l’objet d’une main à l’autre, hors combat ; à son joueur ou au meneur de le dire.
# SOM-DAMAGE-16
field-ImposeWounds-character = Personnage
    .hint = Celui que le meneur blesse sans dé, PNJ compris ; en phase 1 ou 2, elles attendent la phase 3.
# SOM-MELEE-30
field-RuleCondition-character = Personnage
    .hint = Celui que le meneur déclare dans cette condition.
# SOM-MELEE-30
field-LiftCondition-character = Personnage
    .hint = Celui que le meneur tire de cette condition.
# SOM-GUN-01
field-PrepareFirearm-character = Personnage
    .hint = Qui prépare son arme hors combat ; à son joueur ou au meneur.
# SOM-GUN-03
field-CycleFirearm-character = Personnage
    .hint = Qui réarme hors combat ; à son joueur ou au meneur.
# SOM-GUN-10
field-SelectMode-character = Personnage
    .hint = Qui change le mode de tir hors combat ; à son joueur ou au meneur.
# SOM-GUN-06
field-Reload-character = Personnage
    .hint = Qui recharge hors combat ; à son joueur ou au meneur.
# SOM-GUN-18
field-UnfoldBipod-character = Personnage
    .hint = Qui déplie le bipied ou met l’arme en batterie hors combat ; à son joueur ou au meneur.
# SOM-TURN-04
field-DeclareIntent-character = Personnage
    .hint = Le vôtre, quand c’est à lui de déclarer : les Sens les plus bas d’abord.
# SOM-TURN-06
field-SealIntentKind-character = Personnage
    .hint = Le vôtre, appelé à sceller le genre de son action.
# SOM-TURN-06
field-SpecifyIntent-character = Personnage
    .hint = Le vôtre, dont le genre d’action vient d’être ouvert.
# SOM-TURN-08
field-RuleHesitation-character = Personnage
    .hint = Celui dont le joueur tarde : il ne fera rien ce Tour, par décision du meneur.
# SOM-TURN-09
field-VoidDeclaration-character = Personnage
    .hint = Celui dont le meneur annule la déclaration ; il en fera une autre en phase 1.
# SOM-TURN-17
field-SetLongAction-character = Personnage
    .hint = Celui dont le geste prendra plusieurs Tours, selon le meneur.
# SOM-TURN-17
field-AdjustLongAction-character = Personnage
    .hint = Celui dont le meneur change la longueur d’une action en cours.
# SOM-TURN-18
field-RuleInterruption-character = Personnage
    .hint = Celui dont l’action longue a été coupée.
# SOM-MOVE-06
field-Chaser-character = Personnage
    .hint = Un poursuivant, ou le chef d’un groupe de poursuivants.
# SOM-MOVE-08
field-Watched-character = Personnage
    .hint = Celui dont ce camp de la filature dépend : le fileur, ou celui qu’il suit.
# SOM-DANGER-04
field-ConvertTicks-character = Personnage
    .hint = Celui dont un péril passé laisse des cases +, que le meneur rend ordinaires.
# SOM-DANGER-ASPHYXIA-01
field-StartAsphyxia-character = Personnage
    .hint = Celui à qui l’air manque.
# SOM-DANGER-ASPHYXIA-02
field-StopAsphyxia-character = Personnage
    .hint = Celui qui respire de nouveau.
# SOM-DANGER-APNEA-01
field-StartApnea-character = Personnage
    .hint = Qui retient son souffle ; à son joueur ou au meneur de le dire.
# SOM-DANGER-ATTRITION-01
field-StartAttrition-character = Personnage
    .hint = Celui qui a faim, soif, chaud ou froid, selon le meneur.
# SOM-DANGER-ATTRITION-05
field-StopAttrition-character = Personnage
    .hint = Celui que l’on nourrit, abreuve, rafraîchit ou réchauffe.
# SOM-DANGER-ASPHYXIA-01, SOM-DANGER-ATTRITION-04
field-SetPeriod-character = Personnage
    .hint = Celui dont le meneur fixe le rythme des cases à venir.
# SOM-DANGER-DISEASE-01
field-ApplyDisease-character = Personnage
    .hint = Celui qui tombe malade, selon le meneur.
# SOM-DANGER-RAD-01
field-ApplyRadiation-character = Personnage
    .hint = Celui qui est irradié, selon le meneur.
# SOM-DANGER-TOXIC-01
field-Administer-character = Personnage
    .hint = Celui qui prend le produit, ou à qui on le donne, même à son insu.
# SOM-DANGER-TOXIC-20
field-MakePoison-character = Personnage
    .hint = Qui prépare le poison ; à son joueur ou au meneur de le dire, et le jet sera secret.
# SOM-DANGER-TOXIC-03
field-CallAddiction-character = Personnage
    .hint = Celui qui a pris le produit et risque de ne plus s’en passer.
# SOM-DANGER-ROAD-03
field-Occupant-character = Personnage
    .hint = Un des accidentés, dans le véhicule ou sur son chemin.
# SOM-DANGER-FALL-01
field-ApplyFall-character = Personnage
    .hint = Celui qui tombe de haut.
# SOM-DANGER-ELEC-03
field-StopCurrent-character = Personnage
    .hint = Celui que le courant ne traverse plus, selon le meneur.
# SOM-DANGER-ELEC-05
field-TearLoose-character = Personnage
    .hint = Qui est collé au courant, hors combat, et lutte pour se dégager.
# SOM-DANGER-ELEC-10
field-StrikeByLightning-character = Personnage
    .hint = Celui que la foudre frappe, de plein fouet ou par le sol.
# SOM-DANGER-FROST-01
field-StartFrostbite-character = Personnage
    .hint = Qui est en hypothermie depuis des heures, selon le meneur.
# SOM-DANGER-FROST-02
field-AssignFrostbite-character = Personnage
    .hint = Celui dont une Blessure du froid attend encore une main ou un pied.
# SOM-DANGER-BURN-01
field-ApplyBurn-character = Personnage
    .hint = Celui qui est brûlé.
# SOM-DANGER-FIRE-02
field-Ignite-character = Personnage
    .hint = Celui qui prend feu, selon le meneur.
# SOM-DANGER-FIRE-02
field-SpreadFire-character = Personnage
    .hint = Celui qui brûle, et dont le meneur dit par où le feu s’étend.
# SOM-DANGER-EXPLO-02
field-Victim-character = Personnage
    .hint = Quelqu’un que l’explosion atteint.
# SOM-DANGER-EXPLO-10
field-BuildBomb-character = Personnage
    .hint = Qui construit l’engin ; à son joueur ou au meneur de le dire, et le jet sera secret.
# SOM-DANGER-EXPLO-12
field-DefuseBomb-character = Personnage
    .hint = Qui tente de désamorcer la bombe ; à son joueur ou au meneur de le dire.
# SOM-DANGER-EXPLO-20
field-LayMine-character = Personnage
    .hint = Qui pose la mine ; sans formation elle ne vaudra rien, sans que son joueur l’apprenne.
# SOM-DANGER-EXPLO-21
field-ClearMines-character = Personnage
    .hint = Qui déblaie l’endroit, seul ou à la tête d’une équipe ; à son joueur ou au meneur de le dire.
# SOM-DANGER-EXPLO-31, SOM-DANGER-FIRE-10
field-HandleCharge-character = Personnage
    .hint = Qui manipule la charge hors combat ; à son joueur ou au meneur.
# SOM-DANGER-EXPLO-30
field-ThrowGrenade-character = Personnage
    .hint = Qui lance la grenade hors combat ; le meneur en dira l’issue.
# SOM-DANGER-FIRE-22
field-PierceTank-character = Personnage
    .hint = Le porteur du lance-flammes dont une balle perce un réservoir.
# SOM-ROLL-22
field-LockView-character = Personnage
    .hint = Celui à qui cette tentative est fermée ; ses compagnons peuvent encore essayer.
# SOM-SOMA-29
field-DueView-character = Personnage
    .hint = Celui pour qui le meneur doit trancher.
# SOM-ROLL-07
field-DeclarationView-character = Personnage
    .hint = Celui qui tente l’action déclarée.
# SOM-GUN-15
field-BurstView-character = Personnage
    .hint = Le tireur.
# SOM-MOVE-06
field-HunterView-character = Personnage
    .hint = Le poursuivant, ou le chef de son groupe.
# SOM-TURN-09
field-IntentView-character = Personnage
    .hint = Celui qui a déclaré cette action.
# SOM-DISTRESS-05, SOM-DANGER-EXPLO-10
field-AttemptView-character = Personnage
    .hint = Celui qui a entrepris ce geste et attend le mot du meneur.
# SOM-DISTRESS-01
field-BodyView-character = Personnage
    .hint = Celui dont c’est l’état de santé.
# SOM-DANGER-01
field-HazardView-character = Personnage
    .hint = Celui que ce péril menace.
# SOM-DANGER-ROAD-06, SOM-DANGER-FALL-03
field-WaitingView-character = Personnage
    .hint = L’accidenté, ou celui qui est tombé.
# SOM-DANGER-APNEA-01
field-BreathView-character = Personnage
    .hint = Celui qui retient son souffle.
# SOM-DANGER-APNEA-04
field-DepthView-character = Personnage
    .hint = Le plongeur, un des vôtres.
# SOM-DANGER-ATTRITION-04
field-ExposureView-character = Personnage
    .hint = Celui qui a faim, soif, chaud ou froid.
# SOM-DANGER-TOXIC-01
field-DoseView-character = Personnage
    .hint = Celui sur qui le produit agit.
# SOM-DANGER-FROST-02
field-FrostView-character = Personnage
    .hint = Celui qui a cette main ou ce pied gelé.
# SOM-FEAR-01, SOM-ANIMAL-05
field-CallFearRoll-characters = Qui doit un jet
    .hint = Chacun avec sa Difficulté ; jamais un PNJ, sauf un animal, ni qui somatise déjà ou est inconscient.
# SOM-TURN-06
field-CallSealedDeclarations-characters = Déclarent sous pli
    .hint = Des joueurs de Sens égaux qui se battent entre eux.
# SOM-TURN-01
field-StartCombat-characters = Combattants
    .hint = Ceux que le meneur fait entrer dans le combat.
# SOM-TURN-01
# SOM-DANGER-ELEC-05
field-StartCurrent-characters = Électrisés
    .hint = Tous ceux qui touchent la source, ou l’un d’eux.
# SOM-ROLL-25, SOM-ROLL-26
field-RerollCalled-characters = Relancent
    .hint = Ceux qui doivent de nouveaux dés.
# SOM-NPC-09
field-SombreView-characters = Personnages
    .hint = Ceux des joueurs, et les PNJ présentés ; tous pour le meneur.
# SOM-DANGER-ROAD-06, SOM-DANGER-FALL-03
field-PlaceWounds-dice = Dés de zone
    .hint = Combien de d6 répartissent les Blessures à parts égales ; 0 : le meneur nomme les zones.
# SOM-DANGER-ROAD-06, SOM-DANGER-FALL-03
field-PlacedEntry-dice = Dés de zone
    .hint = Combien de d6 les répartissent ; 0 si les zones sont nommées.
# SOM-ROLL-31
field-ScreenDiceOpened-dice = Dés de l’écran
    .hint = Faces jetées en secret pendant la partie, dans l’ordre.
# SOM-TRAUMA-02
field-InflictShock-role = Part prise
    .hint = Témoin (1 à 3 cases x) ou victime (1 à 5).
# SOM-DAMAGE-01
field-target = Cible
    .hint = Celui que l’attaque ou le geste vise.
# SOM-GUN-15
field-ConstrainImpacts-target = Cible
    .hint = Celle dont le meneur borne les impacts.
# SOM-MOVE-08
field-TailNoticed-target = Suivi
    .hint = Celui qui s’est aperçu de la filature.
# SOM-MOVE-08
field-TailEntry-target = Suivi
    .hint = Celui que l’on file.
# SOM-MOVE-08
field-TailView-target = Suivi
    .hint = Celui que l’on file.
# SOM-MOVE-08
field-TailEndEntry-target = Suivi
    .hint = Celui que l’on filait ; rien si la table ne le connaît pas.
# SOM-MOVE-08
field-CallTailing-target = Suivi
    .hint = Celui que l’on file, sa Compétence et ses rangs : Sens (vigilance) d’ordinaire.
# SOM-TURN-09, SOM-TURN-15
field-ActionSpec-target = Cible
    .hint = Celui que vise l’attaque, la défense ou le don, ou qu’on éteint ; vide si le geste ne vise que soi ou personne.
# SOM-TURN-09
field-IntentEntry-target = Cible
    .hint = L’adversaire nommé ; rien si vous ne le voyez pas.
# SOM-DISTRESS-05
field-AttemptView-target = Qui ou quoi
    .hint = Le patient, le fuyard, la bombe… que ce geste concerne.
# SOM-MIND-05
field-PhaseChanged-was = Phase d’avant
    .hint = De 1 (équilibré) à 4 (dément).
# SOM-CHAR-12
field-WithdrawProposal-proposal = Proposition
    .hint = Celle que l’on retire, ou ce qui en a été accepté : la ligne redevient vide.
# SOM-SKILL-06
field-ReviewProposal-proposal = Proposition
    .hint = Celle à laquelle le meneur répond.
# SOM-DISTRESS-08
field-Distress-failed = Soignants qui ont échoué
    .hint = Leur échec est définitif, sauf en combat.
# SOM-ROLL-01
field-SombreView-table = Table
    .hint = Phase, scène, options visibles et présences.
# SOM-NPC-09
field-IntroduceNpc-label = Nom pour la table
    .hint = Sous lequel les joueurs le connaîtront ; vague au besoin.
# SOM-OBJ-01
field-CreateObject-label = Nom de l’objet
    .hint = Tel que la table le connaîtra.
# SOM-OBJ-01
field-ObjectEntry-label = Nom de l’objet
    .hint = Tel que la table le connaît.
# SOM-OBJ-01
field-ObjectView-label = Nom de l’objet
    .hint = Tel que la table le connaît.
# SOM-SKILL-05
field-CallRoll-label = Aspect
    .hint = « Discrétion », « volonté »… : précise la Compétence, sans rien changer au calcul.
# SOM-SKILL-05
field-CallCollectiveRoll-label = Aspect
    .hint = « Discrétion », « volonté »… : précise la Compétence, sans rien changer au calcul.
# SOM-SKILL-05
field-Side-label = Aspect
    .hint = « Discrétion », « volonté »… : précise la Compétence, sans rien changer au calcul.
# SOM-SKILL-05
field-RollAskedEntry-label = Aspect
    .hint = « Discrétion », « volonté »… : précise la Compétence, sans rien changer au calcul.
# SOM-SKILL-05
field-RollEntry-label = Aspect
    .hint = « Discrétion », « volonté »… : précise la Compétence, sans rien changer au calcul.
# SOM-SKILL-05
field-AutoEntry-label = Aspect
    .hint = Celui du jet que cela règle sans dé ; vide s’il n’y en avait pas.
# SOM-SKILL-05
field-CallPart-label = Aspect
    .hint = « Discrétion », « volonté »… : précise la Compétence, sans rien changer au calcul.
# SOM-ROLL-16
field-Rank-label = Ce qui complique
    .hint = Un paramètre à la fois, en quelques mots.
# SOM-ROLL-16
field-RankPart-label = Ce qui complique
    .hint = Un paramètre de la Difficulté.
# SOM-ROLL-13
field-ModifierPart-label = D’où il vient
    .hint = Blessures, Fatigue, rang de Difficulté, état…
# SOM-SOMA-21
field-Custom-label = Nom
    .hint = De la somatisation que le meneur compose.
# SOM-SOMA-21
field-SomatisationTriggered-label = Nom
    .hint = Le nom que le meneur lui a donné ; vide pour une des douze.
# SOM-SOMA-21
field-SomatisationEntry-label = Nom
    .hint = Le nom que le meneur lui a donné ; vide pour une des douze.
# SOM-SOMA-21
field-SomatisationView-label = Nom
    .hint = Le nom que le meneur lui a donné ; vide pour une des douze.
# SOM-FATIGUE-02
field-BodyPagesView-label = État de fatigue
    .hint = Reposé, fatigué, épuisé (3 cases), exténué (5) ; sans effet. Rien si le meneur tient la jauge.
# SOM-DANGER-EXPLO-10
field-SetBomb-label = Nom pour la table
    .hint = Comment elle la connaît ; vide : la bombe reste cachée.
# SOM-DANGER-EXPLO-10
field-BombView-label = Nom pour la table
    .hint = Comment elle la connaît ; vide si elle est cachée.
# SOM-DANGER-EXPLO-10
field-Bomb-label = Nom pour la table
    .hint = Comment elle la connaît ; vide si elle est cachée.
# SOM-DAMAGE-04, SOM-PROT-01
field-DefineItem-label = Nom de l’objet
    .hint = Tel que le verront ceux qui le voient.
# SOM-LOC-15
field-label = Nom de l’objet
    .hint = Celui que lui a donné qui l’a inscrit ; vide pour un engin dont la table ne sait rien.
# SOM-SKILL-08
field-Prerequisite-least = Au moins
    .hint = Le score qu’il faut dans cette Compétence commune ; 13 d’ordinaire.
# SOM-DANGER-ATTRITION-03
field-HazardGmView-last = Dernière case
    .hint = Seconde du temps fictif où l’attrition a coché, ou commencé.
# SOM-TURN-17
field-LongAction-last = Dernier Tour employé
    .hint = Celui où l’action longue a avancé.
# SOM-ROLL-08
field-CallDie-sides = Faces du dé
    .hint = 6 ou 20 : il n’y en a pas d’autre dans ce jeu.
# SOM-ROLL-08
field-CallView-sides = Faces du dé
    .hint = 20 pour un jet, 6 pour une table ou une zone.
# SOM-ROLL-23
field-OpposedEntry-sides = Camps
    .hint = Les jets qui vous sont connus : ceux des personnages de joueurs ; d’un PNJ, le nom seul, sauf au meneur.
# SOM-MOVE-04
field-StretchEntry-sides = Camps
    .hint = Les jets qui vous sont connus : ceux des personnages de joueurs ; d’un PNJ, le nom seul, sauf au meneur.
# SOM-MOVE-08
field-TailEntry-sides = Camps
    .hint = Les jets qui vous sont connus : ceux des personnages de joueurs ; d’un PNJ, le nom seul, sauf au meneur.
# SOM-TRAIT-01
field-kind = Sorte de Trait
    .hint = Avantage ou Désavantage.
# SOM-ROLL-13
field-CallRoll-kind = Sorte de jet
    .hint = Action (tous les modificateurs), réaction (rangs) ou pur (aucun), selon le meneur ; la Peur a sa propre commande.
# SOM-ROLL-13
field-CallCollectiveRoll-kind = Sorte de jet
    .hint = Action (tous les modificateurs), réaction (rangs) ou pur (aucun), selon le meneur ; la Peur a sa propre commande.
# SOM-ROLL-13
field-Side-kind = Sorte de jet
    .hint = Action (tous les modificateurs), réaction (rangs) ou pur (aucun), selon le meneur ; la Peur a sa propre commande.
# SOM-ROLL-13
field-RollAskedEntry-kind = Sorte de jet
    .hint = Action (tous les modificateurs), réaction (rangs seuls), peur, ou pur (aucun).
# SOM-ROLL-13
field-RollEntry-kind = Sorte de jet
    .hint = Action (tous les modificateurs), réaction (rangs seuls), peur, ou pur (aucun).
# SOM-ROLL-13
field-CallPart-kind = Sorte de jet
    .hint = Action (tous les modificateurs), réaction (rangs seuls), peur, ou pur (aucun).
# SOM-SOMA-03, SOM-SOMA-10
field-TriggerSomatisation-kind = Somatisation
    .hint = Une des douze, ou sur mesure, au choix du meneur ; vide si le d6 ou le joueur décide.
# SOM-SOMA-09
field-ChooseSomatisation-kind = Somatisation
    .hint = Une des six de la feuille, au choix du joueur.
# SOM-SOMA-03
field-SomatisationTriggered-kind = Somatisation
    .hint = Celle qui commence.
# SOM-SOMA-02
field-SomatisationEnded-kind = Somatisation
    .hint = Celle qui finit.
# SOM-SOMA-03, SOM-SOMA-20
field-SomatisationEntry-kind = Somatisation
    .hint = Celle qui commence, telle que la table la voit.
# SOM-SOMA-03, SOM-SOMA-20
field-SomatisationView-kind = Somatisation
    .hint = Telle que vous la voyez, ou que le meneur vous l’a révélée.
# SOM-SOMA-03
field-Somatisation-kind = Somatisation
    .hint = La vraie, une des douze ou sur mesure.
# SOM-CRIME-01
field-DeclareCrime-kind = Nature du crime
    .hint = En quelques mots ; la même, plus tard, fera une récidive.
# SOM-CRIME-02, SOM-CRIME-03
field-CallCrimeRoll-kind = Nature du crime
    .hint = En quelques mots ; déjà commis, il peut faire une récidive.
# SOM-CRIME-01
field-Crime-kind = Nature du crime
    .hint = En quelques mots, selon le meneur.
# SOM-TURN-09
field-IntentEntry-kind = Geste
    .hint = Frappe, Saisie, Esquive, tir, fuite…
# SOM-TURN-09
field-ActionSpec-kind = Geste
    .hint = Ce que le personnage fait de son action : frapper, saisir, esquiver, tirer, fuir…
# SOM-TURN-07, SOM-TURN-09
field-NpcIntentRevealed-kind = Geste
    .hint = Frappe, Saisie, Esquive, tir, fuite…
# SOM-NPC-01, SOM-ANIMAL-03
field-KeeperView-kind = Sorte de personnage
    .hint = Personnage de joueur, PNJ, animal ou nuée.
# SOM-FATIGUE-03, SOM-FATIGUE-04, SOM-FATIGUE-05, SOM-FATIGUE-06
field-RestCharacter-kind = Sorte de repos
    .hint = Bonne nuit (tout s’efface), mauvaise (jusqu’à 3), sieste (1 ou 2), ou nuit blanche (3 cases de plus).
# SOM-TURN-06
field-SealIntentKind-kind = Genre scellé
    .hint = Attaque, défense ou autre ; nul ne le voit avant le signal.
# SOM-DANGER-ATTRITION-04
field-StartAttrition-kind = Sorte d’attrition
    .hint = Dénutrition, déshydratation, hyperthermie ou hypothermie.
# SOM-DANGER-ATTRITION-05
field-StopAttrition-kind = Ce qui cesse
    .hint = Dénutrition, déshydratation, hyperthermie ou hypothermie.
# SOM-DANGER-ATTRITION-04
field-ExposureEntry-kind = Sorte d’attrition
    .hint = Dénutrition, déshydratation, hyperthermie ou hypothermie.
# SOM-DANGER-ATTRITION-04
field-ExposureView-kind = Sorte d’attrition
    .hint = Dénutrition, déshydratation, hyperthermie ou hypothermie.
# SOM-DANGER-ATTRITION-04
field-Exposure-kind = Sorte d’attrition
    .hint = Dénutrition, déshydratation, hyperthermie ou hypothermie.
# SOM-DANGER-EXPLO-20
field-LayMine-kind = Sorte de mine
    .hint = Antipersonnel (Bonus +3) ou antichar (+9).
# SOM-DANGER-EXPLO-20
field-Mine-kind = Sorte de mine
    .hint = Antipersonnel (Bonus +3) ou antichar (+9).
# SOM-DANGER-EXPLO-20
field-TriggerMine-kind = Sorte de mine
    .hint = Antipersonnel (Bonus +3) ou antichar (+9), si elle n’est pas une de celles posées.
# SOM-DANGER-EXPLO-30, SOM-DANGER-FIRE-30
field-ChargeWentOff-kind = Sorte de charge
    .hint = Explosive, incendiaire, fumigène, lacrymogène ou Molotov.
# SOM-DANGER-EXPLO-30, SOM-DANGER-FIRE-30
field-WentOffEntry-kind = Sorte de charge
    .hint = Explosive, incendiaire, fumigène, lacrymogène ou Molotov.
# SOM-MOVE-08
field-status = Filature
    .hint = En cours, réussie sans être vue, ou remarquée.
# SOM-CHAR-05, SOM-NPC-10
field-SetTableOption-value = Valeur
    .hint = Oui ou non, ou un des mots de l’option.
# SOM-CHAR-05, SOM-NPC-10
field-OptionEntry-value = Valeur
    .hint = Oui ou non, ou un des mots de l’option.
# SOM-CHAR-11
field-SetCounter-value = Compteur universel
    .hint = Ce qui reste du consommable, 0 ou plus.
# SOM-ROLL-09
field-NumbersPart-total = Total
    .hint = Dé et modificateurs, à comparer au score ; rien si le meneur tient la Fatigue.
# SOM-LOC-14
field-MarksDrawn-total = Marques du membre
    .hint = En tout : invalide à 3, pour toujours à 6.
# SOM-CHAR-06
field-TickEntry-total = Cases en tout
    .hint = Sur la jauge, ensuite.
# SOM-ROLL-09
field-success = Réussite
    .hint = Oui si le dé et ses modificateurs ne dépassent pas le score, ou par décision sans dé.
# SOM-ROLL-04
field-DeclareAutomaticResult-success = Réussite
    .hint = Oui ou non, sans dé : le meneur en décide.
# SOM-DANGER-EXPLO-10
field-SetBomb-success = Bien construite
    .hint = Non : celle d’un PNJ ne vaut rien.
# SOM-DANGER-EXPLO-10
field-BombBuilt-success = Bien construite
    .hint = Oui ou non ; le meneur seul le sait.
# SOM-DANGER-TOXIC-20
field-PoisonMade-success = Bien préparé
    .hint = Oui ou non ; le meneur seul le sait.
# SOM-DANGER-EXPLO-10, SOM-DANGER-TOXIC-20
field-PoisonMadeEntry-success = Bien fait
    .hint = Oui ou non ; rien pour les autres que le meneur.
# SOM-DANGER-TOXIC-20
field-PoisonView-success = Bien préparé
    .hint = Oui ou non ; rien pour les autres que le meneur.
# SOM-DANGER-EXPLO-10
field-Bomb-success = Bien construite
    .hint = Oui ou non ; rien tant que le jet n’est pas fait.
# SOM-XP-16
field-Treatment-success = Jet réussi
    .hint = Oui : 3 pEx ôtent un niveau ; rien avant le jet.
# SOM-XP-16
field-TreatmentResolved-success = Jet réussi
    .hint = Oui : le joueur peut payer 3 pEx pour ôter un niveau.
# SOM-TURN-11
field-SetResolutionOrder-order = Ordre des actions
    .hint = Toutes celles du Tour, au gré du meneur avant le premier dé ; les PNJ en dernier d’ordinaire.
# SOM-TURN-11
field-OrderEntry-order = Ordre des actions
    .hint = De celles que vous pouvez voir.
# SOM-TURN-11
field-FightView-order = Ordre des actions
    .hint = De celles que vous pouvez voir ; fixé au premier dé.
# SOM-DANGER-02
field-order = Rang de départ
    .hint = Parmi tout ce qui coche : le plus ancien d’abord, au même instant.
# SOM-ROLL-09
field-die = Dé
    .hint = Face du d20, sans modificateur ; rien si vous ne la voyez pas.
# SOM-CHAR-10
field-ApplyTick-source = Événement d’origine
    .hint = Celui dont ces cases viennent ; facultatif.
# SOM-CHAR-08
field-CircleView-source = Événement d’origine
    .hint = Celui qui l’a cochée, pour son joueur et le meneur.
# SOM-TRAUMA-05, SOM-HARD-02
field-ExplainTicks-source = Cases à expliquer
    .hint = Le choc, le stress ou l’endurcissement d’où elles viennent.
# SOM-DANGER-EXPLO-02, SOM-DANGER-EXPLO-30
field-TriggerExplosion-source = Charge
    .hint = La bombe ou la grenade qui explose, avec sa marge et son Bonus ; vide : une autre.
# SOM-RULING-02
field-source = Événement d’origine
    .hint = Celui qui l’a fait commencer, par son identifiant.
# SOM-LOC-15
field-item = Objet
    .hint = Celui dont il s’agit, par son identifiant.
# SOM-PROT-01, SOM-LOC-15
field-Equip-item = Objet
    .hint = Celui que l’on prend en main ou que l’on met.
# SOM-SKILL-06, SOM-TRAIT-03
field-Pending-item = Proposition
    .hint = Compétence, spécialité, Trait, cases de départ ou achat, tel que le joueur le propose.
# SOM-SKILL-06
field-SkillItem-item = Sorte de proposition
    .hint = Dit qu’il s’agit d’une Compétence individuelle.
# SOM-SKILL-14
field-SpecialityItem-item = Sorte de proposition
    .hint = Dit qu’il s’agit d’une spécialité.
# SOM-TRAIT-03
field-TraitItem-item = Sorte de proposition
    .hint = Dit qu’il s’agit d’un Avantage ou d’un Désavantage.
# SOM-MIND-02
field-TicksItem-item = Sorte de proposition
    .hint = Dit qu’il s’agit de cases d’Instabilité de départ.
# SOM-XP-06
field-SpendItem-item = Sorte de proposition
    .hint = Dit qu’il s’agit d’un achat en pEx.
# SOM-TRAIT-01
field-level = Niveau
    .hint = 0 très faible, 1 faible, 2 fort, 3 et plus très fort ; le meneur l’estime.
# SOM-MIND-01
field-PagesView-level = Niveau d’Instabilité
    .hint = Cases x et + ensemble ; à 10, le personnage passe au meneur.
# SOM-MIND-07
field-CharacterBecameNpc-level = Niveau d’Instabilité
    .hint = Cases x et + ensemble, 10 ou plus.
# SOM-MIND-07
field-LostEntry-level = Niveau d’Instabilité
    .hint = Cases x et + ensemble ; rien si vous ne lisez pas la page 2.
# SOM-SOMA-26
field-EcstasyKnown-level = Niveau de Foi
    .hint = Celui du Désavantage Foi : 1 s’il est nouveau, sinon un de plus qu’avant.
# SOM-SOMA-23
field-HeartDiseaseAcquired-level = Niveau de la Maladie
    .hint = Celui du Désavantage cardiaque, désormais.
# SOM-XP-11, SOM-XP-12
field-ProposeSpend-levels = Niveaux
    .hint = 1 d’ordinaire ; plus, jusqu’au niveau 5, pour une nouvelle Compétence avec professeur.
# SOM-XP-11, SOM-XP-12
field-SpendItem-levels = Niveaux
    .hint = 1 d’ordinaire ; plus, jusqu’au niveau 5, pour une nouvelle Compétence avec professeur.
# SOM-TRAUMA-05
field-Explanation-levels = Niveaux gagnés
    .hint = De ce Désavantage, un au plus par case expliquée.
# SOM-TRAUMA-05
field-ExplainedEntry-levels = Niveaux gagnés
    .hint = De Désavantages, pour expliquer des cases.
# SOM-TRAIT-07
field-TraitChanged-levels = Niveaux changés
    .hint = Positif s’ils sont gagnés, négatif s’ils sont perdus.
# SOM-DANGER-DISEASE-01
field-ApplyDisease-levels = Niveaux de Maladie
    .hint = D’un Désavantage chronique ; vide pour une autre gravité.
# SOM-ROLL-13
field-ModifierPart-points = Points
    .hint = Ajoutés au dé, qui doit rester bas (retirés s’ils sont négatifs) ; 3 par rang.
# SOM-ROLL-37, SOM-DANGER-TOXIC-18, SOM-GUN-18
field-NumbersPart-points = Points hors rangs
    .hint = 1 par assistant sans la Compétence, et ce qu’ajoute ou retire un produit ou un recul réduit ; le caché n’y est pas.
# SOM-CHAR-06
field-count = Nombre de cases
    .hint = Combien se cochent ou s’effacent.
# SOM-CHAR-10
field-ApplyTick-count = Nombre de cases
    .hint = Combien le meneur en coche, 1 au moins.
# SOM-CHAR-09
field-RemoveTick-count = Nombre de cases
    .hint = Combien le meneur en efface, 1 au moins ; les définitives restent.
# SOM-CHAR-16
field-GrowChild-count = Cases d’enfance effacées
    .hint = Combien de + quittent la jauge de Blessures : autant de plus avant la mort.
# SOM-TRAUMA-02, SOM-CRIME-04
field-InflictShock-count = Cases x
    .hint = 1 à 3 pour un témoin ou un remords, 1 à 5 pour une victime, au gré du meneur.
# SOM-CRIME-05
field-HardenByCrime-count = Cases +
    .hint = 1 à 3 par crime, au gré du meneur ; hors de là, un motif est exigé.
# SOM-FATIGUE-01
field-ImposeFatigue-count = Cases de Fatigue
    .hint = Pour un effort, 1 au moins, au gré du meneur ; jamais au-delà de 8 en tout.
# SOM-CARE-03
field-ReopenWound-count = Blessures rouvertes
    .hint = Combien, parmi les guéries, faute de repos ; le meneur décide.
# SOM-CARE-04
field-EraseMarks-count = Marques effacées
    .hint = Combien le meneur en ôte du membre, au fil de la guérison.
# SOM-CARE-04
field-MarksEntry-count = Marques effacées
    .hint = Combien quittent le membre.
# SOM-CARE-01, SOM-CARE-02
field-HealWeek-count = Blessures guéries
    .hint = Combien de cette sorte ; les semaines qu’il faut passent.
# SOM-DAMAGE-16
field-ImposeWounds-count = Blessures
    .hint = Combien le meneur en inflige, 1 au moins.
# SOM-DANGER-04, SOM-DANGER-ASPHYXIA-05
field-ConvertTicks-count = Cases + converties
    .hint = Combien deviennent des x ordinaires, les dernières d’abord ; le meneur décide.
# SOM-FATIGUE-03, SOM-FATIGUE-06
field-RestCharacter-count = Cases
    .hint = Effacées par une sieste (1 ou 2), ou cochées par une nuit blanche (3 si vide).
# SOM-DAMAGE-16
field-WoundsHeld-count = Blessures
    .hint = Combien attendent la phase 3.
# SOM-DAMAGE-16
field-TicksHeld-count = Cases
    .hint = Combien attendent la phase 3.
# SOM-LOC-13
field-MarksDrawn-count = Nouvelles Marques
    .hint = Une par Blessure cochée sur le membre.
# SOM-MELEE-46
field-WoundAggravated-count = Blessures en plus
    .hint = 1 sur un membre, 2 sur une zone vitale.
# SOM-MELEE-46
field-AggravatedEntry-count = Blessures en plus
    .hint = 1 sur un membre, 2 sur une zone vitale ; rien si vous ne lisez pas la feuille.
# SOM-GUN-14
field-ImpactsCounted-count = Impacts
    .hint = 1, plus 1 par tranche de 3 points de marge, au plus les balles tirées.
# SOM-GUN-15
field-SharePart-count = Impacts
    .hint = Combien de balles sur cette cible.
# SOM-HARD-01, SOM-CRIME-05
field-HardenedEntry-count = Cases +
    .hint = Combien l’endurcissement en coche.
# SOM-TRAUMA-05, SOM-HARD-02
field-ShockView-count = Cases à expliquer
    .hint = Combien un Désavantage peut encore expliquer, un niveau chacune.
# SOM-DANGER-DISEASE-01, SOM-DANGER-RAD-01
field-HazardGmView-count = Cases à venir
    .hint = Combien la série en cochera encore.
# SOM-XP-04
field-AwardXp-bonus = Expérience en plus
    .hint = Des pEx pour une somatisation bien jouée, 0 ou plus, au gré du meneur.
# SOM-DANGER-EXPLO-02
field-TriggerExplosion-bonus = Bonus de la charge
    .hint = Faible 0, forte 3, très forte 6, extrême 9, au gré du meneur.
# SOM-DANGER-EXPLO-10
field-BuildBomb-bonus = Bonus voulu
    .hint = 0, 3, 6 ou 9 : la puissance cherchée ; le meneur peut en fixer une autre.
# SOM-DANGER-EXPLO-02, SOM-DANGER-EXPLO-10
field-SetBomb-bonus = Bonus de la charge
    .hint = Faible 0, forte 3, très forte 6, extrême 9, au gré du meneur.
# SOM-DANGER-EXPLO-02
field-Bomb-bonus = Bonus de la charge
    .hint = Faible 0, forte 3, très forte 6, extrême 9.
# SOM-DAMAGE-01, SOM-DAMAGE-04
field-Weapon-bonus = Bonus aux dommages
    .hint = Blessures ajoutées à la marge, 0 à 9, au gré du meneur ; vide : celui de la catégorie, de 0 en mêlée à 6 pour une arme lourde.
# SOM-ANIMAL-02
field-Animal-bonus = Bonus des armes naturelles
    .hint = 0 à 3 Blessures ajoutées à la marge ; vide : trop petit pour blesser.
# SOM-ROLL-15, SOM-ROLL-16
field-difficulty = Difficulté
    .hint = Ce qui complique, un rang ou plus chacun, 3 points le rang ; le meneur en dresse la liste.
# SOM-MELEE-43
field-CallSurprise-difficulty = Difficulté des victimes
    .hint = Par victime, rangs pour une diversion ou un lieu propice.
# SOM-DANGER-TORTURE-02, SOM-DANGER-TORTURE-03
field-CallTortureRoll-difficulty = Difficulté du tortionnaire
    .hint = Ses rangs, paramètre par paramètre ; le meneur en décide.
# SOM-ROLL-16, SOM-ROLL-41
field-RollEntry-difficulty = Difficulté
    .hint = Ce qui complique, en rangs ; du jet d’un PNJ, rien sauf au meneur.
# SOM-FEAR-04
field-FrightenedPart-difficulty = Difficulté
    .hint = Implication, horreur, surnaturel…, en rangs, pour ce personnage.
# SOM-FEAR-04
field-FearEntry-difficulty = Difficulté de chacun
    .hint = Par personnage, ce qui rend la situation plus terrible, en rangs.
# SOM-FEAR-04
field-Frightened-difficulty = Difficulté
    .hint = Implication, horreur, surnaturel…, en rangs, pour ce personnage ; le meneur en décide.
# SOM-ROLL-24, SOM-ROLL-25
field-winner = Gagnant
    .hint = Seul à réussir, ou de plus haute marge ; à égalité, de plus haut score. Rien après un double échec.
# SOM-MOVE-04
field-PursuitScored-winner = Gagnant du point
    .hint = Le fuyard ou ce poursuivant ; un double échec profite au poursuivant.
# SOM-ROLL-24, SOM-ROLL-25
field-loser = Perdant
    .hint = Celui qui échoue, ou de plus basse marge ; rien pour un classement.
# SOM-ROLL-35
field-leader = Chef
    .hint = Lui seul lance, et un échec ne ferme la tentative qu’à lui ; vide : personne pour mener, échec d’office.
# SOM-TURN-02
field-phase = Phase du Tour
    .hint = 1 déclarer, 2 résoudre, 3 appliquer les dégâts.
# SOM-MIND-05
field-PhaseChanged-phase = Phase
    .hint = De la Personnalité : 1 équilibré, 2 instable, 3 désaxé, 4 dément.
# SOM-MIND-05
field-PagesView-phase = Phase
    .hint = Par niveau d’Instabilité : 1 (0 à 2), 2 (3 à 5), 3 (6 à 8), 4 (9 et plus).
# SOM-CHAR-12, SOM-XP-01
field-TableView-phase = Phase de la table
    .hint = Préparation, jeu, expérience, ou close.
# SOM-DANGER-EXPLO-31, SOM-DANGER-FIRE-10
field-HandleCharge-step = Geste
    .hint = Goupille, cuiller lâchée, goupille remise, mèche trempée ou allumée.
# SOM-DANGER-EXPLO-31, SOM-DANGER-FIRE-10
field-ChargeHandled-step = Geste
    .hint = Goupille, cuiller lâchée, goupille remise, mèche trempée ou allumée.
# SOM-DANGER-EXPLO-31, SOM-DANGER-FIRE-10
field-ActionSpec-step = Geste sur la charge
    .hint = Goupille, cuiller lâchée, goupille remise, mèche trempée ou allumée ; vide sinon.
# SOM-GUN-01
field-WeaponStateChanged-step = Préparation faite
    .hint = Dégainer, ôter la sûreté ou armer ; rien pour un autre geste.
# SOM-GUN-01
field-GestureEntry-step = Préparation faite
    .hint = Dégainer, ôter la sûreté ou armer ; rien pour un autre geste.
# SOM-DANGER-FIRE-02
field-BurnStepReached-step = Palier du feu
    .hint = Son rang : le degré monte jusqu’à 3, l’étendue toujours.
# SOM-ROLL-01
field-TableView-scene = Scène en cours
    .hint = Son titre ; rien entre deux.
# SOM-CRIME-01
field-Crime-scene = Scène
    .hint = Identifiant de la scène ouverte quand le meneur l’a enregistré ; vide s’il date d’avant le jeu ou d’entre deux scènes.
# SOM-ROLL-23, SOM-ROLL-26
field-active = Camp actif
    .hint = Attaquant, fuyard, fureteur : un double échec le fait échouer.
# SOM-TURN-09
field-DeclareIntent-action = Action du Tour
    .hint = Ce que le personnage fait ; définitif, sauf si le meneur l’annule.
# SOM-TURN-06, SOM-TURN-09
field-SpecifyIntent-action = Action du Tour
    .hint = Dans le genre scellé, les attaquants d’abord.
# SOM-TURN-07
field-RecordNpcIntent-action = Action du PNJ
    .hint = Ce qu’il fera, révélée ou cachée au gré du meneur.
# SOM-TURN-09
field-action = Action du Tour
    .hint = Ce que le personnage fait, pour autant que vous le voyiez.
# SOM-TURN-17
field-SetLongAction-actions = Actions nécessaires
    .hint = Combien il en faut, 1 au moins ; le meneur peut les changer en chemin.
# SOM-TURN-17
field-AdjustLongAction-actions = Actions nécessaires
    .hint = Combien il en faut en tout désormais, plus que celles déjà faites.
# SOM-TURN-17
field-LongEntry-actions = Actions nécessaires
    .hint = Combien en tout ; rien si le meneur ne l’a pas annoncé.
# SOM-TURN-17
field-LongView-actions = Actions nécessaires
    .hint = Combien en tout ; rien si le meneur ne l’a pas annoncé.
# SOM-TURN-17
field-LongAction-actions = Actions nécessaires
    .hint = Combien en tout.
# SOM-ANIMAL-02
field-Animal-actions = Actions par Tour
    .hint = 1 au moins, selon l’espèce.
# SOM-GUN-06
field-Reloading-actions = Actions pour recharger
    .hint = Combien il en faut en tout, 1 au moins.
# SOM-TURN-19
field-SetCombatants-actions = Actions par Tour
    .hint = Par combattant qui en a plus d’une, par Trait ou espèce.
# SOM-RANGED-30
field-CallStrayProjectiles-attack = Tir manqué
    .hint = L’intention, ou hors combat le jet raté.
# SOM-RULING-03
field-attack = Attaque
    .hint = Celle dont le coup tardif vient.
# SOM-DAMAGE-14
field-attacker = Attaquant
    .hint = Celui qui frappe ou tire.
# SOM-MOVE-04
field-EndPursuit-by = Rattrapé par
    .hint = Le poursuivant ; vide si le fuyard s’échappe ou qu’on renonce.
# SOM-MOVE-04
field-PursuitEnded-by = Rattrapé par
    .hint = Les poursuivants ; vide si le fuyard s’échappe ou qu’on renonce.
# SOM-TURN-02, SOM-RULING-04
field-AwaitedView-by = De qui
    .hint = La place qui le doit ; rien : le meneur.
# SOM-TURN-01, SOM-DAMAGE-04
field-combat = Combat et objets
    .hint = Le Tour en cours, les armes, les Saisies.
# SOM-ROLL-07, SOM-ROLL-30
field-skills = Compétences
    .hint = Une, ou deux à la fois : on lance alors sous la plus basse.
# SOM-NPC-03
field-CreateNpc-skills = Compétences
    .hint = Celles du PNJ, avec leur score, au gré du meneur.
# SOM-NPC-03
field-UpdateNpc-skills = Compétences
    .hint = Toutes celles du PNJ, qui remplacent les anciennes ; vide : inchangées.
# SOM-SKILL-06
field-Sheet-skills = Compétences individuelles
    .hint = Une par ligne, 12, 11 et 10, et celles que l’expérience a données.
# SOM-SKILL-06
field-PagesView-skills = Compétences individuelles
    .hint = Avec leur score et leur Échelon.
# SOM-TRAIT-01, SOM-TRAIT-05
field-traits = Traits
    .hint = Avantages et Désavantages ; à la création leurs niveaux s’équilibrent.
# SOM-NPC-04
field-CreateNpc-traits = Traits
    .hint = D’un PNJ spécial, surnaturels compris, sans équilibre à respecter.
# SOM-CHAR-10
field-cause = Cause
    .hint = Ce qui a coché ou effacé ces cases, en mots.
# SOM-DISTRESS-01
field-DistressStarted-cause = Cause
    .hint = Ce qui l’a fait commencer ; vide si vous ne pouvez le savoir.
# SOM-DISTRESS-01
field-StartedEntry-cause = Cause
    .hint = Ce qui l’a fait commencer ; rien pour les autres places.
# SOM-DISTRESS-01, SOM-DISTRESS-02
field-Distress-cause = Cause
    .hint = Blessures, poison, courant, cœur… : elle borne la vitesse.
# SOM-DANGER-STRANGLE-05, SOM-DANGER-DROWN-03, SOM-DANGER-GAS-01
field-StartAsphyxia-cause = Ce qui coupe l’air
    .hint = Confinement, étranglement, constriction, pendaison, noyade, gaz…
# SOM-DANGER-STRANGLE-05, SOM-DANGER-DROWN-03, SOM-DANGER-GAS-01
field-AirlessEntry-cause = Ce qui coupe l’air
    .hint = Confinement, étranglement, constriction, pendaison, noyade, gaz…
# SOM-DANGER-STRANGLE-05, SOM-DANGER-DROWN-03, SOM-DANGER-GAS-01
field-HazardGmView-cause = Ce qui coupe l’air
    .hint = Confinement, étranglement, constriction, pendaison, noyade, gaz…
# SOM-CARE-05, SOM-CARE-06
field-Decline-cause = Cause
    .hint = Manque de soins ou infection.
# SOM-TRAUMA-02, SOM-HARD-01
field-ShockView-cause = Cause
    .hint = La situation qui a choqué ou endurci.
# SOM-TRAIT-07, SOM-TRAIT-08
field-delta = Niveaux changés
    .hint = Positif ou négatif, au gré du meneur ; un niveau de Désavantage coche ou efface une case x.
# SOM-CHAR-01
field-description = Description physique
    .hint = Vêtements, signes : public, page 1.
# SOM-NPC-09
field-IntroduceNpc-description = Description
    .hint = Ce que les joueurs voient du PNJ, et rien d’autre.
# SOM-CHAR-01, SOM-NPC-09
field-CharacterView-description = Description
    .hint = Ce que tous voient de lui.
# SOM-TURN-07
field-hidden = Cachée
    .hint = Oui : les joueurs n’en voient rien avant que l’action se voie.
# SOM-DISTRESS-13
field-revealed = Ce que la table en sait
    .hint = D’un PNJ, ce que le meneur a dit de son état ; vide s’il n’a rien dit.
# SOM-STUN-01
field-RuleNpcStun-outcome = Effet
    .hint = Rien, sonné ou assommé : le meneur décide, sans dé.
# SOM-STUN-02, SOM-STUN-03
field-StunResolved-outcome = Effet
    .hint = Sonné si le jet de Corps pur réussit, assommé sinon.
# SOM-STUN-02, SOM-STUN-03
field-StunEntry-outcome = Effet
    .hint = Sonné ou assommé.
# SOM-MOVE-04
field-outcome = Fin de la poursuite
    .hint = Rattrapé, échappé ou abandonnée.
# SOM-DANGER-RAD-01, SOM-DANGER-RAD-02
field-ApplyRadiation-effect = Effet
    .hint = Fatigue, Blessures, mort à terme, ou brûlure de la peau.
# SOM-DANGER-RAD-01, SOM-DANGER-RAD-02
field-RadiationEntry-effect = Effet
    .hint = Fatigue, Blessures, mort ou peau ; pour le meneur seul.
# SOM-DANGER-TOXIC-02
field-effect = Produit en effet
    .hint = Celui dont il s’agit, par son identifiant.
# SOM-TRAIT-02
field-special = Personnage spécial
    .hint = Oui : le meneur lui ouvre les Traits surnaturels.
# SOM-SOMA-11, SOM-SOMA-21
field-Custom-special = Spéciale
    .hint = Oui : réservée à un sujet à risque.
# SOM-CHAR-03, SOM-CHAR-04, SOM-CHAR-05
field-SetSheetMode-mode = Feuilles
    .hint = Fermées ou ouvertes, pour toute la table, au gré du meneur.
# SOM-GUN-10
field-mode = Mode de tir
    .hint = Coup par coup, rafale courte ou tir continu ; en changer prend 1 action.
# SOM-GUN-10
field-ActionSpec-mode = Mode de tir
    .hint = Celui où l’arme est réglée, ou celui qu’on y règle : coup par coup, rafale courte, tir continu ; vide pour tout autre geste.
# SOM-GUN-10
field-WeaponStateChanged-mode = Mode de tir
    .hint = Le nouveau ; rien pour un autre geste.
# SOM-GUN-10
field-GestureEntry-mode = Mode de tir
    .hint = Le nouveau ; rien pour un autre geste, ou si l’arme n’est pas à vous.
# SOM-MOVE-03
field-means = Moyen
    .hint = À pied, à la nage, à cheval, en véhicule… : il donne la Compétence.
# SOM-NPC-09
field-notes = Notes
    .hint = Du meneur, pour lui seul.
# SOM-NPC-09
field-UpdateNpc-notes = Notes
    .hint = Du meneur, pour lui seul ; vide : inchangées.
# SOM-ROLL-31, SOM-DANGER-TOXIC-01
field-secret = Secret
    .hint = Oui : le meneur seul le sait, ou lance derrière l’écran.
# SOM-ROLL-31
field-CallDie-secret = Derrière l’écran
    .hint = Oui : le meneur lance et garde le dé pour lui.
# SOM-MOVE-08, SOM-ROLL-31
field-CallTailing-secret = Derrière l’écran
    .hint = Oui : le meneur lance pour les deux et garde tout pour lui.
# SOM-DANGER-TOXIC-01
field-Administer-secret = À son insu
    .hint = Oui : qui le prend ne le sait pas, le meneur seul voit le produit.
# SOM-SKILL-18
field-ReviewProposal-waived = Règle levée
    .hint = Celle que le meneur passe, telle que la proposition la demande ; vide : aucune.
# SOM-SKILL-18
field-ReviewEntry-waived = Règle levée
    .hint = Celle que le meneur a passée ; vide : aucune.
# SOM-SKILL-18
field-SheetSkill-waived = Règles levées
    .hint = Celles que le meneur a passées pour cette Compétence.
# SOM-XP-08
field-amount = Expérience dépensée
    .hint = Combien de pEx, selon le niveau à atteindre ; le triple pour une Compétence commune.
# SOM-ROLL-08
field-CallDie-purpose = À quoi il sert
    .hint = Ce que ce dé décidera, en quelques mots.
# SOM-DANGER-TORTURE-02, SOM-DANGER-TORTURE-03
field-Ordeal-purpose = But
    .hint = Aucun, ou obtenir des renseignements.
# SOM-DISTRESS-05
field-obstacle = Empêchement
    .hint = Pourquoi un PNJ ne pouvait être secouru ; pour le meneur seul. Vide sinon.
# SOM-DANGER-ASPHYXIA-01, SOM-DANGER-STRANGLE-05
field-StartAsphyxia-period = Rythme
    .hint = Temps entre deux cases, au gré du meneur ; inutile pour une longue chute ou une étreinte.
# SOM-DANGER-ATTRITION-04
field-StartAttrition-period = Rythme
    .hint = Temps entre deux cases : 1 à 3 jours pour la faim, 2 à 8 h pour la soif, 10 min à 1 h pour chaud ou froid.
# SOM-DANGER-ASPHYXIA-01, SOM-DANGER-ATTRITION-04
field-SetPeriod-period = Nouveau rythme
    .hint = Temps entre deux cases, au gré du meneur dans les bornes de l’attrition.
# SOM-DANGER-DISEASE-01
field-ApplyDisease-period = Rythme
    .hint = Temps entre deux Blessures d’une maladie aiguë ; vide pour une autre gravité.
# SOM-DANGER-RAD-01
field-ApplyRadiation-period = Rythme
    .hint = Temps entre deux cases, ou avant la mort ; vide pour la peau.
# SOM-DANGER-ATTRITION-04
field-Exposure-period = Secondes entre deux cases
    .hint = Du temps fictif.
# SOM-TURN-09, SOM-TURN-19
field-VoidDeclaration-number = Laquelle
    .hint = Rang de la déclaration annulée dans le Tour, 1 pour la première.
# SOM-TURN-09, SOM-TURN-19
field-VoidedEntry-number = Laquelle
    .hint = Rang de la déclaration dans le Tour ; rien si vous ne pouvez le savoir.
# SOM-TURN-19
field-IntentView-number = Laquelle
    .hint = Rang de l’action dans le Tour, 1 pour la première.
# SOM-FATIGUE-09
field-SleepCheckCalled-number = Numéro du jet
    .hint = Dans la série : 1 rang de Difficulté par jet déjà fait.
# SOM-FATIGUE-09
field-NumberEntry-number = Numéro du jet
    .hint = Dans la série ; rien pour les autres places.
# SOM-CHAR-18, SOM-XP-03, SOM-XP-19
field-pool = Réserve de pEx
    .hint = Du personnage, de sénescence (jamais pour du physique), ou du joueur si l’option l’admet.
# SOM-ROLL-31
field-CallSecretRoll-roll = Jet
    .hint = Simple, opposé ou collectif ; jamais un jet de Peur.
# SOM-SOMA-16, SOM-SOMA-18
field-ReviveCharacter-roll = Jet de soin
    .hint = Réussi par un autre ; vide : quelques gifles, qui ne valent que pour un seul effet.
# SOM-TRAUMA-03
field-Debrief-roll = Jet du professionnel
    .hint = Un jet réussi de Psychiatrie ; vide : le meneur en juge.
# SOM-DANGER-DROWN-01, SOM-DANGER-DROWN-02
field-StartAsphyxia-roll = Jet qui a coulé
    .hint = Le jet de Peur ou de Natation raté ; vide pour une autre cause.
# SOM-DANGER-DROWN-01, SOM-DANGER-DROWN-02
field-StartApnea-roll = Jet avant de couler
    .hint = Celui qui a laissé le temps d’un réflexe ; vide hors d’une noyade.
# SOM-TRAUMA-02
field-InflictShock-roll = Jet de Peur raté
    .hint = Celui de la situation qui choque ; un seul choc par jet.
# SOM-ROLL-08
field-roller = Qui lance
    .hint = La place qui doit le dé ; rien : le meneur.
# SOM-DANGER-TORTURE-02
field-rolls = Jets pour s’arrêter
    .hint = Combien le tortionnaire en a faits : autant de rangs au suivant.
# SOM-CHAR-01, SOM-CHAR-12
field-sheet = Feuille complète
    .hint = Les quatre pages telles qu’on peut les emporter ailleurs : ni cases cochées, ni pEx, ni ce que le jeu a fait du corps.
# SOM-ROLL-29
field-ranking = Classement
    .hint = Des concurrents qui ont réussi, la meilleure marge d’abord ; vide pour un duel.
# SOM-ROLL-15
field-ranks = Rangs
    .hint = De Difficulté, 3 points chacun au dé, jamais négatifs.
# SOM-STUN-02
field-CallStun-ranks = Rangs de sonné
    .hint = 1, ou 2 pour un coup très violent, au gré du meneur.
# SOM-STUN-02
field-RuleNpcStun-ranks = Rangs de sonné
    .hint = 1, ou 2 pour un coup très violent, au gré du meneur.
# SOM-STUN-02, SOM-STUN-04
field-RuleDazed-ranks = Rangs de sonné
    .hint = 1 ou 2, au gré du meneur.
# SOM-STUN-02
field-StunResolved-ranks = Rangs de sonné
    .hint = 1 ou 2 à toutes ses actions ; 0 s’il est assommé.
# SOM-STUN-02
field-StunEntry-ranks = Rangs de sonné
    .hint = 1 ou 2 ; rien pour les autres places.
# SOM-STUN-02
field-StunCallEntry-ranks = Rangs de sonné
    .hint = 1 ou 2 en cas de réussite ; rien pour les autres places.
# SOM-STUN-02
field-Daze-ranks = Rangs de sonné
    .hint = 1 ou 2 à toutes ses actions.
# SOM-PROT-08
field-SetEncumbrance-ranks = Rangs de gêne
    .hint = 1 assez légère, 2 assez lourde, au gré du meneur ; 0 pour l’ôter.
# SOM-DANGER-GAS-05, SOM-DANGER-GAS-06
field-RuleCondition-ranks = Rangs du gaz
    .hint = 1, ou 2 pour la version militaire ; 0 pour toute autre condition.
# SOM-DANGER-GAS-05
field-ConditionEntry-ranks = Rangs du gaz
    .hint = 1 ou 2, pour qui le respire et le meneur ; rien sinon.
# SOM-DANGER-GAS-05
field-Gassed-ranks = Rangs du gaz
    .hint = 1 ou 2 à ses actions, pour le reste de la scène.
# SOM-DANGER-GAS-05
field-GassedEntry-ranks = Rangs du gaz
    .hint = 1 ou 2 à ses actions ; rien pour les autres places.
# SOM-TURN-16
field-ClassifyAction-ranks = Rangs de complexité
    .hint = D’une action complexe : un par élément qui la complique, au gré du meneur ; 0 pour tout autre classement.
# SOM-TURN-16
field-ClassedEntry-ranks = Rangs de complexité
    .hint = Un par élément qui complique le geste.
# SOM-TURN-16
field-IntentView-ranks = Rangs de complexité
    .hint = Un par élément qui complique ; d’un PNJ, rien sauf au meneur.
# SOM-TURN-18
field-RuleInterruption-ranks = Rangs
    .hint = Que l’interruption coûtera au jet final, au gré du meneur ; 0 : tout recommence.
# SOM-TURN-18
field-LongAction-ranks = Rangs d’interruption
    .hint = Ce que le jet final en coûtera.
# SOM-ROLL-15, SOM-ROLL-41
field-RollEntry-ranks = Rangs
    .hint = Somme de la Difficulté ; du jet d’un PNJ, rien sauf au meneur.
# SOM-TURN-06
field-ready = Ont scellé
    .hint = Personnages dont le genre d’action est fixé, sans que personne le voie encore, meneur compris.
# SOM-FEAR-01
field-situation = Situation terrifiante
    .hint = Ce que le personnage voit ou vit, lu de tous.
# SOM-HARD-05
field-DispenseFear-situation = Situation
    .hint = Celle à laquelle il est assez endurci.
# SOM-CRIME-04, SOM-CRIME-07
field-CallRemorse-situation = Situation racontée
    .hint = Ce que la table en apprend, sans le crime.
# SOM-SKILL-06
field-pending = Propositions
    .hint = Celles du joueur qui attendent le meneur, par identifiant.
# SOM-MELEE-30
field-to = Dos tourné à
    .hint = Celui à qui il tourne le dos ; vide : à tous, ou autre condition.
# SOM-TURN-15
field-HandedEntry-to = Destinataire
    .hint = Qui reçoit l’objet ; vide s’il a été posé.
# SOM-TURN-15
field-ItemHanded-to = Destinataire
    .hint = Qui reçoit l’objet ; vide s’il a été posé.
# SOM-MELEE-01
field-other = L’autre
    .hint = Le second de la paire.
# SOM-CHAR-13
field-side = Côté dominant
    .hint = Droite ou gauche.
# SOM-TRAIT-02
field-nature = Nature du Trait
    .hint = Biographique, psychologique, relationnelle, intellectuelle, physique, matérielle, ou surnaturelle (personnage spécial).
# SOM-ROLL-13, SOM-PROT-08, SOM-DANGER-TOXIC-05
field-CallRoll-nature = Nature de l’action
    .hint = Physique, sensorielle ou intellectuelle ; vide : d’après la Compétence. Équipement et drogues en dépendent.
# SOM-ROLL-13, SOM-PROT-08, SOM-DANGER-TOXIC-05
field-CallCollectiveRoll-nature = Nature de l’action
    .hint = Physique, sensorielle ou intellectuelle ; vide : d’après la Compétence. Équipement et drogues en dépendent.
# SOM-ROLL-13, SOM-PROT-08, SOM-DANGER-TOXIC-05
field-Side-nature = Nature de l’action
    .hint = Physique, sensorielle ou intellectuelle ; vide : d’après la Compétence. Équipement et drogues en dépendent.
# SOM-CHAR-03
field-own = Pour vous
    .hint = Ce que son joueur et le meneur voient seuls ; rien pour les autres.
# SOM-DANGER-EXPLO-10
field-BombView-own = De votre main
    .hint = Oui si vous l’avez construite.
# SOM-STUN-02
field-Daze-own = Durée au d20
    .hint = Oui si le dé du joueur l’a donnée : il la connaît.
# SOM-DANGER-TOXIC-03
field-CallAddiction-imposed = Imposée
    .hint = Oui : l’Addiction vient sans jet, au gré du meneur.
# SOM-DANGER-TOXIC-03
field-TemptedEntry-imposed = Imposée
    .hint = Oui si elle vient sans jet, au gré du meneur.
# SOM-FEAR-08
field-CharacterView-imposed = Gestes imposés
    .hint = Combien dans cet état de peur : un seul en fièvre, sans limite en panique.
# SOM-MIND-02, SOM-HARD-07
field-initial = Instabilité de départ
    .hint = Endurcissement et traumatismes passés, avec leur justification.
# SOM-CRIME-03
field-CallCrimeRoll-automatic = Réussite d’office
    .hint = Oui : déjà commis, ce crime ne coûte plus de trouver la force.
# SOM-GUN-10
field-Firearm-automatic = Automatique
    .hint = Oui : elle a un sélecteur et tire aussi en rafale.
# SOM-TRAIT-07
field-ChangeTrait-trait = Trait
    .hint = Celui qui monte ou descend ; vide pour un nouveau.
# SOM-TRAUMA-05
field-Explanation-trait = Désavantage
    .hint = Celui de la feuille qui gagne ces niveaux ; vide pour un nouveau.
# SOM-XP-15
field-MarkIllness-trait = Désavantage
    .hint = Celui que le meneur tient, ou non, pour une maladie.
# SOM-XP-16, SOM-XP-18
field-StartTreatment-trait = Maladie à traiter
    .hint = Un Désavantage curable, de niveau 1 au moins ; la maladie mentale la plus haute d’abord.
# SOM-XP-16
field-Treatment-trait = Maladie traitée
    .hint = Le Désavantage dont il s’agit.
# SOM-TRAIT-07
field-TraitChanged-trait = Trait
    .hint = Celui qui change.
# SOM-CHAR-06
field-gauge = Jauge
    .hint = Instabilité mentale, Blessures ou Fatigue.
# SOM-DANGER-04
field-ConvertTicks-gauge = Jauge
    .hint = Blessures ou Fatigue.
# SOM-DISTRESS-03
field-DistressTicked-gauge = Jauge cochée
    .hint = La Fatigue jusqu’à 10, puis les Blessures, jusqu’à la mort.
# SOM-CHAR-17
field-SenescenceTicked-gauge = Jauge cochée
    .hint = Fatigue à 40, 50, 60 ans…, Blessures à 45, 55, 65…, pour toujours.
# SOM-CHAR-17
field-SenescenceEntry-gauge = Jauge cochée
    .hint = Fatigue à 40, 50, 60 ans…, Blessures à 45, 55, 65…, pour toujours.
# SOM-DANGER-ATTRITION-01
field-HazardGmView-gauge = Jauge suivante
    .hint = L’attrition coche tour à tour Fatigue et Blessures.
# SOM-CHAR-06
field-gauges = Jauges
    .hint = Instabilité mentale, Blessures et Fatigue, case par case.
# SOM-DANGER-DISEASE-01
field-ApplyDisease-ticks = Blessures en tout
    .hint = Combien une maladie aiguë en cochera ; vide pour une autre gravité.
# SOM-DANGER-DISEASE-01
field-DiseaseEntry-ticks = Blessures en tout
    .hint = Combien elle en cochera, pour le meneur seul.
# SOM-DANGER-RAD-01
field-ApplyRadiation-ticks = Cases en tout
    .hint = Combien de Fatigue ou de Blessures, 1 au moins.
# SOM-DANGER-RAD-01
field-RadiationEntry-ticks = Cases en tout
    .hint = Combien elle en cochera, pour le meneur seul.
# SOM-NPC-01
field-npc = PNJ
    .hint = Celui dont il s’agit : personnage du meneur, animal ou nuée.
# SOM-DAMAGE-05, SOM-DAMAGE-06, SOM-DAMAGE-07, SOM-DAMAGE-11
field-Weapon-damage = Type de dégâts
    .hint = Perforants, tranchants, contondants (3 au plus hors tête), non vulnérants (1 Fatigue) ou négligeables.
# SOM-OBJ-02
field-ObjectView-damage = Blessures prises
    .hint = Combien l’objet en a reçu, pour le meneur seul.
# SOM-XP-13
field-ProposeSpend-base = Compétence de base
    .hint = Pour une spécialité : une individuelle de niveau 11 au moins ; vide pour un autre achat.
# SOM-XP-13
field-SpendItem-base = Compétence de base
    .hint = Pour une spécialité : une individuelle de niveau 11 au moins ; vide pour un autre achat.
# SOM-SKILL-14
field-SkillView-base = Compétence de base
    .hint = Celle que la spécialité précise ; rien si ce n’en est pas une.
# SOM-ANIMAL-16
field-SwarmAttack-targets = Cibles
    .hint = 1 pour une petite nuée, 3 pour une grande, toutes pour une très grande ; une attaque chacune par Tour.
# SOM-ANIMAL-16
field-StungEntry-targets = Cibles
    .hint = Ceux que la nuée attaque ce Tour.
# SOM-GUN-15
field-targets = Cibles possibles
    .hint = Ceux que la rafale peut toucher, selon le meneur.

# Mots des formulaires et des feuilles
label-blunt = contondant
label-piercing = perforant
label-slashing = tranchant
label-negligible = négligeable
label-non_wounding = sans blessure
label-complete = complet
label-partial = partiel
label-extended = étendu
label-death = la mort
label-every_action = à chaque action
label-every_second = à chaque seconde
label-experience = expérience
label-play = jeu
label-setup = préparatifs
label-fastened = attachée
label-unfastened = détachée
label-unstated = non précisée
label-firearm = arme à feu
label-heavy = lourde
label-melee = arme de mêlée
label-missile = arme de trait
label-pole = arme d’hast
label-powerful = puissante
label-sword = épée
label-thrown = arme de jet
label-two_handed = à deux mains
label-no_care = faute de soins
label-noticed = remarqué
label-unseen = inaperçu
label-under_way = en cours
label-plain = lunette simple
label-sniper = lunette de précision
label-floor_v-30_10_ = (vitesse − 30) / 10, arrondi en dessous
label-floor_v-30_10_1 = (vitesse − 30) / 10, arrondi en dessous, plus 1
label-floor_v_10_ = vitesse / 10, arrondi en dessous

chapter-ANIMAL = Animaux
chapter-CARE = Soins
chapter-CHAR = Personnages
chapter-CRIME = Crimes
chapter-DAMAGE = Blessures
chapter-DANGER = Dangers
chapter-DISTRESS = Détresse
chapter-FATIGUE = Fatigue
chapter-FEAR = Peur
chapter-GUN = Armes à feu
chapter-HARD = Coups durs
chapter-LOC = Localisation
chapter-MELEE = Corps à corps
chapter-MIND = Esprit
chapter-MOVE = Mouvement
chapter-NPC = PNJ
chapter-OBJ = Objets
chapter-PROT = Protections
chapter-RANGED = Tir
chapter-ROLL = Jets
chapter-RULING = Décisions
chapter-SKILL = Compétences
chapter-SOMA = Somatisation
chapter-STUN = Sonné
chapter-TRAIT = Traits
chapter-TRAUMA = Traumatismes
chapter-TURN = Tour et actions
chapter-XP = Expérience
