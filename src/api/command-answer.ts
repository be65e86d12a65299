/**
 * Reads the answer to a command (F09): an operation of the contract that takes an idempotency key. What is not understood is silence
 * (C04), because something between portal and server may speak in the server's place after the server has done the work: a refusal would
 * bring the form back, and the next press would be another command.
 *
 * - 2xx and 4xx: a code other than 0, or messages by field in any shape, is a refusal.
 * - 5xx: a refusal of the catalogue that is no server fault is one; 191 with 503 is the server's word that it has done nothing.
 * - Everything else is silence: a page, an empty or cut body, a code or a payload that cannot be read, any other 5xx.
 */
import { OK, refusals } from '../domain/texts/refusals.ts'
import { envelopeOf, fieldMessages, isRecord, parse, refusalByStatus, refused } from './envelope.ts'
import { UNREADABLE } from './reading.ts'
import type { ApiResult, FieldMessages } from './result.ts'

const SILENCE: ApiResult<never> = { kind: 'unknown' }
const AWAY: ApiResult<never> = { kind: 'failed', reason: 'away' }

const { databaseAway, rateLimited } = refusals
const catalogue = new Map<number, number>(Object.values(refusals).map(({ code, status }) => [code, status]))

/** The fields of an envelope, and the one that the specification has beside them. */
const ENVELOPE = new Set(['code', 'message', 'payload', 'available'])

const isFault = (code: number): boolean => (catalogue.get(code) ?? 0) >= 500
const isRefusalOfCatalogue = (code: number): boolean => catalogue.has(code) && !isFault(code)

/** The parts of a request that fields are named in. */
export interface Sent {
  body?: unknown
  query?: unknown
}

/** The specification names the files of a document by this in its errors, whichever side has sent them (LS08). */
const FILES = 'imageUrl'
const SENT_FILES = new Set(['imageUrlBuyer', 'imageUrlSeller'])

/**
 * What was sent under each name, at any depth, and under the other name of files. An id is no field: nobody types it, and answers have
 * ids of their own.
 */
const sentFields = (sent: Sent): Map<string, unknown[]> => {
  const fields = new Map<string, unknown[]>()
  const add = (name: string, value: unknown) => fields.set(name, [...(fields.get(name) ?? []), value])
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(collect)
    if (!isRecord(value)) return
    for (const [name, part] of Object.entries(value)) {
      if (name !== 'id') add(name, part)
      if (SENT_FILES.has(name)) add(FILES, part)
      collect(part)
    }
  }
  collect(sent.body)
  collect(sent.query)
  return fields
}

/** Messages by field in a refusal without a code: at least one names a field of the request, or somebody else is speaking. */
const refusedFields = (value: unknown, sent: Sent): FieldMessages | null => {
  const told = fieldMessages(value)
  const fields = told && sentFields(sent)
  return told && fields && Object.keys(told).some((name) => fields.has(name)) ? told : null
}

/** The same in a success: only fields of the request, and not what they were sent with. An echo of the request is a payload. */
const deniedFields = (value: unknown, sent: Sent): FieldMessages | null => {
  const told = fieldMessages(value)
  const fields = told && sentFields(sent)
  const isDenial = ([name, text]: [string, string]): boolean => fields?.has(name) === true && !fields.get(name)?.includes(text)
  return told && Object.entries(told).every(isDenial) ? told : null
}

/** A code that «too often» came with is no other refusal: to a repeat it says nothing. */
const codeWith = (status: number, code: number): number =>
  status === rateLimited.status && catalogue.get(code) !== status ? rateLimited.code : code

const codeOfStatus = (status: number): number => refusals[refusalByStatus[status] ?? 'refused'].code

type Envelope = ReturnType<typeof envelopeOf>

/** What names the fields of a refusal with a code: its payload, or what stands beside the code itself. */
const toldBeside = (body: unknown, payload: unknown, sent: Sent): unknown => {
  if (fieldMessages(payload) || !isRecord(body)) return payload
  const beside = Object.entries(body).filter(([name]) => !ENVELOPE.has(name))
  return refusedFields(Object.fromEntries(beside), sent)
}

const readFault = (status: number, { code, message, payload }: Envelope): ApiResult<never> => {
  if (code === null) return SILENCE
  if (isRefusalOfCatalogue(code)) return refused(code, message, payload)
  return code === databaseAway.code && status === databaseAway.status ? AWAY : SILENCE
}

/** @param isRefusal by its status */
const readWithoutCode = (status: number, isRefusal: boolean, envelope: Envelope, sent: Sent): ApiResult<never> | null => {
  const { message, payload } = envelope
  const denied = fieldMessages(message) ?? (isRefusal ? refusedFields(payload, sent) : deniedFields(payload, sent))
  if (denied) return refused(codeOfStatus(status), denied)
  // A text alone may be a gateway's: «Request Timeout» says nothing of what the server has done.
  return isRefusal ? SILENCE : null
}

/**
 * @param raw the body, as text
 * @param read turns the payload of a success into the portal's type, or returns UNREADABLE
 * @param sent the request
 */
export const readCommandAnswer = (
  status: number,
  raw: unknown,
  read: (payload: unknown) => unknown,
  sent: Sent,
): ApiResult<unknown> => {
  if (status === 401) return { kind: 'unauthorised' }
  if (status === 502) return { kind: 'gatewayDown' }
  const body = parse(status, raw)
  if (body === undefined) return SILENCE
  const envelope = envelopeOf(body)
  const { code, message, payload, hasOddCode } = envelope
  const isSuccess = status >= 200 && status < 300
  const isRefusal = status >= 400 && status < 500
  if (hasOddCode) return SILENCE
  if (!isSuccess && !isRefusal) return readFault(status, envelope)
  // Our own words for «nothing was done» and «nobody knows», whatever status something has made of them.
  if (code === databaseAway.code) return AWAY
  if (code !== null && isFault(code)) return SILENCE
  if (code !== null && code !== OK) return refused(codeWith(status, code), message, toldBeside(body, payload, sent))
  const told = readWithoutCode(status, isRefusal, envelope, sent)
  if (told) return told
  const known = read(payload)
  return known === UNREADABLE ? SILENCE : { kind: 'ok', payload: known, message: typeof message === 'string' ? message : null }
}
