"""The book's fight of Carole, Mehdi and the killer, over HTTP from three seats, with its exact dice (E1)."""

from __future__ import annotations

from typing import Any

from tests.api.service import Opened, Seat, Service


class Night:
    """The three at the table, sheets made, before the first Turn."""

    def __init__(self, server: Service, senses: int = 12) -> None:
        self.table: Opened = server.open("sombre", dice="physical")
        self.gm, self.ann, self.bob = self.table.gm, self.table.ann, self.table.bob
        self.carole = self.made(self.ann, "Carole", body=11, senses=11, mind=13)
        self.mehdi = self.made(self.bob, "Mehdi", body=22 - senses, senses=senses, mind=13, line=10, skill="Mêlée")
        scores = {"body": 14, "senses": 12}
        knife = [{"title": "Couteau", "score": 14}]
        self.killer = self.did(self.gm, "CreateNpc", name="Le tueur", scores=scores, skills=knife)
        self.did(self.gm, "IntroduceNpc", npc=self.killer, label="Un homme en ciré")
        self.did(self.gm, "StartPlay")
        self.did(self.gm, "OpenScene", title="Le parking")
        self.did(self.gm, "ImposeFatigue", character=self.carole, count=1)
        blade = {"category": "melee", "damage": "piercing", "bonus": 0}
        self.knife = self.did(self.gm, "DefineItem", label="Un couteau", holder=self.killer, weapon=blade)
        stick = {"category": "melee", "damage": "blunt", "bonus": 0}
        self.baton = self.did(self.gm, "DefineItem", label="Une matraque", holder=self.mehdi, weapon=stick)
        self.did(self.gm, "StartCombat", characters=[self.carole, self.mehdi, self.killer])
        self.complexity = ("", "")
        """The ruling on the killer's blow of Turn 3, and that blow."""

    def did(self, seat: Seat, command: str, *dice: int, **fields: Any) -> str:
        frame = seat.did({"type": command, **fields}, *dice)
        return next((str(entry["event"]) for entry in frame["entries"] if entry["event"]), "")

    def refused(self, seat: Seat, command: str, **fields: Any) -> str:
        answer = seat.act({"type": command, **fields})
        assert answer.status_code == 409, answer.text
        return str(answer.json()["code"])

    def made(self, seat: Seat, name: str, line: int = 0, skill: str = "", **common: int) -> str:
        person = self.did(seat, "CreateCharacter", name=name, sex="female")
        self.did(seat, "AllocateCommonSkills", character=person, **common)
        self.did(seat, "ChoosePersonality", character=person, personality="avoidant")
        if skill:
            proposal = self.did(seat, "ProposeSkill", character=person, line=line, title=skill)
            self.did(self.gm, "ReviewProposal", proposal=proposal, verdict="accept")
        self.did(self.gm, "ValidateCharacter", character=person, allow_unbalanced=True)
        return person

    def says(self, seat: Seat, person: str, kind: str, **spec: Any) -> str:
        action = {"kind": kind, **spec}
        if seat is self.gm:
            return self.did(seat, "RecordNpcIntent", npc=person, action=action)
        return self.did(seat, "DeclareIntent", character=person, action=action)

    def classed(self, intent: str, action: str = "auto_success", **fields: Any) -> str:
        return self.did(self.gm, "ClassifyAction", intent=intent, action_class=action, **fields)

    def phase(self) -> None:
        self.did(self.gm, "AdvancePhase")

    def gauges(self, seat: Seat, person: str) -> dict[str, str]:
        people = seat.get("/view").json()["view"]["characters"]
        pages = next(c for c in people if c["id"] == person)["pages"]
        return {g["gauge"]: g["notation"] for g in pages["gauges"]}

    def fight(self, seat: Seat) -> Any:
        return seat.get("/view").json()["view"]["combat"]["fight"]

    def health(self, seat: Seat, person: str) -> Any:
        bodies = seat.get("/view").json()["view"]["health"]["bodies"]
        return next(b for b in bodies if b["character"] == person)


def turn_one(night: Night) -> None:
    """He surprises Carole, not Mehdi, who draws."""
    assert night.fight(night.bob)["declaring"] == [night.carole]
    early = {"kind": "prepare"}
    code = night.refused(night.bob, "DeclareIntent", character=night.mehdi, action=early)
    assert code == "not_your_turn_to_declare"
    run = night.says(night.gm, night.killer, "move", text="Il surgit et court.")
    night.says(night.ann, night.carole, "flee")
    draw = night.says(night.bob, night.mehdi, "prepare", text="Je tire ma matraque.")
    night.phase()
    victims = [night.carole, night.mehdi]
    surprise = night.did(night.gm, "CallSurprise", aggressor=night.killer, victims=victims)
    night.did(night.gm, "Roll", 6, call=f"{surprise}.1")
    night.did(night.ann, "Roll", 11, call=f"{surprise}.2")
    night.did(night.bob, "Roll", 10, call=f"{surprise}.3")
    assert night.fight(night.ann)["surprised"] == [night.carole]
    night.classed(draw)
    night.classed(run)
    night.phase()
    night.phase()


def turn_two(night: Night) -> None:
    """Carole is not yet in the melee: she is out without a die."""
    run = night.says(night.gm, night.killer, "move")
    flee = night.says(night.ann, night.carole, "flee")
    deploy = night.says(night.bob, night.mehdi, "prepare", text="Je la déploie.")
    night.phase()
    for intent in (flee, deploy, run):
        night.classed(intent)
    night.phase()
    night.phase()


def turn_three(night: Night) -> None:
    """Strike against dodge: 8 against 6, two wounds in the right arm."""
    night.did(night.gm, "SetContact", one=night.killer, other=night.mehdi, contact=True)
    strike = night.says(night.gm, night.killer, "strike", target=night.mehdi, weapon=night.knife, skill="Couteau")
    run = night.says(night.ann, night.carole, "move", text="Je cours.")
    dodge = night.says(night.bob, night.mehdi, "dodge", target=night.killer)
    night.complexity = night.classed(strike, "complex", ranks=1), strike
    night.phase()
    attack = {"character": night.killer, "skills": ["Couteau"], "resolves": strike}
    defence = {"character": night.mehdi, "skills": ["senses"], "resolves": dodge}
    assert night.refused(night.gm, "CallRoll", **attack, concerned=[night.mehdi]) == "wrong_form"
    duel = night.did(night.gm, "CallOpposedRoll", active=attack, passive=[defence])
    night.did(night.gm, "Roll", 8, call=f"{duel}.1")
    parried = night.did(night.bob, "Roll", 6, call=f"{duel}.2")
    zone = f"{parried}.hit.{strike}.zone"
    night.did(night.gm, "Roll", 3, call=zone)
    night.classed(run)
    assert night.gauges(night.bob, night.mehdi)["wounds"] == ""
    hit = night.fight(night.bob)["hits"][0]
    assert (hit["target"], hit["zone"], hit["raw"]) == (night.mehdi, "right_arm", None)
    night.phase()
    assert night.gauges(night.bob, night.mehdi)["wounds"] == "xx"
    assert night.health(night.bob, night.mehdi)["pages"]["marks"] == {"right_arm": 2}
    assert night.health(night.ann, night.mehdi)["pages"] is None
    night.phase()


def turn_four(night: Night) -> None:
    """Blow against blow: both hit. The knife finds the neck, and Mehdi is dying."""
    aimed = {"target": night.mehdi, "weapon": night.knife, "skill": "Couteau", "aim": "head"}
    strike = night.says(night.gm, night.killer, "strike", **aimed)
    run = night.says(night.ann, night.carole, "move")
    blow = {"target": night.killer, "weapon": night.baton, "skill": "Mêlée"}
    back = night.says(night.bob, night.mehdi, "strike", **blow)
    night.phase()
    call = night.did(night.gm, "CallRoll", character=night.mehdi, skills=["Mêlée"], resolves=back)
    thrown = night.did(night.bob, "Roll", 8, call=call)
    night.did(night.bob, "Roll", 5, call=f"{thrown}.hit.{back}.zone")
    attack = {"character": night.killer, "skills": ["Couteau"], "resolves": strike}
    cut = night.did(night.gm, "CallRoll", **attack, concerned=[night.mehdi])
    landed = night.did(night.gm, "Roll", 7, call=cut)
    night.did(night.gm, "RefineZone", hit=f"{landed}.hit.{strike}", text="la gorge")
    night.classed(run)
    night.phase()
    assert night.gauges(night.gm, night.killer)["wounds"] == "xxx"
    assert night.gauges(night.bob, night.mehdi) == {"mental_instability": "", "wounds": "x" * 9, "fatigue": ""}
    assert night.health(night.bob, night.mehdi)["pages"]["marks"] == {"right_arm": 2}
    assert night.refused(night.gm, "AdvancePhase") == "needs_gm_ruling"
    night.did(night.gm, "SetDistressSpeed", character=night.mehdi, speed="lightning")
    assert night.health(night.ann, night.mehdi)["distress"] == "lightning"
    night.phase()


def turn_five(night: Night) -> None:
    """The killer turns to Carole, who finds her car; the first tick of the agony."""
    chase = night.says(night.gm, night.killer, "move", text="Il se détourne vers Carole.")
    look = night.says(night.ann, night.carole, "free", text="Je cherche la voiture en courant.")
    press = night.says(night.bob, night.mehdi, "free", text="Je lâche tout et j’appuie sur la plaie.")
    night.phase()
    light = [{"label": "dans le noir", "ranks": 1}]
    asked = {"character": night.carole, "skills": ["senses"], "difficulty": light, "resolves": look}
    call = night.did(night.gm, "CallRoll", **asked)
    frame = night.ann.did({"type": "Roll", "call": call}, 4)
    found = next(e["fields"] for e in frame["entries"] if e["type"] == "RollResolved")
    assert found["success"]
    night.classed(press)
    night.classed(chase)
    night.phase()
    assert night.gauges(night.bob, night.mehdi)["fatigue"] == "x"
    night.phase()


def test_the_fight_in_the_car_park(server: Service) -> None:
    """SOM-TURN-02, SOM-TURN-04, SOM-TURN-12, SOM-TURN-14, SOM-MELEE-05, SOM-MELEE-06, SOM-MELEE-43, SOM-MELEE-44."""
    night = Night(server)
    for turn in (turn_one, turn_two, turn_three, turn_four, turn_five):
        turn(night)
    night.did(night.gm, "EndCombat")
    assert night.gauges(night.bob, night.mehdi) == {"mental_instability": "", "wounds": "x" * 9, "fatigue": "x"}
    assert night.gauges(night.gm, night.killer)["wounds"] == "xxx"
    assert night.gauges(night.ann, night.carole) == {"mental_instability": "", "wounds": "", "fatigue": "x"}
    night.did(night.gm, "AdvanceTurns", turns=9)
    assert night.gauges(night.bob, night.mehdi)["fatigue"] == "x" * 10
    night.did(night.gm, "AdvanceTurns", turns=1)
    people = night.ann.get("/view").json()["view"]["characters"]
    assert next(c for c in people if c["id"] == night.mehdi)["alive"] is False


def test_a_ruling_of_turn_3_is_amended_after_turn_4(server: Service) -> None:
    """SOM-RULING-02, SOM-RULING-03, SOM-RULING-04: first in the preview; dice stay, Wounds follow, Turns stand."""
    night = Night(server)
    for turn in (turn_one, turn_two, turn_three, turn_four):
        turn(night)
    ruling, strike = night.complexity
    harder = {"type": "ClassifyAction", "intent": strike, "action_class": "complex", "ranks": 3}
    body = {"type": "amend", "target": ruling, "command": harder, "reason": "trois rangs"}
    seen = night.gm.post("/corrections/preview", body).json()
    changed = {change["path"]: (change["was"], change["now"]) for change in seen["views"]["player2"]}
    assert changed["/characters/1/pages/gauges/1/notation"] == ("x" * 9, "x" * 7)
    assert not any("/combat/fight/turn" in path for path in changed)
    assert night.gauges(night.bob, night.mehdi)["wounds"] == "x" * 9, "a preview changes nothing"
    done = night.gm.post("/corrections", body)
    assert done.status_code == 201
    assert night.gauges(night.bob, night.mehdi)["wounds"] == "x" * 7
    assert night.health(night.bob, night.mehdi)["pages"]["marks"] == {}
    assert night.health(night.bob, night.mehdi)["distress"] == "lightning"
    assert (night.fight(night.gm)["turn"], night.fight(night.gm)["phase"]) == (5, 1)
    assert night.gauges(night.gm, night.killer)["wounds"] == "xxx", "his own blow keeps its die"
    undo = {"type": "restore", "target": done.json()["entries"][0]["event"], "reason": "non"}
    assert night.gm.post("/corrections", undo).status_code == 201
    assert night.gauges(night.bob, night.mehdi)["wounds"] == "x" * 9
    turn_five(night)


def test_a_sealed_kind_leaves_no_record_before_it_is_opened(server: Service) -> None:
    """SOM-TURN-06, note b: the whole record waits, for whoever may see everything."""
    night = Night(server, senses=11)
    both = [night.carole, night.mehdi]
    assert night.gm.get("/record", full="true").status_code == 200
    night.did(night.gm, "CallSealedDeclarations", characters=both)
    night.did(night.ann, "SealIntentKind", character=both[0], kind="attack")
    answer = night.gm.get("/record", full="true")
    assert (answer.status_code, answer.json()["code"]) == (409, "record_sealed")
    assert '"attack"' not in night.gm.get("/record").text
    night.did(night.bob, "SealIntentKind", character=both[1], kind="other")
    night.did(night.gm, "OpenSealedIntents")
    assert '"attack"' in night.gm.get("/record", full="true").text
