/** One thing that the seat may do: send what `form` admits, `dice` with it where the table rolled them. */
export class Move {
    /**
     * @param {Offer} offer
     * @param {Offers} offers
     * @param {ReadonlyMap<string, any>} catalogues
     */
    constructor(offer: Offer, offers: Offers, catalogues: ReadonlyMap<string, any>);
    offer: Offer;
    /** The name of the command, or of the correction. */
    get type(): string;
    get label(): string;
    /** @returns {TypedDice | null} the physical dice that may come with it */
    get dice(): TypedDice | null;
    /** @returns {string | null} from which moment on it is accepted, ISO 8601; null: at once */
    get opens(): string | null;
    /**
     * The rules that it rests on: its own or, where it says none, those that the catalogue lists.
     * @returns {string[]}
     */
    get rules(): string[];
    /**
     * The JSON Schema of what may be sent, without references. Put together when it is first asked for.
     * @returns {Schema}
     */
    get form(): Schema;
    #private;
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
    constructor(offers: Offers, tag: string, catalogues: ReadonlyMap<string, any>);
    frame: number;
    tag: string;
    moves: Move[];
    corrections: Move[];
    /**
     * The first move of that type, if there is one.
     * @param {string} type
     */
    of(type: string): Move | null;
    [Symbol.iterator](): ArrayIterator<Move>;
}
import type { Offer } from "./types.js";
import type { TypedDice } from "./types.js";
import type { Schema } from "./types.js";
import type { Offers } from "./types.js";
