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
    .short = les options réglées par { $who }
SituationElementRecorded = { $who } note la situation mystérieuse. { STOP($content) }
    .short = la situation mystérieuse notée par { $who }
SymptomRecorded = { $who } prépare un symptôme ({ $slot }) : { STOP($text) }
    .short = le symptôme préparé par { $who } ({ $slot })
DiceSchemeSet = { $who } fixe le schéma de dés : { $dice_scheme }.
    .short = le schéma de dés fixé par { $who }
InformationPlanned = { $who } prévoit { N($dice, "dé", "dés") } pour une information ({ $kind }) : { STOP($label) }
    .short = l’information prévue par { $who }
PlannedInformationDropped = { $who } retire de son plan une information ({ $kind }, { N($dice, "dé", "dés") }) : { STOP($label) }
    .short = l’information retirée du plan par { $who }
SettingAnnounced = { $who } situe l’histoire. Lieu : { STOP($place) } Époque : { STOP($period) } Rôle des protagonistes : { STOP($role) }{ $has_context ->
    [no] {""}
   *[yes] {" "}Contexte : { STOP($context) }
}
    .short = le cadre de l’histoire posé par { $who }
ProtagonistCreated = { $who } présente son protagoniste, { STOP($name) } Apparence : { STOP($appearance) } Caractère : { STOP($temperament) } Origine : { STOP($origin) }
    .short = le protagoniste { DE($who) }
AttachmentSet = { $who } choisit l’attache de son protagoniste ({ $kind }) : { STOP($label) } { STOP($description) }
    .short = l’attache choisie par { $who }
LinkDeclared = { $who } tisse un lien ({ $nature }) avec le protagoniste { DE($other) } : { STOP($text) }
    .short = le lien tissé par { $who } avec le protagoniste { DE($other) }
ProtagonistRejected = { WORD($reason) ->
    [attachment_unfit] { $who } refuse l’attache du protagoniste { DE($seat) }, qui doit en choisir une plus adaptée.
    [role_not_respected] { $who } refuse le protagoniste { DE($seat) }, qui doit en présenter un autre : celui-ci ne respecte pas son rôle.
   *[any] { $who } refuse le protagoniste { DE($seat) }, qui doit en présenter un autre.
}
    .short = le refus du protagoniste { DE($seat) }
PlayStarted = { $who } commence la partie avec { N($players, "protagoniste", "protagonistes") }.
    .short = le début de la partie

# Scènes
OrdinarySceneOpened = Scène { $number } : { STOP($label) }{ $has_present ->
    [no] {" "}Aucun protagoniste n’y est présent.
   *[yes] {" "}Protagonistes présents : { LIST($present) }.
}
    .short = l’ouverture de la scène { $number }
PresenceChanged = { $present ->
    [true] Le protagoniste { DE($seat) } entre dans la scène.
   *[false] Le protagoniste { DE($seat) } quitte la scène.
}
    .short = la présence du protagoniste { DE($seat) } dans la scène
OrdinarySceneClosed = La scène { $number } se termine.
    .short = la fin de la scène { $number }
ThreatMade = Une menace pèse sur le protagoniste { DE($target) }{ $has_challenges ->
    [no] {""}
   *[yes] {" "}et remet en cause un succès passé, { QUOTE($challenges) }
} : { STOP($text) }
    .short = la menace sur le protagoniste { DE($target) }

# Révélations
SymptomRevealed = Un symptôme se révèle ({ $slot }) : { STOP($public_text) }
    .short = la révélation d’un symptôme ({ $slot })
SymptomRepeated = Un symptôme revient ({ $slot }) : { STOP($public_text) }
    .short = le retour d’un symptôme ({ $slot })
InformationRevealed = Une information concrète se révèle ({ $kind }) : { STOP($public_text) }
    .short = la révélation d’une information ({ $kind })
SourceRevealed = La source se dévoile : { STOP($public_text) }
    .short = la révélation de la source
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
    .short = le durcissement décidé par { $who }

# Monologues et transgression
DieTaken = { $who } prend un { WORD($die) } dans le bol pour un monologue ({ what-a-die-tells }) : silence, on écoute.
    .short = le dé pris par { $who } pour un monologue
MonologueCompleted = { $seat } achève son monologue ({ what-a-die-tells }) et garde le { WORD($die) }{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}{ $has_elements ->
    [no] {""}
   *[yes] {" "}Entre dans l’histoire : { LIST($elements) }.
}
    .short = le monologue { DE($seat) }
MonologueRejected = { $who } écarte le monologue { DE($seat) } ({ what-a-die-tells }) : { $reason }. Le { WORD($die) } retourne dans le bol.{ $has_text ->
    [no] {""}
   *[yes] {" "}{ STOP($text) }
}
    .short = le refus du monologue { DE($seat) }
HallucinationRealized = { $seat } comprend que ce que vivait son protagoniste à la scène { $seen } était une hallucination.
    .short = l’hallucination { DE($seat) }, à la scène { $seen }
TransgressionProposed = { $who } demande si un acte { $target_is_who ->
    [yes] de son protagoniste
   *[no] du protagoniste { DE($target) }
} est inhumain : { STOP($act) }
    .short = la question { DE($who) } sur un acte inhumain
TransgressionVoted = { WORD($vote) ->
    [yes] { $who } juge inhumain l’acte du protagoniste { DE($target) } : { STOP($id) }
   *[no] { $who } ne juge pas inhumain l’acte du protagoniste { DE($target) } : { STOP($id) }
}
    .short = le vote { DE($who) } sur l’acte du protagoniste { DE($target) }

# Suggestions
SuggestionMade = { $giver } fait une suggestion { A($target) } avec un { WORD($die) } { WORD($source) ->
    [own] pris parmi ses propres dés
   *[bowl] pris dans le bol
} ({ what-a-die-tells }){ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
    .short = la suggestion { DE($giver) } { A($target) }
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
    .short = la suggestion { DE($giver) } reprise par { $target }

# Conflits
GoalDeclared = { WORD($purpose) ->
    [flight] { $who } veut que son protagoniste s’enfuie
   *[goal] { $who } déclare un but pour son protagoniste
}, contre { $opposition }{ $has_threat_id ->
    [no] {""}
   *[yes] {" "}et contre la menace { QUOTE($threat_id) }
} : { STOP($goal) }
    .short = le but déclaré par { $who }
ResolutionRuled = { $required ->
    [true] { $who } demande { A($seat) } une résolution aux dés pour { QUOTE($resolution) } : il faut { N($difficulty, "réussite", "réussites") }.
   *[false] { $who } juge les dés inutiles pour { QUOTE($resolution) }, le but { DE($seat) }.
}
    .short = la décision { DE($who) } sur le but { DE($seat) }
GoalWithdrawn = { $seat } renonce avant tout lancer à { QUOTE($resolution) }{ for-the-absent }
    .short = le but { QUOTE($resolution) } abandonné par { $seat }
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
    .short = le jet { DE($seat) } pour { QUOTE($resolution) }
ActionStopped = { $seat } arrête { QUOTE($resolution) } sans lancer le dé reçu{ for-the-absent }
    .short = l’arrêt { DE($seat) } pour { QUOTE($resolution) }
FailureAccepted = { $seat } accepte l’échec de { QUOTE($resolution) }{ for-the-absent }
    .short = l’échec accepté par { $seat } pour { QUOTE($resolution) }
AttachmentBroken = { $seat } rompt le lien de son protagoniste avec son attache, { QUOTE($attachment) }, pour atteindre { QUOTE($resolution) }{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
    .short = le lien rompu par { $seat } avec son attache

# Liste du sort
BoxesCrossed = { $who } coche { N($count, "case", "cases") } dans la colonne { whose-column }, effet { $severity } : { STOP($text) } La colonne compte maintenant { boxes-now }.
    .short = les cases cochées par { $who } dans la colonne { whose-column }
AnchoringUsed = { $who } raconte un moment de son protagoniste avec son attache, { QUOTE($attachment) }{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
    .short = le moment { DE($who) } avec son attache

# Après le protagoniste
ProtagonistRenounced = { $who } renonce à son protagoniste ({ $mode }{ $has_detail ->
    [no] {""}
   *[yes] , { $detail }
}){ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
    .short = le renoncement { DE($who) } à son protagoniste
KeptDiceChosen = { $seat } conserve { N($number, "dé", "dés") } ({ $kept }) et rend au bol { $returned }{ for-the-absent }
    .short = les dés conservés par { $seat }
DieImposed = { $who } impose un { WORD($die) } { A($target) } ({ what-a-die-tells }){ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}{ $has_elements ->
    [no] {""}
   *[yes] {" "}Entre dans l’histoire : { LIST($elements) }.
}
    .short = le { WORD($die) } imposé { A($target) }

# Épilogue
SituationDefused = { $who } déclare désamorcée la situation mystérieuse{ $has_text ->
    [no] .
   *[yes]  : { STOP($text) }
}
    .short = le désamorçage de la situation mystérieuse
NarrationAdded = { $who } raconte ({ $kind }{ $has_ref ->
    [no] {""}
   *[yes] {" "}à propos de { QUOTE($ref) }
}) : { STOP($text) }
    .short = le récit { DE($who) } ({ $kind })
EpilogueTold = { $who } raconte l’épilogue de son côté : { STOP($text) }
    .short = l’épilogue { DE($who) }
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
    .short = la note dévoilée par { $who }
GameClosed = { $who } clôt la partie.
    .short = la clôture de la partie par { $who }
RulingReplaced = { $who } remplace { quoted-event }{ $stands ->
    [itself] {""}
   *[now] {" ; "}{ stands-now }
}{ $has_reason ->
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
ProtagonistAbandoned = Le protagoniste { DE($seat) }, dont la place est retirée, quitte l’histoire comme s’il y avait été renoncé.
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

# INN-PREP-01
field-ambition = Ambition
    .hint = Ce que cet antagoniste veut tirer de la source, démesurément.
# INN-ANCH-02, INN-TAB-05
field-anchoring_erases = Ce qu’efface l’ancrage
    .hint = La case cochée disparaît, ou sa croix seule : la case redevient vide.
# INN-PREP-01
field-antagonists = Antagonistes
    .hint = Au moins un ; le gardien les dirige et eux veulent profiter de la source.
# INN-CHAR-02
field-appearance = Apparence
    .hint = À quoi ressemble le protagoniste, selon son joueur.
# INN-CHAR-03
field-attachment = Attache
    .hint = Ce qui relie le protagoniste à l’humanité : une personne, une conviction, un objet ; jamais un autre protagoniste.
# INN-DICE-02
field-bowl = Bol
    .hint = Les dés révélés que personne ne possède : on les y prend par un monologue.
# INN-SCN-07
field-challenges = Réussite remise en cause
    .hint = La résolution que la menace défait ; refusé si elle a réussi dans cette scène même.
# INN-FATE-01
field-column = Colonne
    .hint = Celle du protagoniste ou celle de son attache, dans la liste du sort.
# INN-PREP-01
field-consequences = Si nul ne les arrête
    .hint = Ce qu’entraînera la réussite des antagonistes ; secret du gardien.
# INN-PREP-01
field-content = Ce qui est préparé
    .hint = Un des cinq éléments de la situation mystérieuse, que seul le gardien voit et peut récrire.
# INN-CHAR-01
field-context = Contexte
    .hint = Les circonstances du début que le gardien annonce à tous, s’il le veut.
# INN-PREP-01
field-SettingElement-context = Contexte
    .hint = Les circonstances telles que le gardien seul les connaît.
# INN-OUT-02, INN-FATE-10
field-controlled_by = Joué par
    .hint = Son joueur ; le gardien après un renoncement ; personne s’il a fui ou succombé.
# INN-FATE-01, INN-FATE-05
field-crossed = Cases cochées
    .hint = Combien de croix dans la colonne ; leur total limite la gravité des outrages.
# INN-FATE-01, INN-FATE-04
field-empty = Cases vides
    .hint = Combien le gardien peut encore en cocher dans la colonne pour nuire.
# INN-DICE-01, INN-MONO-02
field-d20 = D20
    .hint = Combien de dés de prémonition ; ils sortent les premiers de la réserve.
# INN-DICE-01, INN-MONO-02
field-d12 = D12
    .hint = Combien de dés d’hallucination ; ils sortent de la réserve après les d20.
# INN-DICE-01, INN-TRAN-01
field-d8 = D8
    .hint = Combien de dés de connaissance occulte ; en acquérir un est une transgression.
# INN-DICE-01, INN-TRAN-03
field-d4 = D4
    .hint = Combien de dés d’effet paranormal ; un monologue n’en prend un qu’après une transgression du protagoniste.
# INN-PREP-04
field-dice_scheme = Schéma de dés
    .hint = Par type, ce que le gardien met en réserve : jamais plus d’un petit dé que du dé plus grand.
# INN-AUX-01, INN-AUX-02
field-dice_split_pending = Partage à faire
    .hint = Oui tant que le joueur n’a pas dit quels dés il garde après la perte de son protagoniste.
# INN-AUX-01
field-dice_to_keep = Dés à garder
    .hint = La moitié des dés acquis, arrondie au supérieur ; les autres vont au bol.
# INN-AUX-02
field-ProtagonistView-dice_to_keep = Dés à garder
    .hint = Combien il en reste à désigner, la moitié arrondie au supérieur ; 0 sans partage à faire.
# INN-PREP-04, INN-TAB-05
field-dice_total = Total des dés
    .hint = Le nombre conseillé, 3 × (joueurs + 2), ou un autre : au moins 2 × joueurs + 3, au plus 60.
# INN-SEC-03, INN-PREP-04
field-PublicOptions-dice_total = Total des dés
    .hint = Le nombre conseillé, 3 × (joueurs + 2), ou un autre que le gardien ne dit pas.
# INN-DIFF-02
field-difficulty_raised = Difficulté relevée
    .hint = Oui si le gardien l’a augmentée dans cette scène ; une fois par scène ordinaire.
# INN-END-05
field-disclosed = Secrets dévoilés
    .hint = Ce que le gardien a choisi de montrer de sa préparation, à l’épilogue ou après.
# INN-PREP-01, INN-END-05
field-element = Élément
    .hint = Lieu et époque, source, antagonistes, esthétique ou rôle, tel que préparé ; rien pour un autre secret.
# INN-MONO-03, INN-MONO-07
field-elements = Éléments introduits
    .hint = En quelques mots chacun, ce que l’aparté ajoute à l’histoire ; ce protagoniste peut les reprendre librement.
# INN-MONO-07
field-ProtagonistView-elements = Éléments acquis
    .hint = Ce que monologues, suggestions et dés imposés ont donné au protagoniste ; libre d’emploi.
# INN-MONO-03
field-introduced = Identifiants
    .hint = Ceux des nouveaux éléments, dans le même ordre ; une hausse de difficulté peut en nommer un.
# INN-END-01, INN-END-02
field-ending = Fin
    .hint = Plus aucun protagoniste en jeu, ou situation désamorcée ; rien avant.
# INN-END-03
field-epilogues = Épilogues
    .hint = Par place : du gardien seul si tous les protagonistes sont sortis, sinon de chaque joueur qui le veut.
# INN-SCN-04
field-extraordinary_scene = Scène extraordinaire
    .hint = Le monologue ou la suggestion en cours : la scène ordinaire attend. Rien sinon.
# INN-CONF-05
field-face = Face
    .hint = De 1 au nombre de faces : impair rien, pair une réussite, maximum deux.
# INN-TRAN-03, INN-TAB-05
field-gift_needs_transgression = D4 donné après transgression
    .hint = Oui : on ne suggère ni n’impose de d4 qu’à qui a transgressé.
# INN-CONF-09
field-given_die = Dé donné
    .hint = Celui qu’un autre vient de donner après l’échec : à lancer, ou arrêter l’action. Rien sinon.
# INN-SUGG-07, INN-AUX-06, INN-TAB-05
field-given_die_adds_box = Un dé donné compte
    .hint = Oui : un dé suggéré ou imposé compte comme un monologue et, dès le deuxième, ajoute une case vide.
# INN-SUGG-01
field-giver = Qui donne
    .hint = Le joueur dont le protagoniste fait la suggestion.
# INN-SUGG-04, INN-AUX-04
field-DieAcquired-giver = Qui donne
    .hint = Le joueur qui se défait du dé ; rien s’il vient du bol.
# INN-CONF-01
field-goal = But
    .hint = Ce que le protagoniste cherche à obtenir, selon son joueur.
# INN-MONO-05
field-hallucinations = Hallucinations
    .hint = Les siennes, une par d12 reçu ou pris ; il les croit vraies au moins jusqu’à la scène suivante.
# INN-AUX-05, INN-TAB-05
field-impose_limit = Limite des dés imposés
    .hint = Un par auxiliaire et par scène ordinaire, ou un par protagoniste visé et par scène.
# INN-PREP-06
field-info_plan = Informations prévues
    .hint = Ce que le gardien compte révéler pendant les agissements, et les dés qu’il y met ; cela ne l’engage pas.
# INN-INFO-01
field-informations = Informations révélées
    .hint = Identité, repaire ou plan des antagonistes, tels que dits à tous.
# INN-AUX-02
field-kept = Dés gardés
    .hint = Par type, les dés que le joueur garde à son choix : la moitié des siens, arrondie au supérieur.
# INN-CHAR-04
field-links = Liens
    .hint = Ce qui unit ce protagoniste à d’autres, explicitement ou non.
# INN-MONO-09, INN-TAB-05
field-mid_resolution_monologue_die = Dé pris après un échec
    .hint = À part : acquis mais pas lancé. Lancé : il sert aussitôt, comme un dé donné.
# INN-MONO-03
field-monologue_count = Monologues tenus
    .hint = Ceux du protagoniste, quel que soit le dé ; dès le deuxième, chacun ajoute une case vide.
# INN-PREP-01
field-motif = Motif
    .hint = L’élément esthétique qui revient de scène en scène : objet, musique, acte…
# INN-CONF-08, INN-CONF-12
field-narration_due = Récits dus
    .hint = Les comportements étranges que le joueur doit encore raconter.
# INN-CONF-08, INN-TAB-05
field-null_reroll = Relance sans dé impair
    .hint = Oui : permise même si rien n’est à relancer, ce qui ouvre la voie à la rupture.
# INN-TAB-06
field-on_behalf = À la place de
    .hint = Le joueur absent pour qui le gardien agit ; vide quand on agit pour soi.
# INN-CONF-12
field-ones_seen = Un 1 est sorti
    .hint = Oui si un dé a montré 1, même relancé : une réussite ajoutera alors une case vide.
# INN-CONF-01
field-opposition = Ce qui s’oppose
    .hint = Un personnage, la situation ou les lois de la nature ; jamais un autre protagoniste, c’est refusé.
# INN-DICE-05, INN-SYM-04
field-pacing_warnings = Avertissements de rythme
    .hint = Conseils au gardien seul : révélations trop lentes, plan qui ne tombe pas juste, lien manquant.
# INN-CHAR-01
field-place = Lieu
    .hint = Où se passe l’histoire, tel que le gardien l’annonce à tous.
# INN-PREP-01
field-SettingElement-place = Lieu
    .hint = Où se passe l’histoire, avec ce que le gardien seul en sait.
# INN-PREP-06
field-plan_id = Information prévue
    .hint = L’entrée du plan secret du gardien, par son identifiant.
# INN-INFO-01
field-RevealInformation-plan_id = Information prévue
    .hint = L’entrée du plan que cela révèle, de même sorte ; le gardien peut s’en passer.
# INN-END-05
field-DiscloseSecret-plan_id = Information prévue
    .hint = L’entrée du plan à dévoiler ; seulement quand le secret est une information.
# INN-END-05, INN-PREP-06
field-planned = Dés prévus
    .hint = Combien de dés le gardien lui destinait.
# INN-PREP-07
field-players = Joueurs
    .hint = Combien jouent un protagoniste, de 2 à 4 ; cela fixe les dés de la partie.
# INN-CHAR-02
field-portrait = Portrait
    .hint = Nom, apparence, tempérament et origine ; rien avant sa création.
# INN-SCN-01
field-OpenOrdinaryScene-present = Présents
    .hint = Les protagonistes encore en jeu que le gardien place dans cette scène ; s’il n’en nomme aucun, tous y sont.
# INN-FATE-04
field-outrages = Outrages
    .hint = Ce que le gardien a fait subir au protagoniste ou à son attache en cochant des cases, dans l’ordre où c’est arrivé.
# INN-FATE-04
field-Outrage-count = Cases cochées ensemble
    .hint = Combien pour cet outrage, dans une même colonne, selon le gardien ; une au moins.
# INN-FATE-04
field-Outrage-text = Effet
    .hint = Le malheur que le gardien a décrit en cochant ; des effets moindres ont pu s’y ajouter.
# INN-SCN-01, INN-SCN-02
field-present = Présents
    .hint = Les protagonistes que le gardien met dans la scène : menaces et suggestions ne touchent qu’eux.
# INN-SCN-02
field-SetScenePresence-present = Présent
    .hint = Oui pour le faire entrer dans la scène, non pour l’en faire sortir.
# INN-SYM-01, INN-INFO-01
field-public_text = Ce que tous lisent
    .hint = Les mots du gardien pour révéler ; son texte préparé reste secret.
# INN-MONO-05
field-realized = Percée à jour
    .hint = Oui quand le protagoniste sait que c’était illusoire ; pas avant une scène ordinaire suivante.
# INN-SUGG-02, INN-AUX-05
field-received = Ont reçu un dé
    .hint = Ceux à qui un autre en a donné dans cette scène ordinaire : aucun second.
# INN-DIFF-02
field-RaiseDifficulty-ref = Élément repris
    .hint = L’élément de monologue dont le gardien se sert ; vide pour un indice ou la source.
# INN-TAB-04, INN-CONF-12
field-AddNarration-ref = Au sujet de
    .hint = La résolution que le récit complète ; facultatif.
# INN-CONF-08
field-reroll_used = Relance faite
    .hint = Oui quand les dés impairs ont été relancés ; une seule fois par résolution.
# INN-DICE-02, INN-SEC-03
field-reserve = Réserve
    .hint = Par type, les dés que le gardien n’a pas encore révélés ; rien tant qu’elle est cachée.
# INN-DICE-02
field-Screen-reserve = Réserve
    .hint = Par type, les dés encore à révéler, du plus grand au plus petit.
# INN-SEC-04
field-reserve_has_dice = Réserve garnie
    .hint = Oui tant qu’il y reste au moins un dé ; si le bol est vide, au gardien de parler.
# INN-SEC-03, INN-TAB-05
field-reserve_view = Vue de la réserve
    .hint = Cachée : le gardien seul sait ce qui y reste ; publique : tous le voient, par type.
# INN-CONF-01
field-resolution = Résolution
    .hint = Celle dont il s’agit, par son identifiant.
# INN-CONF-01
field-InnommableView-resolution = Résolution en cours
    .hint = Une seule à la fois, de la déclaration du but à l’issue ; rien sinon.
# INN-CONF-12, INN-CONF-13
field-resolutions = Résolutions closes
    .hint = Chacune avec son but et son issue.
# INN-AUX-02
field-returned = Dés rendus
    .hint = Par type, ceux qui vont au bol, pour les protagonistes encore en jeu.
# INN-CONF-04, INN-CONF-08
field-rolled = Dés lancés
    .hint = Chaque dé avec sa face et ses réussites.
# INN-SCN-07
field-secured_outcomes = Acquis
    .hint = Les réussites que le gardien ne peut remettre en cause avant la scène ordinaire suivante.
# INN-FATE-05, INN-FATE-06
field-severity = Gravité
    .hint = De l’outrage : modérée, grave ou terminale, au choix du gardien dans la limite des cases cochées.
# INN-PREP-03
field-slot = Symptôme
    .hint = Entrée en matière, un des trois intermédiaires, ou déclencheur.
# INN-SYM-02, INN-SYM-03, INN-SYM-04
field-RevealSymptom-slot = Symptôme
    .hint = L’entrée en matière d’abord, le déclencheur en dernier ; un nouveau par scène ordinaire.
# INN-SYM-05
field-RepeatSymptom-slot = Symptôme
    .hint = Un de ceux déjà révélés ; le répéter ne donne aucun dé.
# INN-CONF-08, INN-CONF-09
field-stage = Lancer
    .hint = Le premier, la relance ou celui d’un dé donné.
# INN-CONF-02, INN-CONF-07
field-ResolutionView-stage = Étape
    .hint = But déclaré, jet attendu, échec, échec à la relance, ou dé donné à lancer.
# INN-CONF-05
field-successes = Réussites
    .hint = Celles de ce lancer : une par dé pair, deux par maximum.
# INN-CONF-05
field-ThrownDie-successes = Réussites
    .hint = De ce dé : 0 impair, 1 pair, 2 au maximum de ses faces.
# INN-CONF-07, INN-CONF-08
field-ResolutionView-successes = Réussites
    .hint = Le cumul de la résolution, à comparer à la difficulté.
# INN-SUGG-02
field-suggested = Ont suggéré
    .hint = Ceux qui ont fait leur suggestion de cette scène ordinaire : une chacun.
# INN-SUGG-03, INN-TAB-05
field-suggestion_needs_presence = Suggérer entre présents
    .hint = Oui : les deux protagonistes doivent être dans la scène.
# INN-SUGG-04, INN-TAB-05
field-suggestion_source = Dés des suggestions
    .hint = Pris au bol, aux dés acquis de qui suggère, ou à l’un des deux à son choix.
# INN-SYM-04
field-symptom_revealed = Symptôme révélé
    .hint = Oui si un nouveau l’a été dans cette scène ; un seul par scène ordinaire.
# INN-SYM-01
field-symptoms = Symptômes révélés
    .hint = Ceux que le gardien a dits à tous, sur cinq.
# INN-PREP-03
field-Screen-symptoms = Symptômes préparés
    .hint = Les cinq textes secrets du gardien, l’entrée en matière jusqu’au déclencheur.
# INN-CHAR-02
field-temperament = Tempérament
    .hint = Le caractère du protagoniste, selon son joueur.
# INN-FATE-08, INN-TAB-05
field-terminal_attachment = Outrage terminal à l’attache
    .hint = Elle est perdue, sans plus d’ancrage ni de rupture ; ou elle reste un souvenir qui les permet.
# INN-SCN-06
field-threat_id = Menace
    .hint = Celle à laquelle le but répond ; une note sans effet, facultative.
# INN-SCN-05
field-threatened = Menacés
    .hint = Ceux que le gardien a déjà menacés dans cette scène ordinaire : une fois chacun.
# INN-SCN-05
field-threats = Menaces
    .hint = Toutes celles du gardien ; par elles-mêmes elles ne font aucun mal.
# INN-FATE-01, INN-FATE-06
field-attachment_column = Colonne de l’attache
    .hint = Ses cases dans la liste du sort, aucune au début ; chaque ancrage en ajoute une.
# INN-FATE-01, INN-FATE-02
field-protagonist_column = Colonne du protagoniste
    .hint = Ses cases dans la liste du sort : une vide au début, d’autres à chaque revers.
# INN-TRAN-01, INN-TRAN-02
field-transgressed = A transgressé
    .hint = Oui après un d8, ou un acte jugé inhumain par toute la table : les d4 lui sont ouverts, pour toujours.
# INN-MONO-03, INN-SUGG-05, INN-AUX-04
field-via = Par quel moyen
    .hint = Monologue, suggestion ou dé imposé.
# INN-TRAN-02
field-vote = Vote
    .hint = Oui si l’acte est inhumain ; un seul non suffit à écarter la transgression.
# INN-TRAN-02
field-votes = Votes
    .hint = Par place, oui ou non ; il faut le oui du gardien et de tous les joueurs qui sont à la table.
# INN-TAB-02
field-PhaseChanged-from = Phase d’avant
    .hint = Celle qui s’achève.
# INN-DIFF-01
field-DifficultyChanged-from = Difficulté d’avant
    .hint = En réussites ; rien au début de la partie.
# INN-SUGG-04
field-DieAcquired-from = Provenance
    .hint = Le bol, ou les dés d’un autre joueur.

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
# INN-CONF-07
field-margin = Marge
    .hint = Les réussites obtenues moins celles qu’il faut ; négative s’il en manque.
# INN-CONF-07
field-reached = Difficulté atteinte
    .hint = Oui si le cumul des réussites l’égale ou la dépasse.
# INN-PREP-01, INN-SEC-01
field-screen = Derrière l’écran
    .hint = La préparation et la réserve, pour le gardien seul ; rien pour les autres.
# INN-CHAR-05
field-RejectProtagonist-seat = Joueur
    .hint = Celui dont le gardien refuse le protagoniste ou l’attache ; il doit le refaire.
# INN-SCN-02
field-SetScenePresence-seat = Joueur
    .hint = Celui dont le protagoniste entre dans la scène ou en sort.
# INN-FATE-04
field-CrossBoxes-seat = Joueur
    .hint = Celui dont le protagoniste, ou son attache, subit l’outrage.
# INN-FATE-04
field-CrossingEntry-seat = Joueur
    .hint = Celui dont le protagoniste, ou son attache, subit l’outrage.
# INN-MONO-01
field-Monologue-seat = Joueur
    .hint = Celui qui a pris le dé et parle.
# INN-CONF-01
field-ResolutionView-seat = Joueur
    .hint = Celui qui agit, et lance ses seuls dés.
# INN-CONF-01
field-Closed-seat = Joueur
    .hint = Celui dont le protagoniste agissait.
# INN-CHAR-02
field-CreateProtagonist-name = Nom du protagoniste
    .hint = Choisi par son joueur ; unique à la table.
# INN-CHAR-02
field-Portrait-name = Nom du protagoniste
    .hint = Choisi par son joueur ; unique à la table.
# INN-PREP-01
field-Antagonist-name = Nom
    .hint = Celui de l’antagoniste, secret du gardien.
# INN-MONO-05
field-RealizeHallucination-id = Hallucination
    .hint = Une des vôtres, née dans une scène ordinaire précédente et pas encore percée à jour.
# INN-TRAN-02
field-VoteTransgression-id = Acte à juger
    .hint = La proposition encore ouverte sur laquelle vous votez.
# INN-TRAN-02
field-VoteEntry-id = Acte jugé
    .hint = La proposition, par son identifiant.
# INN-MONO-05
field-HallucinationEntry-id = Hallucination
    .hint = Celle qui est percée à jour, par son identifiant.
# INN-MONO-05
field-HallucinationRecorded-id = Hallucination
    .hint = La nouvelle, par son identifiant.
# INN-PREP-03
field-RecordSymptom-text = Texte préparé
    .hint = Le symptôme tel que le gardien l’a noté pour lui ; jamais montré tel quel.
# INN-CHAR-04
field-DeclareLink-text = Lien
    .hint = Ce qui unit les deux protagonistes : amitié, hiérarchie, contraste…
# INN-CHAR-04
field-Link-text = Lien
    .hint = Ce qui unit les deux protagonistes : amitié, hiérarchie, contraste…
# INN-SCN-05
field-MakeThreat-text = Menace
    .hint = Le danger que le gardien annonce ; pour qu’il se réalise, il faudra la liste du sort.
# INN-SCN-05
field-Threat-text = Menace
    .hint = Le danger que le gardien a annoncé.
# INN-FATE-04
field-CrossBoxes-text = Outrage
    .hint = Ce qui arrive, décrit par le gardien ; des effets moindres peuvent s’y ajouter.
# INN-FATE-04
field-CrossingEntry-text = Outrage
    .hint = Ce qui arrive, tel que le gardien le décrit.
# INN-TAB-04
field-AddNarration-text = Récit
    .hint = Ce qui a été raconté, pour en garder trace ; du gardien ou d’un joueur.
# INN-END-03
field-TellEpilogue-text = Épilogue
    .hint = Les suites désastreuses, du gardien, ou le sort d’un protagoniste, de son joueur.
# INN-MONO-07
field-Element-text = Élément
    .hint = Ce qui est entré dans l’histoire, en quelques mots.
# INN-DIFF-02
field-RaiseDifficulty-text = Indice ou propriété
    .hint = L’indice adapté ou la propriété de la source dont le gardien se sert ; inutile avec un élément de monologue.
# INN-MONO-02, INN-MONO-03
field-CompleteMonologue-text = Monologue
    .hint = Ce qui a été raconté à la première personne, selon le type du dé ; facultatif.
# INN-MONO-02
field-MonologueEntry-text = Monologue
    .hint = Ce qui a été raconté, si on l’a noté.
# INN-MONO-04
field-RejectMonologue-text = Explication
    .hint = Pourquoi le gardien n’accepte pas ce monologue ; facultatif.
# INN-MONO-04
field-RejectionEntry-text = Explication
    .hint = Ce que le gardien en dit, s’il l’a noté.
# INN-SUGG-01
field-MakeSuggestion-text = Sous-entendu
    .hint = Ce que votre protagoniste insinue sur l’autre, selon le type du dé ; facultatif.
# INN-SUGG-01
field-SuggestionEntry-text = Sous-entendu
    .hint = Ce qui est insinué sur le protagoniste visé, si on l’a noté.
# INN-SUGG-05
field-IncorporateSuggestion-text = Réponse
    .hint = Comment vous en faites une vérité de toujours, quitte à réinterpréter un peu ; facultatif.
# INN-SUGG-05
field-IncorporationEntry-text = Réponse
    .hint = Comment le joueur visé en fait une vérité, si on l’a noté.
# INN-CONF-11
field-BreakAttachment-text = Rupture
    .hint = Comment le protagoniste perd pour toujours son attache ; facultatif.
# INN-CONF-11
field-RuptureEntry-text = Rupture
    .hint = Comment le lien se rompt, si on l’a noté.
# INN-CONF-08
field-RerollOdd-text = Comportement étrange
    .hint = Ce que le protagoniste montre d’inquiétant en redoublant d’effort ; dû plus tard si vous le laissez vide.
# INN-CONF-08
field-RollEntry-text = Comportement étrange
    .hint = Raconté avec une relance, si on l’a noté.
# INN-ANCH-01
field-UseAnchoring-text = Scène d’attache
    .hint = Souvenir, désir, discussion, acte ou regret qui montre le lien ; facultatif.
# INN-ANCH-01
field-AnchoringEntry-text = Scène d’attache
    .hint = Ce qu’on y apprend du protagoniste et de son attache, si on l’a noté.
# INN-OUT-01
field-RenounceProtagonist-text = Récit
    .hint = Comment le protagoniste sort du jeu ; une résolution en cours réussit de cette façon. Facultatif.
# INN-AUX-04
field-ImposeDie-text = Récit
    .hint = Le monologue que vous imposez au protagoniste visé, selon le type du dé ; facultatif.
# INN-AUX-04
field-ImpositionEntry-text = Récit
    .hint = Ce qui est imposé au protagoniste visé, si on l’a noté.
# INN-END-02, INN-END-04
field-DeclareDefused-text = Dénouement
    .hint = Comment la situation est désamorcée, selon le gardien ; facultatif.
# INN-END-05
field-Disclosed-text = Texte préparé
    .hint = Le symptôme ou l’information tels que le gardien les avait notés ; rien pour un autre secret.
# INN-CHAR-05
field-RejectProtagonist-reason = Motif
    .hint = Rôle non respecté, autre cause, ou attache qui ne convient pas : elle seule est alors à refaire.
# INN-MONO-04
field-RejectMonologue-reason = Motif
    .hint = Trop semblable à un monologue déjà fait, ou contenu qui n’est pas celui du dé.
# INN-MONO-04
field-RejectionEntry-reason = Motif
    .hint = Trop semblable à un monologue déjà fait, ou contenu qui n’est pas celui du dé.
# INN-END-01, INN-END-02
field-GameEnded-reason = Cause de la fin
    .hint = Plus aucun protagoniste en jeu, ou situation désamorcée.
# INN-PREP-06
field-PlanInformation-dice = Dés prévus
    .hint = Combien le gardien compte en révéler avec elle, 1 au moins.
# INN-PREP-06
field-DroppedEntry-dice = Dés prévus
    .hint = Combien le gardien comptait en révéler avec elle.
# INN-PREP-06
field-PlannedInformation-dice = Dés prévus
    .hint = Combien le gardien compte en révéler avec elle ; une note, pour la source.
# INN-INFO-01
field-RevealInformation-dice = Dés révélés
    .hint = Combien vont au bol : 1 au moins, en en laissant un pour la source ; vide : ce qui était prévu.
# INN-INFO-01
field-InformationEntry-dice = Dés révélés
    .hint = Combien sont allés au bol.
# INN-INFO-01
field-RevealedInformation-dice = Dés révélés
    .hint = Combien sont allés au bol.
# INN-END-05, INN-PREP-04
field-Disclosed-dice = Schéma de dés
    .hint = Par type, ce que le gardien avait mis en réserve ; rien pour un autre secret.
# INN-DICE-02
field-DiceReleasedEntry-dice = Dés révélés
    .hint = Types des dés passés de la réserve au bol, dans l’ordre : les plus grands d’abord.
# INN-DICE-06
field-PublicOptions-dice = Dés
    .hint = Lancés par le service, par les joueurs à la table, ou selon leur choix.
# INN-DICE-06
field-OptionChanges-dice = Dés
    .hint = Lancés par le service, par les joueurs à la table, ou selon leur choix.
# INN-TAB-05
field-OptionsEntry-changes = Ce qui change
    .hint = Les seules options modifiées, telles que vous pouvez les voir.
# INN-TAB-05
field-KeeperOptionsEntry-changes = Ce qui change
    .hint = Les seules options modifiées.
# INN-CHAR-01
field-AnnounceSetting-role = Rôle des protagonistes
    .hint = Ce qu’ils sont et ce qui les amène là ; dit à tous par le gardien, chacun doit s’y tenir.
# INN-CHAR-01
field-Announced-role = Rôle des protagonistes
    .hint = Ce qu’ils sont et ce qui les amène là, dit à tous par le gardien.
# INN-PREP-01
field-RoleElement-role = Rôle des protagonistes
    .hint = Ce qu’ils seront dans cette histoire et ce qui les y amène.
# INN-SUGG-02, INN-AUX-04
field-target = Protagoniste visé
    .hint = La place de son joueur ; il est encore en jeu, n’a pas reçu de dé dans cette scène et ne peut refuser.
# INN-SCN-05
field-MakeThreat-target = Protagoniste menacé
    .hint = Présent dans la scène, et pas encore menacé dans celle-ci.
# INN-SCN-05
field-Threat-target = Protagoniste menacé
    .hint = La place de son joueur.
# INN-TRAN-02
field-ProposeTransgression-target = Protagoniste jugé
    .hint = Encore en jeu, et qui n’a pas transgressé.
# INN-TRAN-02
field-VoteEntry-target = Protagoniste jugé
    .hint = La place de son joueur.
# INN-TRAN-02
field-Proposal-target = Protagoniste jugé
    .hint = La place de son joueur.
# INN-TRAN-01
field-TransgressionRecorded-target = Qui a transgressé
    .hint = La place du joueur de ce protagoniste.
# INN-TRAN-02
field-TransgressionRejected-target = Protagoniste jugé
    .hint = La place de son joueur ; son acte n’est pas une transgression.
# INN-SUGG-02
field-SuggestionEntry-target = Protagoniste visé
    .hint = La place de son joueur, à qui va le dé.
# INN-SUGG-05
field-IncorporationEntry-target = Protagoniste visé
    .hint = La place de son joueur, qui répond à la suggestion.
# INN-AUX-04
field-ImpositionEntry-target = Protagoniste visé
    .hint = La place de son joueur, à qui va le dé.
# INN-SUGG-02
field-Suggestion-target = Protagoniste visé
    .hint = La place de son joueur, qui doit répondre à la suggestion.
# INN-DICE-05, INN-SYM-04, INN-PREP-06
field-PacingWarned-code = Avertissement
    .hint = Révélations trop lentes, plan qui ne tombe pas juste, identité ou repaire non révélés, lien manquant.
# INN-DICE-05, INN-SYM-04, INN-PREP-06
field-Warned-code = Avertissement
    .hint = Révélations trop lentes, plan qui ne tombe pas juste, identité ou repaire non révélés, lien manquant.
# INN-OUT-01
field-RenounceProtagonist-detail = Manière
    .hint = Mort, folie, enfermement ou autre ; seulement quand il est mis hors d’état pour toujours.
# INN-PREP-06
field-PlanInformation-label = Information
    .hint = Ce que le gardien compte révéler, en quelques mots secrets.
# INN-PREP-06
field-DroppedEntry-label = Information
    .hint = Ce que le gardien comptait révéler.
# INN-PREP-06
field-PlannedInformation-label = Information
    .hint = Ce que le gardien compte révéler.
# INN-CHAR-03
field-SetAttachment-label = Nom de l’attache
    .hint = Qui ou ce que c’est ; jamais le nom d’un protagoniste.
# INN-CHAR-03
field-Attachment-label = Nom de l’attache
    .hint = Qui ou ce que c’est.
# INN-SCN-01
field-OpenOrdinaryScene-label = Titre de la scène
    .hint = Comment le gardien l’appelle devant tous.
# INN-SCN-01
field-SceneOpenedEntry-label = Titre de la scène
    .hint = Comment le gardien l’appelle devant tous.
# INN-SCN-01
field-SceneView-label = Titre de la scène
    .hint = Comment le gardien l’appelle devant tous.
# INN-CONF-02
field-RuleResolution-required = Jet exigé
    .hint = Le gardien tranche : oui, il faut lancer les dés ; non, ni dés, ni case, ni acquis. Une fuite exige toujours un jet.
# INN-CONF-02
field-RulingEntry-required = Jet exigé
    .hint = Oui : les dés décident ; non : le gardien s’en passe et rien n’est acquis.
# INN-MONO-05
field-HallucinationEntry-seen = Née dans la scène
    .hint = Numéro de la scène ordinaire où l’hallucination a eu lieu.
# INN-END-05
field-Disclosed-key = Clé
    .hint = L’identifiant de l’information prévue, ou le nom du secret.
# INN-CHAR-02
field-CreateProtagonist-origin = Origine
    .hint = D’où vient le protagoniste, selon son joueur.
# INN-CHAR-02
field-Portrait-origin = Origine
    .hint = D’où vient le protagoniste, selon son joueur.
# INN-PREP-06, INN-INFO-01
field-kind = Sorte d’information
    .hint = Identité des antagonistes, repaire, élément de leur plan, ou source.
# INN-INFO-01
field-RevealInformation-kind = Sorte d’information
    .hint = Identité des antagonistes, repaire ou élément de leur plan ; la source se révèle autrement.
# INN-CHAR-03
field-SetAttachment-kind = Sorte d’attache
    .hint = Une personne, une conviction, un objet ou autre chose.
# INN-CHAR-03
field-Attachment-kind = Sorte d’attache
    .hint = Une personne, une conviction, un objet ou autre chose.
# INN-TAB-04, INN-CONF-12
field-AddNarration-kind = Sorte de récit
    .hint = Issue, échec, comportement étrange (qui acquitte d’un récit dû), dernière scène ou commentaire.
# INN-OUT-02, INN-OUT-04, INN-FATE-10
field-ProtagonistView-status = Sort
    .hint = En jeu, perdu, renoncé (hors d’état ou passé à la source) ou enfui.
# INN-CONF-11, INN-FATE-08
field-Attachment-status = État de l’attache
    .hint = Intacte ; rompue par son joueur, ou perdue par un outrage terminal : plus d’ancrage.
# INN-CONF-07
field-total = Cumul des réussites
    .hint = De tous les lancers de la résolution, à comparer à la difficulté.
# INN-MONO-02
field-die = Type de dé
    .hint = Selon l’effet : d20 prémonition, d12 hallucination, d8 connaissance occulte, d4 effet paranormal.
# INN-MONO-01, INN-MONO-02
field-TakeDie-die = Dé à prendre
    .hint = Un du bol ; il impose le contenu : d20 prémonition, d12 hallucination, d8 savoir occulte, d4 paranormal.
# INN-CONF-04
field-ThrownDie-die = Type de dé
    .hint = Son nombre de faces : d4, d8, d12 ou d20.
# INN-CONF-04
field-RolledDie-die = Type de dé
    .hint = Son nombre de faces : d4, d8, d12 ou d20.
# INN-SUGG-04
field-MakeSuggestion-source = D’où vient le dé
    .hint = Du bol ou de vos dés acquis ; à dire seulement si la table permet les deux.
# INN-SUGG-04
field-SuggestionEntry-source = D’où vient le dé
    .hint = Du bol, ou des dés acquis de qui suggère.
# INN-INFO-02
field-InnommableView-source = Source
    .hint = Les mots par lesquels le gardien l’a révélée à tous ; rien avant l’affrontement.
# INN-END-05
field-item = Secret
    .hint = Un élément de la situation, un symptôme, le schéma de dés ou une information prévue.
# INN-FATE-04, INN-FATE-07
field-CrossBoxes-count = Cases à cocher
    .hint = Une ou plusieurs d’une même colonne, parmi les vides ; un seul outrage en résulte.
# INN-FATE-04
field-CrossingEntry-count = Cases cochées ensemble
    .hint = Combien pour cet outrage, d’une même colonne.
# INN-CONF-04
field-RollEntry-count = Nombre de dés
    .hint = Combien ont été lancés ; 0 sans dé acquis, ou sans dé impair à relancer.
# INN-CONF-07, INN-DIFF-03
field-difficulty = Difficulté
    .hint = Combien de réussites il faut, de 1 à 7 ; au plus 4 avant l’affrontement.
# INN-DIFF-01, INN-DIFF-03
field-InnommableView-difficulty = Difficulté
    .hint = Réussites exigées de tous : 1, puis 2 aux agissements ; le gardien la monte jusqu’à 4, puis 7.
# INN-TAB-02
field-phase = Phase
    .hint = Préparation, prise de conscience, agissements, affrontement, épilogue, puis clôture.
# INN-SCN-01
field-scene = Numéro de scène
    .hint = De la scène ordinaire où cela s’est passé, à partir de 1.
# INN-MONO-05
field-HallucinationEntry-scene = Percée dans la scène
    .hint = Numéro de la scène ordinaire où le protagoniste comprend.
# INN-SCN-01
field-InnommableView-scene = Scène ordinaire
    .hint = Celle du gardien, en cours ou la dernière close ; rien avant la première.
# INN-DIFF-02
field-basis = Ce qui la justifie
    .hint = Un élément de monologue, un indice adapté ou une propriété de la source ; le gardien doit le dire.
# INN-PHA-01, INN-DICE-02
field-cause = Cause
    .hint = L’événement qui l’a entraîné, par son identifiant.
# INN-TRAN-01, INN-TRAN-02
field-TransgressionRecorded-cause = Cause
    .hint = Un d8 acquis, ou le oui de toute la table.
# INN-FATE-03
field-BoxEntry-cause = Pourquoi une case
    .hint = Monologue à partir du deuxième, échec, réussite avec un 1, ou ancrage.
# INN-CONF-08, INN-CONF-12
field-Due-cause = Pourquoi
    .hint = Une relance, ou une réussite avec un 1.
# INN-CHAR-03
field-description = Description
    .hint = Ce qu’est l’attache pour le protagoniste, selon son joueur.
# INN-PREP-01
field-SourceElement-description = Description
    .hint = La racine inhumaine de la situation ; le gardien peut la modifier jusqu’à la fin.
# INN-PREP-06
field-revealed = Révélée
    .hint = Oui quand le gardien l’a dite à tous.
# INN-TRAN-02
field-open = Vote ouvert
    .hint = Oui tant que des voix manquent et que personne n’a dit non.
# INN-SCN-03
field-closed = Close
    .hint = Oui quand le gardien a fermé la scène ordinaire.
# INN-CONF-12, INN-CONF-13
field-outcome = Issue
    .hint = Réussie, échouée, abandonnée, tranchée sans dés ou annulée.
# INN-OUT-01
field-RenounceProtagonist-mode = Façon de renoncer
    .hint = Immobilisé sans retour (mort, folie, enfermement), ou passé du côté de la source.
# INN-AUX-01, INN-AUX-08
field-ProtagonistView-mode = Part du joueur
    .hint = Protagoniste ; gardien auxiliaire tant qu’il a des dés ; puis commentateur.
# INN-CONF-11, INN-CONF-12, INN-OUT-01
field-means = Comment
    .hint = Par les dés, par rupture avec l’attache ou par renoncement au protagoniste.
# INN-CONF-01, INN-OUT-04
field-purpose = Ce que vise le jet
    .hint = Un but dans l’histoire, ou la fuite : réussie, elle met le protagoniste à l’abri et hors du jeu.
# INN-CHAR-01
field-setting = Cadre annoncé
    .hint = Lieu, époque, contexte et rôle des protagonistes, tels que dits à tous ; rien avant.
# INN-CHAR-01
field-period = Époque
    .hint = Quand se passe l’histoire, tel que le gardien l’annonce à tous.
# INN-PREP-01
field-SettingElement-period = Époque
    .hint = Quand se passe l’histoire, dans les notes du gardien.
# INN-SCN-01
field-number = Numéro de scène
    .hint = De la scène ordinaire, à partir de 1.
# INN-AUX-02
field-SplitEntry-number = Dés gardés en tout
    .hint = La moitié arrondie au supérieur, tous types confondus.
# INN-CHAR-02
field-protagonists = Protagonistes
    .hint = Par place de joueur, un chacun.
# INN-TRAN-02
field-proposals = Actes jugés
    .hint = Ceux que la table a votés ou vote encore : étaient-ils inhumains ?
# INN-CONF-04, INN-CONF-15
field-pool = Dés acquis
    .hint = Par type ; le joueur les lance tous à chaque résolution et les garde.
# INN-PREP-01
field-situation = Situation mystérieuse
    .hint = Les cinq éléments préparés : cadre, source, antagonistes, esthétique, rôle.
# INN-TAB-02
field-PhaseChanged-to = Nouvelle phase
    .hint = Celle qui commence aussitôt.
# INN-DIFF-01, INN-DIFF-02
field-DifficultyChanged-to = Nouvelle difficulté
    .hint = En réussites, de 1 à 7.
# INN-CHAR-04
field-other = L’autre protagoniste
    .hint = La place du joueur à qui le lien unit le vôtre.
# INN-TRAN-02
field-act = Acte inhumain
    .hint = Ce que le protagoniste a fait et que toute la table juge.
# INN-CHAR-04
field-DeclareLink-nature = Nature du lien
    .hint = Explicite, comme une amitié, ou implicite, comme un contraste.
# INN-CHAR-04
field-Link-nature = Nature du lien
    .hint = Explicite, comme une amitié, ou implicite, comme un contraste.
# INN-PREP-01
field-SourceElement-nature = Nature de la source
    .hint = Abstraite, comme une découverte, ou symbolique, comme une divinité.
# INN-AUX-05
field-imposed = Ont imposé un dé
    .hint = Les gardiens auxiliaires qui l’ont fait dans cette scène ordinaire.

chapter-ANCH = Ancrages
chapter-AUX = Auxiliaires
chapter-CHAR = Personnages
chapter-CONF = Conflits
chapter-DIFF = Difficulté
chapter-END = Fin de partie
chapter-FATE = Sort
chapter-INFO = Révélations
chapter-MONO = Monologues
chapter-OUT = Sortir du jeu
chapter-PREP = Préparation
chapter-SCN = Scènes
chapter-SUGG = Suggestions
chapter-SYM = Symptômes
chapter-TAB = À la table
chapter-TRAN = Transgressions
