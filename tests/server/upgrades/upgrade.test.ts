/** This release upgrades the data of every earlier one: tests/server/releases has a database and a folder of each. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/start/config.ts'
import { migrate, NewerSchema } from '../../../server/kernel/database/migrate.ts'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import type { Db } from '../../../server/kernel/database/types.ts'
import { ownKeyFile } from '../../../server/kernel/secrets/own-keys.ts'
import { ANNA, DEMO_PASSWORD, MARIA, phoneOf, ROMASHKA } from '../../../server/demo/people.ts'
import { start } from '../../../server/start/start.ts'
import { moscowDay, wireTimeOfDay } from '../../../src/domain/dates/dates.ts'
import { releases } from '../releases/files.ts'
import { leave } from '../releases/leave.ts'
import { DAY } from '../support/server/clock.ts'
import { everyRow } from '../support/everything.ts'
import { expectSoundLedger } from '../support/ledger.ts'
import { saleBody } from '../support/deeds/receipts.ts'
import { testApp } from '../support/server/test-app.ts'
import { openAsOwner } from '../support/server/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'mst-upgrade-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const OLD_KEY = 'a'.repeat(64)

/** The data that an upgrade must keep: people, tools, sales by owner and status, points. */
const figuresOf = async (db: Db): Promise<unknown[]> =>
  rowsOf(
    await db.execute(sql`
      select 'users' as what, count(*)::int as count from users union all
      select 'tools', count(*)::int from tools union all
      select 'receipts', count(*)::int from receipts union all
      select 'files', count(*)::int from files union all
      select 'sales ' || owner_id || side || status, count(*)::int from sales group by owner_id, side, status union all
      select 'points ' || account_id, amount::int from balances
      order by what`),
  )

const rowsOfOwner = (figures: unknown[], owner: string, side: string): number =>
  (figures as { what: string; count: number }[])
    .filter(({ what }) => what.startsWith(`sales ${owner}${side}`))
    .reduce((sum, { count }) => sum + count, 0)

/** Calls a running server as a demo account. */
const callsOf = async (url: string, number: number) => {
  const call = async (token: string, path: string, body?: object): Promise<{ status: number; payload: never }> => {
    const method = body ? 'POST' : 'GET'
    const headers = { 'content-type': 'application/json', ...(token && { token }) }
    const answer = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const { payload } = (await answer.json()) as { payload: never }
    return { status: answer.status, payload }
  }
  const { payload: token } = await call('', '/login', { username: phoneOf(number), password: DEMO_PASSWORD })
  return (path: string, body?: object) => call(token, path, body)
}

const PAGE = { offset: 0, size: 100, sortBy: 'sn', sortDirection: 'asc' }

describe.each(releases)('what release %s has left behind', (release) => {
  it('is upgraded with nothing lost; people sign in, read their lists and sell', async () => {
    const { env, open } = await leave(release, join(folder, release), `release_${release}`)
    const opened = await open()
    const before = await figuresOf(opened.db)
    await migrate(opened.db)
    expect(await figuresOf(opened.db)).toEqual(before)
    await expectSoundLedger(opened.db)
    // What releases up to 0029 kept there (D147).
    await opened.db.execute(
      sql`insert into secrets values ('client', ${OLD_KEY}) on conflict (name) do update set value = ${OLD_KEY}`,
    )
    await opened.close()

    const running = await start(readConfig({ MODE: 'demo', PORT: '0', CHECK_ANSWERS: 'yes', ...env }), false)
    try {
      expect(running.seeded).toBe(false)
      const [anna, maria, romashka] = await Promise.all([1, 5, 6].map((number) => callsOf(running.url, number)))
      const sales = await anna?.('/sale/get/all', PAGE)
      expect(sales?.payload).toMatchObject({ total: rowsOfOwner(before, ANNA, 'seller') })
      expect((await maria?.('/tools/v2/of/user', PAGE))?.payload).toMatchObject({ total: rowsOfOwner(before, MARIA, 'buyer') })
      expect((await romashka?.('/tools/v2/of/user', PAGE))?.payload).toMatchObject({
        total: rowsOfOwner(before, ROMASHKA, 'buyer'),
      })
      for (const path of ['/user', '/account/current/balance']) expect((await anna?.(path))?.status, path).toBe(200)
      const receipt = saleBody({ time: wireTimeOfDay(moscowDay(Date.now() - DAY)) })
      expect((await anna?.('/sale/seller/purchase/confirm/100.00099?offline=false', receipt))?.status).toBe(200)
    } finally {
      await running.stop()
    }

    const after = await open()
    const bare = await after.db.execute(
      sql`select mobile from users where password_hash not like 'sealed:%' union all select name from secrets`,
    )
    expect(rowsOf(bare), 'D145 D147 nothing stands in the database beside its key').toEqual([])
    await after.close()
    expect(readFileSync(ownKeyFile(env['DATA_DIR'] ?? '', 'ORIGIN_KEY'), 'utf8')).toBe(OLD_KEY)
  })
})

describe('a database that newer code has upgraded', () => {
  const world = testApp()

  it('is refused by name and stays as it is', async () => {
    const owner = await openAsOwner(world().db)
    await owner.db.execute(sql`insert into migrations (name, hash) values ('9998_later.sql', 'x'), ('9999_latest.sql', 'x')`)
    const before = await everyRow(world().db)
    await expect(migrate(owner.db)).rejects.toThrow(new NewerSchema(['9998_later.sql', '9999_latest.sql']))
    await owner.close()
    expect(await everyRow(world().db)).toEqual(before)
  })
})
