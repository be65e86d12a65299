/**
 * Splits the portal's modules into chunks. A request costs more than a few kilobytes, so the first page is a handful of files:
 * the libraries (cached across releases), the frame of every page with the code that the first page shares with other screens,
 * and the first page itself.
 */
const LIBRARIES =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|xstate|@xstate[\\/]react|use-sync-external-store|use-isomorphic-layout-effect|react-router|react-router-dom)[\\/]/

/**
 * All icons come from one module, so by imports alone every page would load all of them: each icon goes into the chunks that use
 * it.
 */
const ICON = /[\\/]lucide-react[\\/]/

/** The static import closure of a module. */
const closureOf = (entry, modules) => {
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
const lazyOf = (closure, modules, found = new Set()) => {
  for (const id of closure)
    for (const next of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      if (!found.has(next)) lazyOf(closureOf(next, modules), modules, found.add(next))
  return found
}

/**
 * The modules of the frame: the entry's imports, and the imports shared by the first page and any other lazy module.
 * @returns the modules' ids
 */
const frameOf = (entry, firstPage, modules) => {
  const frame = closureOf(entry, modules)
  const lazy = lazyOf(frame, modules)
  lazy.delete(firstPage)
  const elsewhere = new Set()
  for (const id of lazy) for (const used of closureOf(id, modules)) elsewhere.add(used)
  for (const id of closureOf(firstPage, modules)) if (elsewhere.has(id)) frame.add(id)
  frame.delete(entry)
  return frame
}

/**
 * @param entry the portal's entry, as an absolute path
 * @param firstPage the first screen of a visitor without a session, as an absolute path
 */
export const chunkGroups = (entry, firstPage) => {
  let frame = null
  return [
    { name: 'libraries', test: LIBRARIES, priority: 2 },
    {
      debugName: 'frame',
      name: (id, modules) => {
        frame ??= frameOf(entry, firstPage, modules)
        return frame.has(id) && !ICON.test(id) ? 'frame' : null
      },
      priority: 1,
    },
  ]
}
