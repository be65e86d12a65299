export const closureOf: (files: readonly string[], isWanted?: (file: string) => boolean) => Set<string>
export const concernedTests: (changed: readonly string[]) => string[]
export const changedSince: (ref: string) => string[] | null
