/**
 * A seat's table as it goes on: its frames as they come, its view kept by their patches, what has become of earlier
 * frames, its moves asked for again after each burst of them. Connections that break are taken up again where they
 * were.
 *
 * @import { Frame, Overview } from "./types.js"
 * @import { Line } from "./asking.js"
 * @import { Moves } from "./moves.js"
 * @import { Seat } from "./greffe.js"
 */

import { isStream, limited, Pauses, received, rest, waitAfter } from "./asking.js";
import { viewTag } from "./digest.js";
import { GreffeError, PatchError, refusal, Unreadable } from "./errors.js";
import { patched } from "./patches.js";
import { ends, Renewal } from "./renewal.js";
import { opened } from "./sockets.js";
import { lines } from "./streams.js";

const SILENCE = 45_000; // milliseconds without even a comment after which a stream is dead, or a socket is doubted
const ANSWER = 10_000; // milliseconds within which a doubted one's service answers
const SOON = 2000; // milliseconds within which a stream brings what an answer told
const PAGE = 200; // frames
const PATCHED = { patch: "1", moves: "none" }; // what keeps a view needs; a frame with the tag of the moves waits for it

/**
 * @typedef {object} Choices
 * @property {number | null} [after] the last frame that is known already; null: begin with what comes next
 * @property {boolean} [view] keep the seat's view
 * @property {boolean} [frames] keep the frames, and what becomes of them: withdrawn, contested, read otherwise
 * @property {boolean} [moves] keep what the seat may do
 * @property {boolean} [table] keep the table's page: status, who sits there, disputes, what is asked of whom
 * @property {boolean} [connected] be told who is connected
 * @property {boolean} [socket] by a WebSocket, where there is one and it opens: a page's streams hold the few connections
 *   that a browser opens to one host, its sockets do not
 * @property {AbortSignal} [signal] ends it
 *
 * @typedef {{ connected: string[], alone?: boolean }} Connected seats with a stream or a socket; `alone`: of others nothing
 *   is told
 *
 * @typedef {"idle" | "connecting" | "live" | "lost" | "ended"} Connection `lost`: it is tried again by itself; `ended`:
 *   it is over, `error` says why
 *
 * @typedef {object} Happenings what one can listen to
 * @property {Frame} frame the next frame, in order, with `view` as it is after it
 * @property {any} view the view has changed
 * @property {number[]} marks these frames stand otherwise since: those kept are renewed
 * @property {Moves} moves what the seat may do has changed
 * @property {Overview} table the table's page
 * @property {("moves" | "table")[]} late what of both could not be had for a while
 * @property {Connected} connected who has a stream or a socket open now
 * @property {Connection} connection
 */

/** A frame is missing: the stream is to be taken up again. */
class Gap extends GreffeError {}

/** Nothing is asked before it is run, or gone through. Everything in it may be read at any time. */
export class Following extends EventTarget {
  #seat;
  #line;
  #choices;
  #pauses = new Pauses();
  #over = new AbortController();
  #round = new AbortController(); // of the stream or the pause that there is now
  #moves = new Renewal(
    () => this.#renewMoves(),
    this.#over.signal,
    () => this.#tell("late", this.late),
  );
  #table = new Renewal(
    () => this.#renewTable(),
    this.#over.signal,
    () => this.#tell("late", this.late),
  );
  #begun = false;
  /** @type {() => void} */
  #begins = () => undefined;
  /** @type {Promise<void>} until it has begun, or will not */
  #beginning = new Promise((resolve) => (this.#begins = resolve));
  #revoked = false; // the last socket was closed with its token: a plain request tells
  #marked = 0; // marks of the kept frames are at least as of this frame
  #cut = false; // and not yet taken up again
  /** @type {Connection} */
  #connection = "idle";

  /** The number of the last frame that was read. */
  frame = 0;
  /** @type {any} what the seat saw after it */
  view = null;
  /** @type {Frame[]} those since `after`, if they are kept */
  frames = [];
  /** @type {Moves | null} what the seat may do, if that is kept */
  moves = null;
  /** @type {Overview | null} the table's page, if that is kept */
  table = null;
  /** How often the view was not what its tag says, and was asked for anew. */
  mended = 0;
  /** @type {unknown} why it has ended */
  error = null;

  /**
   * @param {Seat} seat
   * @param {Line} line
   * @param {Choices} [choices]
   */
  constructor(seat, line, choices = {}) {
    super();
    this.#seat = seat;
    this.#line = line;
    this.#choices = {
      after: null,
      view: true,
      frames: false,
      moves: false,
      table: false,
      connected: false,
      socket: false,
      ...choices,
    };
    this.frame = this.#choices.after ?? 0;
  }

  get connection() {
    return this.#connection;
  }

  /**
   * What is kept and could not be had for a while: it is not what it was after the last frame.
   * @returns {("moves" | "table")[]}
   */
  get late() {
    const late = /** @type {("moves" | "table")[]} */ ([]);
    if (this.#moves.late) late.push("moves");
    if (this.#table.late) late.push("table");
    return late;
  }

  /**
   * Listen. What is returned ends it, as a signal does.
   * @template {keyof Happenings} K
   * @param {K} kind
   * @param {(detail: Happenings[K]) => void} listener
   * @param {{ signal?: AbortSignal }} [options]
   */
  on(kind, listener, options) {
    /** @param {Event} event */
    const heard = (event) => listener(/** @type {CustomEvent} */ (event).detail);
    this.addEventListener(kind, heard, options);
    return () => this.removeEventListener(kind, heard);
  }

  /** Go on until it is closed. Throws what ends it otherwise: Unauthorized when the token ends, NotFound... */
  async run() {
    for await (const _frame of this);
  }

  /** No more. */
  close() {
    this.#over.abort();
    this.#round.abort();
  }

  /**
   * Take the stream up anew, at once: the network has changed, or may be gone, which a stream that nothing comes on does
   * not tell for a long time.
   */
  again() {
    this.#pauses.reset();
    this.#round.abort();
    this.#line.again();
  }

  /**
   * The service has told that frame, as an answer says: where the stream does not bring it soon, it leads nowhere, and is
   * taken up anew.
   * @param {number} frame
   */
  async expect(frame) {
    const pauses = new Pauses(SOON, SILENCE);
    while (this.frame < frame && !this.#over.signal.aborted) {
      await rest(pauses.next(), this.#over.signal).catch(() => undefined);
      if (this.frame < frame) this.again();
    }
  }

  /**
   * When that frame was read, and what is kept beside it is what it is to be. Throws what ends it before.
   * @param {number} frame
   */
  async reached(frame) {
    if (this.frame < frame)
      await new Promise((resolve, reject) => {
        const over = new AbortController();
        const { signal } = over;
        this.on("frame", (told) => told.frame >= frame && over.abort(), { signal });
        this.on("connection", (state) => state === "ended" && over.abort(), { signal });
        signal.addEventListener("abort", () => (this.frame < frame ? reject(this.error) : resolve(frame)));
      });
    await this.settled();
  }

  /** When what is kept beside the frames is what it is to be after those that were read. It must be running. */
  async settled() {
    await this.#beginning;
    await Promise.all([this.#moves.rested(), this.#table.rested()]);
  }

  /** @returns {AsyncGenerator<Frame, void, void>} each frame once, in order */
  async *[Symbol.asyncIterator]() {
    const { signal } = this.#choices;
    const stop = () => this.close();
    if (signal?.aborted) stop();
    signal?.addEventListener("abort", stop, { once: true });
    try {
      yield* this.#read();
    } catch (error) {
      if (!this.#over.signal.aborted) {
        this.error = error;
        throw error;
      }
    } finally {
      signal?.removeEventListener("abort", stop);
      this.close();
      this.#begins();
      this.#be("ended");
    }
  }

  async *#read() {
    for (;;) {
      this.#round = new AbortController();
      this.#be("connecting");
      try {
        if (!this.#begun) yield* this.#begin();
        yield* this.#stream();
      } catch (error) {
        if (this.#over.signal.aborted || ends(error)) throw error;
      }
      if (this.#round.signal.aborted) continue;
      this.#be("lost");
      await this.#pause(this.#pauses.next());
    }
  }

  /**
   * So long, unless it is to be tried at once.
   * @param {number} milliseconds
   */
  async #pause(milliseconds) {
    try {
      await rest(milliseconds, this.#round.signal);
    } catch {
      this.#over.signal.throwIfAborted();
    }
  }

  /** To where the stream takes up: the frames to be kept, page by page; or the view as it stood. */
  async *#begin() {
    const { after, view, frames } = this.#choices;
    const { signal } = this.#over;
    if (after === null || (view && after && this.view === null)) {
      const viewed = await this.#seat.view({ at: after ?? undefined, signal });
      this.frame = viewed.frame;
      if (view) this.#see(viewed.view);
    }
    if (frames && after !== null) yield* this.#pages();
    this.#begun = true;
    this.#renew();
    this.#begins();
  }

  /** Frames as they stand when they are read. */
  async *#pages() {
    const { signal } = this.#over;
    const asked = this.#choices.view ? PATCHED : {};
    for await (const page of this.#seat.pages({ after: this.frame, ...asked, limit: PAGE, signal })) {
      this.#marked ||= page.last;
      for (const frame of page.frames) {
        await this.#step(frame);
        yield frame;
      }
    }
  }

  async *#stream() {
    this.#over.signal.throwIfAborted();
    const wanted = this.#choices.socket && !this.#revoked;
    const socket = wanted
      ? await opened(this.#line.url + this.#path("live"), this.#seat.token, this.#round.signal)
      : null;
    if (socket) yield* this.#heard(socket);
    else if (!this.#round.signal.aborted) yield* this.#streamed();
  }

  /** @param {import("./sockets.js").Socket} socket */
  async *#heard(socket) {
    let heard = true;
    const doubt = setInterval(() => {
      if (!heard) void this.#doubt(socket);
      heard = false;
    }, SILENCE / 2);
    try {
      this.#be("live");
      for await (const text of socket) {
        heard = true;
        yield* this.#take(text);
      }
    } finally {
      clearInterval(doubt);
      socket.close();
      this.#revoked = socket.revoked;
    }
  }

  /**
   * A page is not told whether a silent socket still leads anywhere. It does not where the service has told more by now,
   * or is not reached.
   * @param {import("./sockets.js").Socket} socket
   */
  async #doubt(socket) {
    const known = this.frame;
    const limit = limited(ANSWER, this.#round.signal);
    try {
      if ((await this.#seat.table({ signal: limit.signal })).frame <= known || this.frame > known) return;
    } catch {
      // it is taken up again, and that tells why not
    } finally {
      limit.over();
    }
    socket.close();
  }

  async *#streamed() {
    const limit = limited(SILENCE, this.#round.signal);
    try {
      const response = await this.#line.send(this.#ask(), limit.signal);
      if (!isStream(response) || !response.body) return await this.#putOff(response);
      this.#be("live");
      for await (const line of lines(response.body, limit.again)) {
        if (!line.startsWith("data:")) continue;
        yield* this.#take(line.slice(5));
      }
    } finally {
      limit.over();
    }
  }

  /** @param {string} text one frame, or who is connected */
  async *#take(text) {
    const told = decoded(text);
    if ("connected" in told) {
      this.#tell("connected", told);
      return;
    }
    const frame = told;
    if (frame.frame > this.frame + 1) throw new Gap(`frame ${this.frame + 1} is missing`);
    if (frame.frame <= this.frame) return;
    await this.#step(frame);
    yield frame;
  }

  /** @param {"feed" | "live"} what */
  #path(what) {
    const keeps = this.#choices.view || this.#choices.frames;
    const query = new URLSearchParams({ after: String(this.frame), ...(keeps ? PATCHED : {}) });
    if (this.#choices.connected) query.set("connected", "1");
    if (what === "live") query.set("language", this.#line.language);
    return `/tables/${encodeURIComponent(this.#seat.tableId)}/${what}?${query}`;
  }

  #ask() {
    return {
      method: "GET",
      path: this.#path("feed"),
      token: this.#seat.token,
      headers: { Accept: "text/event-stream" },
    };
  }

  /**
   * There is no stream: wait as long as the service says, if that is all.
   * @param {Response} response
   * @throws {GreffeError} what the service says, or that it says nothing
   */
  async #putOff(response) {
    const answer = await received(response);
    const wait = waitAfter(answer, 0);
    if (wait === null) throw refusal(answer.status, answer.text, answer.url);
    this.#be("lost");
    await this.#pause(wait);
  }

  /**
   * On to the next frame.
   * @param {Frame} frame
   */
  async #step(frame) {
    const view = this.#choices.view ? await this.#viewAfter(frame) : null;
    const marks = frame.frame > this.#marked ? (frame.restated ?? []) : [];
    if (marks.length) await this.#mark(marks);
    this.frame = frame.frame;
    this.#pauses.reset();
    if (this.#choices.frames) this.frames.push(frame);
    if (this.#choices.view) this.#see(view);
    this.#tell("frame", frame);
    if (marks.length) this.#tell("marks", marks);
    if (this.#begun) this.#renew();
  }

  /** @param {Frame} frame */
  async #viewAfter(frame) {
    try {
      const view = patched(this.view, frame.patch ?? []);
      if (viewTag(frame.frame, view) === frame.view) return view;
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
    }
    this.mended += 1;
    return (await this.#seat.view({ at: frame.frame, signal: this.#over.signal })).view;
  }

  /**
   * Read anew those of the kept frames that stand otherwise.
   * @param {number[]} numbers
   */
  async #mark(numbers) {
    const first = this.frames[0]?.frame ?? Infinity;
    for (const [after, most] of runs(numbers.filter((number) => number >= first)))
      for await (const page of this.#seat.pages({
        after,
        limit: Math.min(most, PAGE),
        most,
        signal: this.#over.signal,
      }))
        for (const frame of page.frames) if (frame.frame <= this.frame) this.frames[frame.frame - first] = frame;
  }

  /** @param {any} view */
  #see(view) {
    if (view === this.view) return;
    this.view = view;
    this.#tell("view", view);
  }

  #renew() {
    const { moves, table } = this.#choices;
    if (moves) this.#moves.want();
    if (table) this.#table.want();
  }

  async #renewMoves() {
    const moves = await this.#seat.moves({ signal: this.#over.signal });
    if (moves === this.moves) return;
    this.moves = moves;
    this.#tell("moves", moves);
  }

  async #renewTable() {
    this.table = await this.#seat.table({ signal: this.#over.signal });
    this.#tell("table", this.table);
  }

  /** @param {Connection} connection */
  #be(connection) {
    if (connection === this.#connection) return;
    this.#connection = connection;
    if (connection === "lost") this.#cut = true;
    else if (connection === "live" && this.#cut) {
      this.#cut = false;
      this.#line.again();
    }
    this.#tell("connection", connection);
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

/**
 * Numbers as runs without gaps: the number before each, and how many.
 * @param {number[]} numbers
 * @returns {[number, number][]}
 */
function runs(numbers) {
  /** @type {[number, number][]} */
  const found = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const last = found.at(-1);
    if (last && last[0] + last[1] + 1 === number) last[1] += 1;
    else if (!last || last[0] + last[1] < number) found.push([number - 1, 1]);
  }
  return found;
}

/**
 * @param {string} text
 * @returns {Frame | Connected}
 */
function decoded(text) {
  let frame;
  try {
    frame = JSON.parse(text);
  } catch (error) {
    throw new Unreadable(200, "no JSON in the event stream", error);
  }
  if (Array.isArray(frame?.connected)) return frame;
  const lists = [frame?.entries, frame?.patch ?? [], frame?.restated ?? []];
  if (!Number.isInteger(frame?.frame) || !lists.every(Array.isArray))
    throw new Unreadable(200, "no frame in the event stream");
  return frame;
}
