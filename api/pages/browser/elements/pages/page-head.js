/** The head of every page: whose it is, where one is, the language. */

import { HERE } from "../../addresses.js";
import { h } from "../../dom.js";
import { isForgetful } from "../../storage.js";
import { choose, say, spoken } from "../../words.js";

/**
 * @param {HTMLElement | null} [middle] what the page says of itself
 * @param {...HTMLElement} tools
 */
export function pageHead(middle = null, ...tools) {
  const other = spoken() === "fr" ? "en" : "fr";
  const change = async () => {
    await choose(other);
    document.dispatchEvent(new CustomEvent("language"));
  };
  const language = h(
    "button",
    {
      type: "button",
      class: "language",
      lang: other,
      onclick: change,
      "aria-label": other === "fr" ? "Lire en français" : "Read in English",
    },
    other === "fr" ? "Français" : "English",
  );
  return h(
    "header",
    { class: "page-head" },
    h("a", { class: "brand", href: HERE.href }, h("span", { class: "seal", "aria-hidden": "true" }), "Greffe"),
    middle,
    h("div", { class: "tools" }, tools, language),
    forgetting(),
  );
}

/** That this browser remembers nothing, once it shows. */
function forgetting() {
  const told = h("p", { class: "forgetful", role: "status", hidden: !isForgetful() });
  const tell = () => {
    told.hidden = false;
    told.textContent = say("forgetful");
  };
  if (isForgetful()) tell();
  else document.addEventListener("forgetful", tell, { once: true });
  return told;
}
