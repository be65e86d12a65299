import { and, eq, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { joinRequests, retailPoints, russian, users } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import { WRONG_CURSOR } from '../points/find.ts'

type Entry = components['schemas']['SellerEntry']

/** The administrator of a point: whose sellers and applicants are meant. */
export interface Administrator {
  id: string
  pointId: string
}

/** A page: so many rows behind the one with this id. */
interface Part {
  size: number
  cursor: string | undefined
}

interface Page {
  sellers: Entry[]
  /** On the first page. */
  total: number | null
  next: string | null
}

/** The sellers of a point, its administrator not among them: the one clause of whom an administrator may see and touch. */
export const isSellerOf = ({ id, pointId }: Administrator): SQL | undefined =>
  and(eq(users.pointId, pointId), eq(users.status, 'SELLER'), ne(users.id, id))

/** The applications to a point. */
const isRequestTo = ({ pointId }: Administrator): SQL => eq(joinRequests.pointId, pointId)

const person = {
  id: users.id,
  surname: users.surname,
  username: users.username,
  city: users.city,
  mobile: users.mobile,
  locked: users.locked,
  addressPoint: retailPoints.address,
  namePoint: retailPoints.name,
}

const pageOf = (rows: readonly Entry[], size: number, total: number | null): Page => {
  const sellers = rows.slice(0, size)
  return { sellers, total, next: rows.length > size ? (sellers.at(-1)?.id ?? null) : null }
}

/** The row behind which a page begins. @throws Refusal when it is not in the list, or not any more */
const rowOf = async <Row>(cursor: string, find: (id: string) => Promise<Row[]>): Promise<Row> => {
  const [row] = isUuid(cursor) ? await find(cursor) : []
  return row ?? refuse('invalidRequest', WRONG_CURSOR)
}

/** The order of the index `users_team`. */
const byName = sql`${russian(users.surname)}, ${russian(users.username)}, ${users.id}`

/** One page of the sellers of a point, by name. The cursor is an id: names do not belong in an address. */
export const sellersOf = async (db: Db, admin: Administrator, { size, cursor }: Part): Promise<Page> => {
  const last =
    cursor === undefined
      ? null
      : await rowOf(cursor, (id) =>
          db
            .select({ surname: users.surname, username: users.username, id: users.id })
            .from(users)
            .where(and(isSellerOf(admin), eq(users.id, id))),
        )
  const isBehind = last ? sql`(${byName}) > (${last.surname}, ${last.username}, ${last.id}::uuid)` : undefined
  const rows = await db
    .select(person)
    .from(users)
    .innerJoin(retailPoints, eq(retailPoints.id, users.pointId))
    .where(and(isSellerOf(admin), isBehind))
    .orderBy(byName)
    .limit(size + 1)
  const total = last ? null : await db.$count(users, isSellerOf(admin))
  return pageOf(
    rows.map((row) => ({ ...row, created: null })),
    size,
    total,
  )
}

/** One seller of a point, as a list of at most one (A18). */
export const sellerOf = async (db: Db, admin: Administrator, id: string): Promise<Page> => {
  if (!isUuid(id)) return pageOf([], 1, null)
  const rows = await db
    .select(person)
    .from(users)
    .innerJoin(retailPoints, eq(retailPoints.id, users.pointId))
    .where(and(isSellerOf(admin), eq(users.id, id)))
  return pageOf(
    rows.map((row) => ({ ...row, created: null })),
    1,
    null,
  )
}

/** The number of applications to a point. */
export const countRequests = (db: Db, admin: Administrator): Promise<number> => db.$count(joinRequests, isRequestTo(admin))

/** One page of the applications to a point, the oldest first: who has waited longest is answered first. */
export const requestsOf = async (db: Db, admin: Administrator, { size, cursor }: Part): Promise<Page> => {
  const { createdAt, id: number, userId } = joinRequests
  const last =
    cursor === undefined
      ? null
      : await rowOf(cursor, (id) =>
          db
            .select({ createdAt, number })
            .from(joinRequests)
            .where(and(isRequestTo(admin), eq(userId, id))),
        )
  const isBehind = last
    ? sql`(${createdAt}, ${number}) > (${last.createdAt.toISOString()}::timestamptz, ${last.number}::uuid)`
    : undefined
  const rows = await db
    .select({ ...person, created: createdAt })
    .from(joinRequests)
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(retailPoints, eq(retailPoints.id, joinRequests.pointId))
    .where(and(isRequestTo(admin), isBehind))
    .orderBy(createdAt, number)
    .limit(size + 1)
  return pageOf(
    rows.map((row) => ({ ...row, created: row.created.toISOString() })),
    size,
    last ? null : await countRequests(db, admin),
  )
}
