/** A table that comes as a stream of lines: counted while it comes, and taken only whole (D199). A chunk of its own: few people ask for one. */
import { END_OF_TABLE } from '../domain/texts/table-file.ts'

/** A whole table: its bytes without the line that told the number of its rows. */
export interface TableFile {
  file: Blob
  rows: number
}

const CARRIAGE_RETURN = 13
/** Longer than any last line. */
const TAIL = 64
const END = new RegExp(`\\r\\n${END_OF_TABLE};(\\d+)\\r\\n$`)

const linesIn = (bytes: Uint8Array): number => bytes.reduce((count, byte) => (byte === CARRIAGE_RETURN ? count + 1 : count), 0)

/** The last bytes of a table, whatever the sizes of its chunks. */
const tailOf = (chunks: readonly Uint8Array[]): Uint8Array => {
  const bytes: number[] = []
  for (let at = chunks.length - 1; at >= 0 && bytes.length < TAIL; at -= 1) bytes.unshift(...(chunks[at]?.slice(-TAIL) ?? []))
  return Uint8Array.from(bytes.slice(-TAIL))
}

/** @returns null for a table that has been cut off, wherever */
const wholeTable = (chunks: Uint8Array<ArrayBuffer>[], lines: number, type: string): TableFile | null => {
  const [said, count] = END.exec(new TextDecoder().decode(tailOf(chunks))) ?? []
  // The header and the last line are no rows.
  const rows = lines - 2
  if (said === undefined || Number(count) !== rows) return null
  const file = new Blob(chunks, { type })
  // The end of the row before stays.
  const last = new TextEncoder().encode(said).length - '\r\n'.length
  return { file: file.slice(0, file.size - last, type), rows }
}

/**
 * Reads the body of an answer.
 * @param told called with the rows so far whenever some have come
 * @returns null for a table that has been cut off; a connection that breaks rejects
 */
export const readTable = async (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  type: string,
  told: (rows: number) => void,
): Promise<TableFile | null> => {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let lines = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return wholeTable(chunks, lines, type)
    chunks.push(value)
    lines += linesIn(value)
    told(Math.max(0, lines - 1))
  }
}
