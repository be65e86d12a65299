/** Reads the serial numbers of a text or a file: for the worker, and for tests. */
import {
  isWideText,
  NOTHING_HIDDEN,
  kindOfListFile,
  type FileListProblem,
  type FileReading,
  type HiddenParts,
} from '../../../domain/serials/serial-file.ts'
import { serialsOfTable, serialsOfText, type ListReading } from '../../../domain/serials/serial-list.ts'
import { FileProblemError, sheetsOf, type Book } from './workbook.ts'

const refused = (problem: FileListProblem): FileReading => ({ kind: 'refused', problem: { kind: 'file', problem } })
const read = (reading: ListReading, otherSheets: string[] = [], hidden: HiddenParts = NOTHING_HIDDEN): FileReading =>
  reading.kind === 'refused' ? reading : { ...reading, otherSheets, hidden }

/** The text of a file as Excel saves it: in UTF-8, in UTF-16, or in the Russian code page of Windows. */
const textOf = (bytes: Uint8Array): string => {
  if (isWideText(bytes)) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

/** The first sheet with serial numbers; a second one is not added to it unseen, but told. */
const ofSheets = ({ sheets, hidden }: Book): FileReading => {
  const readings = sheets.map(({ name, rows }) => ({ name, reading: serialsOfTable(rows) }))
  const [first, ...others] = readings.filter(({ reading }) => reading.kind !== 'refused')
  if (first)
    return read(
      first.reading,
      others.map(({ name }) => name),
      hidden,
    )
  if (hidden.sheets.length + hidden.rows + hidden.columns > 0) return refused('allHidden')
  const told = readings.find(({ reading }) => reading.kind === 'refused' && reading.problem.kind !== 'empty') ?? readings[0]
  return told ? read(told.reading) : { kind: 'refused', problem: { kind: 'empty' } }
}

const ofWorkbook = async (bytes: Uint8Array): Promise<FileReading> => {
  try {
    return ofSheets(await sheetsOf(bytes))
  } catch (error) {
    // The library and the archive's reader throw for whatever is wrong in a file; which of it, says nothing to a person.
    return refused(error instanceof FileProblemError ? error.problem : 'damaged')
  }
}

const readFile = (bytes: Uint8Array): Promise<FileReading> | FileReading => {
  if (bytes.length === 0) return refused('emptyFile')
  const kind = kindOfListFile(bytes)
  if (kind === 'zip') return ofWorkbook(bytes)
  return kind === 'text' ? read(serialsOfText(textOf(bytes))) : refused(kind)
}

/** The serial numbers of a text, or of a file by its bytes; or why it has none. */
export const readList = (list: ArrayBuffer | string): Promise<FileReading> | FileReading =>
  typeof list === 'string' ? read(serialsOfText(list)) : readFile(new Uint8Array(list))
