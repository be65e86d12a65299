/**
 * Two server processes under load while PostgreSQL kills their connections, restarts, and hangs: 60 killed transactions, one
 * restart and one halt; 3 000, ten and five with GRID=full.
 */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import type { OpenDatabase } from '../../../server/kernel/database/types.ts'
import { addTools, hireSellers } from '../support/races/crowd.ts'
import { expectSoundLedger } from '../support/ledger.ts'
import { openUnlimited } from '../support/server/open-unlimited.ts'
import { startPostgres } from '../support/server/postgres.ts'
import type { TestPostgres } from '../support/server/postgres.ts'
import { expectToldOnce } from '../support/told.ts'
import { sellWithoutPause } from './load.ts'
import type { Load, Tally } from './load.ts'
import { startServer } from './server-process.ts'
import type { ServerProcess } from './server-process.ts'

const isFull = process.env.GRID === 'full'
const [KILLS, RESTARTS, HALTS] = isFull ? [3_000, 10, 5] : [60, 1, 1]
const SELLERS = 12
/** The time limit of an answer, whatever the database does. */
const PATIENCE = 5_000

let postgres: TestPostgres
let observer: OpenDatabase
let servers: ServerProcess[] = []
let tokens: string[] = []
let series = 200

const url = () => postgres.urlOf('attacked')

beforeAll(async () => {
  postgres = await startPostgres({ isDurable: true })
  const admin = openUnlimited(postgres.urlOf('postgres'), 1)
  await admin.db.execute('create database attacked')
  await admin.close()
  servers = [await startServer(url())]
  servers.push(await startServer(url()))
  observer = openUnlimited(url(), 2)
  const sellers = await hireSellers({ db: observer.db, clock: { now: () => Date.now() } }, SELLERS)
  tokens = sellers.map(({ token }) => token)
})

afterAll(async () => {
  await observer.close()
  await Promise.all(servers.map((server) => server.stop()))
  await postgres.stop()
})

const underLoad = async (): Promise<Load> => {
  const serials = await addTools({ db: observer.db }, (series += 1), isFull ? 60_000 : 20_000)
  return sellWithoutPause({ urls: servers.map((server) => server.url), tokens, serials })
}

/** Compares the answers to people with the database, and prints both. */
const judge = async (what: string, { done, givenUp, statuses, odd, slowest }: Tally): Promise<void> => {
  const found = rowsOf<{ sn: string; count: number }>(
    await observer.db.execute(sql`select sn, count(*)::int as count from sales where sn like ${`${series}.%`} group by sn`),
  )
  const counts = new Map(found.map(({ sn, count }) => [sn, count]))
  const lost = done.filter((sn) => !counts.has(sn))
  const doubled = found.filter(({ count }) => count > 1)
  const ghosts = givenUp.filter((sn) => counts.has(sn))
  const answers = [...statuses].map(([status, count]) => `${status || 'none'}: ${count}`).join(', ')
  process.stdout.write(
    `${what}: ${done.length} sales, answers ${answers}; lost ${lost.length}, doubled ${doubled.length}, ` +
      `done after «nothing was committed» ${ghosts.length}, slowest answer ${slowest} ms\n`,
  )
  const dead = servers.filter((server) => !server.isAlive()).map((server) => server.complaints())
  expect({ dead, odd, lost, doubled, ghosts }).toEqual({ dead: [], odd: [], lost: [], doubled: [], ghosts: [] })
  expect(statuses.get(0) ?? 0, 'requests without any answer').toBe(0)
  await expectSoundLedger(observer.db)
  await expectToldOnce(observer.db, `${series}.%`)
}

describe('B10 C04 servers outlive the database’s connections', () => {
  it(
    `${KILLS} transactions are killed under load`,
    async () => {
      const load = await underLoad()
      let killed = 0
      while (killed < KILLS && servers.every((server) => server.isAlive())) {
        await load.nextSale()
        const victims = await observer.db.execute(sql`
          select pg_terminate_backend(pid) as killed from pg_stat_activity
          where datname = 'attacked' and pid <> pg_backend_pid() and xact_start is not null
            and state in ('active', 'idle in transaction') order by random() limit 5`)
        killed += rowsOf(victims).length
      }
      const tally = await load.stop()
      await judge(`${killed} killed transactions`, tally)
      expect(killed).toBeGreaterThanOrEqual(KILLS)
    },
    isFull ? 900_000 : 90_000,
  )

  it(
    `PostgreSQL is restarted under load: ${RESTARTS}`,
    async () => {
      const load = await underLoad()
      for (let count = 0; count < RESTARTS; count += 1) {
        await load.nextSale()
        await postgres.restart()
      }
      const tally = await load.stop()
      await judge(`${RESTARTS} restarts`, tally)
      expect(tally.slowest).toBeLessThan(PATIENCE)
    },
    isFull ? 300_000 : 90_000,
  )

  it(
    `PostgreSQL stands still under load: ${HALTS}; every answer comes within ${PATIENCE} ms`,
    async () => {
      const load = await underLoad()
      for (let count = 0; count < HALTS; count += 1) {
        await load.nextSale()
        const goOn = await postgres.freeze()
        load.halted()
        const from = Date.now()
        const headers = { token: tokens[0] ?? '' }
        const calls = servers.flatMap((server) => Array.from({ length: 60 }, () => fetch(`${server.url}/api/user`, { headers })))
        const answers = await Promise.all(calls).finally(() => void goOn())
        expect([...new Set(answers.map(({ status }) => status))]).toEqual([503])
        expect(Date.now() - from).toBeLessThan(PATIENCE)
        // A call that meets two halts in its two statements waits for both, which is no answer's time limit.
        await load.answered()
      }
      const tally = await load.stop()
      expect(tally.slowest).toBeLessThan(PATIENCE)
      await judge(`${HALTS} halts`, tally)
    },
    isFull ? 300_000 : 90_000,
  )
})
