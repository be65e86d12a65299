import rateLimit from '@fastify/rate-limit'
import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../kernel/call/refusal.ts'
import { findDevices } from '../../modules/devices/devices.ts'
import type { HttpDeps } from '../deps.ts'
import { createClientOf } from './client-of.ts'
import { deviceTokens } from './device-cookie.ts'
import type { LimitName, OperationObject } from './document.ts'
import { limitStore } from './limit-store.ts'

const MINUTE = 60_000

/**
 * Calls of one address in a minute, whatever comes of them: the slow work that one place can ask for. A shop or a carrier
 * with hundreds of people behind one address stays far below; what may go wrong is limited elsewhere (D12, D24).
 */
const CALLS: Record<LimitName, number> = { login: 300, codes: 120, captcha: 300 }

/** Makes limits known to the server. Before the routes: they are told when each of them is added. */
export const limitCalls = async (app: FastifyInstance, { db, now }: HttpDeps): Promise<void> => {
  const clientOf = createClientOf(db)
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  await app.register(rateLimit, {
    global: false,
    timeWindow: MINUTE,
    store: limitStore(db, now),
    // A browser that has signed in has a share of its own: no neighbour behind the same address uses it up (D22).
    keyGenerator: async (request) => {
      const [device] = await findDevices(db, deviceTokens(request), now())
      return device?.hash ?? (await clientOf(request)).address
    },
    errorResponseBuilder: (_request, { ttl }) => new Refusal('rateLimited', undefined, Math.max(1, Math.ceil(ttl / 1000))),
    // How much is left of a share concerns nobody; errors.ts says when to try again.
    addHeaders: { ...silent, 'retry-after': false },
    addHeadersOnExceeding: silent,
  })
}

/** What a route must be told to be limited as its operation says. */
export const limitOf = ({ 'x-limit': name }: OperationObject): { rateLimit?: RateLimitOptions } =>
  name === undefined ? {} : { rateLimit: { max: CALLS[name], groupId: ` ${name}` } }
