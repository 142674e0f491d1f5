/**
 * What stands behind a line: the rules that it rests on, what it changed for the reader and, for each die of the
 * service, its proof, checked here.
 *
 * @import { Frame, Line } from "../../client/types.js"
 * @import { Table } from "../../table.js"
 */

import { fill, h, sentence, unique } from "../../dom.js";
import { checked } from "../../proofs.js";
import { changed } from "../../sheets/paths.js";
import { looked } from "../../sheets/sheet.js";
import { say } from "../../words.js";
import { dice } from "./die-face.js";
import { inWords } from "../common/sending.js";

/**
 * @param {Table} table
 * @param {Frame} frame
 * @param {Line} line
 */
export function showReasons(table, frame, line) {
  const titled = (line.rules ?? []).map((id) => ({
    id,
    title: table.system.rules?.find((/** @type {any} */ rule) => rule.id === id)?.title ?? "",
  }));
  const list = titled.map(({ id, title }) => h("li", null, title || id, title ? h("small", null, id) : null));
  const turned = h("div", { role: "status" }, h("p", { class: "none" }, say("opening")));
  void changes(table, frame.frame).then((found) => fill(turned, found));
  show(
    say("why-line"),
    line,
    h(
      "div",
      { class: "reasons" },
      list.length ? h("section", null, h("h3", null, say("rules-of-line")), h("ul", { class: "rules" }, list)) : null,
      h("section", null, h("h3", null, say("changed-by-line")), turned),
    ),
  );
}

/**
 * What the frame changed in the reader's view, before and after side by side.
 * @param {Table} table
 * @param {number} frame
 * @returns {Promise<HTMLElement>}
 */
async function changes(table, frame) {
  try {
    const [was, now] = await Promise.all(
      [frame - 1, frame].map(async (at) => (at ? (await table.seat.view({ at })).view : {})),
    );
    const made = changed(looked(table, now), [{ path: "", was, now }], {
      caption: "",
      was: say("before"),
      now: say("after"),
      where: say("preview-where"),
    });
    return made.tBodies[0]?.rows.length ? made : h("p", { class: "none" }, say("changed-nothing"));
  } catch (error) {
    return h("p", { class: "problem", role: "alert" }, inWords(error).detail);
  }
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
            h(
              "dl",
              null,
              [
                fact("proof-stream", told.stream),
                fact("proof-number", told.number),
                fact("proof-link", told.link),
                fact("proof-nonce", told.nonce),
              ].flat(),
            ),
          )
        : null,
    );
  });
  show(say("proof-of-die"), line, h("div", null, parts));
}

/**
 * @param {string} title
 * @param {Line} line
 * @param {HTMLElement} content
 */
function show(title, line, content) {
  const id = unique();
  const dialog = h("dialog", { "aria-labelledby": id, onclose: () => dialog.remove() });
  const close = h(
    "button",
    { type: "button", class: "close", "aria-label": say("close"), onclick: () => dialog.close() },
    "✕",
  );
  fill(dialog, h("header", null, h("h2", { id }, title), close), h("blockquote", null, sentence(line.text)), content);
  document.body.append(dialog);
  dialog.showModal();
}
