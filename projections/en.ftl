# Table
TableOpened = { $has_origin ->
    [yes] The table “{ $title }” is open: it is a branch of another, whose past it takes over.
   *[no] The table “{ $title }” is open.
}{ $has_delay ->
    [yes] {" "}Spectators read { $delay } late.
   *[no] {""}
}{ WORD($talk-talk) ->
    [everybody] {" "}Spectators talk, too.
    [gm] {" "}The game master alone talks.
    [nobody] {" "}Nobody talks there beside the rules.
   *[players] {""}
}{ WORD($talk-free_rolls) ->
    [everybody] {" "}Spectators roll dice freely, too.
    [gm] {" "}The game master alone rolls dice freely.
    [nobody] {" "}Nobody rolls dice there beside the rules.
   *[players] {""}
}{ $whispers ->
    [yes] {" "}The game master reads what is said to some alone, too.
   *[no] {""}
}
part-OpenedEntry-delay = { $minutes ->
    [0] { delay-frames }
   *[other] { $frames ->
        [0] { delay-minutes }
       *[other] { delay-frames } and at least { delay-minutes }
    }
}
delay-frames = { $frames ->
    [one] { $frames } frame
   *[other] { $frames } frames
}
delay-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
SeatJoined = { $has_was ->
    [yes] { $again ->
        [true] { $was } is now called { $name }.
       *[other] { $was } sits down as “{ $name }”.
    }
   *[no] { $who } sits down.
}
TableStarted = { $who } starts the session.
TablePaused = { $who } pauses the session.
TableResumed = { $who } resumes the session.
TableEnded = { $who } closes the session.
TableOver = The game is over: the table has ended.
PresenceSet = { $away ->
    [true] { $seat } leaves the table for a while.
   *[other] { $seat } is back at the table.
}
SeatAdded = { $who } adds a seat for { $name } ({ $role }).
SeatClosed = { $who } closes the seat of { $seat }: { STOP($reason) }
StandInAllowed = { $allowed ->
    [true] { $who } agrees that { $by } acts for { $seat }.
   *[other] { $who } agrees no more that { $by } acts for { $seat }.
}
line-for = By { $by }, in the place of { $who }: { $said }
TokenIssued = { $by ->
    [seat] { $who } changes tokens.
    [operator] Whoever runs the service issues a new token for { $seat }.
   *[host] The host issues a new token for { $seat }.
}
TokenRevoked = { $who } revokes the token of { $seat }.
DrawnAnew = What was drawn and not shown to anybody yet is drawn again for this branch.
OpenedAgain = { $who } opens a new table for the same people.
quotation = { QUOTE($text) }
act-correction = { $together ->
    [true] the table’s correction
   *[false] { POSS($who) } correction
}{ $has_about ->
    [yes] {" "}{ about-it }
   *[no] {""}
}
act-proposal = { POSS($who) } proposal{ $has_about ->
    [yes] {" "}{ about-it }
   *[no] {""}
}
act-contest = { POSS($who) } contest{ $has_about ->
    [yes] {" "}{ about-it }
   *[no] {""}
}
act-answer = { POSS($who) } answer{ $has_about ->
    [yes] {" "}{ about-it }
   *[no] {""}
}
act-withdrawal = the withdrawal of { POSS($who) } contest
act-upholding = the upholding { of-quoted-event }
about-it = about { $about }
stands-now = { $stands ->
    [back] that act stands again
    [void] that act stands no more
    [otherwise] that act reads otherwise
   *[same] that act stays as it was
}
quoted-event = { $has_about ->
    [yes] { $about }
   *[no] an event of the record
}
of-quoted-event = { $has_about ->
    [yes] of { $about }
   *[no] of an event of the record
}
proposed-deed = { $kind ->
    [uphold] to uphold { quoted-event }
    [retract] to retract { quoted-event }
    [amend] to amend { quoted-event }
    [text] to strike the words { of-quoted-event }
    [restore] to restore { quoted-event }
    [together] to make several corrections at once
    [branch] to open a branch
    [disclose] to open the record to everybody
   *[rewind] to go back to before { quoted-event }
}

# Corrections
RulingContested = { $who } contests { $has_about ->
    [yes] { $about }
   *[no] a ruling
}{ $has_text ->
    [no] .
   *[yes] {": "}{ STOP($text) }
}
RulingUpheld = { $together ->
    [true] The table
   *[false] { $who }
} upholds { $has_about ->
    [yes] { $about }
   *[no] the contested ruling
}{ $has_text ->
    [no] .
   *[yes] {": "}{ STOP($text) }
}
ContestAnswered = { $who } answers the contest{ $has_about ->
    [yes] {" "}about { $about }
   *[no] {""}
}: { STOP($text) }
ContestWithdrawn = { $who } takes the contest back{ $has_about ->
    [yes] {" "}about { $about }.
   *[no] .
}
RulingRetracted = { $who } retracts { quoted-event }{ $stands ->
    [itself] {""}
   *[now] {"; "}{ stands-now }
}{ $has_reason ->
    [no] .
   *[yes] {": "}{ STOP($reason) }
}
RulingAmended = { $who } amends { quoted-event }{ $stands ->
    [itself] {""}
   *[now] {"; "}{ stands-now }
}{ $has_reason ->
    [no] .
   *[yes] {": "}{ STOP($reason) }
}
RulingRewound = { $who } rewinds the record to before { quoted-event }{ $has_reason ->
    [no] .
   *[yes] {": "}{ STOP($reason) }
}
RulingRestored = { $who } { $itself ->
    [yes] restores { quoted-event }
   *[no] takes back { $has_about ->
        [yes] { $about }
       *[no] a correction
    }{ $stands ->
        [itself] {""}
       *[now] {"; "}{ stands-now }
    }
}{ $has_reason ->
    [no] .
   *[yes] {": "}{ STOP($reason) }
}
TextRetracted = { $who } strikes the words { of-quoted-event }{ $has_reason ->
    [no] .
   *[yes] {": "}{ STOP($reason) }
}
RulingsCorrected = { $together ->
    [true] The table
   *[false] { $who }
} makes several corrections to the record at once{ $has_reason ->
    [no] .
   *[yes] {": "}{ STOP($reason) }
}
RecordChanged = A correction changes what you see.
CorrectionProposed = { $who } proposes { proposed-deed }{ $has_reason ->
    [no] .
   *[yes] {": "}{ STOP($reason) }
}
CorrectionConsented = { $who } agrees { proposed-deed }.
CorrectionDeclined = { $who } declines { proposed-deed }{ $failed ->
    [true] {": "}the proposal is over, nothing changes.
   *[false] .
}
CorrectionWithdrawn = { $who } no longer proposes { proposed-deed }.
effect-target = Aimed at: { quoted-event }.
effect-flip = { $has_was ->
    [no] { $has_now ->
        [yes] Now also reads { QUOTE($now) }.
       *[no] {""}
    }
   *[yes] { $has_now ->
        [no] No longer reads { QUOTE($was) }.
       *[yes] It read { QUOTE($was) }, it now reads { QUOTE($now) }.
    }
}
effect-otherwise = Reads otherwise: { quoted-event }.
effect-void = Void with it: { quoted-event }.
effect-fell = { $has_why ->
    [yes] { CAP($about) } falls: { STOP($why) }
   *[no] { CAP($about) } no longer fits at its place.
}
effect-back = Stands again: { quoted-event }.
effect-inserted = The rules add { QUOTE($now) }.
effect-contest = { $has_about ->
    [yes] { CAP($about) }
   *[no] A contest
}{ $standing ->
    [open] {":"} this contest is open again.
    [waiting] {":"} this contest waits, since its target is void.
    [withdrawn] {":"} this contest stays withdrawn.
    [upheld] {":"} this contest is closed, the ruling being upheld.
   *[settled] {":"} this contest is settled.
}
effect-read = { $has_seats ->
    [no] {""}
   *[yes] Already read by { LIST($seats) }: { quoted-event }{ $more ->
        [0] .
       *[1] {" "}and { N($more, "other event", "other events") }.
    }
}
effect-more = And { N($count, "other", "others") }.
line-withdrawn = Void since frame { $frame }.
line-now = { $has_now ->
    [yes] Reads otherwise since frame { $frame }: { STOP($now) }
   *[no] No longer reads since frame { $frame }.
}
line-contested = Contested.

# Talk
Said = { $who }{ $has_character ->
    [yes] {" "}({ $character })
   *[no] {""}
}{ $has_to ->
    [yes] , to { LIST($to) } only
   *[no] {""}
}: { QUOTE($text) }.
    .short = { POSS($who) } words
HandoutShown = { $who } shows { QUOTE($title) }{ $has_to ->
    [yes] , to { LIST($to) } only
   *[no] {""}
}{ $has_address ->
    [yes] {" "}({ $address })
   *[no] {""}
}{ $has_text ->
    [yes] : { STOP($text) }
   *[no] .
}
    .short = the handout that { $who } showed
NoteWritten = { $who } notes for no other eyes: { STOP($text) }
    .short = { POSS($who) } note
NoteMended = { $who } rewrites a note: { STOP($text) }
    .short = the note that { $who } rewrote
NoteStruck = { $who } strikes a note.
    .short = the note that { $who } struck
NoteShared = { $who } shows everybody a note: { STOP($text) }
    .short = the note that { $who } showed
DiceRolledFreely = { $who } rolls { $thrown }{ $has_reason ->
    [yes] {" "}({ $reason })
   *[no] {""}
}{ WORD($readers) ->
    [gm] , for the game master alone
    [oneself] , for no other eyes
   *[everybody] {""}
}: { $dice }{ COUNT($sides) ->
    [one] { $modifier ->
        [0] {""}
       *[other] , which makes { $total }
    }
   *[other] , which makes { $total }
}.
    .short = { POSS($who) } free roll

# Refusals
comparison-needed = It takes { $needed }, and this is { $has }.
comparison-most = At most { $most }, and this is { $has }.
comparison-between = From { $least } to { $most }, and this is { $has }.
refusal-not_your_role = This is not for your seat to do.
refusal-seat_away = Your seat is away.
refusal-reads_late = Spectators of this table read late: until the session is closed they sit down and watch.
refusal-table_open = The session has not started yet.
refusal-table_playing = The session has already started.
refusal-table_paused = The session is paused.
refusal-table_ended = The session has ended.
refusal-starts_by_rules = This game starts with a command of its own: { $command }.
refusal-already_joined = This seat is already taken by you.
refusal-text_too_long = This text is too long.
refusal-name_too_long = This name is too long.
refusal-name_control = This name holds a sign that cannot be written.
refusal-name_alike = This name looks too much like “{ $name }”, which is taken at this table.
refusal-name_required = A name is needed.
refusal-unknown_seat = There is no such seat.
refusal-presence_unchanged = The presence is already so.
refusal-seat_closed = This seat was closed.
refusal-seats_fixed = Nobody more can play at this point of the game; watching remains possible.
refusal-last_gm = This game cannot go on without a game master: that seat is not closed.
refusal-seat_present = That seat is at the table: nobody acts in its place.
refusal-no_stand_ins = At this table nobody acts for an absent seat like that.
refusal-stand_in_not_agreed = Not all players at the table have agreed that somebody acts for that seat.
refusal-not_over = A new table for the same people is opened once this one has ended.
refusal-no_seat_again = This seat was not at the table when the new one was opened.
refusal-next_table_gone = The new table is not there any more.
refusal-seat_handed_over = At the new table another token speaks for this seat already; its host can issue a new one.
refusal-not_for_another = That is not done for another seat: it takes what that seat alone knows, or that seat itself.
refusal-dice_source = This table does not accept dice from that source.
refusal-bad_die_value = { $wrong ->
    [count] { $needed ->
        [one] { $needed } die is
       *[other] { $needed } dice are
    } needed, not { $typed }.
   *[value] A die of { $sides } faces does not show { $face }.
}
refusal-bad_dice_count = { $needed ->
    [one] { $needed } die is
   *[other] { $needed } dice are
} needed, not { $typed }.
refusal-unknown_event = There is no such event.
refusal-not_retractable = This event cannot be corrected.
refusal-illegal_replacement = The replacement would not have been legal at its place.
refusal-not_contested = This ruling is not contested.
refusal-already_contested = You are contesting this ruling already.
refusal-unknown_contest = There is no such contest.
refusal-contest_closed = This contest is closed.
refusal-not_contester = Only whoever raised a contest may take it back.
refusal-reason_missing = A reason is needed.
refusal-proposed_in_vain = You have proposed this in vain; another seat may propose it, or you yourself after the next correction of the record.
already-void = That act is already taken back.
refusal-dependents_exist = { $named ->
    [yes] Fall with it: { $acts }{ $more ->
        [0] .
       *[1] {" "}and { N($more, "other act", "other acts") }.
    }
   *[no] Later acts depend on it.
} Confirm to take them back, too.
refusal-not_text_event = This event carries no text.
refusal-not_restorable = This act cannot stand again. { STOP($because) }
refusal-rests_on = It rests on what no longer stands as it did.
refusal-undrawn = It would need a die that was never rolled.
refusal-reads_otherwise = Something else would follow from it than what followed then.
refusal-reason_apart = Several corrections together have one confirmation, beside their list, and one reason there or each its own.
refusal-reason_for_each = Some see only a part of what you correct: give each of these corrections a reason of its own.
refusal-one_target_twice = Several corrections together name each event only once.
refusal-undo_pending = A proposed correction waits for answers.
refusal-no_undo = There is no such proposal.
refusal-already_answered = You have already answered.
refusal-not_proposer = Only the proposer may withdraw the proposal.
refusal-kit_form = This file is no kit that this service can read.
refusal-kit_game = This kit is of another game ({ $system }).
refusal-kit_version = This kit is of another version of the game ({ $system }).
refusal-kit_too_long = This kit holds too many commands.
refusal-kit_empty = This kit holds nothing.
refusal-kit_names = The names of a kit’s commands are @1, @2 and so on, in order.
refusal-kit_command = This command is none of the preparations that a kit may hold.
refusal-no_talk = At this table, your seat does not talk beside the rules.
refusal-no_listener = It takes other seats of the table to speak to, each named once.
refusal-nothing_written = There is nothing to read.
refusal-bad_address = The address of a hand-out begins with http:// or https:// and has neither blanks nor a user’s name.
refusal-unknown_note = You have no such note.
refusal-note_shared = Everybody reads this note already.
refusal-too_many_notes = You have too many notes.
refusal-no_free_rolls = At this table, your seat does not roll dice beside the rules.
refusal-bad_free_roll = From 1 to 20 dice of 2 to 100 sides, and at most 1000 to add or to take.
refusal-no_gm_here = There is no game master at this table.
refusal-record_private = At this table, the game master does not read what is said to others alone: he reads the whole record once it is opened to all.

# Refusals of the edge
refusal-bad_request = The request is not well formed.
refusal-malformed = The body of the request is not well formed.
refusal-unknown_command = This game knows no such command.
refusal-unknown_parameter = This address takes no such parameter.
refusal-not_acceptable = This is not to be had in any form that is accepted.
refusal-unsupported_media_type = Only JSON is read here (application/json).
refusal-unauthorized = A token of one of this table’s seats is needed.
refusal-record_sealed = The record holds something that nobody may read yet.
refusal-not_found = There is nothing at this address.
refusal-register_in_memory = This service keeps its tables in memory alone: they are forgotten when it ends.
refusal-method_not_allowed = This cannot be done with this address.
refusal-too_large = The request is longer than the service reads.
refusal-too_many_requests = Too many requests. Try again in { $wait } s.
refusal-too_many_streams = Too many live connections come from this address.
refusal-too_many_connections = The service has as many connections as it takes. Try again in { $wait } s.
refusal-request_timeout = The rest of the request did not come in time; nothing was done.
refusal-websocket_version = Live connections need version 13 of WebSocket.
refusal-internal = The service has failed; nothing that was answered before is lost.
refusal-record_damaged = The register of this table is damaged and cannot be read; no other table is concerned. Tell whoever runs this service.
refusal-unavailable = The register cannot serve now; nothing was done. Try again.
refusal-unanswered = The register does not answer; whether this was recorded is not known yet. Send the same again with its key.
refusal-writes_stuck = The register can be read, but what is written does not get through.
refusal-idempotency_key_reused = This idempotency key came before with another request.
refusal-bad_idempotency_key = An idempotency key holds { $most } printable characters at most.
refusal-weak_idempotency_key = Here an idempotency key must be hard to guess: { $least } characters at least.
refusal-idempotency_key_expired = This was done more than an hour ago; its tokens are not told again.
refusal-not_the_last = Only the last of several commands may have the service draw, open what lies sealed, or tell something to whoever does not see everything: send this one apart, or last.
refusal-only_alone = This command stands for several: send it alone, without others.
refusal-unknown_frame = There is no such frame; your last one has the number { $last }.
refusal-unknown_filter = What is sought does not exist here: { $parameter } = { $value }.
refusal-bad_pointer = “{ $pointer }” is no JSON Pointer (RFC 6901): empty, or names each after a slash.
refusal-unknown_pointer = There is nothing at that place of your view: { $pointer }.
refusal-no_such_system = There is no such game here.
refusal-no_such_version = There is no such version of this game’s rules here.
refusal-host_needs_token = The host’s token can be replaced, not revoked.
refusal-own_token_needed = A host’s key is not enough here: it takes the token of the seat.
refusal-no_hook = This seat has no webhook.
refusal-hook_no_address = That is no address to send to: http:// or https://, a name, no password and no fragment.
refusal-hook_private_address = This service sends nothing to private addresses.
refusal-hook_unsigned = This service has no key to sign with: only the forms discord and slack are possible.
refusal-opening_barred = Here only who is at this machine, or has the token for it, may open a table.
refusal-foreign_origin = Pages of this origin may not call.
refusal-no_preview = There is nothing to preview in this.
refusal-preview_outdated = The record has changed since that preview; the correction would now do something else. Ask for a new one.
refusal-unknown_system = There is no such game here.
refusal-title_required = A title is needed.
refusal-bad_seat_count = { $role ->
    [gm] The number of game masters does not fit this game.
    [player] The number of players does not fit this game.
   *[spectator] The number of spectators does not fit this game.
}
refusal-bad_option = This option does not fit the game: { STOP($option) }

# Where a request does not fit
misfit-wrong_type = { $expected ->
    [object] An object is expected here.
    [array] A list is expected here.
    [string] A text is expected here.
    [integer] A whole number is expected here.
    [number] A number is expected here.
    [boolean] Yes or no is expected here.
    [null] Nothing is expected here.
   *[other] What stands here is of another kind than expected.
}
misfit-missing_field = This is missing.
misfit-unknown_field = There is no such field here.
misfit-unknown_type = There is no such type here.
misfit-not_allowed = This is none of the values that will do here.
misfit-out_of_bounds = This number is out of bounds.
misfit-wrong_length = This is too long or too short.
misfit-not_json = This is no JSON in UTF-8, or it goes too deep.
misfit-unsafe_number = Not every reader can read a number of this size exactly.
misfit-misfit = This does not fit here.
misfit-either = Either a command, with or without dice, or several, or a correction.
misfit-refused = This command is refused; none is carried out.
misfit-not_of_the_whole = The whole record is nobody’s view: it has no patches.
misfit-not_filtered = A filtered page has gaps: it cannot say what each frame does to the view.
misfit-not_in_stream = An event stream has no filters.
misfit-bad_parameter = This parameter does not fit.
misfit-unknown_parameter = There is no such parameter here.

# What is asked of whom
awaited = { $who }: { $what }
awaited-about = { $who }: { $what } ({ $about })

# Moves
move-JoinTable = Sit down
move-StartTable = Start the session
move-PauseTable = Pause the session
move-ResumeTable = Resume the session
move-EndTable = Close the session for good
move-SetPresence = Leave or come back
move-AddSeat = Add a seat
move-CloseSeat = Close a seat
move-AllowStandIn = Agree that somebody acts for an absent seat
move-for = { $what } (for { $who })
move-Say = Say something
move-ShowHandout = Show a hand-out
move-Note = Write a note
move-MendNote = Rewrite a note
move-StrikeNote = Strike a note
move-ShareNote = Show a note to all
move-RollFreely = Roll dice freely
move-consent = Consent to the correction
move-decline = Decline the correction
move-withdraw = Withdraw the proposed correction
move-contest = Contest a ruling
move-answer = Answer a contest
contest-named = { POSS($who) } contest about { $about }{ $has_text ->
    [no] {""}
   *[yes] {": "}{ $text }
}
move-withdraw_contest = Take your contest back
move-disclose = Open the record to everybody
move-uphold = Uphold the contested ruling
move-retract = Take an act back
move-text = Strike out the words of an act
move-rewind = Go back to before an act
move-restore = Undo a correction
move-amend = Amend an act

# Problems, by status
problem-400 = The request cannot be understood
problem-401 = No seat speaks here
problem-403 = Not yours to do
problem-404 = There is no such thing
problem-405 = Not to be done with this address
problem-406 = Not in a form that is accepted
problem-408 = The request did not come
problem-409 = Refused by the rules
problem-413 = Too large
problem-415 = Not a form that is read here
problem-422 = The key came before with another request
problem-426 = Another version of WebSocket is needed
problem-429 = Too many requests
problem-500 = A fault of the service
problem-503 = Not possible just now

# Webhooks
hook-answered = The receiver answered { $answer }. It is tried again.
hook-gone = The receiver answered that the address is no more.
hook-unreachable = The receiver could not be reached. It is tried again.
hook-slow = The receiver did not answer in time. It is tried again.
hook-unsigned = The service has no key to sign with. It is tried again.
hook-off-answered = Switched off: the receiver answered { $answer } for too long.
hook-off-gone = Switched off: the receiver answered that the address is no more.
hook-off-unreachable = Switched off: the receiver could not be reached for too long.
hook-off-slow = Switched off: the receiver did not answer in time for too long.
hook-off-unsigned = Switched off: the service had no key to sign with for too long.
hook-proposal = { $reason ->
    [none] A correction waits for your consent.
   *[other] A correction waits for your consent: { $reason }
}

# Words
label-host = the host
label-was-open = open
label-was-waiting = waiting
label-was-upheld = closed: the ruling is upheld
label-was-settled = settled
label-was-withdrawn = taken back
label-now-open = open
label-now-waiting = waiting
label-now-upheld = closed: the ruling is upheld
label-now-settled = settled
label-now-withdrawn = taken back

# What the reader has no name for
unknown = { $field ->
    [seat] somebody
    [seats] somebody
    [who] somebody
    [character] somebody
    [characters] somebody
    [combatant] somebody
    [target] somebody
    [targets] somebody
    [victim] somebody
    [victims] somebody
    [npc] somebody
    [attacker] somebody
    [winner] somebody
    [loser] somebody
    [losers] somebody
    [fugitive] somebody
    [leader] somebody
    [roller] somebody
    [order] somebody
    [ranking] somebody
    [giver] somebody
    [assistants] somebody
    [aggressor] somebody
    [follower] somebody
    [exposed] somebody
    [boss] somebody
    [featured] somebody
    [narrator] somebody
    [active] somebody
    [patient] somebody
    [one] somebody
    [other] somebody
    [holder] somebody
    [by] somebody
    [pursuer] somebody
    [bearer] somebody
    [maker] somebody
    [surgeon] somebody
    [lead] somebody
    [sleeper] somebody
    [loader] somebody
    [perpetrator] somebody
    [protagonists] somebody
    [hit] somebody
    [burning] somebody
    [enemy] somebody
    [dog] somebody
    [animal] somebody
    [present] somebody
    [to] somebody
    [recipient] somebody
    [stagers] somebody
    [involved] somebody
    [reached] somebody
    [best] somebody
    [other] somebody
    [from] somebody
    [on_behalf] somebody
    [keep_hidden] somebody
    [keep_out] somebody
   *[thing] something
}

# Two things that go together
part-pair = { $key } { $value }

# Branches
branch-title = { $title } (branch)
compare-same = nothing is told otherwise
compare-parts = the accounts part at frame { $frame }
refusal-record_never_open = This table was opened so that its record stays closed for ever.
refusal-record_open = The record is open to everybody already.
refusal-end_stands = The record has been opened to everybody since: this end is not taken back. A branch may begin before it.
refusal-table_not_ended = The record can be opened only once the session is closed.
refusal-record_kept_closed = The record holds what the game keeps closed even after the end; it cannot be opened like this.
refusal-origin_sealed = This branch holds the past of another table, which has not opened this yet: that one opens it first.
refusal-branch_sealed = { $frame ->
    [0] Something has been hidden since the beginning: the branch cannot begin yet.
   *[other] Something is laid or chosen and not shown yet: the branch can begin at your frame { $frame } at the latest.
}
refusal-sealed_act = This was chosen in secret and never shown: it is not amended, nor brought back in a branch or where it would be shown after the fact.
refusal-branches_live = { $live ->
    [one] A branch of this table is still played, and the record would tell what it hides: close it first.
   *[other] { $live } branches of this table are still played, and the record would tell what they hide: close them first.
}
refusal-record_closed = The record is not open: each seat reads in it what it was told, and nothing else.
refusal-branch_of_branch = This table is a branch already: only the original table can be branched.
refusal-branch_tokens = The tokens of a branch are those of its origin: that is where they change.
refusal-no_branch = That is neither the origin of this table nor one of its branches.
refusal-too_many_branches = This table has { $most } branches already, the most that it may have.


# Choices of a form
choice-none = None
choice-yes = Yes
choice-no = No

# Fields
field-type = Kind
    .hint = Tells which kind of command, line or thing this is.
field-caused_by = Cause
    .hint = Of what followed, the event that it came from, if the reader sees it.
field-event = Event
    .hint = Id of what happened, and of whatever it created; it is what can be contested or corrected.
field-seat = Seat
    .hint = The seat concerned, by its id.
field-RevokeToken-seat = Seat
    .hint = The one that loses its token: nobody speaks for it until it is given another.
field-IssueToken-seat = Seat
    .hint = The one that gets a new token; the former ones are worth nothing any more.
field-EntryFields-seat = Seat
    .hint = Who did what the line tells; nothing where it is a consequence that the rules drew.
field-seats = Seats
    .hint = The seats of the table.
field-name = Name
    .hint = The name by which the table knows it.
field-id = Id
    .hint = Names it in a command.
field-text = Text
    .hint = What is said about it, in plain words.
field-reason = Reason
    .hint = Why, in a few words read by whoever sees it.
field-physical = Rolled at the table
    .hint = Yes when the faces were rolled at the table and typed in, not drawn by the service.
field-character = Character
    .hint = The character concerned, by its id.
field-characters = Characters
    .hint = Those in question, each by its id.
field-rules = Rules
    .hint = The ids of the rules that this comes from.
field-dice = Dice
    .hint = Faces of dice rolled at the table, in the order in which the rules ask for them.
field-EntryFields-dice = Dice
    .hint = The draws that the line tells of, at the table or by the service, as far as the seat may see them.
field-Options-dice = Dice
    .hint = Who rolls them: the service, the table, or either.
field-SystemLine-about = The game in a sentence
    .hint = What is played, in a sentence or two.
field-System-about = The game in a sentence
    .hint = What is played, in a sentence or two.
field-options = Options
    .hint = The table’s choices among the rules.
field-role = Role
    .hint = Game master, player or spectator.
field-was = Before
    .hint = What was so, or read so, before the correction.
field-now = Now
    .hint = What holds, or reads so, at present.
field-away = Away
    .hint = Yes for whoever has left the table for a while.
field-joined = Joined
    .hint = Yes once somebody has taken this seat.
field-rule = Rule
    .hint = The rule’s id in the game’s catalogue.
field-void = Void
    .hint = Events that a correction has made void.
field-back = Back
    .hint = Void events that count again.
field-flips = Reads otherwise
    .hint = Events that stand, with other consequences than before.
field-changes = Changes
    .hint = What differs, point by point.
field-after_disclosure = After a disclosure
    .hint = Yes when the correction takes back what had already shown something hidden.
field-exposed_to = Already read by
    .hint = For each event that is void or reads otherwise, the seats that had read it.
field-fields = Facts
    .hint = The facts of the line, under the names that the schema of its kind gives.
field-path = Place
    .hint = Where the view changes, as a JSON pointer.
field-proposal = Proposal
    .hint = The proposal in question, by its id.
field-failed = Failed
    .hint = Yes when this refusal ends the proposal.
field-cascade = Cascade
    .hint = To be confirmed where later events fall with this one.
field-command = Command
    .hint = What the seat asks for, in the form that the game gives.
field-text_only = Text only
    .hint = Takes back the words alone: what was done stays done.
field-at = At
    .hint = When it happened, in universal time.
field-faces = Faces
    .hint = The faces, in the order of the draw.
field-version = Version
    .hint = The version of the rules to which the table is bound.
field-versions = Versions
    .hint = The versions of the rules that tables may have here, the present one first.
field-system = Game
    .hint = The game’s name in addresses and in a new table.
field-table = Table
    .hint = The table, by its id.
field-token = Token
    .hint = The secret that speaks for this seat; it is told once.
field-frame = Frame
    .hint = Number of a frame in the seat’s own feed, from 1.
field-RecordHeader-receipt = Receipt
    .hint = The signed receipt of the last frame of this record.
field-Receipt-frame = Frame
    .hint = Number of the last frame that the seat had read then; 0: none.
field-Receipt-at = Signed at
    .hint = The time (UTC) at which this receipt was the last.
field-Receipt-key = Key
    .hint = The id of the key that signs, in /.well-known/greffe-keys; absent where the service has no key.
field-signature = Signature
    .hint = Ed25519, in base64url, over the canonical JSON (RFC 8785) of the object without this field.
field-KeySet-keys = Keys
    .hint = The public keys, the oldest first.
field-kid = Id of the key
    .hint = Its thumbprint (RFC 7638).
field-PublicKey-x = Public key
    .hint = Its 32 bytes, in base64url.
field-created = Since
    .hint = When the key began to sign (UTC).
field-retired = Until
    .hint = When the key ceased to sign (UTC); absent from the one that signs.
field-kty = Key type
    .hint = That of RFC 8037.
field-crv = Curve
    .hint = The curve of the key (RFC 8037).
field-alg = Algorithm
    .hint = What the key computes (RFC 8037).
field-use = Use
    .hint = The key is for signatures alone (RFC 7517).
field-receipt = Receipt
    .hint = A hash of 64 hex digits over all that the seat was told up to here: who keeps this one holds everything fast. SHA-256 of the receipt before it followed by the frame’s canonical bytes.
field-entries = Entries
    .hint = What the seat reads, in order.
field-NewHook-address = Address
    .hint = The address to which deliveries are posted: https://host/path, without a password.
field-NewHook-events = Events
    .hint = `frames`: every new frame of the seat. `asked`: whatever is newly asked of it.
field-NewHook-form = Form
    .hint = The service’s own form, signed, or what a chat service takes as an incoming message.
field-NewHook-language = Language
    .hint = The language of sentences; that of the request where nothing is said.
field-HookShown-address = Address
    .hint = The address to which deliveries are posted.
field-HookShown-events = Events
    .hint = The kinds of events that are sent.
field-HookShown-form = Form
    .hint = The form of what is sent.
field-HookShown-language = Language
    .hint = The language of its sentences.
field-HookShown-frame = Frame
    .hint = The seat’s last frame that was taken, or needed no delivery.
field-HookShown-status = Status
    .hint = `on`; `failing`: it is tried again; `off`: it is not, until it is set again.
field-HookShown-keys = Keys
    .hint = The path of the public keys that sign.
field-HookShown-trouble = Trouble
    .hint = A code of what went wrong last; absent where all is well.
field-HookShown-answer = Answer
    .hint = The status that the receiver answered last, where it answered.
field-HookShown-since = Since
    .hint = When the first of the attempts in vain was (UTC).
field-HookShown-text = Text
    .hint = Its last trouble, in one sentence; absent where all is well.
field-HookMessage-type = Kind
    .hint = `frame` where a frame is in it, else `asked`.
field-HookMessage-timestamp = Time
    .hint = The time of the frame (UTC).
field-HookMessage-data = Data
    .hint = The facts of the delivery.
field-HookData-title = Title
    .hint = The table’s title.
field-HookData-number = Number
    .hint = The number of the frame that the delivery is about.
field-HookData-link = Link
    .hint = The address of the table’s page; absent where the service has no public one.
field-HookData-frame = Frame
    .hint = The seat’s frame as its feed tells it; absent where frames were not asked for.
field-HookData-asked = Asked
    .hint = Questions newly put to the seat.
field-HookData-proposal = Proposal
    .hint = A correction that newly waits for the seat’s consent.
field-HostedLine-table = Table
    .hint = The table, by its id.
field-HostedLine-opened = Opened
    .hint = When the key opened it (UTC).
field-HostedLine-status = Status
    .hint = The table’s status; `forgotten` or `damaged` where it cannot be read.
field-HostedLine-system = Game
    .hint = The game’s name.
field-HostedLine-title = Title
    .hint = The table’s title.
field-HostedLine-asked = Asked
    .hint = Open questions, each with the seats that it is put to, as far as the host knows.
field-HostedPage-tables = Tables
    .hint = In the order in which the key opened them.
field-HostedPage-next = Next
    .hint = The `after` of the next page; empty on the last.
field-HostToken-key = Key
    .hint = The host’s key, by its id.
field-HostToken-token = Token
    .hint = Its new token; it is told once.
field-code = Code
    .hint = The catalogue’s word for this refusal or warning.
field-instance = Instance
    .hint = The address that was asked for.
field-detail = Detail
    .hint = One sentence, in the language asked for.
field-schema = Schema
    .hint = JSON Schema of what may be sent.
field-Offer-label = Label
    .hint = What a button may say for this move, in the language asked for.
field-CommandDescription-label = Label
    .hint = What a button may say for this command, in the language asked for.
field-commands = Commands
    .hint = The commands of the game and of the table, by name.
field-corrections = Corrections
    .hint = Corrections and voices that the seat may give now.
field-contested = Contested
    .hint = Yes while a contest about this line is open.
field-withdrawn = Withdrawn
    .hint = Yes when a correction has made the event void since.
field-moves = Moves
    .hint = Everything that the seat may do now.
field-views = Views
    .hint = Views, by seat or by name.
field-view = View
    .hint = What the seat sees of the table.
field-correction = Correction
    .hint = The correction asked for or named.
field-words = Words
    .hint = What people call the values, at the table.
field-data = Data
    .hint = The game’s own tables that go with its rules.
field-roles = Roles
    .hint = How many seats of each role the game takes.
field-least = At least
    .hint = The smallest number admitted.
field-most = At most
    .hint = The largest number admitted.
field-to_begin = To begin with
    .hint = How many to begin with: enough for the options as they are by default.
field-exported = Exported
    .hint = When this record was written out, in universal time.
field-greffe = Form
    .hint = Version of the record’s form.
field-host = Host’s token
    .hint = The token of whoever keeps the table; it replaces those of seats.
field-last = Last
    .hint = Number of the seat’s last frame.
field-frames = Frames
    .hint = The frames, or how many there are.
field-problem = Problem
    .hint = Why nothing was done, where nothing was.
field-required = Required
    .hint = Yes when it cannot be left out.
field-sides = Sides
    .hint = How many sides each die has that is asked for, in order.
field-again = Again
    .hint = The face that calls for one more die.
field-damaged = Damaged tables
    .hint = How many tables have a record that cannot be read.
field-went_back = Went back
    .hint = How often the register was found behind what had been read from it.
field-notifier = Notifier
    .hint = Whether other processes hear at once of what happens.
field-bell = Notifier, formerly
    .hint = What the field notifier was called first.
field-seen = Seen by
    .hint = For each event that would be void or read otherwise, the seats that have read it.
field-you = You
    .hint = The seat that the token belongs to.
field-key = Key
    .hint = Idempotency key: the same one twice acts once.
field-origin = Origin
    .hint = Where this branch comes from: the table and the moment.
field-parts_at = Parts at
    .hint = The first frame that is not the same in both tables.
field-Problem-type = Problem type
    .hint = A stable reference for this kind of refusal.
field-Problem-title = Title
    .hint = The kind of refusal, in few words.
field-Problem-status = Status
    .hint = The HTTP status.
field-Problem-code = Code
    .hint = The catalogue’s word for this refusal.
field-Overview-status = Status
    .hint = Open, playing, paused or ended.
field-Overview-frame = Last frame
    .hint = Number of the seat’s last frame, 0 if it has none.
field-Reply-status = Status
    .hint = The status that the answer would have had by HTTP.
field-Reply-id = Request
    .hint = The id that the client gave to its message.
field-Message-id = Request
    .hint = A free id, given back with the answer.
field-Health-status = Status
    .hint = Says “ok” as long as the process answers.
field-Readiness-status = Status
    .hint = Whether the service can read and write the register.
field-Seat-id = Id
    .hint = Names the seat in commands.
field-Seat-name = Name
    .hint = The name of whoever sits there.
field-SeatSpec-name = Name
    .hint = The name proposed for the seat; whoever sits down may change it.
field-Overview-again = Next table
    .hint = The one that was opened afterwards for the same people, by its id.
field-TableAgain-again = Former table
    .hint = The ended table whose seats are taken up again, by its id.
field-Again-table = New table
    .hint = The one that was opened for the same people, by its id.
field-JoinEntry-name = Name
    .hint = The name that the seat took with it, in place of the one before.
field-JoinEntry-was = Name before
    .hint = The name that the seat bore until then.
field-JoinEntry-again = Seated already
    .hint = The seat was taken already: the name alone changes.
field-JoinTable-name = Name
    .hint = The name to sit down under; without it, that of the seat.
field-SetPresence-away = Away
    .hint = Yes to leave the table for a while, no to come back.
field-SetPresence-seat = Seat
    .hint = Who leaves or comes back.
field-PauseTable-reason = Reason
    .hint = Why the session stops, if it is to be said.
field-AddSeat-name = Name
    .hint = The name of whoever will sit there.
field-AddSeat-role = Role
    .hint = The part of the seat at this table, if the game admits it now.
field-SeatAddedEntry-id = Id
    .hint = By which commands call the new seat.
field-SeatAddedEntry-name = Name
    .hint = The name of whoever will sit there.
field-SeatAddedEntry-role = Role
    .hint = The part of the seat at this table.
field-CloseSeat-seat = Seat
    .hint = The one that goes for good; what it held follows the law of the game.
field-CloseSeat-reason = Reason
    .hint = Why it goes: the whole table reads it.
field-AllowStandIn-seat = Absent seat
    .hint = The one for which somebody would act until it is back.
field-AllowStandIn-by = By
    .hint = The player at the table who would act in its place.
field-AllowStandIn-allowed = Agreed
    .hint = No to take back what was agreed.
field-Line-by = By
    .hint = The seat that did it for the absent one whose act it is.
field-stand_ins = Standing in
    .hint = Who may act for an absent seat. As usual: the game master; without one, a player by the others’ consent.
field-pause = Pausing
    .hint = Who may pause the session; going on is for the game master and the host.
label-pause-anybody = whoever plays, at any time
label-pause-gm = the game master and the host
field-Overview-allowed = Agreements to stand in
    .hint = By absent seat, who would act for it, and the players who agree.
field-for = For
    .hint = The absent seat for which it is done, if there is one.
label-stand_ins-usual = as the game has it
label-stand_ins-gm = the game master
label-stand_ins-consent = a player, with the others’ consent
label-stand_ins-nobody = nobody
field-Overview-closed = Closed seats
    .hint = Those of the seats that count no more.
field-Die-kind = Die
    .hint = Which die, or which deck, the draw is from.
field-OpenedEntry-chance = Anchors of the dice
    .hint = What the table published of its dice before the first roll; nothing where nobody can check them.
field-OpenedEntry-before = Former anchors
    .hint = Of a branch, those of the table from which its first dice are.
field-RecordDisclosed-secret = Secret of the dice
    .hint = What all chains of the table come from, in hexadecimal; nothing where its dice cannot be checked.
field-Overview-disclosed = Open record
    .hint = Whether the whole record is open to everybody.
field-Die-proof = Proof
    .hint = What the draw can be checked by; nothing for a die of the table, nor while other draws of the same stream are hidden.
field-Proof-stream = Stream
    .hint = The stream of draws to which this one belongs.
field-Proof-number = Number
    .hint = The place of the draw in its stream, from 1 on.
field-Proof-link = Link
    .hint = The link that gives the faces, in hexadecimal; its SHA-256 is the link before it.
field-Proof-nonce = Nonce
    .hint = What the seat that had it rolled made up.
field-Proof-anchor = Next anchor
    .hint = The anchor of the chain to come, or of the stream where the opening did not tell it.
field-Anchors-table = Table
    .hint = The id of the table that goes into the faces.
field-Anchors-length = Length
    .hint = How many links a chain has.
field-Anchors-streams = Anchors
    .hint = The anchor of each stream of draws, by its name.
field-Anchors-mark = Mark
    .hint = What follows the name of each stream, in a branch.
field-nonce = Nonce
    .hint = A few characters that the client makes up; they go into the faces that the service draws, so that nobody knew them before.
field-Line-text = Sentence
    .hint = One plain sentence in the reader’s language.
field-Line-event = Event
    .hint = There when the seat sees the event itself: what it can contest.
field-Line-seat = Seat
    .hint = The seat that acted.
field-Line-dice = Dice
    .hint = The draws that the seat may see.
field-Flip-event = Event
    .hint = The event that reads otherwise, if the seat sees it.
field-OpenedEntry-game = Game
    .hint = The game that the table plays.
field-OpenedEntry-title = Title
    .hint = The table’s title.
field-ContestEntry-target = Contested ruling
    .hint = What the contest is about.
field-ContestEntry-text = Grounds
    .hint = What the contest, or the answer to it, says.
field-CorrectionEntry-target = Corrected event
    .hint = The event that the correction is about, if the seat sees it.
field-CorrectionEntry-changes = Changes of the view
    .hint = What changes in the seat’s view.
field-ProposalEntry-kind = Kind of correction
    .hint = Retract, amend, rewind or restore.
field-ProposalEntry-target = Target
    .hint = The event that the proposal would correct, if the seat sees it.
field-Retract-target = Event to retract
    .hint = The record will stand as if this had not been accepted.
field-Amend-target = Event to amend
    .hint = The record will stand as if this had been accepted otherwise.
field-Amend-command = What should have been said
    .hint = The same command, with other parameters.
field-Amend-dice = Dice as they were
    .hint = The faces to read in place of those typed in.
field-Rewind-target = First event undone
    .hint = Everything is void from it on.
field-Restore-target = Correction to take back
    .hint = The correction that will count no more.
field-ContestRuling-target = Contested ruling
    .hint = The event of your feed that you contest.
field-ContestRuling-text = Grounds
    .hint = Why you contest it, in a few words.
field-Uphold-target = Ruling upheld
    .hint = The contested event that stays as it is.
field-DisputeShown-target = Contested ruling
    .hint = The event that the contest is about, by its id.
field-AnswerEntry-target = Contested ruling
    .hint = The event that the contest is about, by its id.
field-ContestWithdrawnEntry-target = Contested ruling
    .hint = The event that the contest was about, by its id.
field-UpheldEntry-target = Ruling upheld
    .hint = The contested event that stays as it is, by its id.
field-Turn-target = Contested ruling
    .hint = The event that the contest is about, by its id.
field-Uphold-text = Answer
    .hint = Why the ruling is upheld.
field-IssueToken-by = By
    .hint = The host, the seat itself or whoever runs the service.
field-Say-text = Words
    .hint = What you say; no rule hangs on it.
field-Say-to = To whom
    .hint = These seats alone read it, and the game master where the table chose so. Without them, everybody.
field-Say-character = In the name of
    .hint = The character who speaks, if it is not you.
field-ShowHandout-title = Title
    .hint = What the thing shown is called.
field-ShowHandout-text = Contents
    .hint = What can be read on it.
field-ShowHandout-address = Address
    .hint = A page or a picture, by http or https; the service never fetches it.
field-ShowHandout-to = To whom
    .hint = These seats alone see it, and the game master where the table chose so. Without them, everybody.
field-Note-text = Note
    .hint = You alone read it. It is in the record: whoever reads the whole record reads it, all once it is opened.
field-MendNote-note = Note meant
    .hint = The one that you rewrite.
field-MendNote-text = New text
    .hint = What it says from now on, to those who read it now.
field-StrikeNote-note = Note struck
    .hint = The one that you want no more.
field-ShareNote-note = Note shown
    .hint = The one that the whole table will read, and whenever you rewrite it.
field-RollFreely-sides = Dice rolled
    .hint = The number of sides of each, from 2 to 100; twenty dice at most.
field-RollFreely-modifier = To add
    .hint = What is added to the total, or taken from it.
field-RollFreely-reason = What for
    .hint = What you want to know; no rule hangs on it.
field-RollFreely-readers = Who sees it
    .hint = Everybody, the game master and you, or you alone.
field-NoteEntry-text = Note’s text
    .hint = What it says now; nothing where it was struck.
field-NoteEntry-note = Note
    .hint = Its id, for whoever wrote it.
field-NoteEntry-shared = Shown by
    .hint = The event that showed it to all, by its id.
field-FreeRollEntry-thrown = Roll
    .hint = The dice rolled, as they are written: 2d6+1.
field-FreeRollEntry-sides = Dice rolled
    .hint = The number of sides of each.
field-FreeRollEntry-total = Total
    .hint = The sum of the dice and of what is added.
field-FreeRollEntry-readers = Who sees it
    .hint = Everybody, the game master with whoever rolled, or he alone.
field-FreeRollEntry-modifier = Added
    .hint = What is added to the dice, or taken from them.
field-FreeRollEntry-reason = What for
    .hint = What somebody wanted to know.
field-OpenedEntry-talk = Talk
    .hint = Who talks and who rolls dice beside the rules; nothing where it is as usual.
field-TalkOptions-talk = Who talks
    .hint = Everybody, the game master and the players, he alone, or nobody.
field-TalkOptions-free_rolls = Who rolls freely
    .hint = Everybody, the game master and the players, he alone, or nobody.
field-TalkOptions-gm_reads_whispers = Asides read by the game master
    .hint = Yes where he reads what is said to others alone, too.
field-TableOptions-talk = Talk beside the rules
    .hint = Who may talk, show a hand-out or write a note: all with the spectators, game master and players, he alone, nobody.
field-TableOptions-free_rolls = Free rolls
    .hint = Who may roll dice that no rule asks for.
field-TableOptions-gm_reads_whispers = Asides read by the game master
    .hint = Whether he reads what is said to others alone. If not, he reads the whole record only once it is opened to all.
field-TypedDice-field = Field of the sides
    .hint = The command’s field that lists the sides of each die; they are not listed here then.
field-Kit-greffe_kit = Form of the file
    .hint = 1; a service that knows another one refuses it.
field-Kit-system = Game
    .hint = The game with its version: nosgoth/1.
field-Kit-title = Where it is from
    .hint = The title of the table where it was prepared.
field-Kit-commands = Preparations
    .hint = The kit’s commands, in order.
field-KitCommand-id = Name in the kit
    .hint = @1, @2…; by it the other commands refer to what this one makes.
field-KitCommand-command = Command
    .hint = As it is sent, with the kit’s names in the place of ids.
field-KitPreview-commands = Commands
    .hint = How many the kit holds.
field-KitPreview-refused = Refusals
    .hint = Those that the table would refuse, and why.
field-KitRefusal-place = Place
    .hint = The command’s place in the kit, from 0 on.
field-KitRefusal-id = Name in the kit
    .hint = That of the command refused.
field-KitRefusal-type = Command
    .hint = The name of the command refused.
field-KitRefusal-code = Code
    .hint = The code of the refusal.
field-KitRefusal-rule = Rule
    .hint = The rule that refuses it, if there is one.
field-KitRefusal-detail = Reason
    .hint = The sentence of the refusal.
field-TableOptions-disclosure = Opening of the record
    .hint = Whether the whole record is opened to the table once the session is closed: when asked for, at once, or never.
field-TableOptions-delay_frames = Delay of spectators, in frames
    .hint = A spectator reads a frame only once so many others came after it. 0: without a delay. With a delay in minutes, the longer of the two counts; the end of the session lifts them.
field-TableOptions-delay_minutes = Delay of spectators, in minutes
    .hint = A spectator reads a frame only after so many minutes. 0: without a delay. The end of the session lifts the delay.
field-delay = Delay of spectators
    .hint = How late spectators read; nothing where they read at once.
field-Delay-frames = Frames late
    .hint = How many other frames have to come after a frame before a spectator reads it.
field-Delay-minutes = Minutes late
    .hint = How old a frame has to be before a spectator reads it, in minutes.
field-TableOptions-chance = Dice of the service
    .hint = Where the dice come from that the service rolls: from chains that anybody can check, or from its own generator alone.
field-NewTable-options = Options
    .hint = The table’s choices among the rules; what is left out takes its default.
field-NewTable-seats = Seats
    .hint = Who sits down, in which role.
field-System-entries = Entries
    .hint = Schema of what each kind of entry holds.
field-System-options = Options
    .hint = Schema of a new table’s choices among the rules.
field-System-views = Views
    .hint = Schema of what a seat sees of the table.
field-Rule-id = Id
    .hint = The rule’s id, as refusals cite it.
field-Rule-title = Title
    .hint = The rule’s title in the language asked for.
field-NewTable-title = Table’s title
    .hint = What it is called; read by all its seats.
field-NewBranch-title = Branch’s title
    .hint = What it is called; without it, one made from the table’s.
field-Branch-title = Branch’s title
    .hint = What it is called.
field-BranchEntry-title = Branch’s title
    .hint = What it is called.
field-Overview-title = Table’s title
    .hint = What it is called.
field-RecordHeader-title = Table’s title
    .hint = What it is called.
field-SystemLine-title = Game’s title
    .hint = In the language asked for.
field-System-title = Game’s title
    .hint = In the language asked for.
field-Offer-schema = Schema
    .hint = What may be sent, narrowed to the legal choices.
field-Offer-dice = Dice
    .hint = The physical dice that may come with the move.
field-Offer-opens = Opens at
    .hint = From which moment on the command is accepted, in UTC; left out, it already is.
field-Offer-type = Command
    .hint = The name of the command to send.
field-Offer-form = Tag
    .hint = The tag of the form, in answers about one command: as in the list of moves.
field-Listed-type = Command
    .hint = The name of the command, or of the correction.
field-Listed-label = Label
    .hint = What a button may say for it, in the language asked for.
field-Listed-form = Tag
    .hint = The tag of its form: while it stays, so does the form.
field-Listed-chapter = Chapter
    .hint = The chapter of the first rule that it cites: the middle of that rule’s ID.
field-Listed-usual = How usual
    .hint = How often the seat did it among the latest events that it reads.
field-Listed-about = About
    .hint = The contests, or the proposal, that it may answer.
field-Listed-dice = Dice
    .hint = The sides of physical dice that may come with it.
field-Listed-opens = Opens at
    .hint = From which moment on it is accepted, in UTC; left out, it already is.
field-MovesTag-list = List
    .hint = The list of moves itself, with moves=list, where it is not the one that was sent last.
field-NewBranch-frame = Up to frame
    .hint = The last frame that the branch takes over.
field-NewBranch-correction = Correction
    .hint = The correction to apply in the branch at once.
field-defs = Shared definitions
    .hint = What the schemas refer to by name.
field-branches = Branches
    .hint = Tables that began with the first part of this one’s record.
field-hash = Hash
    .hint = Hash over the branch’s id and the hash of the last event that both share.
field-Origin-seat = Seat
    .hint = Who began the branch.
field-Origin-at = When
    .hint = When the branch began.
field-ClosedBy-kind = How it was closed
    .hint = The ruling upheld, the contest withdrawn, or the event corrected.
field-PendingShown-kind = Kind of correction
    .hint = An upholding, a retraction, an amendment, a rewind or a restoring.
field-DisputeShown-closed = Closed by
    .hint = Who closed the contest, and how; absent while it is not.
field-card = Card
    .hint = The card in question.
field-damage = Damage
    .hint = The damage done.
field-Problem-request = Request
    .hint = The id of the request, as in `X-Request-Id`.
field-Problem-errors = Errors
    .hint = Where the request does not fit, and what is wrong there.
field-Misplaced-pointer = Place
    .hint = The place in the body, as a JSON pointer.
field-Misplaced-parameter = Parameter
    .hint = The parameter of the query that does not fit.
field-Misplaced-header = Header
    .hint = The header that does not fit.
field-Misplaced-allowed = Allowed
    .hint = The values that would do here.
field-Misplaced-expected = Expected
    .hint = The kinds of JSON value of which one is expected here.
field-Reply-replayed = Replayed
    .hint = Yes where this was carried out before, under the same key.
field-Ticket-ticket = Ticket
    .hint = What stands in the address of one event stream; told once.
field-Ticket-expires = Expires
    .hint = When it is worth nothing any more, used or not.
field-Explained-meanings = Meanings
    .hint = What the code says, everywhere or in single games.
field-Meaning-fr = In French
    .hint = The sentence in French; what differs each time is an ellipsis.
field-Meaning-en = In English
    .hint = The sentence in English; what differs each time is an ellipsis.

# Words of forms and sheets
label-role-gm = game master
label-role-player = player
label-role-spectator = spectator
label-by-operator = whoever runs the service
label-by-seat = the seat itself
label-talk-everybody = everybody
label-talk-players = game master and players
label-talk-gm = game master alone
label-talk-nobody = nobody
label-free_rolls-everybody = everybody
label-free_rolls-players = game master and players
label-free_rolls-gm = game master alone
label-free_rolls-nobody = nobody
label-readers-everybody = everybody
label-readers-gm = game master and whoever rolls
label-readers-oneself = whoever rolls alone
label-disclosure-asked = when asked for
label-disclosure-at_end = at the end
label-disclosure-never = never
label-chance-chain = anybody can check them
label-chance-system = from the service’s generator
label-dice-either = service or physical dice
label-dice-service = rolled by the service
label-dice-physical = physical dice
field-because = Because
    .hint = The refusal that stands behind this one, with its rule.
field-dependents = Dependents
    .hint = Events that the correction would void beyond what it asks.
field-needs = Needs
    .hint = Events without which the act cannot stand again.
field-CorrectionEntry-targets = Corrected events
    .hint = The events that the correction is about, as far as the seat sees them.
field-ProposalEntry-targets = Targets
    .hint = The events that the proposal would correct, as far as the seat sees them.
field-PendingShown-targets = Targets
    .hint = The events that the proposal would correct, as far as the seat sees them.
field-Preview-targets = Targets
    .hint = The events that the correction would be about, as far as the seat sees them.
field-corrected_by = Corrected by
    .hint = The frame of the seat that told the correction.
field-contest = Contest
    .hint = The contest in question, by its id.
field-contests = Contests
    .hint = The contests concerned, by their ids.
field-CorrectionEntry-contests = Contests
    .hint = Those that the correction closed, opened again or keeps waiting, with their state before and after.
field-together = Together
    .hint = The corrections made at one stroke.
field-disputes = Disputes
    .hint = The contests, open or closed.
field-contestable = Contestable
    .hint = Yes if the seat may contest this now.
field-amendable = Amendable
    .hint = The command as it stands, if the seat may amend it.
field-followed = Followed
    .hint = Later events that refer to it.
field-offers = Offers
    .hint = The corrections of it that the seat may make.
field-read = Read up to
    .hint = Number of the last frame that was looked at; the next page begins after it.
field-Why-read = Looked at since
    .hint = Number of the first frame that was looked at; 1: all were, else the next page is before it.
field-Why-frame = View of the frame
    .hint = Number of the frame after which the view is taken.
field-Why-value = Value
    .hint = What stands at that place of the view.
field-Operation-value = Value
    .hint = What takes that place; absent where something is removed.
field-Why-pointer = Place
    .hint = The place of the view that is meant, a JSON Pointer.
field-causes = Causes
    .hint = The frames of the seat that gave this value, the latest first.
field-Cause-was = Before
    .hint = What stood there before this frame, empty if nothing did.
field-Cause-now = After
    .hint = What stands there after this frame, empty if nothing does any more.
field-EventKnown-from = From
    .hint = The events that its entries name.
field-Overview-asked = Awaited
    .hint = What the table waits for, and from which seat.
field-Preview-asked = Awaited next
    .hint = What the table would wait for besides, and from which seat.
field-AskedShown-about = About
    .hint = What it would settle, by its id.
field-AskedShown-command = Command
    .hint = What the seat is to do, by the name of the command.
field-DisputeShown-about = About
    .hint = What the seat read of the contested event.
field-DisputeShown-answers = Answers
    .hint = What has been answered to the contest.
field-DisputeShown-state = State
    .hint = Open, waiting, upheld, settled or withdrawn.
field-PendingShown-about = About
    .hint = What the seat read of the first event aimed at.
field-PendingShown-awaited = Awaited
    .hint = The seats that have not answered.
field-PendingShown-consents = Consents
    .hint = The seats that consent.
field-PendingShown-refusals = Refusals
    .hint = The seats that decline.

# A branch by consent
RecordDisclosed = { $who } opens the record: everybody may read it whole{ $has_secret ->
    [yes] {" "}and check all its dice
   *[no] {""}
}.
BranchGranted = The table plays the other version out, too: the branch { QUOTE($title) } is open.
label-disclose = opening of the record
label-branch = branch
field-Fallen-details = What it would take
    .hint = The values that the sentence of the refusal tells: what there is, what it would take.
field-details = Details
    .hint = What it comes to, sentence by sentence.
field-standing = Standing
    .hint = What has become of it, in words.
field-CorrectionEntry-fell = Fallen
    .hint = Events that became void though nobody asked for it, and why.
field-Preview-fell = Fallen
    .hint = Events that became void though nobody asked for it, and why.
field-inserted = Added by the rules
    .hint = Acts that the rules put into the record.
field-Inserted-lines = Lines
    .hint = What is read of it.
field-CorrectionEntry-together = By consent
    .hint = Yes when the players have consented to it.
field-Preview-id = Id
    .hint = What the correction may name, so that it is made only if nothing has changed.
field-preview = Preview
    .hint = The id of the preview that the correction follows.
field-Frame-patch = Effect on the view
    .hint = What this frame did to the reader's view, if he asked for it: a JSON Patch (RFC 6902), from the view before to the one after.
field-Frame-view = Tag of the view
    .hint = Of the view after this frame: its number, and 32 hex digits of the SHA-256 of its canonical form (RFC 8785).
field-Frame-moves = Tag of the moves
    .hint = Of the last frame: the tag of what the seat may do now, as in the ETag header.
field-Frame-restated = Standing otherwise
    .hint = The reader’s earlier frames of which something stands otherwise since this one: withdrawn, back, contested, no more contested, or read otherwise.
field-Operation-op = Operation
    .hint = add, remove or replace.
field-CommandRequest-commands = Commands
    .hint = Several commands, in order. All are carried out, or none.
field-Message-commands = Commands
    .hint = Several commands, in order. All are carried out, or none.

# A day, and a story to read
clock-day = { $day } { clock-month } { $year }
clock-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
story-read-by = { $game }, as { $reader } read it
story-before = Before the first scene
story-scenes = Scenes
story-dice = Dice: { $faces }
story-rules = Rules
story-times = Times: { $zone }
field-System-outline = Outline
    .hint = The entries with which a scene or a Turn begins.
field-Outline-scenes = Scenes
    .hint = Types of entries that begin a scene.
field-Outline-turns = Turns
    .hint = Types of entries that begin a Turn or another step of a scene.
field-Connected-connected = Connected
    .hint = The seats with an open stream or socket, as far as the reader may know of them.
field-Connected-alone = Alone
    .hint = Yes while the reader is told of the own seat alone.
field-System-chapters = Chapters
    .hint = The chapters of the rules that commands come from, then those of every table.
field-Chapter-chapter = Chapter
    .hint = The middle of a rule ID, as in the list of moves, or talk, or table.
field-Chapter-title = Title of the chapter
    .hint = In the language of the reader.
field-Chapter-commands = Commands
    .hint = Those whose first rule is of this chapter.

chapter-table = The session
chapter-talk = Talk and free dice
