"""Through fire and a fall to the end, over HTTP from three seats, with exact dice; the book's burns and road (E2)."""

from __future__ import annotations

from tests.api.service import Service
from tests.api.test_sombre_fight import Night


def test_the_warehouse_burns(server: Service) -> None:
    """SOM-DANGER-FIRE-02, SOM-DANGER-FALL-02, SOM-DANGER-EXPLO-31: a Molotov, a leap, a grenade, and nobody is left."""
    night = Night(server)
    bottle = {"category": "thrown", "damage": "negligible", "bonus": 0, "simple": True, "charge": "molotov"}
    molotov = night.did(night.gm, "DefineItem", label="Une bouteille", holder=night.killer, weapon=bottle)
    throw = night.says(night.gm, night.killer, "throw", target=night.carole, weapon=molotov)
    night.says(night.ann, night.carole, "none")
    night.says(night.bob, night.mehdi, "none")
    night.phase()
    night.classed(throw)
    lit = night.did(night.gm, "Ignite", character=night.carole, fuel="liquid")
    assert lit
    assert night.gauges(night.ann, night.carole)["wounds"] == ""
    night.phase()
    assert night.gauges(night.ann, night.carole)["wounds"] == "x"
    seen = night.bob.get("/view").json()["view"]["dangers"]["hazards"]
    assert [(h["character"], h["danger"], h["keeper"]) for h in seen] == [(night.carole, "burning", None)]
    night.phase()

    leap = night.says(night.ann, night.carole, "move", text="Je saute par la fenêtre.")
    smother = night.says(night.bob, night.mehdi, "extinguish", target=night.carole)
    night.phase()
    night.classed(leap)
    night.classed(smother)
    code = night.refused(night.gm, "ApplyFall", character=night.carole, metres=6, skill="body")
    assert code == "too_high"
    fall = night.did(night.gm, "ApplyFall", character=night.carole, metres=4, skill="body")
    night.did(night.ann, "Roll", 8, call=f"{fall}.fall.cushion")
    assert night.refused(night.gm, "AdvancePhase") == "needs_gm_ruling"
    night.did(night.gm, "PlaceWounds", hit=f"{fall}.fall", zones={"left_leg": 3})
    night.phase()
    assert night.gauges(night.ann, night.carole)["wounds"] == "x" + "xxx"
    assert night.health(night.ann, night.carole)["pages"]["marks"] == {"left_leg": 3}
    assert night.health(night.bob, night.carole)["prone"]
    assert night.bob.get("/view").json()["view"]["dangers"]["hazards"] == []
    night.phase()

    night.says(night.ann, night.carole, "none")
    night.says(night.bob, night.mehdi, "none")
    night.phase()
    victims = [{"character": night.carole}, {"character": night.mehdi, "cover": "partial"}]
    night.did(night.gm, "TriggerExplosion", 4, 5, 6, victims=victims, bonus=6)
    night.phase()
    assert not alive(night, night.carole)
    assert night.gauges(night.bob, night.mehdi)["wounds"] == "x" * 7
    assert night.refused(night.gm, "EndCombat") == "needs_gm_ruling"
    night.did(night.gm, "SetDistressSpeed", character=night.mehdi, speed="lightning")
    night.did(night.gm, "EndCombat")
    night.did(night.gm, "ConcludeAgony", character=night.mehdi)
    assert not alive(night, night.mehdi)


def alive(night: Night, person: str) -> bool:
    people = night.bob.get("/view").json()["view"]["characters"]
    return bool(next(c for c in people if c["id"] == person)["alive"])


def test_the_books_burns_and_road(server: Service) -> None:
    """E2.12, E2.13, E2.14, E2.16."""
    night = Night(server)
    night.did(night.gm, "EndCombat")
    occupants = [{"character": night.carole, "wounds": 1, "zones": {"head": 1}}]
    night.did(night.gm, "ApplyAccident", occupants=occupants, speed=50)
    assert night.gauges(night.ann, night.carole) == {"mental_instability": "", "wounds": "x", "fatigue": "x"}
    night.did(night.gm, "ApplyBurn", character=night.carole, degree=2, zones={"right_arm": 1})
    assert night.gauges(night.ann, night.carole)["wounds"] == "x" * 4
    assert night.health(night.ann, night.carole)["pages"]["marks"] == {"right_arm": 3}
    night.did(night.gm, "ApplyBurn", character=night.carole, degree=3, zones={"left_arm": 0})
    assert night.gauges(night.ann, night.carole)["wounds"] == "x" * 7
    everywhere = dict.fromkeys(("right_leg", "left_leg", "right_arm", "left_arm", "trunk"), 2)
    night.did(night.gm, "ApplyBurn", character=night.mehdi, degree=1, zones=everywhere, worst="trunk")
    assert not alive(night, night.mehdi)
