/** Two servers on one PostgreSQL: announcements reach both, lost connections lose no message, the order stays (issue of the bus's port). */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createPostgresBus } from '../../../server/modules/chats/postgres-bus.ts'
import type { ChatBus } from '../../../server/modules/chats/bus.ts'
import { buildServer } from '../../../server/start/server.ts'
import { chatMessages } from '../../../server/kernel/database/schema.ts'
import { userId } from '../../../server/demo/people.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import { oneOf, rowsOf } from '../../../server/kernel/database/rows.ts'
import { hireSellers } from '../support/races/crowd.ts'
import { asServing } from '../support/server/global-setup.ts'
import { openAsOwner } from '../support/server/test-database.ts'
import { testApp } from '../support/server/test-app.ts'
import { chance } from '../support/races/random.ts'
import { connect, historyOf, isNews, listenWith, said } from './support.ts'
import type { Client, Listening } from './support.ts'

const world = testApp()
const isPostgres = inject('engineSetup').engine === 'postgres'
const SEEDS = process.env['GRID'] === 'full' ? 200 : 5
const MARIA = 5

const servers: Listening[] = []
const buses: ChatBus[] = []
const heard: (() => void)[] = []

const startServer = async (url: string): Promise<void> => {
  const bus = createPostgresBus({ url, db: world().db, report: () => undefined })
  buses.push(bus)
  const ready = new Promise<void>((done) => {
    const stop = bus.listen((news) => {
      if (news !== null) return
      stop()
      done()
    })
  })
  await ready
  bus.listen((news) => {
    if (news === null) heard.shift()?.()
  })
  const deps = { ...world().deps, chatBus: bus }
  const app = await buildServer(deps, { checkAnswers: true, logger: false, portalDir: null })
  servers.push(await listenWith(app, deps))
}

beforeAll(async () => {
  if (!isPostgres) return
  const { url } = inject('engineSetup')
  const { name } = oneOf(rowsOf<{ name: string }>(await world().db.execute('select current_database() as name')))
  for (let at = 0; at < 2; at += 1) await startServer(asServing(url.replace('%', name)))
})
afterAll(async () => {
  for (const { chats } of servers) chats.close()
  for (const bus of buses) await bus.close()
})

const hosts = (): [string, string] => [servers[0]?.host ?? '', servers[1]?.host ?? '']

/** Kills the connections on which servers listen; resolves when both listen again. */
const cutListeners = async (): Promise<void> => {
  const owner = await openAsOwner(world().db)
  const again = Promise.all(buses.map(() => new Promise<void>((done) => heard.push(done))))
  await owner.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'chats' and datname = current_database()`)
  await owner.close()
  await again
}

describe.runIf(isPostgres)('B03 CH10 two servers', () => {
  it('a message at one is told at the other, and its history is there', async () => {
    const token = await world().tokenOf(MARIA)
    const [here, there] = [await connect(hosts()[0], token), await connect(hosts()[1], token)]
    await here.send('С одного сервера')
    await there.next(isNews)
    expect(said(await historyOf(world(), MARIA)).at(-1)).toBe('1 С одного сервера')
    here.socket.close()
    there.socket.close()
  })

  it('after the connection that listens was killed every socket is told to look', async () => {
    const token = await world().tokenOf(MARIA)
    const client = await connect(hosts()[1], token)
    await cutListeners()
    expect(isNews(await client.next(isNews))).toBe(true)
    client.socket.close()
  })

  it('the end of a session at one ends its sockets at the other', async () => {
    const token = await openSession(world().db, userId(MARIA), world().clock.now())
    const client = await connect(hosts()[1], token)
    await world().call('POST', '/logout', { token })
    expect(await client.closed).toBe(1008)
  })
})

/** Sends until it has the receipt: over a new connection, at the other server, whenever the old one is gone. */
const sendSurely = async (token: string, random: ReturnType<typeof chance>, kept: { client: Client | null }, value: string) => {
  const key = randomUUID()
  for (;;) {
    kept.client ??= await connect(random.pick(hosts()), token)
    try {
      const answer = await kept.client.send(value, { key })
      if (answer.command === 'RECEIPT') return
      throw new Error(answer.body)
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('closed'))) throw error
      kept.client = null
    }
  }
}

describe.runIf(isPostgres)('connections that break', () => {
  it.each(Array.from({ length: SEEDS }, (_, at) => at + 1))(
    'seed %i: nothing is lost or doubled, the order stays',
    async (seed) => {
      const random = chance(seed)
      const [person] = await hireSellers(world(), 1, 500_000 + seed)
      if (!person) throw new Error('nobody writes')
      const texts = Array.from({ length: 8 }, (_, at) => `${at + 1}`)
      const kept: { client: Client | null } = { client: null }
      const breaks = async () => {
        for (let at = 0; at < 3; at += 1) {
          await new Promise((done) => setTimeout(done, random.below(25)))
          kept.client?.socket.terminate()
        }
      }
      const writes = async () => {
        for (const text of texts) await sendSurely(person.token, random, kept, text)
      }
      await Promise.all([writes(), breaks(), ...(seed % 5 === 0 ? [cutListeners()] : [])])
      kept.client?.socket.close()
      const rows = await world()
        .db.select({ value: chatMessages.value })
        .from(chatMessages)
        .where(sql`${chatMessages.ownerId} = ${person.id}`)
        .orderBy(chatMessages.number)
      expect(rows.map(({ value }) => value)).toEqual(texts)
    },
  )
})
