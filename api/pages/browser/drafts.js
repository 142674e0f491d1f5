/**
 * What was typed and not sent yet, by the form that it was typed into. It waits for its form, however that went away: the
 * move was withdrawn for a moment, a dialog closed, the page loaded anew.
 */

import { tab } from "./storage.js";

/** @param {string} place */
const prefix = (place) => `greffe.draft.${place}.`;

/** One form's. */
export class Draft {
  #name;

  /**
   * @param {string} place the table and the seat, or what else there is to fill in
   * @param {string} form
   */
  constructor(place, form) {
    this.#name = prefix(place) + form;
  }

  /** @returns {any} null: nothing was typed */
  get value() {
    const found = tab.get(this.#name);
    return found === null ? null : JSON.parse(found);
  }

  /** @param {any} value as JSON has it */
  keep(value) {
    tab.set(this.#name, JSON.stringify(value));
  }

  drop() {
    tab.remove(this.#name);
  }
}

/**
 * Nothing of the place is kept any more.
 * @param {string} place
 */
export function dropAll(place) {
  tab.removeAll(`greffe.draft.${place}`);
}
