import { createHash } from 'node:crypto'
import { refuse } from '../../kernel/call/refusal.ts'
import type { AuditQuestion } from './question.ts'

const WRONG_CURSOR = 'Не удалось продолжить список. Откройте его заново'

/** Where a page of the audit ends. */
export interface Position {
  /** The line that says that this reading has begun; nothing that happened after it is shown. */
  reading: number
  /** Epoch milliseconds of the last line, and its number. */
  at: number
  id: number
}

/** A cursor counts for its own question only. */
const fingerprint = ({ person, operator, object, since, before }: AuditQuestion): string =>
  createHash('sha256')
    .update(JSON.stringify([person, operator, object, since, before]))
    .digest('base64url')
    .slice(0, 16)

/** It is not signed: its reading is looked up in the audit, so whoever writes one has been written down too. */
export const cursorOf = ({ reading, at, id }: Position, question: AuditQuestion): string =>
  Buffer.from(JSON.stringify([fingerprint(question), reading, at, id])).toString('base64url')

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    // Not ours: whatever a broken cursor contains, it is no list of values.
    return null
  }
}

/** The last moment of a date: the database knows no later ones either. */
const LATEST = 8.64e15

/** @throws Refusal for a cursor that is broken or belongs to another question */
export const readCursor = (cursor: string, question: AuditQuestion): Position => {
  const parts = parse(cursor)
  const [owner, reading, at, id] = Array.isArray(parts) ? (parts as unknown[]) : []
  const isWhole = [reading, at, id].every(Number.isSafeInteger) && Math.abs(at as number) <= LATEST
  return owner === fingerprint(question) && isWhole
    ? { reading: reading as number, at: at as number, id: id as number }
    : refuse('invalidRequest', WRONG_CURSOR)
}

export const refuseCursor = (): never => refuse('invalidRequest', WRONG_CURSOR)
