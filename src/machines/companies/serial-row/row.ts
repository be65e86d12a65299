/** Pure steps of one row, and its state as it follows from its data (M13). The row's machine decides which step is taken. */
import { OK } from '../../../domain/texts/refusals.ts'
import { bareSerial, isSerial, normaliseSerial } from '../../../domain/serials/serial.ts'
import type { Availability, RowProblem, RowState, SerialRow } from './types.ts'

/** Not asked yet (LT20). */
const UNASKED: Availability = { code: null, message: null, payload: null, available: null }

export const createRow = (id: string, text = ''): SerialRow => ({
  id,
  // White space goes, whether it was typed or pasted (LT27).
  serialNumber: bareSerial(text),
  availability: UNASKED,
  loading: false,
  isAddClicked: false,
  problem: null,
})

const BY_VERDICT = ['available', 'notFound', 'error'] as const satisfies readonly RowState[]

/** The row's state: it is stored nowhere beside the data that it follows from. */
export const rowState = ({ availability: { payload }, loading, isAddClicked }: SerialRow): RowState => {
  if (isAddClicked) return 'added'
  if (loading) return payload === null ? 'checking' : 'adding'
  return payload === null ? 'unchecked' : BY_VERDICT[payload]
}

/** Why this text cannot be asked about; null for an empty one too: it is no mistake yet. */
export const problemOf = (text: string, isTwice: boolean): RowProblem | null => {
  if (text === '') return null
  if (!isSerial(text)) return 'format'
  return isTwice ? 'duplicate' : null
}

/** Another text: nothing is known of it (LT28). */
export const withText = ({ id }: SerialRow, text: string): SerialRow => createRow(id, text)

/** The text as it is meant: a keypad's eight digits get their dot. */
export const meant = (row: SerialRow): SerialRow => ({ ...row, serialNumber: normaliseSerial(row.serialNumber) })

export const blamed = (row: SerialRow, problem: RowProblem): SerialRow => ({ ...row, problem })

/** Queued for a check. */
export const asked = (row: SerialRow): SerialRow => ({ ...row, availability: UNASKED, loading: true, problem: null })

export const answered = (row: SerialRow, availability: Availability): SerialRow => ({ ...row, availability, loading: false })

/** @param message the reason of a refusal; the words of the check stay without one */
export const notAdded = (row: SerialRow, message: string | null): SerialRow =>
  answered(row, message === null ? row.availability : { ...row.availability, message })

/** The codes of a check's own verdict: of a payload, and of a server that puts the verdict into the code (A62). */
const VERDICT_CODES: ReadonlySet<number | null> = new Set([OK, 2])

/** A check that has failed, and a refusal of the document, may have another reason by now; a verdict stands until the text changes. */
export const hasFailed = ({ availability: { payload, code } }: SerialRow): boolean => payload === 2 && !VERDICT_CODES.has(code)

export const denied = (row: SerialRow, code: number, message: string): SerialRow =>
  answered(row, { code, message, payload: 2, available: false })

/**
 * A new row with this text, as if it had been typed and left. Many rows come at once: a thousand steps of a machine would stop the
 * screen, so this is its one short cut, and a test compares it with the machine.
 */
export const enteredRow = (id: string, text: string, isTwice: boolean): SerialRow => {
  const row = meant(createRow(id, text))
  const problem = problemOf(row.serialNumber, isTwice)
  if (problem !== null) return blamed(row, problem)
  return row.serialNumber === '' ? row : asked(row)
}
