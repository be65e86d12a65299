import { readFileSync } from 'node:fs'

/** A key cannot be used; the message says which one and why, for the person at the terminal. */
export class BadKey extends Error {}

/** @param what names the key for the person at the terminal */
export const readKeyFile = (what: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw new BadKey(`${what}: файл ${path} не читается`)
  }
}
