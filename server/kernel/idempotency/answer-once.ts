import { createHash } from 'node:crypto'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Placeholder } from 'drizzle-orm'
import { Refusal, refuse } from '../call/refusal.ts'
import { whileRacing } from '../call/run-again.ts'
import { protectPerson } from '../database/lock-people.ts'
import { prepared } from '../database/prepared.ts'
import { oneOf } from '../database/rows.ts'
import { idempotencyKeys, users } from '../database/schema.ts'
import type { Db, Tx } from '../database/types.ts'
import { describeError } from '../describe-error.ts'

/**
 * How long a key returns the first answer: 31 days, because a tab may stay open as long with its «Повторить» (F09). Beyond, each command
 * is safe by what it writes (ADR 0007).
 */
export const KEY_LIFETIME = 31 * 86_400_000

export interface Answer {
  status: number
  body: unknown
}

/** One repeatable request of one person. */
export interface KeyedRequest {
  userId: string
  key: string
  /** The result of `requestHash`: the same key with another hash is refused. */
  hash: string
  now: number
  /** Whether a lock of the person closes the command; it does so until the very end of it. */
  isClosedByLock?: boolean
}

/** JSON with sorted keys: the client's order of keys does not matter. */
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

/** Refusals after which the same key may succeed: after a new sign-in, or after a wait. */
const NO_ANSWERS = new Set([401, 403, 429])

/** Whether a failure is the command's answer, and so the answer to a repeat too. A key with other words is no answer to either of them. */
export const isAnswer = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.status < 500 && !NO_ANSWERS.has(error.status) && error.refusal !== 'keyMismatch'

/** The command was refused: its transaction rolls back and leaves only this answer. */
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

const findKey = prepared(['userId', 'key'], (db, { userId, key }) => db.select().from(idempotencyKeys).where(isMine(userId, key)))

/** Whether a person has used this key. */
export const hasKey = async (db: Db, userId: string, key: string): Promise<boolean> =>
  (await findKey(db, { userId, key })).length > 0

/** The first answer to this very request, which the key keeps as long as it lives; null for any other. */
export const findAnswer = async (db: Db, { userId, key, hash, now }: KeyedRequest): Promise<Answer | null> => {
  const [first] = await findKey(db, { userId, key })
  const isAlive = first && first.createdAt.getTime() > now - KEY_LIFETIME
  return isAlive && first.requestHash === hash ? { status: first.status ?? 200, body: first.body } : null
}

/**
 * Keeps the answer, unless an operator has locked the person meanwhile (D239). A lock waits for whoever holds the person, as the key does
 * since it was taken: what this statement sees stays so until the command is stored, and no statement more is needed for it.
 */
const keepAnswer = prepared(['userId', 'key', 'status', 'body', 'closes'], (db, { userId, key, status, body, closes }) =>
  db
    .update(idempotencyKeys)
    .set({ status: sql`${status}`, body: sql`${sql.param(body, idempotencyKeys.body)}` })
    .where(
      and(
        isMine(userId, key),
        sql`not (${closes}::boolean and exists (select from ${users} where ${users.id} = ${userId}::uuid and ${users.locked}))`,
      ),
    )
    .returning({ key: idempotencyKeys.key }),
)

/** A row names somebody who is not there. */
const NOBODY = '23503'

/**
 * Inserts the key. The foreign key locks its person as `protectPerson` does.
 * @param answer the answer, if already known
 * @returns false when the key exists already, with whatever request
 * @throws Refusal unauthorised when the account has been deleted
 */
const insert = async (tx: Tx, { userId, key, hash, now }: KeyedRequest, answer: Answer | null): Promise<boolean> => {
  const row = { userId, key, requestHash: hash, status: answer?.status ?? null, body: answer?.body ?? null }
  try {
    return (await insertKey(tx, { ...row, createdAt: new Date(now) })).length > 0
  } catch (error) {
    return describeError(error).code === NOBODY ? refuse('unauthorised') : Promise.reject(error)
  }
}

/**
 * Takes the key for this request; waits for a transaction that is taking the same key.
 * @returns null when taken, or the first answer
 * @throws Refusal keyMismatch when the key came with another request, unauthorised when the account has been deleted
 */
const takeKey = async (tx: Tx, request: KeyedRequest, answer: Answer | null): Promise<Answer | null> => {
  if (await insert(tx, request, answer)) return null
  const { userId, key, hash, now } = request
  // The person is locked before an existing key: a deletion, which locks both, uses the same order.
  if (!(await protectPerson(tx, userId))) return refuse('unauthorised')
  const outlived = lte(idempotencyKeys.createdAt, new Date(now - KEY_LIFETIME))
  await tx.delete(idempotencyKeys).where(and(isMine(userId, key), outlived))
  // The old key has expired or the cleanup has deleted it: the key counts as new.
  if (await insert(tx, request, answer)) return null
  const first = oneOf(await tx.select().from(idempotencyKeys).where(isMine(userId, key)))
  return first.requestHash === hash ? { status: first.status ?? 200, body: first.body } : refuse('keyMismatch')
}

/** Runs the command under its key, in one transaction with its answer. @throws Refused */
const answerIn = async (tx: Tx, request: KeyedRequest, work: (tx: Tx) => Promise<Answer>): Promise<Answer> => {
  const first = await takeKey(tx, request, null)
  if (first) return first
  const answer = await work(tx).catch((error: unknown) => {
    throw isAnswer(error) ? new Refused(error) : error
  })
  const { userId, key, isClosedByLock = false } = request
  const kept = await keepAnswer(tx, { userId, key, ...answer, closes: isClosedByLock })
  return kept.length > 0 ? answer : refuse('locked')
}

/**
 * Runs a command once per key (B10, ADR 0011). The transaction of the work inserts the key: a concurrent repeat waits for that
 * transaction, then gets the first answer; if the work fails, the key is rolled back too.
 *
 * A refusal rolls back everything, the key too, and is then stored in a separate transaction before the response. If another
 * request takes the key in between, that request's answer counts for all.
 * @throws Refusal keyMismatch when the key came with another request, unauthorised when the account has been deleted, locked when an operator
 * has locked the person before the end
 */
export const answerOnce = async (db: Db, request: KeyedRequest, work: (tx: Tx) => Promise<Answer>): Promise<Answer> => {
  try {
    return await whileRacing(() => db.transaction((tx) => answerIn(tx, request, work)))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { answer } = error
    return db.transaction(async (tx) => (await takeKey(tx, request, answer)) ?? answer)
  }
}
