# Enfance
about = De trois à cinq enfants d’un roi absent, sans meneur : les quarante arcanes mineures servent à enchérir, les rangs ainsi gagnés tranchent les conflits, et poser une carte, quelle que soit sa valeur, donne la parole.

GameStarted = La partie commence{ $has_seating ->
    [no] .
   *[yes]  ; autour de la table, dans le sens horaire : { LIST($seating) }.
}
    .short = le début de la partie
CharacterSubmitted = { $who } joue { $name }{ $has_motivation ->
    [no] .
   *[yes]  ; sa motivation : { STOP($motivation) }
}
    .short = le personnage { DE($who) }
DrawCommitted = Le service scelle un tirage ({ $draw }) ; son empreinte : { $commitment }.
HandsDealt = Chacun reçoit { N($size, "arcane mineure", "arcanes mineures") }{ $has_hand ->
    [no] .
   *[yes]  ; les vôtres : { $hand }.
}
JokersDealt = Chacun reçoit une arcane majeure pour Joker{ $has_joker ->
    [no] .
   *[yes]  ; la vôtre : { $joker }.
}
ConflictArcanaPlaced = Sur le conflit { $conflict } se pose l’arcane majeure { $arcana }.
PhysicalDealSubmitted = { $who } a saisi ses cartes{ $has_hand ->
    [no] .
   *[yes]  : { $hand } ; Joker : { $joker }.
}
    .short = les cartes saisies par { $who }
PhysicalArcanaSubmitted = { $who } a saisi les arcanes des conflits : { $arcana }.
    .short = les arcanes saisis par { $who }
PhysicalDealRejected = Les cartes saisies ne s’accordent pas : chacun saisit de nouveau.
PhysicalKingSubmitted = { $who } annonce le Roi retourné : le Roi { DE($suit) }.
    .short = le Roi retourné par { $who }
ConflictThemeSet = { $who } donne au conflit { $conflict } sa thématique{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
    .short = la thématique du conflit { $conflict }
ReadyConfirmed = { WORD($step) ->
    [levels] { $who } a relu les thématiques avec le niveau des conflits.
   *[themes] { $who } a lu les thématiques.
}
    .short = la lecture des thématiques par { $who }
KingsShuffled = Les quatre Rois sont mélangés.
AuctionOpened = Enchère n° { $index } : le Roi { DE($suit) }.
BidLaid = { $who } pose une carte face cachée{ $round ->
    [1] {""}
   *[more] {" "}pour départager sa mise
}{ $has_card ->
    [no] .
   *[yes]  : { $card }.
}
    .short = la carte posée par { $who }
part-SeatCard = { $seat } { $card }
BidsRevealed = { $round ->
    [1] Les mises sont retournées
   *[more] Les cartes de départage sont retournées
}{ $has_bids ->
    [no]  : aucune
   *[yes]  : { LIST($bids) }
}{ $has_abstained ->
    [no] {""}
   *[yes]  ; abstention, le Joker revient en main : { LIST($abstained) }
}{ $has_returned ->
    [no] {""}
   *[yes]  ; reprise en main : { LIST($returned) }
}{ $has_ties ->
    [no] .
   *[yes]  ; à égalité, à départager : { LIST($ties) }.
}
RaiseWindowOpened = Toutes les mises diffèrent : on peut maintenant renchérir.
BidRaised = { $who } renchérit avec { LE($card) } : sa mise vaut { $total }.
    .short = la surenchère { DE($who) }
RaisePassed = { $who } ne renchérit pas.
    .short = le refus de renchérir { DE($who) }
RanksAssigned = Classement en { $suit }{ $has_order ->
    [no]  : personne
   *[yes]  : { $ranks }
}{ $has_unranked ->
    [no] {""}
   *[yes]  ; non classés : { LIST($unranked) }
}{ $has_returned ->
    [no] .
   *[yes]  ; repris en main : { $returned }.
}
part-RanksAssigned-returned = { $key } ({ $value })
StakePlaced = { $who } pose sa mise sur le conflit { $conflict }{ $has_cards ->
    [no] .
   *[yes]  : { LIST($cards) }.
}
    .short = la mise { DE($who) } sur le conflit { $conflict }
JokersRetired = Les Jokers quittent la partie.
ConflictLevelSet = Le conflit { $conflict } vaut { $red } en rouge et { $black } en noir : { $level }.
ElementDefined = { $has_from_conflict ->
    [no] { $who } retourne { LE($card) }
   *[yes] { $who } prend { LE($card) } au conflit { $from_conflict }, retourne cette carte
} et définit un élément du conflit { $conflict } ({ $kind }){ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
    .short = l’élément défini par { $who } dans le conflit { $conflict }
ElementWaived = Faute de carte, un élément du conflit { $conflict } est abandonné{ $has_seat ->
    [no] .
   *[yes]  : { $seat } n’en définit pas.
}

# Actes
ActStarted = { LE($act) } acte commence.
ActEnded = { LE($act) } acte prend fin.
SceneInitiated = { $who } initie une scène { DU($act) } acte sur le conflit { $conflict }{ $has_involved ->
    [no] .
   *[yes]  ; impliqués : { LIST($involved) }.
}
    .short = la scène initiée par { $who }
StagingChosen = { WORD($by) ->
    [initiator] { $who } se charge de la mise en place.
   *[others] { $who } confie la mise en place aux autres{ $has_stagers ->
        [no] .
       *[yes]  : { LIST($stagers) }.
    }
}
    .short = le choix { DE($who) } pour la mise en place
MotivationRead = { $who } relit sa motivation{ $has_motivation ->
    [no] .
   *[yes]  : { STOP($motivation) }
}
    .short = la relecture par { $who } de sa motivation
CircumstanceLaid = { $who } pose { LE($card) } sur le conflit{ $has_conflict ->
    [no] .
   *[yes] {" "}{ $conflict }.
}
    .short = la circonstance posée par { $who }
FrameProposed = { $who } propose ce cadre : { $narrator } raconte{ $has_featured ->
    [no] {""}
   *[yes]  ; en scène, { LIST($featured) }
}{ $has_elements ->
    [no] {""}
   *[yes]  ; éléments : { LIST($elements) }
}{ $has_stake ->
    [no] .
   *[yes]  ; enjeu : { STOP($stake) }
}
    .short = le cadre proposé par { $who }
FrameApproved = { $who } approuve le cadre.
    .short = l’accord { DE($who) } sur le cadre
SceneFramed = La scène est en place : { $narrator } raconte{ $has_featured ->
    [no] {""}
   *[yes]  ; en scène, { LIST($featured) }
}{ $has_elements ->
    [no] {""}
   *[yes]  ; éléments : { LIST($elements) }
}{ $has_stake ->
    [no] .
   *[yes]  ; enjeu : { STOP($stake) }
}
CircumstancesAnnounced = { $who } annonce les circonstances : { $has_values ->
    [no] aucune carte visible
   *[yes] { LIST($values) }
}{ $has_majority ->
    [no] {""}
   *[yes]  ; { COUNT($majority) ->
        [1] couleur majoritaire
       *[more] couleurs majoritaires
    } : { LIST($majority) }
} ; { $has_leader ->
    [no] personne ne l’emporterait.
   *[yes] { $leader } l’emporterait.
}
    .short = l’annonce des circonstances par { $who }
FirstSentenceFinished = { $who } a terminé sa première phrase de narration{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
    .short = la première phrase { DE($who) }
FloorRequested = { $who } demande la parole en posant { $has_card ->
    [no] une carte face cachée.
   *[yes] { LE($card) }, face cachée.
}
    .short = la demande de parole { DE($who) }
FloorYielded = { $who } laisse la parole { A($to) }.
    .short = la parole laissée par { $who } { A($to) }
FloorTaken = { $who } retourne { LE($card) } et prend la parole{ $has_values ->
    [no] {""}
   *[yes]  ; circonstances : { LIST($values) }
}{ $has_majority ->
    [no] {""}
   *[yes]  ; { COUNT($majority) ->
        [1] couleur majoritaire : { LIST($majority) }
       *[more] { COUNT($majority) } couleurs majoritaires à égalité
    }
} ; { $has_leader ->
    [no] personne ne l’emporterait.
   *[yes] { $leader } l’emporterait.
}{ $has_text ->
    [no] {""}
   *[yes] {" "}{ STOP($text) }
}
    .short = la prise de parole { DE($who) }
SceneCut = { $who } dit « Couper ».
    .short = le « Couper » { DE($who) }
FloorPassed = { $who } laisse le narrateur poursuivre.
    .short = la parole laissée au narrateur par { $who }
NarrationEnded = { $who } achève la narration{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
    .short = la fin de la narration { DE($who) }
ClosingOpened = La clôture de la scène s’ouvre{ $has_order ->
    [no] .
   *[yes]  ; dans l’ordre : { LIST($order) }.
}
ClosingCardGiven = { $who } donne { A($recipient) } { WORD($source) ->
    [hand] une carte de sa main
   *[set_aside] une carte mise de côté
}{ $has_card ->
    [no] {""}
   *[yes] , { LE($card) },
} et retourne { LE($flip) }, { WORD($flip_face) ->
    [up] désormais face visible.
   *[down] désormais face cachée.
}
    .short = la carte de clôture donnée par { $who }
ClosingPassed = { $who } laisse passer son tour dans la clôture de la scène.
    .short = le tour passé par { $who } dans la clôture
ConflictEvaluated = Évaluation du conflit{ $has_conflict ->
    [no] {""}
   *[yes] {" "}{ $conflict }
} : { $has_values ->
    [no] aucune carte visible
   *[yes] { LIST($values) }
}{ $has_majority ->
    [no] {""}
   *[yes]  ; { COUNT($majority) ->
        [1] couleur majoritaire
       *[more] couleurs majoritaires
    } : { LIST($majority) }
}{ $has_points ->
    [no] {""}
   *[yes]  ; points : { LIST($points) }
}. { $has_winner ->
    [no] Personne ne l’emporte.
   *[yes] { CAP($winner) } l’emporte{ $has_losers ->
        [no] .
       *[yes] {" "}sur { LIST($losers) }.
    }
}
SpoilTaken = { $who } met de côté { LE($card) }.
    .short = la carte mise de côté par { $who }
CardRecovered = { $who } reprend { LE($card) } en main.
    .short = la reprise d’une carte par { $who }
PledgeOffered = { $who } offre { LE($card) } en gage.
    .short = le gage offert par { $who }
PledgeWaived = { $who } n’offre pas de gage.
    .short = le gage { QUE($who) } n’a pas offert
PledgeRefused = { $who } refuse le gage.
    .short = le gage refusé par { $who }
PledgeAccepted = { $who } accepte en gage { LE($taken) } et donne en échange { A($loser) } { $has_given ->
    [no] une carte de sa main.
   *[yes] { LE($given) }.
}
    .short = le gage accepté par { $who }
SpoilGiven = { $who } donne { LE($card) } { A($loser) }, qui met cette carte de côté.
    .short = la carte donnée par { $who } { A($loser) }
StepSkipped = Il n’y a plus de carte face visible : { $seat } { WORD($step) ->
    [take_spoil] ne met pas de carte de côté.
    [recover_card] ne reprend pas de carte en main.
    [pledge] ne peut pas offrir de gage.
   *[give_spoil] ne donne pas de carte.
}
ConclusionProposed = { $who } conclut la scène{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
    .short = la conclusion { DE($who) }
ConclusionApproved = { $who } approuve cette conclusion.
    .short = l’accord { DE($who) } sur la conclusion
SceneConcluded = { $has_winner ->
    [no] La scène est terminée, sans vainqueur.
   *[yes] La scène est terminée ; { $winner } l’a emporté.
}

# Épilogue
part-Destiny = { N($black, "noire", "noires") } et { N($red, "rouge", "rouges") } (écart : { $gap }{ $has_majority ->
    [no] {""}
   *[yes] , table à lire : { LIST($majority, word: "ou") }
})
EpilogueOpened = L’épilogue s’ouvre : les cartes mises de côté sont retournées{ $has_destinies ->
    [no] .
   *[yes]  : { $destinies }.
}
EpilogueSuitChosen = { $who } choisit la table { DE($suit) }.
    .short = la table choisie par { $who } pour l’épilogue
EpilogueTold = { $who } raconte son épilogue{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
    .short = l’épilogue { DE($who) }
MotivationRevealed = { $who } dévoile sa motivation : { STOP($text) }
    .short = la motivation dévoilée par { $who }
part-MotivationsRevealed-motivations = { $key } ({ QUOTE($value) })
MotivationsRevealed = Toutes les motivations sont dévoilées{ $has_motivations ->
    [no] .
   *[yes]  : { LIST($motivations) }.
}
GameEnded = La partie est finie ; du destin le plus enviable au plus funeste : { $ranking }.
DrawsOpened = Les tirages du service sont ouverts à tous.

# Corrections
EventsVoided = La partie reprend avant { $has_about ->
    [yes] { $about }
   *[no] un événement
}{ $has_reason ->
    [no] .
   *[yes] {" : "}{ STOP($reason) }
}{ $after_disclosure ->
    [true] {" "}Une carte cachée avait été montrée depuis.
   *[other] {""}
}
TextVoided = Les mots { $has_about ->
    [yes] { DE($about) }
   *[no] d’un événement
} sont retirés, leur auteur peut en donner d’autres{ $has_reason ->
    [no] .
   *[yes] {" : "}{ STOP($reason) }
}
TextAmended = { $who } donne un nouveau texte{ $has_text ->
    [no] .
   *[other] {" : "}{ STOP($text) }
}
    .short = le nouveau texte { DE($who) }
UndoProposed = { $who } propose { proposed-deed }{ $has_reason ->
    [no] .
   *[yes] {" : "}{ STOP($reason) }
}
UndoConsented = { $who } accepte { proposed-deed }.
UndoRefused = { $who } refuse { proposed-deed }{ $failed ->
    [true] {" : "}la proposition est close, rien ne change.
   *[false] .
}
UndoWithdrawn = { $who } ne propose plus { proposed-deed }.

# Coups
move-StartGame = Placer les joueurs et commencer
move-SubmitCharacter = Nommer son personnage et écrire sa motivation
move-SubmitPhysicalDeal = Saisir sa main et son Joker
move-SubmitPhysicalArcana = Saisir les arcanes des conflits
move-SubmitPhysicalKing = Annoncer le Roi retourné
move-SetConflictTheme = Donner une thématique
move-ConfirmReady = Dire que l’on a lu les thématiques
move-LayBid = Poser une carte pour l’enchère
move-Abstain = S’abstenir
move-Raise = Renchérir
move-PassRaise = Ne pas renchérir
move-PlaceStake = Poser sa mise à gauche ou à droite
move-DefineElement = Définir un élément de conflit
move-InitiateScene = Initier une scène
move-ChooseStaging = Choisir qui met en place
move-ReadMotivation = Relire sa motivation
move-LayCircumstance = Poser une carte sur le conflit
move-ProposeFrame = Proposer le cadre de la scène
move-ApproveFrame = Approuver le cadre
move-AnnounceCircumstances = Annoncer les circonstances
move-FinishFirstSentence = Terminer une première phrase
move-RequestFloor = Demander la parole
move-YieldFloor = Laisser la parole
move-TakeFloor = Prendre la parole
move-Cut = Couper
move-LetNarrate = Laisser le narrateur poursuivre
move-EndNarration = Achever la narration
move-CloseWithHandCard = Donner une carte de la main
move-CloseWithSetAside = Donner une carte mise de côté
move-PassClosing = Passer
move-TakeSpoil = Mettre une carte de côté
move-RecoverCard = Reprendre une carte en main
move-OfferPledge = Offrir un gage
move-WaivePledge = Ne pas offrir de gage
move-AcceptPledge = Accepter le gage
move-RefusePledge = Refuser le gage
move-GiveSpoil = Donner une carte à un vaincu
move-ConcludeScene = Conclure la scène
move-ApproveConclusion = Approuver la conclusion
move-ChooseEpilogueSuit = Choisir sa table d’épilogue
move-RevealMotivation = Dévoiler sa motivation
move-TellEpilogue = Raconter son épilogue
move-AmendText = Donner un nouveau texte

# Refus
refusal-game_over = La partie est finie.
refusal-not_a_player = Seul un joueur peut le faire.
refusal-wrong_phase = Ce n’est pas le moment.
refusal-no_game_master = Ce jeu se joue sans meneur.
refusal-motivation_form = La motivation commence par « Je veux », ou par les mots de la table, puis dit quoi.
refusal-wrong_size = Le nombre de cartes ne convient pas.
refusal-duplicate_card = La même carte y est deux fois.
refusal-king_already_auctioned = Ce Roi a déjà été mis aux enchères.
refusal-text_required = Il faut un texte.
refusal-already_confirmed = Vous l’avez déjà confirmé.
refusal-not_tied = Vous n’avez pas à départager votre mise.
refusal-bid_already_laid = Votre carte est déjà posée.
refusal-value_visible = Une carte de cette valeur est déjà visible.
refusal-abstained = Vous vous êtes abstenu dans cette enchère.
refusal-joker_not_playable = Le Joker ne sert pas à renchérir.
refusal-below_best_bid = Votre mise n’atteindrait pas la meilleure.
refusal-already_passed = Vous avez déjà passé.
refusal-not_your_turn = Ce n’est pas votre tour.
refusal-not_linked = Ce conflit n’est pas l’un des vôtres.
refusal-element_already_defined = Il n’y a plus d’élément à définir ici.
refusal-borrow_not_allowed = Ce conflit a assez de cartes pour ne pas en emprunter.
refusal-donor_too_small = L’autre conflit n’a pas de carte à céder.
refusal-card_not_on_conflict = Cette carte n’est pas sur le conflit.
refusal-card_not_face_up = Cette carte n’est pas face visible.
refusal-card_not_in_hand = Vous n’avez pas cette carte en main.
refusal-card_not_set_aside = Vous n’avez pas cette carte de côté.
refusal-scene_running = Une scène est en cours.
refusal-already_initiated = Vous avez déjà initié votre scène de cet acte.
refusal-not_your_conflict = Au premier acte, le conflit doit être l’un des vôtres.
refusal-not_initiator = Seul l’initiateur de la scène en décide.
refusal-not_a_stager = Vous ne mettez pas en place cette scène.
refusal-motivation_unread = Relisez d’abord votre motivation.
refusal-element_required = Il faut au moins un élément, et de ce conflit.
refusal-featured_required = Il faut mettre en scène au moins un personnage impliqué.
refusal-stake_required = Il faut un enjeu.
refusal-no_frame = Aucun cadre n’attend votre accord.
refusal-not_narrator = Vous n’êtes pas le narrateur.
refusal-sentence_already_done = La première phrase est déjà dite.
refusal-narrator_cannot_request = Vous avez déjà la parole.
refusal-scene_cut = La scène est déjà coupée.
refusal-floor_already_requested = Quelqu’un demande déjà la parole.
refusal-no_floor_request = Personne ne demande la parole.
refusal-already_yielded = Vous avez déjà laissé la parole.
refusal-not_requester = Vous n’avez pas demandé la parole.
refusal-not_yielded = Le narrateur n’a pas encore laissé la parole.
refusal-cannot_cut = Vous ne pouvez pas couper cette scène.
refusal-floor_request_pending = Une carte est posée pour demander la parole.
refusal-first_sentence_missing = Le narrateur n’a pas encore terminé une première phrase.
refusal-others_may_ask = D’autres joueurs peuvent encore demander la parole ({ $has } sur { $needed } vous laissent poursuivre) : attendez qu’ils y renoncent, ou la fin du délai que la table s’est donné.
refusal-bad_recipient = Cette carte ne peut pas aller à cette place.
refusal-nothing_to_flip = Il n’y a pas de carte à retourner.
refusal-bad_flip = Cette carte ne peut pas être retournée ainsi.
refusal-not_winner = Seul le vainqueur peut le faire.
refusal-losers_first = Servez d’abord les vaincus.
refusal-not_loser = Seul le vaincu peut le faire.
refusal-no_pledge = Aucun gage n’est offert.
refusal-already_served = Ce vaincu a déjà reçu sa carte.
refusal-not_involved = Vous n’êtes pas impliqué dans cette scène.
refusal-no_conclusion = Aucune conclusion n’attend votre accord.
refusal-suit_not_majority = Cette couleur n’est pas majoritaire dans votre pile.
refusal-choose_suit_first = Choisissez d’abord votre couleur.
refusal-bad_target = Cet événement ne peut pas être annulé.
refusal-not_author = Seul l’auteur du texte peut le reprendre.

# Mots
label-cups = Coupe (Majesté)
label-coins = Denier (Résilience)
label-swords = Épée (Suprématie)
label-wands = Bâton (Transcendance)
label-king = Roi
label-queen = Reine
label-knight = Cavalier
label-valet = Valet
label-unranked = non classé
label-belligerence = Belligérance
label-rivalry = Rivalité
label-rivalry_on_the_brink = Rivalité sur le point d’éclater
label-object = objet
label-character = personnage
label-place = lieu
label-organisation = organisation
label-one = premier
    .gender = m
label-two = second
    .gender = m
label-initiator = l’initiateur
label-others = les autres
label-hand = de la main
label-set_aside = mise de côté
label-up = face visible
label-down = face cachée
label-service = service
label-physical = cartes de la table
label-themes = thématiques
label-levels = niveaux
label-take_spoil = carte du vainqueur
label-recover_card = carte reprise
label-pledge = gage
label-give_spoil = carte du vaincu
label-no_face_up_card = aucune carte face visible
label-minors = arcanes mineures
label-jokers = Jokers
label-conflict_arcana = arcanes des conflits
label-king_order = ordre des Rois
label-C1 = As de Coupe
    .gender = m
label-C2 = 2 de Coupe
    .gender = m
label-C3 = 3 de Coupe
    .gender = m
label-C4 = 4 de Coupe
    .gender = m
label-C5 = 5 de Coupe
    .gender = m
label-C6 = 6 de Coupe
    .gender = m
label-C7 = 7 de Coupe
    .gender = m
label-C8 = 8 de Coupe
    .gender = m
label-C9 = 9 de Coupe
    .gender = m
label-C10 = 10 de Coupe
    .gender = m
label-D1 = As de Denier
    .gender = m
label-D2 = 2 de Denier
    .gender = m
label-D3 = 3 de Denier
    .gender = m
label-D4 = 4 de Denier
    .gender = m
label-D5 = 5 de Denier
    .gender = m
label-D6 = 6 de Denier
    .gender = m
label-D7 = 7 de Denier
    .gender = m
label-D8 = 8 de Denier
    .gender = m
label-D9 = 9 de Denier
    .gender = m
label-D10 = 10 de Denier
    .gender = m
label-S1 = As d’Épée
    .gender = m
label-S2 = 2 d’Épée
    .gender = m
label-S3 = 3 d’Épée
    .gender = m
label-S4 = 4 d’Épée
    .gender = m
label-S5 = 5 d’Épée
    .gender = m
label-S6 = 6 d’Épée
    .gender = m
label-S7 = 7 d’Épée
    .gender = m
label-S8 = 8 d’Épée
    .gender = m
label-S9 = 9 d’Épée
    .gender = m
label-S10 = 10 d’Épée
    .gender = m
label-W1 = As de Bâton
    .gender = m
label-W2 = 2 de Bâton
    .gender = m
label-W3 = 3 de Bâton
    .gender = m
label-W4 = 4 de Bâton
    .gender = m
label-W5 = 5 de Bâton
    .gender = m
label-W6 = 6 de Bâton
    .gender = m
label-W7 = 7 de Bâton
    .gender = m
label-W8 = 8 de Bâton
    .gender = m
label-W9 = 9 de Bâton
    .gender = m
label-W10 = 10 de Bâton
    .gender = m
label-M0 = 0 · le Mat
label-M1 = 1 · le Bateleur
label-M2 = 2 · la Papesse
label-M3 = 3 · l’Impératrice
label-M4 = 4 · l’Empereur
label-M5 = 5 · le Pape
label-M6 = 6 · l’Amoureux
label-M7 = 7 · le Chariot
label-M8 = 8 · la Justice
label-M9 = 9 · l’Ermite
label-M10 = 10 · la Roue de Fortune
label-M11 = 11 · la Force
label-M12 = 12 · le Pendu
label-M13 = 13 · l’Arcane sans nom
label-M14 = 14 · Tempérance
label-M15 = 15 · le Diable
label-M16 = 16 · la Maison Dieu
label-M17 = 17 · l’Étoile
label-M18 = 18 · la Lune
label-M19 = 19 · le Soleil
label-M20 = 20 · le Jugement
label-M21 = 21 · le Monde
label-K0 = conflit 1
label-K1 = conflit 2
label-K2 = conflit 3
label-K3 = conflit 4
label-K4 = conflit 5

# Règles
rule-AMB-GEN-01 = Rôles de la table
rule-AMB-GEN-02 = Nombre de joueurs
rule-AMB-GEN-03 = Places autour de la table
rule-AMB-GEN-04 = Phases de la partie
rule-AMB-GEN-05 = Refus et leur ordre
rule-AMB-GEN-06 = Jugements des joueurs
rule-AMB-GEN-07 = Tables absentes du livre
rule-AMB-GEN-08 = Options de la table
rule-AMB-GEN-09 = Une seule séance
rule-AMB-CARD-01 = Le jeu de 78 cartes
rule-AMB-CARD-02 = Couleurs et caractéristiques
rule-AMB-CARD-03 = Valeur des cartes
rule-AMB-CARD-04 = Ordre des figures
rule-AMB-CARD-05 = Où se trouve chaque carte
rule-AMB-CARD-06 = Le Joker
rule-AMB-CHAR-01 = Présenter son personnage
rule-AMB-CHAR-02 = Forme de la motivation
rule-AMB-CHAR-03 = Secret de la motivation
rule-AMB-CHAR-04 = Relire sa motivation
rule-AMB-DEAL-01 = Donne des arcanes mineures
rule-AMB-DEAL-02 = Donne des Jokers
rule-AMB-DEAL-03 = Arcanes des conflits
rule-AMB-DEAL-04 = Thématiques
rule-AMB-BID-01 = Ordre des Rois
rule-AMB-BID-02 = Ouverture d’une enchère
rule-AMB-BID-03 = Poser une mise
rule-AMB-BID-04 = Révélation simultanée
rule-AMB-BID-05 = Abstention
rule-AMB-BID-06 = Égalités
rule-AMB-BID-07 = Carte pour départager
rule-AMB-BID-08 = Révélation du départage
rule-AMB-BID-09 = Départages répétés
rule-AMB-BID-10 = Qui peut renchérir
rule-AMB-BID-11 = De combien renchérir
rule-AMB-BID-12 = Ne plus renchérir
rule-AMB-BID-13 = Abstention de tous
rule-AMB-RANK-01 = Classement des mises
rule-AMB-RANK-02 = Figures données
rule-AMB-RANK-03 = Cinquième enchérisseur
rule-AMB-RANK-04 = Non classé
rule-AMB-RANK-05 = Poser les mises
rule-AMB-RANK-06 = Fin des enchères
rule-AMB-LEVEL-01 = Sommes rouge et noire
rule-AMB-LEVEL-02 = Niveau du conflit
rule-AMB-LEVEL-03 = Niveau fixé
rule-AMB-LEVEL-04 = Relecture des thématiques
rule-AMB-ELEM-01 = Qui définit les éléments
rule-AMB-ELEM-02 = Définir un élément
rule-AMB-ELEM-03 = Carte retournée
rule-AMB-ELEM-04 = Emprunter une carte
rule-AMB-ELEM-05 = Plus de carte
rule-AMB-ELEM-06 = Fin des éléments
rule-AMB-ACT-01 = Une scène par acte
rule-AMB-ACT-02 = Ordre libre des scènes
rule-AMB-ACT-03 = Conflits du premier acte
rule-AMB-ACT-04 = Conflit repris
rule-AMB-ACT-05 = Fin d’un acte
rule-AMB-STAGE-01 = Initier une scène
rule-AMB-STAGE-02 = Qui met en place
rule-AMB-STAGE-03 = Motivations relues
rule-AMB-STAGE-04 = Circonstances initiales
rule-AMB-STAGE-05 = Cadre de la scène
rule-AMB-STAGE-06 = Choix du narrateur
rule-AMB-NARR-01 = Annonce des circonstances
rule-AMB-NARR-02 = Première phrase
rule-AMB-NARR-03 = Demander la parole
rule-AMB-NARR-04 = Une demande à la fois
rule-AMB-NARR-05 = Laisser la parole
rule-AMB-NARR-06 = Prendre la parole
rule-AMB-NARR-07 = Qui peut couper
rule-AMB-NARR-08 = Quand couper
rule-AMB-NARR-09 = Fin de la narration
rule-AMB-CLOSE-01 = Ordre de clôture
rule-AMB-CLOSE-02 = Distances
rule-AMB-CLOSE-03 = Tables de l’ordre de clôture
rule-AMB-CLOSE-04 = Une action chacun
rule-AMB-CLOSE-05 = Donner une carte de la main
rule-AMB-CLOSE-06 = Donner une carte mise de côté
rule-AMB-CLOSE-07 = Passer
rule-AMB-CLOSE-08 = À qui donner
rule-AMB-CLOSE-09 = Ce que voient les autres
rule-AMB-CLOSE-10 = Évaluation
rule-AMB-WIN-01 = Valeur d’une couleur
rule-AMB-WIN-02 = Couleur majoritaire
rule-AMB-WIN-03 = Une seule majorité
rule-AMB-WIN-04 = Personne de classé
rule-AMB-WIN-05 = Plusieurs majorités
rule-AMB-WIN-06 = Majorité sans classé
rule-AMB-WIN-07 = Aucune carte visible
rule-AMB-WIN-08 = Trois impliqués
rule-AMB-WIN-09 = Évaluation publique
rule-AMB-CONS-01 = Carte du vainqueur
rule-AMB-CONS-02 = Carte du vaincu
rule-AMB-CONS-03 = Offrir un gage
rule-AMB-CONS-04 = Répondre au gage
rule-AMB-CONS-05 = Cartes manquantes
rule-AMB-CONS-06 = Ex æquo
rule-AMB-CONS-07 = Cartes qui restent
rule-AMB-CONS-08 = Conclusion de la scène
rule-AMB-ACT2-01 = Second acte
rule-AMB-ACT2-02 = Initiateur étranger au conflit
rule-AMB-ACT2-03 = Plusieurs peuvent couper
rule-AMB-ACT2-04 = Conséquences du second acte
rule-AMB-ACT2-05 = Partage court
rule-AMB-ACT2-06 = Ex æquo du second acte
rule-AMB-EPI-01 = Ouverture de l’épilogue
rule-AMB-EPI-02 = Compte des couleurs
rule-AMB-EPI-03 = Écart
rule-AMB-EPI-04 = Table d’épilogue
rule-AMB-EPI-05 = Ordre des récits
rule-AMB-EPI-06 = Raconter son destin
rule-AMB-EPI-07 = Fin de la partie
rule-AMB-SEC-01 = Un public par champ
rule-AMB-SEC-02 = Secret des mains
rule-AMB-SEC-03 = Secret des mises
rule-AMB-SEC-04 = Secret de la carte de parole
rule-AMB-SEC-05 = Cartes retournées
rule-AMB-SEC-06 = Secret des piles
rule-AMB-SEC-07 = Secret des motivations
rule-AMB-SEC-08 = Ce que nul ne voit
rule-AMB-SEC-09 = Sonder en vain
rule-AMB-SEC-10 = Cartes sans étiquette
rule-AMB-SEC-11 = Rien de décidé en secret
rule-AMB-SEC-12 = Coups de soi seul
rule-AMB-SEC-13 = Levée des secrets
rule-AMB-RNG-01 = Tirages scellés
rule-AMB-RNG-02 = Cartes de la table
rule-AMB-UNDO-01 = Proposer de revenir
rule-AMB-UNDO-02 = Consentement
rule-AMB-UNDO-03 = Retour en arrière
rule-AMB-UNDO-04 = Reprendre un texte
rule-AMB-UNDO-05 = Ce qui fut montré
rule-AMB-UNDO-06 = Tirages jamais repris

# Champs

# AMB-BID-05
field-abstained = Abstentions
    .hint = Les places qui ont montré leur Joker : hors de cette enchère, elles y seront non classées.
# AMB-BID-05
field-BidsRevealed-abstained = Abstentions
    .hint = Qui a posé son Joker à ce tour, et lequel ; il revient en main aussitôt.
# AMB-ACT2-06
field-act_two_draw = Second acte sans vainqueur
    .hint = Rien ne bouge, ou chaque impliqué reprend en main une carte face visible, comme au premier acte.
# AMB-NARR-01, AMB-NARR-06
field-announced = Circonstances annoncées
    .hint = Oui quand le narrateur du moment a dit sur quelle caractéristique la scène se joue.
# AMB-STAGE-05
field-approvals = Accords sur le cadre
    .hint = Les metteurs en scène d’accord, dont l’auteur ; il les faut tous pour commencer.
# AMB-DEAL-03
field-arcana = Arcane majeure
    .hint = Celle du conflit, 0 à 21, tirée au hasard et visible de tous ; elle en donne la thématique.
# AMB-RNG-02, AMB-DEAL-03
field-SubmitPhysicalArcana-arcana = Arcanes des conflits
    .hint = Sorties du vrai paquet : une par conflit, dans l’ordre des conflits, toutes différentes.
# AMB-BID-02
field-auction = Numéro de l’enchère
    .hint = Laquelle des quatre, de 1 à 4 ; chacune porte sur une caractéristique.
# AMB-BID-02
field-AmbreView-auction = Enchère en cours
    .hint = Celle qui se joue ; rien hors des enchères.
# AMB-SEC-13
field-audit = Ce qui était scellé
    .hint = Tirages, donnes et cartes jamais vues, ouverts à tous quand la partie est finie.
# AMB-BID-03, AMB-BID-07
field-awaited = Posent ce tour
    .hint = Les places qui jouent ce tour de mise : toutes au premier, puis celles à départager ; leur carte peut déjà y être.
# AMB-BID-03
field-bid_laid = Mise posée
    .hint = Oui tant qu’une carte est devant cette place, face cachée ; Joker ou non, rien ne le dit.
# AMB-BID-04, AMB-BID-11
field-bids = Mises
    .hint = Les mises face visible de l’enchère, cartes ajoutées comprises.
# AMB-BID-04, AMB-BID-08
field-BidsRevealed-bids = Cartes retournées
    .hint = Ce que chaque place vient de montrer à ce tour, hors Jokers.
# AMB-LEVEL-01
field-black = Somme noire
    .hint = Valeurs additionnées des cartes d’Épée et de Bâton, fixée à la fin des enchères.
# AMB-EPI-02
field-Destiny-black = Cartes noires
    .hint = Combien de cartes d’Épée et de Bâton dans la pile ; leur valeur ne compte pas.
# AMB-LEVEL-01
field-red = Somme rouge
    .hint = Valeurs additionnées des cartes de Coupe et de Denier, fixée à la fin des enchères.
# AMB-EPI-02
field-Destiny-red = Cartes rouges
    .hint = Combien de cartes de Coupe et de Denier dans la pile ; leur valeur ne compte pas.
# AMB-CLOSE-04, AMB-CLOSE-09
field-closing_actions = Actes de clôture
    .hint = Une action par place, dans l’ordre ; la carte donnée n’est connue que des deux intéressés.
# AMB-CLOSE-01
field-closing_index = Avancée de la clôture
    .hint = Combien de places ont déjà agi, de 0 à toutes.
# AMB-CLOSE-01
field-closing_order = Ordre de clôture
    .hint = Les metteurs en scène d’abord, puis les autres ; dans chaque groupe, le plus loin du conflit en premier.
# AMB-RNG-01
field-commitment = Engagement
    .hint = Empreinte SHA-256 du tirage et de son sel, publiée d’avance ; elle se vérifie en fin de partie.
# AMB-RNG-01
field-commitments = Engagements
    .hint = Un par tirage du service déjà fait, ouvert à tous.
# AMB-CONS-08
field-conclusion = Conclusion
    .hint = Le récit de fin de scène : du vainqueur, ou commun si personne ne gagne.
# AMB-CONS-08
field-conclusion_approvals = Accords sur la conclusion
    .hint = En cas d’ex æquo, les impliqués qui acceptent le récit proposé, son auteur compris.
# AMB-GEN-03
field-conflict = Conflit
    .hint = L’emplacement entre deux voisins, désigné par son numéro autour de la table.
# AMB-ACT-03, AMB-ACT2-01
field-InitiateScene-conflict = Conflit de la scène
    .hint = Choix de l’initiateur : un de ses deux conflits au premier acte, n’importe lequel au second.
# AMB-ELEM-01
field-DefineElement-conflict = Conflit à caractériser
    .hint = Celui qui reçoit l’élément ; il en faut deux à chacun.
# AMB-GEN-03
field-conflicts = Conflits
    .hint = Un entre deux voisins, autant que de places.
# AMB-ELEM-04
field-from_conflict = Conflit d’origine
    .hint = D’où vient la carte, prise à un conflit de plus de deux cartes quand l’autre en a moins de deux.
# AMB-UNDO-02
field-consents = Accords
    .hint = Les places qui veulent cette correction, dont celle qui la propose.
# AMB-UNDO-02
field-refusals = Refus
    .hint = Les places opposées à la correction ; un seul refus suffit si l’unanimité est exigée.
# AMB-CONS-05, AMB-ACT2-04
field-consequence_step = Suite à régler
    .hint = Ce qui est dû maintenant après l’évaluation, et par qui ; rien si tout est réglé.
# AMB-NARR-07, AMB-NARR-09
field-cut_by = « Couper » dit par
    .hint = L’impliqué qui a dit Couper : plus personne ne demande la parole. Vide si nul ne l’a dit.
# AMB-NARR-08
field-cut_gate = Quand on peut couper
    .hint = Il faut une première phrase achevée : du narrateur du moment, ou d’un narrateur de la scène.
# AMB-DEAL-01, AMB-SEC-13
field-dealt = Mains distribuées
    .hint = Les arcanes mineures de chaque place au début de la partie.
# AMB-EPI-01
field-destinies = Destinées
    .hint = Par place : la pile mise de côté, ses cartes comptées par couleur et l’écart.
# AMB-EPI-01
field-destiny = Destinée
    .hint = Le bilan des cartes mises de côté par cette place, ouvert à tous dès l’épilogue.
# AMB-RNG-01
field-draw = Tirage
    .hint = Arcanes mineures, Jokers, arcanes des conflits ou ordre des Rois.
# AMB-RNG-01, AMB-SEC-13
field-draws = Tirages
    .hint = Tous ceux du service qui valent encore, avec leur sel, de quoi vérifier les engagements.
# AMB-ELEM-01
field-element_pickers = Qui définit les éléments
    .hint = Chacun des deux voisins un par conflit, ou n’importe quelle place jusqu’à deux.
# AMB-STAGE-05
field-elements = Éléments en jeu
    .hint = Ceux de ce conflit qui paraissent dans la scène, choisis par les metteurs en scène ; au moins un s’il y en a.
# AMB-ELEM-01, AMB-ELEM-03
field-ConflictView-elements = Éléments du conflit
    .hint = De 0 à 2 : objet, personnage, lieu ou organisation ; ils restent même si leur carte s’en va.
# AMB-GEN-07
field-TextPack-elements = Table des éléments
    .hint = Par couleur puis par valeur de 1 à 10, un texte proposé ; le joueur peut écrire autre chose.
# AMB-EPI-06
field-epilogue = Épilogue
    .hint = Le destin du personnage, raconté par son joueur ; rien tant qu’il ne l’a pas fait.
# AMB-EPI-04
field-epilogue_suit = Table d’épilogue
    .hint = La couleur retenue quand plusieurs sont à égalité dans la pile ; rien si le choix n’a pas eu lieu.
# AMB-GEN-07, AMB-EPI-04
field-epilogues = Table des épilogues
    .hint = Par couleur puis par écart, un texte proposé pour inspirer le récit.
# AMB-WIN-09
field-evaluation = Évaluation
    .hint = Valeurs, couleurs majoritaires, points, vainqueur et vaincus une fois la clôture jouée.
# AMB-ELEM-03, AMB-WIN-01
field-face_up = Face visible
    .hint = Non : la carte reste connue de tous, mais ne compte plus dans l’évaluation et ne peut être prise.
# AMB-STAGE-05
field-featured = Personnages en scène
    .hint = Les impliqués dont le personnage y paraît, choisis par les metteurs en scène ; au moins un.
# AMB-NARR-08
field-first_sentence_done = Première phrase dite
    .hint = Oui quand le narrateur du moment l’a achevée ; pour couper, il faut celle-là, ou une de la scène si la table l’admet.
# AMB-CLOSE-05, AMB-CLOSE-06
field-flip = Carte retournée
    .hint = La carte du conflit dont la face change à la clôture.
# AMB-CLOSE-05
field-CloseWithHandCard-flip = Carte à montrer
    .hint = Une carte du conflit, face cachée : elle passera face visible et comptera.
# AMB-CLOSE-06
field-CloseWithSetAside-flip = Carte à cacher
    .hint = Une carte du conflit, face visible : elle passera face cachée et ne comptera plus.
# AMB-CLOSE-05, AMB-CLOSE-06
field-flip_face = Nouvelle face
    .hint = Visible après une carte de la main, cachée après une carte mise de côté.
# AMB-NARR-03, AMB-SEC-04
field-floor_card = Carte de parole
    .hint = Celle que vous avez posée pour devenir narrateur ; vous seul la voyez jusqu’à ce qu’elle soit retournée.
# AMB-NARR-03
field-floor_card_laid = Demande la parole
    .hint = Oui tant que cette place a devant elle une carte face cachée pour devenir narrateur.
# AMB-STAGE-05
field-SceneView-frame = Cadre
    .hint = Ce que les metteurs en scène ont arrêté : éléments, personnages, enjeu, narrateur ; rien avant leur accord.
# AMB-EPI-03
field-gap = Écart
    .hint = Cartes noires moins cartes rouges, sans signe ; plus il est grand, plus le destin est enviable.
# AMB-CONS-04
field-give = Carte rendue
    .hint = De la main du vainqueur, le gage compris : le vaincu la mettra de côté.
# AMB-CONS-04
field-given = Carte rendue
    .hint = Ce que le vainqueur donne pour le gage ; seuls les deux la voient, sauf piles ouvertes.
# AMB-DEAL-01, AMB-SEC-02
field-hand = Main
    .hint = Vos arcanes mineures encore jouables ; vous seul les voyez.
# AMB-RNG-02, AMB-DEAL-01
field-SubmitPhysicalDeal-hand = Votre main
    .hint = Les arcanes mineures reçues : 13 à trois joueurs, 10 à quatre, 8 à cinq, sans figure.
# AMB-DEAL-01
field-HandsDealtEntry-hand = Main reçue
    .hint = Les arcanes mineures de la place ; son joueur seul les voit.
# AMB-RNG-02
field-PhysicalDealSubmittedEntry-hand = Main saisie
    .hint = Les arcanes mineures données par la place ; son joueur seul les voit.
# AMB-SEC-02
field-hand_count = Cartes en main
    .hint = Combien il en reste, Joker compris jusqu’à la fin des enchères.
# AMB-SEC-13
field-hands = Mains à la fin
    .hint = Les arcanes mineures que chaque place n’a pas jouées.
# AMB-BID-02
field-index = Numéro de l’enchère
    .hint = Laquelle des quatre, de 1 à 4.
# AMB-ACT-01
field-initiated = Scènes initiées
    .hint = Les actes où cette place a lancé sa scène ; une par acte, ni plus ni moins.
# AMB-STAGE-01
field-initiator = À l’initiative
    .hint = La place qui a lancé la scène et choisi son conflit.
# AMB-STAGE-01, AMB-ACT2-02
field-involved = Impliqués
    .hint = Les deux voisins du conflit et, au second acte, l’initiateur s’il n’en est pas : eux seuls gagnent ou perdent.
# AMB-DEAL-02, AMB-BID-05
field-joker = Joker
    .hint = L’arcane majeure de la place, 0 à 21, qui sert à s’abstenir ; seul son joueur la voit avant qu’il la montre.
# AMB-RNG-02, AMB-DEAL-02
field-SubmitPhysicalDeal-joker = Votre Joker
    .hint = L’arcane majeure reçue du vrai paquet, 0 à 21.
# AMB-CARD-06
field-joker_playable = Joker jouable
    .hint = Oui s’il est dans votre main, pendant les enchères : il se pose comme mise ou pour départager.
# AMB-SEC-13, AMB-DEAL-02
field-jokers = Jokers
    .hint = Par place, l’arcane majeure reçue, même jamais montrée.
# AMB-BID-01, AMB-SEC-13
field-king_order = Ordre des Rois
    .hint = Les quatre couleurs dans l’ordre des enchères, tiré au sort d’avance.
# AMB-BID-02
field-kings_turned = Rois retournés
    .hint = Les couleurs dont l’enchère est ouverte ou finie, dans l’ordre.
# AMB-BID-03
field-laid = Mises posées
    .hint = Les places dont la carte de ce tour attend, face cachée.
# AMB-BID-03, AMB-SEC-03
field-bid_card = Votre mise
    .hint = La carte que vous avez posée, face cachée ; les autres ne la voient qu’avec toutes celles du tour.
# AMB-GEN-03
field-left_of = À la gauche de
    .hint = La place qui a ce conflit à sa gauche, vers le voisin suivant dans le sens horaire.
# AMB-GEN-03
field-right_of = À la droite de
    .hint = La place qui a ce conflit à sa droite, vers le voisin précédent.
# AMB-WIN-08
field-losers = Vaincus
    .hint = Tous les impliqués qui ne gagnent pas ; personne si c’est un ex æquo.
# AMB-WIN-02
field-majority = Couleurs majoritaires
    .hint = Celles de plus forte valeur, sur lesquelles le conflit se joue ; aucune sans carte face visible.
# AMB-EPI-04
field-Destiny-majority = Couleurs majoritaires
    .hint = Celles qui ont le plus de cartes dans la pile : l’une d’elles donne la table d’épilogue.
# AMB-CHAR-02, AMB-SEC-07
field-motivation = Motivation
    .hint = La phrase en « Je veux » du personnage ; secrète jusqu’à la fin, sauf pour son joueur.
# AMB-CHAR-02
field-SubmitCharacter-motivation = Motivation
    .hint = Une phrase secrète qui commence par les mots de la table (« Je veux ») et pousse à agir.
# AMB-CHAR-02
field-motivation_prefix = Début des motivations
    .hint = Les premiers mots exigés de toutes ; « Je veux » si on n’y touche pas.
# AMB-CHAR-04, AMB-STAGE-03
field-motivation_read = Motivations relues
    .hint = Les metteurs en scène qui ont relu la leur dans cette scène ; il le faut pour en arrêter le cadre.
# AMB-EPI-07
field-motivation_reveal = Révélation des motivations
    .hint = Toutes à la fin, ou chacun peut dire la sienne juste avant son épilogue.
# AMB-EPI-07
field-motivations = Motivations
    .hint = Par place, la phrase gardée secrète jusque-là.
# AMB-NARR-09
field-narration_window = Délai pour demander la parole
    .hint = Secondes après la première phrase, 0 à 3600 : ensuite, un récit sans coupure peut s’achever. 0 : tous doivent d’abord laisser poursuivre.
# AMB-NARR-09
field-floor_passes = Laissent poursuivre
    .hint = Les joueurs qui ont déclaré laisser ce narrateur achever son récit ; tant qu’il parle, ils peuvent encore poser une carte.
# AMB-STAGE-06, AMB-NARR-06
field-narrator = Narrateur
    .hint = La place qui raconte la scène : celle que le cadre nomme, puis qui prend la parole.
# AMB-STAGE-06
field-ProposeFrame-narrator = Premier narrateur
    .hint = N’importe quelle place de joueur, impliquée ou non ; elle ne peut pas refuser.
# AMB-SEC-06
field-open_set_aside = Piles ouvertes
    .hint = Oui : tous voient les cartes mises de côté et celles qu’on se donne ; les mains restent secrètes.
# AMB-NARR-03, AMB-NARR-04
field-pending_request = Parole demandée par
    .hint = La place dont la carte attend, face cachée ; une seule à la fois, rien si nul ne demande.
# AMB-RNG-02
field-physical_arcana = Arcanes saisies
    .hint = Celles des conflits, dans leur ordre, telles qu’on les a sorties du vrai paquet.
# AMB-RNG-02
field-physical_deal_typed = Donne saisie
    .hint = Oui quand cette place a donné sa main et son Joker ; les cartes ne se voient pas.
# AMB-RNG-02
field-physical_deck = Vrai paquet
    .hint = Oui : on distribue à la table et chacun saisit ses cartes ; le service ne tire rien.
# AMB-RNG-02
field-physical_hand = Main saisie
    .hint = Vos arcanes mineures telles que vous les avez données ; vous seul les voyez.
# AMB-RNG-02
field-physical_joker = Joker saisi
    .hint = Votre arcane majeure telle que vous l’avez donnée ; vous seul la voyez.
# AMB-RANK-05
field-placing = Mises à poser
    .hint = Les places classées qui doivent encore porter leur mise sur un conflit, le moins bien classé d’abord.
# AMB-CONS-03
field-pledge = Gage offert
    .hint = La carte du conflit que le vaincu propose au vainqueur ; rien s’il n’en offre pas.
# AMB-CONS-04
field-pledge_given = Rendu pour le gage
    .hint = La carte que le vaincu reçoit et met de côté ; visible des deux seuls, sauf piles ouvertes.
# AMB-BID-11
field-raise_must_exceed = Dépasser pour renchérir
    .hint = Oui : le nouveau total doit dépasser le meilleur des autres ; non : l’égaler suffit.
# AMB-CLOSE-08
field-recipient = Destinataire
    .hint = L’impliqué qui met la carte de côté ; au choix de qui la donne, mais jamais lui-même.
# AMB-BID-08
field-returned = Reprises en main
    .hint = Les cartes qu’un départage remplace, et qui les reprend.
# AMB-RANK-03
field-RanksAssigned-returned = Mise reprise
    .hint = Ce que reprend en main qui finit au-delà du Valet, à cinq joueurs.
# AMB-RNG-01
field-salt = Sel
    .hint = 64 nombres mêlés au tirage pour que l’engagement ne le laisse pas deviner.
# AMB-ACT-01
field-scenes = Scènes achevées
    .hint = Celles des deux actes qui ont reçu leur conclusion, dans l’ordre.
# AMB-GEN-03
field-seating = Tour de table
    .hint = Les places de joueur dans le sens horaire ; l’hôte le fixe au début et il ne change plus.
# AMB-ACT2-04
field-served = Vaincus servis
    .hint = Au second acte, ceux à qui le vainqueur a déjà donné une carte du conflit.
# AMB-SEC-06, AMB-EPI-01
field-set_aside = Cartes mises de côté
    .hint = Les points du personnage ; cachées aux autres jusqu’à l’épilogue, sauf piles ouvertes.
# AMB-SEC-06
field-set_aside_count = Taille de la pile
    .hint = Combien de cartes cette place a mises de côté ; tous le voient.
# AMB-STAGE-04
field-setup_cards = Circonstances initiales
    .hint = Les cartes de la main que les metteurs en scène ont posées face visible sur le conflit.
# AMB-DEAL-01
field-size = Taille des mains
    .hint = Arcanes mineures par joueur : 13 à trois, 10 à quatre, 8 à cinq.
# AMB-STAGE-02
field-stagers = Metteurs en scène
    .hint = L’initiateur seul, ou tous les autres joueurs.
# AMB-STAGE-02
field-staging = Mise en place par
    .hint = L’initiateur ou les autres, à son choix ; rien tant qu’il n’a pas choisi.
# AMB-CHAR-01
field-submitted = Personnage remis
    .hint = Oui quand la place a donné un nom et une motivation ; on peut encore en changer avant le dernier.
# AMB-BID-02, AMB-CARD-02
field-suit = Couleur aux enchères
    .hint = Coupe (Majesté), Denier (Résilience), Épée (Suprématie) ou Bâton (Transcendance).
# AMB-RNG-02, AMB-BID-01
field-SubmitPhysicalKing-suit = Roi retourné
    .hint = La couleur du Roi sorti du vrai paquet ; chacune une seule fois.
# AMB-EPI-04
field-ChooseEpilogueSuit-suit = Table choisie
    .hint = Une des couleurs à égalité dans votre pile, à votre choix.
# AMB-CONS-04
field-taken = Gage accepté
    .hint = La carte du conflit que le vainqueur prend en main.
# AMB-GEN-07
field-text_pack = Textes de la table
    .hint = Les tables absentes du livre, que l’hôte peut apporter : des propositions, sans effet de règle.
# AMB-GEN-07
field-themes = Thématiques
    .hint = Par arcane majeure, de 0 à 21, un texte proposé.
# AMB-GEN-02
field-three_seats = Jouer à trois
    .hint = Oui pour admettre trois places de joueur ; sinon, quatre ou cinq.
# AMB-BID-06, AMB-BID-07
field-ties = À départager
    .hint = Les places dont les cartes ont la même valeur : elles posent une autre carte, face cachée.
# AMB-DEAL-03
field-undealt_majors = Arcanes majeures restantes
    .hint = Combien ne sont ni Joker ni sur un conflit ; lesquelles, nul ne le sait avant la fin.
# AMB-SEC-13, AMB-DEAL-03
field-Audit-undealt_majors = Arcanes majeures restantes
    .hint = Celles qui n’ont servi ni de Joker ni à un conflit.
# AMB-DEAL-01
field-undealt_minors = Arcanes mineures restantes
    .hint = Combien ne sont dans aucune main : une à trois joueurs, sinon aucune.
# AMB-SEC-13, AMB-DEAL-01
field-Audit-undealt_minors = Arcanes mineures restantes
    .hint = Celle que personne n’a reçue, à trois joueurs.
# AMB-UNDO-02
field-undo_consent = Accord aux corrections
    .hint = Tous les joueurs, ou plus de la moitié d’entre eux, proposant compris.
# AMB-UNDO-01
field-undo_proposal = Correction proposée
    .hint = Une seule à la fois ; le jeu s’arrête tant qu’elle attend des réponses.
# AMB-RANK-04
field-unranked = Non classés
    .hint = Les places sans figure dans cette couleur : jamais elles n’y gagnent un conflit.
# AMB-WIN-01
field-values = Valeur de chaque couleur
    .hint = Sa plus haute carte plus le nombre de ses autres cartes ; seules comptent les faces visibles.
# AMB-UNDO-04
field-voided_texts = Textes à redire
    .hint = Ceux qu’une correction a retirés ; leur auteur en donne d’autres, le jeu continue.
# AMB-NARR-05
field-yielded = Parole cédée
    .hint = Oui quand le narrateur a fini sa phrase : qui demande la parole peut retourner sa carte.
# AMB-UNDO-04
field-AmendText-event = Texte à redire
    .hint = L’événement dont les mots ont été retirés ; seul leur auteur les redonne.
# AMB-UNDO-04
field-VoidedTextView-event = Événement
    .hint = Celui dont les mots ont été retirés, par son identifiant.
# AMB-UNDO-04
field-AuthoredText-event = Événement
    .hint = Celui qui a donné ce texte, par son identifiant.
# AMB-STAGE-05
field-Frame-event = Événement
    .hint = La proposition de ce cadre, par son identifiant.
# AMB-ELEM-05
field-ElementWaived-seat = Place sans élément
    .hint = Qui n’en définit pas, faute de carte ; vide quand n’importe qui pouvait le faire.
# AMB-CONS-05, AMB-ACT2-05
field-StepSkipped-seat = Place qui n’a rien
    .hint = Qui devait prendre ou recevoir la carte, et n’en a pas.
# AMB-BID-04
field-SeatCard-seat = Joueur
    .hint = La place devant qui est la carte.
# AMB-GEN-01
field-SeatView-seat = Identifiant
    .hint = Désigne ce joueur dans les commandes.
# AMB-UNDO-04
field-VoidedTextView-seat = Auteur
    .hint = La place qui doit donner d’autres mots.
# AMB-UNDO-01
field-UndoView-seat = Proposant
    .hint = La place qui demande la correction ; elle seule peut la retirer.
# AMB-UNDO-04
field-AuthoredText-seat = Auteur
    .hint = La place qui a donné ce texte.
# AMB-ELEM-01
field-Element-seat = Auteur
    .hint = La place qui a défini l’élément.
# AMB-BID-04
field-BidView-seat = Enchérisseur
    .hint = La place à qui est la mise.
# AMB-STAGE-05
field-Frame-seat = Auteur
    .hint = Le metteur en scène qui a proposé ce cadre.
# AMB-CLOSE-04
field-ClosingView-seat = Qui agit
    .hint = La place dont c’était le tour de donner une carte ou de passer.
# AMB-CONS-05
field-Claim-seat = À qui d’agir
    .hint = La place qui doit prendre, reprendre, partager ou offrir une carte.
# AMB-CHAR-01
field-SubmitCharacter-name = Nom du personnage
    .hint = Le prénom de l’enfant d’Obéron, choisi par son joueur ; visible de tous.
# AMB-CHAR-01
field-CharacterSubmittedEntry-name = Nom du personnage
    .hint = Le prénom de l’enfant d’Obéron, choisi par son joueur ; visible de tous.
# AMB-CHAR-01
field-SeatView-character = Personnage
    .hint = Le prénom de l’enfant d’Obéron que joue cette place ; vide avant qu’il soit remis.
# AMB-STAGE-01
field-SceneView-id = Identifiant
    .hint = Désigne cette scène dans les lignes du fil.
# AMB-UNDO-02
field-UndoView-id = Identifiant
    .hint = Désigne la proposition quand on y répond.
# AMB-NARR-02
field-FinishFirstSentence-text = Première phrase
    .hint = Ce que raconte le narrateur, s’il veut le noter ; la table entière le lit, aucune règle n’en dépend.
# AMB-NARR-06
field-TakeFloor-text = Récit
    .hint = Ce que raconte le nouveau narrateur, s’il veut le noter ; la table entière le lit, aucune règle n’en dépend.
# AMB-NARR-06
field-FloorTakenEntry-text = Récit
    .hint = Ce que raconte le nouveau narrateur, quand il l’a noté.
# AMB-NARR-09
field-EndNarration-text = Derniers mots
    .hint = La fin du récit, si le narrateur veut la noter ; la table entière la lit, aucune règle n’en dépend.
# AMB-NARR-02
field-NarratedEntry-text = Récit
    .hint = Les mots du narrateur, quand il les a notés.
# AMB-DEAL-04
field-SetConflictTheme-text = Thématique
    .hint = De quoi parle le conflit, d’après son arcane ; tout joueur peut l’écrire, la dernière version compte.
# AMB-UNDO-04
field-AmendText-text = Nouveaux mots
    .hint = Ce qui remplace le texte retiré, non vide.
# AMB-EPI-07
field-MotivationRevealedEntry-text = Motivation
    .hint = La phrase secrète, dite par son joueur avant son épilogue.
# AMB-ELEM-02
field-DefineElement-text = Ce que c’est
    .hint = L’objet, le personnage, le lieu ou l’organisation, en quelques mots ; facultatif si la table a un texte prêt.
# AMB-ELEM-02
field-ElementDefinedEntry-text = Ce que c’est
    .hint = L’objet, le personnage, le lieu ou l’organisation, selon qui l’a défini ; rien s’il a été retiré.
# AMB-ELEM-02
field-Element-text = Ce que c’est
    .hint = L’objet, le personnage, le lieu ou l’organisation, selon qui l’a défini ; rien s’il a été retiré.
# AMB-CONS-08
field-ConcludeScene-text = Récit
    .hint = Ce que le vainqueur a gagné, et comment ; ou le statu quo, en commun. Peut être dit de vive voix.
# AMB-CONS-08
field-SceneConcluded-text = Récit
    .hint = Ce que le vainqueur a gagné, ou le statu quo ; rien si on l’a dit de vive voix.
# AMB-EPI-06
field-TellEpilogue-text = Récit
    .hint = Le destin de votre personnage ; peut être dit de vive voix.
# AMB-UNDO-04
field-AuthoredText-text = Mots
    .hint = Le texte donné ; rien s’il a été dit de vive voix ou retiré.
# AMB-CONS-05
field-StepSkipped-reason = Pourquoi
    .hint = Toujours la même cause : plus aucune carte face visible sur le conflit.
# AMB-UNDO-01
field-UndoView-target = Premier événement visé
    .hint = Tout ce qui le suit deviendrait nul, ou ses mots seuls.
# AMB-UNDO-01
field-UndoView-targets = Événements visés
    .hint = Tous ceux que la proposition veut corriger ; vide s’il n’y en a qu’un.
# AMB-UNDO-01, AMB-UNDO-04
field-UndoView-kind = Genre de correction
    .hint = Retour en arrière, retrait de mots ou autre, selon la proposition.
# AMB-ELEM-02
field-kind = Sorte d’élément
    .hint = Objet, personnage, lieu ou organisation, au choix de qui le définit ; rien si ses mots sont retirés.
# AMB-UNDO-04
field-AmendText-kind = Sorte d’élément
    .hint = À redonner avec les mots d’un élément ; sans objet pour tout autre texte.
# AMB-UNDO-04
field-VoidedTextView-kind = Sorte de texte
    .hint = Thématique, élément, enjeu, conclusion ou épilogue.
# AMB-CONS-05, AMB-ACT2-04
field-Claim-kind = Ce qui est dû
    .hint = Carte du vainqueur, carte reprise, gage à offrir ou à accepter, partage du second acte.
# AMB-STAGE-05
field-SceneView-proposal = Cadre proposé
    .hint = Celui qui attend l’accord des autres metteurs en scène ; toute carte posée l’annule.
# AMB-RNG-01
field-SealedDraw-faces = Ordre tiré
    .hint = Les positions des cartes mélangées, dans l’ordre du tirage, à partir de 0.
# AMB-BID-11
field-total = Total de la mise
    .hint = Somme des valeurs de ses cartes, toutes couleurs confondues.
# AMB-BID-03, AMB-BID-07
field-round = Tour de mise
    .hint = 1 pour la mise de tous ; au-delà, les cartes de départage.
# AMB-RANK-02
field-RanksAssigned-order = Ordre des classés
    .hint = Du Roi au Valet.
# AMB-CLOSE-01
field-ClosingOpened-order = Ordre de clôture
    .hint = Toutes les places, les metteurs en scène d’abord ; chacune agit une fois.
# AMB-RNG-01, AMB-RNG-02
field-source = Origine des cartes
    .hint = Tirées par le service, ou sorties d’un vrai paquet et saisies.
# AMB-CLOSE-05, AMB-CLOSE-06
field-ClosingCardGivenEntry-source = Origine de la carte
    .hint = De la main du donneur, ou de sa pile mise de côté.
# AMB-CLOSE-05, AMB-CLOSE-06
field-ClosingView-source = Origine de la carte
    .hint = De la main ou de la pile mise de côté ; rien pour qui passe.
# AMB-LEVEL-02, AMB-LEVEL-03
field-level = Niveau du conflit
    .hint = Rivalité si le rouge l’emporte, Belligérance si c’est le noir, au bord de la guerre à égalité ; fixé une fois.
# AMB-WIN-05
field-points = Points
    .hint = Par impliqué : dans combien de couleurs majoritaires il est le mieux classé.
# AMB-WIN-05, AMB-WIN-06
field-winner = Vainqueur
    .hint = L’impliqué qui a le plus de points ; personne en cas d’ex æquo.
# AMB-ACT2-04
field-GiveSpoil-loser = Vaincu
    .hint = Un de ceux qui n’ont pas encore leur carte ; il la mettra de côté.
# AMB-ACT2-04
field-SpoilGivenEntry-loser = Vaincu
    .hint = Qui met la carte de côté.
# AMB-CONS-04
field-PledgeAcceptedEntry-loser = Vaincu
    .hint = Qui avait offert le gage, et met de côté la carte rendue.
# AMB-WIN-03, AMB-WIN-09
field-leader = En tête
    .hint = L’impliqué qui l’emporterait si l’on jugeait maintenant ; rien à égalité.
# AMB-GEN-04
field-phase = Phase
    .hint = De l’enfance (motivation, donne, enchères…) aux deux actes, à l’épilogue et à la fin.
# AMB-GEN-04
field-step = Étape
    .hint = Ce que la table fait en ce moment dans la phase ; cela dit quelles commandes sont possibles.
# AMB-DEAL-04, AMB-LEVEL-04
field-ConfirmReady-step = Lecture confirmée
    .hint = Les thématiques avant les enchères, ou avec le niveau des conflits après.
# AMB-CONS-05, AMB-ACT2-05
field-StepSkipped-step = Suite omise
    .hint = Carte du vainqueur, carte reprise, gage ou carte du vaincu.
# AMB-STAGE-01
field-scene = Scène
    .hint = La scène concernée, par son identifiant.
# AMB-ACT-02
field-AmbreView-scene = Scène en cours
    .hint = Celle qui se joue, une seule à la fois ; rien entre deux.
# AMB-STAGE-02
field-by = Mise en place par
    .hint = L’initiateur choisit : lui-même, ou tous les autres joueurs ensemble.
# AMB-ELEM-05
field-waived = Éléments abandonnés
    .hint = Les places qui n’en définissent pas, faute de carte ; sans nom quand n’importe qui le pouvait.
# AMB-BID-12
field-passes = Passes
    .hint = Qui a passé depuis la dernière carte ajoutée ; quand tous ont passé, l’enchère est finie.
# AMB-EPI-06
field-ranking = Classement des destins
    .hint = Du plus grand écart au plus petit ; ce n’est pas une victoire.
# AMB-RANK-02
field-RanksAssigned-ranks = Figures
    .hint = Par place classée : Roi, Reine, Cavalier ou Valet de la couleur.
# AMB-RANK-02, AMB-RANK-04
field-SeatView-ranks = Classement
    .hint = Par couleur déjà mise aux enchères : Roi, Reine, Cavalier, Valet ou non classé.
# AMB-DEAL-04, AMB-LEVEL-04
field-SeatView-ready = Thématiques lues
    .hint = Oui quand cette place a confirmé la lecture demandée à cette étape.
# AMB-DEAL-04
field-theme = Thématique
    .hint = Ce qu’un joueur en a écrit, sinon le texte de la table pour l’arcane ; rien si aucun n’existe.
# AMB-RANK-05
field-StakePlacedEntry-cards = Mise
    .hint = Toutes les cartes de l’enchère du joueur ; elles vont ensemble, face visible, sur un seul conflit.
# AMB-EPI-01
field-Destiny-cards = Pile
    .hint = Les cartes mises de côté, retournées pour l’épilogue.
# AMB-BID-11
field-BidView-cards = Cartes de la mise
    .hint = Celles qui sont face visible devant la place ; leurs valeurs s’additionnent.
# AMB-SEC-05
field-ConflictView-cards = Cartes posées
    .hint = Toutes celles du conflit, faces cachées comprises : nul n’ignore lesquelles.
# AMB-BID-03, AMB-BID-07
field-LayBid-card = Carte à miser
    .hint = De votre main, face cachée, de toute couleur, ou le Joker pour s’abstenir ; pour départager, d’une valeur non visible.
# AMB-BID-10, AMB-BID-11
field-Raise-card = Carte ajoutée
    .hint = Une carte de votre main, face visible ; votre total doit égaler la meilleure mise, ou la dépasser si la table l’exige.
# AMB-ELEM-02, AMB-ELEM-03
field-DefineElement-card = Carte du conflit
    .hint = Une carte face visible, dont la couleur et la valeur donnent l’élément ; elle passe face cachée.
# AMB-STAGE-04
field-LayCircumstance-card = Carte posée
    .hint = De votre main, face visible sur le conflit, pour changer sur quoi il se joue.
# AMB-NARR-03
field-RequestFloor-card = Carte posée
    .hint = De votre main, face cachée ; retournée quand vous prenez la parole, elle compte dans le conflit.
# AMB-CLOSE-05
field-CloseWithHandCard-card = Carte donnée
    .hint = De votre main ; qui la reçoit la met de côté, et une carte cachée du conflit est retournée.
# AMB-CLOSE-06
field-CloseWithSetAside-card = Carte donnée
    .hint = De votre pile mise de côté ; elle passe dans celle du destinataire.
# AMB-CONS-01, AMB-ACT2-04
field-TakeSpoil-card = Carte prise
    .hint = Une carte face visible du conflit, que le vainqueur met de côté.
# AMB-CONS-02, AMB-CONS-06
field-RecoverCard-card = Carte reprise
    .hint = Une carte face visible du conflit, qui va dans votre main.
# AMB-CONS-03
field-OfferPledge-card = Carte offerte
    .hint = Une carte face visible du conflit ; le vainqueur la prend en main s’il accepte.
# AMB-ACT2-04
field-GiveSpoil-card = Carte du vaincu
    .hint = Une carte face visible du conflit, au choix du vainqueur.
# AMB-BID-03, AMB-SEC-03
field-BidLaidEntry-card = Carte posée
    .hint = Face cachée : son joueur seul la voit avant que toutes soient retournées.
# AMB-BID-10
field-BidRaisedEntry-card = Carte ajoutée
    .hint = De la main, face visible, sur la mise du joueur.
# AMB-ELEM-03
field-ElementDefinedEntry-card = Carte retournée
    .hint = Celle dont l’élément est tiré ; elle est maintenant face cachée.
# AMB-STAGE-04
field-CircumstanceLaidEntry-card = Carte posée
    .hint = De la main d’un metteur en scène, face visible sur le conflit.
# AMB-NARR-03, AMB-SEC-04
field-FloorRequestedEntry-card = Carte posée
    .hint = Face cachée : son joueur seul la voit avant de prendre la parole.
# AMB-NARR-06
field-FloorTakenEntry-card = Carte retournée
    .hint = Celle du nouveau narrateur ; face visible sur le conflit, elle en change les circonstances.
# AMB-CLOSE-09
field-ClosingCardGivenEntry-card = Carte donnée
    .hint = Visible du donneur et du destinataire seuls, sauf piles ouvertes.
# AMB-CONS-01, AMB-CONS-02, AMB-CONS-03
field-CardEntry-card = Carte du conflit
    .hint = La carte face visible que l’on prend, reprend ou offre.
# AMB-ACT2-04
field-SpoilGivenEntry-card = Carte du vaincu
    .hint = Une carte face visible du conflit, que le vaincu met de côté.
# AMB-CLOSE-09
field-ClosingView-card = Carte donnée
    .hint = Visible du donneur et du destinataire seuls, sauf piles ouvertes ; rien pour qui passe.
# AMB-BID-04
field-SeatCard-card = Carte
    .hint = Ce qui est devant la place : arcane mineure, ou Joker.
# AMB-ELEM-03
field-Element-card = Carte d’origine
    .hint = Celle qui a donné l’élément, où qu’elle soit à présent.
# AMB-SEC-05
field-Placed-card = Carte
    .hint = Une arcane mineure du conflit, connue de tous quelle que soit sa face.
# AMB-NARR-05
field-to = Parole laissée à
    .hint = La place qui la demandait et peut maintenant la prendre.
# AMB-RANK-05
field-side = Conflit
    .hint = Le vôtre à gauche ou celui à droite, où va toute votre mise ; au choix du joueur.
# AMB-STAGE-05
field-stake = Enjeu
    .hint = Ce que la scène peut changer, en bien ou en mal, pour les deux camps du conflit.
# AMB-ACT-05
field-act = Acte
    .hint = Le premier, sur ses propres conflits, ou le second, sur n’importe lequel.
# AMB-ACT-05
field-AmbreView-act = Acte en cours
    .hint = Premier ou second ; rien pendant l’enfance.
# AMB-SEC-02
field-own = Vous seul
    .hint = Votre main, votre motivation et vos cartes cachées ; rien pour un spectateur.

# Mots des formulaires et des feuilles
label-act_one = premier acte
label-act_two = second acte
label-announce = annonce du narrateur
label-any_narrator = n’importe quel narrateur
label-current_narrator = le narrateur présent
label-anyone = n’importe qui
label-neighbours = les deux voisins
label-as_act_one = comme au premier acte
label-no_cards = aucune carte
label-at_end = toutes à la fin
label-with_epilogue = avec l’épilogue
label-auction = enchères
label-closing = clôture
label-conclusion = conclusion
label-consequences = conséquences
label-deal = donne
label-element = élément
label-elements = éléments
label-ended = fin
label-epilogue = épilogue
label-idle = entre deux scènes
label-lay_bids = mises
label-left = gauche
label-right = droite
label-lobby = avant la partie
label-majority = la majorité
label-unanimous = tous
label-motivation = motivations
label-narration = narration
label-raise = relances
label-setup = mise en place
label-staging = choix de la mise en place
label-share_spoils = partage des cartes
label-stake = enjeu
label-theme = thème
label-tie_break = départage
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

chapter-ACT = Actes
chapter-ACT2 = Acte II
chapter-BID = Enchères
chapter-CHAR = Personnages
chapter-CLOSE = Fin de scène
chapter-CONS = Conséquences et conflits
chapter-DEAL = Distribution
chapter-ELEM = Éléments
chapter-EPI = Épilogue
chapter-GEN = Partie
chapter-NARR = Raconter
chapter-RANK = Rangs
chapter-RNG = Hasard
chapter-STAGE = Mise en scène
chapter-UNDO = Corrections
