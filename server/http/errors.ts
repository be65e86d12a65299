import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { refusals } from '../../src/domain/texts/refusals.ts'
import type { RefusalName } from '../../src/domain/texts/refusals.ts'
import { Refusal } from '../kernel/call/refusal.ts'
import type { RefusalMessage } from '../kernel/call/refusal.ts'
import { databaseAwayIn } from '../kernel/database/database-away.ts'
import { describeError } from '../kernel/describe-error.ts'
import { ServiceAway } from '../kernel/service-away.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** The name of the answer's refusal, for log and metrics. */
    refusal: RefusalName | null
    /** Its words, which tell refusals of one name apart; never logged: they may name what was typed. */
    refusalText: RefusalMessage | null
  }
}

const nameOf = new Map<unknown, RefusalName>(Object.entries(refusals).map(([name, { code }]) => [code, name as RefusalName]))

/** Notes the refusal in a command's answer, perhaps a stored one: no error is thrown for such an answer. */
export const noteRefusal = (reply: FastifyReply, body: unknown): void => {
  const { code, message } = (body ?? {}) as { code?: unknown; message?: RefusalMessage }
  reply.refusal = nameOf.get(code) ?? null
  reply.refusalText = message ?? null
}

/** Retry-After in seconds when the database was unreachable. */
const DATABASE_RETURNS = 5

/**
 * Maps errors of the framework (broken JSON, wrong content type, too large) and of an unreachable database (D20) to refusals of
 * the catalogue.
 */
const asRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (error instanceof ServiceAway) return new Refusal('notDone', error.told)
  const away = databaseAwayIn(error)
  if (away) return away.mayBeDone ? new Refusal('unanswered') : new Refusal('databaseAway', undefined, DATABASE_RETURNS)
  const status = (error as Partial<FastifyError>).statusCode ?? 500
  if (status === 413) return new Refusal('tooLarge')
  return new Refusal(status >= 400 && status < 500 ? 'invalidRequest' : 'internal')
}

/** A server error names the request id, so that support can find its cause. */
const bodyOf = ({ status, body }: Refusal, { request }: FastifyReply): object =>
  status >= 500 ? { ...body, requestId: request.id } : body

/** What was said of a file that fails before its first byte does not fit the envelope. */
const withoutFile = (reply: FastifyReply): FastifyReply => {
  for (const name of ['content-disposition', 'content-length']) {
    reply.removeHeader(name)
    // A stream has had its headers put there already.
    if (!reply.raw.headersSent) reply.raw.removeHeader(name)
  }
  return reply.type('application/json; charset=utf-8')
}

/** Answers every error with an envelope. */
export const sendError = (error: unknown, reply: FastifyReply): FastifyReply => {
  const refusal = asRefusal(error)
  reply.refusal = refusal.refusal
  reply.refusalText = refusal.body.message
  if (refusal.status >= 500) reply.log.error(describeError(error), 'request failed')
  else if (error instanceof ServiceAway) reply.log.error(describeError(error), 'a service outside is away')
  if (refusal.retryAfter !== null) reply.header('Retry-After', refusal.retryAfter)
  return withoutFile(reply).header('Cache-Control', 'no-store').code(refusal.status).send(bodyOf(refusal, reply))
}

/** One error handler for every route. */
export const handleErrors = (app: FastifyInstance): void => {
  app.decorateReply('refusal', null)
  app.decorateReply('refusalText', null)
  app.setErrorHandler((error, _request, reply) => sendError(error, reply))
}
