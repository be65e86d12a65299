/** The server's metrics for Prometheus. A label is a name from a fixed list: never an address, a person or a number. */
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Db, PoolState } from '../../kernel/database/types.ts'
import { isJobKind, LANES } from '../../kernel/jobs/lanes.ts'
import { surveyJobs } from '../../kernel/jobs/survey.ts'
import type { KindSurvey } from '../../kernel/jobs/survey.ts'
import type { JobOutcome } from '../../kernel/jobs/worker.ts'
import { within } from '../../kernel/within.ts'
import { securityState } from '../../modules/audit/security-events.ts'
import { ledgerState } from '../../modules/ledger/state.ts'
import { lastHour } from '../../modules/sms/deliveries.ts'
import type { ThriftState } from '../../modules/suggestions/thrift.ts'
import type { SocketState } from '../chats/sockets.ts'

/** Seconds: from a warm read to longer than anybody waits. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** A scrape's timeout for the database. */
const SURVEY_TIME = 2_000
/** The route label of requests that no route matches. */
const NO_ROUTE = 'none'

export interface Metrics {
  /** Counts every answer of a server. */
  watch(app: FastifyInstance): void
  jobEnded(kind: string, outcome: JobOutcome): void
  /** All of it in Prometheus's text format. */
  text(): Promise<string>
  readonly contentType: string
}

/** What is looked at when somebody asks. */
export interface MetricsSource {
  db: Db
  now: () => number
  /** The connection pool; null on the embedded engine. */
  pool: (() => PoolState) | null
  /** How look-ups of suggestions are answered; null or nothing where they cost nothing. */
  suggestions?: (() => ThriftState) | null
  /** The chat's sockets of this process; null until they are served. */
  sockets?: () => SocketState | null
  /** The database could not be asked. */
  onFailure: (error: unknown) => void
}

/** The common label of job kinds that this release does not know. */
const OTHER = 'other'
const kindLabel = (kind: string): string => (isJobKind(kind) ? kind : OTHER)

/** Read once per scrape, before any output: gauges that read by themselves would show each other's stale values. */
type Look = () => Promise<void> | void

const queueLook = (registry: Registry, { db, now, onFailure }: MetricsSource): Look => {
  const gauge = (name: string, help: string, ...labelNames: string[]): Gauge =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const up = gauge('mst_database_up', '1 when the database has answered this scrape')
  const waiting = gauge('mst_jobs_waiting', 'Jobs that are to be done, by kind', 'kind')
  const oldest = gauge('mst_jobs_oldest_seconds', 'How long the oldest of them has been due', 'kind')
  const aside = gauge('mst_jobs_put_aside', 'Jobs that are not tried any more', 'kind')
  return async () => {
    for (const each of [waiting, oldest, aside]) each.reset()
    try {
      const found = await within(SURVEY_TIME, 'the database', () => surveyJobs(db, now()))
      for (const kind of [...Object.keys(LANES), OTHER]) {
        const rows = found.filter((row) => kindLabel(row.kind) === kind)
        const sum = (pick: (row: KindSurvey) => number) => rows.reduce((all, row) => all + pick(row), 0)
        waiting.set(
          { kind },
          sum((row) => row.waiting),
        )
        aside.set(
          { kind },
          sum((row) => row.putAside),
        )
        oldest.set({ kind }, Math.max(0, ...rows.map((row) => row.oldest)) / 1000)
      }
      up.set(1)
    } catch (error) {
      onFailure(error)
      up.set(0)
    }
  }
}

const ledgerLook = (registry: Registry, { db, now, onFailure }: MetricsSource): Look => {
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers: [registry] })
  const findings = gauge('mst_ledger_findings', 'What the last check of the ledger has found')
  const entries = gauge('mst_ledger_entries', 'Entries that it has seen')
  const checked = gauge('mst_ledger_checked_seconds', 'How long ago it ended; NaN before the first one')
  const sealed = gauge('mst_ledger_sealed_seconds', 'How long ago the last seal was made; NaN before the first one')
  const ages = (at: number | null): number => (at === null ? Number.NaN : Math.max(0, now() - at) / 1000)
  return async () => {
    try {
      const state = await within(SURVEY_TIME, 'the ledger', () => ledgerState(db))
      findings.set(state.findings)
      entries.set(state.entries)
      checked.set(ages(state.checkedAt))
      sealed.set(ages(state.sealedAt))
    } catch (error) {
      // Values of a minute ago would hide that nobody looks.
      for (const each of [findings, entries, checked, sealed]) each.set(Number.NaN)
      onFailure(error)
    }
  }
}

const securityLook = (registry: Registry, { db, now, onFailure }: MetricsSource): Look => {
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers: [registry] })
  const busiest = gauge('mst_security_busiest_network', 'Security events of the last 10 to 20 minutes from the busiest network')
  const networks = gauge('mst_security_networks_at_one_phone', 'From how many networks one phone was tried meanwhile, at most')
  return async () => {
    try {
      const state = await within(SURVEY_TIME, 'the security events', () => securityState(db, now()))
      busiest.set(state.busiest)
      networks.set(state.networks)
    } catch (error) {
      for (const each of [busiest, networks]) each.set(Number.NaN)
      onFailure(error)
    }
  }
}

const smsLook = (registry: Registry, { db, now, onFailure }: MetricsSource): Look => {
  const messages = new Gauge({
    name: 'mst_sms_last_hour',
    help: 'Messages of the last hour by gateway and what has become of them',
    labelNames: ['gateway', 'state'] as const,
    registers: [registry],
  })
  return async () => {
    messages.reset()
    try {
      for (const { gateway, state, count } of await within(SURVEY_TIME, 'the messages', () => lastHour(db, now())))
        messages.set({ gateway, state }, count)
    } catch (error) {
      onFailure(error)
    }
  }
}

const poolLook = (registry: Registry, pool: () => PoolState): Look => {
  const waiting = new Gauge({ name: 'mst_pool_waiting', help: 'Queries that wait for a connection', registers: [registry] })
  const connections = new Gauge({
    name: 'mst_pool_connections',
    help: 'Connections to the database',
    labelNames: ['state'] as const,
    registers: [registry],
  })
  return () => {
    const state = pool()
    connections.set({ state: 'busy' }, state.busy)
    connections.set({ state: 'idle' }, state.idle)
    waiting.set(state.waiting)
  }
}

const suggestionsLook = (registry: Registry, state: () => ThriftState): Look => {
  const paused = new Gauge({ name: 'mst_suggestions_paused', help: '1 while the service is left alone', registers: [registry] })
  const answers = new Counter({
    name: 'mst_suggestions_total',
    help: 'Look-ups by where their answer came from',
    labelNames: ['from'] as const,
    registers: [registry],
  })
  return () => {
    const { isPaused, cached, asked, none } = state()
    paused.set(isPaused ? 1 : 0)
    answers.reset()
    for (const [from, count] of Object.entries({ cache: cached, service: asked, none })) answers.inc({ from }, count)
  }
}

const socketsLook = (registry: Registry, state: () => SocketState | null): Look => {
  const sockets = new Gauge({ name: 'mst_chat_sockets', help: 'Open sockets of the chat', registers: [registry] })
  const drops = new Counter({
    name: 'mst_chat_sockets_dropped_total',
    help: 'Sockets that were given up, by why',
    labelNames: ['reason'] as const,
    registers: [registry],
  })
  return () => {
    const seen = state()
    if (!seen) return
    sockets.set(seen.open)
    drops.reset()
    for (const [reason, count] of Object.entries(seen.dropped)) drops.inc({ reason }, count)
  }
}

/** Builds the counters of a server. */
export const createMetrics = (source: MetricsSource): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'mst_http_requests_total',
    help: 'Answers by method, pattern of the route and status',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'mst_http_request_seconds',
    help: 'Time to the answer by pattern of the route',
    labelNames: ['route'] as const,
    buckets: BUCKETS,
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'mst_refusals_total',
    help: 'Refusals by their name in the catalogue',
    labelNames: ['refusal'] as const,
    registers: [registry],
  })
  const security = new Counter({
    name: 'mst_security_events_total',
    help: 'Who was not let through, by what was tried',
    labelNames: ['event'] as const,
    registers: [registry],
  })
  const runs = new Counter({
    name: 'mst_job_runs_total',
    help: 'Runs of jobs by kind and how they ended',
    labelNames: ['kind', 'outcome'] as const,
    registers: [registry],
  })
  const looks = [
    queueLook(registry, source),
    ledgerLook(registry, source),
    securityLook(registry, source),
    smsLook(registry, source),
    ...(source.pool ? [poolLook(registry, source.pool)] : []),
    ...(source.sockets ? [socketsLook(registry, source.sockets)] : []),
    ...(source.suggestions ? [suggestionsLook(registry, source.suggestions)] : []),
  ]
  return {
    watch: (app) => {
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? NO_ROUTE
        requests.inc({ method: request.method, route, status: reply.statusCode })
        seconds.observe({ route }, reply.elapsedTime / 1000)
        if (reply.refusal) refusals.inc({ refusal: reply.refusal })
        if (reply.suspicion) security.inc({ event: reply.suspicion.event })
      })
    },
    jobEnded: (kind, outcome) => runs.inc({ kind: kindLabel(kind), outcome }),
    text: async () => {
      for (const look of looks) await look()
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}
