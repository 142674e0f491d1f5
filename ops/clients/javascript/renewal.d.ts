/**
 * Is it over for good? A cut is not, nor what the service is too busy for, nor what somebody else says.
 * @param {unknown} error
 */
export function ends(error: unknown): boolean;
/**
 * What is asked for again whenever something has happened: once at a time, and once more for all that came meanwhile.
 * What could not be had is asked for until it is, or the service refuses.
 */
export class Renewal {
    /**
     * @param {() => Promise<void>} work
     * @param {AbortSignal} signal ends it
     * @param {() => void} [tell] that it is late, or no more
     */
    constructor(work: () => Promise<void>, signal: AbortSignal, tell?: () => void);
    /** Is something wanted that could not be had for a while? */
    late: boolean;
    want(): void;
    /** When nothing is wanted any more. */
    rested(): Promise<void>;
    #private;
}
