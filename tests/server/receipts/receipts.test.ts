import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
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

let sold = ''
let owned = ''

beforeAll(async () => {
  await world().db.delete(jobs)
  sold = await receiptOf(await sell(world(), { person: 1, sn: SERIAL, receipt: { fp: '0077', sum: '12345.67' } }))
})

describe('API58 GET /receipt/{id}', () => {
  it('shows the owner’s receipt as it was registered, zeros in front included, without items at first', async () => {
    expect((await view(sold, 1)).json.payload).toMatchObject({
      receiptStatus: 'PENDING',
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

  it('shows it to the administrator of the point, not to another point’s, a colleague or a stranger', async () => {
    expect((await view(sold, 2)).status).toBe(200)
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

  it('answers the same to a stranger’s, a missing and an impossible id', async () => {
    const answers = await Promise.all([sold, '00000000-0000-4000-8000-00000000ffff', 'not-an-id'].map((id) => view(id, 6)))
    for (const { status, json } of answers)
      expect([status, json]).toEqual([404, { code: 120, message: 'Не найдено', payload: null }])
  })
})
