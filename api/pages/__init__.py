"""Pages for people: the documentation of the interface (offline), and whether all is well. The table is in `routes`."""

from __future__ import annotations

from functools import cache
from hmac import compare_digest
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

from api.base.metrics import Metrics
from api.http.problems import Failed
from api.http.representations import Documents, Representation, public, represented
from api.tables.service import TableService

PROMETHEUS = "text/plain; version=0.0.4"  # Litestar adds the character set
_HERE = Path(__file__).parent
_STYLED = "style-src 'self' 'unsafe-inline'"
HOME_POLICY = f"default-src 'none'; {_STYLED}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
_DOCS_POLICY = (
    f"default-src 'self'; {_STYLED}; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"
)
_ASSETS = {
    "swagger-ui.css": "text/css",
    "swagger-ui-bundle.js": "text/javascript",
    "favicon-32x32.png": "image/png",
}
# The list of schemas is closed at first: it holds every command and view of every game.
_START = """\
SwaggerUIBundle({
  url: "schema/openapi.json",
  dom_id: "#docs",
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  defaultModelExpandDepth: 2,
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
});
"""


class Health(msgspec.Struct, frozen=True):
    """The answer of a process that runs; `status` is `ok`."""

    status: str


class Readiness(msgspec.Struct, frozen=True):
    """The state of a service that can serve: its notifier, and the troubles of the register that this process met.

    `notifier`: `away` while Redis does not answer, which delays what others see by a second and hinders nothing else,
    else `ok`. `went_back`: number of times since its start that this process found the register behind what it had
    read, and read it anew. `damaged`: number of tables known to this process whose record cannot be read; the log names
    them. `bell`: the same as `notifier`, under its former name.
    """

    status: str
    notifier: str
    bell: str
    went_back: int
    damaged: int


@get("/docs", opt={"page": True})
async def get_docs(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the page with the documentation of the interface."""
    if request.scope["raw_path"].endswith(b"/"):  # its parts lie beside it
        return Response(b"", status_code=308, headers={"Location": "../docs"})
    return _page(_text("docs.html"), _DOCS_POLICY)


@get("/docs/{name:str}", opt={"page": True})
async def get_docs_asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Return a file of the documentation page, from the package that ships it."""
    if name == "start.js":
        return Response(_START.encode(), media_type="text/javascript")
    if name not in _ASSETS:
        raise Failed(404, "not_found")
    documents: Documents = request.app.state.documents
    return public(request.scope, await documents.get(_asset, name), _ASSETS[name], "public, max-age=86400")


@get("/health")
async def get_health(request: Request[Any, Any, Any]) -> Response[Health]:
    """Answer that the process is there. This says nothing of the register: restarting would not mend that."""
    return Response(Health("ok"), headers={"Cache-Control": "no-store"})


@get("/ready")
async def get_ready(request: Request[Any, Any, Any]) -> Response[Readiness]:
    """Answer whether the service can serve now: the register is readable, and writes get through."""
    service: TableService = request.app.state.service
    await service.workers.run_io(service.register.head, "health")
    service.writing.check()
    notifier = "ok" if service.notifier.connected else "away"
    readiness = Readiness("ready", notifier, notifier, service.memory.loader.generation, len(service.memory.damages))
    return Response(readiness, headers={"Cache-Control": "no-store"})


@get("/metrics", include_in_schema=False)
async def get_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the figures as text, for the bearer of the token in the settings."""
    token: str = request.app.state.settings.metrics_token
    given = request.headers.get("authorization", "")
    if not token or not compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise Failed(404, "not_found")
    metrics: Metrics = request.app.state.metrics
    return Response(metrics.text(), media_type=PROMETHEUS)


def _page(body: bytes, policy: str) -> Response[bytes]:
    headers = {"Content-Security-Policy": policy, "Cache-Control": "no-cache"}
    return Response(body, media_type="text/html", headers=headers)


@cache
def _text(name: str) -> bytes:
    return (_HERE / name).read_bytes()


def _asset(name: str) -> Representation:
    return represented((_viewer() / name).read_bytes())


def _viewer() -> Path:
    """Return the folder of Swagger UI. The package is found and not imported, as its own code uses Flask."""
    spec = find_spec("flask_swagger_ui")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "dist"
