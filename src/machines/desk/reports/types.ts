import type { ApiResult } from '../../../api/result.ts'
import type { PayloadOf } from '../../../api/types.ts'

type ReportsPage = PayloadOf<'listDeskReports'>
export type EndedReport = ReportsPage['reports'][number]

/** Words of a flow: its title, and its states by their path. */
export interface EndWords {
  title: string
  states: Readonly<Record<string, string>>
}

/** By the id of the machine; a machine that this release has not is absent. */
export type Words = Readonly<Record<string, EndWords>>

export type ReportsAnswer = ApiResult<ReportsPage & { words: Words }>

/** Where the listed reports ended: a state of a flow, or anywhere in it. */
export interface EndPlace {
  machine: string
  /** Its path, «withdrawal.form»; empty for the whole flow. */
  state: string
}

export interface ReportsInput {
  /** Null for all reports. */
  place: EndPlace | null
}

export interface ReportsQuestion extends ReportsInput {
  /** Null for the first page. */
  cursor: string | null
}

export interface ReportsContext extends ReportsInput {
  reports: EndedReport[]
  next: string | null
  words: Words
  problem: string | null
}

export type ReportsEvent = { type: 'more' } | { type: 'retry' }
