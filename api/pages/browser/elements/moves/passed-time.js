/** The time that has passed since a moment, and goes on passing. */

import { everySecond, now } from "../../clock.js";
import { moment, say, span } from "../../words.js";

const MINUTE = 60_000; // milliseconds

export class PassedTime extends HTMLElement {
  #at;

  /** @param {string} at ISO 8601 */
  constructor(at) {
    super();
    this.#at = at;
  }

  connectedCallback() {
    this.title = moment(this.#at);
    everySecond(this, () => this.#render());
  }

  #render() {
    const minutes = Math.floor((now() - Date.parse(this.#at)) / MINUTE);
    const text = minutes < 1 ? say("just-now") : say("since", { span: span(minutes * 60) });
    if (this.textContent !== text) this.textContent = text;
  }
}

customElements.define("greffe-passed", PassedTime);
