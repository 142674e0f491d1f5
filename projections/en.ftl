# Table
TableOpened = { $has_origin ->
    [yes] The table “{ $title }” is open: it is a branch of another, whose past it takes over.
   *[no] The table “{ $title }” is open.
}
SeatJoined = { $who } sits down.
TableStarted = { $who } starts the session.
TablePaused = { $who } pauses the session.
TableResumed = { $who } resumes the session.
TableEnded = { $who } closes the session.
PresenceSet = { $away ->
    [true] { $seat } leaves the table for a while.
   *[other] { $seat } is back at the table.
}
TokenIssued = { $by ->
    [seat] { $who } changes tokens.
    [operator] Whoever runs the service issues a new token for { $seat }.
   *[host] The host issues a new token for { $seat }.
}
TokenRevoked = { $who } revokes the token of { $seat }.

# Corrections
RulingContested = { $who } contests a ruling{ $has_text ->
    [no] .
   *[other] {": "}{ STOP($text) }
}
RulingUpheld = { $who } upholds the contested ruling.
RulingRetracted = { $who } retracts an event of the record.
RulingAmended = { $who } amends an event of the record.
RulingRewound = { $who } rewinds the record to before an event.
RulingRestored = { $who } restores what a correction had changed.
TextRetracted = { $who } retracts the text of an event of the record.
RulingsCorrected = { $who } makes several corrections to the record at once.
RecordChanged = A correction changes what you see.
CorrectionProposed = { $who } proposes a correction.
CorrectionConsented = { $who } consents to the correction.
CorrectionDeclined = { $who } declines the correction.
CorrectionWithdrawn = { $who } withdraws the proposed correction.

# Refusals
refusal-not_your_role = This is not for your seat to do.
refusal-seat_away = Your seat is away.
refusal-table_open = The session has not started yet.
refusal-table_playing = The session has already started.
refusal-table_paused = The session is paused.
refusal-table_ended = The session has ended.
refusal-starts_by_rules = This game starts with a command of its own: { $command }.
refusal-already_joined = This seat is already taken by you.
refusal-name_required = A name is needed.
refusal-unknown_seat = There is no such seat.
refusal-presence_unchanged = The presence is already so.
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
refusal-dependents_exist = Later events depend on this one: { $events }. Confirm to withdraw them too.
refusal-not_text_event = This event carries no text.
refusal-not_restorable = This act cannot stand again. { $because }
refusal-rests_on = It rests on what no longer stands as it did: { $events }.
refusal-undrawn = It would need a die that was never rolled.
refusal-reads_otherwise = Something else would follow from it than what followed then.
refusal-reason_apart = Several corrections together have one reason and one confirmation, beside their list.
refusal-one_target_twice = Several corrections together name each event only once.
refusal-undo_pending = A proposed correction waits for answers.
refusal-no_undo = There is no such proposal.
refusal-already_answered = You have already answered.
refusal-not_proposer = Only the proposer may withdraw the proposal.

# Refusals of the edge
refusal-bad_request = The request is not well formed.
refusal-malformed = The body of the request is not well formed.
refusal-unauthorized = A token of one of this table’s seats is needed.
refusal-record_sealed = The record holds something that nobody may read yet.
refusal-not_found = There is nothing at this address.
refusal-method_not_allowed = This cannot be done with this address.
refusal-too_large = The request is longer than the service reads.
refusal-too_many_requests = Too many requests. Try again in { $wait } s.
refusal-too_many_streams = Too many live connections come from this address.
refusal-internal = The service has failed; nothing that was answered before is lost.
refusal-record_damaged = The register of this table is damaged and cannot be read; no other table is concerned. Tell whoever runs this service.
refusal-unavailable = The register cannot serve now; nothing was done. Try again.
refusal-unanswered = The register does not answer; whether this was recorded is not known yet. Send the same again with its key.
refusal-writes_stuck = The register can be read, but what is written does not get through.
refusal-idempotency_key_reused = This idempotency key came before with another request.
refusal-bad_idempotency_key = An idempotency key holds { $most } printable characters at most.
refusal-weak_idempotency_key = Here an idempotency key must be hard to guess: { $least } characters at least.
refusal-idempotency_key_expired = This was done more than an hour ago; its tokens are not told again.
refusal-unknown_frame = There is no such frame; your last one has the number { $last }.
refusal-no_such_system = There is no such game here.
refusal-host_needs_token = The host’s token can be replaced, not revoked.
refusal-opening_barred = Here only who is at this machine, or has the token for it, may open a table.
refusal-foreign_origin = Pages of this origin may not call.
refusal-no_preview = There is nothing to preview in this.
refusal-unknown_system = There is no such game here.
refusal-title_required = A title is needed.
refusal-bad_seat_count = { $role ->
    [gm] The number of game masters does not fit this game; it takes { $needed }.
    [player] The number of players does not fit this game; it takes { $needed }.
   *[spectator] The number of spectators does not fit this game; it takes { $needed }.
}
refusal-bad_option = This option does not fit the game: { STOP($option) }

# Moves
move-JoinTable = Sit down
move-StartTable = Start the session
move-PauseTable = Pause the session
move-ResumeTable = Resume the session
move-EndTable = Close the session
move-SetPresence = Leave or come back
move-consent = Consent to the correction
move-decline = Decline the correction
move-withdraw = Withdraw the proposed correction

# Problems, by status
problem-400 = The request cannot be understood
problem-401 = No seat speaks here
problem-403 = Not yours to do
problem-404 = There is no such thing
problem-405 = Not to be done with this address
problem-409 = Refused by the rules
problem-413 = Too large
problem-415 = Not a form that is read here
problem-422 = The key came before with another request
problem-429 = Too many requests
problem-500 = A fault of the service
problem-503 = The register cannot serve now

# Words
label-host = the host

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
    [other_protagonist] somebody
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
refusal-branch_of_branch = This table is a branch already: only the original table can be branched.
refusal-branch_tokens = The tokens of a branch are those of its origin: that is where they change.
refusal-no_branch = That is neither the origin of this table nor one of its branches.
refusal-too_many_branches = This table has { $most } branches already, the most that it may have.


# Choices of a form
choice-none = None
choice-yes = Yes
choice-no = No
