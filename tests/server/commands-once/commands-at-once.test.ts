/** How many commands of one person a process works on at once. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { COMMANDS_AT_ONCE, createFlights } from '../../../server/http/contract/flights.ts'
import { users } from '../../../server/kernel/database/schema.ts'
import { newPayee, withdraw } from '../payouts/support.ts'
import { untilWaiting } from '../support/races/locks.ts'
import { codesOf, times } from '../support/races/race-suite.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

/** Holds somebody's row, for which each of their commands waits. */
const holding = async (id: string, work: () => Promise<void>): Promise<void> =>
  world().db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
    await work()
  })

const TOO_MANY = { code: 140, message: 'Слишком много запросов. Попробуйте позже', payload: null }

// The embedded engine has one connection: nobody waits for anybody there.
describe.runIf(inject('engineSetup').engine === 'postgres')('D135 commands of one person at once', () => {
  it('D135 so many wait; one more is told to come again, and is answered under its key once there is room', async () => {
    const payee = await newPayee(world(), 10_000)
    const keys = Array.from({ length: COMMANDS_AT_ONCE }, () => randomUUID())
    const late = randomUUID()
    let waiting: ReturnType<typeof withdraw>[] = []
    await holding(payee.id, async () => {
      waiting = keys.map((key) => withdraw(world(), payee, 500, key))
      await untilWaiting(world().db, COMMANDS_AT_ONCE)
      const refused = await withdraw(world(), payee, 500, late)
      expect([refused.status, refused.json, refused.headers['retry-after']]).toEqual([429, TOO_MANY, '1'])
      // A repeat is no other command, and waits with the first sending.
      waiting.push(withdraw(world(), payee, 500, keys[0] ?? ''))
      // Somebody else has a count of their own.
      expect((await withdraw(world(), await newPayee(world(), 1_000), 500)).status).toBe(200)
    })
    const answers = await Promise.all(waiting)
    expect(times(codesOf(answers), 0)).toBe(COMMANDS_AT_ONCE + 1)
    expect(answers.at(-1)?.json).toEqual(answers[0]?.json)
    expect((await withdraw(world(), payee, 500, late)).json.code).toBe(0)
  })

  it('D135 a command that fails makes room, too', async () => {
    const payee = await newPayee(world(), 500)
    for (let time = 0; time < COMMANDS_AT_ONCE + 2; time += 1) expect((await withdraw(world(), payee, 499)).status).toBe(400)
    expect((await withdraw(world(), payee, 500)).status).toBe(200)
  })
})

it('a command that is over leaves nothing behind; repeats end one by one', () => {
  const flights = createFlights(1)
  const [first, repeat] = [flights.begin('a', 'key-1'), flights.begin('a', 'key-1')]
  first()
  expect(() => flights.begin('a', 'key-2')).toThrow('rateLimited')
  repeat()
  flights.begin('a', undefined)
  expect(() => flights.begin('a', undefined)).toThrow('rateLimited')
})
