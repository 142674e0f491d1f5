/**
 * A client of Greffe, which keeps the record of tabletop role-playing sessions. Runs in browsers and in Node.
 *
 *     import { Client } from "./greffe.js";
 *     const client = new Client("http://127.0.0.1:8000", "en");
 *
 * @import { Branch, Cause, Compared, Correction, EventKnown, FeedPage, Frame, Opened, Overview } from "./types.js"
 * @import { HookShown, HostedPage, HostToken } from "./types.js"
 * @import { Kit, KitPreview, NewBranch, NewHook, Preview, Schema, SystemLine, Ticket, Token, Viewed, Why } from "./types.js"
 * @import { Answer } from "./asking.js"
 * @import { Choices } from "./following.js"
 */

import { Line, newKey, read } from "./asking.js";
import { hmac, viewTag } from "./digest.js";
import { Following } from "./following.js";
import { place } from "./forms.js";
import { askedAtTables } from "./hosts.js";
import { NotOffered } from "./errors.js";
import { Forms, Moves } from "./moves.js";

export {
  AgainstTheRules,
  Forbidden,
  GreffeError,
  KeyReused,
  Malformed,
  NoAnswer,
  NotFound,
  NotOffered,
  PatchError,
  Refused,
  TooMany,
  Unauthorized,
  UnknownReference,
  Unreadable,
} from "./errors.js";
export { Following } from "./following.js";
export { putTogether } from "./forms.js";
export { Form, Forms, Move, Moves } from "./moves.js";
export { patched } from "./patches.js";
export { newKey, viewTag };

/**
 * @typedef {{ type: string, [field: string]: any }} Command
 *
 * @typedef {object} Act a command, and what chance gets with it
 * @property {Command} command
 * @property {number[]} [dice] the faces that the table rolled for it
 * @property {string} [nonce] what goes into the service's dice, which it could not have known; where there are
 *   neither, one is made up
 * @property {string} [for] the absent seat for which it is done
 *
 * @typedef {object} Asking
 * @property {AbortSignal} [signal] gives up; what changes something may have been done all the same
 *
 * @typedef {Asking & { key?: string }} Changing `key`: under which it is done once; a new one if none is given
 */

const PAGE = 1000; // frames

/** A service, spoken to in one language. */
export class Client {
  #line;
  /** @type {Map<string, Schema>} what schemas refer to, each document read once */
  #catalogues = new Map();
  /** @type {string} */
  #secret;

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
  constructor(url = globalThis.location?.origin ?? "", language = "fr", options = {}) {
    const { timeout = 30_000, patience = 60_000, fetch = globalThis.fetch.bind(globalThis) } = options;
    this.#secret = options.secret || newKey() + newKey();
    this.#line = new Line(url, language, timeout, patience, fetch);
  }

  get url() {
    return this.#line.url;
  }

  /**
   * Any request; a POST has an idempotency key, a new one if none is given.
   * @param {string} method
   * @param {string} path
   * @param {Changing & { token?: string, body?: any, headers?: Record<string, string> }} [options]
   * @returns {Promise<Answer>}
   */
  async ask(method, path, { token = "", body, headers = {}, key, signal } = {}) {
    /** @type {Record<string, string>} */
    const keyed = method === "POST" ? { "Idempotency-Key": key || newKey() } : {};
    return this.#line.certain({ method, path, token, body, headers: { ...keyed, ...headers }, signal });
  }

  /**
   * Until the service answers, so many milliseconds at most.
   * @param {Asking & { patience?: number }} [options]
   */
  async ready({ patience = 30_000, signal } = {}) {
    await this.#line.certain({ method: "GET", path: "/health", signal }, patience);
  }

  /**
   * The games.
   * @param {Asking} [options]
   * @returns {Promise<SystemLine[]>}
   */
  async systems(options) {
    return read(await this.ask("GET", "/systems", options));
  }

  /**
   * A game: its options, commands, views and entries as JSON Schema, its rules; as new tables have them, or in that
   * `version`.
   * @param {string} name
   * @param {Asking & { version?: number }} [options]
   * @returns {Promise<{ [part: string]: any }>}
   */
  async system(name, { version, ...options } = {}) {
    const asked = version === undefined ? "" : `?version=${version}`;
    return read(await this.ask("GET", `/systems/${encodeURIComponent(name)}${asked}`, options));
  }

  /**
   * Open a table. The tokens in the answer are told once: the host's, and one for each seat.
   * @param {string} system
   * @param {string} title
   * @param {Iterable<{ name: string, role: string }>} seats
   * @param {Changing & { options?: { [name: string]: any }, token?: string }} [options] `options`: those of the game;
   *   `token`: what the service wants of who opens tables
   * @returns {Promise<Opened>}
   */
  async open(system, title, seats, { options = {}, ...rest } = {}) {
    const body = { system, title, seats: [...seats], options };
    return read(await this.ask("POST", "/tables", { ...rest, body }));
  }

  /**
   * Tables that a host's key opened, by its token; `after`: the `next` of the page before.
   * @param {string} token
   * @param {Asking & { after?: number, limit?: number }} [options]
   * @returns {Promise<HostedPage>}
   */
  async hostTables(token, { after = 0, limit = 20, signal } = {}) {
    return read(
      await this.ask("GET", `/host/tables?${new URLSearchParams(strings({ after, limit }))}`, { token, signal }),
    );
  }

  /**
   * Each table that the host's key opened, and again whenever something else is asked there, for as long as one reads.
   * @param {string} token
   * @param {Asking} [options]
   */
  followHost(token, { signal } = {}) {
    return askedAtTables(this.#line, token, signal);
  }

  /**
   * A new token for a host's key, by the former one, which ends.
   * @param {string} token
   * @param {Asking} [options]
   * @returns {Promise<HostToken>}
   */
  async rotateHost(token, options) {
    return read(await this.ask("POST", "/host/token", { ...options, token }));
  }

  /**
   * The seat that the token speaks for.
   * @param {string} table
   * @param {string} token
   */
  seat(table, token) {
    return new Seat(this, table, token, { line: this.#line, catalogues: this.#catalogues, secret: this.#secret });
  }

  /**
   * Everybody at a new table, the host last.
   * @param {Opened} opened
   * @returns {Record<string, Seat>}
   */
  seats(opened) {
    const tokens = [...opened.seats.map((seat) => [seat.id, seat.token]), ["host", opened.host]];
    return Object.fromEntries(tokens.map(([name, token]) => [name, this.seat(opened.table, token)]));
  }
}

/** A seat at a table. */
export class Seat {
  #client;
  #line;
  #catalogues;
  /** @type {Moves | null} */
  #moves = null;
  #etag = "";
  #acted = false; // since those moves were asked for
  /** @type {Map<string, import("./moves.js").Form>} by type and tag */
  #forms = new Map();
  #secret;

  /**
   * @param {Client} client
   * @param {string} table
   * @param {string} token
   * @param {{ line: Line, catalogues: Map<string, Schema>, secret: string }} shared
   */
  constructor(client, table, token, { line, catalogues, secret }) {
    this.tableId = table;
    this.token = token;
    this.#client = client;
    this.#line = line;
    this.#catalogues = catalogues;
    this.#secret = secret;
  }

  /**
   * The table as the seat knows it: status, seats, disputes, what is asked of whom.
   * @param {Asking} [options]
   * @returns {Promise<Overview>}
   */
  async table(options) {
    return read(await this.#get("", options));
  }

  /**
   * What the seat sees now; `at`: saw after that frame of its own. `reader`: what another seat sees, for whoever may
   * see everything; `at` is then a frame of that seat.
   * @param {Asking & { at?: number, reader?: string }} [options]
   * @returns {Promise<Viewed>}
   */
  async view({ at, reader, ...rest } = {}) {
    const query = new URLSearchParams();
    if (at !== undefined) query.set("at", String(at));
    if (reader !== undefined) query.set("reader", reader);
    return read(await this.#get(query.size ? `/view?${query}` : "/view", rest));
  }

  /**
   * The list of what the seat may do. Nothing is asked where `tag`, a frame's `moves`, is that of what is known already,
   * and the seat has done nothing since.
   * @param {Asking & { tag?: string }} [options]
   * @returns {Promise<Moves>}
   */
  async moves({ tag = "", signal } = {}) {
    if (this.#moves && tag && tag === this.#moves.tag && !this.#acted) return this.#moves;
    this.#acted = false;
    /** @type {Record<string, string>} */
    const headers = this.#moves ? { "If-None-Match": this.#etag } : {};
    const answer = await this.#get("/moves?forms=none", { headers, signal });
    if (this.#moves && answer.status === 304) return this.#moves;
    const listed = read(answer);
    this.#etag = answer.headers.get("ETag") ?? "";
    this.#moves = new Moves(listed, this.#etag.replace(/^W\//, "").replaceAll('"', ""));
    return this.#moves;
  }

  /**
   * The form of a move, asked for once as long as its tag stays.
   * @param {import("./moves.js").Move} move
   * @param {Asking} [options]
   * @returns {Promise<import("./moves.js").Form>}
   * @throws {NotOffered} where the seat may not do it any more
   */
  async form(move, { signal } = {}) {
    const known = this.#forms.get(`${move.type} ${move.tag}`);
    if (known) return known;
    const offers = read(await this.#get(`/moves/${encodeURIComponent(move.type)}`, { signal }));
    await this.#refer(offers.moves, signal);
    const forms = new Forms(offers, this.#catalogues);
    const found = forms.of(move);
    if (!found) throw new NotOffered(move.type);
    const listed = [...(this.#moves?.moves ?? []), ...(this.#moves?.corrections ?? [])];
    const kept = new Set(listed.map(({ type, tag }) => `${type} ${tag}`));
    for (const key of this.#forms.keys()) if (!kept.has(key)) this.#forms.delete(key);
    for (const each of [...forms.moves, ...forms.corrections]) this.#forms.set(`${each.type} ${each.tag}`, each);
    return found;
  }

  /**
   * The forms of all that the seat may do, for who goes through them all.
   * @param {Asking} [options]
   * @returns {Promise<Forms>}
   */
  async forms(options) {
    const offers = read(await this.#get("/moves", options));
    await this.#refer(offers.moves, options?.signal);
    return new Forms(offers, this.#catalogues);
  }

  /**
   * All frames after a number; with filters (`type`, `seat`, `text`...) those in which all that stands.
   * @param {Asking & { after?: number, [filter: string]: any }} [options]
   * @returns {Promise<Frame[]>}
   */
  async feed({ after = 0, signal, ...sought } = {}) {
    /** @type {Frame[]} */
    const frames = [];
    for await (const page of this.pages({ after, signal, ...sought })) frames.push(...page.frames);
    return frames;
  }

  /**
   * The same page by page. `limit`: frames on one page; `most`: no more pages once there were so many frames;
   * `reader`: as another seat reads them, for whoever may see everything.
   * @param {Asking & { after?: number, limit?: number, most?: number, [filter: string]: any }} [options]
   * @returns {AsyncGenerator<FeedPage, void, void>}
   */
  async *pages({ after = 0, limit = PAGE, most = Infinity, signal, ...sought } = {}) {
    for (let found = 0; found < most; ) {
      const query = new URLSearchParams({ ...strings(sought), after: String(after), limit: String(limit) });
      /** @type {FeedPage} */
      const page = read(await this.#get(`/feed?${query}`, { signal }));
      yield page;
      if (page.read <= after || page.read >= page.last) return;
      found += page.frames.length;
      after = page.read;
    }
  }

  /**
   * The feed as it grows, and the view kept beside it: to listen to, or to go through frame by frame.
   * @param {Choices} [choices]
   * @returns {import("./following.js").Following}
   */
  follow(choices) {
    return new Following(this, this.#line, choices);
  }

  /**
   * All that the seat knows of one event of its feed, and the corrections of it that it may make.
   * @param {string} event
   * @param {Asking} [options]
   * @returns {Promise<EventKnown>}
   */
  async event(event, options) {
    return read(await this.#get(`/events/${encodeURIComponent(event)}`, options));
  }

  /**
   * The frames that gave the value at that place (a JSON Pointer) of the seat's view, or of its view after the frame
   * `at`: the latest first.
   * @param {string} pointer
   * @param {Asking & { at?: number }} [options]
   * @returns {Promise<Cause[]>}
   */
  async why(pointer, { at, signal } = {}) {
    /** @type {Cause[]} */
    const causes = [];
    const query = new URLSearchParams(at === undefined ? { pointer } : { pointer, at: String(at) });
    for (;;) {
      /** @type {Why} */
      const page = read(await this.#get(`/why?${query}`, { signal }));
      causes.push(...page.causes);
      if (page.read <= 1) return causes;
      query.set("before", String(page.read));
    }
  }

  /**
   * The seat's own record as JSON Lines; `full`: the whole one, for whoever may see it.
   * @param {Asking & { full?: boolean }} [options]
   */
  async record({ full = false, ...rest } = {}) {
    return (await this.#get(full ? "/record?full=true" : "/record", rest)).text;
  }

  /**
   * What the seat has prepared at this table, to be given to another one.
   * @param {Asking} [options]
   * @returns {Promise<Kit>}
   */
  async kit(options) {
    return read(await this.#get("/kit", options));
  }

  /**
   * What the table would refuse of a kit, and why; nothing is done.
   * @param {Kit} kit
   * @param {Asking} [options]
   * @returns {Promise<KitPreview>}
   */
  async previewKit(kit, options) {
    return read(await this.#post("/kit/preview", kit, options));
  }

  /**
   * Carry out what a kit holds, all or nothing; the seat's new frames.
   * @param {Kit} kit
   * @param {Changing} [options]
   * @returns {Promise<Frame[]>}
   */
  async giveKit(kit, options) {
    return read(await this.#post("/kit", kit, options)).frames;
  }

  /**
   * The session as a story to read, one file of HTML, or of Markdown; `zone`: of its times, by its IANA name.
   * @param {Asking & { markdown?: boolean, dice?: boolean, rules?: boolean, zone?: string }} [options]
   */
  async story({ markdown = false, dice = true, rules = false, zone = "UTC", signal } = {}) {
    const query = new URLSearchParams(strings({ dice, rules, zone }));
    const headers = { Accept: markdown ? "text/markdown" : "text/html" };
    return (await this.#get(`/story?${query}`, { headers, signal })).text;
  }

  /**
   * Carry out a command; what the seat reads of it. Sent again until the answer is certain.
   * @param {Command} command
   * @param {Changing & Omit<Act, "command">} [options]
   * @returns {Promise<Frame>}
   * @throws {import("./errors.js").Refused}
   * @throws {import("./errors.js").NoAnswer} whose `key` may be given here
   */
  async do(command, { key = newKey(), signal, ...chance } = {}) {
    return read(await this.#post("/commands", this.#withNonce({ command, ...chance }, key, 0), { key, signal }));
  }

  /**
   * Carry out several commands in order, all or none; what the seat reads of each.
   * @param {Iterable<Act>} acts
   * @param {Changing} [options]
   * @returns {Promise<Frame[]>}
   */
  async doAll(acts, { key = newKey(), signal } = {}) {
    const commands = Array.from(acts, (act, place) => this.#withNonce(act, key, place));
    return read(await this.#post("/commands", { commands }, { key, signal })).frames;
  }

  /**
   * Correct the record, contest, answer, uphold, consent... `preview`: the id of the one that this follows: it is made
   * only if it would still do just that.
   * @param {Correction} correction
   * @param {Changing & { preview?: string }} [options]
   * @returns {Promise<Frame>}
   */
  async correct(correction, { preview = "", ...rest } = {}) {
    const query = preview ? `?${new URLSearchParams({ preview })}` : "";
    return read(await this.#post(`/corrections${query}`, correction, rest));
  }

  /**
   * What a correction would do, as far as the seat may see it. Nothing is recorded.
   * @param {Correction} correction
   * @param {Asking} [options]
   * @returns {Promise<Preview>}
   */
  async preview(correction, options) {
    return read(await this.#post("/corrections/preview", correction, options));
  }

  /**
   * A new token for a seat, by itself or by the host; the former one ends.
   * @param {string} seat
   * @param {Changing} [options]
   * @returns {Promise<Token>}
   */
  async rotate(seat, options) {
    return read(await this.#post(`/seats/${encodeURIComponent(seat)}/token`, undefined, options));
  }

  /**
   * Begin a table with this record up to a moment; its seats have the same tokens. Where the players decide together,
   * a frame: it was proposed to them.
   * @param {NewBranch} [branch]
   * @param {Changing} [options]
   * @returns {Promise<Branch | Frame>}
   */
  async branch(branch = {}, options) {
    return read(await this.#post("/branches", branch, options));
  }

  /**
   * The same seat at another table: at a branch of this one, or at its origin.
   * @param {string} table
   */
  at(table) {
    return this.#client.seat(table, this.token);
  }

  /**
   * The same seat at the table for the same people that follows this one, once it is over; whoever may opens that table
   * so. Another seat's token is never told.
   * @param {Asking} [options]
   * @returns {Promise<Seat>}
   */
  async again(options) {
    const body = { again: this.tableId };
    const { table, seats, host } = read(
      await this.#client.ask("POST", "/tables", { ...options, token: this.token, body }),
    );
    return this.#client.seat(table, seats[0]?.token ?? host);
  }

  /**
   * Where this table and a branch of it (or its origin) part, and how what is now differs.
   * @param {string} [other]
   * @param {Asking} [options]
   * @returns {Promise<Compared>}
   */
  async compare(other = "", options) {
    return read(await this.#get(`/compare?${new URLSearchParams({ other })}`, options));
  }

  /**
   * What opens one event stream of the seat without a header, once, within half a minute: for an `EventSource`.
   * @param {Asking} [options]
   * @returns {Promise<Ticket>}
   */
  async ticket(options) {
    return read(await this.#post("/tickets", undefined, options));
  }

  /**
   * No token speaks for the seat until the host rotates it.
   * @param {string} seat
   * @param {Asking} [options]
   */
  async revoke(seat, options) {
    const path = `${this.#path}/seats/${encodeURIComponent(seat)}/token`;
    await this.#client.ask("DELETE", path, { ...options, token: this.token });
  }

  /**
   * The webhook of the seat, which is the caller's own, and how its deliveries fare.
   * @param {string} seat
   * @param {Asking} [options]
   * @returns {Promise<HookShown>}
   */
  async hook(seat, options) {
    return read(await this.#get(`/seats/${encodeURIComponent(seat)}/hook`, options));
  }

  /**
   * Have what the seat reads sent to an address, from its last frame on; to the address that it had already, from the
   * last that was taken. It ends with the token.
   * @param {string} seat
   * @param {NewHook} hook
   * @param {Asking} [options]
   * @returns {Promise<HookShown>}
   */
  async setHook(seat, hook, options) {
    const path = `${this.#path}/seats/${encodeURIComponent(seat)}/hook`;
    return read(await this.#client.ask("PUT", path, { ...options, token: this.token, body: hook }));
  }

  /**
   * Send nothing any more, and have the address forgotten.
   * @param {string} seat
   * @param {Asking} [options]
   */
  async dropHook(seat, options) {
    const path = `${this.#path}/seats/${encodeURIComponent(seat)}/hook`;
    await this.#client.ask("DELETE", path, { ...options, token: this.token });
  }

  /**
   * A seat leaves the table for a while or comes back: its own, or any for the game master and the host.
   * @param {string} seat
   * @param {boolean} away
   * @param {Changing} [options]
   */
  async setPresence(seat, away, options) {
    return this.do({ type: "SetPresence", seat, away }, options);
  }

  /**
   * The table is over, for the game master and the host to say.
   * @param {Changing} [options]
   */
  async end(options) {
    return this.do({ type: "EndTable" }, options);
  }

  /**
   * What is made up nobody but this client knew before, and the same request has it again.
   * @param {Act} act
   * @param {string} key
   * @param {number} place
   * @returns {Act}
   */
  #withNonce(act, key, place) {
    if (act.dice || act.nonce !== undefined) return act;
    const request = `nonce|${this.tableId}|${key}|${place}`;
    return { ...act, nonce: hmac(this.#secret, request).slice(0, 20) };
  }

  get #path() {
    return `/tables/${encodeURIComponent(this.tableId)}`;
  }

  /**
   * @param {string} path
   * @param {Asking & { headers?: Record<string, string> }} [options]
   */
  #get(path, options) {
    return this.#client.ask("GET", this.#path + path, { ...options, token: this.token });
  }

  /**
   * @param {string} path
   * @param {any} body
   * @param {Changing} [options]
   */
  async #post(path, body, options) {
    try {
      return await this.#client.ask("POST", this.#path + path, { ...options, token: this.token, body });
    } finally {
      this.#acted = true;
    }
  }

  /**
   * What the schemas refer to, each document read once.
   * @param {{ schema: Schema }[]} offers
   * @param {AbortSignal} [signal]
   */
  async #refer(offers, signal) {
    for (const address of new Set(offers.map((offer) => place(offer.schema))))
      if (address && !this.#catalogues.has(address))
        this.#catalogues.set(address, read(await this.#client.ask("GET", address, { signal })));
  }
}

/**
 * @param {Record<string, any>} values
 * @returns {Record<string, string>}
 */
function strings(values) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
