"""Story of a seat's session, one file to read and to download."""

from __future__ import annotations

from typing import Any
from zoneinfo import ZoneInfo, available_timezones

from litestar import Request, Response, get
from litestar.params import FromQuery

from api.http.callers import caller_of, reading_as
from api.http.middleware import header
from api.http.problems import Failed
from api.http.schema_errors import Misfit
from api.tables.service import TableService
from projections.exports.names import attachment, file_name
from projections.exports.story import Style, Subject, story
from projections.exports.written import Form, written
from projections.feeds.frames import Feeds
from projections.feeds.reader import SeatReader
from projections.feeds.views import state_at

MARKDOWN = "text/markdown"
HTML = "text/html"
UTC = "UTC"


@get("/tables/{table:str}/story")
async def get_story(
    request: Request[Any, Any, Any],
    dice: FromQuery[bool] = True,
    rules: FromQuery[bool] = False,
    zone: FromQuery[str] = UTC,
    reader: FromQuery[str | None] = None,
) -> Response[bytes]:
    """Return the story of play as the seat read it and as it stands now, by scenes. It is HTML, or Markdown if that is
    accepted. What corrections have taken away is left out. `zone`: of its times, by a name of the IANA database.
    `reader`: another seat whose story is wanted, once the record is open, and before for callers that may have it
    whole.
    """
    service: TableService = request.app.state.service
    caller = await reading_as(service, await caller_of(request.scope, service), reader)
    form: Form = "md" if MARKDOWN in header(request.scope, b"accept") else "html"

    def made(feeds: Feeds) -> tuple[bytes, str]:
        table = state_at(feeds, caller.seat, None).table
        seat = table.seat(caller.seat)
        assert seat is not None, "a caller sits at the table"
        frames = SeatReader(feeds, caller.seat, caller.locale).frames()
        text = story(Subject(table.title, feeds.game, seat.name), frames)
        style = Style(caller.locale, _zone(zone), dice, rules)
        days = [f"{each.at.astimezone(style.zone):%Y-%m-%d}" for each in text.paragraphs()]
        name = file_name((table.title, seat.name, *days[:1]), form)
        return written(text, style, form).encode(), name

    body, name = await service.run_reading(caller.cached, made)
    headers = {"Cache-Control": "no-store", "Content-Disposition": attachment(name)}
    return Response(body, media_type=MARKDOWN if form == "md" else HTML, headers=headers)


def _zone(name: str) -> ZoneInfo:
    """Return the zone of that name. Raises Failed."""
    if name != UTC and name not in available_timezones():
        raise Failed(400, "bad_request", errors=(Misfit("bad_parameter", parameter="zone"),))
    return ZoneInfo(name)
