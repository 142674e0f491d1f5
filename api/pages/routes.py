"""Routes of the page in the browser: the lobby at `/`, a seat's page at `/play/TABLE`, and their parts.

A token stands in the fragment of a link, which no browser sends: nothing here ever sees one, but for the body of `POST
/codes`, which is drawn and forgotten.
"""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.params import FromPath

from api.http import bodies
from api.http.problems import Failed
from api.http.representations import Documents, public, represented
from api.pages.site import ARRIVAL, FOREVER, POLICY, PageName, Site
from api.storage.workers import Workers
from projections.texts import Locale

LONGEST = 600  # characters of a link; a code that holds more is hard to read with a telephone
_HEADERS = {"Content-Security-Policy": POLICY, "Cross-Origin-Opener-Policy": "same-origin"}


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A QR code to draw. `text`: the link that it holds."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]


_codes = msgspec.json.Decoder(Code)


@get("/", opt={"page": True})
async def get_lobby(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the lobby, where a newcomer begins, in the language of the request."""
    return await _document(request, "lobby")


@get("/play/{table:str}", opt={"page": True})
async def get_seat_page(request: Request[Any, Any, Any], table: FromPath[str]) -> Response[bytes]:
    """Return a seat's page. It is the same for every table and every seat: only the page knows which seat reads it."""
    if request.scope["raw_path"].endswith(b"/"):  # its parts lie beside it
        return Response(b"", status_code=308, headers={"Location": f"../{table}"})
    return await _document(request, "seat")


@get("/page/{version:str}/{path:path}", opt={"page": True})
async def get_part(request: Request[Any, Any, Any], version: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """Return a part of the page. Parts of another version are not found: its modules would not fit together."""
    site = _site(request)
    part = site.parts.get(path.removeprefix("/")) if version == site.version else None
    if part is None:
        raise Failed(404, "not_found")
    documents: Documents = request.app.state.documents
    return public(request.scope, await documents.get(represented, part.body), part.media_type, FOREVER)


@get("/arrival.js", opt={"page": True})
async def get_arrival(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the script that loads the page anew if parts of it do not arrive, as those of a former version."""
    part = _site(request).parts[ARRIVAL]
    documents: Documents = request.app.state.documents
    return public(request.scope, await documents.get(represented, part.body), part.media_type)


@post("/codes", opt={"page": True}, include_in_schema=False)
async def draw_code(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Draw a link as a QR code (ISO/IEC 18004), an SVG image. The link may hold a token: it comes in a body, which is
    neither logged nor stored.
    """
    body = bodies.decoded(_codes, await request.body())
    workers: Workers = request.app.state.service.workers
    drawn = await workers.publish(_drawn, body.text)
    return Response(drawn, status_code=200, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


def _drawn(text: str) -> bytes:
    drawn = BytesIO()
    segno.make_qr(text, error="m").save(drawn, kind="svg", border=2, xmldecl=False, omitsize=True)
    return drawn.getvalue()


async def _document(request: Request[Any, Any, Any], page_name: PageName) -> Response[bytes]:
    locale: Locale = request.scope["state"]["locale"]
    documents: Documents = request.app.state.documents
    page = await documents.get(represented, _site(request).documents[page_name, locale])
    answer = public(request.scope, page, "text/html")
    answer.headers.update(_HEADERS)
    return answer


def _site(request: Request[Any, Any, Any]) -> Site:
    site: Site | None = request.app.state.site
    if site is None:
        raise Failed(404, "not_found")
    return site
