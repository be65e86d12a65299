import { createHash } from 'node:crypto'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Placeholder } from 'drizzle-orm'
import { Refusal, refuse } from '../call/refusal.ts'
import { whileRacing } from '../call/run-again.ts'
import { holdPerson } from '../database/hold-people.ts'
import { prepared } from '../database/prepared.ts'
import { oneOf } from '../database/rows.ts'
import { idempotencyKeys } from '../database/schema.ts'
import type { Db } from '../database/types.ts'
import { describeError } from '../describe-error.ts'

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

/** Refusals after which the same key may work: once the person has signed in anew, or has waited. */
const NO_ANSWERS = new Set([401, 403, 429])

/** Whether a failure is the command's answer, which a repeat gets too. */
export const isAnswer = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.status < 500 && !NO_ANSWERS.has(error.status)

/** The command was refused: its transaction is rolled back, so that it leaves nothing but this answer. */
class Refused extends Error {
  readonly answer: Answer

  constructor({ status, body }: Refusal) {
    super('the command was refused')
    this.answer = { status, body }
  }
}

const insertKey = prepared(['userId', 'key', 'requestHash', 'status', 'body', 'createdAt'], (db, row) =>
  db.insert(idempotencyKeys).values(row).onConflictDoNothing().returning({ key: idempotencyKeys.key }),
)

const isMine = (userId: string | Placeholder, key: string | Placeholder) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))

const keepAnswer = prepared(['userId', 'key', 'status', 'body'], (db, { userId, key, status, body }) =>
  db
    .update(idempotencyKeys)
    .set({ status: sql`${status}`, body: sql`${sql.param(body, idempotencyKeys.body)}` })
    .where(isMine(userId, key)),
)

/** A row names somebody who is not there. */
const NOBODY = '23503'

/**
 * Inserts the key. Its person is held by that as `holdPerson` does it, because the key refers to the person.
 * @param answer what is already known to be the answer
 * @returns false when the key has been taken before, by whatever request
 * @throws Refusal unauthorised when the account is gone
 */
const insert = async (tx: Db, { userId, key, hash, now }: KeyedRequest, answer: Answer | null): Promise<boolean> => {
  const row = { userId, key, requestHash: hash, status: answer?.status ?? null, body: answer?.body ?? null }
  try {
    return (await insertKey(tx, { ...row, createdAt: new Date(now) })).length > 0
  } catch (error) {
    return describeError(error).code === NOBODY ? refuse('unauthorised') : Promise.reject(error)
  }
}

/**
 * Takes the key for this request; a transaction that is taking it is waited for.
 * @returns null when it is taken, or the first answer
 * @throws Refusal keyMismatch when the key came with another request, unauthorised when the account is gone
 */
const takeKey = async (tx: Db, request: KeyedRequest, answer: Answer | null): Promise<Answer | null> => {
  if (await insert(tx, request, answer)) return null
  const { userId, key, hash, now } = request
  // The person before the key that is there: a deletion, which takes both, does it in this order.
  if (!(await holdPerson(tx, userId))) return refuse('unauthorised')
  const outlived = lte(idempotencyKeys.createdAt, new Date(now - KEY_LIFETIME))
  await tx.delete(idempotencyKeys).where(and(isMine(userId, key), outlived))
  // Outlived, by this or by the cleanup: then it is as good as new.
  if (await insert(tx, request, answer)) return null
  const first = oneOf(await tx.select().from(idempotencyKeys).where(isMine(userId, key)))
  return first.requestHash === hash ? { status: first.status ?? 200, body: first.body } : refuse('keyMismatch')
}

/** Does the command under its key, in a transaction that its answer ends. @throws Refused */
const answerIn = async (tx: Db, request: KeyedRequest, work: (db: Db) => Promise<Answer>): Promise<Answer> => {
  const first = await takeKey(tx, request, null)
  if (first) return first
  const answer = await work(tx).catch((error: unknown) => {
    throw isAnswer(error) ? new Refused(error) : error
  })
  await keepAnswer(tx, { userId: request.userId, key: request.key, ...answer })
  return answer
}

/**
 * Does a command once per key (B10, ADR 0011). The key is inserted in the transaction of the work: a
 * repeat that arrives meanwhile waits for it, then gets the first answer; if the work fails, the key goes with it.
 *
 * A refusal undoes everything, the key too, and is then written down in a transaction of its own, before anybody is told.
 * Whoever has taken the key in between has done the command: then that answer counts for all.
 * @throws Refusal keyMismatch when the key came with another request, unauthorised when the account is gone
 */
export const answerOnce = async (db: Db, request: KeyedRequest, work: (db: Db) => Promise<Answer>): Promise<Answer> => {
  try {
    return await whileRacing(() => db.transaction((tx) => answerIn(tx, request, work)))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { answer } = error
    return db.transaction(async (tx) => (await takeKey(tx, request, answer)) ?? answer)
  }
}
