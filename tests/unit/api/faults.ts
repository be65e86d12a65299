/** The faults of the grid: what comes back, and by rule what it is to a command and to any other call (F09, C04, E06). */
import { refusals, type RefusalName } from '../../../src/domain/texts/refusals.ts'

/** A result in short: its kind, with the reason of a failure or the code of a refusal. */
export type Outcome = string

/** The success that the server would give: an envelope, or a file's bytes. */
export interface Whole {
  text: string
  type: string
}

/** What the network does with a request. */
type Reply = (whole: Whole) => Promise<Response>

export interface Fault {
  name: string
  reply: Reply
  /** The device knows that it is offline. */
  isOffline?: true
  command: Outcome
  other: Outcome | readonly Outcome[]
  /** For a file, where that differs. */
  file?: Outcome
  /** For a list as a file, where that differs (D199). */
  table?: Outcome
}

const now = (status: number, body: string, type = 'application/json') =>
  Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } }))
const html =
  (status: number): Reply =>
  () =>
    now(status, '<html>Сервис недоступен</html>', 'text/html')
const said =
  (status: number, code: number): Reply =>
  () =>
    now(status, JSON.stringify({ code, message: null, payload: null }))
const after =
  (ms: number): Reply =>
  ({ text, type }) =>
    new Promise((resolve) => setTimeout(() => void now(200, text, type).then(resolve), ms))
const never: Reply = () => new Promise(() => {})

/** A body that breaks off in the middle of the connection. */
const reset: Reply = ({ text }) =>
  Promise.resolve(
    new Response(
      new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode(text.slice(0, 5)))
          stream.error(new TypeError('network'))
        },
      }),
    ),
  )

const refusalOf = (name: RefusalName) => `refused ${refusals[name].code}`

/** Each status twice: as the page of something in between, and as the server's own refusal. */
const statuses: [number, RefusalName, byStatus: Outcome][] = [
  [403, 'forbidden', refusalOf('forbidden')],
  [404, 'notFound', refusalOf('notFound')],
  [409, 'keyMismatch', refusalOf('refused')],
  [413, 'tooLarge', refusalOf('tooLarge')],
  [422, 'notDone', refusalOf('refused')],
  [429, 'rateLimited', refusalOf('rateLimited')],
]

export const FAULTS: readonly Fault[] = [
  { name: 'offline', reply: never, isOffline: true, command: 'failed offline', other: 'failed offline' },
  { name: 'refused', reply: () => Promise.reject(new TypeError('network')), command: 'unknown', other: 'unknown' },
  { name: 'lost request', reply: never, command: 'unknown', other: 'unknown' },
  // What the server has done with it is the difference, and nobody here can see it.
  { name: 'lost reply', reply: after(24 * 3_600_000), command: 'unknown', other: 'unknown' },
  { name: 'slow', reply: after(29_000), command: 'ok', other: 'ok' },
  { name: 'late', reply: after(31_000), command: 'unknown', other: 'unknown' },
  { name: 'reset', reply: reset, command: 'unknown', other: 'unknown' },
  // Nothing tells a file that was cut from one that ends there; a list has a last line.
  {
    name: 'cut JSON',
    reply: ({ text, type }) => now(200, text.slice(0, -1), type),
    command: 'unknown',
    other: 'unknown',
    file: 'ok',
  },
  { name: 'HTML instead of JSON', reply: html(200), command: 'unknown', other: 'unknown' },
  // A file without a byte is a file.
  { name: 'empty body', reply: () => now(200, '', 'application/octet-stream'), command: 'unknown', other: 'unknown', file: 'ok' },
  {
    name: 'wrong types',
    reply: () => now(200, JSON.stringify({ code: [], message: 7, payload: true })),
    command: 'unknown',
    other: ['ok', 'failed contract'],
  },
  { name: '401', reply: html(401), command: 'unauthorised', other: 'unauthorised' },
  { name: '401 of the server', reply: said(401, 122), command: 'unauthorised', other: 'unauthorised' },
  ...statuses.flatMap(([status, name, byStatus]): Fault[] => [
    { name: String(status), reply: html(status), command: 'unknown', other: byStatus },
    {
      name: `${status} of the server`,
      reply: said(status, refusals[name].code),
      command: refusalOf(name),
      other: refusalOf(name),
    },
  ]),
  { name: '500', reply: html(500), command: 'unknown', other: 'failed server' },
  { name: '500 of the server', reply: said(500, refusals.internal.code), command: 'unknown', other: 'failed server' },
  { name: '502', reply: html(502), command: 'gatewayDown', other: 'gatewayDown' },
  { name: '503', reply: html(503), command: 'unknown', other: 'failed away' },
  { name: '503 of the server', reply: said(503, refusals.databaseAway.code), command: 'failed away', other: 'failed away' },
  { name: '504', reply: html(504), command: 'unknown', other: 'unknown' },
  { name: '504 of the server', reply: said(504, refusals.unanswered.code), command: 'unknown', other: 'unknown' },
  { name: 'code 6', reply: said(200, refusals.refused.code), command: refusalOf('refused'), other: refusalOf('refused') },
  { name: 'code 500', reply: said(200, refusals.notDone.code), command: refusalOf('notDone'), other: refusalOf('notDone') },
]
