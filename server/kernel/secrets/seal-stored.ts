import { and, asc, eq, gt, like, notLike, or, sql } from 'drizzle-orm'
import { operatorCodes, operators, smsCodes, users } from '../database/schema.ts'
import type { Db, Tx } from '../database/types.ts'
import type { KeyPair } from './keys.ts'
import { SEALED, sealedUnder, sealsOf } from './seal.ts'

const WINDOW = 1_000

/** An arbitrary lock number of our own: servers that start together seal one after the other. */
const SEAL_LOCK = 7_202_614

const beginning = (head: string): string => `${head}%`

/** Whether a password, a code, or what operators sign in with stands under this key. */
export const isSealingKey = async (tx: Tx, print: string): Promise<boolean> => {
  const head = beginning(sealedUnder(print))
  const [person] = await tx.select({ id: users.id }).from(users).where(like(users.passwordHash, head)).limit(1)
  if (person) return true
  const [code] = await tx.select({ mobile: smsCodes.mobile }).from(smsCodes).where(like(smsCodes.hash, head)).limit(1)
  if (code) return true
  const { userId, totpSecret, invitationSecret } = operators
  const isTheirs = or(like(totpSecret, head), like(invitationSecret, head))
  const [operator] = await tx.select({ userId }).from(operators).where(isTheirs).limit(1)
  if (operator) return true
  const [recovery] = await tx.select({ id: operatorCodes.id }).from(operatorCodes).where(like(operatorCodes.hash, head)).limit(1)
  return recovery !== undefined
}

type Renew = (stored: string) => string | null

/** @returns the id of the last person seen, null at the end */
const sealPeople = (db: Db, after: string | null, current: string, renew: Renew): Promise<string | null> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEAL_LOCK})`)
    const people = await tx
      .select({ id: users.id, hash: users.passwordHash })
      .from(users)
      .where(and(notLike(users.passwordHash, current), after === null ? undefined : gt(users.id, after)))
      .orderBy(asc(users.id))
      .limit(WINDOW)
      // Another server may be selling meanwhile: whoever only refers to a person does not wait.
      .for('no key update')
    const renewed = people.flatMap(({ id, hash }) => {
      const next = renew(hash)
      return next === null ? [] : [{ id, next }]
    })
    if (renewed.length > 0) {
      const [ids, hashes] = [renewed.map(({ id }) => id), renewed.map(({ next }) => next)]
      await tx.execute(sql`
        update users set password_hash = sealed.hash
        from unnest(${sql.param(ids)}::uuid[], ${sql.param(hashes)}::text[]) as sealed (id, hash) where users.id = sealed.id`)
    }
    return people.length === WINDOW ? (people.at(-1)?.id ?? null) : null
  })

const sealCodes = (db: Db, current: string, renew: Renew): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEAL_LOCK})`)
    const codes = await tx
      .select()
      .from(smsCodes)
      .where(notLike(smsCodes.hash, current))
      .orderBy(smsCodes.purpose, smsCodes.mobile)
      .for('update')
    for (const { purpose, mobile, hash } of codes) {
      const next = renew(hash)
      if (next === null) continue
      await tx
        .update(smsCodes)
        .set({ hash: next })
        .where(and(eq(smsCodes.purpose, purpose), eq(smsCodes.mobile, mobile)))
    }
  })

/** Operators are few: their keys and codes are renewed in one transaction, operators before codes as by who accepts an invitation. */
const sealOperators = (db: Db, renew: Renew): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEAL_LOCK})`)
    for (const { userId, totpSecret, invitationSecret } of await tx
      .select()
      .from(operators)
      .orderBy(operators.userId)
      .for('update')) {
      const [totp, invitation] = [totpSecret, invitationSecret].map((stored) => stored && (renew(stored) ?? stored))
      if (totp !== totpSecret || invitation !== invitationSecret)
        await tx
          .update(operators)
          .set({ totpSecret: totp ?? null, invitationSecret: invitation ?? null })
          .where(eq(operators.userId, userId))
    }
    for (const { id, hash } of await tx.select().from(operatorCodes).orderBy(operatorCodes.id).for('update')) {
      const next = renew(hash)
      if (next !== null) await tx.update(operatorCodes).set({ hash: next }).where(eq(operatorCodes.id, id))
    }
  })

/**
 * Seals every stored hash of a password or code, and what operators sign in with, under the current key: those of releases that did not
 * seal, and those under the former key. In short transactions; broken off, it goes on at the next start. A hash under a key that nobody names stays: its person gets a new
 * password by SMS.
 */
export const sealStored = async (db: Db, keys: KeyPair): Promise<void> => {
  const { seal, open } = sealsOf(keys)
  const current = sealedUnder(keys.current.print)
  const renew: Renew = (stored) => {
    const text = stored.startsWith(current) ? null : open(stored)
    return text === null ? null : seal(text)
  }
  // Most starts find nothing to do, by a partial index; a key that was replaced stands under anybody.
  const [bare] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.passwordHash} not like ${sql.raw(`'${SEALED}%'`)}`)
    .limit(1)
  if (bare !== undefined || keys.former !== null) {
    let after: string | null = null
    do after = await sealPeople(db, after, beginning(current), renew)
    while (after !== null)
  }
  await sealCodes(db, beginning(current), renew)
  // They have always been sealed.
  if (keys.former !== null) await sealOperators(db, renew)
}
