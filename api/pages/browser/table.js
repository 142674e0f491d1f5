/**
 * A table as one seat has it: what every element of its page reads and listens to. What the service tells is kept by the
 * client's `Following`; here it is put beside the feed, its marks and the table's overview.
 *
 * @import { Act } from "./client/greffe.js"
 * @import { Connection } from "./client/following.js"
 * @import { Correction, Frame, Overview } from "./client/types.js"
 * @import { Place } from "./keep.js"
 *
 * @typedef {"connecting" | "live" | "lost" | "revoked" | "broken"} State
 *
 * @typedef {object} Happenings
 * @property {Overview} overview
 * @property {Frame[]} frames frames that are new at the end of the feed
 * @property {Frame[]} older frames that are new at its beginning
 * @property {Set<number>} marks the numbers of frames that read otherwise now
 * @property {any} view
 * @property {import("./client/moves.js").Moves} moves
 * @property {State} state
 */

import { Client, NotFound, Unauthorized } from "./client/greffe.js";
import { spoken } from "./words.js";

const FIRST = 200; // frames that are read before anything is shown
const PAGE = 1000;
const NONCE = 64; // characters

export class Table extends EventTarget {
  #over = new AbortController();

  /** @type {Overview} */ overview = /** @type {any} */ (null);
  /** @type {{ [part: string]: any }} the game: its schemas and rules */ system = {};
  /** @type {Frame[]} in order, without gaps, not all of them from 1 on while older ones are being read */ frames = [];
  /** @type {import("./client/moves.js").Moves | null} */ moves = null;
  /** @type {any} */ view = null;
  /** @type {State} */ state = "connecting";
  /** @type {unknown} why it is broken */ error = null;

  /** @param {Place} place */
  constructor(place) {
    super();
    this.client = new Client(location.origin, spoken());
    this.seat = this.client.seat(place.table, place.token);
    this.id = place.table;
  }

  /** The name of the game. */
  get game() {
    return this.overview.system.split("/")[0] ?? "";
  }

  get you() {
    return this.overview.you;
  }

  /**
   * @param {string} seat
   */
  nameOf(seat) {
    return this.overview.seats.find((each) => each.id === seat)?.name ?? seat;
  }

  /** Is there anything before what was read? */
  get complete() {
    return !this.frames[0] || this.frames[0].frame === 1;
  }

  /**
   * @template {keyof Happenings} K
   * @param {K} kind
   * @param {(detail: Happenings[K]) => void} listener
   * @param {AbortSignal} [signal]
   */
  on(kind, listener, signal = this.#over.signal) {
    this.addEventListener(kind, (event) => listener(/** @type {CustomEvent} */ (event).detail), { signal });
  }

  /** Read what there is, then follow. Resolves when something can be shown. Throws what ends it before that. */
  async open() {
    const { signal } = this.#over;
    this.overview = await this.seat.table({ signal });
    const [system, frames, moves] = await Promise.all([
      this.client.system(this.game, { signal }),
      this.#page(Math.max(0, this.overview.frame - FIRST), FIRST),
      this.seat.moves({ signal }),
    ]);
    this.system = system;
    this.frames = frames;
    this.moves = moves;
    this.#follow();
    this.#readOlder();
  }

  /** No more. */
  close() {
    this.#over.abort();
  }

  /**
   * Carry out one command, or several together. What the service rolls for them, nobody can have known before: chance
   * of this browser goes into it, the same when they are sent again.
   * @param {Act[]} acts
   * @param {string} key under which they are done once
   */
  async act(acts, key) {
    const nonce = key.replace(/[^\w-]/g, "").slice(0, NONCE);
    const chanced = acts.map((act) => (act.dice ? act : { ...act, nonce }));
    const [first] = chanced;
    if (chanced.length > 1 || !first) return this.seat.doAll(chanced, { key });
    const { command, ...chance } = first;
    return [await this.seat.do(command, { ...chance, key })];
  }

  /**
   * @param {Correction} correction
   * @param {string} key
   */
  correct(correction, key) {
    return this.seat.correct(correction, { key });
  }

  async #follow() {
    const { signal } = this.#over;
    const after = this.frames.at(-1)?.frame ?? 0;
    /** @type {import("./client/following.js").Following} */
    const following = this.seat.follow({ after, view: true, moves: true, table: true, socket: true, signal });
    following.on("connection", (connection) => this.#connected(connection), { signal });
    following.on("view", (view) => this.#see(view), { signal });
    following.on("moves", (moves) => this.#may(moves), { signal });
    following.on("table", (overview) => this.#know(overview), { signal });
    following.on("frame", (frame) => this.#read(frame), { signal });
    for (const change of ["offline", "online"]) window.addEventListener(change, () => following.again(), { signal });
    try {
      await following.run();
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Unauthorized) this.#be("revoked");
      else if (error instanceof NotFound)
        location.reload(); // the register was set back: everything anew
      else this.#break(error);
    }
  }

  /** @param {unknown} error */
  #break(error) {
    this.error = error;
    this.#be("broken");
  }

  /** @param {Connection} connection */
  #connected(connection) {
    if (connection === "connecting" && this.state === "lost") return; // it is still lost
    if (connection === "connecting" || connection === "live" || connection === "lost") this.#be(connection);
  }

  /** @param {any} view */
  #see(view) {
    this.view = view;
    this.#tell("view", view);
  }

  /** @param {import("./client/moves.js").Moves} moves */
  #may(moves) {
    this.moves = moves;
    this.#tell("moves", moves);
  }

  /** @param {Overview} overview */
  #know(overview) {
    this.overview = overview;
    this.#tell("overview", overview);
  }

  /** @param {Frame} frame */
  #read(frame) {
    this.frames.push(frame);
    this.#tell("frames", [frame]);
    if (frame.restated?.length) void this.#readAgain(frame.restated);
  }

  /**
   * Frames that stand otherwise since, as they stand now.
   * @param {number[]} numbers
   */
  async #readAgain(numbers) {
    const first = Math.min(...numbers);
    const wanted = new Set(numbers);
    try {
      const fresh = await this.#page(first - 1, Math.max(...numbers) - first + 1);
      const known = new Map(fresh.filter(({ frame }) => wanted.has(frame)).map((frame) => [frame.frame, frame]));
      this.frames = this.frames.map((frame) => known.get(frame.frame) ?? frame);
      this.#tell("marks", wanted);
    } catch (error) {
      if (error instanceof Unauthorized) this.#be("revoked");
    }
  }

  async #readOlder() {
    while (!this.complete && !this.#over.signal.aborted) {
      const first = this.frames[0]?.frame ?? 1;
      const after = Math.max(0, first - 1 - PAGE);
      try {
        const older = await this.#page(after, first - 1 - after);
        this.frames = [...older, ...this.frames];
        this.#tell("older", older);
      } catch {
        return; // it is asked for again when the page is
      }
    }
  }

  /**
   * So many frames after one.
   * @param {number} after
   * @param {number} many
   */
  async #page(after, many) {
    /** @type {Frame[]} */
    const frames = [];
    for await (const page of this.seat.pages({
      after,
      most: many,
      limit: Math.min(many, PAGE),
      signal: this.#over.signal,
    }))
      frames.push(...page.frames);
    return frames;
  }

  /** @param {State} state */
  #be(state) {
    if (state === this.state) return;
    this.state = state;
    this.#tell("state", state);
  }

  /**
   * @template {keyof Happenings} K
   * @param {K} kind
   * @param {Happenings[K]} detail
   */
  #tell(kind, detail) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }
}
