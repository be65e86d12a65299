/** The sandbox bank keeps neither pages that are over nor notices that the portal has taken. */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { bankNotices, bankPages } from '../../../server/kernel/database/schema.ts'
import { openPage, pageState } from '../../../server/modules/bank/page.ts'
import { enqueue } from '../../../server/kernel/jobs/queue.ts'
import { DAY, MINUTE } from '../support/server/clock.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

const cleanUp = async (): Promise<void> => {
  await enqueue(world().db, 'cleanup', {}, new Date(world().clock.now()))
  await world().runJobs()
  expect(world().jobErrors).toEqual([])
}

it('C06 a day after its time a page goes, a week after it was taken a notice; what waits stays', async () => {
  const { db, clock } = world()
  const old = await openPage(db, 'somebody', clock.now())
  const at = new Date(clock.now())
  // More than one batch.
  const taken = Array.from({ length: 1_200 }, () => ({ id: randomUUID(), body: {}, takenAt: at }))
  await db.insert(bankNotices).values([...taken, { id: randomUUID(), body: {} }])
  clock.pass(DAY + 29 * MINUTE)
  await cleanUp()
  expect([await db.$count(bankPages), await db.$count(bankNotices)]).toEqual([1, 1_201])
  const fresh = await openPage(db, 'somebody', clock.now())
  clock.pass(MINUTE)
  await cleanUp()
  const stateOf = (path: string) => pageState(db, path.split('/').at(-1) ?? '', clock.now())
  expect([await stateOf(old), await stateOf(fresh), await db.$count(bankPages)]).toEqual(['gone', 'open', 1])
  clock.pass(6 * DAY)
  await cleanUp()
  expect([await db.$count(bankPages), await db.$count(bankNotices)]).toEqual([0, 1])
})
