// Questions to the bundler about who imports whom.

/** The static import closure of a module. */
export const closureOf = (entry, modules) => {
  const found = new Set()
  const visit = (id) => {
    if (found.has(id)) return
    found.add(id)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) visit(next)
  }
  visit(entry)
  return found
}

/** Every module that the closure imports lazily, directly or transitively. */
export const lazyOf = (closure, modules, found = new Set()) => {
  for (const id of closure)
    for (const next of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      if (!found.has(next)) lazyOf(closureOf(next, modules), modules, found.add(next))
  return found
}

/** The text of a module. */
export const codeOf = (id, modules) => modules.getModuleInfo(id)?.code ?? ''
