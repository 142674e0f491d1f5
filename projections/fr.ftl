# Table
TableOpened = { $has_origin ->
    [yes] La table « { $title } » est ouverte : elle est une branche d’une autre, dont elle reprend le passé.
   *[no] La table « { $title } » est ouverte.
}
SeatJoined = { $who } prend place.
TableStarted = { $who } lance la séance.
TablePaused = { $who } suspend la séance.
TableResumed = { $who } reprend la séance.
TableEnded = { $who } clôt la séance.
PresenceSet = { $away ->
    [true] { $seat } quitte la table un moment.
   *[other] { $seat } revient à la table.
}
TokenIssued = { $by ->
    [seat] { $who } change de jeton.
    [operator] Nouveau jeton pour { $seat }, par qui gère le service.
   *[host] Nouveau jeton pour { $seat }, par l’hôte.
}
TokenRevoked = { $who } retire son jeton { A($seat) }.

# Corrections
RulingContested = { $who } conteste une décision{ $has_text ->
    [no] .
   *[other] {" : "}{ STOP($text) }
}
RulingUpheld = { $who } maintient la décision contestée.
RulingRetracted = { $who } retire un événement du registre.
RulingAmended = { $who } rectifie un événement du registre.
RulingRewound = { $who } ramène le registre avant un événement.
RulingRestored = { $who } rétablit ce qu’une correction avait changé.
TextRetracted = { $who } retire le texte d’un événement du registre.
RulingsCorrected = { $who } corrige plusieurs événements du registre à la fois.
RecordChanged = Une correction change ce que vous voyez.
CorrectionProposed = { $who } propose une correction.
CorrectionConsented = { $who } consent à la correction.
CorrectionDeclined = { $who } refuse la correction.
CorrectionWithdrawn = { $who } retire sa proposition de correction.

# Refus
refusal-not_your_role = Ce n’est pas à votre place de le faire.
refusal-seat_away = Votre place est marquée absente.
refusal-table_open = La séance n’a pas encore commencé.
refusal-table_playing = La séance a déjà commencé.
refusal-table_paused = La séance est suspendue.
refusal-table_ended = La séance est close.
refusal-starts_by_rules = Ce jeu commence par une commande qui lui est propre : { $command }.
refusal-already_joined = Vous occupez déjà cette place.
refusal-name_required = Il faut un nom.
refusal-unknown_seat = Cette place n’existe pas.
refusal-presence_unchanged = La présence est déjà ainsi.
refusal-dice_source = Cette table n’accepte pas de dés de cette provenance.
refusal-bad_die_value = { $wrong ->
    [count] Il faut { $needed ->
        [one] { $needed } dé
       *[other] { $needed } dés
    }, et non { $typed }.
   *[value] Un dé { A($sides) } faces ne montre pas { $face }.
}
refusal-bad_dice_count = Il faut { $needed ->
    [one] { $needed } dé
   *[other] { $needed } dés
}, et non { $typed }.
refusal-unknown_event = Cet événement n’existe pas.
refusal-not_retractable = Cet événement ne peut pas être corrigé.
refusal-illegal_replacement = Le remplacement n’aurait pas été permis à cet endroit.
refusal-not_contested = Cette décision n’est pas contestée.
refusal-not_text_event = Cet événement ne porte pas de texte.
refusal-not_restorable = Cet acte ne peut pas être rétabli. { $because }
refusal-rests_on = Il tient à ce qui n’est plus comme il était : { $events }.
refusal-undrawn = Il lui faudrait un dé qui n’a jamais été jeté.
refusal-reads_otherwise = Il en suivrait autre chose que ce qui en avait suivi.
refusal-reason_apart = Des corrections faites ensemble ont un seul motif et une seule confirmation, à côté de leur liste.
refusal-one_target_twice = Des corrections faites ensemble ne nomment chaque événement qu’une fois.
refusal-undo_pending = Une correction proposée attend des réponses.
refusal-no_undo = Cette proposition n’existe pas.
refusal-already_answered = Vous avez déjà répondu.
refusal-not_proposer = Seul l’auteur de la proposition peut la retirer.

# Refus du service
refusal-bad_request = La demande est mal formée.
refusal-malformed = Le corps de la demande est mal formé.
refusal-unauthorized = Il faut le jeton d’une place de cette table.
refusal-record_sealed = Le registre contient une chose que personne ne peut encore lire.
refusal-not_found = Il n’y a rien à cette adresse.
refusal-method_not_allowed = Cela ne se fait pas à cette adresse.
refusal-too_large = La demande est plus longue que ce que le service lit.
refusal-too_many_requests = Trop de demandes. Réessayez dans { $wait } s.
refusal-too_many_streams = Trop de connexions en direct viennent de cette adresse.
refusal-internal = Le service a failli ; rien de ce qui a été répondu auparavant n’est perdu.
refusal-record_damaged = Le registre de cette table est endommagé et ne peut pas être lu ; aucune autre table n’est touchée. Prévenez qui tient ce service.
refusal-unavailable = Le registre ne peut pas servir en ce moment ; rien n’a été fait. Réessayez.
refusal-unanswered = Le registre ne répond pas ; on ne sait pas encore si c’est inscrit. Renvoyez la même demande avec sa clé.
refusal-writes_stuck = Le registre se lit, mais ce qu’on y écrit ne passe pas.
refusal-idempotency_key_reused = Cette clé d’idempotence est déjà venue avec une autre demande.
refusal-bad_idempotency_key = Une clé d’idempotence a { $most } caractères imprimables au plus.
refusal-weak_idempotency_key = Ici, une clé d’idempotence doit être difficile à deviner : { $least } caractères au moins.
refusal-idempotency_key_expired = C’était il y a plus d’une heure ; les jetons ne sont pas redits.
refusal-unknown_frame = Cette trame n’existe pas ; votre dernière porte le numéro { $last }.
refusal-no_such_system = Ce jeu n’existe pas ici.
refusal-host_needs_token = Le jeton de l’hôte se remplace, il ne se révoque pas.
refusal-opening_barred = Ici, seul qui est sur cette machine, ou en a le jeton, peut ouvrir une table.
refusal-foreign_origin = Les pages de cette origine ne peuvent pas appeler.
refusal-no_preview = Il n’y a rien à prévoir ici.
refusal-unknown_system = Ce jeu n’existe pas ici.
refusal-title_required = Il faut un titre.
refusal-bad_seat_count = { $role ->
    [gm] Le nombre de meneurs ne convient pas à ce jeu ; il en faut : { $needed }.
    [player] Le nombre de joueurs ne convient pas à ce jeu ; il en faut : { $needed }.
   *[spectator] Le nombre de spectateurs ne convient pas à ce jeu ; il en faut : { $needed }.
}
refusal-bad_option = Cette option ne convient pas au jeu : { STOP($option) }

# Coups
move-JoinTable = Prendre place
move-StartTable = Lancer la séance
move-PauseTable = Suspendre la séance
move-ResumeTable = Reprendre la séance
move-EndTable = Clore la séance
move-SetPresence = S’absenter ou revenir
move-consent = Consentir à la correction
move-decline = Refuser la correction
move-withdraw = Retirer la proposition de correction

# Problèmes, par statut
problem-400 = Demande incompréhensible
problem-401 = Aucune place ne parle ici
problem-403 = Ce n’est pas à vous
problem-404 = Cela n’existe pas
problem-405 = Impossible à cette adresse
problem-409 = Refusé par les règles
problem-413 = Trop long
problem-415 = Forme qui n’est pas lue ici
problem-422 = Clé déjà venue avec une autre demande
problem-429 = Trop de demandes
problem-500 = Défaillance du service
problem-503 = Le registre ne peut pas servir

# Mots
label-host = l’hôte
    .gender = m

# Ce dont le lecteur ne sait pas le nom
unknown = { $field ->
    [seat] quelqu’un
    [seats] quelqu’un
    [who] quelqu’un
    [character] quelqu’un
    [characters] quelqu’un
    [combatant] quelqu’un
    [target] quelqu’un
    [targets] quelqu’un
    [victim] quelqu’un
    [victims] quelqu’un
    [npc] quelqu’un
    [attacker] quelqu’un
    [winner] quelqu’un
    [loser] quelqu’un
    [losers] quelqu’un
    [fugitive] quelqu’un
    [leader] quelqu’un
    [roller] quelqu’un
    [order] quelqu’un
    [ranking] quelqu’un
    [giver] quelqu’un
    [assistants] quelqu’un
    [aggressor] quelqu’un
    [follower] quelqu’un
    [exposed] quelqu’un
    [boss] quelqu’un
    [featured] quelqu’un
    [narrator] quelqu’un
    [active] quelqu’un
    [patient] quelqu’un
    [one] quelqu’un
    [other] quelqu’un
    [holder] quelqu’un
    [by] quelqu’un
    [pursuer] quelqu’un
    [bearer] quelqu’un
    [maker] quelqu’un
    [surgeon] quelqu’un
    [lead] quelqu’un
    [sleeper] quelqu’un
    [loader] quelqu’un
    [perpetrator] quelqu’un
    [protagonists] quelqu’un
    [hit] quelqu’un
    [burning] quelqu’un
    [enemy] quelqu’un
    [dog] quelqu’un
    [animal] quelqu’un
    [present] quelqu’un
    [to] quelqu’un
    [recipient] quelqu’un
    [stagers] quelqu’un
    [involved] quelqu’un
    [reached] quelqu’un
    [best] quelqu’un
    [other_protagonist] quelqu’un
    [from] quelqu’un
    [on_behalf] quelqu’un
    [keep_hidden] quelqu’un
    [keep_out] quelqu’un
   *[thing] quelque chose
}

# Deux choses qui vont ensemble
part-pair = { $key } { $value }

# Branches
branch-title = { $title } (branche)
compare-same = rien n’est raconté autrement
compare-parts = les récits se séparent à la trame { $frame }
refusal-branch_of_branch = Cette table est déjà une branche : on ne branche que la table d’origine.
refusal-branch_tokens = Les jetons d’une branche sont ceux de la table d’origine : c’est là qu’ils changent.
refusal-no_branch = Ce n’est ni l’origine de cette table ni l’une de ses branches.
refusal-too_many_branches = Cette table a déjà { $most } branches : c’est le plus qu’elle puisse avoir.


# Choix d’un formulaire
choice-none = Rien
choice-yes = Oui
choice-no = Non
