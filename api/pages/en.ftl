# The document
page-title = Greffe
page-about = The record of your role-playing sessions: rules applied, secrets kept, nothing lost.
page-noscript = This page needs JavaScript.
page-noscript-how = Allow it for this address, then load the page again; nothing comes from elsewhere. To do without, the interface of the service is described here:

# What every page says
page-opening = One moment…
page-to-lobby = To the lobby
page-try-again = Try again
page-forgetful = Your browser stores nothing here, or has no room left: what you do goes on, and nothing will be remembered once you leave or reload this page. Keep your link.
page-close = Close
page-cancel = Cancel
page-yes = yes
page-no = no
page-copied = Copied.
page-copy-yourself = Your browser does not copy by itself; here is the text:
page-unexpected = Something unexpected happened: { $what }.
page-no-answer = No certain answer. Try again: nothing will be done twice.
page-for-programs = For programs, the interface is described here:
page-you = you

# The lobby
page-welcome = Open a table
page-kept-seats = Your seats on this device
page-choose-game = What do you play?
page-sits = { $least } to { $most } players, no game master
page-sits-with-gm = A game master, { $least ->
    [0] up to { $most } players
   *[other] { $least } to { $most } players
}
page-table-title = Name of the table
page-table-title-first = Our table
page-who-sits = Who plays?
page-role-gm = game master
page-role-player = player
page-role-spectator = spectator
page-role-host = host
page-add-gm = Add a game master
page-add-player = Add a player
page-add-spectator = Add a spectator
page-options = Options of the table
page-options-what = Everything is set as the book proposes; nothing need be changed to begin.
page-open-table = Open the table
page-opening-token = Opening token
page-opening-token-how = Whoever runs this service was told it at its start, or chose it.
page-table-open = The table is open
page-links-once = Give everybody their link. It opens their seat and nothing else; it is shown only here, once.
page-links-local = These links open on this machine only. For others, the service must listen on an address that they reach, and GREFFE_PUBLIC_URL say which.
page-another-table = Open another table
page-host-what = to run the table
page-host-keep = Keep this one: it gives a new link to whoever lost theirs.
page-link = Link
page-copy = Copy the link
page-open-here = Open
page-show-code = Code to scan
page-code-for = Code of the link: { $name }
page-no-code = The code cannot be drawn at the moment.
page-told-once = This link is shown only here, once; the former one is void.

# A seat
page-no-token = Your link is missing
page-no-token-how = This address leads to a table, but not to your seat. Open the link that you were given, all of it.
page-bad-token = This link opens no seat any more
page-bad-token-how = It was replaced or revoked, or it was not copied in full. The host of the table can give you another.
page-parts = Parts of the page
page-panel-told = Story
page-panel-moves = Act
page-panel-people = Table
page-sound = Sound
page-notices = Notices
page-notices-on = When something is asked of you and this page is out of sight, your browser will say so.
page-notices-off = Your browser will say nothing any more.
page-notices-denied = Your browser allows no notices here. Its settings for this site change that.
page-just-now = just now
page-since = for { $span }
page-left = { $span } left
page-over = over
page-due = The moment has come: { $what }
page-connection-lost = Connection lost. It comes back by itself; what you sent is not done twice.
page-missing = Not everything could be had yet, and is asked for again by itself: { $parts }.
page-missing-moves = what you may do
page-missing-table = what is asked, and who is there
page-missing-marks = what has become of earlier lines
page-missing-older = the beginning of the story
page-sent = Sent and done; the story shows it as soon as the connection brings it.
page-still-sending = No answer yet. It is sent again by itself, and done once.
page-opening-late = No answer yet. It is asked for again by itself.
page-outdated = Greffe was renewed. This page goes on; what you are typing is kept when you load the new one.
page-load-new = Load the new page
page-arriving = Not all of the page has arrived. It is asked for again by itself.
page-connection-back = Connected again, nothing was missed.
page-connection-revoked = Your link was replaced or revoked. Ask the host for a new one.
page-table-ended = The session is closed. Everything can still be read.
page-again-opened = The session is closed, and a new table is open for the same people.
page-again-open = Play again: a new table for the same people
page-again-sit = Take your seat at the new table
page-ends-for-good = This is for good: nobody plays at this table afterwards, everything there can still be read.
page-table-paused = The session is paused.

# What was told
page-told = What was told
page-reads-late = Spectators of this table read late: what follows comes later, the end of the session shows all of it.
page-search-told = Search the story
page-filter = Filter
page-filter-all = All
page-filter-dice = Dice
page-filter-contested = What is contested
page-filter-withdrawn = What is withdrawn
page-filter-changed = What has changed
page-none-found = Nothing of the kind in the story.
page-none-told = Nothing was told yet.
page-unread = New
page-fresh = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
page-frame = Line { $frame }
page-frame-at = Line { $frame }, { $time }
page-line-menu = What to do with: { $text }
page-contest = Contest
page-why-line = Why
page-rules-of-line = Rules applied
page-changed-by-line = What it changed for you
page-changed-nothing = Nothing that you see has changed.
page-proof-of-die = Proof of the die
page-proof-checking = Checking…
page-proof-sound = This roll holds: it was sealed before anybody rolled.
page-proof-wrong = This roll does not hold: it is not the one that was sealed.
page-proof-unknown = Nothing that you have read lets this roll be checked yet.
page-proof-cannot = Your browser checks only at a secure address (https).
page-proof-physical = A die of the table: you all saw it fall.
page-proof-none = This die fell behind the screen; it can be checked once the record is opened.
page-proof-facts = What to check it with yourself
page-proof-stream = Stream
page-proof-number = Number
page-proof-link = Link
page-proof-nonce = Nonce of whoever rolled
page-copy-line-link = Copy the link of this line
page-mark-withdrawn = Withdrawn
page-mark-changed = Has changed since
page-mark-contested = Contested
page-holds-now = What holds now:
page-corrected-by = Corrected in line { $frame }
page-die = { $kind }: { $face }
page-die-physical = { $kind }: { $face }, a die of the table
page-draw-d4 = d4
page-draw-d6 = d6
page-draw-d8 = d8
page-draw-d10 = d10
page-draw-d12 = d12
page-draw-d20 = d20

# What I may do
page-search-moves = Search for an action
page-no-moves = Nothing to do for now.
page-no-such-move = No action of that name.
page-chapter-usual = First
page-chapter-other = Other actions
page-hook = Have it sent elsewhere
page-hook-about = What your seat reads can be sent to an address: a Discord or Slack channel (paste the address of its webhook), or a program. Only you read the address; it ends with your link.
page-hook-address = Address
page-hook-form = For
page-hook-form-greffe = a program (signed)
page-hook-form-discord = a Discord channel
page-hook-form-slack = a Slack channel
page-hook-asked = What is asked of you
page-hook-frames = All that you read
page-hook-set = Send
page-hook-drop = Send no more
page-hook-on = All was sent up to frame { $frame }.
page-hook-done = It will be sent from now on.
page-hook-dropped = Nothing is sent any more; the address is forgotten.
page-kit-take = Take your preparations away
page-kit-give = Give a kit
page-kit-give-rest = Give the rest
page-kit-about = A kit holds what a seat prepared at another table of the same game. It is given whole or not at all.
page-kit-file = Kit file
page-kit-count = { $count ->
    [one] One command would be carried out.
   *[other] { $count } commands would be carried out.
}
page-kit-refused = Would be refused:
page-kit-unreadable = This file is no kit.
page-kit-given = { $count ->
    [one] One command of the kit was carried out.
   *[other] { $count } commands of the kit were carried out.
}
page-kit-none = You have prepared nothing at this table.
page-say = Say something
page-say-to = To whom
page-say-to-all = To all
page-say-to-one = To { $name } only
page-say-it = Say it
page-said-to = to { $names } only
page-said-as = { $name } ({ $character })
page-send = Confirm
page-send-dice = Roll and confirm
page-opens = Possible from { $time } on.
page-waits = { $name }: not possible at the moment. What you typed waits here.
page-collect = Set aside
page-together = Set aside
page-send-together = { $count ->
    [one] Send it
   *[other] Send all { $count } together
}
page-drop-all = Drop all
page-field-missing = To be filled in.
page-field-optional = optional
page-choose = Choose…
page-rename = Change my name
page-choose-none = no choice
page-less = Less
page-more = More
page-from-to = { $least } to { $most }
page-at-least = { $least } at least
page-at-most = { $most } at most
page-add = Add
page-remove = Remove
page-remove-named = Remove: { $name }
page-pair-name = Name
page-kind = kind
page-kind-string = a text
page-kind-number = a number
page-kind-boolean = yes or no
page-kind-array = a list
page-kind-object = several fields
page-dice = Dice
page-with-dice = with your dice, { $dice }
page-without-dice = without your dice
page-dice-service = Greffe rolls
page-dice-typed = I rolled myself
page-dice-of-table = Roll your dice, then type what they show.
page-dice-missing = A die is missing, or a face that does not exist was typed.
page-die-of = d{ $sides }
page-die-number = Die { $number }, 1 to { $sides }

# What is asked of me
page-do-it = Answer
page-asked-of-you = Asked of you
page-asked-of-others = Awaited
page-dispute-of = { $who } contests: { $text }
page-answer-of = { $who } answers: { $text }
page-proposal-of = { $who } proposes a correction.
page-awaited-of = Still awaited: { $who }.

# Who sits there
page-that-is-you = you
page-presence-here = here
page-presence-away = away for now
page-presence-absent = not seated yet
page-presence-connected = connected
page-presence-offline = page closed
page-new-link = New link
page-revoke = Revoke
page-revoked = The link is revoked: { $name }.
page-renew-title = New link: { $name }
page-renew-sure = The former link will stop opening this seat at once, and the whole table will read of it.
page-revoke-title = Revoke the link: { $name }
page-revoke-sure = No link will open this seat until you give a new one.
page-renew-own = Renew my link
page-keep-device = Keep my seat on this device
page-forget-device = Forget my seat on this device
page-kept-device = Your seat is kept on this device; the lobby shows it.
page-forgotten-device = Your seat is no longer kept on this device.
page-take-record = Take my record away
page-story = Take a story away
page-story-about = What you read of play, scene by scene, as it stands now. What corrections have taken away is left out.
page-story-form = Form
page-story-html = A page to read (HTML)
page-story-markdown = A text to work on (Markdown)
page-story-dice = With the dice
page-story-rules = With the rules
page-story-take = Take it

# Chapters of the games, by the middle of their rules' ids

# What is
page-panel-sheets = Sheets
page-sheet-wide = Enlarge
page-sheet-empty = Nothing to show yet.
page-everything-else = Everything else
page-value-of = { $label }: { $value }
page-value-changed = { $value }, has changed
page-so-many-of = { $left } of { $most }
page-unknown-thing = something else
page-why-title = Where this comes from
page-why-nothing = It has not changed since the beginning.
page-sheet-now = Now
page-sheet-before = Before
page-sheet-revealed = What is revealed
page-sheet-others = The others
page-sheet-fight = Fight
page-sheet-turn = In order
page-sheet-more = More
page-sheet-hidden = Hidden from the players
page-sheet-under-way = Under way
page-sheet-success = Success
page-sheet-failure = Failure
page-sheet-dead = Dead
page-sheet-not-approved = To be approved
page-sheet-undisclosed = Not told yet
page-sheet-blank = Still blank.
page-sheet-memento = Memento
page-sheet-memento-gm = What the Destinée may do
page-sheet-memento-protagonists = What the protagonists may do
page-sheet-orientation = Orientation table
page-sheet-begun = begun
page-sheet-scene = Scene { $number }
page-sheet-no-dice = no dice
page-sheet-reserve-left = The reserve is not empty
page-sheet-reserve-empty = The reserve is empty
page-sheet-boxes = { $all ->
    [0] no box
    [1] { $crossed } crossed of 1
   *[other] { $crossed } crossed of { $all }
}
page-sheet-card = { $number } of { $suit }
page-sheet-card-down = { $card }, face down
page-sheet-major = Arcanum { $number }
page-sheet-own-dice = Dice

# Time
page-time-title = Go back in time
page-time-moment = Moment
page-time-other = Other moment
page-time-earlier = Earlier
page-time-later = Later
page-time-compare = Compare with another moment
page-time-line = Line { $frame } of { $of } · { $time }
page-time-now = This is now.
page-time-past = The past: line { $frame }, as you knew it.
page-time-comparing = From line { $first } to line { $second }: what has changed is marked.
page-time-told = What was told
page-time-go = Go to line { $frame }
page-time-here = See the table at this moment
page-time-corrections = Corrections and contests
page-time-no-corrections = Nothing was corrected or contested.
page-time-contest-open = Still open
page-time-picture = The session from left to right; { $count ->
    [0] no correction reaches
    [one] one correction reaches
   *[other] { $count } corrections reach
} back to what came before, { $contests ->
    [0] nothing is contested
    [one] one contest doubts it
   *[other] { $contests } contests doubt it
}. The details stand below.
page-time-branches = Tables that began from here
page-branch-origin = The table of origin
page-branch-open = Branch { $number }
page-branch-begun = The branch is open: { $title }. Nothing has changed here.
page-branch-enter = Enter it

# Corrections
page-correct = Correct
page-correct-this = Correct…
page-correct-find = Find what is to be corrected
page-correct-last = The latest act
page-correct-undo-last = Undo it
page-correct-back = Choose another line
page-correct-how = How to correct
page-correct-nothing = Nothing can be corrected here.
page-correct-preview = See what this will change
page-correct-collect = Put with others
page-correct-together = { $count ->
    [one] One correction put aside
   *[other] { $count } corrections, made as one
}
page-correct-reason = Reason
page-correct-cascade = Accept that this falls, too
page-correct-apply = Apply
page-correct-branch = Play it out apart
page-correct-done = It is corrected.
page-preview-title = What this will change
page-preview-flips = What will read otherwise
page-preview-seen = Have read it already
page-preview-asked = What will be asked
page-preview-views = Each seat, before and after
page-preview-where = Where
page-preview-same = Nothing changes for { $who }.
page-before = Before
page-after = After

# The table as a seat sees it
page-as-seat = See as…
page-as-seat-which = The seat of
page-as-seat-of = What { $who } sees, and nothing else.

# Receipts
page-receipt = Receipt of the line
page-receipt-sound = Checked: all that you were told up to line { $frame } is as it was.
page-receipt-wrong = The receipt of line { $frame } does not fit what you were told.
page-receipt-unread = The beginning of the story has not been read yet.
