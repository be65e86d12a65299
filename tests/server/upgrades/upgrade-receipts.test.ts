/** An upgrade of receipts that earlier releases took for different ones, because zeros stood in front of their numbers (F02). */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANNA, MARIA } from '../../../server/demo/people.ts'
import { Refusal } from '../../../server/kernel/call/refusal.ts'
import { migrate } from '../../../server/kernel/database/migrate.ts'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import { receiptFindings, receipts, sales } from '../../../server/kernel/database/schema.ts'
import type { ReceiptStatus, Side } from '../../../server/kernel/database/sets.ts'
import type { OpenDatabase } from '../../../server/kernel/database/types.ts'
import { decide } from '../../../server/modules/desk/decide.ts'
import { openReceiptFindings } from '../../../server/modules/desk/receipt-findings.ts'
import { waitingRows } from '../../../server/modules/desk/waiting.ts'
import { claimReceipt } from '../../../server/modules/receipts/claim.ts'
import { receiptCheckJob } from '../../../server/modules/sales/check-receipt-job.ts'
import type { SaleStatus } from '../../../src/domain/sales/sale-status.ts'
import { releases } from '../releases/files.ts'
import { leave } from '../releases/leave.ts'
import { TEST_START } from '../support/server/clock.ts'
import { expectSoundLedger } from '../support/ledger.ts'

const DMITRY = '00000000-0000-4000-8000-00000000f008'
const MINUTE = 60_000

/** A receipt of the release with a sale on it: the later in the list, the younger. Its name is the id's end. */
interface Old {
  name: number
  side: Side
  owner: string | null
  /** fn, fd, fp; null for a photograph. */
  numbers: readonly [string, string, string] | null
  receipt: ReceiptStatus
  sale: SaleStatus
}

const FN = '9960440300000999'

/** The sides, people and spellings of one receipt each: its rows have the same hundred. */
const OLD: Old[] = [
  // Two sellers, five spellings; the same receipt of a buyer; an incorrect one that was there before all of them.
  { name: 100, side: 'seller', owner: DMITRY, numbers: [FN, '043560', '11'], receipt: 'INCORRECT', sale: 'FAIL' },
  { name: 101, side: 'seller', owner: ANNA, numbers: [FN, '43560', '11'], receipt: 'SUCCESS', sale: 'FINISH' },
  { name: 102, side: 'seller', owner: DMITRY, numbers: [FN, '043560', '11'], receipt: 'SUCCESS', sale: 'FINISH' },
  { name: 103, side: 'seller', owner: DMITRY, numbers: [FN, '0000043560', '11'], receipt: 'PENDING', sale: 'TAX_PENDING' },
  { name: 104, side: 'seller', owner: DMITRY, numbers: [FN, '43560', '0011'], receipt: 'PENDING', sale: 'APPROVE_PENDING' },
  { name: 105, side: 'seller', owner: ANNA, numbers: [`00${FN}`, '43560', '11'], receipt: 'PENDING', sale: 'PENDING' },
  { name: 106, side: 'buyer', owner: MARIA, numbers: [FN, '0043560', '11'], receipt: 'SUCCESS', sale: 'FINISH' },
  // The oldest has failed: it holds nothing.
  { name: 200, side: 'seller', owner: ANNA, numbers: [FN, '0200', '21'], receipt: 'FAIL', sale: 'FAIL' },
  { name: 201, side: 'seller', owner: DMITRY, numbers: [FN, '00200', '21'], receipt: 'PENDING', sale: 'TAX_PENDING' },
  { name: 202, side: 'seller', owner: ANNA, numbers: [FN, '200', '21'], receipt: 'SUCCESS', sale: 'FINISH' },
  // One person's own, of zeros alone; and whose person has deleted the account.
  { name: 301, side: 'buyer', owner: MARIA, numbers: [FN, '0', '000'], receipt: 'PENDING', sale: 'TAX_PENDING' },
  { name: 302, side: 'buyer', owner: MARIA, numbers: [FN, '000', '0'], receipt: 'PENDING', sale: 'TAX_PENDING' },
  { name: 401, side: 'seller', owner: ANNA, numbers: [FN, '400', '41'], receipt: 'SUCCESS', sale: 'FINISH' },
  { name: 402, side: 'seller', owner: null, numbers: [FN, '0400', '41'], receipt: 'SUCCESS', sale: 'FINISH' },
  // Photographs have no numbers, and zeros at the end or in the middle are digits like others.
  { name: 501, side: 'seller', owner: ANNA, numbers: null, receipt: 'PENDING', sale: 'APPROVE_PENDING' },
  { name: 502, side: 'seller', owner: DMITRY, numbers: null, receipt: 'PENDING', sale: 'APPROVE_PENDING' },
  { name: 601, side: 'seller', owner: ANNA, numbers: [FN, '600', '61'], receipt: 'SUCCESS', sale: 'FINISH' },
  { name: 602, side: 'seller', owner: DMITRY, numbers: [FN, '60', '61'], receipt: 'SUCCESS', sale: 'FINISH' },
  { name: 603, side: 'seller', owner: DMITRY, numbers: [FN, '6000', '61'], receipt: 'PENDING', sale: 'TAX_PENDING' },
]

/** What the tax service has said of the first receipt: one tool of its holder and two more. */
const ITEMS = ['Дрель', 'Пила', 'Лобзик'].map((name) => ({ name, sum: 100, quantity: 1 }))

const idOf = (name: number): string => `00000000-0000-4000-8000-000000000${name}`
const saleOf = (name: number): string => `00000000-0000-4000-9000-000000000${name}`
const nameOf = (id: string | null): number | null => (id === null ? null : Number(id.slice(-3)))

const folder = mkdtempSync(join(tmpdir(), 'mst-upgrade-receipts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(releases)('F02 receipts that release %s has left behind', (release) => {
  let opened: OpenDatabase
  const db = () => opened.db

  beforeAll(async () => {
    opened = await (await leave(release, join(folder, release), `receipts_${release}`)).open()
    await db().execute(sql`insert into users (id, mobile, password_hash, username, surname, created_at)
      values (${DMITRY}, '79990000008', 'none', 'Дмитрий', 'Козлов', now())`)
    for (const [at, { name, side, owner, numbers, receipt, sale }] of OLD.entries()) {
      const [fn, fd, fp] = numbers ?? [null, null, null]
      const [moment, sum] = [new Date(TEST_START + at * MINUTE).toISOString(), numbers && 499_000]
      await db().execute(sql`insert into receipts (id, side, owner_id, fn, fd, fp, sum, date_time, status, created_at)
        values (${idOf(name)}, ${side}, ${owner}, ${fn}, ${fd}, ${fp}, ${sum}, ${numbers && '20-11-2026T00:00:00'}, ${receipt}, ${moment})`)
      await db().execute(sql`insert into sales (id, side, owner_id, sn, status, status_at, receipt_id, sale_date)
        values (${saleOf(name)}, ${side}, ${owner}, ${`999.${name}`}, ${sale}, ${moment}, ${idOf(name)}, ${moment})`)
    }
    await db().execute(sql`update receipts set items = ${JSON.stringify(ITEMS)}::jsonb where id = ${idOf(101)}`)
    await migrate(db())
  }, 90_000)
  afterAll(() => opened.close())

  it('the oldest live row of a receipt holds its numbers, the others point to it', async () => {
    const rows = await db()
      .select({ id: receipts.id, holder: receipts.collidesWith })
      .from(receipts)
      .where(sql`collides_with is not null`)
      .orderBy(asc(receipts.id))
    expect(rows.map(({ id, holder }) => [nameOf(id), nameOf(holder)])).toEqual([
      [102, 101],
      [103, 101],
      [104, 101],
      [105, 101],
      [202, 201],
      [302, 301],
      [402, 401],
    ])
  })

  it('what was not finished on the others waits for the desk; nothing else has changed', async () => {
    const rows = rowsOf<{ id: string; status: string; has_waited: boolean }>(
      await db().execute(sql`select id::text, status, status_at < now() - interval '1 hour' as has_waited from sales
        where sn like '999.%' order by sn`),
    )
    const moved = new Set([103, 302])
    expect(rows.map(({ id, status }) => [nameOf(id), status])).toEqual(
      OLD.map(({ name, sale }) => [name, moved.has(name) ? 'APPROVE_PENDING' : sale]),
    )
    const waiting = await waitingRows(db())
    expect(waiting.filter(({ sameAs }) => sameAs !== null).map(({ sn, sameAs }) => [sn, sameAs])).toEqual(
      expect.arrayContaining([
        ['999.103', '999.101'],
        ['999.104', '999.101'],
        ['999.105', '999.101'],
        ['999.302', '999.301'],
      ]),
    )
  })

  it('what was paid on the others is a finding for the desk, which decides about it once and moves no points', async () => {
    const findings = await openReceiptFindings(db(), 50)
    expect(new Map(findings.map(({ sn, sameAs }) => [sn, sameAs]))).toEqual(
      new Map([
        ['999.102', '999.101'],
        ['999.202', '999.201'],
        ['999.402', '999.401'],
      ]),
    )
    const word = {
      verdict: 'refuse',
      reason: ' Чек уже был у другого ',
      model: null,
      operator: randomUUID(),
      origin: 'command',
      via: 'command',
    } as const
    const settle = (name: number) => db().transaction((tx) => decide(tx, { id: saleOf(name), ...word, now: TEST_START }))
    expect([await settle(102), await settle(402)]).toEqual([1, 1])
    await expect(settle(102)).rejects.toThrow(Refusal)
    await expect(settle(101)).rejects.toThrow(Refusal)
    expect((await openReceiptFindings(db(), 50)).map(({ sn }) => sn)).toEqual(['999.202'])
    const decided = await db().select().from(receiptFindings).where(eq(receiptFindings.verdict, 'refuse'))
    expect(new Map(decided.map(({ saleId, reason }) => [nameOf(saleId), reason]))).toEqual(
      new Map([
        [102, 'Чек уже был у другого'],
        [402, null],
      ]),
    )
    const [sale] = await db()
      .select({ status: sales.status })
      .from(sales)
      .where(eq(sales.id, saleOf(102)))
    expect(sale?.status).toBe('FINISH')
    await expectSoundLedger(db())
  })

  /** A new tool on a receipt. @returns the code of the refusal, or whether the desk has to look */
  const claim = async (ownerId: string, side: Side, fd: string, fp: string): Promise<number | boolean> => {
    const time = { wire: '20-11-2026T00:00:00', moment: new Date(TEST_START) }
    const receipt = { kind: 'known', fn: FN, fd, fp, sum: 499_000, time, images: [] } as const
    try {
      return (await db().transaction((tx) => claimReceipt(tx, side, ownerId, receipt, TEST_START))).needsDesk
    } catch (error) {
      if (error instanceof Refusal) return error.body.code
      throw error
    }
  }

  it('further claims of others are refused, also those who were there; the holder’s own go to the desk with the tools of all', async () => {
    const claims = [
      await claim(DMITRY, 'seller', '43560', '11'),
      await claim(DMITRY, 'seller', '0000043560', '11'),
      await claim(MARIA, 'seller', '0043560', '011'),
      await claim(ANNA, 'seller', '00200', '21'),
      await claim(ANNA, 'seller', '000043560', '11'),
      await claim(MARIA, 'buyer', '43560', '11'),
    ]
    expect(claims).toEqual([102, 102, 102, 102, true, true])
  })

  it('a tool that was on its way when the tax service confirms the receipt goes to the desk where others have used the receipt up', async () => {
    const [moment, id] = [new Date(TEST_START).toISOString(), saleOf(110)]
    await db().execute(sql`insert into sales (id, side, owner_id, sn, status, status_at, receipt_id, sale_date)
      values (${id}, 'seller', ${ANNA}, '999.110', 'TAX_PENDING', ${moment}, ${idOf(101)}, ${moment})`)
    const job = receiptCheckJob({ check: async () => ({ status: 'success', items: ITEMS }) })
    const write = await job({ saleId: id }, { db: db(), now: TEST_START, signal: new AbortController().signal })
    await db().transaction(write)
    const [row] = await db().select({ status: sales.status }).from(sales).where(eq(sales.id, id))
    expect(row?.status).toBe('APPROVE_PENDING')
  })

  it('a holder that fails passes the numbers on, to the oldest that has not failed itself', async () => {
    const fail = (name: number) =>
      db()
        .update(receipts)
        .set({ status: 'INCORRECT' })
        .where(eq(receipts.id, idOf(name)))
    const holders = async () =>
      (await db().select().from(receipts).where(eq(receipts.canonicalFd, '43560')).orderBy(asc(receipts.id)))
        .filter(({ id, side }) => side === 'seller' && nameOf(id) !== 100)
        .map(({ collidesWith }) => nameOf(collidesWith))
    await fail(102)
    expect(await holders()).toEqual([null, 101, 101, 101, 101])
    await fail(101)
    expect(await holders()).toEqual([null, 103, null, 103, 103])
    expect(await claim(ANNA, 'seller', '43560', '11')).toBe(102)
    for (const name of [103, 104]) await fail(name)
    expect(await holders()).toEqual([null, 105, null, null, null])
    await fail(105)
    expect(await claim(MARIA, 'seller', '43560', '11')).toBe(false)
  })
})
