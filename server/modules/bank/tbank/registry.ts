/**
 * The registry of a day: a file of the bank's cabinet that the operator lays into a folder, `<day>.csv`. Columns are found by their names
 * in the first line: `PaymentId`, `OrderId`, `Amount` (kopecks), `Date` (ISO, with its zone). Fields are parted by semicolons.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { moscowDay } from '../../../../src/domain/dates/dates.ts'
import type { StatementLine } from '../../payouts/acquirer.ts'
import { keyOfOrder } from './kept.ts'

/** The text of a day's registry. @throws where there is none yet */
export type ReadRegistry = (day: string, signal?: AbortSignal) => Promise<string>

export const registriesIn =
  (folder: string): ReadRegistry =>
  (day, signal) =>
    readFile(join(folder, `${day}.csv`), { encoding: 'utf8', signal })

const COLUMNS = ['PaymentId', 'OrderId', 'Amount', 'Date'] as const

/** Without its zone a moment near midnight would be of another day on another server. */
const ZONED = /T.*(?:Z|[+-]\d\d:\d\d)$/

/** The payments of a registry. @throws Error naming the line that cannot be read: half a registry would look like missing payments */
export const linesOfRegistry = (text: string, day: string): StatementLine[] => {
  const [head = '', ...rows] = text
    .replace(/^\u{FEFF}/u, '')
    .trimEnd()
    .split(/\r?\n/)
  const names = head.split(';')
  const places = COLUMNS.map((name) => names.indexOf(name))
  if (places.includes(-1)) throw new Error(`the registry of ${day} has other columns`)
  return rows.map((row, place) => {
    const fields = row.split(';')
    const [reference = '', order = '', sum = '', date = ''] = places.map((at) => fields[at] ?? '')
    const [amount, at] = [Number(sum), Date.parse(date)]
    const isWhole = reference !== '' && ZONED.test(date)
    const isRight = isWhole && Number.isSafeInteger(amount) && amount > 0 && !Number.isNaN(at) && moscowDay(at) === day
    if (!isRight || fields.length !== names.length) throw new Error(`line ${place + 2} of the registry of ${day} cannot be read`)
    return { key: keyOfOrder(order), reference, amount, at }
  })
}
