export { Following } from "./following.js";
export { putTogether } from "./forms.js";
export { patched } from "./patches.js";
/** A service, spoken to in one language. */
export class Client {
    /**
     * @param {string} [url] of the service; in a browser, without one, that of the page
     * @param {"fr" | "en"} [language]
     * @param {object} [options]
     * @param {number} [options.timeout] milliseconds for one answer
     * @param {number} [options.patience] milliseconds until a certain one, all tries together
     * @param {typeof globalThis.fetch} [options.fetch]
     * @param {string} [options.secret] from which nonces are made, new randomness if none is given: it never leaves the
     *   client; a page that sends a request again under its key after it was loaded anew gives the same one
     */
    constructor(url?: string, language?: "fr" | "en", options?: {
        timeout?: number | undefined;
        patience?: number | undefined;
        fetch?: typeof fetch | undefined;
        secret?: string | undefined;
    });
    get url(): string;
    /**
     * Any request; a POST has an idempotency key, a new one if none is given.
     * @param {string} method
     * @param {string} path
     * @param {Changing & { token?: string, body?: any, headers?: Record<string, string> }} [options]
     * @returns {Promise<Answer>}
     */
    ask(method: string, path: string, { token, body, headers, key, signal }?: Changing & {
        token?: string;
        body?: any;
        headers?: Record<string, string>;
    }): Promise<Answer>;
    /**
     * Until the service answers, so many milliseconds at most.
     * @param {Asking & { patience?: number }} [options]
     */
    ready({ patience, signal }?: Asking & {
        patience?: number;
    }): Promise<void>;
    /**
     * The games.
     * @param {Asking} [options]
     * @returns {Promise<SystemLine[]>}
     */
    systems(options?: Asking): Promise<SystemLine[]>;
    /**
     * A game: its options, commands, views and entries as JSON Schema, its rules; as new tables have them, or in that
     * `version`.
     * @param {string} name
     * @param {Asking & { version?: number }} [options]
     * @returns {Promise<{ [part: string]: any }>}
     */
    system(name: string, { version, ...options }?: Asking & {
        version?: number;
    }): Promise<{
        [part: string]: any;
    }>;
    /**
     * Open a table. The tokens in the answer are told once: the host's, and one for each seat.
     * @param {string} system
     * @param {string} title
     * @param {Iterable<{ name: string, role: string }>} seats
     * @param {Changing & { options?: { [name: string]: any }, token?: string }} [options] `options`: those of the game;
     *   `token`: what the service wants of who opens tables
     * @returns {Promise<Opened>}
     */
    open(system: string, title: string, seats: Iterable<{
        name: string;
        role: string;
    }>, { options, ...rest }?: Changing & {
        options?: {
            [name: string]: any;
        };
        token?: string;
    }): Promise<Opened>;
    /**
     * Tables that a host's key opened, by its token; `after`: the `next` of the page before.
     * @param {string} token
     * @param {Asking & { after?: number, limit?: number }} [options]
     * @returns {Promise<HostedPage>}
     */
    hostTables(token: string, { after, limit, signal }?: Asking & {
        after?: number;
        limit?: number;
    }): Promise<HostedPage>;
    /**
     * Each table that the host's key opened, and again whenever something else is asked there, for as long as one reads.
     * @param {string} token
     * @param {Asking} [options]
     */
    followHost(token: string, { signal }?: Asking): AsyncGenerator<import("./types.js").HostedLine, void, void>;
    /**
     * A new token for a host's key, by the former one, which ends.
     * @param {string} token
     * @param {Asking} [options]
     * @returns {Promise<HostToken>}
     */
    rotateHost(token: string, options?: Asking): Promise<HostToken>;
    /**
     * The seat that the token speaks for.
     * @param {string} table
     * @param {string} token
     */
    seat(table: string, token: string): Seat;
    /**
     * Everybody at a new table, the host last.
     * @param {Opened} opened
     * @returns {Record<string, Seat>}
     */
    seats(opened: Opened): Record<string, Seat>;
    #private;
}
/** A seat at a table. */
export class Seat {
    /**
     * @param {Client} client
     * @param {string} table
     * @param {string} token
     * @param {{ line: Line, catalogues: Map<string, Schema>, secret: string }} shared
     */
    constructor(client: Client, table: string, token: string, { line, catalogues, secret }: {
        line: Line;
        catalogues: Map<string, Schema>;
        secret: string;
    });
    tableId: string;
    token: string;
    /**
     * The table as the seat knows it: status, seats, disputes, what is asked of whom.
     * @param {Asking} [options]
     * @returns {Promise<Overview>}
     */
    table(options?: Asking): Promise<Overview>;
    /**
     * What the seat sees now; `at`: saw after that frame of its own. `reader`: what another seat sees, for whoever may
     * see everything; `at` is then a frame of that seat.
     * @param {Asking & { at?: number, reader?: string }} [options]
     * @returns {Promise<Viewed>}
     */
    view({ at, reader, ...rest }?: Asking & {
        at?: number;
        reader?: string;
    }): Promise<Viewed>;
    /**
     * The list of what the seat may do. Nothing is asked where `tag`, a frame's `moves`, is that of what is known already,
     * and the seat has done nothing since.
     * @param {Asking & { tag?: string }} [options]
     * @returns {Promise<Moves>}
     */
    moves({ tag, signal }?: Asking & {
        tag?: string;
    }): Promise<Moves>;
    /**
     * The form of a move, asked for once as long as its tag stays.
     * @param {import("./moves.js").Move} move
     * @param {Asking} [options]
     * @returns {Promise<import("./moves.js").Form>}
     * @throws {NotOffered} where the seat may not do it any more
     */
    form(move: import("./moves.js").Move, { signal }?: Asking): Promise<import("./moves.js").Form>;
    /**
     * The forms of all that the seat may do, for who goes through them all.
     * @param {Asking} [options]
     * @returns {Promise<Forms>}
     */
    forms(options?: Asking): Promise<Forms>;
    /**
     * All frames after a number; with filters (`type`, `seat`, `text`...) those in which all that stands.
     * @param {Asking & { after?: number, [filter: string]: any }} [options]
     * @returns {Promise<Frame[]>}
     */
    feed({ after, signal, ...sought }?: Asking & {
        after?: number;
        [filter: string]: any;
    }): Promise<Frame[]>;
    /**
     * The same page by page. `limit`: frames on one page; `most`: no more pages once there were so many frames;
     * `reader`: as another seat reads them, for whoever may see everything.
     * @param {Asking & { after?: number, limit?: number, most?: number, [filter: string]: any }} [options]
     * @returns {AsyncGenerator<FeedPage, void, void>}
     */
    pages({ after, limit, most, signal, ...sought }?: Asking & {
        after?: number;
        limit?: number;
        most?: number;
        [filter: string]: any;
    }): AsyncGenerator<FeedPage, void, void>;
    /**
     * The feed as it grows, and the view kept beside it: to listen to, or to go through frame by frame.
     * @param {Choices} [choices]
     * @returns {import("./following.js").Following}
     */
    follow(choices?: Choices): import("./following.js").Following;
    /**
     * All that the seat knows of one event of its feed, and the corrections of it that it may make.
     * @param {string} event
     * @param {Asking} [options]
     * @returns {Promise<EventKnown>}
     */
    event(event: string, options?: Asking): Promise<EventKnown>;
    /**
     * The frames that gave the value at that place (a JSON Pointer) of the seat's view, or of its view after the frame
     * `at`: the latest first.
     * @param {string} pointer
     * @param {Asking & { at?: number }} [options]
     * @returns {Promise<Cause[]>}
     */
    why(pointer: string, { at, signal }?: Asking & {
        at?: number;
    }): Promise<Cause[]>;
    /**
     * The seat's own record as JSON Lines; `full`: the whole one, for whoever may see it.
     * @param {Asking & { full?: boolean }} [options]
     */
    record({ full, ...rest }?: Asking & {
        full?: boolean;
    }): Promise<string>;
    /**
     * What the seat has prepared at this table, to be given to another one.
     * @param {Asking} [options]
     * @returns {Promise<Kit>}
     */
    kit(options?: Asking): Promise<Kit>;
    /**
     * What the table would refuse of a kit, and why; nothing is done.
     * @param {Kit} kit
     * @param {Asking} [options]
     * @returns {Promise<KitPreview>}
     */
    previewKit(kit: Kit, options?: Asking): Promise<KitPreview>;
    /**
     * Carry out what a kit holds, all or nothing; the seat's new frames.
     * @param {Kit} kit
     * @param {Changing} [options]
     * @returns {Promise<Frame[]>}
     */
    giveKit(kit: Kit, options?: Changing): Promise<Frame[]>;
    /**
     * The session as a story to read, one file of HTML, or of Markdown; `zone`: of its times, by its IANA name.
     * @param {Asking & { markdown?: boolean, dice?: boolean, rules?: boolean, zone?: string }} [options]
     */
    story({ markdown, dice, rules, zone, signal }?: Asking & {
        markdown?: boolean;
        dice?: boolean;
        rules?: boolean;
        zone?: string;
    }): Promise<string>;
    /**
     * Carry out a command; what the seat reads of it. Sent again until the answer is certain.
     * @param {Command} command
     * @param {Changing & Omit<Act, "command">} [options]
     * @returns {Promise<Frame>}
     * @throws {import("./errors.js").Refused}
     * @throws {import("./errors.js").NoAnswer} whose `key` may be given here
     */
    do(command: Command, { key, signal, ...chance }?: Changing & Omit<Act, "command">): Promise<Frame>;
    /**
     * Carry out several commands in order, all or none; what the seat reads of each.
     * @param {Iterable<Act>} acts
     * @param {Changing} [options]
     * @returns {Promise<Frame[]>}
     */
    doAll(acts: Iterable<Act>, { key, signal }?: Changing): Promise<Frame[]>;
    /**
     * Correct the record, contest, answer, uphold, consent... `preview`: the id of the one that this follows: it is made
     * only if it would still do just that.
     * @param {Correction} correction
     * @param {Changing & { preview?: string }} [options]
     * @returns {Promise<Frame>}
     */
    correct(correction: Correction, { preview, ...rest }?: Changing & {
        preview?: string;
    }): Promise<Frame>;
    /**
     * What a correction would do, as far as the seat may see it. Nothing is recorded.
     * @param {Correction} correction
     * @param {Asking} [options]
     * @returns {Promise<Preview>}
     */
    preview(correction: Correction, options?: Asking): Promise<Preview>;
    /**
     * A new token for a seat, by itself or by the host; the former one ends.
     * @param {string} seat
     * @param {Changing} [options]
     * @returns {Promise<Token>}
     */
    rotate(seat: string, options?: Changing): Promise<Token>;
    /**
     * Begin a table with this record up to a moment; its seats have the same tokens. Where the players decide together,
     * a frame: it was proposed to them.
     * @param {NewBranch} [branch]
     * @param {Changing} [options]
     * @returns {Promise<Branch | Frame>}
     */
    branch(branch?: NewBranch, options?: Changing): Promise<Branch | Frame>;
    /**
     * The same seat at another table: at a branch of this one, or at its origin.
     * @param {string} table
     */
    at(table: string): Seat;
    /**
     * The same seat at the table for the same people that follows this one, once it is over; whoever may opens that table
     * so. Another seat's token is never told.
     * @param {Asking} [options]
     * @returns {Promise<Seat>}
     */
    again(options?: Asking): Promise<Seat>;
    /**
     * Where this table and a branch of it (or its origin) part, and how what is now differs.
     * @param {string} [other]
     * @param {Asking} [options]
     * @returns {Promise<Compared>}
     */
    compare(other?: string, options?: Asking): Promise<Compared>;
    /**
     * What opens one event stream of the seat without a header, once, within half a minute: for an `EventSource`.
     * @param {Asking} [options]
     * @returns {Promise<Ticket>}
     */
    ticket(options?: Asking): Promise<Ticket>;
    /**
     * No token speaks for the seat until the host rotates it.
     * @param {string} seat
     * @param {Asking} [options]
     */
    revoke(seat: string, options?: Asking): Promise<void>;
    /**
     * The webhook of the seat, which is the caller's own, and how its deliveries fare.
     * @param {string} seat
     * @param {Asking} [options]
     * @returns {Promise<HookShown>}
     */
    hook(seat: string, options?: Asking): Promise<HookShown>;
    /**
     * Have what the seat reads sent to an address, from its last frame on; to the address that it had already, from the
     * last that was taken. It ends with the token.
     * @param {string} seat
     * @param {NewHook} hook
     * @param {Asking} [options]
     * @returns {Promise<HookShown>}
     */
    setHook(seat: string, hook: NewHook, options?: Asking): Promise<HookShown>;
    /**
     * Send nothing any more, and have the address forgotten.
     * @param {string} seat
     * @param {Asking} [options]
     */
    dropHook(seat: string, options?: Asking): Promise<void>;
    /**
     * A seat leaves the table for a while or comes back: its own, or any for the game master and the host.
     * @param {string} seat
     * @param {boolean} away
     * @param {Changing} [options]
     */
    setPresence(seat: string, away: boolean, options?: Changing): Promise<Frame>;
    /**
     * The table is over, for the game master and the host to say.
     * @param {Changing} [options]
     */
    end(options?: Changing): Promise<Frame>;
    #private;
}
export type Command = {
    type: string;
    [field: string]: any;
};
/**
 * a command, and what chance gets with it
 */
export type Act = {
    command: Command;
    /**
     * the faces that the table rolled for it
     */
    dice?: number[] | undefined;
    /**
     * what goes into the service's dice, which it could not have known; where there are
     * neither, one is made up
     */
    nonce?: string | undefined;
    /**
     * the absent seat for which it is done
     */
    for?: string | undefined;
};
export type Asking = {
    /**
     * gives up; what changes something may have been done all the same
     */
    signal?: AbortSignal | undefined;
};
/**
 * `key`: under which it is done once; a new one if none is given
 */
export type Changing = Asking & {
    key?: string;
};
import { newKey } from "./asking.js";
import { viewTag } from "./digest.js";
import type { Answer } from "./asking.js";
import type { SystemLine } from "./types.js";
import type { Opened } from "./types.js";
import type { HostedPage } from "./types.js";
import type { HostToken } from "./types.js";
import type { Overview } from "./types.js";
import type { Viewed } from "./types.js";
import { Moves } from "./moves.js";
import { Forms } from "./moves.js";
import type { Frame } from "./types.js";
import type { FeedPage } from "./types.js";
import type { Choices } from "./following.js";
import type { EventKnown } from "./types.js";
import type { Cause } from "./types.js";
import type { Kit } from "./types.js";
import type { KitPreview } from "./types.js";
import type { Correction } from "./types.js";
import type { Preview } from "./types.js";
import type { Token } from "./types.js";
import type { NewBranch } from "./types.js";
import type { Branch } from "./types.js";
import type { Compared } from "./types.js";
import type { Ticket } from "./types.js";
import type { HookShown } from "./types.js";
import type { NewHook } from "./types.js";
import { Line } from "./asking.js";
import type { Schema } from "./types.js";
export { newKey, viewTag };
export { AgainstTheRules, Forbidden, GreffeError, KeyReused, Malformed, NoAnswer, NotFound, NotOffered, PatchError, Refused, TooMany, Unauthorized, UnknownReference, Unreadable } from "./errors.js";
export { Form, Forms, Move, Moves } from "./moves.js";
