import type { FastifyInstance } from 'fastify'
import { asOneCall, CallWaits } from '../kernel/database/call-waits.ts'

/** All that a request asks of the database is one call with one time limit (D20). Call it on a server without routes. */
export const countWaits = (app: FastifyInstance): void => {
  app.addHook('onRequest', (_request, _reply, done) => asOneCall(new CallWaits(), done))
}
