export interface ImportGraph {
  closureOf: (files: readonly string[], kind?: 'atOnce' | 'all' | 'typed') => Set<string>
  rootsOf: (entry: string) => Set<string>
}
export const importGraph: () => ImportGraph
export const closureOf: (files: readonly string[]) => Set<string>
