/**
 * The server is held to the payout's machine: every way through a job that is called, answered, killed and overtaken by notices,
 * operators and time is generated from the machine and gone on a database. Every edge once.
 */
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { fromTransition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { payouts } from '../../../server/kernel/database/schema.ts'
import type { PayoutState } from '../../../server/kernel/database/sets.ts'
import type { JobEffect } from '../../../server/kernel/jobs/job.ts'
import type { Acquirer, PaymentAnswer, PaymentState } from '../../../server/modules/payouts/acquirer.ts'
import { withdraw } from '../../../server/modules/payouts/withdraw.ts'
import { payoutJob } from '../../../server/modules/payouts/job.ts'
import { stepPayout } from '../../../server/modules/payouts/machine.ts'
import type { PayoutEvent } from '../../../server/modules/payouts/machine.ts'
import { decidePayout, takePayoutNotice } from '../../../server/modules/payouts/outside.ts'
import { DAY } from '../support/server/clock.ts'
import { expectSoundLedger } from '../support/ledger.ts'
import { testApp } from '../support/server/test-app.ts'
import { createBank } from './bank.ts'
import { movementsOf, newPayee, rowOf } from './support.ts'
import type { Payee } from './support.ts'

/** A payout and the job that works on it. */
interface Scene {
  step: PayoutState
  isContradicted: boolean
  /** The call that the bank has not answered yet. */
  asking: 'pay' | 'state' | null
  isLate: boolean
}

type Answer = 'accepted' | 'settled' | 'refused' | 'unknown' | 'never'
type Happening =
  | { type: 'run' }
  /** The job's process dies while the bank has the call. */
  | { type: 'die' }
  | { type: 'answer'; answer: Answer }
  | { type: 'notice'; state: 'accepted' | 'settled' | 'refused' }
  | { type: 'operator'; decision: 'settle' | 'return' }
  | { type: 'time' }

const happenings: Happening[] = [
  { type: 'run' },
  { type: 'die' },
  ...(['accepted', 'settled', 'refused', 'unknown', 'never'] as const).map((answer) => ({ type: 'answer' as const, answer })),
  ...(['accepted', 'settled', 'refused'] as const).map((state) => ({ type: 'notice' as const, state })),
  ...(['settle', 'return'] as const).map((decision) => ({ type: 'operator' as const, decision })),
  { type: 'time' },
]

const BEGINNING: Scene = { step: 'held', isContradicted: false, asking: null, isLate: false }

const isOver = ({ step }: Scene): boolean => step === 'settled' || step === 'returned'

const eventOf = (type: 'accepted' | 'settled' | 'refused' | 'unknown' | 'never'): PayoutEvent =>
  type === 'refused' ? { type, reason: 'declined' } : { type }

const after = (scene: Scene, event: PayoutEvent): Scene => {
  const { step, effects } = stepPayout(scene.step, event)
  return { ...scene, step, isContradicted: scene.isContradicted || effects.includes('contradict') }
}

const answered = (scene: Scene, answer: Answer): Scene => {
  const next = after({ ...scene, asking: null }, eventOf(answer))
  if (answer === 'never') return next.step === 'sending' ? { ...next, asking: 'pay' } : next
  return next.isLate && !isOver(next) ? after(next, { type: 'late' }) : next
}

/** What the machine says must happen; the same scene where it cannot happen. */
const happen = (scene: Scene, what: Happening): Scene => {
  // A run goes by the clock of its beginning: what passes during a call counts from the next run on.
  if (what.type === 'time') return scene.asking === null ? { ...scene, isLate: true } : scene
  if (what.type === 'notice') return after(scene, eventOf(what.state))
  if (what.type === 'operator') return after(scene, { type: `operator.${what.decision}` })
  if (what.type === 'die') return { ...scene, asking: null }
  if (what.type === 'run') {
    if (scene.asking || isOver(scene)) return scene
    return scene.step === 'held' ? { ...after(scene, { type: 'send' }), asking: 'pay' } : { ...scene, asking: 'state' }
  }
  if (scene.asking === null || (what.answer === 'never' && scene.asking === 'pay')) return scene
  return answered(scene, what.answer)
}

interface Found {
  state: { context: Scene }
  steps: { event: Happening }[]
}

const logic = fromTransition(happen, BEGINNING)
const found = getShortestPaths(logic, {
  events: happenings,
  serializeState: (state) => JSON.stringify(state.context),
}) as unknown as Found[]

const isPossible = (scene: Scene, what: Happening): boolean => {
  if (what.type === 'run') return scene.asking === null && !isOver(scene)
  if (what.type === 'die') return scene.asking !== null
  if (what.type === 'answer') return scene.asking === 'state' || (scene.asking === 'pay' && what.answer !== 'never')
  return what.type !== 'time' || (!scene.isLate && scene.asking === null)
}

/** The shortest way to every scene, and then each thing that can happen there. */
const ways: Happening[][] = found.flatMap(({ state, steps }) => {
  const way = steps.flatMap(({ event }) => (happenings.includes(event) ? [event] : []))
  return happenings.filter((what) => isPossible(state.context, what)).map((what) => [...way, what])
})

const nameOf = (what: Happening): string => Object.values(what).join(' ')

/** A bank whose answers the way gives. */
const createLine = () => {
  let heard: (call: 'pay' | 'state') => void = () => undefined
  let reply: { give: (answer: PaymentState) => void; lose: (error: Error) => void } | null = null
  const call = (name: 'pay' | 'state') =>
    new Promise<PaymentState>((give, lose) => {
      reply = { give, lose }
      heard(name)
    })
  const acquirer: Acquirer = {
    ...createBank(),
    pay: async () => (await call('pay')) as PaymentAnswer,
    state: () => call('state'),
  }
  return {
    acquirer,
    /** The next call of the bank. */
    next: () => new Promise<'pay' | 'state'>((resolve) => (heard = resolve)),
    reply: () => {
      if (!reply) throw new Error('nobody has called the bank')
      return reply
    },
  }
}

const world = testApp()
const NO_LIMITS = { perPayout: null, perDay: null, perYear: null, workingDays: 1 }
const AT_ONCE = 16
let payees: Payee[] = []

beforeAll(async () => {
  payees = await Promise.all(Array.from({ length: AT_ONCE }, () => newPayee(world(), 1_000_000)))
})

const MOVEMENTS: Record<PayoutState, string[]> = {
  held: ['DISCHARGE_HOLD'],
  sending: ['DISCHARGE_HOLD'],
  sent: ['DISCHARGE_HOLD'],
  checking: ['DISCHARGE_HOLD'],
  settled: ['DISCHARGE_HOLD', 'DISCHARGE'],
  returned: ['DISCHARGE_HOLD', 'DISCHARGE_FAILED'],
}

const go = async (payee: Payee, way: readonly Happening[]): Promise<void> => {
  const { db, clock, deps } = world()
  let now = clock.now()
  const wish = { userId: payee.id, key: null, cardId: payee.card, sum: '500' }
  const { id } = await db.transaction((tx) => withdraw(tx, wish, { payoutRules: NO_LIMITS, payeeKeys: deps.payeeKeys }, now))
  const line = createLine()
  const job = payoutJob(line.acquirer)
  let run: Promise<JobEffect> | null = null
  let scene = BEGINNING
  let again: Date | null | undefined

  /** The job goes on until it calls the bank, or is done with its calls. */
  const settleRun = async (start: () => void): Promise<void> => {
    const called = line.next()
    start()
    if (!run) return
    if ((await Promise.race([called.then(() => 'called'), run.then(() => 'done')])) === 'called') return
    const effect = await run
    again = await db.transaction(effect)
    run = null
  }

  const perform = async (what: Happening): Promise<void> => {
    again = undefined
    if (what.type === 'time') now += 5 * DAY
    if (what.type === 'notice')
      await db.transaction((tx) => takePayoutNotice(tx, { key: id, state: what.state, reason: 'declined' }, now))
    if (what.type === 'operator') await db.transaction((tx) => decidePayout(tx, id, what.decision, now))
    if (what.type === 'run')
      await settleRun(() => {
        run = job({ payoutId: id }, { db, now, signal: new AbortController().signal })
      })
    if (what.type === 'answer')
      await settleRun(() =>
        line.reply().give(what.answer === 'refused' ? { kind: 'refused', reason: 'declined' } : { kind: what.answer }),
      )
    if (what.type === 'die' && run) {
      line.reply().lose(new Error('the process is gone'))
      await expect(run).rejects.toThrow('gone')
      run = null
    }
  }

  for (const [at, what] of way.entries()) {
    await perform(what)
    scene = happen(scene, what)
    const row = await rowOf(world(), id)
    const where = way
      .slice(0, at + 1)
      .map(nameOf)
      .join(', ')
    expect([row.step, row.contradictedAt !== null, run !== null], where).toEqual([
      scene.step,
      scene.isContradicted,
      scene.asking !== null,
    ])
    expect(await movementsOf(world(), id), where).toEqual(MOVEMENTS[row.step])
    if (again !== undefined) expect(again === null, where).toBe(isOver(scene))
  }
  if (run) {
    line.reply().lose(new Error('the process is gone'))
    await expect(run).rejects.toThrow('gone')
  }
}

describe('C01 C04 the server goes every way of the machine', () => {
  it(`${ways.length} ways, each edge of ${found.length} scenes`, async () => {
    expect([found.length, ways.length]).toEqual([42, 370])
    const rest = [...ways]
    await Promise.all(
      payees.map(async (payee) => {
        for (let way = rest.pop(); way; way = rest.pop()) await go(payee, way)
      }),
    )
    expect(await world().db.$count(payouts, eq(payouts.amount, 50_000))).toBe(ways.length)
    await expectSoundLedger(world().db)
  }, 300_000)
})
