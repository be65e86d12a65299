/** Decisions of the desk: about a row, about a document, and what everybody gets and hears. */
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { ANNA as ANNA_ID, IGOR, ROMASHKA as ROMASHKA_ID } from '../../../server/demo/people.ts'
import { demoModels } from '../../../server/demo/tools.ts'
import {
  audit,
  decisions,
  invoices,
  ledgerTransactions,
  notifications,
  receipts,
  sales,
  tools,
  users,
} from '../../../server/kernel/database/schema.ts'
import { expectSoundLedger } from '../support/ledger.ts'
import { beginSerials, freeSerial } from '../support/deeds/receipts.ts'
import { addUnknown, pointsOf, reserve, sell } from '../support/deeds/sell.ts'
import { testApp } from '../support/server/test-app.ts'
import { photo } from '../support/deeds/upload.ts'
import { ANNA, decideOn, DESK, listed, paperOf, ROMASHKA, rowOf, sendPart, sendUnknown } from './support.ts'

const world = testApp()
beforeAll(beginSerials)

const REASON = 'Номера нет в документе'
const approve = (id: string, model?: string) =>
  decideOn(world(), id, { decision: 'approve', ...(model !== undefined && { model }) })
const refuse = (id: string, reason = REASON) => decideOn(world(), id, { decision: 'refuse', reason })
const idOf = async (side: 'seller' | 'buyer', sn: string): Promise<string> => (await rowOf(world(), side, sn))?.id ?? ''
const invoiceOf = async (upd: string) => (await world().db.select().from(invoices).where(eq(invoices.upd, upd)))[0]

/** What a person was told about a row or a document. */
const toldOf = (userId: string, event: string) =>
  world()
    .db.select({ label: notifications.label, body: notifications.body, subject: notifications.subject })
    .from(notifications)
    .where(sql`${notifications.userId} = ${userId} and ${notifications.event} = ${event}`)
    .orderBy(asc(notifications.number))

const lastLine = async () =>
  (
    await world()
      .db.select()
      .from(audit)
      .orderBy(sql`id desc`)
      .limit(1)
  )[0]
const auditIdOf = async (id: string) => (await world().db.select().from(users).where(eq(users.id, id)))[0]?.auditId

/** Анна sells tools to the company. */
const sold = async (amount: number): Promise<{ serials: string[]; upd: string }> => {
  const serials = Array.from({ length: amount }, freeSerial)
  const paper = await paperOf(world(), ANNA)
  await sendPart(world(), 'seller', serials, { person: ANNA, paper })
  return { serials, upd: paper.upd }
}

describe('C01 AT01 the desk approves', () => {
  it('C01 AT01 SL14 a row of a sale to a company: points of the seller and of the administrator, warranty, both sides hear of it', async () => {
    const { serials, upd } = await sold(2)
    const [sn = ''] = serials
    const before = [await pointsOf(world(), ANNA), await pointsOf(world(), 2)]
    const id = await idOf('seller', sn)
    const bonus = ((await rowOf(world(), 'seller', sn))?.bonus ?? 0) / 100
    expect(bonus).toBeGreaterThan(0)
    expect((await approve(id)).json).toEqual({ code: 0, message: null, payload: { decided: 1 } })
    expect(await listed(world(), ANNA, 'seller', sn)).toMatchObject({ saleStatus: 'FINISH', bonus, fate: { step: 'finished' } })
    const [anna = 0, igor = 0] = before
    expect([await pointsOf(world(), ANNA), await pointsOf(world(), 2)]).toEqual([anna + bonus, igor + bonus / 10])
    const operations = await world()
      .db.select({ operation: ledgerTransactions.operation })
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.saleId, id))
    expect(operations.map(({ operation }) => operation).toSorted()).toEqual(['CHARGE_FOR_ADMIN', 'CHARGE_FOR_SALE'])
    await expectSoundLedger(world().db)
    const own = await toldOf(ANNA_ID, 'saleApproved')
    expect(own.at(-1)).toMatchObject({
      label: 'Проверка пройдена',
      subject: id,
      body: expect.stringContaining(`№ ${sn}: начислено`),
    })
    const theirs = await toldOf(ROMASHKA_ID, 'invoiceApproved')
    expect(theirs.at(-1)).toMatchObject({ label: 'Проверка пройдена', body: `УПД или ТН № ${upd}: подтверждён 1 инструмент` })
    expect((await rowOf(world(), 'seller', serials[1] ?? ''))?.status).toBe('APPROVE_PENDING')
    expect((await invoiceOf(upd))?.decidedAt).not.toBeNull()
  })

  it('A60 LT36 a company’s tool gets its warranty from the day of the document', async () => {
    const sn = freeSerial()
    await sendPart(world(), 'buyer', [sn], { person: ROMASHKA, paper: await paperOf(world(), ROMASHKA) })
    await approve(await idOf('buyer', sn))
    expect(await listed(world(), ROMASHKA, 'buyer', sn)).toMatchObject({
      saleStatus: 'FINISH',
      guaranteeExpire: '2029-11-18T21:00:00.000Z',
    })
    const told = await toldOf(ROMASHKA_ID, 'saleApproved')
    expect(told.at(-1)?.body).toContain('гарантия до 19.11.2029')
  })

  it('C01 all rows of a document that wait, in one decision, told once', async () => {
    const { serials, upd } = await sold(5)
    await refuse(await idOf('seller', serials[0] ?? ''))
    const invoice = await invoiceOf(upd)
    const before = await pointsOf(world(), ANNA)
    expect((await approve(invoice?.id ?? '')).json).toMatchObject({ code: 0, payload: { decided: 4 } })
    const rows = await Promise.all(serials.map((sn) => rowOf(world(), 'seller', sn)))
    expect(rows.map((row) => row?.status)).toEqual(['FAIL', 'FINISH', 'FINISH', 'FINISH', 'FINISH'])
    const points = rows.slice(1).reduce((sum, row) => sum + (row?.bonus ?? 0), 0) / 100
    expect(await pointsOf(world(), ANNA)).toBe(before + points)
    const told = await toldOf(ANNA_ID, 'invoiceApproved')
    expect(told.filter(({ body }) => body.includes(upd)).map(({ body }) => body)).toEqual([
      expect.stringMatching(`№ ${upd}: подтверждено 4 инструмента, начислено`),
    ])
    expect((await approve(invoice?.id ?? '')).json).toMatchObject({ code: 117, message: 'По этой строке уже есть решение' })
    await expectSoundLedger(world().db)
  })

  it('LT36 a serial that is not in the base: the desk names its model, and the base has it from then on', async () => {
    const [model] = demoModels
    const paper = await paperOf(world(), ANNA)
    for (const sn of ['556.00001', '556.00002', '556.00003']) await sendUnknown(world(), 'seller', sn, { person: ANNA, paper })
    const id = await idOf('seller', '556.00001')
    expect((await approve(id, 'Пылесос')).json).toMatchObject({ code: 6, message: { model: 'Модели с таким названием нет' } })
    expect((await approve(id, model?.name)).json.code).toBe(0)
    expect(await rowOf(world(), 'seller', '556.00001')).toMatchObject({
      status: 'FINISH',
      toolSn: '556.00001',
      modelName: model?.name,
      bonus: model?.bonus,
      guaranteeExpire: expect.any(Date),
    })
    expect(await world().db.$count(tools, eq(tools.sn, '556.00001'))).toBe(1)
    // The base has learnt of the second one meanwhile; nobody knows the third.
    await world()
      .db.insert(tools)
      .values({ sn: '556.00002', modelId: model?.id ?? '' })
    const invoice = await invoiceOf(paper.upd)
    expect((await approve(invoice?.id ?? '')).json).toMatchObject({ payload: { decided: 2 } })
    expect(await rowOf(world(), 'seller', '556.00002')).toMatchObject({ status: 'FINISH', bonus: model?.bonus })
    expect(await rowOf(world(), 'seller', '556.00003')).toMatchObject({
      status: 'FINISH',
      bonus: null,
      modelId: null,
      guaranteeExpire: null,
    })
  })
})

describe('AT01 LT36 the desk refuses', () => {
  it('AT01 the row fails, its serial is free, the owner reads the reason and nobody else does', async () => {
    const { serials, upd } = await sold(1)
    const [sn = ''] = serials
    const before = await pointsOf(world(), ANNA)
    expect((await refuse(await idOf('seller', sn))).json.code).toBe(0)
    expect(await listed(world(), ANNA, 'seller', sn)).toMatchObject({
      saleStatus: 'FAIL',
      fate: { step: 'deskRefused', reason: REASON },
    })
    expect(await listed(world(), ANNA, 'seller', sn), 'no receipt to repair').not.toHaveProperty('repair')
    expect(await pointsOf(world(), ANNA)).toBe(before)
    expect((await toldOf(ANNA_ID, 'saleRefused')).at(-1)).toMatchObject({
      label: 'Отказано при проверке',
      body: expect.stringContaining(REASON),
    })
    const theirs = (await toldOf(ROMASHKA_ID, 'invoiceRefused')).at(-1)
    expect(theirs?.body).toBe(`УПД или ТН № ${upd}: не подтверждён 1 инструмент`)
    expect((await sell(world(), { person: 8, sn })).json.code).toBe(0)
  })

  it('a refusal has a reason', async () => {
    const { serials } = await sold(1)
    const id = await idOf('seller', serials[0] ?? '')
    expect((await refuse(id, '  ')).json).toMatchObject({ code: 6, message: { reason: 'Обязательное поле' } })
    expect((await decideOn(world(), id, { decision: 'refuse' })).json.code).toBe(6)
    expect((await rowOf(world(), 'seller', serials[0] ?? ''))?.status).toBe('APPROVE_PENDING')
  })

  it('a document is refused as far as it waits; the company is told in one line', async () => {
    const paper = await paperOf(world(), ROMASHKA)
    const serials = [freeSerial(), freeSerial(), freeSerial()]
    await sendPart(world(), 'buyer', serials, { person: ROMASHKA, paper })
    await approve(await idOf('buyer', serials[0] ?? ''))
    const invoice = await invoiceOf(paper.upd)
    expect((await refuse(invoice?.id ?? '')).json).toMatchObject({ payload: { decided: 2 } })
    const told = (await toldOf(ROMASHKA_ID, 'invoiceRefused')).filter(({ body }) => body.includes(paper.upd))
    expect(told.map(({ body }) => body)).toEqual([`УПД или ТН № ${paper.upd}: не подтверждено 2 инструмента: ${REASON}`])
    const token = await world().tokenOf(ROMASHKA)
    const { json } = await world().call('GET', `/invoice/${invoice?.id}`, { token })
    expect(json.payload).toMatchObject({ rows: { total: 3, waiting: 0, approved: 1, refused: 2 } })
  })
})

describe('B11 A53 rows with a receipt wait for the same desk', () => {
  it('A53 a photograph is approved: the receipt counts', async () => {
    const sn = freeSerial()
    const receipt = { images: [await photo(world(), ANNA)], n: 1, isManualInput: true as const }
    const body = { coordinates: '', gps: '', time: '20-11-2026T12:30:00', receiptQRDto: receipt }
    await world().call('POST', `/sale/seller/purchase/confirm/${sn}`, { token: await world().tokenOf(ANNA), body })
    const row = await rowOf(world(), 'seller', sn)
    expect((await approve(row?.id ?? '')).json.code).toBe(0)
    const [paper] = await world()
      .db.select()
      .from(receipts)
      .where(eq(receipts.id, row?.receiptId ?? ''))
    expect([paper?.status, (await rowOf(world(), 'seller', sn))?.status]).toEqual(['SUCCESS', 'FINISH'])
    expect((await toldOf(ANNA_ID, 'saleApproved')).at(-1)).toMatchObject({ subject: row?.id })
  })

  it('B11 a refused row frees its receipt, unless another row still stands on it', async () => {
    const receipt = { fn: '9960440300000777', fd: '777', fp: '7771', sum: '10.00' }
    for (const sn of ['557.00001', '557.00002']) await addUnknown(world(), 'seller', { person: ANNA, sn, receipt })
    const rows = await Promise.all(['557.00001', '557.00002'].map((sn) => rowOf(world(), 'seller', sn)))
    const statusOf = async () =>
      (
        await world()
          .db.select()
          .from(receipts)
          .where(eq(receipts.id, rows[0]?.receiptId ?? ''))
      )[0]?.status
    await refuse(rows[0]?.id ?? '')
    expect(await statusOf()).toBe('PENDING')
    await refuse(rows[1]?.id ?? '')
    expect(await statusOf()).toBe('FAIL')
    expect((await sell(world(), { person: 8, sn: freeSerial(), receipt })).json.code).toBe(0)
  })
})

describe('what is no decision', () => {
  it('a row that does not wait for the desk, one that is decided, one that never was', async () => {
    const [reserved, checked] = [freeSerial(), freeSerial()]
    await reserve(world(), { person: ANNA, sn: reserved })
    await sell(world(), { person: ANNA, sn: checked })
    for (const sn of [reserved, checked])
      expect((await approve(await idOf('seller', sn))).json).toMatchObject({
        code: 6,
        message: 'Эту строку поддержка не проверяет',
      })
    const { serials } = await sold(1)
    const id = await idOf('seller', serials[0] ?? '')
    await approve(id)
    expect((await refuse(id)).json.code).toBe(117)
    expect((await approve('00000000-0000-4000-8000-00000000dead')).json.code).toBe(120)
    expect((await approve('x')).json.code).toBe(120)
  })

  it('D58 every decision is written down with the desk and without its words, in the transaction of the decision', async () => {
    const { serials } = await sold(1)
    const id = await idOf('seller', serials[0] ?? '')
    await refuse(id)
    const [line, [desk]] = [
      await lastLine(),
      await world()
        .db.select()
        .from(users)
        .where(eq(users.mobile, `790000000${DESK}`)),
    ]
    expect(line).toMatchObject({
      event: 'saleRefused',
      object: id,
      reason: 'desk',
      actor: desk?.auditId,
      subject: await auditIdOf(ANNA_ID),
    })
    expect(JSON.stringify(line)).not.toContain(REASON)
    const [kept] = await world().db.select().from(decisions).where(eq(decisions.saleId, id))
    expect(kept).toMatchObject({ ownerId: ANNA_ID, verdict: 'refuse', reason: REASON })
    const lines = await world().db.$count(audit)
    await refuse(id)
    expect(await world().db.$count(audit)).toBe(lines)
  })

  it('C01 the administrator’s own sale to a company earns no share', async () => {
    const sn = freeSerial()
    await sendPart(world(), 'seller', [sn], { person: 2, paper: await paperOf(world(), 2) })
    const id = await idOf('seller', sn)
    await approve(id)
    const found = await world()
      .db.select()
      .from(ledgerTransactions)
      .where(inArray(ledgerTransactions.saleId, [id]))
    expect(found.map(({ operation }) => operation)).toEqual(['CHARGE_FOR_SALE'])
    expect((await world().db.select().from(sales).where(eq(sales.id, id)))[0]?.ownerId).toBe(IGOR)
  })
})
