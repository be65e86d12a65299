/** The outcomes of a call. Machines branch on `kind` and on nothing else of HTTP. */
import { AWAY_ERROR, DEFAULT_ERROR } from '../domain/texts/default-error.ts'

/** Messages by field name, as the server spells the fields. */
export type FieldMessages = Record<string, string>

export type ApiResult<Payload> =
  /**
   * Done. `message` is the server's message, if any; `version` that of the answer, where the server names one (ETag); `supports` what
   * the operation can do beyond the specification, where the envelope names it. `isEmpty`: the status alone says so, the answer has
   * neither code nor payload.
   */
  | {
      kind: 'ok'
      payload: Payload
      message: string | null
      version?: string
      supports?: readonly string[]
      isEmpty?: true
    }
  /**
   * The server understood and refused: show `message`; `fields` names the fields at fault where known, `retryAfter` the
   * seconds until a retry may succeed, where the server knows.
   */
  | { kind: 'refused'; code: number; message: string; fields: FieldMessages | null; retryAfter?: number }
  /** The session is over; the portal is already navigating to sign-in. */
  | { kind: 'unauthorised' }
  /** The gateway answered 502; unless the call was a background one, the portal is navigating to /server-error. */
  | { kind: 'gatewayDown' }
  /** Sent, without a readable answer: the server may or may not have carried it out (C04). */
  | { kind: 'unknown' }
  /** The call failed through no fault of the user; «away»: the server says that it will be back. */
  | { kind: 'failed'; reason: 'offline' | 'away' | 'server' | 'contract' }

/** The message for a result other than `ok`, when the screen has none (ER08). @param result null when the call threw */
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
