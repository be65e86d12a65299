import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import { mapResult, type ApiResult } from '../../../api/result.ts'
import type { LegalUser, User } from '../../../api/types.ts'
import type { WhenActive } from '../../kit/active.ts'
import { renewalActor } from '../../kit/query/actor.ts'

/** The message of the check that identifies a company (SC05). */
const LEGAL_ENTITY = 'Юридическое лицо'

export const sessionActors = (api: Api, whenActive: WhenActive) => ({
  checkLegal: fromPromise<ApiResult<boolean>>(async ({ signal }) => {
    const result = await api.call('checkLegal', { signal })
    return mapResult(result, () => result.kind === 'ok' && result.message === LEGAL_ENTITY)
  }),
  loadUser: fromPromise<ApiResult<User>>(({ signal }) => api.call('getUser', { signal })),
  loadLegalUser: fromPromise<ApiResult<LegalUser | null>>(({ signal }) => api.call('getLegalUser', { signal })),
  /** These two run in the background: they wait for an active tab, and their 502 does not leave the screen (A27). */
  renewStatus: renewalActor<ApiResult<string>>(whenActive, ({ signal }) => api.call('getUserStatus', { signal })),
  renewUser: renewalActor<ApiResult<User>>(whenActive, ({ signal }) => api.call('getUser', { signal, background: true })),
  loadScore: fromPromise<ApiResult<number>>(({ signal }) => api.call('getBalance', { signal })),
  renewScore: renewalActor<ApiResult<number>>(whenActive, ({ signal }) => api.call('getBalance', { signal })),
  /** The token is already erased from storage, so the one call that still needs it gets it as input. */
  revoke: fromPromise<void, { token: string }>(async ({ input }) => {
    await api.call('logout', { token: input.token })
  }),
})
