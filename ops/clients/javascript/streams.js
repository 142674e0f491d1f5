import { Unreadable } from "./errors.js";

const LONGEST = 2 ** 26; // characters of one line

/**
 * The lines of an event stream, however they come cut up. Line feeds alone end them: JSON may hold other breaks.
 * @param {ReadableStream<Uint8Array>} stream
 * @param {() => void} alive called whenever something comes
 */
export async function* lines(stream, alive) {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  /** @type {string[]} the pieces of a line that has not ended */
  let begun = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      alive();
      const [first, ...others] = decoder.decode(value, { stream: true }).split("\n");
      begun.push(first);
      length += first.length;
      if (length > LONGEST) throw new Unreadable(200, "a line without end in the event stream");
      if (!others.length) continue;
      const whole = begun.join("");
      const next = others.pop() ?? "";
      [begun, length] = [[next], next.length];
      yield whole;
      yield* others;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
