import { beforeAll, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { jobs, sales } from '../../../server/kernel/database/schema.ts'
import { own, sell } from '../support/deeds/sell.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()
const SERIAL = '100.00090'

const view = async (id: string, person: number) => world().call('GET', `/receipt/${id}`, { token: await world().tokenOf(person) })

const receiptOf = async (sale: { json: { payload: never } }): Promise<string> =>
  (
    await world()
      .db.select()
      .from(sales)
      .where(eq(sales.id, (sale.json.payload as { id: string }).id))
  )[0]?.receiptId ?? ''

const rowOfSerial = async (sn: string) => {
  const [row] = await world()
    .db.select()
    .from(sales)
    .where(and(eq(sales.sn, sn), eq(sales.side, 'seller')))
  if (!row) throw new Error(`no sale of ${sn}`)
  const { number: _, ...values } = row
  return values
}

let sold = ''
let owned = ''

beforeAll(async () => {
  await world().db.delete(jobs)
  sold = await receiptOf(await sell(world(), { person: 1, sn: SERIAL, receipt: { fp: '0077', sum: '12345.67' } }))
})

describe('API58 GET /receipt/{id}', () => {
  it('RC02 RC04 shows the owner’s receipt as it was registered, zeros in front included, without items at first', async () => {
    expect((await view(sold, 1)).json.payload).toMatchObject({
      receiptStatus: 'TAX_PENDING',
      fp: '0077',
      totalSum: '12345.67',
      dateTime: '20-11-2026T00:00:00',
      items: [],
    })
  })

  it('shows what the tax service has told, once it has', async () => {
    world().clock.pass(3_000)
    await world().runJobs()
    expect((await view(sold, 1)).json.payload).toMatchObject({
      receiptStatus: 'SUCCESS',
      items: [{ name: expect.any(String), sum: '12345.67', quantity: 1 }],
    })
  })

  it('B07 D161 shows it to the administrator of the point and to the desk, not to another point’s, a colleague or a stranger', async () => {
    for (const person of [2, 90]) expect((await view(sold, person)).status).toBe(200)
    for (const person of [11, 8, 5, 6]) expect((await view(sold, person)).status).toBe(404)
  })

  it('shows both receipts to both sides once both are confirmed', async () => {
    owned = await receiptOf(await own(world(), { person: 5, sn: SERIAL }))
    expect([(await view(sold, 5)).status, (await view(owned, 1)).status]).toEqual([404, 404])
    world().clock.pass(3_000)
    await world().runJobs()
    expect([(await view(sold, 5)).status, (await view(owned, 1)).status]).toEqual([200, 200])
    expect((await view(owned, 2)).status).toBe(404)
  })

  it('C05 D161 tells what has become of its tools, in the words of the lists, to whoever may see them', async () => {
    const rowsFor = async (id: string, person: number) =>
      ((await view(id, person)).json.payload as unknown as { rows: object[] }).rows
    const row = {
      side: 'seller',
      sn: SERIAL,
      model: { name: expect.any(String), imageUrl: expect.any(String) },
      saleStatus: 'FINISH',
      fate: { step: 'finished' },
    }
    expect(await rowsFor(sold, 1)).toMatchObject([{ ...row, isOwn: true }])
    // The administrator, the desk, and the other side of this very tool.
    for (const person of [2, 90, 5]) expect(await rowsFor(sold, person)).toMatchObject([{ ...row, isOwn: false }])
    expect(await rowsFor(owned, 1)).toMatchObject([{ ...row, side: 'buyer', isOwn: false }])
  })

  it('B07 D161 the other side sees its own tool on the receipt, and no other one', async () => {
    const other = '100.00089'
    await world()
      .db.insert(sales)
      .values({ ...(await rowOfSerial(SERIAL)), id: randomUUID(), sn: other, toolSn: other })
    const { rows } = (await view(sold, 5)).json.payload as unknown as { rows: { sn: string }[] }
    expect(rows.map(({ sn }) => sn)).toEqual([SERIAL])
    const all = (await view(sold, 1)).json.payload as unknown as { rows: { sn: string }[] }
    expect(all.rows.map(({ sn }) => sn)).toEqual([SERIAL, other])
  })

  it('E18 RC06 a refused one names what did not agree, and to its owner alone how often it can be repaired', async () => {
    const refused = await receiptOf(await sell(world(), { person: 1, sn: '100.00088', receipt: { fp: '7770' } }))
    world().clock.pass(3_000)
    await world().runJobs()
    const { receiptStatus, rows } = (await view(refused, 1)).json.payload as unknown as { receiptStatus: string; rows: object[] }
    expect([receiptStatus, rows]).toMatchObject([
      'INCORRECT',
      [{ saleStatus: 'FAIL', fate: { step: 'receiptRefused', disagreed: expect.any(String) }, repair: { left: 3, by: null } }],
    ])
    const told = (await view(refused, 2)).json.payload as unknown as { rows: object[] }
    expect(told.rows[0]).not.toHaveProperty('repair')
  })

  it('answers the same to a stranger’s, a missing and an impossible id', async () => {
    const answers = await Promise.all([sold, '00000000-0000-4000-8000-00000000ffff', 'not-an-id'].map((id) => view(id, 6)))
    for (const { status, json } of answers)
      expect([status, json]).toEqual([404, { code: 120, message: 'Не найдено', payload: null }])
  })
})
