import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SecurityEvent } from '../../kernel/database/sets.ts'
import { describeError } from '../../kernel/describe-error.ts'
import { createSecurityBook } from '../../modules/audit/security-book.ts'
import type { SecurityBook, Seen } from '../../modules/audit/security-book.ts'
import { createClientOf } from '../contract/client-of.ts'
import { isForeign } from '../contract/foreign.ts'
import type { HttpDeps } from '../deps.ts'
import { suspicionOf } from './suspicion.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** What the answer tells of who was not let through; null for all other answers. */
    suspicion: Seen | null
  }
  interface FastifyInstance {
    /** Counts of who was not let through, before the database has them. */
    securityBook: SecurityBook
  }
}

/** How long a count may be missing in the database. */
const FLUSH_EVERY = 5_000

/**
 * Notes who was not let through (D150), for log, metrics and digest. Everything happens behind the answer: known and unknown phones are
 * answered alike and after the same time (B04). Register it before what reads `suspicion`.
 */
export const watchSecurity = (app: FastifyInstance, { db, now, originKey }: Pick<HttpDeps, 'db' | 'now' | 'originKey'>): void => {
  const [book, clientOf] = [createSecurityBook(db), createClientOf(originKey)]
  app.decorateReply('suspicion', null)
  app.decorate('securityBook', book)

  const seenBy = (request: FastifyRequest, event: SecurityEvent): Seen => {
    const client = clientOf(request)
    const { actor, routeOptions, triedPhone } = request
    return {
      event,
      operation: routeOptions.config.operation ?? null,
      network: client.network,
      origin: client.address,
      actor: actor?.auditId ?? null,
      phone: triedPhone === null ? null : client.phone(triedPhone),
    }
  }

  app.addHook('onResponse', async (request, reply) => {
    if (reply.refusal === null) return
    const asked = { refusal: reply.refusal, message: reply.refusalText, operation: request.routeOptions.config.operation ?? null }
    const event = suspicionOf({ ...asked, isForeign: isForeign(request) })
    if (event === null) return
    reply.suspicion = seenBy(request, event)
    book.note(reply.suspicion, now())
  })

  const flush = async (): Promise<void> => {
    try {
      await book.flush()
    } catch (error) {
      app.log.error(describeError(error), 'security events cannot be counted')
    }
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => void flush(), FLUSH_EVERY).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flush()
  })
}
