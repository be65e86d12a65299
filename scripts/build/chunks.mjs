import { closureOf, lazyOf } from './module-graph.mjs'
import { sharedChunks } from './shared-chunks.mjs'
import { ICON, iconFiles, usedBy } from './used-modules.mjs'

/**
 * Splits the portal's modules into chunks. A request costs more than a few kilobytes, so the first page is a handful of files:
 * the libraries (cached across releases), the frame of every page with the code that the first page shares with other screens,
 * and the first page itself. What other screens share is merged (ADR 0020).
 */
const LIBRARIES =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|xstate|@xstate[\\/]react|use-sync-external-store|use-isomorphic-layout-effect|react-router|react-router-dom)[\\/]/

/** Menus and tooltips that stand beside what they belong to, and dialogs with what all of them are made of: one chunk each, not six. */
const FLOATING =
  /[\\/](?:@floating-ui|@radix-ui[\\/]react-(?:popper|menu|dropdown-menu|popover|tooltip|arrow|roving-focus|collection))[\\/]/
const DIALOGS =
  /[\\/](?:@radix-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|use-sidecar|use-callback-ref|tslib)[\\/]|[\\/]style-singleton\.ts$/

/**
 * The modules of the frame: the entry's imports, and the imports shared by the first page and any other lazy module. Icons go into the
 * chunks of those who use them, but for those that the first page shares: a chunk of two hundred bytes would be one more request of it.
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
  const icons = iconFiles([...closureOf(entry, modules), ...elsewhere], modules)
  const ofFirstPage = usedBy(firstPage, icons, modules)
  const ofOthers = new Set([...lazy].flatMap((id) => [...usedBy(id, icons, modules)]))
  for (const id of frame) if (ICON.test(id) && !(ofFirstPage.has(id) && ofOthers.has(id))) frame.delete(id)
  return frame
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
  const sharedIn = (modules) => (shared ??= sharedChunks({ entry, firstPage, members, frame: frameIn(modules), modules }))
  return [
    { name: 'libraries', test: LIBRARIES, priority: 2 },
    { debugName: 'frame', name: (id, modules) => (frameIn(modules).has(id) ? 'frame' : null), priority: 1 },
    // Every module below has a chunk of its own choice.
    { name: 'floating', test: FLOATING, includeDependenciesRecursively: false },
    { name: 'dialogs', test: DIALOGS, includeDependenciesRecursively: false },
    { debugName: 'shared', name: (id, modules) => sharedIn(modules).get(id) ?? null, includeDependenciesRecursively: false },
  ]
}
