/** The lines of a part: a kind and its columns, parted by tabs. */
import type { Chart } from '../chart/types.ts'
import type { Texts } from '../chart/texts.ts'
import type { Walks } from '../chart/walks.ts'

/** The stored model and texts of a flow. */
export interface FlowRecord {
  chart: Chart
  walks: Walks
  texts: Texts
}

/** The starting points and events by whose answers a part was signed, by their names in the fixture. */
export interface Alphabet {
  inputs: ReadonlySet<string>
  events: ReadonlySet<string>
}

/** The first column of a line. */
export const KINDS = [
  'сценарий',
  'адрес',
  'начало',
  'событие',
  'состояние',
  'вызов',
  'переход',
  'порядок',
  'экран',
  'после',
  'эффект',
  'ход',
] as const

export type Kind = (typeof KINDS)[number]

const plain = (text: string): string => text.replaceAll(/[\t\n\r]+/g, ' ')

export const line = (kind: Kind, ...columns: string[]): string => [kind, ...columns.map(plain)].join('\t')

/** Items by a key, in their order. */
export const groupedBy = <Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
