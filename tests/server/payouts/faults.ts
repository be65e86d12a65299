/** A process that can be killed at any of its awaits: before a statement of its database, or around a call of the bank. */
import { inject } from 'vitest'
import { drizzle } from 'drizzle-orm/node-postgres'
import { sql } from 'drizzle-orm'
import { namingClient } from '../../../server/kernel/database/naming-client.ts'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import * as schema from '../../../server/kernel/database/schema.ts'
import type { Db } from '../../../server/kernel/database/types.ts'
import { WatchedPool } from '../../../server/kernel/database/watched-pool.ts'
import type { Acquirer, Payment } from '../../../server/modules/payouts/acquirer.ts'
import { buildWorker } from '../../../server/start/jobs.ts'
import { deafWatch } from '../support/jobs.ts'
import type { TestApp } from '../support/test-app.ts'

class Killed extends Error {}

/** One life of a process. */
interface Life {
  /** The awaits that it has come to, in their order. */
  points: string[]
  isDead: boolean
}

const textOf = (query: unknown): string => (typeof query === 'string' ? query : (query as { text: string }).text)

/** What a statement does, short enough for a list. */
const nameOf = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', '')
    .replace(/^(select) .*? from (\w+).*?( for [a-z ]+)?$/, '$1 $2$3')
    .slice(0, 40)
    .trim()

/**
 * Runs the due jobs in a process of its own, which is killed at one of its awaits.
 * @param at the number of the await, from 0; null for a process that lives
 * @returns the awaits up to its end
 */
export const liveOnce = async (world: TestApp, acquirer: Acquirer, at: number | null): Promise<string[]> => {
  const life: Life = { points: [], isDead: false }
  const connections = new Set<{ end(): unknown }>()

  const reach = (point: string): void => {
    if (life.isDead) throw new Killed()
    if (life.points.length === at) {
      life.isDead = true
      // The kernel closes the sockets of a dead process; PostgreSQL rolls back what was open.
      for (const connection of connections) void connection.end()
      throw new Killed()
    }
    life.points.push(point)
  }

  const Base = namingClient()
  class MortalClient extends Base {
    override query(...args: never[]): never {
      connections.add(this)
      try {
        reach(nameOf(textOf(args[0])))
      } catch (error) {
        return Promise.reject(error) as never
      }
      return super.query(...(args as [never]))
    }
  }

  const name = rowsOf<{ name: string }>(await world.db.execute(sql`select current_database() as name`))[0]?.name ?? ''
  const pool = new WatchedPool(MortalClient, {
    connectionString: inject('engineSetup').url.replace('%', name),
    max: 4,
    deadline: null,
  })
  pool.on('error', () => undefined)
  const db = drizzle(pool, { schema, casing: 'snake_case' }) as unknown as Db

  /** Dies before the bank has heard of it, or after. */
  const call =
    <Args extends unknown[], Answer>(point: string, ask: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      reach(`${point}: before the bank hears it`)
      const answer = await ask(...args)
      reach(`${point}: the bank has heard it`)
      return answer
    }
  const mortal: Acquirer = {
    ...acquirer,
    pay: call('pay', (payment: Payment) => acquirer.pay(payment)),
    state: call('state', (key: string) => acquirer.state(key)),
  }
  const worker = buildWorker({ ...world.deps, db, ports: { ...world.deps.ports, acquirer: mortal } }, deafWatch)
  await worker.tick().catch((error: unknown) => {
    if (!life.isDead) throw error
  })
  // A dead process gives no connection back, so that its pool would wait for ever.
  const ended = pool.end()
  if (!life.isDead) await ended
  return life.points
}
