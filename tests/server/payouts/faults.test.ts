/**
 * Every await of the payout's job is a point at which its process is killed, once alone and once again in the next process. Then the
 * jobs run to their end: exactly one DISCHARGE, or one DISCHARGE_FAILED with the points back, and the bank has paid accordingly.
 *
 * All points alone and a sample of the pairs; every pair with GRID=full.
 */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { jobs } from '../../../server/kernel/database/schema.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import { takePayoutNotice } from '../../../server/modules/payouts/outside.ts'
import { HOUR, MINUTE } from '../support/server/clock.ts'
import { expectSoundLedger } from '../support/ledger.ts'
import { print } from '../support/print.ts'
import { chance } from '../support/races/random.ts'
import { testApp } from '../support/server/test-app.ts'
import { createBank } from './bank.ts'
import type { TestBank } from './bank.ts'
import { startProcesses } from './faults.ts'
import type { Processes } from './faults.ts'
import { expectSoundPayouts, movementsOf, newPayee, payoutIn, purse, rowOf, withdraw } from './support.ts'
import type { Payee } from './support.ts'

const NO_LIMITS = { perPayout: null, perDay: null, perYear: null, workingDays: 1 }
const world = testApp({ payoutRules: NO_LIMITS })
const isFull = process.env['GRID'] === 'full'
const PAIRS = 10
let payee: Payee
let processes: Processes

interface Bank {
  make: () => TestBank
  ends: 'settled' | 'returned'
}

/** Banks that keep the contract, each in its own way. */
const banks: Record<string, Bank> = {
  'accepts, settles when asked': { make: createBank, ends: 'settled' },
  'settles at once': { make: () => Object.assign(createBank(), { fate: () => 'settled' }), ends: 'settled' },
  'refuses at once': { make: () => Object.assign(createBank(), { fate: () => 'refused' }), ends: 'returned' },
  'accepts, refuses when asked': { make: () => Object.assign(createBank(), { ends: 'refused' }), ends: 'returned' },
  'hears, and answers nothing that can be read': {
    make: () => {
      const bank = createBank()
      bank.say.pay = async (_payment, honest) => {
        honest()
        return { kind: 'unknown' }
      }
      return bank
    },
    ends: 'settled',
  },
  'does not hear the first call': {
    make: () => {
      const bank = createBank()
      let calls = 0
      bank.say.pay = async (_payment, honest) => {
        calls += 1
        return calls === 1 ? { kind: 'unknown' } : honest()
      }
      return bank
    },
    ends: 'settled',
  },
  'tells it twice before it answers': {
    make: () => {
      const bank = Object.assign(createBank(), { fate: () => 'settled' as const })
      const tell = (key: string) =>
        world().db.transaction((tx) => takePayoutNotice(tx, { key, state: 'settled', reason: null }, world().clock.now()))
      bank.say.pay = async ({ key }, honest) => {
        const answer = honest()
        await Promise.all([tell(key), tell(key)])
        return answer
      }
      return bank
    },
    ends: 'settled',
  },
}

/** Runs a payout whose processes die at these awaits, one after the other; null lives on. @returns the awaits of each of them */
const play = async ({ make, ends }: Bank, kills: readonly (number | null)[], where: string): Promise<string[][]> => {
  const bank = make()
  // The clock has gone on: a session lives for a month at most.
  payee = { ...payee, token: await openSession(world().db, payee.id, world().clock.now()) }
  const [before] = await purse(world(), payee.id)
  const id = payoutIn(await withdraw(world(), payee, 500))
  const lives: string[][] = []
  const live = async (at: number | null): Promise<void> => {
    lives.push(await processes.liveOnce(bank, at))
    // Longer than the lock of a dead process, and than the pause before the bank is asked again.
    world().clock.pass(2 * MINUTE)
  }
  for (const at of kills) await live(at)
  for (let more = 0; more < 8 && (await rowOf(world(), id)).endedAt === null; more += 1) {
    await live(null)
    if (more > 4) world().clock.pass(HOUR)
  }
  const row = await rowOf(world(), id)
  expect([row.step, row.contradictedAt], where).toEqual([ends, null])
  expect(await movementsOf(world(), id), where).toEqual(['DISCHARGE_HOLD', ends === 'settled' ? 'DISCHARGE' : 'DISCHARGE_FAILED'])
  expect(await purse(world(), payee.id), where).toEqual([ends === 'settled' ? before - 500 : before, 0])
  expect(bank.payments.get(id)?.paid, where).toBe(ends === 'settled' ? 1 : 0)
  return lives
}

describe.runIf(inject('engineSetup').engine === 'postgres')('C01 E20 the payout’s process is killed', () => {
  const tally: string[] = []

  beforeAll(async () => {
    await world().db.delete(jobs)
    payee = await newPayee(world(), 100_000_000)
    processes = await startProcesses(world())
  })

  afterAll(async () => {
    await processes.close()
    await expectSoundPayouts(world().db)
    await expectSoundLedger(world().db)
    if (process.env['SHOW']) print(tally.join('\n'))
  })

  it.each(Object.entries(banks))('the bank %s', { timeout: 3_600_000 }, async (name, bank) => {
    const lives = await play(bank, [], name)
    tally.push(`${name}:`, ...lives.flatMap((points, life) => points.map((point, at) => `  ${life}.${at} ${point}`)))
    expect(lives.flat().filter((point) => point === 'commit').length).toBeGreaterThan(1)
    // Each await of each process alone; the processes before it live.
    const alone = lives.flatMap((points, life) => points.map((_, at) => [...Array.from({ length: life }, () => null), at]))
    const pairs: (number | null)[][] = []
    for (const kills of alone) {
      const next = (await play(bank, kills, `${name}: ${kills.join(' then ')}`))[kills.length] ?? []
      pairs.push(...next.map((_, at) => [...kills, at]))
    }
    const chosen = isFull ? pairs : chance(pairs.length).shuffle(pairs).slice(0, PAIRS)
    for (const kills of chosen) await play(bank, kills, `${name}: ${kills.join(' then ')}`)
    tally.push(`${name}: ${alone.length} alone, ${chosen.length} of ${pairs.length} pairs`)
  })
})
