/** What can come of a call. Machines branch on `kind` and nothing else of HTTP. */
import { AWAY_ERROR, DEFAULT_ERROR } from '../domain/default-error.ts'

/** Messages by field name, as the server spells the fields. */
export type FieldMessages = Record<string, string>

export type ApiResult<Payload> =
  /** Done. `message` is the server's word about it, where it has one. */
  | { kind: 'ok'; payload: Payload; message: string | null }
  /**
   * The server understood and said no: show `message`; `fields` names the places where they are known, `retryAfter` says
   * after how many seconds it may say otherwise, where the server knows.
   */
  | { kind: 'refused'; code: number; message: string; fields: FieldMessages | null; retryAfter?: number }
  /** There is no session any more; the portal is already on its way to sign-in. */
  | { kind: 'unauthorised' }
  /** The gateway answered 502; unless the call was a background one, the portal is on its way to /server-error. */
  | { kind: 'gatewayDown' }
  /** Sent, and no readable answer came: the server may or may not have done it (C04). */
  | { kind: 'unknown' }
  /** It did not happen, and the user is not the reason; «away»: the server says that it will be back. */
  | { kind: 'failed'; reason: 'offline' | 'away' | 'server' | 'contract' }

/** The words for a result that is not `ok`, when the screen has none of its own (ER08). @param result null where a call itself failed */
export const messageOf = (result: ApiResult<unknown> | null): string => {
  if (result === null) return DEFAULT_ERROR
  if (result.kind === 'refused') return result.message
  if (result.kind === 'unknown') return 'Нет ответа от сервера. Проверьте соединение и попробуйте ещё раз'
  if (result.kind === 'failed' && result.reason === 'offline') return 'Нет соединения с интернетом'
  if (result.kind === 'failed' && result.reason === 'away') return AWAY_ERROR
  return DEFAULT_ERROR
}

/** Maps the payload of a successful result. */
export const mapResult = <From, To>(result: ApiResult<From>, map: (payload: From) => To): ApiResult<To> =>
  result.kind === 'ok' ? { ...result, payload: map(result.payload) } : result
