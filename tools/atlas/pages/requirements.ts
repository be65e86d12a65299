/** Requirement rows by their id, and how a page refers to them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chart } from '../../../src/atlas/chart/types.ts'
import { plain, table } from './markdown.ts'

const FILE = join(import.meta.dirname, '../../../docs/requirements.ru.tsv')

export type Requirements = ReadonlyMap<string, string>

/** Texts by id, in the order of the file. */
export const readRequirements = (): Requirements =>
  new Map(
    readFileSync(FILE, 'utf8')
      .split('\n')
      .slice(1)
      .flatMap((line): [string, string][] => {
        const [id, , , text] = line.split('\t')
        return id && text ? [[id, text]] : []
      }),
  )

/** Links to the rows at the end of the page. */
export const linksTo = (ids: readonly string[]): string => ids.map((id) => `[${id}](#${id.toLowerCase()})`).join(' ')

/** Every row that the chart names. */
export const rowsOf = ({ states, edges }: Chart): string[] => [...new Set([...states, ...edges].flatMap(({ rows }) => rows))]

export const requirementsTable = (chart: Chart, requirements: Requirements): string => {
  const named = new Set(rowsOf(chart))
  const rows = [...requirements].filter(([id]) => named.has(id))
  return table(
    ['Требование', 'Текст'],
    rows.map(([id, text]) => [`<a id="${id.toLowerCase()}"></a>${id}`, plain(text)]),
  )
}
