import { Pauses, rest } from "./asking.js";
import { Refused, TooMany } from "./errors.js";

const LATE = 2000; // milliseconds after which one is told that something is missing

/**
 * What is asked for again whenever something has happened: once at a time, and once more for all that came meanwhile.
 * What could not be had is asked for until it is, or the service refuses.
 */
export class Renewal {
  #work;
  #signal;
  #tell;
  #wanted = false;
  /** @type {Promise<void> | null} */
  #running = null;

  /** Is something wanted that could not be had for a while? */
  late = false;

  /**
   * @param {() => Promise<void>} work
   * @param {AbortSignal} signal ends it
   * @param {() => void} [tell] that it is late, or no more
   */
  constructor(work, signal, tell = () => undefined) {
    this.#work = work;
    this.#signal = signal;
    this.#tell = tell;
  }

  want() {
    this.#wanted = true;
    this.#running ??= this.#run();
  }

  /** When nothing is wanted any more. */
  async rested() {
    while (this.#running) await this.#running;
  }

  async #run() {
    const pauses = new Pauses();
    const timer = setTimeout(() => this.#be(true), LATE);
    try {
      while (this.#wanted) if (!(await this.#had())) await rest(pauses.next(), this.#signal);
    } catch {
      this.#wanted = false; // it is over, or the service refuses: the stream tells why
    } finally {
      clearTimeout(timer);
      this.#running = null;
      this.#be(false);
    }
  }

  /** Could it be had? Throws what ends it. */
  async #had() {
    this.#wanted = false;
    try {
      await this.#work();
      return true;
    } catch (error) {
      if (this.#signal.aborted || ends(error)) throw error;
      this.#wanted = true;
      return false;
    }
  }

  /** @param {boolean} late */
  #be(late) {
    if (late === this.late) return;
    this.late = late;
    this.#tell();
  }
}

/**
 * Is it over for good? A cut is not, nor what the service is too busy for, nor what somebody else says.
 * @param {unknown} error
 */
export function ends(error) {
  return error instanceof Refused && !(error instanceof TooMany);
}
