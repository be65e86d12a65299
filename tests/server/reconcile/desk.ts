/** A bank whose statements a test writes, operators who decide, and days that pass. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach } from 'vitest'
import { payouts, stakes } from '../../../server/kernel/database/schema.ts'
import type { StatementLine } from '../../../server/modules/payouts/acquirer.ts'
import { scheduleRepeating } from '../../../server/start/jobs.ts'
import { createBank } from '../payouts/bank.ts'
import { newPayee, payoutIn, withdraw } from '../payouts/support.ts'
import { testApp } from '../support/server/test-app.ts'

export const [HOUR, DAY] = [3_600_000, 86_400_000]

/** Sets up a world of its own for the tests of a file. */
export const reconcileDesk = () => {
  const bank = createBank()
  /** What the bank's statements say, by day; the list of a day may break off. */
  const statements = new Map<string, StatementLine[]>()
  const faults: { breaksAfter: number | null } = { breaksAfter: null }
  bank.statement = async function* lines(day) {
    let sent = 0
    for (const line of statements.get(day) ?? []) {
      if (sent === faults.breaksAfter) throw new Error('the statement has broken off')
      yield line
      sent += 1
    }
  }

  const world = testApp((usual) => ({ ports: { ...usual.ports, acquirer: bank }, secondAbove: 1_000 }))

  const dayOf = (at: number): string => new Date(at + 3 * HOUR).toISOString().slice(0, 10)

  /** A payout that has ended as the bank has said. @param sum in rubles */
  const paid = async (ends: 'settled' | 'refused' | 'accepted' = 'settled', sum = 500) => {
    bank.ends = ends
    const person = await newPayee(world(), 3_000, { taxLimitYear: 2026 })
    const id = payoutIn(await withdraw(world(), person, sum))
    await world().runJobs()
    world().clock.pass(10_000)
    await world().runJobs()
    const [row] = await world().db.select().from(payouts).where(eq(payouts.id, id))
    const at = world().clock.now()
    return { person, id, sum, row, day: dayOf(at), line: { key: id, reference: randomUUID(), amount: sum * 100, at } }
  }

  const state = (...lines: StatementLine[]): void => {
    for (const line of lines) {
      const day = dayOf(line.at)
      statements.set(day, [...(statements.get(day) ?? []), line])
    }
  }

  /** Goes on to the next morning in Moscow, when the statement of this day is ready. */
  const nextMorning = async (): Promise<void> => {
    const now = world().clock.now()
    const midnight = Math.ceil((now + 3 * HOUR) / DAY) * DAY - 3 * HOUR
    world().clock.pass(midnight + 7 * HOUR - now)
    await world().runJobs()
  }

  const findings = async () => {
    const answer = await world().call('GET', '/desk/payout/findings?size=100', { token: await world().tokenOf(90) })
    return (
      answer.json.payload as { findings: { id: string; kind: string; payoutId: string | null; ours: number; bank: number }[] }
    ).findings
  }

  const kindsOf = async (id: string): Promise<string[]> =>
    (await findings()).filter(({ payoutId }) => payoutId === id).map(({ kind }) => kind)

  const decide = async (
    id: string,
    decision: 'settle' | 'return',
    { token, reason = 'Письмо банка' }: { token?: string; reason?: string } = {},
  ) => {
    // What else an operator moves within a day is added up (tests/server/desk/corrections.test.ts): here each finding stands alone.
    await world().db.delete(stakes)
    return (
      await world().call('POST', `/desk/payout/finding/${id}`, {
        token: token ?? (await world().tokenOf(90)),
        key: randomUUID(),
        body: { decision, reason },
      })
    ).json
  }

  /** The lines of a person in the year's file for the tax service. */
  const payeesOf = async ({ mobile }: { mobile: string }): Promise<string[]> => {
    const year = dayOf(world().clock.now()).slice(0, 4)
    const answer = await world().call('GET', `/desk/payout/payees?year=${year}`, { token: await world().tokenOf(90) })
    return String(answer.bytes)
      .split('\r\n')
      .filter((line) => line.includes(mobile))
  }

  const findingOf = async (id: string): Promise<string> => (await findings()).find(({ payoutId }) => payoutId === id)?.id ?? ''

  beforeAll(() => scheduleRepeating(world().deps))

  beforeEach(() => {
    bank.ends = 'settled'
    faults.breaksAfter = null
  })

  return { world, bank, statements, faults, paid, state, nextMorning, findings, kindsOf, decide, findingOf, payeesOf, dayOf }
}
