/** Writes docs/flows/trace.json: requirement ↔ state ↔ edge ↔ screen ↔ test, both ways, with the unlinked items. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chart } from '../../src/atlas/chart/types.ts'
import type { Trace as ShownTrace, TracedRow } from '../../src/atlas/page/data/trace.ts'
import type { Level } from '../../model/coverage/record.ts'
import { extractChart } from '../../src/atlas/chart/extract.ts'
import { flows } from '../../src/atlas/flows.ts'
import { LEVELS, readCoverage, type FlowCoverage } from '../../model/coverage/coverage.ts'
import { partText } from '../../model/kit/json-lines.ts'
import { AHEAD } from './trace/ahead.ts'
import { namingTests, type NamingTest } from './trace/titles.ts'

/** The whole file; the atlas shows a part of it. */
export interface Trace extends ShownTrace {
  tests: NamingTest[]
  /** Screens with their flows and the rows that these implement. */
  places: { place: string; flows: string[]; rows: string[] }[]
  /** States and edges with rows, or with the reason for none. */
  parts: { flow: string; id: string; kind: 'state' | 'edge'; rows: string[]; why: string | null }[]
  orphans: ShownTrace['orphans'] & {
    /** Ids in tests or words that the list does not have. */
    unknown: string[]
  }
}

export const TRACE = join(import.meta.dirname, '../../docs/flows/trace.json')
const REQUIREMENTS = join(import.meta.dirname, '../../docs/requirements.tsv')

interface Row {
  id: string
  area: string
  text: string
}
const readRows = (): Row[] =>
  readFileSync(REQUIREMENTS, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', area = '', , text = ''] = line.split('\t')
      return { id, area, text }
    })

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

const partsOf = ({ flow, states, edges }: Chart): Trace['parts'] => [
  ...states
    .filter(({ rows, why }) => rows.length > 0 || why !== null)
    .map(({ id, rows, why }) => ({ flow, id, kind: 'state' as const, rows, why })),
  ...edges.filter(({ rows }) => rows.length > 0).map(({ id, rows }) => ({ flow, id, kind: 'edge' as const, rows, why: null })),
]

const levelsOf = (coverage: readonly FlowCoverage[], { flow, id, kind }: Trace['parts'][number]): Level[] => {
  const covered = coverage.find((one) => one.flow === flow)
  return (kind === 'state' ? covered?.states : covered?.edges)?.find((one) => one.id === id)?.levels ?? []
}

const tracedRow = (
  row: Row,
  charts: readonly Chart[],
  parts: Trace['parts'],
  tests: readonly NamingTest[],
  coverage: readonly FlowCoverage[],
): TracedRow => {
  const own = parts.filter(({ rows }) => rows.includes(row.id))
  const walked = new Set(own.flatMap((part) => levelsOf(coverage, part)))
  const named = (kind: 'state' | 'edge') => own.filter((part) => part.kind === kind).map(({ flow, id }) => `${flow} ${id}`)
  return {
    ...row,
    states: named('state'),
    edges: named('edge'),
    places: unique(charts.filter(({ flow }) => own.some((part) => part.flow === flow)).flatMap(({ places }) => places)),
    tests: tests.flatMap(({ rows }, at) => (rows.includes(row.id) ? [at] : [])),
    walked: LEVELS.filter((level) => walked.has(level)),
  }
}

const orphansOf = (rows: readonly TracedRow[], parts: Trace['parts'], tests: readonly NamingTest[]): Trace['orphans'] => {
  const hasFlow = ({ states, edges }: TracedRow) => states.length + edges.length > 0
  const alone = rows.filter((row) => !hasFlow(row) && row.tests.length === 0)
  const known = new Set(rows.map(({ id }) => id))
  return {
    rows: unique(alone.map(({ area }) => area)).map((area) => ({
      area,
      ahead: AHEAD[area] ?? null,
      ids: alone.filter((row) => row.area === area).map(({ id }) => id),
    })),
    untested: rows.filter((row) => hasFlow(row) && row.tests.length === 0).map(({ id }) => id),
    withoutFlow: rows.filter((row) => !hasFlow(row) && row.tests.length > 0).map(({ id }) => id),
    unknown: unique([...parts, ...tests].flatMap((one) => one.rows).filter((id) => !known.has(id))),
  }
}

export const traceOf = (coverage = readCoverage()): Trace => {
  const charts = flows.map(({ flow, machine, words }) => extractChart(flow, machine, words))
  const parts = charts.flatMap(partsOf)
  const tests = namingTests()
  const rows = readRows().map((row) => tracedRow(row, charts, parts, tests, coverage))
  const places = unique(charts.flatMap((chart) => chart.places)).map((place) => {
    const standing = charts.filter((chart) => chart.places.includes(place)).map(({ flow }) => flow)
    const realised = parts.filter(({ flow }) => standing.includes(flow)).flatMap((part) => part.rows)
    return { place, flows: standing, rows: unique(realised).toSorted() }
  })
  return { rows, tests, places, parts, orphans: orphansOf(rows, parts, tests) }
}

export const traceText = ({ orphans, ...lists }: Trace): string =>
  `${partText(lists).replace(/\n {2}\}$/, '')},\n    "orphans": ${partText(orphans)}\n  }\n`

export const writeTrace = (): void => writeFileSync(TRACE, traceText(traceOf()))

if (process.argv[1] === import.meta.filename) writeTrace()
