import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOM = 'src/app/screens'
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The screens stand in rooms by area: the file of each by its name, as a path from the project's root. */
const files = new Map(
  readdirSync(`${ROOT}${ROOM}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => [path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length), `${ROOM}/${path}`]),
)

/** The list through which all screens but sign-in are imported. */
export const SCREEN_LIST = `${ROOM}/index.ts`

/**
 * @param {string} name a screen of `src/domain/portal/places.ts`
 * @returns {string} its file
 */
export const screenFile = (name) => {
  const path = files.get(name)
  if (path === undefined) throw new Error(`${ROOM} has no ${name}.tsx`)
  return path
}
