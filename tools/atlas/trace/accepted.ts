/**
 * docs/requirements.accepted.tsv: for which text of a clause its links were made. A link is a flow's state or transition, or a test's
 * file, that names the clause; it is suspect when the clause has another text now, until somebody accepts it.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Clause } from './clauses.ts'

export const ACCEPTED = join(import.meta.dirname, '../../../docs/requirements.accepted.tsv')

/** Stands for all links of a clause. */
const ALL = '*'
const HEAD = 'id\tlink\tfingerprint'

/** Fingerprints by clause and link. The link `login` stands for all states and transitions of that flow. */
export type Accepted = ReadonlyMap<string, ReadonlyMap<string, string>>

export const parseAccepted = (text: string): Accepted => {
  const accepted = new Map<string, Map<string, string>>()
  for (const line of text.trimEnd().split('\n').slice(1)) {
    const [id = '', link = '', fingerprint = ''] = line.split('\t')
    accepted.set(id, (accepted.get(id) ?? new Map<string, string>()).set(link, fingerprint))
  }
  return accepted
}

export const readAccepted = (): Accepted => parseAccepted(readFileSync(ACCEPTED, 'utf8'))

/** One line per clause, and one more for each part that was accepted apart. */
export const acceptedText = (accepted: Accepted): string =>
  `${[HEAD, ...[...accepted].flatMap(([id, links]) => [...links].map(([link, fingerprint]) => [id, link, fingerprint].join('\t')))].join('\n')}\n`

const isWithin = (link: string, part: string): boolean => part === ALL || link === part || link.startsWith(`${part} `)

/** The links of a clause that were made for another text of it. */
export const suspectLinks = (accepted: Accepted, { id, fingerprint }: Clause, links: readonly string[]): string[] => {
  const current = [...(accepted.get(id) ?? [])].filter(([, one]) => one === fingerprint).map(([part]) => part)
  return links.filter((link) => !current.some((part) => isWithin(link, part)))
}

/**
 * Accepts links of a clause for its text as it is now.
 * @param links all links of the clause
 * @param part `login`, `login editing`, `tests/unit/a.test.ts`; all of them when undefined
 * @throws when no link of the clause is in that part
 */
export const accept = (accepted: Accepted, clause: Clause, links: readonly string[], part = ALL): Accepted => {
  if (part !== ALL && !links.some((link) => isWithin(link, part))) throw new Error(`${clause.id}: связи «${part}» нет`)
  const own = new Map(accepted.get(clause.id)).set(part, clause.fingerprint)
  const next = new Map(accepted).set(clause.id, own)
  const isWhole = part === ALL || suspectLinks(next, clause, links).length === 0
  return isWhole ? next.set(clause.id, new Map([[ALL, clause.fingerprint]])) : next
}
