/** An operator's mistake; shown without a stack. */
export class Mistake extends Error {}
