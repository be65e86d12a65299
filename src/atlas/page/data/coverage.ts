/** The coverage of the last complete test run, from docs/flows/coverage.json. */
import { isIn } from './variants.ts'

/** The machine alone · its screen without a browser · the whole portal in a browser. */
export type Level = 'machine' | 'view' | 'browser'

interface Covered {
  id: string
  levels: Level[]
}

interface CoveredEdge extends Covered {
  /** Levels at which its guard has said yes, and no; null where it has none. */
  guard: { yes: Level[]; no: Level[] } | null
  /** Indices of the tests that walk it. */
  tests: number[]
}

interface FlowReport {
  flow: string
  tests: { level: Level; title: string }[]
  states: Covered[]
  edges: CoveredEdge[]
  answers: Covered[]
}

/** The part of the file that is used here. */
export interface Report {
  flows: FlowReport[]
}

export const LEVEL_TEXTS: Record<Level, string> = { machine: 'автомат', view: 'экран', browser: 'браузер' }

const ORDER: readonly Level[] = ['machine', 'view', 'browser']

/** The legend of the colours, from 0. */
export const GRADES = ['не пройдено', 'проверен автомат', 'проверен и экран', 'проверено и в браузере'] as const

/** The highest level that has walked a part, from 0 to 3. */
const gradeOf = (levels: readonly Level[]): number => Math.max(0, ...levels.map((level) => ORDER.indexOf(level) + 1))

export interface Grades {
  state: ReadonlyMap<string, number>
  edge: ReadonlyMap<string, number>
}

export interface FlowCoverage {
  grades: Grades
  levelsOfState: (id: string) => Level[]
  edge: (id: string) => { levels: Level[]; guard: CoveredEdge['guard']; tests: FlowReport['tests'] } | null
  /** Keyed by the fixture's names of call and answer. */
  levelsOfAnswer: (id: string) => Level[] | null
}

const union = (all: readonly (readonly Level[])[]): Level[] => ORDER.filter((level) => all.some((one) => one.includes(level)))

/** @returns null when no run has recorded the flow */
export const coverageOf = (report: Report | null, flow: string, states: readonly string[]): FlowCoverage | null => {
  const own = report?.flows.find((one) => one.flow === flow)
  if (!own || own.tests.length === 0) return null
  const inside = (id: string) => own.states.filter((state) => isIn(state.id, id)).map(({ levels }) => levels)
  const levelsOfState = (id: string) => union(inside(id))
  return {
    grades: {
      // Forks are left at once, so no run ever rests in one.
      state: new Map(states.flatMap((id) => (inside(id).length > 0 ? [[id, gradeOf(levelsOfState(id))] as const] : []))),
      edge: new Map(own.edges.map(({ id, levels }) => [id, gradeOf(levels)])),
    },
    levelsOfState,
    edge: (id) => {
      const found = own.edges.find((edge) => edge.id === id)
      return found ? { levels: found.levels, guard: found.guard, tests: found.tests.flatMap((at) => own.tests[at] ?? []) } : null
    },
    levelsOfAnswer: (id) => own.answers.find((answer) => answer.id === id)?.levels ?? null,
  }
}

/** The number of a flow's transitions walked at each level, and the total. */
export const figuresOf = (report: Report | null, flow: string): { walked: Record<Level, number>; all: number } | null => {
  const own = report?.flows.find((one) => one.flow === flow)
  if (!own || own.tests.length === 0) return null
  const walked = (level: Level) => own.edges.filter(({ levels }) => levels.includes(level)).length
  return { walked: { machine: walked('machine'), view: walked('view'), browser: walked('browser') }, all: own.edges.length }
}

export const levelsText = (levels: readonly Level[]): string =>
  levels.length === 0 ? 'ни одной проверкой' : levels.map((level) => LEVEL_TEXTS[level]).join(', ')
