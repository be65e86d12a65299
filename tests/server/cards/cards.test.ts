import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import { bankCards, cards, jobs, notifications, payouts } from '../../../server/kernel/database/schema.ts'
import { testApp } from '../support/server/test-app.ts'
import { newPayee, purse, withdraw } from '../payouts/support.ts'
import { bindCard, cardPage, cardsOf, NUMBERS, typeCard } from './support.ts'

const world = testApp()
const ANNA = 1
const token = (person: number): Promise<string> => world().tokenOf(person)

/** A person without cards. */
const nobodysCards = async () => {
  const payee = await newPayee(world(), 1_000)
  await world().db.delete(cards).where(eq(cards.userId, payee.id))
  return payee
}

describe('cards', () => {
  it('API33 BL14 a person’s cards, the newest first, with the middle of the number hidden', async () => {
    expect(await cardsOf(world(), await token(ANNA))).toEqual([
      { cardId: expect.any(String), pan: '2200********4242' },
      { cardId: expect.any(String), pan: '2200********0000' },
    ])
    expect(await cardsOf(world(), await token(2))).toEqual([])
  })

  it('API34 B07 the page’s address binds nothing; the card that is typed there appears, and its person is told', async () => {
    const person = await nobodysCards()
    const page = await cardPage(world(), person.token)
    expect(page).toMatch(/^\/sandbox\/bank\/[\w-]{32}$/)
    await world().runJobs()
    expect(await cardsOf(world(), person.token)).toEqual([])
    const typed = await typeCard(world(), page)
    expect([typed.statusCode, typed.headers['location']]).toEqual([303, page])
    await world().runJobs()
    const [card] = await cardsOf(world(), person.token)
    expect(card).toEqual({ cardId: expect.any(String), pan: '2200********4242' })
    const told = await world().db.select().from(notifications).where(eq(notifications.userId, person.id))
    expect(told.map(({ event, body }) => [event, body])).toEqual([
      ['cardAdded', 'Баллы можно выводить на карту 2200 •••• •••• 4242'],
    ])
  })

  it('API34 a page takes one card, for half an hour', async () => {
    const person = await nobodysCards()
    const [first, second] = [await cardPage(world(), person.token), await cardPage(world(), person.token)]
    await typeCard(world(), first)
    await typeCard(world(), first, { number: NUMBERS.fails })
    expect((await world().app.inject({ url: first })).body).toContain('Карта привязана')
    world().clock.pass(30 * 60_000)
    expect((await world().app.inject({ url: second })).statusCode).toBe(404)
    await typeCard(world(), second)
    await world().runJobs()
    expect(await cardsOf(world(), person.token)).toHaveLength(1)
  })

  it('VL66 VL67 VL68 the bank’s page names every wrong field and takes nothing', async () => {
    const person = await nobodysCards()
    const page = await cardPage(world(), person.token)
    const wrong = await typeCard(world(), page, { number: '2200000000044243', expiry: '13/30', cvc: '12' })
    expect([wrong.statusCode, wrong.body.match(/aria-invalid="true"/g)?.length]).toEqual([422, 3])
    expect(wrong.body).not.toContain('2200000000044243')
    const past = await typeCard(world(), page, { expiry: '10/26' })
    expect(past.body.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect((await world().app.inject({ url: page })).body).toContain('<form')
  })

  it('A68 a card that the bank refuses is not bound, and the page says so', async () => {
    const person = await nobodysCards()
    const page = await cardPage(world(), person.token)
    await typeCard(world(), page, { number: NUMBERS.refused })
    await world().runJobs()
    expect((await world().app.inject({ url: page })).body).toContain('Карту привязать нельзя')
    expect(await cardsOf(world(), person.token)).toEqual([])
  })

  it('A68 the bank’s page runs and loads nothing foreign', async () => {
    const page = await cardPage(world(), await token(ANNA))
    const { headers, body } = await world().app.inject({ url: page })
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    )
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer'])
    expect(body).not.toMatch(/<script>|style="|onclick/)
  })

  it('a tenth card is bound, an eleventh page is refused, and an eleventh card goes back to the bank', async () => {
    const person = await nobodysCards()
    const late = await cardPage(world(), person.token)
    for (let card = 0; card < 10; card += 1) await bindCard(world(), person.token)
    const { status, json } = await world().call('GET', '/e2c/add/card', { token: person.token })
    expect([status, json.code]).toEqual([422, 155])
    await typeCard(world(), late)
    await world().runJobs()
    expect(await cardsOf(world(), person.token)).toHaveLength(10)
    const bound = await world().db.$count(cards, and(eq(cards.userId, person.id), isNull(cards.removedAt)))
    const known = rowsOf<{ n: number }>(
      await world().db.execute(
        sql`select count(*)::int as n from bank_cards b where removed_at is null and token in (select body ->> 'card' from bank_notices where body ->> 'customer' = (select bank_customer::text from users where id = ${person.id}))`,
      ),
    )
    expect([bound, known[0]?.n]).toEqual([10, 10])
  })

  it('A68 a bank that does not answer is a refusal of its own', async () => {
    const usual = { ...world().deps.ports.acquirer }
    world().deps.ports.acquirer.cardPage = async () => ({ kind: 'away' })
    const { status, json } = await world().call('GET', '/e2c/add/card', { token: await token(ANNA) })
    Object.assign(world().deps.ports.acquirer, usual)
    expect([status, json.code, json.message]).toEqual([422, 158, 'Банк не отвечает. Попробуйте позже'])
  })
})

describe('removing a card', () => {
  const remove = (id: string, as: string, key: string = randomUUID()) =>
    world().call('POST', `/e2c/remove/card/${id}`, { token: as, key })

  it('API35 BL22 the card goes from the list and from the bank; a repeat gets the first answer, a second removal none', async () => {
    const person = await nobodysCards()
    const [id, key] = [await bindCard(world(), person.token), randomUUID()]
    expect((await remove(id, person.token, key)).json.code).toBe(0)
    expect((await remove(id, person.token, key)).json.code).toBe(0)
    expect((await remove(id, person.token)).json.code).toBe(120)
    expect(await cardsOf(world(), person.token)).toEqual([])
    await world().runJobs()
    const [card] = await world().db.select().from(cards).where(eq(cards.id, id))
    const [known] = await world()
      .db.select()
      .from(bankCards)
      .where(eq(bankCards.token, card?.token ?? ''))
    expect(known?.removedAt).toBeInstanceOf(Date)
  })

  it('A34 API35 the card stands in the path: in a body alone it is nobody’s card', async () => {
    const person = await nobodysCards()
    const id = await bindCard(world(), person.token)
    const send = (path: string) => world().call('POST', path, { token: person.token, key: randomUUID(), body: { id } })
    expect((await send('/e2c/remove/card/')).status).toBe(400)
    expect((await send('/e2c/remove/card')).status).toBe(404)
    expect(await cardsOf(world(), person.token)).toEqual([expect.objectContaining({ cardId: id })])
  })

  it('A68 the bank’s repeat of a binding does not bring a removed card back', async () => {
    const person = await nobodysCards()
    const id = await bindCard(world(), person.token)
    await remove(id, person.token)
    const again = sql`update jobs set done_at = null, run_at = ${new Date(world().clock.now()).toISOString()}::timestamptz where kind = 'bank-notice'`
    await world().db.execute(again)
    await world().runJobs()
    expect(await cardsOf(world(), person.token)).toEqual([])
  })

  it('a payout under way to a removed card arrives; only then the bank forgets the card', async () => {
    const person = await nobodysCards()
    const card = await bindCard(world(), person.token, NUMBERS.late)
    expect((await withdraw(world(), { token: person.token, card }, 500)).json.code).toBe(0)
    await world().runJobs()
    await remove(card, person.token)
    await world().runJobs()
    const [row] = await world().db.select().from(cards).where(eq(cards.id, card))
    const removed = async () =>
      (
        await world()
          .db.select()
          .from(bankCards)
          .where(eq(bankCards.token, row?.token ?? ''))
      )[0]?.removedAt
    expect(await removed()).toBeNull()
    world().clock.pass(70_000)
    await world().runJobs()
    world().clock.pass(60_000)
    await world().runJobs()
    expect(await removed()).toBeInstanceOf(Date)
    const [payout] = await world().db.select().from(payouts).where(eq(payouts.userId, person.id))
    expect([payout?.step, await purse(world(), person.id)]).toEqual(['settled', [500, 0]])
  })

  it('the bank that does not answer is asked again until it does', async () => {
    const person = await nobodysCards()
    const id = await bindCard(world(), person.token)
    const { acquirer } = world().deps.ports
    const usual = { ...acquirer }
    acquirer.removeCard = async () => 'away'
    expect((await remove(id, person.token)).json.code).toBe(0)
    await world().runJobs()
    const [row] = await world().db.select().from(cards).where(eq(cards.id, id))
    const mine = sql`payload ->> 'token' = ${row?.token}`
    const waiting = and(eq(jobs.kind, 'unbind-card'), mine, isNull(jobs.doneAt))
    expect(await world().db.$count(jobs, waiting)).toBe(1)
    Object.assign(acquirer, usual)
    world().clock.pass(3_600_000)
    await world().runJobs()
    expect(await world().db.$count(jobs, waiting)).toBe(0)
  })
})

describe('gates of money', () => {
  /** Сергей is locked, Дмитрий tax-locked, Виктор's INN is under check, Елена has none. */
  const PEOPLE = { locked: 7, taxLocked: 8, innPending: 10, noInn: 9, approved: 1, unapproved: 2 }

  it.each([
    [
      'BL03 BL41 getCardPage',
      'GET',
      '/e2c/add/card',
      { locked: 110, taxLocked: 0, innPending: 150, noInn: 150, approved: 0, unapproved: 0 },
    ],
    [
      'BL42 cashOut',
      'POST',
      '/e2c/cash/out',
      { locked: 110, taxLocked: 152, innPending: 150, noInn: 150, approved: 120, unapproved: 151 },
    ],
    [
      'API38 getHistory',
      'POST',
      '/account/history',
      { locked: 0, taxLocked: 0, innPending: 150, noInn: 150, approved: 0, unapproved: 0 },
    ],
    [
      'API33 getCards',
      'GET',
      '/e2c/get/card/list',
      { locked: 0, taxLocked: 0, innPending: 0, noInn: 0, approved: 0, unapproved: 0 },
    ],
  ] as const)('A71 %s', async (_title, method, path, expected) => {
    const codes: Record<string, number> = {}
    for (const [name, person] of Object.entries(PEOPLE)) {
      const isForm = path === '/e2c/cash/out'
      const body = isForm ? `cardId=${randomUUID()}&sum=500` : path === '/account/history' ? { offset: 0, size: 10 } : undefined
      const headers = isForm ? { headers: { 'content-type': 'application/x-www-form-urlencoded' } } : {}
      codes[name] = (
        await world().call(method, path, { token: await token(person), ...(body && { body }), ...headers })
      ).json.code
    }
    expect(codes).toEqual(expected)
  })

  it('A71 BL41 a full profile with the tax lock is told of the lock', async () => {
    const person = await newPayee(world(), 1_000, { taxLocked: true })
    expect((await withdraw(world(), person, 500)).json.code).toBe(152)
  })
})
