"""Sombre light: six people and their weapons; a Turn of two against two, and one with a gesture that needs no die."""

from __future__ import annotations

from typing import Any

from domain.systems.sombre.characters.approval import ValidateCharacter
from domain.systems.sombre.characters.creation import AllocateCommonSkills, ChoosePersonality, CreateCharacter
from domain.systems.sombre.characters.proposal_commands import ProposeSkill, ReviewProposal
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction, RecordNpcIntent
from domain.systems.sombre.combat.turn.turn import AdvancePhase, StartCombat
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.health.gear import DefineItem, Equip
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc
from domain.systems.sombre.scenes.scenes import OpenScene
from domain.systems.sombre.sequences.setup import ApproveCharacters, ArmPeople, BringNpcs, DraftCharacter
from domain.systems.sombre.sequences.turns import CallAttacks, FinishTurn
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.table.phases import StartPlay
from tests.prices.steps import Price, Table, Where
from tests.scene import Seats


def before(table: Table, where: Where) -> None:
    for seat, name, senses in (("player1", "Carole", 11), ("player2", "Mehdi", 12)):
        person = where[name] = table.send(seat, CreateCharacter(name, "female"))
        table.send(seat, AllocateCommonSkills(person, 22 - senses, senses, 13))
        table.send(seat, ChoosePersonality(person, "avoidant"))
        table.send("gm", ValidateCharacter(person))
    table.send("gm", StartPlay())
    table.send("gm", OpenScene("Le parking"))
    for name in ("Ilse", "Otto"):
        where[name] = table.send("gm", CreateNpc(name, scores={"body": 14, "senses": 12}))
        table.send("gm", IntroduceNpc(where[name], name))
    table.send("gm", StartCombat(tuple(where.values())))


def intents(table: Table, where: Where, **carole: Any) -> dict[str, str]:
    """What everybody declares: each strikes at somebody, Carole perhaps does something else."""
    at = {"Carole": "Ilse", "Mehdi": "Otto", "Ilse": "Carole", "Otto": "Mehdi"}
    said: dict[str, str] = {}
    for name, target in at.items():
        action = ActionSpec(kind="strike", target=where[target], approach=True)
        if name == "Carole" and carole:
            action = ActionSpec(**carole)
        if name in ("Ilse", "Otto"):
            said[name] = table.send("gm", RecordNpcIntent(where[name], action))
        else:
            said[name] = table.send("player1" if name == "Carole" else "player2", DeclareIntent(where[name], action))
    return said


def called(table: Table, where: Where, said: dict[str, str], names: tuple[str, ...]) -> dict[str, str]:
    """The roll of each attack, by the game master."""
    rolls: dict[str, str] = {}
    for name in names:
        npc = name in ("Ilse", "Otto")
        about = (where["Carole"],) if npc else ()
        call = CallRoll(where[name], ("body",), concerned=about, resolves=said[name])
        rolls[name] = table.send("gm", call)
    return rolls


def all_strike(table: Table, where: Where) -> None:
    said = intents(table, where)
    table.send("gm", AdvancePhase())
    rolls = called(table, where, said, ("Carole", "Mehdi", "Ilse", "Otto"))
    table.send("gm", Roll(rolls["Ilse"], zone=True), 3, 4)
    table.send("gm", Roll(rolls["Otto"], zone=True), 19, 2)
    table.send("player1", Roll(rolls["Carole"], zone=True), 5, 1)
    table.send("player2", Roll(rolls["Mehdi"], zone=True), 17, 6)
    table.send("gm", AdvancePhase())
    table.send("gm", AdvancePhase())


def all_strike_at_once(table: Table, where: Where) -> None:
    intents(table, where)
    table.send("gm", CallAttacks(throw=True), 3, 4, 19, 2)
    carole, mehdi = table.asked("player1"), table.asked("player2")
    table.send("player1", Roll(carole, zone=True), 5, 1)
    table.send("player2", Roll(mehdi, zone=True), 17, 6)
    table.send("gm", FinishTurn())


def one_runs(table: Table, where: Where) -> None:
    said = intents(table, where, kind="move")
    table.send("gm", AdvancePhase())
    rolls = called(table, where, said, ("Mehdi", "Ilse", "Otto"))
    table.send("gm", Roll(rolls["Ilse"], zone=True), 3, 4)
    table.send("gm", Roll(rolls["Otto"], zone=True), 19, 2)
    table.send("player2", Roll(rolls["Mehdi"], zone=True), 17, 6)
    table.send("gm", ClassifyAction(said["Carole"], "auto_success"))
    table.send("gm", AdvancePhase())
    table.send("gm", AdvancePhase())


def one_runs_at_once(table: Table, where: Where) -> None:
    intents(table, where, kind="move")
    table.send("gm", CallAttacks(throw=True), 3, 4, 19, 2)
    table.send("player2", Roll(table.asked("player2"), zone=True), 17, 6)
    table.send("gm", FinishTurn())


def nothing(table: Table, where: Where) -> None:
    """Nobody has done anything."""


PEOPLE = {"player1": "Carole", "player2": "Mehdi", "player3": "Ana", "player4": "Bob"}


def set_up(table: Table, where: Where) -> None:
    for seat, name in PEOPLE.items():
        person = where[name] = table.send(seat, CreateCharacter(name, "female"))
        table.send(seat, AllocateCommonSkills(person, 11, 11, 13))
        table.send(seat, ChoosePersonality(person, "avoidant"))
        where[f"{name}'s skill"] = table.send(seat, ProposeSkill(person, 12, "Mêlée"))
    for name in PEOPLE.values():
        table.send("gm", ReviewProposal(where[f"{name}'s skill"], "accept"))
        table.send("gm", ValidateCharacter(where[name]))
    table.send("gm", StartPlay())
    table.send("gm", OpenScene("Le parking"))
    for label in ("Un guetteur", "Une guetteuse"):
        where[label] = table.send("gm", CreateNpc(label, scores={"body": 12, "senses": 11}))
        table.send("gm", IntroduceNpc(where[label], label))
    for name in PEOPLE.values():
        bat = table.send("gm", DefineItem("Une batte", where[name], model="bat"))
        table.send("gm", Equip(where[name], bat, "right"))
    for label in ("Un guetteur", "Une guetteuse"):
        gun = table.send("gm", DefineItem("Un pistolet", where[label], model="pistol"))
        table.send("gm", Equip(where[label], gun, "right"))
    fighters = (*PEOPLE.values(), "Un guetteur", "Une guetteuse")
    table.send("gm", StartCombat(tuple(where[name] for name in fighters)))


def set_up_at_once(table: Table, where: Where) -> None:
    for seat, name in PEOPLE.items():
        table.send(seat, DraftCharacter(name, "female", 11, 11, 13, "avoidant", skill_12="Mêlée"))
    heroes = table.people()
    table.send("gm", ApproveCharacters(heroes))
    table.send("gm", StartPlay())
    table.send("gm", OpenScene("Le parking"))
    table.send("gm", BringNpcs(("Un guetteur", "Une guetteuse"), {"body": 12, "senses": 11}))
    watchers = tuple(person for person in table.people() if person not in heroes)
    table.send("gm", ArmPeople("Une batte", "bat", heroes))
    table.send("gm", ArmPeople("Un pistolet", "pistol", watchers))
    table.send("gm", StartCombat((*heroes, *watchers)))


AT = {"Carole": "Ilse", "Mehdi": "Otto", "Ana": "Ilse", "Bob": "Otto", "Ilse": "Carole", "Otto": "Mehdi"}


def before_the_crowd(table: Table, where: Where) -> None:
    """Four against two, each of the four as quick as nobody else."""
    for senses, (seat, name) in enumerate(PEOPLE.items(), 10):
        person = where[name] = table.send(seat, CreateCharacter(name, "female"))
        table.send(seat, AllocateCommonSkills(person, 12, senses, 23 - senses))
        table.send(seat, ChoosePersonality(person, "avoidant"))
        table.send("gm", ValidateCharacter(person))
    table.send("gm", StartPlay())
    table.send("gm", OpenScene("Le parking"))
    for name in ("Ilse", "Otto"):
        where[name] = table.send("gm", CreateNpc(name, scores={"body": 14, "senses": 12}))
        table.send("gm", IntroduceNpc(where[name], name))
    table.send("gm", StartCombat(tuple(where.values())))


def crowd_declares(table: Table, where: Where) -> dict[str, str]:
    said: dict[str, str] = {}
    seats = {name: seat for seat, name in PEOPLE.items()}
    for name, target in AT.items():
        action = ActionSpec(kind="strike", target=where[target], approach=True)
        intent = DeclareIntent if name in seats else RecordNpcIntent
        said[name] = table.send(seats.get(name, "gm"), intent(where[name], action))
    return said


def crowd_strikes(table: Table, where: Where) -> None:
    said = crowd_declares(table, where)
    table.send("gm", AdvancePhase())
    rolls = called(table, where, said, tuple(AT))
    for name in ("Ilse", "Otto"):
        table.send("gm", Roll(rolls[name], zone=True), 19, 2)
    for seat, name in PEOPLE.items():
        table.send(seat, Roll(rolls[name], zone=True), 19, 6)
    table.send("gm", AdvancePhase())
    table.send("gm", AdvancePhase())


def crowd_at_once(table: Table, where: Where) -> None:
    crowd_declares(table, where)
    table.send("gm", CallAttacks(throw=True), 19, 2, 19, 2)
    for seat in PEOPLE:
        table.send(seat, Roll(table.asked(seat), zone=True), 19, 6)
    table.send("gm", FinishTurn())


SEATS: Seats = (("gm", "gm"), *((seat, "player") for seat in PEOPLE))
PRICES = (
    Price("a Turn of two against two", "sombre", before, all_strike, all_strike_at_once, 15, 8),
    Price("six people with weapons", "sombre", nothing, set_up, set_up_at_once, 43, 11, SEATS),
    Price("a Turn of four against two", "sombre", before_the_crowd, crowd_strikes, crowd_at_once, 21, 12, SEATS),
    Price("a Turn in which one runs", "sombre", before, one_runs, one_runs_at_once, 14, 7),
)
