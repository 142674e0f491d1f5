/**
 * What a seat may do, with all that its schemas refer to.
 *
 * @import { Offer, Offers, Schema, TypedDice } from "./types.js"
 */

import { place, putTogether } from "./forms.js";

/** One thing that the seat may do: send what `form` admits, `dice` with it where the table rolled them. */
export class Move {
  /** @type {Schema | undefined} */
  #form;
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
  get form() {
    this.#form ??= putTogether(this.offer.schema, this.#offers.$defs ?? {}, this.#catalogues);
    return this.#form;
  }
}

/**
 * All that a seat may do after its frame of that number: `moves` of play, which are those that one goes through, and
 * `corrections` of the record.
 */
export class Moves {
  /**
   * @param {Offers} offers
   * @param {string} tag
   * @param {ReadonlyMap<string, any>} catalogues
   */
  constructor(offers, tag, catalogues) {
    this.frame = offers.frame;
    this.tag = tag;
    this.moves = offers.moves.map((offer) => new Move(offer, offers, catalogues));
    this.corrections = offers.corrections.map((offer) => new Move(offer, offers, catalogues));
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
