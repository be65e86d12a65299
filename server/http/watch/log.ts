import type { FastifyInstance } from 'fastify'
import { destination } from 'pino'

/**
 * One line per request: its number, method, the route's pattern, status, milliseconds, the refusal's name. Never the address
 * itself (phones and serials
 * stand in paths and queries), headers or bodies (C06).
 */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const refusal = reply.refusal ?? undefined
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method: request.method, route, status: reply.statusCode, ms, refusal }, 'request')
  })
}

/** Options of the logger: Fastify's own serialisers would write the address and the caller's IP. */
export const loggerOptions = {
  level: 'info',
  serializers: {
    req: ({ method }: { method: string }) => ({ method }),
    res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  },
}

/** Bytes of log that are written together. */
const BATCH = 4_096
/** Milliseconds after which a line is written at the latest. */
const FLUSH_EVERY = 200

/**
 * The log of a process: lines are gathered and written in batches, because a write for each costs a small request a tenth
 * of its processor time. A process that ends by itself writes what it has; one that is killed takes its last lines with it.
 */
export const processLog = () => {
  const stream = destination({ sync: false, minLength: BATCH, periodicFlush: FLUSH_EVERY })
  process.on('exit', () => stream.flushSync())
  return { ...loggerOptions, stream }
}
