/** Sockets of the chat (A38): who may open one, whose it is, how long it lives, and what it is told. */
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import { whileRacing } from '../../kernel/call/run-again.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { sessions, users } from '../../kernel/database/schema.ts'
import { describeError } from '../../kernel/describe-error.ts'
import { findActor } from '../../modules/auth/sessions.ts'
import type { ChatBus } from '../../modules/chats/bus.ts'
import { BEAT, LONGEST_FRAME, LOOK_EVERY, MOST_BUFFERED, SOCKETS_A_PERSON } from '../../modules/chats/limits.ts'
import { sendMessage } from '../../modules/chats/write.ts'
import type { HttpDeps } from '../deps.ts'
import { createTalk } from './talk.ts'
import type { Talk } from './talk.ts'
import { answerPlainly, hasBody, isForSocket, isOwnPage, pathOf, tokenOf, turnDown } from './upgrade.ts'

/** Milliseconds that clients have to say good-bye when the server stops. */
const FAREWELL = 1_000

export const SOCKET_PATH = '/api/chats/ws'
const SUBPROTOCOL = 'v12.stomp'

/** A socket, and who has opened it in which session. */
interface Open {
  socket: WebSocket
  talk: Talk
  ownerId: string
  sessionHash: string
  isLocked: boolean
  /** When something came last, in milliseconds that no clock moves. */
  heardAt: number
}

/** What the metrics tell of the sockets of this process. */
export interface SocketState {
  /** How many are open. */
  open: number
  /** How many the server has given up since it started: who read too slowly, and who gave no sign of life. */
  dropped: Record<Drop, number>
}

/** Why the server gives a socket up. */
type Drop = 'slow' | 'silent'

export interface Chats {
  state: () => SocketState
  close: () => void
}

interface ChatNeeds extends Pick<HttpDeps, 'db' | 'now'> {
  chatBus: ChatBus
}

/** Serves the socket beside the server's other answers. Another WebSocket is refused; any other upgrade is passed over. */
export const serveChats = (app: FastifyInstance, { db, now, chatBus }: ChatNeeds): Chats => {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_FRAME,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
  })
  const open = new Set<Open>()
  const byOwner = new Map<string, Set<Open>>()
  const dropped: SocketState['dropped'] = { slow: 0, silent: 0 }
  let isClosing = false

  const drop = (socket: WebSocket, why: Drop): void => {
    // One that is given up already is closed a moment later.
    if (socket.readyState !== socket.OPEN) return
    dropped[why] += 1
    socket.terminate()
  }

  const theirs = (ownerId: string): Set<Open> => byOwner.get(ownerId) ?? new Set()

  const welcome = (socket: WebSocket, { ownerId, sessionHash, isLocked }: Pick<Open, 'ownerId' | 'sessionHash' | 'isLocked'>) => {
    const talk = createTalk({
      write: (text) => {
        if (socket.bufferedAmount > MOST_BUFFERED) drop(socket, 'slow')
        else socket.send(text)
      },
      end: () => socket.close(1000),
      send: async (written, about) => {
        const isNew = await whileRacing(() => db.transaction((tx) => sendMessage(tx, ownerId, written, about, now())))
        if (isNew) await chatBus.announce(ownerId)
      },
      failed: (error) => app.log.error(describeError(error), 'a message of the chat could not be stored'),
    })
    const one: Open = { socket, talk, ownerId, sessionHash, isLocked, heardAt: performance.now() }
    open.add(one)
    byOwner.set(ownerId, theirs(ownerId).add(one))
    socket.on('message', (data: Buffer, isBinary) => {
      one.heardAt = performance.now()
      if (isBinary) socket.close(1003)
      else talk.read(data.toString('utf8'))
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      open.delete(one)
      const others = theirs(ownerId)
      others.delete(one)
      if (others.size === 0) byOwner.delete(ownerId)
    })
  }

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    if (isClosing) return turnDown(socket, 503)
    if (pathOf(request) !== SOCKET_PATH) return turnDown(socket, 404)
    if (!isOwnPage(app, request)) return turnDown(socket, 403)
    const actor = await findActor(db, tokenOf(request), now(), false)
    if (!actor) return turnDown(socket, 401)
    // However long their sessions live, operators answer at the desk.
    if (actor.isOperator) return turnDown(socket, 403)
    if (theirs(actor.id).size >= SOCKETS_A_PERSON) return turnDown(socket, 429)
    // What was lost while the session was looked for is lost.
    if (socket.destroyed) return undefined
    return server.handleUpgrade(request, socket, head, (ws) =>
      welcome(ws, { ownerId: actor.id, sessionHash: actor.sessionHash, isLocked: actor.locked }),
    )
  }

  const onUpgrade = (request: IncomingMessage, socket: Socket, head: Buffer): void => {
    socket.on('error', () => socket.destroy())
    if (!isForSocket(request)) {
      if (hasBody(request)) turnDown(socket, 400)
      else answerPlainly(app, request, socket)
      return
    }
    upgrade(request, socket, head).catch((error: unknown) => {
      app.log.error(describeError(error), 'a socket of the chat could not be opened')
      turnDown(socket, 503)
    })
  }
  app.server.on('upgrade', onUpgrade)

  const stopListening = chatBus.listen((news) => {
    for (const { talk } of news === null ? open : theirs(news.ownerId)) talk.tell()
  })

  /** Ends the sockets whose session has ended, and those of whom somebody has locked or unlocked: within a second (B03). */
  const look = async (): Promise<void> => {
    // Those that open meanwhile are not asked about: their sessions would seem to have ended.
    const asked = [...open]
    if (asked.length === 0) return
    const hashes = [...new Set(asked.map(({ sessionHash }) => sessionHash))]
    const live = await db
      .select({ hash: sessions.tokenHash, locked: users.locked })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(isAnyOf(sessions.tokenHash, hashes))
    const locked = new Map(live.map(({ hash, locked: isLocked }) => [hash, isLocked]))
    for (const { socket, sessionHash, isLocked } of asked) if (locked.get(sessionHash) !== isLocked) socket.close(1008)
  }
  let isLooking = false
  const looking = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      // The database is away: nobody can be told anything, and the next look tells.
      .catch((error: unknown) => app.log.warn(describeError(error), 'sessions of the chat cannot be looked up'))
      .finally(() => {
        isLooking = false
      })
  }, LOOK_EVERY)
  looking.unref()

  /** A sign of life to everybody; who has given none for two beats and a half is gone. */
  const beating = setInterval(() => {
    for (const { socket, heardAt } of open) {
      if (socket.bufferedAmount > MOST_BUFFERED) drop(socket, 'slow')
      else if (performance.now() - heardAt > BEAT * 2.5) drop(socket, 'silent')
      else socket.send('\n')
    }
  }, BEAT / 2)
  beating.unref()

  return {
    state: () => ({ open: open.size, dropped: { ...dropped } }),
    close: () => {
      isClosing = true
      clearInterval(looking)
      clearInterval(beating)
      stopListening()
      app.server.off('upgrade', onUpgrade)
      for (const { socket } of open) socket.close(1001)
      server.close()
      // A client that does not answer would keep the process for half a minute.
      setTimeout(() => {
        for (const { socket } of open) socket.terminate()
      }, FAREWELL).unref()
    },
  }
}
