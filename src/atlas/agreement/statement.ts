/** The file that a client signs: who agrees, when, and the hash of what. Small enough to be read before it is signed. */

/** The scenario of a statement about all of them. */
export const PORTAL = 'portal'

/** Signatures of other files by the same key are not signatures of these: `ssh-keygen -Y sign -n`. */
export const NAMESPACE = 'platforma-mst-agreement'

const FORMAT = 'platforma-mst agreement 1'

export interface Statement {
  /** The flow, or `portal`. */
  scenario: string
  title: string
  /** The portal's version, as in package.json. */
  version: string
  /** `sha256:` and 64 digits: of the part's lines, see part.ts. */
  hash: string
  who: string
  /** An ISO time, by the clock of whoever wrote the file. */
  when: string
}

/** @returns the file's text; the same for the same statement */
export const statementText = ({ scenario, title, version, hash, who, when }: Statement): string =>
  `${JSON.stringify({ format: FORMAT, scenario, title, version, hash, who, when }, null, 2)}\n`

/** `login.2026-11-28-070000.51d07e3c.json`: says what the file is of; to the second, because both sides sign on one day. */
export const statementName = ({ scenario, when, hash }: Statement): string => {
  const time = when.slice(0, 19).replace('T', '-').replaceAll(':', '')
  return `${scenario}.${time}.${hash.replace('sha256:', '').slice(0, 8)}.json`
}

const FIELDS = ['scenario', 'title', 'version', 'hash', 'who', 'when'] as const

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** @returns null for anything but a statement of this format */
export const readStatement = (text: string): Statement | null => {
  const value = parsed(text)
  if (!isRecord(value) || value['format'] !== FORMAT) return null
  const [scenario, title, version, hash, who, when] = FIELDS.map((field) => {
    const own = value[field]
    return typeof own === 'string' ? own : ''
  })
  if (!scenario || !title || !version || !who || !hash || !when) return null
  if (!/^sha256:[0-9a-f]{64}$/.test(hash) || Number.isNaN(Date.parse(when))) return null
  return { scenario, title, version, hash, who, when }
}

/** The first 12 digits in fours: enough to compare two papers by eye. */
export const shortHash = (hash: string): string =>
  hash
    .replace('sha256:', '')
    .slice(0, 12)
    .replaceAll(/(.{4})(?=.)/g, '$1 ')
