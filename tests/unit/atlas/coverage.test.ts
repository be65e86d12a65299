import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { figuresOf, mergeCoverage, type FlowCoverage } from '../../../model/coverage/coverage.ts'
import type { CoverageRecord } from '../../../model/coverage/record.ts'
import { smallFlow } from './small-flow.ts'

const model = await smallFlow()

/** Writes records like the recorders, later ones with later times. */
const folderWith = (...records: Partial<CoverageRecord>[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'))
  records.forEach((record, at) => {
    const path = join(folder, `${at}.json`)
    const whole = {
      level: 'machine',
      flow: 'small',
      run: 1,
      expected: [],
      ran: [],
      states: [],
      edges: {},
      guards: {},
      answers: [],
    }
    writeFileSync(path, JSON.stringify({ ...whole, ...record }))
    utimesSync(path, at + 1, at + 1)
  })
  return folder
}
const mergedOf = (before: FlowCoverage[], ...records: Partial<CoverageRecord>[]): FlowCoverage =>
  mergeCoverage([model], folderWith(...records), before, 0)[0]!
const edge = (coverage: FlowCoverage, id: string) => coverage.edges.find((one) => one.id === id)

test('what was walked is told by level, with the tests in their order and both sides of guards', () => {
  const coverage = mergedOf(
    [],
    {
      states: ['idle', 'asking'],
      edges: { 'idle go 0': ['tour 2', 'tour 1'], 'asking done ask 0': ['tour 1'] },
      guards: { 'asking done ask 0': [true, false] },
      answers: ['ask: right'],
    },
    { level: 'view', edges: { 'idle go 0': ['a click'] } },
  )
  expect(coverage.tests).toEqual([
    { level: 'machine', title: 'tour 1' },
    { level: 'machine', title: 'tour 2' },
    { level: 'view', title: 'a click' },
  ])
  expect(edge(coverage, 'idle go 0')).toMatchObject({ levels: ['machine', 'view'], guard: null, tests: [0, 1, 2] })
  expect(edge(coverage, 'asking done ask 0')).toMatchObject({ guard: { yes: ['machine'], no: ['machine'] }, tests: [0] })
  expect(figuresOf(coverage, 'machine')).toEqual({
    states: { walked: 2, of: 4 },
    edges: { walked: 2, of: 5 },
    guards: { walked: 1, of: 1 },
    answers: { walked: 1, of: 3 },
  })
})

test('what the chart does not have any more is dropped', () => {
  const coverage = mergedOf([], { states: ['gone'], edges: { 'gone go 0': ['tour'] }, answers: ['gone: right'] })
  expect(coverage.tests).toEqual([])
  expect(coverage.edges.every(({ levels }) => levels.length === 0)).toBe(true)
})

test('a level without a record keeps what is known of it', () => {
  const before = mergedOf([], { edges: { 'idle go 0': ['old'] }, guards: { 'asking done ask 0': [true] }, states: ['idle'] })
  const coverage = mergedOf([before], { level: 'view', edges: { 'idle go 0': ['new'] } })
  expect(edge(coverage, 'idle go 0')).toMatchObject({ levels: ['machine', 'view'], tests: [0, 1] })
  expect(edge(coverage, 'asking done ask 0')?.guard).toEqual({ yes: ['machine'], no: [] })
  expect(coverage.states.find(({ id }) => id === 'idle')?.levels).toEqual(['machine'])
})

test('a new record takes the place of the old one', () => {
  const before = mergedOf([], { edges: { 'idle go 0': ['old'], 'failed retry 0': ['old'] } })
  const coverage = mergedOf([before], { edges: { 'idle go 0': ['new'] } })
  expect(edge(coverage, 'failed retry 0')?.levels).toEqual([])
  expect(coverage.tests).toEqual([{ level: 'machine', title: 'new' }])
})

test('workers of one run are one record; files of an earlier run do not count beside it', () => {
  const coverage = mergedOf(
    [],
    { run: 1, edges: { 'failed retry 0': ['earlier'] } },
    { run: 2, edges: { 'idle go 0': ['first worker'] } },
    { run: 2, edges: { 'idle go 0': ['second worker'] } },
  )
  expect(coverage.tests.map(({ title }) => title)).toEqual(['first worker', 'second worker'])
})

test('a run that left tests out takes nothing away', () => {
  const before = mergedOf([], { level: 'browser', edges: { 'idle go 0': ['tour 1'] } })
  const part = {
    level: 'browser',
    expected: ['tour 1', 'tour 2'],
    ran: ['tour 2'],
    edges: { 'failed retry 0': ['tour 2'] },
  } as const
  const parts = { ...part, expected: [...part.expected], ran: [...part.ran], edges: { 'failed retry 0': ['tour 2'] } }
  expect(edge(mergedOf([before], parts), 'idle go 0')?.levels).toEqual(['browser'])
  expect(edge(mergedOf([before], parts, { ...parts, ran: ['tour 1'], edges: {} }), 'idle go 0')?.levels).toEqual([])
})

test('records that are older than the file change nothing', () => {
  const before = mergedOf([], { edges: { 'idle go 0': ['known'] } })
  const folder = folderWith({ edges: { 'failed retry 0': ['long ago'] } })
  const at = (since: number) => mergeCoverage([model], folder, [before], since)[0]!.tests.map(({ title }) => title)
  expect(at(1_001)).toEqual(['known'])
  expect(at(999)).toEqual(['long ago'])
})
