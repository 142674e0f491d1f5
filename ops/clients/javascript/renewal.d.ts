/** What is asked for again whenever something has happened: once at a time, and once more for all that came meanwhile. */
export class Renewal {
    /** @param {() => Promise<void>} work */
    constructor(work: () => Promise<void>);
    want(): void;
    /** When nothing is wanted any more. */
    rested(): Promise<void>;
    #private;
}
