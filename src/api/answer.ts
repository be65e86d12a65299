/** Reads an HTTP answer into an ApiResult: the envelope's code before the status, 401 and 502 excepted (B05). */
import { DEFAULT_ERROR, OK, refusals, type RefusalName } from '../domain/refusals.ts'
import { UNREADABLE } from './reading.ts'
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

/**
 * An answer that has no code: a page of a proxy, an empty body or a cut one, a refusal by its status.
 * @param message what its body says, where it has one
 */
const withoutCode = (status: number, message: unknown = null): ApiResult<never> => {
  if (isSilent(status)) return { kind: 'unknown' }
  if (status === refusals.databaseAway.status) return { kind: 'failed', reason: 'away' }
  const name = refusalByStatus[status]
  if (name) return refused(refusals[name].code, message)
  return status >= 400 && status < 500 ? refused(refusals.refused.code, message) : { kind: 'failed', reason: 'server' }
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

interface Envelope {
  /** Null where the answer has none. */
  code: number | null
  message: unknown
  payload: unknown
}

/** A code that came as text is the same code. */
const codeOf = (code: unknown): number | null => {
  if (typeof code === 'number') return code
  return typeof code === 'string' && /^\d+$/.test(code) ? Number(code) : null
}

/** A body without an envelope is a payload (A33); one part of an envelope makes one. */
const envelopeOf = (body: unknown): Envelope => {
  if (!isRecord(body)) return { code: null, message: null, payload: body }
  const code = codeOf(body['code'])
  const isEnvelope = code !== null || 'message' in body || 'payload' in body
  return isEnvelope ? { code, message: body['message'], payload: body['payload'] } : { code: null, message: null, payload: body }
}

/** 204 says by itself that there is no body: none is missing. */
const NO_CONTENT = 204

/**
 * Body codes 6 and 500 are refusals inside any status, 200 too (ER06, ER07).
 * @param status HTTP status
 * @param raw the body, as text or already parsed
 * @param read gives the payload of a success as the portal's types promise it, or UNREADABLE
 */
export const readAnswer = (status: number, raw: unknown, read: (payload: unknown) => unknown): ApiResult<unknown> => {
  if (status === 401) return { kind: 'unauthorised' }
  if (status === 502) return { kind: 'gatewayDown' }

  const body = status === NO_CONTENT ? null : parse(raw)
  if (body === undefined) return withoutCode(status)

  const { code, message, payload } = envelopeOf(body)
  const fault = code === null ? undefined : statusOfFault.get(code)
  if (fault !== undefined) return withoutCode(fault)
  if (code !== null && code !== OK) return refused(code, message)
  if (status < 200 || status >= 300) return withoutCode(status, message)

  const known = read(payload)
  if (known === UNREADABLE) return { kind: 'failed', reason: 'contract' }
  return { kind: 'ok', payload: known, message: typeof message === 'string' ? message : null }
}
