/**
 * A window that few people open: its module is fetched once the page has come to rest, and made once it is wanted.
 */

const REST = 3000; // milliseconds after which the page has what it needs at first

/** @template {HTMLElement} T */
export class Later {
  #host;
  #load;
  /** @type {T | null} */ #made = null;

  /**
   * @param {HTMLElement} host where it stands
   * @param {() => Promise<T>} load
   * @param {() => Promise<unknown>} fetched its module alone
   */
  constructor(host, load, fetched) {
    this.#host = host;
    this.#load = load;
    setTimeout(() => fetched().catch(() => undefined), REST);
  }

  /**
   * Open it. A module that does not arrive is one of a former version: the page is loaded anew.
   * @param {(made: T) => void} open
   */
  async open(open) {
    try {
      this.#made ??= await this.#load();
    } catch {
      dispatchEvent(new Event("unarrived"));
      return;
    }
    if (!this.#made.isConnected) this.#host.append(this.#made);
    open(this.#made);
  }
}
