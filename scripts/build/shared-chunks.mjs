import { mergeChunks } from './merge-chunks.mjs'
import { closureOf, codeOf, lazyOf } from './module-graph.mjs'
import { styleChunks } from './style-chunks.mjs'
import { ICON, iconFiles, usedBy } from './used-modules.mjs'

/** What sends a call and reads its answer, whatever it is about: the first call of an area would wait for one more request. */
const SENDER = /[\\/]src[\\/]api[\\/](?:send\.ts|generated[\\/]readers[\\/])/

const PACKAGE = /[\\/]node_modules[\\/]/

/**
 * Packages keep the chunks that the bundler makes of what is really used of them: by imports alone, whoever needs one part of a package
 * with many needs all. So do the modules that packages need.
 */
const isOfPackages = (id, modules) =>
  !ICON.test(id) && (PACKAGE.test(id) || (modules.getModuleInfo(id)?.importers ?? []).some((by) => PACKAGE.test(by)))

/** A module's share of a compressed chunk, in bytes: about a quarter of its source. */
const bytesOf = (id, modules) => codeOf(id, modules).length / 4

/** Which lazily loaded modules use a module; without those that are there before any of them. */
const usersOf = ({ entry, frame, modules, roots }) => {
  const everything = new Set([...roots].flatMap((root) => [...closureOf(root, modules)]))
  const icons = iconFiles([...everything], modules)
  const atOnce = usedBy(entry, icons, modules)
  const users = new Map()
  for (const root of roots)
    for (const id of usedBy(root, icons, modules))
      if (!frame.has(id) && !atOnce.has(id)) users.set(id, [...(users.get(id) ?? []), root])
  return users
}

/** Modules with the same users are loaded together or not at all: they are one part. */
const partsOf = (users, modules) => {
  const parts = new Map()
  for (const [id, by] of users) {
    const isFixed = isOfPackages(id, modules)
    const key = [isFixed, ...by.toSorted()].join()
    const part = parts.get(key) ?? { ids: [], users: new Set(by), bytes: 0, needs: new Set(), isFixed }
    part.ids.push(id)
    part.bytes += bytesOf(id, modules)
    parts.set(key, part)
  }
  const partOf = new Map([...parts.values()].flatMap((part) => part.ids.map((id) => [id, part])))
  for (const [id, part] of partOf)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) {
      const needed = partOf.get(next)
      if (needed && needed !== part) part.needs.add(needed)
    }
  return [...parts.values()]
}

/**
 * The chunks of what several lazily loaded modules share: by themselves every set of users has one, and a screen loads seventy.
 * @returns the name of each shared module's chunk
 * @throws when a member is no lazily loaded module (any more)
 */
export const sharedChunks = ({ entry, firstPage, members, frame, modules }) => {
  const roots = lazyOf(closureOf(entry, modules), modules)
  const unknown = members.filter((member) => !roots.has(member))
  if (unknown.length > 0) throw new Error(`no page loads ${unknown.join(', ')}`)
  // What only members' screens load in their turn is theirs too.
  const ofVisitors = lazyOf(closureOf(entry, modules), modules, new Set(members))
  for (const member of members) ofVisitors.delete(member)
  const all = [...usersOf({ entry, frame, modules, roots })]
  const styles = styleChunks(all, { firstPage, ofVisitors })
  const users = all.filter(([id]) => !styles.has(id))
  const isOfSender = ([, by]) => by.every((root) => SENDER.test(root))
  const shared = new Map(users.filter((each) => each[1].length > 1 && !isOfSender(each)))
  const chunks = mergeChunks(partsOf(shared, modules), {
    members: new Set([...roots].filter((root) => !ofVisitors.has(root))),
    spared: firstPage,
  })
  return new Map([
    ...styles,
    ...users.filter(isOfSender).map(([id]) => [id, 'send']),
    ...chunks.flatMap(({ ids }, at) => ids.map((id) => [id, `shared-${at}`])),
  ])
}
