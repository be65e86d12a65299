import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { databaseAwayIn } from '../db/database-away.ts'
import { describeError } from './describe-error.ts'
import { Refusal } from './refusal.ts'

/** Seconds after which a call is worth repeating when the database was away. */
const DATABASE_RETURNS = 5

/**
 * What the framework refuses by itself (broken JSON, wrong content type, too much), and what an absent database makes of a
 * call (D20 of docs/decisions.md), in words of the catalogue.
 */
const asRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  const away = databaseAwayIn(error)
  if (away) return away.mayBeDone ? new Refusal('unanswered') : new Refusal('databaseAway', undefined, DATABASE_RETURNS)
  const status = (error as Partial<FastifyError>).statusCode ?? 500
  if (status === 413) return new Refusal('tooLarge')
  return new Refusal(status >= 400 && status < 500 ? 'invalidRequest' : 'internal')
}

/** Answers with an envelope, whatever happened. */
export const sendError = (error: unknown, reply: FastifyReply): FastifyReply => {
  const refusal = asRefusal(error)
  if (refusal.status >= 500) reply.log.error(describeError(error), 'request failed')
  if (refusal.retryAfter !== null) reply.header('Retry-After', refusal.retryAfter)
  return reply.header('Cache-Control', 'no-store').code(refusal.status).send(refusal.body)
}

/** One error handler for every route. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, _request, reply) => sendError(error, reply))
}
