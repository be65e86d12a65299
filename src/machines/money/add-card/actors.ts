import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { Card } from '../../../api/types.ts'
import type { Asking } from '../../kit/query/asking.ts'

/** A page of the web, or of the portal's own origin: what else an answer may name is opened nowhere. */
const isPage = (address: string): boolean => /^https?:\/\/[^/]|^\/(?![/\\])/.test(address)

export const addCardActors = (api: Api) => ({
  loadPage: fromPromise<ApiResult<string>>(async ({ signal }) => {
    const result = await api.call('getCardPage', { signal })
    return result.kind === 'ok' && !isPage(result.payload) ? { kind: 'failed', reason: 'contract' } : result
  }),
  loadCards: fromPromise<ApiResult<Card[]>, Asking>(({ input: { background }, signal }) =>
    api.call('getCards', { background, signal }),
  ),
})
