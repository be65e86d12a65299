/**
 * Reads the answer to a query into an ApiResult, and to any call that may simply be made again: the envelope's code takes precedence
 * over the status, except for 401 and 502 (B05). Commands have a reader of their own (command-answer.ts).
 */
import { OK, refusals } from '../domain/texts/refusals.ts'
import { envelopeOf, isRecord, parse, refusalByStatus, refused } from './envelope.ts'
import { UNREADABLE } from './reading.ts'
import type { ApiResult } from './result.ts'

/** Server errors are reported by their status alone, with an envelope or without: they are no answer to the call. */
const statusOfFault = new Map<number, number>(
  Object.values(refusals).flatMap(({ code, status }) => (status >= 500 ? [[code, status]] : [])),
)

/** Statuses after which nobody knows what has become of the call. */
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

/** No payload at all, as in the body of a 204, and the empty object of a server that has nothing to say. */
const isNothing = (payload: unknown): boolean =>
  (payload ?? null) === null || (isRecord(payload) && Object.keys(payload).length === 0)

/** Adds the server's Retry-After to a refusal. @param header the header's value, in seconds */
export const withWait = (result: ApiResult<unknown>, header: string | null): ApiResult<unknown> => {
  const retryAfter = Number(header)
  return result.kind === 'refused' && retryAfter > 0 ? { ...result, retryAfter } : result
}

/** Adds the version to a success. @param header the ETag header's value */
export const withVersion = (result: ApiResult<unknown>, header: string | null): ApiResult<unknown> =>
  result.kind === 'ok' && header !== null ? { ...result, version: header } : result

/** What the envelope names beside its payload; nothing where it names nothing. */
const supportsOf = (body: unknown): { supports?: readonly string[] } =>
  isRecord(body) && Array.isArray(body['supports'])
    ? { supports: body['supports'].filter((name) => typeof name === 'string') }
    : {}

/**
 * Body codes 6 and 500 are refusals with any status, even 200 (ER06, ER07).
 * @param status HTTP status
 * @param raw the body, as text or already parsed
 * @param read turns the payload of a success into the portal's type, or returns UNREADABLE
 */
export const readAnswer = (status: number, raw: unknown, read: (payload: unknown) => unknown): ApiResult<unknown> => {
  if (status === 401) return { kind: 'unauthorised' }
  if (status === 502) return { kind: 'gatewayDown' }

  const body = parse(status, raw)
  if (body === undefined) return withoutCode(status)

  const { code, message, payload } = envelopeOf(body)
  const fault = code === null ? undefined : statusOfFault.get(code)
  if (fault !== undefined) return withoutCode(fault)
  if (code !== null && code !== OK) return refused(code, message, payload)
  if (status < 200 || status >= 300) return withoutCode(status, message)

  const known = read(payload)
  if (known === UNREADABLE) return { kind: 'failed', reason: 'contract' }
  const done = { kind: 'ok', payload: known, message: typeof message === 'string' ? message : null, ...supportsOf(body) } as const
  return code === null && isNothing(payload) ? { ...done, isEmpty: true } : done
}
