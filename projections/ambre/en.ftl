# Childhood
about = Three to five children of an absent king, without a game master: the forty minor cards are bid, the ranks they win decide the conflicts, and laying a card, whatever its value, gives the floor.

GameStarted = The game begins{ $has_seating ->
    [no] .
   *[yes] ; around the table, clockwise: { LIST($seating) }.
}
CharacterSubmitted = { $who } plays { $name }{ $has_motivation ->
    [no] .
   *[yes] ; the motivation: { STOP($motivation) }
}
DrawCommitted = The service seals a draw ({ $draw }); its commitment: { $commitment }.
HandsDealt = Everybody receives { N($size, "minor arcanum", "minor arcana") }{ $has_hand ->
    [no] .
   *[yes] ; yours: { $hand }.
}
JokersDealt = Everybody receives a major arcanum as Joker{ $has_joker ->
    [no] .
   *[yes] ; yours: { $joker }.
}
ConflictArcanaPlaced = The conflict { $conflict } receives the major arcanum { $arcana }.
PhysicalDealSubmitted = { $who } has typed their cards{ $has_hand ->
    [no] .
   *[yes] : { $hand }; Joker: { $joker }.
}
PhysicalArcanaSubmitted = { $who } has typed the arcana of the conflicts: { $arcana }.
PhysicalDealRejected = The cards typed do not agree: everybody types them again.
PhysicalKingSubmitted = { $who } announces the King turned up: the King of { $suit }.
ConflictThemeSet = { $who } gives the conflict { $conflict } its theme{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
ReadyConfirmed = { WORD($step) ->
    [levels] { $who } has read the themes again with the levels of the conflicts.
   *[themes] { $who } has read the themes.
}
KingsShuffled = The four Kings are shuffled.
AuctionOpened = Auction { $index }: the King of { $suit }.
BidLaid = { $who } lays a card face down{ $round ->
    [1] {""}
   *[more] {" "}to break the tie
}{ $has_card ->
    [no] .
   *[yes] : { $card }.
}
part-SeatCard = { $seat } { $card }
BidsRevealed = { $round ->
    [1] The bids are turned up
   *[more] The cards of the tie-break are turned up
}{ $has_bids ->
    [no] : none
   *[yes] : { LIST($bids) }
}{ $has_abstained ->
    [no] {""}
   *[yes] ; abstaining, the Joker goes back to the hand: { LIST($abstained) }
}{ $has_returned ->
    [no] {""}
   *[yes] ; back to the hand: { LIST($returned) }
}{ $has_ties ->
    [no] .
   *[yes] ; tied, and to be broken: { LIST($ties) }.
}
RaiseWindowOpened = All bids differ: they may now be raised.
BidRaised = { $who } raises with the { $card }: the bid is worth { $total }.
RaisePassed = { $who } does not raise.
RanksAssigned = Ranks in { $suit }{ $has_order ->
    [no] : nobody
   *[yes] : { $ranks }
}{ $has_unranked ->
    [no] {""}
   *[yes] ; unranked: { LIST($unranked) }
}{ $has_returned ->
    [no] .
   *[yes] ; back to the hand: { $returned }.
}
part-RanksAssigned-returned = { $key } ({ $value })
StakePlaced = { $who } places the bid on the conflict { $conflict }{ $has_cards ->
    [no] .
   *[yes] : { LIST($cards) }.
}
JokersRetired = The Jokers leave the game.
ConflictLevelSet = The conflict { $conflict } has { $red } in red and { $black } in black: { $level }.
ElementDefined = { $has_from_conflict ->
    [no] { $who } turns over the { $card }
   *[yes] { $who } takes the { $card } from the conflict { $from_conflict }, turns it over
} and defines an element of the conflict { $conflict } ({ $kind }){ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
ElementWaived = For want of a card, an element of the conflict { $conflict } is dropped{ $has_seat ->
    [no] .
   *[yes] : { $seat } defines none.
}

# Acts
ActStarted = The { $act } act begins.
ActEnded = The { $act } act ends.
SceneInitiated = { $who } initiates a scene of the { $act } act on the conflict { $conflict }{ $has_involved ->
    [no] .
   *[yes] ; involved: { LIST($involved) }.
}
StagingChosen = { WORD($by) ->
    [initiator] { $who } takes on the staging.
   *[others] { $who } leaves the staging to the others{ $has_stagers ->
        [no] .
       *[yes] : { LIST($stagers) }.
    }
}
MotivationRead = { $who } reads their motivation again{ $has_motivation ->
    [no] .
   *[yes] : { STOP($motivation) }
}
CircumstanceLaid = { $who } lays the { $card } on the conflict{ $has_conflict ->
    [no] .
   *[yes] {" "}{ $conflict }.
}
FrameProposed = { $who } proposes this frame: { $narrator } narrates{ $has_featured ->
    [no] {""}
   *[yes] ; featured, { LIST($featured) }
}{ $has_elements ->
    [no] {""}
   *[yes] ; elements: { LIST($elements) }
}{ $has_stake ->
    [no] .
   *[yes] ; stake: { STOP($stake) }
}
FrameApproved = { $who } approves the frame.
SceneFramed = The scene is framed: { $narrator } narrates{ $has_featured ->
    [no] {""}
   *[yes] ; featured, { LIST($featured) }
}{ $has_elements ->
    [no] {""}
   *[yes] ; elements: { LIST($elements) }
}{ $has_stake ->
    [no] .
   *[yes] ; stake: { STOP($stake) }
}
CircumstancesAnnounced = { $who } announces the circumstances: { $has_values ->
    [no] no card face up
   *[yes] { LIST($values) }
}{ $has_majority ->
    [no] {""}
   *[yes] ; { COUNT($majority) ->
        [1] majority suit
       *[more] majority suits
    }: { LIST($majority) }
}; { $has_leader ->
    [no] nobody would win.
   *[yes] { $leader } would win.
}
FirstSentenceFinished = { $who } has finished the first sentence of the narration.
FloorRequested = { $who } asks for the floor by laying { $has_card ->
    [no] a card face down.
   *[yes] the { $card } face down.
}
FloorYielded = { $who } yields the floor to { $to }.
FloorTaken = { $who } turns up the { $card } and takes the floor{ $has_values ->
    [no] {""}
   *[yes] ; circumstances: { LIST($values) }
}{ $has_majority ->
    [no] {""}
   *[yes] ; { COUNT($majority) ->
        [1] majority suit
       *[more] majority suits
    }: { LIST($majority) }
}; { $has_leader ->
    [no] nobody would win.
   *[yes] { $leader } would win.
}
SceneCut = { $who } says “Cut”.
FloorPassed = { $who } lets the narrator go on.
NarrationEnded = { $who } ends the narration.
ClosingOpened = The closing of the scene opens{ $has_order ->
    [no] .
   *[yes] , in this order: { LIST($order) }.
}
ClosingCardGiven = { $who } gives { $recipient } { WORD($source) ->
    [hand] a card from the hand
   *[set_aside] a card set aside
}{ $has_card ->
    [no] {""}
   *[yes] , the { $card },
} and turns over the { $flip }, { WORD($flip_face) ->
    [up] now face up.
   *[down] now face down.
}
ClosingPassed = { $who } passes in the closing of the scene.
ConflictEvaluated = Evaluation of the conflict{ $has_conflict ->
    [no] {""}
   *[yes] {" "}{ $conflict }
}: { $has_values ->
    [no] no card face up
   *[yes] { LIST($values) }
}{ $has_majority ->
    [no] {""}
   *[yes] ; { COUNT($majority) ->
        [1] majority suit
       *[more] majority suits
    }: { LIST($majority) }
}{ $has_points ->
    [no] {""}
   *[yes] ; points: { LIST($points) }
}. { $has_winner ->
    [no] Nobody wins.
   *[yes] { $winner } wins{ $has_losers ->
        [no] .
       *[yes] {" "}against { LIST($losers) }.
    }
}
SpoilTaken = { $who } sets aside the { $card }.
CardRecovered = { $who } takes the { $card } back in hand.
PledgeOffered = { $who } offers the { $card } as a pledge.
PledgeWaived = { $who } offers no pledge.
PledgeRefused = { $who } refuses the pledge.
PledgeAccepted = { $who } accepts the { $taken } as a pledge and gives { $loser } in return { $has_given ->
    [no] a card from the hand.
   *[yes] the { $given }.
}
SpoilGiven = { $who } gives the { $card } to { $loser }, who sets it aside.
StepSkipped = No card is left face up: { $seat } { WORD($step) ->
    [take_spoil] sets no card aside.
    [recover_card] takes no card back in hand.
    [pledge] cannot offer a pledge.
   *[give_spoil] gives no card.
}
ConclusionProposed = { $who } concludes the scene{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
ConclusionApproved = { $who } approves this conclusion.
SceneConcluded = { $has_winner ->
    [no] The scene is over, without a winner.
   *[yes] The scene is over; { $winner } has won it.
}

# Epilogue
part-Destiny = { $black } black and { $red } red (gap: { $gap }{ $has_majority ->
    [no] {""}
   *[yes] , table to read: { LIST($majority, word: "or") }
})
EpilogueOpened = The epilogue opens: the cards set aside are turned up{ $has_destinies ->
    [no] .
   *[yes] : { $destinies }.
}
EpilogueSuitChosen = { $who } chooses the table of { $suit }.
EpilogueTold = { $who } tells the epilogue{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
MotivationRevealed = { $who } reveals the motivation: { STOP($text) }
part-MotivationsRevealed-motivations = { $key } (“{ $value }”)
MotivationsRevealed = All motivations are revealed{ $has_motivations ->
    [no] .
   *[yes] : { LIST($motivations) }.
}
GameEnded = The game is over; from the most enviable destiny to the most dreadful: { $ranking }.
DrawsOpened = The draws of the service are open to all.

# Corrections
EventsVoided = Play resumes before { $has_about ->
    [yes] { QUOTE($about) }
   *[no] an event
}{ $after_disclosure ->
    [true] {"; "}a hidden card had been shown since
   *[other] {""}
}{ $has_reason ->
    [no] .
   *[yes] {": "}{ STOP($reason) }
}
TextVoided = The words { $has_about ->
    [yes] of { QUOTE($about) }
   *[no] of an event
} are withdrawn, their author may give others{ $has_reason ->
    [no] .
   *[yes] {": "}{ STOP($reason) }
}
TextAmended = { $who } gives a new text{ $has_text ->
    [no] .
   *[other] {": "}{ STOP($text) }
}
UndoProposed = { $who } proposes { proposed-deed }{ $has_reason ->
    [no] .
   *[yes] {": "}{ STOP($reason) }
}
UndoConsented = { $who } agrees { proposed-deed }.
UndoRefused = { $who } declines { proposed-deed }.
UndoWithdrawn = { $who } no longer proposes { proposed-deed }.

# Moves
move-StartGame = Seat the players and begin
move-SubmitCharacter = Name the character and write the motivation
move-SubmitPhysicalDeal = Type in hand and joker
move-SubmitPhysicalArcana = Type in the arcana of the conflicts
move-SubmitPhysicalKing = Name the King that was turned
move-SetConflictTheme = Give a theme
move-ConfirmReady = Say that the themes are read
move-LayBid = Lay a card for the auction
move-Raise = Raise
move-PassRaise = Do not raise
move-PlaceStake = Place the bid left or right
move-DefineElement = Define an element of a conflict
move-InitiateScene = Initiate a scene
move-ChooseStaging = Choose who sets up
move-ReadMotivation = Read your own motivation
move-LayCircumstance = Lay a card on the conflict
move-ProposeFrame = Propose the frame of the scene
move-ApproveFrame = Approve the frame
move-AnnounceCircumstances = Announce the circumstances
move-FinishFirstSentence = Finish a first sentence
move-RequestFloor = Ask for the floor
move-YieldFloor = Yield the floor
move-TakeFloor = Take the floor
move-Cut = Cut
move-LetNarrate = Let the narrator go on
move-EndNarration = End the narration
move-CloseWithHandCard = Give a card of the hand
move-CloseWithSetAside = Give a card set aside
move-PassClosing = Pass
move-TakeSpoil = Set a card aside
move-RecoverCard = Take a card in hand
move-OfferPledge = Offer a pledge
move-WaivePledge = Offer no pledge
move-AcceptPledge = Accept the pledge
move-RefusePledge = Refuse the pledge
move-GiveSpoil = Give a loser a card
move-ConcludeScene = Conclude the scene
move-ApproveConclusion = Approve the conclusion
move-ChooseEpilogueSuit = Choose the epilogue table
move-RevealMotivation = Reveal the motivation
move-TellEpilogue = Tell the epilogue
move-AmendText = Give a new text

# Refusals
refusal-game_over = The game is over.
refusal-not_a_player = Only a player may do that.
refusal-wrong_phase = This is not the time.
refusal-no_game_master = This game is played without a game master.
refusal-motivation_form = The motivation begins with “Je veux”, or with the table’s own words, and then says what.
refusal-wrong_size = The number of cards is not right.
refusal-duplicate_card = The same card is there twice.
refusal-king_already_auctioned = This King has already been auctioned.
refusal-text_required = A text is needed.
refusal-already_confirmed = You have already confirmed.
refusal-not_tied = Your bid is not tied.
refusal-bid_already_laid = Your card is already laid.
refusal-value_visible = A card of this value already lies face up.
refusal-abstained = You have abstained in this auction.
refusal-joker_not_playable = The joker cannot raise a bid.
refusal-below_best_bid = Your bid would not reach the best one.
refusal-already_passed = You have already passed.
refusal-not_your_turn = It is not your turn.
refusal-not_linked = This conflict is not one of yours.
refusal-element_already_defined = There is no element left to define here.
refusal-borrow_not_allowed = This conflict has cards enough not to borrow any.
refusal-donor_too_small = The other conflict has no card to spare.
refusal-card_not_on_conflict = This card is not on the conflict.
refusal-card_not_face_up = This card is not face up.
refusal-card_not_in_hand = You do not hold this card.
refusal-card_not_set_aside = You have not set this card aside.
refusal-scene_running = A scene is running.
refusal-already_initiated = You have already initiated your scene of this act.
refusal-not_your_conflict = In the first act the conflict must be one of yours.
refusal-not_initiator = Only the initiator of the scene decides that.
refusal-not_a_stager = You are not setting this scene up.
refusal-motivation_unread = Read your motivation first.
refusal-element_required = At least one element is needed, and of this conflict.
refusal-featured_required = At least one of those involved must appear.
refusal-stake_required = A stake is needed.
refusal-no_frame = No frame waits for your approval.
refusal-not_narrator = You are not the narrator.
refusal-sentence_already_done = The first sentence is already told.
refusal-narrator_cannot_request = You already have the floor.
refusal-scene_cut = The scene is already cut.
refusal-floor_already_requested = Somebody is already asking for the floor.
refusal-no_floor_request = Nobody is asking for the floor.
refusal-already_yielded = You have already yielded.
refusal-not_requester = You have not asked for the floor.
refusal-not_yielded = The narrator has not yielded yet.
refusal-cannot_cut = You may not cut this scene.
refusal-floor_request_pending = A card is laid to ask for the floor.
refusal-first_sentence_missing = The narrator has not finished a first sentence yet.
refusal-others_may_ask = Other players may still ask for the floor ({ $has } of { $needed } let you go on): wait until they leave it to you, or for the end of the time that the table has set.
refusal-bad_recipient = This card cannot go to that seat.
refusal-nothing_to_flip = There is no card to turn.
refusal-bad_flip = That card cannot be turned this way.
refusal-not_winner = Only the winner may do that.
refusal-losers_first = Serve the losers first.
refusal-not_loser = Only the loser may do that.
refusal-no_pledge = No pledge is offered.
refusal-already_served = This loser has been served.
refusal-not_involved = You are not involved in this scene.
refusal-no_conclusion = No conclusion waits for your approval.
refusal-suit_not_majority = This suit does not lead in your pile.
refusal-choose_suit_first = Choose your suit first.
refusal-bad_target = This event cannot be undone.
refusal-not_author = Only the author of the text may give another.

# Words
label-cups = Cups (Majesty)
label-coins = Coins (Resilience)
label-swords = Swords (Supremacy)
label-wands = Wands (Transcendence)
label-king = King
label-queen = Queen
label-knight = Knight
label-valet = Page
label-unranked = unranked
label-belligerence = Belligerence
label-rivalry = Rivalry
label-rivalry_on_the_brink = Rivalry about to break out
label-object = object
label-character = character
label-place = place
label-organisation = organisation
label-one = first
label-two = second
label-initiator = the initiator
label-others = the others
label-hand = from the hand
label-set_aside = set aside
label-up = face up
label-down = face down
label-service = service
label-physical = cards of the table
label-themes = themes
label-levels = levels
label-take_spoil = winner’s card
label-recover_card = card recovered
label-pledge = pledge
label-give_spoil = loser’s card
label-no_face_up_card = no face-up card
label-minors = minor arcana
label-jokers = jokers
label-conflict_arcana = arcana of the conflicts
label-king_order = order of the Kings
label-C1 = Ace of Cups
label-C2 = 2 of Cups
label-C3 = 3 of Cups
label-C4 = 4 of Cups
label-C5 = 5 of Cups
label-C6 = 6 of Cups
label-C7 = 7 of Cups
label-C8 = 8 of Cups
label-C9 = 9 of Cups
label-C10 = 10 of Cups
label-D1 = Ace of Coins
label-D2 = 2 of Coins
label-D3 = 3 of Coins
label-D4 = 4 of Coins
label-D5 = 5 of Coins
label-D6 = 6 of Coins
label-D7 = 7 of Coins
label-D8 = 8 of Coins
label-D9 = 9 of Coins
label-D10 = 10 of Coins
label-S1 = Ace of Swords
label-S2 = 2 of Swords
label-S3 = 3 of Swords
label-S4 = 4 of Swords
label-S5 = 5 of Swords
label-S6 = 6 of Swords
label-S7 = 7 of Swords
label-S8 = 8 of Swords
label-S9 = 9 of Swords
label-S10 = 10 of Swords
label-W1 = Ace of Wands
label-W2 = 2 of Wands
label-W3 = 3 of Wands
label-W4 = 4 of Wands
label-W5 = 5 of Wands
label-W6 = 6 of Wands
label-W7 = 7 of Wands
label-W8 = 8 of Wands
label-W9 = 9 of Wands
label-W10 = 10 of Wands
label-M0 = 0 · the Fool
label-M1 = 1 · the Magician
label-M2 = 2 · the High Priestess
label-M3 = 3 · the Empress
label-M4 = 4 · the Emperor
label-M5 = 5 · the Hierophant
label-M6 = 6 · the Lovers
label-M7 = 7 · the Chariot
label-M8 = 8 · Justice
label-M9 = 9 · the Hermit
label-M10 = 10 · the Wheel of Fortune
label-M11 = 11 · Strength
label-M12 = 12 · the Hanged Man
label-M13 = 13 · Death
label-M14 = 14 · Temperance
label-M15 = 15 · the Devil
label-M16 = 16 · the Tower
label-M17 = 17 · the Star
label-M18 = 18 · the Moon
label-M19 = 19 · the Sun
label-M20 = 20 · Judgement
label-M21 = 21 · the World
label-K0 = conflict 1
label-K1 = conflict 2
label-K2 = conflict 3
label-K3 = conflict 4
label-K4 = conflict 5

# Rules
rule-AMB-GEN-01 = Roles at the table
rule-AMB-GEN-02 = Number of players
rule-AMB-GEN-03 = Seating
rule-AMB-GEN-04 = Phases of the game
rule-AMB-GEN-05 = Refusals and their order
rule-AMB-GEN-06 = Judgements of the players
rule-AMB-GEN-07 = Tables missing from the book
rule-AMB-GEN-08 = Table options
rule-AMB-GEN-09 = One session only
rule-AMB-CARD-01 = The deck of 78
rule-AMB-CARD-02 = Suits and characteristics
rule-AMB-CARD-03 = Value of cards
rule-AMB-CARD-04 = Order of the figures
rule-AMB-CARD-05 = Where each card lies
rule-AMB-CARD-06 = The joker
rule-AMB-CHAR-01 = Submitting a character
rule-AMB-CHAR-02 = Form of the motivation
rule-AMB-CHAR-03 = Secrecy of the motivation
rule-AMB-CHAR-04 = Reading one’s motivation
rule-AMB-DEAL-01 = Deal of the minors
rule-AMB-DEAL-02 = Deal of the jokers
rule-AMB-DEAL-03 = Arcana of the conflicts
rule-AMB-DEAL-04 = Themes
rule-AMB-BID-01 = Order of the Kings
rule-AMB-BID-02 = Opening of an auction
rule-AMB-BID-03 = Laying a bid
rule-AMB-BID-04 = Simultaneous reveal
rule-AMB-BID-05 = Abstention
rule-AMB-BID-06 = Ties
rule-AMB-BID-07 = Tie-break card
rule-AMB-BID-08 = Reveal of the tie-break
rule-AMB-BID-09 = Repeated tie-breaks
rule-AMB-BID-10 = Who may raise
rule-AMB-BID-11 = How much to raise
rule-AMB-BID-12 = Passing
rule-AMB-BID-13 = All abstain
rule-AMB-RANK-01 = Order of the bids
rule-AMB-RANK-02 = Figures given
rule-AMB-RANK-03 = Fifth bidder
rule-AMB-RANK-04 = Unranked
rule-AMB-RANK-05 = Placing the bids
rule-AMB-RANK-06 = End of the auctions
rule-AMB-LEVEL-01 = Red and black sums
rule-AMB-LEVEL-02 = Level of the conflict
rule-AMB-LEVEL-03 = Level fixed
rule-AMB-LEVEL-04 = Themes read again
rule-AMB-ELEM-01 = Who defines the elements
rule-AMB-ELEM-02 = Defining an element
rule-AMB-ELEM-03 = Card turned down
rule-AMB-ELEM-04 = Borrowing a card
rule-AMB-ELEM-05 = No card left
rule-AMB-ELEM-06 = End of the elements
rule-AMB-ACT-01 = One scene in each act
rule-AMB-ACT-02 = Free order of scenes
rule-AMB-ACT-03 = Conflicts of the first act
rule-AMB-ACT-04 = Conflict used again
rule-AMB-ACT-05 = End of an act
rule-AMB-STAGE-01 = Initiating a scene
rule-AMB-STAGE-02 = Who sets up
rule-AMB-STAGE-03 = Motivations read
rule-AMB-STAGE-04 = Initial circumstances
rule-AMB-STAGE-05 = Frame of the scene
rule-AMB-STAGE-06 = Choice of the narrator
rule-AMB-NARR-01 = Announcing the circumstances
rule-AMB-NARR-02 = First sentence
rule-AMB-NARR-03 = Asking for the floor
rule-AMB-NARR-04 = One request at a time
rule-AMB-NARR-05 = Yielding
rule-AMB-NARR-06 = Taking the floor
rule-AMB-NARR-07 = Who may cut
rule-AMB-NARR-08 = When to cut
rule-AMB-NARR-09 = End of the narration
rule-AMB-CLOSE-01 = Closing order
rule-AMB-CLOSE-02 = Distances
rule-AMB-CLOSE-03 = Tables of the closing order
rule-AMB-CLOSE-04 = One action each
rule-AMB-CLOSE-05 = Giving a hand card
rule-AMB-CLOSE-06 = Giving a card set aside
rule-AMB-CLOSE-07 = Passing
rule-AMB-CLOSE-08 = Whom to give to
rule-AMB-CLOSE-09 = What the others see
rule-AMB-CLOSE-10 = Evaluation
rule-AMB-WIN-01 = Value of a suit
rule-AMB-WIN-02 = Majority suit
rule-AMB-WIN-03 = One majority suit
rule-AMB-WIN-04 = Nobody ranked
rule-AMB-WIN-05 = Several majority suits
rule-AMB-WIN-06 = Majority suit without ranks
rule-AMB-WIN-07 = No face-up card
rule-AMB-WIN-08 = Three involved
rule-AMB-WIN-09 = Public evaluation
rule-AMB-CONS-01 = The winner’s card
rule-AMB-CONS-02 = The loser’s card
rule-AMB-CONS-03 = Offering a pledge
rule-AMB-CONS-04 = Answering a pledge
rule-AMB-CONS-05 = Shortage of cards
rule-AMB-CONS-06 = Draw
rule-AMB-CONS-07 = Cards that stay
rule-AMB-CONS-08 = Conclusion of the scene
rule-AMB-ACT2-01 = Second act
rule-AMB-ACT2-02 = Initiator from outside
rule-AMB-ACT2-03 = Several may cut
rule-AMB-ACT2-04 = Consequences in the second act
rule-AMB-ACT2-05 = Short shares
rule-AMB-ACT2-06 = Draw in the second act
rule-AMB-EPI-01 = Opening of the epilogue
rule-AMB-EPI-02 = Count of the colours
rule-AMB-EPI-03 = Gap
rule-AMB-EPI-04 = Epilogue table
rule-AMB-EPI-05 = Order of telling
rule-AMB-EPI-06 = Telling one’s destiny
rule-AMB-EPI-07 = End of the game
rule-AMB-SEC-01 = An audience for each field
rule-AMB-SEC-02 = Secrecy of hands
rule-AMB-SEC-03 = Secrecy of bids
rule-AMB-SEC-04 = Secrecy of the floor card
rule-AMB-SEC-05 = Cards turned down
rule-AMB-SEC-06 = Secrecy of piles
rule-AMB-SEC-07 = Secrecy of motivations
rule-AMB-SEC-08 = What nobody sees
rule-AMB-SEC-09 = Probing in vain
rule-AMB-SEC-10 = Cards without handles
rule-AMB-SEC-11 = Nothing decided in secret
rule-AMB-SEC-12 = One’s own moves only
rule-AMB-SEC-13 = Unsealing
rule-AMB-RNG-01 = Sealed draws
rule-AMB-RNG-02 = Cards of the table
rule-AMB-UNDO-01 = Proposing an undo
rule-AMB-UNDO-02 = Consent
rule-AMB-UNDO-03 = Going back
rule-AMB-UNDO-04 = Changing a text
rule-AMB-UNDO-05 = What was shown
rule-AMB-UNDO-06 = Draws never reused

# Fields
field-abstained = Abstained
    .hint = Those whose bid does not count.
field-act_two_draw = Draw in act two
    .hint = Whether cards are taken after a scene of the second act.
field-announced = Narrator announced
    .hint = Yes once the narrator has announced himself.
field-approvals = Approvals
    .hint = Those who have approved the frame.
field-arcana = Major arcana
    .hint = The major arcana placed on the conflict.
field-auction = Auction
    .hint = The auction under way, or its place among the four.
field-audit = What was sealed
    .hint = Draws, hands and hidden cards, opened once the game is over.
field-awaited = Awaited
    .hint = Those whose bid is awaited.
field-bid_laid = Bid laid
    .hint = Yes once a card is laid, still face down.
field-bids = Bids
    .hint = The bids turned up, with their totals.
field-black = Black
    .hint = How many black cards.
field-red = Red
    .hint = How many red cards.
field-closing_actions = Closing actions
    .hint = What each has done in the closing.
field-closing_index = Place in the closing
    .hint = How many have already had their turn in the closing.
field-closing_order = Closing order
    .hint = The order in which the closing is played.
field-commitment = Commitment
    .hint = A hash told before the draw, by which it can be checked in the end.
field-commitments = Commitments
    .hint = The hashes of all sealed draws.
field-conclusion = Conclusion
    .hint = How the scene ends, in the winner’s words.
field-conclusion_approvals = Approvals of the conclusion
    .hint = Those who have accepted the conclusion.
field-conflict = Conflict
    .hint = The conflict concerned, between two neighbours.
field-conflicts = Conflicts
    .hint = The table’s conflicts.
field-from_conflict = From conflict
    .hint = The conflict that the card comes from.
field-consents = Consents
    .hint = Those who consent to the correction.
field-refusals = Refusals
    .hint = Those who decline the correction.
field-consequence_step = Consequence due
    .hint = What the winner or the loser still has to do.
field-cut_by = Cut by
    .hint = Who has taken the floor from the narrator.
field-cut_gate = Before cutting in
    .hint = Which narrator must have finished a sentence before the floor can be taken.
field-dealt = Hands as dealt
    .hint = The hands as they were dealt.
field-destinies = Destinies
    .hint = The balance of the cards set aside, seat by seat.
field-destiny = Destiny
    .hint = The balance of the cards set aside, once turned up.
field-draw = Draw
    .hint = Which sealed draw.
field-draws = Draws
    .hint = The sealed draws, with what it takes to check them.
field-element_pickers = Who defines elements
    .hint = The two neighbours of the conflict, or anyone.
field-elements = Elements
    .hint = The elements that the scene or conflict is made of.
field-ConflictView-elements = Elements
    .hint = What the cards turned down have defined.
field-epilogue = Epilogue
    .hint = What this seat has told in the end.
field-epilogue_suit = Epilogue table
    .hint = The suit whose table the epilogue follows.
field-epilogues = Epilogues
    .hint = Texts offered for each suit.
field-evaluation = Evaluation
    .hint = Who wins the scene, and by how much.
field-face_up = Face up
    .hint = Not so once the card no longer counts.
field-featured = Featured
    .hint = Those who appear in the scene.
field-first_sentence_done = First sentence told
    .hint = Yes once the narrator has finished a sentence: the floor may be asked for.
field-flip = Card flipped
    .hint = The card on the conflict that is turned over.
field-flip_face = New face
    .hint = Whether the card lies face up or face down afterwards.
field-floor_card = Floor card
    .hint = The card laid to ask for the floor.
field-floor_card_laid = Floor asked for
    .hint = Yes when a card is laid to ask for the floor.
field-SceneView-frame = Frame
    .hint = The frame of the scene: who narrates, with what, for what stake.
field-gap = Gap
    .hint = Difference between black and red cards.
field-give = Card given
    .hint = The card given in exchange for the pledge.
field-given = Card given
    .hint = The card received in exchange, for those who see it.
field-hand = Hand
    .hint = The cards in hand.
field-hand_count = Cards in hand
    .hint = How many cards in hand.
field-hands = Hands at the end
    .hint = The hands as they were left at the end.
field-index = Place
    .hint = Which of the four auctions, from 1.
field-initiated = Scenes initiated
    .hint = The acts in which this seat has initiated its scene.
field-initiator = Initiator
    .hint = Who initiated the scene.
field-involved = Involved
    .hint = Those whom the scene’s conflict concerns.
field-joker = Joker
    .hint = The major arcana that this seat holds.
field-joker_playable = Joker playable
    .hint = Yes as long as the joker can still be used.
field-jokers = Jokers
    .hint = The major arcana of each seat.
field-king_order = Order of the Kings
    .hint = The order in which the suits were auctioned.
field-kings_turned = Kings turned
    .hint = The suits that have been auctioned.
field-laid = Bids laid
    .hint = Those who have laid a bid, still face down.
field-bid_card = Your bid
    .hint = The card that you have laid.
field-left_of = Left of
    .hint = The seat that has this conflict on its left.
field-right_of = Right of
    .hint = The seat that has this conflict on its right.
field-losers = Losers
    .hint = Those who lose the scene.
field-majority = Majority
    .hint = The suits that prevail.
field-motivation = Motivation
    .hint = What the character wants, as its player wrote it.
field-motivation_prefix = How motivations begin
    .hint = The words with which every motivation begins.
field-motivation_read = Motivations read
    .hint = Those who have read another’s motivation in this scene.
field-motivation_reveal = When motivations are told
    .hint = All at the end, or each with its epilogue.
field-motivations = Motivations
    .hint = The motivation of each seat.
# AMB-NARR-09: a real-time window; 0 waits for passes alone.
field-narration_window = Time to ask for the floor
    .hint = In seconds, 0 to 3600, set at the opening: this long after their first sentence the narrator may end a tale that nobody cut, even if others have not spoken up. 0: everyone has to speak up.
# AMB-NARR-09: counted anew for each narrator.
field-floor_passes = Letting the tale go on
    .hint = The players who have said that this narrator may finish; while the tale lasts they can still lay a card.
field-narrator = Narrator
    .hint = Who narrates the scene.
field-open_set_aside = Open piles
    .hint = Yes if everyone sees the cards set aside.
field-pending_request = Floor asked for by
    .hint = Who waits for the floor.
field-physical_arcana = Arcana typed
    .hint = The major arcana drawn from the real deck, as typed in.
field-physical_deal_typed = Deal typed
    .hint = Yes once this seat has typed its cards in.
field-physical_deck = Real deck
    .hint = Yes if the cards are on a real table.
field-physical_hand = Your hand as typed
    .hint = The cards that you have typed in.
field-physical_joker = Your joker as typed
    .hint = The joker that you have typed in.
field-placing = To place
    .hint = Those who still have to place their bid on a conflict.
field-pledge = Pledge
    .hint = The card offered by the loser.
field-pledge_given = Given for the pledge
    .hint = The card given in exchange for the pledge.
field-raise_must_exceed = Raises must exceed
    .hint = Yes if a raise has to exceed the best bid, not just equal it.
field-recipient = Recipient
    .hint = Who receives the card.
field-returned = Returned
    .hint = The cards that go back to their players.
field-salt = Salt
    .hint = What gives the commitment again, together with the faces.
field-scenes = Scenes
    .hint = The scenes played so far.
field-seating = Seating
    .hint = The seats in the order in which they sit.
field-served = Served
    .hint = Those who have had what the scene owes them.
field-set_aside = Set aside
    .hint = The cards set aside.
field-set_aside_count = Cards set aside
    .hint = How many cards are set aside.
field-setup_cards = Set-up cards
    .hint = The cards played to set the scene up.
field-size = Number of cards
    .hint = How many cards each is dealt.
field-stagers = Stagers
    .hint = Those who set the scene up.
field-staging = Staging
    .hint = Who sets the scene up: the initiator or the others.
field-submitted = Character submitted
    .hint = Yes once the character is written.
field-suit = Suit
    .hint = Wands, cups, coins or swords.
field-taken = Pledge taken
    .hint = The card that the winner takes.
field-text_pack = The table’s texts
    .hint = Themes, elements and epilogues that the table brings.
field-themes = Themes
    .hint = The theme of each major arcana.
field-three_seats = Three seats
    .hint = Yes to admit a table of three seats.
field-ties = Ties
    .hint = Those whom their totals do not set apart.
field-undealt_majors = Majors left
    .hint = How many major arcana were not dealt.
field-undealt_minors = Minors left
    .hint = How many minor cards were not dealt.
field-undo_consent = Consent to corrections
    .hint = Whether a correction takes everybody’s consent or a majority’s.
field-undo_proposal = Proposed correction
    .hint = The correction that waits for answers.
field-unranked = Unranked
    .hint = Those who get no rank.
field-values = Values
    .hint = The sum of each suit.
field-voided_texts = Texts to tell anew
    .hint = Texts taken back, which their author is to tell anew.
field-yielded = Floor yielded
    .hint = Yes once the narrator has yielded the floor.

# Words of forms and sheets
label-act_one = act one
label-act_two = act two
label-announce = announcing the narrator
label-any_narrator = any narrator
label-current_narrator = the present narrator
label-anyone = anyone
label-neighbours = the two neighbours
label-as_act_one = as in act one
label-no_cards = no cards
label-at_end = all at the end
label-with_epilogue = with the epilogue
label-auction = auctions
label-closing = closing
label-conclusion = conclusion
label-consequences = consequences
label-deal = deal
label-element = element
label-elements = elements
label-ended = ended
label-epilogue = epilogue
label-idle = between scenes
label-lay_bids = laying bids
label-left = left
label-right = right
label-lobby = before the game
label-majority = a majority
label-unanimous = everybody
label-motivation = motivations
label-narration = narration
label-raise = raises
label-setup = set-up
label-staging = choosing the staging
label-share_spoils = sharing the spoils
label-stake = stake
label-theme = theme
label-tie_break = tie-break
label-1 = 1
label-2 = 2
label-3 = 3
label-4 = 4
label-5 = 5
label-6 = 6
label-7 = 7
label-8 = 8
label-9 = 9
label-10 = 10
