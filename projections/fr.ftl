# Table
TableOpened = { $has_origin ->
    [yes] La table { QUOTE($title) } est ouverte : elle est une branche d’une autre, dont elle reprend le passé.
   *[no] La table { QUOTE($title) } est ouverte.
}{ $has_delay ->
    [yes] {" "}Les spectateurs lisent avec { $delay } de retard.
   *[no] {""}
}{ WORD($talk-talk) ->
    [everybody] {" "}Les spectateurs y parlent aussi.
    [gm] {" "}Seul le meneur y parle.
    [nobody] {" "}On n’y parle pas hors des règles.
   *[players] {""}
}{ WORD($talk-free_rolls) ->
    [everybody] {" "}Les spectateurs y lancent aussi des dés librement.
    [gm] {" "}Seul le meneur y lance des dés librement.
    [nobody] {" "}On n’y lance pas de dés hors des règles.
   *[players] {""}
}{ $whispers ->
    [yes] {" "}Le meneur lit aussi ce qui est dit à quelques-uns seulement.
   *[no] {""}
}
part-OpenedEntry-delay = { $minutes ->
    [0] { delay-frames }
   *[other] { $frames ->
        [0] { delay-minutes }
       *[other] { delay-frames } et au moins { delay-minutes }
    }
}
delay-frames = { $frames ->
    [one] { $frames } trame
   *[other] { $frames } trames
}
delay-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
SeatJoined = { $has_was ->
    [yes] { $again ->
        [true] { $was } s’appelle désormais { $name }.
       *[other] { $was } prend place sous le nom { QUOTE($name) }.
    }
   *[no] { $who } prend place.
}
TableStarted = { $who } lance la séance.
TablePaused = { $who } suspend la séance.
TableResumed = { $who } reprend la séance.
TableEnded = { $who } clôt la séance.
TableOver = La partie est finie : la table est close.
PresenceSet = { $away ->
    [true] { $seat } quitte la table un moment.
   *[other] { $seat } revient à la table.
}
SeatAdded = { $who } ajoute la place { DE($name) } ({ $role }).
SeatClosed = { $who } retire la place { DE($seat) } : { STOP($reason) }
StandInAllowed = { $allowed ->
    [true] { $who } accepte { QUE($by) } agisse pour { $seat }.
   *[other] { $who } n’accepte plus { QUE($by) } agisse pour { $seat }.
}
line-for = Par { $by }, à la place { DE($who) } : { $said }
TokenIssued = { $by ->
    [seat] { $who } change de jeton.
    [operator] Nouveau jeton pour { $seat }, par qui gère le service.
   *[host] Nouveau jeton pour { $seat }, par l’hôte.
}
TokenRevoked = { $who } retire son jeton { A($seat) }.
DrawnAnew = Ce qui était tiré sans avoir été montré à personne est tiré de nouveau pour cette branche.
OpenedAgain = { $who } ouvre une nouvelle table pour les mêmes personnes.
quotation = { QUOTE($text) }
act-correction = { $together ->
    [true] la correction de la table
   *[false] la correction { DE($who) }
}{ $has_about ->
    [yes] {" "}{ about-it }
   *[no] {""}
}
act-proposal = la proposition { DE($who) }{ $has_about ->
    [yes] {" "}{ about-it }
   *[no] {""}
}
act-contest = la contestation { DE($who) }{ $has_about ->
    [yes] {" "}{ about-it }
   *[no] {""}
}
act-answer = la réponse { DE($who) }{ $has_about ->
    [yes] {" "}{ about-it }
   *[no] {""}
}
act-withdrawal = le retrait de la contestation { DE($who) }
act-upholding = le maintien { of-quoted-event }
about-it = sur { $about }
stands-now = { $stands ->
    [back] cet acte tient de nouveau
    [void] cet acte ne tient plus
    [otherwise] cet acte se lit autrement
   *[same] cet acte reste tel qu’il était
}
quoted-event = { $has_about ->
    [yes] { $about }
   *[no] un événement du registre
}
of-quoted-event = { $has_about ->
    [yes] { DE($about) }
   *[no] d’un événement du registre
}
proposed-deed = { $kind ->
    [uphold] de maintenir { quoted-event }
    [retract] de retirer { quoted-event }
    [amend] de rectifier { quoted-event }
    [text] de retirer les mots { of-quoted-event }
    [restore] de rétablir { quoted-event }
    [together] de corriger plusieurs événements à la fois
    [branch] d’ouvrir une branche
    [disclose] d’ouvrir le registre à tous
   *[rewind] de revenir avant { quoted-event }
}

# Corrections
RulingContested = { $who } conteste { $has_about ->
    [yes] { $about }
   *[no] une décision
}{ $has_text ->
    [no] .
   *[yes] {" : "}{ STOP($text) }
}
RulingUpheld = { $together ->
    [true] La table
   *[false] { $who }
} maintient { $has_about ->
    [yes] { $about }
   *[no] la décision contestée
}{ $has_text ->
    [no] .
   *[yes] {" : "}{ STOP($text) }
}
ContestAnswered = { $who } répond à la contestation{ $has_about ->
    [yes] {" "}sur { $about }
   *[no] {""}
}{" : "}{ STOP($text) }
ContestWithdrawn = { $who } retire sa contestation{ $has_about ->
    [yes] {" "}sur { $about }.
   *[no] .
}
RulingRetracted = { $who } retire { quoted-event }{ $stands ->
    [itself] {""}
   *[now] {" ; "}{ stands-now }
}{ $has_reason ->
    [no] .
   *[yes] {" : "}{ STOP($reason) }
}
RulingAmended = { $who } rectifie { quoted-event }{ $stands ->
    [itself] {""}
   *[now] {" ; "}{ stands-now }
}{ $has_reason ->
    [no] .
   *[yes] {" : "}{ STOP($reason) }
}
RulingRewound = { $who } ramène le registre avant { quoted-event }{ $has_reason ->
    [no] .
   *[yes] {" : "}{ STOP($reason) }
}
RulingRestored = { $who } { $itself ->
    [yes] rétablit { quoted-event }
   *[no] annule { $has_about ->
        [yes] { $about }
       *[no] une correction
    }{ $stands ->
        [itself] {""}
       *[now] {" ; "}{ stands-now }
    }
}{ $has_reason ->
    [no] .
   *[yes] {" : "}{ STOP($reason) }
}
TextRetracted = { $who } retire les mots { of-quoted-event }{ $has_reason ->
    [no] .
   *[yes] {" : "}{ STOP($reason) }
}
RulingsCorrected = { $together ->
    [true] La table
   *[false] { $who }
} corrige plusieurs événements du registre à la fois{ $has_reason ->
    [no] .
   *[yes] {" : "}{ STOP($reason) }
}
RecordChanged = Une correction change ce que vous voyez.
CorrectionProposed = { $who } propose { proposed-deed }{ $has_reason ->
    [no] .
   *[yes] {" : "}{ STOP($reason) }
}
CorrectionConsented = { $who } accepte { proposed-deed }.
CorrectionDeclined = { $who } refuse { proposed-deed }{ $failed ->
    [true] {" : "}la proposition est close, rien ne change.
   *[false] .
}
CorrectionWithdrawn = { $who } ne propose plus { proposed-deed }.
effect-target = Est corrigé{" : "}{ quoted-event }.
effect-flip = { $has_was ->
    [no] { $has_now ->
        [yes] Se lit désormais aussi { QUOTE($now) }.
       *[no] {""}
    }
   *[yes] { $has_now ->
        [no] Ne se lit plus { QUOTE($was) }.
       *[yes] On lisait { QUOTE($was) }, on lit désormais { QUOTE($now) }.
    }
}
effect-otherwise = Se lit autrement{" : "}{ quoted-event }.
effect-void = Est annulé aussi{" : "}{ quoted-event }.
effect-fell = { $has_why ->
    [yes] { CAP($about) } tombe{" : "}{ STOP($why) }
   *[no] { CAP($about) } ne tient plus à sa place.
}
effect-back = Tient de nouveau{" : "}{ quoted-event }.
effect-inserted = Les règles ajoutent { QUOTE($now) }.
effect-contest = { $has_about ->
    [yes] { CAP($about) }
   *[no] Une contestation
}{ $standing ->
    [open] {" : "}cette contestation est de nouveau ouverte.
    [waiting] {" : "}cette contestation attend, car ce qu’elle vise est annulé.
    [withdrawn] {" : "}cette contestation reste retirée.
    [upheld] {" : "}cette contestation est close, la décision étant maintenue.
   *[settled] {" : "}cette contestation est réglée.
}
effect-read = { $has_seats ->
    [no] {""}
   *[yes] Déjà lu par { LIST($seats) }{" : "}{ quoted-event }{ $more ->
        [0] .
       *[1] {" "}et { N($more, "autre événement", "autres événements") }.
    }
}
effect-more = Et { N($count, "autre", "autres") }.
line-withdrawn = Annulé depuis la trame { $frame }.
line-now = { $has_now ->
    [yes] Se lit autrement depuis la trame { $frame }{" : "}{ STOP($now) }
   *[no] Ne se lit plus depuis la trame { $frame }.
}
line-contested = Contesté.

# Paroles
Said = { $who }{ $has_character ->
    [yes] {" "}({ $character })
   *[no] {""}
}{ $has_to ->
    [yes] , pour { LIST($to) } seulement
   *[no] {""}
}{" : "}{ QUOTE($text) }.
    .short = les paroles { DE($who) }
HandoutShown = { $who } montre { QUOTE($title) }{ $has_to ->
    [yes] , pour { LIST($to) } seulement
   *[no] {""}
}{ $has_address ->
    [yes] {" "}({ $address })
   *[no] {""}
}{ $has_text ->
    [yes] {" : "}{ STOP($text) }
   *[no] .
}
    .short = le document montré par { $who }
NoteWritten = { $who } note pour ses propres yeux{" : "}{ STOP($text) }
    .short = la note { DE($who) }
NoteMended = { $who } récrit sa note{" : "}{ STOP($text) }
    .short = la note récrite par { $who }
NoteStruck = { $who } raye sa note.
    .short = la note rayée par { $who }
NoteShared = { $who } montre sa note à tous{" : "}{ STOP($text) }
    .short = la note montrée par { $who }
DiceRolledFreely = { $who } lance { $thrown }{ $has_reason ->
    [yes] {" "}({ $reason })
   *[no] {""}
}{ WORD($readers) ->
    [gm] , pour le meneur seul
    [oneself] , pour ses propres yeux
   *[everybody] {""}
}{" : "}{ $dice }{ COUNT($sides) ->
    [one] { $modifier ->
        [0] {""}
       *[other] , soit { $total }
    }
   *[other] , soit { $total }
}.
    .short = le jet libre { DE($who) }

# Refus
comparison-needed = Il faut { $needed }, et c’est { $has }.
comparison-most = Au plus { $most }, et c’est { $has }.
comparison-between = Entre { $least } et { $most }, et c’est { $has }.
refusal-not_your_role = Ce n’est pas à votre place de le faire.
refusal-seat_away = Votre place est marquée absente.
refusal-reads_late = À cette table, les spectateurs lisent en retard : jusqu’à la fin de la partie, ils prennent place et regardent.
refusal-table_open = La séance n’a pas encore commencé.
refusal-table_playing = La séance a déjà commencé.
refusal-table_paused = La séance est suspendue.
refusal-table_ended = La séance est close.
refusal-starts_by_rules = Ce jeu commence par une commande qui lui est propre : { $command }.
refusal-already_joined = Vous occupez déjà cette place.
refusal-text_too_long = Ce texte est trop long.
refusal-name_too_long = Ce nom est trop long.
refusal-name_control = Ce nom contient un signe qui ne s’écrit pas.
refusal-name_alike = Ce nom ressemble trop à { QUOTE($name) }, déjà pris à cette table.
refusal-name_required = Il faut un nom.
refusal-unknown_seat = Cette place n’existe pas.
refusal-presence_unchanged = La présence est déjà ainsi.
refusal-seat_closed = Cette place a été retirée de la table.
refusal-seats_fixed = À ce point de la partie, personne de plus ne peut y jouer ; regarder reste possible.
refusal-last_gm = Sans meneur, ce jeu ne peut pas continuer : sa place ne se retire pas.
refusal-seat_present = Cette place est à la table : personne n’agit à sa place.
refusal-no_stand_ins = À cette table, personne n’agit ainsi pour une place absente.
refusal-stand_in_not_agreed = Les joueurs à la table n’ont pas tous accepté qu’on agisse pour cette place.
refusal-not_over = Une nouvelle table pour les mêmes personnes s’ouvre une fois celle-ci close.
refusal-no_seat_again = Cette place n’était pas à la table quand la nouvelle a été ouverte.
refusal-next_table_gone = La nouvelle table n’existe plus.
refusal-seat_handed_over = À la nouvelle table, un autre jeton parle déjà pour cette place ; son hôte peut en donner un nouveau.
refusal-not_for_another = Cela ne se fait pas pour une autre place : il y faudrait ce qu’elle seule sait, ou que ce soit elle.
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
refusal-already_contested = Vous contestez déjà cette décision.
refusal-unknown_contest = Cette contestation n’existe pas.
refusal-contest_closed = Cette contestation est close.
refusal-not_contester = Seul l’auteur d’une contestation peut la retirer.
refusal-reason_missing = Il faut dire pourquoi.
refusal-proposed_in_vain = Vous l’avez déjà proposé en vain ; une autre place peut le proposer, ou vous-même après la prochaine correction du registre.
already-void = Cet acte est déjà retiré.
refusal-dependents_exist = { $named ->
    [yes] Tombent avec lui{" : "}{ $acts }{ $more ->
        [0] .
       *[1] {" "}et { N($more, "autre acte", "autres actes") }.
    }
   *[no] Des actes ultérieurs en dépendent.
} Confirmez pour les retirer aussi.
refusal-not_text_event = Cet événement ne porte pas de texte.
refusal-not_restorable = Cet acte ne peut pas être rétabli. { STOP($because) }
refusal-rests_on = Il tient à ce qui n’est plus comme il était.
refusal-undrawn = Il lui faudrait un dé qui n’a jamais été jeté.
refusal-reads_otherwise = Il en suivrait autre chose que ce qui en avait suivi.
refusal-reason_apart = Des corrections faites ensemble ont une seule confirmation, à côté de leur liste, et un seul motif au même endroit ou chacune le sien.
refusal-reason_for_each = Certains ne voient qu’une partie de ce que vous corrigez : donnez à chacune de ces corrections son propre motif.
refusal-one_target_twice = Des corrections faites ensemble ne nomment chaque événement qu’une fois.
refusal-undo_pending = Une correction proposée attend des réponses.
refusal-no_undo = Cette proposition n’existe pas.
refusal-already_answered = Vous avez déjà répondu.
refusal-not_proposer = Seul l’auteur de la proposition peut la retirer.
refusal-kit_form = Ce fichier n’est pas un kit que ce service sait lire.
refusal-kit_game = Ce kit est d’un autre jeu ({ $system }).
refusal-kit_version = Ce kit est d’une autre version du jeu ({ $system }).
refusal-kit_too_long = Ce kit contient trop de commandes.
refusal-kit_empty = Ce kit ne contient rien.
refusal-kit_names = Les noms des commandes d’un kit sont @1, @2, et ainsi de suite, dans l’ordre.
refusal-kit_command = Cette commande ne fait pas partie des préparatifs qu’un kit peut contenir.
refusal-no_talk = À cette table, votre place ne parle pas hors des règles.
refusal-no_listener = Il faut s’adresser à d’autres places de la table, chacune une fois.
refusal-nothing_written = Il n’y a rien à lire.
refusal-bad_address = L’adresse d’un document commence par http:// ou https:// et n’a ni blanc ni nom d’utilisateur.
refusal-unknown_note = Vous n’avez pas de telle note.
refusal-note_shared = Tous lisent déjà cette note.
refusal-too_many_notes = Vous avez trop de notes.
refusal-no_free_rolls = À cette table, votre place ne lance pas de dés hors des règles.
refusal-bad_free_roll = De 1 à 20 dés de 2 à 100 faces, et au plus 1000 à ajouter ou à retirer.
refusal-no_gm_here = Il n’y a pas de meneur à cette table.
refusal-record_private = À cette table, le meneur ne lit pas ce qui est dit à d’autres seulement : il lit le registre entier une fois qu’il est ouvert à tous.

# Refus du service
refusal-bad_request = La demande est mal formée.
refusal-malformed = Le corps de la demande est mal formé.
refusal-unknown_command = Ce jeu ne connaît pas cette commande.
refusal-unknown_parameter = Cette adresse ne prend pas ce paramètre.
refusal-not_acceptable = Cela n’existe sous aucune des formes acceptées.
refusal-unsupported_media_type = Seul le JSON est lu ici (application/json).
refusal-unauthorized = Il faut le jeton d’une place de cette table.
refusal-record_sealed = Le registre contient une chose que personne ne peut encore lire.
refusal-not_found = Il n’y a rien à cette adresse.
refusal-register_in_memory = Ce service ne garde ses tables qu’en mémoire : elles sont oubliées quand il s’arrête.
refusal-method_not_allowed = Cela ne se fait pas à cette adresse.
refusal-too_large = La demande est plus longue que ce que le service lit.
refusal-too_many_requests = Trop de demandes. Réessayez dans { $wait } s.
refusal-too_many_streams = Trop de connexions en direct viennent de cette adresse.
refusal-too_many_connections = Le service a autant de connexions qu’il en accepte. Réessayez dans { $wait } s.
refusal-request_timeout = La suite de la demande n’est pas venue à temps ; rien n’a été fait.
refusal-websocket_version = Les connexions en direct demandent la version 13 de WebSocket.
refusal-internal = Le service a failli ; rien de ce qui a été répondu auparavant n’est perdu.
refusal-record_damaged = Le registre de cette table est endommagé et ne peut pas être lu ; aucune autre table n’est touchée. Prévenez qui tient ce service.
refusal-unavailable = Le registre ne peut pas servir en ce moment ; rien n’a été fait. Réessayez.
refusal-unanswered = Le registre ne répond pas ; on ne sait pas encore si c’est inscrit. Renvoyez la même demande avec sa clé.
refusal-writes_stuck = Le registre se lit, mais ce qu’on y écrit ne passe pas.
refusal-idempotency_key_reused = Cette clé d’idempotence est déjà venue avec une autre demande.
refusal-bad_idempotency_key = Une clé d’idempotence a { $most } caractères imprimables au plus.
refusal-weak_idempotency_key = Ici, une clé d’idempotence doit être difficile à deviner : { $least } caractères au moins.
refusal-idempotency_key_expired = C’était il y a plus d’une heure ; les jetons ne sont pas redits.
refusal-not_the_last = Seule la dernière de plusieurs commandes peut faire tirer le sort par le service, ouvrir ce qui est scellé, ou apprendre quelque chose à qui ne voit pas tout : envoyez celle-ci à part, ou en dernier.
refusal-only_alone = Cette commande en vaut plusieurs : envoyez-la seule, sans autres.
refusal-unknown_frame = Cette trame n’existe pas ; votre dernière porte le numéro { $last }.
refusal-unknown_filter = Ce que l’on cherche n’existe pas ici : { $parameter } = { $value }.
refusal-bad_pointer = « { $pointer } » n’est pas un pointeur JSON (RFC 6901) : vide, ou des noms chacun après une barre oblique.
refusal-unknown_pointer = Il n’y a rien à cet endroit de votre vue : { $pointer }.
refusal-no_such_system = Ce jeu n’existe pas ici.
refusal-no_such_version = Ce jeu n’a pas ici cette version de ses règles.
refusal-host_needs_token = Le jeton de l’hôte se remplace, il ne se révoque pas.
refusal-own_token_needed = Une clé d’hôte ne suffit pas ici : il faut le jeton de la place.
refusal-no_hook = Cette place n’a pas de webhook.
refusal-hook_no_address = Ce n’est pas une adresse où envoyer : http:// ou https://, un nom, sans mot de passe ni fragment.
refusal-hook_private_address = Ce service n’envoie rien à des adresses privées.
refusal-hook_unsigned = Ce service n’a pas de clé pour signer : seules les formes discord et slack sont possibles.
refusal-opening_barred = Ici, seul qui est sur cette machine, ou en a le jeton, peut ouvrir une table.
refusal-foreign_origin = Les pages de cette origine ne peuvent pas appeler.
refusal-no_preview = Il n’y a rien à prévoir ici.
refusal-preview_outdated = Depuis cette prévision, le registre a changé ; la correction ferait autre chose. Demandez-en une nouvelle.
refusal-unknown_system = Ce jeu n’existe pas ici.
refusal-title_required = Il faut un titre.
refusal-bad_seat_count = { $role ->
    [gm] Le nombre de meneurs ne convient pas à ce jeu.
    [player] Le nombre de joueurs ne convient pas à ce jeu.
   *[spectator] Le nombre de spectateurs ne convient pas à ce jeu.
}
refusal-bad_option = Cette option ne convient pas au jeu : { STOP($option) }

# Où une demande ne convient pas
misfit-wrong_type = { $expected ->
    [object] Un objet est attendu ici.
    [array] Une liste est attendue ici.
    [string] Un texte est attendu ici.
    [integer] Un nombre entier est attendu ici.
    [number] Un nombre est attendu ici.
    [boolean] Oui ou non est attendu ici.
    [null] Rien n’est attendu ici.
   *[other] Ce qui se trouve ici est d’une autre nature qu’attendu.
}
misfit-missing_field = Ceci manque.
misfit-unknown_field = Ce champ n’existe pas ici.
misfit-unknown_type = Ce type n’existe pas ici.
misfit-not_allowed = Ce n’est aucune des valeurs qui conviennent ici.
misfit-out_of_bounds = Ce nombre sort des bornes.
misfit-wrong_length = C’est trop long ou trop court.
misfit-not_json = Ce n’est pas du JSON en UTF-8, ou il est trop profond.
misfit-unsafe_number = Un nombre de cette taille n’est pas lu exactement par tous.
misfit-misfit = Cela ne convient pas ici.
misfit-either = Soit une commande, avec ou sans dés, soit plusieurs, soit une correction.
misfit-refused = Cette commande est refusée ; aucune n’est exécutée.
misfit-not_of_the_whole = Le registre complet n’est la vue de personne : il n’a pas de modifications de vue.
misfit-not_filtered = Une page filtrée a des trous : elle ne peut pas dire ce que chaque trame fait à la vue.
misfit-not_in_stream = Un flux d’événements n’a pas de filtres.
misfit-bad_parameter = Ce paramètre ne convient pas.
misfit-unknown_parameter = Ce paramètre n’existe pas ici.

# Coups
# What is asked of whom
awaited = { $who } : { $what }
awaited-about = { $who } : { $what } ({ $about })

move-JoinTable = Prendre place
move-StartTable = Lancer la séance
move-PauseTable = Suspendre la séance
move-ResumeTable = Reprendre la séance
move-EndTable = Clore la séance pour de bon
move-SetPresence = S’absenter ou revenir
move-AddSeat = Ajouter une place
move-CloseSeat = Retirer une place
move-AllowStandIn = Accepter qu’on agisse pour une place absente
move-for = { $what } (pour { $who })
move-Say = Dire quelque chose
move-ShowHandout = Montrer un document
move-Note = Prendre une note
move-MendNote = Récrire une note
move-StrikeNote = Rayer une note
move-ShareNote = Montrer une note à tous
move-RollFreely = Lancer des dés librement
move-consent = Consentir à la correction
move-decline = Refuser la correction
move-withdraw = Retirer la proposition de correction
move-contest = Contester une décision
move-answer = Répondre à une contestation
contest-named = Contestation { DE($who) } sur { $about }{ $has_text ->
    [no] {""}
   *[yes] {" : "}{ STOP($text) }
}
move-withdraw_contest = Retirer votre contestation
move-disclose = Ouvrir le registre à tous
move-uphold = Maintenir la décision contestée
move-retract = Retirer un acte
move-text = Retirer le texte d’un acte
move-rewind = Revenir en arrière
move-restore = Annuler une correction
move-amend = Corriger un acte

# Problèmes, par statut
problem-400 = Demande incompréhensible
problem-401 = Aucune place ne parle ici
problem-403 = Ce n’est pas à vous
problem-404 = Cela n’existe pas
problem-405 = Impossible à cette adresse
problem-406 = Sous aucune forme acceptée
problem-408 = Demande interrompue
problem-409 = Refusé par les règles
problem-413 = Trop long
problem-415 = Forme qui n’est pas lue ici
problem-422 = Clé déjà venue avec une autre demande
problem-426 = Autre version de WebSocket requise
problem-429 = Trop de demandes
problem-500 = Défaillance du service
problem-503 = Impossible pour le moment

# Webhooks
hook-answered = Le destinataire a répondu { $answer }. On réessaie.
hook-gone = Le destinataire a répondu que l’adresse n’existe plus.
hook-unreachable = Le destinataire n’a pas pu être joint. On réessaie.
hook-slow = Le destinataire n’a pas répondu à temps. On réessaie.
hook-unsigned = Le service n’a pas de clé pour signer. On réessaie.
hook-off-answered = Arrêté : le destinataire a répondu { $answer } trop longtemps.
hook-off-gone = Arrêté : le destinataire a répondu que l’adresse n’existe plus.
hook-off-unreachable = Arrêté : le destinataire n’a pas pu être joint, trop longtemps.
hook-off-slow = Arrêté : le destinataire n’a pas répondu à temps, trop longtemps.
hook-off-unsigned = Arrêté : le service n’a pas eu de clé pour signer, trop longtemps.
hook-proposal = { $reason ->
    [none] Une correction attend votre accord.
   *[other] Une correction attend votre accord : { $reason }
}

# Mots
label-host = l’hôte
label-was-open = ouverte
label-was-waiting = en attente
label-was-upheld = close : la décision est maintenue
label-was-settled = réglée
label-was-withdrawn = retirée
label-now-open = ouverte
label-now-waiting = en attente
label-now-upheld = close : la décision est maintenue
label-now-settled = réglée
label-now-withdrawn = retirée
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
    [other] quelqu’un
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
refusal-record_never_open = Cette table a été ouverte pour que son registre reste fermé à jamais.
refusal-record_open = Le registre est déjà ouvert à tous.
refusal-end_stands = Le registre a depuis été ouvert à tous : on ne revient pas sur cette fin. Une branche peut commencer avant elle.
refusal-table_not_ended = Le registre ne s’ouvre qu’une fois la partie close.
refusal-record_kept_closed = Le registre contient ce que le jeu garde fermé même après la fin ; il ne s’ouvre pas ainsi.
refusal-origin_sealed = Cette branche reprend le passé d’une autre table, qui n’a pas encore ouvert cela : c’est elle qui l’ouvre d’abord.
refusal-branch_sealed = { $frame ->
    [0] Quelque chose reste caché depuis le début : la branche ne peut pas encore commencer.
   *[other] Quelque chose est posé ou choisi sans être encore découvert : la branche peut commencer au plus tard à votre trame { $frame }.
}
refusal-sealed_act = Cela a été choisi en secret et n’a jamais été découvert : cela ne se modifie pas, et ne revient ni dans une branche ni là où ce serait découvert après coup.
refusal-branches_live = { $live ->
    [one] Une branche de cette table se joue encore, et le registre dirait ce qu’elle cache : fermez-la d’abord.
   *[other] { $live } branches de cette table se jouent encore, et le registre dirait ce qu’elles cachent : fermez-les d’abord.
}
refusal-record_closed = Le registre n’est pas ouvert : chacun n’y lit que ce qu’il a su.
refusal-branch_of_branch = Cette table est déjà une branche : on ne branche que la table d’origine.
refusal-branch_tokens = Les jetons d’une branche sont ceux de la table d’origine : c’est là qu’ils changent.
refusal-no_branch = Ce n’est ni l’origine de cette table ni l’une de ses branches.
refusal-too_many_branches = Cette table a déjà { $most } branches : c’est le plus qu’elle puisse avoir.


# Choix d’un formulaire
choice-none = Rien
choice-yes = Oui
choice-no = Non

# Champs
field-type = Sorte
    .hint = Dit de quelle sorte de commande, de ligne ou de chose il s’agit.
field-caused_by = Cause
    .hint = De ce qui a suivi, l’événement dont cela découle, si le lecteur le voit.
field-event = Événement
    .hint = Identifiant de ce qui est arrivé, et de ce que cela a créé ; c’est lui que l’on conteste ou corrige.
field-seat = Place
    .hint = La place concernée, par son identifiant.
field-RevokeToken-seat = Place
    .hint = Celle qui perd son jeton : personne ne parle plus pour elle avant qu’on lui en donne un autre.
field-IssueToken-seat = Place
    .hint = Celle qui reçoit un nouveau jeton ; les précédents ne valent plus rien.
field-EntryFields-seat = Place
    .hint = Qui a fait ce que la ligne raconte ; rien quand c’est une suite que les règles ont tirée.
field-seats = Places
    .hint = Les places de la table.
field-name = Nom
    .hint = Le nom sous lequel la table le connaît.
field-id = Identifiant
    .hint = Sert à le désigner dans une commande.
field-text = Texte
    .hint = Ce que l’on en dit, en toutes lettres.
field-reason = Raison
    .hint = Pourquoi, en quelques mots que lisent ceux qui voient la chose.
field-physical = Dés de la table
    .hint = Oui si les faces ont été jetées à la table et tapées, et non tirées par le service.
field-character = Personnage
    .hint = Le personnage concerné, par son identifiant.
field-characters = Personnages
    .hint = Ceux dont il s’agit, chacun par son identifiant.
field-rules = Règles
    .hint = Identifiants des règles dont cela découle.
field-dice = Dés
    .hint = Faces de dés jetés à la table, dans l’ordre où les règles les demandent.
field-EntryFields-dice = Dés
    .hint = Les tirages dont la ligne rend compte, à la table ou par le service, pour autant que la place puisse les voir.
field-Options-dice = Dés
    .hint = Qui les lance : le service, la table, ou l’un et l’autre.
field-SystemLine-about = Le jeu en une phrase
    .hint = Ce à quoi on joue, en une phrase ou deux.
field-System-about = Le jeu en une phrase
    .hint = Ce à quoi on joue, en une phrase ou deux.
field-options = Options
    .hint = Les choix de règles de la table.
field-role = Rôle
    .hint = Meneur, joueur ou spectateur.
field-was = Avant
    .hint = Ce qui était ou se lisait avant la correction.
field-now = Maintenant
    .hint = Ce qui vaut ou se lit à présent.
field-away = Absence
    .hint = Oui pour qui a quitté la table un moment.
field-joined = Assise
    .hint = Oui quand quelqu’un a pris cette place.
field-rule = Règle
    .hint = Identifiant de la règle dans le catalogue du jeu.
field-void = Devenu nul
    .hint = Événements qu’une correction a rendus nuls.
field-back = Rétabli
    .hint = Événements nuls qui comptent de nouveau.
field-flips = Se lit autrement
    .hint = Événements maintenus dont les suites ne sont plus les mêmes.
field-changes = Changements
    .hint = Ce qui diffère, point par point.
field-after_disclosure = Après révélation
    .hint = Oui si la correction retire ce qui avait déjà montré une chose cachée.
field-exposed_to = Déjà lu par
    .hint = Pour chaque événement qui n’est plus ou se lit autrement, les places qui l’avaient lu.
field-fields = Faits
    .hint = Les faits de la ligne, sous les noms que donne le schéma de sa sorte.
field-path = Endroit
    .hint = Où la vue change, comme pointeur JSON.
field-proposal = Proposition
    .hint = La proposition dont il s’agit, par son identifiant.
field-failed = Sans suite
    .hint = Oui quand ce refus met fin à la proposition.
field-cascade = Suites comprises
    .hint = À confirmer quand des événements ultérieurs tombent avec celui-ci.
field-command = Commande
    .hint = Ce que la place demande de faire, sous la forme que donne le jeu.
field-text_only = Texte seulement
    .hint = Ne retire que les mots : ce qui a été fait reste fait.
field-at = Quand
    .hint = Moment de l’événement, en temps universel.
field-faces = Faces
    .hint = Les faces, dans l’ordre du tirage.
field-version = Version
    .hint = Version des règles à laquelle la table est liée.
field-versions = Versions
    .hint = Versions des règles que des tables peuvent avoir ici, la présente en tête.
field-system = Jeu
    .hint = Nom du jeu dans l’adresse et dans une nouvelle table.
field-table = Table
    .hint = La table, par son identifiant.
field-token = Jeton
    .hint = Le secret qui parle pour cette place ; il n’est dit qu’une fois.
field-frame = Trame
    .hint = Numéro de trame du propre fil de la place, à partir de 1.
field-RecordHeader-receipt = Reçu
    .hint = Le reçu signé de la dernière trame de ce registre.
field-Receipt-frame = Trame
    .hint = Numéro de la dernière trame que la place avait lue alors ; 0 : aucune.
field-Receipt-at = Signé le
    .hint = L’heure (UTC) à laquelle ce reçu était le dernier.
field-Receipt-key = Clé
    .hint = L’identifiant de la clé qui signe, dans /.well-known/greffe-keys ; absent là où le service n’a pas de clé.
field-signature = Signature
    .hint = Ed25519, en base64url, sur le JSON canonique (RFC 8785) de l’objet sans ce champ.
field-KeySet-keys = Clés
    .hint = Les clés publiques, la plus ancienne d’abord.
field-kid = Identifiant de la clé
    .hint = Son empreinte (RFC 7638).
field-PublicKey-x = Clé publique
    .hint = Ses 32 octets, en base64url.
field-created = Depuis le
    .hint = Quand la clé a commencé à signer (UTC).
field-retired = Jusqu’au
    .hint = Quand la clé a cessé de signer (UTC) ; absent de celle qui signe.
field-kty = Sorte de clé
    .hint = Celle de la RFC 8037.
field-crv = Courbe
    .hint = La courbe de la clé (RFC 8037).
field-alg = Algorithme
    .hint = Ce que la clé calcule (RFC 8037).
field-use = Usage
    .hint = La clé ne sert qu’à signer (RFC 7517).
field-receipt = Reçu
    .hint = Une empreinte de 64 chiffres hexadécimaux de tout ce que la place a lu jusqu’ici : qui garde celle-ci garde tout. SHA-256 du reçu précédent suivi des octets canoniques de la trame.
field-entries = Lignes
    .hint = Ce que la place lit, dans l’ordre.
field-NewHook-address = Adresse
    .hint = L’adresse à laquelle les envois sont postés : https://hôte/chemin, sans mot de passe.
field-NewHook-events = Événements
    .hint = `frames` : chaque nouvelle trame de la place. `asked` : ce qui lui est nouvellement demandé.
field-NewHook-form = Forme
    .hint = La forme du service, signée, ou ce qu’une messagerie prend comme message entrant.
field-NewHook-language = Langue
    .hint = La langue des phrases ; celle de la demande si rien n’est dit.
field-HookShown-address = Adresse
    .hint = L’adresse à laquelle les envois sont postés.
field-HookShown-events = Événements
    .hint = Les sortes d’événements qui sont envoyées.
field-HookShown-form = Forme
    .hint = La forme de ce qui est envoyé.
field-HookShown-language = Langue
    .hint = La langue de ses phrases.
field-HookShown-frame = Trame
    .hint = La dernière trame de la place qui a été prise, ou n’avait rien à envoyer.
field-HookShown-status = État
    .hint = `on` ; `failing` : on réessaie ; `off` : plus rien n’est envoyé, jusqu’à ce qu’il soit posé de nouveau.
field-HookShown-keys = Clés
    .hint = Le chemin des clés publiques qui signent.
field-HookShown-trouble = Ennui
    .hint = Un code de ce qui a échoué en dernier ; absent si tout va bien.
field-HookShown-answer = Réponse
    .hint = Le dernier statut que le destinataire a répondu, s’il a répondu.
field-HookShown-since = Depuis
    .hint = Quand fut le premier des essais manqués (UTC).
field-HookShown-text = Texte
    .hint = Son dernier échec, en une phrase ; absent si tout va bien.
field-HookMessage-type = Genre
    .hint = `frame` s’il contient une trame, sinon `asked`.
field-HookMessage-timestamp = Heure
    .hint = L’heure de la trame (UTC).
field-HookMessage-data = Données
    .hint = Les faits de l’envoi.
field-HookData-title = Titre
    .hint = Le titre de la table.
field-HookData-number = Numéro
    .hint = Le numéro de la trame dont il s’agit.
field-HookData-link = Lien
    .hint = L’adresse de la page de la table ; absente si le service n’en a pas de publique.
field-HookData-frame = Trame
    .hint = La trame comme le fil de la place la dit ; absente si l’on n’a pas demandé les trames.
field-HookData-asked = Demandé
    .hint = Les questions nouvellement posées à la place.
field-HookData-proposal = Proposition
    .hint = Une correction qui attend depuis peu l’accord de la place.
field-HostedLine-table = Table
    .hint = La table, par son identifiant.
field-HostedLine-opened = Ouverte
    .hint = Quand la clé l’a ouverte (UTC).
field-HostedLine-status = État
    .hint = L’état de la table ; `forgotten` ou `damaged` si elle ne peut être lue.
field-HostedLine-system = Jeu
    .hint = Le nom du jeu.
field-HostedLine-title = Titre
    .hint = Le titre de la table.
field-HostedLine-asked = Demandé
    .hint = Les questions ouvertes, avec les places à qui elles sont posées, autant que l’hôte le sait.
field-HostedPage-tables = Tables
    .hint = Dans l’ordre où la clé les a ouvertes.
field-HostedPage-next = Suite
    .hint = Le `after` de la page suivante ; vide à la dernière.
field-HostToken-key = Clé
    .hint = La clé d’hôte, par son identifiant.
field-HostToken-token = Jeton
    .hint = Son nouveau jeton ; il n’est dit qu’une fois.
field-code = Code
    .hint = Le mot du catalogue pour ce refus ou cet avertissement.
field-instance = Adresse
    .hint = L’adresse qui a été demandée.
field-detail = Détail
    .hint = Une phrase, dans la langue demandée.
field-schema = Schéma
    .hint = Schéma JSON de ce que l’on peut envoyer.
field-Offer-label = Libellé
    .hint = Ce qu’un bouton peut dire de ce coup, dans la langue demandée.
field-CommandDescription-label = Libellé
    .hint = Ce qu’un bouton peut dire de cette commande, dans la langue demandée.
field-commands = Commandes
    .hint = Les commandes du jeu et de la table, par leur nom.
field-corrections = Corrections
    .hint = Corrections et voix que la place peut donner maintenant.
field-contested = Contesté
    .hint = Oui tant qu’une contestation est ouverte sur cette ligne.
field-withdrawn = Retiré
    .hint = Oui quand une correction a rendu l’événement nul depuis.
field-moves = Coups
    .hint = Tout ce que la place peut faire maintenant.
field-views = Vues
    .hint = Les vues, par place ou par nom.
field-view = Vue
    .hint = Ce que la place voit de la table.
field-correction = Correction
    .hint = La correction demandée ou désignée.
field-words = Mots
    .hint = Comment on appelle les valeurs, à la table.
field-data = Données
    .hint = Tables du jeu qui accompagnent ses règles.
field-roles = Rôles
    .hint = Combien de places de chaque rôle le jeu demande.
field-least = Au moins
    .hint = Le plus petit nombre admis.
field-most = Au plus
    .hint = Le plus grand nombre admis.
field-to_begin = Pour commencer
    .hint = Combien pour commencer : assez pour les options telles qu’elles sont par défaut.
field-exported = Écrit le
    .hint = Quand ce registre a été écrit, en temps universel.
field-greffe = Forme
    .hint = Version de la forme du registre.
field-host = Jeton de l’hôte
    .hint = Le jeton de qui tient la table ; il remplace ceux des places.
field-last = Dernière
    .hint = Numéro de la dernière trame de la place.
field-frames = Trames
    .hint = Les trames, ou leur nombre.
field-problem = Refus
    .hint = Pourquoi rien n’a été fait, quand rien ne l’a été.
field-required = Exigé
    .hint = Oui quand il ne peut pas manquer.
field-sides = Faces de chaque dé
    .hint = Nombre de faces de chaque dé demandé, dans l’ordre.
field-again = Relance
    .hint = La face qui appelle un dé de plus.
field-damaged = Tables abîmées
    .hint = Nombre de tables dont le registre ne peut pas être lu.
field-went_back = Retours en arrière
    .hint = Combien de fois le registre a été trouvé en retard sur ce qui en avait été lu.
field-notifier = Avis
    .hint = Si les autres processus apprennent aussitôt ce qui arrive.
field-bell = Avis, ancien nom
    .hint = Comment le champ notifier s’appelait d’abord.
field-seen = Déjà vu par
    .hint = Pour chaque événement qui ne serait plus ou se lirait autrement, les places qui l’ont lu.
field-you = Vous
    .hint = La place à qui appartient le jeton.
field-key = Clé
    .hint = Clé d’idempotence : la même deux fois n’agit qu’une fois.
field-origin = Origine
    .hint = D’où vient cette branche : la table et le moment.
field-parts_at = Se séparent à
    .hint = Première trame qui diffère d’une table à l’autre.
field-Problem-type = Adresse du problème
    .hint = Référence stable de cette sorte de refus.
field-Problem-title = Titre
    .hint = Le genre de refus, en peu de mots.
field-Problem-status = Statut
    .hint = Le statut HTTP.
field-Problem-code = Code
    .hint = Le mot du catalogue pour ce refus.
field-Overview-status = État
    .hint = Table ouverte, en jeu, suspendue ou close.
field-Overview-frame = Dernière trame
    .hint = Numéro de la dernière trame de la place, 0 si elle n’en a aucune.
field-Reply-status = Statut
    .hint = Le statut qu’aurait eu la réponse par HTTP.
field-Reply-id = Demande
    .hint = L’identifiant que le client avait donné à son message.
field-Message-id = Demande
    .hint = Identifiant libre, rendu avec la réponse.
field-Health-status = État
    .hint = Dit « ok » tant que le processus répond.
field-Readiness-status = État
    .hint = Si le service peut lire et écrire le registre.
field-Seat-id = Identifiant
    .hint = Désigne la place dans les commandes.
field-Seat-name = Nom
    .hint = Le nom de qui tient la place.
field-SeatSpec-name = Nom
    .hint = Le nom proposé pour la place ; on peut en changer en s’asseyant.
field-Overview-again = Table suivante
    .hint = Celle qui a été ouverte ensuite pour les mêmes personnes, par son identifiant.
field-TableAgain-again = Table d’avant
    .hint = La table close dont les places sont reprises, par son identifiant.
field-Again-table = Nouvelle table
    .hint = Celle qui a été ouverte pour les mêmes personnes, par son identifiant.
field-JoinEntry-name = Nom
    .hint = Le nom que la place a pris en s’asseyant, ou à la place du précédent.
field-JoinEntry-was = Nom d’avant
    .hint = Le nom que la place portait jusque-là.
field-JoinEntry-again = Déjà assis
    .hint = La place était déjà prise : seul le nom change.
field-JoinTable-name = Nom
    .hint = Sous quel nom prendre place ; sans lui, celui de la place.
field-SetPresence-away = Absence
    .hint = Oui pour quitter la table un moment, non pour y revenir.
field-SetPresence-seat = Place
    .hint = Qui s’absente ou revient.
field-PauseTable-reason = Raison
    .hint = Pourquoi la séance s’arrête, si on veut le dire.
field-AddSeat-name = Nom
    .hint = Comment s’appelle qui va s’y asseoir.
field-AddSeat-role = Rôle
    .hint = Ce que fera la place à cette table, si le jeu l’admet à ce moment.
field-SeatAddedEntry-id = Identifiant
    .hint = Sous lequel les commandes nomment la nouvelle place.
field-SeatAddedEntry-name = Nom
    .hint = Comment s’appelle qui va s’y asseoir.
field-SeatAddedEntry-role = Rôle
    .hint = Ce que fera la place à cette table.
field-CloseSeat-seat = Place
    .hint = Celle qui disparaît pour de bon ; ce qu’elle tenait suit la loi du jeu.
field-CloseSeat-reason = Raison
    .hint = Pourquoi elle disparaît : toute la table le lit.
field-AllowStandIn-seat = Place absente
    .hint = Celle pour laquelle quelqu’un agirait jusqu’à son retour.
field-AllowStandIn-by = Par qui
    .hint = Le joueur à la table qui agirait à sa place.
field-AllowStandIn-allowed = Accord
    .hint = Non pour retirer un accord donné.
field-Line-by = Par qui
    .hint = La place qui l’a fait pour celle, absente, dont c’est l’acte.
field-stand_ins = Remplacement des absents
    .hint = Qui peut agir pour une place absente. D’usage : le meneur ; sans meneur, un joueur avec l’accord des autres.
field-pause = Suspendre
    .hint = Qui peut suspendre la séance ; la reprendre est au meneur et à l’hôte.
label-pause-anybody = qui joue, à tout moment
label-pause-gm = le meneur et l’hôte
field-Overview-allowed = Accords de remplacement
    .hint = Par place absente, qui agirait pour elle, et les joueurs d’accord.
field-for = Pour
    .hint = La place absente pour laquelle c’est fait, s’il y en a une.
label-stand_ins-usual = selon le jeu
label-stand_ins-gm = le meneur
label-stand_ins-consent = un joueur, avec l’accord des autres
label-stand_ins-nobody = personne
field-Overview-closed = Places retirées
    .hint = Celles des places qui ne comptent plus.
field-Die-kind = Dé
    .hint = De quel dé, ou de quel paquet, vient le tirage.
field-OpenedEntry-chance = Ancres des dés
    .hint = Ce que la table a publié de ses dés avant le premier jet ; rien si personne ne peut les vérifier.
field-OpenedEntry-before = Ancres d’avant
    .hint = Dans une branche, celles de la table dont viennent les premiers dés.
field-RecordDisclosed-secret = Secret des dés
    .hint = Ce dont viennent toutes les chaînes de la table, en hexadécimal ; rien si ses dés ne se vérifient pas.
field-Overview-disclosed = Registre ouvert
    .hint = Le registre entier est-il ouvert à tous ?
field-Die-proof = Preuve
    .hint = De quoi vérifier le tirage ; rien pour un dé de la table, ni tant que d’autres tirages de la même suite restent cachés.
field-Proof-stream = Suite
    .hint = La suite de tirages dont celui-ci fait partie.
field-Proof-number = Numéro
    .hint = Le rang du tirage dans sa suite, à partir de 1.
field-Proof-link = Maillon
    .hint = Le maillon qui donne les faces, en hexadécimal ; son SHA-256 est le maillon d’avant.
field-Proof-nonce = Nonce
    .hint = Ce qu’avait inventé la place qui a fait lancer.
field-Proof-anchor = Ancre suivante
    .hint = L’ancre de la chaîne à venir, ou celle de la suite si l’ouverture ne l’a pas donnée.
field-Anchors-table = Table
    .hint = L’identifiant de table qui entre dans les faces.
field-Anchors-length = Longueur
    .hint = Le nombre de maillons d’une chaîne.
field-Anchors-streams = Ancres
    .hint = L’ancre de chaque suite de tirages, par son nom.
field-Anchors-mark = Marque
    .hint = Ce qui suit le nom de chaque suite, dans une branche.
field-nonce = Nonce
    .hint = Quelques caractères que le client invente ; ils entrent dans les faces que tire le service, si bien que personne ne les connaissait avant.
field-Line-text = Phrase
    .hint = Une phrase simple, dans la langue de qui lit.
field-Line-event = Événement
    .hint = Présent quand la place voit l’événement lui-même : ce qu’elle peut contester.
field-Line-seat = Place
    .hint = La place qui a agi.
field-Line-dice = Dés
    .hint = Les tirages que la place peut voir.
field-Flip-event = Événement
    .hint = L’événement qui se lit autrement, si la place le voit.
field-OpenedEntry-game = Jeu
    .hint = Le jeu auquel joue la table.
field-OpenedEntry-title = Titre
    .hint = Le titre de la table.
field-ContestEntry-target = Décision contestée
    .hint = Ce que vise la contestation.
field-ContestEntry-text = Motif
    .hint = Ce que dit la contestation, ou la réponse.
field-CorrectionEntry-target = Événement corrigé
    .hint = L’événement que vise la correction, si la place le voit.
field-CorrectionEntry-changes = Changements de vue
    .hint = Ce qui change dans la vue de la place.
field-ProposalEntry-kind = Genre de correction
    .hint = Retrait, rectification, retour en arrière ou rétablissement.
field-ProposalEntry-target = Événement visé
    .hint = L’événement que la proposition veut corriger, si la place le voit.
field-Retract-target = Événement à retirer
    .hint = Le registre sera comme si cela n’avait pas été accepté.
field-Amend-target = Événement à rectifier
    .hint = Le registre sera comme si cela avait été accepté autrement.
field-Amend-command = Ce qui aurait dû être dit
    .hint = La même commande, avec d’autres paramètres.
field-Amend-dice = Faces rectifiées
    .hint = Les faces à lire à la place de celles qui ont été tapées.
field-Rewind-target = Premier événement annulé
    .hint = Tout est nul à partir de lui.
field-Restore-target = Correction à reprendre
    .hint = La correction qui ne comptera plus.
field-ContestRuling-target = Décision contestée
    .hint = L’événement de votre fil que vous contestez.
field-ContestRuling-text = Motif
    .hint = Pourquoi vous contestez, en quelques mots.
field-Uphold-target = Décision maintenue
    .hint = L’événement contesté qui reste tel quel.
field-DisputeShown-target = Décision contestée
    .hint = L’événement que vise la contestation, par son identifiant.
field-AnswerEntry-target = Décision contestée
    .hint = L’événement que vise la contestation, par son identifiant.
field-ContestWithdrawnEntry-target = Décision contestée
    .hint = L’événement que visait la contestation, par son identifiant.
field-UpheldEntry-target = Décision maintenue
    .hint = L’événement contesté qui reste tel quel, par son identifiant.
field-Turn-target = Décision contestée
    .hint = L’événement que vise la contestation, par son identifiant.
field-Uphold-text = Réponse
    .hint = Pourquoi la décision est maintenue.
field-IssueToken-by = Par qui
    .hint = L’hôte, la place elle-même ou qui gère le service.
field-Say-text = Paroles
    .hint = Ce que vous dites ; aucune règle n’en dépend.
field-Say-to = Pour qui
    .hint = Ces places seules le lisent, et le meneur si la table l’a choisi. Sans elles, tout le monde.
field-Say-character = Au nom de
    .hint = Le personnage qui parle, si ce n’est pas vous.
field-ShowHandout-title = Intitulé
    .hint = Comment on appelle ce qui est montré.
field-ShowHandout-text = Contenu
    .hint = Ce qu’on y lit.
field-ShowHandout-address = Adresse
    .hint = Une page ou une image, en http ou https ; le service ne va jamais la chercher.
field-ShowHandout-to = Pour qui
    .hint = Ces places seules le voient, et le meneur si la table l’a choisi. Sans elles, tout le monde.
field-Note-text = Note
    .hint = Vous seul la lisez. Elle entre au registre : qui lit le registre entier la lit, tous une fois qu’il est ouvert.
field-MendNote-note = Note visée
    .hint = Celle que vous récrivez.
field-MendNote-text = Nouveau texte
    .hint = Ce qu’elle dit désormais, à ses lecteurs de maintenant.
field-StrikeNote-note = Note rayée
    .hint = Celle dont vous ne voulez plus.
field-ShareNote-note = Note montrée
    .hint = Celle que toute la table lira, et chaque fois que vous la récrirez.
field-RollFreely-sides = Dés lancés
    .hint = Le nombre de faces de chacun, de 2 à 100 ; vingt dés au plus.
field-RollFreely-modifier = À ajouter
    .hint = Ce qui s’ajoute au total, ou s’en retire.
field-RollFreely-reason = Pour quoi
    .hint = Ce que vous cherchez à savoir ; aucune règle n’en dépend.
field-RollFreely-readers = Qui le voit
    .hint = Tout le monde, le meneur et vous, ou vous seul.
field-NoteEntry-text = Texte de la note
    .hint = Ce qu’elle dit maintenant ; rien si elle est rayée.
field-NoteEntry-note = Note
    .hint = Son identifiant, pour qui l’a écrite.
field-NoteEntry-shared = Montrée par
    .hint = L’événement qui l’a montrée à tous, par son identifiant.
field-FreeRollEntry-thrown = Jet
    .hint = Les dés lancés, comme on les écrit : 2d6+1.
field-FreeRollEntry-sides = Dés lancés
    .hint = Le nombre de faces de chacun.
field-FreeRollEntry-total = Total
    .hint = La somme des dés et de ce qui s’ajoute.
field-FreeRollEntry-readers = Qui le voit
    .hint = Tout le monde, le meneur avec qui a lancé, ou lui seul.
field-FreeRollEntry-modifier = Ajouté
    .hint = Ce qui s’ajoute aux dés, ou s’en retire.
field-FreeRollEntry-reason = Pour quoi
    .hint = Ce que l’on cherchait à savoir.
field-OpenedEntry-talk = Paroles
    .hint = Qui parle et qui lance des dés hors des règles ; rien si c’est comme d’habitude.
field-TalkOptions-talk = Qui parle
    .hint = Tout le monde, le meneur et les joueurs, le meneur seul, ou personne.
field-TalkOptions-free_rolls = Qui lance librement
    .hint = Tout le monde, le meneur et les joueurs, le meneur seul, ou personne.
field-TalkOptions-gm_reads_whispers = Apartés lus du meneur
    .hint = Oui s’il lit aussi ce qui est dit à d’autres seulement.
field-TableOptions-talk = Paroles hors des règles
    .hint = Qui peut parler, montrer un document ou prendre une note : tous avec les spectateurs, meneur et joueurs, meneur seul, personne.
field-TableOptions-free_rolls = Jets libres
    .hint = Qui peut lancer des dés que les règles ne demandent pas.
field-TableOptions-gm_reads_whispers = Apartés lus du meneur
    .hint = S’il lit ce qui est dit à d’autres seulement. Sinon, il ne lit le registre entier qu’une fois qu’il est ouvert à tous.
field-TypedDice-field = Champ des faces
    .hint = Le champ de la commande qui dit les faces de chaque dé ; alors les faces ne sont pas dites ici.
field-Kit-greffe_kit = Forme du fichier
    .hint = 1 ; un service qui en connaît une autre le refuse.
field-Kit-system = Jeu
    .hint = Le jeu et sa version : nosgoth/1.
field-Kit-title = D’où il vient
    .hint = Le titre de la table où il a été préparé.
field-Kit-commands = Préparatifs
    .hint = Les commandes du kit, dans l’ordre.
field-KitCommand-id = Nom dans le kit
    .hint = @1, @2… ; les autres commandes désignent par lui ce que celle-ci crée.
field-KitCommand-command = Commande
    .hint = Comme on l’envoie, avec les noms du kit à la place des identifiants.
field-KitPreview-commands = Commandes
    .hint = Combien le kit en contient.
field-KitPreview-refused = Refus
    .hint = Celles que la table refuserait, et pourquoi.
field-KitRefusal-place = Rang
    .hint = Le rang de la commande dans le kit, à partir de 0.
field-KitRefusal-id = Nom dans le kit
    .hint = Celui de la commande refusée.
field-KitRefusal-type = Commande
    .hint = Le nom de la commande refusée.
field-KitRefusal-code = Code
    .hint = Le code du refus.
field-KitRefusal-rule = Règle
    .hint = La règle qui la refuse, s’il y en a une.
field-KitRefusal-detail = Raison
    .hint = La phrase du refus.
field-TableOptions-disclosure = Ouverture du registre
    .hint = Si le registre entier s’ouvre à toute la table une fois la partie close : à la demande, aussitôt, ou jamais.
field-TableOptions-delay_frames = Retard des spectateurs, en trames
    .hint = Un spectateur ne lit une trame que lorsque ce nombre d’autres l’ont suivie. 0 : sans retard. Avec un retard en minutes, le plus long des deux compte ; la fin de la partie les lève.
field-TableOptions-delay_minutes = Retard des spectateurs, en minutes
    .hint = Un spectateur ne lit une trame qu’après ce nombre de minutes. 0 : sans retard. La fin de la partie lève le retard.
field-delay = Retard des spectateurs
    .hint = De combien les spectateurs lisent en retard ; rien s’ils lisent aussitôt.
field-Delay-frames = Trames de retard
    .hint = Combien d’autres trames doivent suivre une trame pour qu’un spectateur la lise.
field-Delay-minutes = Minutes de retard
    .hint = L’âge qu’une trame doit avoir pour qu’un spectateur la lise, en minutes.
field-TableOptions-chance = Dés du service
    .hint = D’où viennent les dés que lance le service : de chaînes que chacun peut vérifier, ou de son seul générateur.
field-NewTable-options = Options
    .hint = Les choix de règles de la table ; ce qui manque prend sa valeur par défaut.
field-NewTable-seats = Places
    .hint = Qui s’assied, avec son rôle.
field-System-entries = Lignes
    .hint = Schéma de ce que porte chaque sorte de ligne.
field-System-options = Options
    .hint = Schéma des choix de règles d’une nouvelle table.
field-System-views = Vues
    .hint = Schéma de ce qu’une place voit de la table.
field-Rule-id = Identifiant
    .hint = L’identifiant de la règle, tel que le citent les refus.
field-Rule-title = Titre
    .hint = Le titre de la règle, dans la langue demandée.
field-NewTable-title = Titre de la table
    .hint = Comment on l’appelle ; lu de toutes ses places.
field-NewBranch-title = Titre de la branche
    .hint = Comment on l’appelle ; sans lui, un titre tiré de celui de la table.
field-Branch-title = Titre de la branche
    .hint = Comment on l’appelle.
field-BranchEntry-title = Titre de la branche
    .hint = Comment on l’appelle.
field-Overview-title = Titre de la table
    .hint = Comment on l’appelle.
field-RecordHeader-title = Titre de la table
    .hint = Comment on l’appelle.
field-SystemLine-title = Titre du jeu
    .hint = Dans la langue demandée.
field-System-title = Titre du jeu
    .hint = Dans la langue demandée.
field-Offer-schema = Schéma
    .hint = Ce que l’on peut envoyer, réduit aux choix permis.
field-Offer-dice = Dés
    .hint = Les dés de la table qui peuvent accompagner le coup.
field-Offer-opens = Ouverture
    .hint = À partir de quel instant la commande est acceptée, en UTC ; absent, elle l’est déjà.
field-Offer-type = Commande
    .hint = Le nom de la commande à envoyer.
field-Offer-form = Marque
    .hint = La marque du formulaire, dans les réponses sur une seule commande : comme dans la liste des coups.
field-Listed-type = Commande
    .hint = Le nom de la commande, ou de la correction.
field-Listed-label = Libellé
    .hint = Ce qu’un bouton peut en dire, dans la langue demandée.
field-Listed-form = Marque
    .hint = La marque de son formulaire : tant qu’elle reste, il reste aussi.
field-Listed-chapter = Chapitre
    .hint = Le chapitre de la première règle citée : le milieu de son identifiant.
field-Listed-usual = Fréquence
    .hint = Combien de fois la place l’a fait parmi les derniers événements qu’elle lit.
field-Listed-about = Objet
    .hint = Les contestations, ou la proposition, auxquelles on peut répondre ainsi.
field-Listed-dice = Dés
    .hint = Les faces des dés de la table qui peuvent l’accompagner.
field-Listed-opens = Ouverture
    .hint = À partir de quel instant c’est accepté, en UTC ; absent, ce l’est déjà.
field-MovesTag-list = Liste
    .hint = La liste des coups elle-même, avec moves=list, si ce n’est pas la dernière envoyée.
field-NewBranch-frame = Jusqu’à la trame
    .hint = La dernière trame que la branche reprend.
field-NewBranch-correction = Correction
    .hint = La correction à appliquer aussitôt dans la branche.
field-defs = Définitions communes
    .hint = Ce à quoi les schémas renvoient par leur nom.
field-branches = Branches
    .hint = Les tables qui ont commencé par le début de celle-ci.
field-hash = Empreinte
    .hint = Empreinte de l’identifiant de la branche et de l’empreinte du dernier événement commun.
field-Origin-seat = Place
    .hint = Qui a commencé la branche.
field-Origin-at = Quand
    .hint = Quand la branche a commencé.
field-ClosedBy-kind = Façon de clore
    .hint = Maintien, retrait de la contestation, ou correction de l’événement.
field-PendingShown-kind = Genre de correction
    .hint = Maintien, retrait, rectification, retour en arrière ou rétablissement.
field-DisputeShown-closed = Close par
    .hint = Qui a clos la contestation, et comment ; absent tant qu’elle ne l’est pas.
field-card = Carte
    .hint = La carte dont il s’agit.
field-damage = Dégâts
    .hint = Les dégâts infligés.
field-Problem-request = Demande
    .hint = L’identifiant de la demande, comme dans `X-Request-Id`.
field-Problem-errors = Erreurs
    .hint = Où la demande ne convient pas, et ce qui n’y va pas.
field-Misplaced-pointer = Endroit
    .hint = L’endroit dans le corps, en pointeur JSON.
field-Misplaced-parameter = Paramètre
    .hint = Le paramètre de la requête qui ne convient pas.
field-Misplaced-header = En-tête
    .hint = L’en-tête qui ne convient pas.
field-Misplaced-allowed = Valeurs admises
    .hint = Les valeurs qui conviendraient ici.
field-Misplaced-expected = Attendu
    .hint = Les natures de valeur JSON dont une est attendue ici.
field-Reply-replayed = Déjà fait
    .hint = Oui si cela avait déjà été exécuté, sous la même clé.
field-Ticket-ticket = Ticket
    .hint = Ce qui figure dans l’adresse d’un seul flux d’événements ; dit une seule fois.
field-Ticket-expires = Échéance
    .hint = Quand il ne vaut plus rien, employé ou non.
field-Explained-meanings = Sens
    .hint = Ce que dit le code, partout ou dans certains jeux.
field-Meaning-fr = En français
    .hint = La phrase en français ; ce qui diffère chaque fois est en points de suspension.
field-Meaning-en = En anglais
    .hint = La phrase en anglais ; ce qui diffère chaque fois est en points de suspension.

# Mots des formulaires et des feuilles
label-role-gm = meneur
label-role-player = joueur
label-role-spectator = spectateur
label-by-operator = qui gère le service
label-by-seat = la place elle-même
label-talk-everybody = tout le monde
label-talk-players = meneur et joueurs
label-talk-gm = meneur seul
label-talk-nobody = personne
label-free_rolls-everybody = tout le monde
label-free_rolls-players = meneur et joueurs
label-free_rolls-gm = meneur seul
label-free_rolls-nobody = personne
label-readers-everybody = tout le monde
label-readers-gm = le meneur et qui lance
label-readers-oneself = qui lance seul
label-disclosure-asked = à la demande
label-disclosure-at_end = dès la fin
label-disclosure-never = jamais
label-chance-chain = vérifiables par tous
label-chance-system = du générateur du service
label-dice-either = service ou dés de la table
label-dice-service = tirés par le service
label-dice-physical = dés de la table
field-because = Cause du refus
    .hint = Le refus qui se tient derrière celui-ci, avec sa règle.
field-dependents = Ce qui tomberait aussi
    .hint = Événements que la correction rendrait nuls au-delà de ce qu’elle demande.
field-needs = Ce qui lui manque
    .hint = Événements sans lesquels l’acte ne peut pas être rétabli.
field-CorrectionEntry-targets = Événements corrigés
    .hint = Les événements que vise la correction, pour autant que la place les voie.
field-ProposalEntry-targets = Événements visés
    .hint = Les événements que la proposition veut corriger, pour autant que la place les voie.
field-PendingShown-targets = Événements visés
    .hint = Ceux que la proposition veut corriger, pour autant que la place les voie.
field-Preview-targets = Événements visés
    .hint = Ceux que la correction viserait, pour autant que la place les voie.
field-corrected_by = Corrigé par
    .hint = La trame de la place qui a raconté la correction.
field-contest = Contestation
    .hint = La contestation dont il s’agit, par son identifiant.
field-contests = Contestations
    .hint = Les contestations concernées, par leur identifiant.
field-CorrectionEntry-contests = Contestations
    .hint = Celles que la correction a closes, rouvertes ou laissées en attente, avec leur état d’avant et d’après.
field-together = Ensemble
    .hint = Les corrections faites d’un seul geste.
field-disputes = Contestations
    .hint = Les contestations, ouvertes ou closes.
field-contestable = Contestable
    .hint = Oui si la place peut contester cela maintenant.
field-amendable = Commande à rectifier
    .hint = La commande telle qu’elle vaut, si la place peut la rectifier.
field-followed = Suites
    .hint = Les événements ultérieurs qui s’y rapportent.
field-offers = Corrections possibles
    .hint = Les corrections que la place peut en faire.
field-read = Examinées jusqu’à
    .hint = Numéro de la dernière trame examinée ; la page suivante commence après elle.
field-Why-read = Examinées depuis
    .hint = Numéro de la première trame examinée ; 1 : toutes l’ont été, sinon la page suivante est avant elle.
field-Why-frame = Vue de la trame
    .hint = Numéro de la trame après laquelle la vue est prise.
field-Why-value = Valeur
    .hint = Ce qui se trouve à cet endroit de la vue.
field-Operation-value = Valeur
    .hint = Ce qui prend place à cet endroit ; absent quand on y retire quelque chose.
field-Why-pointer = Endroit
    .hint = L’endroit de la vue dont il s’agit, en pointeur JSON.
field-causes = Causes
    .hint = Les trames de la place qui ont donné cette valeur, la dernière en premier.
field-Cause-was = Avant
    .hint = Ce qui se trouvait là avant cette trame, vide s’il n’y avait rien.
field-Cause-now = Après
    .hint = Ce qui se trouve là après cette trame, vide s’il n’y a plus rien.
field-EventKnown-from = Vient de
    .hint = Les événements que ses lignes nomment.
field-Overview-asked = Attendus
    .hint = Ce que la table attend, et de quelle place.
field-Preview-asked = Attendus ensuite
    .hint = Ce que la table attendrait de plus, et de quelle place.
field-AskedShown-about = Au sujet de
    .hint = Ce que cela réglerait, par son identifiant.
field-AskedShown-command = Commande
    .hint = Ce que la place doit faire, par le nom de la commande.
field-DisputeShown-about = Ce qui est contesté
    .hint = Ce que la place a lu de l’événement contesté.
field-DisputeShown-answers = Réponses
    .hint = Ce qui a été répondu à la contestation.
field-DisputeShown-state = État
    .hint = Ouverte, en attente, maintenue, réglée ou retirée.
field-PendingShown-about = Ce qui serait corrigé
    .hint = Ce que la place a lu du premier événement visé.
field-PendingShown-awaited = Attendus
    .hint = Les places qui n’ont pas répondu.
field-PendingShown-consents = Accords
    .hint = Les places qui consentent.
field-PendingShown-refusals = Refus
    .hint = Les places qui refusent.

# A branch by consent
RecordDisclosed = { $who } ouvre le registre : chacun peut le lire en entier{ $has_secret ->
    [yes] {" "}et vérifier tous ses dés
   *[no] {""}
}.
BranchGranted = La table joue aussi l’autre version : la branche { QUOTE($title) } est ouverte.
label-disclose = ouverture du registre
label-branch = branche
    .gender = f
field-Fallen-details = Ce qu’il faudrait
    .hint = Les valeurs que la phrase du refus cite : ce qu’il y a, ce qu’il faudrait.
field-details = Détails
    .hint = Ce qui s’ensuit, phrase par phrase.
field-standing = État
    .hint = Ce qu’il en est à présent, en toutes lettres.
field-CorrectionEntry-fell = Tombés
    .hint = Événements devenus nuls sans qu’on l’ait demandé, et pourquoi.
field-Preview-fell = Tombés
    .hint = Événements devenus nuls sans qu’on l’ait demandé, et pourquoi.
field-inserted = Ajouts des règles
    .hint = Actes que les règles placent dans le registre.
field-Inserted-lines = Lignes
    .hint = Ce qui s’en lit.
field-CorrectionEntry-together = Du commun accord
    .hint = Oui quand les joueurs y ont consenti.
field-Preview-id = Identifiant
    .hint = Ce que la correction peut nommer pour n’être faite que si rien n’a changé.
field-preview = Prévision
    .hint = L’identifiant de la prévision que la correction suit.
field-Frame-patch = Effet sur la vue
    .hint = Ce que cette trame a fait à la vue du lecteur, s’il l’a demandé : un JSON Patch (RFC 6902), de la vue d’avant à celle d’après.
field-Frame-view = Empreinte de la vue
    .hint = De la vue après cette trame : son numéro et 32 chiffres hexadécimaux du SHA-256 de sa forme canonique (RFC 8785).
field-Frame-moves = Empreinte des coups
    .hint = De la dernière trame : l’empreinte de ce que la place peut faire maintenant, comme dans l’en-tête ETag.
field-Frame-restated = Lu autrement
    .hint = Les trames antérieures du lecteur dont quelque chose a changé d’état avec celle-ci : retiré, rétabli, contesté, plus contesté ou lu autrement.
field-Operation-op = Opération
    .hint = add, remove ou replace.
field-CommandRequest-commands = Commandes
    .hint = Plusieurs commandes, dans l’ordre. Toutes sont exécutées, ou aucune.
field-Message-commands = Commandes
    .hint = Plusieurs commandes, dans l’ordre. Toutes sont exécutées, ou aucune.

# A day, and a story to read
clock-day = { $day ->
    [1] 1ᵉʳ
   *[other] { $day }
} { clock-month } { $year }
clock-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
story-read-by = { $game }, lu par { $reader }
story-before = Avant la première scène
story-scenes = Scènes
story-dice = Dés : { $faces }
story-rules = Règles
story-times = Heures : { $zone }
field-System-outline = Plan
    .hint = Les lignes par lesquelles commence une scène ou un Tour.
field-Outline-scenes = Scènes
    .hint = Types de lignes qui commencent une scène.
field-Outline-turns = Tours
    .hint = Types de lignes qui commencent un Tour ou une autre étape d’une scène.
field-Connected-connected = Connectées
    .hint = Les places qui ont un flux ouvert, autant que le lecteur peut le savoir.
field-Connected-alone = Seule
    .hint = Oui tant que le lecteur n’apprend rien que de sa propre place.
field-System-chapters = Chapitres
    .hint = Les chapitres des règles d’où viennent des commandes, puis ceux de toute table.
field-Chapter-chapter = Chapitre
    .hint = Le milieu d’un ID de règle, comme dans la liste des coups, ou talk, ou table.
field-Chapter-title = Titre du chapitre
    .hint = Dans la langue du lecteur.
field-Chapter-commands = Commandes
    .hint = Celles dont la première règle est de ce chapitre.

chapter-table = La séance
chapter-talk = Paroles et dés libres
