/**
 * What stands behind a line: the rules that it rests on and, for each die of the service, its proof, checked here.
 *
 * @import { Line } from "../client/types.js"
 * @import { Table } from "../table.js"
 */

import { fill, h, sentence, unique } from "../dom.js";
import { checked } from "../proofs.js";
import { say } from "../words.js";
import { dice } from "./die-face.js";

/**
 * @param {Table} table
 * @param {Line} line
 */
export function showRules(table, line) {
  const titled = (line.rules ?? []).map((id) => ({ id, title: table.system.rules?.find((/** @type {any} */ rule) => rule.id === id)?.title ?? "" }));
  const list = titled.map(({ id, title }) => h("li", null, title || id, title ? h("small", null, id) : null));
  show(say("rules-of-line"), line, h("ul", { class: "rules" }, list));
}

/**
 * @param {Table} table
 * @param {Line} line
 */
export function showProofs(table, line) {
  const parts = (line.dice ?? []).map((die) => {
    const verdict = h("p", { class: "verdict", role: "status" }, say("proof-checking"));
    const told = die.proof ?? { stream: "", number: 0, link: "", nonce: "" };
    const fact = (/** @type {string} */ name, /** @type {string | number} */ value) =>
      value === "" ? null : [h("dt", null, say(name)), h("dd", null, String(value))];
    if (die.proof)
      void checked(table.frames, die).then((found) => {
        verdict.classList.add(found);
        verdict.textContent = say(`proof-${found}`);
      });
    else verdict.textContent = say(die.physical ? "proof-physical" : "proof-none");
    return h(
      "section",
      { class: "proof" },
      h("div", { class: "dice" }, dice(die)),
      verdict,
      die.proof
        ? h(
            "details",
            null,
            h("summary", null, say("proof-facts")),
            h("dl", null, [fact("proof-stream", told.stream), fact("proof-number", told.number), fact("proof-link", told.link), fact("proof-nonce", told.nonce)].flat()),
          )
        : null,
    );
  });
  show(say("proof-of-die"), line, h("div", { class: "proofs" }, parts));
}

/**
 * @param {string} title
 * @param {Line} line
 * @param {HTMLElement} content
 */
function show(title, line, content) {
  const id = unique();
  const dialog = h("dialog", { "aria-labelledby": id, onclose: () => dialog.remove() });
  const close = h("button", { type: "button", class: "close", "aria-label": say("close"), onclick: () => dialog.close() }, "✕");
  fill(dialog, h("header", null, h("h2", { id }, title), close), h("blockquote", null, sentence(line.text)), content);
  document.body.append(dialog);
  dialog.showModal();
}
