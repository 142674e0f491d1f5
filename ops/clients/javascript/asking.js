/**
 * Asking until an answer is certain: again after a cut, a 502 to 504, a 429; under the same key, so that it is done once.
 */

import { NoAnswer, Refused, refusal, Unreadable } from "./errors.js";

/**
 * @typedef {object} Ask a request
 * @property {string} method
 * @property {string} path from the service's address on
 * @property {string} [token]
 * @property {any} [body] sent as JSON
 * @property {Record<string, string>} [headers]
 * @property {AbortSignal} [signal]
 */

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {Headers} headers
 * @property {string} text the body
 * @property {string} url
 */

const FIRST_PAUSE = 50; // milliseconds
const LONGEST_PAUSE = 5000;
const LOST = new Set([502, 503, 504]); // after which nobody knows whether it was done
const HOPELESS = "record_damaged"; // the only 503 that does not pass
const TOO_MANY = 429;

/** The connections to one service. */
export class Line {
  /**
   * @param {string} url
   * @param {string} language
   * @param {number} timeout milliseconds for one answer
   * @param {number} patience milliseconds until a certain one, all tries together
   * @param {typeof fetch} fetch
   */
  constructor(url, language, timeout, patience, fetch) {
    this.url = url.replace(/\/+$/, "");
    this.language = language;
    this.timeout = timeout;
    this.patience = patience;
    this.fetch = fetch;
  }

  /**
   * @param {Ask} ask
   * @param {number} [patience]
   * @returns {Promise<Answer>} with a status below 400
   * @throws {Refused | NoAnswer | Unreadable}
   */
  async certain(ask, patience = this.patience) {
    const until = performance.now() + patience;
    const pauses = new Pauses();
    for (;;) {
      const answer = await this.#once(ask);
      const wait = waitAfter(answer, pauses.next());
      if (wait === null) return good(answer);
      if (performance.now() + wait > until) throw givenUp(ask, answer);
      await rest(wait, ask.signal);
    }
  }

  /**
   * The answer, or the error that came in its place.
   * @param {Ask} ask
   * @returns {Promise<Answer | Error>}
   */
  async #once(ask) {
    const limit = limited(ask.signal, this.timeout);
    try {
      const response = await this.send(ask, limit.signal);
      return { status: response.status, headers: response.headers, text: await response.text(), url: response.url };
    } catch (error) {
      ask.signal?.throwIfAborted();
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      limit.over();
    }
  }

  /**
   * One request, its answer's body not read yet.
   * @param {Ask} ask
   * @param {AbortSignal} signal
   */
  async send(ask, signal) {
    /** @type {Record<string, string>} */
    const headers = { "Accept-Language": this.language, ...ask.headers };
    if (ask.token) headers.Authorization = `Bearer ${ask.token}`;
    if (ask.body !== undefined) headers["Content-Type"] = "application/json";
    return this.fetch(this.url + ask.path, {
      method: ask.method,
      headers,
      body: ask.body === undefined ? undefined : JSON.stringify(ask.body),
      signal,
      cache: ask.token ? "no-store" : "default",
      credentials: "omit",
      redirect: "manual",
      referrerPolicy: "no-referrer",
    });
  }
}

/** Ever longer, and never the same for two who were cut off at the same moment. */
export class Pauses {
  #pause = FIRST_PAUSE;

  next() {
    const now = this.#pause;
    this.#pause = Math.min(2 * now, LONGEST_PAUSE);
    return now * (0.5 + Math.random() / 2);
  }

  reset() {
    this.#pause = FIRST_PAUSE;
  }
}

/**
 * How long to wait before asking again; null: the answer is certain.
 * @param {Answer | Error} answer
 * @param {number} pause
 */
export function waitAfter(answer, pause) {
  if (answer instanceof Error) return pause;
  if (answer.status !== TOO_MANY && !LOST.has(answer.status)) return null;
  const said = refusal(answer.status, answer.text, answer.url);
  if (said instanceof Refused && said.code === HOPELESS) return null;
  const after = answer.headers.get("Retry-After") ?? "";
  return /^\d{1,9}$/.test(after) ? Math.max(pause, 1000 * Number(after)) : pause;
}

/**
 * @param {Answer | Error} answer
 * @throws {Refused | Unreadable | Error}
 */
export function good(answer) {
  if (answer instanceof Error) throw answer;
  if (answer.status >= 400) throw refusal(answer.status, answer.text, answer.url);
  if (answer.status < 200 || (answer.status >= 300 && answer.status !== 304))
    throw new Unreadable(answer.status, `no answer of the service's from ${answer.url}`);
  return answer;
}

/**
 * @param {Ask} ask
 * @param {Answer | Error} answer
 */
function givenUp({ method, path, headers }, answer) {
  const key = headers?.["Idempotency-Key"] ?? "";
  if (answer instanceof Error) return new NoAnswer(`no answer to ${method} ${path} (${answer.message})`, key, answer);
  const said = refusal(answer.status, answer.text, answer.url);
  if (!LOST.has(answer.status)) return said;
  return new NoAnswer(`no certain answer to ${method} ${path} (${said.message})`, key, said);
}

/**
 * What an answer says, as JSON.
 * @param {Answer} answer
 * @returns {any}
 */
export function read(answer) {
  try {
    return JSON.parse(answer.text);
  } catch (error) {
    throw new Unreadable(answer.status, `no JSON from ${answer.url}`, error);
  }
}

/**
 * @param {number} milliseconds
 * @param {AbortSignal} [signal]
 * @returns {Promise<void>}
 */
export function rest(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}

/**
 * A signal that is aborted with another one, or after so long; `again` begins the time anew, `over` ends it.
 * @param {AbortSignal | undefined} outer
 * @param {number} milliseconds
 */
export function limited(outer, milliseconds) {
  const control = new AbortController();
  const late = () => control.abort(new DOMException(`nothing came for ${milliseconds} ms`, "TimeoutError"));
  const stop = () => control.abort(outer?.reason);
  let timer = setTimeout(late, milliseconds);
  if (outer?.aborted) stop();
  else outer?.addEventListener("abort", stop, { once: true });
  return {
    signal: control.signal,
    again() {
      clearTimeout(timer);
      timer = setTimeout(late, milliseconds);
    },
    over() {
      clearTimeout(timer);
      outer?.removeEventListener("abort", stop);
    },
  };
}

/** One that nobody can guess, as answers with tokens want it. */
export function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
