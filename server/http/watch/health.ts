/** /healthz: the process is alive. /readyz: the server is ready for traffic. Both are for monitoring, not for users. */
import type { FastifyInstance } from 'fastify'
import { missingMigrations } from '../../kernel/database/migrate.ts'
import type { Db } from '../../kernel/database/types.ts'
import type { Worker } from '../../kernel/jobs/worker.ts'
import { within } from '../../kernel/within.ts'
import { ledgerState } from '../../modules/ledger/state.ts'

/** What is looked at. */
export interface HealthSource {
  db: Db
  worker: Pick<Worker, 'quietFor' | 'failing'>
  /** Set once shutdown has begun: the server is not ready any more. */
  isStopping: () => boolean
  /** Sandboxes in place of external services outside demo mode; empty in demo mode. */
  sandboxes: readonly string[]
  onFailure: (error: unknown) => void
}

type State = 'ok' | 'no'

/** The answer of /readyz. */
export interface Readiness {
  ready: boolean
  stopping: boolean
  checks: { database: State; migrations: State; workers: State }
  /**
   * What the last check of the ledger says; null before the first one. Not a reason to refuse traffic: a server that is taken out of
   * service corrects nothing.
   */
  ledger: State | null
  /** Kinds of jobs of which nothing succeeds. No reason to refuse traffic either: mostly a service outside is away, or a key is wrong. */
  failing: readonly string[]
  sandboxes: readonly string[]
}

const DATABASE_TIME = 2_000
/** A worker polls the queue twice a second; an unreachable database is a check of its own. */
const WORKER_QUIET = 30_000
/** The cache time of an answer: readiness is public, and every check costs a query. */
const FRESH = 1_000

const stateOf = (isGood: boolean): State => (isGood ? 'ok' : 'no')

/** Checks the server's parts. @returns a function that runs the checks at most once a second */
export const readiness = ({ db, worker, isStopping, sandboxes, onFailure }: HealthSource): (() => Promise<Readiness>) => {
  const lookAtDatabase = async (): Promise<Pick<Readiness['checks'], 'database' | 'migrations'>> => {
    try {
      const missing = await within(DATABASE_TIME, 'the database', () => missingMigrations(db))
      return { database: 'ok', migrations: stateOf(missing.length === 0) }
    } catch (error) {
      onFailure(error)
      return { database: 'no', migrations: 'no' }
    }
  }
  const lookAtLedger = async (): Promise<Readiness['ledger']> => {
    try {
      const { checkedAt, findings } = await within(DATABASE_TIME, 'the ledger', () => ledgerState(db))
      return findings === 0 && checkedAt === null ? null : stateOf(findings === 0)
    } catch (error) {
      onFailure(error)
      return null
    }
  }
  let last: { at: number; seen: Promise<Pick<Readiness, 'checks' | 'ledger'>> } | undefined
  const look = async (): Promise<Pick<Readiness, 'checks' | 'ledger'>> => {
    const quiet = worker.quietFor()
    const checks = { ...(await lookAtDatabase()), workers: stateOf(quiet !== null && quiet < WORKER_QUIET) }
    // Without the database or its newest tables there is nothing to ask.
    return { checks, ledger: checks.migrations === 'ok' ? await lookAtLedger() : null }
  }
  return async () => {
    const at = performance.now()
    if (!last || at - last.at >= FRESH) last = { at, seen: look() }
    const { checks, ledger } = await last.seen
    const stopping = isStopping()
    const ready = !stopping && Object.values(checks).every((state) => state === 'ok')
    return { ready, stopping, checks, ledger, failing: worker.failing(), sandboxes }
  }
}

/** Serves both addresses. */
export const serveHealth = (app: FastifyInstance, source: HealthSource): void => {
  const look = readiness(source)
  app.get('/healthz', async (_request, reply) => reply.header('Cache-Control', 'no-store').send({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    const found = await look()
    return reply
      .code(found.ready ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send(found)
  })
}
