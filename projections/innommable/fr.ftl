# Préparation
about = Horreur cosmique : des protagonistes ordinaires s’approchent d’une vérité qui les défait. Une soirée, un meneur, deux à quatre joueurs.

OptionsSet = { $who } règle les options de la table.{ $changes-has_dice_total ->
    [no] {""}
   *[yes] {" "}Total des dés : { $changes-dice_total }.
}{ $changes-has_reserve_view ->
    [no] {""}
   *[yes] {" "}Réserve : { $changes-reserve_view }.
}{ $changes-has_suggestion_source ->
    [no] {""}
   *[yes] {" "}D’où vient le dé d’une suggestion : { $changes-suggestion_source }.
}{ $changes-suggestion_needs_presence ->
    [true] {" "}Une suggestion ne se fait qu’entre protagonistes présents.
    [false] {" "}Une suggestion se fait même entre protagonistes absents.
   *[unchanged] {""}
}{ $changes-given_die_adds_box ->
    [true] {" "}Un dé offert ajoute une case à la liste du sort.
    [false] {" "}Un dé offert n’ajoute pas de case à la liste du sort.
   *[unchanged] {""}
}{ $changes-gift_needs_transgression ->
    [true] {" "}Offrir un d4 demande que son protagoniste ait transgressé.
    [false] {" "}Un d4 peut être offert à qui n’a pas transgressé.
   *[unchanged] {""}
}{ $changes-has_mid_resolution_monologue_die ->
    [no] {""}
   *[yes] {" "}Dé d’un monologue en pleine résolution : { $changes-mid_resolution_monologue_die }.
}{ $changes-null_reroll ->
    [true] {" "}On peut relancer même sans aucun dé impair.
    [false] {" "}On ne relance pas sans dé impair.
   *[unchanged] {""}
}{ $changes-has_impose_limit ->
    [no] {""}
   *[yes] {" "}Dés imposés par un gardien auxiliaire : { $changes-impose_limit }.
}{ $changes-has_terminal_attachment ->
    [no] {""}
   *[yes] {" "}Attache frappée d’un effet terminal : { $changes-terminal_attachment }.
}{ $changes-has_anchoring_erases ->
    [no] {""}
   *[yes] {" "}Un ancrage efface : { $changes-anchoring_erases }.
}{ $changes-has_dice ->
    [no] {""}
   *[yes] {" "}Dés : { $changes-dice }.
}
SituationElementRecorded = { $who } note la situation mystérieuse. { STOP($content) }
SymptomRecorded = { $who } prépare un symptôme ({ $slot }) : { STOP($text) }
DiceSchemeSet = { $who } fixe le schéma de dés : { $dice_scheme }.
InformationPlanned = { $who } prévoit { N($dice, "dé", "dés") } pour une information ({ $kind }) : { STOP($label) }
PlannedInformationDropped = { $who } retire de son plan une information ({ $kind }, { N($dice, "dé", "dés") }) : { STOP($label) }
SettingAnnounced = { $who } situe l’histoire. Lieu : { STOP($place) } Époque : { STOP($period) } Rôle des protagonistes : { STOP($role) }{ $has_context ->
    [no] {""}
   *[yes] {" "}Contexte : { STOP($context) }
}
ProtagonistCreated = { $who } présente son protagoniste, { STOP($name) } Apparence : { STOP($appearance) } Caractère : { STOP($temperament) } Origine : { STOP($origin) }
AttachmentSet = { $who } choisit l’attache de son protagoniste ({ $kind }) : { STOP($label) } { STOP($description) }
LinkDeclared = { $who } tisse un lien ({ $nature }) avec le protagoniste { DE($other) } : { STOP($text) }
ProtagonistRejected = { WORD($reason) ->
    [attachment_unfit] { $who } refuse l’attache du protagoniste { DE($seat) }, qui doit en choisir une plus adaptée.
    [role_not_respected] { $who } refuse le protagoniste { DE($seat) }, qui doit en présenter un autre : celui-ci ne respecte pas son rôle.
   *[any] { $who } refuse le protagoniste { DE($seat) }, qui doit en présenter un autre.
}
PlayStarted = { $who } commence la partie avec { N($players, "protagoniste", "protagonistes") }.

# Scènes
OrdinarySceneOpened = Scène { $number } : { STOP($label) }{ $has_present ->
    [no] {" "}Aucun protagoniste n’y est présent.
   *[yes] {" "}Protagonistes présents : { LIST($present) }.
}
PresenceChanged = { $present ->
    [true] Le protagoniste { DE($seat) } entre dans la scène.
   *[false] Le protagoniste { DE($seat) } quitte la scène.
}
OrdinarySceneClosed = La scène { $number } se termine.
ThreatMade = Une menace pèse sur le protagoniste { DE($target) }{ $has_challenges ->
    [no] {""}
   *[yes] {" "}et remet en cause un succès passé, { QUOTE($challenges) }
} : { STOP($text) }

# Révélations
SymptomRevealed = Un symptôme se révèle ({ $slot }) : { STOP($public_text) }
SymptomRepeated = Un symptôme revient ({ $slot }) : { STOP($public_text) }
InformationRevealed = Une information concrète se révèle ({ $kind }) : { STOP($public_text) }
SourceRevealed = La source se dévoile : { STOP($public_text) }
DifficultyRaised = { $who } durcit le jeu{ $has_basis ->
    [no] {""}
   *[yes] {" "}en s’appuyant sur un fait connu ({ $basis })
}{ $has_ref ->
    [no] {""}
   *[yes] , { QUOTE($ref) }
}{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}

# Monologues et transgression
DieTaken = { $who } prend un { WORD($die) } dans le bol pour un monologue ({ what-a-die-tells }) : silence, on écoute.
MonologueCompleted = { $seat } achève son monologue ({ what-a-die-tells }) et garde le { WORD($die) }{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}{ $has_elements ->
    [no] {""}
   *[yes] {" "}Entre dans l’histoire : { LIST($elements) }.
}
MonologueRejected = { $who } écarte le monologue { DE($seat) } ({ what-a-die-tells }) : { $reason }. Le { WORD($die) } retourne dans le bol.{ $has_text ->
    [no] {""}
   *[yes] {" "}{ STOP($text) }
}
HallucinationRealized = { $seat } comprend que ce que vivait son protagoniste à la scène { $seen } était une hallucination.
TransgressionProposed = { $who } demande si un acte { $target_is_who ->
    [yes] de son protagoniste
   *[no] du protagoniste { DE($target) }
} est inhumain : { STOP($act) }
TransgressionVoted = { WORD($vote) ->
    [yes] { $who } juge inhumain l’acte du protagoniste { DE($target) } : { STOP($id) }
   *[no] { $who } ne juge pas inhumain l’acte du protagoniste { DE($target) } : { STOP($id) }
}

# Suggestions
SuggestionMade = { $giver } fait une suggestion { A($target) } avec un { WORD($die) } { WORD($source) ->
    [own] pris parmi ses propres dés
   *[bowl] pris dans le bol
} ({ what-a-die-tells }){ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
SuggestionIncorporated = { $target } reprend à son compte la suggestion { DE($giver) }{ $has_on_behalf ->
    [no] {""}
   *[yes] {" "}({ $who } répond à sa place)
}{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}{ $has_elements ->
    [no] {""}
   *[yes] {" "}Entre dans l’histoire : { LIST($elements) }.
}

# Conflits
GoalDeclared = { WORD($purpose) ->
    [flight] { $who } veut que son protagoniste s’enfuie
   *[goal] { $who } déclare un but pour son protagoniste
}, contre { $opposition }{ $has_threat_id ->
    [no] {""}
   *[yes] {" "}et contre la menace { QUOTE($threat_id) }
} : { STOP($goal) }
ResolutionRuled = { $required ->
    [true] { $who } demande { A($seat) } une résolution aux dés pour { QUOTE($resolution) } : il faut { N($difficulty, "réussite", "réussites") }.
   *[false] { $who } juge les dés inutiles pour { QUOTE($resolution) }, le but { DE($seat) }.
}
GoalWithdrawn = { $seat } renonce avant tout lancer à { QUOTE($resolution) }{ for-the-absent }
DiceRolled = { WORD($stage) ->
    [reroll] { $seat } relance ses dés impairs
    [given] { $seat } lance le dé reçu
   *[initial] { $seat } lance tous ses dés
} pour { QUOTE($resolution) } : { $count ->
    [0] aucun dé.
   *[1] { $rolled }{ $physical ->
        [true] {" "}; dés de la table.
       *[false] .
    }
}{ $has_text ->
    [no] {""}
   *[yes] {" "}{ STOP($text) }
}
ActionStopped = { $seat } arrête { QUOTE($resolution) } sans lancer le dé reçu{ for-the-absent }
FailureAccepted = { $seat } accepte l’échec de { QUOTE($resolution) }{ for-the-absent }
AttachmentBroken = { $seat } rompt le lien de son protagoniste avec son attache, { QUOTE($attachment) }, pour atteindre { QUOTE($resolution) }{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}

# Liste du sort
BoxesCrossed = { $who } coche { N($count, "case", "cases") } dans la colonne { whose-column }, effet { $severity } : { STOP($text) } La colonne compte maintenant { boxes-now }.
AnchoringUsed = { $who } raconte un moment de son protagoniste avec son attache, { QUOTE($attachment) }{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}

# Après le protagoniste
ProtagonistRenounced = { $who } renonce à son protagoniste ({ $mode }{ $has_detail ->
    [no] {""}
   *[yes] , { $detail }
}){ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
KeptDiceChosen = { $seat } conserve { N($number, "dé", "dés") } ({ $kept }) et rend au bol { $returned }{ for-the-absent }
DieImposed = { $who } impose un { WORD($die) } { A($target) } ({ what-a-die-tells }){ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}{ $has_elements ->
    [no] {""}
   *[yes] {" "}Entre dans l’histoire : { LIST($elements) }.
}

# Épilogue
SituationDefused = { $who } déclare désamorcée la situation mystérieuse{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
NarrationAdded = { $who } raconte ({ $kind }{ $has_ref ->
    [no] {""}
   *[yes] {" "}à propos de { QUOTE($ref) }
}) : { STOP($text) }
EpilogueTold = { $who } raconte l’épilogue de son côté : { STOP($text) }
SecretDisclosed = { $has_element ->
    [no] { $who } dévoile une note de sa préparation ({ $item }{ $has_kind ->
        [no] {""}
       *[yes] , { $kind }, { N($planned, "dé prévu", "dés prévus") }
    }) : { $has_text ->
        [no] { $dice }.
       *[yes] { STOP($text) }
    }
   *[yes] { $who } dévoile une note de sa préparation. { STOP($element) }
}
GameClosed = { $who } clôt la partie.
RulingReplaced = { $who } remplace { quoted-event }{ $has_reason ->
    [no] .
   *[yes] {" : "}{ STOP($reason) }
}

# Ce que l’on compte
part-SettingElement = Cadre. Lieu : { STOP($place) } Époque : { STOP($period) } Circonstances : { STOP($context) }
part-SourceElement = Source, de nature { $nature } : { STOP($description) }
part-AntagonistsElement = Antagonistes : { $antagonists }. Si personne ne les arrête : { STOP($consequences) }
part-Antagonist = { $name } (ambition : { QUOTE($ambition) })
part-AestheticElement = Élément esthétique : { STOP($motif) }
part-RoleElement = Rôle des protagonistes : { STOP($role) }
part-ThrownDie = { $face } au { WORD($die) } ({ N($successes, "réussite", "réussites") })
part-Dice = { $d20 ->
    [0] { dice-from-d12 }
   *[1] { $d20 } d20{ $d12 ->
        [0] { then-d8 }
       *[1] , { $d12 } d12{ then-d8 }
    }
}
dice-from-d12 = { $d12 ->
    [0] { $d8 ->
        [0] { $d4 ->
            [0] aucun dé
           *[1] { $d4 } d4
        }
       *[1] { $d8 } d8{ then-d4 }
    }
   *[1] { $d12 } d12{ then-d8 }
}
then-d8 = { $d8 ->
    [0] { then-d4 }
   *[1] , { $d8 } d8{ then-d4 }
}
then-d4 = { $d4 ->
    [0] {""}
   *[1] , { $d4 } d4
}
what-a-die-tells = { WORD($die) ->
    [d20] prémonition
    [d12] hallucination
    [d8] connaissance occulte
   *[d4] effet paranormal
}
whose-column = { WORD($column) ->
    [protagonist] du protagoniste { DE($seat) }
   *[attachment] de l’attache { DE($seat) }
}
boxes-now = { N($empty, "case vide", "cases vides") } et { $crossed ->
    [0] aucune cochée
   *[1] { $crossed } { $crossed ->
        [one] cochée
       *[other] cochées
    }
}
for-the-absent = { $has_on_behalf ->
    [no] .
   *[yes] , sur décision { DE($who) }.
}

# Ce qui s’ensuit
PhaseChanged = La partie passe { DU($was) } { AU($now) }.
DifficultyChanged = { $has_was ->
    [no] La difficulté est de { N($now, "réussite", "réussites") }.
   *[yes] La difficulté passe { DE($was) } à { N($now, "réussite", "réussites") }.
}
DiceReleased = { $has_dice ->
    [no] Aucun dé ne passe de la réserve au bol
   *[yes] Le bol reçoit de la réserve : { LIST(TALLY($dice)) }
}{ $has_reserve ->
    [no] .
   *[yes] {" "}; reste en réserve : { $reserve }.
}
PacingWarned = { $scene ->
    [0] Pour le gardien : { $code }.
   *[1] Pour le gardien, à la scène { $scene } : { $code }.
}
DieAcquired = { $seat } ajoute un { $die } à ses dés ({ $via }{ $has_giver ->
    [no] {""}
   *[yes] {" "}{ DE($giver) }
}).
HallucinationRecorded = Pour le protagoniste { DE($seat) }, c’est une hallucination, qui semble vraie jusqu’à une scène suivante.
TransgressionRecorded = Le protagoniste { DE($target) } transgresse sa nature de mortel ({ WORD($cause) ->
    [d8] par un savoir occulte
   *[vote] par le jugement unanime de la table
}).
TransgressionRejected = Un seul non suffit : l’acte du protagoniste { DE($target) } n’est pas jugé inhumain.
SuccessesCounted = { $reached ->
    [true] { $seat } a { N($total, "réussite", "réussites") } en tout, il en fallait { $difficulty } (marge { SIGNED($margin) }){ $ones_seen ->
        [true] , mais un 1 est sorti.
       *[false] .
    }
   *[false] { $seat } a { N($total, "réussite", "réussites") } en tout, il en faut { $difficulty } (marge { SIGNED($margin) }) : c’est un échec pour l’instant{ $ones_seen ->
        [true] , et un 1 est sorti.
       *[false] .
    }
}
ResolutionSucceeded = { $seat } atteint son but, { QUOTE($resolution) }, { WORD($means) ->
    [dice] grâce aux dés.
    [rupture] grâce à la rupture avec son attache.
   *[renunciation] grâce au renoncement à son protagoniste.
}
ResolutionFailed = { $seat } n’atteint pas son but, { QUOTE($resolution) }.
ResolutionCancelled = La résolution { DE($seat) } s’arrête sans issue : { QUOTE($resolution) }.
OutcomeSecured = Ce succès, { QUOTE($resolution) }, est acquis jusqu’à la fin de la scène { $scene }.
FateBoxAdded = Une case vide s’ajoute à la colonne { whose-column } ({ $cause }) : { boxes-now }.
CrossErased = Une croix s’efface de la colonne du protagoniste { DE($seat) } : { boxes-now }.
AttachmentLost = L’attache du protagoniste { DE($seat) } est perdue : { STOP($attachment) }
ProtagonistLost = Le protagoniste { DE($seat) } est perdu.
ProtagonistFled = Le protagoniste { DE($seat) } s’enfuit, hors d’atteinte.
BecameAuxiliary = { $seat } joue désormais en gardien auxiliaire avec { N($dice_to_keep, "dé", "dés") }.
BecameCommentator = { $seat } n’a plus de dés : désormais, il ne lui reste qu’à assister à la partie et à la commenter.
GameEnded = L’histoire s’achève : { $reason }.

# Refus
refusal-bad_value = Une valeur ne convient pas.
refusal-wrong_stage = Ce n’est pas, ou plus, le moment.
refusal-wrong_phase = La phase de jeu ne le permet pas.
refusal-no_scene_open = Aucune scène ordinaire n’est ouverte.
refusal-scene_suspended = Une scène extraordinaire suspend le jeu : laissez-la finir.
refusal-resolution_open = Une résolution est en cours.
refusal-not_a_protagonist = Il faut diriger un protagoniste pour cela.
refusal-protagonist_out = Ce protagoniste n’est plus en jeu.
refusal-gm_never_rolls = Le gardien du mystère ne lance jamais les dés.
refusal-options_frozen = Les options ne changent plus une fois la partie commencée.
refusal-player_count = Il faut de deux à quatre joueurs.
refusal-situation_incomplete = La situation mystérieuse est incomplète : { $missing }.
refusal-symptoms_incomplete = Il manque des symptômes.
refusal-scheme_missing = Le schéma de dés n’est pas fixé.
refusal-scheme_order = Aucun type de dé ne peut être plus nombreux qu’un type plus grand.
refusal-scheme_total = Le schéma doit compter { $due } dés.
refusal-setting_not_announced = Le gardien n’a pas encore situé l’histoire.
refusal-protagonist_missing = Il manque un protagoniste.
refusal-attachment_missing = Il manque une attache.
refusal-attachment_is_protagonist = Une attache ne peut pas être un protagoniste.
refusal-name_taken = Ce nom est déjà pris à cette table.
refusal-self_target = On ne peut pas se viser soi-même.
refusal-scene_already_open = Une scène ordinaire est déjà ouverte.
refusal-threat_already_made = Ce protagoniste a déjà été menacé dans cette scène.
refusal-not_present = Ce protagoniste n’est pas dans la scène.
refusal-outcome_secured = Cette issue est acquise jusqu’à la prochaine scène.
refusal-already_revealed = C’est déjà révélé.
refusal-not_revealed_yet = Ce symptôme n’a pas encore été révélé.
refusal-opening_first = L’entrée en matière se révèle en premier.
refusal-trigger_last = Le déclencheur se révèle en dernier.
refusal-symptom_per_scene = Un symptôme a déjà été révélé dans cette scène.
refusal-reserve_needed_for_source = Il doit rester un dé pour la source.
refusal-basis_required = Il faut dire sur quoi s’appuie la hausse.
refusal-already_raised = La difficulté a déjà monté dans cette scène.
refusal-difficulty_cap = La difficulté ne peut pas monter davantage dans cette phase.
refusal-given_die_pending = Un dé donné attend d’être lancé ou laissé.
refusal-bowl_empty_keeper_speaks = Le bol est vide : laissez parler le gardien.
refusal-bowl_empty = Le bol est vide.
refusal-dice_not_available = Aucun dé de ce type n’est disponible.
refusal-transgression_required = Un d4 demande d’avoir transgressé.
refusal-too_early = Cette hallucination paraît encore réelle.
refusal-already_realized = Cette hallucination a déjà été percée à jour.
refusal-already_transgressed = Ce protagoniste a déjà transgressé.
refusal-proposal_open = La table juge déjà un acte de ce protagoniste.
refusal-proposal_closed = Le jugement est déjà rendu.
refusal-already_voted = Vous avez déjà répondu.
refusal-suggestion_used = Vous avez déjà fait une suggestion dans cette scène.
refusal-already_received = Ce joueur a déjà reçu un dé dans cette scène.
refusal-no_protagonist_conflict = Les dés ne tranchent jamais entre protagonistes.
refusal-flight_needs_roll = Une fuite se joue aux dés.
refusal-nothing_to_reroll = Aucun dé impair à relancer.
refusal-reroll_first = Il faut d’abord relancer.
refusal-attachment_broken = Le lien avec l’attache est rompu.
refusal-attachment_gone = L’attache est perdue.
refusal-no_crossed_box = Aucune case cochée à effacer.
refusal-no_interruption = On ne coche pas de case en ce moment.
refusal-no_empty_box = Il n’y a pas assez de cases vides.
refusal-attachment_column_full = La colonne de l’attache est pleine.
refusal-severity_too_high = Cette gravité dépasse ce que permettent les cases cochées.
refusal-bad_split = Ce partage des dés ne convient pas.
refusal-not_an_auxiliary = Il faut être gardien auxiliaire pour cela.
refusal-dice_split_pending = Choisissez d’abord les dés que vous conservez.
refusal-imposition_used = Vous avez déjà imposé un dé dans cette scène.
refusal-already_told = Cet épilogue est déjà raconté.
refusal-epilogue_missing = Le gardien doit d’abord raconter l’épilogue.

# Coups
move-SetTableOptions = Régler les options
move-RecordSituationElement = Noter un élément de la situation
move-RecordSymptom = Préparer un symptôme
move-SetDiceScheme = Fixer le schéma de dés
move-PlanInformation = Prévoir une information
move-DropPlannedInformation = Retirer une information prévue
move-StartPlay = Commencer la partie
move-AnnounceSetting = Situer l’histoire
move-CreateProtagonist = Présenter son protagoniste
move-SetAttachment = Choisir son attache
move-DeclareLink = Tisser un lien
move-RejectProtagonist = Faire revoir un protagoniste
move-OpenOrdinaryScene = Ouvrir une scène
move-SetScenePresence = Dire qui est dans la scène
move-CloseOrdinaryScene = Clore la scène
move-MakeThreat = Menacer
move-RevealSymptom = Révéler un symptôme
move-RepeatSymptom = Rappeler un symptôme
move-RevealInformation = Révéler une information
move-RevealSource = Dévoiler la source
move-RaiseDifficulty = Monter la difficulté
move-TakeDie = Prendre un dé
move-CompleteMonologue = Achever le monologue
move-RejectMonologue = Écarter le monologue
move-RealizeHallucination = Percer l’hallucination à jour
move-ProposeTransgression = Faire juger un acte
move-VoteTransgression = Juger l’acte
move-MakeSuggestion = Faire une suggestion
move-IncorporateSuggestion = Reprendre la suggestion
move-DeclareGoal = Déclarer un but
move-RuleResolution = Demander ou non les dés
move-WithdrawGoal = Renoncer au but
move-StopAction = Arrêter l’action
move-AcceptFailure = Accepter l’échec
move-BreakAttachment = Rompre avec l’attache
move-RollPool = Lancer ses dés
move-RerollOdd = Relancer les impairs
move-RollGivenDie = Lancer le dé donné
move-CrossBoxes = Cocher des cases
move-UseAnchoring = Effet d’ancrage
move-RenounceProtagonist = Renoncer à son protagoniste
move-ChooseKeptDice = Choisir les dés conservés
move-ImposeDie = Imposer un dé
move-DeclareDefused = Désamorcer la situation
move-AddNarration = Raconter
move-TellEpilogue = Raconter l’épilogue
move-DiscloseSecret = Dévoiler une note
move-CloseGame = Clore la partie

# Mots
label-setup = préparation
    .gender = f
label-awareness = prise de conscience
    .gender = f
label-machinations = agissements
    .gender = mp
label-confrontation = affrontement
    .gender = m
label-epilogue = épilogue
    .gender = m
label-closed = partie close
    .gender = f
label-d20 = d20
label-die-d20 = d20 (prémonition)
label-die-d12 = d12 (hallucination)
label-die-d8 = d8 (connaissance occulte)
label-die-d4 = d4 (effet paranormal)
label-d12 = d12
label-d8 = d8
label-d4 = d4
label-opening = entrée en matière
label-intermediate_1 = intermédiaire 1
label-intermediate_2 = intermédiaire 2
label-intermediate_3 = intermédiaire 3
label-trigger = déclencheur
label-antagonist_identity = identité des antagonistes
label-antagonist_lair = repaire
label-plan_element = élément du plan
label-source = source
label-setting = cadre
label-antagonists = antagonistes
label-aesthetic = élément esthétique
label-role = rôle des protagonistes
label-dice_scheme = schéma de dés
label-information = information prévue
label-person = personne
label-conviction = conviction
label-object = objet
label-other = autre
label-explicit = explicite
label-implicit = implicite
label-role_not_respected = rôle non respecté
label-attachment_unfit = attache inadaptée
label-monologue_element = élément de monologue
label-clue = indice
label-source_property = propriété de la source
label-too_similar = trop semblable à un autre
label-wrong_content = contenu inadapté au dé
label-yes = oui
label-no = non
label-bowl = bol
label-own = dés du joueur
label-seat = un autre joueur
label-character = un personnage
label-situation = la situation
label-nature = les lois de la nature
label-protagonist = protagoniste
label-attachment = attache
label-goal = but
label-flight = fuite
label-initial = premier lancer
label-reroll = relance
label-given = dé donné
label-dice = les dés
label-rupture = rupture
label-renunciation = renoncement
label-moderate = modéré
label-severe = grave
label-terminal = terminal
label-monologue = monologue
label-suggestion = suggestion
label-imposition = imposition
label-failure = échec
label-success_with_one = réussite avec un 1
label-anchoring = effet d’ancrage
label-vote = jugement de la table
label-incapacitation = incapacité
label-defection = défection
label-death = mort
label-insanity = folie
label-confinement = enfermement
label-outcome = issue
label-odd_behaviour = comportement étrange
label-last_scene = dernière scène
label-comment = commentaire
label-pacing_slow = les révélations tardent
label-plan_mismatch = les dés prévus ne correspondent pas à ceux qui restent
label-identity_unrevealed = l’identité des antagonistes n’a pas été révélée
label-lair_unrevealed = le repaire n’a pas été révélé
label-link_missing = un protagoniste n’a de lien avec aucun autre
label-all_out = plus aucun protagoniste en jeu
label-defused = situation désamorcée

# Règles
rule-INN-SEC-01 = Ce qui est réservé au gardien n’existe pas pour les autres
rule-INN-SEC-02 = Le plan et ses dés restent secrets
rule-INN-SEC-03 = L’ordre des dés est public, leur total non
rule-INN-SEC-04 = On sait toujours si la réserve est vide
rule-INN-SEC-05 = Un refus ne trahit rien
rule-INN-SEC-06 = Le type de dé est connu de la table
rule-INN-SEC-07 = Corriger un secret reste secret
rule-INN-SEC-08 = Les textes préparés ne quittent pas le gardien
rule-INN-TAB-01 = Un gardien, deux à quatre joueurs
rule-INN-TAB-02 = L’ordre des phases
rule-INN-TAB-03 = Le gardien ne lance jamais les dés
rule-INN-TAB-04 = Raconter dans le registre est facultatif
rule-INN-TAB-05 = Options de la table
rule-INN-TAB-06 = Décider pour un joueur absent
rule-INN-PREP-01 = Les cinq éléments de la situation
rule-INN-PREP-02 = Une préparation qui reste souple
rule-INN-PREP-03 = Les cinq symptômes
rule-INN-PREP-04 = Le schéma de dés
rule-INN-PREP-05 = Répartition des dés entre les révélations
rule-INN-PREP-06 = Le plan des informations
rule-INN-PREP-07 = Commencer la partie
rule-INN-CHAR-01 = Situer l’histoire
rule-INN-CHAR-02 = Présenter un protagoniste
rule-INN-CHAR-03 = Choisir une attache
rule-INN-CHAR-04 = Tisser des liens
rule-INN-CHAR-05 = Faire revoir un protagoniste
rule-INN-CHAR-06 = Valeurs de départ
rule-INN-SCN-01 = Ouvrir une scène ordinaire
rule-INN-SCN-02 = Présence dans la scène
rule-INN-SCN-03 = Clore une scène ordinaire
rule-INN-SCN-04 = Les scènes extraordinaires suspendent le jeu
rule-INN-SCN-05 = Une menace par protagoniste et par scène
rule-INN-SCN-06 = Les risques que prend le joueur
rule-INN-SCN-07 = Une issue acquise
rule-INN-SCN-08 = Plus rien d’ordinaire après la fin
rule-INN-PHA-01 = Le déclencheur ouvre les agissements
rule-INN-PHA-02 = La source ouvre l’affrontement
rule-INN-PHA-03 = La fin mène à l’épilogue
rule-INN-PHA-04 = Ce que permet chaque phase
rule-INN-DICE-01 = Les quatre types de dés
rule-INN-DICE-02 = Les plus grands dés d’abord
rule-INN-DICE-03 = Aucun dé ne se perd
rule-INN-DICE-04 = Aucune révélation ne dépend d’un jet
rule-INN-DICE-05 = Le rythme des révélations
rule-INN-DICE-06 = D’où viennent les faces
rule-INN-SYM-01 = Révéler un symptôme
rule-INN-SYM-02 = L’entrée en matière en premier
rule-INN-SYM-03 = Le déclencheur en dernier
rule-INN-SYM-04 = Un symptôme par scène
rule-INN-SYM-05 = Rappeler un symptôme
rule-INN-SYM-06 = Conseil sur les symptômes
rule-INN-INFO-01 = Révéler une information
rule-INN-INFO-02 = Dévoiler la source
rule-INN-INFO-03 = Plus de révélations à l’affrontement
rule-INN-MONO-01 = Prendre un dé dans le bol
rule-INN-MONO-02 = Ce que chaque dé fait raconter
rule-INN-MONO-03 = Le monologue achevé
rule-INN-MONO-04 = Le monologue écarté
rule-INN-MONO-05 = Percer une hallucination à jour
rule-INN-MONO-06 = Le d8 transgresse
rule-INN-MONO-07 = Un élément introduit reste disponible
rule-INN-MONO-08 = Pas de case cochée pendant un monologue
rule-INN-MONO-09 = Monologue pendant sa propre résolution
rule-INN-TRAN-01 = Le savoir occulte transgresse
rule-INN-TRAN-02 = La table juge un acte
rule-INN-TRAN-03 = Le d4 demande la transgression
rule-INN-TRAN-04 = La transgression est définitive
rule-INN-SUGG-01 = Faire une suggestion
rule-INN-SUGG-02 = Limites par scène
rule-INN-SUGG-03 = Les deux protagonistes sont là
rule-INN-SUGG-04 = D’où vient le dé donné
rule-INN-SUGG-05 = La suggestion ne se refuse pas
rule-INN-SUGG-06 = Effets du dé donné
rule-INN-SUGG-07 = Ni monologue compté ni case
rule-INN-SUGG-08 = Aider après un échec
rule-INN-CONF-01 = Déclarer un but
rule-INN-CONF-02 = Le gardien décide s’il faut les dés
rule-INN-CONF-03 = Renoncer au but
rule-INN-CONF-04 = Lancer tous ses dés
rule-INN-CONF-05 = Compter les réussites
rule-INN-CONF-06 = Sans dé, zéro réussite
rule-INN-CONF-07 = Comparer à la difficulté
rule-INN-CONF-08 = La relance des impairs
rule-INN-CONF-09 = Le dé donné après l’échec
rule-INN-CONF-10 = Accepter l’échec
rule-INN-CONF-11 = La rupture avec l’attache
rule-INN-CONF-12 = La réussite et le 1
rule-INN-CONF-13 = L’échec vaut une case
rule-INN-CONF-14 = Une case au plus par résolution
rule-INN-CONF-15 = Les dés lancés restent acquis
rule-INN-CONF-16 = Chacun lance pour soi
rule-INN-CONF-17 = Une résolution sans acteur s’annule
rule-INN-CONF-18 = Ce que bloque une résolution
rule-INN-OUT-01 = Renoncer à son protagoniste
rule-INN-OUT-02 = Le gardien reprend le protagoniste
rule-INN-OUT-03 = Qui s’en va n’a pas de case
rule-INN-OUT-04 = La fuite
rule-INN-DIFF-01 = Difficulté de départ
rule-INN-DIFF-02 = Monter la difficulté
rule-INN-DIFF-03 = Plafonds de difficulté
rule-INN-DIFF-04 = La difficulté ne redescend pas
rule-INN-FATE-01 = Deux colonnes par protagoniste
rule-INN-FATE-02 = Une case au départ
rule-INN-FATE-03 = Ce qui ajoute une case
rule-INN-FATE-04 = Cocher des cases
rule-INN-FATE-05 = Gravité contre un protagoniste
rule-INN-FATE-06 = Gravité contre une attache
rule-INN-FATE-07 = Le total coché borne la gravité
rule-INN-FATE-08 = L’attache perdue
rule-INN-FATE-09 = Moments où l’on ne coche pas
rule-INN-FATE-10 = Le protagoniste succombe
rule-INN-FATE-11 = Une colonne close
rule-INN-FATE-12 = Contester une gravité
rule-INN-ANCH-01 = L’effet d’ancrage
rule-INN-ANCH-02 = Une croix effacée, une case à l’attache
rule-INN-ANCH-03 = L’ancrage abaisse les gravités à venir
rule-INN-AUX-01 = La moitié des dés
rule-INN-AUX-02 = Choisir les dés conservés
rule-INN-AUX-03 = Ce qu’un auxiliaire ne fait plus
rule-INN-AUX-04 = Imposer un dé
rule-INN-AUX-05 = Limites des dés imposés
rule-INN-AUX-06 = Le dé imposé ne compte pas
rule-INN-AUX-07 = Un dé imposé après un échec
rule-INN-AUX-08 = Sans dé, commentateur
rule-INN-END-01 = Plus aucun protagoniste
rule-INN-END-02 = La situation désamorcée
rule-INN-END-03 = Qui raconte l’épilogue
rule-INN-END-04 = La source n’est jamais vaincue
rule-INN-END-05 = Dévoiler sa préparation
rule-INN-END-06 = Clore la partie
rule-INN-UNDO-01 = Décisions et conséquences
rule-INN-UNDO-02 = Contester et maintenir
rule-INN-UNDO-03 = Retirer une décision
rule-INN-UNDO-04 = Remplacer une décision
rule-INN-UNDO-05 = Les dés ne sont pas relancés
rule-INN-UNDO-06 = Clore une résolution laissée ouverte
rule-INN-UNDO-07 = Une révélation retirée
rule-INN-UNDO-08 = Retirer un retrait
rule-INN-UNDO-09 = À chacun ce qu’il pouvait voir
rule-INN-UNDO-10 = Les paires vont ensemble
rule-INN-UNDO-11 = Ce qui ne se retire pas

# Champs
field-ambition = Ambition
    .hint = Ce que cet antagoniste veut obtenir.
field-anchoring_erases = Effet d’un ancrage
    .hint = Si s’ancrer efface une case de la liste du sort, ou seulement la croix qui y est.
field-antagonists = Antagonistes
    .hint = Ceux qui complotent, chacun avec son ambition.
field-appearance = Apparence
    .hint = Ce que l’on voit du protagoniste.
field-attachment = Attache
    .hint = La personne, le lieu ou la chose à quoi tient le protagoniste.
field-bowl = Bol
    .hint = Les dés au milieu de la table, par sorte.
field-challenges = Ce qui est menacé
    .hint = Ce que la menace met en péril.
field-column = Colonne
    .hint = La colonne de la liste du sort : le protagoniste ou son attache.
field-consequences = Si rien ne les arrête
    .hint = Ce qui arrivera si personne ne s’y oppose.
field-content = Contenu
    .hint = L’élément de la situation, tel que le gardien l’a préparé.
field-context = Circonstances
    .hint = Dans quelles circonstances l’histoire commence.
field-controlled_by = Joué par
    .hint = Qui joue ce protagoniste : son joueur, le gardien ou personne.
field-crossed = Cases cochées
    .hint = Combien de cases sont cochées.
field-empty = Cases vides
    .hint = Combien de cases restent à cocher.
field-d20 = D20
    .hint = Combien de dés à vingt faces.
field-d12 = D12
    .hint = Combien de dés à douze faces.
field-d8 = D8
    .hint = Combien de dés à huit faces.
field-d4 = D4
    .hint = Combien de dés à quatre faces.
field-dice_scheme = Schéma de dés
    .hint = Combien de dés de chaque sorte le gardien a mis en réserve au départ.
field-dice_split_pending = Dés à partager
    .hint = Oui quand il faut choisir les dés que l’on garde.
field-dice_to_keep = Dés à garder
    .hint = Combien de dés garder.
field-dice_total = Total des dés
    .hint = Combien de dés la partie compte : le nombre conseillé, ou un autre.
field-difficulty_raised = Difficulté relevée
    .hint = Oui quand la difficulté a monté dans cette scène.
field-disclosed = Secrets ouverts
    .hint = Ce que le gardien a dévoilé après la partie.
field-element = Élément
    .hint = L’élément de la situation.
field-elements = Éléments
    .hint = Les éléments de monologue employés ou acquis.
field-introduced = Introduits
    .hint = Les identifiants des éléments entrés dans l’histoire, dans leur ordre.
field-ending = Fin
    .hint = Comment l’histoire se termine.
field-epilogues = Épilogues
    .hint = Ce que chaque joueur a raconté à la fin.
field-extraordinary_scene = Scène extraordinaire
    .hint = Le monologue, la suggestion ou le moment avec l’attache en cours, s’il y en a.
field-face = Face
    .hint = Ce que le dé a montré.
field-gift_needs_transgression = D4 offert après transgression
    .hint = Oui si seul qui a transgressé peut recevoir un D4 d’un autre.
field-given_die = Dé offert
    .hint = Le dé qu’un autre vient d’offrir pour cette résolution.
field-given_die_adds_box = Case pour un dé offert
    .hint = Oui si un dé offert ajoute une case à la liste du sort, comme un dé gagné.
field-giver = Qui offre
    .hint = La place dont vient la suggestion ou le dé.
field-goal = But
    .hint = Ce que le protagoniste veut obtenir.
field-hallucinations = Hallucinations
    .hint = Ce que le protagoniste a cru voir.
field-impose_limit = Limite des dés imposés
    .hint = Combien de dés un auxiliaire peut imposer dans une scène.
field-info_plan = Informations prévues
    .hint = Ce que le gardien compte révéler, et quand.
field-informations = Informations
    .hint = Ce qui a été révélé à tous.
field-kept = Dés gardés
    .hint = Les dés que l’on garde.
field-links = Liens
    .hint = Les liens avec les autres protagonistes.
field-mid_resolution_monologue_die = Dé d’un monologue en pleine résolution
    .hint = Si ce dé se joint au jet en cours ou reste à part.
field-monologue_count = Monologues
    .hint = Combien de monologues ce protagoniste a tenus.
field-motif = Motif
    .hint = L’image qui revient dans l’histoire.
field-narration_due = Récits attendus
    .hint = Ce que ce joueur doit encore raconter.
field-null_reroll = Relance d’un jet nul
    .hint = Oui si un jet sans rien de bon peut être relancé.
field-on_behalf = À la place de
    .hint = Le joueur absent pour qui le gardien agit.
field-ones_seen = Des 1 au jet
    .hint = Oui si un dé a montré 1.
field-opposition = Opposition
    .hint = Ce qui s’oppose au but : la situation ou un antagoniste.
field-pacing_warnings = Avertissements de rythme
    .hint = Ce qui va trop vite ou trop lentement dans la partie.
field-place = Lieu
    .hint = Où l’histoire se passe.
field-plan_id = Information prévue
    .hint = L’information préparée dont il s’agit.
field-planned = Ce qui était prévu
    .hint = L’information préparée, telle qu’elle avait été notée.
field-players = Joueurs
    .hint = Combien de joueurs prennent part.
field-portrait = Portrait
    .hint = Nom, apparence, origine et tempérament.
# INN-SCN-01, Q-36.
field-OpenOrdinaryScene-present = Présents
    .hint = Les protagonistes encore en jeu que le gardien place dans cette scène ; s’il n’en nomme aucun, tous y sont.
# INN-FATE-04.
field-outrages = Outrages
    .hint = Ce que le gardien a fait subir au protagoniste ou à son attache en cochant des cases, dans l’ordre où c’est arrivé.
field-Outrage-count = Cases
    .hint = Combien de cases de cette colonne ont été cochées d’un coup pour cet effet, une au moins.
field-Outrage-severity = Gravité
    .hint = Modéré, grave ou terminal, selon le choix du gardien et la limite que fixe le total de cases cochées.
field-Outrage-text = Effet
    .hint = Le malheur tel que le gardien l’a décrit en cochant.
field-present = Présents
    .hint = Ceux qui sont dans la scène.
field-public_text = Ce que tous lisent
    .hint = Les mots par lesquels cela est révélé.
field-realized = Reconnue
    .hint = Oui quand le protagoniste sait que c’était une hallucination.
field-received = Ont reçu
    .hint = Ceux qui ont déjà reçu un dé dans cette scène.
field-ref = Au sujet de
    .hint = L’événement que le récit complète ou que la difficulté suit.
field-reroll_used = Relance faite
    .hint = Oui quand le second jet a eu lieu.
field-reserve = Réserve
    .hint = Les dés que le gardien garde, par sorte.
field-reserve_has_dice = Réserve garnie
    .hint = Oui tant qu’il reste des dés en réserve.
field-reserve_view = Vue de la réserve
    .hint = Si tous voient quels dés restent en réserve.
field-resolution = Résolution
    .hint = La résolution en cours ou désignée.
field-resolutions = Résolutions
    .hint = Les résolutions achevées.
field-returned = Dés rendus
    .hint = Les dés qui retournent dans le bol.
field-rolled = Dés lancés
    .hint = Les dés du jet, avec leurs faces.
field-secured_outcomes = Acquis
    .hint = Les réussites que plus rien ne peut reprendre.
field-severity = Gravité
    .hint = Combien l’échec coûte.
field-slot = Numéro du symptôme
    .hint = Quel symptôme, dans l’ordre où le gardien les a préparés.
field-stage = Moment de la résolution
    .hint = Où en est la résolution : déclarée, lancée, relancée.
field-successes = Succès
    .hint = Combien de dés ont réussi.
field-suggested = Ont suggéré
    .hint = Ceux qui ont déjà fait une suggestion dans cette scène.
field-suggestion_needs_presence = Suggérer sur place
    .hint = Oui si seul qui est dans la scène peut recevoir une suggestion.
field-suggestion_source = Dés des suggestions
    .hint = D’où vient le dé d’une suggestion : du bol, de qui la fait, ou des deux.
field-symptom_revealed = Symptôme révélé
    .hint = Oui quand un symptôme a été révélé dans cette scène.
field-symptoms = Symptômes
    .hint = Les symptômes de l’Innommable.
field-temperament = Tempérament
    .hint = Comment le protagoniste se comporte.
field-terminal_attachment = Attache à la fin
    .hint = Ce que devient l’attache quand sa colonne est pleine : perdue ou souvenir.
field-threat_id = Menace
    .hint = La menace que l’on affronte.
field-threatened = Menacés
    .hint = Ceux que le gardien a menacés dans cette scène.
field-threats = Menaces
    .hint = Les menaces qui pèsent.
field-attachment_column = Colonne de l’attache
    .hint = Les cases de l’attache dans la liste du sort.
field-protagonist_column = Colonne du protagoniste
    .hint = Les cases du protagoniste dans la liste du sort.
field-transgressed = A transgressé
    .hint = Oui quand le protagoniste a commis l’inhumain.
field-via = Par quel moyen
    .hint = Comment le dé est venu : monologue, suggestion, dé imposé.
field-vote = Vote
    .hint = Si l’acte est inhumain, selon vous.
field-votes = Votes
    .hint = Ce que chacun a répondu.
field-from = Depuis
    .hint = D’où cela vient.

# Mots des formulaires et des feuilles
label-abstract = abstraite
label-symbolic = symbolique
label-active = en jeu
label-advised = nombre conseillé
label-custom = autre nombre
label-auxiliary = auxiliaire
label-commentator = commentateur
label-anchoring_erases-box = la case entière
label-cross_only = la croix seulement
label-awaiting_roll = attend le jet
label-declared = déclarée
label-failed_initial = premier jet raté
label-failed_reroll = second jet raté
label-stage-given_die = avec un dé offert
label-mid_resolution_monologue_die-rolled = lancé avec les autres
label-kept_out = gardé à part
label-broken = rompue
label-intact = intacte
label-lost = perdu
label-memory = souvenir
label-fled = en fuite
label-cancelled = annulée
label-failed = ratée
label-succeeded = réussie
label-waived = décidée sans dés
label-withdrawn = retirée
label-suggestion_source-either = le bol ou qui suggère
label-hidden = cachée
label-public = visible de tous
label-controlled_by-gm = le gardien
label-controlled_by-owner = son joueur
label-controlled_by-nobody = personne
label-one_per_scene = un par scène
label-one_per_target_per_scene = un par cible et par scène
label-renounced_defected = passé à l’ennemi
label-renounced_incapacitated = hors d’état d’agir
field-margin = Marge
    .hint = Les réussites obtenues moins celles qu’il faut ; négatif s’il en manque.
field-reached = Difficulté atteinte
    .hint = Oui si les réussites suffisent.
field-screen = Derrière l’écran
    .hint = Ce que le gardien seul voit, la préparation et la réserve. Les autres n’y lisent rien.
