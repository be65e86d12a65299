/** T-Bank's payouts behind the port, against a stand-in process that checks signatures and knows an order once. */
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tbankAcquirer } from '../../../server/modules/bank/tbank/acquirer.ts'
import type { TbankNeeds } from '../../../server/modules/bank/tbank/acquirer.ts'
import { nameOfCard } from '../../../server/modules/bank/tbank/cards.ts'
import { keyOfOrder, newOrder } from '../../../server/modules/bank/tbank/kept.ts'
import { linesOfRegistry } from '../../../server/modules/bank/tbank/registry.ts'
import { acquirerSuite } from '../payouts/acquirer-suite.ts'
import type { AcquirerStand } from '../payouts/acquirer-suite.ts'
import { expectSoundPayouts, newPayee, payoutIn, withdraw } from '../payouts/support.ts'
import { oneOf } from '../../../server/kernel/database/rows.ts'
import { cards, payouts, users } from '../../../server/kernel/database/schema.ts'
import { payoutJob } from '../../../server/modules/payouts/job.ts'
import { findCardsJob } from '../../../server/modules/cards/find-cards-job.ts'
import { testApp } from '../support/server/test-app.ts'
import { startTbankStandIn } from '../support/tbank-stand-in.ts'
import type { TbankStandIn } from '../support/tbank-stand-in.ts'

const world = testApp()
let bank: TbankStandIn
let passed = 0

beforeAll(async () => {
  bank = await startTbankStandIn()
})
afterAll(() => bank.stop())

const now = (): number => Date.now() + passed
const notes: string[] = []

const needs = (change: Partial<TbankNeeds> = {}): TbankNeeds => ({
  db: world().db,
  settings: bank.settings(),
  registry: bank.registry,
  clock: now,
  onPage: async () => undefined,
  note: (line) => notes.push(line),
  ...change,
})

const bind = async (kind: string): Promise<string> => {
  const customer = randomUUID()
  return nameOfCard({ customer, cardId: await bank.card(customer, kind) })
}

const NOBODY = 'http://127.0.0.1:9/e2c/v2/'

acquirerSuite('T-Bank', (): AcquirerStand => {
  const settings = bank.settings()
  let isCut = false
  const registry: TbankNeeds['registry'] = async (day) => {
    if (isCut) throw new Error('no registry')
    return bank.registry(day)
  }
  return {
    acquirer: tbankAcquirer(needs({ settings, registry })),
    card: (kind) => bind(kind === 'succeeds' ? 'succeeds' : '1014'),
    silentCard: null,
    now,
    pass: async (milliseconds) => {
      passed += milliseconds
      await bank.pass(milliseconds)
    },
    interrupt: () => {
      const { url } = settings
      isCut = true
      settings.url = NOBODY
      return () => {
        isCut = false
        settings.url = url
      }
    },
  }
})

const paidOf = async (key: string): Promise<number[]> => {
  const { payments } = await bank.seen()
  return payments.filter(({ order }) => keyOfOrder(order) === key).map(({ paid }) => paid)
}

describe('T-Bank’s answers', () => {
  const pass = async (): Promise<void> => {
    passed += 10_000
    await bank.pass(10_000)
  }

  it.each([
    ['Init is lost on its way', { Init: ['lost'] }, 1],
    ['Init is heard, its answer is not', { Init: ['cut'] }, 2],
    ['Payment is lost on its way', { Payment: ['lost'] }, 1],
    ['Payment is heard, its answer is not', { Payment: ['cut'] }, 1],
    ['Payment ends as a gateway’s error', { Payment: ['http 502'] }, 1],
    ['Payment is answered with a page', { Payment: ['html'] }, 1],
    ['Init is answered with an unknown code', { Init: ['7777'] }, 1],
    ['Payment is answered with an unknown code', { Payment: ['7777'] }, 1],
    ['Init: the certificate has expired', { Init: ['412'] }, 1],
  ])('E20 C05 %s: unknown, and the repeat pays once', async (_title, plan, inits) => {
    const payment = { key: randomUUID(), card: await bind('succeeds'), amount: 50_000 }
    await bank.plan(plan)
    const acquirer = tbankAcquirer(needs())
    expect(await acquirer.pay(payment)).toEqual({ kind: 'unknown' })
    await bank.plan({})
    // As the job does: it asks, and sends again what the bank has never been told to pay.
    const state = await acquirer.state(payment.key)
    if (state.kind === 'never') await acquirer.pay(payment)
    await pass()
    expect(await acquirer.state(payment.key)).toEqual({ kind: 'settled' })
    const paid = await paidOf(payment.key)
    expect(paid).toHaveLength(inits)
    expect(paid.reduce((one, other) => one + other)).toBe(1)
  })

  it.each([
    ['Init names the payment of another order', { Init: [{ OrderId: 'order-12' }] }],
    ['Init names a payment of another sum', { Init: [{ Amount: 1 }] }],
    ['Payment speaks of another payment', { Payment: [{ PaymentId: '1', Status: 'COMPLETED' }], GetState: ['9999'] }],
    ['GetState speaks of another payment', { GetState: [{ PaymentId: '1', Status: 'REJECTED' }] }],
    ['GetState names no payment', { GetState: [{ PaymentId: null, Status: 'REJECTED' }] }],
    ['the signature of GetState has failed', { GetState: [{ Success: false, ErrorCode: '204', Status: 'REJECTED' }] }],
    ['the certificate of GetState has expired', { GetState: [{ Success: false, ErrorCode: '412', Status: 'REJECTED' }] }],
    ['the bank has failed at GetState', { GetState: [{ Success: false, ErrorCode: '9999', Status: 'REJECTED' }] }],
  ])('E20 C05 %s: unknown, and the payment arrives once', async (_title, plan) => {
    const payment = { key: randomUUID(), card: await bind('succeeds'), amount: 50_000 }
    await bank.plan(plan)
    const acquirer = tbankAcquirer(needs())
    const said = [(await acquirer.pay(payment)).kind, (await acquirer.state(payment.key)).kind]
    expect(said).toContain('GetState' in plan ? 'unknown' : 'never')
    expect(said).not.toContain('refused')
    expect(said).not.toContain('settled')
    await bank.plan({})
    if ((await acquirer.state(payment.key)).kind === 'never') await acquirer.pay(payment)
    await pass()
    expect(await acquirer.state(payment.key)).toEqual({ kind: 'settled' })
    expect((await paidOf(payment.key)).filter((times) => times > 0)).toEqual([1])
  })

  it('C05 two processes at once name a payment twice and pay one of the names', async () => {
    const payment = { key: randomUUID(), card: await bind('succeeds'), amount: 50_000 }
    await Promise.all(Array.from({ length: 5 }, () => tbankAcquirer(needs()).pay(payment)))
    await pass()
    expect((await paidOf(payment.key)).filter((times) => times > 0)).toEqual([1])
  })

  it.each([
    ['1014', 'cardClosed'],
    ['1061', 'cardLimit'],
    ['1005', 'declined'],
    ['7777', 'declined'],
  ])('C05 a payment that is rejected with %s is refused: %s', async (code, reason) => {
    const payment = { key: randomUUID(), card: await bind(code), amount: 50_000 }
    const acquirer = tbankAcquirer(needs())
    expect(await acquirer.pay(payment)).toEqual({ kind: 'accepted' })
    await pass()
    expect(await acquirer.state(payment.key)).toEqual({ kind: 'refused', reason })
  })

  it.each([
    ['another key', () => ({ key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }), 'код 204'],
    ['another certificate', () => ({ serial: 'ffff' }), 'код 411'],
    ['another terminal', () => ({ terminal: 'other' }), 'код 501'],
  ])('C05 %s: unknown, no money leaves, and the operator is told', async (_title, change, told) => {
    notes.length = 0
    const acquirer = tbankAcquirer(needs({ settings: { ...bank.settings(), ...change() } }))
    const key = randomUUID()
    expect(await acquirer.pay({ key, card: await bind('succeeds'), amount: 50_000 })).toEqual({ kind: 'unknown' })
    expect(await acquirer.cardPage(randomUUID(), now())).toEqual({ kind: 'away' })
    expect(notes[0]).toContain(told)
    expect(await paidOf(key)).toEqual([])
  })

  it('F07 a customer who binds a second card is known already', async () => {
    const customer = randomUUID()
    const pages: string[] = []
    const onPage: TbankNeeds['onPage'] = async (whose) => void pages.push(whose)
    const acquirer = tbankAcquirer(needs({ onPage }))
    for (const _ of [1, 2]) expect((await acquirer.cardPage(customer, now())).kind).toBe('page')
    expect(pages).toEqual([customer, customer])
  })

  it('F07 C05 a card that is bound while its page is open is found, once; a removed one is found no more', async () => {
    const { id } = await newPayee(world(), 0)
    const customer = oneOf(await world().db.select().from(users).where(eq(users.id, id))).bankCustomer
    const acquirer = tbankAcquirer(needs())
    const cardId = await bank.card(customer, 'succeeds')
    const look = async (until: number): Promise<Date | null> => {
      const signal = AbortSignal.timeout(30_000)
      const effect = await findCardsJob(acquirer)({ customer, until: String(until) }, { db: world().db, now: now(), signal })
      return world().db.transaction((tx) => effect(tx))
    }
    expect(await look(now() + 60_000)).toBeInstanceOf(Date)
    expect(await look(now() - 1)).toBeNull()
    const bound = await world()
      .db.select()
      .from(cards)
      .where(and(eq(cards.userId, id), eq(cards.binding, cardId)))
    expect(bound.map(({ token, pan }) => [token, pan])).toEqual([[nameOfCard({ customer, cardId }), '220138******0104']])
    expect(await acquirer.removeCard(nameOfCard({ customer, cardId }))).toBe('removed')
    expect(await acquirer.findCards?.(customer)).toEqual([])
    await bank.plan({ GetCardList: ['http 502'] })
    expect(await look(now() + 60_000)).toBeInstanceOf(Date)
  })

  it('F07 a card whose number cannot be read hides itself alone, and the operator is told how many; no number is told', async () => {
    const customer = randomUUID()
    const cardId = await bank.card(customer, 'succeeds')
    notes.length = 0
    const others = [
      { CardId: '1', Pan: '2201380000000104', Status: 'A' },
      { CardId: '2', Status: 'A' },
      'no card',
      { Pan: 'no name' },
    ]
    await bank.plan({ GetCardList: [[...others, { CardId: cardId, Pan: '220138******0104', Status: 'A' }]] })
    const found = await tbankAcquirer(needs()).findCards?.(customer)
    expect(found).toEqual([{ binding: cardId, card: nameOfCard({ customer, cardId }), pan: '220138******0104' }])
    expect(notes).toEqual(['ВНИМАНИЕ: выплаты Т-Банка, GetCardList: карт, которые не прочитать: 4; они не показаны'])
  })

  it.each([
    ['whose number cannot be read', (cardId: string) => [{ CardId: cardId, Pan: '', Status: 'A' }], 'unknown'],
    ['among entries that cannot be read', () => [{ Pan: 'no name' }], 'unknown'],
    ['that is not in the list', () => [], 'refused'],
  ])('C05 a payment that Init does not name, to a card %s', async (_title, list, kind) => {
    const customer = randomUUID()
    const cardId = await bank.card(customer, 'succeeds')
    await bank.plan({ Init: ['7777'], GetCardList: [list(cardId)] })
    const payment = { key: randomUUID(), card: nameOfCard({ customer, cardId }), amount: 50_000 }
    expect((await tbankAcquirer(needs()).pay(payment)).kind).toBe(kind)
    await bank.plan({})
  })

  it.each([
    ['between Init and Payment', { Payment: ['lost'] }],
    ['after Payment', {}],
  ])('E20 C05 a process that dies %s leaves a payout that arrives once', async (_title, plan) => {
    const person = await newPayee(world(), 1_000)
    const customer = oneOf(await world().db.select().from(users).where(eq(users.id, person.id))).bankCustomer
    const cardId = await bank.card(customer, 'succeeds')
    const acquirer = tbankAcquirer(needs())
    const context = () => ({ db: world().db, now: world().clock.now(), signal: AbortSignal.timeout(30_000) })
    const found = await findCardsJob(acquirer)({ customer, until: '0' }, context())
    await world().db.transaction(found)
    const { id: card } = oneOf(await world().db.select().from(cards).where(eq(cards.binding, cardId)))
    const key = payoutIn(await withdraw(world(), { token: person.token, card }, 500))
    const run = () => payoutJob(acquirer)({ payoutId: key }, context())
    await bank.plan(plan)
    // Nothing of what the bank has said is written: the process has died.
    await run()
    await bank.plan({})
    await world().db.transaction(await run())
    await pass()
    await world().db.transaction(await run())
    expect(oneOf(await world().db.select().from(payouts).where(eq(payouts.id, key))).step).toBe('settled')
    expect(await paidOf(key)).toEqual([1])
    await expectSoundPayouts(world().db)
  })

  it('C05 an order names its key and nobody else’s', () => {
    const key = randomUUID()
    expect(newOrder(key)).toHaveLength(31)
    expect(newOrder(key)).not.toBe(newOrder(key))
    expect(keyOfOrder(newOrder(key))).toBe(key)
    for (const other of ['', 'order-12', key]) expect(keyOfOrder(other)).toBeNull()
  })

  it('C05 a registry with other columns, of another day or cut off is no registry', () => {
    const head = 'PaymentId;OrderId;Amount;Date'
    const line = '31;x;50000;2026-11-20T12:00:00+03:00'
    expect(linesOfRegistry(`\u{FEFF}${head}\r\n${line}\r\n`, '2026-11-20')).toEqual([
      { key: null, reference: '31', amount: 50_000, at: Date.parse('2026-11-20T12:00:00+03:00') },
    ])
    for (const wrong of [
      '',
      'PaymentId;Amount',
      `${head}\n31;x;500`,
      `${head}\n31;x;0;2026-11-20T12:00:00+03:00`,
      `${head}\n31;x;50000;2026-11-20T12:00:00`,
    ])
      expect(() => linesOfRegistry(wrong, '2026-11-20')).toThrow('2026-11-20')
    expect(() => linesOfRegistry(`${head}\n${line}`, '2026-11-21')).toThrow('line 2')
  })
})
