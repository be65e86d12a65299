import { createHash, createHmac } from 'node:crypto'
import { and, eq, lte } from 'drizzle-orm'
import { refuse } from '../call/refusal.ts'
import { oneOf } from '../database/rows.ts'
import { publicKeys } from '../database/schema.ts'
import type { Db, Tx } from '../database/types.ts'
import { KEY_LIFETIME } from './answer-once.ts'
import type { Answer } from './answer-once.ts'

/** Another call with this key was answered meanwhile: its answer counts. */
export class AnsweredMeanwhile extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super('answered meanwhile')
    this.answer = answer
  }
}

/**
 * Repeats of commands without an account (B10). Such a command works in several steps, because a wrong code must stay counted
 * whatever follows: so the transaction of its last step inserts the key.
 */
export interface PublicAnswers {
  /** The first answer, if there is one. @throws Refusal keyMismatch when the key came with another request */
  find(): Promise<Answer | null>
  /** Runs the last step in a transaction that also stores its answer. @throws AnsweredMeanwhile */
  commit<Body>(work: (tx: Tx) => Promise<Body>): Promise<Body>
  /** Stores a refusal. @returns the answer that counts: another call with this key may have been answered meanwhile */
  remember(answer: Answer): Promise<Answer>
}

/** Without a key every call is a new one. */
export const unkeyed = (db: Db): PublicAnswers => ({
  find: async () => null,
  commit: (work) => db.transaction(work),
  remember: async (answer) => answer,
})

/** @param fingerprint the result of `requestHash`, salted here with the key, which is not stored */
export const keyed = (db: Db, key: string, fingerprint: string, now: number): PublicAnswers => {
  const keyHash = createHash('sha256').update(key).digest('hex')
  const requestHash = createHmac('sha256', key).update(fingerprint).digest('hex')
  const mine = eq(publicKeys.keyHash, keyHash)
  const row = (answer: Answer) => ({ keyHash, requestHash, status: answer.status, body: answer.body, createdAt: new Date(now) })
  const first = (found: typeof publicKeys.$inferSelect): Answer =>
    found.requestHash === requestHash ? { status: found.status, body: found.body } : refuse('keyMismatch')

  return {
    find: async () => {
      await db.delete(publicKeys).where(and(mine, lte(publicKeys.createdAt, new Date(now - KEY_LIFETIME))))
      const [found] = await db.select().from(publicKeys).where(mine)
      return found ? first(found) : null
    },
    commit: (work) =>
      db.transaction(async (tx) => {
        const taken = await tx
          .insert(publicKeys)
          .values(row({ status: 200, body: {} }))
          .onConflictDoNothing()
          .returning({ keyHash: publicKeys.keyHash })
        if (taken.length === 0) throw new AnsweredMeanwhile(first(oneOf(await tx.select().from(publicKeys).where(mine))))
        const body = await work(tx)
        await tx.update(publicKeys).set({ body }).where(mine)
        return body
      }),
    remember: async (answer) => {
      const taken = await db
        .insert(publicKeys)
        .values(row(answer))
        .onConflictDoNothing()
        .returning({ keyHash: publicKeys.keyHash })
      return taken.length > 0 ? answer : first(oneOf(await db.select().from(publicKeys).where(mine)))
    },
  }
}
