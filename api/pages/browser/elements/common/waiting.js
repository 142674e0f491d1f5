/** One moment; and, where it takes longer, that it is asked for again by itself. */

import { h } from "../../dom.js";
import { say } from "../../words.js";

const LATE = 4000; // milliseconds

export function waiting() {
  const made = h("p", { role: "status", class: "waiting" }, say("opening"));
  setTimeout(() => {
    if (made.isConnected) made.textContent = say("opening-late");
  }, LATE);
  return made;
}
