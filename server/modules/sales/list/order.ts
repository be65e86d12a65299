import type { PgColumn } from 'drizzle-orm/pg-core'
import type { BodyOf } from '../../../kernel/call/handlers.ts'
import { sales } from '../../../kernel/database/schema.ts'

export type Direction = 'asc' | 'desc'

/** A column by which a list can be ordered; `type` is its type in a comparison with a value. */
interface Key {
  column: PgColumn
  type: 'timestamptz' | 'text' | 'bigint'
  isNullable: boolean
}

const KEYS = {
  saleDate: { column: sales.saleDate, type: 'timestamptz', isNullable: false },
  purchaseDate: { column: sales.purchaseDate, type: 'timestamptz', isNullable: true },
  guaranteeExpire: { column: sales.guaranteeExpire, type: 'timestamptz', isNullable: true },
  modelName: { column: sales.modelName, type: 'text', isNullable: true },
  bonus: { column: sales.bonus, type: 'bigint', isNullable: true },
  sn: { column: sales.sn, type: 'text', isNullable: false },
} as const satisfies Record<string, Key>

export type KeyName = keyof typeof KEYS

export const keyOf = (name: KeyName): Key => KEYS[name]

/**
 * The order of a list: by status if there is a `status`, then by a key with empty ones last in both directions, then by the row's
 * number in the direction of the key. So every row has its place, and one index serves both directions.
 */
export interface Order {
  status: Direction | null
  key: KeyName
  direction: Direction
}

/** The sorts of the lists, as the contract names them. */
export type SortName = NonNullable<BodyOf<'listSales' | 'listSellerSales' | 'listUserTools'>['sortBy']>

/** Sorts of the contract by key; a status has no index of its own. */
const SORTS: Readonly<Record<Exclude<SortName, 'saleStatus'>, KeyName>> = {
  saleDate: 'saleDate',
  purchaseDate: 'purchaseDate',
  guaranteeExpire: 'guaranteeExpire',
  model: 'modelName',
  sn: 'sn',
  bonus: 'bonus',
}

/** The order of a sort of the contract; rows of one status, and rows without a sort, come newest first. */
export const orderOf = (sortBy: SortName | undefined, direction: Direction = 'asc'): Order => {
  if (sortBy === 'saleStatus') return { status: direction, key: 'saleDate', direction: 'desc' }
  if (sortBy === undefined) return { status: null, key: 'saleDate', direction: 'desc' }
  return { status: null, key: SORTS[sortBy], direction }
}

export const opposite = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc')
