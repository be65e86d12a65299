/** Reads both shapes of a list of people: pages, and the bare array that the specification names (AD15, E06). */
import { mapResult, type ApiResult } from '../../../api/result.ts'
import type { PayloadOf, Seller } from '../../../api/types.ts'
import type { RosterPage } from './types.ts'

type Payload = PayloadOf<'listSellers'>

const sellersOf = (payload: Payload): Seller[] | null => (Array.isArray(payload) ? payload : payload.sellers)

/** @returns the page; an answer without its list is a failure, because «nobody» would be a lie */
export const pageOf = (answer: ApiResult<Payload>): ApiResult<RosterPage> => {
  if (answer.kind === 'ok' && sellersOf(answer.payload) === null) return { kind: 'failed', reason: 'contract' }
  return mapResult(answer, (payload) =>
    Array.isArray(payload)
      ? { rows: payload, total: payload.length, next: null }
      : { rows: payload.sellers ?? [], total: payload.total, next: payload.next ?? null },
  )
}
