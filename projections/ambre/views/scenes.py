"""A scene, running or finished; the card that was given at its closing is the pair's (AMB-CLOSE-09)."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.base.events import Id
from domain.systems.ambre.state.cards import ConflictId, Minor
from domain.systems.ambre.state.state import (
    ActNumber,
    AuthoredText,
    Claim,
    ClosingAction,
    Evaluation,
    Frame,
    Scene,
    State,
)
from projections.ambre.views.visibility import gift_open


class ClosingView(msgspec.Struct, frozen=True, kw_only=True):
    """An action of the closing; the card that moved is there for the pair alone (AMB-CLOSE-09)."""

    seat: Id
    source: Literal["hand", "set_aside"] | None = None
    card: Minor | None = None
    recipient: Id | None = None
    flip: Minor | None = None


class SceneView(msgspec.Struct, frozen=True, kw_only=True):
    """A scene, running or finished."""

    id: Id
    act: ActNumber
    initiator: Id
    conflict: ConflictId
    involved: tuple[Id, ...]
    staging: Literal["initiator", "others"] | None
    stagers: tuple[Id, ...]
    motivation_read: tuple[Id, ...]
    setup_cards: tuple[Minor, ...]
    proposal: Frame | None
    frame: Frame | None
    narrator: Id | None
    announced: bool
    first_sentence_done: bool
    floor_passes: tuple[Id, ...]
    pending_request: Id | None
    yielded: bool
    cut_by: Id | None
    closing_order: tuple[Id, ...]
    closing_index: int
    closing_actions: tuple[ClosingView, ...]
    evaluation: Evaluation | None
    consequence_step: Claim | None
    served: tuple[Id, ...]
    pledge: Minor | None
    pledge_given: Minor | None
    conclusion: AuthoredText | None
    conclusion_approvals: tuple[Id, ...]


def scene_view(state: State, scene: Scene, seat: str) -> SceneView:
    found = scene.evaluation
    pair = (found.winner, *found.losers) if found and scene.act == "one" else ()
    return SceneView(
        id=scene.id,
        act=scene.act,
        initiator=scene.initiator,
        conflict=scene.conflict,
        involved=scene.involved,
        staging=scene.staging,
        stagers=scene.stagers,
        motivation_read=tuple(s for s in state.seating if s in scene.motivation_read),
        setup_cards=scene.setup_cards,
        proposal=scene.proposal,
        frame=scene.frame,
        narrator=scene.narrator,
        announced=scene.announced,
        first_sentence_done=scene.first_sentence_done,
        floor_passes=tuple(s for s in state.seating if s in scene.passes),
        pending_request=scene.request.seat if scene.request else None,
        yielded=scene.yielded,
        cut_by=scene.cut_by,
        closing_order=scene.closing_order,
        closing_index=len(scene.closing_actions),
        closing_actions=tuple(_closing(state, action, seat) for action in scene.closing_actions),
        evaluation=scene.evaluation,
        consequence_step=scene.claims[0] if scene.claims else None,
        served=scene.served,
        pledge=scene.pledge,
        pledge_given=scene.pledge_given if gift_open(state, seat, pair) else None,
        conclusion=scene.conclusion,
        conclusion_approvals=tuple(s for s in state.seating if s in scene.conclusion_approvals),
    )


def _closing(state: State, action: ClosingAction, seat: str) -> ClosingView:
    shown = gift_open(state, seat, (action.seat, action.recipient))
    return ClosingView(
        seat=action.seat,
        source=action.source,
        card=action.card if shown else None,
        recipient=action.recipient,
        flip=action.flip,
    )
