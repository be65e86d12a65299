/** Sends a call and reads its answer. A separate chunk: no page needs it before its first call. */
import createClient from 'openapi-fetch'
import type { paths } from '../../openapi/generated/portal.d.ts'
import { offsetAfter } from '../domain/dates/clock.ts'
import { CALL_TIMEOUT } from '../domain/portal/limits.ts'
import { readAnswer, withVersion, withWait } from './answer.ts'
import { readCommandAnswer } from './command-answer.ts'
import { awaitEarly, takeEarly } from './early.ts'
import { portalOperations } from './generated/operations/portal.ts'
import { loadReaders, type Area } from './readers.ts'
import { UNREADABLE, type Reader } from './reading.ts'
import type { ApiResult } from './result.ts'
import type { CallArgs, OperationId } from './types.ts'
import { within } from './within.ts'

/** What the contract says of an operation. */
interface Operation {
  method: string
  path: string
  area: Area
  /** Its 502 does not leave the screen (A27). */
  background?: boolean
  /** Takes an idempotency key. */
  command?: boolean
  /** Returns a whole list as a file, which is read as it comes. */
  table?: boolean
  encoding?: keyof typeof FORM_TYPES
}

export interface ApiDeps {
  /** The portal's own where left out. */
  operations?: Readonly<Partial<Record<OperationId, Operation>>>
  /** The stored token, quotes removed (API02); null leaves the header out (A37). */
  token: () => string | null
  /** Any call except the login itself was answered 401 (ER03, A04). */
  onUnauthorised: () => void
  /** A call that the user started was answered 502 (ER04, A27). */
  onGatewayDown: () => void
  /** Whether the device reports that it is offline: then nothing is sent. */
  isOffline: () => boolean
  /** An answer deviates from the contract but was read all the same: what and where, once per page, without any values. */
  onOddAnswer?: (problem: string) => void
  /** Corrected by every answer that comes over the network (E07). */
  clock?: { offset: number }
  baseUrl?: string
  fetch?: typeof globalThis.fetch
}

export interface Sender {
  send: (id: OperationId, args: CallArgs<OperationId>) => Promise<ApiResult<unknown>>
  /** Whether the operation runs in the background (A27). */
  isBackground: (id: OperationId) => boolean
}

/** Operations that return a file, not an envelope. */
const isBinary = (id: OperationId, { table }: Operation): boolean =>
  table === true || id === 'downloadFile' || id === 'getCertificate' || id === 'getDeskPersonPicture'

const parsedAs = (id: OperationId, operation: Operation): 'stream' | 'blob' | 'text' => {
  if (operation.table) return 'stream'
  return isBinary(id, operation) ? 'blob' : 'text'
}

/** The text of a body, whichever way it was to be read. */
const textOf = (whole: unknown): unknown =>
  whole instanceof Blob || whole instanceof ReadableStream ? new Response(whole).text() : whole

/** What is never a file that was asked for: a refusal with status 200 (ER06, ER07), or the page of somebody's network. */
const NO_FILE = /^(application\/json|text\/html)\b/

const NOT_MODIFIED = 304

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

/** @returns null when the chunk cannot be loaded; the next call tries again */
const loadTables = () => import('./table-answer.ts').catch(() => null)

/** Content types of form-encoded bodies; one of them only looks like text (A13). */
const FORM_TYPES = { text: 'text/plain', form: 'application/x-www-form-urlencoded' } as const

/** The encoding of a body: form fields where the contract says so, JSON everywhere else. */
const encodingOf = ({ encoding }: Operation) => {
  if (!encoding) return null
  const asFields = (body: Record<string, string>): string =>
    new URLSearchParams(Object.entries(body).filter(([, value]) => value !== undefined)).toString()
  return { contentType: FORM_TYPES[encoding], bodySerializer: asFields }
}

/** Aborts after `ms`, anew from each `again`, or with the caller's signal, whichever comes first. */
const withDeadline = (ms: number, signal?: AbortSignal): { signal: AbortSignal; again: () => void; done: () => void } => {
  const controller = new AbortController()
  const begin = () => setTimeout(() => controller.abort(), ms)
  let timer = begin()
  const forward = () => controller.abort()
  if (signal?.aborted) forward()
  signal?.addEventListener('abort', forward)
  const done = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', forward)
  }
  const again = () => {
    clearTimeout(timer)
    timer = begin()
  }
  return { signal: controller.signal, again, done }
}

export const createSender = (deps: ApiDeps): Sender => {
  const client = createClient<paths>({
    baseUrl: deps.baseUrl ?? '/api',
    fetch: (request) => (deps.fetch ?? globalThis.fetch)(request),
  })

  const operations: NonNullable<ApiDeps['operations']> = deps.operations ?? portalOperations
  const operationOf = (id: OperationId): Operation => {
    const operation = operations[id]
    if (!operation) throw new Error(`this client does not know ${id}`)
    return operation
  }

  /** Each deviation is reported once. */
  const told = new Set<string>()
  const reading =
    (id: OperationId, read: Reader = () => UNREADABLE) =>
    (payload: unknown) =>
      read(payload, 'payload', (place) => {
        const problem = `${id}: ${place} is missing or unreadable`
        if (told.has(problem)) return
        told.add(problem)
        deps.onOddAnswer?.(problem)
      })

  /** Only an XMLHttpRequest reports upload progress. */
  const fetchFor = async ({ onProgress }: CallArgs<OperationId>) =>
    onProgress && !deps.fetch ? (await import('./upload-fetch.ts')).uploadFetch(onProgress) : null

  const send: Sender['send'] = async (id, args) => {
    const operation = operationOf(id)
    // The readers load first: an answer that could not be read must not be requested.
    const readers = await within(CALL_TIMEOUT, loadReaders(operation.area))
    const tables = operation.table ? await within(CALL_TIMEOUT, loadTables()) : null
    if (!readers || (operation.table && !tables)) return { kind: 'failed', reason: 'offline' }

    const token = args.token ?? deps.token()
    const headers: Record<string, string> = {}
    if (token) headers['Token'] = token
    if (args.idempotencyKey) headers['Idempotency-Key'] = args.idempotencyKey
    const { known } = args
    if (known) headers['If-None-Match'] = known.version
    const encoding = encodingOf(operation)
    if (encoding) headers['Content-Type'] = encoding.contentType

    const deadline = withDeadline(args.timeout ?? CALL_TIMEOUT, args.signal)
    try {
      const early = args.query || known ? null : takeEarly(operation.method, operation.path, args.body, token)
      const fetch = early ? () => awaitEarly(early, deadline.signal) : await fetchFor(args)
      const init = {
        // A cached answer would carry an old time (E07), or an old history. A stored file does not change, and carries no time.
        ...(id !== 'downloadFile' && { cache: 'no-store' }),
        ...(fetch && { fetch }),
        ...(encoding && { bodySerializer: encoding.bodySerializer }),
        params: { path: args.path, query: args.query },
        body: args.body,
        headers,
        signal: deadline.signal,
        parseAs: parsedAs(id, operation),
      }
      // The operation table ties path, method and types together; openapi-fetch cannot follow a path held in a variable.
      const sentAt = early?.sentAt ?? Date.now()
      const { data, error, response } = await client.request(operation.method as never, operation.path as never, init as never)
      const whole: unknown = data ?? error
      const heardAt = (await early?.answer)?.heardAt ?? Date.now()
      const date = id === 'downloadFile' ? null : response.headers.get('Date')
      const { clock } = deps
      if (clock && date !== null) clock.offset = offsetAfter(clock.offset, { date, sentAt, heardAt })
      const { headers: told } = response
      const type = told.get('Content-Type') ?? ''
      if (isBinary(id, operation) && whole instanceof Blob && !NO_FILE.test(type))
        return { kind: 'ok', payload: whole, message: null }
      if (tables && whole instanceof ReadableStream && !NO_FILE.test(type)) {
        const table = await tables.readTable(whole as Bytes, type, (rows) => {
          deadline.again()
          args.onRows?.(rows)
        })
        return table ? { kind: 'ok', payload: table, message: null } : { kind: 'unknown' }
      }
      if (known && response.status === NOT_MODIFIED) return { kind: 'ok', message: null, ...known }
      const raw = await textOf(whole)
      const read = reading(id, readers[id])
      const result = operation.command
        ? readCommandAnswer(response.status, raw, read, args)
        : readAnswer(response.status, raw, read)
      return withVersion(withWait(result, told.get('Retry-After')), told.get('ETag'))
    } catch {
      return { kind: 'unknown' }
    } finally {
      deadline.done()
    }
  }

  return { send, isBackground: (id) => operationOf(id).background === true }
}
