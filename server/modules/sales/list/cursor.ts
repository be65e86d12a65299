import { createHash } from 'node:crypto'
import { isSaleStatus } from '../../../../src/domain/sales/sale-status.ts'
import { refuse } from '../../../kernel/call/refusal.ts'
import type { SaleRow } from '../taken.ts'
import type { Position, Question } from './asked.ts'
import { keyOf } from './order.ts'
import type { KeyName } from './order.ts'

const WRONG_CURSOR = 'Не удалось продолжить список. Откройте его заново'

/** The columns that make a position. */
export type Placed = Pick<SaleRow, KeyName | 'status' | 'number'>

/** A cursor counts for its own question only. */
const fingerprint = ({ ownerId, side, order, statuses, period, search, pointId }: Question): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ownerId,
        side,
        order.status,
        order.key,
        order.direction,
        statuses,
        period?.from,
        period?.to,
        search,
        pointId,
      ]),
    )
    .digest('base64url')
    .slice(0, 16)

/** The cursor behind a row. It is not signed: whoever writes one reaches own rows only, and its values are checked. */
export const cursorAfter = (row: Placed, question: Question): string => {
  const value = row[question.order.key]
  const key = value instanceof Date ? value.toISOString() : value
  return Buffer.from(JSON.stringify([fingerprint(question), row.status, key, row.number])).toString('base64url')
}

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    // Not ours: whatever a broken cursor contains, it is no list of values.
    return null
  }
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

/** Whether the database can compare the value with the key. */
const fits = (value: unknown, name: KeyName): value is Position['key'] => {
  const { type, isNullable } = keyOf(name)
  if (value === null) return isNullable
  if (type === 'bigint') return Number.isSafeInteger(value)
  if (typeof value !== 'string') return false
  return type === 'text' ? !value.includes('\0') : MOMENT.test(value) && !Number.isNaN(Date.parse(value))
}

/**
 * Reads the cursor of an earlier answer.
 * @throws Refusal when it is broken, or belongs to another person, order or filter
 */
export const readCursor = (cursor: string, question: Question): Position => {
  const parts = parse(cursor)
  const [owner, status, key, number] = Array.isArray(parts) ? (parts as unknown[]) : []
  const isStatus = isSaleStatus(status) && question.statuses.includes(status)
  return owner === fingerprint(question) && isStatus && Number.isSafeInteger(number) && fits(key, question.order.key)
    ? { status, key, number: number as number }
    : refuse('invalidRequest', WRONG_CURSOR)
}
