import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { jobs, receiptFiles, sales } from '../../../server/kernel/database/schema.ts'
import type { AnyReceipt } from '../../../src/domain/sales/receipt.ts'
import { send } from '../support/commands.ts'
import { freeSerial, freshReceipt } from '../support/deeds/receipts.ts'
import { reserve } from '../support/deeds/sell.ts'
import { testApp } from '../support/server/test-app.ts'
import { PDF, photo, upload } from '../support/deeds/upload.ts'

const world = testApp()

const sell = async (person: number, sn: string, receipt: AnyReceipt, kind: 'sale' | 'purchase' = 'sale') =>
  send(world(), await world().tokenOf(person), { kind, sn, receipt })

const photoOnly = (...images: string[]): AnyReceipt => ({ images, n: 1, isManualInput: true })

const rowOf = async (sn: string) => (await world().db.select().from(sales).where(eq(sales.sn, sn)))[0]

const receiptView = async (sn: string, person: number) => {
  const id = (await rowOf(sn))?.receiptId ?? ''
  return world().call('GET', `/receipt/${id}`, { token: await world().tokenOf(person) })
}

const fetchFile = async (name: string, person: number): Promise<number> =>
  (await world().call('GET', `/files/${name}`, { token: await world().tokenOf(person) })).status

describe('A53 a receipt that is only a photograph', () => {
  it.each([
    ['sale', 1],
    ['purchase', 5],
  ] as const)('goes to the desk at once on a %s, without asking the tax service', async (kind, person) => {
    const [sn, name] = [freeSerial(), await photo(world(), person)]
    const before = await world().db.$count(jobs)
    const { status, json } = await sell(person, sn, photoOnly(name), kind)
    expect([status, json.payload]).toEqual([200, { id: expect.any(String), saleStatus: 'APPROVE_PENDING' }])
    expect(await world().db.$count(jobs)).toBe(before)
    expect((await receiptView(sn, person)).json.payload).toMatchObject({
      receiptStatus: 'PENDING',
      fn: null,
      fd: null,
      fp: null,
      totalSum: null,
      dateTime: null,
      images: [name],
      items: [],
    })
  })

  it('of a serial that is not in the base is 84, and by hand it waits as PENDING', async () => {
    const receipt = photoOnly(await photo(world(), 1))
    const token = await world().tokenOf(1)
    expect((await sell(1, '556.00001', receipt)).json.code).toBe(84)
    const { json } = await send(world(), token, { kind: 'manual', side: 'seller', sn: '556.00001', receipt })
    expect(json.payload).toMatchObject({ saleStatus: 'PENDING' })
  })

  it('keeps the sum and the day that the person knows', async () => {
    const sn = freeSerial()
    const receipt = { ...photoOnly(await photo(world(), 1)), sum: '4990.00', time: '19-11-2026T00:00:00' }
    expect((await sell(1, sn, receipt)).status).toBe(200)
    expect((await receiptView(sn, 1)).json.payload).toMatchObject({ totalSum: '4990.00', dateTime: '19-11-2026T00:00:00' })
    expect((await rowOf(sn))?.purchaseDate?.toISOString()).toBe('2026-11-18T21:00:00.000Z')
  })

  it('is judged like any other: returns, days to come and a sum of zero', async () => {
    const receipt = photoOnly(await photo(world(), 1))
    const codes = []
    for (const patch of [{ n: 2 }, { time: '25-12-2026T00:00:00' }, { sum: '0.00' }, { time: '31-02-2026T00:00:00' }])
      codes.push((await sell(1, freeSerial(), { ...receipt, ...patch })).json.code)
    expect(codes).toEqual([103, 104, 105, 123])
  })

  it('C03 confirms an own reserve', async () => {
    const sn = freeSerial()
    const reserved = (await reserve(world(), { person: 1, sn })).json.payload as { id: string }
    const { json } = await sell(1, sn, photoOnly(await photo(world(), 1)))
    expect(json.payload).toEqual({ id: reserved.id, saleStatus: 'APPROVE_PENDING' })
  })

  it('is no rival of another photograph: two people send one each', async () => {
    const [one, other] = [freeSerial(), freeSerial()]
    expect((await sell(1, one, photoOnly(await photo(world(), 1)))).status).toBe(200)
    expect((await sell(8, other, photoOnly(await photo(world(), 8)))).status).toBe(200)
  })
})

describe('photographs beside the data of a receipt', () => {
  it('A53 AT31 the tax service is asked as always, the pictures are kept; a second tool adds its own', async () => {
    const [first, second] = [await photo(world(), 1), await photo(world(), 1)]
    const receipt = freshReceipt()
    const [sn, next] = [freeSerial(), freeSerial()]
    const { json } = await sell(1, sn, { ...receipt, images: [first] })
    expect(json.payload).toMatchObject({ saleStatus: 'TAX_PENDING' })
    expect((await sell(1, next, { ...receipt, images: [first, second] })).status).toBe(200)
    const view = (await receiptView(sn, 1)).json.payload as { images: string[] }
    expect(view.images).toEqual([first, second].toSorted())
  })

  it('B07 another’s picture, one that never was and a PDF are refused alike and leave nothing', async () => {
    const pdf = (await upload(world(), 1, PDF, 'чек.pdf')).json.payload
    const foreign = await photo(world(), 8)
    const before = await world().db.$count(receiptFiles)
    const receipt = freshReceipt()
    for (const name of [foreign, `${'0'.repeat(32)}.jpg`]) {
      const { status, json } = await sell(1, freeSerial(), { ...receipt, images: [name] })
      expect([status, json]).toEqual([
        400,
        { code: 123, message: { images: 'Фотография не найдена. Загрузите её ещё раз' }, payload: null },
      ])
    }
    expect((await sell(1, freeSerial(), { ...receipt, images: [pdf] })).status).toBe(400)
    expect(await world().db.$count(receiptFiles)).toBe(before)
    expect((await sell(8, freeSerial(), receipt)).status).toBe(200)
  })

  it.each([
    ['no picture and no data', { images: [] }],
    ['five pictures', { images: ['1', '2', '3', '4', '5'].map((digit) => `${digit.repeat(32)}.jpg`) }],
    ['one picture twice', { images: [`${'1'.repeat(32)}.jpg`, `${'1'.repeat(32)}.jpg`] }],
    ['a path', { images: ['../../etc/passwd.jpg'] }],
    ['a number', { images: [1] }],
    ['text', { images: 'x.jpg' }],
    ['a part of the data', { images: [`${'1'.repeat(32)}.jpg`], fd: '1' }],
    ['empty data', { images: [`${'1'.repeat(32)}.jpg`], fd: '', fn: '', fp: '', sum: '', time: '' }],
  ])('AT20 %s is no receipt', async (_what, patch) => {
    const receipt = { n: 1, isManualInput: true, ...patch } as unknown as AnyReceipt
    expect((await sell(1, freeSerial(), receipt)).json.code).toBe(123)
    expect((await sell(5, freeSerial(), receipt, 'purchase')).json.code).toBe(123)
  })

  it('B07 API48 a picture is seen by whoever sees the receipt: the point’s administrator and the desk, not a colleague', async () => {
    const [sn, name] = [freeSerial(), await photo(world(), 1)]
    expect(await fetchFile(name, 2)).toBe(404)
    await sell(1, sn, { ...freshReceipt(), images: [name] })
    for (const person of [1, 2, 90]) expect(await fetchFile(name, person)).toBe(200)
    for (const person of [5, 6, 8, 11]) expect(await fetchFile(name, person)).toBe(404)
  })
})
