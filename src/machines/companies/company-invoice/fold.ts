/**
 * A long list of serial numbers folds once it has been checked: its counts stay, and the rows that need the person (D191). `wrong` has
 * their ids; null while all rows are shown.
 */
import { rowState } from '../serial-row/row.ts'
import type { SerialRow } from '../serial-row/types.ts'
import { countsOf, isWrong, type SerialRows } from './rows.ts'

/** Fewer rows are scrolled through at once. */
export const LONG_LIST = 20

export interface Folding extends SerialRows {
  wrong: readonly string[] | null
  /** The rows have come together, and the person has typed into none since: the list folds after its checks. */
  isFolding: boolean
}

export const isLong = (rows: readonly SerialRow[]): boolean => rows.length > LONG_LIST

export const wrongIds = (rows: readonly SerialRow[]): string[] => rows.filter(isWrong).map(({ id }) => id)

const isChecked = (row: SerialRow): boolean => rowState(row) !== 'unchecked' || row.problem !== null

/** Whether all of it is known: nothing waits, and nothing is being typed. */
export const isFoldable = (rows: readonly SerialRow[]): boolean =>
  isLong(rows) && countsOf(rows).waiting === 0 && rows.every(isChecked)

/** The rows after an answer of the checks; the last one folds the list. */
export const checkedRows = ({ isFolding }: Pick<Folding, 'isFolding'>, rows: readonly SerialRow[]): Partial<Folding> =>
  isFolding && isFoldable(rows) ? { rows, wrong: wrongIds(rows), isFolding: false } : { rows }

/** The rows after a step of the person; a row that this has added is shown in a folded list too. */
export const typedRows = ({ lastRow, wrong }: Folding, next: SerialRows): Folding => ({
  rows: next.rows,
  lastRow: next.lastRow,
  isFolding: false,
  wrong: wrong && next.lastRow > lastRow ? [...wrong, next.rows.at(-1)?.id ?? ''] : wrong,
})

/** What a list has brought; new rows have come together, and all are shown until they are checked. */
export const foldTaken = <Taken extends Partial<SerialRows>>({ lastRow }: Folding, taken: Taken): Taken & Partial<Folding> =>
  taken.lastRow === undefined || taken.lastRow === lastRow ? taken : { ...taken, isFolding: true, wrong: null }
