import { z } from 'zod'
import type { ReceiptField } from '../../../src/domain/sales/sale-fate.ts'
import type { ReceiptItem } from '../../kernel/database/schema.ts'
import { causeOfFailure } from '../../kernel/code-of-failure.ts'
import { endsWithin } from '../../kernel/within.ts'
import type { ReceiptCheck, ReceiptQuery, ReceiptVerdict } from './receipt-check.ts'

/** Address and credentials of proverkacheka.com. */
export interface ProverkachekaSettings {
  url: string
  token: string
  /** Milliseconds; shorter than the time of the port. */
  timeout: number
  now: () => number
}

const HOUR = 3_600_000
/** How long nothing is asked after a used up limit, in milliseconds. */
export const LIMIT_PAUSE = HOUR
/** After a refused key: somebody may put it right any moment. */
export const KEY_PAUSE = HOUR / 4
const LONGEST_PAUSE = 24 * HOUR

/** Codes of an answer, see `proverkacheka`. */
const INVALID = 0
const FOUND = 1
const LIMIT = 3
const NOT_THERE = new Set([2, 4, 5])

/** Numbers come as numbers or as text; leading zeros mean nothing. */
const digits = z.union([z.string(), z.number()]).transform((value) => String(value).replace(/^0+(?=\d)/, ''))

const coded = z.object({ code: z.number().int() })
const found = z.object({
  data: z.object({
    json: z.object({
      totalSum: z.number().int(),
      dateTime: z.string().optional(),
      fiscalDriveNumber: digits.optional(),
      fiscalDocumentNumber: digits.optional(),
      fiscalSign: digits.optional(),
      operationType: z.number().int().optional(),
      items: z.array(z.object({ name: z.string().optional(), sum: z.number(), quantity: z.number() })),
    }),
  }),
})
type Paper = z.infer<typeof found>['data']['json']

const SALE = 1

/** dd-MM-yyyyTHH:mm:ss as the code of a receipt writes it, yyyyMMddTHHmm. */
const codeTime = (wire: string): string => {
  const [day = '', month = '', year = '', hour = '', minute = ''] = wire.split(/[-T:]/)
  return `${year}${month}${day}T${hour}${minute}`
}

/** A typed day travels with midnight (A55): the time of the receipt is not known then. */
const hasTime = (wire: string): boolean => !wire.endsWith('T00:00:00')

const isOtherTime = (wire: string, told: string | undefined): boolean => {
  const said = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(told ?? '')
  if (!said) return false
  const [, year, month, day, hour, minute] = said
  const asked = codeTime(wire)
  return hasTime(wire) ? asked !== `${year}${month}${day}T${hour}${minute}` : !asked.startsWith(`${year}${month}${day}T`)
}

/** The first field in which the receipt found is another than the one asked for. */
const disagreed = (asked: ReceiptQuery, paper: Paper): ReceiptField | null => {
  const isOther = (number: string | undefined, wanted: string) => number !== undefined && number !== wanted
  if (isOther(paper.fiscalDriveNumber, asked.fn)) return 'fn'
  if (isOther(paper.fiscalDocumentNumber, asked.fd)) return 'fd'
  if (isOther(paper.fiscalSign, asked.fp)) return 'fp'
  if (paper.totalSum !== asked.sum) return 'sum'
  return isOtherTime(asked.dateTime, paper.dateTime) ? 'time' : null
}

const itemOf = ({ name = '', sum, quantity }: Paper['items'][number]): ReceiptItem => ({ name, sum, quantity })

const compared = (asked: ReceiptQuery, paper: Paper): ReceiptVerdict => {
  const field = disagreed(asked, paper)
  if (field !== null) return { status: 'incorrect', disagreed: field }
  // Money that was given back is no sale (B11).
  if (paper.operationType !== undefined && paper.operationType !== SALE) return { status: 'incorrect', disagreed: null }
  return { status: 'success', items: paper.items.map(itemOf) }
}

const away = (reason: string): ReceiptVerdict => ({ status: 'unavailable', reason: `the receipt check proverkacheka: ${reason}` })

/** The meaning of an answer with status 200, the verdict «limited» left to the caller. */
const verdictOf = (asked: ReceiptQuery, json: unknown): ReceiptVerdict | 'limit' => {
  const code = coded.safeParse(json).data?.code
  if (code === LIMIT) return 'limit'
  if (code === INVALID) return hasTime(asked.dateTime) ? { status: 'incorrect', disagreed: null } : { status: 'manual' }
  if (code !== undefined && NOT_THERE.has(code)) return { status: 'notYet' }
  if (code !== FOUND) return away(code === undefined ? 'another answer' : `unknown code ${code}`)
  const paper = found.safeParse(json)
  return paper.success ? compared(asked, paper.data.data.json) : away('a receipt of another shape')
}

const pauseOf = (response: Response): number | null => {
  if (response.status === 401 || response.status === 403) return KEY_PAUSE
  if (response.status !== 429) return null
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return seconds > 0 ? Math.min(seconds * 1000, LONGEST_PAUSE) : LIMIT_PAUSE
}

/** The fields of a question. Rubles with a dot; `qr=0`: typed, not scanned. */
const fieldsOf = ({ fn, fd, fp, sum, dateTime }: ReceiptQuery): Record<string, string> => ({
  fn,
  fd,
  fp,
  t: codeTime(dateTime),
  s: (sum / 100).toFixed(2),
  n: String(SALE),
  qr: '0',
})

/**
 * proverkacheka.com by its public interface (the description of its API stands in the profile of an account): `POST
 * https://proverkacheka.com/api/v1/check/get`, a form of `token`, `fn`, `fd`, `fp`, `t`, `n`, `s` and `qr`. It answers with status 200 and
 * `{"code", "data"}` also where it refuses: 0 the receipt is not correct, 1 found (`data.json` is the receipt as the tax service has
 * it, sums in kopecks), 2 not received yet, 3 too many requests, 4 wait before asking again, 5 other, no data received.
 *
 * 2, 4 and 5 are asked again for days (C05): a shop may hand in its receipts late. 3, 429 and a refused key pause every receipt and spend
 * no attempt of any. An unknown answer is asked again too, and its code stands in the log. A receipt without a time is never refused for
 * code 0: the service may have missed the time alone.
 */
export const proverkacheka = ({ url, token, timeout, now }: ProverkachekaSettings): ReceiptCheck => {
  let pausedUntil = 0
  let why = ''
  const pause = (milliseconds: number, reason: string): ReceiptVerdict => {
    pausedUntil = Math.max(pausedUntil, now() + milliseconds)
    why = `the receipt check proverkacheka: ${reason}`
    return { status: 'limited', until: pausedUntil, reason: why }
  }
  const ask = async (receipt: ReceiptQuery, signal?: AbortSignal): Promise<ReceiptVerdict> => {
    const body = new URLSearchParams({ token, ...fieldsOf(receipt) })
    const response = await fetch(url, { method: 'POST', redirect: 'error', body, signal: endsWithin(timeout, signal) })
    const closed = pauseOf(response)
    if (!response.ok) await response.body?.cancel()
    if (closed !== null) return pause(closed, `status ${response.status}`)
    if (!response.ok) return away(`status ${response.status}`)
    const verdict = verdictOf(receipt, await response.json())
    return verdict === 'limit' ? pause(LIMIT_PAUSE, 'the limit of requests is used up') : verdict
  }
  return {
    check: async (receipt, signal) => {
      if (now() < pausedUntil) return { status: 'limited', until: pausedUntil, reason: why }
      try {
        return await ask(receipt, signal)
      } catch (error) {
        // The error itself may quote the answer.
        return away(causeOfFailure(error))
      }
    },
  }
}
