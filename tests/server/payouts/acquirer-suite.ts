/**
 * The conformance test of an acquirer's adapter: one check for each thing that the contract of the port promises
 * (server/modules/payouts/acquirer.ts). An adapter is passed as a stand: its test bank, and a way to let that bank's time pass.
 *
 *   acquirerSuite('the bank of our contract', () => stand)
 *
 * A check fails by rejecting; tests/server/payouts/acquirer.test.ts also runs them against adapters that break the contract.
 */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { beginningInMoscow, moscowDay } from '../../../src/domain/dates/dates.ts'
import { addDays } from '../../../src/domain/dates/days.ts'
import { REFUSED_BY_BANK } from '../../../server/modules/payouts/acquirer.ts'
import type { Acquirer, Payment, PaymentState, StatementLine } from '../../../server/modules/payouts/acquirer.ts'

/** An adapter with its test bank. */
export interface AcquirerStand {
  acquirer: Acquirer
  /** Binds a card of its own each time, and names it as the bank does. `silent`: null at a bank that always answers. */
  card(kind: 'succeeds' | 'refuses'): Promise<string>
  silentCard: (() => Promise<string>) | null
  /** Epoch milliseconds. */
  now(): number
  /** Lets the bank's time pass. */
  pass(milliseconds: number): Promise<void> | void
  /** Breaks the way to the bank; the bank itself goes on. @returns what repairs it. Null where there is nothing to break. */
  interrupt: (() => () => void) | null
}

type Check = (stand: AcquirerStand) => Promise<void>

const DAY = 86_400_000
/** Longer than any answer of a bank takes, and much longer than any memory that would be too short. */
const [LONG, YEAR] = [2 * 60_000, 400 * DAY]
/** More than a page of any statement. */
const MANY = 520

const pay = async (stand: AcquirerStand, amount = 50_000, card?: string): Promise<Payment> => {
  const payment = { key: randomUUID(), card: card ?? (await stand.card('succeeds')), amount }
  await stand.acquirer.pay(payment)
  return payment
}

const kindOf = ({ kind }: PaymentState): string => kind

const linesOf = async ({ acquirer }: AcquirerStand, day: string): Promise<StatementLine[]> => {
  const lines: StatementLine[] = []
  for await (const line of acquirer.statement(day)) lines.push(line)
  return lines
}

/** Every line of a payment, on its day and on those around it. */
const paidFor = async (stand: AcquirerStand, at: number, { key }: Payment): Promise<StatementLine[]> => {
  const days = [-1, 0, 1, 2].map((days) => addDays(moscowDay(at), days))
  const lines = await Promise.all(days.map((day) => linesOf(stand, day)))
  return lines.flat().filter((line) => line.key === key)
}

/** All texts of an answer. */
const textsOf = (answer: unknown): string[] => {
  if (typeof answer === 'string') return [answer]
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(textsOf) : []
}

export const acquirerChecks: Record<string, Check> = {
  '1. a key pays once: asked twenty times at once, again afterwards, and again after a year': async (stand) => {
    const began = stand.now()
    const payment = { key: randomUUID(), card: await stand.card('succeeds'), amount: 50_000 }
    const repeat = () => stand.acquirer.pay(payment)
    await Promise.all(Array.from({ length: 20 }, repeat))
    await stand.pass(LONG)
    expect(kindOf(await repeat())).toBe('settled')
    await stand.pass(YEAR)
    expect(kindOf(await repeat())).toBe('settled')
    await stand.pass(LONG)
    expect(await paidFor(stand, began, payment)).toHaveLength(1)
    expect(await paidFor(stand, stand.now(), payment)).toEqual([])
  },

  '1. a repeat with another card or sum pays nothing, and is answered for the first one': async (stand) => {
    const began = stand.now()
    const payment = await pay(stand)
    const other = { ...payment, card: await stand.card('refuses'), amount: 70_000 }
    await stand.acquirer.pay(other)
    await stand.pass(LONG)
    expect(kindOf(await stand.acquirer.pay(other))).toBe('settled')
    await stand.pass(LONG)
    expect((await paidFor(stand, began, payment)).map(({ amount }) => amount)).toEqual([50_000])
  },

  '2. «settled» stays': async (stand) => {
    const { key } = await pay(stand)
    for (const wait of [LONG, DAY, YEAR]) {
      await stand.pass(wait)
      expect(kindOf(await stand.acquirer.state(key))).toBe('settled')
    }
  },

  '2. 3. «refused» stays, has a reason of the table, and no money has left nor leaves': async (stand) => {
    const began = stand.now()
    const payment = await pay(stand, 50_000, await stand.card('refuses'))
    await stand.pass(LONG)
    const answer = await stand.acquirer.state(payment.key)
    expect(answer).toEqual({ kind: 'refused', reason: expect.toBeOneOf([...REFUSED_BY_BANK]) })
    // On another card too: the key is used up.
    await stand.acquirer.pay({ ...payment, card: await stand.card('succeeds') })
    for (const wait of [LONG, DAY, YEAR]) {
      await stand.pass(wait)
      expect(await stand.acquirer.state(payment.key)).toEqual(answer)
    }
    expect(await paidFor(stand, began, payment)).toEqual([])
  },

  '3. what the bank says nothing of is «unknown», never «refused»': async (stand) => {
    if (!stand.silentCard) return
    const payment = { key: randomUUID(), card: await stand.silentCard(), amount: 50_000 }
    expect(kindOf(await stand.acquirer.pay(payment))).toBe('unknown')
    for (const wait of [LONG, DAY, YEAR]) {
      await stand.pass(wait)
      expect(kindOf(await stand.acquirer.state(payment.key))).toBe('unknown')
      expect(kindOf(await stand.acquirer.pay(payment))).toBe('unknown')
    }
  },

  '4. «never» until the key is sent, however often it is asked about; afterwards never again': async (stand) => {
    const payment = { key: randomUUID(), card: await stand.card('succeeds'), amount: 50_000 }
    for (let time = 0; time < 3; time += 1) expect(kindOf(await stand.acquirer.state(payment.key))).toBe('never')
    expect(['accepted', 'settled', 'unknown']).toContain(kindOf(await stand.acquirer.pay(payment)))
    expect(kindOf(await stand.acquirer.state(payment.key))).not.toBe('never')
    await stand.pass(LONG)
    expect(kindOf(await stand.acquirer.state(payment.key))).toBe('settled')
  },

  '5. nothing throws: what was cut off, what nobody has bound, a bank that is away': async (stand) => {
    const { acquirer } = stand
    const cut = AbortSignal.abort()
    const card = await stand.card('succeeds')
    const said = (text: string) => expect(['accepted', 'settled', 'unknown', 'never']).toContain(text)
    said(kindOf(await acquirer.pay({ key: randomUUID(), card, amount: 50_000 }, cut)))
    said(kindOf(await acquirer.state(randomUUID(), cut)))
    expect(['page', 'away']).toContain((await acquirer.cardPage(randomUUID(), stand.now(), cut)).kind)
    expect(['removed', 'away']).toContain(await acquirer.removeCard(card, cut))
    const repair = stand.interrupt?.()
    if (!repair) return
    try {
      const key = randomUUID()
      expect(kindOf(await acquirer.pay({ key, card, amount: 50_000 }))).toBe('unknown')
      // An adapter that keeps the bank's names itself may know that it has told the bank nothing.
      expect(['unknown', 'never']).toContain(kindOf(await acquirer.state(key)))
      expect((await acquirer.cardPage(randomUUID(), stand.now())).kind).toBe('away')
      expect(await acquirer.removeCard(card)).toBe('away')
      // Half a statement would look like missing payments.
      await expect(linesOf(stand, moscowDay(stand.now()))).rejects.toBeInstanceOf(Error)
    } finally {
      repair()
    }
  },

  '6. nothing of a card passes but its ends; the page’s address names nobody': async (stand) => {
    const { acquirer } = stand
    const customer = randomUUID()
    const began = stand.now()
    const payment = await pay(stand)
    await stand.pass(LONG)
    const page = await acquirer.cardPage(customer, stand.now())
    const answers = [page, await acquirer.state(payment.key), await acquirer.pay(payment), await paidFor(stand, began, payment)]
    for (const text of answers.flatMap(textsOf)) {
      expect(text).not.toMatch(/\d{7,}\D{0,3}\d{6,}|\d{13,}/)
      expect(text).not.toContain(customer)
    }
  },

  'every page for a card has an address of its own': async (stand) => {
    const ask = () => stand.acquirer.cardPage(randomUUID(), stand.now())
    const pages = [await ask(), await ask()]
    const urls = pages.map((page) => (page.kind === 'page' ? page.url : ''))
    for (const url of urls) expect(url).toMatch(/^(https:\/\/|\/)\S+$/)
    expect(urls[0]).not.toBe(urls[1])
  },

  'a removed card is paid nothing any more; removing it twice, or one that nobody has bound, is no fault': async (stand) => {
    const began = stand.now()
    const card = await stand.card('succeeds')
    const before = await pay(stand, 50_000, card)
    expect(await stand.acquirer.removeCard(card)).toBe('removed')
    expect(await stand.acquirer.removeCard(card)).toBe('removed')
    expect(await stand.acquirer.removeCard(randomUUID())).toBe('removed')
    const after = await pay(stand, 50_000, card)
    await stand.pass(LONG)
    expect([kindOf(await stand.acquirer.state(before.key)), kindOf(await stand.acquirer.state(after.key))]).toEqual([
      'settled',
      'refused',
    ])
    expect(await paidFor(stand, began, after)).toEqual([])
  },

  'the statement of a day has each payment of it once, whole, and no other; read again it says the same': async (stand) => {
    // In the middle of a day of its own.
    await stand.pass(beginningInMoscow(addDays(moscowDay(stand.now()), 3)) + DAY / 2 - stand.now())
    const day = moscowDay(stand.now())
    const card = await stand.card('succeeds')
    const sums = Array.from({ length: MANY }, (_, place) => 50_000 + place)
    const payments = await Promise.all(sums.map((sum) => pay(stand, sum, card)))
    await pay(stand, 50_000, await stand.card('refuses'))
    await stand.pass(LONG)
    const lines = await linesOf(stand, day)
    const said = new Map(lines.map(({ key, amount }) => [key, amount]))
    expect(lines).toHaveLength(MANY)
    expect(payments.filter(({ key, amount }) => said.get(key) !== amount)).toEqual([])
    expect(new Set(lines.map(({ reference }) => reference)).size).toBe(MANY)
    const [since, before] = [beginningInMoscow(day), beginningInMoscow(addDays(day, 1))]
    expect(lines.filter(({ at, amount }) => at < since || at >= before || !Number.isSafeInteger(amount))).toEqual([])
    const byReference = (all: StatementLine[]) => all.toSorted((one, other) => (one.reference < other.reference ? -1 : 1))
    expect(byReference(await linesOf(stand, day))).toEqual(byReference(lines))
    expect([await linesOf(stand, addDays(day, -1)), await linesOf(stand, addDays(day, 5))]).toEqual([[], []])
  },
}

/** Asks an adapter for everything that the port promises. @param open a stand with a fresh bank, or one that nobody else uses */
export const acquirerSuite = (name: string, open: () => Promise<AcquirerStand> | AcquirerStand): void => {
  describe(`the contract of the acquirer's port: ${name}`, () => {
    it.each(Object.entries(acquirerChecks))(
      'E20 C05 %s',
      async (_title, check) => {
        await expect(check(await open())).resolves.toBeUndefined()
      },
      60_000,
    )
  })
}
