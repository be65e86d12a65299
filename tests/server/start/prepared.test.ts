/** The kit of prepared statements relies on internals of Drizzle: these tests guard them on both engines. */
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { prepared } from '../../../server/kernel/database/prepared.ts'
import { idempotencyKeys, receipts } from '../../../server/kernel/database/schema.ts'
import type { Tx } from '../../../server/kernel/database/types.ts'
import { ANNA } from '../../../server/demo/people.ts'
import { TEST_START } from '../support/server/clock.ts'
import { openTestDatabase } from '../support/server/test-database.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()
const isPostgres = inject('engineSetup').engine === 'postgres'
const AT = new Date(TEST_START)

const addKey = prepared(['userId', 'key', 'requestHash', 'status', 'body', 'createdAt'], (db, row) =>
  db.insert(idempotencyKeys).values(row).returning({ key: idempotencyKeys.key }),
)
const findKey = prepared(['key'], (db, { key }) => db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key)))

const row = (key: string) => ({ userId: ANNA, key, requestHash: 'hash', status: 200, body: { code: 0 }, createdAt: AT })

it('a prepared statement takes values and gives rows as one that is built for the call', async () => {
  expect(await addKey(world().db, row('alike-1'))).toEqual([{ key: 'alike-1' }])
  const built = await world().db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'alike-1'))
  expect(built).toEqual([row('alike-1')])
  expect(await findKey(world().db, { key: 'alike-1' })).toEqual(built)
  expect(await findKey(world().db, { key: 'nobody’s' })).toEqual([])
})

it('null stays null, whatever the column makes of other values', async () => {
  await addKey(world().db, { ...row('nothing-1'), status: null, body: null })
  const isNull = sql<boolean>`${idempotencyKeys.body} is null and ${idempotencyKeys.status} is null`
  const found = await world().db.select({ isNull }).from(idempotencyKeys).where(eq(idempotencyKeys.key, 'nothing-1'))
  expect(found).toEqual([{ isNull: true }])
  const addReceipt = prepared(['id', 'createdAt'], (db, { id, createdAt }) =>
    db.insert(receipts).values({ id, createdAt, side: 'seller', status: 'PENDING' }),
  )
  await expect(addReceipt(world().db, { id: randomUUID(), createdAt: null })).rejects.toMatchObject({ cause: { code: '23502' } })
})

it('a value that is not given is an error, not an empty one', async () => {
  await expect(findKey(world().db, {} as { key: string })).rejects.toThrow('No value for placeholder "key"')
})

it('inside a transaction it belongs to it: it sees what was written there, and goes with it', async () => {
  const rolledBack = world().db.transaction(async (tx) => {
    await addKey(tx, row('gone-1'))
    expect(await findKey(tx, { key: 'gone-1' })).toHaveLength(1)
    await tx.transaction(async (inner) => {
      await addKey(inner, row('gone-2'))
      expect(await findKey(inner, { key: 'gone-2' })).toHaveLength(1)
    })
    throw new Error('never mind')
  })
  await expect(rolledBack).rejects.toThrow('never mind')
  expect([await findKey(world().db, { key: 'gone-1' }), await findKey(world().db, { key: 'gone-2' })]).toEqual([[], []])
})

// The embedded engine has one connection: the outer handle would deadlock with the transaction.
it.runIf(isPostgres)('inside a transaction it does not leak out: the outer handle sees nothing of it', async () => {
  await world().db.transaction(async (tx) => {
    await addKey(tx, row('leak-1'))
    expect(await findKey(world().db, { key: 'leak-1' })).toEqual([])
  })
  expect(await findKey(world().db, { key: 'leak-1' })).toHaveLength(1)
})

it('many transactions at once: each runs it on its own connection', async () => {
  const backend = sql<number>`pg_backend_pid() + ${0}`
  const pid = prepared(['key'], (db, { key }) =>
    db.select({ pid: backend, key: sql<string>`${key}::text` }).from(sql`(select 1) one`),
  )
  const here = (tx: Tx) => tx.select({ pid: backend }).from(sql`(select 1) one`)
  const pairs = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      world().db.transaction(async (tx) => [await pid(tx, { key: String(index) }), await here(tx), index] as const),
    ),
  )
  for (const [mine, theirs, index] of pairs) expect(mine).toEqual([{ ...theirs[0], key: String(index) }])
  expect(new Set(pairs.map(([mine]) => mine[0]?.pid)).size > 1).toBe(isPostgres)
})

it('is built once for a database, and once more for another one', async () => {
  let builds = 0
  const find = prepared(['key'], (db, { key }) => {
    builds += 1
    return db.select({ key: idempotencyKeys.key }).from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
  })
  await addKey(world().db, row('once-1'))
  for (let run = 0; run < 3; run += 1) expect(await find(world().db, { key: 'once-1' })).toEqual([{ key: 'once-1' }])
  await world().db.transaction(async (tx) => expect(await find(tx, { key: 'once-1' })).toHaveLength(1))
  expect(builds).toBe(1)
  const other = await openTestDatabase()
  expect(await find(other.db, { key: 'once-1' })).toEqual([])
  expect(await find(world().db, { key: 'once-1' })).toHaveLength(1)
  await other.close()
  expect(builds).toBe(2)
})
