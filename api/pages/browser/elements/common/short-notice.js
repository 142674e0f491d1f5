/** One short sentence at the bottom of the page for a few seconds. */

import { h } from "../../dom.js";

const SECONDS = 4;
const notice = h("div", { class: "notice", role: "status", "aria-live": "polite" });
let gone = 0;

/** @param {string} text */
export function tell(text) {
  if (!notice.isConnected) document.body.append(notice);
  clearTimeout(gone);
  notice.textContent = text;
  notice.classList.add("shown");
  gone = window.setTimeout(() => notice.classList.remove("shown"), SECONDS * 1000);
}
