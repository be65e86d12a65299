/** A process that can be killed at any of its awaits: before a statement of its database, or around a call of the bank. */
import type { Pool, PoolClient } from 'pg'
import { inject } from 'vitest'
import { drizzle } from 'drizzle-orm/node-postgres'
import { sql } from 'drizzle-orm'
import { namingClient } from '../../../server/kernel/database/naming-client.ts'
import { oneOf, rowsOf } from '../../../server/kernel/database/rows.ts'
import * as schema from '../../../server/kernel/database/schema.ts'
import type { Db } from '../../../server/kernel/database/types.ts'
import { WatchedPool } from '../../../server/kernel/database/watched-pool.ts'
import type { Acquirer, Payment } from '../../../server/modules/payouts/acquirer.ts'
import { buildWorker } from '../../../server/start/jobs.ts'
import { deafWatch } from '../support/server/jobs.ts'
import type { TestApp } from '../support/server/test-app.ts'

class Killed extends Error {}

/** One life of a process. */
interface Life {
  /** The awaits that it has come to, in their order. */
  points: string[]
  isDead: boolean
  /** Counts an await. @throws when the process is dead, or dies here */
  reach: (point: string) => void
}

/** The connections of a process. They outlive one that is not killed: the next process takes them over. */
interface Connections {
  pool: Pool
  open: Set<{ end(): unknown }>
  /** Whose statements they send. */
  life: Life
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

/** @param url the address of the database */
const openConnections = (url: string, life: Life): Connections => {
  const Base = namingClient()
  class MortalClient extends Base {
    override query(...args: never[]): never {
      connections.open.add(this)
      try {
        connections.life.reach(nameOf(textOf(args[0])))
      } catch (error) {
        return Promise.reject(error) as never
      }
      return super.query(...(args as [never]))
    }
  }
  class MortalPool extends WatchedPool {
    override async connect(): Promise<PoolClient> {
      if (connections.life.isDead) throw new Killed()
      return super.connect()
    }
  }
  const pool = new MortalPool(MortalClient, { connectionString: url, max: 4, deadline: null })
  pool.on('error', () => undefined)
  const connections: Connections = { pool, open: new Set(), life }
  return connections
}

/** The processes of one world, one after the other. */
export interface Processes {
  /**
   * Runs the due jobs in a process of its own, which is killed at one of its awaits.
   * @param at the number of the await, from 0; null for a process that lives
   * @returns the awaits up to its end
   */
  liveOnce: (acquirer: Acquirer, at: number | null) => Promise<string[]>
  close: () => Promise<void>
}

/** Needs PostgreSQL: each process has connections of its own. */
export const startProcesses = async (world: TestApp): Promise<Processes> => {
  const { name } = oneOf(rowsOf<{ name: string }>(await world.db.execute(sql`select current_database() as name`)))
  const url = inject('engineSetup').url.replace('%', name)
  let left: Connections | null = null

  const liveOnce: Processes['liveOnce'] = async (acquirer, at) => {
    const life: Life = {
      points: [],
      isDead: false,
      reach: (point) => {
        if (life.isDead) throw new Killed()
        if (life.points.length === at) {
          life.isDead = true
          // The kernel closes the sockets of a dead process; PostgreSQL rolls back what was open.
          for (const connection of connections.open) void connection.end()
          throw new Killed()
        }
        life.points.push(point)
      },
    }
    const connections = left ?? openConnections(url, life)
    connections.life = life

    /** Dies before the bank has heard of it, or after. */
    const call =
      <Args extends unknown[], Answer>(point: string, ask: (...args: Args) => Promise<Answer>) =>
      async (...args: Args): Promise<Answer> => {
        life.reach(`${point}: before the bank hears it`)
        const answer = await ask(...args)
        life.reach(`${point}: the bank has heard it`)
        return answer
      }
    const mortal: Acquirer = {
      ...acquirer,
      pay: call('pay', (payment: Payment) => acquirer.pay(payment)),
      state: call('state', (key: string) => acquirer.state(key)),
    }
    const db = drizzle(connections.pool, { schema, casing: 'snake_case' }) as unknown as Db
    const worker = buildWorker({ ...world.deps, db, ports: { ...world.deps.ports, acquirer: mortal } }, deafWatch)
    await worker.tick().catch((error: unknown) => {
      if (!life.isDead) throw error
    })
    left = life.isDead ? null : connections
    // A dead process gives no connection back, so that waiting for its pool would never end.
    if (life.isDead) void connections.pool.end()
    return life.points
  }

  return { liveOnce, close: async () => left?.pool.end() }
}
