"""Guns in usual time: their handling, the game master's rulings, who counts the rounds, and accidents."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, integer, one_of, several
from domain.systems.sombre.combat.attacks.firing import ShotsFired, WeaponFoundEmpty, WeaponStateChanged, gesture_done
from domain.systems.sombre.combat.attacks.shooting import check_gesture
from domain.systems.sombre.condition.guns import Gesture, Gun, gun_in, with_gun
from domain.systems.sombre.dice.modifiers import incapacity
from domain.systems.sombre.health.gun_profiles import LONGEST, MOST_ROUNDS, check_counts
from domain.systems.sombre.state.arms import STEPS, FireMode, GunState, PreparationStep
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState, with_dice
from domain.systems.sombre.table.guards import find, is_gm, own_or_gm, player_character, visible, visible_items
from domain.systems.sombre.table.phases import require_phase, usual_time

MODES: tuple[FireMode, ...] = ("single", "short_burst", "continuous")


class PrepareFirearm(Command, frozen=True):
    """Do the next step of making a gun ready: to draw, the safety, to cock.

    Once it is ready: take it up from its bipod.
    """

    RULES = ("SOM-GUN-01", "SOM-GUN-18")
    character: Id
    item: Id


class CycleFirearm(Command, frozen=True):
    RULES = ("SOM-GUN-03",)
    character: Id
    item: Id


class SelectMode(Command, frozen=True):
    RULES = ("SOM-GUN-10",)
    character: Id
    item: Id
    mode: FireMode


class Reload(Command, frozen=True):
    """Spend one action on reloading a gun."""

    RULES = ("SOM-GUN-05", "SOM-GUN-06")
    character: Id
    item: Id


class UnfoldBipod(Command, frozen=True):
    """Spend one action on setting up a gun on its bipod."""

    RULES = ("SOM-GUN-18", "SOM-GUN-19")
    character: Id
    item: Id


class RuleFirearm(Command, frozen=True):
    """Rule how a gun stands; null: as it was. `reload`: the actions that loading it takes now."""

    RULES = ("SOM-GUN-01", "SOM-GUN-05", "SOM-GUN-06")
    item: Id
    steps: tuple[PreparationStep, ...] | None = None
    rounds: int | None = None
    spare: int | None = None
    reload: int | None = None


class NameLoader(Command, frozen=True):
    """Name who serves the gun; null: nobody."""

    RULES = ("SOM-GUN-19",)
    item: Id
    loader: Id | None


class TakeAmmoCount(Command, frozen=True):
    """Take the count of a gun's rounds behind the screen."""

    RULES = ("SOM-GUN-05",)
    item: Id


class GiveAmmoCount(Command, frozen=True):
    RULES = ("SOM-GUN-05",)
    item: Id


class CallAccidentalDischarge(Command, frozen=True):
    """Call the roll of luck against an accidental discharge, of the bearer of a gun."""

    RULES = ("SOM-GUN-02",)
    bearer: Id
    item: Id


Handling = PrepareFirearm | CycleFirearm | SelectMode | Reload | UnfoldBipod
GunCommand = Handling | RuleFirearm | NameLoader | TakeAmmoCount | GiveAmmoCount | CallAccidentalDischarge


def gesture_of(command: Handling) -> Gesture:
    match command:
        case PrepareFirearm():
            return "prepare"
        case CycleFirearm():
            return "cycle"
        case SelectMode():
            return "select_mode"
        case Reload():
            return "reload"
        case UnfoldBipod():
            return "unfold_bipod"


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: GunCommand = act.command
    match command:
        case RuleFirearm():
            _check_ruling(_gun(state, command.item), command)
        case NameLoader(item, loader):
            gun = _gun(state, item)
            _check_loader(state, gun, loader)
            if gun.profile.crew < 2 or loader == gun.item.holder or (loader or "") == gun.state.loader:
                raise Refused("out_of_bounds", "SOM-GUN-19")
        case TakeAmmoCount(item) | GiveAmmoCount(item):
            if _gun(state, item).state.held == isinstance(command, TakeAmmoCount):
                raise Refused("out_of_bounds", "SOM-GUN-05")
        case CallAccidentalDischarge():
            _check_accident(state, command)
        case _:
            _check_handling(state, act.seat, command)
    return command


def _gun(state: SombreState, item: str) -> Gun:
    found = gun_in(state, item)
    if found is None:
        raise Refused("unknown_id", "SOM-GUN-06", kind="missing")
    return found


def _borne(state: SombreState, bearer: str, item: str) -> Gun:
    found = gun_in(state, item)
    if found is None or found.item.holder != bearer:
        raise Refused("unknown_id", "SOM-GUN-01", kind="missing")
    return found


def _check_handling(state: SombreState, seat: str, command: Handling) -> None:
    require_phase(state, "play")
    usual_time(state, "SOM-TURN-15")
    person = own_or_gm(state, seat, command.character)
    if not person.alive or incapacity(person) is not None:
        raise Refused("incapacitated", "SOM-ROLL-07")
    gun = _borne(state, person.id, command.item)
    mode = command.mode if isinstance(command, SelectMode) else None
    check_gesture(gun, gun.state, gesture_of(command), mode)


def _check_ruling(gun: Gun, command: RuleFirearm) -> None:
    steps = command.steps or ()
    if command.steps is None and command.rounds is None and command.spare is None and command.reload is None:
        raise Refused("nothing_to_do", "SOM-RULING-01")
    if len(set(steps)) < len(steps):
        raise Refused("out_of_bounds", "SOM-GUN-01")
    check_counts(command.rounds, command.spare)
    if command.rounds is not None and command.rounds > gun.profile.capacity:
        raise Refused("out_of_bounds", "SOM-GUN-06")
    if command.reload is not None and not 1 <= command.reload <= LONGEST:
        raise Refused("out_of_bounds", "SOM-GUN-06")


def _check_loader(state: SombreState, gun: Gun, loader: str | None) -> None:
    """Refuse, for the gun of a player, a loader of whom the table does not know. Raises Refused."""
    bearer = state.characters.get(gun.item.holder or "")
    if loader is not None and not find(state, loader).known and bearer is not None and bearer.is_pc:
        raise Refused("npc_not_introduced", "SOM-NPC-09")


def _check_accident(state: SombreState, command: CallAccidentalDischarge) -> None:
    require_phase(state, "play")
    bearer = player_character(state, command.bearer)
    _borne(state, bearer.id, command.item)
    if any(call.purpose == "accident" and call.subject == command.item for call in state.dice.calls.values()):
        raise Refused("already_called", "SOM-GUN-02")


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case PrepareFirearm() | CycleFirearm() | Reload() | UnfoldBipod() as command:
            return gesture_done(state, command.character, command.item, gesture_of(command), None)
        case SelectMode(character, item, mode):
            return gesture_done(state, character, item, "select_mode", mode)
        case CallAccidentalDischarge(bearer, item) if bearer in state.characters:
            return Evolved(_call_accident(state, bearer, item, event.id))
        case RuleFirearm() | NameLoader() | TakeAmmoCount() | GiveAmmoCount() as command:
            gun = gun_in(state, command.item)
            return Evolved(state if gun is None else _ruled(state, gun, command))
        case _:
            return Evolved(state)


def _call_accident(state: SombreState, bearer: str, item: str, event_id: str) -> SombreState:
    call = Call(
        id=event_id,
        cause=event_id,
        character=bearer,
        skills=("mind",),
        kind="pure",
        label="accident",
        purpose="accident",
        subject=item,
    )
    return with_dice(state, calls={**state.dice.calls, call.id: call})


def _ruled(state: SombreState, gun: Gun, command: GunCommand) -> SombreState:
    now: GunState = gun.state
    match command:
        case NameLoader(_, loader):
            now = replace(now, loader=loader or "")
        case TakeAmmoCount() | GiveAmmoCount():
            now = replace(now, held=isinstance(command, TakeAmmoCount))
        case RuleFirearm(_, steps, rounds, spare, reload):
            now = replace(
                now,
                steps=now.steps if steps is None else frozenset(steps),
                rounds=now.rounds if rounds is None else rounds,
                spare=now.spare if spare is None else spare,
            )
            if reload is not None:
                state = _refined(state, gun, reload)
        case _:
            pass
    return with_gun(state, gun.item.id, now)


def _refined(state: SombreState, gun: Gun, actions: int) -> SombreState:
    """Set the actions that reloading the gun takes, by where the next magazine is (SOM-GUN-06)."""
    profile = replace(gun.profile, reload=replace(gun.profile.reload, actions=actions))
    weapon = replace(gun.item.weapon, gun=profile) if gun.item.weapon is not None else None
    return replace(state, items={**state.items, gun.item.id: replace(gun.item, weapon=weapon)})


def after_accident(state: SombreState, call: Call, _event: Event) -> Evolved:
    """Fire a shot by accident after a failed luck roll, or find the gun empty (SOM-GUN-02).

    What the shot does is for the game master to rule.
    """
    gun = gun_in(state, call.subject)
    if gun is None or call.result is None or call.result.success:
        return Evolved(state)
    if not gun.state.rounds:
        return Evolved(state, (WeaponFoundEmpty(call.character, gun.item.id),))
    state = with_gun(state, gun.item.id, replace(gun.state, rounds=gun.state.rounds - 1))
    return Evolved(state, (ShotsFired(call.character, gun.item.id, "single", 1),))


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    guns = [item for item in visible_items(state, seat) if gun_in(state, item) is not None]
    if not guns:
        return
    offers = Offers(state, seat, decide)
    for item in guns:
        bearer = state.items[item].holder
        if bearer is not None:
            yield from _gestures(offers, bearer, item)
    if is_gm(state, seat):
        yield from _rulings(offers, guns)


def _gestures(offers: Offers, bearer: str, item: str) -> Iterator[Move]:
    one = {"character": one_of((bearer,)), "item": one_of((item,))}
    for kind in (PrepareFirearm, CycleFirearm, Reload, UnfoldBipod):
        yield from offers.move(kind(bearer, item), one)
    yield from offers.each(SelectMode, "mode", MODES, one, character=bearer, item=item)


def _rulings(offers: Offers, guns: list[str]) -> Iterator[Move]:
    state = offers.state
    for kind in (TakeAmmoCount, GiveAmmoCount):
        yield from offers.each(kind, "item", guns)
    for item in guns:
        gun, one = _gun(state, item), {"item": one_of((item,))}
        fields = {
            "steps": several(one_of(STEPS), 0, len(STEPS), unique=True),
            "rounds": integer(0, gun.profile.capacity),
            "spare": integer(0, MOST_ROUNDS),
            "reload": integer(1, LONGEST),
        }
        samples = {
            "steps": RuleFirearm(item, steps=()),
            "rounds": RuleFirearm(item, rounds=0),
            "spare": RuleFirearm(item, spare=0),
            "reload": RuleFirearm(item, reload=1),
        }
        for first, sample in samples.items():
            yield from offers.move(sample, one | fields, [name for name in fields if name != first])
        yield from offers.each(NameLoader, "loader", [*visible(state, offers.seat), None], one, item=item)
        bearer = gun.item.holder
        if bearer is not None:
            yield from offers.move(CallAccidentalDischarge(bearer, item), one | {"bearer": one_of((bearer,))})


CHAPTER = Chapter(
    commands={
        PrepareFirearm: "FirearmPrepared",
        CycleFirearm: "FirearmCycled",
        SelectMode: "ModeSelected",
        Reload: "FirearmReloaded",
        UnfoldBipod: "BipodUnfolded",
        RuleFirearm: "FirearmRuled",
        NameLoader: "LoaderNamed",
        TakeAmmoCount: "AmmoCountTaken",
        GiveAmmoCount: "AmmoCountGiven",
        CallAccidentalDischarge: "AccidentalDischargeCalled",
    },
    consequences=(ShotsFired, WeaponFoundEmpty, WeaponStateChanged),
    players=frozenset({PrepareFirearm, CycleFirearm, SelectMode, Reload, UnfoldBipod}),
    after_roll={"accident": after_accident},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
