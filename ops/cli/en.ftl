# The command line: help, answers, refusals, headings.

help-main = Greffe keeps the record of tabletop role-playing sessions.

    Exit codes: 0 done, 1 a finding or a failure, 2 wrong usage, 3 the service or the database cannot be had.
help-up = Start the service, play a short scene on it, show it as each seat saw it, and stay up.

    The scene is one of Nosgoth Mithrap, played through HTTP with physical dice. Ctrl-C stops the service; the record stays.
help-serve = Start the service and stay until a signal ends it.

    Everything else is chosen by environment variables: see `greffe config`.
help-demo = Let a bot play a random session of SYSTEM through HTTP, and leave the table open to look at.

    The bot knows no game: it picks from what each seat may do. A move that is offered and then refused is a fault of the game: it is printed, and the exit code is 1.
help-replay = Show the feed of a seat up to a frame, and its view of the table at that moment.

    Reads a database, a file that `greffe record` wrote, or a seat’s own record, and changes nothing in it. TABLE may be left out where there is only one.
help-why = Show which entries of a seat’s own feed gave the value at the (JSON) POINTER of its view, the latest first.

    SOURCE is a database, a file that `greffe record` wrote, a seat’s own record (`--patch`), or the address of a table of a running service: then the token of the seat stands in `GREFFE_SEAT_TOKEN`.
help-record = Export the record of a table as JSON Lines.

    The full record holds every secret of the table, can be checked by `greffe verify` and read by `greffe replay`. There is none while the table plays on with something that nobody may read yet. TABLE may be left out where there is only one.
help-diff = Show, seat by seat, where two records part and how the present differs.

    Each is a file that `greffe record` wrote, or a table of the database.
help-dossier = Write one HTML file, which needs no network: what each seat read and saw, side by side, frame by frame, and each correction with its before and after.

    It also holds reasons, dice and their proofs, receipts. The source is a database, a whole record, or a seat’s own record: then it tells of that seat alone. The dossier of a whole record holds the secrets of the seats that it shows. Of a seat’s own record it marks in red what does not hold: sentences, receipts, dice, the signature.
help-kit = Take away what a seat prepared, as one JSON file.

    The page gives it to another table of the same game, and so does the service’s interface.
help-story = Write a session as a story to read, scene by scene: one HTML file, or Markdown.

    It tells what one seat read of play as it stands now; what corrections have taken away is left out. The source is a database, a file that `greffe record` wrote, or a seat’s own record.
help-impact = Judge sessions of SYSTEM under another version of its rules: how many part, where first, by which rule, and what changes for whom.

    The sources are whole files that `greffe record` wrote, or databases, of which every table of that game is judged. Nothing is changed in them. The exit code is 1 if any session parts.
help-tables = List the tables of a database, the one that was played last first. Default: GREFFE_DATABASE.

    A table that was forgotten is listed, behind the others, as long as its tombstone stands.
help-token = Issue a new token for SEAT (gm1, player2... or host) of TABLE, and print it.

    The former one is worth nothing from now on. The whole table reads that whoever runs the service did this.
help-close = Close the session of TABLE, as its host would: nobody plays any more, everybody reads on.
help-forget = Delete tables for good: every event, every token, every name. It cannot be undone.

    A tombstone stays in the place of each: when it was forgotten, how many events it had, and the hash of the last. So that a table that was forgotten is not taken for one that was lost. Backups made before still hold it.
help-verify = Check every event of a database, or of a file that `greffe record` wrote.

    Of a seat’s own record: its receipts, sentences, dice and signature.

    Each event seals the one before it: a changed, missing or foreign event is found, and the first bad one of each table is named. Ends with 1 where anything was found.
help-host = List the keys of hosts, with which a program opens tables and tends those that it opened; `issue NAME` issues one, `rotate KEY` gives it a new token, `revoke KEY` leaves it none.
help-key = List the keys with which the service signs; `make` makes the first, `rotate` a new one, which signs from now on.

    A service makes its first key by itself, and reads the file again when it changes. Of a retired key the secret is erased, its public part stays. With --json, the public keys as GET /.well-known/greffe-keys gives them.
help-migrate = Prepare the database, once before the first start and once after an update that asks for it.

    Only PostgreSQL needs it: the service itself then needs no right to change tables. To do it twice, or at the same time from several places, does no harm.
help-copy = Copy every table of SOURCE into TARGET, byte for byte.

    Each is the path of an SQLite file or the URL of a PostgreSQL database. Every hash chain is checked on the way, and compared afterwards. What TARGET holds already is compared and gone on from: copy once while the service runs, stop it, copy again, and start it on TARGET.
help-backup = Save the database in a new SQLite file OUTPUT, and check it.

    The service may go on meanwhile. Of a PostgreSQL database this copies every table; for large ones, its own tools do better (pg_basebackup, pg_dump). The file holds every secret of every table: keep it as you keep the database.
help-restore = Fill an empty database from BACKUP, checking every event on the way and against what the backup says it holds.

    The database may be of the other kind than the one that was saved. BACKUP may be the full record of one table, as `greffe record` wrote it: the table comes to what the database holds already, with new tokens, which are printed.
help-rules = List the games, or the rules of one with their titles, or the places that cite one RULE.

    A citation is the ID of a rule in a source file: --coverage and RULE need the source tree.
help-config = List the environment variables of the service, with their defaults and present values.

    Ends with 2 where one has a value that cannot be.
help-doctor = Look at settings, database, disk, clock, Redis, proxy, public address, permissions and versions, and say what is wrong and what to do.

    Nothing is changed. Ends with 1 where something is wrong; what is only doubtful does not count.
help-bench = Measure one PART, or all but `scale` (one and two processes on a PostgreSQL and a Redis, started for it) and `cells` (one and two of these, with two processes each).

    Everything works on new databases in a temporary folder. Ratios compare with something bare that was measured in the same run; on a machine that does other work, nothing else of it is worth much.
help-simulate = Try the service under a scheduler of its own, in virtual time; or a client, by a wire on which everything goes wrong.
help-clients = A client under test follows sessions that are played again, by a wire on which everything goes wrong: late, cut, twice, missing, untrue.

    RECORD is a file that greffe record wrote with --full; without one, a bot plays a session of each game first. In the end the client shows its view, its frames with their marks, the tag of its moves: all of it must be what the service says. How a program becomes such a client is in ops/clients/README.md. Ends with 1 where anything was wrong.

help-faults = Several processes on one database, under faults: killed, frozen, unanswered, without room, set back, unheard.
help-failover = Start the configuration for three machines on this one, and break one part of it after another under play; ends with 1 where anything acknowledged is lost, doubled or told otherwise.

    Each seed is one history, always the same. What must hold: whatever was acknowledged is in the log once, in an order that respects time; no gap; every watcher has every frame of its seat; views are those of the log read again; nobody waits for ever. A seed that fails is shrunk to the faults that it needs. Ends with 1 where anything was found.

option-help = Show this message and exit.
option-version = Show the version and exit.
option-lang = Language of all that is shown. Default: the environment’s (LC_ALL, LC_MESSAGES, LANG), else French.
option-json = The facts as JSON, one value a line.
option-data = The database: path of an SQLite file. Default: GREFFE_DATABASE.
option-data-read = The database. Default: GREFFE_DATABASE.
option-data-filled = The database to fill, which must be empty. Default: GREFFE_DATABASE.
option-data-tables = The database of the tables: path or URL. Default: GREFFE_DATABASE.
option-operated-url = The running service; GREFFE_OPERATOR_TOKEN must be its own.
option-operated-data = The database, where no service runs on it. Default: GREFFE_DATABASE.
option-doctor-url = Where this machine reaches the running service.
option-port = Port to listen on.
option-host = Address to listen on; 0.0.0.0 for all.
option-no-scene = Only start the service.
option-demo-url = A running service. Without it, one is started here and stays up.
option-demo-token = With --url: what the service wants of who opens a table.
option-seed = The same seed makes the same choices. Default: a new one, printed.
option-moves = At most so many.
option-replay-seat = Whose eyes: gm1, player2... Default: the first seat of the table.
option-frame = The last frame to show. Default: the seat’s newest.
option-dossier-seat = This seat only; may be repeated.
option-dossier-contest = Only what is about this contest, by its id.
option-impact-to = The version of the rules to judge by, among those that are installed.
option-impact-tree = Another folder of the code, whose rules judge, in a process of their own.
option-story-form = HTML or Markdown. Default: as OUTPUT ends, else HTML.
option-story-no-dice = Without the faces of the dice.
option-story-rules = With the rules that its sentences rest on.
option-replay-at = The moment to show, instead of a frame: the last frame of that time. As this service writes times: 2026-11-25T21:14Z, “2026-11-25 21:14 UTC+01:00”; a day alone is all of it, a time alone is of the last day. Without a zone: this machine’s.
option-replay-from = Only what follows that frame, and what has changed in the view since.
option-replay-marks = What is said of each line: how it stood at that moment (then), nothing, as it was told (told), or how it stands now (now).
option-replay-all = All seats of which the record tells, side by side.
option-why-table = The table, where the database has several.
option-why-frame = The frame after which to take the view. Default: the seat’s newest.
option-record-patch = With `--seat`: each frame also says what it changed in the seat’s view.
option-replay-json = The frames and the view as one JSON object.
option-text = The sentences alone, one a line: the session as it reads.
option-kit-seat = The seat whose preparations are taken away: gm1, player2…
option-record-seat = Only what this seat may read: its feed as JSON Lines. Without it, the full record.
option-output = A new file; else standard output.
option-diff-seat = Only for this seat: gm1, player2... Default: every seat of the table.
option-most = Frames to show of each.
option-tables-limit = At most so many.
option-tables-bytes = Also add up the bytes of each, for which all its events are read.
option-verify-table = This table alone, with its keys and its dice; may be given several times. Nothing else of the database is read.
option-older-than = Every table at rest for so many days.
option-dry-run = Only name what would be forgotten.
option-expect = A hash kept elsewhere must still be in the chain of that table: its past is unchanged, no tail is missing.
option-keys = The public keys of the service, by which signatures ought to be: a file as GET /.well-known/greffe-keys gives it, or the address of the service. Default: the file of keys of the database, if it is there.
option-receipt = A receipt that GET /tables/TABLE/receipt gave, several, or a seat’s own export: does this record give it? If not, which frame is the first that differs.
option-rules = Also judge every event again, at its place and with its draws: a face that the die does not have, an act that its seat could not do, a verdict that the rules do not give, a draw that its chain does not give.
option-data-keys = The database beside which the keys lie. Default: GREFFE_DATABASE.
option-heads = Print TABLE=HASH for every table, to be kept elsewhere for --expect.
option-coverage = Count where each rule is cited; ends with 1 if one is cited nowhere.
option-figures = Write the figures there too.
option-compare = Say what each figure was in that earlier run, which --json wrote.
option-svg = Write the chart of lengths there.
option-quick = Measure next to nothing: it only shows that it can be measured.
option-copied-table = Only this table, with its branches; may be given several times.
option-seeds = How many simulations.
option-from = The first seed.
option-rounds = How many rounds, one fault each.
option-fault-kind = Only faults of this kind; may be given several times.
option-client = The client under test: python, javascript, or a command line.
option-conformance-seat = The seat that it reads; default: any.

metavar-TEXT = TEXT
metavar-INTEGER = INTEGER
metavar-RANGE = RANGE
metavar-PATH = PATH
metavar-OPTIONS = OPTIONS
metavar-COMMAND = COMMAND
metavar-ARGS = ARGS
metavar-DATABASE = DATABASE
metavar-FILE = FILE
metavar-SEAT = SEAT
metavar-SYSTEM = SYSTEM
metavar-RULE = RULE
metavar-OUTPUT = OUTPUT
metavar-BACKUP = BACKUP
metavar-TARGET = TARGET
metavar-PART = PART
metavar-HASH = HASH

setting-database = The register: path of an SQLite file, `memory`, or postgresql://user:password@host/name
setting-keys = The file of the keys that sign receipts and records. Without it: beside the SQLite file; on PostgreSQL nothing is signed
setting-database_schema = PostgreSQL: the schema that holds the register
setting-lock_timeout = Seconds to wait for another process that writes
setting-statement_timeout = PostgreSQL: seconds that a statement may take
setting-connections = PostgreSQL: most connections that read; one more writes, for each process
setting-register_timeout = Seconds that a request waits for the register before it is answered 503
setting-cell = The name of this cell, `[a-z][a-z0-9]*`: the ids of its tables begin with it, and a proxy of several cells routes by it; or nothing
setting-redis = Redis between several processes: redis://[user:password@]host[:port]/number; or nothing
setting-redis_prefix = What the keys and channels in Redis begin with
setting-metrics_token = The bearer token that may read /metrics; without one, nobody may
setting-operator_token = The bearer token of `greffe token`, `close`, `forget`, `host` with --url; or nothing
setting-cors_origins = Origins of foreign web pages that may call, separated by commas; `*` for all
setting-rate_limit = Requests per minute and seat, commands apart; of strangers per address; 0: no limit
setting-command_rate_limit = Commands and corrections per minute and seat; 0: no limit
setting-open_tables = Who may open tables: `anybody`; `local`: from this machine, or with the token that is told at the start; or tokens of your own for everybody, separated by commas
setting-tables_per_address = Tables opened per hour and address; 0: no limit
setting-tables_in_all = Tables opened per hour in all; 0: no limit
setting-max_body_bytes = Longest body of a request and message of a socket
setting-hook_networks = Private networks to which webhooks may send, separated by commas: 10.0.0.0/8; or nothing, public addresses alone
setting-hook_rate = Deliveries a minute and webhook at most; 0: no limit
setting-hook_pause_seconds = Seconds before a delivery is tried again; the pause doubles at each failure, up to an hour
setting-hook_patience_hours = Hours of failures after which a webhook is switched off
setting-open_connections = Connections open at a time, sockets and streams among them
setting-open_connections_per_address = Connections open at a time from one address; 0: no limit; proxies that are trusted: none
setting-heartbeat_seconds = Seconds between two comments that keep an event stream open
setting-locale = Language of sentences when the caller names none that we have
setting-log_level = Least level of the log on standard error
setting-tables_in_memory = Tables that stay loaded when nobody uses them
setting-trusted_proxies = Addresses whose X-Forwarded-For is believed, separated by commas
setting-public_url = What the service is called from elsewhere, `https://host[/path]`: links to seats and their codes begin with it

head-subject = subject
head-diagnosis = how it stands
head-key = key
head-name = name
head-created = since
head-retired = until
head-variable = variable
head-default = default
head-present = present
head-meaning = meaning
head-game = game
head-version = version
head-title = title
head-rules = rules
head-commands = commands
head-rule = rule
head-cited-in = cited in
head-by = by
head-table = table
head-system = system
head-status = status
head-seats = seats
head-events = events
head-bytes = bytes
head-last = last
head-what = what
head-value = value
head-unit = unit
head-ratio = ratio
head-spread = min–max
head-must = must
head-stretch = stretch
head-before = before
head-now-before = now/before
head-against = against
head-details = details
head-findings = findings
head-worst = worst s
head-median = median s
head-rounds = rounds
head-fault = fault

status-open = open
status-playing = playing
status-paused = paused
status-ended = ended
status-forgotten = forgotten

mark-stretch = stretch
mark-must = must
mark-missed = missed

bar-streams = streams
bar-events = events
bar-judged = judged again
bar-moves = moves
bar-seeds = seeds
bar-stream = { $stream }: { N($events, "event", "events") }

listening = Greffe listens on { $host }, port { $port }. Ctrl-C stops it.
scene = { $title }, as each seat saw it
answering = Greffe answers at { $url }; its API is described at { $url }/docs. Ctrl-C stops it.
token-told = Who is not at this machine opens tables with the header
table-open = The table is open. Open a seat in a browser; each of these links is that of its seat and no other:
lobby = To open another table, with its game and its players: { $url }/
the-host = the host
go-on = For a program: what { $seat } may do now, and its feed as it grows:
demo-starts = { $game }, seed { $seed }
demo-played = { N($moves, "move", "moves") }, none refused: { $summary }
demo-seat = { N($frames, "frame", "frames") }; the last: { $last }
broken-promise = { $seat } was offered { $move }{ COUNT($dice) ->
    [0] {""}
   *[more] {" "}with the dice { LIST($dice) }
} and refused it: { $refusal }
view-at = View at frame { $frame }:
view-changes = Changed in the view between frames { $since } and { $upto }:
why-absent = nothing
why-nothing = Nothing gave this value: nothing ever stood there.
dossier-moment = Moment
dossier-earlier = Earlier
dossier-later = Later
dossier-seats = Seats
dossier-told = What was told
dossier-seen = What each saw at this moment
dossier-nothing = Nothing yet.
dossier-before = Before
dossier-after = After
dossier-withdrawn = Withdrawn
dossier-instead = Reads now
dossier-contested = Contested
dossier-reason = Reason:
dossier-typed = typed at the table
dossier-sound = its proof holds
dossier-unsound = its proof does not hold
dossier-unproven = its proof cannot be checked here
dossier-otherwise = this sentence does not say what its entry holds: it was changed
dossier-changed = its receipt is not that of what the frame says: it was changed
dossier-stream = Stream, number
dossier-link = Link
dossier-nonce = Nonce
dossier-receipts = Receipts
dossier-frame = Frame
dossier-receipt = Receipt
dossier-signature = Signature
dossier-yes = yes
dossier-no = no
dossier-none = —
dossier-dispute = Dossier of a dispute
dossier-session = Dossier of a session
dossier-how = A receipt covers all that the seat read up to that frame. Whoever kept his own can compare them; `greffe verify --receipt` finds it in the record.
dossier-noscript = This page shows its facts by a script in the file itself: let it run.
judging = Judging
impact-refused = parts at event { $event } (by { $seat }): it is refused
impact-admitted = parts at event { $event } (by { $seat }): it is refused no longer
impact-recorded = parts at event { $event } (by { $seat }): it is recorded otherwise
impact-follows = parts at event { $event } (by { $seat }): something else follows
impact-told = parts at event { $event } (by { $seat }): something else is read of it
impact-seen = parts at event { $event } (by { $seat }): something else is seen
impact-length = parts at event { $event } (by { $seat }): one of the two ends there
impact-seat = Changes for { $seat } from its frame { $first } on, { $frames } in all.
impact-read = Reads otherwise for { LIST($seats) }
impact-more = and { N($count, "other change", "other changes") }
impact-sum = Sessions judged: { $sessions }, parted: { $parted }.
only-these-tables = only these tables were looked at: neither the storage nor the notes of what ought to be there
verified = { N($events, "event", "events") } of { N($streams, "stream", "streams") } { $events ->
    [one] is
   *[other] are
} sound, { N($findings, "finding", "findings") }
note = note: { $remark }
fault = table { $table }, event { $event }: { $reason }
no-kept-hash = not TABLE=HASH with a hash of 64 hexadecimal digits: { $text }
signature-sound = signed by this service (key { $key })
signature-unsigned = nobody has signed this
signature-unknown = signed by the key { $key }; nothing here says whether it is the service’s (--keys)
signature-foreign = signed by a foreign key, { $key }: it was not this service that made it
signature-wrong = the signature (key { $key }) is not that of this content: it was changed, or made anew
receipt-holds = this record gives the receipt of frame { $frame } of { $seat }
receipt-signature = receipt of frame { $frame } of { $seat }: { $text }
receipt-false = frame { $frame } of the file of receipts: its receipt is not that of what it says, the file was changed
receipt-other-table = the receipt is of table { $table }, this record of table { $here }
receipt-no-seat = this record has no seat { $seat }
receipt-short = frames of { $seat } in this record: { $count }; the receipt is of frame { $frame }
receipt-between = this record does not give the receipt of { $seat }: what differs lies between frames { $first } and { $last }
receipt-differs = frame { $frame } of { $seat }: this record does not tell what the seat has read, but: { $here }
own-receipt = the receipt in the header is not that of the last frame, { $frame }, of { $seat }: one of the two was changed
own-sentence = frame { $frame }: this sentence does not say what its entry holds: { $text }
own-die = frame { $frame }: the proof of a die does not hold: { $die } { $faces }
own-checked = frames checked: { $frames }; sentences that they alone are not enough to check: { $unsaid }; with the whole record: `greffe verify RECORD --receipt { $name }`
own-unsigned = no receipt is signed: whoever makes the whole file anew is not found out
not-judged-here = table { $table }: it is of { $game }, which is not installed here; its rules cannot be judged
backup-served = { $name } is a backup on which a service has worked since: what it held is still there
table-restored = the table is in { $name } again; events: { $events }. The tokens are new, the former ones are worth nothing here
host-revoked = no token is that of the key { $key } any more
key-rotated = { $key } signs from now on; the secret of the key before is gone
refused-because = { $finding }: { $refusal }
judged-again = { $events ->
    [one] one event was judged again
   *[other] { $events } events were judged again
}
table-absent = table { $table }: it is not here
hash-absent = table { $table }: no event has the hash { $head }
all-sound = { $name }: { N($events, "event", "events") } of { N($streams, "stream", "streams") }, all sound
fewer-events = fewer events
nothing-promised = { $name } does not say what it held when it was made: that nothing is missing cannot be told
copied = { N($streams, "stream", "streams") } with { N($events, "event", "events") } are in { $name }, { $new } of them new; every chain is the same in both
migrated = { $name } is ready{ COUNT($version) ->
    [0] {""}
   *[more] , schema version { $version }
}
closed = { $table } is closed
nothing-changed = nothing was changed
tables = { N($tables, "table", "tables") }
coverage = { N($rules, "rule", "rules") }, { $cited } cited in code and in tests, { $bare } not
measuring = measuring { $part } ...
redis-silent = Redis does not answer: who watches the table sees this at the next event
simulated = { N($seeds, "seed", "seeds") }, { N($steps, "step", "steps") }, { N($acknowledged, "command", "commands") } acknowledged, { $refused } refused, { N($doubts, "request", "requests") } without an answer, { N($events, "event", "events") }: { N($failures, "seed", "seeds") } with findings
tried-clients = { N($seeds, "seed", "seeds") }, { N($frames, "frame", "frames") }, { N($corrections, "correction", "corrections") }, { N($faults, "fault", "faults") }: { N($failures, "seed", "seeds") } with findings
tried-seed = seed { $seed }, { $game }, { $seat }:
simulated-seed = seed { $seed }:
simulated-with = with { N($processes, "process", "processes") }, { N($clients, "client", "clients") }, { N($commands, "command", "commands") } each and
no-fault = no fault
simulated-plan = as a plan: { $plan }
drilled = round { $number }, { $kind }: the longest wait { $seconds } s; { N($acknowledged, "command", "commands") } acknowledged, { N($findings, "finding", "findings") }

cause-locked = another process holds its lock; stop that one, or wait and try again
cause-held = another service has it to itself; one process at a time
cause-behind = it holds less than was read from it before
cause-full = no room is left to write to it; free some and try again
cause-read_only = it may not be written to
cause-io = reading or writing it failed; the disk may be full or failing
cause-damaged = its pages are damaged; restore a copy, `greffe verify` tells what is sound
cause-unreachable = it cannot be reached
cause-unfit = it cannot keep that
cause-closed = it is closed
cause-settings = it cannot be opened like this
cause-schema = it was not prepared for this version
cause-storage = the storage failed

failed-told = { $text }
failed-unavailable = { $name }: { $cause } ({ $detail })
failed-no-register = { $name } is not a database of Greffe: { $reason }; it was left as it is
failed-conflict = { $name }: another process wrote to the table meanwhile; try again
failed-no-such-table = { $name } holds no table { $table }
failed-unknown-event = { $name } holds an event that no game installed here can read: { $event }
failed-unwritable = cannot write { $name }: { $reason }
failed-no-sources = citations need the source tree, and this is an installation without it
failed-no-answer = no service answers at { $url } ({ $reason })
failed-no-service = what answers at { $url } is no service of Greffe ({ $reason })
failed-port-taken = port { $port } of { $host } is taken; choose another one with --port
failed-no-listening = cannot listen on { $host }, port { $port }: { $reason }
failed-host-key-missing = { $action } wants a name (issue) or a key (rotate, revoke)
failed-no-operator-token = GREFFE_OPERATOR_TOKEN is not set; the service must have been started with the same one
failed-unknown-to-service = { $url } knows no such table or seat, or another operator’s token
failed-unknown-to-database = { $name } holds no such table or seat
failed-not-admitted = the table does not admit it: { $code }
failed-bad-setting = this choice cannot be: { $detail }
failed-unreadable = cannot read { $name }: { $reason }
failed-no-sqlite = { $name } is not a database of Greffe: it is not an SQLite database; it was left as it is
failed-not-this-table = { $name } holds no table { $table }: it holds { COUNT($tables) ->
    [0] none
   *[more] { $tables }
}
failed-which-table = name a table of { $name }: it holds { COUNT($tables) ->
    [0] none
   *[more] { $tables }
}
failed-unsound-record = { $name } is no sound record: { $fault }
failed-no-such-game-here = { $name }: the table is of { $game }, which is not installed here
failed-unreadable-event = { $name }: an event cannot be read ({ $detail }); `greffe verify` names it
failed-bad-keys = the file of keys { $name } cannot be used: { $reason }
failed-no-keys-file = no file of keys: GREFFE_KEYS must name it where processes share a database
failed-no-keys-yet = { $name } is not there: `greffe key make` makes it
failed-no-receipt = { $name } holds neither receipts nor a seat’s export
failed-kept-by-a-seat = { $name } is what a seat kept; it is compared with the whole record: `greffe verify RECORD --receipt { $name }`
failed-there-already = { $name } is there already; nothing is overwritten
failed-unsound-copy = the copy is not sound, and was not kept: { $fault }
failed-no-measured-game = the measured sessions are of { $game }, which is not installed here
failed-no-chart = there is a chart of the part `length` only
failed-no-figures = { $name } holds no figures of an earlier run ({ $detail })
failed-unsound-source = { $name } is not sound: { $fault }; `greffe verify` tells more
failed-differs = { $fault }; nothing was overwritten
failed-no-game = no game { $game }: { COUNT($games) ->
    [0] none is installed
   *[more] installed are { LIST($games) }
}
failed-unlike-tables = they are not tables of one game with the same seats
failed-which-to-forget = name tables, or say --older-than and a number of days
failed-unsound-table = { $name }: the record of the table is not sound ({ $detail }); `greffe verify` tells more
failed-record-sealed = { $name }: the record holds something that nobody may read yet; it is exported once that is opened, or the table has ended
failed-no-seat = the table has no seat { $seat }: its seats are { $seats }
failed-one-form = --text and --json: one or the other
failed-no-contest = none of these seats has read of a contest { $contest }
failed-to-or-tree = --to or --to-tree: one or the other
failed-no-version = { $system } has no version { $version } here: there is { $known }
failed-no-tree = { $name } is no folder of the code of Greffe that can judge
failed-tree-failed = the code in { $name } could not judge: { $detail }
failed-not-by-these-rules = these rules cannot read { $name }: { $detail }
failed-all-or-one = --all shows all seats as a whole: without --seat, --frame or --from
failed-not-before = frame { $since } is not before frame { $upto }
failed-before-all = nothing had happened yet on { $at }
failed-bad-moment = { QUOTE($text) } is no moment: 2026-11-25T21:14, 2026-11-25, 21:14
failed-patch-of-whole = --patch asks for --seat: the whole record is nobody’s view
failed-no-views = this record lacks the views of its seat: export it with --patch
failed-own-record-marks = { $name } marks, in frame { $frame }, entries that stand in none before it
failed-own-record-cut = { $name } should have { $frames } frames, and has { $found }
failed-unreadable-record = { $name } cannot be read as a seat’s record: { $detail }
failed-view-not-as-told = { $name }, frame { $frame }: the view is not the one that its tag names
failed-no-seat-token = the token of the seat is wanted in { $name }
failed-no-table-there = { $url } is not the address of a table of the service
failed-no-frame = the feed of { $seat } has { N($last, "frame", "frames") }, not { $frame }
failed-not-whole = { $name } is not whole, nothing was written: { $fault }; `greffe verify` tells more
failed-not-empty = { $name } is not empty; nothing was written. `greffe copy` adds to what is there
failed-table-there = table { $table } is in { $name } already, or was forgotten there; nothing was written
failed-not-restored = { $into } does not hold what { $name } held: { $fault }
failed-coverage-of-all = --coverage counts all rules of a game, and takes none
failed-no-rule = { $game } has no rule { $rule }; `greffe rules { $game }` lists them
failed-client-silent = the client under test does not answer: { $reason }
failed-no-node = Node with TypeScript is not installed: ops/environment test
failed-no-simulated-game = the simulated tables play { $game }, which is not installed here
failed-no-scene-game = the scene needs the game { $game }, which is not installed here; start with --no-scene
failed-no-memory = the memory could not be measured: { $reason }
failed-measured-refused = a measured command was refused: { $answer }
failed-no-measured-service = the service to be measured ended at once
failed-unsound-measure = what was measured was not sound: { $told }

# What an audit found, and what the storage says
quoted = { QUOTE($text) }
finding-sqlite-dbname-must-be-the-path-of-a-file = SQLITE_DBNAME must be the path of a file
finding-sqlite-lock-timeout-is-a-whole-number-of-seconds-from-not-text = SQLITE_LOCK_TIMEOUT is a whole number of seconds from 1, not { $text }
finding-another-event-stood-here-at-at = another event stood here at { $at }
finding-another-process-serves-it-one-process-at-a-time-its-lock-is-lock = another process serves it; one process at a time (its lock is { $lock })
finding-cannot-be-read-detail = cannot be read: { $detail }
finding-the-record-is-opened-without-the-secret-of-its-dice = the record is opened without the secret of its dice
finding-the-secret-of-its-dice-gives-other-chains = the secret of its dice gives other chains
finding-the-draw-kind-cannot-show-faces = the draw { $kind } cannot show { $faces }
finding-a-shuffle-told-as-done-by-hand-the-service-alone-shuffles = a shuffle told as done by hand: the service alone shuffles
finding-nothing-asks-for-the-draw-kind = nothing asks for the draw { $kind }
finding-some-of-its-dice-were-typed-and-some-were-not = some of its dice were typed, and some were not
finding-it-needs-a-draw-kind-that-is-not-recorded = it needs a draw { $kind } that is not recorded
finding-the-service-drew-kind-from-no-chain-and-the-table-has-told-anchors = the service drew { $kind } from no chain, and the table has told anchors
finding-a-link-of-the-stream-stream-of-which-the-table-has-told-nothing = a link of the stream { $stream }, of which the table has told nothing
finding-draw-number-of-stream-its-stream-ought-to-be-due = draw { $number } of { $stream }: its stream ought to be { $due }
finding-draw-number-of-stream-draw-due-ought-to-be-the-next = draw { $number } of { $stream }: draw { $due } ought to be the next
finding-draw-number-of-stream-its-link-is-not-of-the-chain = draw { $number } of { $stream }: its link is not of the chain
finding-draw-number-of-stream-its-link-gives-other-faces = draw { $number } of { $stream }: its link gives other faces
finding-draw-number-of-stream-it-tells-an-anchor-out-of-place-or-none-in-its-place = draw { $number } of { $stream }: it tells an anchor out of place, or none in its place
finding-its-anchors-are-not-those-of-this-table = its anchors are not those of this table
finding-its-seats-are-none-with-which-a-table-opens = its seats are none with which a table opens
finding-its-id-is-that-of-event-version = its id is that of event { $version }
finding-there-is-no-seat-seat = there is no seat { $seat }
finding-a-table-is-opened-once = a table is opened once
finding-judging-it-records-something-else = judging it records something else
finding-judging-gives-another-verdict-parts = judging gives another verdict: { $parts }
finding-its-seat-could-not-do-that-there-rule = its seat could not do that there ({ $rule })
finding-it-cannot-be-read-detail = it cannot be read: { $detail }
finding-it-cannot-be-judged-detail = it cannot be judged: { $detail }
finding-nothing-can-follow-from-it-detail = nothing can follow from it: { $detail }
finding-does-not-follow-the-event-before-it = does not follow the event before it
finding-event-version-stands-in-its-place = event { $version } stands in its place
finding-it-has-no-table-of-events = it has no table of events
finding-it-is-empty-or-the-sqlite-database-of-another-program = it is empty, or the SQLite database of another program
finding-it-is-missing-it-was-there-at-at = it is missing: it was there at { $at }
finding-it-is-not-a-file = it is not a file
finding-it-is-not-an-sqlite-database = it is not an SQLite database
finding-it-is-the-sqlite-database-of-another-program = it is the SQLite database of another program
finding-it-was-forgotten-in-another-state-than-was-noted = it was forgotten in another state than was noted
finding-its-content-is-not-what-was-sealed = its content is not what was sealed
finding-its-hash-is-not-the-head-that-the-header-names = its hash is not the head that the header names
finding-its-stream-or-topic-is-no-text = its stream or topic is no text
finding-its-table-of-events-has-the-columns-columns = its table of events has the columns { $columns }
finding-its-table-table-was-made-by-another-program = its table { $table } was made by another program
finding-its-write-ahead-log-has-no-sound-beginning = its write-ahead log has no sound beginning
finding-its-write-ahead-log-is-broken-at-page-page-at-least-one-commit-after-it-cannot-be-read = its write-ahead log is broken at page { $page }: at least one commit after it cannot be read
finding-line-is-not-the-header-of-a-record = line 1 is not the header of a record
finding-line-line-is-cut-off = line { $line } is cut off
finding-line-line-is-not-an-event = line { $line } is not an event
finding-line-line-is-one-more-than-the-header-counts = line { $line } is one more than the header counts
finding-lost-event-event-was-there-at-at = lost: event { $event } was there at { $at }
finding-no-directory-folder = no directory { $folder }
finding-no-event-of-it-can-be-read = no event of it can be read
finding-no-register-is-kept-by-name = no register is kept by { $name }
finding-not-a-sealed-event = not a sealed event
finding-process-process-on-host-since-since-serves-it-one-process-at-a-time-its-lock-is-lock = process { $process } on { $host }, since { $since }, serves it; one process at a time (its lock is { $lock })
finding-schema-schema-holds-no-register-run-greffe-migrate-once = schema { $schema } holds no register: run `greffe migrate` once
finding-table-table-it-is-missing-with-events-events = table { $table }: it is missing, with { N($events, "event", "events") }
finding-table-table-event-event-says-an-earlier-time-than-the-one-before-it = table { $table }: event { $event } says an earlier time than the one before it
finding-table-table-it-was-not-in-this-backup-when-it-was-made = table { $table }: it was not in this backup when it was made
finding-table-table-its-last-event-is-another-than-the-one-that-was-saved = table { $table }: its last event is another than the one that was saved
finding-table-table-events-events-are-there-saved-were-saved = table { $table }: { N($events, "event is", "events are") } there, { N($saved, "was", "were") } saved
finding-the-url-of-the-database-detail = the URL of the database: { $detail }
finding-the-file-ends-before-line-line-events-events-are-due = the file ends before line { $line }: { N($events, "event is", "events are") } due
finding-the-file-is-damaged-detail = the file is damaged: { $detail }
finding-the-index-is-damaged-detail = the index is damaged: { $detail }
finding-the-pages-of-the-index-were-not-checked-create-extension-amcheck-would-let-them-be = the pages of the index were not checked: CREATE EXTENSION amcheck would let them be
finding-the-pages-of-the-index-were-not-checked-detail = the pages of the index were not checked: { $detail }
finding-the-register-is-closed = the register is closed
finding-the-register-is-open-to-be-read = the register is open to be read
finding-the-server-does-not-wait-for-its-standbys = the server does not wait for its standbys
finding-the-storage-cannot-be-checked-detail = the storage cannot be checked: { $detail }
finding-the-table-holds-rows-events-found-are-found-by-their-index = the table holds { N($rows, "event", "events") }, { N($found, "is", "are") } found by their index
finding-rows-tables-are-not-found-by-their-last-day-they-would-be-in-a-copy = { N($rows, "table is", "tables are") } not found by their last day: they would be in a copy
finding-the-table-of-events-and-its-index-do-not-hold-the-same-rows = the table of events and its index do not hold the same rows
finding-the-table-of-events-has-no-primary-key = the table of events has no primary key
finding-the-table-of-events-has-no-unique-key-nothing-kept-an-event-from-being-written-twice = the table of events has no unique key: nothing kept an event from being written twice
finding-the-tables-are-of-version-version-needed-is-needed-run-greffe-migrate = the tables are of version { $version }, { $needed } is needed: run `greffe migrate`
finding-the-tables-are-of-version-version-this-greffe-of-ours-is-too-old = the tables are of version { $version }: this Greffe, of { $ours }, is too old
finding-the-target-holds-another-one = the target holds another one
finding-the-unique-key-refused-versions-that-are-free = the unique key refused versions that are free
finding-there-is-no-file-name = there is no file { $name }
finding-what-it-says-that-it-holds-is-not-what-was-written-there-when-it-was-made = what it says that it holds is not what was written there when it was made
finding-name-is-a-whole-number-from-not-text = { $name } is a whole number from 1, not { $text }
finding-rows-rows-of-it-are-not-found-by-their-index = { N($rows, "row of it is", "rows of it are") } not found by their index
finding-rows-rows-of-the-table-of-events-stand-in-no-stream = { N($rows, "row of the table of events stands", "rows of the table of events stand") } in no stream

# greffe doctor
subject-settings = settings
subject-versions = versions
subject-database = database
subject-disk = disk
subject-permissions = permissions
subject-clock = clock
subject-redis = Redis
subject-service = service
subject-address = public address
subject-proxy = proxy
doctor-settings = { $changed ->
    [0] All settings stand at their defaults; `greffe config` lists them.
    [one] { $changed } setting differs from its default; `greffe config` lists them.
   *[other] { $changed } settings differ from their defaults; `greffe config` lists them.
}
doctor-unknown-variable = { $name } is no setting, and does nothing.{ $known ->
    [no] {""}
   *[yes] {" "}Is { $close } meant?
}
doctor-redis-for-one = GREFFE_REDIS is set, but one SQLite file serves one process only: leave it out, or move to PostgreSQL (`greffe copy`).
doctor-no-redis = Processes that share PostgreSQL hear of each other once a second only: set GREFFE_REDIS.
doctor-no-keys = On PostgreSQL nothing is signed without GREFFE_KEYS: name one file that all processes read.
doctor-local-and-public = GREFFE_PUBLIC_URL is set, and GREFFE_OPEN_TABLES is `local`: nobody but this machine opens tables without the token that is printed at the start. Set GREFFE_OPEN_TABLES to `anybody`, or to tokens of your own.
doctor-versions = Greffe { $own }, Python { $python }, SQLite { $sqlite }.
doctor-old-sqlite = SQLite { $version } is too old: 3.35 at least. Use a newer Python.
doctor-other-version = { $name } { $found } is installed, { $wanted } is needed: install greffe anew in an environment of its own.
doctor-in-memory = The database is `memory`: everything is lost when the service stops. Set GREFFE_DATABASE to a file.
doctor-no-database-yet = { $name } is not there yet: the service makes it at its first start.
doctor-database = { $name } can be read. `greffe verify` checks every event.
doctor-damaged-tables = { $tables ->
    [one] The record of { $tables } table
   *[other] The records of { $tables } tables
} cannot be read: the log of the service names them, `greffe verify` says where, `greffe restore` brings a table back from a backup.
doctor-unwritable = Nothing can be written in { $folder }: { $reason }. Give the folder to the user of the service, or make room.
doctor-room = { $free } MB are free in { $folder }.
doctor-little-room = Only { $free } MB are free in { $folder }: make room before nothing can be written any more.
doctor-open-file = Others on this machine may read { $file } (mode { $mode }), which holds secrets: chmod 600 { $file }
doctor-not-ours = { $file } may not be read and written by this user: give it to the user of the service.
doctor-private = { $files ->
    [one] { $files } file of secrets is its owner’s alone.
   *[other] { $files } files of secrets are their owner’s alone.
}
doctor-clock-behind = The newest event is of { $at }, and this clock says { $now }: the clock is behind. Set it, and have it kept right (NTP).
doctor-clocks-differ = This clock and that of { $name } are { N($seconds, "second", "seconds") } apart: have both kept right (NTP).
doctor-redis = { $name } answers.
doctor-redis-away = { $name } does not answer: { $reason }. Start it, or mend GREFFE_REDIS; until then others see what happens a second later.
doctor-ready = { $url } is ready.
doctor-not-ready = { $url } cannot serve now: { $detail }
doctor-no-service = Nothing answers at { $url }: { $reason }. Start it with `greffe serve`, or say with --url where it is.
doctor-another-service = Something else than Greffe answers at { $url } (status { $status }): say with --url where the service is.
doctor-service-otherwise = { $url } is of another version than this command line, or has another GREFFE_PUBLIC_URL: start it again after an update.
doctor-service-without-redis = The service at { $url } does not hear Redis: others see what happens a second later.
doctor-hook-networks = GREFFE_HOOK_NETWORKS lets webhooks reach { $networks }: whoever sits at a table can have the service send there. Name nothing but what must be reached.
doctor-no-public-url = GREFFE_PUBLIC_URL is not set: links begin with the address at which the page was opened. Set it if others reach the service under another one.
doctor-public-url = { $url } leads to the service.
doctor-no-answer-there = Nobody answers at { $url } (GREFFE_PUBLIC_URL): { $reason }. Links lead nowhere: look at the name, the proxy, the firewall.
doctor-another-there = Something else than Greffe answers at { $url } (status { $status }): the proxy must pass that address on to the service, without the path.
doctor-plain-http = { $url } is plain HTTP: whoever is on the way reads the tokens. Put TLS in front of it, and begin GREFFE_PUBLIC_URL with https.
doctor-parts-missing = The page opens, but its parts do not ({ $url }): a proxy that takes a path away needs a slash at the end of both (nginx: location /greffe/ and proxy_pass http://127.0.0.1:8000/;).
doctor-no-sockets = WebSockets do not get through the proxy (status { $status }): it works by event streams, of which a browser opens six at most. nginx needs proxy_http_version 1.1 and the headers Upgrade and Connection.
doctor-everybody-local = Whoever comes by { $url } counts as this machine itself, and may open tables: the proxy names nobody. Have it send X-Forwarded-For and the Host that was asked for (nginx: proxy_set_header Host $host;), or set GREFFE_OPEN_TABLES to tokens.
doctor-proxy = Whoever comes by { $url } counts as somebody from elsewhere.
opens-local = Only this machine opens tables (GREFFE_OPEN_TABLES is `local`). A proxy on this machine that tells neither who asks nor for which host is taken for it: `greffe doctor` finds out.
