import { DatabaseError, Pool } from 'pg'
import type { Client, ClientConfig, PoolClient, PoolConfig, QueryConfig, QueryResult } from 'pg'
import { within } from '../within.ts'
import { asStep } from './call-waits.ts'
import { DatabaseAway } from './database-away.ts'

/** `deadline`: milliseconds until an unanswered statement times out; null: never. */
interface Watched {
  deadline: number | null
}

/** The arguments of a client's query as Drizzle passes them: it awaits promises and never passes a callback. */
type Statement = [config: string | QueryConfig, values?: unknown[]]

/** Errors with which PostgreSQL closes a connection: on command, at shutdown, or after an idle transaction's timeout. */
const ENDS = /^(?:57P0.|25P03|25P04)$/
const isEnd = (error: unknown): boolean =>
  error instanceof DatabaseError && (ENDS.test(error.code ?? '') || error.severity === 'FATAL' || error.severity === 'PANIC')

/** Errors with which PostgreSQL cancels one statement: it ran, or waited for a lock, for too long. */
const TOO_SLOW = new Set(['57014', '55P03'])
const isTooSlow = (error: unknown): boolean => error instanceof DatabaseError && TOO_SLOW.has(error.code ?? '')

const LEAVES_NOTHING = /^\s*(?:select|begin|rollback|set|show)\b/i
const COMMIT = /^\s*commit\b/i

/** In a transaction only COMMIT persists anything; outside of one every statement that writes does. */
const mayCommit = (text: string, isInTransaction: boolean): boolean =>
  isInTransaction ? COMMIT.test(text) : !LEAVES_NOTHING.test(text)

/** Runs the work after a timeout, unless cancelled; answers that arrived while the process was busy are read first. */
const afterwards = (milliseconds: number, work: () => void): { cancel(): void } => {
  let immediate: NodeJS.Immediate | undefined
  const timer = setTimeout(() => {
    immediate = setImmediate(work)
  }, milliseconds)
  return {
    cancel: () => {
      clearTimeout(timer)
      clearImmediate(immediate)
    },
  }
}

/**
 * Connections that may break at any moment, even in the middle of a transaction, and then report the outcome of every statement.
 * A lost connection stays lost: the transaction's ROLLBACK fails for the same reason as the statement before.
 */
const watched = (Base: typeof Client) =>
  class WatchedClient extends Base {
    readonly #deadline: number | null
    #away: DatabaseAway | null = null

    constructor({ deadline, ...config }: ClientConfig & Watched) {
      super(config)
      this.#deadline = deadline
      // Without a listener an error of a connection in use ends the process.
      this.on('error', (error) => {
        this.#away ??= new DatabaseAway(error, false)
      })
    }

    // `never`: the base class has an overload for every kind of caller, and only one of them is used here.
    override query(...statement: unknown[]): never {
      return this.#ask(...(statement as Statement)) as never
    }

    async #ask(...[config, values]: Statement): Promise<QueryResult> {
      if (this.#away) throw this.#away
      const text = typeof config === 'string' ? config : config.text
      const mayBeDone = mayCommit(text, this.getTransactionStatus() !== 'I')
      return asStep(this.#deadline, async (deadline) => {
        const waited = deadline === null ? null : afterwards(deadline, () => this.#giveUp(mayBeDone))
        try {
          return await super.query(config, values)
        } catch (error) {
          throw this.#judged(error, mayBeDone)
        } finally {
          waited?.cancel()
        }
      })
    }

    /** The connection is closed: a late answer would be taken for the answer to another statement. */
    #giveUp(mayBeDone: boolean): void {
      this.#away ??= new DatabaseAway(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' }), mayBeDone)
      void this.end()
    }

    #judged(error: unknown, mayBeDone: boolean): unknown {
      if (this.#away === null && !isEnd(error)) return isTooSlow(error) ? new DatabaseAway(error, false) : error
      this.#away = new DatabaseAway(this.#away?.cause ?? error, mayBeDone)
      void this.end()
      return this.#away
    }
  }

/** A pool of such connections. */
export class WatchedPool extends Pool {
  /** @param Base the connections that are watched */
  constructor(Base: typeof Client, config: PoolConfig & Watched) {
    super({ ...config, Client: watched(Base) as unknown as NonNullable<PoolConfig['Client']> })
  }

  override async connect(): Promise<PoolClient> {
    try {
      return await asStep(this.options.connectionTimeoutMillis ?? null, (limit) => this.#connectWithin(limit))
    } catch (error) {
      throw new DatabaseAway(error, false)
    }
  }

  /** The base class knows one limit for all: a connection that comes later than this one goes back at once. */
  async #connectWithin(limit: number | null): Promise<PoolClient> {
    const connecting = super.connect()
    if (limit === null || limit === this.options.connectionTimeoutMillis) return connecting
    try {
      return await within(limit, 'a connection to the database', () => connecting)
    } catch (error) {
      connecting.then(
        (client) => client.release(),
        () => undefined,
      )
      throw error
    }
  }

  // The base class passes a broken connection’s own error to the caller; here the connection reports its meaning.
  override query(...statement: unknown[]): never {
    return this.#ask(...(statement as Statement)) as never
  }

  async #ask(...statement: Statement): Promise<QueryResult> {
    const client = await this.connect()
    try {
      return await client.query(...statement)
    } finally {
      client.release()
    }
  }
}
