/** C06: rows of a code are kept only as long as a limit or a repeat needs them. */
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import { enqueue } from '../../../server/kernel/jobs/queue.ts'
import { DAY } from '../support/server/clock.ts'
import { askForCode, codeFor, freshPhone, registered, typeCode } from '../support/deeds/codes.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

const TABLES = ['code_requests', 'sms_codes', 'sms_messages', 'sms_deliveries', 'outbox_messages', 'captcha_uses', 'public_keys']

const rowsIn = async (table: string, where = 'true'): Promise<number> => {
  const result = await world().db.execute(sql.raw(`select count(*)::int as count from ${table} where ${where}`))
  return rowsOf<{ count: number }>(result)[0]?.count ?? -1
}
const counts = async () => Object.fromEntries(await Promise.all(TABLES.map(async (name) => [name, await rowsIn(name)] as const)))

it('C06 a month later the cleanup has forgotten requests, codes, messages, solutions and keys', async () => {
  const key = '6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a99'
  const mobile = freshPhone()
  await askForCode(world(), 'registration', mobile, { key })
  await registered(world())
  const before = await counts()
  for (const table of TABLES.filter((name) => name !== 'sms_messages')) expect([table, before[table]]).not.toEqual([table, 0])
  world().clock.pass(32 * DAY)
  await enqueue(world().db, 'cleanup', {}, new Date(world().clock.now()), 'cleanup')
  await world().runJobs()
  expect(await counts()).toEqual(Object.fromEntries(TABLES.map((name) => [name, 0])))
  expect(world().jobErrors).toEqual([])
})

it('C06 DL11 a deleted phone stands in no table any more, not even as text of a message or a job', async () => {
  const { mobile } = await registered(world())
  await codeFor(world(), 'recovery', mobile)
  await typeCode(world(), 'registration', mobile, '000000')
  const code = await codeFor(world(), 'deletion', mobile)
  expect((await typeCode(world(), 'deletion', mobile, code)).status).toBe(200)
  const tables = await world().db.execute(sql`select tablename from pg_tables where schemaname = 'public'`)
  const names = rowsOf<{ tablename: string }>(tables).map(({ tablename }) => tablename)
  expect(names.length).toBeGreaterThan(15)
  const found: string[] = []
  for (const name of names) if ((await rowsIn(`"${name}" as whole`, `whole::text like '%${mobile}%'`)) > 0) found.push(name)
  expect(found).toEqual([])
})
