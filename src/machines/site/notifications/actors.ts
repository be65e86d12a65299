import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import { LATEST_NEWS } from './limits.ts'
import { distinct, unreadOf } from './news.ts'
import type { News } from './types.ts'

/**
 * The calls of a poll (API45, API47); the first failure is the poll's. The count comes first, with its version: it changes with any
 * notification, so the same version means the same list. A list that is asked for afterwards is no older than that version.
 * @param known the news of before
 */
const ask = async (api: Api, known: News | null, signal: AbortSignal): Promise<ApiResult<News>> => {
  const before = known?.version ? { known: { version: known.version, payload: known.unread } } : {}
  const count = await api.call('countNotifications', { ...before, signal })
  if (known && count.kind === 'ok' && known.version !== null && count.version === known.version)
    return { ...count, payload: known }
  // The specification does not say what the count looks like: with one that cannot be read the latest are counted (E06).
  const isUnreadable = count.kind === 'failed' && count.reason === 'contract'
  if (count.kind !== 'ok' && !isUnreadable) return count
  const latest = await api.call('listNotifications', { body: { offset: 0, size: LATEST_NEWS }, signal })
  if (latest.kind !== 'ok') return latest
  const rows = distinct(latest.payload)
  const canReadAll = latest.supports?.includes('readAll') ?? false
  const news =
    count.kind === 'ok'
      ? { latest: rows, unread: count.payload, version: count.version ?? null, canReadAll }
      : { latest: rows, unread: unreadOf(rows).length, version: null, canReadAll }
  return { ...latest, payload: news }
}

export const notificationsActors = (api: Api) => ({
  askNews: fromPromise<ApiResult<News>, News | null>(({ input, signal }) => ask(api, input, signal)),
  markRead: fromPromise<ApiResult<null>, { id: string }>(({ input, signal }) =>
    api.call('markNotificationRead', { body: input, signal }),
  ),
  markAllRead: fromPromise<ApiResult<null>, { id: string }>(({ input, signal }) =>
    api.call('markNotificationsRead', { body: input, signal }),
  ),
})
