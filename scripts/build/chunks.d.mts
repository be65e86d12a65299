interface Modules {
  getModuleInfo: (id: string) => {
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
    importers: readonly string[]
    code: string | null
  } | null
}

interface Group {
  name: string | ((id: string, modules: Modules) => string | null)
  test?: RegExp
  debugName?: string
  priority?: number
  includeDependenciesRecursively?: boolean
}

export const chunkGroups: (what: { entry: string; firstPage: string; members: readonly string[] }) => Group[]
