/** docs/flows/trace.json matches the current requirements, machines and tests, and has no dangling link. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { linksOf, TRACE, traceOf, traceText } from '../../tools/atlas/trace.ts'
import { readClauses } from '../../tools/atlas/trace/clauses.ts'
import { extractChart } from '../../src/atlas/chart/extract.ts'
import { flows } from '../../src/atlas/flows.ts'
import { NOWHERE, OUTSIDE_BY_ID } from '../../tools/atlas/trace/orphans.ts'
import { provenIn, readFlowClauses, untried } from '../../tools/atlas/trace/proof.ts'
import { idsOf, titlesIn } from '../../tools/atlas/trace/titles.ts'

const trace = traceOf()
const charts = flows.map(({ flow, machine, words }) => extractChart(flow, machine, words))
const found = readFlowClauses()

test('the trace is fresh', () => {
  expect(readFileSync(TRACE, 'utf8') === traceText(trace), 'npm run atlas writes it anew').toBe(true)
})

test('no id is named that the list does not have', () => {
  expect(trace.orphans.unknown).toEqual([])
})

test('a row that no flow names is known by what it is about, one that nothing names by the reason', () => {
  expect(trace.orphans.rows.filter(({ why }) => why === null)).toEqual([])
  expect(trace.orphans.withoutFlow.filter(({ about }) => about === null)).toEqual([])
  const orphans = new Set([...trace.orphans.rows.map(({ id }) => id), ...trace.orphans.withoutFlow.flatMap(({ ids }) => ids)])
  expect([...Object.keys(NOWHERE), ...OUTSIDE_BY_ID.keys()].filter((id) => !orphans.has(id))).toEqual([])
})

test('every row that a flow names is named by a test', () => {
  expect(trace.orphans.untested).toEqual([])
})

test('no link was made for another text of its clause', () => {
  const suspect = trace.rows.flatMap(({ id, suspect: links }) => links.map((link) => `${id}: ${link}`))
  expect(suspect, 'read what changed, then npm run atlas:accept -- <id>').toEqual([])
})

test('a text that changes makes every link of its clause suspect, and of no other', () => {
  const changed = readClauses().map((one) => (one.id === 'AU11' ? { ...one, fingerprint: 'another' } : one))
  const suspect = traceOf(undefined, undefined, changed).rows.filter((row) => row.suspect.length > 0)
  expect(suspect.map(({ id }) => id)).toEqual(['AU11'])
  expect(suspect[0]?.suspect).toEqual(linksOf(trace, 'AU11'))
  expect(suspect[0]?.suspect).toContain('login routingFailure always 0')
})

test('D268 each clause that a part of a flow names was tried, and no other', () => {
  expect(untried(charts, found), 'GRID=full npx vitest run --project unit tests/model -u').toEqual([])
  const [flow, ...others] = found
  const [part, ...parts] = flow?.parts ?? []
  const less = flow && part ? [{ ...flow, parts }, ...others] : []
  expect(untried(charts, less)).toEqual(
    [...(part?.proven ?? []), ...(part?.named ?? [])].map((row) => `${flow?.flow} ${part?.kind} ${part?.id}: ${row}`),
  )
})

test('D268 a clause is proven by a test that names it and fails without a part that implements it', () => {
  const proofOf = (id: string) => trace.rows.find((row) => row.id === id)?.proof
  // The fifth wrong password is walked; a width has no machine; the last one has no details.
  expect(proofOf('AU11')).toBe('proven')
  expect(proofOf('NV29')).toBe('named')
  expect(proofOf('RP22')).toBe('none')
  // What the tests have found about a part that no longer names the clause is no proof.
  const unnamed = charts.map((chart) => ({ ...chart, states: chart.states.map((state) => ({ ...state, rows: [] })), edges: [] }))
  expect(provenIn(charts, found).has('AU11')).toBe(true)
  expect(provenIn(unnamed, found).size).toBe(0)
})

test('both directions say the same', () => {
  const fromRows = trace.rows.flatMap(({ id, states, edges }) => [...states, ...edges].map((part) => `${part}: ${id}`))
  const fromParts = trace.parts.flatMap(({ flow, id, rows }) => rows.map((row) => `${flow} ${id}: ${row}`))
  expect(fromRows.toSorted()).toEqual([...new Set(fromParts)].toSorted())
  const testsOfRows = trace.rows.flatMap(({ id, tests }) => tests.map((at) => `${at}: ${id}`))
  const rowsOfTests = trace.tests.flatMap(({ rows }, at) => [...new Set(rows)].map((row) => `${at}: ${row}`))
  expect(testsOfRows.toSorted()).toEqual(rowsOfTests.toSorted())
})

test('every screen of the atlas realises something', () => {
  expect(trace.places.filter(({ rows, flows }) => rows.length === 0 || flows.length === 0)).toEqual([])
})

describe('titles', () => {
  test('begin with ids, single or in ranges', () => {
    expect(idsOf('AU08 AU09 a refusal stands')).toEqual(['AU08', 'AU09'])
    expect(idsOf('FM15–FM17, SL01 the list')).toEqual(['FM15', 'FM16', 'FM17', 'SL01'])
    expect(idsOf('a refusal, see AU08 for it')).toEqual([])
  })

  test('are found in every kind of quotes, lists of ids are none', () => {
    const source = "test('AU01 one', f)\ntest.each(x)(`AU02 %s two`, f)\ntest(\"AU03 it's three\", f)\nrows: ['AU04', 'AU05']"
    expect(titlesIn(source)).toEqual(['AU01 one', 'AU02 %s two', "AU03 it's three"])
  })

  test('of tables have the ids of their rows', () => {
    const source = "test.each([\n  ['AU05 AU06', 'a'],\n  ['AU07', null],\n])('%s D05 says %s', f)\nrows: ['AU08', 'AU09']"
    expect(titlesIn(source)).toEqual(['AU05 AU06 D05 says %s', 'AU07 D05 says %s'])
  })
})
