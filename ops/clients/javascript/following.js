/**
 * A seat's table as it goes on: its frames as they come, its view kept by their patches, its moves asked for again when
 * their tag has changed. Connections that break are taken up again where they were.
 *
 * @import { Frame } from "./types.js"
 * @import { Line } from "./asking.js"
 * @import { Moves } from "./moves.js"
 * @import { Seat } from "./greffe.js"
 */

import { limited, Pauses, rest, waitAfter } from "./asking.js";
import { viewTag } from "./digest.js";
import { GreffeError, PatchError, refusal, Unreadable } from "./errors.js";
import { patched } from "./patches.js";

const SILENCE = 45_000; // milliseconds without even a comment after which a stream is dead
const LONGEST_LINE = 2 ** 26; // characters of one frame

/**
 * @typedef {object} Choices
 * @property {number | null} [after] the last frame that is known already; null: begin with what comes next
 * @property {boolean} [view] keep the seat's view
 * @property {boolean} [moves] keep what the seat may do, asked for after the newest frame where its tag changed
 * @property {AbortSignal} [signal] ends it
 *
 * @typedef {"idle" | "connecting" | "live" | "lost" | "ended"} Connection `lost`: it is tried again by itself; `ended`:
 *   it is over, `error` says why
 *
 * @typedef {object} Happenings what one can listen to
 * @property {Frame} frame the next frame, in order, `view` being the one after it
 * @property {any} view the view has changed
 * @property {Moves} moves what the seat may do has changed
 * @property {Connection} connection
 */

/** A frame is missing: the stream is to be taken up again. */
class Gap extends GreffeError {}

export class Following extends EventTarget {
  #seat;
  #line;
  #choices;
  #pauses = new Pauses();
  #over = new AbortController();
  /** @type {Connection} */
  #connection = "idle";
  #asked = "";
  /** @type {Promise<void> | null} */
  #asking = null;

  /** The number of the last frame that was read. */
  frame = 0;
  /** @type {any} what the seat saw after it */
  view = null;
  /** The tag of what the seat may do, if the newest frame told it. */
  tag = "";
  /** @type {Moves | null} what the seat may do, if that is kept */
  moves = null;
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
    this.#choices = { after: null, view: true, moves: false, ...choices };
    this.frame = this.#choices.after ?? 0;
  }

  get connection() {
    return this.#connection;
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
  }

  /** @returns {AsyncGenerator<Frame, void, void>} each frame once, in order */
  async *[Symbol.asyncIterator]() {
    const { signal } = this.#choices;
    const stop = () => this.close();
    signal?.addEventListener("abort", stop, { once: true });
    if (signal?.aborted) stop();
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
      this.#be("ended");
    }
  }

  async *#read() {
    this.#be("connecting");
    await this.#begin();
    for (;;) {
      try {
        yield* this.#stream();
      } catch (error) {
        if (this.#over.signal.aborted || (error instanceof GreffeError && !(error instanceof Gap))) throw error;
      }
      this.#be("lost");
      await rest(this.#pauses.next(), this.#over.signal);
      this.#be("connecting");
    }
  }

  /** Where the stream takes up: before its first frame the view as it stood then. */
  async #begin() {
    const { after, view } = this.#choices;
    if (after !== null && (!view || !after)) return;
    const viewed = await this.#seat.view({ at: after ?? undefined, signal: this.#over.signal });
    this.frame = viewed.frame;
    if (view) this.#see(viewed.view);
    if (after === null) this.#mayDo("");
  }

  async *#stream() {
    const limit = limited(this.#over.signal, SILENCE);
    try {
      const response = await this.#line.send(this.#ask(), limit.signal);
      if (!response.ok || !response.body) {
        const answer = { ...response, status: response.status, headers: response.headers, text: await response.text() };
        const wait = waitAfter({ ...answer, url: response.url }, 0);
        if (wait === null) throw refusal(response.status, answer.text, response.url);
        await rest(wait, this.#over.signal);
        return;
      }
      this.#be("live");
      for await (const text of lines(response.body, limit.again)) {
        if (!text.startsWith("data:")) continue;
        const frame = decoded(text.slice(5));
        if (frame.frame > this.frame + 1) throw new Gap(`frame ${this.frame + 1} is missing`);
        if (frame.frame <= this.frame) continue;
        await this.#step(frame);
        yield frame;
      }
    } finally {
      limit.over();
    }
  }

  #ask() {
    const patch = this.#choices.view ? "&patch=1" : "";
    const path = `/tables/${encodeURIComponent(this.#seat.tableId)}/feed?after=${this.frame}${patch}`;
    return { method: "GET", path, token: this.#seat.token, headers: { Accept: "text/event-stream" } };
  }

  /**
   * On to the next frame.
   * @param {Frame} frame
   */
  async #step(frame) {
    const view = this.#choices.view ? await this.#viewAfter(frame) : null;
    this.frame = frame.frame;
    this.tag = frame.moves ?? "";
    this.#pauses.reset();
    if (this.#choices.view) this.#see(view);
    this.#tell("frame", frame);
    this.#mayDo(this.tag);
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

  /** @param {any} view */
  #see(view) {
    if (view === this.view) return;
    this.view = view;
    this.#tell("view", view);
  }

  /**
   * @param {string} tag
   */
  #mayDo(tag) {
    if (!this.#choices.moves || (tag && tag === this.moves?.tag)) return;
    this.#asked = tag;
    this.#asking ??= this.#askMoves().finally(() => {
      this.#asking = null;
    });
  }

  /** Once for all frames that come meanwhile; what cannot be had now comes with a later frame. */
  async #askMoves() {
    let asked;
    do {
      asked = this.#asked;
      try {
        const moves = await this.#seat.moves({ tag: asked, signal: this.#over.signal });
        if (moves === this.moves) continue;
        this.moves = moves;
        this.#tell("moves", moves);
      } catch {
        return;
      }
    } while (asked !== this.#asked);
  }

  /** @param {Connection} connection */
  #be(connection) {
    if (connection === this.#connection) return;
    this.#connection = connection;
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
 * The lines of a stream, however they come cut up. Line feeds alone end them: JSON may hold other breaks.
 * @param {ReadableStream<Uint8Array>} stream
 * @param {() => void} alive called whenever something comes
 */
async function* lines(stream, alive) {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let left = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      alive();
      left += decoder.decode(value, { stream: true });
      const found = left.split("\n");
      left = found.pop() ?? "";
      if (left.length > LONGEST_LINE) throw new Unreadable(200, "an event without end in the event stream");
      yield* found;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/**
 * @param {string} text
 * @returns {Frame}
 */
function decoded(text) {
  let frame;
  try {
    frame = JSON.parse(text);
  } catch (error) {
    throw new Unreadable(200, "no JSON in the event stream", error);
  }
  if (!Number.isInteger(frame?.frame) || !Array.isArray(frame.entries))
    throw new Unreadable(200, "no frame in the event stream");
  return frame;
}
