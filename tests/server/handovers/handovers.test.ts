/** Links of sellers to their buyers: whose they are, what they tell, how they end, and what they register (E17). */
import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { userId } from '../../../server/demo/people.ts'
import { CALLS } from '../../../server/http/contract/limits.ts'
import { handovers, idempotencyKeys, receiptFiles, receipts, sales, users } from '../../../server/kernel/database/schema.ts'
import { forgetOldLinks } from '../../../server/modules/handovers/links.ts'
import { paperOf, sendPart } from '../company/support.ts'
import { deleteAccount } from '../support/deeds/deletion.ts'
import { freeSerial } from '../support/deeds/receipts.ts'
import { addUnknown, own, reserve } from '../support/deeds/sell.ts'
import { photo } from '../support/deeds/upload.ts'
import { everyRow } from '../support/everything.ts'
import { DAY } from '../support/server/clock.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'
import { ANNAS, boughtOf, handedOver, issue, linksOf, linkTo, MARIAS, open, register, revoke, sold, stateOf } from './support.ts'

const world = testApp()

/** Дмитрий and Юлия: a seller of the same point, and one who buys. */
const [DMITRIJS, BUYER] = [8, 13]

const EXPIRED = { code: 129, message: 'Ссылка больше не действует', payload: null }
const USED = { code: 127, message: 'Этот инструмент уже зарегистрирован по этой ссылке', payload: null }
const REVOKED = { code: 128, message: 'Продавец отменил эту ссылку', payload: null }

const failSale = (id: string) => world().db.update(sales).set({ status: 'FAIL' }).where(eq(sales.id, id))

describe('E17 D221 a link of a seller', () => {
  it('D223 tells model, serial number, day and sum, and neither seller nor numbers of the receipt', async () => {
    const { id, sn } = await sold(world(), { receipt: { fd: '77777', fp: '0777777771', sum: '4990.50' } })
    const { status, json } = await issue(world(), id)
    const until = new Date(world().clock.now() + DAY).toISOString()
    const model = { name: expect.any(String) as string, imageUrl: expect.any(String) as string }
    expect([status, json]).toEqual([
      200,
      { code: 0, message: null, payload: { token: expect.stringMatching(/^[\w-]{22}$/) as string, until, model, sn } },
    ])
    const opened = await open(world(), (json.payload as { token: string }).token)
    expect(opened.json).toEqual({
      code: 0,
      message: null,
      payload: { model, sn, dateTime: '20-11-2026T00:00:00', totalSum: '4990.50', until },
    })
    expect(opened.bytes.toString()).not.toMatch(/77777|9960440300000001|Анна|7900/)
    expect((await stateOf(world(), id)).json.payload).toEqual({ state: 'open', until })
  })

  it('the demo seller’s sales can be handed over: the newest confirmed one, to the demo buyer', async () => {
    const isAnnas = and(eq(sales.ownerId, userId(ANNAS)), eq(sales.side, 'seller'), eq(sales.status, 'FINISH'))
    const [row] = await world().db.select().from(sales).where(isAnnas).orderBy(desc(sales.number)).limit(1)
    const token = await linkTo(world(), row?.id ?? '')
    expect((await open(world(), token)).json.payload).toMatchObject({ sn: row?.sn, model: { name: row?.modelName } })
    expect((await register(world(), token)).json.payload).toMatchObject({ saleStatus: 'TAX_PENDING' })
  })

  it('a repeat with the same key has the same token; another press has another one, and ends the first', async () => {
    const { id } = await sold(world())
    const key = randomUUID()
    const [first, again] = [await issue(world(), id, { key }), await issue(world(), id, { key })]
    expect(again.json).toEqual(first.json)
    const isAnna = eq(users.id, userId(ANNAS))
    await world().db.update(users).set({ locked: true }).where(isAnna)
    expect((await issue(world(), id, { key })).json, 'also to whom a lock has taken the right').toEqual(first.json)
    expect((await issue(world(), id)).json.code).toBe(110)
    await world().db.update(users).set({ locked: false }).where(isAnna)
    const { token } = first.json.payload as { token: string }
    const next = await linkTo(world(), id)
    expect(next).not.toBe(token)
    expect((await open(world(), token)).json).toEqual(REVOKED)
    expect((await open(world(), next)).status).toBe(200)
    const live = (await linksOf(world(), id)).filter(({ revokedAt, usedAt }) => revokedAt === null && usedAt === null)
    expect(live).toHaveLength(1)
  })

  it('D226 no token stands in the database, the answers of idempotency keys included, nor in the log', async () => {
    const { id } = await sold(world())
    const key = randomUUID()
    const { token } = (await issue(world(), id, { key })).json.payload as { token: string }
    await open(world(), token)
    const registered = await register(world(), token, { key: randomUUID() })
    expect(registered.json.code).toBe(0)
    expect(await world().db.$count(idempotencyKeys, eq(idempotencyKeys.key, key))).toBe(1)
    expect((await everyRow(world().db)).filter(({ text }) => text.includes(token))).toEqual([])
    expect(world().log.some((line) => line.includes(token))).toBe(false)
  })

  it('is issued to the own sale alone: somebody else’s, a bought tool, nobody’s and a text that is no id are one answer', async () => {
    const { id } = await sold(world())
    const { json: bought } = await own(world(), { person: ANNAS, sn: freeSerial() })
    const tried = [
      [id, DMITRIJS],
      [(bought.payload as { id: string }).id, ANNAS],
      [randomUUID(), ANNAS],
      ['x', ANNAS],
    ] as const
    for (const send of [issue, revoke, stateOf]) {
      const answers = []
      for (const [each, person] of tried) answers.push((await send(world(), each, { person })).json)
      expect(answers).toEqual(tried.map(() => ({ code: 120, message: 'Не найдено', payload: null })))
    }
  })

  it('none for a reserve, a failed sale, a photograph alone, a sale on a document', async () => {
    const person = ANNAS
    const [reserved, photographed, onPaper] = [freeSerial(), freeSerial(), freeSerial()]
    await reserve(world(), { person, sn: reserved })
    const images = [await photo(world(), person)]
    await world().call('POST', `/sale/seller/purchase/confirm/${photographed}`, {
      token: await world().tokenOf(person),
      body: { coordinates: '', gps: '', time: '20-11-2026T12:30:00', receiptQRDto: { images, n: 1, isManualInput: true } },
    })
    await sendPart(world(), 'seller', [onPaper], { person, paper: await paperOf(world(), person) })
    const failed = await sold(world())
    await failSale(failed.id)
    const messages: unknown[] = []
    for (const sn of [reserved, failed.sn, photographed, onPaper]) {
      const [row] = await world().db.select().from(sales).where(eq(sales.sn, sn))
      const { json } = await issue(world(), row?.id ?? '')
      messages.push([json.code, json.message])
    }
    const noSale = [6, 'Эту продажу передать покупателю нельзя: она не подтверждена']
    const noReceipt = [6, 'Передать покупателю можно продажу с данными чека']
    expect(messages).toEqual([noSale, noSale, noReceipt, noReceipt])
  })

  it('none where a buyer has the serial; the seller who owns the tool hears that', async () => {
    const [others, mine] = [await sold(world()), await sold(world())]
    await own(world(), { person: MARIAS, sn: others.sn })
    await own(world(), { person: ANNAS, sn: mine.sn })
    expect((await issue(world(), others.id)).json.code).toBe(106)
    expect((await issue(world(), mine.id)).json.code).toBe(107)
  })
})

describe('E17 D222 the end of a link', () => {
  it('revoked, it says so; nothing is left to revoke', async () => {
    const { id, token } = await handedOver(world())
    const key = randomUUID()
    expect((await revoke(world(), id, { key })).json).toEqual({ code: 0, message: null, payload: null })
    expect((await revoke(world(), id, { key })).json.code, 'a repeat hears the first answer').toBe(0)
    for (const answer of [await open(world(), token), await register(world(), token)]) {
      expect([answer.status, answer.json]).toEqual([409, REVOKED])
    }
    expect((await revoke(world(), id)).json.code).toBe(120)
    expect((await stateOf(world(), id)).json.payload).toMatchObject({ state: 'ended' })
  })

  it('after a day it reads like one that never was, revoked or not, and the next one is made as before', async () => {
    const [{ id, token }, other] = [await handedOver(world()), await handedOver(world())]
    await revoke(world(), other.id)
    world().clock.pass(DAY - 1)
    expect((await open(world(), token)).status).toBe(200)
    world().clock.pass(1)
    const never = await open(world(), 'A'.repeat(22))
    for (const answer of [await open(world(), token), await open(world(), other.token), await register(world(), token)])
      expect([answer.status, answer.json]).toEqual([never.status, never.json])
    expect((await stateOf(world(), id)).json.payload).toMatchObject({ state: 'ended' })
    expect((await revoke(world(), id)).json.code).toBe(120)
    const next = await linkTo(world(), id)
    expect((await open(world(), next)).status).toBe(200)
    expect(await linksOf(world(), id), 'what is over does not pile up').toHaveLength(1)
  })

  it('the hourly cleanup deletes what was over for a day, and leaves what has been used', async () => {
    const [unused, used] = [await handedOver(world()), await handedOver(world())]
    await register(world(), used.token)
    world().clock.pass(2 * DAY - 1)
    await forgetOldLinks(world().db, world().clock.now())
    expect(await linksOf(world(), unused.id)).toHaveLength(1)
    await forgetOldLinks(world().db, world().clock.now() + 1)
    expect(await linksOf(world(), unused.id)).toEqual([])
    expect((await stateOf(world(), unused.id)).json.payload).toEqual({ state: 'none', until: null })
    expect((await open(world(), used.token)).json).toEqual(USED)
  })

  it('cut, mistyped, empty and no token: all read like an expired one', async () => {
    const { token } = await handedOver(world())
    for (const text of [token.slice(0, -1), `${token}.`, token.toLowerCase(), '', ' ', '\0', 'я'.repeat(400), 'A'.repeat(22)])
      for (const { status, json } of [await open(world(), text), await register(world(), text)])
        expect([text, status, json]).toEqual([text, 409, EXPIRED])
  })

  it('a sale that fails ends its link, and so does a lock of its seller', async () => {
    const [failed, locked] = [await handedOver(world()), await handedOver(world())]
    await failSale(failed.id)
    for (const answer of [await open(world(), failed.token), await register(world(), failed.token)])
      expect(answer.json).toEqual(EXPIRED)
    expect((await stateOf(world(), failed.id)).json.payload).toMatchObject({ state: 'ended' })
    const isAnna = eq(users.id, userId(ANNAS))
    await world().db.update(users).set({ locked: true }).where(isAnna)
    for (const answer of [await open(world(), locked.token), await register(world(), locked.token)])
      expect(answer.json).toEqual(EXPIRED)
    await world().db.update(users).set({ locked: false }).where(isAnna)
  })

  it('the tax service refuses the receipt: the link has ended with the sale', async () => {
    const { id, token } = await handedOver(world(), { receipt: { fp: '0999999990' } })
    world().clock.pass(3_000)
    await world().runJobs()
    const [row] = await world().db.select().from(sales).where(eq(sales.id, id))
    expect(row?.status).toBe('FAIL')
    expect((await open(world(), token)).json).toEqual(EXPIRED)
  })
})

describe('E17 D224 the registration by a link', () => {
  it('is the buyer’s own, with the seller’s receipt and without the photograph, and uses the link up', async () => {
    const image = await photo(world(), ANNAS)
    const { id, sn, token } = await handedOver(world(), { receipt: { images: [image] } })
    const key = randomUUID()
    const first = await register(world(), token, { key })
    expect(first.json).toEqual({
      code: 0,
      message: null,
      payload: { id: expect.any(String) as string, saleStatus: 'TAX_PENDING' },
    })
    expect((await register(world(), token, { key })).json, 'a repeat hears the first answer').toEqual(first.json)
    const [bought, ...more] = await boughtOf(world(), sn)
    expect(more).toEqual([])
    expect(bought).toMatchObject({ ownerId: userId(MARIAS), status: 'TAX_PENDING', pointId: null, toolSn: sn })
    const [sellers] = await world().db.select().from(sales).where(eq(sales.id, id))
    const [theirs] = await world()
      .db.select()
      .from(receipts)
      .where(eq(receipts.id, sellers?.receiptId ?? ''))
    const [copy] = await world()
      .db.select()
      .from(receipts)
      .where(eq(receipts.id, bought?.receiptId ?? ''))
    const { fn, fd, fp, sum, dateTime } = theirs ?? {}
    expect(copy).toMatchObject({ side: 'buyer', ownerId: userId(MARIAS), fn, fd, fp, sum, dateTime })
    expect(await world().db.$count(receiptFiles, eq(receiptFiles.receiptId, copy?.id ?? ''))).toBe(0)
    const [link] = await linksOf(world(), id)
    expect(link).toMatchObject({ usedBy: bought?.id, usedAt: new Date(world().clock.now()) })
    expect((await stateOf(world(), id)).json.payload).toMatchObject({ state: 'used' })
    world().clock.pass(3_000)
    await world().runJobs()
    expect((await boughtOf(world(), sn))[0]).toMatchObject({ status: 'FINISH' })
  })

  it('used up, it says so to others, and «already yours» to whoever has used it; the seller cannot end it any more', async () => {
    const { id, token } = await handedOver(world())
    await register(world(), token)
    expect((await open(world(), token)).json).toEqual(USED)
    expect((await register(world(), token, { person: BUYER })).json).toEqual(USED)
    expect((await register(world(), token)).json.code).toBe(107)
    expect((await revoke(world(), id)).json).toEqual(USED)
    expect((await issue(world(), id)).json.code, 'a buyer has the serial').toBe(106)
    world().clock.pass(2 * DAY)
    expect((await open(world(), token)).json, 'also when its day is over').toEqual(USED)
  })

  it('is not for the seller, whose own link stays', async () => {
    const { token, sn } = await handedOver(world())
    const { status, json } = await register(world(), token, { person: ANNAS })
    expect([status, json]).toEqual([
      400,
      {
        code: 6,
        message: 'Это ваша ссылка. Откройте её покупателю: своей ссылкой зарегистрировать инструмент нельзя',
        payload: null,
      },
    ])
    expect(await boughtOf(world(), sn)).toEqual([])
    expect((await register(world(), token)).json.code).toBe(0)
  })

  it('a refusal of the registration leaves the link as it was: the serial has come to somebody, the receipt is somebody’s', async () => {
    const taken = await handedOver(world())
    await own(world(), { person: BUYER, sn: taken.sn })
    expect((await register(world(), taken.token)).json.code).toBe(106)
    expect((await register(world(), taken.token, { person: BUYER })).json.code).toBe(107)
    const numbers = { fd: '88888', fp: '0888888881' }
    const used = await handedOver(world(), { receipt: numbers })
    await own(world(), { person: BUYER, sn: freeSerial(), receipt: numbers })
    expect((await register(world(), used.token)).json.code).toBe(102)
    for (const { id } of [taken, used]) expect((await linksOf(world(), id))[0]).toMatchObject({ usedAt: null, usedBy: null })
  })

  it('a failed registration frees the serial: the seller makes a new link', async () => {
    const { id, sn, token } = await handedOver(world())
    await register(world(), token)
    await failSale((await boughtOf(world(), sn))[0]?.id ?? '')
    await world()
      .db.update(receipts)
      .set({ status: 'INCORRECT' })
      .where(eq(receipts.ownerId, userId(MARIAS)))
    const next = await linkTo(world(), id)
    expect((await register(world(), next, { person: BUYER })).json.code).toBe(0)
    expect((await open(world(), token)).json).toEqual(USED)
  })

  it('of a tool that is not in the base goes to the desk, where the sale is', async () => {
    const sn = '888.00001'
    const { json } = await addUnknown(world(), 'seller', { person: ANNAS, sn })
    const token = await linkTo(world(), (json.payload as { id: string }).id)
    expect((await open(world(), token)).json.payload).toMatchObject({ sn, model: { name: null } })
    expect((await register(world(), token)).json.payload).toMatchObject({ saleStatus: 'PENDING' })
  })
})

describe('E17 D226 who may ask', () => {
  it('a network opens so many links in a minute and no more, whatever token and browser the caller names', async () => {
    const ask = (number: number) =>
      world().call('POST', '/handover', {
        body: { token: `guess-${number}` },
        address: '198.51.100.9',
        headers: { cookie: `device=${number}`, 'x-forwarded-for': `203.0.113.${number % 250}` },
      })
    const codes = new Set<number>()
    for (let number = 0; number < CALLS.handover; number += 1) codes.add((await ask(number)).status)
    expect([...codes]).toEqual([409])
    expect((await ask(CALLS.handover)).status).toBe(429)
  })

  it('C06 links go with the account of their seller; what was bought by them stays the buyer’s', async () => {
    const [used, waiting] = [await handedOver(world()), await handedOver(world())]
    await register(world(), used.token)
    await deleteAccount(world(), phoneOf(ANNAS))
    expect(await world().db.$count(handovers, eq(handovers.ownerId, userId(ANNAS)))).toBe(0)
    for (const { token } of [used, waiting]) expect((await open(world(), token)).json).toEqual(EXPIRED)
    expect(await boughtOf(world(), used.sn)).toMatchObject([{ ownerId: userId(MARIAS) }])
  })
})
