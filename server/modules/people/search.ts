/** People by phone, serial, receipt and point: each look-up goes along an index and reads no more than it shows. */
import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { userStatus } from '../../../src/domain/people/roles.ts'
import { shortName } from '../../../src/domain/people/short-name.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { rowsOf } from '../../kernel/database/rows.ts'
import { POINT_WORDS, retailPoints, users } from '../../kernel/database/schema.ts'
import type { AuditReason } from '../../kernel/database/sets.ts'
import type { Db } from '../../kernel/database/types.ts'
import { record } from '../audit/record.ts'
import { roleWords } from '../desk/role-words.ts'
import { mobileTail } from './mask.ts'
import { meaningOf, meansNothing } from './query.ts'
import type { Meaning, Numbers, PointQuery } from './query.ts'

type Wire = components['schemas']
type FoundBy = Wire['FoundPerson']['foundBy']
type Relation = Wire['FoundPerson']['relation']

/** So many are shown; one more tells that there are more. */
const MOST = 20
const READ = MOST + 1

interface Hit {
  id: string
  relation: Relation
}

/** Statements; tests look at their plans. */
export const phoneStatement = (mobile: string): SQL => sql`
  select id, 'self' as relation from users where mobile = ${mobile}`

/** Of either side the newest rows, failed ones too. */
export const serialStatement = (sn: string): SQL => sql`
  (select owner_id as id, side as relation from sales where side = 'seller' and sn = ${sn} order by number desc limit ${READ})
  union all
  (select owner_id, side from sales where side = 'buyer' and sn = ${sn} order by number desc limit ${READ})`

export const receiptStatement = ({ fn, fd, fp }: Numbers): SQL => {
  const said = [
    ...(fn === null ? [] : [sql`canonical_fn = ${fn}`]),
    ...(fd === null ? [] : [sql`canonical_fd = ${fd}`]),
    ...(fp === null ? [] : [sql`canonical_fp = ${fp}`]),
  ]
  return sql`select owner_id as id, side as relation from receipts where fn is not null and ${sql.join(said, sql` and `)} limit ${READ}`
}

const pointsBy = (point: PointQuery): SQL => {
  if ('inn' in point) return sql`inn = ${point.inn}`
  if ('id' in point) return sql`id = ${point.id}::uuid`
  return sql`${POINT_WORDS} @@ to_tsquery('simple', ${point.words.map((word) => `${word}:*`).join(' & ')})`
}

export const pointStatement = (point: PointQuery): SQL =>
  sql`select id, admin_id from retail_points where ${pointsBy(point)} limit ${READ}`

/** Sellers of points, of which few are asked for at a time. */
export const memberStatement = (pointIds: readonly string[]): SQL => sql`
  select id, 'member' as relation from users where point_id = any(${sql.param([...pointIds])}::uuid[]) limit ${READ}`

const read = async (db: Db, statement: SQL): Promise<Hit[]> =>
  rowsOf<{ id: string | null; relation: Relation }>(await db.execute(statement)).flatMap(({ id, relation }) =>
    id === null ? [] : [{ id, relation }],
  )

const membersOf = async (db: Db, point: PointQuery): Promise<Hit[]> => {
  const points = rowsOf<{ id: string; admin_id: string | null }>(await db.execute(pointStatement(point)))
  if (points.length === 0) return []
  const admins = points.flatMap(({ admin_id: id }): Hit[] => (id === null ? [] : [{ id, relation: 'administrator' }]))
  return [...admins, ...(await read(db, memberStatement(points.map(({ id }) => id))))]
}

const WAYS: Readonly<Record<FoundBy, (db: Db, meaning: Meaning) => Promise<Hit[]>>> = {
  phone: async (db, { mobile }) => (mobile === null ? [] : read(db, phoneStatement(mobile))),
  serial: async (db, { serial }) => (serial === null ? [] : read(db, serialStatement(serial))),
  receipt: async (db, { receipts }) => {
    const found = []
    for (const numbers of receipts) found.push(...(await read(db, receiptStatement(numbers))))
    return found
  },
  point: async (db, { point }) => (point === null ? [] : membersOf(db, point)),
}
const ORDER = ['phone', 'serial', 'receipt', 'point'] as const satisfies readonly FoundBy[]

/** Whom a line finds, the likeliest meaning first; nobody twice. */
const hitsOf = async (db: Db, meaning: Meaning): Promise<Map<string, { foundBy: FoundBy; relation: Relation }>> => {
  const hits = new Map<string, { foundBy: FoundBy; relation: Relation }>()
  for (const foundBy of ORDER)
    for (const { id, relation } of await WAYS[foundBy](db, meaning)) if (!hits.has(id)) hits.set(id, { foundBy, relation })
  return hits
}

const REASONS: Readonly<Record<FoundBy, AuditReason>> = {
  phone: 'byPhone',
  serial: 'bySerial',
  receipt: 'byReceipt',
  point: 'byPoint',
}

/** What an operator most likely meant where nobody is found. */
const guessOf = ({ mobile, serial, receipts, point }: Meaning): FoundBy => {
  if (mobile !== null) return 'phone'
  if (point !== null && 'words' in point) return 'point'
  if (serial !== null) return 'serial'
  return receipts.length > 0 ? 'receipt' : 'point'
}

const UNREADABLE = 'Напишите телефон, номер инструмента, ФН, ФД и ФП чека или название, ИНН торговой точки'

/** Who searches. */
interface Asker {
  operator: string
  origin: string
  now: number
}

/**
 * Looks people up. What was asked is written down by its kind, and how many were found; never the text itself.
 * @throws Refusal refused for a text that means nothing
 */
export const searchPeople = async (
  db: Db,
  query: string,
  { operator, origin, now }: Asker,
): Promise<{ people: Wire['FoundPerson'][]; hasMore: boolean }> => {
  const meaning = meaningOf(query)
  if (meansNothing(meaning)) return refuse('refused', { query: UNREADABLE })
  const hits = await hitsOf(db, meaning)
  const rows = await db
    .select({ person: users, point: retailPoints.name, adminId: retailPoints.adminId })
    .from(users)
    .leftJoin(retailPoints, and(eq(retailPoints.id, users.pointId), eq(retailPoints.approved, true)))
    .where(and(isAnyOf(users.id, [...hits.keys()]), eq(users.isOperator, false)))
  const byId = new Map(rows.map((row) => [row.person.id, row]))
  const found = [...hits].flatMap(([id, hit]) => {
    const row = byId.get(id)
    if (!row) return []
    const { person, point, adminId } = row
    return [
      {
        id,
        name: shortName(person),
        mobileTail: mobileTail(person.mobile),
        role: roleWords(person, adminId === id),
        status: userStatus(person.status),
        point,
        isLocked: person.locked,
        ...hit,
      },
    ]
  })
  const people = found.slice(0, MOST)
  const reason = REASONS[people[0]?.foundBy ?? guessOf(meaning)]
  const count = found.length > MOST ? `больше ${MOST}` : String(found.length)
  await record(db, { event: 'peopleSearched', actor: operator, subject: null, object: `найдено: ${count}`, origin, reason }, now)
  return { people, hasMore: found.length > MOST }
}
