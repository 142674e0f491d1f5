/**
 * The stream of a host's key: what is asked at any of the tables that it opened.
 *
 * @import { Line } from "./asking.js"
 * @import { HostedLine } from "./types.js"
 */

import { isStream, limited, Pauses, rest } from "./asking.js";
import { lines } from "./streams.js";

const SILENCE = 45_000; // milliseconds without even a comment after which a stream is dead

/**
 * Each table of the key, and again whenever something else is asked there, for as long as one reads; all of them anew
 * after a cut.
 * @param {Line} line
 * @param {string} token
 * @param {AbortSignal} [signal]
 * @returns {AsyncGenerator<HostedLine, void, void>}
 */
export async function* askedAtTables(line, token, signal) {
  const pauses = new Pauses();
  const asked = { method: "GET", path: "/host/asked", token, headers: { Accept: "text/event-stream" } };
  for (;;) {
    const limit = limited(SILENCE, signal);
    try {
      const response = await line.send(asked, limit.signal);
      if (isStream(response) && response.body)
        for await (const text of lines(response.body, limit.again)) {
          pauses.reset();
          if (text.startsWith("data:")) yield JSON.parse(text.slice(5));
        }
    } catch {
      signal?.throwIfAborted();
    } finally {
      limit.over();
    }
    // A plain request tells whether the token holds, and waits for the service.
    await line.certain({ method: "GET", path: "/host/tables?limit=1", token, signal });
    await rest(pauses.next(), signal);
  }
}
