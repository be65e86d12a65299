import type { ApiResult } from '../../../api/result.ts'
import type { PayloadOf } from '../../../api/types.ts'

export type DeskPerson = PayloadOf<'getDeskPerson'>
export type PersonAnswer = ApiResult<DeskPerson>

export interface PersonContext {
  id: string
  person: DeskPerson | null
  problem: string | null
}

export type PersonEvent =
  | { type: 'retry' }
  /** Something was done to the person: access, points. */
  | { type: 'renew' }
