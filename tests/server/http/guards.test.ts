/**
 * Each guard and each clause of ownership taken away in turn: the matrices notice. A sample of them; all with GRID=full.
 */
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ANDREY, IGOR, MASTER, PROFI, YULIA } from '../../../server/demo/people.ts'
import { retailPoints, users } from '../../../server/kernel/database/schema.ts'
import { guards } from '../access/guards.ts'
import type { Guard, Seen } from '../access/guards.ts'
import { buildMutant, misplaced } from '../access/mutant-server.ts'
import { judge, places } from '../access/objects.ts'
import { prepareReads, reads, shown } from '../access/reads.ts'
import { expectedCodes, personas, prepareRoles } from '../access/roles.ts'
import type { Persona } from '../access/roles.ts'
import { callerOf, testApp } from '../support/server/test-app.ts'
import type { TestApp } from '../support/server/test-app.ts'

/** Its answers are not compared with the contract: a server without a guard may say anything. */
const world = testApp({ reserveLimit: 1_000 })
const EVERY = process.env['GRID'] === 'full' ? 1 : 12
// Reads first: the other matrices add to what people have.
const tried = guards
  .filter((_, place) => place % EVERY === 0)
  .toSorted((one, other) => Number('read' in other.seen) - Number('read' in one.seen))

const sameCodes = async (mutant: TestApp, id: string): Promise<boolean> => {
  const callers = await prepareRoles(mutant)
  for (const [place, name] of (Object.keys(personas) as Persona[]).entries())
    if ((await callers.call(name, id)).json?.code !== expectedCodes[id]?.[place]) return false
  return true
}

const sameThings = async (mutant: TestApp, name: string): Promise<boolean> => {
  const place = places[name]
  if (!place) throw new Error(`the matrix has no ${name}`)
  const { nobody, betrayed, mine } = await judge(mutant, place)
  return nobody.code === place.stranger && betrayed.length === 0 && mine === 200
}

/** Whether a server answers as the matrices say. */
const answersAsWritten = async (server: TestApp, { role, read, place }: Seen): Promise<boolean> => {
  if (role !== undefined) return sameCodes(server, role)
  if (read !== undefined) return JSON.stringify(await shown(server, read)) === JSON.stringify(reads[read]?.shows)
  return sameThings(server, place ?? '')
}

/** @param crashed gets the calls that ended in a fault: a server that is broken is noticed for the wrong reason */
const withoutGuard = async ({ edits }: Guard, crashed: string[]): Promise<TestApp> => {
  const build = await buildMutant(edits)
  const app = await build(world().deps, { checkAnswers: false, logger: false, portalDir: null })
  const call: TestApp['call'] = async (method, path, options) => {
    const answer = await callerOf(app)(method, path, options)
    if (answer.status >= 500) crashed.push(`${method} ${path}: ${answer.status}`)
    return answer
  }
  return { ...world(), app, call }
}

/** A server without a guard may have given the point away; the matrix of roles takes Юлия's point. */
const restore = async (): Promise<void> => {
  const { db } = world()
  await db
    .update(retailPoints)
    .set({ adminId: null })
    .where(inArray(retailPoints.adminId, [IGOR, ANDREY]))
  for (const [adminId, pointId] of [
    [IGOR, PROFI],
    [ANDREY, MASTER],
  ] as const) {
    await db.update(retailPoints).set({ adminId }).where(eq(retailPoints.id, pointId))
    await db.update(users).set({ status: 'SELLER', pointId }).where(eq(users.id, adminId))
  }
  await db.update(users).set({ pointId: MASTER }).where(eq(users.id, YULIA))
}

describe('RL10 the matrices notice a missing guard', () => {
  beforeAll(() => prepareReads(world()))
  beforeEach(restore)

  it('every guard of the list stands in the source', () => {
    expect(guards.flatMap(({ edits }) => misplaced(edits))).toEqual([])
  })

  it.each(tried.map((guard) => [guard.name, guard] as const))('without «%s»', async (_name, guard) => {
    expect(await answersAsWritten(world(), guard.seen), 'the server as it is').toBe(true)
    const crashed: string[] = []
    const server = await withoutGuard(guard, crashed)
    expect(await answersAsWritten(server, guard.seen)).toBe(false)
    expect(crashed.length > 0, crashed.join(', ')).toBe(guard.crashes === true)
    await server.app.close()
  })
})
