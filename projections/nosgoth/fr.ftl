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
    .short = les options réglées par { $who }
RollerAssigned = { $who } confie { A($seat) } le jet { DE($combatant) }.
    .short = le jet { DE($combatant) } confié { A($seat) }
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
    .short = l’entrée en jeu { DE(INSIDE($name)) }
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
    .short = la retouche de la fiche { DE($character) }
PointsAdjusted = { $who } ajuste { LE($characteristic) } { DE($combatant) } ({ $reason }) : { $limited ->
    [true] { SIGNED($applied) } au lieu de { SIGNED($delta) }
   *[false] { SIGNED($applied) }
}, ce qui fait { N($remaining, "point", "points") } sur { $maximum }.
    .short = l’ajustement { DE(LE($characteristic)) } { DE($combatant) }
MealRecorded = { $character } prend un repas{ $resumed ->
    [true]  : sa régénération reprend.
   *[unknown] .
}
    .short = le repas { DE($character) }
ActionDeclared = { $who } annonce une action { DE($character) } : { STOP($text) }
    .short = l’action { DE($character) }
RoutineRuled = { $who } juge que l’action { DE($combatant) } est de routine, sans risque d’échec.
    .short = la routine accordée { A($combatant) }
ActionClassified = { $who } rattache { kind-of-action } { DE($combatant) } { AU($characteristic) }.
    .short = le rattachement de l’action { DE($combatant) }
DifficultySet = { $who } fixe la difficulté pour { $combatant } : niveau { $level } ({ level-name }), il faut { $target_number } au dé.
    .short = la difficulté { DE($combatant) }, niveau { $level }
ActionCancelled = L’action { DE($combatant) } est abandonnée avant le jet.
    .short = l’abandon de l’action { DE($combatant) }
ReductionProposed = { $who } propose d’abaisser la difficulté { DE($levels) } { $levels ->
    [one] niveau
   *[other] niveaux
} pour { $combatant } ({ $source } : { $label }).
    .short = la réduction proposée par { $who } pour { $combatant }
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
    .short = la décision { DE($who) } sur la réduction pour { $combatant }
FocusChosen = { $points ->
    [0] { $who } ne mise pas de focus pour { $combatant } : { level-left }.
   *[1] { $who } mise { N($points, "point", "points") } de focus pour { $combatant } : { level-left }.
}
    .short = la mise de focus pour { $combatant }
ActionResolved = { $has_die ->
    [no] { $who } n’a pas à lancer le dé pour { kind-of-action } { DE($combatant) }.
   *[yes] { $who } lance le d20 pour { kind-of-action } { DE($combatant) } : { $die }{ $physical ->
        [true] {" "}(dé de la table).
       *[false] .
    }
}
    .short = le jet { DE($combatant) }
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
    .short = l’effet raconté par { $who } pour { $combatant }
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
    .short = la préparation { DE(INSIDE($name)) }
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
    .short = la révision { DE(INSIDE($name)) }
CombatantRevealed = Un adversaire se montre : { $name }{ WORD($status) ->
    [dead] , déjà sans vie.
    [out_of_combat] , hors de combat.
   *[alive] .
}
    .short = l’apparition { DE(INSIDE($name)) }
CombatStarted = Le combat commence, { A($active) } de jouer{ $has_order ->
    [no] .
   *[yes] . Ordre des tours : { LIST($order) }.
}
    .short = le début du combat
TurnOrderSet = { $who } change l’ordre des tours, { A($active) } de jouer (round { $round }){ $has_order ->
    [no] .
   *[yes] . Nouvel ordre : { LIST($order) }.
}
    .short = l’ordre des tours donné par { $who }
CombatEnded = { $who } met fin au combat.
    .short = la fin du combat
TurnEnded = Le tour passe { A($active) } (round { $round }).
    .short = le passage du tour { A($active) }
AttackDeclared = { $attacker } s’attaque { A($target) }, sur la base { DU($basis) }{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
    .short = l’attaque { DE($attacker) } contre { $target }
EnemyAttackDeclared = { $attacker } s’attaque { A($target) }{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
    .short = l’attaque { DE($attacker) } contre { $target }
MoveDeclared = { WORD($mode) ->
    [crawl] { $combatant } se déplace en rampant
    [teleport] { $combatant } se téléporte
   *[normal] { $combatant } se déplace
}{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
    .short = le déplacement { DE($combatant) }
EnemyActionDeclared = { $who } annonce une action { DE($combatant) }{ $has_seat ->
    [no] {""}
   *[yes] , le jet étant { A($seat) }
} : { STOP($text) }
    .short = l’action { DE($combatant) }
DamageRuled = { $who } fixe les dégâts du coup { DE($attacker) } : { $gross } sur { LE($characteristic) } { DE($target) }{ $bonus ->
    [0] {""}
   *[1] {" "}({ $base } de base, { SIGNED($bonus) } pour le dé)
}{ $has_redirect_to ->
    [no] .
   *[yes] , le reste sur { LE($redirect_to) }.
}
    .short = les dégâts du coup { DE($attacker) }
OutOfCombatRuled = { $out ->
    [true] { $who } met { $combatant } hors de combat.
   *[false] { $who } remet { $combatant } en état de combattre.
}
    .short = la décision { DE($who) } sur l’état { DE($combatant) }
DeathRuled = { $who } juge { QUE($combatant) } ne survit pas.
    .short = la mort { DE($combatant) }
CombatantRemoved = { $who } retire { $combatant } de la liste.
    .short = le retrait { DE($combatant) }
RulingReplaced = { $who } remplace { quoted-event }{ $stands ->
    [itself] {""}
   *[now] {" ; "}{ stands-now }
}{ $has_reason ->
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
move-RuleAction = Définir le type d’action et sa difficulté
move-FocusAndResolve = Choisir le focus et lancer le dé
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

# NOS-ACT-05
field-accepted = Accordée
    .hint = Oui si le meneur accepte que cela abaisse la difficulté.
# NOS-FOC-01, NOS-COM-10
field-acting = Qui décide
    .hint = Le joueur qui choisit le focus et propose des réductions ; quand des adversaires agissent, celui que le meneur nomme, sinon rien.
# NOS-RES-01, NOS-TAB-05
field-rolling = Qui lance
    .hint = Le joueur qui jette le d20 : celui de l’action, ou celui que le meneur a nommé.
# NOS-DATA-02
field-applied = Points déplacés
    .hint = Ce qui a vraiment changé, négatif si c’est une perte ; jamais sous 0 ni au-delà du maximum.
# NOS-DMG-02
field-armor = Armure
    .hint = Points retranchés une fois de chaque coup, quelle que soit la caractéristique ; 0 : aucune.
# NOS-DMG-02, NOS-SEC-05
field-HurtEntry-armor = Armure
    .hint = Points retranchés du coup ; toujours rien ici, pour qui ne lit pas la feuille.
# NOS-COM-04, NOS-TAB-04
field-attack_bases = Bases d’une attaque
    .hint = Vie ou mouvement seulement, ou les quatre caractéristiques ; le joueur choisit parmi elles.
# NOS-FOC-03, NOS-TAB-04
field-focus_floor = Seuil du focus
    .hint = Il faut 3 points (5 pour deux de focus) : après avoir payé, ou avant.
# NOS-ZERO-02, NOS-TAB-04
field-surcharge_unit = Surcoût du focus
    .hint = Avec la vie à 0 en combat : 1 point de plus par mise, ou par point de focus.
# NOS-ZERO-02, NOS-TAB-04
field-surcharge_until = Fin du surcoût
    .hint = Tant que le vampire combat avec la vie à 0, ou jusqu’à son prochain repas.
# NOS-COM-06, NOS-COM-07, NOS-TAB-04
field-enemy_attack_mode = Attaques des adversaires
    .hint = Le joueur visé lance pour se défendre, ou lance le dé de l’adversaire pour le toucher.
# NOS-DMG-04, NOS-TAB-04
field-damage_overflow = Dégâts en trop
    .hint = Ce qui dépasse la caractéristique touchée : perdu, ou reporté sur une autre.
# NOS-DMG-05, NOS-TAB-04
field-corruption_absorbs = La corruption encaisse
    .hint = Oui : elle peut prendre les dégâts d’une caractéristique à 0, au choix du meneur.
# NOS-SEC-03, NOS-TAB-04
field-enemy_view = Fiches des adversaires
    .hint = Au meneur seul, ou à tous une fois l’adversaire révélé.
# NOS-SEC-05, NOS-TAB-04
field-sheet_view = Feuilles des vampires
    .hint = Lues par tous, ou par leur joueur et le meneur.
# NOS-ACT-07
field-cancelled = Abandonnée
    .hint = Oui si elle l’a été avant le jet : rien n’est payé.
# NOS-ACT-03, NOS-COM-04
field-characteristic = Caractéristique
    .hint = Vie, mouvement, mental ou corruption : celle dont le focus est payé.
# NOS-DATA-02
field-AdjustPoints-characteristic = Caractéristique
    .hint = Vie, mouvement, mental ou corruption : celle dont les points changent.
# NOS-DATA-02
field-PointsEntry-characteristic = Caractéristique
    .hint = Vie, mouvement, mental ou corruption : celle dont les points changent.
# NOS-DMG-01
field-ApplyDamage-characteristic = Caractéristique touchée
    .hint = Vie, mouvement, mental ou corruption, au meneur d’en juger selon le coup.
# NOS-DMG-01
field-DamageEntry-characteristic = Caractéristique touchée
    .hint = Vie, mouvement, mental ou corruption, selon le meneur.
# NOS-DMG-03
field-DamageApplied-characteristic = Caractéristique touchée
    .hint = Celle qui encaisse ; rien si l’adversaire n’en a pas.
# NOS-DATA-01
field-characteristics = Caractéristiques
    .hint = Les quatre maxima, en points ; un vampire meurt à 0 de vie, de mouvement et de mental.
# NOS-COM-01
field-AddCombatant-characteristics = Caractéristiques
    .hint = Ses quatre maxima, en points ; obligatoires pour un vampire, facultatifs sinon.
# NOS-COM-01
field-CombatantChanges-characteristics = Caractéristiques
    .hint = Ses nouveaux maxima, en points ; les pertes déjà subies restent.
# NOS-COM-01
field-EnemyEntry-characteristics = Caractéristiques
    .hint = Ses quatre maxima, en points ; rien s’il n’en a pas.
# NOS-DEATH-01
field-CharacterView-characteristics = Caractéristiques
    .hint = Par caractéristique : maximum, pertes et points qui restent.
# NOS-COM-01, NOS-DMG-06
field-EnemyView-characteristics = Caractéristiques
    .hint = Par caractéristique : maximum, pertes et points qui restent ; rien s’il n’en a pas.
# NOS-DATA-01
field-life = Vie
    .hint = Maximum en points, 0 ou plus ; à 0 en combat, régénération arrêtée et focus plus cher.
# NOS-DATA-01
field-movement = Mouvement
    .hint = Maximum en points, 0 ou plus ; à 0 en combat, plus de déplacement, sauf ramper ou se téléporter.
# NOS-DATA-01
field-mental = Mental
    .hint = Maximum en points, 0 ou plus ; à 0, il ne pèse que pour la mort.
# NOS-DATA-01
field-corruption = Corruption
    .hint = Maximum en points, 0 ou plus ; la seule qui ne compte pas pour la mort.
# NOS-COM-01
field-combatant = Combattant
    .hint = Le vampire ou l’adversaire dont il s’agit.
# NOS-DATA-02
field-AdjustPoints-combatant = Vampire ou adversaire
    .hint = Celui dont le meneur change les points ; jamais un mort.
# NOS-COM-01
field-ReviseCombatant-combatant = Adversaire
    .hint = Celui dont le meneur modifie la fiche, encore en vie.
# NOS-COM-01, NOS-SEC-02
field-RevealCombatant-combatant = Adversaire à révéler
    .hint = Encore caché ; tous en apprendront le nom et l’état.
# NOS-ZERO-03
field-DeclareMove-combatant = Qui se déplace
    .hint = Celui dont c’est le tour : son joueur le déclare, ou le meneur pour un adversaire.
# NOS-DEATH-02
field-RuleOutOfCombat-combatant = Combattant
    .hint = En vie, avec une caractéristique au moins à 0, ou un adversaire sans caractéristiques.
# NOS-COM-06
field-ActionView-combatant = De qui est l’action
    .hint = Le vampire qui agit ou se défend ; l’adversaire, quand on lance pour lui.
# NOS-COM-05, NOS-COM-06
field-enemy = Adversaire
    .hint = Celui dont le niveau sert de difficulté.
# NOS-COM-06
field-DeclareEnemyAttack-enemy = Adversaire qui attaque
    .hint = Celui dont c’est le tour ; le meneur le déclare.
# NOS-SEC-01
field-enemies = Adversaires
    .hint = Ceux que vous voyez : tous pour le meneur, les seuls révélés pour les autres.
# NOS-FOC-02, NOS-ZERO-02
field-cost = Coût
    .hint = Points payés : 1 pour un de focus, 3 pour deux, plus le surcoût.
# NOS-DMG-03
field-current = Restants
    .hint = Maximum moins focus dépensé et dégâts, jamais sous 0.
# NOS-DATA-01
field-maximum = Maximum
    .hint = Points quand rien n’est ni perdu ni dépensé ; le meneur peut le changer.
# NOS-FOC-04, NOS-FOC-05
field-focus_spent = Dépensés en focus
    .hint = Points perdus pour un temps ; le meneur dit quand ils reviennent.
# NOS-DMG-03
field-PoolView-damage = Perdus
    .hint = Points ôtés par des dégâts, encore à regagner.
# NOS-COM-01
field-AddCombatant-damage = Dégâts habituels
    .hint = Points que font d’ordinaire ses coups : un aide-mémoire, le meneur fixe chaque coup.
# NOS-COM-01
field-CombatantChanges-damage = Dégâts habituels
    .hint = Points que font d’ordinaire ses coups : un aide-mémoire du meneur.
# NOS-COM-01
field-EnemyEntry-damage = Dégâts habituels
    .hint = Points que font d’ordinaire ses coups : un aide-mémoire du meneur.
# NOS-COM-01
field-EnemyView-damage = Dégâts habituels
    .hint = Points que font d’ordinaire ses coups : un aide-mémoire du meneur.
# NOS-COM-08
field-damage_bonus = Dégâts en plus
    .hint = Sur une attaque réussie : 1 point pour un 17 au dé, 2 pour un 18 ; 0 sinon.
# NOS-DMG-06
field-damage_total = Dégâts subis
    .hint = Total en points, pour un adversaire sans caractéristiques : le meneur juge de ses effets.
# NOS-DATA-01
field-field = Rubrique
    .hint = Un nombre (maximum d’une caractéristique, armure), que le meneur change, ou des mots (nom, histoire, équipement…), le joueur aussi.
# NOS-DIFF-02
field-final_level = Niveau final
    .hint = Le niveau moins les réductions accordées et le focus, au moins 0 : réussite sans dé.
# NOS-FOC-01, NOS-FOC-02
field-focus = Focus
    .hint = Niveaux ôtés par des points de caractéristique, 0 à 2, au choix du joueur avant le jet.
# NOS-DATA-01
field-gear = Équipement
    .hint = Ce que le vampire porte et possède, une ligne par objet ; son joueur l’écrit, et cela ne change aucun nombre.
# NOS-DATA-01
field-CreateCharacter-notes = Notes
    .hint = Ce que le joueur veut garder sous les yeux au sujet de son vampire ; qui lit sa feuille les lit aussi.
# NOS-DATA-01
field-CharacterView-notes = Notes
    .hint = Ce que le joueur veut garder sous les yeux au sujet de son vampire ; qui lit sa feuille les lit aussi.
# NOS-DATA-01
field-SheetEntry-notes = Notes
    .hint = Ce que le joueur veut garder sous les yeux au sujet de son vampire ; qui lit sa feuille les lit aussi.
# NOS-COM-04, NOS-TAB-05
field-DeclareAttack-character = Vampire d’un absent
    .hint = Pour le meneur seul, qui attaque à la place du joueur : celui dont c’est le tour. Un joueur laisse vide, le sien attaque.
# NOS-DATA-01
field-SetSheetValue-character = Personnage
    .hint = Celui dont la feuille change : le meneur peut tout y changer, un joueur les mots du sien.
# NOS-DATA-03
field-RecordMeal-character = Personnage
    .hint = Le vampire qui vient de se nourrir, quand le meneur le dit.
# NOS-ACT-01
field-DeclareAction-character = Personnage
    .hint = Le vôtre, vivant et sans autre action en attente ; en combat, pendant son tour.
# NOS-COM-04
field-DeclareAttack-text = Récit
    .hint = Comment le coup est porté, avec les mots de qui l’annonce ; aucune règle n’en dépend.
# NOS-ZERO-03
field-DeclareMove-text = Récit
    .hint = Où et comment le combattant se déplace, avec les mots de qui l’annonce ; aucune règle n’en dépend.
# NOS-COM-04
field-AttackEntry-text = Récit
    .hint = Comment le coup est porté, avec les mots de qui l’a annoncé ; vide sans description.
# NOS-ACT-01, NOS-SEC-02
field-DeclareEnemyAction-enemy = Adversaire
    .hint = Qui agit, au choix du meneur : tous apprennent alors sa présence. En combat, celui dont c’est le tour.
# NOS-ACT-01
field-DeclareEnemyAction-text = Action
    .hint = Ce que l’adversaire tente, en dehors d’une attaque.
# NOS-TAB-02, NOS-TAB-05
field-DeclareEnemyAction-seat = Joueur qui lance
    .hint = Celui à qui le meneur confie le dé, puisque lui-même n’en lance jamais ; il peut aussi le désigner plus tard.
# NOS-TAB-02, NOS-TAB-05
field-EnemyDeedEntry-seat = Joueur qui lance
    .hint = Celui à qui le meneur confie le dé ; vide s’il ne l’a pas encore désigné.
# NOS-DEATH-01
field-ruled = Jugé
    .hint = Oui si le meneur l’a décidé ; non si le vampire est mort de lui-même, vie, mouvement et mental à 0.
# NOS-DEATH-01, NOS-DEATH-02
field-RuleDead-combatant = Adversaire
    .hint = Qui meurt, selon le meneur : pas un vampire, avec vie, mouvement et mental à 0, ou saisi sans caractéristiques.
# NOS-DEATH-01, NOS-COM-01
field-RemoveCombatant-combatant = Adversaire
    .hint = Un mort, hors de son tour, que le meneur ôte de la liste ; ce qui a été raconté de lui reste.
# NOS-DATA-01
field-history = Histoire
    .hint = Le passé du vampire ; le meneur et le joueur peuvent y trouver de quoi abaisser une difficulté.
# NOS-COM-11, NOS-DMG-06
field-hit = Coup porté
    .hint = Aucun, en attente des dégâts que fixe le meneur, réglé, ou sans objet.
# NOS-ZERO-03
field-immobilized = Immobilisé
    .hint = Oui jusqu’à la fin du combat : ne peut que ramper, ou se téléporter s’il en a le pouvoir.
# NOS-DMG-02
field-net = Dégâts nets
    .hint = En points, une fois l’armure retranchée, au moins 0 ; rien pour qui ne lit pas la feuille.
# NOS-COM-03
field-next = À qui le tour
    .hint = Nommé par le meneur seul, hors de l’ordre ; vide : le suivant encore capable d’agir.
# NOS-DEATH-02
field-out = Hors de combat
    .hint = Le meneur juge : oui, il ne peut plus agir ; non, il le peut de nouveau.
# NOS-COM-11
field-pending_damage = Coups en attente
    .hint = Ceux qui ont porté ; le meneur doit encore en fixer les dégâts.
# NOS-DATA-01, NOS-ZERO-03
field-powers = Pouvoirs
    .hint = Ceux du vampire, par leur nom ; seule la téléportation a un effet de règle.
# NOS-DMG-04, NOS-DMG-05
field-redirect_to = Caractéristique de report
    .hint = Au choix du meneur, une autre encore au-dessus de 0, quand celle qui est touchée ne peut encaisser.
# NOS-DMG-04, NOS-DMG-05
field-redirected = Dégâts reportés
    .hint = Points que l’autre caractéristique encaisse ; 0 sans report.
# NOS-DMG-05
field-redirect_remaining = Reste après report
    .hint = Points de la caractéristique qui a encaissé le report ; rien sans report.
# NOS-ACT-05, NOS-DIFF-02
field-reductions = Réductions accordées
    .hint = Celles du meneur ; leurs niveaux s’additionnent.
# NOS-ZERO-01
field-regeneration_stopped = Régénération arrêtée
    .hint = Oui jusqu’au prochain repas, pour avoir combattu avec la vie à 0.
# NOS-DMG-03, NOS-FOC-04
field-remaining = Points restants
    .hint = Dans cette caractéristique, après coup.
# NOS-SEC-03, NOS-COM-05
field-shown_level = Niveau connu de tous
    .hint = Celui qui a servi de difficulté en dernier ; rien tant qu’aucun jet ne l’a montré.
# NOS-ZERO-02
field-surcharge = Surcoût
    .hint = Oui tant que le focus coûte 1 point de plus : pendant que la vie est à 0 en combat, ou jusqu’au prochain repas, selon la table.
# NOS-DIFF-01
field-target_number = Niveau de réussite requis
    .hint = Trois fois le niveau, de 3 à 30 : le d20 doit l’égaler ou le dépasser ; 0 : sans dé.
# NOS-ZERO-03
field-teleport = Téléportation
    .hint = Oui si ce pouvoir permet de se déplacer même immobilisé.
# NOS-ACT-05
field-ProposeReduction-levels = Niveaux en moins
    .hint = Combien le joueur demande d’ôter, 1 au moins ; le meneur peut en accorder un autre nombre.
# NOS-ACT-05
field-levels = Niveaux en moins
    .hint = Combien cette réduction ôte à la difficulté, 1 au moins.
# NOS-ACT-05
field-RuleReduction-levels = Niveaux accordés
    .hint = 1 au moins, au choix du meneur ; sans nombre, celui de la proposition vaut.
# NOS-ACT-04, NOS-DIFF-01
field-SetDifficulty-level = Niveau de difficulté
    .hint = Fixé par le meneur : de 1 (simple, 3 au dé) à 10 (impossible, 30).
# NOS-ACT-04, NOS-DIFF-01
field-RuleAction-level = Niveau de difficulté
    .hint = Fixé par le meneur : de 1 (simple, 3 au dé) à 10 (impossible, 30).
# NOS-COM-01, NOS-COM-05
field-AddCombatant-level = Niveau
    .hint = De 1 à 10 : la difficulté des jets contre cet adversaire, cachée jusqu’au premier.
# NOS-DIFF-01, NOS-DIFF-02
field-level = Niveau
    .hint = Difficulté de départ, de 0 (routine, sans dé) à 10 : celle du meneur, ou le niveau de l’adversaire.
# NOS-COM-01
field-CombatantChanges-level = Niveau
    .hint = De 1 à 10 : la difficulté des jets contre lui, dès le prochain.
# NOS-COM-01, NOS-COM-05
field-EnemyEntry-level = Niveau
    .hint = De 1 à 10 : la difficulté des jets contre cet adversaire.
# NOS-COM-01, NOS-COM-05
field-EnemyView-level = Niveau
    .hint = De 1 à 10 : la difficulté des jets contre cet adversaire.
# NOS-SEC-03, NOS-COM-05
field-RevealedEnemyView-level = Niveau
    .hint = De 1 à 10 : la difficulté des jets contre lui ; rien avant qu’un jet l’ait montrée.
# NOS-COM-05, NOS-COM-06
field-DifficultyFixed-level = Niveau
    .hint = Celui de l’adversaire, de 1 à 10, désormais connu de tous.
# NOS-ACT-01
field-DeclareAction-text = Action
    .hint = Ce que le personnage tente ; le meneur dira s’il faut un jet.
# NOS-RES-05, NOS-COM-08
field-RecordSpecialEffect-text = Effet
    .hint = Ce qui arrive en plus : le joueur le dit pour un 19 ou un 20, le meneur pour un 1.
# NOS-RES-05
field-EffectEntry-text = Effet
    .hint = Ce qui arrive en plus du jet, tel qu’on l’a raconté.
# NOS-COM-06
field-DeclareEnemyAttack-text = Description
    .hint = Comment l’adversaire attaque, selon le meneur ; facultatif.
# NOS-COM-06
field-EnemyAttackEntry-text = Description
    .hint = Comment l’adversaire attaque, si le meneur l’a dit.
# NOS-ACT-01
field-DeclaredEntry-text = Action
    .hint = Ce que le personnage tente.
# NOS-ACT-01, NOS-COM-06
field-ActionView-text = Description
    .hint = Ce qui est tenté ; vide pour une attaque sans description.
# NOS-ACT-01
field-EnemyDeedEntry-text = Action
    .hint = Ce que l’adversaire tente, en dehors d’une attaque.
# NOS-DATA-02
field-AdjustPoints-delta = Points donnés ou ôtés
    .hint = Positif, il en rend ; négatif, il en ôte, ce que seuls un danger ou une correction permettent ; jamais 0.
# NOS-DATA-02
field-delta = Points demandés
    .hint = Positif : rendus ; négatif : ôtés.
# NOS-DMG-01
field-ApplyDamage-base = Dégâts de base
    .hint = En points, 0 ou plus, fixés par le meneur ; le bonus du dé s’y ajoute, l’armure s’en retranche.
# NOS-DMG-01
field-base = Dégâts de base
    .hint = En points, fixés par le meneur, sans bonus ni armure.

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
# NOS-COM-04, NOS-COM-06, NOS-COM-07, NOS-COM-10, NOS-ACT-01
field-action_kind = Sorte de jet
    .hint = Action libre, attaque, défense, attaque ou autre acte d’un adversaire dont un joueur lance le dé, ou combat entre adversaires.
# NOS-DMG-02
field-gross = Dégâts bruts
    .hint = Base et bonus du dé, en points, avant l’armure.
# NOS-DATA-02
field-limited = Plafonné
    .hint = Oui si moins de points ont bougé que demandé, faute de pertes à rendre ou de points à ôter.
# NOS-RES-02
field-margin = Marge
    .hint = Le dé moins le niveau de réussite requis ; négative en cas d’échec, rien sans dé.
# NOS-ACT-05
field-proposed = Niveaux demandés
    .hint = Ceux de la proposition à laquelle le meneur répond ; rien s’il n’y en avait pas.
# NOS-DATA-03
field-resumed = Régénération reprise
    .hint = Oui si ce repas la remet en marche ; rien pour qui ne lit pas la feuille.
# NOS-ZERO-02
field-FocusSpentEntry-surcharge = Part du surcoût
    .hint = Points que ce focus a coûté de plus, 0, 1 ou 2 ; rien pour qui ne lit pas la feuille.
# NOS-TAB-05, NOS-COM-10, NOS-TAB-02
field-AssignRoller-seat = Joueur qui lance
    .hint = N’importe lequel, au choix du meneur : pour un absent, entre deux adversaires, ou pour ce que tente un adversaire.
# NOS-TAB-05, NOS-COM-10, NOS-TAB-02
field-RollerEntry-seat = Joueur qui lance
    .hint = Celui que le meneur a nommé : pour un absent, entre deux adversaires, ou pour ce que tente un adversaire.
# NOS-DATA-01, NOS-TAB-01
field-CreateCharacter-seat = Joueur
    .hint = Celui dont ce sera le vampire ; à dire par le meneur seul.
# NOS-TAB-01
field-SheetEntry-seat = Joueur
    .hint = Celui dont c’est le vampire.
# NOS-TAB-01
field-CharacterView-seat = Joueur
    .hint = Celui dont c’est le vampire.
# NOS-TAB-01
field-CharacterOutline-seat = Joueur
    .hint = Celui dont c’est le vampire.
# NOS-DATA-01
field-CreateCharacter-name = Nom
    .hint = Vu de tous, même quand la feuille ne l’est pas.
# NOS-COM-01
field-AddCombatant-name = Nom
    .hint = Connu de tous quand le meneur le révèle.
# NOS-COM-01
field-CombatantChanges-name = Nouveau nom
    .hint = Que tous apprennent si l’adversaire est déjà révélé ; vide : inchangé.
# NOS-COM-01
field-RevisedEntry-name = Nom
    .hint = Celui que l’adversaire porte à présent.
# NOS-ACT-05
field-Reduction-id = Identifiant
    .hint = Désigne la réduction, pour que le meneur y réponde.
# NOS-DATA-02
field-AdjustPoints-reason = Motif
    .hint = Régénération, repas, retour de focus, danger ou correction : le meneur le dit, le sens permis en dépend.
# NOS-DATA-02
field-PointsEntry-reason = Motif
    .hint = Régénération, repas, retour de focus, danger ou correction.
# NOS-TAB-03, NOS-TAB-04
field-OptionChanges-dice = Dés
    .hint = Lancés par le service, par les joueurs à la table, ou selon leur choix.
# NOS-TAB-04
field-SetTableOptions-options = Options à changer
    .hint = Au choix du meneur avant la première action ; ce qui est omis ne change pas.
# NOS-COM-04, NOS-COM-06
field-target = Visé
    .hint = Celui qui reçoit le coup, vampire ou adversaire.
# NOS-COM-04
field-DeclareAttack-target = Qui est visé
    .hint = Un autre, vivant et dans le combat ; contre un vampire de joueur, le meneur fixe la difficulté.
# NOS-COM-06, NOS-COM-10
field-DeclareEnemyAttack-target = Qui est visé
    .hint = Vivant et dans le combat : un vampire, ou un autre adversaire.
# NOS-DATA-01
field-SheetValueEntry-was = Avant
    .hint = Ce que la feuille portait dans cette rubrique.
# NOS-COM-01
field-RevisedEntry-was = Ancien nom
    .hint = Celui que l’adversaire portait ; rien s’il n’a pas changé.
# NOS-COM-01
field-ReviseCombatant-changes = Ce qui change
    .hint = Au choix du meneur ; ce qui est omis reste.
# NOS-COM-01
field-RevisedEntry-changes = Ce qui change
    .hint = Pour le meneur ; les autres n’apprennent que le nouveau nom.
# NOS-ACT-05
field-ReductionProposedEntry-proposal = Réduction proposée
    .hint = Celle du joueur, par son identifiant.
# NOS-ACT-05
field-RuleReduction-proposal = Proposition
    .hint = Celle à laquelle le meneur répond ; sans elle, il accorde de lui-même.
# NOS-ACT-05
field-ReductionEntry-proposal = Proposition
    .hint = Celle à laquelle le meneur répond ; rien s’il l’accorde de lui-même.
# NOS-ACT-05
field-label = Raison
    .hint = Ce qui abaisse la difficulté, en quelques mots.
# NOS-ACT-05
field-RuleReduction-label = Raison
    .hint = En quelques mots ; sans elle, celle de la proposition vaut.
# NOS-DATA-01
field-Power-label = Nom du pouvoir
    .hint = Tel que le joueur ou le meneur l’a noté.
# NOS-RES-03, NOS-RES-04
field-RecordSpecialEffect-kind = Sorte d’effet
    .hint = Mineur (19 réussi), majeur (20 réussi) ou échec majeur (1) : celui que le dé a donné.
# NOS-RES-03, NOS-RES-04
field-EffectEntry-kind = Sorte d’effet
    .hint = Mineur (19 réussi), majeur (20 réussi) ou échec majeur (1).
# NOS-COM-01, NOS-DEATH-01
field-kind = Sorte
    .hint = Vampire (il a les quatre caractéristiques et meurt de lui-même) ou autre (le meneur décide de sa mort).
# NOS-DEATH-01, NOS-DEATH-02
field-status = État
    .hint = En vie, hors de combat (au meneur d’en juger) ou mort : vie, mouvement et mental à 0, ou par décision du meneur pour qui n’est pas vampire.
# NOS-DATA-01
field-value = Nouvelle valeur
    .hint = Nombre de points, texte, ou liste, selon la rubrique ; un maximum ne descend pas sous les pertes.
# NOS-DATA-01
field-SheetValueEntry-value = Nouvelle valeur
    .hint = Nombre de points, texte, ou liste, selon la rubrique.
# NOS-RES-02
field-success = Réussite
    .hint = Oui si le dé atteint le niveau de réussite requis, ou sans dé au niveau 0.
# NOS-COM-02, NOS-COM-03
field-round = Tour de combat
    .hint = À partir de 1 ; un de plus quand le dernier de l’ordre a joué.
# NOS-COM-02
field-order = Ordre de jeu
    .hint = Vivants et capables d’agir, chacun une fois, le premier d’abord ; fixé par le meneur, il révèle les cachés.
# NOS-COM-02
field-OrderEntry-order = Ordre de jeu
    .hint = Celui qu’a fixé le meneur, le premier d’abord.
# NOS-COM-02
field-Combat-order = Ordre de jeu
    .hint = Celui qu’a fixé le meneur, le premier d’abord.
# NOS-RES-01, NOS-TAB-03
field-die = Dé
    .hint = Face du d20, de 1 à 20 ; rien au niveau 0.
# NOS-ACT-05
field-source = Origine de la réduction
    .hint = Compétence, environnement, histoire ou autre chose.
# NOS-ACT-05
field-RuleReduction-source = Origine de la réduction
    .hint = Compétence, environnement, histoire ou autre ; sans elle, celle de la proposition vaut.
# NOS-FOC-01, NOS-FOC-02
field-points = Points de focus
    .hint = De 0 à 2 : autant de niveaux en moins ; coûte 1 ou 3 points, plus l’éventuel surcoût.
# NOS-DMG-03
field-DamageApplied-points = Points perdus
    .hint = Par la caractéristique touchée, jamais plus qu’il n’en restait.
# NOS-COM-08
field-bonus = Bonus du dé
    .hint = Points ajoutés aux dégâts : 1 pour un 17, 2 pour un 18, sinon 0.
# NOS-COM-02, NOS-COM-03
field-active = À qui le tour
    .hint = Le combattant qui peut agir, attaquer et se déplacer.
# NOS-ACT-01
field-action = Action
    .hint = Celle dont il s’agit, par son identifiant.
# NOS-ACT-01
field-actions = Actions
    .hint = Celles qui attendent leur jet, leurs dégâts ou leur effet, et la dernière close.
# NOS-COM-11
field-attack = Attaque
    .hint = Celle qui a porté, par son identifiant.
# NOS-COM-04, NOS-COM-06
field-attacker = Attaquant
    .hint = Celui qui porte le coup, vampire ou adversaire.
# NOS-COM-04, NOS-COM-06, NOS-ACT-01
field-ActionView-attacker = Attaquant
    .hint = Celui qui porte le coup ; rien hors d’une attaque, même si c’est un adversaire qui agit.
# NOS-COM-04, NOS-COM-06, NOS-ACT-01
field-OutcomeEntry-attacker = Attaquant
    .hint = Celui qui porte le coup ; rien hors d’une attaque, même si c’est un adversaire qui agit.
# NOS-COM-04
field-basis = Base de l’attaque
    .hint = Vie ou mouvement, au choix du joueur (les quatre si la table le permet) : le focus s’y paie.
# NOS-COM-02
field-combat = Combat
    .hint = Tour, ordre et combattant actif ; un seul à la fois, rien hors combat.
# NOS-DATA-01, NOS-ACT-05
field-skills = Compétences
    .hint = Leur nom suffit : elles servent à abaisser une difficulté, si le meneur l’accorde.
# NOS-COM-01, NOS-SEC-02
field-revealed = Révélé
    .hint = Oui si tous savent que cet adversaire est là.
# NOS-ACT-06, NOS-RES-01
field-open = Jet à faire
    .hint = Oui tant que le dé n’est pas lancé : on peut encore changer niveau, réductions et focus.
# NOS-RES-05
field-effect = Effet raconté
    .hint = Le contenu de l’accomplissement ou de l’échec majeur ; rien tant que personne ne l’a dit.
# NOS-RES-03, NOS-RES-04, NOS-COM-08
field-special = Résultat particulier
    .hint = Réussite à 19 : mineur ; à 20 : majeur ; 1 : échec majeur ; sinon aucun.
# NOS-ZERO-03
field-mode = Déplacement
    .hint = Normal, en rampant ou par téléportation ; immobilisé, on ne peut plus aller normalement.
# NOS-ACT-05
field-proposals = Réductions proposées
    .hint = Celles du joueur qui attendent la réponse du meneur.
# NOS-RES-01, NOS-ACT-02
field-automatic = Sans dé
    .hint = Oui au niveau 0 : réussite certaine, ni bonus ni accomplissement.
# NOS-TAB-01
field-NosgothView-characters = Vampires
    .hint = Ceux des joueurs : la feuille entière si vous pouvez la lire, sinon nom et état.

chapter-ACT = Actions
chapter-COM = Combat
chapter-DATA = Fiches
chapter-DEATH = Hors de combat
chapter-DMG = Dégâts
chapter-FOC = Focus
chapter-RES = Résolution
chapter-TAB = À la table
chapter-ZERO = Déplacements
