# Table et séance
about = Improviser une histoire dans n’importe quel genre : des traits sans chiffres, des dés de deux couleurs, un Destin que seul le meneur connaît.

SeatAssigned = { $who } donne { A($seat) } le rôle { WORD($role) ->
    [gm] de Destinée.
   *[player] { DE($role) }.
}
TableOptionSet = { $has_choice ->
    [yes] { $who } règle l’option { QUOTE($name) } : { $choice }.
   *[no] { $value ->
        [true] { $who } active l’option { QUOTE($name) }.
        [false] { $who } désactive l’option { QUOTE($name) }.
       *[value] { $has_value ->
            [no] { $who } lève la limite de l’option { QUOTE($name) }.
           *[yes] { $who } règle l’option { QUOTE($name) } : { $value }.
        }
    }
}
PhaseAdvanced = { $who } fait passer la table à la phase : { $phase }.
SceneStarted = Une scène commence ({ $kind }){ $has_setting ->
    [no] .
   *[yes] {" : "}{ STOP($setting) }
}
SceneEnded = La scène prend fin.
RequestLapsed = La demande { QUOTE($opposition) } devient caduque.
RespiteOpened = { $has_characters ->
    [no] Un répit s’ouvre.
   *[yes] Un répit s’ouvre pour { LIST($characters) }.
}
RespiteClosed = Le répit prend fin.
SessionEnded = La session s’achève : c’est le moment d’utiliser ses fortunes.
SessionClosed = La session est close.
SessionStarted = La session { $session_no } commence.
GameEnded = { $who } annonce la fin du jeu.
SecretsDisclosed = { WORD($which) ->
    [destiny] { $who } dévoile le Destin{ $has_destiny ->
        [no] .
       *[yes]  : il valait { $destiny }.
    }
    [hand] { $who } dévoile ses cartes de Coup du sort non jouées{ $has_hand ->
        [no]  : aucune.
       *[yes]  : { LIST($hand) }.
    }
   *[drama] { $who } dévoile le canevas Drama.
}
FlowStands = Le fil du récit reste tel quel malgré la correction.

# Genre
GenreAnswered = { $who } répond à la question { $question } du Genre : { STOP($text) }
GenreCardDrawn = { $who } tire la carte { $number } du canevas de Genre{ $typed ->
    [true] {" "}(tirée à la table).
   *[false] .
}
GenreSet = Le genre est fixé : { STOP($text) }

# Personnages, canevas, traits, enjeux
CharacterCreated = { $who } crée un personnage ({ $kind }) : { $name }.
NewCharacterAllowed = La Destinée accepte { QUE($seat) } amène un nouveau Protagoniste.
BossMarked = { $npc } devient un boss de la fiction.
BossVetoSet = { $veto ->
    [true] L’intrigue protège désormais { $npc } : on ne peut pas l’éliminer.
   *[false] L’intrigue ne protège plus { $npc } : on peut l’éliminer.
}
CanvasCreated = { $who } ouvre un canevas ({ $kind }) : { $name }.
CanvasAxisWritten = { $who } écrit sur l’axe { $axis }{ $has_label ->
    [no] {""}
   *[yes] {" "}({ QUOTE($label) })
} du canevas { QUOTE($canvas) }{ $has_texts ->
    [no]  : plus rien.
   *[yes]  : { STOP($texts) }
}
CanvasShared = La Destinée montre à tous le canevas { QUOTE($canvas) }.
CanvasAxisShared = La Destinée montre à tous l’axe { $axis }{ $has_label ->
    [no] {""}
   *[yes] {" "}({ QUOTE($label) })
} du canevas { QUOTE($canvas) }{ $has_texts ->
    [no] , encore vide.
   *[yes]  : { STOP($texts) }
}
TraitAdded = { $has_character ->
    [no] { CAP($canvas) }
   *[yes] { $character }
} reçoit le trait { QUOTE($text) }.
TraitChanged = { $has_former ->
    [no] Un trait
   *[yes] Le trait { QUOTE($former) }
} { $has_character ->
    [no] { DE($canvas) }
   *[yes] { DE($character) }
} devient { QUOTE($text) }.
TraitRemoved = { $has_character ->
    [no] { CAP($canvas) }
   *[yes] { $character }
} perd le trait { QUOTE($text) }.
StakeAdded = { $who } note un enjeu : { STOP($text) }
StakeEdited = { $who } reformule l’enjeu { QUOTE($former) }, désormais : { STOP($text) }
StakeClosed = L’enjeu { QUOTE($stake) } est réglé.
StakeShared = La Destinée montre à tous l’enjeu { QUOTE($stake) }.
OnBehalf = La Destinée agit ici pour { $seat }, qui n’est pas à la table.

# Jauges
GaugeModeSet = { $mode ->
    [1] Désormais, une jauge gagne un niveau à chaque graduation.
   *[more] Désormais, une jauge gagne un niveau toutes les { $mode } graduations.
}
GaugeAdvanced = La jauge { QUOTE($label) } { DE($character) } avance de { N($ticks, "graduation", "graduations") } : niveau { $level }{ $partial ->
    [0] {""}
   *[more] {" "}et { N($partial, "graduation", "graduations") }
}{ $ticks_lost ->
    [0] .
   *[more] {" "}({ N($ticks_lost, "graduation de trop, perdue", "graduations de trop, perdues") }).
}
GaugeLowered = La jauge { QUOTE($label) } { DE($character) } diminue : niveau { $level }{ $partial ->
    [0] .
   *[more] {" "}et { N($partial, "graduation", "graduations") }.
}
GaugeRemoved = La jauge { QUOTE($label) } { DE($character) } disparaît.
GaugeExhausted = La jauge { QUOTE($label) } { DE($character) } est épuisée : la Destinée dira ce qu’il en est.
ExhaustionRuled = { $who } juge l’épuisement de la jauge { QUOTE($gauge) } { DE($character) } : { $ruling }{ $has_text ->
    [no] .
   *[yes] {" "}({ $text }).
}
CharacterEnded = { $character } quitte l’histoire.
BossImpactApplied = Un coup est porté { $has_boss ->
    [no] à un boss
   *[yes] { A($boss) }
} à l’issue de { QUOTE($opposition) } : { WORD($impact) ->
    [remove_trait] il perd { $has_label ->
        [no] un trait.
       *[yes] le trait { QUOTE($label) }.
    }
    [level_1] { $has_label ->
        [no] une jauge avance d’un niveau.
       *[yes] la jauge { QUOTE($label) } avance d’un niveau.
    }
    [level_2] { $has_label ->
        [no] une jauge avance de deux niveaux.
       *[yes] la jauge { QUOTE($label) } avance de deux niveaux.
    }
   *[eliminate] le voilà éliminé.
}

# Oppositions
OppositionRequested = { $who } demande une résolution pour { $character } : { STOP($objective) }
OppositionOpened = { WORD($kind) ->
    [pvp] Une opposition s’ouvre entre joueurs
    [competition_leg] Une manche de compétition s’ouvre
   *[standard] Une opposition s’ouvre
}{ $has_lead ->
    [no] { $has_camp ->
        [no] {""}
       *[yes] {" "}pour { $camp }
    }
   *[yes] {" "}pour { $lead }
}{ COUNT($protagonists) ->
    [0] {""}
    [1] {""}
   *[more] {" "}(ensemble : { LIST($protagonists) })
}{ $has_aggressor ->
    [no] {""}
   *[yes] , contre { $aggressor }
}{ WORD($zoom) ->
    [sequence] , en séquence
    [script] , en script
    [undecided] , zoom à choisir
   *[action] {""}
}{ $has_obstacle ->
    [no] .
   *[yes] , face à cet obstacle : { STOP($obstacle) }
}
ObjectiveSet = { $has_lead ->
    [no] L’objectif est posé : { STOP($text) }
   *[yes] L’objectif { DE($lead) } est posé : { STOP($text) }
}
WagerDeclared = Dans { QUOTE($opposition) }, l’enjeu déclaré est : { STOP($text) }
ZoomChosen = Zoom choisi pour { QUOTE($opposition) } : { $zoom }.
StagesSet = { $who } découpe l’obstacle de { QUOTE($opposition) } en étapes{ $has_stages ->
    [no] .
   *[yes]  : { LIST($stages) }.
}
part-Stage = { $name } ({ N($keys, "clé", "clés") })
OppositionCancelled = L’opposition { QUOTE($opposition) } est abandonnée.
FactorProposed = { $who } propose { $has_label ->
    [no] un facteur clé
   *[yes] le facteur clé { QUOTE($label) }
} dans { QUOTE($opposition) } : { N($dice, "dé", "dés") } pour { LE($camp) }{ $against ->
    [0] {""}
   *[more] {" "}et { N($against, "dé", "dés") } pour l’autre camp
}{ WORD($conversion) ->
    [as_reflex] , employé en réflexe
    [as_aptitude] , employé en aptitude
   *[none] {""}
}{ $external ->
    [true] , lié à l’extérieur.
   *[false] .
}
FactorAdded = La Destinée ajoute { $hidden ->
    [true] un facteur caché{ $has_label ->
        [no] {""}
       *[yes] , { QUOTE($label) },
    }
   *[false] { $has_label ->
        [no] un facteur clé
       *[yes] le facteur clé { QUOTE($label) }
    }
} dans { QUOTE($opposition) } : { N($dice, "dé", "dés") } pour { LE($camp) }{ $against ->
    [0] {""}
   *[more] {" "}et { N($against, "dé", "dés") } pour l’autre camp
}{ $external ->
    [true] , lié à l’extérieur.
   *[false] .
}
FactorRuled = La Destinée { $accept ->
    [true] accepte
   *[false] refuse
} { $has_label ->
    [no] un facteur clé
   *[yes] le facteur clé { QUOTE($label) }
}{ $accept ->
    [false] {" "}dans { QUOTE($opposition) }.
   *[true] {" "}dans { QUOTE($opposition) } : { N($dice, "dé", "dés") } pour { LE($camp) }{ $against ->
        [0] {""}
       *[more] {" "}et { N($against, "dé", "dés") } pour l’autre camp
    }{ $external ->
        [true] , lié à l’extérieur.
       *[false] .
    }
}
FactorShown = Dans { QUOTE($opposition) }, { $has_label ->
    [no] un facteur clé
   *[yes] le facteur clé { QUOTE($label) }
} vaut { N($dice, "dé", "dés") } pour { LE($camp) }{ $against ->
    [0] .
   *[more] {" "}et { N($against, "dé", "dés") } pour l’autre camp.
}
FactorWithdrawn = { $who } retire { $has_label ->
    [no] un facteur clé
   *[yes] le facteur clé { QUOTE($label) }
}{ $has_opposition ->
    [no] .
   *[yes] {" "}de { QUOTE($opposition) } : { N($dice, "dé", "dés") } de moins pour { LE($camp) }.
}
FactorRevealed = Un facteur caché de { QUOTE($opposition) } se révèle : { QUOTE($label) }, { N($dice, "dé", "dés") } pour { LE($camp) }.
part-Counted = { $has_label ->
    [no] facteur caché
   *[yes] { $label }
} : { SIGNED($dice) } pour { LE($camp) }{ $against ->
    [0] {""}
   *[more] {" "}et { SIGNED($against) } en face
}
OppositionLocked = L’opposition { QUOTE($opposition) } est posée : { N($x, "dé", "dés") } pour { $has_lead ->
    [no] le Protagoniste
   *[yes] { $lead }
}, { $y } pour { $has_aggressor ->
    [no] l’obstacle
   *[yes] { $aggressor }
} ({ $base_dice ->
    [0] aucun dé au départ
   *[more] chacun { $base_dice } au départ
}{ $has_factors ->
    [no] {""}
   *[yes]  ; { $factors }
}{ $keys ->
    [0] {""}
   *[more]  ; étapes : +{ $keys } pour l’obstacle
}). { $has_lead ->
    [no] Le Protagoniste
   *[yes] { CAP($lead) }
} a le rôle { WORD($role) ->
    [gm] de Destinée.
   *[player] { DE($role) }.
}
OppositionReopened = L’opposition { QUOTE($opposition) } revient à sa préparation : ses dés ne sont plus comptés.
CampRolled = { $who } lance{ $typed ->
    [true] {" "}à la table
   *[false] {""}
} { N(COUNT($initial), "dé", "dés") } pour { $has_character ->
    [no] { LE($camp) }
   *[yes] { $character }
} dans { QUOTE($opposition) }{ $has_initial ->
    [no] {""}
   *[yes]  : { $initial }
}{ $has_extra ->
    [no] {""}
   *[yes]  ; en plus pour { N(COUNT($extra), "six", "six") } : { $extra }
}. { $evens ->
    [0] Aucun pair.
   *[more] { N($evens, "pair", "pairs") }.
}
ResultDetermined = { $has_lead ->
    [no] Le Protagoniste
   *[yes] { $lead }
} compte { N($p, "pair", "pairs") } contre { $o } ({ $comparison }) : { $result }.
DeusExAleaTriggered = Deus Ex Alea dans { QUOTE($opposition) } : en face, tous les dés montrent le même chiffre, et { LE($loser) } peut décaler le résultat{ $has_amplitude ->
    [no] .
   *[yes] {" "}de { N($amplitude, "cran", "crans") } au plus.
}
DeusExAleaApplied = { $steps ->
    [0] Le Deus Ex Alea laisse le résultat de { QUOTE($opposition) } tel quel : { $result }.
   *[more] Le Deus Ex Alea décale le résultat de { QUOTE($opposition) } de { N($steps, "cran", "crans") } { $direction } : { $has_former ->
        [no] {""}
       *[yes] { DE($former) }{" "}
    }{ A($result) }{ $extra_and ->
        [0] .
       *[more] , avec { $extra_and } ET de plus.
    }
}
ResultShifted = { $character } décale le résultat d’un cran { $direction } : { $has_former ->
    [no] {""}
   *[yes] { DE($former) }{" "}
}{ A($result) }.
FinalResult = Résultat final de { QUOTE($opposition) }{ $has_lead ->
    [no] {""}
   *[yes] {" "}pour { $lead }
} : { $result }, { $key }{ $extra_and ->
    [0] {""}
   *[more] {" "}et { $extra_and } ET de plus
}{ $forced ->
    [true] , sans attendre toutes les fortunes
   *[false] {""}
}{ $has_failed ->
    [no] { $has_failed_stage ->
        [no] .
       *[yes]  ; l’étape { $failed_stage } échoue.
    }
   *[yes]  ; l’étape { QUOTE($failed) } échoue.
}
ResultFinalised = Résultat final de { QUOTE($opposition) }{ $has_lead ->
    [no] {""}
   *[yes] {" "}pour { $lead }
} : { $result }, { $key }{ $extra_and ->
    [0] {""}
   *[more] {" "}et { $extra_and } ET de plus
}{ $forced ->
    [true] , sans attendre toutes les fortunes
   *[false] {""}
}{ $has_failed ->
    [no] { $has_failed_stage ->
        [no] .
       *[yes]  ; l’étape { $failed_stage } échoue.
    }
   *[yes]  ; l’étape { QUOTE($failed) } échoue.
}
FortuneGained = { $character } gagne { N($amount, "fortune", "fortunes") } { WORD($cause) ->
    [conversion] du Destin
   *[result] pour ce résultat
} et en a maintenant { $count }.
FortuneSpent = { $count ->
    [0] Il ne reste plus de fortune { A($character) }.
   *[more] Il reste { N($count, "fortune", "fortunes") } { A($character) }.
}
MitigationDeclared = { $reducible ->
    [true] Dans { QUOTE($opposition) }, la Destinée propose un objectif revu à la baisse{ $has_text ->
        [no] .
       *[yes]  : { STOP($text) }
    }
   *[false] Dans { QUOTE($opposition) }, la Destinée juge que l’objectif ne peut pas être réduit{ $has_text ->
        [no] .
       *[yes]  : { STOP($text) }
    }
}
MitigationAnswered = { WORD($answer) ->
    [accept] Dans { QUOTE($opposition) }, { $who } accepte l’objectif réduit.
   *[refuse] Dans { QUOTE($opposition) }, { $who } refuse l’objectif réduit et paiera d’une perte l’objectif entier.
}
ConsequenceRecorded = { $who } note une conséquence de { QUOTE($opposition) }{ $has_character ->
    [no] {""}
   *[yes] {" "}pour { $character }
}, { $kind }{ WORD($kind) ->
    [alter_trait] { $has_former ->
        [no] {" "}({ QUOTE($trait_text) })
       *[yes] {" "}({ QUOTE($former) }, désormais { QUOTE($trait_text) })
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
   *[yes] , fondée sur : { $basis }
}{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
ModifierGiven = { WORD($kind) ->
    [advantage] { $has_character ->
        [no] Le camp { DE($camp) } aura un dé d’avantage dans sa prochaine manche.
       *[yes] { $character } aura un dé d’avantage dans sa prochaine opposition.
    }
   *[handicap] { $has_character ->
        [no] Le camp { DE($camp) } aura un dé de handicap dans sa prochaine manche.
       *[yes] { $character } aura un dé de handicap dans sa prochaine opposition.
    }
}
OppositionClosed = L’opposition { QUOTE($opposition) } est close.
ConflictGoesOn = Le conflit continue dans une nouvelle opposition.

# Compétitions
CompetitionOpened = Une compétition s’ouvre{ $has_camps ->
    [no] {""}
   *[yes] {" "}entre { LIST($camps) }
}{ $has_objective ->
    [no] .
   *[yes]  : { STOP($objective) }
}
part-CampSpec = { $has_members ->
    [no] { $npc }
   *[yes] { COUNT($members) ->
        [1] { $members }
       *[more] { LIST($members) } ensemble
    }
}{ $has_objective ->
    [no] {""}
   *[yes] {" "}(objectif : { $objective })
}
LegResult = Manche du camp { DE($camp) } : { $result } (somme des faces paires : { $evens }).
CompetitionRoundCompared = { $has_reached ->
    [yes] La manche est comparée : { LIST($reached) } { COUNT($reached) ->
        [1] atteint
       *[more] atteignent
    } l’objectif{ $has_best ->
        [no] .
       *[yes]  ; meilleur résultat : { LIST($best) }.
    }
   *[no] La manche est comparée : personne n’atteint l’objectif{ $has_best ->
        [no] .
       *[yes]  ; meilleur résultat : { LIST($best) }.
    }
}
ModifierGranted = { WORD($decision) ->
    [grant] Après un résultat partiel, { $who } accorde le dé dû au camp { DE($camp) }.
   *[new_strategy] Après un résultat partiel, { $who } laisse le camp { DE($camp) } changer de stratégie{ $has_objective ->
        [no] .
       *[yes]  : { STOP($objective) }
    }
}
part-Harm = { WORD($kind) ->
    [gauge] la jauge { QUOTE($label) }{ $has_character ->
        [no] {""}
       *[yes] {" "}{ DE($character) }
    } avance
    [trait] { $has_trait ->
        [no] un trait est perdu
       *[yes] le trait { QUOTE($trait) } est perdu
    }
   *[fiction] { $has_text ->
        [no] un effet dans la fiction
       *[yes] { $text }
    }
}
HarmImposed = Pour rester en course, le camp { DE($camp) } devra subir un préjudice{ $has_harms ->
    [no] .
   *[yes]  : { STOP($harms) }
}
HarmAccepted = Le camp { DE($camp) } accepte le préjudice et reste en course.
CompetitorWithdrew = Le camp { DE($camp) } abandonne la compétition.
TieRuled = { WORD($ruling) ->
    [ex_aequo] { $who } tranche l’égalité : tous sont ex aequo.
   *[tie_break] { $who } tranche l’égalité : la somme des faces paires désigne le vainqueur.
}
CompetitionEnded = { WORD($outcome) ->
    [winner] La compétition prend fin{ $has_winner ->
        [no] .
       *[yes] { $has_attained ->
            [no]  : { $winner } l’emporte.
           *[yes]  : { $winner } arrive en premier ; objectifs atteints : { LIST($attained) }.
        }
    }
    [ex_aequo] La compétition prend fin sur un ex aequo{ $has_attained ->
        [no] .
       *[yes]  ; objectifs atteints : { LIST($attained) }.
    }
    [tie] La compétition prend fin sur une égalité.
    [no_winner] La compétition prend fin sans vainqueur.
   *[open] La compétition prend fin.
}

# Destin
StoryOriented = { $who } paie un dé de Destin pour donner au récit une orientation { $polarity }{ $has_note ->
    [no] .
   *[yes]  : { STOP($note) }
}
DestinyChanged = Le Destin change de { SIGNED($delta) } ({ $cause }) : il vaut maintenant { $value }.
PolarityRollRequested = La Destinée demande { A($seat) } de lancer le dé de polarité.
PolarityAsked = { $seat } doit lancer le dé de polarité ({ $purpose }).
PolarityRolled = { $seat } lance le dé de polarité ({ $purpose }) : { $die }, { WORD($polarity) ->
    [positive] pair, donc une polarité positive.
   *[negative] impair, donc une polarité négative.
}
InitiativeAsked = { $who } demande qui a l’initiative.
InitiativeDetermined = { WORD($first) ->
    [protagonists] L’initiative revient aux Protagonistes
   *[adversary] L’initiative revient à l’adversaire
}{ $has_die ->
    [no] .
   *[yes] {" "}(dé de polarité : { $die }).
}
DestinyConverted = { $has_value ->
    [no] Le Destin se transforme en fortunes : { $amount } pour chaque Protagoniste.
   *[yes] Le Destin, qui valait { $value }, se transforme en fortunes : { $amount } pour chaque Protagoniste.
}

# Orientation
OrientationRollRequested = { $who } demande un jet d’orientation{ $has_row ->
    [no] { $has_canvas ->
        [no] { $has_labels ->
            [no] {""}
           *[yes] , à lire ainsi ({ LIST($labels, word: "ou") })
        }
       *[yes] , à lire sur le canevas { QUOTE($canvas) }
    }
   *[yes] , à lire sur la ligne { QUOTE($row) }
} ; le dé revient { A($roller) }.
OrientationRolled = { $roller } lance le dé d’orientation{ $has_row ->
    [no] { $has_canvas ->
        [no] {""}
       *[yes] {" "}sur le canevas { QUOTE($canvas) }
    }
   *[yes] {" "}sur la ligne { QUOTE($row) }
} : { $die }{ $has_meaning ->
    [no] .
   *[yes] , { QUOTE($meaning) }.
}
OrientationInterpreted = { $who } interprète le jet d’orientation{ $has_roller ->
    [no] {""}
   *[yes] {" "}{ DE($roller) }
}{ $has_die ->
    [no] {""}
   *[yes] {" "}({ $die }{ $has_row ->
        [no] { $has_canvas ->
            [no] {""}
           *[yes] {" "}sur le canevas { QUOTE($canvas) }
        }
       *[yes] {" "}sur la ligne { QUOTE($row) }
    }{ $has_meaning ->
        [no] {""}
       *[yes] , { QUOTE($meaning) }
    })
}{ WORD($visibility) ->
    [gm] , pour la seule Destinée
   *[all] {""}
} : { STOP($text) }

# Coups du sort
FateCardDrawn = L’attention du Destin est attirée : la Destinée tire{ $typed ->
    [true] {" "}à la table
   *[false] {""}
} { $has_number ->
    [no] une carte de Coup du sort
   *[yes] la carte { $number } des Coups du sort, { QUOTE($theme) },
} et en a { $hand_count } en main.
FateAttentionIgnored = L’attention du Destin est attirée, mais les { $count } cartes sont déjà en main.
FateStrokeAnnounced = La Destinée annonce un Coup du sort{ $has_number ->
    [no] {""}
   *[yes] {" "}(carte { $number }, { QUOTE($theme) }{ $would_use_card ->
        [true] , qu’elle a en main
       *[false] , qu’elle n’a pas en main
    })
}. Une fortune peut l’empêcher.
ResultShiftPassed = { $has_seat ->
    [no] { $who } laisse tel quel le résultat de { QUOTE($opposition) }.
   *[yes] { $seat } laisse tel quel le résultat de { QUOTE($opposition) }.
}
FateBlockPassed = { $has_seat ->
    [no] { $who } laisse venir le Coup du sort.
   *[yes] { $seat } laisse venir le Coup du sort.
}
FateStrokeRevealed = Coup du sort { QUOTE($theme) } (carte { $number }), { WORD($reason) ->
    [after_fiasco] après un fiasco, { $with_card ->
        [true] joué avec sa carte.
       *[false] joué sans sa carte.
    }
   *[story] pour l’histoire, { $with_card ->
        [true] joué avec sa carte.
       *[false] joué sans sa carte.
    }
}
FateStrokeWithdrawn = La Destinée reprend le Coup du sort annoncé{ $has_number ->
    [no] .
   *[yes] {" "}(carte { $number }, { QUOTE($theme) }).
}
FateStrokesBlocked = { $character } dépense une fortune : { $cancelled_pending ->
    [true] le Coup du sort annoncé est annulé, et il n’y en aura plus dans cette scène.
   *[false] il n’y aura pas de Coup du sort dans cette scène.
}
FortuneSpentOnTrait = { WORD($change) ->
    [gain] { $character } dépense une fortune pour obtenir un trait{ $has_text ->
        [no] {""}
       *[yes] , { QUOTE($text) },
    } en le justifiant ainsi : { STOP($justification) }
    [remove] { $character } dépense une fortune pour supprimer un trait, en le justifiant ainsi : { STOP($justification) }
   *[modify] { $character } dépense une fortune pour modifier un trait{ $has_text ->
        [no] {""}
       *[yes] {" "}en { QUOTE($text) }
    }, en le justifiant ainsi : { STOP($justification) }
}
FortuneSpentOnGauge = { $character } dépense une fortune pour baisser d’un niveau la jauge { QUOTE($label) }, en le justifiant ainsi : { STOP($justification) }

# Corrections
EventRetracted = { $who } retire { quoted-event }{ $has_reason ->
    [no] .
   *[yes] {" : "}{ STOP($reason) }
}
EventAmended = { $who } rectifie { quoted-event }{ $has_reason ->
    [no] .
   *[yes] {" : "}{ STOP($reason) }
}
DiceCorrected = { $who } corrige les dés { of-quoted-event }{ $has_reason ->
    [no] .
   *[yes] {" : "}{ STOP($reason) }
}

# Refus
refusal-bad_value = Une valeur de la commande ne convient pas.
refusal-not_gm = Seule la Destinée peut le faire.
refusal-not_owner = Cela ne vous appartient pas.
refusal-not_lead = Seul le meneur du camp peut le faire.
refusal-not_asked = On ne vous a pas demandé ce jet.
refusal-unknown_id = Cela n’existe pas à cette table.
refusal-wrong_phase = Ce n’est pas le moment.
refusal-game_ended = Le jeu est terminé.
refusal-character_ended = Ce personnage a quitté l’histoire.
refusal-locked = L’opposition est posée : rien n’y change plus.
refusal-alea_pending = Un Deus Ex Alea attend d’abord sa réponse.
refusal-already_blocked = Les Coups du sort sont déjà empêchés dans cette scène.
refusal-already_converted = Le Destin a déjà été transformé.
refusal-already_engaged = Un des personnages est déjà dans une opposition.
refusal-already_rolled = Les dés ont déjà été lancés.
refusal-already_shared = C’est déjà montré à tous.
refusal-basis_not_met = Ce gain n’a pas de fondement ici.
refusal-beyond_bound = C’est plus de pas que permis.
refusal-shift_window_open = Quelqu’un peut encore dépenser une fortune pour décaler ce résultat.
refusal-block_window_open = Une place peut encore empêcher le Coup du sort.
refusal-boss_veto = L’intrigue protège ce boss.
refusal-card_not_in_deck = Cette carte n’est pas dans la pioche.
refusal-card_pending = Répondez d’abord à la carte tirée.
refusal-consequence_missing = Le résultat réclame encore une conséquence ou une réponse.
refusal-deck_empty = Les six cartes sont déjà tirées.
refusal-destiny_is_zero = Le Destin est nul : demandez un dé.
refusal-destiny_not_zero = Le Destin n’est pas nul.
refusal-destiny_would_be_zero = Le Destin ne doit pas tomber à zéro.
refusal-empty_pool = Chaque camp a besoin d’un dé au moins.
refusal-factor_duplicate = Ce facteur compte déjà dans l’opposition.
refusal-fate_blocked = Les Coups du sort sont empêchés dans cette scène.
refusal-gauge_exhausted = Cette jauge est épuisée.
refusal-gauge_not_active = Cette jauge n’a pas encore d’effet.
refusal-gauge_not_exhausted = Cette jauge n’est pas épuisée.
refusal-harm_pending = Ce camp doit d’abord subir un préjudice ou abandonner.
refusal-impact_used = L’impact de cette opposition est déjà utilisé.
refusal-justification_required = Il faut une justification narrative.
refusal-level_not_allowed = Ce niveau n’est pas permis ainsi.
refusal-level_too_low = Seul un trait héroïque ou mythique le permet.
refusal-no_active_scene = Aucune scène n’est en cours.
refusal-no_alea = Aucun Deus Ex Alea n’attend.
refusal-no_consent = La Destinée n’a pas donné son accord.
refusal-no_die_of_colour = Le Destin n’a pas de dé de cette couleur.
refusal-no_draw_due = Aucune carte n’est à tirer.
refusal-no_fiasco = La dernière opposition n’est pas un fiasco.
refusal-no_fortune = Il n’y a plus de fortune.
refusal-no_gauges_for_npc = Un PNJ ordinaire n’a pas de jauge.
refusal-no_stroke = Aucun Coup du sort n’est annoncé.
refusal-no_tie = Il n’y a pas d’égalité à trancher.
refusal-not_final = Le résultat n’est pas encore final.
refusal-not_in_respite = Ce n’est ni un répit ni la fin de session.
refusal-not_involved = Ce personnage n’est pas dans l’opposition.
refusal-not_locked = L’opposition n’est pas posée.
refusal-not_negative_gauge = Une progression ne se soigne pas.
refusal-not_rolled = Un camp n’a pas encore lancé.
refusal-not_typed = Ces dés ou cette carte viennent du service.
refusal-not_your_card = Cette question n’est pas la vôtre.
refusal-objective_missing = L’objectif n’est pas annoncé.
refusal-one_conversion = Une seule conversion par usage.
refusal-opposition_open = Une opposition est encore ouverte.
refusal-option_dependency = Cette option en suppose une autre.
refusal-option_off = Cette règle avancée n’est pas en jeu.
refusal-partie_not_over = La partie n’est pas finie.
refusal-polarity_pending = Le dé de polarité est attendu.
refusal-progression_no_dice = Une progression ne donne pas de dé.
refusal-result_at_bound = Le résultat est déjà au bout de l’échelle.
refusal-result_final = Le résultat est final.
refusal-result_too_low = Le résultat ne le permet pas.
refusal-roll_pending = Un jet d’orientation est déjà attendu de cette place.
refusal-round_not_over = Ce camp a déjà couru dans cette manche.
refusal-seats_incomplete = Il faut une Destinée et au moins un joueur.
refusal-shift_limit = Le résultat a été assez décalé.
refusal-stages_missing = Les étapes ne sont pas définies.
refusal-stroke_pending = Un Coup du sort est annoncé.
refusal-tag_missing = Le trait n’a pas l’étiquette qu’il faut.
refusal-window_open = La session n’est pas encore close.
refusal-zoom_already_set = Le zoom est déjà choisi.
refusal-zoom_undecided = Le zoom n’est pas encore choisi.

# Coups
move-AcceptHarm = Accepter le préjudice
move-AddFactor = Ajouter un facteur clé
move-AddStake = Noter un enjeu
move-AddTrait = Ajouter un trait
move-AdvanceGauge = Avancer une jauge
move-AdvancePhase = Passer à la phase suivante
move-AllowNewCharacter = Autoriser un nouveau Protagoniste
move-AnnounceFateStroke = Annoncer un Coup du sort
move-AnswerGenre = Répondre à une question du Genre
move-AnswerMitigation = Répondre à l’objectif réduit
move-ApplyBossImpact = Toucher un boss
move-AssignSeat = Attribuer un rôle
move-BlockFateStrokes = Empêcher les Coups du sort
move-CancelOpposition = Abandonner l’opposition
move-ChooseZoom = Choisir le zoom
move-CloseOpposition = Clore l’opposition
move-CloseRespite = Finir le répit
move-CloseSession = Clore la session
move-CloseStake = Régler un enjeu
move-ConfirmModifier = Décider après un résultat partiel
move-ConvertDestiny = Transformer le Destin en fortunes
move-CreateCanvas = Ouvrir un canevas
move-CreateCharacter = Créer un personnage
move-DeclareMitigation = Dire si l’objectif peut être réduit
move-DeclareWager = Déclarer un enjeu
move-DeleteTrait = Effacer un trait
move-DetermineInitiative = Demander l’initiative
move-DiscloseSecrets = Dévoiler un secret
move-DrawGenreCard = Tirer une carte de Genre
move-EditStake = Reformuler un enjeu
move-EditTrait = Reformuler un trait
move-EndCompetition = Arrêter la compétition
move-EndGame = Finir le jeu
move-EndScene = Finir la scène
move-EndSession = Finir la session
move-FinaliseResult = Arrêter le résultat
move-ImposeHarm = Imposer un préjudice
move-InterpretOrientation = Interpréter un jet d’orientation
move-LockOpposition = Poser l’opposition
move-LowerGauge = Diminuer une jauge
move-MarkBoss = Faire d’un PNJ un boss
move-OpenCompetition = Ouvrir une compétition
move-OpenOpposition = Ouvrir une opposition
move-OpenRespite = Ouvrir un répit
move-OrientStory = Orienter le récit avec le Destin
move-PassResultShift = Laisser le résultat tel quel
move-PassFateBlock = Laisser venir le Coup du sort
move-ProposeFactor = Proposer un facteur clé
move-RecordConsequence = Noter une conséquence
move-ReopenOpposition = Revenir à la préparation
move-RequestOpposition = Demander une résolution
move-RequestOrientationRoll = Demander un jet d’orientation
move-RequestPolarityRoll = Demander le dé de polarité
move-RevealFactor = Révéler un facteur caché
move-RevealFateStroke = Révéler le Coup du sort
move-RollCamp = Lancer les dés du camp
move-RollOrientation = Lancer le dé d’orientation
move-RollPolarity = Lancer le dé de polarité
move-RuleExhaustion = Juger une jauge épuisée
move-RuleFactor = Trancher sur un facteur
move-RuleTie = Trancher l’égalité
move-SetBossVeto = Protéger un boss ou non
move-SetGaugeMode = Régler le mode des jauges
move-SetGenre = Fixer le genre
move-SetObjective = Annoncer l’objectif
move-SetStages = Définir les étapes
move-SetTableOption = Régler une option
move-ShareCanvas = Montrer un canevas
move-ShareCanvasAxis = Montrer un axe
move-ShareStake = Montrer un enjeu
move-ShiftResult = Décaler le résultat d’une fortune
move-SpendFortuneOnGauge = Apaiser une jauge d’une fortune
move-SpendFortuneOnTrait = Changer un trait d’une fortune
move-StartScene = Commencer une scène
move-StartSession = Commencer la session suivante
move-UseAleaPoints = Utiliser le Deus Ex Alea
move-WithdrawFactor = Retirer un facteur
move-WithdrawFateStroke = Reprendre le Coup du sort
move-WithdrawFromCompetition = Abandonner la compétition
move-WriteCanvasAxis = Écrire un axe de canevas

# Mots
label-0 = 0
label-I = I
label-II = II
label-H = H
label-ability = Compétence
label-boss_impact = coup porté au boss
label-accept = accepté
label-refuse = refusé
label-action = action
label-sequence = séquence
label-script = script
label-undecided = à choisir
label-action_impossible = action impossible
label-character_ended = fin du personnage
label-no_effect = sans effet
label-gain_trait = trait gagné
label-lose_trait = trait perdu
label-alter_trait = trait modifié
label-reveal_trait = trait révélé
label-advance_gauge = jauge avancée
label-lower_gauge = jauge diminuée
label-next_advantage = avantage à venir
label-next_handicap = handicap à venir
label-new_danger = nouveau danger
label-gift = cadeau inattendu
label-fiction = effet fictionnel
label-advantage = avantage
label-handicap = handicap
label-adversary = l’adversaire
label-protagonists = les Protagonistes
label-affliction = Affection
label-after_fiasco = après un fiasco
label-story = pour l’histoire
label-alea = Deus Ex Alea
label-lock = opposition posée
label-reopen = opposition rouverte
label-orientation = orientation
label-initiative = initiative
label-stroke = Coup du sort sans carte
label-new_partie = nouvelle partie
label-all = tous
label-gm = Destinée
label-player = joueur
label-spectator = spectateur
label-as_aptitude = en aptitude
label-as_reflex = en réflexe
label-none = aucune
label-attitude = Attitude
label-block = blocage
label-conversion = conversion
label-result = résultat
label-shift = décalage
label-trait = trait
label-gauge = jauge
label-modifier = modificateur
label-text = circonstance
label-protagonist = Protagoniste
    .gender = m
label-obstacle = obstacle
    .gender = m
label-npc = PNJ
label-boss = boss
label-standard = opposition
label-pvp = joueur contre joueur
label-competition_leg = compétition
label-favourite = favori
label-outsider = outsider
label-exploit = exploit
label-success = succès
label-partial_success = succès partiel
label-partial_failure = échec partiel
label-failure = échec
label-fiasco = fiasco
label-yes_and = OUI ET
label-yes = OUI
label-yes_but = OUI MAIS
label-no_but = NON MAIS
label-no = NON
label-no_and = NON ET
label-up = vers le haut
label-down = vers le bas
label-negative = négative
label-positive = positive
label-normal = ordinaire
label-heroic = héroïque
label-mythic = mythique
label-durable = durable
label-session = pour la session
label-state = état
label-resource = ressource
label-progression = progression
label-stake = enjeu
label-session_loot = butin de session
label-zero_sum_loot = butin à somme nulle
label-reveal = révélation
label-ruling = décision
label-sheet = fiche
label-consequence = conséquence
label-fortune = fortune
label-harm = préjudice
label-impact = impact
label-session_end = fin de session
label-setup = préparation
label-genre = genre
label-creation = création
label-presentation = présentation
label-narrative = récit
label-ended = terminé
label-remove_trait = ressource perdue
label-level_1 = un niveau
label-level_2 = deux niveaux
label-eliminate = élimination
label-open = en cours
label-tie = égalité
label-winner = vainqueur
label-ex_aequo = ex aequo
label-no_winner = sans vainqueur
label-tie_break = gagné in extremis
label-grant = le dé est accordé
label-new_strategy = nouvelle stratégie
label-gain = obtenir
label-remove = supprimer
label-modify = modifier
label-number-1 = 1 · Découverte
label-number-2 = 2 · Pris à parti
label-number-3 = 3 · Mission
label-number-4 = 4 · Hors-champ
label-number-5 = 5 · Contretemps
label-number-6 = 6 · Rebondissement
label-discovery = Découverte
label-singled_out = Pris à parti
label-mission = Mission
label-off_screen = Hors-champ
label-setback = Contretemps
label-twist = Rebondissement
label-destiny = le Destin
label-hand = les cartes non jouées
label-drama = le canevas Drama
label-group = Groupe
label-faction = faction
label-place = Lieu
label-culture = Culture
label-object = Objet
label-sense = Sens
label-world = Monde
label-template = modèle
label-campaign_plan = plan de campagne
label-campaign_events = événements de campagne
label-custom = canevas libre
label-question = Question
label-field = Champ
label-fate_stroke = Coup du sort
label-identity = Identité
label-facing_obstacle = Face à un obstacle
label-military = Militaire
label-negative_emotion = Émotion négative
label-positive_emotion = Émotion positive
label-unresolved = Irrésolu
label-process = Processus
label-relation = Relation
label-conflict = Conflit
label-framing = Cadrage
label-solo = solo
label-heroic_levels = niveaux héroïques
label-deus_ex_alea = Deus Ex Alea
label-alea_unbounded = Alea sans borne
label-destiny_initiative = initiative par le Destin
label-destiny_to_fortune = Destin en fortunes
label-no_zero_destiny = Destin jamais nul
label-pvp_destiny_delta = Destin entre joueurs
label-max_shifts_per_opposition = décalages par opposition
label-fortune_gain_scope = qui gagne la fortune
label-fate_discard = défausse des Coups du sort
label-partie_scope = étendue de la partie
label-fortune_may_raise_level = la fortune élève un trait
label-dice = dés
label-choice-session = la session
label-choice-game = la partie entière
label-choice-lead = le meneur du camp
label-either = de la table ou du service
label-service = du service
label-physical = de la table

# Règles
rule-SPI-SESS-01 = Places et phases
rule-SPI-SESS-02 = Le genre, ensemble
rule-SPI-SESS-03 = Le genre, par cartes
rule-SPI-SESS-04 = Fixer le genre
rule-SPI-SESS-05 = Créer monde et personnages
rule-SPI-SESS-06 = Création sans limites chiffrées
rule-SPI-SESS-07 = Le canevas Groupe
rule-SPI-SESS-08 = Scènes de présentation
rule-SPI-SESS-09 = Scènes du récit
rule-SPI-SESS-10 = Répits
rule-SPI-SESS-11 = Fin et début de session
rule-SPI-SESS-12 = Fin du jeu et dévoilement
rule-SPI-SESS-13 = Liste des enjeux
rule-SPI-SESS-14 = Remplacer un Protagoniste
rule-SPI-SESS-15 = Mémentos
rule-SPI-CANV-01 = Six axes
rule-SPI-CANV-02 = Compléter en jouant
rule-SPI-CANV-03 = Qui écrit, qui lit
rule-SPI-CANV-04 = Un canevas comme table
rule-SPI-CANV-05 = Canevas libre
rule-SPI-CANV-06 = Les canevas du livre
rule-SPI-TRAIT-01 = Un texte sans nombre
rule-SPI-TRAIT-02 = Un dé par trait
rule-SPI-TRAIT-03 = Avantage ici, handicap là
rule-SPI-TRAIT-04 = Étiquettes
rule-SPI-TRAIT-05 = Comment les traits changent
rule-SPI-GAUGE-01 = Qui a des jauges
rule-SPI-GAUGE-02 = Graduations et niveaux
rule-SPI-GAUGE-03 = Les cases
rule-SPI-GAUGE-04 = Les trois modes
rule-SPI-GAUGE-05 = Avancer une jauge
rule-SPI-GAUGE-06 = Diminuer une jauge
rule-SPI-GAUGE-07 = Les dés d’une jauge
rule-SPI-GAUGE-08 = Les progressions
rule-SPI-GAUGE-09 = Une jauge épuisée
rule-SPI-BOSS-01 = Désigner un boss
rule-SPI-BOSS-02 = Succès contre un boss
rule-SPI-BOSS-03 = Exploit contre un boss
rule-SPI-DEST-01 = Un seul Destin
rule-SPI-DEST-02 = La différence des dés
rule-SPI-DEST-03 = Avant les dés
rule-SPI-DEST-04 = Pour la Destinée seule
rule-SPI-DEST-05 = Ce qui ne compte pas
rule-SPI-DEST-06 = Orienter le récit
rule-SPI-DEST-07 = Le dé de polarité
rule-SPI-DEST-08 = Jouer sans carte
rule-SPI-OPP-01 = Demander et ouvrir
rule-SPI-OPP-02 = L’objectif
rule-SPI-OPP-03 = Un dé pour chaque camp
rule-SPI-OPP-04 = Facteurs clés
rule-SPI-OPP-05 = Avantages qui s’équilibrent
rule-SPI-OPP-06 = Un handicap aide l’autre camp
rule-SPI-OPP-07 = Jauges liées
rule-SPI-OPP-08 = Facteurs cachés
rule-SPI-OPP-09 = Dés en attente
rule-SPI-OPP-10 = L’enjeu déclaré
rule-SPI-OPP-11 = Poser l’opposition
rule-SPI-OPP-12 = Revenir en arrière
rule-SPI-OPP-13 = Clore ou continuer
rule-SPI-OPP-14 = L’issue seule
rule-SPI-OPP-15 = Plusieurs protagonistes
rule-SPI-OPP-16 = Abandonner une opposition
rule-SPI-DICE-01 = Qui lance
rule-SPI-DICE-02 = Les six relancent une fois
rule-SPI-DICE-03 = Compter les pairs
rule-SPI-DICE-04 = Dés saisis
rule-SPI-DICE-05 = Dés publics
rule-SPI-RES-01 = Du compte au résultat
rule-SPI-RES-02 = L’échelle
rule-SPI-RES-03 = La table des résultats
rule-SPI-RES-04 = L’ordre de la résolution
rule-SPI-GAIN-01 = Fortune et attention
rule-SPI-GAIN-02 = Décaler annule le gain
rule-SPI-GAIN-03 = L’attention du Destin
rule-SPI-GAIN-04 = Qui n’est pas jugé
rule-SPI-INT-01 = Lire les six résultats
rule-SPI-INT-02 = Noter les conséquences
rule-SPI-INT-03 = L’objectif réduit
rule-SPI-INT-04 = L’opportunité
rule-SPI-INT-05 = Gains et pertes dus
rule-SPI-INT-06 = Révéler un trait
rule-SPI-INT-07 = Lire une issue
rule-SPI-INT-08 = Gagner ou perdre l’enjeu
rule-SPI-INT-09 = Le fondement d’un gain
rule-SPI-INT-10 = Ce qui est dû avant de clore
rule-SPI-LOOT-01 = Les gains durables
rule-SPI-LOOT-02 = Butin de session
rule-SPI-LOOT-03 = Butin à somme nulle
rule-SPI-PVP-01 = L’agresseur est l’obstacle
rule-SPI-PVP-02 = Chacun ses facteurs
rule-SPI-PVP-03 = Le Destin ne bouge pas
rule-SPI-PVP-04 = Dés venus de l’extérieur
rule-SPI-PVP-05 = Décaler des deux côtés
rule-SPI-ZOOM-01 = Action, séquence, script
rule-SPI-ZOOM-02 = Choisir le zoom
rule-SPI-ZOOM-03 = Étapes et clés
rule-SPI-ZOOM-04 = Franchir les clés
rule-SPI-ZOOM-05 = L’étape qui échoue
rule-SPI-COMP-01 = Manches et camps
rule-SPI-COMP-02 = Manches des PNJ
rule-SPI-COMP-03 = Comparer les résultats
rule-SPI-COMP-04 = Résultats partiels
rule-SPI-COMP-05 = Préjudices
rule-SPI-COMP-06 = Qui l’emporte
rule-SPI-COMP-07 = Égalités
rule-SPI-COMP-08 = Fin d’une compétition
rule-SPI-ORI-01 = Demander un jet d’orientation
rule-SPI-ORI-02 = Lancer le dé d’orientation
rule-SPI-ORI-03 = Interpréter la face
rule-SPI-ORI-04 = Sur quoi lire
rule-SPI-ORI-05 = La table d’orientation
rule-SPI-FATE-01 = Les six Coups du sort
rule-SPI-FATE-02 = Tirer une carte
rule-SPI-FATE-03 = Garder les cartes secrètes
rule-SPI-FATE-04 = Six cartes en main
rule-SPI-FATE-05 = Annoncer un Coup du sort
rule-SPI-FATE-06 = Révéler un Coup du sort
rule-SPI-FATE-07 = Avec ou sans carte
rule-SPI-FATE-08 = Une carte tenue est jouée
rule-SPI-FATE-09 = Une carte jouée
rule-SPI-FATE-10 = Reprendre l’annonce
rule-SPI-FATE-11 = Bloquer
rule-SPI-FORT-01 = Le prix d’un usage
rule-SPI-FORT-02 = Empêcher les Coups du sort
rule-SPI-FORT-03 = Décaler un résultat
rule-SPI-FORT-04 = Pas de gain après un décalage
rule-SPI-FORT-05 = Fortune sur un trait
rule-SPI-FORT-06 = Fortune sur une jauge
rule-SPI-FORT-07 = La justification
rule-SPI-HERO-01 = Deux ou trois dés
rule-SPI-HERO-02 = Les signes plus
rule-SPI-HERO-03 = Le coût en Destin
rule-SPI-HERO-04 = Conversions
rule-SPI-HERO-05 = Donner un niveau
rule-SPI-ALEA-01 = Les conditions
rule-SPI-ALEA-02 = Le lien avec l’externe
rule-SPI-ALEA-03 = Le même chiffre partout
rule-SPI-ALEA-04 = Les points du perdant
rule-SPI-ALEA-05 = Décaler avec bornes
rule-SPI-ALEA-06 = Le Destin repart à zéro
rule-SPI-ALEA-07 = Sans bornes
rule-SPI-ALEA-08 = Après l’Alea
rule-SPI-ALEA-09 = Ce qui s’en voit
rule-SPI-ALEA-10 = Là où il ne vient pas
rule-SPI-INIT-01 = Initiative par le signe
rule-SPI-INIT-02 = Initiative à zéro
rule-SPI-INIT-03 = Entre Protagonistes
rule-SPI-CONV-01 = Convertir en fin de partie
rule-SPI-CONV-02 = Ce que tous apprennent
rule-SPI-CONV-03 = Partie longue ou courte
rule-SPI-NOZ-01 = Jamais zéro
rule-SPI-NOZ-02 = Ajouter un facteur
rule-SPI-NOZ-03 = Zéros tolérés
rule-SPI-SOLO-01 = Jouer seul
rule-SPI-SEC-01 = Le Destin reste caché
rule-SPI-SEC-02 = Les cartes restent cachées
rule-SPI-SEC-03 = La préparation reste cachée
rule-SPI-SEC-04 = Ce qu’on voit d’un facteur caché
rule-SPI-SEC-05 = L’ordre des tirages
rule-SPI-SEC-06 = Spectateurs et inconnus
rule-SPI-SEC-07 = Revoir le passé
rule-SPI-UNDO-01 = Contester et retirer
rule-SPI-UNDO-02 = La chaîne d’une opposition
rule-SPI-UNDO-03 = Ce qui en dépend
rule-SPI-UNDO-04 = Ni dés ni cartes repris
rule-SPI-UNDO-05 = Ce qui s’en voit
rule-SPI-UNDO-06 = Corriger des dés
rule-SPI-UNDO-07 = Ce qui a été vu

# Champs
field-accept = Accepté
    .hint = Oui pour accepter le facteur.
field-adversary = Adversaire
    .hint = Contre qui l’on agit en premier.
field-against = Contre
    .hint = Oui quand le facteur joue contre ce camp.
field-aggressor = Agresseur
    .hint = Le camp qui a cherché l’affrontement.
field-alea = Deus ex alea
    .hint = Le retournement de chance en cours, s’il y en a un.
field-alea_unbounded = Alea sans limite
    .hint = Oui si un deus ex alea peut changer le résultat sans borne.
field-amplitude = Amplitude
    .hint = L’écart du Destin à zéro, sans son signe.
field-answer = Réponse
    .hint = Si le camp accepte l’objectif réduit.
field-answers = Réponses
    .hint = Ce que chacun a répondu.
field-axes = Axes
    .hint = Les axes du canevas.
field-axis = Axe
    .hint = L’axe du canevas dont il s’agit.
field-base_dice = Dés de base
    .hint = Les dés de l’opposition avant tout facteur.
field-best = Le meilleur
    .hint = Qui a fait le meilleur résultat de la manche.
field-boss = Boss
    .hint = Le personnage du meneur qui sert de boss.
field-boxes = Cases
    .hint = Combien de cases la jauge compte, ou a de cochées.
field-camp = Camp
    .hint = Les Protagonistes ou ce qui s’oppose à eux.
field-camps = Camps
    .hint = Les camps qui s’affrontent.
field-cancelled_pending = Coup annulé
    .hint = Oui si un Coup du sort annoncé est annulé.
field-canvas = Canevas
    .hint = Le canevas dont il s’agit.
field-canvases = Canevas
    .hint = Les canevas de la table.
field-change = Ce que l’on achète
    .hint = Ce que la Fortune change au trait.
field-compared = Comparée
    .hint = Oui quand les résultats de la manche ont été comparés.
field-competition = Compétition
    .hint = La compétition dont il s’agit.
field-competitions = Compétitions
    .hint = Les compétitions de la table.
field-consents = Accords
    .hint = Ce que chacun a accepté que la table joue.
field-consequences = Suites
    .hint = Les gains et les pertes que l’opposition a causés.
field-OppositionView-consequences = Suites
    .hint = Les gains et les pertes notés pour cette opposition.
field-continue = Continuer
    .hint = Oui si l’affrontement se poursuit.
field-goes_on = Continue
    .hint = Oui si l’affrontement se poursuit dans une autre opposition.
field-conversion = Conversion
    .hint = Ce que l’on échange contre ce facteur.
field-conversions = Conversions
    .hint = Ce que l’on échange contre ces facteurs.
field-decision = Décision
    .hint = Ce que le meneur décide du modificateur.
field-deck = Talon
    .hint = Les cartes du sort qui restent.
field-destiny = Destin
    .hint = Le Destin de la partie, que le meneur seul connaît.
field-destiny_added = Apporté du dehors
    .hint = Oui quand le meneur ajoute ce facteur pour changer l’équilibre.
field-destiny_delta = Effet sur le Destin
    .hint = De combien le Destin changera quand l’opposition sera verrouillée.
field-destiny_initiative = Initiative par le Destin
    .hint = Oui si le Destin décide de qui agit d’abord.
field-destiny_to_fortune = Destin en Fortune
    .hint = Oui si le Destin devient de la Fortune à la fin.
field-deus_ex_alea = Deus ex alea
    .hint = Oui si un coup de chance peut renverser une défaite.
field-direction = Sens
    .hint = Vers le mieux ou vers le pire.
field-discard = Défausse
    .hint = Les cartes du sort déjà jouées.
field-disclosed = Secrets ouverts
    .hint = Ce que le meneur a montré après la fin.
field-drama = Canevas Drama
    .hint = Le canevas du meneur, ouvert à la fin.
field-duration = Durée
    .hint = Jusqu’à quand le trait dure.
field-ended = Sorti du jeu
    .hint = Oui quand l’histoire du personnage est finie.
field-evens = Pairs
    .hint = Combien de dés ont montré un nombre pair.
field-exhausted = Épuisée
    .hint = Oui quand la jauge est à sa dernière case et attend le meneur.
field-external = Extérieur
    .hint = Oui quand le trait ne doit rien au personnage lui-même.
field-extra = Dés en plus
    .hint = Les dés que des six ont ajoutés.
field-extra_and = ET en plus
    .hint = Combien de ET s’ajoutent au résultat.
field-factor = Facteur
    .hint = Le facteur dont il s’agit.
field-factors = Facteurs
    .hint = Ce qui joue pour ou contre chaque camp.
field-failed_stage = Étape manquée
    .hint = L’étape à laquelle la tentative a échoué.
field-fate = Sort
    .hint = La main du sort et ce qui est annoncé.
field-fate_blocked_by = Sort empêché par
    .hint = Qui a empêché les Coups du sort dans cette scène.
field-fate_discard = Défausse du sort
    .hint = Si une carte jouée revient aussitôt ou attend que le paquet soit vide.
field-first = Premier
    .hint = Qui agit d’abord.
field-fixed = Genre fixé
    .hint = Oui quand le genre ne change plus.
# SPI-RES-04, SPI-A-47.
field-FinaliseResult-force = Sans attendre
    .hint = La Destinée clôt le résultat alors qu’un joueur pourrait encore dépenser une fortune pour le décaler ; la table le lit.
field-ResultFinalised-force = Sans attendre
    .hint = Oui si la Destinée n’attend pas ceux qui pouvaient encore dépenser une fortune pour décaler le résultat.
field-ResultFinalised-stands = Maintenu
    .hint = Oui si ce résultat a été fixé sans que l’on redemande, après une correction, à qui retrouve une fortune.
field-Final-forced = Sans attendre
    .hint = Oui si un joueur au moins aurait encore pu dépenser une fortune pour décaler ce résultat.
field-FinalResult-forced = Sans attendre
    .hint = Oui si un joueur au moins aurait encore pu dépenser une fortune pour décaler ce résultat.
# SPI-TRAIT-01, SPI-A-46.
field-AddTrait-canvas = Canevas
    .hint = Le lieu, l’objet, le groupe ou tout autre canevas qui reçoit le trait, à la place d’un personnage ; l’ajoute qui écrit sur ce canevas.
field-CanvasView-traits = Traits
    .hint = Ce qui caractérise l’élément du canevas ; d’un canevas non partagé, seuls les traits déjà utilisés dans une opposition se voient.
# SPI-FATE-01.
field-FateCardView-number = Carte
    .hint = Le numéro imprimé sur la carte de Coup du sort, de 1 à 6.
field-FateCardView-theme = Coup du sort
    .hint = Ce que la carte fait survenir dans le récit quand elle est jouée.
field-StrokeView-theme = Coup du sort
    .hint = Ce que le coup annoncé fera survenir ; la Destinée seule le lit jusqu’à ce qu’elle le révèle.
field-shift_passes = Laissent le résultat
    .hint = Les joueurs dont le Protagoniste a une fortune et qui ont déclaré ne pas décaler ce résultat ; tout décalage les interroge à nouveau.
field-force = Forcer
    .hint = Oui pour jouer le coup malgré tout.
field-forced = Forcé
    .hint = Oui si le coup a été joué malgré tout.
field-fortune_gain_scope = Qui gagne la Fortune
    .hint = Le meneur du camp seul, ou chacun de ceux qui y sont.
field-fortune_may_raise_level = Niveaux par la Fortune
    .hint = Oui si la Fortune peut élever le niveau d’un trait.
field-fortunes = Fortunes
    .hint = Les points de Fortune du personnage.
field-game_ending = Fin de partie
    .hint = Oui quand la partie s’achève.
field-gauge_kind = Sorte de jauge
    .hint = Quelle sorte de jauge reçoit les cases.
field-gauge_mode = Pas des jauges
    .hint = Combien de cases vaut un niveau : 1, 2 ou 3.
field-genre = Genre
    .hint = Le genre de l’histoire, question par question.
field-hand = Main
    .hint = Les cartes du sort en main.
field-hand_count = Cartes en main
    .hint = Combien de cartes du sort en main.
field-harms = Atteintes
    .hint = Ce que le camp subit.
field-heroic_levels = Niveaux héroïques
    .hint = Oui si des traits peuvent être héroïques ou mythiques.
field-impact = Impact
    .hint = Ce que le boss inflige d’office.
field-impact_used = Impact employé
    .hint = Oui quand l’impact du boss a servi dans cette opposition.
field-justification = Justification
    .hint = Ce qui, dans l’histoire, le justifie.
field-keys = Clés
    .hint = Combien de succès l’étape demande.
field-labels = Libellés
    .hint = Ce que signifie chaque face ou chaque rang.
field-lead = Meneur du camp
    .hint = Le Protagoniste qui lance pour son camp.
field-ledger = Journal du Destin
    .hint = Chaque changement du Destin, avec sa cause.
field-legs = Étapes de la manche
    .hint = Ce que chaque camp a fait dans la manche.
field-linkable = À relier
    .hint = Les jauges que cette opposition pourrait faire avancer.
field-max_shifts_per_opposition = Décalages au plus
    .hint = Combien de fois un résultat peut être décalé dans une opposition.
field-meaning = Sens du rang
    .hint = Ce que dit la face qui est sortie.
field-members = Membres
    .hint = Ceux qui forment le camp.
field-mitigation = Réduction
    .hint = Où en est l’offre d’un objectif réduit.
field-modifier = Modificateur
    .hint = Ce que le modificateur donne ou coûte.
field-modifiers = Modificateurs
    .hint = Les modificateurs de la table.
field-modifier_due = Modificateur dû
    .hint = Oui quand un modificateur reste à confirmer.
field-no_zero_destiny = Destin jamais nul
    .hint = Oui si le Destin ne peut pas tomber à zéro.
field-note = Note
    .hint = Ce que le meneur veut en garder.
field-p = Protagonistes
    .hint = Résultat des Protagonistes : leurs pairs.
field-o = Opposition
    .hint = Résultat de l’opposition : ses pairs.
field-objective = Objectif
    .hint = Ce que le camp veut obtenir.
field-opposition = Opposition
    .hint = L’opposition dont il s’agit, par son identifiant.
field-oppositions = Oppositions
    .hint = Les oppositions de la table.
field-orientations = Orientations
    .hint = Les jets d’orientation.
field-outcome_only = Issue seule
    .hint = Oui quand on ne joue pas la scène et ne veut qu’en connaître l’issue.
field-owed_gains = Gains dus
    .hint = Combien de gains restent à noter.
field-owed_losses = Pertes dues
    .hint = Combien de pertes restent à noter.
field-owner = Joueur
    .hint = Qui joue le personnage.
field-partial = Cases entamées
    .hint = Cases du niveau en cours déjà cochées.
field-partie_scope = Étendue de la partie
    .hint = Si le Destin vaut pour la partie entière ou repart de zéro à chaque séance.
field-polarity = Polarité
    .hint = Positive ou négative, quand le Destin est nul.
field-polarity_note = Note sur la polarité
    .hint = Ce que le meneur veut en faire.
field-pools = Réserves de dés
    .hint = Les oppositions en préparation, avec leurs dés.
field-pvp_destiny_delta = Destin entre joueurs
    .hint = Si l’effet sur le Destin garde son signe quand deux joueurs s’opposent.
field-question = Question
    .hint = Quelle question sur le genre.
field-raw_result = Résultat brut
    .hint = Le résultat des dés avant tout décalage.
# SPI-COMP-08: only where the camps want different things.
field-attained = Objectifs atteints
    .hint = Les camps arrivés à leur propre objectif, quand chacun en avait un autre ; avec un objectif commun, la liste reste vide.
# SPI-COMP-08: fixed at the opening.
field-separate = Objectifs différents
    .hint = Oui si les camps ne veulent pas tous la même chose : la course dure alors jusqu’à ce que chacun soit arrivé ou retiré. Non : la première arrivée y met fin.
field-reached = Objectif atteint
    .hint = Ce qui a été obtenu.
field-readings = Interprétations
    .hint = Ce que chacun lit dans les faces.
field-reducible = Réductible
    .hint = Oui si l’objectif peut être réduit.
field-request = Demande
    .hint = La demande d’opposition à laquelle on répond.
field-respite = Répit
    .hint = Les personnages qui profitent d’un répit.
field-responsible = Responsable
    .hint = Qui tient ce canevas.
field-result = Résultat
    .hint = De OUI ET à NON ET.
field-result_order = Ordre des résultats
    .hint = Le classement de ceux qui ont agi à la fois.
field-rounds = Manches
    .hint = Les manches de la compétition.
field-row = Rang
    .hint = Le rang de sens que le dé désigne.
field-ruling = Décision
    .hint = Ce que décide le meneur.
field-session_no = Séance n°
    .hint = Numéro de la séance, à partir de 1.
field-session_window = Entre deux séances
    .hint = Oui tant que la séance est finie sans être close.
field-shared = Partagé
    .hint = Oui quand l’enjeu est montré à tous.
field-shifts = Décalages
    .hint = De combien de degrés le résultat a été décalé.
field-solo = Sans meneur
    .hint = Oui pour jouer sans meneur.
field-stage = Étape
    .hint = L’étape de l’opposition concernée, à partir de 1.
field-stages = Étapes
    .hint = Les étapes de l’opposition, avec leurs clés.
field-stakes = Enjeux
    .hint = Les enjeux notés.
field-steps = Degrés
    .hint = De combien de degrés.
field-stroke = Coup du sort
    .hint = Le Coup du sort annoncé.
field-stroke_pending = Coup annoncé
    .hint = Oui quand un Coup du sort attend d’être révélé.
field-tags = Étiquettes
    .hint = Ce qui qualifie le trait, au choix.
field-texts = Textes
    .hint = Les textes de l’axe, case par case.
field-ticks_lost = Cases perdues
    .hint = Cases qui débordent la jauge.
field-tied = À égalité
    .hint = Ceux que rien ne départage.
field-typed = Tapé
    .hint = Oui quand la face ou la carte vient de la table.
field-used_in = Employé dans
    .hint = L’opposition où le modificateur a servi.
field-veto = Veto
    .hint = Oui pour que les impacts de ce boss attendent l’accord du meneur.
field-vetoes = Vetos
    .hint = Les boss dont les impacts attendent l’accord du meneur.
field-visibility = Qui le lit
    .hint = Qui lit cette interprétation.
field-wager = Pari
    .hint = Ce que le camp risque en plus.
field-which = Quoi
    .hint = Ce que l’on ouvre.
field-with_card = Avec une carte
    .hint = Oui si une carte du sort a été jouée.
field-trait_text = Formulation
    .hint = Les mots du trait, de la jauge ou de la suite.
field-worse = Pire
    .hint = Oui pour aggraver.
field-would_use_card = Avec une carte
    .hint = Oui si le coup demandera une carte du sort.
field-x = Dés des Protagonistes
    .hint = Combien de dés le camp des Protagonistes lance.
field-y = Dés de l’opposition
    .hint = Combien de dés l’opposition lance.
field-zero_sum = À somme nulle
    .hint = Oui quand ce que l’un gagne, l’autre le perd.
field-zoom = Zoom
    .hint = Ce que couvre un jet : une action, une scène ou plusieurs.

# Mots des formulaires et des feuilles
label-absolute = sans signe
label-signed = avec son signe
label-mitigation-accepted = accepté
label-status-accepted = accepté
label-asked = demandé
label-refused = refusé
label-not_reducible = non réductible
label-cancelled = annulé
label-kind-character = personnage
label-closed = clos
label-each_involved = chacun de ceux qui y sont
label-fortune_gain_scope-lead = le meneur du camp
label-finalised = fixé
label-partie_scope-game = la partie entière
label-harm_pending = atteinte à régler
label-in = en lice
label-locked = verrouillé
label-proposed = proposé
label-rejected = écarté
label-requested = demandé
label-return_immediately = revient aussitôt
label-until_empty = jusqu’à la dernière
label-status-rolled = lancé
label-withdrawn = retiré
label-comparison-overwhelming = plus du double
label-comparison-two_to_none = deux au moins contre aucun
label-comparison-more = davantage, sans dépasser le double
label-comparison-one_to_none = un seul contre aucun
label-comparison-none_to_one = aucun contre un seul
label-comparison-as_many = autant de part et d’autre
label-comparison-none_at_all = aucun de part et d’autre
label-comparison-fewer = moins, sans tomber sous la moitié
label-comparison-half = moins de la moitié
label-comparison-none_to_two = aucun contre deux au moins
field-choice = Valeur choisie
    .hint = La valeur de l’option, quand c’est un mot.
field-former = Avant
    .hint = Ce que c’était auparavant.
field-comparison = Comparaison
    .hint = Comment les dés pairs d’un camp se comparent à ceux de l’autre.
field-Final-failed = Étape manquée
    .hint = Le nom de l’étape à laquelle la tentative a échoué.
field-screen = Derrière l’écran
    .hint = Ce que la Destinée seule voit, le destin au fil du temps, la main, les pools. Les autres n’y lisent rien.
