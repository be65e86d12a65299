/** Which clauses a test proves: one that names a clause, walks the part that implements it, and fails without that part. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chart } from '../../../src/atlas/chart/types.ts'

/** The clauses of a flow's parts, found by its journeys: docs/flows/clauses, written by the tests of its machine. Pure JSON. */
export interface FlowClauses {
  flow: string
  parts: { kind: 'state' | 'edge'; id: string; proven: string[]; named: string[] }[]
}

export const CLAUSES = join(import.meta.dirname, '../../../docs/flows/clauses')

export const readFlowClauses = (): FlowClauses[] =>
  existsSync(CLAUSES)
    ? readdirSync(CLAUSES).map((name) => JSON.parse(readFileSync(join(CLAUSES, name), 'utf8')) as FlowClauses)
    : []

type Rows = 'proven' | 'named'
const keysOf = ({ flow, parts }: FlowClauses, lists: readonly Rows[]): string[] =>
  parts.flatMap((part) => lists.flatMap((list) => part[list].map((row) => `${flow} ${part.kind} ${part.id}: ${row}`)))

const partsOf = ({ flow, states, edges }: Chart): { key: string; row: string }[] => [
  ...states.flatMap(({ id, rows }) => rows.map((row) => ({ key: `${flow} state ${id}: ${row}`, row }))),
  ...edges.flatMap(({ id, rows }) => rows.map((row) => ({ key: `${flow} edge ${id}: ${row}`, row }))),
]

/** What the charts and the found clauses do not both have: tests have to try it again. */
export const untried = (charts: readonly Chart[], found: readonly FlowClauses[]): string[] => {
  const tried = new Set(found.flatMap((one) => keysOf(one, ['proven', 'named'])))
  const named = new Set(charts.flatMap(partsOf).map(({ key }) => key))
  return [...[...named].filter((key) => !tried.has(key)), ...[...tried].filter((key) => !named.has(key))]
}

/** The clauses of which at least one part is proven. */
export const provenIn = (charts: readonly Chart[], found: readonly FlowClauses[]): ReadonlySet<string> => {
  const proven = new Set(found.flatMap((one) => keysOf(one, ['proven'])))
  return new Set(charts.flatMap(partsOf).flatMap(({ key, row }) => (proven.has(key) ? [row] : [])))
}
