# Table et séance
about = Improviser une histoire dans n’importe quel genre : des traits sans chiffres, des dés de deux couleurs, un Destin que seul le meneur connaît.

SeatAssigned = { $who } donne { A($seat) } le rôle { WORD($role) ->
    [gm] de Destinée.
   *[player] { DE($role) }.
}
    .short = le rôle donné { A($seat) }
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
    .short = l’option de table { QUOTE($name) }
PhaseAdvanced = { $who } fait passer la table à la phase : { $phase }.
    .short = le passage à la phase { $phase }
SceneStarted = Une scène commence ({ $kind }){ $has_setting ->
    [no] .
   *[yes] {" : "}{ STOP($setting) }
}
    .short = le début de la scène
SceneEnded = La scène prend fin.
    .short = la fin de la scène
RequestLapsed = La demande { QUOTE($opposition) } devient caduque.
RespiteOpened = { $has_characters ->
    [no] Un répit s’ouvre.
   *[yes] Un répit s’ouvre pour { LIST($characters) }.
}
    .short = l’ouverture du répit
RespiteClosed = Le répit prend fin.
    .short = la fin du répit
SessionEnded = La session s’achève : c’est le moment d’utiliser ses fortunes.
    .short = la fin de la session
SessionClosed = La session est close.
    .short = la clôture de la session
SessionStarted = La session { $session_no } commence.
    .short = le début de la session { $session_no }
GameEnded = { $who } annonce la fin du jeu.
    .short = la fin du jeu
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
    .short = ce { QUE($who) } dévoile de ses secrets
FlowStands = Le fil du récit reste tel quel malgré la correction.
    .short = le maintien du fil du récit

# Genre
GenreAnswered = { $who } répond à la question { $question } du Genre : { STOP($text) }
    .short = la réponse { DE($who) } à la question { $question } du Genre
GenreCardDrawn = { $who } tire la carte { $number } du canevas de Genre{ $typed ->
    [true] {" "}(tirée à la table).
   *[false] .
}
    .short = la carte de Genre tirée par { $who }
GenreSet = Le genre est fixé : { STOP($text) }
    .short = le choix du genre

# Personnages, canevas, traits, enjeux
CharacterCreated = { $who } crée un personnage ({ $kind }) : { $name }.
    .short = la création { DE(INSIDE($name)) }
NewCharacterAllowed = La Destinée accepte { QUE($seat) } amène un nouveau Protagoniste.
    .short = le nouveau Protagoniste accordé { A($seat) }
BossMarked = { $npc } devient un boss de la fiction.
    .short = le rang de boss donné { A($npc) }
BossVetoSet = { $veto ->
    [true] L’intrigue protège désormais { $npc } : on ne peut pas l’éliminer.
   *[false] L’intrigue ne protège plus { $npc } : on peut l’éliminer.
}
    .short = la protection { DE($npc) } par l’intrigue
CanvasCreated = { $who } ouvre un canevas ({ $kind }) : { $name }.
    .short = le canevas { QUOTE($name) } ouvert par { $who }
CanvasAxisWritten = { $who } écrit sur l’axe { $axis }{ $has_label ->
    [no] {""}
   *[yes] {" "}({ QUOTE($label) })
} du canevas { QUOTE($canvas) }{ $has_texts ->
    [no]  : plus rien.
   *[yes]  : { STOP($texts) }
}
    .short = ce { QUE($who) } écrit sur l’axe { $axis } du canevas { QUOTE($canvas) }
CanvasShared = La Destinée montre à tous le canevas { QUOTE($canvas) }.
    .short = le canevas { QUOTE($canvas) }, montré à tous
CanvasAxisShared = La Destinée montre à tous l’axe { $axis }{ $has_label ->
    [no] {""}
   *[yes] {" "}({ QUOTE($label) })
} du canevas { QUOTE($canvas) }{ $has_texts ->
    [no] , encore vide.
   *[yes]  : { STOP($texts) }
}
    .short = l’axe { $axis } du canevas { QUOTE($canvas) }, montré à tous
TraitAdded = { $has_character ->
    [no] { CAP($canvas) }
   *[yes] { $character }
} reçoit le trait { QUOTE($text) }.
    .short = le trait { QUOTE($text) } donné { $has_character ->
        [yes] { A($character) }
       *[no] au canevas { QUOTE($canvas) }
    }
TraitChanged = { $has_former ->
    [no] Un trait
   *[yes] Le trait { QUOTE($former) }
} { $has_character ->
    [no] { DE($canvas) }
   *[yes] { DE($character) }
} devient { QUOTE($text) }.
    .short = le changement d’un trait { $has_character ->
        [yes] { DE($character) }
       *[no] du canevas { QUOTE($canvas) }
    }
TraitRemoved = { $has_character ->
    [no] { CAP($canvas) }
   *[yes] { $character }
} perd le trait { QUOTE($text) }.
    .short = le trait { QUOTE($text) } retiré { $has_character ->
        [yes] { A($character) }
       *[no] au canevas { QUOTE($canvas) }
    }
StakeAdded = { $who } note un enjeu : { STOP($text) }
    .short = l’enjeu noté par { $who }
StakeEdited = { $who } reformule l’enjeu { QUOTE($former) }, désormais : { STOP($text) }
    .short = l’enjeu reformulé par { $who }
StakeClosed = L’enjeu { QUOTE($stake) } est réglé.
    .short = le règlement de l’enjeu { QUOTE($stake) }
StakeShared = La Destinée montre à tous l’enjeu { QUOTE($stake) }.
    .short = l’enjeu { QUOTE($stake) }, montré à tous
OnBehalf = La Destinée agit ici pour { $seat }, qui n’est pas à la table.

# Jauges
GaugeModeSet = { $mode ->
    [1] Désormais, une jauge gagne un niveau à chaque graduation.
   *[more] Désormais, une jauge gagne un niveau toutes les { $mode } graduations.
}
    .short = le rythme des jauges
GaugeAdvanced = La jauge { QUOTE($label) } { DE($character) } avance de { N($ticks, "graduation", "graduations") } : niveau { $level }{ $partial ->
    [0] {""}
   *[more] {" "}et { N($partial, "graduation", "graduations") }
}{ $ticks_lost ->
    [0] .
   *[more] {" "}({ N($ticks_lost, "graduation de trop, perdue", "graduations de trop, perdues") }).
}
    .short = la progression de la jauge { QUOTE($label) } { DE($character) }
GaugeLowered = La jauge { QUOTE($label) } { DE($character) } diminue : niveau { $level }{ $partial ->
    [0] .
   *[more] {" "}et { N($partial, "graduation", "graduations") }.
}
    .short = la baisse de la jauge { QUOTE($label) } { DE($character) }
GaugeRemoved = La jauge { QUOTE($label) } { DE($character) } disparaît.
GaugeExhausted = La jauge { QUOTE($label) } { DE($character) } est épuisée : la Destinée dira ce qu’il en est.
ExhaustionRuled = { $who } juge l’épuisement de la jauge { QUOTE($gauge) } { DE($character) } : { $ruling }{ $has_text ->
    [no] .
   *[yes] {" "}({ $text }).
}
    .short = l’épuisement de la jauge { QUOTE($gauge) } { DE($character) }
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
    .short = le coup porté à un boss dans { QUOTE($opposition) }

# Oppositions
OppositionRequested = { $who } demande une résolution pour { $character } : { STOP($objective) }
    .short = la résolution demandée par { $who } pour { $character }
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
    .short = l’ouverture { $has_lead ->
        [yes] de l’opposition { DE($lead) }
       *[no] d’une opposition
    }
ObjectiveSet = { $has_lead ->
    [no] L’objectif est posé : { STOP($text) }
   *[yes] L’objectif { DE($lead) } est posé : { STOP($text) }
}
    .short = l’objectif de { QUOTE($opposition) }
WagerDeclared = Dans { QUOTE($opposition) }, l’enjeu déclaré est : { STOP($text) }
    .short = l’enjeu déclaré dans { QUOTE($opposition) }
ZoomChosen = Zoom choisi pour { QUOTE($opposition) } : { $zoom }.
    .short = le zoom de { QUOTE($opposition) }
StagesSet = { $who } découpe l’obstacle de { QUOTE($opposition) } en étapes{ $has_stages ->
    [no] .
   *[yes]  : { LIST($stages) }.
}
    .short = les étapes de { QUOTE($opposition) }
part-Stage = { $name } ({ N($keys, "clé", "clés") })
OppositionCancelled = L’opposition { QUOTE($opposition) } est abandonnée.
    .short = l’abandon de { QUOTE($opposition) }
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
    .short = { $has_label ->
        [yes] le facteur { QUOTE($label) }
       *[no] le facteur
    } proposé par { $who }
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
    .short = { $has_label ->
        [yes] le facteur { QUOTE($label) }
       *[no] un facteur
    } de { QUOTE($opposition) }
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
    .short = la décision sur { $has_label ->
        [yes] le facteur { QUOTE($label) }
       *[no] un facteur
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
    .short = le retrait { $has_label ->
        [yes] du facteur { QUOTE($label) }
       *[no] d’un facteur
    }
FactorRevealed = Un facteur caché de { QUOTE($opposition) } se révèle : { QUOTE($label) }, { N($dice, "dé", "dés") } pour { LE($camp) }.
    .short = le facteur caché { QUOTE($label) }, révélé
part-CountedPart = { $has_label ->
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
    .short = les dés de { QUOTE($opposition) }
OppositionReopened = L’opposition { QUOTE($opposition) } revient à sa préparation : ses dés ne sont plus comptés.
    .short = le retour de { QUOTE($opposition) } à sa préparation
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
    .short = le jet { $has_character ->
        [no] { DU($camp) }
       *[yes] { DE($character) }
    } dans { QUOTE($opposition) }
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
    .short = le Deus Ex Alea sur { QUOTE($opposition) }
ResultShifted = { $character } décale le résultat d’un cran { $direction } : { $has_former ->
    [no] {""}
   *[yes] { DE($former) }{" "}
}{ A($result) }.
    .short = le décalage du résultat par { $character }
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
    .short = le résultat final de { QUOTE($opposition) }
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
    .short = la décision sur l’objectif de { QUOTE($opposition) }
MitigationAnswered = { WORD($answer) ->
    [accept] Dans { QUOTE($opposition) }, { $who } accepte l’objectif réduit.
   *[refuse] Dans { QUOTE($opposition) }, { $who } refuse l’objectif réduit et paiera d’une perte l’objectif entier.
}
    .short = la réponse { DE($who) } sur l’objectif réduit
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
    .short = la conséquence de { QUOTE($opposition) }, { $kind }
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
    .short = la clôture de { QUOTE($opposition) }
ConflictGoesOn = Le conflit continue dans une nouvelle opposition.

# Compétitions
CompetitionOpened = Une compétition s’ouvre{ $has_camps ->
    [no] {""}
   *[yes] {" "}entre { LIST($camps) }
}{ $has_objective ->
    [no] .
   *[yes]  : { STOP($objective) }
}
    .short = l’ouverture de la compétition
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
    .short = la décision sur le camp { DE($camp) } après un résultat partiel
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
    .short = le préjudice imposé au camp { DE($camp) }
HarmAccepted = Le camp { DE($camp) } accepte le préjudice et reste en course.
    .short = le préjudice accepté par le camp { DE($camp) }
CompetitorWithdrew = Le camp { DE($camp) } abandonne la compétition.
    .short = l’abandon du camp { DE($camp) }
TieRuled = { WORD($ruling) ->
    [ex_aequo] { $who } tranche l’égalité : tous sont ex aequo.
   *[tie_break] { $who } tranche l’égalité : la somme des faces paires désigne le vainqueur.
}
    .short = la décision { DE($who) } sur l’égalité
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
    .short = la fin de la compétition

# Destin
StoryOriented = { $who } paie un dé de Destin pour donner au récit une orientation { $polarity }{ $has_note ->
    [no] .
   *[yes]  : { STOP($note) }
}
    .short = l’orientation du récit par { $who }
DestinyChanged = Le Destin change de { SIGNED($delta) } ({ $cause }) : il vaut maintenant { $value }.
PolarityRollRequested = La Destinée demande { A($seat) } de lancer le dé de polarité.
    .short = le jet de polarité demandé { A($seat) }
PolarityAsked = { $seat } doit lancer le dé de polarité ({ $purpose }).
PolarityRolled = { $seat } lance le dé de polarité ({ $purpose }) : { $die }, { WORD($polarity) ->
    [positive] pair, donc une polarité positive.
   *[negative] impair, donc une polarité négative.
}
    .short = le jet de polarité { DE($seat) }
InitiativeAsked = { $who } demande qui a l’initiative.
    .short = la question de l’initiative
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
    .short = la conversion du Destin en fortunes

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
    .short = le jet d’orientation demandé par { $who }
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
    .short = le jet d’orientation { DE($roller) }
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
    .short = l’interprétation { DE($who) }

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
    .short = l’annonce d’un Coup du sort
ResultShiftPassed = { $has_seat ->
    [no] { $who } laisse tel quel le résultat de { QUOTE($opposition) }.
   *[yes] { $seat } laisse tel quel le résultat de { QUOTE($opposition) }.
}
    .short = le résultat de { QUOTE($opposition) }, laissé tel quel
FateBlockPassed = { $has_seat ->
    [no] { $who } laisse venir le Coup du sort.
   *[yes] { $seat } laisse venir le Coup du sort.
}
    .short = le Coup du sort, laissé venir
FateStrokeRevealed = Coup du sort { QUOTE($theme) } (carte { $number }), { WORD($reason) ->
    [after_fiasco] après un fiasco, { $with_card ->
        [true] joué avec sa carte.
       *[false] joué sans sa carte.
    }
   *[story] pour l’histoire, { $with_card ->
        [true] joué avec sa carte.
       *[false] joué sans sa carte.
    }
}{ $has_text ->
    [no] {""}
   *[yes] {" "}{ STOP($text) }
}
    .short = le Coup du sort { QUOTE($theme) }
FateStrokeWithdrawn = La Destinée reprend le Coup du sort annoncé{ $has_number ->
    [no] .
   *[yes] {" "}(carte { $number }, { QUOTE($theme) }).
}
    .short = la reprise du Coup du sort annoncé
FateStrokesBlocked = { $character } dépense une fortune : { $cancelled_pending ->
    [true] le Coup du sort annoncé est annulé, et il n’y en aura plus dans cette scène.
   *[false] il n’y aura pas de Coup du sort dans cette scène.
}
    .short = la fortune { DE($character) } contre les Coups du sort
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
    .short = la fortune { DE($character) } pour un trait
FortuneSpentOnGauge = { $character } dépense une fortune pour baisser d’un niveau la jauge { QUOTE($label) }, en le justifiant ainsi : { STOP($justification) }
    .short = la fortune { DE($character) } pour la jauge { QUOTE($label) }

# Corrections
EventRetracted = { $who } retire { quoted-event }{ $stands ->
    [itself] {""}
   *[now] {" ; "}{ stands-now }
}{ $has_reason ->
    [no] .
   *[yes] {" : "}{ STOP($reason) }
}
EventAmended = { $who } rectifie { quoted-event }{ $stands ->
    [itself] {""}
   *[now] {" ; "}{ stands-now }
}{ $has_reason ->
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
move-FrameOpposition = Ouvrir une opposition avec ses facteurs
move-LockAndRoll = Poser l’opposition et lancer pour l’obstacle
move-FinaliseAndClose = Arrêter le résultat et clore
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

# SPI-OPP-04
field-accept = Retenu
    .hint = Oui : le facteur donne ses dés ; non : la Destinée le juge inutile, il n’en donne aucun.
# SPI-INIT-01
field-adversary = Adversaire
    .hint = Qui dispute l’initiative aux Protagonistes, en quelques mots ; facultatif.
# SPI-INIT-02
field-PolarityView-adversary = Adversaire
    .hint = Qui dispute l’initiative aux Protagonistes ; vide si le jet sert à orienter.
# SPI-LOOT-03
field-against = Dés à l’autre camp
    .hint = Ce qu’un trait à somme nulle donne aussi en face : 1, sinon 0.
# SPI-PVP-01
field-aggressor = Agresseur
    .hint = Le Protagoniste qui en attaque un autre : il tient la place de l’obstacle. Entre joueurs seulement.
# SPI-ALEA-01
field-alea = Deus Ex Alea
    .hint = Celui qui attend le camp perdant ou qui a joué ; rien s’il n’y en a pas.
# SPI-ALEA-07
field-alea_unbounded = Alea incontrôlable
    .hint = Oui : tous les points s’appliquent, et ceux qui passent l’exploit ou le fiasco ajoutent des ET.
# SPI-ALEA-04, SPI-ALEA-09
field-amplitude = Amplitude
    .hint = Valeur du Destin sans son signe : autant de points ; la Destinée et le camp perdant la voient.
# SPI-INT-03
field-answer = Réponse
    .hint = Accepter l’objectif réduit sans perte, ou le refuser : atteint en entier, avec une perte.
# SPI-SESS-02
field-answers = Réponses au Genre
    .hint = Par question, le dernier texte et la place qui l’a donné.
# SPI-CANV-01
field-axes = Axes
    .hint = Les six du canevas, un par face du dé ; la Destinée seule voit les siens avant de les montrer.
# SPI-CANV-01
field-axis = Axe
    .hint = Son numéro, de 1 à 6 : où, qui, quoi, comment, combien, pourquoi.
# SPI-OPP-03
field-base_dice = Dés de base
    .hint = Pour chaque camp avant tout facteur : 1 d’ordinaire, 0 si la Destinée le veut.
# SPI-COMP-06
field-best = Meilleurs camps
    .hint = Parmi ceux qui ont atteint leur objectif : un exploit passe devant un succès.
# SPI-BOSS-02
field-ApplyBossImpact-boss = Boss
    .hint = Celui que l’opposition vient de toucher.
# SPI-BOSS-02
field-ImpactEntry-boss = Boss
    .hint = Celui qui est touché ; rien tant que vous ne le connaissez pas.
# SPI-GAUGE-03
field-boxes = Cases
    .hint = Le dessin de la jauge : une croix par niveau, une case vide pour une graduation de plus, une barre pour deux.
# SPI-DICE-01
field-camp = Camp
    .hint = Les Protagonistes (dés bleus) ou l’obstacle (dés rouges).
# SPI-OPP-04, SPI-GAUGE-07
field-RuleFactor-camp = Camp aidé
    .hint = Celui que la Destinée décide, sauf pour une jauge ou un dé en attente ; vide : celui de la proposition.
# SPI-OPP-04, SPI-OPP-06
field-ProposeFactor-camp = Camp aidé
    .hint = Celui qui gagne les dés ; un handicap se compte chez l’autre.
# SPI-OPP-04, SPI-OPP-06
field-AddFactor-camp = Camp aidé
    .hint = Celui qui gagne les dés ; un handicap se compte chez l’autre.
# SPI-COMP-01
field-OpenOpposition-camp = Camp en lice
    .hint = Dans une compétition, celui dont c’est l’épreuve de la manche.
# SPI-COMP-01
field-OppositionView-camp = Camp en lice
    .hint = Celui dont c’est l’épreuve ; rien hors d’une compétition.
# SPI-COMP-04
field-ModifierGiven-camp = Camp en lice
    .hint = Celui d’une compétition qui reçoit le dé ; rien si c’est un personnage.
# SPI-COMP-04
field-ModifierView-camp = Camp en lice
    .hint = Celui d’une compétition à qui va le dé ; rien si c’est un personnage.
# SPI-COMP-04
field-ConfirmModifier-camp = Camp en lice
    .hint = Celui qui n’a obtenu qu’un résultat partiel.
# SPI-COMP-05
field-ImposeHarm-camp = Camp en lice
    .hint = Celui qui vient d’échouer et doit payer pour rester.
# SPI-COMP-05
field-AcceptHarm-camp = Camp en lice
    .hint = Le vôtre (la Destinée répond pour un PNJ) ; il reste en lice.
# SPI-COMP-05
field-WithdrawFromCompetition-camp = Camp en lice
    .hint = Le vôtre (la Destinée répond pour un PNJ) ; il ne court plus et ne doit plus rien.
# SPI-COMP-03
field-LegResult-camp = Camp en lice
    .hint = Celui dont c’était l’épreuve.
# SPI-COMP-03
field-LegView-camp = Camp en lice
    .hint = Celui dont c’est l’épreuve.
# SPI-COMP-01
field-camps = Camps en lice
    .hint = Deux ou plus, de Protagonistes ou de PNJ, chacun face à son propre obstacle.
# SPI-FORT-02
field-cancelled_pending = Coup annulé
    .hint = Oui si un Coup du sort était annoncé : sa carte reste en main, nul ne sait laquelle.
# SPI-CANV-01
field-canvas = Canevas
    .hint = La fiche à six axes dont il s’agit.
# SPI-ORI-04, SPI-CANV-04
field-RequestOrientationRoll-canvas = Lire sur un canevas
    .hint = Une fiche connue de vous : la face du dé désigne l’axe. À la place d’une ligne de la table.
# SPI-ORI-04, SPI-CANV-04
field-InterpretOrientation-canvas = Lire sur un canevas
    .hint = Une fiche : la face du dé désigne l’axe. À la place d’une ligne de la table.
# SPI-ORI-03, SPI-ORI-04
field-RowRequestedEntry-canvas = Lu sur un canevas
    .hint = La fiche dont la face désigne l’axe, si un joueur l’a nommée ; nommée par la Destinée, pour elle seule.
# SPI-ORI-04
field-FaceReadEntry-canvas = Lu sur un canevas
    .hint = La fiche dont la face désigne l’axe ; rien si c’est une ligne de la table.
# SPI-ORI-04
field-InterpretedEntry-canvas = Lu sur un canevas
    .hint = La fiche dont la face désigne l’axe ; rien si c’est une ligne de la table.
# SPI-ORI-04
field-RowView-canvas = Lu sur un canevas
    .hint = La fiche dont la face désigne l’axe ; rien si c’est une ligne de la table.
# SPI-CANV-03
field-canvases = Canevas
    .hint = Les fiches que vous pouvez lire, entières ou par axe.
# SPI-FORT-05
field-change = Usage de la fortune
    .hint = Gagner, supprimer ou modifier un trait de votre Protagoniste.
# SPI-COMP-03
field-compared = Comparée
    .hint = Oui quand tous les camps en lice ont leur résultat et qu’on les a mis en regard.
# SPI-COMP-01
field-competition = Compétition
    .hint = Celle dont il s’agit.
# SPI-COMP-01
field-OpenOpposition-competition = Compétition
    .hint = Celle dont cette opposition est une épreuve ; pour ce genre-là seulement.
# SPI-COMP-01
field-OppositionView-competition = Compétition
    .hint = Celle dont cette opposition est une épreuve, sinon rien.
# SPI-COMP-01
field-competitions = Compétitions
    .hint = Les courses entre camps, en cours ou finies.
# SPI-SESS-14
field-consents = Nouveau personnage permis
    .hint = Les places à qui la Destinée accorde un nouveau Protagoniste, le leur étant fini.
# SPI-INT-02
field-OppositionView-consequences = Suites
    .hint = Les effets que la Destinée a notés pour cette opposition.
# SPI-OPP-13
field-continue = Le conflit continue
    .hint = Oui : une nouvelle opposition s’ouvre, mêmes camps et même objectif, facteurs à refaire. La Destinée décide.
# SPI-HERO-04
field-conversion = Conversion
    .hint = Pour 1 dé de moins : une manœuvre en réflexe, ou une couleur en aptitude.
# SPI-HERO-04
field-conversions = Conversions
    .hint = Pour 1 dé de moins, un trait héroïque ou mythique passe de manœuvre à réflexe ou de couleur à aptitude ; une par usage.
# SPI-COMP-04
field-decision = Décision
    .hint = De la Destinée : accorder le dé du résultat partiel, ou une autre stratégie à sa place.
# SPI-FATE-02
field-deck = Paquet
    .hint = Coups du sort qui peuvent encore être tirés, chacun par son numéro (1 à 6) et son thème ; la Destinée seule les voit.
# SPI-DEST-01
field-destiny = Destin
    .hint = Un seul nombre pour toute la table, négatif, nul ou positif ; la Destinée seule le connaît.
# SPI-SESS-12
field-SecretsDisclosed-destiny = Destin
    .hint = Sa valeur finale, montrée après la fin ; rien si la Destinée montre autre chose.
# SPI-SESS-12
field-DisclosedView-destiny = Destin
    .hint = Sa valeur finale ; rien si la Destinée ne l’a pas montrée.
# SPI-PVP-04
field-destiny_added = Ajouté du dehors
    .hint = Oui : entre joueurs, la Destinée l’apporte pour changer l’équilibre, et ces dés comptent pour le Destin.
# SPI-DEST-02, SPI-DEST-05, SPI-PVP-04
field-destiny_delta = Effet sur le Destin
    .hint = Au verrouillage : dés de l’obstacle moins dés des Protagonistes ; entre joueurs, les seuls dés ajoutés du dehors. Rien : non compté.
# SPI-INIT-01
field-destiny_initiative = Initiative par le Destin
    .hint = Oui : positif, les Protagonistes commencent ; négatif, l’adversaire ; nul, un dé tranche.
# SPI-CONV-01
field-destiny_to_fortune = Destin en fortunes
    .hint = Oui : en fin de partie, chaque Protagoniste gagne autant de fortunes que le Destin, s’il est positif.
# SPI-ALEA-01
field-deus_ex_alea = Deus Ex Alea
    .hint = Oui : le camp perdant peut renverser un résultat ; il faut aussi les niveaux héroïques.
# SPI-FORT-03, SPI-ALEA-05
field-direction = Sens
    .hint = Vers l’exploit, ou vers le fiasco.
# SPI-ALEA-05
field-AleaView-direction = Sens
    .hint = Vers l’exploit ou vers le fiasco ; rien tant que le camp perdant n’a pas choisi.
# SPI-FATE-09
field-discard = Défausse
    .hint = Coups du sort joués, visibles de tous ; vide si une carte jouée revient aussitôt au paquet.
# SPI-SESS-12
field-disclosed = Secrets montrés
    .hint = Ce que la Destinée a choisi d’ouvrir après la fin ; rien avant.
# SPI-SESS-12
field-drama = Canevas Drama
    .hint = Les six axes gardés secrets par la Destinée ; rien si elle montre autre chose.
# SPI-LOOT-02
field-duration = Durée
    .hint = Durable, ou pour la séance : le trait disparaît à sa clôture.
# SPI-GAUGE-09
field-ended = Fini
    .hint = Oui si le personnage est sorti de l’histoire, par décision de la Destinée.
# SPI-DICE-03
field-evens = Pairs
    .hint = Combien de 2, 4 et 6, dés supplémentaires compris.
# SPI-COMP-07
field-LegResult-evens = Somme des pairs
    .hint = Total des faces paires du camp : elle départage une égalité.
# SPI-COMP-07
field-LegView-evens = Somme des pairs
    .hint = Total des faces paires du camp : elle départage une égalité.
# SPI-GAUGE-09
field-exhausted = Épuisée
    .hint = Oui au niveau H : la Destinée doit dire ce qui s’ensuit.
# SPI-TRAIT-04, SPI-ALEA-02
field-external = Externe
    .hint = Oui si le trait tient à autre chose que son porteur : un Deus Ex Alea en a besoin.
# SPI-ALEA-02
field-AddFactor-external = Externe
    .hint = Oui ou non selon la Destinée ; vide : l’étiquette du trait décide.
# SPI-ALEA-02
field-RuleFactor-external = Externe
    .hint = Oui ou non selon la Destinée ; vide : l’étiquette du trait décide.
# SPI-DICE-02
field-extra = Dés supplémentaires
    .hint = Un par 6 du premier jet ; un 6 parmi eux n’en ajoute pas.
# SPI-ALEA-07
field-extra_and = ET en plus
    .hint = Degrés au-delà de l’exploit ou du fiasco : autant de gains ou de pertes dus en plus.
# SPI-OPP-04
field-factor = Facteur clé
    .hint = Celui dont il s’agit.
# SPI-OPP-04
field-factors = Facteurs clés
    .hint = Ce qui donne des dés à un camp, retenu ou encore proposé ; d’un caché on ne voit que les dés.
# SPI-OPP-04
field-LockedEntry-factors = Facteurs retenus
    .hint = Ce qui a donné des dés à chaque camp ; d’un caché on ne voit que les dés.
# SPI-OPP-04
field-FrameOpposition-factors = Traits, jauges et modificateurs
    .hint = Ce qui compte des feuilles, chacun avec le camp qu’il aide.
# SPI-OPP-04
field-advantages = Facteurs des Protagonistes
    .hint = Ce qui aide leur camp, en quelques mots chacun : un dé par facteur.
# SPI-OPP-06
field-obstacles = Facteurs de l’obstacle
    .hint = Ce qui aide l’obstacle ou gêne les Protagonistes, en quelques mots chacun : un dé par facteur.
# SPI-ZOOM-05
field-failed_stage = Étape manquée
    .hint = Son rang, à partir de 1, d’après les pairs des Protagonistes ; rien si l’on est au bout.
# SPI-FATE-03
field-fate = Coups du sort
    .hint = Ce que tous en voient : nombre de cartes en main, défausse, coup annoncé.
# SPI-FORT-02
field-fate_blocked_by = Coups empêchés par
    .hint = Le joueur dont une fortune écarte tout Coup du sort jusqu’à la fin de la scène.
# SPI-FATE-09
field-fate_discard = Carte jouée
    .hint = Elle revient aussitôt au paquet, ou attend que le paquet soit vide.
# SPI-INIT-01
field-first = Qui commence
    .hint = Les Protagonistes ou l’adversaire.
# SPI-SESS-04
field-fixed = Genre fixé
    .hint = Oui quand la Destinée l’a arrêté, après discussion.
# SPI-FATE-06
field-force = Sans attendre
    .hint = Oui pour révéler avant que tous aient répondu ; cela se voit.
# SPI-FATE-06
field-forced = Sans attendre
    .hint = Oui si la Destinée n’a pas attendu toutes les réponses.
# SPI-GAIN-01, SPI-OPP-15
field-fortune_gain_scope = Qui gagne la fortune
    .hint = Dans un camp à plusieurs : son meneur seul, ou chaque Protagoniste.
# SPI-FORT-05
field-fortune_may_raise_level = Niveau par fortune
    .hint = Oui : modifier un trait peut l’élever d’un niveau, héroïque puis mythique.
# SPI-RES-04, SPI-FORT-03
field-FinaliseResult-force = Sans attendre
    .hint = Oui pour clore le résultat alors qu’un joueur pourrait encore le décaler d’une fortune ; toute la table le voit.
# SPI-RES-04
field-FinaliseAndClose-force = Sans attendre
    .hint = Oui pour clore le résultat alors qu’un joueur pourrait encore le décaler d’une fortune ; toute la table le voit.
# SPI-RES-04, SPI-FORT-03
# SPI-RES-04, SPI-UNDO-06
# SPI-RES-04, SPI-FORT-03
field-FinalEntry-forced = Sans attendre
    .hint = Oui si la Destinée a tranché alors qu’un joueur au moins pouvait encore décaler ce résultat d’une fortune.
# SPI-RES-04, SPI-FORT-03
field-FinalResult-forced = Sans attendre
    .hint = Oui si la Destinée a tranché alors qu’un joueur au moins pouvait encore décaler ce résultat d’une fortune.
# SPI-TRAIT-01
field-AddTrait-canvas = Canevas
    .hint = Le lieu, l’objet, le groupe ou autre qui reçoit le trait ; l’ajoute qui écrit sur cette fiche. Vide : un personnage le reçoit.
# SPI-TRAIT-01
field-TraitAdded-canvas = Canevas
    .hint = Le lieu, l’objet, le groupe ou autre qui porte le trait ; vide quand c’est un personnage.
# SPI-TRAIT-01
field-TraitChanged-canvas = Canevas
    .hint = Le lieu, l’objet, le groupe ou autre qui porte le trait ; vide quand c’est un personnage.
# SPI-TRAIT-01
field-TraitRemoved-canvas = Canevas
    .hint = Le lieu, l’objet, le groupe ou autre qui porte le trait ; vide quand c’est un personnage.
# SPI-TRAIT-01
field-TraitRewordedEntry-canvas = Canevas
    .hint = Le lieu, l’objet, le groupe ou autre qui porte le trait ; vide quand c’est un personnage.
# SPI-TRAIT-01, SPI-SEC-03
field-CanvasView-traits = Traits
    .hint = Ce qui caractérise l’élément, sans nombre ; d’un canevas non partagé, seul ce qui a servi dans une opposition se voit.
# SPI-FATE-01
field-FateCardView-number = Numéro de la carte
    .hint = De 1 à 6, tel qu’il est imprimé ; chacune n’existe qu’une fois.
# SPI-FATE-01
field-FateCardView-theme = Coup du sort
    .hint = Ce que la carte fait survenir dans le récit quand la Destinée la joue.
# SPI-FATE-01, SPI-FATE-06
field-StrokeView-theme = Coup du sort
    .hint = Ce qui surviendra, de la découverte au rebondissement ; la Destinée seule le lit avant de le révéler.
# SPI-RES-04, SPI-FORT-03
field-shift_passes = Laissent le résultat
    .hint = Les joueurs avec une fortune à dépenser qui ont dit n’en rien faire ici ; tout décalage les interroge à nouveau.
# SPI-FORT-01
field-fortunes = Fortunes
    .hint = Jetons du Protagoniste, vus de tous, sans limite ; 1 par usage, jamais donnés à un autre.
# SPI-SESS-12
field-game_ending = Fin de partie
    .hint = Oui une fois que la Destinée l’a dite : tout s’arrête à la clôture de la séance.
# SPI-GAUGE-01
field-gauge_kind = Sorte de jauge
    .hint = État ou ressource (négative), ou progression (sans dé) ; à dire si la jauge est nouvelle.
# SPI-GAUGE-04
field-gauge_mode = Mode des jauges
    .hint = Graduations par niveau : 1 extrême, 2 par défaut, 3 facile ; la Destinée le change à son gré.
# SPI-SESS-02, SPI-SESS-04
field-genre = Genre
    .hint = Ce que la table en a dit, question par question, puis ce qui est fixé.
# SPI-FATE-03
field-hand = Coups du sort en main
    .hint = Les cartes tenues, chacune par son numéro (1 à 6) et son thème ; la Destinée seule les voit.
# SPI-SESS-12
field-SecretsDisclosed-hand = Coups du sort en main
    .hint = Les numéros restés en main, montrés après la fin ; vide si la Destinée montre autre chose.
# SPI-SESS-12
field-DisclosedView-hand = Coups du sort en main
    .hint = Les cartes restées en main, par numéro et par thème ; vide si la Destinée ne les a pas montrées.
# SPI-FATE-03
field-hand_count = Coups du sort en main
    .hint = Combien la Destinée en tient, de 0 à 6 ; tous voient le nombre, elle seule les cartes.
# SPI-COMP-05
field-harms = Préjudices
    .hint = Ce que le camp doit accepter pour rester en lice : jauge, trait ou fiction, selon la Destinée.
# SPI-HERO-01
field-heroic_levels = Niveaux héroïques
    .hint = Oui : un trait peut être héroïque (2 dés) ou mythique (3 dés).
# SPI-BOSS-02, SPI-BOSS-03
field-impact = Effet sur le boss
    .hint = Succès : un trait ôté ou une jauge d’un niveau ; exploit : éliminé ou, sous veto, deux niveaux.
# SPI-BOSS-03
field-impact_used = Effet déjà pris
    .hint = Oui si cette opposition a déjà touché le boss : une fois au plus.
# SPI-FORT-07
field-justification = Justification
    .hint = Ce qui explique dans le récit l’usage de la fortune ; exigée et lue de tous.
# SPI-ZOOM-03
field-keys = Clés
    .hint = Dés d’obstacle que vaut l’étape, 1 au moins ; un pair des Protagonistes en franchit une.
# SPI-ZOOM-03
field-LockedEntry-keys = Clés
    .hint = Total des étapes : autant de dés pour l’obstacle ; 0 pour une simple action.
# SPI-CANV-05
field-labels = Intitulés
    .hint = Ceux des six axes d’un canevas à soi, dans l’ordre ; pour ce genre-là seulement.
# SPI-ORI-04
field-RequestOrientationRoll-labels = Six sens
    .hint = Une liste faite sur place, un sens par face ; à la place d’une ligne ou d’un canevas.
# SPI-ORI-04
field-InterpretOrientation-labels = Six sens
    .hint = Une liste faite sur place, un sens par face ; à la place d’une ligne ou d’un canevas.
# SPI-ORI-03, SPI-ORI-04
field-RowRequestedEntry-labels = Six sens
    .hint = La liste faite sur place, un par face, si un joueur l’a donnée ; donnée par la Destinée, pour elle seule.
# SPI-ORI-04
field-InterpretedEntry-labels = Six sens
    .hint = La liste faite sur place, un par face ; vide pour une ligne ou un canevas.
# SPI-ORI-05
field-RowView-labels = Six sens
    .hint = Ce que dit chaque face, de 1 à 6.
# SPI-OPP-01, SPI-OPP-15
field-lead = Meneur du camp
    .hint = Le Protagoniste qui fixe l’objectif et lance ; rien pour un camp de PNJ.
# SPI-OPP-01, SPI-COMP-02
field-LockedEntry-lead = Meneur du camp
    .hint = Le Protagoniste qui fixe l’objectif et lance, ou le camp de PNJ en lice.
# SPI-OPP-01, SPI-COMP-02
field-DeterminedEntry-lead = Meneur du camp
    .hint = Le Protagoniste dont c’est le résultat, ou le camp de PNJ en lice.
# SPI-OPP-01, SPI-COMP-02
field-FinalEntry-lead = Meneur du camp
    .hint = Le Protagoniste dont c’est le résultat, ou le camp de PNJ en lice.
# SPI-OPP-02, SPI-COMP-02
field-ObjectiveEntry-lead = Meneur du camp
    .hint = Le Protagoniste dont c’est l’objectif, ou le camp de PNJ en lice.
# SPI-DEST-04
field-ledger = Journal du Destin
    .hint = Chaque changement, sa cause et la valeur atteinte ; pour la Destinée seule.
# SPI-SESS-12
field-SecretsDisclosed-ledger = Journal du Destin
    .hint = Chaque changement et sa cause, montrés après la fin.
# SPI-SESS-12
field-DisclosedView-ledger = Journal du Destin
    .hint = Chaque changement et sa cause ; vide si la Destinée ne l’a pas montré.
# SPI-COMP-01
field-legs = Épreuves
    .hint = Une par camp en lice : son opposition et son résultat.
# SPI-OPP-07
field-linkable = Jauges à relier
    .hint = Jauges négatives des Protagonistes que la Destinée peut compter, à I (1 dé) ou II (2 dés), pour l’obstacle.
# SPI-FORT-03
field-max_shifts_per_opposition = Décalages au plus
    .hint = Combien de fortunes peuvent décaler un même résultat, 1 au moins ; vide : sans limite.
# SPI-ORI-03
field-meaning = Ce que dit la face
    .hint = Le mot de la ligne ou de l’axe sous la face sortie ; vide si cela n’est pas montré.
# SPI-COMP-01
field-members = Protagonistes
    .hint = Ceux qui courent ensemble ; vide pour un camp de PNJ.
# SPI-INT-03
field-mitigation = Objectif réduit
    .hint = Après un succès partiel : impossible, proposé, accepté ou refusé par le meneur du camp.
# SPI-OPP-09
field-modifier = Dé en attente
    .hint = L’avantage ou le handicap qu’un personnage ou un camp a gardé ; l’employer l’épuise.
# SPI-INT-04, SPI-COMP-04
field-ModifierGiven-modifier = Dé en attente
    .hint = Le nouvel avantage ou handicap, par son identifiant.
# SPI-OPP-09
field-modifiers = Dés en attente
    .hint = Avantages et handicaps d’un dé, gardés pour une prochaine opposition ou déjà employés.
# SPI-COMP-04
field-modifier_due = Dé à confirmer
    .hint = Avantage après un succès partiel, handicap après un échec partiel ; la Destinée tranche.
# SPI-NOZ-01
field-no_zero_destiny = Destin jamais nul
    .hint = Oui : ce qui le mettrait à zéro est refusé à la Destinée : ajouter des facteurs, ou renoncer à l’orientation ou au coup.
# SPI-DEST-06
field-note = Note
    .hint = Pour la Destinée seule ; facultative.
# SPI-DICE-03
field-p = Pairs des Protagonistes
    .hint = Combien de dés pairs, dés supplémentaires compris.
# SPI-DICE-03
field-o = Pairs de l’obstacle
    .hint = Combien de dés pairs, dés supplémentaires compris.
# SPI-OPP-02
field-objective = Objectif
    .hint = Ce que veut le camp des Protagonistes ; son meneur peut en changer jusqu’au verrouillage.
# SPI-COMP-01
field-OpenCompetition-objective = Objectif commun
    .hint = Ce que tous les camps poursuivent, sauf ceux qui ont le leur.
# SPI-COMP-04
field-ConfirmModifier-objective = Nouvel objectif
    .hint = Avec une autre stratégie : ce que le camp vise maintenant.
# SPI-COMP-01
field-CampSpec-objective = Objectif propre
    .hint = Ce que vise ce camp ; vide : l’objectif commun.
# SPI-COMP-01
field-CampView-objective = Objectif
    .hint = Ce que vise ce camp : le sien ou celui de tous.
# SPI-OPP-01
field-opposition = Opposition
    .hint = Celle dont il s’agit, par son identifiant.
# SPI-OPP-01
field-oppositions = Oppositions
    .hint = Demandées, en préparation, lancées ou closes.
# SPI-ORI-01
field-orientations = Jets d’orientation
    .hint = Un d6 lu symboliquement : demandés, lancés, interprétés.
# SPI-OPP-14, SPI-INT-07
field-outcome_only = Issue seule
    .hint = Oui : on ne joue pas la scène, on lit juste ce qui en sort ; aucune suite n’est due.
# SPI-INT-10
field-owed_gains = Gains dus
    .hint = Combien la Destinée doit encore en noter avant de clore (exploit, ET en plus).
# SPI-INT-10
field-owed_losses = Pertes dues
    .hint = Combien la Destinée doit encore en noter avant de clore (fiasco, succès partiel non réduit).
# SPI-SESS-05
field-owner = Joueur
    .hint = La place qui joue ce Protagoniste ; rien pour un PNJ.
# SPI-GAUGE-02
field-partial = Graduations entamées
    .hint = Vers le niveau suivant, de 0 à 2 ; il en faut autant que le mode.
# SPI-CONV-03
field-partie_scope = Durée du Destin
    .hint = Toute la partie, ou une séance : il repart alors de zéro à la suivante.
# SPI-DEST-06
field-OrientStory-polarity = Orientation
    .hint = Positive : le Destin, au-dessus de zéro, baisse de 1 ; négative : au-dessous, il remonte de 1.
# SPI-DEST-07
field-PolarityRolled-polarity = Orientation
    .hint = Un dé pair : positive ; impair : négative.
# SPI-DEST-07
field-SpinView-polarity = Dé de polarité
    .hint = Celui qu’un joueur doit lancer, le Destin étant nul ; rien sinon.
# SPI-DEST-07
field-polarity_note = Note de polarité
    .hint = Ce que la Destinée veut faire du dé demandé ; pour elle seule.
# SPI-OPP-11
field-pools = Oppositions à suivre
    .hint = Pour la Destinée : dés de chaque camp, effet sur le Destin, ce qui reste dû.
# SPI-PVP-04
field-pvp_destiny_delta = Destin entre joueurs
    .hint = L’écart des dés ajoutés par la Destinée compte sans signe, ou avec : agresseur moins attaqué.
# SPI-SESS-02
field-question = Question du Genre
    .hint = Son numéro, de 1 à 6.
# SPI-RES-01
field-raw_result = Résultat brut
    .hint = Celui des dés, avant fortunes et Deus Ex Alea ; rien avant les deux jets.
# SPI-COMP-06
field-CompetitionRoundCompared-reached = Camps arrivés
    .hint = Ceux qui ont atteint leur objectif : succès ou exploit.
# SPI-COMP-06
field-CampView-reached = Arrivé
    .hint = Oui si ce camp a atteint son objectif : succès ou exploit.
# SPI-COMP-08
field-attained = Objectifs atteints
    .hint = Les camps arrivés à ce que chacun visait pour lui-même ; vide quand l’objectif leur était commun.
# SPI-COMP-01, SPI-COMP-08
field-separate = Objectifs différents
    .hint = Oui : un camp vise autre chose ; la course dure jusqu’à ce que chacun soit arrivé ou retiré. Non : la première arrivée y met fin.
# SPI-ORI-03
field-readings = Interprétations
    .hint = Celles de la Destinée, pour elle ou pour tous.
# SPI-INT-03
field-reducible = Réductible
    .hint = La Destinée dit si l’objectif d’un succès partiel peut être revu à la baisse ; sinon, une perte est due.
# SPI-OPP-01
field-request = Demande
    .hint = Celle d’un joueur que la Destinée exauce ainsi ; facultative.
# SPI-SESS-10
field-respite = Répit
    .hint = Les Protagonistes qui peuvent y dépenser des fortunes sur traits et jauges ; personne hors d’un répit.
# SPI-CANV-03
field-responsible = Responsable
    .hint = La place qui l’écrit ; vide pour le Groupe, que tous les joueurs écrivent ; rien : la Destinée.
# SPI-RES-01, SPI-RES-02
field-result = Résultat
    .hint = Exploit, succès, succès partiel, échec partiel, échec ou fiasco, vu des Protagonistes.
# SPI-INIT-03
field-result_order = Ordre des résultats
    .hint = Protagonistes qui ont agi en parallèle : meilleur résultat d’abord, les égaux ensemble.
# SPI-COMP-01
field-rounds = Manches
    .hint = Une épreuve par camp en lice dans chacune, puis comparaison.
# SPI-ORI-05
field-row = Ligne de la table
    .hint = Une des 17 : la face du dé y choisit la colonne ; vide si on lit autre chose.
# SPI-ORI-03, SPI-ORI-05
field-RowRequestedEntry-row = Ligne de la table
    .hint = Une des 17, si un joueur l’a nommée ; nommée par la Destinée, elle est pour elle seule.
# SPI-ORI-03
field-OrientationView-row = Ce qu’on lit
    .hint = La ligne, le canevas ou la liste nommés avec la demande ; rien si aucun ne l’est, ou pas pour vous.
# SPI-ORI-03
field-ReadingView-row = Ce qu’on lit
    .hint = La ligne, le canevas ou la liste que la Destinée a choisi.
# SPI-GAUGE-09
field-RuleExhaustion-ruling = Ce qui s’ensuit
    .hint = Personnage fini, actions liées impossibles, ou sans effet : la Destinée décide.
# SPI-GAUGE-09
field-GaugeRuledEntry-ruling = Ce qui s’ensuit
    .hint = Personnage fini, actions liées impossibles, ou sans effet.
# SPI-COMP-07
field-RuleTie-ruling = Égalité
    .hint = Ex æquo, ou départager par la plus grande somme des faces paires ; la Destinée décide.
# SPI-SESS-11
field-session_no = Numéro de séance
    .hint = À partir de 1.
# SPI-SESS-11
field-session_window = Fin de séance
    .hint = Oui tant qu’on peut y dépenser des fortunes sur traits et jauges, avant sa clôture.
# SPI-SESS-13
field-shared = Partagé
    .hint = Oui si la Destinée l’a montré à tous.
# SPI-FORT-03
field-shifts = Décalages
    .hint = Un par fortune dépensée : qui, et dans quel sens.
# SPI-SOLO-01
field-solo = Seul
    .hint = Oui : une seule place est à la fois la Destinée et le joueur.
# SPI-ZOOM-04
field-stage = Étape couverte
    .hint = Son rang, à partir de 1, pour un facteur qui en franchit les clés ; vide sinon.
# SPI-ZOOM-03
field-stages = Étapes
    .hint = Actions d’une séquence ou scènes d’un script, dans l’ordre, avec leurs clés ; vide pour une action.
# SPI-ZOOM-03
field-SetStages-stages = Étapes
    .hint = Une au moins, dans l’ordre, avec leurs clés : actions d’une séquence ou scènes d’un script ; la Destinée en décide.
# SPI-SESS-13
field-stakes = Enjeux
    .hint = Ceux que la Destinée note au fil du récit ; elle seule les lit avant de les partager.
# SPI-ALEA-05
field-steps = Degrés
    .hint = De combien le Deus Ex Alea déplace le résultat, de 0 à l’amplitude.
# SPI-ALEA-05, SPI-ALEA-07
field-UseAleaPoints-steps = Degrés
    .hint = De 0 (renoncer) à l’amplitude, sans dépasser exploit ni fiasco ; vide si l’Alea est incontrôlable.
# SPI-FATE-05
field-stroke = Coup du sort annoncé
    .hint = Son numéro et sa carte, que la Destinée seule connaît avant de le révéler.
# SPI-FATE-05
field-stroke_pending = Coup annoncé
    .hint = Oui quand un Coup du sort attend : une fortune peut encore l’empêcher.
# SPI-TRAIT-04
field-tags = Étiquettes
    .hint = Facultatives : manœuvre, couleur, externe (seules à compter dans les règles) ou tout autre mot.
# SPI-CANV-01
field-texts = Textes de l’axe
    .hint = Dans l’ordre ; ils remplacent les précédents, et l’axe peut rester vide.
# SPI-GAUGE-05
field-ticks_lost = Graduations perdues
    .hint = Celles qui dépassent le niveau H.
# SPI-COMP-07
field-tied = À égalité
    .hint = Les camps arrivés ensemble, tant que la Destinée n’a pas tranché.
# SPI-DICE-04, SPI-FATE-02
field-typed = Saisi
    .hint = Oui si les dés ou la carte ont été tirés à la table, non par le service.
# SPI-OPP-09
field-used_in = Employé dans
    .hint = L’opposition qui a pris ce dé ; rien tant qu’il attend.
# SPI-BOSS-01, SPI-BOSS-03
field-veto = Veto
    .hint = Oui : l’intrigue interdit d’éliminer ce boss ; un exploit le touche alors de deux niveaux.
# SPI-BOSS-01
field-vetoes = Vetos
    .hint = Les boss que l’intrigue interdit d’éliminer ; la Destinée seule le sait.
# SPI-ORI-03
field-visibility = Qui le lit
    .hint = Tous, ou la Destinée seule.
# SPI-OPP-10
field-wager = Mise en jeu
    .hint = Le trait ou la jauge en jeu, en plus de l’objectif ; vide sans mise.
# SPI-SESS-12
field-which = À montrer
    .hint = Le Destin et son journal, la main de Coups du sort, ou le canevas Drama.
# SPI-FATE-07
field-with_card = Avec sa carte
    .hint = Oui si la Destinée la tenait ; sinon le Destin gagne 1 point.
# SPI-INT-02, SPI-TRAIT-01
field-trait_text = Trait
    .hint = Ses mots, sans nombre, s’il est gagné, révélé ou modifié.
# SPI-INT-03
field-worse = En pire
    .hint = Oui si le trait modifié l’est en mal : cela compte comme une perte.
# SPI-FATE-05, SPI-FATE-07
field-would_use_card = Avec sa carte
    .hint = Oui si la Destinée tient cette carte ; sinon le Destin gagnera 1 point. Pour elle seule.
# SPI-OPP-11
field-x = Dés des Protagonistes
    .hint = Base et facteurs de leur camp, avant les dés supplémentaires.
# SPI-OPP-11
field-y = Dés de l’obstacle
    .hint = Base, facteurs et clés de son camp, avant les dés supplémentaires.
# SPI-LOOT-03
field-zero_sum = À somme nulle
    .hint = Oui : employé, le trait donne 1 dé à son camp et 1 à l’autre.
# SPI-ZOOM-01
field-zoom = Zoom
    .hint = Un jet pour une action, une scène entière (séquence) ou plusieurs scènes (script).
# SPI-ZOOM-02
field-OpenOpposition-zoom = Zoom
    .hint = Un jet pour une action, une scène (séquence) ou plusieurs (script) ; indécis : le meneur du camp choisira.

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
# SPI-SESS-01
field-choice = Valeur choisie
    .hint = Quand l’option se règle par un mot ; rien pour un nombre ou un oui ou non.
# SPI-FORT-03, SPI-ALEA-05
field-former = Résultat d’avant
    .hint = Celui que la fortune ou le Deus Ex Alea vient de déplacer.
# SPI-TRAIT-05
field-TraitRewordedEntry-former = Trait d’avant
    .hint = Ses mots jusque-là, si vous pouviez les lire.
# SPI-SESS-13
field-StakeRewordedEntry-former = Enjeu d’avant
    .hint = Ses mots jusque-là.
# SPI-INT-02
field-ConsequentEntry-former = Trait d’avant
    .hint = Les mots du trait que la suite modifie ; vide sinon.
# SPI-RES-01
field-comparison = Comparaison des pairs
    .hint = Combien un camp en a au regard de l’autre : égalité, plus, ou plus du double.
# SPI-ZOOM-05
field-FinalEntry-failed = Étape manquée
    .hint = Son nom ; vide si l’on est au bout, ou pour une simple action.
# SPI-DEST-01, SPI-FATE-03
field-screen = Derrière l’écran
    .hint = Destin, Coups du sort et vetos, pour la Destinée seule ; rien pour les autres.
# SPI-SESS-01
field-AssignSeat-seat = Place
    .hint = Celle dont la Destinée change le rôle.
# SPI-SESS-14
field-AllowNewCharacter-seat = Joueur
    .hint = Celui qui pourra créer un nouveau Protagoniste, le sien étant fini.
# SPI-DEST-07
field-RequestPolarityRoll-seat = Joueur
    .hint = Celui à qui la Destinée demande le dé, le Destin étant nul.
# SPI-DEST-07
field-PolarityRequestedEntry-seat = Joueur
    .hint = Celui qui doit lancer le dé.
# SPI-INIT-02
field-PolarityAsked-seat = Joueur
    .hint = Celui qui doit lancer le dé.
# SPI-DEST-07
field-PolarityRolled-seat = Joueur
    .hint = Celui qui a lancé le dé.
# SPI-DEST-07
field-PolarityView-seat = Joueur
    .hint = Celui qui doit lancer le dé.
# SPI-SESS-02
field-AnswerView-seat = Auteur
    .hint = La place qui a donné cette réponse.
# SPI-SESS-03
field-CardView-seat = Qui l’a tirée
    .hint = La place qui doit répondre à cette question.
# SPI-SESS-05
field-CreateCharacter-seat = Pour qui
    .hint = La place absente pour qui la Destinée agit ; vide quand on agit pour soi.
# SPI-ORI-02
field-RollOrientation-seat = Pour qui
    .hint = La place absente pour qui la Destinée lance ; vide quand on lance pour soi.
# SPI-FATE-06
field-PassFateBlock-seat = Pour qui
    .hint = La place absente pour qui la Destinée répond ; vide quand on répond pour soi.
# SPI-SESS-05
field-OnBehalfEntry-seat = Pour qui
    .hint = La place absente pour qui la Destinée a agi.
# SPI-FORT-03
field-PassResultShift-seat = Pour qui
    .hint = La place absente pour qui la Destinée répond ; vide quand on répond pour soi.
# SPI-SESS-01
field-SetTableOption-name = Option
    .hint = Celle que la Destinée règle, jusqu’à la création comprise.
# SPI-SESS-01
field-OptionSetEntry-name = Option
    .hint = Celle que la Destinée a réglée.
# SPI-SESS-06
field-CreateCharacter-name = Nom
    .hint = Celui du Protagoniste ou du PNJ ; c’est tout ce qui est exigé.
# SPI-CANV-01
field-CreateCanvas-name = Nom de la fiche
    .hint = Ce qu’elle décrit : tel lieu, tel groupe…
# SPI-CANV-01
field-CanvasView-name = Nom de la fiche
    .hint = Ce qu’elle décrit : tel lieu, tel groupe…
# SPI-ZOOM-03
field-Stage-name = Nom de l’étape
    .hint = L’action de la séquence ou la scène du script.
# SPI-CANV-06
field-AxisView-id = Mot de l’axe
    .hint = Son nom dans les règles, le même dans toutes les langues.
# SPI-SESS-02
field-AnswerGenre-text = Réponse
    .hint = La vôtre à la question du Genre ; elle remplace la précédente.
# SPI-SESS-02
field-AnswerView-text = Réponse
    .hint = Le dernier texte donné à la question.
# SPI-SESS-04
field-SetGenre-text = Genre
    .hint = Ce que la table a retenu, arrêté par la Destinée.
# SPI-SESS-04
field-GenreView-text = Genre
    .hint = Ce qui est fixé ; vide avant.
# SPI-TRAIT-01
field-AddTrait-text = Trait
    .hint = Quelques mots qui caractérisent, sans aucun nombre.
# SPI-TRAIT-01
field-EditTrait-text = Trait
    .hint = Ses nouveaux mots, sans aucun nombre.
# SPI-TRAIT-01
field-TraitAdded-text = Trait
    .hint = Ses mots.
# SPI-TRAIT-05
field-TraitChanged-text = Trait
    .hint = Ses nouveaux mots.
# SPI-TRAIT-05
field-TraitRewordedEntry-text = Trait
    .hint = Ses nouveaux mots.
# SPI-TRAIT-05
field-TraitRemoved-text = Trait
    .hint = Les mots du trait disparu.
# SPI-TRAIT-01, SPI-HERO-02
field-TraitView-text = Trait
    .hint = Ses mots ; suivis de + s’il est héroïque, ++ s’il est mythique.
# SPI-SESS-13
field-AddStake-text = Enjeu
    .hint = Ce qui se joue dans le récit ; pour la Destinée, jusqu’à ce qu’elle le partage.
# SPI-SESS-13
field-EditStake-text = Enjeu
    .hint = Ses nouveaux mots.
# SPI-SESS-13
field-StakeRewordedEntry-text = Enjeu
    .hint = Ses nouveaux mots.
# SPI-SESS-13
field-StakeView-text = Enjeu
    .hint = Ce qui se joue dans le récit.
# SPI-GAUGE-09
field-RuleExhaustion-text = Précision
    .hint = Quelles actions deviennent impossibles, à dire alors ; sinon comment finit le personnage, si l’on veut.
# SPI-GAUGE-09
field-GaugeRuledEntry-text = Précision
    .hint = Ce que la Destinée en dit ; vide si elle n’ajoute rien.
# SPI-OPP-02
field-SetObjective-text = Objectif
    .hint = Ce que veut le camp des Protagonistes ; changeable jusqu’au verrouillage.
# SPI-OPP-02
field-ObjectiveEntry-text = Objectif
    .hint = Ce que veut maintenant le camp des Protagonistes.
# SPI-OPP-10, SPI-INT-08
field-DeclareWager-text = Mise en jeu
    .hint = Le trait ou le pas de jauge qui sera gagné ou subi selon le résultat.
# SPI-INT-03
field-DeclareMitigation-text = Objectif réduit
    .hint = Ce qu’il deviendrait, en quelques mots ; facultatif.
# SPI-INT-02, SPI-INT-09
field-RecordConsequence-text = Récit
    .hint = Les mots de la Destinée ; exigés si elle fonde un gain sur sa seule décision, ou pour un effet de fiction.
# SPI-INT-02
field-ConsequentEntry-text = Récit
    .hint = Ce que la Destinée en dit ; vide si elle n’ajoute rien.
# SPI-INT-02
field-DeedView-text = Récit
    .hint = Ce que la Destinée en dit, ou les mots du trait.
# SPI-ORI-03
field-InterpretOrientation-text = Interprétation
    .hint = Ce que la Destinée tire de la face, symboliquement.
# SPI-ORI-03
field-InterpretedEntry-text = Interprétation
    .hint = Ce que la Destinée tire de la face.
# SPI-ORI-03
field-ReadingView-text = Interprétation
    .hint = Ce que la Destinée tire de la face.
# SPI-FORT-05
field-SpendFortuneOnTrait-text = Trait
    .hint = Ses mots, pour en gagner un ou le modifier ; vide pour le supprimer.
# SPI-COMP-05
field-Harm-text = Description
    .hint = Ce qui arrive dans le récit ; exigé si rien d’autre n’est touché.
# SPI-OPP-04
field-ProposeFactor-text = Facteur libre
    .hint = Une circonstance ou tout autre avantage, s’il ne vient ni d’un trait, ni d’une jauge, ni d’un dé en attente.
# SPI-OPP-04
field-AddFactor-text = Facteur libre
    .hint = Une circonstance ou tout autre avantage, s’il ne vient ni d’un trait, ni d’une jauge, ni d’un dé en attente.
# SPI-FATE-07
field-AnnounceFateStroke-reason = Motif
    .hint = Pour l’histoire, ou à la suite d’un fiasco de cette scène.
# SPI-FATE-11
field-RevealFateStroke-text = Ce qui arrive
    .hint = Les mots de la Destinée, si elle veut les noter ; la table entière les lit, aucune règle n’en dépend.
# SPI-FATE-11
field-StrokeRevealedEntry-text = Ce qui arrive
    .hint = Les mots de la Destinée, quand elle les a notés.
# SPI-FATE-07
field-StrokeRevealedEntry-reason = Motif
    .hint = Pour l’histoire, ou à la suite d’un fiasco de cette scène.
# SPI-FATE-07
field-FateStrokeRevealed-reason = Motif
    .hint = Pour l’histoire, ou à la suite d’un fiasco de cette scène.
# SPI-FATE-07
field-StrokeView-reason = Motif
    .hint = Pour l’histoire, ou à la suite d’un fiasco de cette scène.
# SPI-FATE-07, SPI-SEC-02
field-FateStrokeAnnounced-reason = Motif
    .hint = Pour l’histoire ou après un fiasco ; la Destinée seule le sait avant de révéler.
# SPI-GAUGE-01
field-AdvanceGauge-character = À qui
    .hint = Un Protagoniste, ou un boss : les autres PNJ n’ont pas de jauge.
# SPI-OPP-01
field-RequestOpposition-character = Protagoniste
    .hint = Le vôtre, qui tente quelque chose.
# SPI-FORT-03
field-ShiftResult-character = Protagoniste
    .hint = Un des vôtres, engagé dans l’opposition ; il dépense une fortune.
# SPI-FORT-03
field-ShiftView-character = Personnage
    .hint = Le Protagoniste qui a dépensé la fortune, de l’un ou l’autre camp entre joueurs.
# SPI-FORT-02
field-BlockFateStrokes-character = Protagoniste
    .hint = Le vôtre, qui dépense une fortune.
# SPI-FORT-05
field-SpendFortuneOnTrait-character = Protagoniste
    .hint = Le vôtre, en répit ou en fin de séance ; il dépense une fortune.
# SPI-FORT-06
field-SpendFortuneOnGauge-character = Protagoniste
    .hint = Le vôtre, en répit ou en fin de séance ; il dépense une fortune.
# SPI-INT-02
field-RecordConsequence-character = Qui est touché
    .hint = Personnage qui gagne, perd ou garde un dé ; vide si la suite désigne un trait ou une jauge.
# SPI-INT-02
field-DeedView-character = Personnage
    .hint = Celui que la suite touche ; rien si elle ne touche personne.
# SPI-COMP-05
field-Harm-character = Qui est touché
    .hint = Le Protagoniste dont une jauge avance ou qui perd un trait.
# SPI-DICE-01
field-RolledEntry-character = Pour qui
    .hint = Le meneur du camp, l’agresseur ou le camp de PNJ ; rien pour un obstacle.
# SPI-CANV-06
field-CanvasView-character = Personnage
    .hint = Celui que décrit un canevas Personnage ; rien pour tout autre.
# SPI-INT-04, SPI-OPP-09
field-ModifierView-character = Personnage
    .hint = Celui qui garde ce dé ; rien si c’est un camp en lice.
# SPI-INT-04
field-ModifierGiven-character = Personnage
    .hint = Celui qui garde ce dé ; rien si c’est un camp en lice.
# SPI-TRAIT-01
field-AddTrait-character = Personnage
    .hint = Qui reçoit le trait ; vide quand c’est un canevas.
# SPI-TRAIT-01
field-TraitAdded-character = Personnage
    .hint = Qui porte le trait ; vide quand c’est un canevas.
# SPI-TRAIT-01
field-TraitChanged-character = Personnage
    .hint = Qui porte le trait ; vide quand c’est un canevas.
# SPI-TRAIT-01
field-TraitRemoved-character = Personnage
    .hint = Qui porte le trait ; vide quand c’est un canevas.
# SPI-TRAIT-01
field-TraitRewordedEntry-character = Personnage
    .hint = Qui porte le trait ; vide quand c’est un canevas.
# SPI-SESS-10
field-OpenRespite-characters = Qui se repose
    .hint = Protagonistes hors de toute opposition ; vide : tous ceux en jeu.
# SPI-SESS-10
field-RespiteOpened-characters = Qui se repose
    .hint = Les Protagonistes qui peuvent y dépenser des fortunes.
# SPI-SESS-05
field-SpinView-characters = Personnages
    .hint = Les Protagonistes, et les PNJ que vous connaissez.
# SPI-OPP-04, SPI-TRAIT-02, SPI-GAUGE-07
field-FactorJudgedEntry-dice = Dés
    .hint = 1 pour un facteur ordinaire, 2 pour un trait héroïque ou une jauge à II, 3 pour un mythique.
# SPI-OPP-04, SPI-TRAIT-02, SPI-GAUGE-07
field-FactorGoneEntry-dice = Dés
    .hint = 1 pour un facteur ordinaire, 2 pour un trait héroïque ou une jauge à II, 3 pour un mythique.
# SPI-OPP-04, SPI-TRAIT-02, SPI-GAUGE-07
field-FactorShown-dice = Dés
    .hint = 1 pour un facteur ordinaire, 2 pour un trait héroïque ou une jauge à II, 3 pour un mythique.
# SPI-OPP-04, SPI-TRAIT-02, SPI-GAUGE-07
field-CountedPart-dice = Dés
    .hint = 1 pour un facteur ordinaire, 2 pour un trait héroïque ou une jauge à II, 3 pour un mythique.
# SPI-OPP-04, SPI-TRAIT-02, SPI-GAUGE-07
field-FactorView-dice = Dés
    .hint = 1 pour un facteur ordinaire, 2 pour un trait héroïque ou une jauge à II, 3 pour un mythique.
# SPI-SESS-01
field-AssignSeat-role = Rôle de la place
    .hint = Destinée (une seule), joueur ou spectateur.
# SPI-OPP-11
field-LockedEntry-role = Position
    .hint = Favori : au moins autant de dés que l’obstacle ; outsider : moins. Cela décide des fortunes.
# SPI-OPP-11
field-OppositionLocked-role = Position
    .hint = Favori : au moins autant de dés que l’obstacle ; outsider : moins. Cela décide des fortunes.
# SPI-OPP-11
field-OppositionView-role = Position
    .hint = Favori : au moins autant de dés que l’obstacle ; outsider : moins ; rien avant le verrouillage.
# SPI-SESS-01
field-SeatView-role = Rôle de la place
    .hint = Destinée, joueur ou spectateur.
# SPI-OPP-04
field-label = Intitulé
    .hint = Les mots du facteur ; vides s’il est caché.
# SPI-GAUGE-05
field-AdvanceGauge-label = Nom de la jauge
    .hint = « Blessé », « appauvri »… ; un nom qui n’est pas sur la feuille la crée.
# SPI-GAUGE-05
field-RecordConsequence-label = Nom de la jauge
    .hint = Celle qui avance ; un nom qui n’est pas sur la feuille la crée.
# SPI-BOSS-02, SPI-GAUGE-05
field-ApplyBossImpact-label = Nom de la jauge
    .hint = Celle du boss qui avance ; un nom nouveau la crée. Pour un effet de jauge seulement.
# SPI-COMP-05, SPI-GAUGE-05
field-Harm-label = Nom de la jauge
    .hint = Celle qui avance ; un nom qui n’est pas sur la feuille la crée.
# SPI-BOSS-02
field-ImpactEntry-label = Touché
    .hint = Le nom de la jauge ou du trait, si vous pouvez lire la feuille du boss.
# SPI-GAUGE-05
field-ConsequentEntry-label = Nom de la jauge
    .hint = Celle qui avance ; vide pour une autre suite.
# SPI-FORT-06
field-GaugeEasedEntry-label = Nom de la jauge
    .hint = Celle qu’une fortune fait descendre.
# SPI-GAUGE-01
field-GaugeAdvanced-label = Nom de la jauge
    .hint = Tel que sur la feuille.
# SPI-GAUGE-01
field-GaugeLowered-label = Nom de la jauge
    .hint = Tel que sur la feuille.
# SPI-GAUGE-06
field-GaugeRemoved-label = Nom de la jauge
    .hint = Celle qui n’est plus sur la feuille.
# SPI-GAUGE-09
field-GaugeExhausted-label = Nom de la jauge
    .hint = Celle qui atteint H.
# SPI-GAUGE-01
field-GaugeView-label = Nom de la jauge
    .hint = Tel que sur la feuille.
# SPI-CANV-06
field-AxisEntry-label = Intitulé de l’axe
    .hint = Tel que dans le canevas.
# SPI-CANV-06
field-AxisView-label = Intitulé de l’axe
    .hint = Tel que dans le canevas.
# SPI-INT-01
field-FinalEntry-key = Lecture
    .hint = OUI ET, OUI, OUI MAIS, NON MAIS, NON ou NON ET.
# SPI-INT-01
field-FinalResult-key = Lecture
    .hint = OUI ET, OUI, OUI MAIS, NON MAIS, NON ou NON ET.
# SPI-INT-01
field-OppositionView-key = Lecture
    .hint = De OUI ET à NON ET ; rien avant le résultat.
# SPI-SESS-08
field-StartScene-kind = Sorte de scène
    .hint = De présentation, sans compter le Destin, ou du récit.
# SPI-SESS-08
field-SceneView-kind = Sorte de scène
    .hint = De présentation, sans compter le Destin, ou du récit.
# SPI-SESS-05
field-CreateCharacter-kind = Sorte de personnage
    .hint = Protagoniste d’un joueur, ou PNJ de la Destinée.
# SPI-SESS-05
field-CharacterEntry-kind = Sorte de personnage
    .hint = Protagoniste, PNJ ou boss.
# SPI-BOSS-01
field-CharacterView-kind = Sorte de personnage
    .hint = Protagoniste, PNJ ou boss (seul PNJ à avoir des jauges).
# SPI-CANV-06
field-CreateCanvas-kind = Sorte de canevas
    .hint = Il fixe les six axes ; à soi, on les nomme. Un joueur ne crée que le Groupe.
# SPI-CANV-06
field-CanvasView-kind = Sorte de canevas
    .hint = Il fixe les six axes.
# SPI-GAUGE-01, SPI-GAUGE-08
field-AdvanceGauge-kind = Sorte de jauge
    .hint = État ou ressource (négative), ou progression (sans dé) ; à dire si la jauge est nouvelle.
# SPI-GAUGE-01, SPI-GAUGE-08
field-GaugeView-kind = Sorte de jauge
    .hint = État ou ressource, qui nuit ; ou progression, qui ne donne jamais de dé. Vide sans la feuille.
# SPI-OPP-01, SPI-PVP-01, SPI-COMP-01
field-OpenOpposition-kind = Sorte d’opposition
    .hint = Ordinaire, entre joueurs, ou épreuve d’une compétition.
# SPI-OPP-01, SPI-PVP-01, SPI-COMP-01
field-OppositionView-kind = Sorte d’opposition
    .hint = Ordinaire, entre joueurs, ou épreuve d’une compétition.
# SPI-INT-02
field-RecordConsequence-kind = Sorte de suite
    .hint = Trait gagné, perdu, modifié ou révélé, jauge, dé en attente, danger, cadeau ou fiction.
# SPI-INT-02
field-ConsequentEntry-kind = Sorte de suite
    .hint = Trait gagné, perdu, modifié ou révélé, jauge, dé en attente, danger, cadeau ou fiction.
# SPI-INT-02
field-DeedView-kind = Sorte de suite
    .hint = Trait, jauge, dé en attente, danger, cadeau, fiction, ou effet sur le boss.
# SPI-COMP-05
field-Harm-kind = Sorte de préjudice
    .hint = Une jauge avance, un trait est perdu, ou la fiction seule change.
# SPI-INT-04, SPI-COMP-04
field-ModifierGiven-kind = Sens du dé
    .hint = Avantage : pour le camp ; handicap : pour l’obstacle.
# SPI-INT-04, SPI-COMP-04
field-ModifierView-kind = Sens du dé
    .hint = Avantage : pour le camp ; handicap : pour l’obstacle.
# SPI-OPP-01
field-OppositionView-status = Avancement
    .hint = Demandée, en préparation, verrouillée, lancée, finale, close ou annulée.
# SPI-OPP-04
field-FactorView-status = Sort du facteur
    .hint = Proposé, retenu par la Destinée, ou rejeté ; au verrouillage, un proposé est rejeté.
# SPI-COMP-05
field-CampView-status = En lice
    .hint = En course, préjudice à accepter, ou retiré.
# SPI-SESS-01
field-value = Valeur
    .hint = Oui ou non, un nombre ou un mot, selon l’option.
# SPI-DEST-04
field-DestinyChanged-value = Destin
    .hint = Sa valeur après le changement.
# SPI-DEST-04
field-LedgerEntry-value = Destin
    .hint = Sa valeur après le changement.
# SPI-CONV-02
field-DestinyConverted-value = Destin
    .hint = Sa valeur, qui reste ; pour la Destinée seule.
# SPI-ORI-02
field-die = Face
    .hint = Du d6, de 1 à 6 : la colonne ou l’axe à lire.
# SPI-DEST-07
field-PolarityRolled-die = Face
    .hint = Du d6 : paire, positif ; impaire, négatif.
# SPI-INIT-02
field-InitiativeDetermined-die = Face
    .hint = Du d6 : paire, les Protagonistes ; rien si le Destin a suffi.
# SPI-ORI-03
field-InterpretedEntry-die = Face
    .hint = Du d6, de 1 à 6 ; rien avant le jet.
# SPI-ORI-02
field-OrientationView-die = Face
    .hint = Du d6, de 1 à 6 ; rien avant le jet.
# SPI-OPP-04
field-source = Origine du facteur
    .hint = Trait, jauge, dé en attente ou texte libre ; rien s’il est caché.
# SPI-OPP-09
field-ModifierView-source = Ce qui l’a donné
    .hint = Les mots de la Destinée, sinon le nom du personnage ou du camp.
# SPI-TRAIT-02, SPI-HERO-01
field-level = Niveau du trait
    .hint = Normal : 1 dé ; héroïque : 2 ; mythique : 3, si la table les admet.
# SPI-HERO-01
field-AddFactor-level = Niveau du facteur libre
    .hint = Héroïque (2 dés) ou mythique (3), si la table les admet ; normal (1) pour tout autre, un trait ayant déjà le sien.
# SPI-FORT-05
field-SpendFortuneOnTrait-level = Niveau du trait
    .hint = Un de plus au mieux, et seulement si l’option le permet ; vide : inchangé, ou normal pour un nouveau.
# SPI-GAUGE-01, SPI-GAUGE-07, SPI-GAUGE-08
field-GaugeAdvanced-level = Niveau de la jauge
    .hint = 0, I (1 dé en face), II (2 dés) ou H, épuisée ; une progression ne donne jamais de dé.
# SPI-GAUGE-01, SPI-GAUGE-07, SPI-GAUGE-08
field-GaugeLowered-level = Niveau de la jauge
    .hint = 0, I (1 dé en face), II (2 dés) ou H, épuisée ; une progression ne donne jamais de dé.
# SPI-GAUGE-01, SPI-GAUGE-07
field-GaugeView-level = Niveau de la jauge
    .hint = 0, I (1 dé en face), II (2 dés) ou H, épuisée ; une progression ne donne jamais de dé.
# SPI-GAUGE-05
field-levels = Niveaux
    .hint = Niveaux entiers dont la jauge avance, 1 au moins ; à la place de graduations.
# SPI-GAUGE-06
field-LowerGauge-levels = Niveaux
    .hint = Niveaux entiers dont la jauge descend, 1 au moins ; à la place de graduations.
# SPI-GAUGE-05, SPI-GAUGE-06
field-RecordConsequence-levels = Niveaux
    .hint = Niveaux entiers dont la jauge avance ou descend, 1 au moins ; à la place de graduations.
# SPI-GAUGE-05, SPI-GAUGE-06
field-ConsequentEntry-levels = Niveaux
    .hint = Niveaux entiers dont la jauge avance ou descend ; rien si ce sont des graduations.
# SPI-GAIN-01
field-FortuneGained-count = En tout
    .hint = Fortunes du Protagoniste ensuite.
# SPI-FORT-01
field-FortuneSpent-count = Il en reste
    .hint = Fortunes du Protagoniste ensuite.
# SPI-FATE-04
field-FateAttentionIgnored-count = Coups du sort en main
    .hint = Les six : rien n’est tiré.
# SPI-COMP-06, SPI-COMP-08
field-winner = Vainqueur
    .hint = Le seul camp arrivé, ou le mieux, ou le premier si chacun a son objectif ; rien si ex æquo, ou si nul n’arrive.
# SPI-ALEA-01, SPI-ALEA-04
field-loser = Camp perdant
    .hint = Celui qui a le moins de pairs : le Deus Ex Alea est à lui.
# SPI-SESS-01
field-phase = Phase
    .hint = Préparation, genre, création, présentation, récit, fin de séance, partie finie.
# SPI-SESS-01
field-AdvancePhase-phase = Phase suivante
    .hint = En avant seulement, jusqu’au récit ; genre et présentation peuvent être sautés.
# SPI-SESS-09
field-scene = Scène
    .hint = Celle dont il s’agit, par son identifiant.
# SPI-SESS-09
field-SpinView-scene = Scène en cours
    .hint = Une seule à la fois, ouverte et close par la Destinée ; rien entre deux.
# SPI-INT-09
field-basis = Ce qui le justifie
    .hint = Exploit, mise en jeu, butin, révélation ou décision de la Destinée ; exigé pour un gain durable.
# SPI-INT-09
field-DeedView-basis = Ce qui le justifie
    .hint = Exploit, mise en jeu, butin, révélation ou décision de la Destinée ; rien pour une perte.
# SPI-TRAIT-01
field-traits = Traits
    .hint = Ce qui caractérise le personnage, sans nombre ; ceux d’un PNJ se voient une fois employés ou partagés.
# SPI-TRAIT-05
field-cause = Cause
    .hint = Feuille écrite, suite d’une opposition, fortune, préjudice, effet sur un boss ou fin de séance.
# SPI-GAUGE-05
field-GaugeAdvanced-cause = Cause
    .hint = Décision de la Destinée, suite d’une opposition, préjudice ou effet sur un boss.
# SPI-GAUGE-06, SPI-FORT-06
field-GaugeLowered-cause = Cause
    .hint = Décision de la Destinée, suite d’une opposition ou fortune.
# SPI-GAUGE-06, SPI-FORT-06
field-GaugeRemoved-cause = Cause
    .hint = Décision de la Destinée, suite d’une opposition ou fortune.
# SPI-GAIN-01, SPI-CONV-01
field-FortuneGained-cause = Cause
    .hint = Résultat d’une opposition, ou Destin converti en fin de partie.
# SPI-FORT-01
field-FortuneSpent-cause = Usage
    .hint = Décaler un résultat, empêcher un Coup du sort, trait ou jauge.
# SPI-DEST-04
field-DestinyChanged-cause = Cause
    .hint = Verrouillage ou réouverture, orientation, coup joué sans carte, Deus Ex Alea, nouvelle partie.
# SPI-DEST-04
field-LedgerEntry-cause = Cause
    .hint = Verrouillage ou réouverture, orientation, coup joué sans carte, Deus Ex Alea, nouvelle partie.
# SPI-DEST-04
field-LedgerEntry-event = Événement
    .hint = Ce qui a changé le Destin, par son identifiant.
# SPI-DEST-02, SPI-DEST-06, SPI-PVP-04
field-delta = Changement du Destin
    .hint = En points, en plus ou en moins : l’écart des dés à un verrouillage, 1 pour une orientation ou un coup sans carte.
# SPI-OPP-08
field-hidden = Caché
    .hint = Oui : de ce facteur de l’obstacle, les joueurs voient les dés, pas ce que c’est, jusqu’à ce que la Destinée le révèle.
# SPI-SESS-13
field-closed = Clos
    .hint = Oui quand la Destinée tient l’enjeu pour réglé.
# SPI-COMP-06, SPI-COMP-08
field-outcome = Issue
    .hint = En cours, égalité à trancher, vainqueur, ex æquo, ou personne.
# SPI-GAUGE-02, SPI-GAUGE-04
field-mode = Mode
    .hint = Graduations par niveau : 1 extrême, 2 par défaut, 3 facile.
# SPI-GAUGE-04
field-AdvanceGauge-mode = Mode de ce pas
    .hint = Graduations par niveau, 1 à 3, pour cette fois seulement ; vide : le mode de la table.
# SPI-FORT-01
field-amount = Fortunes
    .hint = Combien sont gagnées ou dépensées ; chaque usage en coûte une.
# SPI-CONV-01, SPI-CONV-02
field-DestinyConverted-amount = Fortunes
    .hint = Combien chaque Protagoniste en jeu en reçoit ; 0 si le Destin n’est pas positif.
# SPI-DEST-07, SPI-INIT-02
field-purpose = Ce que le dé décide
    .hint = Une orientation du récit, ou l’initiative.
# SPI-OPP-01, SPI-OPP-08
field-obstacle = Obstacle
    .hint = Personnage, danger, problème ou abstraction ; vide entre joueurs, où l’agresseur en tient lieu.
# SPI-SESS-08
field-setting = Cadre de la scène
    .hint = Où et quand elle se joue, en quelques mots.
# SPI-FATE-01
field-number = Numéro du Coup du sort
    .hint = De 1 à 6 : lequel des six Coups du livre la Destinée joue.
# SPI-FATE-01, SPI-FATE-07
field-AnnounceFateStroke-number = Numéro du Coup du sort
    .hint = De 1 à 6, au choix de la Destinée ; si la carte n’est pas en main, le Destin monte de 1, hors présentation.
# SPI-FATE-02, SPI-SEC-02
field-FateCardDrawn-number = Numéro de la carte
    .hint = De 1 à 6 ; la Destinée seule le voit.
# SPI-FATE-05, SPI-SEC-02
field-FateStrokeAnnounced-number = Numéro du Coup du sort
    .hint = De 1 à 6 ; la Destinée seule le sait avant de révéler.
# SPI-FATE-10
field-FateStrokeWithdrawn-number = Numéro du Coup du sort
    .hint = De 1 à 6 ; la Destinée seule le saura.
# SPI-FORT-02
field-FateStrokesBlocked-number = Numéro du coup annulé
    .hint = De 1 à 6, pour la Destinée seule ; rien si aucun n’était annoncé.
# SPI-RES-02
field-FinalEntry-number = Numéro du résultat
    .hint = De 1 (exploit) à 6 (fiasco).
# SPI-RES-02
field-FinalResult-number = Numéro du résultat
    .hint = De 1 (exploit) à 6 (fiasco).
# SPI-RES-02
field-OppositionView-number = Numéro du résultat
    .hint = De 1 (exploit) à 6 (fiasco) ; rien avant.
# SPI-SESS-03
field-GenreCardDrawn-number = Carte
    .hint = De 1 à 6 : la question du Genre à laquelle répondre.
# SPI-SESS-03
field-CardView-number = Carte
    .hint = De 1 à 6 : la question du Genre à laquelle répondre.
# SPI-OPP-15
field-OpenOpposition-protagonists = Autres Protagonistes
    .hint = Ceux qui aident le meneur du camp : leurs facteurs s’ajoutent, lui seul lance.
# SPI-OPP-15
field-FrameOpposition-protagonists = Autres Protagonistes
    .hint = Ceux qui aident le meneur du camp : leurs facteurs s’ajoutent, lui seul lance.
# SPI-OPP-15
field-OppositionView-protagonists = Protagonistes
    .hint = Tous ceux du camp, son meneur compris.
# SPI-FATE-06
field-passes = Laissent faire
    .hint = Les places qui n’empêchent pas le Coup annoncé.
# SPI-ORI-02
field-roll = Jet d’orientation
    .hint = Celui dont il s’agit.
# SPI-ORI-01
field-roller = Qui lance
    .hint = La place qui jette le d6, une demande à la fois.
# SPI-ORI-01
field-RequestOrientationRoll-roller = Qui lance
    .hint = Un joueur demande pour lui-même ; la Destinée, pour qui elle veut, elle comprise. Un seul jet en attente par place.
# SPI-INIT-02
field-DetermineInitiative-roller = Qui lance
    .hint = Le joueur qui jettera le d6 si le Destin est nul ; à nommer dans tous les cas.
# SPI-ORI-02
field-InterpretedEntry-roller = Qui lance
    .hint = La place qui a jeté ou jettera le d6.
# SPI-DICE-01
field-rolls = Jets
    .hint = Un par camp, avec ses dés supplémentaires.
# SPI-CANV-03
field-sheet = Feuille visible
    .hint = Oui si vous la lisez en entier ; d’un PNJ non partagé, seulement ce qui a servi.
# SPI-FATE-01
field-theme = Thème
    .hint = Découverte, pris à parti, mission, hors-champ, contretemps ou rebondissement.
# SPI-FATE-02, SPI-SEC-02
field-FateCardDrawn-theme = Coup du sort
    .hint = De la découverte au rebondissement ; la Destinée seule le voit.
# SPI-FATE-05, SPI-SEC-02
field-FateStrokeAnnounced-theme = Coup du sort
    .hint = De la découverte au rebondissement ; la Destinée seule le sait avant de révéler.
# SPI-FATE-05, SPI-SEC-02
field-FateStrokeWithdrawn-theme = Coup du sort
    .hint = De la découverte au rebondissement ; la Destinée seule le saura.
# SPI-ALEA-04
field-pending = À jouer
    .hint = Oui tant que le camp perdant n’a pas employé ou laissé ses points.
# SPI-SESS-03
field-cards = Cartes du Genre
    .hint = Celles qui sont tirées, et par qui ; vide si la table répond ensemble.
# SPI-SESS-03
field-DrawGenreCard-card = Carte tirée à la table
    .hint = De 1 à 6, pas encore sortie ; vide : le service la tire.
# SPI-FATE-02, SPI-GAIN-03
field-FinaliseResult-card = Carte tirée à la table
    .hint = De 1 à 6, encore au paquet, si l’attention du Destin est attirée ; vide : le service la tire.
# SPI-FATE-02
field-FinaliseAndClose-card = Carte tirée à la table
    .hint = De 1 à 6, encore au paquet, si l’attention du Destin est attirée ; vide : le service la tire.
# SPI-FATE-02, SPI-SEC-02
# SPI-SESS-13
field-stake = Enjeu
    .hint = Un de ceux que la Destinée a notés.
# SPI-DICE-01
field-initial = Premier jet
    .hint = Faces des dés du camp, avant les dés supplémentaires.
# SPI-TRAIT-01
field-trait = Trait
    .hint = Celui dont il s’agit.
# SPI-OPP-04
field-ProposeFactor-trait = Trait
    .hint = Celui qui joue ici ; il ne compte qu’une fois dans l’opposition.
# SPI-OPP-04
field-AddFactor-trait = Trait
    .hint = Celui qui joue ici ; il ne compte qu’une fois dans l’opposition.
# SPI-INT-02
field-RecordConsequence-trait = Trait
    .hint = Celui qui est perdu ou modifié ; vide pour une autre suite.
# SPI-BOSS-02
field-ApplyBossImpact-trait = Trait ôté
    .hint = Une ressource du boss ; pour cet effet seulement.
# SPI-FORT-05
field-SpendFortuneOnTrait-trait = Trait
    .hint = Celui que l’on supprime ou modifie ; vide pour en gagner un.
# SPI-COMP-05
field-Harm-trait = Trait perdu
    .hint = Un de ceux du Protagoniste ; pour ce préjudice seulement.
# SPI-BOSS-02
field-ImpactEntry-trait = Trait ôté
    .hint = Celui que perd le boss ; rien pour un autre effet, ou si vous ne lisez pas sa feuille.
# SPI-GAUGE-01
field-gauge = Jauge
    .hint = Celle dont il s’agit.
# SPI-GAUGE-07
field-ProposeFactor-gauge = Jauge
    .hint = Négative, à I ou II : elle donne 1 ou 2 dés au camp opposé.
# SPI-GAUGE-07
field-AddFactor-gauge = Jauge
    .hint = Négative, à I ou II : elle donne 1 ou 2 dés au camp opposé.
# SPI-GAUGE-06
field-RecordConsequence-gauge = Jauge
    .hint = Celle qui descend ; pour en avancer une, on la nomme.
# SPI-GAUGE-06
field-ConsequentEntry-gauge = Jauge
    .hint = Celle qui descend ; rien pour une autre suite.
# SPI-FORT-06
field-SpendFortuneOnGauge-gauge = Jauge
    .hint = Une négative à soi : H passe à II, II à I, I disparaît.
# SPI-GAUGE-09
field-RuleExhaustion-gauge = Jauge épuisée
    .hint = Celle qui est à H.
# SPI-GAUGE-01
field-gauges = Jauges
    .hint = États, ressources et progressions ; seuls Protagonistes et boss en ont.
# SPI-GAUGE-02, SPI-GAUGE-05
field-ticks = Graduations
    .hint = Pas dont la jauge avance, 1 au moins (1 si rien n’est dit) ; à la place de niveaux.
# SPI-GAUGE-06
field-LowerGauge-ticks = Graduations
    .hint = Pas dont la jauge descend, 1 au moins ; à la place de niveaux.
# SPI-GAUGE-05, SPI-GAUGE-06
field-RecordConsequence-ticks = Graduations
    .hint = Pas dont la jauge avance ou descend, 1 au moins ; à la place de niveaux.
# SPI-GAUGE-05, SPI-GAUGE-06
field-ConsequentEntry-ticks = Graduations
    .hint = Pas dont la jauge avance ou descend ; rien si ce sont des niveaux.
# SPI-GAUGE-05
field-GaugeAdvanced-ticks = Graduations
    .hint = Pas dont la jauge a avancé.
# SPI-BOSS-01
field-MarkBoss-npc = PNJ
    .hint = Celui qui devient un boss et peut avoir des jauges.
# SPI-BOSS-01
field-SetBossVeto-npc = Boss
    .hint = Celui que l’intrigue protège ou ne protège plus.
# SPI-COMP-01, SPI-COMP-02
field-CampSpec-npc = Camp de PNJ
    .hint = Son nom, si ce ne sont pas des Protagonistes ; la Destinée lance pour lui.
# SPI-COMP-01, SPI-COMP-02
field-CampView-npc = Camp de PNJ
    .hint = Son nom ; vide pour des Protagonistes.

chapter-ALEA = Deus ex alea
chapter-BOSS = Boss
chapter-CANV = Canevas
chapter-COMP = Compétitions
chapter-CONV = Conversion
chapter-DEST = Destin
chapter-DICE = Dés
chapter-FATE = Coups du sort
chapter-FORT = Fortune
chapter-GAUGE = Jauges
chapter-INIT = Initiative
chapter-INT = Interprétation
chapter-OPP = Oppositions
chapter-ORI = Orientation
chapter-RES = Résultats
chapter-SESS = Séance
chapter-TRAIT = Traits
chapter-ZOOM = Zoom
