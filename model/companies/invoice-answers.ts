/** The answers to the checks of an invoice's rows. */
import { refusals } from '../../src/domain/texts/refusals.ts'
import { CHECKS_AT_ONCE, type Check, type CheckAnswer } from '../../src/machines/companies/company-invoice/checks.ts'
import { crash, output, said, type Answer, type NamedAnswer } from '../kit/flow.ts'
import { SERIAL, SHORT } from './invoice-starts.ts'

export const SOLD = refusals.alreadySold.text
/** Seconds that the server asks to wait. */
export const WAIT = 5

const MANY = Array.from({ length: CHECKS_AT_ONCE + 1 }, (_, at) => `100.0000${at + 2}`)
/** The rows of the starts with the texts that they may have: whatever is asked about is answered. */
const CHECKS: readonly Check[] = [
  { id: 'row-1', serial: SERIAL },
  { id: 'row-1', serial: SHORT },
  { id: 'row-2', serial: SHORT },
  ...MANY.map((serial, at) => ({ id: `row-${at + 2}`, serial })),
  // Removed and taken back, they are rows with new names.
  ...MANY.map((serial, at) => ({ id: `row-${at + MANY.length + 2}`, serial })),
]
const each = (answer: CheckAnswer): Answer => output(CHECKS.map((check) => ({ ...check, answer })))
const verdict = (payload: number, message: string | null = null) => each({ kind: 'ok', payload, message })
const TOO_OFTEN = { code: refusals.rateLimited.code, message: refusals.rateLimited.text, fields: null, retryAfter: WAIT }

export const checkAnswers: Record<string, NamedAnswer> = {
  free: said('номера есть в базе', verdict(0)),
  unknown: said('номеров нет в базе', verdict(1, refusals.notInBase.text)),
  taken: said('номера заняты', verdict(2, SOLD)),
  'too often': said('слишком часто: подождать', each({ kind: 'refused', ...TOO_OFTEN })),
  lost: said('ответ потерялся', each({ kind: 'unknown' })),
  crash: said('ошибка в самом портале', crash),
}
