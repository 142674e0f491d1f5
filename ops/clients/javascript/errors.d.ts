/**
 * What an answer with a status from 400 on says.
 * @param {number} status
 * @param {string} text its body
 * @param {string} url
 * @returns {Refused | Unreadable}
 */
export function refusal(status: number, text: string, url: string): Refused | Unreadable;
/**
 * What can go wrong, in one tree.
 *
 * GreffeError
 *   × NoAnswer            nothing certain came in time, or not from the service; `key`: ask again under it, and it is
 *                         done once
 *   × Refused             the service says no: `code`, `rule`, `detail`, `errors`, the whole `problem`
 *       + Malformed       400: it cannot be read; `errors` say where
 *       + Unauthorized    401: no token, a wrong one, another table's
 *       + Forbidden       403: not this seat's to do
 *       + NotFound        404: no such frame, event, seat or game
 *       + AgainstTheRules 409: the game says no
 *       + KeyReused       422: the key came before, with something else
 *       + TooMany         429: too fast, for longer than one wants to wait
 *   × Unreadable          an answer that is none of the service's, as a proxy's page: why there was no answer
 *   × PatchError          a patch that does not fit what it is applied to
 *   × UnknownReference    a schema that refers to nothing
 *   × NotOffered          a form is asked for of a move that the seat may not make any more
 *
 * Whoever aborts by a signal gets its reason, which is none of these.
 *
 * @import { Misplaced, Problem } from "./types.js"
 */
/** The root of the tree. */
export class GreffeError extends Error {
    /**
     * @param {string} about
     * @param {unknown} [cause]
     */
    constructor(about: string, cause?: unknown);
}
/** It may have been done, or not. Whoever repeats it under the same `key` gets the answer, and it is done once. */
export class NoAnswer extends GreffeError {
    /**
     * @param {string} about
     * @param {string} key the idempotency key, empty where the request changes nothing
     * @param {unknown} [cause]
     */
    constructor(about: string, key: string, cause?: unknown);
    key: string;
}
/** A problem document (RFC 9457). What its sentence names stands in `problem` under names of its own. */
export class Refused extends GreffeError {
    /** @param {Problem & { [member: string]: any }} problem */
    constructor(problem: Problem & {
        [member: string]: any;
    });
    problem: Problem & {
        [member: string]: any;
    };
    /** The HTTP status. */
    get status(): number;
    /** The catalogue's word for it; stable. */
    get code(): string;
    /** The id of the rule, if one says no. */
    get rule(): string;
    /** One sentence for people. */
    get detail(): string;
    /**
     * Where in the request.
     * @returns {Misplaced[]}
     */
    get errors(): Misplaced[];
}
/** 400. */
export class Malformed extends Refused {
}
/** 401. */
export class Unauthorized extends Refused {
}
/** 403. */
export class Forbidden extends Refused {
}
/** 404. */
export class NotFound extends Refused {
}
/** 409. */
export class AgainstTheRules extends Refused {
}
/** 422. */
export class KeyReused extends Refused {
}
/** 429. */
export class TooMany extends Refused {
}
/** An answer that is none of the service's. */
export class Unreadable extends GreffeError {
    /**
     * @param {number} status
     * @param {string} about
     * @param {unknown} [cause]
     */
    constructor(status: number, about: string, cause?: unknown);
    status: number;
}
/** The seat may not do that any more. */
export class NotOffered extends GreffeError {
}
/** A patch that does not fit what it is applied to. */
export class PatchError extends GreffeError {
}
/** A reference that leads nowhere. */
export class UnknownReference extends GreffeError {
    /** @param {string} reference */
    constructor(reference: string);
    reference: string;
}
import type { Problem } from "./types.js";
import type { Misplaced } from "./types.js";
