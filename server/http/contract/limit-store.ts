import { callbackify } from 'node:util'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Db } from '../../kernel/database/types.ts'
import { take } from '../../kernel/limits/counts.ts'

/** The store of @fastify/rate-limit: the database, so that all servers count together. */
export const limitStore = (db: Db, now: () => number): FastifyRateLimitStoreCtor =>
  class implements FastifyRateLimitStore {
    incr(...[key, done, window, budget]: Parameters<FastifyRateLimitStore['incr']>): void {
      const count = callbackify(async () => {
        const wait = await take(db, { name: `calls ${key}`, budget, window }, now())
        // The plugin needs to know whether the count exceeds the budget, and until when.
        return wait === null ? { current: budget, ttl: window } : { current: budget + 1, ttl: wait }
      })
      count(done)
    }

    /** One store fits all routes: each call brings the route's limits and its key. */
    child(): this {
      return this
    }
  }
