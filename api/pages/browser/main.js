/** The page begins here: the language, then the lobby or a seat at a table. */

import { LobbyPage } from "./elements/lobby-page.js";
import { SeatPage } from "./elements/seat-page.js";
import { arrive } from "./keep.js";
import { preferred, speak } from "./words.js";

function show() {
  const place = arrive();
  document.body.replaceChildren(place ? new SeatPage(place) : new LobbyPage());
}

document.addEventListener("language", show);
window.addEventListener("hashchange", () => {
  if (!/^#(frame-\d+)?$/.test(location.hash)) show(); // another token came with the address
});
await speak(preferred());
show();
