/**
 * Resolves once the tab is visible and online, at once when it is; never when the signal aborts first.
 * Background calls wait for it (A27).
 */
export type WhenActive = (signal: AbortSignal) => Promise<void>
