import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { Notification } from '../../../api/types.ts'
import type { NewsRequest } from './types.ts'

export const messagesActors = (api: Api) => ({
  /** The person waits for it: its 502 leaves the screen as that of any list does (ER04, A27). */
  loadPage: fromPromise<ApiResult<Notification[]>, NewsRequest>(({ input, signal }) =>
    api.call('listNotifications', { body: input, signal, background: false }),
  ),
})
