/**
 * Sending, once: a button that waits, a key that stays while the answer is uncertain, and what came of it in words.
 *
 * @typedef {{ detail: string, code: string, rule: string, errors: { pointer?: string | null, detail?: string }[], dependents?: string[] }} Refusal
 */

import { NoAnswer, newKey, Refused } from "../../client/greffe.js";
import { h, isNowhere } from "../../dom.js";
import { say } from "../../words.js";

const LATE = 4000; // milliseconds after which whoever waits is told why

/** A thing to send; while nobody knows whether it was done, it goes again under the same key. */
export class Sending {
  key = newKey();

  /** What is sent next is something else. */
  anew() {
    this.key = newKey();
  }

  /**
   * @template T
   * @param {HTMLButtonElement | null} button
   * @param {(key: string) => Promise<T>} send
   * @returns {Promise<{ done: T } | { refusal: Refusal }>}
   */
  async send(button, send) {
    const focused = button !== null && document.activeElement === button;
    button?.setAttribute("aria-busy", "true");
    if (button) button.disabled = true;
    const about = h("p", { class: "late", role: "status" });
    const late = setTimeout(() => {
      button?.parentElement?.after(about);
      about.textContent = say("still-sending");
    }, LATE);
    try {
      const done = await send(this.key);
      this.key = newKey();
      return { done };
    } catch (error) {
      if (!(error instanceof NoAnswer)) this.key = newKey();
      return { refusal: inWords(error) };
    } finally {
      clearTimeout(late);
      about.remove();
      button?.removeAttribute("aria-busy");
      if (button) button.disabled = false;
      if (focused && isNowhere()) button.focus(); // a button that waits loses it
    }
  }
}

/**
 * @param {unknown} error
 * @returns {Refusal}
 */
export function inWords(error) {
  if (error instanceof Refused)
    return {
      detail: error.detail,
      code: error.code,
      rule: error.rule,
      errors: error.errors,
      dependents: error.problem.dependents ?? [],
    };
  if (error instanceof NoAnswer) return { detail: say("no-answer"), code: "", rule: "", errors: [] };
  const what = error instanceof Error ? error.message : String(error);
  return { detail: say("unexpected", { what }), code: "", rule: "", errors: [] };
}
