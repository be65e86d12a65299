/** The one client of the contract. Every call ends in an ApiResult; nothing is thrown, nothing is repeated by itself. */
import createClient from 'openapi-fetch'
import type { paths } from '../../openapi/generated/schema.d.ts'
import { CALL_TIMEOUT } from '../domain/limits.ts'
import { operations } from './generated/operations.ts'
import { readAnswer } from './answer.ts'
import type { ApiResult } from './result.ts'
import type { CallArgs, OperationId, PayloadOf } from './types.ts'
import { loadValidators } from './validators.ts'

export interface ApiDeps {
  /** The stored token, quotes removed (API02); null leaves the header out (A37). */
  token: () => string | null
  /** Any call but the login itself was answered 401 (ER03, A04). */
  onUnauthorised: () => void
  /** A call of the user's was answered 502 (ER04, A27). */
  onGatewayDown: () => void
  /** Whether the device knows that it is offline: then nothing is sent. */
  isOffline: () => boolean
  baseUrl?: string
  fetch?: typeof globalThis.fetch
}

export interface Api {
  call: <Id extends OperationId>(id: Id, args?: CallArgs<Id>) => Promise<ApiResult<PayloadOf<Id>>>
}

/** Aborts after `ms` or with the caller's signal, whichever comes first. */
const withDeadline = (ms: number, signal?: AbortSignal): { signal: AbortSignal; done: () => void } => {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ms)
  const forward = () => controller.abort()
  if (signal?.aborted) forward()
  signal?.addEventListener('abort', forward)
  const done = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', forward)
  }
  return { signal: controller.signal, done }
}

export const createApi = (deps: ApiDeps): Api => {
  const client = createClient<paths>({
    baseUrl: deps.baseUrl ?? '/api',
    fetch: (request) => (deps.fetch ?? globalThis.fetch)(request),
  })

  const send = async (id: OperationId, args: CallArgs<OperationId>): Promise<ApiResult<unknown>> => {
    const operation = operations[id]
    if (deps.isOffline()) return { kind: 'failed', reason: 'offline' }
    // The validators come first: an answer that cannot be checked must not be asked for.
    const validators = await loadValidators(operation.area)
    if (!validators) return { kind: 'failed', reason: 'offline' }

    const token = args.token ?? deps.token()
    const headers: Record<string, string> = {}
    if (token) headers['Token'] = token
    if (args.idempotencyKey) headers['Idempotency-Key'] = args.idempotencyKey

    const deadline = withDeadline(CALL_TIMEOUT, args.signal)
    try {
      const init = { params: { path: args.path, query: args.query }, body: args.body, headers, signal: deadline.signal, parseAs: 'text' }
      // The operation table ties path, method and types together; openapi-fetch cannot follow a path held in a variable.
      const { data, error, response } = await client.request(operation.method as never, operation.path as never, init as never)
      return readAnswer(response.status, data ?? error, (body) => validators[id]?.(body) === true)
    } catch {
      return { kind: 'unknown' }
    } finally {
      deadline.done()
    }
  }

  return {
    call: async (id, args = {}) => {
      const result = await send(id, args)
      // The caller hears first: a machine that learns its command was turned away says so in its draft before the
      // portal leaves the screen.
      if (result.kind === 'unauthorised' && id !== 'login' && !args.token) setTimeout(deps.onUnauthorised)
      const background = args.background ?? operations[id].background
      if (result.kind === 'gatewayDown' && !background) setTimeout(deps.onGatewayDown)
      return result as ApiResult<PayloadOf<typeof id>>
    },
  }
}
