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
 * Rate limits per address and minute, whatever the outcome: they bound slow work. A shop or a carrier with hundreds of people
 * behind one address stays far below; failures have limits of their own (D12, D24).
 */
export const CALLS: Record<LimitName, number> = {
  login: 300,
  codes: 120,
  captcha: 300,
  bankNotice: 3_000,
  push: 60,
  warranty: 120,
  handover: 120,
  invitation: 60,
  report: 60,
}

/** Registers the rate limits. Call it before the routes are added, because the plugin hooks into each new route. */
export const limitCalls = async (app: FastifyInstance, { db, now, originKey }: HttpDeps): Promise<void> => {
  const clientOf = createClientOf(originKey)
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  await app.register(rateLimit, {
    global: false,
    timeWindow: MINUTE,
    store: limitStore(db, now),
    // A known browser has a separate budget, which no neighbour behind the same address can use up (D22).
    keyGenerator: async (request) => {
      const [device] = await findDevices(db, deviceTokens(request), now())
      return device?.hash ?? clientOf(request).address
    },
    errorResponseBuilder: (_request, { ttl }) => new Refusal('rateLimited', undefined, Math.max(1, Math.ceil(ttl / 1000))),
    // No headers with the remaining budget; errors.ts sets Retry-After.
    addHeaders: { ...silent, 'retry-after': false },
    addHeadersOnExceeding: silent,
  })
}

/** The route options for the rate limit of an operation. */
export const limitOf = ({ 'x-limit': name }: OperationObject): { rateLimit?: RateLimitOptions } =>
  name === undefined ? {} : { rateLimit: { max: CALLS[name], groupId: ` ${name}` } }
