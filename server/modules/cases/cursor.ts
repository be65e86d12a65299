import type { CaseKind } from '../../../src/domain/desk/cases.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'

/** The degrees of suspicion go from 0 to this. */
export const MOST_SUSPICIOUS = 9

const WRONG_CURSOR = 'Не удалось продолжить список. Откройте его заново'

/** Where a page of a queue ends. */
export interface Position {
  /** What has waited since before this moment was late when the list was opened: it stays so to its end. Epoch milliseconds. */
  late: number
  /** The last row: whether it was late, how suspicious, since when it waits. */
  isLate: boolean
  suspicion: number
  since: number
  id: string
}

/** A cursor counts for its own queue alone. */
export const cursorOf = (kind: CaseKind, { late, isLate, suspicion, since, id }: Position): string =>
  Buffer.from(JSON.stringify([kind, late, isLate, suspicion, since, id])).toString('base64url')

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    // Not ours: whatever a broken cursor contains, it is no list of values.
    return null
  }
}

/** The last moment that the database reads as JavaScript writes it: of the year 9999. */
const LATEST = 253_402_300_799_999
const isUpTo = (most: number, value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most

/** @throws Refusal for a cursor that is broken or belongs to another queue */
export const readCursor = (kind: CaseKind, cursor: string): Position => {
  const parts = parse(cursor)
  const [of, late, isLate, suspicion, since, id] = Array.isArray(parts) ? (parts as unknown[]) : []
  const isWhole = isUpTo(LATEST, late) && isUpTo(LATEST, since) && isUpTo(MOST_SUSPICIOUS, suspicion)
  if (of !== kind || !isWhole || typeof isLate !== 'boolean') return refuse('invalidRequest', WRONG_CURSOR)
  if (typeof id !== 'string' || !isUuid(id)) return refuse('invalidRequest', WRONG_CURSOR)
  return { late, isLate, suspicion, since, id }
}
