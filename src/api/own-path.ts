import { text, UNREADABLE, type Reader } from './reading.ts'

/** Any origin will do: the check is only whether an address leaves it. */
const HERE = 'https://portal.invalid'

const isOwn = (path: string): boolean => {
  try {
    return path.startsWith('/') && new URL(path, HERE).origin === HERE
  } catch {
    return false
  }
}

/** A path of this site. An answer cannot make the portal load anything from another one: browsers read «//x» and «/\x» as a site. */
export const ownPath: Reader = (value, place, note) => {
  const path = text(value, place, note)
  return typeof path === 'string' && isOwn(path) ? path : UNREADABLE
}
