import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findMigrations, migrate } from '../../../server/kernel/database/migrate.ts'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import type { Db } from '../../../server/kernel/database/types.ts'
import { openEmptyDatabase } from '../support/server/test-database.ts'

const MARIA = '00000000-0000-4000-8000-000000000001'
const OLEG = '00000000-0000-4000-8000-000000000002'

let opened: Awaited<ReturnType<typeof openEmptyDatabase>>
const folder = mkdtempSync(join(tmpdir(), 'mst-migrations-'))

/** The schema of the previous release, with user data. */
const writeOldWorld = async (db: Db): Promise<void> => {
  const all = readdirSync(findMigrations()).filter((name) => name.endsWith('.sql'))
  for (const name of all.filter((each) => each < '0007')) cpSync(join(findMigrations(), name), join(folder, name))
  await migrate(db, folder)
  await db.execute(sql`
    insert into users (id, mobile, password_hash, username, surname, created_at) values
      (${MARIA}, '79000000001', 'none', 'Мария', 'Орлова', now()), (${OLEG}, '79000000002', 'none', 'Олег', 'Орлов', now())`)
  await db.execute(sql`
    insert into files (name, owner_id, content_type, size, created_at)
    select name, ${MARIA}::uuid, 'image/jpeg', 1, '2026-01-01' from unnest(array['a.jpg', 'b.jpg', 'c.jpg']) name`)
  await db.execute(sql`insert into passports (user_id, images) values (${MARIA}, array['c.jpg', 'gone.jpg', 'a.jpg', 'b.jpg'])`)
  await db.execute(sql`
    insert into retail_points (id, name, address, inn, director_full_name, director_phone, admin_percent_of_bonus,
      retail_point_coordinates, time_zone, created_at)
    select gen_random_uuid(), phone, '', '', 'Орлов Олег', phone, 10, '', '', now()
    from unnest(array['79000000002', '79261112233']) phone`)
  await db.execute(sql`
    insert into sales (id, side, owner_id, sn, status, status_at, sale_date)
    values (gen_random_uuid(), 'seller', ${OLEG}, '555.1', 'PENDING', '2026-11-01', '2026-11-01')`)
}

beforeAll(async () => {
  opened = await openEmptyDatabase()
  await writeOldWorld(opened.db)
  await migrate(opened.db)
})
afterAll(async () => {
  await opened.close()
  rmSync(folder, { recursive: true, force: true })
})

const read = async <Row>(query: ReturnType<typeof sql>): Promise<Row[]> => rowsOf<Row>(await opened.db.execute(query))

it('PR37 the images of a passport keep their order; a name without a file is dropped', async () => {
  const rows = await read<{ name: string }>(sql`select name from passport_images where user_id = ${MARIA} order by place`)
  expect(rows.map(({ name }) => name)).toEqual(['c.jpg', 'a.jpg', 'b.jpg'])
})

it('a file of the release before is a whole one', async () => {
  expect(await read(sql`select name from files where stored_at is distinct from created_at`)).toEqual([])
})

it('the account of a director is found by the phone, and by nothing else', async () => {
  expect(await read(sql`select director_phone, director_id from retail_points order by 1`)).toEqual([
    { director_phone: '79000000002', director_id: OLEG },
    { director_phone: '79261112233', director_id: null },
  ])
})

it('E09 an entry by hand without a receipt ends 30 days after it was made', async () => {
  const rows = await read(sql`select reserved_until = '2026-12-01'::timestamptz as ends from sales`)
  expect(rows).toEqual([{ ends: true }])
})
