import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { BadFile } from '../bad-file.ts'

/** How a spreadsheet has saved its text. */
export type Encoding = 'utf-8' | 'windows-1251'

export interface Examined {
  encoding: Encoding
  /** SHA-256 of the bytes, in hexadecimal digits: by it the same file is known again. */
  fingerprint: string
}

const UTF_16: ReadonlySet<string> = new Set(['fffe', 'feff'])

const refuseOther = (first: Buffer): void => {
  if (UTF_16.has(first.subarray(0, 2).toString('hex')))
    throw new BadFile('Файл сохранён в UTF-16. Сохраните его как «CSV UTF-8» или «CSV (разделители — запятые)»')
  if (first.subarray(0, 2).toString('latin1') === 'PK')
    throw new BadFile('Это книга Excel, а не CSV. Сохраните лист как «CSV UTF-8»')
  if (first.includes(0)) throw new BadFile('Это не текст. Сохраните лист как «CSV UTF-8»')
}

/**
 * Reads a file once, piece by piece: what it is encoded in and by what it is known again. Text that is no UTF-8 is Windows-1251, which
 * Excel writes in Russia.
 * @throws BadFile for what is no text, and for a file that cannot be read
 */
export const examine = async (path: string): Promise<Examined> => {
  const hash = createHash('sha256')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [isUtf8, isFirst] = [true, true]
  const read = (bytes?: Buffer): void => {
    if (!isUtf8) return
    try {
      decoder.decode(bytes, { stream: bytes !== undefined })
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      isUtf8 = false
    }
  }
  try {
    for await (const chunk of createReadStream(path)) {
      const bytes = chunk as Buffer
      if (isFirst) refuseOther(bytes)
      isFirst = false
      hash.update(bytes)
      read(bytes)
    }
  } catch (error) {
    if (error instanceof BadFile) throw error
    throw new BadFile(`Файл не читается: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
  read()
  return { encoding: isUtf8 ? 'utf-8' : 'windows-1251', fingerprint: hash.digest('hex') }
}
