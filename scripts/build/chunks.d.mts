interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

export const chunkGroups: (
  entry: string,
  firstPage: string,
) => { name: string | ((id: string, modules: Modules) => string | null); test?: RegExp; debugName?: string; priority: number }[]
