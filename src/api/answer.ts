/** Reads an HTTP answer into an ApiResult: the envelope's code takes precedence over the status, except for 401 and 502 (B05). */
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

/** Server errors are reported by their status alone, with an envelope or without: they are no answer to the call. */
const statusOfFault = new Map<number, number>(
  Object.values(refusals).flatMap(({ code, status }) => (status >= 500 ? [[code, status]] : [])),
)

const refusalByStatus: Record<number, RefusalName> = {
  403: 'forbidden',
  404: 'notFound',
  413: 'tooLarge',
  429: 'rateLimited',
}

/** Statuses after which the command's outcome is unknown. */
const isSilent = (status: number): boolean => status === 504 || status === 408 || (status >= 200 && status < 300)

/**
 * An answer without a code: a proxy's page, an empty or truncated body, a refusal by its status.
 * @param message the message in the body, if any
 */
const withoutCode = (status: number, message: unknown = null): ApiResult<never> => {
  if (isSilent(status)) return { kind: 'unknown' }
  if (status === refusals.databaseAway.status) return { kind: 'failed', reason: 'away' }
  const name = refusalByStatus[status]
  if (name) return refused(refusals[name].code, message)
  return status >= 400 && status < 500 ? refused(refusals.refused.code, message) : { kind: 'failed', reason: 'server' }
}

/** Adds the server's Retry-After to a refusal. @param header the header's value, in seconds */
export const withWait = (result: ApiResult<unknown>, header: string | null): ApiResult<unknown> => {
  const retryAfter = Number(header)
  return result.kind === 'refused' && retryAfter > 0 ? { ...result, retryAfter } : result
}

/** Adds the version to a success. @param header the ETag header's value */
export const withVersion = (result: ApiResult<unknown>, header: string | null): ApiResult<unknown> =>
  result.kind === 'ok' && header !== null ? { ...result, version: header } : result

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
  /** Null without a code. */
  code: number | null
  message: unknown
  payload: unknown
}

/** A code sent as text is the same code. */
const codeOf = (code: unknown): number | null => {
  if (typeof code === 'number') return code
  return typeof code === 'string' && /^\d+$/.test(code) ? Number(code) : null
}

/** A body without an envelope is a payload (A33); a single field of an envelope makes one. */
const envelopeOf = (body: unknown): Envelope => {
  if (!isRecord(body)) return { code: null, message: null, payload: body }
  const code = codeOf(body['code'])
  const isEnvelope = code !== null || 'message' in body || 'payload' in body
  return isEnvelope ? { code, message: body['message'], payload: body['payload'] } : { code: null, message: null, payload: body }
}

/** 204 has no body by definition: none is missing. */
const NO_CONTENT = 204

/**
 * Body codes 6 and 500 are refusals with any status, even 200 (ER06, ER07).
 * @param status HTTP status
 * @param raw the body, as text or already parsed
 * @param read turns the payload of a success into the portal's type, or returns UNREADABLE
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
