/** The statements of a request: their number, which of them are prepared, and that they stay few. */
import { drizzle } from 'drizzle-orm/node-postgres'
import { eq, sql } from 'drizzle-orm'
import { Client, Pool } from 'pg'
import { describe, expect, inject, it, vi } from 'vitest'
import { isAnyOf } from '../../../server/kernel/database/is-any-of.ts'
import { namingClient } from '../../../server/kernel/database/naming-client.ts'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import { pageHits, users } from '../../../server/kernel/database/schema.ts'
import type { Db } from '../../../server/kernel/database/types.ts'
import { DMITRY } from '../../../server/demo/people.ts'
import { listOf } from '../../../server/modules/sales/list.ts'
import { readQuestion } from '../../../server/modules/sales/list/question.ts'
import { ANNA, decideOn, DESK, paperOf, rowOf, sendPart } from '../company/support.ts'
import { send } from '../support/commands.ts'
import { addTools } from '../support/races/crowd.ts'
import { freeSerial, freshReceipt } from '../support/deeds/receipts.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

/** The statements sent to the driver during the work: the first word, and whether the statement is prepared. */
const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const spy = vi.spyOn(Client.prototype, 'query')
  await work()
  const asked = spy.mock.calls.map(([query]) => query as unknown as { text: string; name?: string })
  spy.mockRestore()
  return asked.map(({ text, name }) => `${/^\w+( into "\w+")?/.exec(text)?.[0]}${name ? ' kept' : ''}`)
}

describe.runIf(inject('engineSetup').engine === 'postgres')('statements', () => {
  it('a read asks for the session and for what was wanted', async () => {
    const token = await world().tokenOf(8)
    const read = ['select kept', 'select kept']
    expect(await statementsOf(() => world().call('GET', '/account/current/balance', { token }))).toEqual(read)
    const body = { offset: 0, size: 20 }
    expect(await statementsOf(() => world().call('POST', '/sale/get/all', { token, body }))).toEqual([...read, 'select kept'])
  })

  it('B10 a sale takes nine statements: session, key, tool and who holds it, receipt, sale, job, answer', async () => {
    const token = await world().tokenOf(1)
    const sale = { kind: 'sale', sn: freeSerial(), receipt: freshReceipt() } as const
    expect(await statementsOf(() => send(world(), token, sale, 'nine-key-1'))).toEqual([
      'select kept',
      'begin',
      'insert into "idempotency_keys" kept',
      'select kept',
      'insert into "receipts" kept',
      'insert into "sales" kept',
      'insert into "jobs" kept',
      'update kept',
      'commit',
    ])
  })

  it('LT36 C01 a part of a document and a decision about it take as many statements for a hundred serials as for two', async () => {
    const asked = async (amount: number): Promise<[part: string[], decision: string[]]> => {
      const [serials, paper] = [await addTools(world(), 900 + amount, amount), await paperOf(world(), ANNA)]
      const part = await statementsOf(() =>
        sendPart(world(), 'seller', serials, { person: ANNA, paper, key: `part-of-${amount}` }),
      )
      const { invoiceId } = (await rowOf(world(), 'seller', serials[0] ?? '')) ?? {}
      await world().tokenOf(DESK)
      return [part, await statementsOf(() => decideOn(world(), invoiceId ?? '', { decision: 'approve' }))]
    }
    const [few, many] = [await asked(2), await asked(100)]
    const bare = (statements: string[]) => statements.map((text) => text.replace(' kept', ''))
    expect([bare(many[0]), bare(many[1])]).toEqual([bare(few[0]), bare(few[1])])
    expect([few[0].length, few[1].length]).toEqual([19, 33])
  })

  it('B10 a refused sale is rolled back, and its answer written down afterwards', async () => {
    const token = await world().tokenOf(1)
    const sale = { kind: 'sale', sn: '200.00040', receipt: freshReceipt() } as const
    const asked = await statementsOf(() => send(world(), token, sale, 'refused-key-1'))
    const key = 'insert into "idempotency_keys" kept'
    expect(asked).toEqual(['select kept', 'begin', key, 'select kept', 'rollback', 'begin', key, 'commit'])
  })
})

describe.runIf(inject('engineSetup').engine === 'postgres')('what a connection keeps', () => {
  /** One connection, which keeps so many. */
  const withConnection = async (
    mostNames: number,
    work: (db: Db, kept: () => Promise<number>) => Promise<void>,
  ): Promise<void> => {
    const { rows } = await (world().db as unknown as { $client: Pool }).$client.query('select current_database() as name')
    const connectionString = inject('engineSetup').url.replace('%', rows[0].name as string)
    const pool = new Pool({ connectionString, max: 1, Client: namingClient(mostNames) })
    const db = drizzle(pool, { casing: 'snake_case' }) as unknown as Db
    const kept = async (): Promise<number> =>
      Number(rowsOf<{ count: string }>(await db.execute(sql`select count(*) from pg_prepared_statements`))[0]?.count)
    await work(db, kept)
    await pool.end()
  }

  const find = (db: Db, ids: string[]) => db.select({ id: users.id }).from(users).where(isAnyOf(users.id, ids))

  it('one statement however often it runs and however many values a list has', async () => {
    await withConnection(500, async (db, kept) => {
      for (let run = 0; run < 3; run += 1) await db.select({ id: users.id }).from(users).where(eq(users.id, DMITRY))
      expect(await kept()).toBe(1)
      expect(await find(db, [])).toEqual([])
      expect(await find(db, [DMITRY])).toEqual([{ id: DMITRY }])
      expect(await find(db, [DMITRY, DMITRY, '00000000-0000-4000-8000-000000000000'])).toEqual([{ id: DMITRY }])
      expect(await kept()).toBe(2)
    })
  })

  it('nothing without values, nothing written by hand, no insert of many rows', async () => {
    await withConnection(500, async (db, kept) => {
      await db.transaction(async (tx) => tx.execute(sql`select 1`))
      await (db as unknown as { $client: Pool }).$client.query('select $1::int', [1])
      const rows = Array.from({ length: 20 }, (_, hits) => ({ day: '2026-11-20', route: `/many/${hits}`, hits }))
      await db.insert(pageHits).values(rows)
      expect(await kept()).toBe(0)
    })
  })

  it('E16 no filtered page of a list: the one plan for all values may read everybody', async () => {
    await withConnection(500, async (db, kept) => {
      const ask = (filter: object) =>
        listOf(db, readQuestion(DMITRY, 'seller', { offset: 0, size: 20, sortBy: 'bonus', ...filter }))
      await ask({})
      const before = await kept()
      for (const filter of [{ search: '200' }, { from: '01-01-2026' }, { to: '01-01-2027', search: '200.0' }]) await ask(filter)
      expect([before, await kept()]).toEqual([2, 2])
    })
  })

  it('a bounded number: beyond it statements run without being kept', async () => {
    await withConnection(3, async (db, kept) => {
      for (let column = 0; column < 9; column += 1)
        expect(rowsOf(await db.execute(sql`select ${column}::int as ${sql.identifier(`c${column}`)}`))).toEqual([
          { [`c${column}`]: column },
        ])
      expect(await kept()).toBe(3)
    })
  })
})
