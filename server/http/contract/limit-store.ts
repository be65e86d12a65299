import { callbackify } from 'node:util'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Db } from '../../kernel/database/types.ts'
import { take } from '../../kernel/limits/counts.ts'

/** Where @fastify/rate-limit counts calls: the database, so that several servers count together. */
export const limitStore = (db: Db, now: () => number): FastifyRateLimitStoreCtor =>
  class implements FastifyRateLimitStore {
    incr(...[key, done, window, budget]: Parameters<FastifyRateLimitStore['incr']>): void {
      const count = callbackify(async () => {
        const wait = await take(db, { name: `calls ${key}`, budget, window }, now())
        // The plugin asks whether the count is above the budget, and of one above it for how long it stays so.
        return wait === null ? { current: budget, ttl: window } : { current: budget + 1, ttl: wait }
      })
      count(done)
    }

    /** Routes differ in their numbers, which come with each call, and in the key. */
    child(): this {
      return this
    }
  }
