/**
 * The pause before another attempt: each failed one doubles it, up to the longest.
 * @param times how many attempts have failed after the first pause
 * @returns milliseconds
 */
export const backoff = (first: number, longest: number, times: number): number => Math.min(first * 2 ** times, longest)
