/** docs/flows/trace.json matches the current requirements, machines and tests, and has no dangling link. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TRACE, traceOf, traceText } from '../../tools/atlas/trace.ts'
import { idsOf, titlesIn } from '../../tools/atlas/trace/titles.ts'

const trace = traceOf()

test('the trace is fresh', () => {
  expect(readFileSync(TRACE, 'utf8') === traceText(trace), 'npm run atlas writes it anew').toBe(true)
})

test('no id is named that the list does not have', () => {
  expect(trace.orphans.unknown).toEqual([])
})

test('rows without flow and test belong to what is not built yet', () => {
  expect(trace.orphans.rows.filter(({ ahead }) => ahead === null)).toEqual([])
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
})
