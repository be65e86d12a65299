/** Requirement ↔ state ↔ transition ↔ screen ↔ test, from docs/flows/trace.json. */
import type { Level } from './coverage.ts'
import { edgeHref, stateHref } from '../base/place.ts'
import type { SearchFlow, SearchPart } from './search-data.ts'

/**
 * `proven`: a test names it, walks a part that implements it and fails without that part · `named`: a part or a test names it, and no
 * test is such a proof · `none`: nothing names it.
 */
export type Proof = 'proven' | 'named' | 'none'

/** A clause, a row of docs/requirements.ru.tsv, with everything that implements or proves it. */
export interface TracedRow {
  id: string
  area: string
  section: string
  text: string
  /** `flow state`, `flow edge`: the id of an edge contains spaces itself. */
  states: string[]
  edges: string[]
  /** Screens of the flows that realise it. */
  places: string[]
  /** Indices of the tests that name it. */
  tests: number[]
  /** Levels that walk its states or edges. */
  walked: Level[]
  proof: Proof
  /** Links that were made for another text of the clause: `login editing`, `tests/unit/a.test.ts`. */
  suspect: string[]
}

/** The part of the file that is used here. */
export interface Trace {
  rows: TracedRow[]
  tests: { file: string; title: string }[]
  orphans: {
    /** Rows that neither a flow nor a test names, and why. */
    rows: { id: string; why: string | null }[]
    /** Rows that a flow names and no test. */
    untested: string[]
    /** Rows with a test but no flow, by what they are about instead. */
    withoutFlow: { about: string | null; ids: string[] }[]
    /** Ids that flows or tests name and the list does not have. */
    unknown: string[]
  }
}

export interface Realised {
  href: string
  text: string
}

/** The flow parts that implement a row, in words. */
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

/** The status of a row, in one word. */
export const fateOf = ({ states, edges, tests }: TracedRow): string => {
  const isRealised = states.length + edges.length > 0
  if (isRealised) return tests.length > 0 ? 'в сценарии и в тестах' : 'в сценарии, тест не назван'
  return tests.length > 0 ? 'только в тестах' : 'ещё нет'
}

export const PROOFS: Record<Proof, string> = {
  proven: 'доказано',
  named: 'названо',
  none: 'нет',
}

export const PROOF_TEXTS: Record<Proof, string> = {
  proven: 'тест называет его, проходит то, что его исполняет, и без этого не проходит',
  named: 'его называет сценарий или тест, такого доказательства нет',
  none: 'ни сценарий, ни тест его не называет',
}
