/** The page begins here: the language, then the lobby or a seat at a table. */

import { arrive } from "./keep.js";
import { listen, preferred, speak } from "./words.js";

async function show() {
  const place = arrive();
  document.body.replaceChildren(place ? await seat(place) : await lobby());
}

/** @param {import("./keep.js").Place} place */
async function seat(place) {
  const { SeatPage } = await import("./elements/pages/seat-page.js");
  return new SeatPage(place);
}

async function lobby() {
  const { LobbyPage } = await import("./elements/pages/lobby-page.js");
  return new LobbyPage();
}

document.addEventListener("language", () => void show());
window.addEventListener("hashchange", () => {
  if (!/^#(frame-\d+)?$/.test(location.hash)) void show(); // another token came with the address
});
try {
  await speak(preferred());
  await show();
  listen();
} catch {
  dispatchEvent(new Event("unarrived"));
}
