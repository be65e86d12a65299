/**
 * The queue of checks (LT26, API44): which rows are asked about next, and what an answer does. It is a part of the rows: a row
 * that is `checking` waits for its turn or is being asked about, so a reload loses no check and stopping needs no list of its own.
 */
import type { ApiResult } from '../../../api/result.ts'
import { DEFAULT_ERROR, OK, refusals } from '../../../domain/texts/refusals.ts'
import { messageOf } from '../../../api/result.ts'
import { stepRow } from '../serial-row/machine.ts'
import { rowState } from '../serial-row/row.ts'
import type { Availability, SerialRow, Verdict } from '../serial-row/types.ts'

/** How many rows are asked about at a time. */
export const CHECKS_AT_ONCE = 4

/** A question to the server: a row and the text that it had then. */
export interface Check {
  id: string
  serial: string
}

export type CheckAnswer = ApiResult<number | null>

/** A check with its answer; null where the call itself has thrown. */
export interface Checked extends Check {
  answer: CheckAnswer | null
}

/** The rows whose turn it is. */
export const nextChecks = (rows: readonly SerialRow[]): Check[] => {
  const next: Check[] = []
  for (const row of rows) {
    if (next.length === CHECKS_AT_ONCE) break
    if (rowState(row) === 'checking') next.push({ id: row.id, serial: row.serialNumber })
  }
  return next
}

export const isSameCheck = (one: Check, other: Check): boolean => one.id === other.id && one.serial === other.serial

/** Whether the rows want other checks than those under way. */
export const isOvertaken = (rows: readonly SerialRow[], asked: readonly Check[]): boolean => {
  const next = nextChecks(rows)
  return next.length !== asked.length || next.some((check, at) => !isSameCheck(check, asked[at] ?? { id: '', serial: '' }))
}

const isTooOften = (answer: CheckAnswer | null): boolean =>
  answer?.kind === 'refused' && answer.code === refusals.rateLimited.code

/** Answers that say nothing of the serial: «too often», and a session that is over. The row keeps its place in the queue. */
const isUnheard = (answer: CheckAnswer | null): boolean => isTooOften(answer) || answer?.kind === 'unauthorised'

/** A silent network would make every row of a long queue wrong within a second. */
const isAway = (answer: CheckAnswer | null): boolean =>
  answer?.kind === 'unknown' || answer?.kind === 'gatewayDown' || (answer?.kind === 'failed' && answer.reason !== 'contract')

const BY_NUMBER: Readonly<Record<number, Verdict>> = { 0: 0, 1: 1, 2: 2 }
const REFUSED: Verdict = 2

/** An answer with neither code nor payload is a refusal too, but says less: the check may be repeated. */
const UNSAID = 'Не удалось узнать, можно ли зарегистрировать этот номер'

/** The payload decides, and without one the code; any other value is a refusal (A62). */
export const availabilityOf = (answer: CheckAnswer | null): Availability => {
  if (answer?.kind === 'ok') {
    if (answer.isEmpty) return { code: null, message: answer.message ?? UNSAID, payload: REFUSED, available: false }
    const payload = BY_NUMBER[answer.payload ?? OK] ?? REFUSED
    return { code: OK, message: answer.message, payload, available: payload === 0 }
  }
  if (answer?.kind === 'refused') {
    const payload = BY_NUMBER[answer.code] ?? REFUSED
    return {
      code: answer.code,
      message: answer.message === DEFAULT_ERROR ? null : answer.message,
      payload,
      available: payload === 0,
    }
  }
  // Without an answer nothing is known of the serial, and the check may be repeated.
  return { code: null, message: messageOf(answer), payload: REFUSED, available: false }
}

/** Tells one check from all others, of the same row too. */
export const checkKey = ({ id, serial }: Check): string => `${id} ${serial}`

/** The rows after answers; rows with another text by now, and rows that are gone, take none (A62). */
export const withAnswers = (rows: readonly SerialRow[], answers: readonly Checked[]): readonly SerialRow[] => {
  const heard = new Map(
    answers
      .filter(({ answer }) => !isUnheard(answer))
      .map(({ id, serial, answer }) => [checkKey({ id, serial }), { serial, answer }]),
  )
  if (heard.size === 0) return rows
  return rows.map((row) => {
    const checked = heard.get(checkKey({ id: row.id, serial: row.serialNumber }))
    return checked ? stepRow(row, { type: 'answer', serial: checked.serial, ...availabilityOf(checked.answer) }) : row
  })
}

/** Without the server's word for it (Retry-After). */
const USUAL_PAUSE = 30_000

const waitOf = (answer: CheckAnswer | null): number | null => {
  if (answer?.kind === 'refused' && isTooOften(answer)) return (answer.retryAfter ?? USUAL_PAUSE / 1_000) * 1_000
  return isUnheard(answer) || isAway(answer) ? USUAL_PAUSE : null
}

/** Milliseconds until the next check may be asked for; null where no answer calls for a pause. */
export const pauseOf = (answers: readonly Checked[]): number | null => {
  const waits = answers.flatMap(({ answer }) => waitOf(answer) ?? [])
  return waits.length > 0 ? Math.max(...waits) : null
}
