// What a lazily loaded module really uses. All icons come from one module, so by imports alone every page uses all of them: the names
// that a module imports tell which.
import { closureOf, codeOf } from './module-graph.mjs'

export const ICON = /[\\/]lucide-react[\\/]/

const IMPORTED = /import\s*\{([^}]*)\}\s*from\s*["'][^"']*\/icons\.ts["']/g
const EXPORTED = /export\s*\{([^}]*)\}\s*from\s*["']\.(\/icons\/[^"']+)["']/g

/** @param part the part of «A as B» that is wanted: 0 or 1 */
const namesIn = (list, part) =>
  list.split(',').map((name) =>
    name
      .split(/\bas\b/)
      .at(part)
      .trim(),
  )

/** The ids of the icons by their names: lucide exports each of them under several. */
export const iconFiles = (ids, modules) => {
  const index = ids.find((id) => /[\\/]lucide-react\.mjs$/.test(id))
  const exports = index === undefined ? [] : [...codeOf(index, modules).matchAll(EXPORTED)]
  return new Map(
    exports.flatMap(([, names, path]) => {
      const id = ids.find((one) => one.endsWith(path))
      return id === undefined ? [] : namesIn(names, -1).map((name) => [name, id])
    }),
  )
}

const iconsIn = (id, icons, modules) =>
  [...codeOf(id, modules).matchAll(IMPORTED)]
    .flatMap(([, names]) => namesIn(names, 0))
    .map((name) => icons.get(name))
    .filter((icon) => icon !== undefined)

/** @param icons the ids of icons by their names */
export const usedBy = (root, icons, modules) => {
  const used = [...closureOf(root, modules)].filter((id) => !ICON.test(id))
  return new Set(used.flatMap((id) => [id, ...iconsIn(id, icons, modules)]))
}
