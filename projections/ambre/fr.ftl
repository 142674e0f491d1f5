# Enfance
about = De trois à cinq enfants d’un roi absent, sans meneur : les quarante arcanes mineures servent à enchérir, les rangs ainsi gagnés tranchent les conflits, et poser une carte, quelle que soit sa valeur, donne la parole.

GameStarted = La partie commence{ $has_seating ->
    [no] .
   *[yes]  ; autour de la table, dans le sens horaire : { LIST($seating) }.
}
CharacterSubmitted = { $who } joue { $name }{ $has_motivation ->
    [no] .
   *[yes]  ; sa motivation : { STOP($motivation) }
}
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
PhysicalArcanaSubmitted = { $who } a saisi les arcanes des conflits : { $arcana }.
PhysicalDealRejected = Les cartes saisies ne s’accordent pas : chacun saisit de nouveau.
PhysicalKingSubmitted = { $who } annonce le Roi retourné : le Roi { DE($suit) }.
ConflictThemeSet = { $who } donne au conflit { $conflict } sa thématique{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
ReadyConfirmed = { WORD($step) ->
    [levels] { $who } a relu les thématiques avec le niveau des conflits.
   *[themes] { $who } a lu les thématiques.
}
KingsShuffled = Les quatre Rois sont mélangés.
AuctionOpened = Enchère n° { $index } : le Roi { DE($suit) }.
BidLaid = { $who } pose une carte face cachée{ $round ->
    [1] {""}
   *[more] {" "}pour départager sa mise
}{ $has_card ->
    [no] .
   *[yes]  : { $card }.
}
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
RaisePassed = { $who } ne renchérit pas.
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
JokersRetired = Les Jokers quittent la partie.
ConflictLevelSet = Le conflit { $conflict } vaut { $red } en rouge et { $black } en noir : { $level }.
ElementDefined = { $has_from_conflict ->
    [no] { $who } retourne { LE($card) }
   *[yes] { $who } prend { LE($card) } au conflit { $from_conflict }, retourne cette carte
} et définit un élément du conflit { $conflict } ({ $kind }){ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
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
StagingChosen = { WORD($by) ->
    [initiator] { $who } se charge de la mise en place.
   *[others] { $who } confie la mise en place aux autres{ $has_stagers ->
        [no] .
       *[yes]  : { LIST($stagers) }.
    }
}
MotivationRead = { $who } relit sa motivation{ $has_motivation ->
    [no] .
   *[yes]  : { STOP($motivation) }
}
CircumstanceLaid = { $who } pose { LE($card) } sur le conflit{ $has_conflict ->
    [no] .
   *[yes] {" "}{ $conflict }.
}
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
FrameApproved = { $who } approuve le cadre.
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
FirstSentenceFinished = { $who } a terminé sa première phrase de narration.
FloorRequested = { $who } demande la parole en posant { $has_card ->
    [no] une carte face cachée.
   *[yes] { LE($card) }, face cachée.
}
FloorYielded = { $who } laisse la parole { A($to) }.
FloorTaken = { $who } retourne { LE($card) } et prend la parole{ $has_values ->
    [no] {""}
   *[yes]  ; circonstances : { LIST($values) }
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
SceneCut = { $who } dit « Couper ».
FloorPassed = { $who } laisse le narrateur poursuivre.
NarrationEnded = { $who } achève la narration.
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
ClosingPassed = { $who } laisse passer son tour dans la clôture de la scène.
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
CardRecovered = { $who } reprend { LE($card) } en main.
PledgeOffered = { $who } offre { LE($card) } en gage.
PledgeWaived = { $who } n’offre pas de gage.
PledgeRefused = { $who } refuse le gage.
PledgeAccepted = { $who } accepte en gage { LE($taken) } et donne en échange { A($loser) } { $has_given ->
    [no] une carte de sa main.
   *[yes] { LE($given) }.
}
SpoilGiven = { $who } donne { LE($card) } { A($loser) }, qui met cette carte de côté.
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
ConclusionApproved = { $who } approuve cette conclusion.
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
EpilogueTold = { $who } raconte son épilogue{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
MotivationRevealed = { $who } dévoile sa motivation : { STOP($text) }
part-MotivationsRevealed-motivations = { $key } ({ QUOTE($value) })
MotivationsRevealed = Toutes les motivations sont dévoilées{ $has_motivations ->
    [no] .
   *[yes]  : { LIST($motivations) }.
}
GameEnded = La partie est finie ; du destin le plus enviable au plus funeste : { $ranking }.
DrawsOpened = Les tirages du service sont ouverts à tous.

# Corrections
EventsVoided = La partie reprend avant { $has_about ->
    [yes] { QUOTE($about) }
   *[no] un événement
}{ $after_disclosure ->
    [true] {" ; "}une carte cachée avait été montrée depuis
   *[other] {""}
}{ $has_reason ->
    [no] .
   *[yes] {" : "}{ STOP($reason) }
}
TextVoided = Les mots { $has_about ->
    [yes] de { QUOTE($about) }
   *[no] d’un événement
} sont retirés, leur auteur peut en donner d’autres{ $has_reason ->
    [no] .
   *[yes] {" : "}{ STOP($reason) }
}
TextAmended = { $who } donne un nouveau texte{ $has_text ->
    [no] .
   *[other] {" : "}{ STOP($text) }
}
UndoProposed = { $who } propose { proposed-deed }{ $has_reason ->
    [no] .
   *[yes] {" : "}{ STOP($reason) }
}
UndoConsented = { $who } accepte { proposed-deed }.
UndoRefused = { $who } refuse { proposed-deed }.
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
field-abstained = Abstentions
    .hint = Ceux dont la mise ne compte pas.
field-act_two_draw = Tirage à l’acte II
    .hint = Si l’on reprend des cartes après une scène du second acte.
field-announced = Narrateur annoncé
    .hint = Oui quand le narrateur s’est annoncé.
field-approvals = Approbations
    .hint = Ceux qui ont approuvé le cadre.
field-arcana = Arcane majeur
    .hint = L’arcane majeure posée sur le conflit.
field-auction = Enchère
    .hint = L’enchère en cours, ou son rang.
field-audit = Ce qui était scellé
    .hint = Tirages, mains et paquets cachés, ouverts une fois la partie finie.
field-awaited = Attendus
    .hint = Ceux dont on attend la mise.
field-bid_laid = Mise posée
    .hint = Oui quand une carte est posée, encore cachée.
field-bids = Mises
    .hint = Les mises retournées, avec leur total.
field-black = Noires
    .hint = Combien de cartes noires.
field-red = Rouges
    .hint = Combien de cartes rouges.
field-closing_actions = Cartes de clôture
    .hint = Ce que chacun a fait à la clôture.
field-closing_index = Rang dans la clôture
    .hint = Combien ont déjà joué leur clôture.
field-closing_order = Ordre de clôture
    .hint = Dans quel ordre on joue la clôture.
field-commitment = Engagement
    .hint = Empreinte publiée avant le tirage, qui permet de le vérifier à la fin.
field-commitments = Engagements
    .hint = Les empreintes de tous les tirages scellés.
field-conclusion = Conclusion
    .hint = Comment la scène se termine, avec les mots du gagnant.
field-conclusion_approvals = Accords sur la conclusion
    .hint = Ceux qui ont accepté la conclusion.
field-conflict = Conflit
    .hint = Le conflit concerné, entre deux voisins.
field-conflicts = Conflits
    .hint = Les conflits de la table.
field-from_conflict = Conflit d’origine
    .hint = Le conflit d’où vient la carte.
field-consents = Accords
    .hint = Ceux qui consentent à la correction.
field-refusals = Refus
    .hint = Ceux qui refusent la correction.
field-consequence_step = Suite à régler
    .hint = Ce que le gagnant ou le perdant doit encore faire.
field-cut_by = Parole coupée par
    .hint = Qui a pris la parole au narrateur.
field-cut_gate = Avant de couper
    .hint = Quel narrateur doit avoir achevé une phrase avant qu’on lui prenne la parole.
field-dealt = Mains distribuées
    .hint = Les mains telles qu’elles ont été distribuées.
field-destinies = Destinées
    .hint = L’équilibre des cartes mises de côté, place par place.
field-destiny = Destinée
    .hint = L’équilibre des cartes mises de côté, une fois retournées.
field-draw = Tirage
    .hint = Quel tirage scellé.
field-draws = Tirages
    .hint = Les tirages scellés, avec de quoi les vérifier.
field-element_pickers = Qui définit les éléments
    .hint = Les deux voisins du conflit, ou n’importe qui.
field-elements = Éléments
    .hint = Les éléments dont la scène ou le conflit est fait.
field-ConflictView-elements = Éléments
    .hint = Ce que les cartes retournées ont défini.
field-epilogue = Épilogue
    .hint = Ce que cette place a raconté à la fin.
field-epilogue_suit = Table d’épilogue
    .hint = La couleur dont l’épilogue suit la table.
field-epilogues = Épilogues
    .hint = Textes proposés pour chaque couleur.
field-evaluation = Évaluation
    .hint = Qui l’emporte dans la scène, et de combien.
field-face_up = Face visible
    .hint = Non quand la carte ne compte plus.
field-featured = Mis en scène
    .hint = Ceux qui paraissent dans la scène.
field-first_sentence_done = Première phrase dite
    .hint = Oui quand le narrateur a achevé une phrase : on peut lui demander la parole.
field-flip = Carte retournée
    .hint = La carte du conflit que l’on retourne.
field-flip_face = Nouvelle face
    .hint = Si la carte montre ensuite sa face ou son dos.
field-floor_card = Carte de parole
    .hint = La carte posée pour demander la parole.
field-floor_card_laid = Parole demandée
    .hint = Oui quand une carte est posée pour demander la parole.
field-SceneView-frame = Cadre
    .hint = Le cadre de la scène : qui raconte, avec quoi, pour quel enjeu.
field-gap = Écart
    .hint = Différence entre les cartes noires et les rouges.
field-give = Carte donnée
    .hint = La carte donnée en échange du gage.
field-given = Carte donnée
    .hint = La carte reçue en échange, pour ceux qui la voient.
field-hand = Main
    .hint = Les cartes en main.
field-hand_count = Cartes en main
    .hint = Combien de cartes en main.
field-hands = Mains à la fin
    .hint = Les mains telles qu’il en restait à la fin.
field-index = Rang
    .hint = Quelle enchère des quatre, à partir de 1.
field-initiated = Scènes initiées
    .hint = Les actes où cette place a déjà initié sa scène.
field-initiator = Initiateur
    .hint = Qui a initié la scène.
field-involved = Impliqués
    .hint = Ceux que le conflit de la scène concerne.
field-joker = Joker
    .hint = L’arcane majeure que tient cette place.
field-joker_playable = Joker jouable
    .hint = Oui tant que le Joker peut encore servir.
field-jokers = Jokers
    .hint = L’arcane majeure de chaque place.
field-king_order = Ordre des Rois
    .hint = Dans quel ordre les couleurs ont été mises aux enchères.
field-kings_turned = Rois retournés
    .hint = Les couleurs déjà mises aux enchères.
field-laid = Mises posées
    .hint = Ceux qui ont posé une mise encore cachée.
field-bid_card = Votre mise
    .hint = La carte que vous avez posée.
field-left_of = À gauche de
    .hint = La place dont ce conflit est à gauche.
field-right_of = À droite de
    .hint = La place dont ce conflit est à droite.
field-losers = Perdants
    .hint = Ceux qui perdent la scène.
field-majority = Couleurs majoritaires
    .hint = Les couleurs qui l’emportent.
field-motivation = Motivation
    .hint = Ce que veut le personnage, tel que l’a écrit son joueur.
field-motivation_prefix = Début des motivations
    .hint = Les mots par lesquels commence toute motivation.
field-motivation_read = Motivations lues
    .hint = Ceux qui ont relu la motivation d’un autre dans cette scène.
field-motivation_reveal = Révélation des motivations
    .hint = Toutes à la fin, ou chacune avec son épilogue.
field-motivations = Motivations
    .hint = La motivation de chaque place.
# AMB-NARR-09: a real-time window; 0 waits for passes alone.
field-narration_window = Délai pour demander la parole
    .hint = En secondes, de 0 à 3600, fixé à l’ouverture : passé ce temps après sa première phrase, le narrateur peut achever un récit sans coupure même si d’autres ne se sont pas prononcés. 0 : chacun doit se prononcer.
# AMB-NARR-09: counted anew for each narrator.
field-floor_passes = Laissent poursuivre
    .hint = Les joueurs qui ont déclaré laisser ce narrateur achever son récit ; tant qu’il parle, ils peuvent encore poser une carte.
field-narrator = Narrateur
    .hint = Qui raconte la scène.
field-open_set_aside = Cartes de côté visibles
    .hint = Oui si tous voient les cartes mises de côté.
field-pending_request = Parole demandée par
    .hint = Qui attend la parole.
field-physical_arcana = Arcanes tapés
    .hint = Les arcanes majeures sorties du vrai paquet, telles qu’on les a tapées.
field-physical_deal_typed = Donne tapée
    .hint = Oui quand cette place a tapé ses cartes.
field-physical_deck = Vrai paquet
    .hint = Oui si l’on joue avec un paquet sur la table.
field-physical_hand = Votre main tapée
    .hint = Les cartes que vous avez tapées.
field-physical_joker = Votre Joker tapé
    .hint = Le Joker que vous avez tapé.
field-placing = À placer
    .hint = Ceux qui doivent encore placer leur mise sur un conflit.
field-pledge = Gage
    .hint = La carte offerte par le perdant.
field-pledge_given = Rendu pour le gage
    .hint = La carte donnée en échange du gage.
field-raise_must_exceed = Relance plus haute
    .hint = Oui si une relance doit dépasser la meilleure mise, et non l’égaler.
field-recipient = Destinataire
    .hint = Qui reçoit la carte.
field-returned = Mises rendues
    .hint = Les cartes qui reviennent à leurs joueurs.
field-salt = Sel
    .hint = Ce qui, avec les faces, redonne l’engagement.
field-scenes = Scènes
    .hint = Les scènes jouées jusqu’ici.
field-seating = Tour de table
    .hint = Les places dans l’ordre où elles sont assises.
field-served = Servis
    .hint = Ceux qui ont eu ce que la scène leur doit.
field-set_aside = Cartes de côté
    .hint = Les cartes mises de côté.
field-set_aside_count = Cartes de côté
    .hint = Combien de cartes sont mises de côté.
field-setup_cards = Cartes de mise en place
    .hint = Les cartes jouées pour mettre la scène en place.
field-size = Nombre de cartes
    .hint = Combien de cartes chacun reçoit.
field-stagers = Metteurs en scène
    .hint = Ceux qui mettent la scène en place.
field-staging = Mise en place
    .hint = Qui met la scène en place : l’initiateur ou les autres.
field-submitted = Personnage remis
    .hint = Oui quand le personnage est écrit.
field-suit = Couleur
    .hint = Bâton, coupe, denier ou épée.
field-taken = Gage pris
    .hint = La carte que prend le gagnant.
field-text_pack = Textes de la table
    .hint = Thèmes, éléments et épilogues que la table apporte.
field-themes = Thèmes
    .hint = Le thème de chaque arcane majeure.
field-three_seats = Jouer à trois
    .hint = Oui pour admettre une table de trois places.
field-ties = Égalités
    .hint = Ceux que le total ne départage pas.
field-undealt_majors = Arcanes restants
    .hint = Combien d’arcanes majeures n’ont pas été distribuées.
field-undealt_minors = Cartes restantes
    .hint = Combien de cartes mineures n’ont pas été distribuées.
field-undo_consent = Accord aux corrections
    .hint = Si une correction demande l’accord de tous ou de la majorité.
field-undo_proposal = Correction proposée
    .hint = La correction qui attend des réponses.
field-unranked = Sans rang
    .hint = Ceux qui n’obtiennent pas de rang.
field-values = Valeurs
    .hint = La somme de chaque couleur.
field-voided_texts = Textes à redire
    .hint = Les textes retirés, que leur auteur doit redire.
field-yielded = Parole cédée
    .hint = Oui quand le narrateur a cédé la parole.

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
