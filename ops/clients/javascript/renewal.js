/** What is asked for again whenever something has happened: once at a time, and once more for all that came meanwhile. */
export class Renewal {
  #work;
  #wanted = false;
  /** @type {Promise<void> | null} */
  #running = null;

  /** @param {() => Promise<void>} work */
  constructor(work) {
    this.#work = work;
  }

  want() {
    this.#wanted = true;
    this.#running ??= this.#run();
  }

  /** When nothing is wanted any more. */
  async rested() {
    while (this.#running) await this.#running;
  }

  /** What cannot be had now is wanted again with the next thing that happens. */
  async #run() {
    try {
      while (this.#wanted) {
        this.#wanted = false;
        await this.#work();
      }
    } catch {
      this.#wanted = false;
    } finally {
      this.#running = null;
    }
  }
}
