import { Server } from 'node:net'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '../kernel/call/refusal.ts'
import { sendError } from './errors.ts'

/** How long a running request may continue after the listener has closed. */
const PATIENCE = 4_000
/** How long a connection that is open may take to send its request: what a proxy has just opened is not idle. */
const GRACE = 1_000
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
 * Closes the port and waits until all connections have ended. The server of HTTP would at the same moment end every connection without a
 * request, also those whose first request is on its way: a proxy could not know whether it was done.
 */
const endConnections = async (server: FastifyInstance['server']): Promise<void> => {
  // Whatever has connected has been accepted by now: what still waited in the system would be reset.
  await setImmediate()
  const ended = new Promise<void>((resolve) => {
    Server.prototype.close.call(server, () => resolve())
  })
  await wait(GRACE)
  // What has come by now is read before it is decided who is idle, however late this process is.
  await setImmediate()
  server.closeIdleConnections()
  await ended
}

/**
 * Bounds the time of a shutdown whatever clients do: running requests get a few seconds, then an answer, then their connections
 * are closed. Call it on a server without routes.
 * @param isStopping whether the server is about to close its port: connections that proxies keep then end with their next answer, so that
 * none of them is closed while a request is on its way
 */
export const endInTime = (app: FastifyInstance, isStopping: () => boolean): void => {
  const open = new Set<FastifyReply>()
  let isEnding = false
  app.addHook('onRequest', async (_request, reply) => {
    open.add(reply)
    reply.raw.once('close', () => open.delete(reply))
  })
  app.addHook('onSend', async (request, reply) => {
    // A keep-alive connection would outlive the listener.
    if ((isEnding || isStopping()) && request.raw.complete) reply.header('Connection', 'close')
  })
  app.addHook('preClose', async () => {
    isEnding = true
    const answerAll = (): void => {
      for (const reply of open) if (!reply.sent) answerEarly(reply)
    }
    setTimeout(answerAll, PATIENCE).unref()
    setTimeout(() => app.server.closeAllConnections(), PATIENCE + LINGER).unref()
    if (app.server.listening) await endConnections(app.server)
  })
}
