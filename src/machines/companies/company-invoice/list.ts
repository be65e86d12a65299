/** Lists of serial numbers become rows (D75, D77). */
import {
  fileProblemWords,
  hiddenText,
  NOTHING_HIDDEN,
  otherSheetsText,
  type FileReading,
} from '../../../domain/serials/serial-file.ts'
import { joinList, serialsOfText } from '../../../domain/serials/serial-list.ts'
import { listText, tooManyText, WHICH_COLUMN } from '../../../domain/serials/serial-list-words.ts'
import { normaliseSerial } from '../../../domain/serials/serial.ts'
import { enterSerials, type SerialRows } from './rows.ts'

/** Several columns of serial numbers, of which the person has to choose one. */
export type ListChoice = Extract<FileReading, { kind: 'choice' }>

/** What is said of a list beside the rows. */
export interface ListNote {
  text: string
  isProblem: boolean
}

/** The rows after a list, and what has come of it. A list that was refused changes nothing. */
export interface ListTaken extends SerialRows {
  listNote: ListNote
  listChoice: ListChoice | null
}

const refused = ({ rows, lastRow }: SerialRows, text: string): ListTaken => ({
  rows,
  lastRow,
  listNote: { text, isProblem: true },
  listChoice: null,
})

export const takeReading = (list: SerialRows, reading: FileReading): ListTaken => {
  if (reading.kind === 'refused') return refused(list, fileProblemWords(reading.problem))
  if (reading.kind === 'choice')
    return { rows: list.rows, lastRow: list.lastRow, listNote: { text: WHICH_COLUMN, isProblem: false }, listChoice: reading }
  const present = list.rows.map(({ serialNumber }) => normaliseSerial(serialNumber)).filter((serial) => serial !== '')
  const joining = joinList(present, reading.list)
  if (joining.kind === 'tooMany') return refused(list, tooManyText(joining))
  const text = `${listText(joining.list)}${otherSheetsText(reading.otherSheets)}${hiddenText(reading.hidden)}`
  return { ...enterSerials(list, joining.list.serials), listNote: { text, isProblem: false }, listChoice: null }
}

/** The column that the person has chosen becomes rows, like a list of its own. */
export const takeColumn = (list: SerialRows & { listChoice: ListChoice | null }, column: number): Partial<ListTaken> => {
  const { listChoice: choice } = list
  const chosen = choice?.columns[column]
  if (!choice || !chosen) return {}
  const { otherSheets, hidden } = choice
  return takeReading(list, { kind: 'list', list: chosen.list, otherSheets, hidden })
}

/** What is said once rows with errors have been removed together, and once they have been taken back. */
export const removedNote = (count: number): ListNote => ({ text: `Строки с ошибками удалены: ${count}.`, isProblem: false })
export const restoredNote = (count: number): ListNote => ({ text: `Строки возвращены: ${count}.`, isProblem: false })

/** Reads a pasted text. */
export const readText = (text: string): FileReading => {
  const reading = serialsOfText(text)
  return reading.kind === 'refused' ? reading : { ...reading, otherSheets: [], hidden: NOTHING_HIDDEN }
}

/** A file that has not been read, because its bytes are gone or the reader could not be started. */
export const UNREAD: FileReading = { kind: 'refused', problem: { kind: 'file', problem: 'unread' } }
