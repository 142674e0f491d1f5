# La ligne de commande : aides, réponses, refus, en-têtes.

help-main = Greffe tient le registre des parties de jeu de rôle.

    Codes de sortie : 0 c’est fait, 1 une trouvaille ou un échec, 2 un usage fautif, 3 le service ou la base sont hors d’atteinte.
help-up = Démarre le service, y joue une courte scène, la montre telle que chaque place l’a vue, et reste en marche.

    La scène est de Nosgoth Mithrap, jouée par HTTP avec les dés de la table. Ctrl-C arrête le service ; le registre reste.
help-serve = Démarre le service et reste en marche jusqu’à ce qu’un signal l’arrête.

    Tout le reste se choisit par des variables d’environnement : voir `greffe config`.
help-demo = Fait jouer une partie au hasard du JEU par un robot, à travers HTTP, et laisse la table ouverte à qui veut la regarder.

    Le robot ne connaît aucun jeu : il choisit dans ce que chaque place peut faire. Un coup offert puis refusé est une faute du jeu : il est affiché, et le code de sortie est 1.
help-replay = Montre le fil d’une place jusqu’à une trame, et ce qu’elle voyait alors de la table.

    Lit une base, un fichier écrit par `greffe record` ou le registre d’une place, et n’y change rien. La TABLE peut être omise là où il n’y en a qu’une.
help-why = Montre quelles lignes du fil d’une place ont donné la valeur qui se trouve au POINTEUR (JSON) dans sa vue, la dernière en premier.

    SOURCE est une base, un fichier écrit par `greffe record`, le registre d’une place (`--patch`), ou l’adresse d’une table d’un service en marche : le jeton de la place est alors dans `GREFFE_SEAT_TOKEN`.
help-record = Exporte le registre d’une table en JSON Lines.

    Le registre complet contient tous les secrets de la table ; `greffe verify` peut le vérifier et `greffe replay` le lire. Il n’y en a pas tant que la table continue avec une chose que personne ne peut encore lire. La TABLE peut être omise là où il n’y en a qu’une.
help-diff = Montre, place par place, où deux registres se séparent et en quoi le présent diffère.

    Chacun est un fichier écrit par `greffe record`, ou une table de la base.
help-dossier = Écrit un seul fichier HTML, qui se lit sans réseau : ce que chaque place a lu et vu, côte à côte, trame par trame, et chaque correction avec l’avant et l’après.

    Il contient aussi les raisons, les dés et leurs preuves, les reçus. La source est une base, un registre complet, ou le registre d’une place : il ne parle alors que d’elle, et marque en rouge ce qui ne tient pas : phrases, reçus, dés, signature. Le dossier d’un registre complet contient les secrets des places qu’il montre.
help-kit = Emporte ce qu’une place a préparé, en un fichier JSON.

    La page le donne à une autre table du même jeu, tout comme le fait l’interface du service.
help-story = Écrire une séance comme un récit à lire, scène par scène : un seul fichier HTML, ou du Markdown.

    Il dit ce qu’une place a lu de la partie, tel que cela tient à présent ; ce que des corrections ont retiré n’y est pas. La source est une base, un fichier écrit par `greffe record`, ou le registre d’une place.
help-impact = Juge des parties du JEU sous une autre version de ses règles : combien se séparent, où d’abord, par quelle règle, et ce que cela change pour qui.

    Les sources sont des fichiers complets écrits par `greffe record`, ou des bases, dont chaque table de ce jeu est jugée. Rien n’y est changé. Le code de sortie est 1 si une partie se sépare.
help-tables = Liste les tables d’une base, la dernière jouée en tête. Par défaut : GREFFE_DATABASE.

    Une table oubliée figure dans la liste, derrière les autres, tant que sa pierre tombale est là.
help-token = Émet un nouveau jeton pour la PLACE (gm1, player2… ou host) de la TABLE, et l’affiche.

    Le précédent ne vaut plus rien. Toute la table lit que c’est l’œuvre de qui tient le service.
help-close = Clôt la séance de la TABLE, comme le ferait son hôte : plus personne ne joue, chacun peut relire.
help-forget = Supprime des tables pour de bon : chaque événement, chaque jeton, chaque nom. C’est sans retour.

    Une pierre tombale reste à la place de chacune : quand elle fut oubliée, combien d’événements elle avait, et l’empreinte du dernier. Ainsi une table oubliée n’est pas prise pour une table perdue. Les sauvegardes faites avant la contiennent encore.
help-verify = Vérifie chaque événement d’une base, ou d’un fichier écrit par `greffe record`.

    D’un registre de place : ses reçus, ses phrases, ses dés et sa signature.

    Chaque événement scelle celui qui le précède : un événement changé, manquant ou étranger se trouve, et le premier mauvais de chaque table est nommé. Le code de sortie est 1 si quelque chose a été trouvé.
help-host = Liste les clés d’hôte, avec lesquelles un programme ouvre des tables et s’occupe de celles qu’il a ouvertes ; `issue NOM` en émet une, `rotate CLÉ` lui donne un nouveau jeton, `revoke CLÉ` n’en laisse aucun.
help-key = Liste les clés avec lesquelles le service signe ; `make` fait la première, `rotate` une nouvelle, qui signe désormais.

    Un service fait sa première clé lui-même, et relit le fichier quand il change. Le secret d’une clé retirée est effacé, sa partie publique reste. Avec --json, les clés publiques comme GET /.well-known/greffe-keys les donne.
help-migrate = Prépare la base, une fois avant le premier démarrage et une fois après une mise à jour qui le demande.

    Seul PostgreSQL en a besoin : le service lui-même n’a alors pas besoin du droit de changer les tables. Le faire deux fois, ou de plusieurs endroits à la fois, ne nuit pas.
help-copy = Copie chaque table de SOURCE dans CIBLE, octet pour octet.

    Chacune est le chemin d’un fichier SQLite ou l’URL d’une base PostgreSQL. Chaque chaîne d’empreintes est vérifiée en route, et comparée ensuite. Ce que CIBLE contient déjà est comparé, et la copie part de là : copiez une fois pendant que le service tourne, arrêtez-le, copiez de nouveau, et démarrez-le sur CIBLE.
help-backup = Sauvegarde la base dans un nouveau fichier SQLite SORTIE, et le vérifie.

    Le service peut continuer pendant ce temps. D’une base PostgreSQL, chaque table est copiée ; pour les grandes, ses propres outils font mieux (pg_basebackup, pg_dump). Le fichier contient tous les secrets de toutes les tables : gardez-le comme la base.
help-restore = Remplit une base vide depuis SAUVEGARDE, en vérifiant chaque événement en route et ce que la sauvegarde dit contenir.

    La base peut être d’une autre sorte que celle qui fut sauvegardée. La sauvegarde peut être le registre complet d’une table, écrit par `greffe record` : la table s’ajoute à ce que la base contient, avec de nouveaux jetons, qui sont affichés.
help-rules = Liste les jeux, ou les règles d’un jeu avec leurs titres, ou les endroits qui citent une RÈGLE.

    Une citation est l’identifiant d’une règle dans un fichier source : --coverage et RÈGLE demandent l’arbre des sources.
help-config = Liste les variables d’environnement du service, avec leurs valeurs par défaut et présentes.

    Le code de sortie est 2 si l’une a une valeur impossible.
help-doctor = Regarder les réglages, la base, le disque, l’horloge, Redis, le mandataire, l’adresse publique, les droits et les versions, et dire ce qui ne va pas et ce qu’il faut faire.

    Rien n’est changé. Se termine par 1 où quelque chose ne va pas ; ce qui est seulement douteux ne compte pas.
help-bench = Mesure une PARTIE, ou toutes sauf `scale` (un et deux processus sur un PostgreSQL et un Redis démarrés pour cela) et `cells` (un et deux de ces ensembles, à deux processus chacun).

    Tout se fait sur des bases neuves dans un dossier temporaire. Les rapports comparent avec quelque chose de nu, mesuré au même passage ; sur une machine qui fait autre chose, rien d’autre n’a grande valeur.
help-simulate = Éprouve le service sous un ordonnanceur à lui, en temps virtuel ; ou un client, par une liaison où tout va mal.
help-clients = Un client à l’épreuve suit des parties rejouées, par une liaison où tout va mal : retards, coupures, doublons, manques, faux.

    RECORD est un fichier écrit par greffe record avec --full ; sans lui, un robot joue d’abord une partie de chaque jeu. À la fin le client montre sa vue, ses trames avec leurs marques, l’étiquette de ses coups : tout doit être ce que dit le service. Comment un programme devient un tel client se lit dans ops/clients/README.md. Se termine par 1 si quelque chose n’allait pas.

help-faults = Plusieurs processus sur une base, sous des pannes : tués, gelés, sans réponse, sans place, ramenés en arrière, inaudibles.
help-failover = Démarre sur cette machine la configuration pour trois, et en casse une partie après l’autre pendant qu’on joue ; finit par 1 si quoi que ce soit de confirmé est perdu, doublé ou dit autrement.

    Chaque graine est une histoire, toujours la même. Ce qui doit tenir : ce qui fut confirmé est dans le journal une fois, dans un ordre qui respecte le temps ; aucun trou ; chaque observateur a chaque trame de sa place ; les vues sont celles du journal relu ; personne n’attend à jamais. Une graine qui échoue est réduite aux pannes qu’il lui faut. Le code de sortie est 1 si quelque chose a été trouvé.

option-help = Affiche cette aide et s’arrête.
option-version = Affiche la version et s’arrête.
option-lang = Langue de tout ce qui s’affiche. Par défaut : celle de l’environnement (LC_ALL, LC_MESSAGES, LANG), sinon le français.
option-json = Les faits en JSON, une valeur par ligne.
option-data = La base : chemin d’un fichier SQLite. Par défaut : GREFFE_DATABASE.
option-data-read = La base. Par défaut : GREFFE_DATABASE.
option-data-filled = La base à remplir, qui doit être vide. Par défaut : GREFFE_DATABASE.
option-data-tables = La base des tables : chemin ou URL. Par défaut : GREFFE_DATABASE.
option-operated-url = Le service en marche ; GREFFE_OPERATOR_TOKEN doit être le sien.
option-operated-data = La base, là où aucun service ne tourne dessus. Par défaut : GREFFE_DATABASE.
option-doctor-url = Où cette machine atteint le service en marche.
option-port = Port où écouter.
option-host = Adresse où écouter ; 0.0.0.0 pour toutes.
option-no-scene = Démarre seulement le service.
option-demo-url = Un service en marche. Sans cela, il en est démarré un ici, qui reste en marche.
option-demo-token = Avec --url : ce que le service veut de qui ouvre une table.
option-seed = La même graine fait les mêmes choix. Par défaut : une nouvelle, affichée.
option-moves = Ce nombre au plus.
option-replay-seat = Par les yeux de qui : gm1, player2… Par défaut : la première place de la table.
option-frame = La dernière trame à montrer. Par défaut : la plus récente de la place.
option-dossier-seat = Seulement cette place ; peut se répéter.
option-dossier-contest = Seulement ce qui touche à cette contestation, par son identifiant.
option-impact-to = La version des règles sous laquelle juger, parmi celles qui sont installées.
option-impact-tree = Un autre dossier du code, dont les règles jugent, dans un processus à elles.
option-story-form = HTML ou Markdown. Par défaut : selon la fin du nom de SORTIE, sinon HTML.
option-story-no-dice = Sans les faces des dés.
option-story-rules = Avec les règles sur lesquelles ses phrases reposent.
option-replay-at = Le moment à montrer, au lieu d’une trame : la dernière trame de ce temps. Comme ce service écrit les heures : 2026-11-25T21:14Z, « 2026-11-25 21:14 UTC+01:00 » ; un jour seul vaut tout entier, une heure seule est du dernier jour. Sans fuseau : celui de cette machine.
option-replay-from = Seulement ce qui suit cette trame, et ce que la vue a changé depuis.
option-replay-marks = Ce qui est dit de chaque ligne : son état à ce moment (then), rien, comme elle fut dite (told), ou son état à présent (now).
option-replay-all = Toutes les places que le registre raconte, côte à côte.
option-why-table = La table, là où la base en a plusieurs.
option-why-frame = La trame après laquelle prendre la vue. Par défaut : la plus récente de la place.
option-record-patch = Avec `--seat` : chaque trame dit aussi ce qu’elle a changé à la vue de la place.
option-replay-json = Les trames et la vue en un seul objet JSON.
option-text = Les phrases seules, une par ligne : la séance telle qu’elle se lit.
option-kit-seat = La place dont on emporte les préparatifs : gm1, player2…
option-record-seat = Seulement ce que cette place peut lire : son fil en JSON Lines. Sans cela, le registre complet.
option-output = Un nouveau fichier ; sinon la sortie standard.
option-diff-seat = Seulement pour cette place : gm1, player2… Par défaut : toutes les places de la table.
option-most = Trames à montrer de chacun.
option-tables-limit = Au plus ce nombre.
option-tables-bytes = Additionne aussi les octets de chacune, ce qui fait lire tous ses événements.
option-verify-table = Cette table seule, avec ses clés et ses dés ; l’option peut être répétée. Rien d’autre de la base n’est lu.
option-older-than = Toutes les tables au repos depuis ce nombre de jours.
option-dry-run = Nomme seulement ce qui serait oublié.
option-expect = Une empreinte gardée ailleurs doit être encore dans la chaîne de cette table : son passé est inchangé, aucune fin ne manque.
option-keys = Les clés publiques du service, par lesquelles les signatures doivent être : un fichier tel que GET /.well-known/greffe-keys le donne, ou l’adresse du service. Par défaut : le fichier de clés de la base, s’il est là.
option-receipt = Un reçu que GET /tables/TABLE/receipt a donné, plusieurs, ou l’export d’une place : ce registre le donne-t-il ? Sinon, quelle trame diffère la première.
option-rules = Juge aussi chaque événement à nouveau, à sa place et avec ses tirages : une face que le dé n’a pas, un acte que sa place ne pouvait pas faire, un verdict que les règles ne donnent pas, un tirage que sa chaîne ne donne pas.
option-data-keys = La base, à côté de laquelle se trouvent les clés. Par défaut : GREFFE_DATABASE.
option-heads = Affiche TABLE=HASH pour chaque table, à garder ailleurs pour --expect.
option-coverage = Compte où chaque règle est citée ; le code de sortie est 1 si une règle n’est citée nulle part.
option-figures = Écrit aussi les chiffres dans ce fichier.
option-compare = Dit ce que chaque chiffre était à ce passage antérieur, écrit par --json.
option-svg = Écrit la courbe des longueurs dans ce fichier.
option-quick = Ne mesure presque rien : montre seulement que cela se mesure.
option-copied-table = Seulement cette table, avec ses branches ; peut être répétée.
option-seeds = Nombre de simulations.
option-from = La première graine.
option-rounds = Combien de rondes, d’une panne chacune.
option-fault-kind = Seulement les pannes de cette sorte ; peut être répétée.
option-client = Le client à l’épreuve : python, javascript, ou une ligne de commande.
option-conformance-seat = La place qu’il lit ; par défaut, n’importe laquelle.

metavar-TEXT = TEXTE
metavar-INTEGER = ENTIER
metavar-RANGE = BORNÉ
metavar-PATH = CHEMIN
metavar-OPTIONS = OPTIONS
metavar-COMMAND = COMMANDE
metavar-ARGS = ARGUMENTS
metavar-DATABASE = BASE
metavar-FILE = FICHIER
metavar-SEAT = PLACE
metavar-SYSTEM = JEU
metavar-RULE = RÈGLE
metavar-OUTPUT = SORTIE
metavar-BACKUP = SAUVEGARDE
metavar-TARGET = CIBLE
metavar-PART = PARTIE
metavar-HASH = EMPREINTE

setting-database = Le registre : chemin d’un fichier SQLite, `memory`, ou postgresql://user:password@host/name
setting-keys = Le fichier des clés qui signent reçus et registres. Sans lui : à côté du fichier SQLite ; sur PostgreSQL, rien n’est signé
setting-database_schema = PostgreSQL : le schéma qui contient le registre
setting-lock_timeout = Secondes à attendre un autre processus qui écrit
setting-statement_timeout = PostgreSQL : secondes que peut prendre une requête
setting-connections = PostgreSQL : nombre maximal de connexions qui lisent ; une de plus écrit, pour chaque processus
setting-register_timeout = Secondes pendant lesquelles une demande attend le registre avant la réponse 503
setting-cell = Le nom de cette cellule, `[a-z][a-z0-9]*` : les identifiants de ses tables commencent par lui, et un mandataire de plusieurs cellules s’y fie pour router ; ou rien
setting-redis = Redis entre plusieurs processus : redis://[user:password@]host[:port]/number ; ou rien
setting-redis_prefix = Ce par quoi commencent les clés et les canaux dans Redis
setting-metrics_token = Le jeton qui permet de lire /metrics ; sans jeton, personne ne le peut
setting-operator_token = Le jeton de `greffe token`, `close`, `forget`, `host` avec --url ; ou rien
setting-cors_origins = Origines des pages étrangères qui peuvent appeler, séparées par des virgules ; `*` pour toutes
setting-rate_limit = Demandes par minute et par place, commandes à part ; pour les inconnus, par adresse ; 0 : sans limite
setting-command_rate_limit = Commandes et corrections par minute et par place ; 0 : sans limite
setting-open_tables = Qui peut ouvrir des tables : `anybody`, n’importe qui ; `local`, depuis cette machine ou avec le jeton annoncé au démarrage ; ou des jetons à vous, demandés à tous, séparés par des virgules
setting-tables_per_address = Tables ouvertes par heure et par adresse ; 0 : sans limite
setting-tables_in_all = Tables ouvertes par heure en tout ; 0 : sans limite
setting-max_body_bytes = Longueur maximale, en octets, d’une demande et d’un message de socket
setting-hook_networks = Réseaux privés où les webhooks peuvent envoyer, séparés par des virgules : 10.0.0.0/8 ; ou rien, les adresses publiques seules
setting-hook_rate = Envois par minute et par webhook, au plus ; 0 : sans limite
setting-hook_pause_seconds = Secondes avant de réessayer un envoi ; la pause double à chaque échec, jusqu’à une heure
setting-hook_patience_hours = Heures d’échec après lesquelles un webhook est arrêté
setting-open_connections = Connexions ouvertes à la fois, sockets et flux compris
setting-open_connections_per_address = Connexions ouvertes à la fois depuis une adresse ; 0 : sans limite ; mandataires de confiance : aucune
setting-heartbeat_seconds = Secondes entre deux commentaires qui tiennent ouvert un flux d’événements
setting-locale = Langue des phrases quand l’appelant n’en nomme aucune que nous ayons
setting-log_level = Niveau minimal du journal sur la sortie d’erreur
setting-tables_in_memory = Tables qui restent chargées quand personne ne s’en sert
setting-trusted_proxies = Adresses dont X-Forwarded-For est cru, séparées par des virgules
setting-public_url = L’adresse du service vue d’ailleurs, `https://hôte[/chemin]` : les liens des places et leurs codes commencent par elle

head-subject = sujet
head-diagnosis = état
head-key = clé
head-name = nom
head-created = depuis le
head-retired = jusqu’au
head-variable = variable
head-default = défaut
head-present = présente
head-meaning = sens
head-game = jeu
head-version = version
head-title = titre
head-rules = règles
head-commands = commandes
head-rule = règle
head-cited-in = cité dans
head-by = par
head-table = table
head-system = jeu
head-status = état
head-seats = places
head-events = événements
head-bytes = octets
head-last = dernier événement
head-what = mesure
head-value = valeur
head-unit = unité
head-ratio = rapport
head-spread = min.–max.
head-must = exigé
head-stretch = visé
head-before = avant
head-now-before = présent/avant
head-against = comparé à
head-details = détails
head-findings = trouvailles
head-worst = pire s
head-median = médiane s
head-rounds = rondes
head-fault = panne

status-open = ouverte
status-playing = en jeu
status-paused = en pause
status-ended = close
status-forgotten = oubliée

mark-stretch = visé
mark-must = exigé
mark-missed = manqué

bar-streams = flux
bar-events = événements
bar-judged = jugés à nouveau
bar-moves = coups
bar-seeds = graines
bar-stream = { $stream } : { N($events, "événement", "événements") }

listening = Greffe écoute à l’adresse { $host }, port { $port }. Ctrl-C l’arrête.
scene = { $title }, telle que chaque place l’a vue
answering = Greffe répond à l’adresse { $url } ; son interface est décrite à l’adresse { $url }/docs. Ctrl-C l’arrête.
token-told = Qui n’est pas sur cette machine ouvre des tables avec l’en-tête
table-open = La table est ouverte. Ouvrez une place dans un navigateur ; chacun de ces liens est celui de sa place et de nulle autre :
lobby = Pour ouvrir une autre table, avec son jeu et ses joueurs : { $url }/
the-host = l’hôte
go-on = Pour un programme : ce { QUE($seat) } peut faire maintenant, et son fil à mesure qu’il s’allonge :
demo-starts = { $game }, graine { $seed }
demo-played = { N($moves, "coup", "coups") }, aucun refusé : { $summary }
demo-seat = { N($frames, "trame", "trames") } ; la dernière : { $last }
broken-promise = { $seat } s’est vu offrir { $move }{ COUNT($dice) ->
    [0] {""}
   *[more] {" "}avec les dés { LIST($dice) }
} et se l’est vu refuser : { $refusal }
view-at = Vue à la trame { $frame } :
view-changes = Changé dans la vue entre les trames { $since } et { $upto } :
why-absent = rien
why-nothing = Rien n’a donné cette valeur : il n’y a rien eu à cet endroit.
dossier-moment = Moment
dossier-earlier = Plus tôt
dossier-later = Plus tard
dossier-seats = Places
dossier-told = Ce qui fut dit
dossier-seen = Ce que chacun voyait à ce moment
dossier-nothing = Rien encore.
dossier-before = Avant
dossier-after = Après
dossier-withdrawn = Annulé
dossier-instead = Se lit à présent
dossier-contested = Contesté
dossier-reason = Raison :
dossier-typed = tapé à la table
dossier-sound = sa preuve est bonne
dossier-unsound = sa preuve ne tient pas
dossier-unproven = sa preuve n’est pas vérifiable ici
dossier-otherwise = cette phrase ne dit pas ce que contient l’entrée : elle a été changée
dossier-changed = son reçu n’est pas celui de ce que dit la trame : elle a été changée
dossier-stream = Suite, numéro
dossier-link = Maillon
dossier-nonce = Nonce
dossier-receipts = Reçus
dossier-frame = Trame
dossier-receipt = Reçu
dossier-signature = Signature
dossier-yes = oui
dossier-no = non
dossier-none = —
dossier-dispute = Dossier d’une contestation
dossier-session = Dossier d’une séance
dossier-how = Un reçu porte sur tout ce que la place a lu jusqu’à cette trame. Qui a gardé le sien peut le comparer ; `greffe verify --receipt` le retrouve dans le registre.
dossier-noscript = Cette page montre ses faits par un script qui est dans le fichier même : il faut le laisser faire.
judging = Juge
impact-refused = se sépare à l’événement { $event } (par { $seat }) : il est refusé
impact-admitted = se sépare à l’événement { $event } (par { $seat }) : il n’est plus refusé
impact-recorded = se sépare à l’événement { $event } (par { $seat }) : il s’inscrit autrement
impact-follows = se sépare à l’événement { $event } (par { $seat }) : il s’ensuit autre chose
impact-told = se sépare à l’événement { $event } (par { $seat }) : on en lit autre chose
impact-seen = se sépare à l’événement { $event } (par { $seat }) : on voit autre chose
impact-length = se sépare à l’événement { $event } (par { $seat }) : l’une des deux s’arrête là
impact-seat = Change pour { $seat } dès sa trame { $first }, en tout { $frames }.
impact-read = Se lit autrement pour { LIST($seats) }
impact-more = et { N($count, "autre changement", "autres changements") }
impact-sum = Parties jugées : { $sessions }, séparées : { $parted }.
only-these-tables = seules ces tables ont été vues : ni le stockage ni les notes de ce qui doit s’y trouver
verified = { N($events, "événement", "événements") } { DE($streams) } flux { $events ->
    [one] est sain
   *[other] sont sains
}, { $findings ->
    [0] aucune anomalie
    [one] 1 anomalie
   *[other] { $findings } anomalies
}
note = note : { $remark }
fault = table { $table }, événement { $event } : { $reason }
no-kept-hash = ce n’est pas TABLE=HASH avec une empreinte de 64 chiffres hexadécimaux : { $text }
signature-sound = signé par ce service (clé { $key })
signature-unsigned = personne n’a signé ceci
signature-unknown = signé par la clé { $key } ; rien ici ne dit si c’est celle du service (--keys)
signature-foreign = signé par une clé étrangère, { $key } : ce n’est pas ce service qui l’a fait
signature-wrong = la signature (clé { $key }) n’est pas celle de ce contenu : il a été changé, ou refait
receipt-holds = ce registre donne le reçu de la trame { $frame } { DE($seat) }
receipt-signature = reçu de la trame { $frame } { DE($seat) } : { $text }
receipt-false = trame { $frame } du fichier de reçus : son reçu n’est pas celui de ce qu’elle dit, le fichier a été changé
receipt-other-table = le reçu est de la table { $table }, ce registre de la table { $here }
receipt-no-seat = ce registre n’a pas de place { $seat }
receipt-short = trames { DE($seat) } dans ce registre : { $count } ; le reçu est de la trame { $frame }
receipt-between = ce registre ne donne pas le reçu { DE($seat) } : ce qui diffère est entre les trames { $first } et { $last }
receipt-differs = trame { $frame } { DE($seat) } : ce registre ne dit pas ce que la place a lu, mais : { $here }
own-receipt = le reçu de l’en-tête n’est pas celui de la dernière trame, { $frame }, { DE($seat) } : l’un des deux a été changé
own-sentence = trame { $frame } : cette phrase ne dit pas ce que contient l’entrée : { $text }
own-die = trame { $frame } : la preuve du dé ne tient pas : { $die } { $faces }
own-checked = trames vérifiées : { $frames } ; phrases qu’elles seules ne suffisent pas à vérifier : { $unsaid } ; avec le registre entier : `greffe verify REGISTRE --receipt { $name }`
own-unsigned = il n’y a pas de reçu signé : qui refait tout le fichier n’est pas découvert
not-judged-here = table { $table } : elle est du jeu { $game }, qui n’est pas installé ici ; ses règles ne peuvent être jugées
backup-served = { $name } est une sauvegarde sur laquelle un service a travaillé depuis : ce qu’elle contenait y est toujours
table-restored = table rétablie dans { $name } ; événements : { $events }. Les jetons sont neufs, les anciens ne valent plus rien ici
host-revoked = aucun jeton n’est plus celui de la clé { $key }
key-rotated = { $key } signe désormais ; le secret de la clé d’avant est effacé
refused-because = { $finding } : { $refusal }
judged-again = { N($events, "événement jugé", "événements jugés") } à nouveau
table-absent = table { $table } : elle n’est pas ici
hash-absent = table { $table } : aucun événement n’a l’empreinte { $head }
all-sound = { $name } : { N($events, "événement", "événements") } { DE($streams) } flux, tout est sain
fewer-events = moins d’événements
nothing-promised = { $name } ne dit pas ce que contenait la base lors de la sauvegarde : on ne peut pas savoir s’il ne manque rien
copied = { $streams } flux avec { N($events, "événement", "événements") } sont dans { $name }, dont { $new } de { $new ->
    [one] nouveau
   *[other] nouveaux
} ; chaque chaîne est la même des deux côtés
migrated = { $name } est prête{ COUNT($version) ->
    [0] {""}
   *[more] , schéma de version { $version }
}
closed = { $table } est close
nothing-changed = rien n’a été changé
tables = { N($tables, "table", "tables") }
coverage = { N($rules, "règle", "règles") }, dont { $cited } citées dans le code et dans les tests, { $bare } non
measuring = mesure : { $part }…
redis-silent = Redis ne répond pas : qui regarde la table le verra au prochain événement
simulated = { N($seeds, "graine", "graines") }, { N($steps, "pas", "pas") }, { N($acknowledged, "commande confirmée", "commandes confirmées") }, { N($refused, "refusée", "refusées") }, { N($doubts, "demande", "demandes") } sans réponse, { N($events, "événement", "événements") } : { N($failures, "graine", "graines") } avec trouvaille
tried-clients = { N($seeds, "graine", "graines") }, { N($frames, "trame", "trames") }, { N($corrections, "correction", "corrections") }, { N($faults, "panne", "pannes") } : { N($failures, "graine", "graines") } avec trouvaille
tried-seed = graine { $seed }, { $game }, { $seat } :
simulated-seed = graine { $seed } :
simulated-with = avec { N($processes, "processus", "processus") }, { N($clients, "client", "clients") }, { N($commands, "commande", "commandes") } pour chacun et
no-fault = aucune panne
simulated-plan = sous forme de plan : { $plan }
drilled = ronde { $number }, { $kind } : la plus longue attente { $seconds } s ; { N($acknowledged, "commande confirmée", "commandes confirmées") }, { N($findings, "trouvaille", "trouvailles") }

cause-locked = un autre processus en tient le verrou ; arrêtez-le, ou attendez et recommencez
cause-held = un autre service l’a pour lui ; un seul processus à la fois
cause-behind = elle contient moins que ce qui en fut lu auparavant
cause-full = il n’y a plus de place pour y écrire ; faites-en et recommencez
cause-read_only = on ne peut pas y écrire
cause-io = la lire ou y écrire a échoué ; le disque est peut-être plein ou défaillant
cause-damaged = ses pages sont abîmées ; restaurez une copie, `greffe verify` dit ce qui est sain
cause-unreachable = elle est hors d’atteinte
cause-unfit = elle ne peut pas garder cela
cause-closed = elle est fermée
cause-settings = elle ne peut pas s’ouvrir ainsi
cause-schema = elle n’est pas préparée pour cette version
cause-storage = le stockage a échoué

failed-told = { $text }
failed-unavailable = { $name } : { $cause } ({ $detail })
failed-no-register = { $name } n’est pas une base de Greffe : { $reason } ; rien n’y a été touché
failed-conflict = { $name } : un autre processus a écrit entre-temps à cette table ; recommencez
failed-no-such-table = { $name } ne contient pas de table { $table }
failed-unknown-event = { $name } contient un événement qu’aucun jeu installé ici ne sait lire : { $event }
failed-unwritable = impossible d’écrire { $name } : { $reason }
failed-no-sources = les citations demandent l’arbre des sources, que cette installation n’a pas
failed-no-answer = aucun service ne répond à l’adresse { $url } ({ $reason })
failed-no-service = ce qui répond à l’adresse { $url } n’est pas un service de Greffe ({ $reason })
failed-port-taken = le port { $port } { DE($host) } est pris ; choisissez-en un autre avec --port
failed-no-listening = impossible d’écouter à l’adresse { $host }, port { $port } : { $reason }
failed-host-key-missing = { $action } demande un nom (issue) ou une clé (rotate, revoke)
failed-no-operator-token = GREFFE_OPERATOR_TOKEN n’est pas défini ; le service doit avoir été démarré avec le même
failed-unknown-to-service = { $url } ne connaît pas cette table ou cette place, ou a un autre jeton d’exploitation
failed-unknown-to-database = { $name } ne contient pas cette table ou cette place
failed-not-admitted = la table ne l’admet pas : { $code }
failed-bad-setting = ce choix ne convient pas : { $detail }
failed-unreadable = impossible de lire { $name } : { $reason }
failed-no-sqlite = { $name } n’est pas une base de Greffe : ce n’est pas une base SQLite ; rien n’y a été touché
failed-not-this-table = { $name } ne contient pas de table { $table } ; { COUNT($tables) ->
    [0] il n’en contient aucune
   *[more] il contient { $tables }
}
failed-which-table = nommez une table { DE($name) } ; { COUNT($tables) ->
    [0] il n’en contient aucune
   *[more] il contient { $tables }
}
failed-unsound-record = { $name } n’est pas un registre sain : { $fault }
failed-no-such-game-here = { $name } : la table est du jeu { $game }, qui n’est pas installé ici
failed-unreadable-event = { $name } : un événement ne se lit pas ({ $detail }) ; `greffe verify` le nomme
failed-bad-keys = le fichier de clés { $name } ne peut pas servir : { $reason }
failed-no-keys-file = aucun fichier de clés : GREFFE_KEYS doit le nommer là où des processus partagent une base
failed-no-keys-yet = { $name } n’est pas là : `greffe key make` le fait
failed-no-receipt = { $name } ne contient ni reçus ni l’export d’une place
failed-kept-by-a-seat = { $name } est ce qu’une place a gardé ; cela se compare au registre entier : `greffe verify REGISTRE --receipt { $name }`
failed-there-already = { $name } existe déjà ; rien n’est écrasé
failed-unsound-copy = la copie n’est pas saine, et n’a pas été gardée : { $fault }
failed-no-measured-game = les séances mesurées sont { DE($game) }, qui n’est pas installé ici
failed-no-chart = seule la partie `length` a une courbe
failed-no-figures = { $name } ne contient pas les chiffres d’un passage antérieur ({ $detail })
failed-unsound-source = { $name } n’est pas sain : { $fault } ; `greffe verify` en dit plus
failed-differs = { $fault } ; rien n’a été écrasé
failed-no-game = pas de jeu { $game } ; { COUNT($games) ->
    [0] aucun n’est installé
   *[more] jeux installés : { LIST($games) }
}
failed-unlike-tables = ce ne sont pas des tables d’un même jeu avec les mêmes places
failed-which-to-forget = nommez des tables, ou dites --older-than et un nombre de jours
failed-unsound-table = { $name } : le registre de la table n’est pas sain ({ $detail }) ; `greffe verify` en dit plus
failed-record-sealed = { $name } : le registre contient une chose que personne ne peut encore lire ; il s’exporte une fois qu’elle est ouverte, ou que la table est finie
failed-no-seat = la table n’a pas de place { $seat } ; ses places : { $seats }
failed-one-form = --text et --json : l’un ou l’autre
failed-no-contest = aucune de ces places n’a lu de contestation { $contest }
failed-to-or-tree = --to ou --to-tree : l’un ou l’autre
failed-no-version = { $system } n’a pas de version { $version } ici ; il y a : { $known }
failed-no-tree = { $name } n’est pas un dossier du code de Greffe qui sache juger
failed-tree-failed = ce code n’a pas pu juger ({ $name }) : { $detail }
failed-not-by-these-rules = ces règles ne savent pas lire { $name } : { $detail }
failed-all-or-one = --all montre toutes les places en entier : sans --seat, --frame ni --from
failed-not-before = la trame { $since } n’est pas avant la trame { $upto }
failed-before-all = rien n’avait encore eu lieu à ce moment : { $at }
failed-bad-moment = { QUOTE($text) } n’est pas un moment : 2026-11-25T21:14, 2026-11-25, 21:14
failed-patch-of-whole = --patch demande --seat : le registre complet n’est la vue de personne
failed-no-views = ce registre n’a pas les vues de sa place : il faut l’exporter avec --patch
failed-own-record-marks = { $name } marque, à la trame { $frame }, des lignes qui ne sont dans aucune trame antérieure
failed-own-record-cut = { $name } devrait avoir { $frames } trames et en a { $found }
failed-unreadable-record = { $name } ne se lit pas comme le registre d’une place : { $detail }
failed-view-not-as-told = { $name }, trame { $frame } : la vue n’est pas celle que dit son étiquette
failed-no-seat-token = il faut le jeton de la place dans { $name }
failed-no-table-there = { $url } n’est pas l’adresse d’une table du service
failed-no-frame = le fil { DE($seat) } a { N($last, "trame", "trames") }, et pas de trame { $frame }
failed-not-whole = { $name } n’est pas entier, rien n’a été écrit : { $fault } ; `greffe verify` en dit plus
failed-not-empty = { $name } n’est pas vide ; rien n’a été écrit. `greffe copy` ajoute à ce qui est là
failed-table-there = la table { $table } est déjà dans { $name }, ou y fut oubliée ; rien n’a été écrit
failed-not-restored = { $into } ne contient pas ce que contenait { $name } : { $fault }
failed-coverage-of-all = --coverage compte toutes les règles d’un jeu, et n’en prend aucune
failed-no-rule = { $game } n’a pas de règle { $rule } ; `greffe rules { $game }` les liste
failed-client-silent = le client à l’épreuve ne répond pas : { $reason }
failed-no-node = Node avec TypeScript n’est pas installé : ops/environment test
failed-no-simulated-game = les tables simulées jouent { $game }, qui n’est pas installé ici
failed-no-scene-game = la scène demande le jeu { $game }, qui n’est pas installé ici ; démarrez avec --no-scene
failed-no-memory = la mémoire n’a pas pu être mesurée : { $reason }
failed-measured-refused = une commande mesurée a été refusée : { $answer }
failed-no-measured-service = le service à mesurer s’est arrêté aussitôt
failed-unsound-measure = ce qui fut mesuré n’est pas sain : { $told }

# Ce qu’un contrôle a trouvé, et ce que dit le stockage
quoted = { QUOTE($text) }
finding-sqlite-dbname-must-be-the-path-of-a-file = SQLITE_DBNAME doit être le chemin d’un fichier
finding-sqlite-lock-timeout-is-a-whole-number-of-seconds-from-not-text = SQLITE_LOCK_TIMEOUT est un nombre entier de secondes, 1 au moins, et non { $text }
finding-another-event-stood-here-at-at = un autre événement se trouvait là ({ $at })
finding-another-process-serves-it-one-process-at-a-time-its-lock-is-lock = un autre processus la sert ; un seul processus à la fois (son verrou est { $lock })
finding-cannot-be-read-detail = illisible : { $detail }
finding-the-record-is-opened-without-the-secret-of-its-dice = le registre s’ouvre sans le secret de ses dés
finding-the-secret-of-its-dice-gives-other-chains = le secret de ses dés donne d’autres chaînes
finding-the-draw-kind-cannot-show-faces = le tirage { $kind } ne peut pas donner { $faces }
finding-a-shuffle-told-as-done-by-hand-the-service-alone-shuffles = un mélange donné comme fait à la main : seul le service mélange
finding-nothing-asks-for-the-draw-kind = rien n’appelle le tirage { $kind }
finding-some-of-its-dice-were-typed-and-some-were-not = une partie de ses dés est tapée, l’autre non
finding-it-needs-a-draw-kind-that-is-not-recorded = il lui faut un tirage { $kind } qui n’est pas inscrit
finding-the-service-drew-kind-from-no-chain-and-the-table-has-told-anchors = le service a tiré { $kind } hors de toute chaîne, alors que la table a publié des ancres
finding-a-link-of-the-stream-stream-of-which-the-table-has-told-nothing = un maillon du flux { $stream }, dont la table n’a rien publié
finding-draw-number-of-stream-its-stream-ought-to-be-due = tirage { $number } du flux { $stream } : le flux attendu est { $due }
finding-draw-number-of-stream-draw-due-ought-to-be-the-next = tirage { $number } du flux { $stream } : le suivant attendu est le tirage { $due }
finding-draw-number-of-stream-its-link-is-not-of-the-chain = tirage { $number } du flux { $stream } : son maillon n’est pas de la chaîne
finding-draw-number-of-stream-its-link-gives-other-faces = tirage { $number } du flux { $stream } : son maillon donne d’autres faces
finding-draw-number-of-stream-it-tells-an-anchor-out-of-place-or-none-in-its-place = tirage { $number } du flux { $stream } : une ancre y est dite hors de sa place, ou y manque
finding-its-anchors-are-not-those-of-this-table = ses ancres ne sont pas celles de cette table
finding-its-seats-are-none-with-which-a-table-opens = aucune table ne s’ouvre avec ces places
finding-its-id-is-that-of-event-version = son identifiant est celui de l’événement { $version }
finding-there-is-no-seat-seat = il n’y a pas de place { $seat }
finding-a-table-is-opened-once = une table ne s’ouvre qu’une fois
finding-judging-it-records-something-else = le juger inscrit autre chose
finding-judging-gives-another-verdict-parts = le juger donne un autre verdict : { $parts }
finding-its-seat-could-not-do-that-there-rule = sa place ne pouvait pas le faire là ({ $rule })
finding-it-cannot-be-read-detail = illisible : { $detail }
finding-it-cannot-be-judged-detail = il ne peut pas être jugé : { $detail }
finding-nothing-can-follow-from-it-detail = rien ne peut s’ensuivre : { $detail }
finding-does-not-follow-the-event-before-it = ne suit pas l’événement précédent
finding-event-version-stands-in-its-place = l’événement { $version } tient sa place
finding-it-has-no-table-of-events = elle n’a pas de table d’événements
finding-it-is-empty-or-the-sqlite-database-of-another-program = elle est vide, ou c’est la base SQLite d’un autre programme
finding-it-is-missing-it-was-there-at-at = elle manque : elle était là ({ $at })
finding-it-is-not-a-file = ce n’est pas un fichier
finding-it-is-not-an-sqlite-database = ce n’est pas une base SQLite
finding-it-is-the-sqlite-database-of-another-program = c’est la base SQLite d’un autre programme
finding-it-was-forgotten-in-another-state-than-was-noted = elle a été oubliée dans un autre état que celui qui fut noté
finding-its-content-is-not-what-was-sealed = son contenu n’est pas celui qui fut scellé
finding-its-hash-is-not-the-head-that-the-header-names = son empreinte n’est pas celle que nomme l’en-tête
finding-its-stream-or-topic-is-no-text = son flux ou son sujet n’est pas du texte
finding-its-table-of-events-has-the-columns-columns = sa table d’événements a les colonnes { $columns }
finding-its-table-table-was-made-by-another-program = sa table { $table } a été faite par un autre programme
finding-its-write-ahead-log-has-no-sound-beginning = le début de son journal d’écriture n’est pas sain
finding-its-write-ahead-log-is-broken-at-page-page-at-least-one-commit-after-it-cannot-be-read = son journal d’écriture est rompu à la page { $page } : au moins une écriture qui suit est illisible
finding-line-is-not-the-header-of-a-record = la ligne 1 n’est pas l’en-tête d’un registre
finding-line-line-is-cut-off = la ligne { $line } est coupée
finding-line-line-is-not-an-event = la ligne { $line } n’est pas un événement
finding-line-line-is-one-more-than-the-header-counts = la ligne { $line } est de trop : l’en-tête n’en compte pas tant
finding-lost-event-event-was-there-at-at = perdu : l’événement { $event } était là ({ $at })
finding-no-directory-folder = pas de dossier { $folder }
finding-no-event-of-it-can-be-read = aucun de ses événements ne peut se lire
finding-no-register-is-kept-by-name = aucun registre n’est tenu par { $name }
finding-not-a-sealed-event = ce n’est pas un événement scellé
finding-process-process-on-host-since-since-serves-it-one-process-at-a-time-its-lock-is-lock = le processus { $process } sur { $host } la sert depuis { $since } ; un seul processus à la fois (son verrou est { $lock })
finding-schema-schema-holds-no-register-run-greffe-migrate-once = le schéma { $schema } ne contient pas de registre : lancez une fois `greffe migrate`
finding-table-table-it-is-missing-with-events-events = table { $table } : elle manque, avec { N($events, "événement", "événements") }
finding-table-table-event-event-says-an-earlier-time-than-the-one-before-it = table { $table }, événement { $event } : son heure est antérieure à celle de l’événement précédent
finding-table-table-it-was-not-in-this-backup-when-it-was-made = table { $table } : elle n’était pas dans cette sauvegarde quand elle fut faite
finding-table-table-its-last-event-is-another-than-the-one-that-was-saved = table { $table } : son dernier événement n’est pas celui qui fut sauvegardé
finding-table-table-events-events-are-there-saved-were-saved = table { $table } : { N($events, "événement est là", "événements sont là") }, { N($saved, "fut sauvegardé", "furent sauvegardés") }
finding-the-url-of-the-database-detail = l’URL de la base : { $detail }
finding-the-file-ends-before-line-line-events-events-are-due = le fichier finit avant la ligne { $line } : il y faut { N($events, "événement", "événements") }
finding-the-file-is-damaged-detail = le fichier est abîmé : { $detail }
finding-the-index-is-damaged-detail = l’index est abîmé : { $detail }
finding-the-pages-of-the-index-were-not-checked-create-extension-amcheck-would-let-them-be = les pages de l’index n’ont pas été vérifiées : CREATE EXTENSION amcheck le permettrait
finding-the-pages-of-the-index-were-not-checked-detail = les pages de l’index n’ont pas été vérifiées : { $detail }
finding-the-register-is-closed = le registre est fermé
finding-the-register-is-open-to-be-read = le registre n’est ouvert qu’en lecture
finding-the-server-does-not-wait-for-its-standbys = le serveur n’attend pas ses secours
finding-the-storage-cannot-be-checked-detail = le stockage ne peut pas être vérifié : { $detail }
finding-the-table-holds-rows-events-found-are-found-by-their-index = la table contient { N($rows, "événement", "événements") }, son index en trouve { $found }
finding-rows-tables-are-not-found-by-their-last-day-they-would-be-in-a-copy = { N($rows, "table n’est pas trouvée par son dernier jour", "tables ne sont pas trouvées par leur dernier jour") } : elles le seraient dans une copie
finding-the-table-of-events-and-its-index-do-not-hold-the-same-rows = la table d’événements et son index ne contiennent pas les mêmes lignes
finding-the-table-of-events-has-no-primary-key = la table d’événements n’a pas de clé primaire
finding-the-table-of-events-has-no-unique-key-nothing-kept-an-event-from-being-written-twice = la table d’événements n’a pas de clé unique : rien n’empêchait d’écrire deux fois un événement
finding-the-tables-are-of-version-version-needed-is-needed-run-greffe-migrate = les tables sont de la version { $version }, il faut la version { $needed } : lancez `greffe migrate`
finding-the-tables-are-of-version-version-this-greffe-of-ours-is-too-old = les tables sont de la version { $version } : ce Greffe, de la version { $ours }, est trop ancien
finding-the-target-holds-another-one = la cible en contient un autre
finding-the-unique-key-refused-versions-that-are-free = la clé unique a refusé des versions qui sont libres
finding-there-is-no-file-name = il n’y a pas de fichier { $name }
finding-what-it-says-that-it-holds-is-not-what-was-written-there-when-it-was-made = ce qu’elle dit contenir n’est pas ce qui y fut écrit quand elle fut faite
finding-name-is-a-whole-number-from-not-text = { $name } est un nombre entier, 1 au moins, et non { $text }
finding-rows-rows-of-it-are-not-found-by-their-index = { N($rows, "de ses lignes n’est pas trouvée", "de ses lignes ne sont pas trouvées") } par l’index
finding-rows-rows-of-the-table-of-events-stand-in-no-stream = { N($rows, "ligne de la table d’événements n’est", "lignes de la table d’événements ne sont") } dans aucun flux

# greffe doctor
subject-settings = réglages
subject-versions = versions
subject-database = base
subject-disk = disque
subject-permissions = droits
subject-clock = horloge
subject-redis = Redis
subject-service = service
subject-address = adresse publique
subject-proxy = mandataire
doctor-settings = { $changed ->
    [0] Tous les réglages sont ceux par défaut ; `greffe config` en donne la liste.
    [one] { $changed } réglage n’est pas celui par défaut ; `greffe config` en donne la liste.
   *[other] { $changed } réglages ne sont pas ceux par défaut ; `greffe config` en donne la liste.
}
doctor-unknown-variable = { $name } n’est pas un réglage et ne fait rien.{ $known ->
    [no] {""}
   *[yes] {" "}Est-ce { $close } ?
}
doctor-redis-for-one = GREFFE_REDIS est réglé, mais un fichier SQLite ne sert qu’un seul processus : ôtez ce réglage, ou passez à PostgreSQL (`greffe copy`).
doctor-no-redis = Des processus qui partagent PostgreSQL ne s’entendent qu’une fois par seconde : réglez GREFFE_REDIS.
doctor-no-keys = Avec PostgreSQL, rien n’est signé sans GREFFE_KEYS : nommez un fichier que tous les processus lisent.
doctor-local-and-public = GREFFE_PUBLIC_URL est réglé et GREFFE_OPEN_TABLES vaut `local` : personne n’ouvre de table d’ailleurs que de cette machine, sauf avec le jeton écrit au démarrage. Donnez à GREFFE_OPEN_TABLES la valeur `anybody`, ou des jetons à vous.
doctor-versions = Greffe { $own }, Python { $python }, SQLite { $sqlite }.
doctor-old-sqlite = SQLite { $version } est trop ancien : il faut au moins 3.35. Prenez un Python plus récent.
doctor-other-version = { $name } { $found } est installé, il faut { $wanted } : installez greffe de nouveau, dans un environnement à lui.
doctor-in-memory = La base est `memory` : tout est perdu quand le service s’arrête. Donnez un fichier à GREFFE_DATABASE.
doctor-no-database-yet = { $name } n’existe pas encore : le service le crée à son premier démarrage.
doctor-database = { $name } se lit. `greffe verify` contrôle chaque événement.
doctor-damaged-tables = { $tables ->
    [one] Le registre de { $tables } table
   *[other] Les registres de { $tables } tables
} ne se lisent plus : le journal du service les nomme, `greffe verify` dit où, `greffe restore` rétablit une table depuis une sauvegarde.
doctor-unwritable = Rien ne peut être écrit dans { $folder } : { $reason }. Donnez ce dossier à l’utilisateur du service, ou faites de la place.
doctor-room = { $free } Mo sont libres dans { $folder }.
doctor-little-room = Peu de place dans { $folder } : { $free } Mo. Faites-en avant que plus rien ne puisse s’écrire.
doctor-open-file = D’autres, sur cette machine, peuvent lire { $file } (droits { $mode }), qui contient des secrets : chmod 600 { $file }
doctor-not-ours = Cet utilisateur ne peut lire et écrire { $file } : donnez-le à l’utilisateur du service.
doctor-private = { $files ->
    [one] { $files } fichier de secrets n’est lisible que par son propriétaire.
   *[other] { $files } fichiers de secrets ne sont lisibles que par leur propriétaire.
}
doctor-clock-behind = Le dernier événement est du { $at }, et cette horloge dit { $now } : elle retarde. Réglez-la, et faites-la tenir à l’heure (NTP).
doctor-clocks-differ = Deux horloges diffèrent, la nôtre et une autre ({ $name }) : { N($seconds, "seconde", "secondes") }. Faites tenir les deux à l’heure (NTP).
doctor-redis = { $name } répond.
doctor-redis-away = { $name } ne répond pas : { $reason }. Démarrez-le, ou corrigez GREFFE_REDIS ; d’ici là, les autres voient ce qui se passe une seconde plus tard.
doctor-ready = { $url } est prêt.
doctor-not-ready = { $url } ne peut servir pour l’instant : { $detail }
doctor-no-service = Rien ne répond sous { $url } : { $reason }. Démarrez-le par `greffe serve`, ou dites par --url où il est.
doctor-another-service = Ce qui répond sous { $url } n’est pas Greffe (statut { $status }) : dites par --url où est le service.
doctor-service-otherwise = { $url } est d’une autre version que cette ligne de commande, ou a un autre GREFFE_PUBLIC_URL : redémarrez-le après une mise à jour.
doctor-service-without-redis = Le service ({ $url }) n’entend pas Redis : les autres voient ce qui se passe une seconde plus tard.
doctor-hook-networks = GREFFE_HOOK_NETWORKS laisse les webhooks atteindre { $networks } : quiconque est assis à une table peut y faire envoyer par le service. N’y mettez que ce qui doit être atteint.
doctor-no-public-url = GREFFE_PUBLIC_URL n’est pas réglé : les liens commencent par l’adresse à laquelle la page a été ouverte. Réglez-le si d’autres atteignent le service sous une autre.
doctor-public-url = { $url } mène au service.
doctor-no-answer-there = Personne ne répond à { $url } (GREFFE_PUBLIC_URL) : { $reason }. Les liens ne mènent nulle part : voyez le nom, le mandataire, le pare-feu.
doctor-another-there = Autre chose que Greffe répond à { $url } (statut { $status }) : le mandataire doit passer cette adresse au service, sans le chemin.
doctor-plain-http = { $url } est en HTTP simple : qui est sur le trajet lit les jetons. Mettez TLS devant, et faites commencer GREFFE_PUBLIC_URL par https.
doctor-parts-missing = La page s’ouvre, mais pas ce dont elle est faite ({ $url }) : un mandataire qui ôte un chemin veut une barre à la fin des deux (nginx : location /greffe/ et proxy_pass http://127.0.0.1:8000/;).
doctor-no-sockets = Les WebSockets ne passent pas le mandataire (statut { $status }) : tout marche par des flux d’événements, dont un navigateur n’ouvre que six. nginx veut proxy_http_version 1.1 et les en-têtes Upgrade et Connection.
doctor-everybody-local = Qui vient par { $url } compte pour cette machine même et peut ouvrir des tables : le mandataire ne nomme personne. Faites-lui envoyer X-Forwarded-For et le Host demandé (nginx : proxy_set_header Host $host), ou donnez des jetons à GREFFE_OPEN_TABLES.
doctor-proxy = Qui vient par { $url } compte pour quelqu’un d’ailleurs.
opens-local = Seule cette machine ouvre des tables (GREFFE_OPEN_TABLES vaut `local`). Un mandataire de cette machine qui ne dit ni qui demande ni pour quel hôte est pris pour elle : `greffe doctor` le découvre.
