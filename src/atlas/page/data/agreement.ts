/** What a sheet shows of a scenario. */
import type { Since, TextChange } from '../../agreement/changes.ts'
import type { FlowRecord } from '../../agreement/lines.ts'
import { pathsOf, screensOf } from '../../agreement/part.ts'
import type { AgreementData } from '../../agreement/verdict.ts'
import type { Chart } from '../../chart/types.ts'
import { wayTo } from '../../chart/walks.ts'
import { levelsText } from './coverage.ts'
import { PROOFS, type Trace } from './trace.ts'

/** What every sheet needs. */
export interface SheetData {
  agreement: AgreementData
  trace: Trace
  /** What the diff says of changed scenarios, by the statement's file and the scenario. */
  since: Readonly<Record<string, Since>>
}

export interface Clause {
  id: string
  text: string
  fate: string
  isProven: boolean
  /** By what it was walked. */
  walked: string
}

/** @param flow null for those of all scenarios */
export const clausesOf = ({ rows }: Trace, flow: string | null): Clause[] =>
  rows
    .filter(({ states, edges }) => flow === null || [...states, ...edges].some((part) => part.startsWith(`${flow} `)))
    .map((row) => ({
      id: row.id,
      text: row.text,
      fate: row.suspect.length > 0 ? 'текст изменился, связи не приняты' : PROOFS[row.proof],
      isProven: row.proof === 'proven' && row.suspect.length === 0,
      walked: row.walked.length > 0 ? levelsText(row.walked) : '',
    }))

/** What the flow does without a requirement, and what no test can show, with the reasons. */
export const exceptionsOf = ({ states, edges }: Chart): { what: string; why: string }[] => [
  ...states.flatMap(({ text, why }) => (why ? [{ what: text, why }] : [])),
  ...edges.flatMap(({ source, trigger, guard, isOtherwise, unreachable, why }) => {
    const reason = unreachable ?? why
    if (!reason) return []
    const state = states.find(({ id }) => id === source)?.text ?? source
    const cause = trigger.kind === 'always' ? state : trigger.text
    const condition = guard ? `если ${guard.text}` : isOtherwise && 'во всех остальных случаях'
    return [{ what: [cause, condition].filter(Boolean).join(', '), why: reason }]
  }),
]

/** The screen on which a change is seen on the shortest way; null where no screen is left to show. */
export const screenOf = (record: FlowRecord, { places, come }: TextChange): number | null => {
  const pathOf = pathsOf(record.chart)
  const linesOf = screensOf(record)
  const wanted = new Set(places)
  const found = record.walks.configs
    .flatMap(({ state }, config) => (wanted.has(pathOf(state)) ? [config] : []))
    .filter((config) => come.length === 0 || linesOf(config).some((line) => come.includes(line)))
    .map((config) => ({ config, length: wayTo(record.walks, config).length }))
  return found.toSorted((one, other) => one.length - other.length)[0]?.config ?? null
}

/** «28.11.2026» of an ISO time or day; as it is written, without the reader's time zone. */
export const dayOf = (iso: string): string => iso.slice(0, 10).split('-').toReversed().join('.')
