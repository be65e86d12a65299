/** Codes that open the desk once each when the authenticator app is lost (E21). They are kept as passwords are: as slow hashes, sealed. */
import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { operatorCodes } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import type { Passwords } from '../../kernel/secrets/passwords.ts'

const RECOVERY_CODES = 10
const LENGTH = 10
/** What nobody takes for something else on paper: 30 characters, 49 bits a code. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** As it is shown: XXXXX-XXXXX. */
const shown = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`

/** As it is compared, however it was typed; null for what is no such code. */
const canonical = (typed: string): string | null => {
  const code = typed.toUpperCase().replaceAll(/[\s\u2010-\u2015-]/g, '')
  return /^[0-9A-Z]{10}$/.test(code) ? code : null
}

/** New codes: as they are shown, for the only time, and as they are kept. */
export interface NewCodes {
  shown: string[]
  hashes: string[]
}

/** Slow: ten hashes of passwords. */
export const newCodes = async (passwords: Passwords): Promise<NewCodes> => {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  return { shown: codes.map(shown), hashes: await Promise.all(codes.map((code) => passwords.hash(code))) }
}

/** No code of an operator opens anything any more. */
export const forgetCodes = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(operatorCodes).where(eq(operatorCodes.userId, userId))
}

/** Replaces an operator's codes. */
export const replaceCodes = async (tx: Tx, userId: string, hashes: readonly string[]): Promise<void> => {
  await forgetCodes(tx, userId)
  if (hashes.length > 0) await tx.insert(operatorCodes).values(hashes.map((hash) => ({ id: randomUUID(), userId, hash })))
}

/** @returns the id of the code that was typed, null for none of this operator's; all of them are compared */
export const findCode = async (db: Db, userId: string, typed: string, passwords: Passwords): Promise<string | null> => {
  const code = canonical(typed)
  if (code === null) return null
  const rows = await db.select().from(operatorCodes).where(eq(operatorCodes.userId, userId))
  const fitting = await Promise.all(rows.map(async ({ id, hash }) => ((await passwords.fits(hash, code)) ? [id] : [])))
  return fitting.flat()[0] ?? null
}

/** Uses a code up. @returns whether this caller did: of concurrent ones one does */
export const takeRecoveryCode = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.delete(operatorCodes).where(eq(operatorCodes.id, id)).returning({ id: operatorCodes.id })).length > 0
