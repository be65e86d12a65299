/** Reads both shapes of a list of people: pages, and the bare array that the specification names (AD15, E06). */
import { mapResult, type ApiResult } from '../../../api/result.ts'
import type { PayloadOf } from '../../../api/types.ts'
import type { RosterPage } from './types.ts'

type Payload = PayloadOf<'listSellers'>

/**
 * @returns the page; an answer without its list is an empty one, as any list: the reader tells the operators. Behind a page without
 * people there is none, whatever the answer says: else the list would ask for ever.
 */
export const pageOf = (answer: ApiResult<Payload>): ApiResult<RosterPage> =>
  mapResult(answer, (payload) => {
    if (Array.isArray(payload)) return { rows: payload, total: payload.length, next: null }
    const rows = payload.sellers ?? []
    return { rows, total: payload.total, next: rows.length > 0 ? (payload.next ?? null) : null }
  })
