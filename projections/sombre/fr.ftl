# Faits et conséquences
about = La peur comme au cinéma : des victimes, un meneur, des règles qui tiennent dans la main et des personnages qui y restent.

SheetModeSet = Les feuilles de la table sont désormais en mode { $mode }.
TableOptionSet = Une option de table change, { QUOTE($option) } : { WORD($value) ->
    [true] oui
    [false] non
   *[hidden] { $value }
}.
PlayStarted = { $who } ouvre le jeu.
TableClosed = { $who } referme la table.
SeatPresenceChanged = { WORD($presence) ->
    [active] { $seat } est de nouveau en jeu.
    [watching] { $seat } assiste à la partie sans y jouer.
   *[away] { $seat } n’est plus en jeu pour le moment{ $has_character ->
        [yes] {""}, à cause de l’état { DE($character) }
       *[no] {""}
    }.
}
ScreenDiceOpened = Les dés jetés derrière l’écran sont révélés, dans leur ordre : { $dice }.
CharacterCreated = { $has_seat ->
    [yes] Un personnage naît : { $name }, joué par { $seat }.
   *[no] Un personnage naît : { $name }.
}
CharacterImported = { $has_seat ->
    [yes] Un personnage tout prêt arrive : { $name }, joué par { $seat }.
   *[no] Un personnage tout prêt arrive : { $name }.
}
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
BackgroundWritten = { $who } écrit en page quatre { DE($character) } ({ $part }){ $has_text ->
    [yes]  : { STOP($text) }
   *[no] .
}
CommonSkillsAllocated = Compétences communes { DE($character) } : Corps { $body }, Sens { $senses }, Esprit { $mind }.
PersonalityChosen = { $character } a une personnalité { $personality }.
HandednessSet = La main dominante { DE($character) } : { $side }.
HandednessDrawn = Le dé ({ $dice }) donne la main dominante { DE($character) } : { $side }.
AgeClassSet = { $character } est maintenant : { AGREE($age_class, $character) }.
ChildSkillGranted = { $character } reçoit, malgré son âge, la Compétence { $title } ({ $score }).
SpecialSet = { $special ->
    [true] Les Traits surnaturels s’ouvrent { A($character) }.
   *[false] Les Traits surnaturels se ferment { A($character) }.
}
SkillProposed = { $who } propose pour { $character } la Compétence { QUOTE($title) } en ligne { $line }{ $has_waiver_reason ->
    [yes] {""}, par dérogation : { STOP($waiver_reason) }
   *[no] .
}
SpecialityProposed = { $who } propose pour { $character } la Spécialité { QUOTE($title) } sur la ligne { $line }.
TraitProposed = { $who } propose pour { $character } un { $kind } { $nature } de niveau { $level } : { $title }.
InitialTicksProposed = { $who } propose pour { $character } { N($plus, "endurcissement", "endurcissements") } et { N($extra, "traumatisme", "traumatismes") } passés.
ProposalWithdrawn = { $who } retire une proposition faite pour { $character }{ $has_title ->
    [yes]  : { $title }.
   *[no] .
}
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
CharacterValidated = { $character } peut entrer en scène.
CharacterAssigned = { $has_seat ->
    [yes] { $seat } joue désormais { $character }.
   *[no] { $character } revient au meneur.
}
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
TickRemoved = { $character } décoche { N($count, "case", "cases") } { DE($gauge) }, cochées d’un { $mark }.
CounterSet = Le compteur universel { DE($character) } indique { $value }.
AgeSet = { $character } a { $age } ans.
GrewUp = { $character } grandit d’un âge.
ChildGrown = { $character } grandit : { N($count, "case", "cases") } d’enfance s’effacent.
SenescenceTicked = À { $age } ans, { $character } coche une case { DE($gauge) }, effet de l’âge{ $has_xp ->
    [yes] {""}, et reçoit { $xp } pEx.
   *[no] .
}
TraitChanged = { CAP($kind) } { DE($character) } : { QUOTE($title) } passe au niveau { $level } ({ SIGNED($levels) }).
IllnessMarked = Le Désavantage { QUOTE($trait) } { DE($character) } compte désormais comme maladie ({ $illness }){ $curable ->
    [true] {""}, qui peut se soigner.
   *[false] {""}, qui ne peut pas se soigner.
}
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
NpcUpdated = { $who } retouche la fiche { DE($npc) }.
NpcIntroduced = Quelqu’un ou quelque chose apparaît : { STOP($label) }{ $has_description ->
    [yes] {" "}{ STOP($description) }
   *[no] {""}
}
NpcFearSet = Réaction { DE($npc) } à ce qui l’effraie : { AGREE($state, $npc) }.
BiteAttacked = { $dog } cherche à mordre { $victim }.
BitePressed = { $dog } serre les mâchoires.
BiteShaken = On saura si { $dog } lâche prise.
BiteSet = { $animal } referme sa gueule sur { $victim } ({ $zone }){ $falls ->
    [true] {" "}et l’entraîne au sol.
   *[false] .
}
BiteWorsened = { $animal } aggrave sa morsure sur { $victim }.
BiteReleased = { $animal } lâche { $victim }.
SwarmAttacked = { $swarm } s’abat sur { $targets }.
SwarmStung = { $animal } blesse { $victim }.
ObjectCreated = Un objet compte désormais : { $label }.
ObjectDamaged = { $thing } reçoit { N($wounds, "Blessure", "Blessures") }.
ObjectStateChanged = État de l’objet { QUOTE($thing) }, désormais : { $condition }.
ExperiencePhaseOpened = Une phase d’expérience commence.
ExperiencePhaseClosed = La phase d’expérience se termine.
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
XpSpent = { $character } dépense { $amount } pEx ({ $pool }).
SpendProposed = { $who } propose une dépense pour { $character } : { $purchase }, { QUOTE($title) } ({ N($levels, "niveau", "niveaux") }, { $pool }).
SkillImproved = { $character } progresse : { QUOTE($title) } (score { $score }).
SkillAcquired = { $character } apprend { QUOTE($title) } (score { $score }).
SpecialityAcquired = { $character } se spécialise : { QUOTE($title) } (score { $score }).
TreatmentStarted = { $carer } entreprend de soigner { QUOTE($trait) } chez { $character } (score { $score }).
TreatmentFinished = Le traitement { DE($character) } touche à son terme.
TreatmentResolved = { $success ->
    [true] Le traitement { DE($character) } réussit.
   *[false] Le traitement { DE($character) } échoue.
}
TreatmentPaid = { $pay ->
    [true] { $character } paie sa guérison ({ $pool }).
   *[false] { $character } renonce à payer sa guérison.
}
SceneOpened = Une scène s’ouvre : { $title }.
SceneClosed = La scène se referme : { $title }.
ActionDeclared = { $character } annonce : { STOP($text) }
ActionFlagged = L’annonce { DE($character) } est à revoir : { STOP($text) }
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
       *[1] {""} ; Difficulté { N($ranks, "Rang", "Rangs") } ({ $difficulty })
    }
   *[no] {""}
}{ $off_hand ->
    [true] {""} ; action inverse, 1 Rang de plus.
   *[false] .
}
OpposedRollCalled = Jet opposé{ $has_characters ->
    [yes] {" "}entre { LIST($characters) }
   *[no] {""}
}{ $has_sides ->
    [yes]  : { LIST($sides, word: "contre") }.
   *[no] .
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
SecretRollMade = { $decoy ->
    [true] { $who } fait un jet secret qui ne compte pas, pour donner le change.
   *[false] { $who } fait un jet secret.
}
SecretRollNoticed = Un jet secret est fait pour { $character }.
DieRolled = Le dé { DE($character) } donne { $dice }.
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
            [yes] {""}, { $numbers-modifiers }
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
RerollOrdered = { $who } fait relancer les dés après un double échec.
RerollCalled = De nouveaux dés sont demandés{ $has_characters ->
    [yes] {" "}pour { LIST($characters) }.
   *[no] .
}
AttemptLocked = L’échec { DE($character) } est définitif : { $attempt }.
RollCancelled = Le jet demandé { A($character) } est annulé.
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
FearDispensed = { GENDER($character) ->
    [f] { $character } est dispensée
    [m] { $character } est dispensé
   *[unknown] Dispense est donnée { A($character) }
} d’un jet de Peur, par endurcissement ({ $reason }){ $has_situation ->
    [yes]  : { STOP($situation) }
   *[no] .
}
FearWorsened = La peur { DE($character) } s’aggrave : la fièvre devient panique.
ActionImposed = La peur dicte { A($character) } : { STOP($text) }
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
SomatisationRequested = La Somatisation { DE($character) } reste à désigner ({ $method }).
SomatisationChosen = { $who } choisit pour { $character } : { $kind }.
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
FallRuled = { $character } tombe{ $has_wounds ->
    [yes] { $wounds ->
        [0] {""}, sans se blesser.
       *[1] {""} : { N($wounds, "Blessure", "Blessures") }.
    }
   *[no] .
}
CharacterRevived = { GENDER($character) ->
    [f] { $character } revient à elle.
    [m] { $character } revient à lui.
   *[unknown] { $character } reprend connaissance.
}
SomatisationDisclosed = L’état { DE($character) } est révélé{ $has_seats ->
    [yes] {" "}{ A(LIST($seats)) }.
   *[no] .
}
SuspendedAnimationDisclosed = { $character } vit encore : ce n’était qu’une sidération.
FrenzyEnded = La crise furieuse { DE($character) } cesse : { AGREE($how, $character) }.
HeartDiseaseAcquired = Le cœur { DE($character) } reste malade (niveau { $level }).
EcstasyKnown = { $character } a connu l’extase (niveau { $level }).
ShockInflicted = { $character } subit un choc ({ $role }) de { N($count, "case", "cases") }.
ShockDebriefed = Le déchoquage { DE($character) } atténue le choc.
StressInflicted = { $character } subit un stress{ $has_reason ->
    [yes]  : { STOP($reason) }
   *[no] .
}
TicksExplained = { N($levels, "niveau", "niveaux") } de Désavantage { $levels ->
    [one] explique
   *[other] expliquent
} ce { QUE($character) } a subi.
Hardened = { $character } s’endurcit de { N($count, "case", "cases") }{ $has_circumstances ->
    [yes]  : { STOP($circumstances) }
   *[no] .
}
HardenedByCrime = Le crime endurcit { $character } de { N($count, "case", "cases") }{ $has_circumstances ->
    [yes]  : { STOP($circumstances) }
   *[no] .
}
CrimeDeclared = { $who } tient pour un crime l’acte { DE($character) } : { $kind }.
CrimeRollCalled = La volonté { DE($character) } est mise à l’épreuve : { $direction } ({ $kind }).
RemorseCalled = Le remords vient{ $has_characters ->
    [yes] {" "}{ A(LIST($characters)) }
   *[no] {""}
}{ $has_situation ->
    [yes]  : { STOP($situation) }
   *[no] .
}
RemorseOverwhelms = Le remords submerge { $character }, qui doit somatiser.
part-RankShown = { $has_label ->
    [yes] { $label }
   *[no] sans précision
} { $ranks }
part-FrightenedShown = { $character }{ $has_difficulty ->
    [yes] {" "}(Difficulté en Rangs : { $difficulty })
   *[no] {""}
}
part-ModifierShown = { SIGNED($points) } ({ $label })
part-RollAskedShown = { $character }{ $has_skills ->
    [yes] {""}, jet { DE(LIST($skills)) }
   *[no] {""}
}{ $has_label ->
    [yes] {" "}({ $label })
   *[no] {""}
}{ $has_difficulty ->
    [yes] { $ranks ->
        [0] {""}
       *[1] {""}, Difficulté { N($ranks, "Rang", "Rangs") } ({ $difficulty })
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
part-ShareShown = { N($count, "impact", "impacts") } sur { $target }

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
refusal-not_called = Rien n’est demandé ici.
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
DistressTreated = { $character } tente de soigner { $patient } ({ $skill }).
TreatmentRuled = Le meneur dit si { $character } a de quoi soigner : { $possible ->
    [true] oui.
   *[false] non.
}
ViolentEffortRuled = { $character } fait un effort violent.
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
IntensiveCareFateRuled = Le sort { DE($character) } en soins intensifs : { AGREE($fate, $character) }{ $has_after ->
    [yes]  ; { STOP($after) }
   *[no] .
}
AgonyConcluded = L’agonie { DE($character) } s’achève.
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
CharacterRested = Repos { DE($character) } : { $kind }{ $has_count ->
    [yes] {" "}({ N($count, "case", "cases") } de Fatigue).
   *[no] .
}
SleepChecksStarted = Le sommeil guette { $character }.
NextSleepCheckCalled = Le sommeil revient à la charge sur { $character }.
AsleepRuled = { $character } s’abandonne au sommeil.
SleeperShaken = { $character } secoue { $sleeper }.
WakingRuled = Le meneur laisse { $character } { GENDER($character) ->
    [f] revenir à elle.
    [m] revenir à lui.
   *[unknown] reprendre connaissance.
}
FatigueGaugeTaken = La jauge de Fatigue { DE($character) } passe derrière l’écran.
FatigueGaugeGiven = La jauge de Fatigue { DE($character) } revient à son joueur.
GaugesRevealed = Santé { DE($character) } : Blessures, { $has_wounds ->
    [yes] { $wounds }
   *[no] aucune case
} ; Fatigue, { $has_fatigue ->
    [yes] { $fatigue }.
   *[no] aucune case.
}
NpcStateRevealed = Ce qu’on voit { DE($npc) } : { AGREE($state, $npc) }.
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
NpcStunRuled = Effet du coup sur { $npc } : { AGREE($outcome, $npc) }{ WORD($outcome) ->
    [dazed] {" "}({ N($ranks, "Rang", "Rangs") }).
   *[other] .
}
DazedRuled = { $character } a la tête qui tourne{ $has_ranks ->
    [yes]  : { N($ranks, "Rang", "Rangs") } de plus à ses actions
   *[no] {""}
}{ $has_minutes ->
    [yes] {""}, pour { TIME($minutes) }.
   *[no] .
}
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
WoundReopened = { N($count, "Blessure", "Blessures") } { DE($character) } { $count ->
    [one] se rouvre.
   *[other] se rouvrent.
}
MarksRuledGone = { $character } perd { N($count, "Marque", "Marques") } : { $limb }.
InfectionCalled = Une plaie { DE($character) } risque de s’infecter.
IllnessStopped = L’infection { DE($character) } est enrayée.
SequelaeRuled = { $character } garde des séquelles{ $instability ->
    [0] {""}
   *[1] {""}, { N($instability, "case", "cases") } d’Instabilité Mentale
}{ $has_disadvantages ->
    [yes]  : { LIST($disadvantages) }.
   *[no] .
}
Infected = La plaie { DE($character) } s’infecte.
WoundsHealed = { N($count, "Blessure", "Blessures") } { DE($character) } { $count ->
    [one] guérit
   *[other] guérissent
} ({ $healing }).
MarksErased = { $character } retrouve l’usage complet : { $limb }.
FictionTimeAdvanced = { $minutes ->
    [0] Le temps passe : { N($seconds, "seconde", "secondes") }.
   *[1] Le temps passe : { TIME($minutes) }{ $seconds ->
        [0] .
       *[1] {""}, { N($seconds, "seconde", "secondes") }.
    }
}
TurnsAdvanced = { N($turns, "Tour", "Tours") } { $turns ->
    [one] passe.
   *[other] passent.
}
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
ItemDefined = Un objet de combat s’ajoute : { INSIDE($label) }.
GotUp = { $character } se relève{ $helped ->
    [yes] {""}, avec de l’aide.
   *[no] .
}
ItemEquipped = { $character } s’équipe : { INSIDE($label) }.
ItemUnequipped = { $character } range ou retire : { INSIDE($label) }.
ItemTakenUp = { $has_former ->
    [yes] { $character } prend { A($former) } : { INSIDE($label) }.
   *[no] { $character } ramasse : { INSIDE($label) }.
}
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
ItemMoved = { $character } change de main : { INSIDE($label) }.
EncumbranceSet = { $ranks ->
    [0] { $character } agit sans gêne ({ $family }).
   *[1] { $character } agit avec { N($ranks, "Rang", "Rangs") } de gêne ({ $family }).
}
WoundsImposed = Le meneur inflige { N($count, "Blessure", "Blessures") } { A($character) }{ $has_zone ->
    [yes] {" "}({ $zone }).
   *[no] .
}
HitRuled = Le meneur précise la nature d’un coup{ $massive ->
    [true] {""}, Dommages massifs
   *[false] {""}
}{ $limb_lost ->
    [true] {""}, membre perdu
   *[false] {""}
}{ $bypass ->
    [true] {""}, protection contournée
   *[false] {""}
}{ $has_face ->
    [yes] {""}, reçu { $face }.
   *[no] .
}
ZoneRuled = La Zone que le coup atteint chez { $character } : { $zone }.
ZoneRefined = L’endroit que le coup atteint chez { $character } : { STOP($text) }
ConditionRuled = Nouvel état { DE($character) } : { AGREE($condition, $character) }{ $has_to ->
    [yes] {" "}(pour { $to })
   *[no] {""}
}{ $has_ranks ->
    [yes] {""}, { N($ranks, "Rang", "Rangs") }.
   *[no] .
}
ConditionLifted = Un état { DE($character) } prend fin : { AGREE($condition, $character) }{ $has_to ->
    [yes] {" "}(pour { $to }).
   *[no] .
}
WoundsHeld = { N($count, "Blessure", "Blessures") } { DE($character) } { $count ->
    [one] attend
   *[other] attendent
} la phase 3.
TicksHeld = { N($count, "case", "cases") } { DE($gauge) } { DE($character) } { $count ->
    [one] attend
   *[other] attendent
} la phase 3.
ConsequenceOpened = { $has_attacker ->
    [yes] Après coup, { $attacker } touche { $character }
   *[no] Après coup, des Dommages attendent leur place sur { $character }
} ({ N($raw, "Dommage", "Dommages") }) : à compléter ou à écarter.
LateHitCompleted = { $who } complète le coup resté ouvert.
LateHitDismissed = { $who } écarte le coup resté ouvert.
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
IntentFlagged = L’intention { DE($character) } est à revoir : { intent }
SealedDeclarationsCalled = Des annonces simultanées sont demandées{ $has_characters ->
    [yes] {" "}pour { LIST($characters) }.
   *[no] .
}
IntentKindSealed = { $character } a choisi en secret.
SealedIntentsOpened = Les choix secrets s’ouvrent : { $kinds }.
IntentSpecified = { $character } précise son intention : { intent }
NpcIntentRecorded = Intention { DE($character) } : { intent }
NpcIntentShown = On devine ce que fait { $character } : { intent }
HesitationRuled = { $character } hésite et ne fait rien.
DeclarationVoided = L’annonce { DE($character) } est annulée{ $has_number ->
    [yes] {" "}(nº { $number }).
   *[no] .
}
ActionClassified = { $who } classe l’action { DE($character) } : { $action_class }{ $ranks ->
    [0] {""}
   *[1] {""}, { N($ranks, "Rang", "Rangs") } de plus
}{ $has_suits ->
    [yes] {" "}(Avantage : { $suits }).
   *[no] .
}
LongActionPlanned = { $has_actions ->
   [yes] { $character } entreprend une action de { N($actions, "Tour", "Tours") } : { $text }.
  *[other] { $character } entreprend une action de plusieurs Tours : { $text }.
}
LongActionAdjusted = { $has_actions ->
    [yes] L’action { DE($character) } demandera { N($actions, "Tour", "Tours") }.
   *[no] On ne dit plus combien de Tours l’action { DE($character) } demandera.
}
InterruptionRuled = Le meneur tranche : ce que coûte { A($character) } l’interruption de son action longue.
LongActionProgressed = L’action { DE($character) } avance : { N($done, "Tour", "Tours") }.
LongActionCompleted = { $character } vient à bout de son action.
LongActionInterrupted = { $character } interrompt son action.
CombatStarted = Le combat commence{ $has_characters ->
    [yes] {" "}entre { LIST($characters) }.
   *[no] .
}
CombatEnded = Le combat est fini.
CombatantsSet = Les combattants changent{ $has_added ->
    [yes] {""} ; arrivent : { LIST($added) }
   *[no] {""}
}{ $has_removed ->
    [yes] {""} ; partent : { LIST($removed) }.
   *[no] .
}
ContactSet = { $contact ->
   [true] { $one } et { $other } sont au contact.
  *[other] { $one } et { $other } ne sont plus au contact.
}
PhaseClosed = { $who } clôt la phase { $phase } du Tour { $turn }, { $phase ->
    [1] les annonces.
    [2] la résolution.
   *[3] les conséquences.
}
CombatReopened = Le combat commence{ $has_characters ->
    [yes] {" "}entre { LIST($characters) }.
   *[no] .
}
CombatClosed = Le combat est fini.
PhaseEnded = { $who } clôt la phase.
PhaseAdvanced = Tour { $turn }, phase { $phase } : { $phase ->
    [1] les annonces.
    [2] la résolution.
   *[3] les conséquences.
}
ResolutionOrderSet = L’ordre de résolution est fixé.
SurpriseCalled = { $has_aggressor ->
    [yes] { $aggressor } tente une attaque par surprise
   *[no] Une surprise se joue
}{ $has_victims ->
    [yes] {" "}contre { LIST($victims) }.
   *[no] .
}
SurpriseRuled = { $has_aggressor ->
    [yes] { $aggressor } attaque par surprise
   *[no] La surprise est totale
}{ $has_victims ->
    [yes] {" "}contre { LIST($victims) }.
   *[no] .
}
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
PursuitRollCalled = La poursuite continue{ $has_characters ->
    [yes] {" "}entre { LIST($characters) }
   *[no] {""}
}{ $has_stage ->
    [yes]  : { STOP($stage) }
   *[no] .
}
PursuitRuled = { $who } tranche la poursuite { DE($fugitive) }.
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
ContactDamageRuled = Le meneur fixe ce que vaut le tir à bout touchant { DE($character) }{ $has_wounds ->
    [yes]  : { N($wounds, "Blessure", "Blessures") }.
   *[no] .
}
StrayCalled = Des projectiles se perdent{ $has_exposed ->
    [yes] {" "}vers { LIST($exposed) }.
   *[no] .
}
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
GrabWillCalled = { $character } cherche à garder prise sur { $victim } malgré le coup.
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
FirearmCycled = { $who } réarme.
ModeSelected = { $who } change le mode de tir.
FirearmReloaded = { $who } recharge.
BipodUnfolded = { $who } déplie un bipied.
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
LoaderNamed = { $has_loader ->
    [yes] { $loader } sert l’arme : { INSIDE($label) }.
   *[other] Plus personne ne sert l’arme : { INSIDE($label) }.
}
AmmoCountTaken = Le meneur tient désormais le compte des munitions : { INSIDE($label) }.
AmmoCountGiven = Le compte des munitions revient au porteur : { INSIDE($label) }.
AccidentalDischargeCalled = { $character } risque un coup de feu accidentel : { INSIDE($label) }.
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
ImpactsCounted = La rafale { DE($character) } fait { N($count, "impact", "impacts") }.
BurstTargetsListed = La rafale { DE($character) } { $has_targets ->
    [yes] peut toucher { LIST($targets, word: "ou") }.
   *[no] ne peut toucher personne.
}
ImpactsConstrained = Les impacts de la rafale { DE($character) } sur { $target } sont limités{ $has_at_least ->
    [yes] {""}, au moins { $at_least }
   *[other] {""}
}{ $has_at_most ->
    [yes] {""}, au plus { $at_most }
   *[other] {""}
}.
ImpactsAllocated = Les impacts de la rafale { DE($character) } se répartissent{ $has_shares ->
    [yes]  : { LIST($shares) }.
   *[no] .
}
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
WoundsSetAside = Ce qu’un danger a fait plus tôt attend sa localisation.
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
FallApplied = { $metres ->
    [0] { $character } tombe.
   *[other] { $character } tombe de { N($metres, "mètre", "mètres") }.
}
CurrentStarted = { $has_characters ->
    [yes] Le courant passe dans { LIST($characters) }
   *[no] Le courant passe
} ({ $volts } V){ $stuck ->
    [true] {""}, sans que la main puisse lâcher.
   *[false] .
}
CurrentCut = Le meneur coupe le courant { DE($character) }.
TearingTried = { $character } essaie de s’arracher au courant.
LightningStruck = La foudre frappe { $character }.
Electrised = Un courant traverse { $character }.
CurrentStopped = Le courant quitte { $character }.
FrostbiteStarted = Le froid commence à mordre { $character }.
FrostbiteAssigned = Le froid a mordu { $character } : { $limb }.
BurnApplied = { $has_degree ->
    [yes] { $character } subit une brûlure du { $degree ->
        [1] premier
        [2] deuxième
       *[3] troisième
    } degré.
   *[no] { $character } subit une brûlure.
}
Ignited = { $who } met le feu { A($character) } (feu { $fuel }).
FireSpread = Le feu sur { $character } prend son chemin : { $places }.
ExtinguishingTried = { $burning_is_character ->
    [yes] { $character } tente d’éteindre le feu qui { GENDER($character) ->
        [f] la brûle.
        [m] le brûle.
       *[unknown] brûle son propre corps.
    }
   *[no] { $character } tente d’éteindre le feu qui a pris sur { $burning }.
}
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
ExplosionResolved = L’explosion vaut { N($raw, "Dommage", "Dommages") } avant protections{ $has_victims ->
    [yes] {""}, contre { LIST($victims) }.
   *[no] .
}
BombBuilding = { $character } entreprend de fabriquer une bombe ({ $skill }{ $bonus ->
    [0] {""}
   *[1] {""}, { SIGNED($bonus) } aux Dommages
}).
BombSet = { $has_label ->
    [yes] Un engin est là : { INSIDE($label) }.
   *[no] Le meneur règle une bombe.
}
DefusingTried = { $character } essaie de désamorcer { $has_label ->
    [yes] une bombe : { INSIDE($label) }.
   *[no] une bombe.
}
BombBuilt = { $character } a fabriqué la bombe.
DefusalResolved = { $defused ->
    [true] { $character } a rendu la bombe inoffensive.
   *[other] { $character } a échoué : plus rien n’arrête la bombe.
}
MineLaid = { $character } pose une mine ({ $kind }) : { $area }.
MineTriggered = { $has_victims ->
    [yes] Une mine saute sous { LIST($victims) }.
   *[no] Une mine saute.
}
ClearingTried = { $character } cherche des mines : { $area }.
ChargePrepared = { $character } prépare { INSIDE($item) } : { $step }.
GrenadeThrown = { $quick ->
    [true] { $character } dégoupille et lance aussitôt : { INSIDE($item) }.
   *[false] { $character } lance : { $item }.
}
ChargeRuled = Le meneur décide du sort d’un engin.
TankPierced = Une balle perce le réservoir { DE($character) }.
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
TortureEndured = { $character } en endure { N($hours, "heure", "heures") }.
TortureRollCalled = La volonté { DE($character) } est mise à l’épreuve.
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
AsphyxiaStopped = { $character } retrouve de l’air.
ApneaStarted = { $character } retient son souffle, { $seconds } s au plus.
BreathSpent = { $character } est à bout de souffle.
PeriodSet = Le rythme d’un danger change pour { $character } ({ $danger }) : { $has_seconds ->
    [yes] une case toutes les { $seconds } s.
   *[no] { $has_turns ->
        [yes] une case par période de { N($turns, "Tour", "Tours") }.
       *[no] sans rythme fixé.
    }
}
AttritionStarted = { $character } commence à souffrir : { $kind }{ $has_seconds ->
    [yes] , une case toutes les { $seconds } s.
   *[no] .
}
AttritionStopped = { $character } ne souffre plus : { $kind }.
StarvationTells = { $character } a jeûné au point d’en garder peut-être des séquelles.
DiseaseApplied = { $character } tombe malade ({ $severity }){ $has_title ->
    [yes]  : { $title }
   *[no] {""}
}{ $has_ticks ->
    [yes] , { N($ticks, "Blessure", "Blessures") }, une toutes les { $seconds } s.
   *[no] .
}
RadiationApplied = { $character } a reçu une irradiation{ $has_effect ->
    [yes]  : { $effect }{ $has_ticks ->
        [yes] {""}, { $ticks } fois, toutes les { $seconds } s.
       *[no] .
    }
   *[no] .
}
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
EffectLifted = L’effet prend fin pour { $character } : { $family }{ $has_product ->
    [yes] {" "}({ $product }).
   *[no] .
}
EffectEnded = L’effet se dissipe pour { $character } : { $family }{ $has_product ->
    [yes] {" "}({ $product }).
   *[no] .
}
PoisoningCalled = Le corps { DE($character) } lutte contre le poison.
OverdoseCalled = { $character } en a peut-être trop pris.
PoisonUndertaken = { $character } entreprend de préparer un poison ({ $skill }).
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
AddictionCalled = La tentation guette { $character } une fois de plus.
TripCalled = { $character } glisse dans un autre monde.
TripRuled = Le voyage { DE($character) } : { $trip }.
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
field-about = Au sujet de
    .hint = Ce sur quoi porte l’attente.
field-absorbed = Absorbé
    .hint = Combien de Blessures la protection arrête.
field-academic = Savoir
    .hint = Oui pour une compétence qui s’étudie.
field-added = Ajoutés
    .hint = Ceux qui entrent dans le combat.
field-advantage = Avantage
    .hint = Ce qui aide à tenir sans air.
field-after = Ensuite
    .hint = Ce qui suit.
field-after_effect = Effet après coup
    .hint = Ce qui reste quand la somatisation cesse.
field-age = Âge
    .hint = L’âge du personnage, en années.
field-age_class = Classe d’âge
    .hint = Enfant, adulte ou vieillard, selon les règles.
field-aggressor = Agresseur
    .hint = Qui attaque par surprise ou en premier.
field-aim = Visée
    .hint = Ce que l’on vise, ou le but de l’acte.
field-airbag = Coussin gonflable
    .hint = Oui si un coussin protège l’occupant.
field-alive = En vie
    .hint = Oui tant que le personnage vit.
field-allocated = Répartis
    .hint = Combien d’impacts vont à chacun.
field-allow_unbalanced = Admettre le déséquilibre
    .hint = Oui pour valider des traits qui ne s’équilibrent pas.
field-amended = Corrigé en
    .hint = Ce que le meneur met à la place de la proposition.
field-animal = Animal
    .hint = L’animal concerné.
field-announced = Durée annoncée
    .hint = Oui si le joueur connaît la durée ou la difficulté.
field-answers = En réponse à
    .hint = La demande à laquelle ce jet répond.
field-approach = Approche
    .hint = Comment l’on arrive au contact.
field-approved = Validé
    .hint = Oui quand le meneur a validé le personnage.
field-area = Zone minée
    .hint = L’endroit où la mine est posée.
field-arm = Bras
    .hint = Quel bras, droit ou gauche.
field-armed = Armée
    .hint = Oui quand la somatisation peut se déclencher.
field-armour_faces = Faces des protections
    .hint = Comment les protections se lisent sur le dé.
field-armour_simultaneous = Protections superposées
    .hint = Comment plusieurs protections comptent ensemble.
field-arms_owed = Bras à choisir
    .hint = Les coups parés dont le bras reste à nommer.
field-asked = Demandé
    .hint = Combien était demandé.
field-asleep = Endormi
    .hint = Oui quand le personnage dort.
field-assistants = Aides
    .hint = Ceux qui aident, par leur identifiant.
field-at_least = Au moins
    .hint = Le plus petit nombre d’impacts pour chacun.
field-at_most = Au plus
    .hint = Le plus grand nombre d’impacts pour chacun.
field-attempt = Tentative
    .hint = Ce que l’on essaie, pour ne pas le retenter sans changement.
field-attempts = Tentatives
    .hint = Ce qui a déjà été tenté.
field-attested = Attesté par
    .hint = Ce qui montre que la somatisation doit venir.
field-awaited = Attendu
    .hint = Ce que le combat attend, et de qui.
field-awake = Éveillé
    .hint = Oui si le personnage se réveille.
field-background = Passé
    .hint = Ce que le personnage a vécu avant la partie.
field-backs = Dos exposés
    .hint = Ceux à qui le personnage tourne le dos.
field-bearer = Porteur
    .hint = Qui porte l’arme.
field-before = Avant
    .hint = Ce qu’il faut faire d’abord.
field-belt = Ceinture
    .hint = Si l’occupant est attaché.
field-bipod = Bipied
    .hint = Si l’arme est posée sur son bipied, ou en a un.
field-bites = Morsures
    .hint = Les morsures en cours.
field-bitten = Mordu
    .hint = Qui est mordu.
field-blow = Coup
    .hint = Le coup dont il s’agit.
field-blows = Coups
    .hint = Les coups portés.
field-bodies = Corps
    .hint = L’état de santé de chacun.
field-body = Corps
    .hint = Points donnés aux compétences du corps.
field-bomb = Bombe
    .hint = La bombe concernée.
field-bombs = Bombes
    .hint = Les bombes posées.
field-bounds = Bornes
    .hint = Entre quelles valeurs.
field-breaks = Règles enfreintes
    .hint = Ce que la proposition enfreint.
field-breath = Souffle
    .hint = Combien de temps le personnage tient encore.
field-breaths = Apnées
    .hint = Ceux qui retiennent leur souffle.
field-brings = Entraîne
    .hint = Ce que cela entraîne.
field-broken = Brisé
    .hint = Ce qui ne tient plus.
field-burn_cap_and_marks = Limite des brûlures
    .hint = Si la limite des Blessures vaut aussi pour les marques.
field-burning = En feu
    .hint = Qui ou quoi brûle.
field-bursts = Rafales
    .hint = Les rafales dont les impacts restent à répartir.
field-bypass = Protection contournée
    .hint = Oui si le coup évite la protection.
field-cadence = Cadence
    .hint = À quelle fréquence l’arme peut tirer.
field-call = Jet demandé
    .hint = Le jet que le meneur a demandé.
field-calls = Jets demandés
    .hint = Les jets que l’on attend.
field-capacity = Capacité
    .hint = Combien de cartouches l’arme contient.
field-capped = Plafonné
    .hint = Oui si la limite ordinaire s’applique.
field-care = Soins
    .hint = Les soins reçus.
field-carer = Soignant
    .hint = Qui soigne.
field-category = Catégorie
    .hint = La catégorie de l’arme ou du personnage.
field-centimetres = Centimètres
    .hint = Ce qui dépasse les mètres entiers.
field-charge = Charge
    .hint = La charge explosive, s’il y en a une.
field-checks = Réveils tentés
    .hint = Combien de fois on a vérifié le sommeil.
field-circles = Cases
    .hint = Les cases de la jauge, dans l’ordre.
field-circumstances = Circonstances
    .hint = Ce qui s’est passé, en quelques mots.
field-action_class = Classement
    .hint = Ce que l’action demande : un jet, plusieurs Tours, ou aucun dé.
field-clock = Horloge
    .hint = Le temps écoulé dans l’histoire.
field-clock_visible = Horloge visible
    .hint = Oui si les joueurs voient le temps qui passe.
field-cloth = Tissu
    .hint = Oui si c’est de l’étoffe.
field-common = Compétences communes
    .hint = Les scores de base du corps, des sens et de l’esprit.
field-competitors = Concurrents
    .hint = Ceux qui se mesurent.
field-concerned = Concernés
    .hint = Ceux que le jet concerne.
field-condition = Condition
    .hint = Ce qui gêne le personnage.
field-conditions = Conditions
    .hint = Tout ce qui gêne le personnage à présent.
field-consciousness = Conscience
    .hint = Éveillé, étourdi, endormi ou inconscient.
field-contact = Au contact
    .hint = Si l’on est assez près pour se toucher.
field-contacts = Contacts
    .hint = Qui est au contact de qui ; sur la feuille, les relations.
field-contents = Contenu
    .hint = Ce que la compétence recouvre.
field-counter = Compteur
    .hint = Ce que compte la feuille sous ce nom.
field-cover = Couvert
    .hint = Ce qui cache une partie de la cible.
field-covered = À couvert
    .hint = Ce qui est caché de chaque cible.
field-crew = Servants
    .hint = Combien de personnes servent l’arme.
field-crime = Crime
    .hint = Le crime dont il s’agit.
field-crimes = Crimes
    .hint = Les crimes du personnage.
field-curable = Curable
    .hint = Oui si la maladie peut guérir.
field-custom = Effet propre
    .hint = Un effet de somatisation décrit par le meneur.
field-cycled = Réarmée
    .hint = Oui quand l’arme est prête à tirer de nouveau.
field-danger = Péril
    .hint = Le péril concerné.
field-dangers = Périls
    .hint = Ce qui menace les corps : feu, eau, poison, froid.
field-days = Jours
    .hint = Combien de jours.
field-daze = Étourdissement
    .hint = Pour combien de temps le personnage est étourdi.
field-deadly_wound = Blessure mortelle
    .hint = La case qui tue.
field-deadly_wounds = Blessures mortelles
    .hint = Combien de Blessures tuent l’animal.
field-debriefed = Choc raconté
    .hint = Oui quand le personnage en a parlé.
field-declarations = Déclarations
    .hint = Ce que chacun a déclaré sous pli.
field-declaring = En déclaration
    .hint = Ceux dont on attend la déclaration.
field-declines = Aggravations
    .hint = Ce qui empire avec le temps.
field-decoy = Leurre
    .hint = Oui pour un jet qui ne sert qu’à ne rien trahir.
field-defence = Défense
    .hint = Comment la victime se défend.
field-defused = Désamorcée
    .hint = Oui quand la bombe est désamorcée.
field-degree = Degré
    .hint = Le degré de gravité.
field-depths = Noyades
    .hint = Ceux qui sont sous l’eau.
field-designated = Désigné
    .hint = Oui si la cible a été désignée à l’animal.
field-destroyed_at = Détruit à
    .hint = Combien de Blessures détruisent l’objet.
field-diagnosed = Diagnostiqué
    .hint = Oui si le mal est reconnu.
field-direction = Direction
    .hint = Vers où, ou dans quel sens.
field-disadvantages = Désavantages
    .hint = Les désavantages qui en restent.
field-disclosed = Dévoilé
    .hint = Oui quand le joueur l’apprend.
field-distress = Détresse
    .hint = La Détresse en cours, s’il y en a une.
field-dodging = Esquive
    .hint = Oui si la victime esquive.
field-dog = Chien
    .hint = Le chien concerné.
field-done = Fait
    .hint = Combien de Tours sont déjà faits.
field-doses = Doses
    .hint = Les produits absorbés.
field-double_failure = Double échec
    .hint = Ce qui se passe quand les deux ratent.
field-drawn = Dégainée
    .hint = Oui quand l’arme est en main.
field-due = Dû
    .hint = Ce qui reste à faire, et quand.
field-effects_at_once = Effets ensemble
    .hint = Comment plusieurs effets jouent à la fois.
field-elements = Éléments
    .hint = Les parties de l’action, dans l’ordre.
field-embedded = Plantées
    .hint = Les armes restées dans un corps.
field-emergency_medicine = Urgences
    .hint = Le score des urgences de l’hôpital.
field-emplaced = Sur affût
    .hint = Oui si l’arme est fixée en place.
field-encumbrance = Encombrement
    .hint = De combien ce qui est porté gêne.
field-environment = Lieu de soins
    .hint = Ce que valent les soins là où l’on est.
field-equipment = Équipement
    .hint = Ce que le personnage possède.
field-equipped = Équipé
    .hint = Oui avec de quoi respirer.
field-every = Toutes les
    .hint = À quel rythme l’effet revient.
field-excluding = Hors jeu
    .hint = Oui si l’effet met le personnage hors jeu.
field-experience = Expérience
    .hint = Le moment où l’expérience se distribue.
field-expires = Expire
    .hint = Quand cela cesse.
field-explanations = Explications
    .hint = Comment les désavantages expliquent les cases cochées.
field-exposed = Exposés
    .hint = Ceux qui peuvent être touchés, ou ce qui dépasse du couvert.
field-exposures = Expositions
    .hint = Ceux que le froid ou la chaleur menace.
field-extent = Étendue
    .hint = Combien est caché.
field-extra = Traumatismes
    .hint = Cases de traumatismes passés.
field-face = Face
    .hint = Ce que le dé a montré.
field-failure = Échec
    .hint = Sur quelle valeur le jet rate.
field-faints = Évanouissements
    .hint = Combien de fois le personnage s’évanouit.
field-fall_due = Chute due
    .hint = Oui si le personnage doit tomber.
field-fall_ruled = Chute tranchée
    .hint = Oui quand le meneur a tranché la chute.
field-falls = À terre
    .hint = Oui si la victime tombe.
field-family = Famille
    .hint = La famille de conditions ou de produits.
field-family_status = Situation de famille
    .hint = Célibataire, en couple, enfants.
field-fate = Sort
    .hint = Ce qu’il advient du personnage.
field-fatigue = Fatigue
    .hint = Cases de Fatigue cochées.
field-fatigue_held = Fatigue retenue
    .hint = La Fatigue qui attend avant de compter.
field-fatigue_ruled = Fatigue tranchée
    .hint = Oui quand le meneur a tranché la Fatigue.
field-fear = Peur
    .hint = L’état de peur du personnage.
field-fear_modifier = Modificateur de peur
    .hint = Ce qui s’ajoute aux jets de peur.
field-fear_rolls = Jets de peur
    .hint = Les jets de peur en cours.
field-fell = Abattre
    .hint = Oui pour faire tomber la cible.
field-fight = Combat
    .hint = Le combat, Tour par Tour.
field-fighters = Combattants
    .hint = Ceux qui prennent part au combat.
field-flames = Flammes
    .hint = Oui si l’arme met le feu.
field-flows = S’écoule
    .hint = Oui si le temps s’écoule.
field-former = Ancien porteur
    .hint = Qui avait l’objet jusque-là ; vide s’il était au sol ou si vous ne connaissez pas cette personne.
field-follower = Fileur
    .hint = Qui suit.
field-frostbites = Gelures
    .hint = Les gelures en cours.
field-fuel = Combustible
    .hint = Ce qui nourrit le feu.
field-fugitive = Fuyard
    .hint = Qui fuit.
field-fuse = Mèche
    .hint = Le temps avant l’explosion.
field-gas = Gaz
    .hint = Le gaz que respire le personnage, ou que l’arme répand.
field-gesture = Geste
    .hint = Le geste fait avec l’arme.
field-grab = Prise
    .hint = La prise concernée.
field-grabs = Prises
    .hint = Les prises en cours.
field-grade = Échelon
    .hint = L’échelon que le score donne.
field-grounded = À terre
    .hint = Oui si la cible est au sol.
field-group = Groupe
    .hint = Le groupe de la compétence.
field-gun = Arme à feu
    .hint = Les données de l’arme à feu.
field-GetUp-helped = Avec de l’aide
    .hint = Oui si quelqu’un aide à se relever ; en armure de plates, on ne peut s’en passer.
field-TakeUp-item = Objet
    .hint = Ce qui est au sol à la vue de tous, ou porté par un mort ou un inconscient ; des personnages du meneur, ce qu’il laisse prendre.
field-TakeUp-hand = Dans quelle main
    .hint = Une main libre et valide, ou les deux s’il en faut deux ; vide pour ranger l’objet.
field-HandOver-item = Objet
    .hint = Un objet que le personnage tient, porte ou a rangé ; ce qu’il contient suit.
field-HandOver-to = Destinataire
    .hint = Qui le reçoit ; vide pour le poser là où chacun peut le ramasser.
field-ChangeHand-item = Objet
    .hint = Un objet que le personnage tient d’une main.
field-ChangeHand-hand = Dans quelle main
    .hint = L’autre, libre et valide ; si elle n’est pas la main dominante, chaque Attaque y coûte un Rang de plus.
field-CallOff-dog = Animal qui mord
    .hint = Un animal dont les crocs tiennent quelqu’un ; il lâche aussitôt, sans jet.
field-RuleSurprise-aggressor = Agresseur
    .hint = Le combattant que personne ne voit venir.
field-RuleSurprise-victims = Surpris
    .hint = Les combattants qui ne peuvent ni agir ni se défendre durant ce Tour ; leurs déclarations tombent. Aucun dé n’est lancé.
field-MissingAsked-skills = Compétences manquantes
    .hint = Compétences communes que le joueur ou le meneur doit encore donner, de 1 à 40 chacune, sans le total de la création.
field-MissingAsked-personality = Personnalité à choisir
    .hint = Oui tant que le personnage n’en a pas ; le joueur ou le meneur en prend une des douze.
field-DefineItem-model = Arme du livre
    .hint = Une arme par son nom, avec les valeurs que le livre lui donne ; le meneur peut en décrire une autre à la place.
field-Weapon-bonus = Bonus aux Dommages
    .hint = Ajouté à la Marge d’un coup au but, de 0 à 9 ; vide pour celui de la catégorie (épée 1, deux mains ou tronçonneuse 2, hast 3, arme à feu 2 ou 3, lourde 6, sinon 0 ou 1).
field-Weapon-hands = Mains nécessaires
    .hint = Une ou deux ; vide pour ce que demande la catégorie, deux pour une épée à deux mains ou une tronçonneuse.
field-Animal-bonus = Bonus des armes naturelles
    .hint = De 0 à 3 selon l’espèce, ajouté à la Marge des griffes, crocs, cornes ou sabots ; vide pour un petit animal, qui ne blesse personne.
field-Animal-actions = Actions par Tour
    .hint = Combien d’intentions le meneur peut noter pour lui en un Tour ; 1 pour un chien.
field-hand = Main
    .hint = Dans quelle main.
field-Options-handedness = Main directrice
    .hint = Si la main directrice se choisit ou se tire au d6.
field-handedness = Main directrice
    .hint = Droitier, gaucher ou ambidextre.
field-hands = Mains
    .hint = Combien de mains, ou lesquelles.
field-hardening = Endurcissement
    .hint = Cases d’endurcissement du personnage.
field-hazards = Périls en cours
    .hint = Ce qui fait effet avec le temps.
field-head_on = De face
    .hint = Oui pour un choc frontal.
field-head_start = Avance
    .hint = L’avance au départ.
field-healed = Guéri
    .hint = Ce qui est guéri.
field-healing = Guérison
    .hint = Combien guérit.
field-health = Santé
    .hint = L’état des corps et les soins.
field-heart_disease_wound = Cœur malade
    .hint = Combien de Blessures fait une crise cardiaque.
field-heart_ill = Cardiaque
    .hint = Oui si le personnage a le cœur malade.
field-held = En main
    .hint = Ce qui est tenu, ou déjà chargé.
field-helped = Aidé
    .hint = Oui si quelqu’un aide.
field-hit = Coup porté
    .hint = Le coup dont les Blessures restent à placer.
field-hits = Coups portés
    .hint = Les coups qui restent à régler.
field-hold = Retenu
    .hint = Oui si les Blessures attendent la phase 3.
field-holder = Porteur
    .hint = Qui tient l’objet ou la prise.
field-hospital = Hôpital
    .hint = Ce que vaut l’hôpital.
field-hot = Brûlante
    .hint = Oui si l’arme brûle.
field-hours = Heures
    .hint = Combien d’heures.
field-how = Comment
    .hint = De quelle façon cela finit.
field-hunters = Poursuivants
    .hint = Ceux qui poursuivent, avec leur avance.
field-hurt = Blessures de la chute
    .hint = Ce que la chute fait.
field-identity = Identité
    .hint = Ce qui est écrit en tête de la feuille.
field-illness = Maladie
    .hint = La maladie concernée.
field-impacts = Impacts
    .hint = Combien de balles touchent, ou comment elles se répartissent.
field-improvised = De fortune
    .hint = Oui pour une arme de fortune.
field-incapacitating = Incapacitant
    .hint = Oui si l’effet empêche d’agir.
field-infected = Infecté
    .hint = Oui si une plaie est infectée.
field-initial_waived = Départ dispensé
    .hint = Oui si le meneur passe outre les cases de départ.
field-instability = Instabilité
    .hint = Cases d’Instabilité du personnage.
field-intensive = Soins intensifs
    .hint = Oui en soins intensifs.
field-intensive_care = Soins intensifs
    .hint = Le score des soins intensifs de l’hôpital.
field-intent = Intention
    .hint = Ce que le personnage compte faire.
field-intents = Intentions
    .hint = Ce que chacun compte faire ce Tour.
field-interrupted = Interrompue
    .hint = Oui si l’action a été interrompue.
field-items = Objets
    .hint = Les objets et les armes.
field-jaw_protected = Mâchoire protégée
    .hint = Oui si quelque chose protège la langue.
field-jaw_ruled = Mâchoire tranchée
    .hint = Oui quand le meneur a tranché pour la mâchoire.
field-jaw_wounds = Blessures à la mâchoire
    .hint = Combien de Blessures à la mâchoire.
field-keep_hidden = Rester caché
    .hint = Qui reste caché après la scène.
field-keep_out = Rester dehors
    .hint = Qui reste hors du jeu après la scène.
field-keeper = Pour le meneur
    .hint = Ce que le meneur seul voit.
field-kept = Maintenue
    .hint = Oui si la prise tient.
field-kinds = Genres
    .hint = Quelles sortes d’actions, une par place.
field-known = Connu
    .hint = Oui quand les joueurs le connaissent.
field-laser = Visée laser
    .hint = Oui si l’arme porte un laser.
field-last_burst = Dernière rafale
    .hint = Combien de cartouches la dernière rafale a tirées.
field-late = Coups tardifs
    .hint = Les coups qui restent à compléter.
field-layer = Poseur
    .hint = Qui a posé la mine.
field-leap = Bond
    .hint = Oui si l’animal bondit.
field-leaves = Quitte
    .hint = Qui l’on quitte.
field-left = Reste
    .hint = Combien il en reste.
field-legs = Étapes
    .hint = Les jets de la manche, l’un après l’autre.
field-limb = Membre
    .hint = Le membre concerné.
field-limb_lost = Membre perdu
    .hint = Oui si le membre est perdu.
field-line = Ligne
    .hint = La ligne de la feuille.
field-lines = Lignes
    .hint = Les compétences, ligne par ligne.
field-link = Lien
    .hint = Ce à quoi le trait se rattache.
field-lit = Allumée
    .hint = Oui si la mèche brûle.
field-loader = Chargeur
    .hint = Qui recharge l’arme pour le tireur.
field-loading = Chargement
    .hint = Ce qu’il faut pour charger l’arme.
field-localised = Localisée
    .hint = Oui si l’explosion touche un endroit précis.
field-locks = Tentatives fermées
    .hint = Ce qui ne peut pas être retenté sans changement.
field-long = Action longue
    .hint = L’action de plusieurs Tours en cours.
field-lost = Perdu
    .hint = Oui quand on l’a perdu.
field-lowered = Baissé
    .hint = Oui si l’abri est plus bas.
field-maker = Fabricant
    .hint = Qui l’a fabriqué.
field-malaise = Malaise
    .hint = Ce dont le personnage souffre.
field-margin = Marge
    .hint = De combien le jet réussit ou rate.
field-mark = Marque
    .hint = De quelle sorte de case il s’agit.
field-marks = Marques
    .hint = Les marques que le corps garde.
field-mask = Masque
    .hint = Oui si l’objet protège la respiration.
field-massive = Massive
    .hint = Oui pour un choc massif.
field-met = Rencontré
    .hint = Qui est rencontré.
field-method = Méthode
    .hint = De quelle façon le meneur tranche.
field-metres = Mètres
    .hint = Combien de mètres.
field-mind = Esprit
    .hint = Points donnés aux compétences de l’esprit.
field-modifiers = Modificateurs
    .hint = Ce qui s’ajoute au dé, en points, un par un.
field-mine = Mine
    .hint = La mine concernée.
field-mines = Mines
    .hint = Les mines posées.
field-minutes = Minutes
    .hint = Combien de minutes.
field-model = Modèle
    .hint = Le modèle sur lequel l’objet est fait.
field-months = Mois
    .hint = Combien de mois.
field-movement = Mouvement
    .hint = Poursuites, filatures et chutes.
field-must_talk = Doit parler
    .hint = Oui si la victime finit par parler.
field-named = Nommées
    .hint = Les compétences que le joueur a nommées.
field-nationality = Nationalité
    .hint = La nationalité du personnage.
field-natural = Sur le dé
    .hint = Ce que le dé seul a montré.
field-needed = Nécessaire
    .hint = Ce qu’il faut d’avance pour l’emporter.
field-needs_review = À examiner
    .hint = Oui si le meneur doit se prononcer.
field-new = Nouveau
    .hint = Ce qui le remplace.
field-next_at = Prochaine fois
    .hint = Quand cela fera effet de nouveau.
field-night_scope = Lunette de nuit
    .hint = Oui si l’arme porte une lunette de nuit.
field-notation = Notation
    .hint = Comment la feuille l’écrit.
field-notice = Avis
    .hint = Ce que le joueur apprend d’un jet secret.
field-noticed = Remarqué
    .hint = Oui si le suivi s’en aperçoit.
field-npc_dice = Dés des PNJ
    .hint = Qui voit les dés des personnages du meneur.
field-npc_kind = Sorte de PNJ
    .hint = Figurant, second rôle ou animal.
field-numbers = Chiffres
    .hint = Ce dont le jet est fait : score, difficulté, conditions.
field-objects = Objets du décor
    .hint = Les objets du décor qui peuvent être abîmés.
field-occupants = Occupants
    .hint = Ceux qui sont dans le véhicule.
field-off_hand = Mauvaise main
    .hint = Oui quand on agit de la mauvaise main.
field-on_foot = À pied
    .hint = Oui pour un piéton.
field-one = L’un
    .hint = Le premier des deux.
field-open_face = Visage découvert
    .hint = Oui si le casque laisse le visage nu.
field-open_mode_shows_page4 = Page 4 ouverte
    .hint = Oui si des feuilles ouvertes montrent aussi la page 4.
field-open_screen_dice_at_close = Dés cachés à la fin
    .hint = Oui si les dés cachés s’ouvrent à la clôture.
field-opening = Ouverture
    .hint = Par où l’on tire depuis l’abri.
field-opposition = Opposition
    .hint = L’opposition concernée.
field-oppositions = Oppositions
    .hint = Les oppositions en cours.
field-option = Option
    .hint = L’option dont il s’agit.
field-ordeal = Supplice
    .hint = Le supplice concerné.
field-ordeals = Supplices
    .hint = Les supplices en cours.
field-out = Hors jeu
    .hint = Oui quand le personnage ne peut plus agir.
field-outrun = Distancé
    .hint = Oui quand le poursuivant n’a plus de chance.
field-over = Passé outre
    .hint = Oui si la charge n’arrête pas.
field-overridden = Remplacé
    .hint = Oui si le meneur a choisi un autre effet.
field-owed = Dû
    .hint = Ce qui reste à faire.
field-own_height = De sa hauteur
    .hint = Oui pour qui tombe de sa propre hauteur.
field-pace = Rythme
    .hint = À quel rythme une case se coche.
field-page4 = Page 4
    .hint = La page du Mental, pour qui peut la lire.
field-pages = Pages
    .hint = Les pages de la feuille que la place peut lire.
field-pair = Les deux jets
    .hint = Les deux jets que l’on compare.
field-part = Rubrique
    .hint = La partie du passé que l’on écrit.
field-passive = Passif
    .hint = Qui subit l’action.
field-patient = Patient
    .hint = Qui est soigné.
field-pay = Paiement
    .hint = Comment l’expérience est payée.
field-permanent = Définitif
    .hint = Oui si la case ne s’efface plus.
field-perpetrator = Tourmenteur
    .hint = Qui inflige le supplice.
field-personality = Personnalité
    .hint = La personnalité qui guide les somatisations.
field-phase_name = Nom de la phase
    .hint = La phase de la peur où en est le personnage.
field-pierced = Percé
    .hint = Oui si la balle traverse le couvert.
field-pierces = Traverse
    .hint = Oui si le projectile traverse.
field-places = Endroits
    .hint = Les endroits qui brûlent.
field-played = En jeu
    .hint = Oui si quelqu’un joue ce personnage.
field-plus = Endurcissements
    .hint = Cases d’endurcissement au départ.
field-point_blank = À bout portant
    .hint = Oui pour un tir à bout portant.
field-poison = Poison
    .hint = Le poison concerné.
field-poisons = Poisons
    .hint = Les poisons préparés.
field-politics = Opinions
    .hint = Les opinions politiques du personnage.
field-possible = Possible
    .hint = Oui si un traitement est possible.
field-prepared = Préparé
    .hint = Oui si l’on a pu prendre son souffle.
field-prerequisite = Préalable
    .hint = La compétence qu’il faut d’abord, et son score.
field-presence = Présence
    .hint = Si la place assiste à la scène.
field-presences = Présences
    .hint = Ceux qui assistent à la scène.
field-product = Produit
    .hint = Ce qui a été absorbé.
field-profession = Métier
    .hint = Le métier du personnage.
field-prone = À terre
    .hint = Oui si le personnage est au sol.
field-prone_known = Chute connue
    .hint = Oui si les autres savent qu’il est à terre.
field-proof = Ignifugé
    .hint = Oui si les vêtements résistent au feu.
field-protection = Protection
    .hint = Ce qui protège, et quelles zones.
field-psycho_killer = Tueur psychopathe
    .hint = Oui si le personnage en est devenu un.
field-purchase = Achat
    .hint = Ce que l’expérience achète.
field-pursuer = Poursuivant
    .hint = Qui poursuit.
field-pursuers = Poursuivants
    .hint = Ceux qui poursuivent.
field-pursuit = Poursuite
    .hint = La poursuite concernée.
field-pursuits = Poursuites
    .hint = Les poursuites en cours.
field-quality = Qualité
    .hint = La qualité de la réussite ou des soins.
field-quick = Rapide
    .hint = Oui pour le faire vite, au prix de la précision.
field-race_ethnicity = Origine
    .hint = L’origine ethnique du personnage.
field-raisable = Ranimable
    .hint = Oui si l’on peut encore ranimer.
field-raw = Blessures brutes
    .hint = Les Blessures avant toute protection.
field-refined = Visée affinée
    .hint = Oui pour viser plus longtemps.
field-relapse = Rechute
    .hint = Oui si l’ancien crime pèse de nouveau.
field-religion = Religion
    .hint = La religion du personnage.
field-reload = Rechargement
    .hint = Comment l’arme se recharge.
field-reloading = En rechargement
    .hint = Où en est le rechargement.
field-remove = À retirer
    .hint = Ce que l’on retire.
field-removed = Retirés
    .hint = Ceux qui quittent le combat.
field-reserved_once = Expérience réservée
    .hint = Oui quand l’expérience a déjà été mise de côté.
field-resist_health_mods = Santé et résistance
    .hint = Si l’état de santé compte dans les jets de résistance.
field-resisting = Résiste
    .hint = Oui si la victime résiste.
field-resolved = Réglée
    .hint = Oui quand l’action est réglée.
field-resolves = Règle
    .hint = Ce que le jet tranche.
field-revived = Ranimé
    .hint = Oui quand le personnage revient à lui.
field-rising = Se relève
    .hint = Oui si l’action consiste à se relever.
field-road_formula = Accidents
    .hint = Comment la vitesse donne les Blessures d’un accident.
field-rounds = Cartouches
    .hint = Combien de cartouches.
field-ruined = Hors d’usage
    .hint = Oui quand l’objet ne sert plus.
field-run_up = Élan
    .hint = Oui si l’animal prend son élan.
field-running = En cours
    .hint = Oui tant que cela fait effet.
field-scope = Lunette
    .hint = La lunette de l’arme.
field-score = Score
    .hint = Ce que vaut la compétence.
field-scores = Scores
    .hint = Les compétences qui comptent, avec leur score.
field-sealed = Sous pli
    .hint = Les déclarations encore cachées.
field-second = Seconde
    .hint = La seconde de l’horloge.
field-seconds = Secondes
    .hint = Combien de secondes.
field-secret_roll_notice = Jets secrets
    .hint = Ce que les joueurs apprennent quand le meneur lance en secret.
field-senses = Sens
    .hint = Points donnés aux compétences des sens.
field-severity = Gravité
    .hint = Combien le mal est grave.
field-sex = Sexe
    .hint = Le sexe du personnage.
field-sexuality = Sexualité
    .hint = La sexualité du personnage.
field-shaken = Secoué
    .hint = Oui si la prise est ébranlée.
field-shares = Répartition
    .hint = Combien d’impacts chacun reçoit.
field-sheet_mode = Feuilles
    .hint = Si les feuilles sont ouvertes à tous ou à leur joueur.
field-shelter = Abri
    .hint = L’abri derrière lequel on tire.
field-shield = Bouclier
    .hint = Oui si l’objet sert de bouclier.
field-shock = Choc
    .hint = Le choc concerné.
field-shocks = Chocs
    .hint = Les chocs que le personnage a subis.
field-shot = Tir
    .hint = Les circonstances du tir.
field-shown = Visible
    .hint = Oui si tous voient le jet.
field-simple = Simple
    .hint = Oui pour une arme simple.
field-skill = Compétence
    .hint = La compétence que l’on emploie.
field-sleep = Sommeil
    .hint = Où en est le sommeil du personnage.
field-sleeper = Dormeur
    .hint = Qui l’on secoue.
field-slow = Lente
    .hint = Oui pour une action lente.
field-smokes = Fumigène
    .hint = Oui si l’arme répand de la fumée.
field-social = Social
    .hint = Oui pour un jet social.
field-softened = Amortie
    .hint = Oui si la chute est amortie.
field-solidity = Solidité
    .hint = Combien de Blessures l’objet supporte.
field-somatisation = Somatisation
    .hint = La somatisation en cours.
field-somatogenic = Somatogène
    .hint = Oui si la peur peut faire somatiser.
field-spare = De réserve
    .hint = Combien de cartouches en plus.
field-specialities = Spécialités
    .hint = Les spécialités de la compétence.
field-species = Espèce
    .hint = L’espèce de l’animal.
field-speed = Vitesse
    .hint = À quelle vitesse ; en km/h pour un véhicule.
field-staff_roll = Jet du personnel
    .hint = Oui si le personnel soignant doit un jet.
field-stage = Stade
    .hint = Où en est le corps, ou la manche.
field-state = État
    .hint = L’état où se trouve le personnage ou la ligne.
field-stays = Demeure
    .hint = Oui si l’on reste dans le gaz.
field-steps = Gestes
    .hint = Les gestes qu’il faut, l’un après l’autre.
field-sticks = Se plante
    .hint = Oui si l’arme reste dans la plaie.
field-still = Immobile
    .hint = Oui si l’on ne bouge pas.
field-stops = S’arrête
    .hint = Oui si le tourmenteur s’arrête.
field-strangle_costs_action = Étrangler coûte une action
    .hint = Oui si étrangler prend l’action du Tour.
field-strangling = Étrangle
    .hint = Oui si la prise étrangle.
field-stray = Balle perdue
    .hint = La balle perdue concernée.
field-streak = Tirs de suite
    .hint = Combien de tirs de suite.
field-strikes = Rappels
    .hint = Combien de fois l’effet a frappé.
field-struck = Déjà frappé
    .hint = Oui si le coup a déjà été porté.
field-stuck = Collé
    .hint = Oui si le corps reste collé au courant.
field-suits = Convient à
    .hint = Les compétences qui conviennent.
field-support = Appui
    .hint = Ce sur quoi l’arme s’appuie.
field-surgeon = Chirurgien
    .hint = Qui opère.
field-surprised = Surpris
    .hint = Ceux qui ne peuvent pas réagir.
field-suspended = Suspendue
    .hint = Oui si la Détresse est suspendue.
field-suspended_once = Déjà suspendue
    .hint = Oui si la Détresse l’a déjà été.
field-swarm = Nuée
    .hint = La nuée concernée, ou s’il s’agit d’une nuée.
field-swooned = Évanoui
    .hint = Oui si le personnage s’est évanoui.
field-tail = Filature
    .hint = La filature concernée.
field-tails = Filatures
    .hint = Les filatures en cours.
field-teacher = Professeur
    .hint = Oui si quelqu’un enseigne la compétence.
field-then = Puis
    .hint = Ce qui suit l’apnée.
field-thing = Objet du décor
    .hint = L’objet du décor concerné.
field-torn = Arraché
    .hint = Ce qui a été arraché.
field-toxicity = Toxicité
    .hint = La force du produit.
field-tracer = Traçante
    .hint = Oui si la balle est traçante.
field-traces = Traces
    .hint = Ce qui trahit le passage.
field-trained = Dressé
    .hint = Oui si l’animal est dressé ou la personne formée.
field-treatment = Traitement
    .hint = Le traitement concerné.
field-treatments = Traitements
    .hint = Les traitements en cours.
field-trip = Trip
    .hint = Ce que le produit fait vivre.
field-turn = Tour
    .hint = Numéro du Tour, à partir de 1.
field-turn_mode = Tours
    .hint = Oui quand le temps se compte en Tours.
field-turns = Tours
    .hint = Combien de Tours.
field-uncapped = Sans plafond
    .hint = Oui si les Blessures de l’arme n’ont pas de limite.
field-underslung = Sous le canon
    .hint = L’arme montée sous le canon.
field-unfolding = Dépliage
    .hint = Oui pendant qu’on déplie l’arme.
field-unsurvivable = Fatale
    .hint = Oui si personne n’y survit.
field-until = Jusqu’à
    .hint = Quand cela cesse.
field-untreatable = Incurable
    .hint = Ce qui ne peut pas être soigné.
field-used = Employé
    .hint = Oui quand cela a servi.
field-valve = Robinet
    .hint = Oui si l’arme a un robinet.
field-vehicles = En véhicule
    .hint = Oui si la filature se fait en véhicule.
field-verdict = Verdict
    .hint = Accepté, corrigé ou refusé.
field-victim = Victime
    .hint = Qui est atteint.
field-victims = Victimes
    .hint = Ceux qui sont atteints.
field-voice = Voix
    .hint = Si le personnage peut encore parler.
field-volts = Volts
    .hint = La tension du courant.
field-waiting = En attente
    .hint = Ce qui attend que le temps passe.
field-waiver_reason = Raison de la dispense
    .hint = Pourquoi la condition devrait être levée.
field-watching = Aux aguets
    .hint = Oui si le personnage surveille.
field-water_jet = Jet d’eau
    .hint = Oui pour éteindre au jet d’eau.
field-weapon = Arme
    .hint = L’arme employée.
field-weight = Poids
    .hint = Légère ou lourde.
field-what = Quoi
    .hint = Ce dont il s’agit.
field-withheld = Retenu
    .hint = Oui si le joueur n’en sait rien.
field-won = Manches gagnées
    .hint = Combien de manches sont gagnées.
field-worn = Porté
    .hint = Oui si l’objet est porté sur soi.
field-worst = Le plus grave
    .hint = L’endroit le plus atteint.
field-wound_instead = Blessure à la place
    .hint = Oui pour une Blessure au lieu de la perte du membre.
field-wounds = Blessures
    .hint = Combien de Blessures.
field-wounds_ruled = Blessures tranchées
    .hint = Oui quand le meneur a tranché les Blessures.
field-xp = Expérience
    .hint = Points d’expérience.
field-xp_belongs_to_player = Expérience au joueur
    .hint = Oui si l’expérience reste au joueur quand son personnage disparaît.
field-xp_senescence = Expérience et âge
    .hint = Points d’expérience que l’âge a repris.
field-zone = Zone
    .hint = La zone du corps touchée.
field-zones = Zones
    .hint = Les zones du corps concernées.

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
