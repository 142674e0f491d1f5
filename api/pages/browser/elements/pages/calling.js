/**
 * Calls a person back: the tab's title says how much waits and, where it is wanted, a soft sound and a notice of the
 * browser that something is asked. The browser asks for its leave once, when a person wants notices.
 *
 * @import { Table } from "../../table.js"
 */

import { h } from "../../dom.js";
import { device } from "../../storage.js";
import { say } from "../../words.js";
import { tell } from "../common/short-notice.js";

const WANTED = "greffe.sound";
const NOTICES = "greffe.notices";

export class Calling {
  #title;
  #tag;
  #asked = 0;
  #unread = 0;
  /** @type {AudioContext | null} */ #audio = null;
  /** @type {Notification | null} the last one, which is taken back once somebody looks */ #shown = null;

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
    this.notices = h(
      "button",
      {
        type: "button",
        class: "notices",
        hidden: !("Notification" in window && isSecureContext),
        "aria-pressed": this.#notifies ? "true" : "false",
        onclick: () => void this.#turnNotices(),
      },
      say("notices"),
    );
    this.#tag = table.id;
    table.on("frames", (frames) => {
      if (document.visibilityState === "visible") return;
      this.#unread += frames.length;
      this.#render();
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible") return;
      this.#unread = 0;
      this.#shown?.close();
      this.#render();
    });
    this.#render();
  }

  /** @param {string[]} texts what waits for the seat */
  asked(texts) {
    const more = texts.length > this.#asked;
    this.#asked = texts.length;
    this.#render();
    if (more) this.call(texts.at(-1) ?? "");
  }

  /**
   * Somebody is to look here: a sound, and a notice where nobody does.
   * @param {string} text
   */
  call(text) {
    this.#ring();
    if (this.#notifies && document.visibilityState !== "visible") this.#notify(text);
  }

  get #notifies() {
    return device.get(NOTICES) === "yes" && "Notification" in window && Notification.permission === "granted";
  }

  async #turnNotices() {
    const wanted = !this.#notifies;
    if (wanted && Notification.permission === "default") await Notification.requestPermission();
    device.set(NOTICES, wanted ? "yes" : "no");
    this.notices.setAttribute("aria-pressed", this.#notifies ? "true" : "false");
    tell(say(!wanted ? "notices-off" : this.#notifies ? "notices-on" : "notices-denied"));
  }

  /** @param {string} text */
  #notify(text) {
    try {
      const shown = new Notification(this.#title, { body: text, tag: this.#tag });
      shown.addEventListener("click", () => {
        window.focus();
        shown.close();
      });
      this.#shown = shown;
    } catch {
      // some telephones give notices to service workers alone: the title and the sound are left
    }
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
