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
    /** The tag of what the seat may do, if the newest frame told it. */
    tag: string;
    /** @type {Moves | null} what the seat may do, if that is kept */
    moves: Moves | null;
    /** How often the view was not what its tag says, and was asked for anew. */
    mended: number;
    /** @type {unknown} why it has ended */
    error: unknown;
    get connection(): Connection;
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
     * keep what the seat may do, asked for after the newest frame where its tag changed
     */
    moves?: boolean | undefined;
    /**
     * ends it
     */
    signal?: AbortSignal | undefined;
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
     * the next frame, in order, `view` being the one after it
     */
    frame: Frame;
    /**
     * the view has changed
     */
    view: any;
    /**
     * what the seat may do has changed
     */
    moves: Moves;
    connection: Connection;
};
import type { Moves } from "./moves.js";
import type { Frame } from "./types.js";
import type { Seat } from "./greffe.js";
import type { Line } from "./asking.js";
