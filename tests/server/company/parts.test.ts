/** Parts of a document: what they register, how they meet, and what is refused. */
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { PROFI, ROMASHKA as ROMASHKA_ID, userId } from '../../../server/demo/people.ts'
import { invoiceFiles, invoices, notifications, retailPoints, sales } from '../../../server/kernel/database/schema.ts'
import { beginSerials, freeSerial } from '../support/deeds/receipts.ts'
import { reserve, sell } from '../support/deeds/sell.ts'
import { testApp } from '../support/server/test-app.ts'
import { photo } from '../support/deeds/upload.ts'
import { hire } from '../team/support.ts'
import {
  ANNA,
  company,
  COMPANY_INN,
  FOREIGN_INN,
  listed,
  paperOf,
  PROFI_INN,
  ROMASHKA,
  rowOf,
  scan,
  scanOf,
  sendPart,
  sendUnknown,
} from './support.ts'

const world = testApp()
beforeAll(beginSerials)

const invoicesOf = (upd: string) => world().db.select().from(invoices).where(eq(invoices.upd, upd))
const free = (amount: number): string[] => Array.from({ length: amount }, freeSerial)
/** Serials that no base knows. */
const unknown = (series: number, amount: number): string[] =>
  Array.from({ length: amount }, (_, place) => `${series}.${String(place).padStart(5, '0')}`)

describe('LT36 AT01 API31 API32 both sides register what stands on one document', () => {
  it('A60 LT36 a company’s tools wait for the desk and lead to the document; the warranty waits too', async () => {
    const serials = free(2)
    const paper = await paperOf(world(), ROMASHKA)
    const { json } = await sendPart(world(), 'buyer', serials, { person: ROMASHKA, paper })
    const [invoice] = await invoicesOf(paper.upd)
    expect(json).toEqual({ code: 0, message: null, payload: { invoiceId: invoice?.id, registered: 2, inInvoice: 2 } })
    expect(invoice).toMatchObject({
      side: 'buyer',
      day: '2026-11-19',
      ownInn: COMPANY_INN,
      partnerInn: PROFI_INN,
      sum: 1_497_000,
    })
    expect(await listed(world(), ROMASHKA, 'buyer', serials[0] ?? '')).toMatchObject({
      saleStatus: 'APPROVE_PENDING',
      invoiceId: invoice?.id,
      receiptId: null,
      guaranteeExpire: null,
      purchaseDate: '2026-11-18T21:00:00.000Z',
      fate: { step: 'invoiceCheck', next: 'desk' },
    })
  })

  it('SL03 AT01 a seller’s sale shows the document and the buyer’s INN; the points wait', async () => {
    const [sn = ''] = free(1)
    const paper = await paperOf(world(), ANNA)
    expect((await sendPart(world(), 'seller', [sn], { person: ANNA, paper })).json.code).toBe(0)
    const [invoice] = await invoicesOf(paper.upd)
    expect(invoice).toMatchObject({ side: 'seller', ownInn: PROFI_INN, partnerInn: COMPANY_INN })
    expect(await listed(world(), ANNA, 'seller', sn)).toMatchObject({
      saleStatus: 'APPROVE_PENDING',
      invoiceId: invoice?.id,
      buyerInn: COMPANY_INN,
      receiptId: null,
    })
    expect(await rowOf(world(), 'seller', sn)).toMatchObject({ pointId: PROFI, bonus: expect.any(Number) })
  })

  it('C03 a seller’s own reserve becomes the sale', async () => {
    const [sn = ''] = free(1)
    await reserve(world(), { person: ANNA, sn })
    const before = await rowOf(world(), 'seller', sn)
    const paper = await paperOf(world(), ANNA)
    const { json } = await sendPart(world(), 'seller', [sn], { person: ANNA, paper })
    expect(json).toMatchObject({ code: 0, payload: { registered: 1, inInvoice: 1 } })
    expect(await rowOf(world(), 'seller', sn)).toMatchObject({
      id: before?.id,
      status: 'APPROVE_PENDING',
      reservedUntil: null,
      invoiceId: (await invoicesOf(paper.upd))[0]?.id,
    })
  })

  it('B11 the two sides of a serial are independent: a company registers what a seller has sold to it', async () => {
    const [sn = ''] = free(1)
    const sold = await sendPart(world(), 'seller', [sn], { person: ANNA, paper: await paperOf(world(), ANNA) })
    const bought = await sendPart(world(), 'buyer', [sn], { person: ROMASHKA, paper: await paperOf(world(), ROMASHKA) })
    expect([sold.json.code, bought.json.code]).toEqual([0, 0])
  })
})

describe('LT36 one document over all parts', () => {
  it('LT36 API61 parts, a serial for the desk and a later upload meet in one document; each side hears of it once', async () => {
    const [one, two, three] = [free(2), free(3), free(1)]
    const paper = await paperOf(world(), ANNA)
    const amounts = []
    for (const serials of [one, two]) {
      const { json } = await sendPart(world(), 'seller', serials, { person: ANNA, paper })
      amounts.push((json.payload as { inInvoice: number }).inInvoice)
    }
    const manual = await sendUnknown(world(), 'seller', '555.10001', { person: ANNA, paper: { ...paper, upd: ` ${paper.upd} ` } })
    expect(manual.json).toMatchObject({ code: 0, payload: { saleStatus: 'PENDING' } })
    const later = { ...paper, files: [await scan(world(), ANNA)] }
    expect((await sendPart(world(), 'seller', three, { person: ANNA, paper: later })).json.payload).toMatchObject({
      inInvoice: 7,
    })
    expect(amounts).toEqual([2, 5])
    const [invoice, ...others] = await invoicesOf(paper.upd)
    expect(others).toEqual([])
    expect(await world().db.$count(sales, eq(sales.invoiceId, invoice?.id ?? ''))).toBe(7)
    expect(await world().db.$count(invoiceFiles, eq(invoiceFiles.invoiceId, invoice?.id ?? ''))).toBe(2)
    const told = await world()
      .db.select({ userId: notifications.userId, label: notifications.label, link: notifications.link })
      .from(notifications)
      .where(and(eq(notifications.event, 'invoiceRegistered'), eq(notifications.subject, invoice?.id ?? '')))
    expect(told.toSorted((a, b) => a.userId.localeCompare(b.userId))).toEqual([
      { userId: userId(ANNA), label: 'Документ принят', link: '/sales' },
      { userId: ROMASHKA_ID, label: 'Вам продали инструменты', link: '/legal-entity-tool' },
    ])
  })

  it('a buyer’s document is told to the sellers who have sold these tools to it, and to no other', async () => {
    const [sn = '', other = ''] = free(2)
    await sendPart(world(), 'seller', [sn], { person: ANNA, paper: await paperOf(world(), ANNA) })
    const paper = await paperOf(world(), ROMASHKA)
    await sendPart(world(), 'buyer', [sn, other], { person: ROMASHKA, paper })
    const [invoice] = await invoicesOf(paper.upd)
    const told = await world()
      .db.select({ userId: notifications.userId, label: notifications.label })
      .from(notifications)
      .where(eq(notifications.subject, invoice?.id ?? ''))
    expect(told.toSorted((a, b) => a.userId.localeCompare(b.userId))).toEqual([
      { userId: userId(ANNA), label: 'Покупатель добавил инструменты' },
      { userId: ROMASHKA_ID, label: 'Документ принят' },
    ])
  })

  it('another number, day, INN or person is another document', async () => {
    const paper = await paperOf(world(), ANNA)
    const colleague = await hire(world(), PROFI)
    const theirs = { ...paper, files: [await scanOf(world(), colleague)] }
    const days = { ...paper, time: '18-11-2026T00:00:00' }
    const inns = { ...paper, inn: FOREIGN_INN }
    for (const each of [paper, days, inns]) await sendPart(world(), 'seller', free(1), { person: ANNA, paper: each })
    await sendPart(world(), 'seller', free(1), { person: colleague, paper: theirs })
    expect(await invoicesOf(paper.upd)).toHaveLength(4)
  })

  it('B10 a part that is sent again under its key is answered alike and registered once; another part under it is refused', async () => {
    const [serials, others] = [free(2), free(1)]
    const sent = { person: ANNA, paper: await paperOf(world(), ANNA), key: 'part-key-1' }
    const first = await sendPart(world(), 'seller', serials, sent)
    const again = await sendPart(world(), 'seller', serials, sent)
    expect([again.status, again.json]).toEqual([first.status, first.json])
    expect((await sendPart(world(), 'seller', others, sent)).json.code).toBe(112)
    const [invoice] = await invoicesOf(sent.paper.upd)
    expect(await world().db.$count(sales, eq(sales.invoiceId, invoice?.id ?? ''))).toBe(2)
  })

  it('LT36 a thousand tools, and no more; a refused row makes room', async () => {
    const paper = await paperOf(world(), ROMASHKA)
    const all = unknown(701, 1_000)
    for (let at = 0; at < all.length; at += 100)
      await sendPart(world(), 'buyer', all.slice(at, at + 100), { person: ROMASHKA, paper, offline: true })
    const one = () => sendPart(world(), 'buyer', ['702.00001'], { person: ROMASHKA, paper, offline: true })
    expect((await one()).json).toMatchObject({ code: 116, message: 'В одном документе может быть не больше 1 000 инструментов' })
    const [invoice] = await invoicesOf(paper.upd)
    await world().db.update(sales).set({ status: 'FAIL' }).where(eq(sales.sn, '701.00000'))
    expect((await one()).json).toMatchObject({ code: 0, payload: { invoiceId: invoice?.id, inInvoice: 1_000 } })
  })
})

describe('LT23 B11 serials that cannot be registered', () => {
  it('LT33 LT36 B11 a part is registered whole or not at all; every serial says why', async () => {
    const [taken = '', own = '', fine = ''] = free(3)
    const seller = await hire(world(), PROFI)
    await sendPart(world(), 'seller', [taken], {
      person: seller,
      paper: await paperOf(world(), ANNA, { files: [await scanOf(world(), seller)] }),
    })
    const paper = await paperOf(world(), ANNA)
    await sendPart(world(), 'seller', [own], { person: ANNA, paper })
    const { status, json } = await sendPart(world(), 'seller', [fine, taken, own, '400.00001', '555.20001', '300.00001'], {
      person: ANNA,
      paper,
    })
    expect([status, json]).toEqual([
      409,
      {
        code: 115,
        message: {
          [taken]: 'Инструмент с этим серийным номером уже продан',
          [own]: 'Вы уже зарегистрировали инструмент с этим серийным номером',
          '400.00001': 'Инструмент с этим серийным номером нельзя зарегистрировать',
          '555.20001': 'Серийный номер не найден в базе',
        },
        payload: null,
      },
    ])
    expect(await rowOf(world(), 'seller', fine)).toBeUndefined()
    expect((await rowOf(world(), 'seller', '300.00001'))?.status).toBe('RESERVED')
  })

  it('B11 a tool of another company, and one in a colleague’s reserve', async () => {
    const [owned = '', reserved = ''] = free(2)
    const other = await company(world(), '5260181598')
    const files = [await scanOf(world(), other)]
    const paper = await paperOf(world(), ROMASHKA, { files, inn: FOREIGN_INN })
    expect((await sendPart(world(), 'buyer', [owned], { person: other, paper })).json.code).toBe(0)
    await reserve(world(), { person: 8, sn: reserved })
    const bought = await sendPart(world(), 'buyer', [owned], { person: ROMASHKA, paper: await paperOf(world(), ROMASHKA) })
    const sold = await sendPart(world(), 'seller', [reserved], { person: ANNA, paper: await paperOf(world(), ANNA) })
    expect([bought.json.message, sold.json.message]).toEqual([
      { [owned]: 'Инструмент с этим серийным номером уже зарегистрирован' },
      { [reserved]: 'Инструмент с этим серийным номером зарезервирован другим продавцом' },
    ])
  })

  it('A62 a serial that stands twice in a part, more than a hundred, and an address that is too long', async () => {
    const sent = { person: ROMASHKA, paper: await paperOf(world(), ROMASHKA), offline: true }
    const twice = await sendPart(world(), 'buyer', ['703.00001', '703.00002', '703.00001'], sent)
    expect(twice.json).toMatchObject({ code: 115, message: { '703.00001': 'Этот серийный номер указан дважды' } })
    const many = await sendPart(world(), 'buyer', unknown(704, 101), sent)
    expect(many.json).toMatchObject({ code: 6, message: 'За один раз можно отправить не больше 100 серийных номеров' })
    const long = await sendPart(
      world(),
      'buyer',
      Array.from({ length: 40 }, (_, place) => `${place}.${'1'.repeat(36)}`),
      sent,
    )
    expect([long.status, long.json.code]).toEqual([400, 123])
    expect((await sendPart(world(), 'buyer', ['703.00001', ''], sent)).json.code).toBe(123)
    expect((await sendPart(world(), 'buyer', ['.'.repeat(39) + '1', '703.00009'], sent)).json.code).toBe(0)
  })

  it('API32 offline sends serials that are not in the base to the desk, beside those that are', async () => {
    const [sn = ''] = free(1)
    const sent = { person: ROMASHKA, paper: await paperOf(world(), ROMASHKA), offline: true }
    expect((await sendPart(world(), 'buyer', [sn, '705.00001'], sent)).json.code).toBe(0)
    const rows = await Promise.all([sn, '705.00001'].map((each) => rowOf(world(), 'buyer', each)))
    expect(rows.map((row) => [row?.status, row?.toolSn])).toEqual([
      ['APPROVE_PENDING', sn],
      ['PENDING', null],
    ])
    expect(await listed(world(), ROMASHKA, 'buyer', '705.00001')).toMatchObject({
      model: { name: null },
      fate: { step: 'toolCheck' },
    })
  })

  it('API61 a serial of the base needs no hand; a refused one, a taken one, the wrong side', async () => {
    const [sn = ''] = free(1)
    const sent = { person: ROMASHKA, paper: await paperOf(world(), ROMASHKA) }
    const known = await sendUnknown(world(), 'buyer', sn, sent)
    expect([known.status, known.json.code, known.json.message]).toEqual([400, 6, expect.stringContaining('есть в базе')])
    expect((await sendUnknown(world(), 'buyer', '400.00001', sent)).json.code).toBe(108)
    await sendUnknown(world(), 'buyer', '706.00001', sent)
    expect((await sendUnknown(world(), 'buyer', '706.00001', sent)).json.code).toBe(107)
    const sold = { person: ROMASHKA, paper: await paperOf(world(), ROMASHKA, { inn: COMPANY_INN }) }
    expect((await sendUnknown(world(), 'seller', '706.00002', sold)).json.code).toBe(121)
  })
})

describe('VL74 VL80 fields of a document', () => {
  const refused = async (side: 'seller' | 'buyer', patch: object) => {
    const person = side === 'seller' ? ANNA : ROMASHKA
    const { status, json } = await sendPart(world(), side, ['100.00099'], {
      person,
      paper: { ...(await paperOf(world(), person)), ...patch },
    })
    return [status, json.code, json.message]
  }

  it('VL74 VL75 VL76 VL78 VL79 VL80 LS08 every field says in words what is wrong with it', async () => {
    expect(await refused('seller', { upd: ' ', time: '31-02-2026T00:00:00', inn: '7707083894', sum: '', files: [] })).toEqual([
      400,
      6,
      {
        upd: 'Обязательное поле',
        time: 'Такой даты нет',
        buyerInn: 'Некорректный ИНН',
        sum: 'Обязательное поле',
        imageUrlSeller: 'Обязательное поле',
      },
    ])
    expect(await refused('buyer', { time: '22-11-2026T00:00:00', inn: '', files: [] })).toEqual([
      400,
      6,
      { time: 'Дата не может быть в будущем', sellerInn: 'Обязательное поле', imageUrl: 'Обязательное поле' },
    ])
  })

  it.each(['1 000.00', '1000,00', '10.0.0', '1e3', '-5', 'сто', '1000.001'])('VL79 A67 a sum «%s»', async (sum) => {
    expect(await refused('seller', { sum })).toEqual([400, 6, { sum: 'Только цифры и точки' }])
  })

  it('VL79 a sum of zero', async () => {
    expect(await refused('buyer', { sum: '0.00' })).toEqual([400, 6, { sum: 'Сумма должна быть больше нуля' }])
  })

  it('the INN of one’s own side: of the company, of the point, of the seller', async () => {
    const text = (whose: string) => `Это ваш ИНН. Укажите ИНН ${whose}`
    expect(await refused('buyer', { inn: COMPANY_INN })).toEqual([400, 6, { sellerInn: text('продавца') }])
    expect(await refused('seller', { inn: PROFI_INN })).toEqual([400, 6, { buyerInn: text('покупателя') }])
    expect(await refused('seller', { inn: '500100732259' })).toEqual([400, 6, { buyerInn: text('покупателя') }])
    const [point] = await world().db.select().from(retailPoints).where(eq(retailPoints.id, PROFI))
    expect(point?.inn).toBe(PROFI_INN)
  })

  it('the sum of the latest part counts until the desk has decided; then another one is refused', async () => {
    const paper = await paperOf(world(), ANNA)
    await sendPart(world(), 'seller', free(1), { person: ANNA, paper })
    await sendPart(world(), 'seller', free(1), { person: ANNA, paper: { ...paper, sum: '20000.00' } })
    expect((await invoicesOf(paper.upd))[0]?.sum).toBe(2_000_000)
    await world().db.update(invoices).set({ decidedAt: new Date() }).where(eq(invoices.upd, paper.upd))
    const late = await sendPart(world(), 'seller', free(1), { person: ANNA, paper })
    expect(late.json).toMatchObject({ code: 6, message: { sum: 'Этот документ уже проверяют с суммой 20\u202F000,00\u00A0₽' } })
    expect((await sendPart(world(), 'seller', free(1), { person: ANNA, paper: { ...paper, sum: '20000.00' } })).json.code).toBe(0)
  })
})

describe('LS08 B07 files of a document', () => {
  it('LS08 somebody else’s file and one that never was are refused alike, at the files', async () => {
    const strangers = [await photo(world(), 8), `${'0'.repeat(32)}.pdf`]
    const texts = []
    for (const name of strangers) {
      const paper = await paperOf(world(), ANNA, { files: [name] })
      texts.push((await sendPart(world(), 'seller', [freeSerial()], { person: ANNA, paper })).json)
    }
    expect(texts[0]).toEqual({ code: 6, message: { imageUrlSeller: 'Файл не найден. Загрузите его ещё раз' }, payload: null })
    expect(texts[1]).toEqual(texts[0])
  })

  it('a file of a document cannot be deleted, and may stand on several documents of its person', async () => {
    const [one, two] = [await paperOf(world(), ANNA), await paperOf(world(), ANNA)]
    const [name = ''] = one.files
    for (const paper of [one, { ...two, files: one.files }]) await sendPart(world(), 'seller', free(1), { person: ANNA, paper })
    const { json } = await world().call('DELETE', `/files/${name}`, { token: await world().tokenOf(ANNA) })
    expect(json.code).toBe(125)
  })

  it('at most twenty, over all parts', async () => {
    const seller = await hire(world(), PROFI)
    const paper = await paperOf(world(), ANNA, { files: [] })
    const codes = []
    for (let part = 0; part < 6; part += 1) {
      const files = await Promise.all(Array.from({ length: 4 }, () => scanOf(world(), seller)))
      const sent = { person: seller, paper: { ...paper, files }, offline: true }
      const { json } = await sendPart(world(), 'seller', [`707.0000${part}`], sent)
      codes.push([json.code, json.message])
    }
    const full = { imageUrlSeller: 'К документу уже приложено 20 файлов. Напишите в поддержку' }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => [0, null]), [6, full]])
  })
})

it('SL03 LT36 a receipt’s sale stays without a document', async () => {
  const [sn = ''] = free(1)
  await sell(world(), { person: ANNA, sn })
  expect(await listed(world(), ANNA, 'seller', sn)).toMatchObject({ invoiceId: null, buyerInn: null })
})
