/** Writes docs/flows/coverage.json: the coverage of each flow by each level's last complete run. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RECORDS, type CoverageRecord, type Level } from './record.ts'
import { flowsWithFixtures } from '../explore/flows.ts'
import { modelOf, type FlowModel } from '../explore/flow-model.ts'
import { partText } from '../kit/json-lines.ts'
import { isShown } from '../review/reached.ts'

export const LEVELS: readonly Level[] = ['machine', 'view', 'browser']

interface Covered {
  id: string
  /** Levels that have walked it. */
  levels: Level[]
}

export interface CoveredEdge extends Covered {
  /** Levels at which its guard has said yes, and no; null where it has none. */
  guard: { yes: Level[]; no: Level[] } | null
  /** Indices of the tests that walk it. */
  tests: number[]
  unreachable: string | null
}

export interface FlowCoverage {
  flow: string
  tests: { level: Level; title: string }[]
  states: Covered[]
  edges: CoveredEdge[]
  /** `call: answer` */
  answers: Covered[]
}

/** One level's coverage of a flow, from its records or from the existing file. */
interface Walked {
  states: ReadonlySet<string>
  answers: ReadonlySet<string>
  /** Titles of the tests by edge. */
  edges: ReadonlyMap<string, readonly string[]>
  guards: ReadonlyMap<string, ReadonlySet<boolean>>
}
type WalkedByLevel = ReadonlyMap<Level, Walked>

export const COVERAGE = join(import.meta.dirname, '../../docs/flows/coverage.json')

export const readCoverage = (): FlowCoverage[] =>
  existsSync(COVERAGE) ? (JSON.parse(readFileSync(COVERAGE, 'utf8')) as { flows: FlowCoverage[] }).flows : []

const merged = (records: readonly CoverageRecord[]): Walked => {
  const edges = new Map<string, string[]>()
  const guards = new Map<string, Set<boolean>>()
  for (const record of records) {
    for (const [id, titles] of Object.entries(record.edges)) edges.set(id, [...(edges.get(id) ?? []), ...titles])
    for (const [id, said] of Object.entries(record.guards)) guards.set(id, new Set([...(guards.get(id) ?? []), ...said]))
  }
  return {
    states: new Set(records.flatMap(({ states }) => states)),
    answers: new Set(records.flatMap(({ answers }) => answers)),
    edges,
    guards,
  }
}

const isWhole = (records: readonly CoverageRecord[]): boolean => {
  const ran = new Set(records.flatMap((record) => record.ran))
  return records.length > 0 && records.every(({ expected }) => expected.every((title) => ran.has(title)))
}

/**
 * The records of the latest run of each level and flow, where that run was complete.
 * @param since older records are in the file already, or the file has a newer source
 */
const freshRecords = (folder: string, since: number): Map<string, CoverageRecord[]> => {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  const read = files.map((name) => {
    const path = join(folder, name)
    return { record: JSON.parse(readFileSync(path, 'utf8')) as CoverageRecord, time: statSync(path).mtimeMs }
  })
  const byPlace = new Map<string, typeof read>()
  for (const one of read.toSorted((one, other) => other.time - one.time)) {
    const place = `${one.record.level} ${one.record.flow}`
    byPlace.set(place, [...(byPlace.get(place) ?? []), one])
  }
  return new Map(
    [...byPlace].flatMap(([place, all]) => {
      const [last] = all
      if (!last || last.time < since) return []
      const latest = all.filter(({ record }) => record.run === last.record.run).map(({ record }) => record)
      return isWhole(latest) ? [[place, latest] as const] : []
    }),
  )
}

const at = (level: Level) => (covered: Covered) => covered.levels.includes(level)

/** A level's coverage in the existing file. */
const walkedBefore = (old: FlowCoverage, level: Level): Walked => ({
  states: new Set(old.states.filter(at(level)).map(({ id }) => id)),
  answers: new Set(old.answers.filter(at(level)).map(({ id }) => id)),
  edges: new Map(
    old.edges.filter(at(level)).map(({ id, tests }) => {
      const titles = tests.flatMap((index) => old.tests[index] ?? []).filter((one) => one.level === level)
      return [id, titles.map(({ title }) => title)]
    }),
  ),
  guards: new Map(
    old.edges.map(({ id, guard }) => [
      id,
      new Set([...(guard?.yes.includes(level) ? [true] : []), ...(guard?.no.includes(level) ? [false] : [])]),
    ]),
  ),
})

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

const coverageOf = ({ chart, walks }: FlowModel, walked: WalkedByLevel): FlowCoverage => {
  const levelsOf = (has: (one: Walked) => boolean): Level[] =>
    LEVELS.filter((level) => {
      const one = walked.get(level)
      return one !== undefined && has(one)
    })
  const known = new Set(chart.edges.map(({ id }) => id))
  const tests = LEVELS.flatMap((level) => {
    const titles = [...(walked.get(level)?.edges ?? [])].flatMap(([id, all]) => (known.has(id) ? all : []))
    return [...new Set(titles)].toSorted(byText).map((title) => ({ level, title }))
  })
  const places = new Map(tests.map(({ level, title }, place) => [`${level} ${title}`, place]))
  const testsOf = (id: string): number[] =>
    LEVELS.flatMap((level) => (walked.get(level)?.edges.get(id) ?? []).flatMap((title) => places.get(`${level} ${title}`) ?? []))
  const called = walks.events.flatMap(({ call, answer }) => (call === null ? [] : [`${call}: ${answer}`]))
  return {
    flow: chart.flow,
    tests,
    states: chart.states.filter(isShown).map(({ id }) => ({ id, levels: levelsOf(({ states }) => states.has(id)) })),
    edges: chart.edges.map(({ id, guard, unreachable }) => ({
      id,
      levels: levelsOf(({ edges }) => edges.has(id)),
      guard: guard && {
        yes: levelsOf(({ guards }) => guards.get(id)?.has(true) ?? false),
        no: levelsOf(({ guards }) => guards.get(id)?.has(false) ?? false),
      },
      tests: [...new Set(testsOf(id))].toSorted((one, other) => one - other),
      unreachable,
    })),
    answers: called.map((id) => ({ id, levels: levelsOf(({ answers }) => answers.has(id)) })),
  }
}

export interface Figure {
  walked: number
  of: number
}

/** A level's covered and possible parts. */
export const figuresOf = (
  { states, edges, answers }: FlowCoverage,
  level: Level,
): Record<'states' | 'edges' | 'guards' | 'answers', Figure> => {
  const reachable = edges.filter(({ unreachable }) => unreachable === null)
  const guarded = reachable.flatMap(({ guard }) => guard ?? [])
  const figure = (all: readonly Covered[]): Figure => ({ walked: all.filter(at(level)).length, of: all.length })
  return {
    states: figure(states),
    edges: figure(reachable),
    guards: { walked: guarded.filter(({ yes, no }) => yes.includes(level) && no.includes(level)).length, of: guarded.length },
    answers: figure(answers),
  }
}

/** The time of the file's last write. */
const writtenAt = (): number => (existsSync(COVERAGE) ? statSync(COVERAGE).mtimeMs : 0)

/** @param models of the flows, in the order of the file */
export const mergeCoverage = (
  models: readonly FlowModel[],
  folder = RECORDS,
  before = readCoverage(),
  since = writtenAt(),
): FlowCoverage[] => {
  const fresh = freshRecords(folder, since)
  return models.map((model) => {
    const old = before.find(({ flow }) => flow === model.chart.flow)
    const walked = LEVELS.flatMap((level): [Level, Walked][] => {
      const records = fresh.get(`${level} ${model.chart.flow}`)
      if (records) return [[level, merged(records)]]
      return old ? [[level, walkedBefore(old, level)]] : []
    })
    return coverageOf(model, new Map(walked))
  })
}

export const coverageText = (flows: readonly FlowCoverage[]): string =>
  `{\n  "flows": [\n${flows.map((flow) => `  ${partText(flow)}`).join(',\n')}\n  ]\n}\n`

export const writeCoverage = async (): Promise<void> => {
  const models = (await flowsWithFixtures()).map(modelOf)
  writeFileSync(COVERAGE, coverageText(mergeCoverage(models)))
}

if (process.argv[1] === import.meta.filename) await writeCoverage()
