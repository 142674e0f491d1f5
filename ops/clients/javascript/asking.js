/**
 * Asking until an answer is certain: again after a cut, a 502 to 504, a 429, and after whatever the service did not say
 * itself, since edges, tunnels and login pages answer in its place; under the same key, so that it is done once.
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
 * @property {any} value the body, where it is JSON
 * @property {string} url
 */

const FIRST_PAUSE = 50; // milliseconds
const LONGEST_PAUSE = 5000;
const LOST = new Set([502, 503, 504]); // after which nobody knows whether it was done
const PAGE = "text/html";
const HOPELESS = "record_damaged"; // the only 503 that does not pass
const TOO_MANY = 429;
const NOT_MODIFIED = 304;
const MARK = "X-Request-Id"; // on every answer of the service's
const LONGEST_WAIT = 60_000; // milliseconds; what the service puts off for longer is refused

/** The connections to one service. */
export class Line {
  #round = new AbortController(); // of the tries and pauses that there are now

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
   * @throws {Refused | NoAnswer}
   */
  async certain(ask, patience = this.patience) {
    const until = performance.now() + patience;
    const pauses = new Pauses();
    for (;;) {
      const round = this.#round.signal;
      const answer = await this.#once(ask, round);
      const wait = waitAfter(answer, pauses.next());
      if (wait === null) return good(answer);
      if (wait > LONGEST_WAIT || performance.now() + wait > until) throw givenUp(ask, answer);
      await rest(wait, ask.signal, round).catch(() => ask.signal?.throwIfAborted());
      if (round.aborted) pauses.reset();
    }
  }

  /** Everything that waits for an answer asks anew, at once: the network is another one, or is back. */
  again() {
    this.#round.abort(new DOMException("it is asked anew", "AbortError"));
    this.#round = new AbortController();
  }

  /**
   * The service's own answer, or the error that came in its place.
   * @param {Ask} ask
   * @param {AbortSignal} round
   * @returns {Promise<Answer | Error>}
   */
  async #once(ask, round) {
    const limit = limited(this.timeout, ask.signal, round);
    try {
      return await received(await this.send(ask, limit.signal), ask.headers?.Accept);
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
  #first;
  #longest;
  #pause;

  constructor(first = FIRST_PAUSE, longest = LONGEST_PAUSE) {
    this.#first = first;
    this.#longest = longest;
    this.#pause = first;
  }

  next() {
    const now = this.#pause;
    this.#pause = Math.min(2 * now, this.#longest);
    return now * (0.5 + Math.random() / 2);
  }

  reset() {
    this.#pause = this.#first;
  }
}

/**
 * What the service says, whole.
 * @param {Response} response
 * @param {string} [accepted] a page is an answer to who asked for one
 * @returns {Promise<Answer>}
 * @throws {Unreadable} where somebody else says it, or half of it came
 */
export async function received(response, accepted) {
  const { status, headers, url } = response;
  const answer = { status, headers, text: await response.text(), value: undefined, url };
  if (status >= 400) {
    const said = refusal(status, answer.text, url);
    if (said instanceof Unreadable) throw said;
    return answer;
  }
  const kind = kindOf(headers);
  if (!isMarked(response) || (kind === PAGE && accepted !== PAGE))
    throw new Unreadable(status, `no answer of the service's from ${url}`);
  try {
    return /[/+]json$/.test(kind) ? { ...answer, value: JSON.parse(answer.text) } : answer;
  } catch (error) {
    throw new Unreadable(status, `half an answer from ${url}`, error);
  }
}

/**
 * Is it a stream that the service sends?
 * @param {Response} response
 */
export function isStream(response) {
  return response.ok && isMarked(response) && kindOf(response.headers) === "text/event-stream";
}

/** @param {Response} response below 400 */
function isMarked({ ok, status, headers }) {
  return (ok || status === NOT_MODIFIED) && headers.has(MARK);
}

/** @param {Headers} headers */
function kindOf(headers) {
  return (headers.get("Content-Type") ?? "").split(";")[0]?.trim() ?? "";
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
 * @throws {Refused | Error}
 */
function good(answer) {
  if (answer instanceof Error) throw answer;
  if (answer.status >= 400) throw refusal(answer.status, answer.text, answer.url);
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
  if (answer.value === undefined) throw new Unreadable(answer.status, `no JSON from ${answer.url}`);
  return answer.value;
}

/**
 * @param {number} milliseconds
 * @param {...(AbortSignal | undefined)} signals each of which ends it with its reason
 * @returns {Promise<void>}
 */
export function rest(milliseconds, ...signals) {
  return new Promise((resolve, reject) => {
    let leave = () => {};
    const timer = setTimeout(() => {
      leave();
      resolve();
    }, milliseconds);
    leave = listen(signals, (reason) => {
      clearTimeout(timer);
      leave();
      reject(reason);
    });
  });
}

/**
 * A signal that is aborted with others, or after so long; `again` begins the time anew, `over` ends it.
 * @param {number} milliseconds
 * @param {...(AbortSignal | undefined)} outer
 */
export function limited(milliseconds, ...outer) {
  const control = new AbortController();
  const late = () => control.abort(new DOMException(`nothing came for ${milliseconds} ms`, "TimeoutError"));
  let timer = setTimeout(late, milliseconds);
  const leave = listen(outer, (reason) => control.abort(reason));
  return {
    signal: control.signal,
    again() {
      clearTimeout(timer);
      timer = setTimeout(late, milliseconds);
    },
    over() {
      clearTimeout(timer);
      leave();
    },
  };
}

/**
 * Listen to whichever of these is aborted, or was already. What is returned stops listening.
 * @param {(AbortSignal | undefined)[]} signals
 * @param {(reason: unknown) => void} stop
 */
function listen(signals, stop) {
  const over = new AbortController();
  for (const signal of signals)
    signal?.addEventListener("abort", () => stop(signal.reason), { once: true, signal: over.signal });
  const gone = signals.find((signal) => signal?.aborted);
  if (gone) stop(gone.reason);
  return () => over.abort();
}

/** One that nobody can guess, as answers with tokens want it. */
export function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
