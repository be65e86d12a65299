export type Loads = Record<string, string[]>
export const ENTRY: string
export const SERVER: string
export const ATLAS: string
export const DESK: string
export const browserTests: () => string[]
export const readLoads: () => Loads
export const mergedLoads: (run: {
  before: Loads
  notes: readonly { test: string; loads: readonly string[] }[]
  tests: readonly string[]
  failed: readonly string[]
  isAnew: boolean
}) => Loads
export const writeLoads: (failed: readonly string[], how: { isAnew: boolean }) => void
