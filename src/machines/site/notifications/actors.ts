import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import { LATEST_NEWS } from './limits.ts'
import { distinct, unreadOf } from './news.ts'
import type { News } from './types.ts'

/** Both calls of a poll (API45, API47); the first failure is the poll's. */
const ask = async (api: Api, signal: AbortSignal): Promise<ApiResult<News>> => {
  const [latest, count] = await Promise.all([
    api.call('listNotifications', { body: { offset: 0, size: LATEST_NEWS }, signal }),
    api.call('countNotifications', { signal }),
  ])
  if (latest.kind !== 'ok') return latest
  const rows = distinct(latest.payload)
  const news = { latest: rows, unread: unreadOf(rows).length }
  if (count.kind === 'ok') return { ...count, payload: { ...news, unread: count.payload } }
  // The specification does not say what the count looks like: with one that cannot be read the latest are counted (E06).
  return count.kind === 'failed' && count.reason === 'contract' ? { ...latest, payload: news } : count
}

export const notificationsActors = (api: Api) => ({
  askNews: fromPromise<ApiResult<News>>(({ signal }) => ask(api, signal)),
  markRead: fromPromise<ApiResult<null>, { id: string }>(({ input, signal }) =>
    api.call('markNotificationRead', { body: input, signal }),
  ),
})
