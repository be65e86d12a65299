/** The sandbox bank keeps the contract of the port, and the suite notices adapters that do not. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bankCards } from '../../../server/kernel/database/schema.ts'
import type { SandboxCardKind } from '../../../server/kernel/database/sets.ts'
import type { Acquirer, StatementLine } from '../../../server/modules/payouts/acquirer.ts'
import { sandboxAcquirer } from '../../../server/modules/bank/sandbox.ts'
import { DAY } from '../support/server/clock.ts'
import { testApp } from '../support/server/test-app.ts'
import { acquirerChecks, acquirerSuite } from './acquirer-suite.ts'
import type { AcquirerStand } from './acquirer-suite.ts'

const world = testApp()

let stands = 0

/** The sandbox with a clock of its own, and what a test makes of it. */
const sandbox = (change: (honest: Acquirer, now: () => number) => Partial<Acquirer> = () => ({})): AcquirerStand => {
  // Days of its own: the stands share a database.
  let passed = (stands += 1) * 2_000 * DAY
  const now = (): number => world().clock.now() + passed
  const honest = sandboxAcquirer(world().db, now)
  const bind = async (kind: SandboxCardKind): Promise<string> => {
    const token = randomUUID()
    await world().db.insert(bankCards).values({ token, pan: '2200********4242', kind })
    return token
  }
  return {
    acquirer: { ...honest, ...change(honest, now) },
    card: (kind) => bind(kind === 'succeeds' ? 'succeeds' : 'fails'),
    silentCard: () => bind('silent'),
    now,
    pass: (milliseconds) => {
      passed += milliseconds
    },
    interrupt: null,
  }
}

acquirerSuite('the sandbox bank', sandbox)

/** The sandbox behind a line that can be cut, as an adapter of a real bank is. */
acquirerSuite('the sandbox bank behind a network', () => {
  let isCut = false
  const stand = sandbox((honest) => ({
    pay: async (payment) => (isCut ? { kind: 'unknown' } : honest.pay(payment)),
    state: async (key) => (isCut ? { kind: 'unknown' } : honest.state(key)),
    cardPage: async (customer, now) => (isCut ? { kind: 'away' } : honest.cardPage(customer, now)),
    removeCard: async (card) => (isCut ? 'away' : honest.removeCard(card)),
    statement: async function* lines(day) {
      if (isCut) throw new Error('the statement is not complete')
      yield* honest.statement(day)
    },
  }))
  const interrupt = () => {
    isCut = true
    return () => void (isCut = false)
  }
  return { ...stand, interrupt }
})

/** Adapters that break the contract, each in one way, and the check that notices. */
const breakers: Record<string, [check: RegExp, change: (honest: Acquirer, now: () => number) => Partial<Acquirer>]> = {
  'pays a key twice': [
    /^1\. a key pays once/,
    (honest) => ({
      pay: async (payment) => {
        await honest.pay({ ...payment, key: randomUUID() })
        return honest.pay(payment)
      },
      statement: async function* lines(day) {
        for await (const line of honest.statement(day)) yield* [line, { ...line, reference: `${line.reference}-2` }]
      },
    }),
  ],
  'takes the sum of the repeat': [
    /^1\. a repeat/,
    (honest) => ({
      pay: async (payment) => {
        const known = await honest.state(payment.key)
        return honest.pay(known.kind === 'never' ? payment : { ...payment, key: randomUUID() })
      },
    }),
  ],
  'changes its mind after a year': [
    /^2\. «settled»/,
    (honest, now) => {
      const began = now()
      return {
        state: async (key) => (now() - began > 300 * DAY ? { kind: 'refused', reason: 'declined' } : honest.state(key)),
      }
    },
  ],
  'has reasons of its own': [
    /^2\. 3\./,
    (honest) => ({
      state: async (key) => {
        const state = await honest.state(key)
        return state.kind === 'refused' ? { kind: 'refused', reason: 'code 51' as 'declined' } : state
      },
    }),
  ],
  'takes silence for a refusal': [
    /^3\./,
    (honest) => ({
      pay: async (payment) => {
        const answer = await honest.pay(payment)
        return answer.kind === 'unknown' ? { kind: 'refused', reason: 'declined' } : answer
      },
    }),
  ],
  'does not know what it has just been told': [
    /^4\./,
    (honest, now) => {
      const told = new Map<string, number>()
      return {
        pay: (payment) => {
          told.set(payment.key, now())
          return honest.pay(payment)
        },
        state: async (key) => (now() === told.get(key) ? { kind: 'never' } : honest.state(key)),
      }
    },
  ],
  'throws when it is cut off': [
    /^5\./,
    (honest) => ({
      pay: async (payment, signal) => {
        signal?.throwIfAborted()
        return honest.pay(payment)
      },
    }),
  ],
  'names the person in the address': [
    /^6\./,
    () => ({
      cardPage: async (customer) => ({ kind: 'page', url: `https://bank.example.org/${customer}` }),
    }),
  ],
  'writes card numbers into the statement': [
    /^6\./,
    (honest) => ({
      statement: async function* lines(day) {
        for await (const line of honest.statement(day)) yield { ...line, reference: `2200000000044242 ${line.reference}` }
      },
    }),
  ],
  'has one address for all': [
    /^every page/,
    () => ({
      cardPage: async () => ({ kind: 'page', url: 'https://bank.example.org/card' }),
    }),
  ],
  'forgets to unbind': [/^a removed card/, () => ({ removeCard: async () => 'removed' })],
  'knows no unbound card': [
    /^a removed card/,
    (honest) => {
      const removed = new Set<string>()
      return {
        removeCard: async (card) => {
          if (removed.has(card)) return 'away'
          removed.add(card)
          return honest.removeCard(card)
        },
      }
    },
  ],
  'numbers payments anew each day': [
    /^the statement of a day/,
    (honest) => ({
      statement: async function* lines(day) {
        for await (const line of honest.statement(day)) yield { ...line, reference: day }
      },
    }),
  ],
  'ends a statement with its first page': [
    /^the statement of a day/,
    (honest) => ({
      statement: async function* lines(day): AsyncGenerator<StatementLine> {
        let sent = 0
        for await (const line of honest.statement(day)) if ((sent += 1) <= 500) yield line
      },
    }),
  ],
  'counts in rubles': [
    /^the statement of a day/,
    (honest) => ({
      statement: async function* lines(day) {
        for await (const line of honest.statement(day)) yield { ...line, amount: line.amount / 100 }
      },
    }),
  ],
}

describe('an adapter that breaks the contract is noticed', () => {
  it('every check has an adapter that it alone is about', () => {
    const judged = Object.keys(acquirerChecks).filter((title) => Object.values(breakers).some(([check]) => check.test(title)))
    expect(judged).toEqual(Object.keys(acquirerChecks))
  })

  it.each(Object.entries(breakers))(
    'one that %s',
    async (_name, [title, change]) => {
      const [, check] = Object.entries(acquirerChecks).find(([each]) => title.test(each)) ?? []
      await expect(check?.(sandbox(change))).rejects.toMatchObject({ message: expect.any(String) })
    },
    60_000,
  )
})
