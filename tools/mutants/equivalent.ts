/** Mutants that nobody could tell from what stands there, with the reason. */
export const EQUIVALENT: Readonly<Record<string, string>> = {}
