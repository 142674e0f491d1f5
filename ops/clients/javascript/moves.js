/**
 * What a seat may do as a list, and the forms of it with all that their schemas refer to.
 *
 * @import { Listed, MovesList, Offer, Offers, Schema, TypedDice } from "./types.js"
 */

import { place, putTogether } from "./forms.js";

/** One thing that the seat may do, as its list names it. A seat's `form` gives what may be filled in. */
export class Move {
  /** @param {Listed} listed */
  constructor(listed) {
    /** The name of the command, or of the correction. */
    this.type = listed.type;
    this.label = listed.label;
    /** The tag of its form: while it stays, so does the form. */
    this.tag = listed.form;
    /** The chapter of the first rule that it cites. */
    this.chapter = listed.chapter ?? "";
    /** How often the seat did it lately. */
    this.usual = listed.usual ?? 0;
    /** The contests, or the proposal, that it may answer. */
    this.about = listed.about ?? [];
    /** The sides of the physical dice that may come with it. */
    this.dice = listed.dice ?? [];
    /** From which moment on it is accepted, ISO 8601; null: at once. */
    this.opens = listed.opens ?? null;
    /** The absent seat for which it is done; empty: it is one's own. */
    this.for = listed.for ?? "";
  }
}

/**
 * All that a seat may do after its frame of that number: `moves` of play, which are those that one goes through, and
 * `corrections` of the record.
 */
export class Moves {
  /**
   * @param {MovesList} listed
   * @param {string} tag
   */
  constructor(listed, tag) {
    this.frame = listed.frame;
    this.tag = tag;
    this.moves = listed.moves.map((each) => new Move(each));
    this.corrections = listed.corrections.map((each) => new Move(each));
  }

  [Symbol.iterator]() {
    return this.moves[Symbol.iterator]();
  }

  /**
   * The first move of that type, if there is one.
   * @param {string} type
   */
  of(type) {
    return [...this.moves, ...this.corrections].find((move) => move.type === type) ?? null;
  }
}

/** The form of one thing that the seat may do: send what `schema` admits, `dice` with it where the table rolled them. */
export class Form {
  /** @type {Schema | undefined} */
  #schema;
  #offers;
  #catalogues;

  /**
   * @param {Offer} offer
   * @param {Offers} offers
   * @param {ReadonlyMap<string, any>} catalogues
   */
  constructor(offer, offers, catalogues) {
    this.offer = offer;
    this.#offers = offers;
    this.#catalogues = catalogues;
  }

  /** The name of the command, or of the correction. */
  get type() {
    return this.offer.type;
  }

  get label() {
    return this.offer.label;
  }

  /** The absent seat for which it is done; empty: it is one's own. */
  get for() {
    return this.offer.for ?? "";
  }

  /** The tag of the form, where one command alone was asked about. */
  get tag() {
    return this.offer.form ?? "";
  }

  /** @returns {TypedDice | null} the physical dice that may come with it */
  get dice() {
    return this.offer.dice ?? null;
  }

  /** @returns {string | null} from which moment on it is accepted, ISO 8601; null: at once */
  get opens() {
    return this.offer.opens ?? null;
  }

  /**
   * The rules that it rests on: its own or, where it says none, those that the catalogue lists.
   * @returns {string[]}
   */
  get rules() {
    if (this.offer.rules) return this.offer.rules;
    return this.#catalogues.get(place(this.offer.schema))?.rules?.[this.type] ?? [];
  }

  /**
   * The JSON Schema of what may be sent, without references. Put together when it is first asked for.
   * @returns {Schema}
   */
  get schema() {
    this.#schema ??= putTogether(this.offer.schema, this.#offers.$defs ?? {}, this.#catalogues);
    return this.#schema;
  }
}

/** The forms of all that a seat may do after its frame of that number, or of one command. */
export class Forms {
  /**
   * @param {Offers} offers
   * @param {ReadonlyMap<string, any>} catalogues
   */
  constructor(offers, catalogues) {
    this.frame = offers.frame;
    this.moves = offers.moves.map((offer) => new Form(offer, offers, catalogues));
    this.corrections = offers.corrections.map((offer) => new Form(offer, offers, catalogues));
  }

  [Symbol.iterator]() {
    return this.moves[Symbol.iterator]();
  }

  /**
   * The form of that move: as the list had it or, if that has changed since, as it is now with the same dice.
   * @param {Move} move
   */
  of(move) {
    const forms = [...this.moves, ...this.corrections].filter(
      (form) => form.type === move.type && form.for === move.for,
    );
    const dice = (/** @type {Form} */ form) => String(form.dice?.sides ?? []);
    return forms.find(({ tag }) => tag === move.tag) ?? forms.find((form) => dice(form) === String(move.dice)) ?? null;
  }
}
