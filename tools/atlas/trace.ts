/** Writes docs/flows/trace.json: requirement ↔ state ↔ edge ↔ screen ↔ test, both ways, with the unlinked items. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chart } from '../../src/atlas/chart/types.ts'
import type { Proof, Trace as ShownTrace, TracedRow } from '../../src/atlas/page/data/trace.ts'
import type { Level } from '../../model/coverage/record.ts'
import { extractChart } from '../../src/atlas/chart/extract.ts'
import { flows } from '../../src/atlas/flows.ts'
import { LEVELS, readCoverage, type FlowCoverage } from '../../model/coverage/coverage.ts'
import { partText } from '../../model/kit/json-lines.ts'
import { readAccepted, suspectLinks, type Accepted } from './trace/accepted.ts'
import { readClauses, type Clause } from './trace/clauses.ts'
import { NOWHERE, OUTSIDE_BY_ID } from './trace/orphans.ts'
import { provenIn, readFlowClauses } from './trace/proof.ts'
import { namingTests, type NamingTest } from './trace/titles.ts'

/** The whole file; the atlas shows a part of it. */
export interface Trace extends ShownTrace {
  tests: NamingTest[]
  /** Screens with their flows and the rows that these implement. */
  places: { place: string; flows: string[]; rows: string[] }[]
  /** States, transitions and branches with rows, or with the reason for none. */
  parts: { flow: string; id: string; kind: 'state' | 'edge'; rows: string[]; why: string | null }[]
}

export const TRACE = join(import.meta.dirname, '../../docs/flows/trace.json')
const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

const partsOf = ({ flow, states, edges }: Chart): Trace['parts'] => [
  ...states
    .filter(({ rows, why }) => rows.length > 0 || why !== null)
    .map(({ id, rows, why }) => ({ flow, id, kind: 'state' as const, rows, why })),
  ...edges
    .filter(({ rows, why }) => rows.length > 0 || why !== null)
    .map(({ id, rows, why }) => ({ flow, id, kind: 'edge' as const, rows, why })),
]

const levelsOf = (coverage: readonly FlowCoverage[], { flow, id, kind }: Trace['parts'][number]): Level[] => {
  const covered = coverage.find((one) => one.flow === flow)
  return (kind === 'state' ? covered?.states : covered?.edges)?.find((one) => one.id === id)?.levels ?? []
}

/** What all rows are traced through. */
interface Sources {
  charts: readonly Chart[]
  parts: Trace['parts']
  tests: readonly NamingTest[]
  coverage: readonly FlowCoverage[]
  accepted: Accepted
  /** Ids of rows for which a test that names them fails without what implements them. */
  proven: ReadonlySet<string>
}

const proofOf = (id: string, isNamed: boolean, proven: ReadonlySet<string>): Proof => {
  if (proven.has(id)) return 'proven'
  return isNamed ? 'named' : 'none'
}

const tracedRow = (clause: Clause, { charts, parts, tests, coverage, accepted, proven }: Sources): TracedRow => {
  const { id, area, section, text } = clause
  const own = parts.filter(({ rows }) => rows.includes(id))
  const walked = new Set(own.flatMap((part) => levelsOf(coverage, part)))
  const named = (kind: 'state' | 'edge') => own.filter((part) => part.kind === kind).map((part) => `${part.flow} ${part.id}`)
  const naming = tests.flatMap(({ rows }, at) => (rows.includes(id) ? [at] : []))
  const files = unique(naming.map((at) => tests[at]?.file ?? ''))
  return {
    id,
    area,
    section,
    text,
    states: named('state'),
    edges: named('edge'),
    places: unique(charts.filter(({ flow }) => own.some((part) => part.flow === flow)).flatMap(({ places }) => places)),
    tests: naming,
    walked: LEVELS.filter((level) => walked.has(level)),
    proof: proofOf(id, own.length + naming.length > 0, proven),
    suspect: suspectLinks(accepted, clause, [...named('state'), ...named('edge'), ...files]),
  }
}

const orphansOf = (rows: readonly TracedRow[], parts: Trace['parts'], tests: readonly NamingTest[]): Trace['orphans'] => {
  const hasFlow = ({ states, edges }: TracedRow) => states.length + edges.length > 0
  const outside = rows.filter((row) => !hasFlow(row) && row.tests.length > 0)
  const aboutOf = ({ id }: TracedRow) => OUTSIDE_BY_ID.get(id) ?? null
  const known = new Set(rows.map(({ id }) => id))
  return {
    rows: rows.flatMap((row) => (!hasFlow(row) && row.tests.length === 0 ? [{ id: row.id, why: NOWHERE[row.id] ?? null }] : [])),
    untested: rows.filter((row) => hasFlow(row) && row.tests.length === 0).map(({ id }) => id),
    withoutFlow: unique(outside.map(aboutOf)).map((about) => ({
      about,
      ids: outside.filter((row) => aboutOf(row) === about).map(({ id }) => id),
    })),
    unknown: unique([...parts, ...tests].flatMap((one) => one.rows).filter((id) => !known.has(id))),
  }
}

export const traceOf = (coverage = readCoverage(), accepted = readAccepted(), clauses = readClauses()): Trace => {
  const charts = flows.map(({ flow, machine, words }) => extractChart(flow, machine, words))
  const parts = charts.flatMap(partsOf)
  const tests = namingTests()
  const sources: Sources = { charts, parts, tests, coverage, accepted, proven: provenIn(charts, readFlowClauses()) }
  const rows = clauses.map((clause) => tracedRow(clause, sources))
  const places = unique(charts.flatMap((chart) => chart.places)).map((place) => {
    const standing = charts.filter((chart) => chart.places.includes(place)).map(({ flow }) => flow)
    const realised = parts.filter(({ flow }) => standing.includes(flow)).flatMap((part) => part.rows)
    return { place, flows: standing, rows: unique(realised).toSorted() }
  })
  return { rows, tests, places, parts, orphans: orphansOf(rows, parts, tests) }
}

/** The links of a clause: states, transitions and branches as `flow id`, tests by their file. */
export const linksOf = ({ rows, tests }: Trace, id: string): string[] => {
  const row = rows.find((one) => one.id === id)
  return row ? unique([...row.states, ...row.edges, ...row.tests.map((at) => tests[at]?.file ?? '')]) : []
}

export const traceText = ({ orphans, ...lists }: Trace): string =>
  `${partText(lists).replace(/\n {2}\}$/, '')},\n    "orphans": ${partText(orphans)}\n  }\n`

export const writeTrace = (): void => writeFileSync(TRACE, traceText(traceOf()))

if (process.argv[1] === import.meta.filename) writeTrace()
