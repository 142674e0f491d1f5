# Ce qui est consigné
about = Des vampires dans un monde en ruine. Un dé à vingt faces, quatre caractéristiques, des combats rapides que le meneur arbitre.

OptionsSet = { $who } règle les options de la table.{ $options-has_focus_floor ->
    [no] {""}
   *[yes] {" "}Points exigés par le focus : { $options-focus_floor }.
}{ $options-has_surcharge_unit ->
    [no] {""}
   *[yes] {" "}Surcoût du focus quand la vie est à zéro : 1 point { $options-surcharge_unit }.
}{ $options-has_surcharge_until ->
    [no] {""}
   *[yes] {" "}Durée du surcoût du focus : { $options-surcharge_until }.
}{ $options-has_attack_bases ->
    [no] {""}
   *[yes] {" "}Base d’une attaque : { $options-attack_bases }.
}{ $options-has_enemy_attack_mode ->
    [no] {""}
   *[yes] {" "}Attaque d’un ennemi : { $options-enemy_attack_mode }.
}{ $options-has_damage_overflow ->
    [no] {""}
   *[yes] {" "}Excédent de dégâts : { $options-damage_overflow }.
}{ $options-corruption_absorbs ->
    [true] {" "}La corruption peut encaisser à la place d’une autre caractéristique.
    [false] {" "}La corruption n’encaisse jamais à la place d’une autre caractéristique.
   *[unchanged] {""}
}{ $options-has_enemy_view ->
    [no] {""}
   *[yes] {" "}Qui voit ce que vaut un adversaire : { $options-enemy_view }.
}{ $options-has_sheet_view ->
    [no] {""}
   *[yes] {" "}Qui lit les feuilles : { $options-sheet_view }.
}{ $options-has_dice ->
    [no] {""}
   *[yes] {" "}Dés : { $options-dice }.
}
RollerAssigned = { $who } confie { A($seat) } le jet { DE($combatant) }.
CharacterCreated = Un nouveau vampire entre en jeu : { $name }, joué par { $seat }{ $has_characteristics ->
    [no] .
   *[yes] {" "}({ $characteristics }, armure { $armor }).{ $has_skills ->
        [no] {""}
       *[yes] {" "}Compétences : { LIST($skills) }.
    }{ $has_powers ->
        [no] {""}
       *[yes] {" "}Pouvoirs : { LIST($powers) }.
    }{ $has_history ->
        [no] {""}
       *[yes] {" "}Histoire : { STOP($history) }
    }{ $has_gear ->
        [no] {""}
       *[yes] {" "}Équipement : { LIST($gear) }.
    }{ $has_notes ->
        [no] {""}
       *[yes] {" "}Notes : { STOP($notes) }
    }
}
SheetValueSet = { $has_value ->
    [no] { $who } efface { WORD($field) ->
        [skills] les compétences { DE($character) }
        [powers] les pouvoirs { DE($character) }
        [gear] l’équipement { DE($character) }
        [notes] les notes { DE($character) }
       *[history] l’histoire { DE($character) }
    }{ $has_was ->
        [no] .
       *[yes] {" "}(auparavant : { $was }).
    }
   *[yes] { $who } { WORD($field) ->
        [name] renomme un personnage
        [history] récrit l’histoire { DE($character) }
        [skills] révise les compétences { DE($character) }
        [powers] révise les pouvoirs { DE($character) }
        [gear] révise l’équipement { DE($character) }
        [notes] récrit les notes { DE($character) }
        [armor] change l’armure { DE($character) }
       *[life] change le maximum { DU($field) } { DE($character) }
    }{ $has_was ->
        [no] {""}
       *[yes] {" "}(auparavant : { $was })
    } : { STOP($value) }
}
PointsAdjusted = { $who } ajuste { LE($characteristic) } { DE($combatant) } ({ $reason }) : { $limited ->
    [true] { SIGNED($applied) } au lieu de { SIGNED($delta) }
   *[false] { SIGNED($applied) }
}, ce qui fait { N($remaining, "point", "points") } sur { $maximum }.
MealRecorded = { $character } prend un repas{ $resumed ->
    [true]  : sa régénération reprend.
   *[unknown] .
}
ActionDeclared = { $who } annonce une action { DE($character) } : { STOP($text) }
RoutineRuled = { $who } juge que l’action { DE($combatant) } est de routine, sans risque d’échec.
ActionClassified = { $who } rattache { kind-of-action } { DE($combatant) } { AU($characteristic) }.
DifficultySet = { $who } fixe la difficulté pour { $combatant } : niveau { $level } ({ level-name }), il faut { $target_number } au dé.
ActionCancelled = L’action { DE($combatant) } est abandonnée avant le jet.
ReductionProposed = { $who } propose d’abaisser la difficulté { DE($levels) } { $levels ->
    [one] niveau
   *[other] niveaux
} pour { $combatant } ({ $source } : { $label }).
ReductionRuled = { $accepted ->
    [true] { $who } abaisse la difficulté { DE($levels) } { $levels ->
        [one] niveau
       *[other] niveaux
    }{ $has_proposed ->
        [no] {""}
       *[yes] {" "}sur { $proposed } { $proposed ->
            [one] proposé
           *[other] proposés
        }
    } pour { $combatant } ({ $source } : { $label }) : { level-left }.
   *[false] { $who } refuse d’abaisser la difficulté pour { $combatant } ({ $source } : { $label }) : { level-left }.
}
FocusChosen = { $points ->
    [0] { $who } ne mise pas de focus pour { $combatant } : { level-left }.
   *[1] { $who } mise { N($points, "point", "points") } de focus pour { $combatant } : { level-left }.
}
ActionResolved = { $has_die ->
    [no] { $who } n’a pas à lancer le dé pour { kind-of-action } { DE($combatant) }.
   *[yes] { $who } lance le d20 pour { kind-of-action } { DE($combatant) } : { $die }{ $physical ->
        [true] {" "}(dé de la table).
       *[false] .
    }
}
SpecialEffectRecorded = { $who } raconte { WORD($kind) ->
    [major_failure] l’échec majeur
   *[minor] { WORD($action_kind) ->
        [free] l’accomplissement { $kind }
        [enemy_deed] l’accomplissement { $kind }
       *[attack] l’effet { $kind }
    }
} { DE($combatant) }{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
CombatantAdded = { $who } prépare un adversaire : { $name }, { WORD($kind) ->
    [vampire] vampire de niveau { $level }
   *[plain] niveau { $level }
} ({ $has_characteristics ->
    [no] sans caractéristiques
   *[yes] { $characteristics }
}, armure { $armor }{ $has_damage ->
    [no] {""}
   *[yes] , dégâts habituels { $damage }
}{ $teleport ->
    [true] , téléportation
   *[false] {""}
}).
CombatantRevised = { $has_was ->
    [no] { $who } revoit { $combatant }.
   *[yes] { $who } renomme un adversaire : { $was } s’appelle désormais { $name }.
}{ WORD($changes-kind) ->
    [vampire] {" "}C’est un vampire.
    [other] {" "}Ce n’est pas un vampire.
   *[unchanged] {""}
}{ $changes-has_level ->
    [no] {""}
   *[yes] {" "}Niveau : { $changes-level }.
}{ $changes-has_characteristics ->
    [no] {""}
   *[yes] {" "}Caractéristiques : { $changes-characteristics }.
}{ $changes-has_armor ->
    [no] {""}
   *[yes] {" "}Armure : { $changes-armor }.
}{ $changes-has_damage ->
    [no] {""}
   *[yes] {" "}Dégâts habituels : { $changes-damage }.
}{ $changes-teleport ->
    [true] {" "}Se téléporte désormais.
    [false] {" "}Ne se téléporte pas.
   *[unchanged] {""}
}
CombatantRevealed = Un adversaire se montre : { $name }{ WORD($status) ->
    [dead] , déjà sans vie.
    [out_of_combat] , hors de combat.
   *[alive] .
}
CombatStarted = Le combat commence, { A($active) } de jouer{ $has_order ->
    [no] .
   *[yes] . Ordre des tours : { LIST($order) }.
}
TurnOrderSet = { $who } change l’ordre des tours, { A($active) } de jouer (round { $round }){ $has_order ->
    [no] .
   *[yes] . Nouvel ordre : { LIST($order) }.
}
CombatEnded = { $who } met fin au combat.
TurnEnded = Le tour passe { A($active) } (round { $round }).
AttackDeclared = { $attacker } s’attaque { A($target) }, sur la base { DU($basis) }{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
EnemyAttackDeclared = { $attacker } s’attaque { A($target) }{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
MoveDeclared = { WORD($mode) ->
    [crawl] { $combatant } se déplace en rampant
    [teleport] { $combatant } se téléporte
   *[normal] { $combatant } se déplace
}{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
EnemyActionDeclared = { $who } annonce une action { DE($combatant) }{ $has_seat ->
    [no] {""}
   *[yes] , le jet étant { A($seat) }
} : { STOP($text) }
DamageRuled = { $who } fixe les dégâts du coup { DE($attacker) } : { $gross } sur { LE($characteristic) } { DE($target) }{ $bonus ->
    [0] {""}
   *[1] {" "}({ $base } de base, { SIGNED($bonus) } pour le dé)
}{ $has_redirect_to ->
    [no] .
   *[yes] , le reste sur { LE($redirect_to) }.
}
OutOfCombatRuled = { $out ->
    [true] { $who } met { $combatant } hors de combat.
   *[false] { $who } remet { $combatant } en état de combattre.
}
DeathRuled = { $who } juge { QUE($combatant) } ne survit pas.
CombatantRemoved = { $who } retire { $combatant } de la liste.
RulingReplaced = { $who } remplace { quoted-event }{ $has_reason ->
    [no] .
   *[yes] {" : "}{ STOP($reason) }
}

# Ce que l’on compte
part-Characteristics = vie { $life }, mouvement { $movement }, mental { $mental }, corruption { $corruption }
part-Power = { $label }{ $teleport ->
    [true] {" "}(téléportation)
   *[false] {""}
}
part-Reduction = −{ $levels } { $source } { QUOTE($label) }
kind-of-action = { WORD($action_kind) ->
    [free] l’action
    [enemy_deed] l’action
    [defence] la défense
   *[attack] l’attaque
}
level-left = { $final_level ->
    [0] niveau 0, réussite sans jet
   *[1] niveau { $final_level }, il faut { $target_number } au dé
}
level-counted = niveau { $level }{ $has_reductions ->
    [no] { $focus ->
        [0] {""}
       *[1] , −{ $focus } focus, soit niveau { $final_level }
    }
   *[yes] , { $reductions }{ $focus ->
        [0] , soit niveau { $final_level }
       *[1] , −{ $focus } focus, soit niveau { $final_level }
    }
}

# Niveaux de difficulté
level-name = { $level ->
    [0] Routine
    [1] Simple
    [2] Standard
    [3] Éprouvant
    [4] Difficile
    [5] Challenge
    [6] Intimidant
    [7] Formidable
    [8] Héroïque
    [9] WITNESS!
   *[10] Impossible
}

# Ce qui s’ensuit
DifficultyFixed = La difficulté est le niveau { DE($enemy) } : { $level } ({ level-name }), il faut { $target_number } au dé.
FocusSpent = { $character } paie { N($points, "point", "points") } de focus{ $has_cost ->
    [no] .
   *[yes]  : { LE($characteristic) } perd { N($cost, "point", "points") }{ $surcharge ->
        [0] {""}
       *[1] {" "}(dont { $surcharge } de surcoût, la vie étant à zéro)
    }, il en reste { $remaining }.
}
OutcomeComputed = { $success ->
    [true] { WORD($action_kind) ->
        [free] { $combatant } réussit
        [enemy_deed] { $combatant } réussit
        [defence] { $target } échappe à l’attaque { DE($attacker) }
       *[attack] { $attacker } touche { $target }
    }
   *[false] { WORD($action_kind) ->
        [free] { $combatant } échoue
        [enemy_deed] { $combatant } échoue
        [defence] { $target } n’échappe pas à l’attaque { DE($attacker) }
       *[attack] { $attacker } manque { $target }
    }
}{ $automatic ->
    [true] {" "}sans jet ({ level-counted }).
   *[false]  : { $die } au dé, il fallait { $target_number } ({ level-counted }), marge { SIGNED($margin) }{ $damage_bonus ->
        [0] {""}
       *[1] {" "}; { SIGNED($damage_bonus) } aux dégâts
    }{ WORD($special) ->
        [none] .
        [major_failure] {" "}; échec majeur.
       *[minor] {" "}; { WORD($action_kind) ->
            [free] accomplissement { $special }.
            [enemy_deed] accomplissement { $special }.
           *[attack] effet { $special }.
        }
    }
}
HitPending = { $attacker } porte un coup { A($target) } : les dégâts restent à fixer{ $bonus ->
    [0] .
   *[1] {" "}({ SIGNED($bonus) } pour le dé).
}
DamageApplied = { $has_net ->
    [no] { $target } encaisse le coup.
   *[yes] { $net ->
        [0] L’armure { DE($target) } ({ $armor }) arrête tout le coup.
       *[1] { $target } encaisse { N($net, "point", "points") } de dégâts, armure déduite ({ $armor }){ $has_characteristic ->
            [no] .
           *[yes]  : { $points ->
                [0] { LE($characteristic) } n’a rien à perdre
               *[1] { LE($characteristic) } perd { N($points, "point", "points") }, il en reste { $remaining }
            }{ $has_redirect_to ->
                [no] .
               *[yes] {" "}; { LE($redirect_to) } perd { N($redirected, "point", "points") } à sa place, il en reste { $redirect_remaining }.
            }
        }
    }
}
RegenerationStopped = La vie { DE($combatant) } est à zéro : sa régénération s’arrête jusqu’au prochain repas.
SurchargeActive = La vie { DE($combatant) } est à zéro : le focus lui coûte 1 point de plus { $surcharge_unit }, { $surcharge_until }.
Immobilized = Le mouvement { DE($combatant) } est à zéro : jusqu’à la fin du combat, il faut ramper ou se téléporter.
ImmobilizationCleared = { $combatant } peut de nouveau se déplacer normalement.
CharacterDied = { $ruled ->
    [true] { $combatant } meurt.
   *[false] { $combatant } meurt : vie, mouvement et mental sont à zéro.
}

# Refus
refusal-bad_value = Une valeur ne convient pas.
refusal-not_owner = Cela appartient à une autre place.
refusal-wrong_stage = Ce n’est pas, ou plus, le moment.
refusal-character_dead = La mort a mis fin à ses actes.
refusal-character_out = Il est hors de combat.
refusal-gm_never_rolls = Le MJ ne lance jamais les dés.
refusal-options_frozen = Les options ne changent plus après la première action.
refusal-dead_at_start = Un vampire ne peut commencer sans vie, ni mouvement, ni mental.
refusal-already_exists = Ce joueur a déjà un personnage vivant.
refusal-below_losses = Ce maximum serait inférieur aux points déjà perdus ou dépensés.
refusal-action_open = Une action reste ouverte.
refusal-not_your_turn = Ce n’est pas son tour.
refusal-bad_target = Cette cible ne convient pas.
refusal-level_fixed_by_enemy = Le niveau de l’ennemi fixe déjà la difficulté.
refusal-not_classified = Le type d’action n’est pas encore défini.
refusal-no_difficulty = La difficulté n’est pas encore fixée.
refusal-unknown_proposal = Cette proposition n’attend pas de réponse.
refusal-focus_too_late = Le focus se décide avant le jet.
refusal-focus_not_yours = Ce jet n’admet pas de focus.
refusal-focus_floor = Il ne reste pas assez de points pour ce focus.
refusal-no_roller = Personne n’est désigné pour ce jet.
refusal-no_such_effect = Le jet n’a pas donné cet effet.
refusal-already_recorded = Cet effet a déjà été raconté.
refusal-combat_active = Un combat est déjà en cours.
refusal-no_combat = Aucun combat n’est en cours.
refusal-nobody_left = Plus personne ne peut prendre le tour.
refusal-bad_basis = Une attaque ne se fonde pas sur cette caractéristique.
refusal-immobilized = Immobilisé, il ne peut que ramper ou se téléporter.
refusal-no_teleport = Il n’a pas de pouvoir de téléportation.
refusal-no_hit = Aucun coup n’attend de dégâts ici.
refusal-already_applied = Les dégâts de ce coup sont déjà fixés.
refusal-redirect_required = Il faut dire quelle autre caractéristique encaisse.
refusal-redirect_not_allowed = Cette caractéristique n’a pas à encaisser.
refusal-redirect_empty = Cette caractéristique est déjà à zéro.
refusal-no_zero = Aucune de ses caractéristiques n’est à zéro.
refusal-regeneration_stopped = Sa régénération est arrêtée jusqu’au prochain repas.

# Coups
move-SetTableOptions = Régler les options
move-AssignRoller = Confier un jet à un autre joueur
move-CreateCharacter = Créer un vampire
move-SetSheetValue = Modifier une feuille
move-AdjustPoints = Donner ou retirer des points
move-RecordMeal = Noter un repas
move-DeclareAction = Annoncer une action
move-RuleRoutine = En faire une action de routine
move-ClassifyAction = Définir le type d’action
move-SetDifficulty = Fixer la difficulté
move-CancelAction = Abandonner une action
move-ProposeReduction = Proposer d’abaisser la difficulté
move-RuleReduction = Abaisser ou non la difficulté
move-ChooseFocus = Choisir le focus
move-ResolveAction = Lancer le dé
move-RecordSpecialEffect = Raconter l’effet
move-AddCombatant = Préparer un adversaire
move-ReviseCombatant = Revoir un adversaire
move-RevealCombatant = Montrer un adversaire
move-StartCombat = Lancer un combat
move-SetTurnOrder = Changer l’ordre des tours
move-EndCombat = Finir le combat
move-EndTurn = Finir le tour
move-DeclareAttack = Attaquer
move-DeclareEnemyAttack = Faire attaquer un ennemi
move-DeclareMove = Se déplacer
move-ApplyDamage = Fixer les dégâts
move-DeclareEnemyAction = Annoncer l’action d’un adversaire
move-RuleDead = Juger mort qui n’est pas vampire
move-RemoveCombatant = Retirer un mort de la liste
move-RuleOutOfCombat = Mettre hors de combat ou en relever

# Mots
label-life = vie
    .gender = f
label-movement = mouvement
    .gender = m
label-mental = mental
    .gender = m
label-corruption = corruption
    .gender = f
label-armor = armure
    .gender = f
label-name = nom
label-gear = équipement
label-notes = notes
label-history = histoire
label-skills = compétences
label-powers = pouvoirs
label-skill = compétence
label-environment = environnement
label-other = autre
label-vampire = vampire
label-alive = vivant
label-out_of_combat = hors de combat
label-dead = mort
label-none = aucun
label-minor = mineur
label-major = majeur
label-major_failure = échec majeur
label-normal = marche
label-crawl = reptation
label-teleport = téléportation
label-regeneration = régénération
label-meal = repas
label-focus_recovery = retour du focus
label-hazard = péril
label-correction = correction

# Règles
rule-NOS-SEC-01 = Ce qui est au MJ ne laisse pas de trace
rule-NOS-SEC-02 = L’ordre des tours ne montre que des combattants connus
rule-NOS-SEC-03 = Les dégâts d’un ennemi restent au MJ
rule-NOS-SEC-04 = La chute d’un ennemi connu est publique
rule-NOS-SEC-05 = Les feuilles réservées
rule-NOS-SEC-06 = Un refus ne dit rien de caché
rule-NOS-TAB-01 = Les places
rule-NOS-TAB-02 = Les joueurs lancent tous les dés
rule-NOS-TAB-03 = Le dé à vingt faces
rule-NOS-TAB-04 = Les options
rule-NOS-TAB-05 = Le jet d’un absent
rule-NOS-ACT-01 = Annoncer une action
rule-NOS-ACT-02 = Action de routine
rule-NOS-ACT-03 = Type d’action
rule-NOS-ACT-04 = Difficulté de la tâche
rule-NOS-ACT-05 = Abaisser la difficulté
rule-NOS-ACT-06 = Ordre des décisions
rule-NOS-ACT-07 = Abandonner
rule-NOS-DIFF-01 = Niveaux de difficulté
rule-NOS-DIFF-02 = Niveau final
rule-NOS-DIFF-03 = Aucun modificateur au dé
rule-NOS-DIFF-04 = Repères de difficulté
rule-NOS-FOC-01 = Le focus se décide avant le dé
rule-NOS-FOC-02 = Coût du focus
rule-NOS-FOC-03 = Points restants exigés
rule-NOS-FOC-04 = Paiement du focus
rule-NOS-FOC-05 = Retour des points de focus
rule-NOS-FOC-06 = Seuils du focus
rule-NOS-RES-01 = Le jet
rule-NOS-RES-02 = Réussite et échec
rule-NOS-RES-03 = Accomplissements
rule-NOS-RES-04 = Échec majeur
rule-NOS-RES-05 = Contenu des effets
rule-NOS-COM-01 = Adversaires
rule-NOS-COM-02 = Début, ordre et fin du combat
rule-NOS-COM-03 = Fin du tour
rule-NOS-COM-04 = Base d’une attaque
rule-NOS-COM-05 = Difficulté d’une attaque
rule-NOS-COM-06 = Jet de défense
rule-NOS-COM-07 = Lancer le dé de l’ennemi
rule-NOS-COM-08 = Résultats particuliers en attaque
rule-NOS-COM-09 = Résultats particuliers en défense
rule-NOS-COM-10 = Combat entre personnages du MJ
rule-NOS-COM-11 = Coups en attente
rule-NOS-DMG-01 = Fixer les dégâts
rule-NOS-DMG-02 = Armure
rule-NOS-DMG-03 = Points perdus
rule-NOS-DMG-04 = Excédent de dégâts
rule-NOS-DMG-05 = Une autre caractéristique encaisse
rule-NOS-DMG-06 = Un coup, une seule fois
rule-NOS-DMG-07 = Après chaque changement de points
rule-NOS-ZERO-01 = Vie à zéro : régénération arrêtée
rule-NOS-ZERO-02 = Vie à zéro : focus plus cher
rule-NOS-ZERO-03 = Mouvement à zéro : immobilisé
rule-NOS-ZERO-04 = Mental ou corruption à zéro
rule-NOS-ZERO-05 = Fin des immobilisations
rule-NOS-DEATH-01 = Mort d’un vampire
rule-NOS-DEATH-02 = Hors de combat
rule-NOS-DEATH-03 = Pas de fin automatique
rule-NOS-DATA-01 = Création et feuille
rule-NOS-DATA-02 = Points donnés ou retirés
rule-NOS-DATA-03 = Repas
rule-NOS-DATA-04 = Ce que la feuille de règles ne dit pas
rule-NOS-UNDO-01 = Décisions et conséquences
rule-NOS-UNDO-02 = Contester
rule-NOS-UNDO-03 = Retirer ou remplacer
rule-NOS-UNDO-04 = Le dé reste lancé
rule-NOS-UNDO-05 = Coups qui changent
rule-NOS-UNDO-06 = Actions restées ouvertes
rule-NOS-UNDO-07 = Choix impayables et tours
rule-NOS-UNDO-08 = Ce qui ne se retire pas

# Champs
field-accepted = Accordé
    .hint = Oui si le meneur accorde la réduction.
field-acting = Qui décide
    .hint = La place qui choisit le focus et mène l’action.
field-rolling = Qui lance
    .hint = La place qui doit lancer le dé.
field-applied = Changement réel
    .hint = De combien les points ont vraiment changé, une fois tenu compte des limites.
field-armor = Armure
    .hint = Ce qui est retranché de chaque coup reçu.
field-attack_bases = Fondements d’une attaque
    .hint = Les caractéristiques sur lesquelles une attaque peut se fonder.
field-focus_floor = Seuil du focus
    .hint = Si le minimum de points se compte après ou avant d’avoir payé le focus.
field-surcharge_unit = Unité du surcoût
    .hint = Ce que le focus coûte de plus à qui n’a plus de vie : par mise ou par point.
field-surcharge_until = Fin du surcoût
    .hint = Quand le focus reprend son prix.
field-enemy_attack_mode = Attaques ennemies
    .hint = Si le joueur lance pour se défendre, ou lance le dé de l’ennemi.
field-damage_overflow = Excédent de dégâts
    .hint = Ce que deviennent les dégâts que la caractéristique touchée ne peut plus encaisser.
field-corruption_absorbs = La corruption encaisse
    .hint = Oui si la corruption peut encaisser à la place d’une caractéristique à zéro.
field-enemy_view = Fiches des adversaires
    .hint = Qui voit ce que vaut un adversaire.
field-sheet_view = Feuilles des vampires
    .hint = Qui lit la feuille d’un personnage.
field-cancelled = Abandonnée
    .hint = Oui si l’action a été abandonnée avant le jet.
field-characteristic = Caractéristique
    .hint = Vie, mouvement, mental ou corruption.
field-characteristics = Caractéristiques
    .hint = Les points de vie, de mouvement, de mental et de corruption.
field-life = Vie
    .hint = Points de vie au maximum.
field-movement = Mouvement
    .hint = Points de mouvement au maximum.
field-mental = Mental
    .hint = Points de mental au maximum.
field-corruption = Corruption
    .hint = Points de corruption au maximum.
field-combatant = Combattant
    .hint = Le vampire ou l’adversaire concerné, par son identifiant.
field-enemy = Adversaire
    .hint = L’adversaire concerné, par son identifiant.
field-enemies = Adversaires
    .hint = Les adversaires que la place connaît.
field-cost = Coût
    .hint = Combien de points le focus a coûté.
field-current = Actuels
    .hint = Points qui restent.
field-maximum = Maximum
    .hint = Points quand rien n’est perdu ni dépensé.
field-focus_spent = Dépensés en focus
    .hint = Points payés pour du focus, qui reviennent plus tard.
field-PoolView-damage = Perdus
    .hint = Points perdus par des dégâts.
field-AddCombatant-damage = Dégâts habituels
    .hint = Ce que ses coups font d’ordinaire ; rien si le meneur en juge chaque fois.
field-CombatantChanges-damage = Dégâts habituels
    .hint = Ce que ses coups font d’ordinaire.
field-EnemyLine-damage = Dégâts habituels
    .hint = Ce que ses coups font d’ordinaire.
field-EnemyView-damage = Dégâts habituels
    .hint = Ce que ses coups font d’ordinaire.
field-damage_bonus = Dégâts en plus
    .hint = Ce que la réussite ajoute aux dégâts.
field-damage_total = Dégâts subis
    .hint = Tout ce que cet adversaire a encaissé jusqu’ici.
field-field = Rubrique
    .hint = La partie de la feuille que l’on modifie.
field-final_level = Niveau final
    .hint = Le niveau une fois comptés réductions et focus.
field-focus = Focus
    .hint = Points misés pour abaisser la difficulté, de 0 à 2.
# NOS-DATA-01, Q-26: its owner's words.
field-gear = Équipement
    .hint = Ce que le vampire porte et possède, une ligne par objet ; son joueur l’écrit, et cela ne change aucun nombre.
field-CreateCharacter-notes = Notes
    .hint = Ce que le joueur veut garder sous les yeux au sujet de son vampire ; qui lit sa feuille les lit aussi.
field-CharacterView-notes = Notes
    .hint = Ce que le joueur veut garder sous les yeux au sujet de son vampire ; qui lit sa feuille les lit aussi.
field-SheetLine-notes = Notes
    .hint = Ce que le joueur veut garder sous les yeux au sujet de son vampire ; qui lit sa feuille les lit aussi.
# NOS-TAB-05, Q-25.
field-DeclareAttack-character = Personnage
    .hint = Pour le meneur seul : le vampire actif d’un joueur absent, qu’il fait attaquer. Un joueur ne le remplit pas, c’est toujours le sien.
field-DeclareAttack-text = Récit
    .hint = Comment le coup est porté, avec les mots de qui l’annonce ; aucune règle n’en dépend.
field-DeclareMove-text = Récit
    .hint = Où et comment le combattant se déplace, avec les mots de qui l’annonce ; aucune règle n’en dépend.
field-AttackLine-text = Récit
    .hint = Comment le coup est porté, avec les mots de qui l’a annoncé.
field-DeclareEnemyAction-enemy = Adversaire
    .hint = Qui agit : tous apprennent alors sa présence. En combat, il doit être l’adversaire actif.
field-DeclareEnemyAction-text = Action
    .hint = Ce que l’adversaire tente, en dehors d’une attaque.
field-DeclareEnemyAction-seat = Joueur qui lance
    .hint = Le joueur à qui le meneur confie le dé, puisque lui-même n’en lance jamais ; il peut aussi le désigner plus tard.
field-EnemyDeedLine-seat = Joueur qui lance
    .hint = Le joueur à qui le meneur confie le dé ; vide s’il ne l’a pas encore désigné.
field-ruled = Jugé
    .hint = Oui si le meneur l’a décidé, non si le vampire est mort de lui-même, vie, mouvement et mental à zéro.
field-RuleDead-combatant = Adversaire
    .hint = Qui n’est pas vampire et n’a plus ni vie, ni mouvement, ni mental, ou a été saisi sans caractéristiques.
field-RemoveCombatant-combatant = Adversaire
    .hint = Un adversaire mort, dont ce n’est pas le tour ; ce qui a été raconté de lui reste.
field-history = Histoire
    .hint = Ce que l’on sait du passé du vampire.
field-hit = Coup
    .hint = Si le coup attend ses dégâts, les a reçus ou n’a pas eu lieu.
field-immobilized = Immobilisé
    .hint = Oui s’il ne peut plus que ramper ou se téléporter.
field-net = Dégâts encaissés
    .hint = Ce qui reste des dégâts après l’armure.
field-next = Suivant
    .hint = Qui prend le tour ; sans lui, le suivant dans l’ordre.
field-out = Hors de combat
    .hint = Oui pour le mettre hors de combat, non pour l’en relever.
field-pending_damage = Coups en attente
    .hint = Les coups qui portent et dont le meneur doit fixer les dégâts.
field-powers = Pouvoirs
    .hint = Les pouvoirs du vampire.
field-redirect_to = Autre caractéristique
    .hint = Celle qui encaisse quand la caractéristique touchée est à zéro.
field-redirected = Reporté
    .hint = Combien l’autre caractéristique encaisse.
field-redirect_remaining = Reste de l’autre
    .hint = Ce qui reste à la caractéristique qui encaisse le report.
field-reductions = Réductions
    .hint = Les réductions de difficulté accordées.
field-regeneration_stopped = Régénération arrêtée
    .hint = Oui jusqu’au prochain repas.
field-remaining = Reste
    .hint = Les points qui restent ensuite.
field-shown_level = Niveau connu
    .hint = Le niveau que tous ont vu servir de difficulté.
field-surcharge = Surcoût
    .hint = Oui quand le focus coûte davantage.
field-target_number = Nombre à atteindre
    .hint = Ce que le dé à vingt faces doit montrer au moins.
field-teleport = Téléportation
    .hint = Oui s’il peut se déplacer ainsi, même immobilisé.
field-ProposeReduction-levels = Niveaux en moins
    .hint = De combien de niveaux abaisser la difficulté.
field-SetDifficulty-level = Niveau de difficulté
    .hint = De 0 (routine) à 10 (impossible).
field-AddCombatant-level = Niveau
    .hint = Le niveau de l’adversaire, qui est aussi la difficulté de l’atteindre.
field-DeclareAction-text = Action
    .hint = Ce que le personnage essaie de faire.
field-AdjustPoints-delta = Points donnés ou retirés
    .hint = Combien donner, ou retirer si c’est négatif.
field-ApplyDamage-base = Dégâts de base
    .hint = Ce que fait le coup avant bonus et armure.

# Mots des formulaires et des feuilles
label-focus_floor-after = après avoir payé
label-focus_floor-before = avant de payer
label-any = toute caractéristique
label-life_movement = vie et mouvement
label-applied = dégâts fixés
label-attack = attaque
label-defence = défense
label-free = action libre
label-enemy_deed = action d’un adversaire
label-gm_fight = combat du meneur
label-enemy_roll = dé de l’ennemi
label-defence_roll = jet de défense
label-combat_while_zero = tant qu’elle est à zéro, en combat
label-next_meal = jusqu’au prochain repas
label-everyone = tout le monde
label-owner_and_gm = son joueur et le meneur
label-gm_only = le meneur seul
label-public = tous, une fois montré
label-hit-lapsed = sans suite
label-hit-pending = dégâts à fixer
label-lost = perdu
label-spill = reporté ailleurs
label-per_investment = par mise
label-per_point = par point
field-action_kind = Sorte d’action
    .hint = Ce que le jet décidait : action libre, attaque ou défense.
field-gross = Dégâts bruts
    .hint = Dégâts de base et bonus du dé, avant l’armure.
field-limited = Limité
    .hint = Oui si moins de points ont bougé qu’il n’en était demandé.
field-margin = Marge
    .hint = Ce que le dé montre de plus que le nombre à atteindre ; négatif s’il montre moins.
field-proposed = Niveaux proposés
    .hint = De combien de niveaux la proposition voulait abaisser la difficulté.
field-resumed = Régénération reprise
    .hint = Oui si ce repas remet la régénération en marche.
field-FocusSpentLine-surcharge = Part du surcoût
    .hint = Ce que la vie à zéro ajoute au coût du focus, en points.
