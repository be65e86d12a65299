import { createHash } from 'node:crypto'
import { and, eq, lte } from 'drizzle-orm'
import { Refusal, refuse } from '../../contract/refusal.ts'
import { whileRacing } from '../../contract/run-again.ts'
import { idempotencyKeys } from '../../db/schema.ts'
import { oneOf } from '../../db/rows.ts'
import type { Db } from '../../db/types.ts'
import { holdPerson } from '../users/hold.ts'

/** How long a key gives the first answer again. */
export const KEY_LIFETIME = 86_400_000

export interface Answer {
  status: number
  body: unknown
}

/** One repeatable request of one person. */
export interface KeyedRequest {
  userId: string
  key: string
  /** What `requestHash` gives: the same key with another hash is refused. */
  hash: string
  now: number
}

/** JSON with sorted keys: the order in which a client spells them is no difference. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/** The fingerprint of a request: method, path, parameters and body. */
export const requestHash = (method: string, path: string, parts: unknown): string =>
  createHash('sha256')
    .update(`${method} ${path} ${canonical(parts)}`)
    .digest('hex')

/** Refusals of rights are not answers of the command: after a new sign-in the same key may work. */
const isAnswer = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.status < 500 && error.status !== 401 && error.status !== 403

/** Runs the work in a savepoint, so that a refused command leaves nothing but its answer. */
const settle = async (tx: Db, work: (db: Db) => Promise<Answer>): Promise<Answer> => {
  try {
    return await whileRacing(() => tx.transaction((inner) => work(inner)))
  } catch (error) {
    if (isAnswer(error)) return { status: error.status, body: error.body }
    throw error
  }
}

/** Takes the key for this request. @returns false when it has been taken before, by whatever request */
const takeKey = async (tx: Db, { userId, key, hash, now }: KeyedRequest): Promise<boolean> => {
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash: hash, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  return inserted.length > 0
}

/**
 * Does a command once per key (B10 of docs/decisions.md). The key is inserted in the transaction of the work: a repeat
 * that arrives meanwhile waits for it, then gets the first answer; if the work fails, the key goes with it.
 * @throws Refusal keyMismatch when the key came with another request, unauthorised when the account is gone
 */
export const answerOnce = (db: Db, request: KeyedRequest, work: (db: Db) => Promise<Answer>): Promise<Answer> =>
  db.transaction(async (tx) => {
    const { userId, key, hash, now } = request
    const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
    if (!(await holdPerson(tx, userId))) return refuse('unauthorised')
    if (!(await takeKey(tx, request))) {
      const outlived = lte(idempotencyKeys.createdAt, new Date(now - KEY_LIFETIME))
      await tx.delete(idempotencyKeys).where(and(mine, outlived))
      // Outlived, by this or by the cleanup: then it is as good as new.
      if (!(await takeKey(tx, request))) {
        const first = oneOf(await tx.select().from(idempotencyKeys).where(mine))
        if (first.requestHash !== hash) return refuse('keyMismatch')
        return { status: first.status ?? 200, body: first.body }
      }
    }
    const answer = await settle(tx, work)
    await tx.update(idempotencyKeys).set({ status: answer.status, body: answer.body }).where(mine)
    return answer
  })
