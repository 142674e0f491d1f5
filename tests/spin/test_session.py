"""Seats, phases, scenes, respites, sessions, the end; genre, stakes."""

from __future__ import annotations

import msgspec
import pytest

from domain.systems import GAMES
from domain.systems.spin.characters.book import DATA
from domain.systems.spin.characters.canvases import CreateCanvas
from domain.systems.spin.characters.characters import AllowNewCharacter, CreateCharacter
from domain.systems.spin.characters.genre import AnswerGenre, DrawGenreCard, SetGenre
from domain.systems.spin.characters.orientation import RequestOrientationRoll, RollOrientation
from domain.systems.spin.characters.stakes import AddStake, CloseStake, EditStake, ShareStake
from domain.systems.spin.characters.traits import AddTrait
from domain.systems.spin.destiny.fate import AnnounceFateStroke, BlockFateStrokes, WithdrawFateStroke
from domain.systems.spin.gauges.gauges import AdvanceGauge, RuleExhaustion
from domain.systems.spin.oppositions.chain import LockOpposition, RollCamp
from domain.systems.spin.oppositions.oppositions import CancelOpposition, OpenOpposition, RequestOpposition
from domain.systems.spin.oppositions.outcome import RecordConsequence
from domain.systems.spin.session.session import CloseSession, DiscloseSecrets, EndGame, EndSession, StartSession
from domain.systems.spin.table.scenes import AdvancePhase, CloseRespite, EndScene, OpenRespite, StartScene
from domain.systems.spin.table.setup import AssignSeat, SetTableOption
from domain.table.commands import SetPresence
from projections.base.projection import Awaited
from projections.moves.questions import awaited
from tests.scene import Scene
from tests.spin.tale import GM, Tale, consequences


def test_seats_and_the_order_of_phases() -> None:
    """SPI-SESS-01: one gm, a player at least; phases in order, genre and presentation may be skipped."""
    alone = Scene("spin", [("mj", "gm"), ("zoe", "spectator")])
    alone.refuse("mj", AdvancePhase("creation"), "seats_incomplete", rule="SPI-SESS-01")
    alone.do("mj", AssignSeat("zoe", "player"))
    alone.do("mj", AdvancePhase("genre"))
    alone.refuse("mj", AssignSeat("zoe", "spectator"), "seats_incomplete")
    alone.refuse("mj", AssignSeat("mj", "player"), "seats_incomplete")
    alone.refuse("mj", AssignSeat("personne", "player"), "unknown_id")
    alone.refuse("zoe", AdvancePhase("creation"), "not_gm")
    alone.refuse("mj", AdvancePhase("genre"), "wrong_phase")
    alone.refuse("mj", AdvancePhase("setup"), "wrong_phase")
    alone.do("mj", AdvancePhase("creation"))
    alone.do("mj", AssignSeat("zoe", "gm"))
    assert [s.role for s in alone.state.table.seats] == ["player", "gm"]
    alone.refuse("mj", AdvancePhase("presentation"), "not_gm")
    alone.do("zoe", AdvancePhase("presentation"))
    alone.do("zoe", StartScene("presentation"))
    step = alone.do("zoe", AdvancePhase("narrative"))
    assert consequences(step) == ["SceneEnded"]
    alone.refuse("zoe", AdvancePhase("session_end"), "wrong_phase")


def test_options_and_what_they_need() -> None:
    """SPI-SESS-01: options are set until creation; some need another one."""
    t = Tale("ana", phase="setup")
    t.refuse(GM, SetTableOption("deus_ex_alea", True), "option_dependency")
    t.gm(SetTableOption("heroic_levels", True))
    t.refuse(GM, SetTableOption("alea_unbounded", True), "option_dependency")
    t.gm(SetTableOption("deus_ex_alea", True))
    t.refuse(GM, SetTableOption("heroic_levels", False), "option_dependency")
    t.refuse(GM, SetTableOption("dice", 3), "bad_value")
    t.refuse(GM, SetTableOption("max_shifts_per_opposition", 0), "bad_value")
    t.refuse("ana", SetTableOption("solo", True), "not_gm")
    t.gm(SetTableOption("max_shifts_per_opposition", 2))
    assert t.state.options.max_shifts_per_opposition == 2
    t.gm(AdvancePhase("creation"))
    t.gm(AdvancePhase("narrative"))
    t.refuse(GM, SetTableOption("solo", True), "wrong_phase")


def test_genre_together() -> None:
    """SPI-SESS-02, SPI-SESS-04: anybody answers and replaces, all read; then the gm sets the genre."""
    t = Tale("ana", "leo", phase="setup")
    t.refuse("ana", AnswerGenre(1, "Imaginaire"), "wrong_phase")
    t.gm(AdvancePhase("genre"))
    t.act("ana", AnswerGenre(1, "Imaginaire"))
    t.act("leo", AnswerGenre(1, "Réel, 1920"))
    t.refuse("zoe", AnswerGenre(2, "Humain"), "not_owner")
    t.refuse("ana", AnswerGenre(7, "?"), "bad_value")
    t.refuse("ana", AnswerGenre(2, "  "), "bad_value")
    assert [(a.question, a.text, a.seat) for a in t.view("zoe").genre.answers] == [(1, "Réel, 1920", "leo")]
    t.refuse("ana", SetGenre("Noir"), "not_gm")
    t.gm(SetGenre("Noir"))
    assert t.view("zoe").genre.text == "Noir"
    t.refuse("ana", AnswerGenre(2, "Humain"), "wrong_phase")


def test_genre_by_cards() -> None:
    """SPI-SESS-03: six cards, each seat answers the one that it drew before it draws again."""
    t = Tale("ana", "leo", phase="setup")
    t.gm(AdvancePhase("genre"))
    t.act("ana", DrawGenreCard(4))
    t.refuse("ana", DrawGenreCard(5), "card_pending")
    t.refuse("leo", AnswerGenre(4, "Lambda"), "not_your_card")
    t.refuse("ana", AnswerGenre(2, "Humain"), "not_your_card")
    t.refuse("leo", DrawGenreCard(4), "card_not_in_deck")
    t.refuse("leo", DrawGenreCard(7), "bad_value")
    t.refuse("zoe", DrawGenreCard(), "not_owner")
    t.act("ana", AnswerGenre(4, "Lambda"))
    step = t.do("ana", DrawGenreCard())
    assert step.event.draws[0].kind == "shuffle"
    assert step.event.command.number == 1
    t.act("ana", AnswerGenre(1, "Réel"))
    t.gm(SetPresence("leo", away=True))
    for seat, number in (("leo", 2), ("ana", 3), (GM, 5)):
        t.act(seat, DrawGenreCard(number))
        t.act(GM if seat == "leo" else seat, AnswerGenre(number, "Oui"))
    t.act("ana", DrawGenreCard(6))
    t.act("ana", AnswerGenre(6, "Non"))
    t.refuse("leo", DrawGenreCard(), "deck_empty")
    assert next(a.seat for a in t.state.genre_answers if a.question == 2) == "leo"


@pytest.mark.parametrize(("source", "card"), [("physical", None), ("service", 3)])
def test_cards_come_from_where_the_table_says(source: str, card: int | None) -> None:
    """SPI-SESS-03, SPI-DICE-04: the excluded source is refused, for cards too."""
    t = Tale("ana", phase="setup", dice=source)
    t.gm(AdvancePhase("genre"))
    t.refuse("ana", DrawGenreCard(card), "dice_source")


def test_creation() -> None:
    """SPI-SESS-05, SPI-SESS-06: a protagonist each with his canvas; only a name is required."""
    t = Tale("ana", phase="setup")
    t.refuse("ana", CreateCharacter("Inès"), "wrong_phase")
    t.gm(AdvancePhase("creation"))
    t.refuse("ana", CreateCharacter("  "), "name_required")
    t.refuse("zoe", CreateCharacter("Zoé"), "not_owner")
    t.refuse("ana", CreateCharacter("Le noyé", "npc"), "not_gm")
    t.refuse(GM, CreateCharacter("Inès", seat="ana"), "not_owner")
    t.refuse(GM, CreateCharacter("Le noyé", "npc", seat="ana"), "bad_value")
    ines = t.act("ana", CreateCharacter("Inès"))
    assert t.state.canvases[t.state.characters[ines].canvas].kind == "character"
    assert t.state.characters[ines].fortunes == 0
    t.refuse("ana", CreateCharacter("Une autre"), "no_consent")
    t.refuse("ana", AddTrait(ines, "forte", "heroic"), "option_off")
    t.gm(AdvanceGauge(ines, "fatiguée", "state"))


def test_the_gm_creates_for_an_absent_seat() -> None:
    """SPI-SESS-05: in an absent player's place, and everybody reads that it was so."""
    t = Tale("ana", phase="setup")
    t.gm(AdvancePhase("creation"))
    t.gm(SetPresence("ana", away=True))
    made = t.gm(CreateCharacter("Inès", seat="ana"))
    assert t.state.characters[made].owner == "ana"
    assert t.last("zoe") == ["CharacterCreated", "OnBehalf"]


def test_a_group_for_two() -> None:
    """SPI-SESS-07: one Groupe canvas, once there are two protagonists; every player writes in it."""
    alone = Tale("ana")
    alone.refuse("ana", CreateCanvas("group", "Nous"), "wrong_phase")
    t = Tale("ana", "leo")
    t.refuse("zoe", CreateCanvas("group", "Nous"), "not_gm")
    t.act("leo", CreateCanvas("group", "Nous"))
    t.refuse("ana", CreateCanvas("group", "Nous encore"), "wrong_phase")


def test_presentation_scenes_do_not_count_destiny() -> None:
    """SPI-SESS-08, SPI-DEST-05: only in their phase; everything but destiny is as usual."""
    t = Tale("ana", phase="presentation")
    t.refuse(GM, StartScene("narrative"), "wrong_phase")
    t.locked("ana", 1, 4)
    assert t.state.destiny == 0
    assert t.state.ledger == ()
    later = Tale("ana")
    later.refuse(GM, StartScene("presentation"), "wrong_phase")


def test_scenes_end_with_nothing_open() -> None:
    """SPI-SESS-09: one scene at a time; open oppositions and strokes hold it; requests lapse."""
    t = Tale("ana", "leo")
    held = t.frame("ana")
    for command in (EndScene(), StartScene("narrative"), EndSession()):
        t.refuse(GM, command, "opposition_open")
    t.gm(CancelOpposition(held))
    t.gm(AnnounceFateStroke(1))
    for command in (EndScene(), StartScene("narrative"), EndSession()):
        t.refuse(GM, command, "stroke_pending")
    t.gm(WithdrawFateStroke())
    asked = t.act("leo", RequestOpposition(t.hero["leo"], "Plonger"))
    step = t.do(GM, StartScene("narrative", "La grève"))
    assert consequences(step) == ["SceneEnded", "RequestLapsed"]
    assert t.opposition(asked).status == "cancelled"
    t.gm(EndScene())
    t.refuse(GM, EndScene(), "wrong_phase")
    t.refuse("ana", RequestOpposition(t.hero["ana"], "Nager"), "no_active_scene")
    t.refuse(GM, OpenOpposition(lead=t.hero["ana"]), "no_active_scene")


def test_a_block_ends_with_its_scene() -> None:
    """SPI-SESS-09: the next scene knows no block."""
    t = Tale("ana", fortunes=1)
    t.act("ana", BlockFateStrokes(t.hero["ana"]))
    t.refuse(GM, AnnounceFateStroke(1), "fate_blocked")
    t.next_scene()
    t.gm(AnnounceFateStroke(1))


def test_respites() -> None:
    """SPI-SESS-10: for all active protagonists, or for some; not in the middle of an opposition."""
    t = Tale("ana", "leo")
    t.frame("ana")
    t.refuse(GM, OpenRespite(), "opposition_open")
    t.refuse(GM, OpenRespite(("personne",)), "unknown_id")
    t.refuse(GM, OpenRespite(()), "bad_value")
    t.refuse(GM, CloseRespite(), "wrong_phase")
    t.gm(OpenRespite((t.hero["leo"],)))
    assert t.state.respite == {t.hero["leo"]}
    t.gm(CloseRespite())
    assert t.state.respite == frozenset()


def test_sessions_follow_each_other() -> None:
    """SPI-SESS-11: the window, the end of session traits, the next session; the rest carries over."""
    t = Tale("ana")
    won = t.final("ana", (2, 2), (1, 1))
    t.gm(
        RecordConsequence(
            won, "gain_trait", t.hero["ana"], trait_text="Butin", duration="session", basis="session_loot"
        )
    )
    t.close(won)
    t.destiny(-2)
    t.refuse(GM, CloseSession(), "wrong_phase")
    t.refuse(GM, StartSession(), "wrong_phase")
    t.gm(EndSession())
    assert t.state.scene is None
    t.refuse(GM, StartSession(), "window_open")
    t.refuse(GM, StartScene("narrative"), "wrong_phase")
    step = t.do(GM, CloseSession())
    assert consequences(step) == ["TraitRemoved"]
    assert t.character("ana").traits == {}
    t.gm(StartSession())
    assert (t.state.session_no, t.state.phase, t.state.destiny) == (2, "narrative", -2)


def test_the_end_and_what_is_disclosed() -> None:
    """SPI-SESS-12, SPI-SEC-07: from the window only; then nothing but disclosure, and only what is chosen."""
    t = Tale("ana")
    t.destiny(3)
    t.refuse(GM, EndGame(), "wrong_phase")
    t.gm(EndSession())
    t.gm(EndGame())
    t.refuse(GM, EndGame(), "wrong_phase")
    t.refuse(GM, DiscloseSecrets("destiny"), "wrong_phase")
    t.gm(CloseSession())
    assert t.state.phase == "ended"
    t.refuse("ana", CreateCharacter("Encore"), "game_ended")
    t.refuse(GM, StartSession(), "game_ended")
    assert t.view("ana").disclosed is None
    t.refuse("ana", DiscloseSecrets("destiny"), "not_gm")
    t.gm(DiscloseSecrets("destiny"))
    assert t.view("ana").disclosed.destiny == 3
    assert t.view("ana").disclosed.hand == ()
    t.gm(DiscloseSecrets("hand"))
    t.gm(DiscloseSecrets("drama"))
    t.refuse(GM, DiscloseSecrets("hand"), "wrong_phase")


def test_stakes_are_the_gms_until_shared() -> None:
    """SPI-SESS-13, SPI-SEC-03."""
    t = Tale("ana")
    t.refuse("ana", AddStake("Qui ment ?"), "not_gm")
    t.refuse(GM, AddStake(" "), "bad_value")
    first, second = t.gm(AddStake("Qui ment ?")), t.gm(AddStake("Le phare"))
    t.gm(EditStake(second, "Le phare éteint"))
    assert t.last("ana") == []
    assert t.view("ana").stakes == ()
    t.gm(ShareStake(second))
    t.refuse(GM, ShareStake(second), "already_shared")
    assert [s.text for s in t.view("zoe").stakes] == ["Le phare éteint"]
    t.gm(CloseStake(first))
    assert t.last("ana") == []
    t.gm(CloseStake(second))
    assert t.last("ana") == ["StakeClosed"]
    t.refuse(GM, EditStake("rien", "?"), "unknown_id")


def test_a_new_protagonist_after_the_end_of_one() -> None:
    """SPI-SESS-14: with consent, fortunes 0, his sheet free until his first opposition."""
    t = Tale("ana")
    t.refuse(GM, AllowNewCharacter("ana"), "wrong_phase")
    t.refuse(GM, AllowNewCharacter("zoe"), "unknown_id")
    wound = t.gauge("ana", "blessée", 6)
    t.gm(RuleExhaustion(wound, "character_ended"))
    t.refuse("ana", CreateCharacter("Rose"), "no_consent")
    t.gm(AllowNewCharacter("ana"))
    rose = t.act("ana", CreateCharacter("Rose"))
    t.refuse("ana", CreateCharacter("Rosa"), "no_consent")
    t.act("ana", AddTrait(rose, "marin"))
    t.hero["ana"] = rose
    opposition = t.frame("ana")
    t.refuse("ana", AddTrait(rose, "fort"), "wrong_phase")
    t.gm(LockOpposition(opposition))


def test_mementos() -> None:
    """SPI-SESS-15: six options on each side, as data."""
    assert [o["n"] for o in DATA["gm_options"]] == [1, 2, 3, 4, 5, 6]
    assert DATA["protagonist_options"][4]["id"] == "use_fortune"


def test_the_tables_of_the_book_are_offered_to_clients() -> None:
    """What `GET /systems/spin` serves as data: French labels, English identifiers, as JSON."""
    assert GAMES["spin"].data is DATA
    assert msgspec.json.decode(msgspec.json.encode(DATA)).keys() >= {"canvases", "orientation", "fate_strokes"}


def test_newcomers_and_changed_roles_between_oppositions() -> None:
    """SPI-SESS-01, SPI-SESS-14, SPI-A-48: at any time of play, but not while an opposition, a stroke or a polarity is
    open; a newcomer gets his protagonist by the gm's consent.
    """
    t = Tale("ana")
    opposition = t.frame("ana")
    t.refuse(GM, AssignSeat("zoe", "player"), "opposition_open")
    t.gm(CancelOpposition(opposition))
    t.gm(AnnounceFateStroke(1))
    t.refuse(GM, AssignSeat("zoe", "player"), "stroke_pending")
    t.gm(WithdrawFateStroke())
    t.refuse("ana", AssignSeat("zoe", "player"), "not_gm")
    t.gm(AssignSeat("zoe", "player"))
    t.refuse("zoe", CreateCharacter("Zoé"), "no_consent")
    t.gm(AllowNewCharacter("zoe"))
    t.hero["zoe"] = t.act("zoe", CreateCharacter("Zoé"))
    t.final("zoe", (2,), (1,))


def test_the_protagonist_of_who_plays_no_more_is_the_gms_to_speak_for() -> None:
    """SPI-A-48: whoever turned to watching says nothing for it any more."""
    t = Tale("ana", "leo")
    t.gm(AssignSeat("leo", "spectator"))
    opposition = t.locked("leo")
    t.refuse("leo", RollCamp(opposition, "protagonist"), "not_owner")
    t.gm(RollCamp(opposition, "protagonist"), 1)
    t.gm(RollCamp(opposition, "obstacle"), 1)
    assert t.opposition(opposition).result == "partial_failure"


def test_the_roll_of_who_plays_no_more_is_the_gms() -> None:
    """SPI-A-48, SPI-ORI-02: it was asked of a player who then turned to watching."""
    t = Tale("ana", "leo")
    roll = t.act("leo", RequestOrientationRoll("leo"))
    t.gm(AssignSeat("leo", "spectator"))
    for seat in (GM, "ana", "leo"):
        assert Awaited(GM, RollOrientation, roll) in awaited(t.feeds, t.state, seat)
    assert any(move.command is RollOrientation for move in t.moves(GM))
    t.refuse("leo", RollOrientation(), "not_asked", 3)
    t.gm(RollOrientation("leo"), 3)
    assert t.state.orientations[roll].face == 3


def test_who_rests_stands_in_the_order_of_being_seen() -> None:
    """SPI-SESS-10, SPI-SEC-01: not in an order of ids, in which twin tables would differ."""
    t = Tale("ana", "leo", "max", "nora", "olaf", "pia", "rosa", "sam", "tom")
    people = [c.id for c in t.view("zoe").characters]
    assert sorted(people) != people
    t.gm(OpenRespite())
    for seat in ("zoe", "ana", GM):
        assert t.view(seat).respite == tuple(c.id for c in t.view(seat).characters if c.kind == "protagonist")
