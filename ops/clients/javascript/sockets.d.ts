/**
 * A socket as soon as it is open; null where none opens: there are none here, the network or a proxy does not let it
 * through, or the service refuses, which tells why only to a plain request.
 * @param {string} url of the service's address, with http or https
 * @param {string} token
 * @param {AbortSignal} signal
 * @returns {Promise<Socket | null>}
 */
export function opened(url: string, token: string, signal: AbortSignal): Promise<Socket | null>;
/** An open socket, to be gone through once: what comes on it, until it is closed from either side. */
export class Socket {
    /** @param {WebSocket} socket */
    constructor(socket: WebSocket);
    /** Was it closed since its token has ended? */
    revoked: boolean;
    close(): void;
    /** @returns {AsyncGenerator<string, void, void>} */
    [Symbol.asyncIterator](): AsyncGenerator<string, void, void>;
    #private;
}
