# The document
page-title = Greffe
page-about = Le registre de vos parties de jeu de rôle : les règles appliquées, les secrets gardés, rien de perdu.
page-noscript = Cette page a besoin de JavaScript.
page-noscript-how = Autorisez-le pour cette adresse puis rechargez la page ; rien n’est chargé d’ailleurs. Pour vous en passer, l’interface du service est décrite ici :

# What every page says
page-opening = Un instant…
page-to-lobby = À l’accueil
page-try-again = Réessayer
page-forgetful = Votre navigateur ne garde rien ici, ou n’a plus de place : tout marche, mais rien ne sera retenu une fois la page quittée ou rechargée. Gardez votre lien.
page-close = Fermer
page-cancel = Annuler
page-yes = oui
page-no = non
page-copied = C’est copié.
page-copy-yourself = Votre navigateur ne copie pas lui-même ; voici le texte :
page-unexpected = Quelque chose d’inattendu est arrivé : { $what }.
page-no-answer = Pas de réponse certaine. Réessayez : rien ne sera fait deux fois.
page-for-programs = Pour les programmes, l’interface est décrite ici :
page-you = vous

# The lobby
page-welcome = Ouvrez une table
page-kept-seats = Vos places sur cet appareil
page-choose-game = À quoi jouez-vous ?
page-sits = De { $least } à { $most } joueurs, sans meneur
page-sits-with-gm = Un meneur, { $least ->
    [0] jusqu’à { $most } joueurs
   *[other] de { $least } à { $most } joueurs
}
page-table-title = Nom de la table
page-table-title-first = Notre table
page-who-sits = Qui joue ?
page-role-gm = meneur
page-role-player = joueur
page-role-spectator = spectateur
page-role-host = hôte
page-add-gm = Ajouter un meneur
page-add-player = Ajouter un joueur
page-add-spectator = Ajouter un spectateur
page-options = Options de la table
page-options-what = Tout est réglé comme le livre le propose ; rien n’est à changer pour commencer.
page-open-table = Ouvrir la table
page-opening-token = Jeton d’ouverture
page-opening-token-how = Qui tient ce service l’a reçu à son démarrage, ou l’a choisi.
page-table-open = La table est ouverte
page-links-once = Donnez son lien à chacun. Il ouvre sa place et rien d’autre ; il n’est montré qu’ici, une seule fois.
page-links-local = Ces liens ne s’ouvrent que sur cette machine. Pour les autres, le service doit écouter à une adresse qu’ils atteignent, et GREFFE_PUBLIC_URL la dire.
page-another-table = Ouvrir une autre table
page-host-what = pour tenir la table
page-host-keep = Gardez celui-ci : il redonne un lien à qui a perdu le sien.
page-link = Lien
page-copy = Copier le lien
page-open-here = Ouvrir
page-show-code = Code à scanner
page-code-for = Code du lien : { $name }
page-no-code = Le code ne peut pas être dessiné pour l’instant.
page-told-once = Ce lien n’est montré qu’ici, une seule fois ; l’ancien ne vaut plus.

# A seat
page-no-token = Il manque votre lien
page-no-token-how = Cette adresse mène à une table, mais pas à votre place. Ouvrez le lien que l’on vous a donné, en entier.
page-bad-token = Ce lien n’ouvre plus de place
page-bad-token-how = Il a été remplacé ou révoqué, ou il n’a pas été copié en entier. L’hôte de la table peut vous en donner un autre.
page-parts = Parties de la page
page-panel-told = Récit
page-panel-moves = Agir
page-panel-people = Table
page-sound = Son
page-notices = Avis
page-notices-on = Quand on vous demandera quelque chose et que cette page sera cachée, votre navigateur vous le dira.
page-notices-off = Votre navigateur ne vous dira plus rien.
page-notices-denied = Votre navigateur ne permet pas d’avis ici. On le change dans ses réglages, pour ce site.
page-just-now = à l’instant
page-since = depuis { $span }
page-left = encore { $span }
page-over = échu
page-due = Le moment est venu : { $what }
page-connection-lost = Connexion perdue. Elle revient d’elle-même ; ce que vous avez envoyé ne sera pas fait deux fois.
page-missing = Tout n’est pas encore arrivé, la page le redemande d’elle-même : { $parts }.
page-missing-moves = ce que vous pouvez faire
page-missing-table = ce qui est demandé, et qui est là
page-missing-marks = ce que sont devenues des lignes
page-missing-older = le début du récit
page-sent = Envoyé et fait ; le récit le montrera dès que la connexion l’apportera.
page-still-sending = Pas encore de réponse. L’envoi reprend de lui-même, et ne sera fait qu’une fois.
page-opening-late = Pas encore de réponse. La page redemande d’elle-même.
page-outdated = Greffe a été renouvelé. Cette page continue ; ce que vous écrivez sera gardé quand vous chargerez la nouvelle.
page-load-new = Charger la nouvelle page
page-arriving = La page n’est pas arrivée en entier. Elle est redemandée d’elle-même.
page-connection-back = Connexion rétablie, rien n’a été manqué.
page-connection-revoked = Votre lien a été remplacé ou révoqué. Demandez-en un nouveau à l’hôte.
page-table-ended = La séance est close. Tout reste lisible.
page-again-opened = La séance est close, et une nouvelle table est ouverte pour les mêmes personnes.
page-again-open = Rejouer : une nouvelle table pour les mêmes
page-again-sit = Prendre sa place à la nouvelle table
page-ends-for-good = C’est pour de bon : personne ne joue plus à cette table ensuite, tout y reste lisible.
page-table-paused = La séance est en pause.

# What was told
page-told = Ce qui a été raconté
page-reads-late = À cette table, les spectateurs lisent en retard : ce qui suit arrive plus tard, la fin de la partie montre tout.
page-search-told = Chercher dans le récit
page-filter = Filtrer
page-filter-all = Tout
page-filter-dice = Les dés
page-filter-contested = Ce qui est contesté
page-filter-withdrawn = Ce qui est retiré
page-filter-changed = Ce qui a changé
page-none-found = Rien de tel dans le récit.
page-none-told = Rien n’a encore été raconté.
page-unread = Nouveau
page-fresh = { $count ->
    [one] { $count } nouvelle ligne
   *[other] { $count } nouvelles lignes
}
page-frame = Ligne { $frame }
page-frame-at = Ligne { $frame }, { $time }
page-line-menu = Que faire de : { $text }
page-contest = Contester
page-why-line = Pourquoi
page-rules-of-line = Règles appliquées
page-changed-by-line = Ce que cela a changé pour vous
page-changed-nothing = Rien de ce que vous voyez n’a changé.
page-proof-of-die = Preuve du dé
page-proof-checking = Vérification…
page-proof-sound = Ce jet tient : il était scellé avant que quiconque ne lance.
page-proof-wrong = Ce jet ne tient pas : il n’est pas celui qui était scellé.
page-proof-unknown = Rien de ce que vous avez lu ne permet encore de vérifier ce jet.
page-proof-cannot = Votre navigateur ne vérifie qu’à une adresse sûre (https).
page-proof-physical = Un dé de la table : c’est vous tous qui l’avez vu tomber.
page-proof-none = Ce dé est tombé derrière l’écran ; il se vérifie quand le registre est ouvert.
page-proof-facts = De quoi vérifier soi-même
page-proof-stream = Fil
page-proof-number = Numéro
page-proof-link = Maillon
page-proof-nonce = Aléa du lanceur
page-copy-line-link = Copier le lien de cette ligne
page-mark-withdrawn = Retiré
page-mark-changed = A changé depuis
page-mark-contested = Contesté
page-holds-now = Ce qui vaut maintenant :
page-corrected-by = Corrigé à la ligne { $frame }
page-die = { $kind } : { $face }
page-die-physical = { $kind } : { $face }, dé de la table
page-draw-d4 = D4
page-draw-d6 = D6
page-draw-d8 = D8
page-draw-d10 = D10
page-draw-d12 = D12
page-draw-d20 = D20

# What I may do
page-search-moves = Chercher une action
page-no-moves = Rien à faire pour l’instant.
page-no-such-move = Aucune action de ce nom.
page-chapter-usual = D’abord
page-chapter-other = Autres actions
page-hook = Recevoir ailleurs
page-hook-about = Ce que lit votre place peut être envoyé à une adresse : un salon Discord ou Slack (collez l’adresse de son webhook), ou un programme. L’adresse n’est lue que par vous ; l’envoi s’arrête avec votre lien.
page-hook-address = Adresse
page-hook-form = Pour
page-hook-form-greffe = un programme (signé)
page-hook-form-discord = un salon Discord
page-hook-form-slack = un salon Slack
page-hook-asked = Ce que l’on attend de vous
page-hook-frames = Tout ce que vous lisez
page-hook-set = Envoyer
page-hook-drop = Ne plus envoyer
page-hook-on = Tout a été envoyé jusqu’à la trame { $frame }.
page-hook-done = Ce sera envoyé dès la suite.
page-hook-dropped = Plus rien n’est envoyé ; l’adresse est oubliée.
page-kit-take = Emporter vos préparatifs
page-kit-give = Donner un kit
page-kit-give-rest = Donner le reste
page-kit-about = Un kit contient ce qu’une place a préparé à une autre table du même jeu. Il est donné tout entier ou pas du tout.
page-kit-file = Fichier du kit
page-kit-count = { $count ->
    [one] Une commande serait exécutée.
   *[other] { $count } commandes seraient exécutées.
}
page-kit-refused = Serait refusé :
page-kit-unreadable = Ce fichier n’est pas un kit.
page-kit-given = { $count ->
    [one] Une commande du kit est exécutée.
   *[other] { $count } commandes du kit sont exécutées.
}
page-kit-none = Vous n’avez rien préparé à cette table.
page-say = Dire quelque chose
page-say-to = À qui
page-say-to-all = À tous
page-say-to-one = À { $name } seulement
page-say-it = Dire
page-said-to = pour { $names } seulement
page-said-as = { $name } ({ $character })
page-send = Valider
page-send-dice = Lancer et valider
page-opens = Possible à partir de { $time }.
page-waits = { $name } : pas possible pour le moment. Ce que vous avez écrit attend ici.
page-collect = Mettre de côté
page-together = Mis de côté
page-send-together = { $count ->
    [one] Envoyer
   *[other] Envoyer les { $count } ensemble
}
page-drop-all = Tout abandonner
page-field-missing = À remplir.
page-field-optional = facultatif
page-choose = Choisir…
page-rename = Changer de nom
page-choose-none = aucun choix
page-less = Moins
page-more = Plus
page-from-to = de { $least } à { $most }
page-at-least = { $least } au moins
page-at-most = { $most } au plus
page-add = Ajouter
page-remove = Retirer
page-remove-named = Retirer : { $name }
page-pair-name = Nom
page-kind = sorte
page-kind-string = un texte
page-kind-number = un nombre
page-kind-boolean = oui ou non
page-kind-array = une liste
page-kind-object = plusieurs champs
page-dice = Dés
page-with-dice = avec vos dés, { $dice }
page-without-dice = sans vos dés
page-dice-service = Greffe lance
page-dice-typed = J’ai lancé moi-même
page-dice-of-table = Lancez vos dés, puis tapez ce qu’ils montrent.
page-dice-missing = Il manque un dé, ou une face qui n’existe pas a été tapée.
page-die-of = D{ $sides }
page-die-number = Dé { $number }, de 1 à { $sides }

# What is asked of me
page-do-it = Répondre
page-asked-of-you = On vous demande
page-asked-of-others = On attend
page-dispute-of = { $who } conteste : { $text }
page-answer-of = { $who } répond : { $text }
page-proposal-of = { $who } propose une correction.
page-awaited-of = On attend { $who }.

# Who sits there
page-that-is-you = vous
page-presence-here = présent
page-presence-away = absent pour l’instant
page-presence-absent = pas encore assis
page-presence-connected = connecté
page-presence-offline = page fermée
page-new-link = Nouveau lien
page-revoke = Révoquer
page-revoked = Le lien est révoqué : { $name }.
page-renew-title = Nouveau lien : { $name }
page-renew-sure = L’ancien lien cessera aussitôt d’ouvrir cette place, et toute la table le lira.
page-revoke-title = Révoquer le lien : { $name }
page-revoke-sure = Plus aucun lien n’ouvrira cette place, jusqu’à ce que vous en donniez un nouveau.
page-renew-own = Renouveler mon lien
page-keep-device = Garder ma place sur cet appareil
page-forget-device = Oublier ma place sur cet appareil
page-kept-device = Votre place est gardée sur cet appareil ; l’accueil la montre.
page-forgotten-device = Votre place n’est plus gardée sur cet appareil.
page-take-record = Emporter mon registre
page-story = Emporter un récit
page-story-about = Ce que vous avez lu de la partie, scène par scène, tel que cela tient à présent. Ce que des corrections ont retiré n’y est pas.
page-story-form = Forme
page-story-html = Page à lire (HTML)
page-story-markdown = Texte à retoucher (Markdown)
page-story-dice = Avec les dés
page-story-rules = Avec les règles
page-story-take = Emporter

# Chapters of the games, by the middle of their rules' ids

# What is
page-panel-sheets = Fiches
page-sheet-wide = En grand
page-sheet-empty = Rien à montrer encore.
page-everything-else = Tout le reste
page-value-of = { $label } : { $value }
page-value-changed = { $value }, a changé
page-so-many-of = { $left } sur { $most }
page-unknown-thing = quelque chose d’autre
page-why-title = D’où cela vient
page-why-nothing = Cela n’a pas changé depuis le début.
page-sheet-now = Maintenant
page-sheet-before = Auparavant
page-sheet-revealed = Ce qui est révélé
page-sheet-others = Les autres
page-sheet-fight = Combat
page-sheet-turn = Dans l’ordre
page-sheet-more = Plus
page-sheet-hidden = Caché aux joueurs
page-sheet-under-way = En cours
page-sheet-success = Réussi
page-sheet-failure = Raté
page-sheet-dead = Mort
page-sheet-not-approved = À valider
page-sheet-undisclosed = Pas encore dit
page-sheet-blank = Encore vide.
page-sheet-memento = Aide-mémoire
page-sheet-memento-gm = Ce que peut faire la Destinée
page-sheet-memento-protagonists = Ce que peuvent faire les Protagonistes
page-sheet-orientation = Table d’orientation
page-sheet-begun = entamée
page-sheet-scene = Scène { $number }
page-sheet-no-dice = aucun dé
page-sheet-reserve-left = La réserve n’est pas vide
page-sheet-reserve-empty = La réserve est vide
page-sheet-boxes = { $all ->
    [0] aucune case
    [1] { $crossed } cochée sur 1
   *[other] { $crossed } cochées sur { $all }
}
page-sheet-card = { $number } de { $suit }
page-sheet-card-down = { $card }, face cachée
page-sheet-major = Arcane { $number }
page-sheet-own-dice = Ses dés

# Time
page-time-title = Remonter le temps
page-time-moment = Moment
page-time-other = Autre moment
page-time-earlier = Avant
page-time-later = Après
page-time-compare = Comparer à un autre moment
page-time-line = Ligne { $frame } sur { $of } · { $time }
page-time-now = C’est maintenant.
page-time-past = Le passé : la ligne { $frame }, telle que vous la connaissiez.
page-time-comparing = De la ligne { $first } à la ligne { $second } : ce qui a changé est marqué.
page-time-told = Ce qui était raconté
page-time-go = Aller à la ligne { $frame }
page-time-here = Voir la table à ce moment
page-time-corrections = Corrections et contestations
page-time-no-corrections = Rien n’a été corrigé ni contesté.
page-time-contest-open = Encore ouverte
page-time-picture = La séance de gauche à droite ; { $count ->
    [0] aucune correction ne revient
    [one] une correction revient
   *[other] { $count } corrections reviennent
} sur ce qui précédait, { $contests ->
    [0] rien n’est contesté
    [one] une contestation en doute
   *[other] { $contests } contestations en doutent
}. Le détail est écrit dessous.
page-time-branches = Tables qui en sont parties
page-branch-origin = La table d’origine
page-branch-open = Branche { $number }
page-branch-begun = La branche est ouverte : { $title }. Rien n’a changé ici.
page-branch-enter = Y entrer

# Corrections
page-correct = Corriger
page-correct-this = Corriger…
page-correct-find = Chercher ce qui est à corriger
page-correct-last = Le dernier acte
page-correct-undo-last = L’annuler
page-correct-back = Choisir une autre ligne
page-correct-how = Comment corriger
page-correct-nothing = Rien ne peut être corrigé ici.
page-correct-preview = Voir ce que cela changera
page-correct-collect = Mettre avec d’autres
page-correct-together = { $count ->
    [one] Une correction mise de côté
   *[other] { $count } corrections, faites d’un coup
}
page-correct-reason = Raison
page-correct-cascade = Accepter que cela tombe aussi
page-correct-apply = Appliquer
page-correct-branch = La jouer à part
page-correct-done = C’est corrigé.
page-preview-title = Ce que cela changera
page-preview-flips = Ce qui se lira autrement
page-preview-seen = L’ont déjà lu
page-preview-asked = Ce qui sera demandé
page-preview-views = Chaque place, avant et après
page-preview-where = Où
page-preview-same = Rien ne change pour { $who }.
page-before = Avant
page-after = Après

# The table as a seat sees it
page-as-seat = Voir comme…
page-as-seat-which = La place de
page-as-seat-of = Ce que voit { $who }, et rien d’autre.

# Receipts
page-receipt = Reçu de la ligne
page-receipt-sound = Vérifié : tout ce qui vous a été dit jusqu’à la ligne { $frame } est tel quel.
page-receipt-wrong = Le reçu de la ligne { $frame } ne correspond pas à ce qui vous a été dit.
page-receipt-unread = Le début du récit n’est pas encore lu.
