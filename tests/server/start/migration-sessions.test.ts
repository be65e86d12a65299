import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findMigrations, migrate } from '../../../server/kernel/database/migrate.ts'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import { openEmptyDatabase } from '../support/server/test-database.ts'

const [MARIA, ANNA] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']

let opened: Awaited<ReturnType<typeof openEmptyDatabase>>
const folder = mkdtempSync(join(tmpdir(), 'mst-migrations-'))

/** The release before: Мария has signed in forty times, Анна three times; later numbers were used later. */
beforeAll(async () => {
  opened = await openEmptyDatabase()
  const { db } = opened
  const names = readdirSync(findMigrations()).filter((name) => name.endsWith('.sql'))
  const change = names.find((name) => name.endsWith('_sessions.sql')) ?? ''
  for (const name of names.filter((each) => each < change)) cpSync(join(findMigrations(), name), join(folder, name))
  await migrate(db, folder)
  await db.execute(sql`
    insert into users (id, mobile, password_hash, username, surname, created_at) values
      (${MARIA}, '79000000001', 'none', 'Мария', 'Орлова', now()), (${ANNA}, '79000000002', 'none', 'Анна', 'Соколова', now())`)
  for (const [person, count] of [
    [MARIA, 40],
    [ANNA, 3],
  ] as const)
    await db.execute(sql`
      insert into sessions (token_hash, user_id, created_at, last_seen_at)
      select ${person}::text || ' ' || lpad(n::text, 2, '0'), ${person}::uuid, now(), now() + n * interval '1 minute'
      from generate_series(1, ${count}::integer) as n`)
  await migrate(db)
})
afterAll(async () => {
  await opened.close()
  rmSync(folder, { recursive: true, force: true })
})

it('D133 of forty sessions of one person those twenty stay that were used last, each under a number of its own', async () => {
  const rows = rowsOf<{ token_hash: string; id: string; device: null; browser: null }>(
    await opened.db.execute(sql`select token_hash, id, device, browser from sessions order by token_hash`),
  )
  const stayed = (person: string) =>
    rows.filter(({ token_hash }) => token_hash.startsWith(person)).map((row) => row.token_hash.slice(-2))
  expect(stayed(MARIA)).toEqual(Array.from({ length: 20 }, (_, at) => String(21 + at)))
  expect(stayed(ANNA)).toEqual(['01', '02', '03'])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(23)
  expect(rows.every(({ device, browser }) => device === null && browser === null)).toBe(true)
})
