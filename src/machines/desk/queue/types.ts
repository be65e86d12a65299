import type { ApiResult } from '../../../api/result.ts'
import type { PayloadOf } from '../../../api/types.ts'
import type { CaseKind } from '../../../domain/desk/cases.ts'
import type { CaseNews } from '../../kit/effects.ts'

type Queues = PayloadOf<'listDeskQueues'>
type Cases = PayloadOf<'listDeskCases'>
export type Queue = Queues['queues'][number]
export type DeskCase = Cases['cases'][number]

/** Counts of all queues, and the rows of one. */
export interface QueuePage {
  queues: Queue[]
  cases: DeskCase[]
  next: string | null
}

export interface QueueInput {
  kind: CaseKind
  /** The operator's id. */
  me: string
}

export interface QueueContext {
  kind: CaseKind
  me: string
  queues: Queue[]
  cases: DeskCase[]
  /** The cursor of the next page; null on the last one. */
  next: string | null
  /** The row in the pane; null for none. */
  open: { kind: CaseKind; id: string } | null
  /** How many rows have been opened: the same row opened again is looked at anew. */
  opening: number
  problem: string | null
}

export type QueueAnswer = ApiResult<QueuePage>

export type QueueEvent =
  | { type: 'kind.choose'; kind: CaseKind }
  | { type: 'retry' }
  | { type: 'more' }
  | { type: 'open'; id: string }
  /** To the next row of the list or to the one before. */
  | { type: 'step'; by: 1 | -1 }
  /** The pane has ended its row. */
  | ({ type: 'case.ended' } & CaseNews)
  /** A decision was taken back. */
  | { type: 'undone'; kind: CaseKind; id: string }
  /** The list has changed. */
  | { type: 'renew' }
