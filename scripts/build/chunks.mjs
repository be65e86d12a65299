/**
 * How the portal's modules are gathered into chunks. A request costs more than a few kilobytes, so the page that everybody
 * meets first is a handful of files: the libraries (they outlive releases in the cache), the frame of every page with what
 * the first page shares with other screens, and the first page itself.
 */
const LIBRARIES =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|xstate|@xstate[\\/]react|use-sync-external-store|use-isomorphic-layout-effect|react-router|react-router-dom)[\\/]/

/** All icons come out of one module, so that by imports alone every page would need them all: each goes where it is drawn. */
const ICON = /[\\/]lucide-react[\\/]/

/** Every module that is loaded together with this one, by its static imports. */
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

/** Every module that a module of the closure loads lazily, and what those load lazily in turn. */
const lazyOf = (closure, modules, found = new Set()) => {
  for (const id of closure)
    for (const next of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      if (!found.has(next)) lazyOf(closureOf(next, modules), modules, found.add(next))
  return found
}

/**
 * What belongs to the frame: all that the entry imports, and what the first page and any other lazy module both import.
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
 * @param firstPage the screen that strangers see first, as an absolute path
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
