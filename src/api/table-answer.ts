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

/** Reads a table. @returns null for one that has been cut off, wherever */
const wholeTable = async (bytes: Blob, lines: number): Promise<TableFile | null> => {
  const [said, count] = END.exec(await bytes.slice(-TAIL).text()) ?? []
  // The header and the last line are no rows.
  const rows = lines - 2
  if (said === undefined || Number(count) !== rows) return null
  const after = new Blob([said]).size - 2
  return { file: bytes.slice(0, bytes.size - after, bytes.type), rows }
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
    if (done) return wholeTable(new Blob(chunks, { type }), lines)
    chunks.push(value)
    lines += linesIn(value)
    told(Math.max(0, lines - 1))
  }
}
