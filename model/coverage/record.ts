/**
 * Records the coverage of a flow's tests; coverage.ts beside it merges the records into docs/flows/coverage.json.
 * A file is written only where every one of its tests ran and passed: a filtered run would remove the coverage of skipped tests.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyMachineSnapshot } from 'xstate'
import type { Way } from '../explore/journeys.ts'
import type { Taken } from '../explore/taken.ts'
import { stateKey } from '../../src/machines/kit/state-key.ts'

export const RECORDS = join(import.meta.dirname, '../../test-results/coverage')

export type Level = 'machine' | 'view' | 'browser'

export interface CoverageRecord {
  level: Level
  flow: string
  /** The run: its process id. Files of earlier runs are ignored. */
  run: number
  /** Tests required for a complete record, and those that passed. */
  expected: string[]
  ran: string[]
  /** Leaves in which the flow came to rest. */
  states: string[]
  /** Titles of the tests that took each edge. */
  edges: Record<string, string[]>
  /** The results of an edge's guard. */
  guards: Record<string, boolean[]>
  /** `call: answer` */
  answers: string[]
  /** The ways of the journeys, each once, as JSON: what a test has changed since is no part of them. */
  ways?: string[]
}

export interface Recorder {
  took: (taken: Omit<Taken, 'effects'>, title: string | null) => void
  goes: (way: Way) => void
  answered: (call: string, answer: string) => void
  /** Registers a test for the record, or its success. */
  expects: (title: string) => void
  passed: (title: string) => void
  write: (part: string) => void
}

const addTo = <Value>(map: Map<string, Set<Value>>, key: string, value: Value): void => {
  const values = map.get(key) ?? new Set()
  map.set(key, values.add(value))
}

const plain = <Value>(map: Map<string, Set<Value>>): Record<string, Value[]> =>
  Object.fromEntries([...map].map(([key, values]) => [key, [...values]]))

export const recorder = (level: Level, flow: string): Recorder => {
  const [states, answers, expected, ran] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()]
  const ways = new Set<string>()
  const edges = new Map<string, Set<string>>()
  const guards = new Map<string, Set<boolean>>()
  const rest = ({ value }: AnyMachineSnapshot) => {
    for (const leaf of stateKey(value).split('+')) states.add(leaf)
  }
  return {
    took: (taken, title) => {
      rest(taken.snapshot)
      for (const { edge, said } of taken.guards) addTo(guards, edge, said)
      if (title !== null) for (const edge of taken.edges) addTo(edges, edge, title)
    },
    goes: (way) => ways.add(JSON.stringify(way)),
    answered: (call, answer) => answers.add(`${call}: ${answer}`),
    expects: (title) => expected.add(title),
    passed: (title) => ran.add(title),
    write: (part) => {
      const record: CoverageRecord = {
        level,
        flow,
        run: process.ppid,
        expected: [...expected],
        ran: [...ran],
        states: [...states],
        edges: plain(edges),
        guards: plain(guards),
        answers: [...answers],
        ...(ways.size > 0 && { ways: [...ways] }),
      }
      mkdirSync(RECORDS, { recursive: true })
      writeFileSync(join(RECORDS, `${level}.${flow}.${part}.json`), JSON.stringify(record))
    },
  }
}
