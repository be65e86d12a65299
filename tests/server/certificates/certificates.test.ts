/** Certificates of warranties: whose they are, that they can be printed again, how they end, and what anybody may read (E17). */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CALLS } from '../../../server/http/contract/limits.ts'
import { MARIA } from '../../../server/demo/people.ts'
import { certificates, sales } from '../../../server/kernel/database/schema.ts'
import { SHEETS } from '../../../server/modules/certificates/print-limit.ts'
import { DAY, MINUTE } from '../support/server/clock.ts'
import { deleteAccount } from '../support/deeds/deletion.ts'
import { everyRow } from '../support/everything.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'
import type { Answer } from '../support/server/test-app.ts'
import { pageOf, qrIn, textIn } from './read-sheet.ts'

const world = testApp()

const MARIAS = 5
const rowOf = async (sn: string) => {
  const [row] = await world().db.select().from(sales).where(eq(sales.sn, sn))
  if (!row) throw new Error(`nobody has bought ${sn}`)
  return row
}
const print = async (id: string, person = MARIAS): Promise<Answer> =>
  world().call('GET', `/tools/certificate/${id}`, { token: await world().tokenOf(person) })
const revoke = async (id: string, key: string = randomUUID()): Promise<Answer> =>
  world().call('POST', `/tools/certificate/revoke/${id}`, { token: await world().tokenOf(MARIAS), key })
const check = (token: string): Promise<Answer> => world().call('GET', `/warranty/${token}`)
const tokenOn = async ({ bytes }: Answer): Promise<string> => (await qrIn(bytes)).split('/w/')[1] ?? ''

describe('E17 the sheet', () => {
  it('is one page in Russian with the tool, its full number and its dates; the QR code leads to the check, without the number', async () => {
    const row = await rowOf('610.00001')
    const answer = await print(row.id)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="warranty.pdf"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    })
    const text = await textIn(answer.bytes)
    for (const words of ['Гарантийный сертификат', row.modelName ?? '', '610.00001', '36 месяцев', 'Гарантия действует по'])
      expect(text).toContain(words)
    expect(text).not.toMatch(/Орлова|Мария|7900/)
    expect(await qrIn(answer.bytes)).toMatch(/^https:\/\/portal\.test\/w\/[\w-]{22}$/)
  })

  it('says its language, title and date, and is tagged for screen readers: the code has words', async () => {
    const { bytes } = await print((await rowOf('610.00001')).id)
    const { pdf, page } = await pageOf(bytes)
    const { info } = await pdf.getMetadata()
    const at = new Date(world().clock.now()).toISOString().slice(0, 10).replaceAll('-', '')
    expect(info).toMatchObject({ Language: 'ru-RU', Title: expect.stringMatching(/^Гарантийный сертификат: /) as string })
    expect((info as { CreationDate: string }).CreationDate).toContain(`D:${at}`)
    const tree = JSON.stringify(await page.getStructTree())
    for (const part of ['"H1"', '"H2"', '"alt":"QR-код проверки гарантии"']) expect(tree).toContain(part)
    expect(bytes.length).toBeLessThan(40_000)
  })

  it('D194 of a model with a long name is one page, and leaves the other words their place', async () => {
    const { id, modelName } = await rowOf('610.00001')
    await world()
      .db.update(sales)
      .set({ modelName: 'Бесщёточная углошлифовальная машина '.repeat(40) })
      .where(eq(sales.id, id))
    const { bytes } = await print(id)
    await world().db.update(sales).set({ modelName }).where(eq(sales.id, id))
    const text = await textIn(bytes)
    expect(text).toMatch(/…/)
    expect(text).toContain('610.00001')
    expect(await qrIn(bytes)).toContain('/w/')
  })

  it('printed again is the same sheet, byte for byte, on another day too', async () => {
    const { id } = await rowOf('610.00002')
    const first = await print(id)
    world().clock.pass(DAY)
    expect((await print(id)).bytes.equals(first.bytes)).toBe(true)
  })

  it('of a warranty that has ended is still printed, and says so', async () => {
    const { id, guaranteeExpire } = await rowOf('610.00003')
    await world()
      .db.update(sales)
      .set({ guaranteeExpire: new Date(world().clock.now() - DAY) })
      .where(eq(sales.id, id))
    const answer = await print(id)
    expect(await textIn(answer.bytes)).toContain('Гарантия закончилась')
    expect((await check(await tokenOn(answer))).json.payload).toMatchObject({ state: 'ENDED' })
    await world().db.update(sales).set({ guaranteeExpire }).where(eq(sales.id, id))
  })

  it('of a row without a warranty, of a sale, of somebody else, of nobody, under a text that is no id: one answer', async () => {
    const [failed, sold] = [await rowOf('610.00006'), await rowOf('200.00001')]
    const others = await rowOf('620.00001')
    const answers = []
    for (const id of [failed.id, sold.id, others.id, randomUUID(), 'x']) answers.push(await print(id))
    expect(answers.map(({ status, json }) => [status, json])).toEqual(
      answers.map(() => [404, { code: 120, message: expect.any(String) as string, payload: null }]),
    )
    // A seller's own sale has no certificate either: the warranty is the buyer's.
    expect((await print(sold.id, 1)).json.code).toBe(120)
  })

  it('D195 is drawn so often in a minute and no more', async () => {
    const { id } = await rowOf('610.00004')
    world().clock.pass(2 * MINUTE)
    const codes = new Set<number>()
    for (let sheet = 0; sheet < SHEETS.budget; sheet += 1) codes.add((await print(randomUUID())).status)
    expect([...codes]).toEqual([404])
    const { status, headers } = await print(id)
    expect([status, headers['retry-after']]).toEqual([429, '60'])
    world().clock.pass(2 * MINUTE)
    expect((await print(id)).status).toBe(200)
  })
})

describe('E17 RL01 the check without an account', () => {
  it('tells model, warranty and the end of the number, and nothing else', async () => {
    const row = await rowOf('610.00005')
    const { status, json, headers } = await check(await tokenOn(await print(row.id)))
    expect([status, json.code]).toEqual([200, 0])
    expect(json.payload).toEqual({
      model: { name: row.modelName, imageUrl: '/pictures/ushm-125.svg' },
      serialEnd: '0005',
      purchaseDate: row.purchaseDate?.toISOString(),
      guaranteeExpire: row.guaranteeExpire?.toISOString(),
      state: 'VALID',
      asOf: new Date(world().clock.now()).toISOString(),
    })
    expect(headers).toMatchObject({ 'cache-control': 'no-store' })
  })

  it('answers alike to what was cut, mistyped, never printed, or is no token', async () => {
    const token = await tokenOn(await print((await rowOf('610.00005')).id))
    const wrong = [token.slice(0, -1), `${token}.`, token.toLowerCase(), 'A'.repeat(22), '%20', '%00', 'x'.repeat(500)]
    const answers = []
    for (const text of wrong) answers.push(await check(text))
    expect(answers.map(({ status, json }) => [status, json])).toEqual(
      wrong.map(() => [404, { code: 120, message: expect.any(String) as string, payload: null }]),
    )
  })

  it('is asked so often from one network and no more, whatever token and browser the caller names', async () => {
    const ask = (number: number) =>
      world().call('GET', `/warranty/guess-${number}`, {
        address: '198.51.100.7',
        headers: { cookie: `device=${number}`, 'x-forwarded-for': `203.0.113.${number % 250}` },
      })
    const codes = new Set<number>()
    for (let number = 0; number < CALLS.warranty; number += 1) codes.add((await ask(number)).status)
    expect([...codes]).toEqual([404])
    expect((await ask(CALLS.warranty)).status).toBe(429)
  })
})

describe('E17 the end of a certificate', () => {
  it('revoked, what has been printed reads like an unknown one, and the next sheet has another token', async () => {
    const { id } = await rowOf('610.00001')
    const before = await tokenOn(await print(id))
    const key = randomUUID()
    expect((await revoke(id, key)).json).toEqual({ code: 0, message: null, payload: null })
    expect((await revoke(id, key)).json.code, 'a repeat hears the first answer').toBe(0)
    const [gone, never] = [await check(before), await check('A'.repeat(22))]
    expect([gone.status, gone.json]).toEqual([never.status, never.json])
    expect((await revoke(id)).json.code, 'nothing is left to revoke').toBe(120)
    const next = await tokenOn(await print(id))
    expect(next).not.toBe(before)
    expect((await check(next)).status).toBe(200)
    expect((await revoke(id)).json.code).toBe(0)
    const third = await tokenOn(await print(id))
    expect(new Set([before, next, third]).size).toBe(3)
    // However often it is revoked: one row for the count, one that opens.
    expect(await world().db.$count(certificates, eq(certificates.saleId, id))).toBe(2)
  })

  it('D193 a new key leaves open what has been printed; revoking ends both', async () => {
    const { id } = await rowOf('610.00002')
    const before = await tokenOn(await print(id))
    const [row] = await world().db.select().from(certificates).where(eq(certificates.saleId, id))
    // As it would lie there, had the sheet been printed under a former key.
    await world()
      .db.insert(certificates)
      .values({ ...row!, tokenHash: 'f'.repeat(64) })
    expect(await tokenOn(await print(id))).toBe(before)
    expect((await revoke(id)).json.code).toBe(0)
    expect((await check(before)).status).toBe(404)
    const live = await world().db.select().from(certificates).where(eq(certificates.saleId, id))
    expect(live.every(({ revokedAt }) => revokedAt !== null)).toBe(true)
  })

  it('C06 goes with the account, and no token stands anywhere in the database', async () => {
    const { id } = await rowOf('610.00005')
    const token = await tokenOn(await print(id))
    const rows = await everyRow(world().db)
    expect(rows.filter(({ text }) => text.includes(token))).toEqual([])
    expect(world().log.some((line) => line.includes(token))).toBe(false)
    await deleteAccount(world(), phoneOf(MARIAS))
    expect(await world().db.$count(certificates, eq(certificates.ownerId, MARIA))).toBe(0)
    expect((await check(token)).json.code).toBe(120)
  })
})
