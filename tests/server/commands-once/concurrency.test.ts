import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { receipts, sales } from '../../../server/kernel/database/schema.ts'
import { freeSerial, freshReceipt } from '../support/deeds/receipts.ts'
import { own, sell } from '../support/deeds/sell.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()
const MANY = Array.from({ length: 20 }, (_, index) => index)
/** Sellers who may sell, and people who may own. */
const SELLERS = [1, 2, 8, 10, 11, 13]
const BUYERS = [1, 2, 5, 6, 8, 9]

const signIn = (people: number[]) => Promise.all(people.map((person) => world().tokenOf(person)))

describe('B11 under concurrency', () => {
  it('20 parallel sales of one serial: exactly one, the others are refused, none breaks', async () => {
    await signIn(SELLERS)
    const sn = freeSerial()
    const answers = await Promise.all(MANY.map((index) => sell(world(), { person: SELLERS[index % 6] ?? 1, sn })))
    const codes = answers.map(({ json }) => json.code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.every((code) => [0, 100, 107].includes(code))).toBe(true)
    expect(await world().db.$count(sales, and(eq(sales.sn, sn), eq(sales.side, 'seller')))).toBe(1)
  })

  it('20 parallel owners of one serial: exactly one', async () => {
    await signIn(BUYERS)
    const sn = freeSerial()
    const answers = await Promise.all(MANY.map((index) => own(world(), { person: BUYERS[index % 6] ?? 5, sn })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ json }) => [0, 106, 107].includes(json.code))).toBe(true)
  })

  it('one receipt in 20 parallel sales of six people: all of one person, at most three without the desk', async () => {
    await signIn(SELLERS)
    const receipt = freshReceipt()
    const answers = await Promise.all(
      MANY.map((index) => sell(world(), { person: SELLERS[index % 6] ?? 1, sn: freeSerial(), receipt })),
    )
    expect(answers.every(({ json }) => [0, 102].includes(json.code))).toBe(true)
    const rows = await world()
      .db.select()
      .from(sales)
      .innerJoin(receipts, eq(receipts.id, sales.receiptId))
      .where(eq(receipts.fp, receipt.fp))
    expect(new Set(rows.map((row) => row.sales.ownerId)).size).toBe(1)
    expect(rows.filter((row) => row.sales.status === 'TAX_PENDING').length).toBe(Math.min(3, rows.length))
  })

  it('B10 20 parallel calls with one key and one body: one sale, one answer for all', async () => {
    const token = await world().tokenOf(1)
    const [sn, body] = [freeSerial(), { coordinates: '', gps: '', time: '20-11-2026T12:30:00', receiptQRDto: freshReceipt() }]
    const answers = await Promise.all(
      MANY.map(() => world().call('POST', `/sale/seller/purchase/confirm/${sn}`, { token, body, key: 'the-same-key' })),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(new Set(answers.map(({ json }) => JSON.stringify(json.payload))).size).toBe(1)
    expect(await world().db.$count(sales, eq(sales.sn, sn))).toBe(1)
  })
})
