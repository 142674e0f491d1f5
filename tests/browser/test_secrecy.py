"""Nothing of a seat is in the document, the storage or the network of another; a token is in no address."""

from __future__ import annotations

from playwright.sync_api import Request, expect

from tests.api.service import ANN, GM
from tests.browser.people import People
from tests.browser.test_going_wrong import link

CANARY = "Malek-aux-mains-froides"
LISTENING = """
window.heard = "";
const plain = window.fetch;
window.fetch = async (...asked) => {
  const answer = await plain(...asked);
  const copy = answer.clone();
  (async () => {
    const decoder = new TextDecoder();
    for await (const part of copy.body ?? []) window.heard += decoder.decode(part, { stream: true });
  })().catch(() => undefined);
  return answer;
};
window.WebSocket = class extends WebSocket {
  constructor(...asked) {
    super(...asked);
    this.addEventListener("message", ({ data }) => (window.heard += data));
  }
};
"""


def test_a_secret_stays_with_its_seat(people: People) -> None:
    table = people.service.open("nosgoth")
    table.gm.did({"type": "JoinTable"})
    table.ann.did({"type": "JoinTable"})
    table.gm.did({"type": "StartTable"})
    ann = people.comes()
    ann.context.add_init_script(LISTENING)
    ann.page.goto(link(table, ANN))
    maud = people.comes(link(table, GM))
    maud.do("Préparer un adversaire", Nom=CANARY, Sorte="autre", Niveau="5")
    expect(maud.frames_saying(CANARY)).to_be_visible()
    table.gm.did({"type": "PauseTable"})
    expect(ann.frames_saying("met la séance en pause").or_(ann.frames_saying("suspend"))).to_be_visible()
    heard = ann.page.evaluate("window.heard")
    assert '"frame"' in heard
    assert CANARY not in heard
    assert CANARY not in ann.everything()
    assert table.tokens[GM] not in ann.everything()


def test_a_token_is_in_no_address(people: People) -> None:
    """Neither of the page nor of a request, in no referrer, and gone from the history; in the tab's storage alone."""
    table = people.service.open("nosgoth")
    asked: list[Request] = []
    maud = people.comes(link(table, GM), requests=asked)
    expect(maud.frames_saying("est ouverte")).to_be_visible()
    maud.do("Prendre place")
    token = table.tokens[GM]
    assert token not in maud.page.evaluate("location.href")
    assert maud.page.evaluate("history.length") <= 2
    for request in asked:
        assert token not in request.url.partition("#")[0]
        assert token not in request.headers.get("referer", "")
    assert token in maud.page.evaluate("JSON.stringify(sessionStorage)")
    assert token not in maud.page.evaluate("JSON.stringify(localStorage)")
    maud.page.get_by_role("button", name="Garder ma place sur cet appareil").click()
    assert token in maud.page.evaluate("JSON.stringify(localStorage)")
    lobby = maud.context.new_page()
    lobby.goto("/")
    lobby.get_by_role("link", name="Maud").click()
    expect(lobby.get_by_role("article").filter(has_text="Maud prend place")).to_be_visible()
