import { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { destination } from 'pino'
import { describeError } from '../../kernel/describe-error.ts'

/** Says nothing of requests by itself, and of answers that broke off what may be logged: their client got a part, and knows it. */
export class AnswerLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true })
  }

  override streamError(error: Error, _request: FastifyRequest, reply: FastifyReply): void {
    // A client that has left is no failure.
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ERR_STREAM_PREMATURE_CLOSE') reply.log.error(describeError(error), 'an answer broke off on its way')
  }
}

/**
 * One line per request: its number, method, the route's pattern, status, milliseconds, the refusal's name, and of who was not let through
 * what the event was, from where and by whom, in hashes and numbers (D150). Never the URL (paths and queries contain phones and serials),
 * headers or bodies (C06).
 */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const refusal = reply.refusal ?? undefined
    const ms = Math.round(reply.elapsedTime)
    const security = reply.suspicion ?? undefined
    request.log.info({ method: request.method, route, status: reply.statusCode, ms, refusal, security }, 'request')
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

/** The size of a batch of log lines, in bytes. */
const BATCH = 4_096
/** The longest wait of a line, in milliseconds. */
const FLUSH_EVERY = 200

/**
 * The log of a process: lines are buffered and written in batches, because a write per line costs a small request a tenth of its
 * CPU time. A process that exits flushes the buffer; a killed process loses its last lines.
 */
export const processLog = () => {
  const stream = destination({ sync: false, minLength: BATCH, periodicFlush: FLUSH_EVERY })
  process.on('exit', () => stream.flushSync())
  return { ...loggerOptions, stream }
}
