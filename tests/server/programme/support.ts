/** Files of the programme's data, entered as the command does it. */
import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Db } from '../../../server/kernel/database/types.ts'
import { importFile } from '../../../server/modules/programme/import-file.ts'
import type { Order } from '../../../server/modules/programme/import-file.ts'
import type { Progress } from '../../../server/modules/programme/run.ts'

/** A file with these bytes or this text in UTF-8, until the test ends. @returns its path */
export const fileOf = (content: string | Uint8Array): string => {
  const path = join(tmpdir(), `mst-programme-${randomUUID()}.csv`)
  writeFileSync(path, content)
  onTestFinished(() => rmSync(path))
  return path
}

/** Text in Windows-1251, as Excel saves it in Russia. */
export const inWindows1251 = (text: string): Uint8Array => {
  const decoder = new TextDecoder('windows-1251')
  const byteOf = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]))
  return Uint8Array.from(text, (sign) => byteOf.get(sign) ?? 63)
}

/** What has become of a file, and what was told meanwhile. */
export interface Entered extends Progress {
  told: string[]
  resumed: number[]
}

/** Enters a file. */
export const enter = async (
  db: Db,
  kind: Order['kind'],
  content: string | Uint8Array,
  { isDryRun = false, operator = null, now = Date.now() }: Partial<Order & { now: number }> = {},
): Promise<Entered> => {
  const [told, resumed]: [string[], number[]] = [[], []]
  const listener = {
    resumed: (line: number) => void resumed.push(line),
    refused: ({ line, why }: { line: number; why: string }) => void told.push(`${line}: ${why}`),
  }
  const progress = await importFile(db, { kind, path: fileOf(content), isDryRun, operator }, listener, now)
  return { ...progress, told, resumed }
}

/** Rows of a table with semicolons. */
export const table = (...rows: readonly string[]): string => `${rows.join('\r\n')}\r\n`
