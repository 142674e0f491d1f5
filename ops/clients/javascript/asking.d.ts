/**
 * What the service says, whole.
 * @param {Response} response
 * @param {string} [accepted] a page is an answer to who asked for one
 * @returns {Promise<Answer>}
 * @throws {Unreadable} where somebody else says it, or half of it came
 */
export function received(response: Response, accepted?: string): Promise<Answer>;
/**
 * Is it a stream that the service sends?
 * @param {Response} response
 */
export function isStream(response: Response): boolean;
/**
 * How long to wait before asking again; null: the answer is certain.
 * @param {Answer | Error} answer
 * @param {number} pause
 */
export function waitAfter(answer: Answer | Error, pause: number): number | null;
/**
 * What an answer says, as JSON.
 * @param {Answer} answer
 * @returns {any}
 */
export function read(answer: Answer): any;
/**
 * @param {number} milliseconds
 * @param {...(AbortSignal | undefined)} signals each of which ends it with its reason
 * @returns {Promise<void>}
 */
export function rest(milliseconds: number, ...signals: (AbortSignal | undefined)[]): Promise<void>;
/**
 * A signal that is aborted with others, or after so long; `again` begins the time anew, `over` ends it.
 * @param {number} milliseconds
 * @param {...(AbortSignal | undefined)} outer
 */
export function limited(milliseconds: number, ...outer: (AbortSignal | undefined)[]): {
    signal: AbortSignal;
    again(): void;
    over(): void;
};
/** One that nobody can guess, as answers with tokens want it. */
export function newKey(): string;
/** The connections to one service. */
export class Line {
    /**
     * @param {string} url
     * @param {string} language
     * @param {number} timeout milliseconds for one answer
     * @param {number} patience milliseconds until a certain one, all tries together
     * @param {typeof fetch} fetch
     */
    constructor(url: string, language: string, timeout: number, patience: number, fetch: typeof globalThis.fetch);
    url: string;
    language: string;
    timeout: number;
    patience: number;
    fetch: typeof fetch;
    /**
     * @param {Ask} ask
     * @param {number} [patience]
     * @returns {Promise<Answer>} with a status below 400
     * @throws {Refused | NoAnswer}
     */
    certain(ask: Ask, patience?: number): Promise<Answer>;
    /** Everything that waits for an answer asks anew, at once: the network is another one, or is back. */
    again(): void;
    /**
     * One request, its answer's body not read yet.
     * @param {Ask} ask
     * @param {AbortSignal} signal
     */
    send(ask: Ask, signal: AbortSignal): Promise<Response>;
    #private;
}
/** Ever longer, and never the same for two who were cut off at the same moment. */
export class Pauses {
    constructor(first?: number, longest?: number);
    next(): number;
    reset(): void;
    #private;
}
/**
 * a request
 */
export type Ask = {
    method: string;
    /**
     * from the service's address on
     */
    path: string;
    token?: string | undefined;
    /**
     * sent as JSON
     */
    body?: any;
    headers?: Record<string, string> | undefined;
    signal?: AbortSignal | undefined;
};
export type Answer = {
    status: number;
    headers: Headers;
    /**
     * the body
     */
    text: string;
    /**
     * the body, where it is JSON
     */
    value: any;
    url: string;
};
