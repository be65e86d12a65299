/** RL07 C07: a lock that comes in the middle of a sale: the sale is whole before it, or refused; never half, and never after it. */
import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { PROFI } from '../../../server/demo/people.ts'
import { receipts, sales, sessions, users } from '../../../server/kernel/database/schema.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import { freshReceipt, saleBody } from '../support/deeds/receipts.ts'
import { untilWaiting } from '../support/races/locks.ts'
import { chance } from '../support/races/random.ts'
import { testApp } from '../support/server/test-app.ts'
import type { Answer } from '../support/server/test-app.ts'
import { hire } from '../team/support.ts'
import type { Member } from '../team/support.ts'
import { command } from './people-support.ts'
import { freshSerial, operator } from './support.ts'

const world = testApp()
const isFull = process.env['GRID'] === 'full'
const SEEDS = Array.from({ length: isFull ? 80 : 10 }, (_, at) => at + 1)

let desk: Member
beforeAll(async () => {
  desk = await operator(world())
})

const sell = (who: Member, sn: string, receipt = freshReceipt()): Promise<Answer> =>
  world().call('POST', `/sale/seller/purchase/confirm/${sn}`, { token: who.token, key: randomUUID(), body: saleBody(receipt) })

const lock = (whom: Member): Promise<Answer> => command(world(), desk, whom, 'lock', { reason: 'Чужие чеки' })

const lockedOf = async ({ id }: Member) =>
  (await world().db.select({ is: users.locked }).from(users).where(eq(users.id, id)))[0]?.is

/** What is left of a sale: its row and its receipt, both or neither. */
const leftOf = async ({ id }: Member): Promise<[rows: number, receipts: number]> => [
  await world().db.$count(sales, eq(sales.ownerId, id)),
  await world().db.$count(receipts, eq(receipts.ownerId, id)),
]

const WHOLE = [1, 1]
const NOTHING = [0, 0]

describe('RL07 a lock in the middle of a sale', () => {
  it.each(SEEDS)('seed %i: the sale is whole or refused, and the person is locked', async (seed) => {
    const random = chance(seed)
    const [seller, sn] = [await hire(world(), PROFI), await freshSerial(world(), true)]
    const wait = async (): Promise<void> => {
      for (let at = random.below(30); at > 0; at -= 1) await setImmediate()
    }
    const [sold, locked] = await Promise.all([wait().then(() => sell(seller, sn)), wait().then(() => lock(seller))])
    expect(locked.json.code).toBe(0)
    expect([0, 110, 122]).toContain(sold.json.code)
    expect(await leftOf(seller)).toEqual(sold.json.code === 0 ? WHOLE : NOTHING)
    expect(await lockedOf(seller)).toBe(true)
    // The sessions have ended; in a new one the lock is told.
    expect((await sell(seller, sn)).json.code).toBe(122)
    const token = await openSession(world().db, seller.id, world().clock.now())
    expect((await sell({ ...seller, token }, sn)).json).toMatchObject({ code: 110 })
  })
})

describe.runIf(inject('engineSetup').engine === 'postgres')('RL07 a sale and a lock that wait for each other', () => {
  it('a sale under way is whole before the lock', async () => {
    const [seller, other, sn] = [await hire(world(), PROFI), await hire(world(), PROFI), await freshSerial(world(), true)]
    const at = new Date(world().clock.now())
    let sold: Promise<Answer> | undefined
    let locked: Promise<Answer> | undefined
    // Somebody else's row of the same serial, which is taken back: until then the sale waits in its middle.
    await world()
      .db.transaction(async (tx) => {
        await tx
          .insert(sales)
          .values({ id: randomUUID(), side: 'seller', ownerId: other.id, sn, status: 'PENDING', statusAt: at, saleDate: at })
        sold = sell(seller, sn)
        await untilWaiting(world().db, 1)
        locked = lock(seller)
        await untilWaiting(world().db, 2)
        tx.rollback()
      })
      .catch(() => undefined)
    expect([(await sold)?.json.code, (await locked)?.json.code]).toEqual([0, 0])
    expect(await leftOf(seller)).toEqual(WHOLE)
    expect(await lockedOf(seller)).toBe(true)
  })

  it('a sale that has passed the door when the lock comes is refused, and leaves nothing', async () => {
    const [seller, sn] = [await hire(world(), PROFI), await freshSerial(world(), true)]
    let sold: Promise<Answer> | undefined
    let locked: Promise<Answer> | undefined
    // Holds the session, which the lock is about to end: by then it has the person.
    await world().db.transaction(async (tx) => {
      await tx.select().from(sessions).where(eq(sessions.userId, seller.id)).for('update')
      locked = lock(seller)
      await untilWaiting(world().db, 1)
      sold = sell(seller, sn)
      await untilWaiting(world().db, 2)
    })
    expect([(await sold)?.json.code, (await locked)?.json.code]).toEqual([110, 0])
    expect(await leftOf(seller)).toEqual(NOTHING)
  })
})
