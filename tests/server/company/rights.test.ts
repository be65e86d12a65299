/** Who may see a document and its files; whoever may not gets the answer for one that never was, byte for byte. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { MASTER, PROFI } from '../../../server/demo/people.ts'
import { invoices, sales, users } from '../../../server/kernel/database/schema.ts'
import { addTools } from '../support/races/crowd.ts'
import { beginSerials, freeSerial } from '../support/deeds/receipts.ts'
import { testApp } from '../support/server/test-app.ts'
import { hire, newcomer } from '../team/support.ts'
import type { Member } from '../team/support.ts'
import { ANNA, company, COMPANY_INN, decideOn, DESK, paperOf, PROFI_INN, ROMASHKA, rowOf, scanOf, sendPart } from './support.ts'
import type { Paper } from './support.ts'

const world = testApp()
beforeAll(beginSerials)

type Who = number | Member
const tokenOf = async (who: Who): Promise<string> => (typeof who === 'number' ? world().tokenOf(who) : who.token)
const look = async (who: Who, id: string) => world().call('GET', `/invoice/${id}`, { token: await tokenOf(who) })
const open = async (who: Who, name: string) => (await world().call('GET', `/files/${name}`, { token: await tokenOf(who) })).status

const invoiceIdOf = async (upd: string, side: 'seller' | 'buyer'): Promise<string> => {
  const rows = await world().db.select().from(invoices).where(eq(invoices.upd, upd))
  return rows.find((row) => row.side === side)?.id ?? ''
}

const NEVER = randomUUID()

/** Анна sells a tool to the company, and the company registers it, on documents with one number. */
const deal = async (): Promise<{ sn: string; sale: Paper; purchase: Paper; saleId: string; purchaseId: string }> => {
  const sn = freeSerial()
  const sale = await paperOf(world(), ANNA)
  const purchase = await paperOf(world(), ROMASHKA, { upd: sale.upd })
  await sendPart(world(), 'seller', [sn], { person: ANNA, paper: sale })
  await sendPart(world(), 'buyer', [sn], { person: ROMASHKA, paper: purchase })
  const [saleId, purchaseId] = [await invoiceIdOf(sale.upd, 'seller'), await invoiceIdOf(sale.upd, 'buyer')]
  return { sn, sale, purchase, saleId, purchaseId }
}

describe('API59 RC03 B07 RL10 a document', () => {
  it('RC03 as its owner sees it: both INNs, day, sum, files and how far it is', async () => {
    const { sn, sale, saleId } = await deal()
    const { json } = await look(ANNA, saleId)
    expect(json).toEqual({
      code: 0,
      message: null,
      payload: {
        id: saleId,
        upd: sale.upd,
        buyerId: null,
        buyerInn: COMPANY_INN,
        sellerId: '00000000-0000-4000-8001-000000000001',
        sellerInn: PROFI_INN,
        createdTime: expect.any(String),
        dateTime: '19-11-2026T00:00:00',
        sum: '14970.00',
        imageUrlBuyer: [],
        imageUrlSeller: sale.files,
        rows: { total: 1, waiting: 1, approved: 0, refused: 0 },
        tools: [
          {
            id: expect.any(String),
            isOwn: true,
            side: 'seller',
            sn,
            model: { name: expect.any(String), imageUrl: expect.any(String) },
            saleStatus: 'APPROVE_PENDING',
            fate: expect.objectContaining({ step: 'invoiceCheck', next: 'desk' }),
          },
        ],
      },
    })
  })

  it('B07 the administrator of the point and the desk see it with its files; nobody else, of the same point neither', async () => {
    const { sale, saleId } = await deal()
    const [name = ''] = sale.files
    const never = await look(8, NEVER)
    expect([never.status, never.json]).toEqual([404, { code: 120, message: 'Не найдено', payload: null }])
    for (const who of [ANNA, 2, DESK])
      expect([(await look(who, saleId)).status, await open(who, name)], String(who)).toEqual([200, 200])
    const colleague = await hire(world(), PROFI)
    for (const who of [8, 5, 9, 11, 13, ROMASHKA, colleague]) {
      const { status, bytes } = await look(who, saleId)
      expect([status, bytes.equals(never.bytes)]).toEqual([404, true])
      expect(await open(who, name)).toBe(404)
    }
  })

  it('B07 the other side sees it once the tool is confirmed on both sides; then each sees the other’s files too', async () => {
    const { sn, sale, purchase, saleId, purchaseId } = await deal()
    for (const side of ['seller', 'buyer'] as const) {
      expect([(await look(ROMASHKA, saleId)).status, (await look(ANNA, purchaseId)).status]).toEqual([404, 404])
      await decideOn(world(), (await rowOf(world(), side, sn))?.id ?? '', { decision: 'approve' })
    }
    const both = { imageUrlBuyer: purchase.files, imageUrlSeller: sale.files }
    for (const [who, id] of [
      [ANNA, saleId],
      [ROMASHKA, saleId],
      [ANNA, purchaseId],
      [ROMASHKA, purchaseId],
    ] as const)
      expect((await look(who, id)).json.payload).toMatchObject(both)
    expect([await open(ROMASHKA, sale.files[0] ?? ''), await open(ANNA, purchase.files[0] ?? '')]).toEqual([200, 200])
    // The administrator sees what was sold at the point, not what the company has put in.
    expect((await look(2, saleId)).json.payload).toMatchObject({ imageUrlBuyer: [], buyerId: null })
    expect((await look(2, purchaseId)).status).toBe(404)
  })

  it('B07 neither the INN alone nor the tool alone makes somebody the other side', async () => {
    const { sn, saleId } = await deal()
    for (const side of ['seller', 'buyer'] as const)
      await decideOn(world(), (await rowOf(world(), side, sn))?.id ?? '', { decision: 'approve' })
    const impostor = await company(world(), COMPANY_INN)
    expect((await look(impostor, saleId)).status).toBe(404)
    // The company sells the tool on: whoever has it now is not whom the document names.
    const heir = await newcomer(world())
    await world()
      .db.update(sales)
      .set({ ownerId: heir.id })
      .where(eq(sales.id, (await rowOf(world(), 'buyer', sn))?.id ?? ''))
    expect([(await look(heir, saleId)).status, (await look(ROMASHKA, saleId)).status]).toEqual([404, 404])
  })

  it('B07 what a seller has sold stays with the point where it was sold', async () => {
    const [sn = ''] = await addTools(world(), 801, 1)
    const seller = await hire(world(), PROFI)
    const paper = await paperOf(world(), ANNA, { files: [await scanOf(world(), seller)] })
    await sendPart(world(), 'seller', [sn], { person: seller, paper })
    const id = await invoiceIdOf(paper.upd, 'seller')
    await world().db.update(users).set({ pointId: MASTER }).where(eq(users.id, seller.id))
    expect([(await look(2, id)).status, (await look(11, id)).status, (await look(seller, id)).status]).toEqual([200, 404, 200])
  })
})
