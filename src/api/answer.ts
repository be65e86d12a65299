/** Reads an HTTP answer into an ApiResult: the envelope's code before the status, 401 and 502 excepted (B05 of docs/decisions.md). */
import { DEFAULT_ERROR, OK, refusals, type RefusalName } from '../domain/refusals.ts'
import type { ApiResult, FieldMessages } from './result.ts'

const textByCode = new Map<number, string>(Object.values(refusals).map(({ code, text }) => [code, text]))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isFieldMessages = (value: unknown): value is FieldMessages =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string')

const refused = (code: number, message: unknown): ApiResult<never> => {
  const fields = isFieldMessages(message) ? message : null
  const text = typeof message === 'string' && message !== '' ? message : null
  const first = fields ? Object.values(fields)[0] : undefined
  return { kind: 'refused', code, message: text ?? first ?? textByCode.get(code) ?? DEFAULT_ERROR, fields }
}

/** Faults of the server say no more than their status, with an envelope or without: they are no answer to the call. */
const statusOfFault = new Map<number, number>(
  Object.values(refusals).flatMap(({ code, status }) => (status >= 500 ? [[code, status]] : [])),
)

const refusalByStatus: Record<number, RefusalName> = {
  403: 'forbidden',
  404: 'notFound',
  413: 'tooLarge',
  429: 'rateLimited',
}

/** Statuses after which nobody knows whether the command was carried out. */
const isSilent = (status: number): boolean => status === 504 || status === 408 || (status >= 200 && status < 300)

/** An answer that only its status speaks for: a page of a proxy, an empty body or a cut one. */
const withoutBody = (status: number): ApiResult<never> => {
  if (isSilent(status)) return { kind: 'unknown' }
  if (status === refusals.databaseAway.status) return { kind: 'failed', reason: 'away' }
  const name = refusalByStatus[status]
  if (name) return refused(refusals[name].code, null)
  return status >= 400 && status < 500 ? refused(refusals.refused.code, null) : { kind: 'failed', reason: 'server' }
}

/** Adds to a refusal how long the server asks to wait, where it does. @param header the answer's Retry-After, in seconds */
export const withWait = (result: ApiResult<unknown>, header: string | null): ApiResult<unknown> => {
  const retryAfter = Number(header)
  return result.kind === 'refused' && retryAfter > 0 ? { ...result, retryAfter } : result
}

/** @returns the parsed body, or undefined when it is not JSON */
const parse = (raw: unknown): unknown => {
  if (typeof raw !== 'string') return raw
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}

/**
 * Body codes 6 and 500 are refusals inside any status, 200 too (ER06, ER07).
 * @param status HTTP status
 * @param raw the body, as text or already parsed
 * @param isExpected whether a parsed body has the shape that the contract promises for success
 * @returns the result; `payload` is the envelope's, or the whole body where there is no envelope (A33)
 */
export const readAnswer = (status: number, raw: unknown, isExpected: (body: unknown) => boolean): ApiResult<unknown> => {
  if (status === 401) return { kind: 'unauthorised' }
  if (status === 502) return { kind: 'gatewayDown' }

  const body = parse(raw)
  if (body === undefined) return withoutBody(status)

  const code = isRecord(body) && typeof body['code'] === 'number' ? body['code'] : null
  const fault = code === null ? undefined : statusOfFault.get(code)
  if (fault !== undefined) return withoutBody(fault)
  if (code !== null && code !== OK && isRecord(body)) return refused(code, body['message'])
  if (status < 200 || status >= 300) return withoutBody(status)

  const envelope = isRecord(body) && code === OK
  const whole = envelope ? body : { code: OK, message: null, payload: body }
  if (!isExpected(whole)) return { kind: 'failed', reason: 'contract' }
  const message = envelope && isRecord(body) && typeof body['message'] === 'string' ? body['message'] : null
  return { kind: 'ok', payload: (whole as { payload: unknown }).payload, message }
}
