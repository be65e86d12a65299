import type { Loads } from './loads.mjs'

export const concernedTests: (changed: readonly string[], loads?: Loads) => string[]
export const changedSince: (ref: string) => string[] | null
