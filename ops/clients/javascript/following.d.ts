/** Nothing is asked before it is run, or gone through. Everything in it may be read at any time. */
export class Following extends EventTarget {
    /**
     * @param {Seat} seat
     * @param {Line} line
     * @param {Choices} [choices]
     */
    constructor(seat: Seat, line: Line, choices?: Choices);
    /** The number of the last frame that was read. */
    frame: number;
    /** @type {any} what the seat saw after it */
    view: any;
    /** @type {Frame[]} those since `after`, if they are kept */
    frames: Frame[];
    /** @type {Moves | null} what the seat may do, if that is kept */
    moves: Moves | null;
    /** @type {Overview | null} the table's page, if that is kept */
    table: Overview | null;
    /** How often the view was not what its tag says, and was asked for anew. */
    mended: number;
    /** @type {unknown} why it has ended */
    error: unknown;
    get connection(): Connection;
    /**
     * What is kept and could not be had for a while: it is not what it was after the last frame.
     * @returns {("moves" | "table")[]}
     */
    get late(): ("moves" | "table")[];
    /**
     * Listen. What is returned ends it, as a signal does.
     * @template {keyof Happenings} K
     * @param {K} kind
     * @param {(detail: Happenings[K]) => void} listener
     * @param {{ signal?: AbortSignal }} [options]
     */
    on<K extends keyof Happenings>(kind: K, listener: (detail: Happenings[K]) => void, options?: {
        signal?: AbortSignal;
    }): () => void;
    /** Go on until it is closed. Throws what ends it otherwise: Unauthorized when the token ends, NotFound... */
    run(): Promise<void>;
    /** No more. */
    close(): void;
    /**
     * Take the stream up anew, at once: the network has changed, or may be gone, which a stream that nothing comes on does
     * not tell for a long time.
     */
    again(): void;
    /**
     * The service has told that frame, as an answer says: where the stream does not bring it soon, it leads nowhere, and is
     * taken up anew.
     * @param {number} frame
     */
    expect(frame: number): Promise<void>;
    /**
     * When that frame was read, and what is kept beside it is what it is to be. Throws what ends it before.
     * @param {number} frame
     */
    reached(frame: number): Promise<void>;
    /** When what is kept beside the frames is what it is to be after those that were read. It must be running. */
    settled(): Promise<void>;
    /** @returns {AsyncGenerator<Frame, void, void>} each frame once, in order */
    [Symbol.asyncIterator](): AsyncGenerator<Frame, void, void>;
    #private;
}
export type Choices = {
    /**
     * the last frame that is known already; null: begin with what comes next
     */
    after?: number | null | undefined;
    /**
     * keep the seat's view
     */
    view?: boolean | undefined;
    /**
     * keep the frames, and what becomes of them: withdrawn, contested, read otherwise
     */
    frames?: boolean | undefined;
    /**
     * keep what the seat may do
     */
    moves?: boolean | undefined;
    /**
     * keep the table's page: status, who sits there, disputes, what is asked of whom
     */
    table?: boolean | undefined;
    /**
     * be told who is connected
     */
    connected?: boolean | undefined;
    /**
     * by a WebSocket, where there is one and it opens: a page's streams hold the few connections
     * that a browser opens to one host, its sockets do not
     */
    socket?: boolean | undefined;
    /**
     * ends it
     */
    signal?: AbortSignal | undefined;
};
/**
 * seats with a stream or a socket; `alone`: of others nothing
 *  is told
 */
export type Connected = {
    connected: string[];
    alone?: boolean;
};
/**
 * `lost`: it is tried again by itself; `ended`:
 *  it is over, `error` says why
 */
export type Connection = "idle" | "connecting" | "live" | "lost" | "ended";
/**
 * what one can listen to
 */
export type Happenings = {
    /**
     * the next frame, in order, with `view` as it is after it
     */
    frame: Frame;
    /**
     * the view has changed
     */
    view: any;
    /**
     * these frames stand otherwise since: those kept are renewed
     */
    marks: number[];
    /**
     * what the seat may do has changed
     */
    moves: Moves;
    /**
     * the table's page
     */
    table: Overview;
    /**
     * what of both could not be had for a while
     */
    late: ("moves" | "table")[];
    /**
     * who has a stream or a socket open now
     */
    connected: Connected;
    connection: Connection;
};
import type { Frame } from "./types.js";
import type { Moves } from "./moves.js";
import type { Overview } from "./types.js";
import type { Seat } from "./greffe.js";
import type { Line } from "./asking.js";
