"""A short session with what openapi-python-client makes of the document: `session.py URL`.

The house’s own checks pass this file over: `generated` is there only while the test runs.
"""

from __future__ import annotations

import json
import sys

from generated import AuthenticatedClient, Client
from generated.api.corrections import post_correction, preview_correction
from generated.api.play import get_feed, get_moves, get_view, post_command
from generated.api.tables import open_table
from generated.models import (
    Amend,
    AmendType,
    CommandRequest,
    ContestRuling,
    ContestRulingType,
    FeedPage,
    Frame,
    Frames,
    JoinTable,
    JoinTableType,
    NewTable,
    NosgothCharacteristics,
    NosgothClassifyAction,
    NosgothClassifyActionCharacteristic,
    NosgothClassifyActionType,
    NosgothCreateCharacter,
    NosgothCreateCharacterType,
    NosgothDeclareAction,
    NosgothDeclareActionType,
    NosgothResolveAction,
    NosgothResolveActionType,
    NosgothSetDifficulty,
    NosgothSetDifficultyType,
    NosgothView,
    Offers,
    Opened,
    Part,
    Preview,
    Problem,
    SeatSpec,
    SeatSpecRole,
    StartTable,
    StartTableType,
    Viewed,
)


def play(url: str) -> list[object]:
    seats = [SeatSpec("Maud", SeatSpecRole.GM), SeatSpec("Ilse", SeatSpecRole.PLAYER)]
    with Client(base_url=url, timeout=None) as anybody:
        opened = open_table.sync(client=anybody, body=NewTable("nosgoth", "La tour des corbeaux", seats))
    assert isinstance(opened, Opened)
    table = opened.table
    maud, ilse = (AuthenticatedClient(base_url=url, token=seat.token) for seat in opened.seats)

    def act(client: AuthenticatedClient, body: CommandRequest) -> str:
        answer = post_command.sync(table, client=client, body=body)
        if isinstance(answer, Problem):
            return answer.code
        frame = answer.frames[0] if isinstance(answer, Frames) else answer
        assert isinstance(frame, Frame)
        return str(frame.entries[0].event)

    def success() -> object:
        viewed = get_view.sync(table, client=ilse)
        assert isinstance(viewed, Viewed)
        assert isinstance(viewed.view, NosgothView)
        return viewed.view.actions[0].success

    act(ilse, CommandRequest(command=JoinTable(JoinTableType.JOINTABLE)))
    both = [Part(JoinTable(JoinTableType.JOINTABLE)), Part(StartTable(StartTableType.STARTTABLE))]
    act(maud, CommandRequest(commands=both))
    points = NosgothCharacteristics(life=12, movement=10, mental=9, corruption=4)
    created = NosgothCreateCharacter(NosgothCreateCharacterType.CREATECHARACTER, "Ysolde", points)
    character = act(ilse, CommandRequest(command=created))
    declared = NosgothDeclareAction(NosgothDeclareActionType.DECLAREACTION, character, "Grimper")
    action = act(ilse, CommandRequest(command=declared))
    movement = NosgothClassifyActionCharacteristic.MOVEMENT
    act(maud, CommandRequest(NosgothClassifyAction(NosgothClassifyActionType.CLASSIFYACTION, action, movement)))
    roll = CommandRequest(NosgothResolveAction(NosgothResolveActionType.RESOLVEACTION, action), [11])
    refused = act(ilse, roll)
    difficulty = NosgothSetDifficulty(NosgothSetDifficultyType.SETDIFFICULTY, action, 4)
    ruling = act(maud, CommandRequest(command=difficulty))
    act(ilse, roll)
    before = success()

    contest = ContestRuling(ContestRulingType.CONTEST, ruling, "le mur est plein de prises")
    assert isinstance(post_correction.sync(table, client=ilse, body=contest), Frame)
    difficulty.level = 3
    amend = Amend(AmendType.AMEND, ruling, difficulty.to_dict(), reason="trois suffit")
    preview = preview_correction.sync(table, client=maud, body=amend)
    assert isinstance(preview, Preview)
    assert isinstance(post_correction.sync(table, client=maud, body=amend), Frame)
    feed = get_feed.sync(table, client=ilse)
    moves = get_moves.sync(table, client=ilse)
    assert isinstance(feed, FeedPage)
    assert isinstance(moves, Offers)
    offered = any(move.type_ == "DeclareAction" for move in moves.moves)
    return [refused, before, len(preview.flips), success(), feed.last, offered]


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1])))
