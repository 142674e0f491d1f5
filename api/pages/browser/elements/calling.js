/**
 * Calls a person back: the tab's title says how much waits and, where it is wanted, a soft sound that something came.
 *
 * @import { Table } from "../table.js"
 */

import { h } from "../dom.js";
import { device } from "../storage.js";
import { say } from "../words.js";

const WANTED = "greffe.sound";

export class Calling {
  #title;
  #asked = 0;
  #unread = 0;
  /** @type {AudioContext | null} */ #audio = null;

  /**
   * @param {Table} table
   * @param {string} title
   */
  constructor(table, title) {
    this.#title = title;
    this.button = h(
      "button",
      {
        type: "button",
        class: "sound",
        "aria-pressed": this.#wanted ? "true" : "false",
        onclick: () => this.#toggle(),
      },
      say("sound"),
    );
    table.on("frames", (frames) => {
      if (document.visibilityState === "visible") return;
      this.#unread += frames.length;
      this.#render();
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible") return;
      this.#unread = 0;
      this.#render();
    });
    this.#render();
  }

  /** @param {number} count what waits for the seat */
  asked(count) {
    if (count > this.#asked) this.#ring();
    this.#asked = count;
    this.#render();
  }

  get #wanted() {
    return device.get(WANTED) === "yes";
  }

  #toggle() {
    const wanted = !this.#wanted;
    device.set(WANTED, wanted ? "yes" : "no");
    this.button.setAttribute("aria-pressed", wanted ? "true" : "false");
    if (wanted) this.#ring();
  }

  #render() {
    const count = this.#asked + this.#unread;
    document.title = `${count ? `(${count}) ` : ""}${this.#title} · Greffe`;
  }

  #ring() {
    if (!this.#wanted) return;
    this.#audio ??= new AudioContext();
    const audio = this.#audio;
    const at = audio.currentTime;
    const volume = new GainNode(audio, { gain: 0 });
    const tone = new OscillatorNode(audio, { type: "sine", frequency: 660 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.6);
  }
}
