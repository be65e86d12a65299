import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '../kernel/call/refusal.ts'
import { sendError } from './errors.ts'

/** How long a request that is under way may go on after the listener was closed. */
const PATIENCE = 4_000
/** How long an answer that was given early may take to reach a client that is still sending. */
const LINGER = 500
/** When whoever was sent away may come back, in seconds: to another server, or to this one started again. */
const COME_BACK = 5

/**
 * What a request is told that the server does not finish. As long as its body is on its way nothing has been done with it.
 * Afterwards nobody knows (C04).
 */
const answerEarly = (reply: FastifyReply): void => {
  const { raw } = reply.request
  if (raw.complete) {
    reply.header('Connection', 'close')
    sendError(new Refusal('unanswered'), reply)
    return
  }
  // The rest is taken and thrown away: a closed door would tear down the answer with it.
  raw.resume()
  sendError(new Refusal('databaseAway', undefined, COME_BACK), reply)
}

/**
 * Makes the end of a server come in a time that is known, whatever its clients do: requests under way get a few seconds,
 * then an answer, then their connections are closed. For a server that has no routes yet.
 */
export const endInTime = (app: FastifyInstance): void => {
  const open = new Set<FastifyReply>()
  let isEnding = false
  app.addHook('onRequest', async (_request, reply) => {
    open.add(reply)
    reply.raw.once('close', () => open.delete(reply))
  })
  app.addHook('onSend', async (request, reply) => {
    // A connection that is kept alive would outlive the listener.
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
