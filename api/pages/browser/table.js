/**
 * A table as one seat has it: what every element of its page reads and listens to. What the service tells is kept by the
 * client's `Following`; here it is put beside the feed, its marks and the table's overview.
 *
 * @import { Act } from "./client/greffe.js"
 * @import { Connected, Connection } from "./client/following.js"
 * @import { Correction, Frame, Overview } from "./client/types.js"
 * @import { Place } from "./keep.js"
 *
 * @typedef {"connecting" | "live" | "lost" | "revoked" | "broken"} State
 *
 * @typedef {"moves" | "table" | "marks" | "older"} Missing what could not be had for a while, and is asked for again: what
 *   one may do, the table's page, what has become of lines, the beginning of the story
 *
 * @typedef {object} Happenings
 * @property {Overview} overview
 * @property {Frame[]} frames frames that are new at the end of the feed
 * @property {Frame[]} older frames that are new at its beginning
 * @property {Set<number>} marks the numbers of frames that read otherwise now
 * @property {any} view
 * @property {import("./client/moves.js").Moves} moves
 * @property {State} state
 * @property {Missing[]} missing
 * @property {Connected | null} connected
 * @property {Frame[]} sent frames that an answer told, and the stream has not brought yet
 */

import { HERE } from "./addresses.js";
import { Client, NotFound, Unauthorized } from "./client/greffe.js";
import { Renewal } from "./client/renewal.js";
import { compareClocks } from "./clock.js";
import { secretOfTab } from "./keep.js";
import { spoken } from "./words.js";

const FIRST = 200; // frames that are read before anything is shown
const PAGE = 1000;
const SOON = 2000; // milliseconds within which the stream brings what an answer told

export class Table extends EventTarget {
  #over = new AbortController();
  #older = new Renewal(
    () => this.#readOlder(),
    this.#over.signal,
    () => this.#miss(),
  );
  #marks = new Renewal(
    () => this.#readAgain(),
    this.#over.signal,
    () => this.#miss(),
  );
  /** @type {Set<number>} frames that stand otherwise than they were read */ #restated = new Set();
  /** @type {import("./client/following.js").Following | null} */ #following = null;

  /** @type {Overview} */ overview = /** @type {any} */ (null);
  /** @type {{ [part: string]: any }} the game: its schemas and rules */ system = {};
  /** @type {Frame[]} in order, without gaps, not all of them from 1 on while older ones are being read */ frames = [];
  /** @type {import("./client/moves.js").Moves | null} */ moves = null;
  /** @type {any} */ view = null;
  /** @type {Connected | null} who has this table open now, if that is known */ connected = null;
  /** @type {State} */ state = "connecting";
  /** @type {unknown} why it is broken */ error = null;
  /** @type {Frame[]} those that an answer told, and the stream has not brought for a while */ sent = [];

  /** @param {Place} place */
  constructor(place) {
    super();
    this.client = new Client(HERE.href, spoken(), { patience: Infinity, secret: secretOfTab() });
    this.seat = this.client.seat(place.table, place.token);
    this.id = place.table;
  }

  /** The name of the game. */
  get game() {
    return this.overview.system.split("/")[0] ?? "";
  }

  /** The version of its rules that the table has pinned. */
  get version() {
    return Number(this.overview.system.split("/")[1]);
  }

  get you() {
    return this.overview.you;
  }

  /** The table and the seat, as what is kept for both is named. */
  get place() {
    return `${this.id}.${this.you.seat}`;
  }

  /**
   * @param {string} seat
   */
  nameOf(seat) {
    return this.overview.seats.find((each) => each.id === seat)?.name ?? seat;
  }

  /** The seats that were not closed, each with its place among all, by which it has its colour. */
  get openSeats() {
    const { seats, closed } = this.overview;
    return seats.map((seat, place) => ({ seat, place })).filter(({ seat }) => !closed.includes(seat.id));
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
    void compareClocks();
    this.overview = await this.seat.table({ signal });
    const [system, frames, moves] = await Promise.all([
      this.client.system(this.game, { version: this.version, signal }),
      this.#page(Math.max(0, this.overview.frame - FIRST), FIRST),
      this.seat.moves({ signal }),
    ]);
    this.system = system;
    this.frames = frames;
    this.moves = moves;
    this.#follow();
    this.#older.want();
  }

  /** @returns {Missing[]} */
  get missing() {
    /** @type {Missing[]} */
    const missing = [...(this.#following?.late ?? [])];
    if (this.#marks.late) missing.push("marks");
    if (this.#older.late) missing.push("older");
    return missing;
  }

  /** No more. */
  close() {
    this.#over.abort();
  }

  /**
   * Carry out one command, or several together. What the service rolls for them, nobody can have known before: the
   * client's nonces go into it, the same when they are sent again.
   * @param {Act[]} acts
   * @param {string} key under which they are done once
   */
  async act(acts, key) {
    const [first] = acts;
    if (acts.length > 1 || !first) return this.#told(await this.seat.doAll(acts, { key }));
    const { command, ...chance } = first;
    return this.#told([await this.seat.do(command, { ...chance, key })]);
  }

  /**
   * @param {Correction} correction
   * @param {string} key
   * @param {string} [preview] the id of the one that it follows
   */
  async correct(correction, key, preview) {
    const frame = await this.seat.correct(correction, { key, preview });
    this.#told([frame]);
    return frame;
  }

  /**
   * What was sent was done: where the stream does not bring it soon, it is shown all the same.
   * @param {Frame[]} frames as the answer tells them
   */
  #told(frames) {
    void this.#following?.expect(frames.at(-1)?.frame ?? 0);
    setTimeout(() => this.#show([...this.sent, ...frames]), SOON);
    return frames;
  }

  /** @param {Frame[]} sent */
  #show(sent) {
    const last = this.frames.at(-1)?.frame ?? 0;
    const left = sent.filter(({ frame }) => frame > last);
    if (!left.length && !this.sent.length) return;
    this.sent = left;
    this.#tell("sent", left);
  }

  async #follow() {
    const { signal } = this.#over;
    const after = this.frames.at(-1)?.frame ?? 0;
    const following = this.seat.follow({
      after,
      view: true,
      moves: true,
      table: true,
      connected: true,
      socket: true,
      signal,
    });
    this.#following = following;
    following.on("late", () => this.#miss(), { signal });
    following.on("connection", (connection) => this.#connected(connection), { signal });
    following.on("view", (view) => this.#see(view), { signal });
    following.on("moves", (moves) => this.#may(moves), { signal });
    following.on("table", (overview) => this.#know(overview), { signal });
    following.on("connected", (connected) => this.#meet(connected), { signal });
    following.on("frame", (frame) => this.#read(frame), { signal });
    const networked = () => {
      if (!navigator.onLine) this.#connected("lost"); // what the page begins with is asked for again without a word
      following.again();
    };
    for (const change of ["offline", "online"]) window.addEventListener(change, networked, { signal });
    if (!navigator.onLine) this.#connected("lost"); // it may have gone while the page was read
    const brought = (/** @type {PageTransitionEvent} */ event) => event.persisted && following.again(); // it was put aside
    window.addEventListener("pageshow", brought, { signal });
    document.addEventListener("resume", () => following.again(), { signal }); // it was put to sleep
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
    if (connection !== "live") this.#meet(null); // nobody can tell
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

  /** @param {Connected | null} connected */
  #meet(connected) {
    this.connected = connected;
    this.#tell("connected", connected);
  }

  /** @param {Frame} frame */
  #read(frame) {
    this.frames.push(frame);
    this.#tell("frames", [frame]);
    if (this.sent.length) this.#show(this.sent);
    for (const number of frame.restated ?? []) this.#restated.add(number);
    if (this.#restated.size) this.#marks.want();
  }

  /** Frames that stand otherwise since, as they stand now. */
  async #readAgain() {
    const wanted = this.#restated;
    if (!wanted.size) return;
    this.#restated = new Set();
    const first = Math.min(...wanted);
    try {
      const fresh = await this.#page(first - 1, Math.max(...wanted) - first + 1);
      const known = new Map(fresh.filter(({ frame }) => wanted.has(frame)).map((frame) => [frame.frame, frame]));
      this.frames = this.frames.map((frame) => known.get(frame.frame) ?? frame);
    } catch (error) {
      for (const number of wanted) this.#restated.add(number);
      throw error;
    }
    this.#tell("marks", wanted);
  }

  async #readOlder() {
    while (!this.complete) {
      const first = this.frames[0]?.frame ?? 1;
      const after = Math.max(0, first - 1 - PAGE);
      const older = await this.#page(after, first - 1 - after);
      this.frames = [...older, ...this.frames];
      this.#tell("older", older);
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

  #miss() {
    this.#tell("missing", this.missing);
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
