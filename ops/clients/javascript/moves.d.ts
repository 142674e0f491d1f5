/** One thing that the seat may do, as its list names it. A seat's `form` gives what may be filled in. */
export class Move {
    /** @param {Listed} listed */
    constructor(listed: Listed);
    /** The name of the command, or of the correction. */
    type: string;
    label: string;
    /** The tag of its form: while it stays, so does the form. */
    tag: string;
    /** The chapter of the first rule that it cites. */
    chapter: string;
    /** How often the seat did it lately. */
    usual: number;
    /** The contests, or the proposal, that it may answer. */
    about: string[];
    /** The sides of the physical dice that may come with it. */
    dice: number[];
    /** From which moment on it is accepted, ISO 8601; null: at once. */
    opens: string | null;
    /** The absent seat for which it is done; empty: it is one's own. */
    for: string;
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
    constructor(listed: MovesList, tag: string);
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
/** The form of one thing that the seat may do: send what `schema` admits, `dice` with it where the table rolled them. */
export class Form {
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
    /** The absent seat for which it is done; empty: it is one's own. */
    get for(): string;
    /** The tag of the form, where one command alone was asked about. */
    get tag(): string;
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
    get schema(): Schema;
    #private;
}
/** The forms of all that a seat may do after its frame of that number, or of one command. */
export class Forms {
    /**
     * @param {Offers} offers
     * @param {ReadonlyMap<string, any>} catalogues
     */
    constructor(offers: Offers, catalogues: ReadonlyMap<string, any>);
    frame: number;
    moves: Form[];
    corrections: Form[];
    /**
     * The form of that move: as the list had it or, if that has changed since, as it is now with the same dice.
     * @param {Move} move
     */
    of(move: Move): Form | null;
    [Symbol.iterator](): ArrayIterator<Form>;
}
import type { Listed } from "./types.js";
import type { MovesList } from "./types.js";
import type { Offer } from "./types.js";
import type { TypedDice } from "./types.js";
import type { Schema } from "./types.js";
import type { Offers } from "./types.js";
