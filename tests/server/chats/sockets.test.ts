/** Sockets of the chat: who may open one, what a lying client gets, how they end (A38, B03). */
import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../server/kernel/database/schema.ts'
import type { Db } from '../../../server/kernel/database/types.ts'
import { userId } from '../../../server/demo/people.ts'
import { LONGEST_FRAME, LOOK_EVERY, MOST_BUFFERED, SOCKETS_A_PERSON } from '../../../server/modules/chats/limits.ts'
import { buildServer } from '../../../server/start/server.ts'
import { createTalk } from '../../../server/http/chats/talk.ts'
import { codeFor, registered } from '../support/deeds/codes.ts'
import { testApp } from '../support/server/test-app.ts'
import { ask, clientOf, connect, historyOf, isNews, listenWith, OPERATOR, said } from './support.ts'
import type { Asked, Listening } from './support.ts'

const world = testApp()
const [ANNA, IGOR, MARIA, LOCKED, VICTOR] = [1, 2, 5, 7, 10]

let listening: Listening
beforeAll(async () => {
  listening = await listenWith(world().app, world().deps)
})
afterAll(() => listening.chats.close())

const answerTo = async (asked: Asked) => {
  const answer = await ask(listening.host, asked)
  if (typeof answer === 'number') return answer
  answer.close()
  return 101
}
const tokenOf = (person: number) => world().tokenOf(person)
const enter = async (person: number) => connect(listening.host, await tokenOf(person))
const opened = async (person: number) => {
  const socket = await ask(listening.host, { token: await tokenOf(person) })
  if (typeof socket === 'number') throw new Error(`refused with ${socket}`)
  return clientOf(socket)
}

describe('API57 A38 the upgrade', () => {
  it('needs the cookie of a live session, the portal’s own page and this very path', async () => {
    const token = await tokenOf(MARIA)
    expect(await answerTo({ token })).toBe(101)
    expect(await answerTo({})).toBe(401)
    expect(await answerTo({ token: 'x'.repeat(32) })).toBe(401)
    expect(await answerTo({ token: `${token}x` })).toBe(401)
    for (const origin of ['https://evil.example', 'null', `http://${listening.host}.evil.example`, 'http://127.0.0.1'])
      expect(await answerTo({ token, origin }), origin).toBe(403)
    for (const path of ['/', '/api/chats', '/api/chats/ws/', '/api/chats/wss', '/API/chats/ws', '/api/chats/%77s'])
      expect(await answerTo({ token, path }), path).toBe(404)
    expect(await answerTo({ token, path: '/api/chats/ws?x=1' })).toBe(101)
    expect(await answerTo({ token: await tokenOf(OPERATOR) }), 'the desk has operations').toBe(403)
  })

  it('to anything but a WebSocket is passed over: the answer is the ordinary one', async () => {
    const token = await tokenOf(MARIA)
    const [host = '', port = ''] = listening.host.split(':')
    const offered = (path: string, upgrade: string, body = '') =>
      new Promise<unknown[]>((done) => {
        const headers = { connection: 'upgrade', upgrade, origin: `http://${listening.host}`, cookie: `token=${token}`, token }
        const length = body === '' ? {} : { 'content-length': body.length, 'content-type': 'application/json' }
        const method = body === '' ? 'GET' : 'POST'
        const asked = request({ host, port, path, method, headers: { ...headers, ...length } }, (response) => {
          let text = ''
          response.on('data', (part: Buffer) => (text += part.toString()))
          response.on('end', () => done([response.statusCode, text && (JSON.parse(text) as { code: number }).code]))
        })
        asked.on('upgrade', () => done([101]))
        asked.end(body)
      })
    for (const upgrade of ['h2c', 'HTTP/3.0', 'websocket2', 'TLS/1.0, h2c']) {
      expect(await offered('/api/chats/count', upgrade), upgrade).toEqual([200, 0])
      expect((await offered('/api/chats/ws', upgrade))[0], upgrade).toBe(404)
    }
    expect(await offered('/api/chats', 'h2c', '{"offset":0,"size":20}'), 'a body that nobody reads').toEqual([400, ''])
  })

  it('is granted so often to one person and no more, until one closes', async () => {
    const clients = []
    for (let at = 0; at < SOCKETS_A_PERSON; at += 1) clients.push(await opened(VICTOR))
    expect(await answerTo({ token: await tokenOf(VICTOR) })).toBe(429)
    clients[0]?.socket.close()
    await clients[0]?.closed
    await expect.poll(async () => answerTo({ token: await tokenOf(VICTOR) })).toBe(101)
    for (const { socket } of clients) socket.close()
  })

  it('RL07 a locked person reaches support', async () => {
    expect(await answerTo({ token: await tokenOf(LOCKED) })).toBe(101)
  })
})

describe('a lying client', () => {
  const ends = async (person: number, lie: (client: Awaited<ReturnType<typeof opened>>) => void): Promise<string[]> => {
    const client = await opened(person)
    client.write('CONNECT', { 'accept-version': '1.2' })
    await client.next(({ command }) => command === 'CONNECTED')
    lie(client)
    await client.closed
    return client.frames.slice(1).map(({ command }) => command)
  }

  it.each<[string, (client: Awaited<ReturnType<typeof opened>>) => void]>([
    ['another’s destination', ({ write }) => write('SUBSCRIBE', { id: '0', destination: `/user/${userId(ANNA)}/queue/chat` })],
    ['a destination of the broker', ({ write }) => write('SUBSCRIBE', { id: '0', destination: '/topic/*' })],
    ['a message elsewhere', ({ write }) => write('SEND', { destination: '/app/desk', key: randomUUID() }, '{"value":"x"}')],
    ['a message without a key', ({ write }) => write('SEND', { destination: '/app/chat' }, '{"value":"x"}')],
    [
      'a body with more',
      ({ write }) => write('SEND', { destination: '/app/chat', key: randomUUID() }, '{"value":"x","side":"operator"}'),
    ],
    ['a body of another shape', ({ write }) => write('SEND', { destination: '/app/chat', key: randomUUID() }, '{"value":1}')],
    ['no JSON', ({ write }) => write('SEND', { destination: '/app/chat', key: randomUUID() }, 'value')],
    ['an unknown command', ({ write }) => write('MESSAGE', { destination: '/user/queue/chat' }, '{}')],
    ['a second CONNECT', ({ write }) => write('CONNECT', { 'accept-version': '1.2' })],
    [
      'a frame in endless pieces',
      ({ socket }) => {
        for (let at = 0; at < 40; at += 1) socket.send(`SEND\nx:${'y'.repeat(1_000)}`)
      },
    ],
  ])('of %s gets an ERROR and the end', async (_what, lie) => {
    expect((await ends(MARIA, lie)).at(-1)).toBe('ERROR')
  })

  it('of too long a frame, or of bytes, gets the end', async () => {
    const long = await opened(MARIA)
    long.socket.send('x'.repeat(LONGEST_FRAME + 1))
    expect(await long.closed).toBe(1009)
    const bytes = await opened(MARIA)
    bytes.socket.send(Buffer.from([1, 2, 3]))
    expect(await bytes.closed).toBe(1003)
  })

  it('does nothing before it has connected', async () => {
    const client = await opened(MARIA)
    client.write('SEND', { destination: '/app/chat', key: randomUUID() }, '{"value":"x"}')
    await client.closed
    expect(client.frames.map(({ command }) => command)).toEqual(['ERROR'])
    expect(said(await historyOf(world(), MARIA))).toEqual([])
  })

  it('cannot put a header into what others are told', async () => {
    const client = await enter(IGOR)
    const key = 'abcdefgh'
    const receipt = await client.send('текст\n\nMESSAGE\ndestination:/x\n\nвзлом\u0000', { key })
    expect(receipt.headers).toEqual({ 'receipt-id': key })
    const news = await client.next(isNews)
    expect(Object.keys(news.headers).toSorted()).toEqual(
      ['content-length', 'content-type', 'destination', 'message-id', 'subscription'].toSorted(),
    )
    expect(said(await historyOf(world(), IGOR)).at(-1)).toBe('1 текст\n\nMESSAGE\ndestination:/x\n\nвзлом')
    client.socket.close()
  })

  it('that asks for a receipt with a line break gets it escaped', () => {
    const written: string[] = []
    const talk = createTalk({ write: (text) => void written.push(text), end: () => {}, send: async () => {}, failed: () => {} })
    talk.read('CONNECT\naccept-version:1.2\n\n\u0000')
    talk.read('SUBSCRIBE\nid:0\ndestination:/user/queue/chat\nreceipt:a\\nb:c\n\n\u0000')
    expect(written.at(-1)).toContain('receipt-id:a\\nb\\cc')
  })

  it('that does not read is dropped, not buffered without end, and counted once', async () => {
    const client = await enter(MARIA)
    client.socket.pause()
    const before = listening.chats.state()
    // More than the system's own buffers and the limit together.
    const most = (MOST_BUFFERED * 64) / 200
    for (let at = 0; at < most && listening.chats.state().open === before.open; at += 1) {
      for (let more = 0; more < 1_000; more += 1) await world().deps.chatBus.announce(userId(MARIA))
      await new Promise((done) => setImmediate(done))
    }
    const { slow, silent } = before.dropped
    expect(listening.chats.state()).toEqual({ open: before.open - 1, dropped: { slow: slow + 1, silent } })
    client.socket.terminate()
  })
})

describe('a server that stops', () => {
  it('waits for no client that does not say good-bye', async () => {
    const app = await buildServer(world().deps, { checkAnswers: true, logger: false, portalDir: null })
    const { host, chats } = await listenWith(app, world().deps)
    const [polite, rude] = [await connect(host, await tokenOf(MARIA)), await connect(host, await tokenOf(IGOR))]
    rude.socket.pause()
    chats.close()
    expect(await polite.closed).toBe(1001)
    await app.close()
    await expect.poll(() => chats.state().open).toBe(0)
    rude.socket.terminate()
  })
})

/** A database whose answers to selections arrive when they are released; what is prepared is not held. */
const holdAnswers = (db: Db) => {
  let release = () => {}
  let begun = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  const asked = new Promise<void>((done) => {
    begun = done
  })
  const slowed = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get: (target, name) => {
        const own: unknown = Reflect.get(target, name)
        if (typeof own !== 'function') return own
        if (name === 'then')
          return async (done: (rows: unknown) => void, failed: (error: unknown) => void) => {
            begun()
            try {
              const rows: unknown = await Promise.resolve(target)
              await released
              done(rows)
            } catch (error) {
              failed(error)
            }
          }
        return (...given: unknown[]): unknown => {
          const next: unknown = Reflect.apply(own, target, given)
          return name === 'select' || name === 'from' || name === 'innerJoin' || name === 'where' ? slowed(next as object) : next
        }
      },
    })
  return { db: slowed(db), asked, release: () => release() }
}

describe('B03 the end of a session ends its sockets', () => {
  it('by signing out, not those of another session', async () => {
    const [mine, other] = [await enter(MARIA), await enter(IGOR)]
    await world().call('POST', '/logout', { token: await tokenOf(MARIA) })
    expect(await mine.closed).toBe(1008)
    other.write('SUBSCRIBE', { id: '2', destination: '/user/queue/chat', receipt: 'alive' })
    await other.next(({ headers }) => headers['receipt-id'] === 'alive')
    other.socket.close()
  })

  it('B01 by the first sign-in with a new password, at the next look', async () => {
    const { mobile, code } = await registered(world())
    const signIn = async (password: string): Promise<string> =>
      (await world().call('POST', '/login', { body: { username: mobile, password } })).json.payload
    const client = await connect(listening.host, await signIn(code))
    const password = await codeFor(world(), 'recovery', mobile)
    client.write('SUBSCRIBE', { id: '2', destination: '/user/queue/chat', receipt: 'alive' })
    await client.next(({ headers }) => headers['receipt-id'] === 'alive')
    const fresh = await signIn(password)
    expect(await client.closed).toBe(1008)
    // The next look finds it: within a second on any machine that is not held up.
    expect(LOOK_EVERY).toBeLessThan(1_000)
    const other = await connect(listening.host, fresh)
    expect(other.socket.readyState).toBe(other.socket.OPEN)
    other.socket.close()
  })

  it('not those of one that began while the sessions were looked up', async () => {
    const held = holdAnswers(world().deps.db)
    const app = await buildServer(world().deps, { checkAnswers: true, logger: false, portalDir: null })
    const { host, chats } = await listenWith(app, { ...world().deps, db: held.db })
    const first = await connect(host, await tokenOf(MARIA))
    await held.asked
    const late = await connect(host, await tokenOf(VICTOR))
    held.release()
    await world().call('POST', '/logout', { token: await tokenOf(MARIA) })
    expect(await first.closed, 'the next look has ended').toBe(1008)
    late.write('SUBSCRIBE', { id: '2', destination: '/user/queue/chat', receipt: 'alive' })
    await late.next(({ headers }) => headers['receipt-id'] === 'alive')
    late.socket.close()
    chats.close()
    await app.close()
  })

  it('by a lock', async () => {
    const client = await enter(IGOR)
    await world()
      .db.update(users)
      .set({ locked: true })
      .where(eq(users.id, userId(IGOR)))
    expect(await client.closed).toBe(1008)
    await world()
      .db.update(users)
      .set({ locked: false })
      .where(eq(users.id, userId(IGOR)))
  })
})
