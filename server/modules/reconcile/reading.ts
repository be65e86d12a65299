import type { Db } from '../../kernel/database/types.ts'
import { record } from '../audit/record.ts'

/** Somebody reads what belongs to others. */
interface Reading {
  event: 'findingsRead' | 'payeesRead'
  /** Which of several: a year. */
  what: string | null
  /** How many rows they get. */
  rows: number
  /** Null: the command at the server. */
  operator: string | null
  origin: string
  now: number
}

/** Writes down who has read what of others, and how much (D151). */
export const recordReading = async (db: Db, { event, what, rows, operator, origin, now }: Reading): Promise<void> => {
  const object = [...(what === null ? [] : [what]), `rows=${rows}`].join(' ')
  await record(db, { event, actor: operator, subject: null, object, origin, reason: 'desk' }, now)
}
