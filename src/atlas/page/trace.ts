/** Requirement ↔ state ↔ transition ↔ screen ↔ test, as docs/flows/trace.json tells it. */
import type { Level } from './coverage.ts'
import { edgeHref, stateHref } from './place.ts'
import type { SearchFlow, SearchPart } from './search-data.ts'

export interface TracedRow {
  id: string
  area: string
  text: string
  /** `flow id`: an edge's id has spaces of its own. */
  states: string[]
  edges: string[]
  places: string[]
  /** Indices of the tests that name it. */
  tests: number[]
  walked: Level[]
}

/** The part of the file that is read here. */
export interface Trace {
  rows: TracedRow[]
  tests: { file: string; title: string }[]
  orphans: {
    /** Rows that nothing names yet, by area, and what will bring them. */
    rows: { area: string; ahead: string | null; ids: string[] }[]
    untested: string[]
    withoutFlow: string[]
  }
}

export interface Realised {
  href: string
  text: string
}

/** What of a flow realises a row, with its words. */
export const realisedBy = (flows: readonly SearchFlow[], { states, edges }: TracedRow): Realised[] => {
  const find = (kind: SearchPart['kind'], refs: readonly string[], hrefOf: (flow: string, id: string) => string) =>
    refs.map((ref): Realised => {
      const [name = '', ...rest] = ref.split(' ')
      const id = rest.join(' ')
      const flow = flows.find((one) => one.flow === name)
      const part = flow?.parts.find((one) => one.kind === kind && one.id === id)
      return { href: hrefOf(name, id), text: `${flow?.title ?? name}: ${part?.text ?? id}` }
    })
  return [...find('state', states, stateHref), ...find('edge', edges, edgeHref)]
}

/** Where a row stands: what to say of it in one word. */
export const fateOf = ({ states, edges, tests }: TracedRow): string => {
  const isRealised = states.length + edges.length > 0
  if (isRealised) return tests.length > 0 ? 'в сценарии и в тестах' : 'в сценарии, тест не назван'
  return tests.length > 0 ? 'только в тестах' : 'ещё нет'
}
