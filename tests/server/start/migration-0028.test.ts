import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findMigrations, migrate } from '../../../server/kernel/database/migrate.ts'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import { openEmptyDatabase } from '../support/server/test-database.ts'

const MARIA = '00000000-0000-4000-8000-000000000001'
const IGOR = '00000000-0000-4000-8000-000000000002'
const payout = (number: number) => `00000000-0000-4000-8000-00000000010${number}`

let opened: Awaited<ReturnType<typeof openEmptyDatabase>>
const folder = mkdtempSync(join(tmpdir(), 'mst-migrations-'))

/** Payouts of the release before: with a key that is still known, with a forgotten one, with a key of somebody else, of nobody. */
beforeAll(async () => {
  opened = await openEmptyDatabase()
  const { db } = opened
  const before = readdirSync(findMigrations()).filter((name) => name.endsWith('.sql') && name < '0026')
  for (const name of before) cpSync(join(findMigrations(), name), join(folder, name))
  await migrate(db, folder)
  await db.execute(sql`
    insert into users (id, mobile, password_hash, username, surname, created_at) values
      (${MARIA}, '79000000001', 'none', 'Мария', 'Орлова', now()), (${IGOR}, '79000000002', 'none', 'Игорь', 'Лебедев', now())`)
  for (const [number, person] of [
    [1, MARIA],
    [2, MARIA],
    [3, MARIA],
    [4, null],
  ] as const)
    await db.execute(sql`
      insert into payouts (id, user_id, bank_card, pan, amount, step, created_at, until)
      values (${payout(number)}, ${person}, 'card', '2200********4242', 50000, 'held', now(), now())`)
  for (const [key, person, id] of [
    ['known', MARIA, 1],
    ['of-another', IGOR, 3],
    ['of-nobody', IGOR, 4],
  ] as const)
    await db.execute(sql`
      insert into idempotency_keys (user_id, key, request_hash, status, body, created_at)
      values (${person}, ${key}, 'hash', 200, ${JSON.stringify({ code: 0, payload: { id: payout(id) } })}::jsonb, now())`)
  await migrate(db)
})
afterAll(async () => {
  await opened.close()
  rmSync(folder, { recursive: true, force: true })
})

it('F09 payouts of the release before have the key that is still known, the others have none', async () => {
  const rows = rowsOf<{ key: string | null }>(
    await opened.db.execute(sql`select idempotency_key as key from payouts order by id`),
  )
  expect(rows.map(({ key }) => key)).toEqual(['known', null, null, null])
})
