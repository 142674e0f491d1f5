/**
 * The lines of an event stream, however they come cut up. Line feeds alone end them: JSON may hold other breaks.
 * @param {ReadableStream<Uint8Array>} stream
 * @param {() => void} alive called whenever something comes
 */
export function lines(stream: ReadableStream<Uint8Array>, alive: () => void): AsyncGenerator<string, void, unknown>;
