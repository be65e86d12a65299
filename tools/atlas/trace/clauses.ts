/** The clauses: rows of docs/requirements.tsv, and the same in Russian, for whoever signs them. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const DOCS = join(import.meta.dirname, '../../../docs')

export interface Clause {
  id: string
  /** The letters of the id. */
  area: string
  /** In Russian, like all that follows. */
  section: string
  who: string
  text: string
  check: string
  /** Of both languages: a link that was made for another text is suspect. */
  fingerprint: string
}

const rowsOf = (name: string): string[][] =>
  readFileSync(join(DOCS, name), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

/** Twelve hex digits: enough to tell the texts of one clause apart. */
export const fingerprintOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12)

/** All clauses in the order of the file. Throws where one of the languages lacks a row. */
export const readClauses = (): Clause[] => {
  const english = new Map(rowsOf('requirements.tsv').map(([id = '', area = '', , text = '']) => [id, { area, text }]))
  const clauses = rowsOf('requirements.ru.tsv').map(([id = '', section = '', who = '', text = '', check = '']): Clause => {
    const same = english.get(id)
    if (!same) throw new Error(`docs/requirements.ru.tsv: ${id} has no row in docs/requirements.tsv`)
    english.delete(id)
    return { id, area: same.area, section, who, text, check, fingerprint: fingerprintOf(text, same.text) }
  })
  if (english.size > 0) throw new Error(`docs/requirements.ru.tsv lacks ${[...english.keys()].join(', ')}`)
  return clauses
}
