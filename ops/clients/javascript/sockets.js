/**
 * What comes on a WebSocket, text by text. A browser opens six connections to one host, and streams that wait hold them;
 * sockets are not among them.
 */

const OPENING = 5000; // milliseconds after which a socket will not open
const REVOKED = 4401; // the service closes it so: its token has ended

/** An open socket, to be gone through once: what comes on it, until it is closed from either side. */
export class Socket {
  #socket;
  /** @type {string[]} */
  #held = [];
  #woken = () => {};
  #over = false; // closed, and it is known why

  /** Was it closed since its token has ended? */
  revoked = false;

  /** @param {WebSocket} socket */
  constructor(socket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      this.#held.push(String(data));
      this.#woken();
    });
    socket.addEventListener("close", ({ code }) => {
      this.revoked = code === REVOKED;
      this.#over = true;
      this.#woken();
    });
  }

  close() {
    this.#socket.close();
    this.#over = true;
    this.#woken();
  }

  /** @returns {AsyncGenerator<string, void, void>} */
  async *[Symbol.asyncIterator]() {
    for (;;) {
      const come = this.#held;
      this.#held = [];
      yield* come;
      if (this.#held.length) continue;
      if (this.#over) return;
      await new Promise((resolve) => (this.#woken = () => resolve(undefined)));
    }
  }
}

/**
 * A socket as soon as it is open; null where none opens: there are none here, the network or a proxy does not let it
 * through, or the service refuses, which tells why only to a plain request.
 * @param {string} url of the service's address, with http or https
 * @param {string} token
 * @param {AbortSignal} signal
 * @returns {Promise<Socket | null>}
 */
export function opened(url, token, signal) {
  if (!globalThis.WebSocket || signal.aborted) return Promise.resolve(null);
  return new Promise((resolve) => {
    const socket = new WebSocket(url.replace(/^http/, "ws"), ["greffe", `greffe.bearer.${token}`]);
    const made = new Socket(socket);
    let waited = true;
    const give = (/** @type {Socket | null} */ found) => {
      clearTimeout(late);
      waited = false;
      resolve(found);
    };
    const late = setTimeout(give, OPENING, null);
    socket.addEventListener("open", () => (waited ? give(made) : made.close()), { once: true }); // not before: browsers complain
    socket.addEventListener("close", () => give(null), { once: true });
    signal.addEventListener("abort", () => (waited ? give(null) : made.close()), { once: true });
  });
}
