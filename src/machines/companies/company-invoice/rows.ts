/**
 * The serial rows of an invoice as one list (M13, LT04, LT07): a plain array of small objects, in the order of the screen. A step
 * changes the rows that it is about and keeps the others as the same objects; each is one pass over the list, also of a thousand.
 */
import { SERIALS_PER_INVOICE } from '../../../domain/sales/invoice.ts'
import { bareSerial, normaliseSerial } from '../../../domain/serials/serial.ts'
import { stepRow } from '../serial-row/machine.ts'
import { createRow, enteredRow, hasFailed, rowState } from '../serial-row/row.ts'
import type { RowEvent, SerialRow } from '../serial-row/types.ts'

/** The rows, and the number of the newest one: ids are never given twice. */
export interface SerialRows {
  rows: readonly SerialRow[]
  lastRow: number
}

const idOf = (number: number): string => `row-${number}`

/** One empty row: there is always one to type into. */
export const emptyRows: SerialRows = { rows: [createRow(idOf(1))], lastRow: 1 }

/** Whether the row holds a serial: one that is still being typed, and one that was refused as a duplicate, hold none. */
const holds = (row: SerialRow, serial: string): boolean => row.serialNumber === serial && rowState(row) !== 'unchecked'

const isHeld = (rows: readonly SerialRow[], serial: string, butBy: string): boolean =>
  rows.some((row) => row.id !== butBy && holds(row, serial))

const put = (rows: readonly SerialRow[], changed: SerialRow): readonly SerialRow[] =>
  rows.map((row) => (row.id === changed.id ? changed : row))

/** The first duplicate of a serial that nobody holds any more is checked itself. */
const freed = (rows: readonly SerialRow[], serial: string): readonly SerialRow[] => {
  const next = rows.find((row) => row.problem === 'duplicate' && row.serialNumber === serial)
  return next && !isHeld(rows, serial, next.id) ? put(rows, stepRow(next, { type: 'free' })) : rows
}

export const rowOf = (rows: readonly SerialRow[], id: string): SerialRow | undefined => rows.find((row) => row.id === id)

/** One row takes an event; without a change the list stays the same object. */
export const stepOne = (rows: readonly SerialRow[], id: string, event: RowEvent): readonly SerialRow[] => {
  const row = rowOf(rows, id)
  const next = row && stepRow(row, event)
  if (!row || !next || next === row) return rows
  return next.serialNumber === row.serialNumber ? put(rows, next) : freed(put(rows, next), row.serialNumber)
}

/** The text of a row changes. */
export const editRow = (rows: readonly SerialRow[], id: string, text: string): readonly SerialRow[] =>
  stepOne(rows, id, { type: 'edit', text, isTwice: isHeld(rows, bareSerial(text), id) })

/** The field of a row loses the focus. */
export const leaveRow = (rows: readonly SerialRow[], id: string): readonly SerialRow[] => {
  const serial = normaliseSerial(rowOf(rows, id)?.serialNumber ?? '')
  return stepOne(rows, id, { type: 'leave', isTwice: isHeld(rows, serial, id) })
}

/** Whether one more row can still be registered on this document (D75). */
export const hasRoom = (rows: readonly SerialRow[]): boolean => rows.length < SERIALS_PER_INVOICE

/** «+ Добавить поле» (LT07). */
export const addRow = ({ rows, lastRow }: SerialRows): SerialRows => ({
  rows: [...rows, createRow(idOf(lastRow + 1))],
  lastRow: lastRow + 1,
})

/** Enter in a row ends its editing, as leaving the field does. In a last row that is filled it also adds an empty row below. */
export const enterRow = (list: SerialRows, id: string): SerialRows => {
  const next = { ...list, rows: leaveRow(list.rows, id) }
  const last = next.rows.at(-1)
  return last?.id === id && last.serialNumber !== '' && hasRoom(next.rows) ? addRow(next) : next
}

/** Every text that is still being typed is meant. */
export const leaveRows = (rows: readonly SerialRow[]): readonly SerialRow[] =>
  rows
    .filter((row) => rowState(row) === 'unchecked' && row.problem === null && row.serialNumber !== '')
    .reduce((list, { id }) => leaveRow(list, id), rows)

/** Only an unchecked row of several can be removed (LT04, A63). */
export const isRemovable = (rows: readonly SerialRow[], row: SerialRow): boolean =>
  rows.length > 1 && rowState(row) === 'unchecked'

export const removeRow = (rows: readonly SerialRow[], id: string): readonly SerialRow[] => {
  const row = rowOf(rows, id)
  if (!row || !isRemovable(rows, row)) return rows
  const rest = rows.filter((other) => other !== row)
  return freed(rest, row.serialNumber)
}

/**
 * Serials that come together, as if each had been typed into a row of its own. They take the place of empty rows; a duplicate
 * gets its row too, and says so there.
 */
export const enterSerials = ({ rows, lastRow }: SerialRows, texts: readonly string[]): SerialRows => {
  const kept = rows.filter(({ serialNumber }) => serialNumber !== '')
  const held = new Set(kept.filter((row) => rowState(row) !== 'unchecked').map(({ serialNumber }) => serialNumber))
  const entered = texts.map((text, at) => {
    const serial = normaliseSerial(text)
    const row = enteredRow(idOf(lastRow + 1 + at), text, held.has(serial))
    held.add(serial)
    return row
  })
  const next = [...kept, ...entered]
  return next.length > 0 ? { rows: next, lastRow: lastRow + texts.length } : { rows, lastRow }
}

/** Whether the row has to be corrected, added by hand or removed before the invoice can be sent. */
export const isWrong = (row: SerialRow): boolean => {
  const state = rowState(row)
  return row.problem !== null || state === 'notFound' || state === 'error'
}

/** The rows without some of them; there is always one to type into. */
export const withoutRows = ({ rows, lastRow }: SerialRows, isGone: (row: SerialRow) => boolean): SerialRows => {
  const kept = rows.filter((row) => !isGone(row))
  return kept.length > 0 ? { rows: kept, lastRow } : { rows: [createRow(idOf(lastRow + 1))], lastRow: lastRow + 1 }
}

/** Whether rows that were removed can be taken back: what has come since may have filled the document. */
export const mayRestore = ({ rows, removed }: { rows: readonly SerialRow[]; removed: readonly string[] }): boolean =>
  removed.length > 0 && rows.filter(({ serialNumber }) => serialNumber !== '').length + removed.length <= SERIALS_PER_INVOICE

/** The rows that are not in the base, and can be sent to the manual check. */
export const notFoundRows = (rows: readonly SerialRow[]): readonly string[] =>
  rows.filter((row) => rowState(row) === 'notFound').map(({ id }) => id)

/** Fewer rows are seen at a glance, and have buttons of their own. */
export const MANY_ROWS = 5

/** Whether rows with errors are worth being shown, checked again and removed together. @param wrong those that are shown alone */
export const areManyWrong = ({ rows, wrong }: { rows: readonly SerialRow[]; wrong: readonly string[] | null }): boolean =>
  countsOf(rows).wrong > 0 && (rows.length > MANY_ROWS || wrong !== null)

/** All failed checks are repeated. */
export const recheckRows = (rows: readonly SerialRow[]): readonly SerialRow[] =>
  rows.map((row) => (hasFailed(row) ? stepRow(row, { type: 'check' }) : row))

/** How the rows stand: what decides about the button, and what is said beside it (A65). */
export interface RowCounts {
  /** In the base: they go with the invoice. */
  available: number
  /** Sent to the manual check. */
  manual: number
  /** A check or «Добавить» is under way or waits for its turn. */
  waiting: number
  /** Not in the base, refused, a duplicate, or no serial number. */
  wrong: number
  /** Typed and not left yet. */
  typed: number
}

const PART = {
  available: 'available',
  added: 'manual',
  checking: 'waiting',
  adding: 'waiting',
  notFound: 'wrong',
  error: 'wrong',
} as const

/** Counted once for a list: it is never changed in place. */
const counted = new WeakMap<readonly SerialRow[], RowCounts>()

export const countsOf = (rows: readonly SerialRow[]): RowCounts => {
  const before = counted.get(rows)
  if (before) return before
  const counts: RowCounts = { available: 0, manual: 0, waiting: 0, wrong: 0, typed: 0 }
  for (const row of rows) {
    const state = rowState(row)
    if (state !== 'unchecked') counts[PART[state]] += 1
    else if (row.problem !== null) counts.wrong += 1
    else if (row.serialNumber !== '') counts.typed += 1
  }
  counted.set(rows, counts)
  return counts
}

/** At least one row is to be registered, and nothing stands in the way (A65). */
export const areReady = (rows: readonly SerialRow[]): boolean => {
  const { available, manual, waiting, wrong } = countsOf(rows)
  return available + manual > 0 && waiting === 0 && wrong === 0
}

/** The serials that go with the invoice. */
export const availableSerials = (rows: readonly SerialRow[]): string[] =>
  rows.filter((row) => rowState(row) === 'available').map(({ serialNumber }) => serialNumber)
