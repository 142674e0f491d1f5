/**
 * What a tab and a device remember. Where storage throws or is full, memory holds it until the page is left, and whoever
 * listens to the document's event `forgetful` is told once.
 */

let forgetful = false;

/** Is there something that will not be remembered? */
export function isForgetful() {
  return forgetful;
}

function forget() {
  if (forgetful) return;
  forgetful = true;
  document.dispatchEvent(new CustomEvent("forgetful"));
}

class Store {
  #area;
  /** @type {Map<string, string>} what the browser does not take */
  #held = new Map();

  /** @param {() => Storage} area which may itself throw */
  constructor(area) {
    this.#area = area;
  }

  /**
   * @param {string} name
   * @returns {string | null}
   */
  get(name) {
    const held = this.#held.get(name);
    if (held !== undefined) return held;
    try {
      return this.#area().getItem(name);
    } catch {
      forget();
      return null;
    }
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  set(name, value) {
    try {
      this.#area().setItem(name, value);
      this.#held.delete(name);
    } catch {
      this.#held.set(name, value);
      forget();
    }
  }

  /** @param {string} name */
  remove(name) {
    this.#held.delete(name);
    try {
      this.#area().removeItem(name);
    } catch {
      forget();
    }
  }

  /** @param {string} prefix of the names */
  removeAll(prefix) {
    for (const name of this.#names()) if (name.startsWith(prefix)) this.remove(name);
  }

  #names() {
    try {
      return [...this.#held.keys(), ...Object.keys(this.#area())];
    } catch {
      return [...this.#held.keys()];
    }
  }
}

/** Until the tab is closed. */
export const tab = new Store(() => sessionStorage);

/** On this device. */
export const device = new Store(() => localStorage);
