import { mergeChunks } from './merge-chunks.mjs'

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

/** What sends a call and reads its answer, whatever it is about: the first call of an area would wait for one more request. */
const SENDER = /[\\/]src[\\/]api[\\/](?:send\.ts|generated[\\/]readers[\\/])/

/** Menus and tooltips that stand beside what they belong to, and dialogs with what all of them are made of: one chunk each, not six. */
const FLOATING =
  /[\\/](?:@floating-ui|@radix-ui[\\/]react-(?:popper|menu|dropdown-menu|popover|tooltip|arrow|roving-focus|collection))[\\/]/
const DIALOGS =
  /[\\/](?:@radix-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|use-sidecar|use-callback-ref|tslib)[\\/]|[\\/]style-singleton\.ts$/

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
  for (const id of frame) if (ICON.test(id)) frame.delete(id)
  return frame
}

/** A module's share of a compressed chunk, in bytes: about a quarter of its source. */
const bytesOf = (id, modules) => (modules.getModuleInfo(id)?.code?.length ?? 0) / 4

const ICONS = /import\s*\{([^}]*)\}\s*from\s*["'][^"']*\/icons\.ts["']/g
const ICON_FILES = /export\s*\{([^}]*)\}\s*from\s*["']\.(\/icons\/[^"']+)["']/g

const PACKAGE = /[\\/]node_modules[\\/]/

/**
 * Packages keep the chunks that the bundler makes of what is really used of them: by imports alone, whoever needs one part of a package
 * with many needs all. So do the modules that packages need.
 */
const isOfPackages = (id, modules) =>
  !ICON.test(id) && (PACKAGE.test(id) || (modules.getModuleInfo(id)?.importers ?? []).some((by) => PACKAGE.test(by)))

/** The ids of the icons by their names: lucide exports each of them under several. */
const iconFiles = (ids, modules) => {
  const index = ids.find((id) => /[\\/]lucide-react\.mjs$/.test(id))
  const code = (index && modules.getModuleInfo(index)?.code) ?? ''
  const found = new Map()
  for (const [, names, path] of code.matchAll(ICON_FILES)) {
    const id = ids.find((one) => one.endsWith(path))
    if (id) for (const name of names.split(',')) found.set(name.replace(/^.*\bas\b/, '').trim(), id)
  }
  return found
}

/** What a root uses: by imports alone, every page uses all icons. */
const usedBy = (root, files, modules) => {
  const used = new Set()
  for (const id of closureOf(root, modules)) {
    if (ICON.test(id)) continue
    used.add(id)
    const code = modules.getModuleInfo(id)?.code ?? ''
    for (const [, names] of code.matchAll(ICONS))
      for (const name of names.split(',')) {
        const icon = files.get(name.replace(/\bas\b.*$/, '').trim())
        if (icon) used.add(icon)
      }
  }
  return used
}

/**
 * The chunks of what several lazily loaded modules share: by themselves every set of users has one, and a screen loads seventy.
 * @returns the name of each shared module's chunk
 */
const sharedChunks = ({ entry, firstPage, members, frame, modules }) => {
  const everything = new Set()
  const roots = lazyOf(closureOf(entry, modules), modules)
  for (const root of roots) for (const id of closureOf(root, modules)) everything.add(id)
  const files = iconFiles([...everything], modules)
  const atOnce = usedBy(entry, files, modules)
  const users = new Map()
  for (const root of roots)
    for (const id of usedBy(root, files, modules))
      if (!frame.has(id) && !atOnce.has(id)) users.set(id, [...(users.get(id) ?? []), root])
  const names = new Map()
  const parts = new Map()
  for (const [id, by] of users) {
    if (by.every((root) => SENDER.test(root))) names.set(id, 'send')
    if (by.length === 1 || names.has(id)) continue
    const isFixed = isOfPackages(id, modules)
    const key = [isFixed, ...by.toSorted()].join()
    const part = parts.get(key) ?? { ids: [], users: new Set(by), bytes: 0, needs: new Set(), isFixed }
    part.ids.push(id)
    part.bytes += bytesOf(id, modules)
    parts.set(key, part)
  }
  const partOf = new Map([...parts.values()].flatMap((part) => part.ids.map((id) => [id, part])))
  for (const part of parts.values())
    for (const id of part.ids)
      for (const next of modules.getModuleInfo(id)?.importedIds ?? []) {
        const needed = partOf.get(next)
        if (needed && needed !== part) part.needs.add(needed)
      }
  const chunks = mergeChunks([...parts.values()], { members: new Set(members), spared: firstPage })
  for (const [at, { ids }] of chunks.entries()) for (const id of ids) names.set(id, `shared-${at}`)
  return names
}

/**
 * @param entry the portal's entry, as an absolute path
 * @param firstPage the first screen of a visitor without a session, as an absolute path
 * @param members what only people with a session load, as absolute paths
 */
export const chunkGroups = ({ entry, firstPage, members }) => {
  let frame = null
  let shared = null
  const frameIn = (modules) => (frame ??= frameOf(entry, firstPage, modules))
  return [
    { name: 'libraries', test: LIBRARIES, priority: 2 },
    {
      debugName: 'frame',
      name: (id, modules) => {
        return frameIn(modules).has(id) ? 'frame' : null
      },
      priority: 1,
    },
    { name: 'floating', test: FLOATING, includeDependenciesRecursively: false },
    { name: 'dialogs', test: DIALOGS, includeDependenciesRecursively: false },
    {
      debugName: 'shared',
      name: (id, modules) => {
        shared ??= sharedChunks({ entry, firstPage, members, frame: frameIn(modules), modules })
        return shared.get(id) ?? null
      },
      // Every shared module has a chunk of its own choice.
      includeDependenciesRecursively: false,
    },
  ]
}
