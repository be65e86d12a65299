import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findMigrations, migrate } from '../../../server/kernel/database/migrate.ts'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import { openEmptyDatabase } from '../support/server/test-database.ts'

const MARIA = '00000000-0000-4000-8000-000000000001'
const DRILL = '00000000-0000-4000-8000-000000000009'

let opened: Awaited<ReturnType<typeof openEmptyDatabase>>
const folder = mkdtempSync(join(tmpdir(), 'mst-migrations-'))

/** Sales of the release before: of a model and of none, of a person and of nobody, before and after Moscow's midnight. */
beforeAll(async () => {
  opened = await openEmptyDatabase()
  const { db } = opened
  const before = readdirSync(findMigrations()).filter((name) => name.endsWith('.sql') && name < '0010')
  for (const name of before) cpSync(join(findMigrations(), name), join(folder, name))
  await migrate(db, folder)
  await db.execute(sql`
    insert into users (id, mobile, password_hash, username, surname, created_at)
    values (${MARIA}, '79000000001', 'none', 'Мария', 'Орлова', now())`)
  await db.execute(sql`insert into models (id, name, bonus, warranty_months) values (${DRILL}, 'Дрель', 100, 12)`)
  await db.execute(sql`
    insert into sales (id, side, owner_id, sn, model_id, status, status_at, sale_date, purchase_date) values
      (gen_random_uuid(), 'seller', ${MARIA}, '1', ${DRILL}, 'FINISH', now(), '2026-11-01T20:59:59Z', null),
      (gen_random_uuid(), 'seller', ${MARIA}, '2', ${DRILL}, 'FINISH', now(), '2026-11-01T21:00:00Z', null),
      (gen_random_uuid(), 'seller', ${MARIA}, '3', null, 'PENDING', now(), '2026-11-01T21:00:00Z', null),
      (gen_random_uuid(), 'seller', null, '4', ${DRILL}, 'FINISH', now(), '2026-11-01T21:00:00Z', null),
      (gen_random_uuid(), 'buyer', ${MARIA}, '1', ${DRILL}, 'FINISH', now(), '2026-11-01T21:00:00Z', '2026-10-01T12:00:00Z'),
      (gen_random_uuid(), 'buyer', ${MARIA}, '2', ${DRILL}, 'FAIL', now(), '2026-11-01T21:00:00Z', null)`)
  await migrate(db)
})
afterAll(async () => {
  await opened.close()
  rmSync(folder, { recursive: true, force: true })
})

it('E16 the sales of the release before have the name of their model', async () => {
  const rows = rowsOf(await opened.db.execute(sql`select side, sn, model_name from sales order by side, sn`))
  expect(rows).toEqual([
    { side: 'buyer', sn: '1', model_name: 'Дрель' },
    { side: 'buyer', sn: '2', model_name: 'Дрель' },
    { side: 'seller', sn: '1', model_name: 'Дрель' },
    { side: 'seller', sn: '2', model_name: 'Дрель' },
    { side: 'seller', sn: '3', model_name: null },
    { side: 'seller', sn: '4', model_name: 'Дрель' },
  ])
})

it('E16 the sales of the release before are counted by the days of Moscow, those of nobody are not', async () => {
  const rows = rowsOf(
    await opened.db.execute(sql`select owner_id, side, day::text, status, rows from sale_counts order by side, day, status`),
  )
  expect(rows).toEqual([
    { owner_id: MARIA, side: 'buyer', day: '-infinity', status: 'FAIL', rows: 1 },
    { owner_id: MARIA, side: 'buyer', day: '2026-10-01', status: 'FINISH', rows: 1 },
    { owner_id: MARIA, side: 'seller', day: '2026-11-01', status: 'FINISH', rows: 1 },
    { owner_id: MARIA, side: 'seller', day: '2026-11-02', status: 'FINISH', rows: 1 },
    { owner_id: MARIA, side: 'seller', day: '2026-11-02', status: 'PENDING', rows: 1 },
  ])
})
