import { dayOfWireTime, latestDayInRussia } from '../../../src/domain/dates/dates.ts'
import type { Day } from '../../../src/domain/dates/day.ts'
import { innProblem } from '../../../src/domain/people/inn.ts'
import { SERIALS_PER_PART } from '../../../src/domain/sales/invoice.ts'
import { parseSum } from '../../../src/domain/money/money.ts'
import { REQUIRED } from '../../../src/domain/texts/required.ts'
import { visible } from '../../../src/domain/texts/visible.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import type { Side } from '../../kernel/database/sets.ts'

const DIGITS_OR_DOT = 'Только цифры и точки'

/** The names of a side's fields: those of requests, and that of refusals about files (LS08). */
export const FIELDS = {
  seller: { partner: 'buyerInn', files: 'imageUrlSeller' },
  buyer: { partner: 'sellerInn', files: 'imageUrl' },
} as const satisfies Record<Side, { partner: string; files: string }>

/** A document as a request names it, whichever side it comes from. */
export interface SentInvoice {
  side: Side
  upd: string
  time: string
  partnerInn: string
  sum: string
  files: readonly string[]
}

/** A document that has been read: nothing behind the handler parses it again. */
export interface ReadInvoice {
  side: Side
  upd: string
  day: Day
  partnerInn: string
  /** Kopecks. */
  sum: number
  files: readonly string[]
}

/** A day that has begun somewhere in Russia (A55). */
const dayProblem = (day: Day | null, now: number): string | null => {
  if (day === null) return 'Такой даты нет'
  return day > latestDayInRussia(now) ? 'Дата не может быть в будущем' : null
}

/** The wire carries digits and a dot: spaces and commas are the form's to repair (A67). */
const sumProblem = (text: string): string | null => {
  if (text === '') return REQUIRED
  if (!/^[0-9.]+$/.test(text) || parseSum(text) === null) return DIGITS_OR_DOT
  return parseSum(text) === 0 ? 'Сумма должна быть больше нуля' : null
}

/**
 * Reads the document of a request.
 * @throws Refusal with a text for every field that is wrong
 */
export const readInvoice = ({ side, time, partnerInn, sum, files, ...rest }: SentInvoice, now: number): ReadInvoice => {
  const upd = visible(rest.upd).replaceAll(/\s+/g, ' ').trim()
  const day = dayOfWireTime(time)
  const { partner, files: filesField } = FIELDS[side]
  const problems = {
    upd: upd === '' ? REQUIRED : null,
    time: dayProblem(day, now),
    [partner]: partnerInn === '' ? REQUIRED : innProblem(partnerInn),
    sum: sumProblem(sum),
    [filesField]: files.length === 0 ? REQUIRED : null,
  }
  const told = Object.entries(problems).flatMap(([field, text]) => (text === null ? [] : [[field, text] as const]))
  if (told.length > 0) refuse('refused', Object.fromEntries(told))
  return { side, upd, day: day ?? '', partnerInn, sum: parseSum(sum) ?? 0, files }
}

/**
 * The serials of a part.
 * @throws Refusal for more than a part may have, and for those that stand in it more than once
 */
export const readSerials = (joined: string): string[] => {
  const serials = joined.split(',')
  if (serials.length > SERIALS_PER_PART)
    refuse('refused', `За один раз можно отправить не больше ${SERIALS_PER_PART} серийных номеров`)
  const repeated = serials.filter((sn, place) => serials.indexOf(sn) !== place)
  if (repeated.length > 0) refuseSerials(new Map(repeated.map((sn) => [sn, 'Этот серийный номер указан дважды'])))
  return serials
}

/** Refuses a part: each of its serials that cannot be registered is named with the reason. */
export const refuseSerials = (reasons: ReadonlyMap<string, string>): never =>
  refuse('serialsRefused', Object.fromEntries(reasons))
