import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '../kernel/call/refusal.ts'
import { sendError } from './errors.ts'

/** How long a running request may continue after the listener has closed. */
const PATIENCE = 4_000
/** How long an early answer may take to reach a client that is still sending. */
const LINGER = 500
/** Retry-After in seconds: for another server, or for this one after its restart. */
const COME_BACK = 5

/**
 * The answer to a request that the server does not finish. While its body is still arriving, nothing has been done. Later the
 * outcome is unknown (C04).
 */
const answerEarly = (reply: FastifyReply): void => {
  const { raw } = reply.request
  if (raw.complete) {
    reply.header('Connection', 'close')
    sendError(new Refusal('unanswered'), reply)
    return
  }
  // The rest is read and discarded: closing the connection would destroy the answer.
  raw.resume()
  sendError(new Refusal('databaseAway', undefined, COME_BACK), reply)
}

/**
 * Bounds the time of a shutdown whatever clients do: running requests get a few seconds, then an answer, then their connections
 * are closed. Call it on a server without routes.
 */
export const endInTime = (app: FastifyInstance): void => {
  const open = new Set<FastifyReply>()
  let isEnding = false
  app.addHook('onRequest', async (_request, reply) => {
    open.add(reply)
    reply.raw.once('close', () => open.delete(reply))
  })
  app.addHook('onSend', async (request, reply) => {
    // A keep-alive connection would outlive the listener.
    if (isEnding && request.raw.complete) reply.header('Connection', 'close')
  })
  app.addHook('preClose', async () => {
    isEnding = true
    const answerAll = (): void => {
      for (const reply of open) if (!reply.sent) answerEarly(reply)
    }
    setTimeout(answerAll, PATIENCE).unref()
    setTimeout(() => app.server.closeAllConnections(), PATIENCE + LINGER).unref()
  })
}
