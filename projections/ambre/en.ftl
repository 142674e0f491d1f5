# Childhood
about = Three to five children of an absent king, without a game master: the forty minor cards are bid, the ranks they win decide the conflicts, and laying a card, whatever its value, gives the floor.

GameStarted = The game begins{ $has_seating ->
    [no] .
   *[yes] ; around the table, clockwise: { LIST($seating) }.
}
    .short = the beginning of the game
CharacterSubmitted = { $who } plays { $name }{ $has_motivation ->
    [no] .
   *[yes] ; the motivation: { STOP($motivation) }
}
    .short = { POSS($who) } character
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
    .short = the cards that { $who } typed
PhysicalArcanaSubmitted = { $who } has typed the arcana of the conflicts: { $arcana }.
    .short = the arcana that { $who } typed
PhysicalDealRejected = The cards typed do not agree: everybody types them again.
PhysicalKingSubmitted = { $who } announces the King turned up: the King of { $suit }.
    .short = the King that { $who } turned up
ConflictThemeSet = { $who } gives the conflict { $conflict } its theme{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
    .short = the theme of the conflict { $conflict }
ReadyConfirmed = { WORD($step) ->
    [levels] { $who } has read the themes again with the levels of the conflicts.
   *[themes] { $who } has read the themes.
}
    .short = { POSS($who) } reading of the themes
KingsShuffled = The four Kings are shuffled.
AuctionOpened = Auction { $index }: the King of { $suit }.
BidLaid = { $who } lays a card face down{ $round ->
    [1] {""}
   *[more] {" "}to break the tie
}{ $has_card ->
    [no] .
   *[yes] : { $card }.
}
    .short = the card laid by { $who }
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
    .short = { POSS($who) } raise
RaisePassed = { $who } does not raise.
    .short = { POSS($who) } refusal to raise
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
    .short = { POSS($who) } bid on the conflict { $conflict }
JokersRetired = The Jokers leave the game.
ConflictLevelSet = The conflict { $conflict } has { $red } in red and { $black } in black: { $level }.
ElementDefined = { $has_from_conflict ->
    [no] { $who } turns over the { $card }
   *[yes] { $who } takes the { $card } from the conflict { $from_conflict }, turns it over
} and defines an element of the conflict { $conflict } ({ $kind }){ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
    .short = the element defined by { $who } in the conflict { $conflict }
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
    .short = the scene initiated by { $who }
StagingChosen = { WORD($by) ->
    [initiator] { $who } takes on the staging.
   *[others] { $who } leaves the staging to the others{ $has_stagers ->
        [no] .
       *[yes] : { LIST($stagers) }.
    }
}
    .short = { POSS($who) } choice about the staging
MotivationRead = { $who } reads their motivation again{ $has_motivation ->
    [no] .
   *[yes] : { STOP($motivation) }
}
    .short = { POSS($who) } second reading of the motivation
CircumstanceLaid = { $who } lays the { $card } on the conflict{ $has_conflict ->
    [no] .
   *[yes] {" "}{ $conflict }.
}
    .short = the circumstance laid by { $who }
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
    .short = the frame proposed by { $who }
FrameApproved = { $who } approves the frame.
    .short = { POSS($who) } approval of the frame
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
    .short = { POSS($who) } announcement of the circumstances
FirstSentenceFinished = { $who } has finished the first sentence of the narration{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
    .short = { POSS($who) } first sentence
FloorRequested = { $who } asks for the floor by laying { $has_card ->
    [no] a card face down.
   *[yes] the { $card } face down.
}
    .short = { POSS($who) } request for the floor
FloorYielded = { $who } yields the floor to { $to }.
    .short = the floor that { $who } yielded to { $to }
FloorTaken = { $who } turns up the { $card } and takes the floor{ $has_values ->
    [no] {""}
   *[yes] ; circumstances: { LIST($values) }
}{ $has_majority ->
    [no] {""}
   *[yes] ; { COUNT($majority) ->
        [1] majority suit: { LIST($majority) }
       *[more] { COUNT($majority) } majority suits that tie
    }
}; { $has_leader ->
    [no] nobody would win.
   *[yes] { $leader } would win.
}{ $has_text ->
    [no] {""}
   *[yes] {" "}{ STOP($text) }
}
    .short = { POSS($who) } taking of the floor
SceneCut = { $who } says “Cut”.
    .short = { POSS($who) } “Cut”
FloorPassed = { $who } lets the narrator go on.
    .short = the floor that { $who } left to the narrator
NarrationEnded = { $who } ends the narration{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
    .short = the end of { POSS($who) } narration
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
    .short = the closing card that { $who } gave
ClosingPassed = { $who } passes in the closing of the scene.
    .short = { POSS($who) } pass in the closing
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
    .short = the card that { $who } set aside
CardRecovered = { $who } takes the { $card } back in hand.
    .short = the card that { $who } took back
PledgeOffered = { $who } offers the { $card } as a pledge.
    .short = the pledge offered by { $who }
PledgeWaived = { $who } offers no pledge.
    .short = the pledge that { $who } did not offer
PledgeRefused = { $who } refuses the pledge.
    .short = the pledge that { $who } refused
PledgeAccepted = { $who } accepts the { $taken } as a pledge and gives { $loser } in return { $has_given ->
    [no] a card from the hand.
   *[yes] the { $given }.
}
    .short = the pledge that { $who } accepted
SpoilGiven = { $who } gives the { $card } to { $loser }, who sets it aside.
    .short = the card that { $who } gave { $loser }
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
    .short = { POSS($who) } conclusion
ConclusionApproved = { $who } approves this conclusion.
    .short = { POSS($who) } approval of the conclusion
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
    .short = the table that { $who } chose for the epilogue
EpilogueTold = { $who } tells the epilogue{ $has_text ->
    [no] .
   *[yes] : { STOP($text) }
}
    .short = { POSS($who) } epilogue
MotivationRevealed = { $who } reveals the motivation: { STOP($text) }
    .short = the motivation that { $who } revealed
part-MotivationsRevealed-motivations = { $key } (“{ $value }”)
MotivationsRevealed = All motivations are revealed{ $has_motivations ->
    [no] .
   *[yes] : { LIST($motivations) }.
}
GameEnded = The game is over; from the most enviable destiny to the most dreadful: { $ranking }.
DrawsOpened = The draws of the service are open to all.

# Corrections
EventsVoided = Play resumes before { $has_about ->
    [yes] { $about }
   *[no] an event
}{ $has_reason ->
    [no] .
   *[yes] {": "}{ STOP($reason) }
}{ $after_disclosure ->
    [true] {" "}A hidden card had been shown since.
   *[other] {""}
}
TextVoided = The words { $has_about ->
    [yes] of { $about }
   *[no] of an event
} are withdrawn, their author may give others{ $has_reason ->
    [no] .
   *[yes] {": "}{ STOP($reason) }
}
TextAmended = { $who } gives a new text{ $has_text ->
    [no] .
   *[other] {": "}{ STOP($text) }
}
    .short = { POSS($who) } new text
UndoProposed = { $who } proposes { proposed-deed }{ $has_reason ->
    [no] .
   *[yes] {": "}{ STOP($reason) }
}
UndoConsented = { $who } agrees { proposed-deed }.
UndoRefused = { $who } declines { proposed-deed }{ $failed ->
    [true] {": "}the proposal is over, nothing changes.
   *[false] .
}
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
move-Abstain = Abstain
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

# AMB-BID-05
field-abstained = Abstained
    .hint = The seats that showed their joker: out of this auction, they will be unranked in it.
# AMB-BID-05
field-BidsRevealed-abstained = Abstained
    .hint = Who laid the joker in this round, and which one; it goes back to the hand at once.
# AMB-ACT2-06
field-act_two_draw = Draw in act two
    .hint = No card moves, or each of those involved takes a face-up card into the hand, as in act one.
# AMB-NARR-01, AMB-NARR-06
field-announced = Circumstances announced
    .hint = Yes once the present narrator has said on which characteristic the scene turns.
# AMB-STAGE-05
field-approvals = Approvals
    .hint = The stagers who agree, the author among them; all of them are needed to begin.
# AMB-DEAL-03
field-arcana = Major arcana
    .hint = The conflict’s own, 0 to 21, drawn at random and seen by all; it gives the theme.
# AMB-RNG-02, AMB-DEAL-03
field-SubmitPhysicalArcana-arcana = Arcana of the conflicts
    .hint = Drawn from the real deck: one for each conflict, in the order of conflicts, all different.
# AMB-BID-02
field-auction = Number of the auction
    .hint = Which of the four, 1 to 4; each is about one characteristic.
# AMB-BID-02
field-AmbreView-auction = Auction under way
    .hint = The one being played; nothing outside the auctions.
# AMB-SEC-13
field-audit = What was sealed
    .hint = Draws, hands as dealt and cards never seen, open to all once the game is over.
# AMB-BID-03, AMB-BID-07
field-awaited = Lay in this round
    .hint = The seats that bid in this round: all in the first, then those tied; their card may be laid already.
# AMB-BID-03
field-bid_laid = Bid laid
    .hint = Yes while a card lies face down before this seat; whether it is the joker, nothing tells.
# AMB-BID-04, AMB-BID-11
field-bids = Bids
    .hint = The bids that lie face up in the auction, added cards included.
# AMB-BID-04, AMB-BID-08
field-BidsRevealed-bids = Cards turned up
    .hint = What each seat has just shown in this round, jokers apart.
# AMB-LEVEL-01
field-black = Black sum
    .hint = The values of swords and wands added up, fixed when the auctions end.
# AMB-EPI-02
field-Destiny-black = Black cards
    .hint = How many swords and wands are in the pile; their values do not count.
# AMB-LEVEL-01
field-red = Red sum
    .hint = The values of cups and coins added up, fixed when the auctions end.
# AMB-EPI-02
field-Destiny-red = Red cards
    .hint = How many cups and coins are in the pile; their values do not count.
# AMB-CLOSE-04, AMB-CLOSE-09
field-closing_actions = Closing actions
    .hint = One action for each seat, in order; only giver and receiver know the card given.
# AMB-CLOSE-01
field-closing_index = Progress of the closing
    .hint = How many seats have acted, from 0 to all of them.
# AMB-CLOSE-01
field-closing_order = Closing order
    .hint = The stagers first, then the others; in each group, whoever sits farthest from the conflict first.
# AMB-RNG-01
field-commitment = Commitment
    .hint = SHA-256 of the draw and its salt, published beforehand; it can be checked when the game is over.
# AMB-RNG-01
field-commitments = Commitments
    .hint = One for each draw the service has made, open to all.
# AMB-CONS-08
field-conclusion = Conclusion
    .hint = The tale that ends the scene: the winner’s, or a common one if nobody wins.
# AMB-CONS-08
field-conclusion_approvals = Approvals of the conclusion
    .hint = In a draw, those involved who accept the tale proposed, its author included.
# AMB-GEN-03
field-conflict = Conflict
    .hint = The place between two neighbours, named by its number around the table.
# AMB-ACT-03, AMB-ACT2-01
field-InitiateScene-conflict = The scene’s conflict
    .hint = The initiator’s choice: in act one one of the two beside the initiator’s seat, in act two any.
# AMB-ELEM-01
field-DefineElement-conflict = Conflict to characterise
    .hint = The one that gets the element; each takes two.
# AMB-GEN-03
field-conflicts = Conflicts
    .hint = One between any two neighbours, as many as seats.
# AMB-ELEM-04
field-from_conflict = Borrowed from
    .hint = Where the card comes from: a conflict with more than two cards, when this one has fewer than two.
# AMB-UNDO-02
field-consents = Consents
    .hint = The seats in favour of the correction, its proposer among them.
# AMB-UNDO-02
field-refusals = Refusals
    .hint = The seats against the correction; one is enough where all have to agree.
# AMB-CONS-05, AMB-ACT2-04
field-consequence_step = Consequence due
    .hint = What has to be done now after the evaluation, and by whom; nothing when all is settled.
# AMB-NARR-07, AMB-NARR-09
field-cut_by = “Cut” said by
    .hint = The one involved who said “cut”: nobody may ask for the floor any more. Empty if none did.
# AMB-NARR-08
field-cut_gate = When one may cut
    .hint = A first sentence must have been finished: by the present narrator, or by any of this scene.
# AMB-DEAL-01, AMB-SEC-13
field-dealt = Hands as dealt
    .hint = The minor arcana of each seat when the game began.
# AMB-EPI-01
field-destinies = Destinies
    .hint = By seat: the pile set aside, its cards counted by colour, and the gap.
# AMB-EPI-01
field-destiny = Destiny
    .hint = The balance of what this seat has set aside, open to all from the epilogue on.
# AMB-RNG-01
field-draw = Draw
    .hint = Minor arcana, jokers, arcana of the conflicts or order of the Kings.
# AMB-RNG-01, AMB-SEC-13
field-draws = Draws
    .hint = All of the service’s that stand, with their salts: what it takes to check the commitments.
# AMB-ELEM-01
field-element_pickers = Who defines elements
    .hint = Each of the two neighbours one in a conflict, or any seat up to two.
# AMB-STAGE-05
field-elements = Elements in play
    .hint = Those of this conflict that enter the scene, as the stagers choose; at least one if it has any.
# AMB-ELEM-01, AMB-ELEM-03
field-ConflictView-elements = Elements of the conflict
    .hint = 0 to 2: object, character, place or organisation; they stay even if their card leaves.
# AMB-GEN-07
field-TextPack-elements = Table of elements
    .hint = By suit, then by value from 1 to 10, a text to suggest; the player may write something else.
# AMB-EPI-06
field-epilogue = Epilogue
    .hint = The character’s fate as its player told it; nothing before that.
# AMB-EPI-04
field-epilogue_suit = Epilogue table
    .hint = The suit chosen when several tie in the pile; nothing where no choice was made.
# AMB-GEN-07, AMB-EPI-04
field-epilogues = Table of epilogues
    .hint = By suit, then by gap, a text to inspire the tale.
# AMB-WIN-09
field-evaluation = Evaluation
    .hint = Values, majority suits, points, winner and losers once the closing is played.
# AMB-ELEM-03, AMB-WIN-01
field-face_up = Face up
    .hint = No: all still know the card, but it counts for nothing and cannot be taken.
# AMB-STAGE-05
field-featured = Featured
    .hint = Those involved whose characters appear, as the stagers choose; at least one.
# AMB-NARR-08
field-first_sentence_done = First sentence told
    .hint = Yes once the present narrator has finished it; a cut needs that one, or any of the scene if the table allows.
# AMB-CLOSE-05, AMB-CLOSE-06
field-flip = Card flipped
    .hint = The card of the conflict that is turned over in the closing.
# AMB-CLOSE-05
field-CloseWithHandCard-flip = Card to turn up
    .hint = A card of the conflict that lies face down: it will lie face up and count.
# AMB-CLOSE-06
field-CloseWithSetAside-flip = Card to turn down
    .hint = A card of the conflict that lies face up: it will lie face down and no longer count.
# AMB-CLOSE-05, AMB-CLOSE-06
field-flip_face = New face
    .hint = Up after a card of the hand, down after a card set aside.
# AMB-NARR-03, AMB-SEC-04
field-floor_card = Floor card
    .hint = The one you laid to become narrator; you alone see it until it is turned.
# AMB-NARR-03
field-floor_card_laid = Asks for the floor
    .hint = Yes while this seat has a card face down before it to become narrator.
# AMB-STAGE-05
field-SceneView-frame = Frame
    .hint = What the stagers agreed on: elements, characters, stake, narrator; nothing before they agree.
# AMB-EPI-03
field-gap = Gap
    .hint = Black cards less red ones, without a sign; the larger, the more enviable the destiny.
# AMB-CONS-04
field-give = Card given back
    .hint = From the winner’s hand, the pledge included: the loser will set it aside.
# AMB-CONS-04
field-given = Card given back
    .hint = What the winner gives for the pledge; the two alone see it, unless piles are open.
# AMB-DEAL-01, AMB-SEC-02
field-hand = Hand
    .hint = Your minor arcana still to be played; you alone see them.
# AMB-RNG-02, AMB-DEAL-01
field-SubmitPhysicalDeal-hand = Your hand
    .hint = The minor arcana you were dealt: 13 for three players, 10 for four, 8 for five, no figures.
# AMB-DEAL-01
field-HandsDealtEntry-hand = Hand dealt
    .hint = The seat’s minor arcana; its player alone sees them.
# AMB-RNG-02
field-PhysicalDealSubmittedEntry-hand = Hand typed in
    .hint = The minor arcana the seat has given; its player alone sees them.
# AMB-SEC-02
field-hand_count = Cards in hand
    .hint = How many are left, the joker included until the auctions end.
# AMB-SEC-13
field-hands = Hands at the end
    .hint = The minor arcana that each seat has not played.
# AMB-BID-02
field-index = Number of the auction
    .hint = Which of the four, 1 to 4.
# AMB-ACT-01
field-initiated = Scenes initiated
    .hint = The acts in which this seat has started its scene; one in each act, no more and no less.
# AMB-STAGE-01
field-initiator = Initiator
    .hint = The seat that started the scene and chose its conflict.
# AMB-STAGE-01, AMB-ACT2-02
field-involved = Involved
    .hint = The conflict’s two neighbours and, in act two, the initiator: they alone win or lose.
# AMB-DEAL-02, AMB-BID-05
field-joker = Joker
    .hint = The seat’s major arcana, 0 to 21, laid to abstain; its player alone sees it until it is shown.
# AMB-RNG-02, AMB-DEAL-02
field-SubmitPhysicalDeal-joker = Your joker
    .hint = The major arcana you were dealt from the real deck, 0 to 21.
# AMB-CARD-06
field-joker_playable = Joker playable
    .hint = Yes while it is in your hand, during the auctions: as a first bid or to break a tie.
# AMB-SEC-13, AMB-DEAL-02
field-jokers = Jokers
    .hint = By seat, the major arcana it was dealt, even if never shown.
# AMB-BID-01, AMB-SEC-13
field-king_order = Order of the Kings
    .hint = The four suits in the order of the auctions, drawn beforehand.
# AMB-BID-02
field-kings_turned = Kings turned
    .hint = The suits whose auction is open or over, in order.
# AMB-BID-03
field-laid = Bids laid
    .hint = The seats whose card of this round waits face down.
# AMB-BID-03, AMB-SEC-03
field-bid_card = Your bid
    .hint = The card you laid face down; the others see it only with all cards of the round.
# AMB-GEN-03
field-left_of = On the left of
    .hint = The seat that has this conflict on its left, towards the next neighbour clockwise.
# AMB-GEN-03
field-right_of = On the right of
    .hint = The seat that has this conflict on its right, towards the neighbour before.
# AMB-WIN-08
field-losers = Losers
    .hint = All those involved who do not win; nobody in a draw.
# AMB-WIN-02
field-majority = Majority suits
    .hint = Those of the highest value, on which the conflict turns; none without a face-up card.
# AMB-EPI-04
field-Destiny-majority = Majority suits
    .hint = Those with the most cards in the pile: one of them gives the epilogue table.
# AMB-CHAR-02, AMB-SEC-07
field-motivation = Motivation
    .hint = The character’s “I want” sentence; secret to the end, except for its player.
# AMB-CHAR-02
field-SubmitCharacter-motivation = Motivation
    .hint = A secret sentence that begins with the table’s words (“Je veux”) and pushes to act.
# AMB-CHAR-02
field-motivation_prefix = How motivations begin
    .hint = The first words asked of all of them; “Je veux” unless changed.
# AMB-CHAR-04, AMB-STAGE-03
field-motivation_read = Motivations read
    .hint = The stagers who read their own again in this scene; without it no frame is agreed on.
# AMB-EPI-07
field-motivation_reveal = When motivations are told
    .hint = All at the end, or each player may tell it just before telling the epilogue.
# AMB-EPI-07
field-motivations = Motivations
    .hint = By seat, the sentence kept secret until now.
# AMB-NARR-09
field-narration_window = Time to ask for the floor
    .hint = Seconds after the first sentence, 0 to 3600: then a tale that nobody cut may end. 0: all the others first have to let it go on.
# AMB-NARR-09
field-floor_passes = Letting the tale go on
    .hint = The players who have said that this narrator may finish; while the tale lasts they can still lay a card.
# AMB-STAGE-06, AMB-NARR-06
field-narrator = Narrator
    .hint = The seat that tells the scene: the one the frame names, then whoever takes the floor.
# AMB-STAGE-06
field-ProposeFrame-narrator = First narrator
    .hint = Any player’s seat, involved or not; it cannot decline.
# AMB-SEC-06
field-open_set_aside = Open piles
    .hint = Yes: all see the cards set aside and those given; hands stay secret.
# AMB-NARR-03, AMB-NARR-04
field-pending_request = Floor asked for by
    .hint = The seat whose card waits face down; one at a time, nothing if nobody asks.
# AMB-RNG-02
field-physical_arcana = Arcana typed in
    .hint = Those of the conflicts, in their order, as they came from the real deck.
# AMB-RNG-02
field-physical_deal_typed = Deal typed in
    .hint = Yes once this seat has given its hand and joker; the cards are not shown.
# AMB-RNG-02
field-physical_deck = Real deck
    .hint = Yes: the cards are dealt at the table and everybody types in what they hold; the service draws nothing.
# AMB-RNG-02
field-physical_hand = Hand typed in
    .hint = Your minor arcana as you gave them; you alone see them.
# AMB-RNG-02
field-physical_joker = Joker typed in
    .hint = Your major arcana as you gave it; you alone see it.
# AMB-RANK-05
field-placing = Stakes to place
    .hint = The ranked seats that still have to put their bid on a conflict, the lowest rank first.
# AMB-CONS-03
field-pledge = Pledge offered
    .hint = The card of the conflict that the loser offers the winner; nothing if none is offered.
# AMB-CONS-04
field-pledge_given = Given for the pledge
    .hint = The card the loser gets and sets aside; seen by the two alone, unless piles are open.
# AMB-BID-11
field-raise_must_exceed = Raises must exceed
    .hint = Yes: the new total has to beat the best of the others; no: to equal it is enough.
# AMB-CLOSE-08
field-recipient = Recipient
    .hint = The one involved who sets the card aside; the giver’s choice, but never the giver.
# AMB-BID-08
field-returned = Taken back
    .hint = The cards that a tie-break replaces, and who takes them back.
# AMB-RANK-03
field-RanksAssigned-returned = Bid taken back
    .hint = What goes back to the hand of whoever ends below the Valet, with five players.
# AMB-RNG-01
field-salt = Salt
    .hint = 64 numbers mixed into the draw, so that its commitment does not give it away.
# AMB-ACT-01
field-scenes = Finished scenes
    .hint = Those of both acts that have had their conclusion, in order.
# AMB-GEN-03
field-seating = Seating
    .hint = The players’ seats clockwise; the host sets it at the start and it never changes.
# AMB-ACT2-04
field-served = Losers served
    .hint = In act two, those to whom the winner has given a card of the conflict.
# AMB-SEC-06, AMB-EPI-01
field-set_aside = Cards set aside
    .hint = The character’s points; hidden from the others until the epilogue, unless piles are open.
# AMB-SEC-06
field-set_aside_count = Size of the pile
    .hint = How many cards this seat has set aside; all see it.
# AMB-STAGE-04
field-setup_cards = First circumstances
    .hint = The hand cards that the stagers have laid face up on the conflict.
# AMB-DEAL-01
field-size = Size of the hands
    .hint = Minor arcana for each player: 13 with three, 10 with four, 8 with five.
# AMB-STAGE-02
field-stagers = Stagers
    .hint = The initiator alone, or all the other players.
# AMB-STAGE-02
field-staging = Staged by
    .hint = The initiator or the others, as the initiator chooses; nothing before that.
# AMB-CHAR-01
field-submitted = Character submitted
    .hint = Yes once the seat gave a name and a motivation; both may change until the last seat has.
# AMB-BID-02, AMB-CARD-02
field-suit = Suit auctioned
    .hint = Cups (Majesty), coins (Resilience), swords (Supremacy) or wands (Transcendence).
# AMB-RNG-02, AMB-BID-01
field-SubmitPhysicalKing-suit = King turned
    .hint = The suit of the King that the real deck gave; each only once.
# AMB-EPI-04
field-ChooseEpilogueSuit-suit = Table chosen
    .hint = One of the suits that tie in your pile, as you like.
# AMB-CONS-04
field-taken = Pledge taken
    .hint = The card of the conflict that goes into the winner’s hand.
# AMB-GEN-07
field-text_pack = The table’s texts
    .hint = The tables that the book lacks, which the host may bring: suggestions without effect on play.
# AMB-GEN-07
field-themes = Themes
    .hint = By major arcana, 0 to 21, a text to suggest.
# AMB-GEN-02
field-three_seats = Three seats
    .hint = Yes to admit three players; else it takes four or five.
# AMB-BID-06, AMB-BID-07
field-ties = Tied
    .hint = The seats whose cards have equal values: they lay another card face down.
# AMB-DEAL-03
field-undealt_majors = Majors left
    .hint = How many are neither a joker nor on a conflict; which ones, nobody knows until the end.
# AMB-SEC-13, AMB-DEAL-03
field-Audit-undealt_majors = Majors left
    .hint = Those that were neither a joker nor on a conflict.
# AMB-DEAL-01
field-undealt_minors = Minors left
    .hint = How many were dealt to nobody: one with three players, else none.
# AMB-SEC-13, AMB-DEAL-01
field-Audit-undealt_minors = Minors left
    .hint = The one dealt to nobody, with three players.
# AMB-UNDO-02
field-undo_consent = Consent to corrections
    .hint = All players, or more than half of them, the proposer included.
# AMB-UNDO-01
field-undo_proposal = Proposed correction
    .hint = One at a time; play stops while it waits for answers.
# AMB-RANK-04
field-unranked = Unranked
    .hint = The seats without a figure in this suit: they never win a conflict on it.
# AMB-WIN-01
field-values = Value of each suit
    .hint = Its highest card plus the number of its other cards; only those face up count.
# AMB-UNDO-04
field-voided_texts = Texts to tell anew
    .hint = Those that a correction struck; their authors give others, play goes on.
# AMB-NARR-05
field-yielded = Floor yielded
    .hint = Yes once the narrator has ended the sentence: whoever asked may turn the card.
# AMB-UNDO-04
field-AmendText-event = Text to tell anew
    .hint = The event whose words were struck; only their author gives new ones.
# AMB-UNDO-04
field-VoidedTextView-event = Event
    .hint = The one whose words were struck, by its id.
# AMB-UNDO-04
field-AuthoredText-event = Event
    .hint = The one that gave this text, by its id.
# AMB-STAGE-05
field-Frame-event = Event
    .hint = The proposal of this frame, by its id.
# AMB-ELEM-05
field-ElementWaived-seat = Seat without an element
    .hint = Who defines none for want of a card; empty where anyone might have.
# AMB-CONS-05, AMB-ACT2-05
field-StepSkipped-seat = Seat that gets nothing
    .hint = Who was to take or to get the card and does not.
# AMB-BID-04
field-SeatCard-seat = Player
    .hint = The seat before which the card lies.
# AMB-GEN-01
field-SeatView-seat = Id
    .hint = Names this player in commands.
# AMB-UNDO-04
field-VoidedTextView-seat = Author
    .hint = The seat that has to give other words.
# AMB-UNDO-01
field-UndoView-seat = Proposer
    .hint = The seat that asks for the correction; it alone can withdraw it.
# AMB-UNDO-04
field-AuthoredText-seat = Author
    .hint = The seat that gave this text.
# AMB-ELEM-01
field-Element-seat = Author
    .hint = The seat that defined the element.
# AMB-BID-04
field-BidView-seat = Bidder
    .hint = The seat whose bid it is.
# AMB-STAGE-05
field-Frame-seat = Author
    .hint = The stager who proposed this frame.
# AMB-CLOSE-04
field-ClosingView-seat = Who acts
    .hint = The seat whose turn it was to give a card or pass.
# AMB-CONS-05
field-Claim-seat = Whose turn
    .hint = The seat that has to take, recover, share out or offer a card.
# AMB-CHAR-01
field-SubmitCharacter-name = Character’s name
    .hint = The first name of Oberon’s child, chosen by its player; seen by all.
# AMB-CHAR-01
field-CharacterSubmittedEntry-name = Character’s name
    .hint = The first name of Oberon’s child, chosen by its player; seen by all.
# AMB-CHAR-01
field-SeatView-character = Character
    .hint = The first name of Oberon’s child played by this seat; empty before it is submitted.
# AMB-STAGE-01
field-SceneView-id = Id
    .hint = Names this scene in the lines of the feed.
# AMB-UNDO-02
field-UndoView-id = Id
    .hint = Names the proposal in an answer to it.
# AMB-NARR-02
field-FinishFirstSentence-text = First sentence
    .hint = What the narrator tells, if it is to be written down; everybody reads it, no rule depends on it.
# AMB-NARR-06
field-TakeFloor-text = Tale
    .hint = What the new narrator tells, if it is to be written down; everybody reads it, no rule depends on it.
# AMB-NARR-06
field-FloorTakenEntry-text = Tale
    .hint = What the new narrator tells, where it was written down.
# AMB-NARR-09
field-EndNarration-text = Last words
    .hint = How the tale ends, if it is to be written down; everybody reads it, no rule depends on it.
# AMB-NARR-02
field-NarratedEntry-text = Tale
    .hint = The words of the narrator, where they were written down.
# AMB-DEAL-04
field-SetConflictTheme-text = Theme
    .hint = What the conflict is about, after its arcana; any player may write it, the last version counts.
# AMB-UNDO-04
field-AmendText-text = New words
    .hint = What stands in place of the text struck; not empty.
# AMB-EPI-07
field-MotivationRevealedEntry-text = Motivation
    .hint = The secret sentence, told by its player before the epilogue.
# AMB-ELEM-02
field-DefineElement-text = What it is
    .hint = The object, character, place or organisation in a few words; may be left out if the table has a text.
# AMB-ELEM-02
field-ElementDefinedEntry-text = What it is
    .hint = The object, character, place or organisation, as its author says; nothing if struck.
# AMB-ELEM-02
field-Element-text = What it is
    .hint = The object, character, place or organisation, as its author says; nothing if struck.
# AMB-CONS-08
field-ConcludeScene-text = Tale
    .hint = What the winner gained, and how; or the status quo, in common. It may be told aloud instead.
# AMB-CONS-08
field-SceneConcluded-text = Tale
    .hint = What the winner gained, or the status quo; nothing if it was told aloud.
# AMB-EPI-06
field-TellEpilogue-text = Tale
    .hint = The fate of your character; it may be told aloud instead.
# AMB-UNDO-04
field-AuthoredText-text = Words
    .hint = The text given; nothing if it was told aloud or struck.
# AMB-CONS-05
field-StepSkipped-reason = Why
    .hint = Always the same cause: no card is left face up on the conflict.
# AMB-UNDO-01
field-UndoView-target = First event aimed at
    .hint = All that follows it would be void, or its words alone.
# AMB-UNDO-01
field-UndoView-targets = Events aimed at
    .hint = All that the proposal would correct; empty if there is only one.
# AMB-UNDO-01, AMB-UNDO-04
field-UndoView-kind = Kind of correction
    .hint = A rewind, words struck or another, as proposed.
# AMB-ELEM-02
field-kind = Kind of element
    .hint = Object, character, place or organisation, its author’s choice; nothing if its words are struck.
# AMB-UNDO-04
field-AmendText-kind = Kind of element
    .hint = To be given again with the words of an element; not for any other text.
# AMB-UNDO-04
field-VoidedTextView-kind = Kind of text
    .hint = Theme, element, stake, conclusion or epilogue.
# AMB-CONS-05, AMB-ACT2-04
field-Claim-kind = What is due
    .hint = The winner’s card, a card recovered, a pledge to offer or answer, the sharing out of act two.
# AMB-STAGE-05
field-SceneView-proposal = Frame proposed
    .hint = The one that waits for the other stagers; any card laid drops it.
# AMB-RNG-01
field-SealedDraw-faces = Order drawn
    .hint = The positions of the shuffled cards, in the order of the draw, from 0.
# AMB-BID-11
field-total = Total of the bid
    .hint = The values of its cards added up, whatever their suits.
# AMB-BID-03, AMB-BID-07
field-round = Round of bids
    .hint = 1 is everybody’s bid; those above are the cards that break ties.
# AMB-RANK-02
field-RanksAssigned-order = Order of the ranked
    .hint = From King to Valet.
# AMB-CLOSE-01
field-ClosingOpened-order = Closing order
    .hint = All seats, the stagers first; each acts once.
# AMB-RNG-01, AMB-RNG-02
field-source = Origin of the cards
    .hint = Drawn by the service, or from a real deck and typed in.
# AMB-CLOSE-05, AMB-CLOSE-06
field-ClosingCardGivenEntry-source = Origin of the card
    .hint = From the giver’s hand, or from the giver’s pile.
# AMB-CLOSE-05, AMB-CLOSE-06
field-ClosingView-source = Origin of the card
    .hint = From the hand or from the pile set aside; nothing for whoever passes.
# AMB-LEVEL-02, AMB-LEVEL-03
field-level = Level of the conflict
    .hint = Rivalry if red prevails, Belligerence if black does, on the brink of war when equal; fixed once.
# AMB-WIN-05
field-points = Points
    .hint = By seat involved: in how many majority suits it ranks best.
# AMB-WIN-05, AMB-WIN-06
field-winner = Winner
    .hint = The one involved who has most points; nobody in a draw.
# AMB-ACT2-04
field-GiveSpoil-loser = Loser
    .hint = One of those who have not had their card yet; it is set aside.
# AMB-ACT2-04
field-SpoilGivenEntry-loser = Loser
    .hint = Who sets the card aside.
# AMB-CONS-04
field-PledgeAcceptedEntry-loser = Loser
    .hint = Who had offered the pledge, and sets aside the card given for it.
# AMB-WIN-03, AMB-WIN-09
field-leader = Ahead
    .hint = The one involved who would win if it were judged now; nothing in a draw.
# AMB-GEN-04
field-phase = Phase
    .hint = From childhood (motivation, deal, auctions…) through both acts to the epilogue and the end.
# AMB-GEN-04
field-step = Step
    .hint = What the table is doing now within the phase; it says which commands are possible.
# AMB-DEAL-04, AMB-LEVEL-04
field-ConfirmReady-step = Reading confirmed
    .hint = The themes before the auctions, or again with the conflicts’ levels after them.
# AMB-CONS-05, AMB-ACT2-05
field-StepSkipped-step = Step skipped
    .hint = The winner’s card, a card recovered, a pledge or a loser’s card.
# AMB-STAGE-01
field-scene = Scene
    .hint = The scene concerned, by its id.
# AMB-ACT-02
field-AmbreView-scene = Scene under way
    .hint = The one being played, one at a time; nothing in between.
# AMB-STAGE-02
field-by = Staged by
    .hint = The initiator chooses: the initiator alone, or all the other players together.
# AMB-ELEM-05
field-waived = Elements dropped
    .hint = The seats that define none for want of a card; without a name where anyone might have.
# AMB-BID-12
field-passes = Passes
    .hint = Who has passed since the last card was added; when all have, the auction is over.
# AMB-EPI-06
field-ranking = Order of destinies
    .hint = From the widest gap to the narrowest; it is no victory.
# AMB-RANK-02
field-RanksAssigned-ranks = Figures
    .hint = By ranked seat: King, Queen, Knight or Valet of the suit.
# AMB-RANK-02, AMB-RANK-04
field-SeatView-ranks = Ranks
    .hint = By suit auctioned so far: King, Queen, Knight, Valet or unranked.
# AMB-DEAL-04, AMB-LEVEL-04
field-SeatView-ready = Themes read
    .hint = Yes once this seat has confirmed the reading asked for at this step.
# AMB-DEAL-04
field-theme = Theme
    .hint = What a player wrote, else the table’s text for the arcana; nothing where there is neither.
# AMB-RANK-05
field-StakePlacedEntry-cards = Stake
    .hint = All cards of the player’s bid; they go together, face up, on one conflict.
# AMB-EPI-01
field-Destiny-cards = Pile
    .hint = The cards set aside, turned up for the epilogue.
# AMB-BID-11
field-BidView-cards = Cards of the bid
    .hint = Those face up before the seat; their values add up.
# AMB-SEC-05
field-ConflictView-cards = Cards laid
    .hint = All cards of the conflict, those face down too: everyone knows which they are.
# AMB-BID-03, AMB-BID-07
field-LayBid-card = Card to bid
    .hint = From your hand, face down, any suit, or the joker to abstain; in a tie, of a value not yet visible.
# AMB-BID-10, AMB-BID-11
field-Raise-card = Card added
    .hint = A card of your hand, face up; your total has to equal the best bid, or beat it if the table wants so.
# AMB-ELEM-02, AMB-ELEM-03
field-DefineElement-card = Card of the conflict
    .hint = A card lying face up whose suit and value give the element; it is turned down.
# AMB-STAGE-04
field-LayCircumstance-card = Card laid
    .hint = From your hand, face up on the conflict, to change what it turns on.
# AMB-NARR-03
field-RequestFloor-card = Card laid
    .hint = From your hand, face down; turned when you take the floor, it counts in the conflict.
# AMB-CLOSE-05
field-CloseWithHandCard-card = Card given
    .hint = From your hand; the recipient sets it aside, and a hidden card of the conflict is turned up.
# AMB-CLOSE-06
field-CloseWithSetAside-card = Card given
    .hint = From your pile set aside; it goes into the recipient’s.
# AMB-CONS-01, AMB-ACT2-04
field-TakeSpoil-card = Card taken
    .hint = A face-up card of the conflict, which the winner sets aside.
# AMB-CONS-02, AMB-CONS-06
field-RecoverCard-card = Card recovered
    .hint = A face-up card of the conflict, which goes into your hand.
# AMB-CONS-03
field-OfferPledge-card = Card offered
    .hint = A face-up card of the conflict; the winner takes it into the hand on accepting.
# AMB-ACT2-04
field-GiveSpoil-card = The loser’s card
    .hint = A face-up card of the conflict, chosen by the winner.
# AMB-BID-03, AMB-SEC-03
field-BidLaidEntry-card = Card laid
    .hint = Face down: its player alone sees it until all are turned.
# AMB-BID-10
field-BidRaisedEntry-card = Card added
    .hint = From the hand, face up, on the player’s bid.
# AMB-ELEM-03
field-ElementDefinedEntry-card = Card turned down
    .hint = The one that the element comes from; it now lies face down.
# AMB-STAGE-04
field-CircumstanceLaidEntry-card = Card laid
    .hint = From a stager’s hand, face up on the conflict.
# AMB-NARR-03, AMB-SEC-04
field-FloorRequestedEntry-card = Card laid
    .hint = Face down: its player alone sees it before taking the floor.
# AMB-NARR-06
field-FloorTakenEntry-card = Card turned up
    .hint = The new narrator’s; face up on the conflict, it changes the circumstances.
# AMB-CLOSE-09
field-ClosingCardGivenEntry-card = Card given
    .hint = Seen by giver and recipient alone, unless piles are open.
# AMB-CONS-01, AMB-CONS-02, AMB-CONS-03
field-CardEntry-card = Card of the conflict
    .hint = The face-up card that is taken, recovered or offered.
# AMB-ACT2-04
field-SpoilGivenEntry-card = The loser’s card
    .hint = A face-up card of the conflict, which the loser sets aside.
# AMB-CLOSE-09
field-ClosingView-card = Card given
    .hint = Seen by giver and recipient alone, unless piles are open; nothing for whoever passes.
# AMB-BID-04
field-SeatCard-card = Card
    .hint = What lies before the seat: a minor arcana, or a joker.
# AMB-ELEM-03
field-Element-card = Original card
    .hint = The one that gave the element, wherever it is now.
# AMB-SEC-05
field-Placed-card = Card
    .hint = A minor arcana on the conflict, known to all whichever face shows.
# AMB-NARR-05
field-to = Floor left to
    .hint = The seat that asked for it and may now take it.
# AMB-RANK-05
field-side = Conflict
    .hint = Your own on the left or on the right, where the whole bid goes; the player’s choice.
# AMB-STAGE-05
field-stake = Stake
    .hint = What the scene may change, for good or ill, for both sides of the conflict.
# AMB-ACT-05
field-act = Act
    .hint = The first, on one’s own conflicts, or the second, on any.
# AMB-ACT-05
field-AmbreView-act = Act under way
    .hint = First or second; nothing during childhood.
# AMB-SEC-02
field-own = You alone
    .hint = Your hand, your motivation and your hidden cards; nothing for a spectator.

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

chapter-ACT = Acts
chapter-ACT2 = Act II
chapter-BID = Auctions
chapter-CHAR = Characters
chapter-CLOSE = Ending a scene
chapter-CONS = Consequences and conflicts
chapter-DEAL = Dealing
chapter-ELEM = Elements
chapter-EPI = Epilogue
chapter-GEN = Game
chapter-NARR = Narrating
chapter-RANK = Ranks
chapter-RNG = Chance
chapter-STAGE = Staging
chapter-UNDO = Corrections
