/** The only client of the contract. Every call ends in an ApiResult; the client throws nothing and retries nothing. */
import { CALL_TIMEOUT } from '../domain/portal/limits.ts'
import type { ApiResult } from './result.ts'
import type { ApiDeps, Sender } from './send.ts'
import type { CallArgs, OperationId, PayloadOf } from './types.ts'
import { within } from './within.ts'

export type { ApiDeps } from './send.ts'

export interface Api {
  call: <Id extends OperationId>(id: Id, args?: CallArgs<Id>) => Promise<ApiResult<PayloadOf<Id>>>
}

/** The portal's own client. */
export interface Client extends Api {
  /** Waits until no call is under way. */
  quiet: () => Promise<void>
}

/** Nothing was sent. */
const OFFLINE: ApiResult<never> = { kind: 'failed', reason: 'offline' }

export const createApi = (deps: ApiDeps): Client => {
  let loading: Promise<Sender | null> | null = null
  const underWay = new Set<Promise<unknown>>()

  /** @returns null when the chunk cannot be loaded; the next call tries again */
  const loadSender = (): Promise<Sender | null> =>
    (loading ??= import('./send.ts').then(
      ({ createSender }) => createSender(deps),
      () => (loading = null),
    ))

  const call: Api['call'] = async (id, args = {}) => {
    const token = deps.token()
    const sender = deps.isOffline() ? null : await within(CALL_TIMEOUT, loadSender())
    const result: ApiResult<unknown> = sender ? await sender.send(id, args) : OFFLINE
    // The caller gets the result first: a machine records the refused command in its draft before the portal leaves the
    // screen. A late answer to an old token says nothing about the current one.
    const isOfNow = id !== 'login' && !args.token && deps.token() === token
    if (result.kind === 'unauthorised' && isOfNow) setTimeout(deps.onUnauthorised)
    const background = args.background ?? sender?.isBackground(id) ?? false
    if (result.kind === 'gatewayDown' && !background) setTimeout(deps.onGatewayDown)
    return result as ApiResult<PayloadOf<typeof id>>
  }

  return {
    call: (id, args) => {
      const result = call(id, args)
      underWay.add(result)
      void result.finally(() => underWay.delete(result))
      return result
    },
    quiet: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay)
    },
  }
}
