import { randomUUID } from 'node:crypto'
import { users, tools } from '../../../../server/kernel/database/schema.ts'
import type { Db } from '../../../../server/kernel/database/types.ts'
import { PROFI } from '../../../../server/demo/people.ts'
import { demoModels } from '../../../../server/demo/tools.ts'
import { openSession } from '../../../../server/modules/auth/sessions.ts'
import type { TestClock } from '../server/clock.ts'
import { nfcOf } from '../deeds/sell.ts'

/** Somebody of the crowd. */
export interface Person {
  id: string
  token: string
}

/** Sellers of Анна's point beyond the demo world, signed in without a password. @param from the number of the first phone */
export const hireSellers = async (
  world: { db: Db; clock: Pick<TestClock, 'now'> },
  count: number,
  from = 0,
): Promise<Person[]> => {
  const [now, common] = [world.clock.now(), { passwordHash: 'none', status: 'SELLER' as const, pointId: PROFI }]
  const rows = Array.from({ length: count }, (_, index) => ({
    ...common,
    id: randomUUID(),
    mobile: `7911${String(from + index).padStart(7, '0')}`,
    createdAt: new Date(now),
  }))
  await world.db.insert(users).values(rows)
  return Promise.all(rows.map(async ({ id }) => ({ id, token: await openSession(world.db, id, now) })))
}

/** PostgreSQL's limit of 65 535 parameters per statement. */
const AT_ONCE = 5_000

/** Adds free tools to the base, of one model or of all models in turn. @returns their serials */
export const addTools = async (world: { db: Db }, series: number, count: number): Promise<string[]> => {
  const serials = Array.from({ length: count }, (_, index) => `${series}.${String(index).padStart(5, '0')}`)
  const rows = serials.map((sn, index) => ({ sn, nfc: nfcOf(sn), modelId: demoModels[index % demoModels.length]?.id ?? '' }))
  for (let at = 0; at < rows.length; at += AT_ONCE) await world.db.insert(tools).values(rows.slice(at, at + AT_ONCE))
  return serials
}
