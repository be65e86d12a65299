import type { Day } from '../../../domain/dates/day.ts'

/** The days of the file, both included. */
export interface FileDays {
  from: Day
  to: Day
}

export interface HistoryFileContext {
  /** Of the last file that was asked for; null before the first. */
  days: FileDays | null
  /** Why it did not come. */
  problem: string | null
}

export type HistoryFileEvent = { type: 'download'; days: FileDays }
