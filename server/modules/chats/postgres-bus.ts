/** The announcements of several processes through PostgreSQL: LISTEN on a connection of its own, NOTIFY on any. */
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import type { Db } from '../../kernel/database/types.ts'
import type { ChatBus } from './bus.ts'

/** The channel's name in the database. */
export const CHANNEL = 'chats'
/** Pauses between attempts to connect, in milliseconds. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [250, 10_000]
/** A dead connection that nobody has closed is found by asking. */
const ASK_EVERY = 15_000
const ANSWER_WITHIN = 5_000

interface PostgresBusOptions {
  /** The serving role's address. */
  url: string
  db: Db
  /** Called when the connection breaks, and when an announcement could not be made. */
  report: (error: unknown) => void
}

/** Connects at once and again whenever the connection breaks; its listeners then hear that they may have missed something. */
export const createPostgresBus = ({ url, db, report }: PostgresBusOptions): ChatBus => {
  const listeners = new Set<Parameters<ChatBus['listen']>[0]>()
  let client: Client | null = null
  let isClosed = false
  let pause = FIRST_PAUSE
  let timer: NodeJS.Timeout | undefined

  const tellAll = (ownerId: string | null) => {
    for (const listener of listeners) listener(ownerId === null ? null : { ownerId })
  }

  const again = (error: unknown): void => {
    clearTimeout(timer)
    if (isClosed) return
    report(error)
    timer = setTimeout(() => void connect(), pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE)
  }

  /** Asks now and then: a dead connection is not always closed. */
  const watch = (own: Client, breakDown: (error: unknown) => void): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const late = setTimeout(() => breakDown(new Error('the connection of the chat does not answer')), ANSWER_WITHIN)
      void ask(own, breakDown).finally(() => clearTimeout(late))
    }, ASK_EVERY)
    timer.unref()
  }
  const ask = async (own: Client, breakDown: (error: unknown) => void): Promise<void> => {
    try {
      await own.query('select 1')
      if (client === own) watch(own, breakDown)
    } catch (error) {
      breakDown(error)
    }
  }
  const leave = async (own: Client): Promise<void> => {
    own.removeAllListeners()
    // What still goes wrong with it concerns nobody.
    own.on('error', () => undefined)
    try {
      await own.end()
    } catch {
      // It is gone already.
    }
  }

  const connect = async (): Promise<void> => {
    const own = new Client({ connectionString: url, connectionTimeoutMillis: ANSWER_WITHIN, application_name: 'chats' })
    let isBroken = false
    const breakDown = (error: unknown) => {
      if (isBroken) return
      isBroken = true
      if (client === own) client = null
      void leave(own)
      again(error)
    }
    own.on('error', breakDown)
    own.on('end', () => breakDown(new Error('the connection of the chat has ended')))
    own.on('notification', ({ payload }) => {
      if (payload !== undefined && isUuid(payload)) tellAll(payload)
    })
    try {
      await own.connect()
      await own.query(`listen ${CHANNEL}`)
      if (isClosed) {
        await leave(own)
        return
      }
      client = own
      pause = FIRST_PAUSE
      // What was announced while nobody listened.
      tellAll(null)
      watch(own, breakDown)
    } catch (error) {
      breakDown(error)
    }
  }
  void connect()

  return {
    announce: async (ownerId) => {
      try {
        await db.execute(sql`select pg_notify(${CHANNEL}, ${ownerId})`)
      } catch (error) {
        report(error)
      }
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      listeners.clear()
      const own = client
      client = null
      if (own) await leave(own)
    },
  }
}
