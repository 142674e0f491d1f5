/**
 * The link of one seat: to copy, to open here, as a code for a telephone.
 */

import { linkTo } from "../../addresses.js";
import { fill, h, named } from "../../dom.js";
import { say } from "../../words.js";
import { copied } from "./copying.js";
import { code } from "./qr-code.js";

/**
 * @param {{ table: string, token: string, name: string, role: string, note?: string }} seat
 */
export function seatLink({ table, token, name, role, note }) {
  const link = linkTo(table, token);
  const holder = h("div");
  const show = async () => {
    if (shower.getAttribute("aria-expanded") === "true") {
      shower.setAttribute("aria-expanded", "false");
      fill(holder);
      return;
    }
    shower.setAttribute("aria-expanded", "true");
    fill(holder, await code(link, name));
  };
  const shower = h(
    "button",
    { type: "button", "aria-expanded": "false", onclick: () => void show() },
    say("show-code"),
  );
  const aria = (/** @type {string} */ text) => `${text} (${name})`;
  shower.setAttribute("aria-label", aria(say("show-code")));
  return h(
    "li",
    { class: "seat-link" },
    h("div", { class: "who" }, h("strong", null, named(name)), h("span", { class: "role" }, role)),
    note ? h("p", { class: "hint" }, note) : null,
    h("input", {
      type: "text",
      readonly: true,
      value: link,
      "aria-label": aria(say("link")),
      onfocus: (/** @type {Event} */ e) => /** @type {HTMLInputElement} */ (e.target).select(),
    }),
    h(
      "div",
      { class: "actions" },
      h(
        "button",
        { type: "button", class: "primary", "aria-label": aria(say("copy")), onclick: () => void copied(link) },
        say("copy"),
      ),
      h(
        "a",
        {
          class: "button",
          href: link,
          target: "_blank",
          rel: "noopener noreferrer",
          "aria-label": aria(say("open-here")),
        },
        say("open-here"),
      ),
      shower,
    ),
    holder,
  );
}
