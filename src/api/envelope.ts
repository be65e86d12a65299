/** The parts of an answer's body, whatever wrote it: the envelope, its code, messages by field. */
import { DEFAULT_ERROR, refusals, type RefusalName } from '../domain/texts/refusals.ts'
import type { ApiResult, FieldMessages } from './result.ts'

const textByCode = new Map<number, string>(Object.values(refusals).map(({ code, text }) => [code, text]))

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Messages by field; null for anything else, and where there are none. */
export const fieldMessages = (value: unknown): FieldMessages | null =>
  isRecord(value) && Object.keys(value).length > 0 && Object.values(value).every((text) => typeof text === 'string')
    ? (value as FieldMessages)
    : null

/** @param told what else may name the fields at fault, where the message does not */
export const refused = (code: number, message: unknown, told: unknown = null): ApiResult<never> => {
  const fields = fieldMessages(message) ?? fieldMessages(told)
  const text = typeof message === 'string' && message !== '' ? message : null
  const first = fields ? Object.values(fields)[0] : undefined
  return { kind: 'refused', code, message: text ?? first ?? textByCode.get(code) ?? DEFAULT_ERROR, fields }
}

/** What a status says of a refusal without a code. */
export const refusalByStatus: Record<number, RefusalName> = {
  403: 'forbidden',
  404: 'notFound',
  413: 'tooLarge',
  429: 'rateLimited',
}

/** 204 has no body by definition: none is missing. */
const NO_CONTENT = 204

/** @returns the parsed body, or undefined when it is not JSON */
export const parse = (status: number, raw: unknown): unknown => {
  if (status === NO_CONTENT) return null
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
  /** There is a code, but nobody can read it. */
  hasOddCode: boolean
  /** It is the payload itself, or somebody else's. */
  isBare: boolean
}

/** A code sent as text is the same code. */
const codeOf = (code: unknown): number | null => {
  if (typeof code === 'number') return code
  return typeof code === 'string' && /^\d+$/.test(code) ? Number(code) : null
}

/** A body without an envelope is a payload (A33); a single field of an envelope makes one. */
export const envelopeOf = (body: unknown): Envelope => {
  const told = isRecord(body) ? body : {}
  const code = codeOf(told['code'])
  const hasOddCode = code === null && (told['code'] ?? null) !== null
  const isBare = code === null && !('message' in told) && !('payload' in told)
  return isBare
    ? { code, message: null, payload: body, hasOddCode, isBare }
    : { code, message: told['message'], payload: told['payload'], hasOddCode, isBare }
}
