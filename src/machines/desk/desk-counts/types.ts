import type { ApiResult } from '../../../api/result.ts'
import type { PayloadOf } from '../../../api/types.ts'

export type CountsAnswer = ApiResult<PayloadOf<'listDeskQueues'>>

export interface DeskCountsContext {
  /** Rows of all queues; null while not known. Each queue is counted up to a hundred. */
  cases: number | null
  /** Conversations that wait for anybody; null while not known. */
  chats: number | null
}

export type DeskCountsEvent =
  /** An operator is signed in. */
  | { type: 'arrive' }
  /** Nobody is. */
  | { type: 'leave' }
  /** The operator has done something that changes what waits. */
  | { type: 'renew' }
