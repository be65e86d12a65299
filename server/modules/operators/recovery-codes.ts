/** Codes that open the desk once each when the authenticator app is lost (E21). They are shown once; what is kept is a sealed hash. */
import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { operatorCodes } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import type { Seals } from '../../kernel/secrets/seal.ts'

export const RECOVERY_CODES = 10
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

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest()

/** Replaces an operator's codes. @returns the new ones, for the only time */
export const replaceCodes = async (tx: Tx, userId: string, { seal }: Seals): Promise<string[]> => {
  await forgetCodes(tx, userId)
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await tx
    .insert(operatorCodes)
    .values(codes.map((code) => ({ id: randomUUID(), userId, hash: seal(hashOf(code).toString('hex')) })))
  return codes.map(shown)
}

/** No code of an operator opens anything any more. */
export const forgetCodes = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(operatorCodes).where(eq(operatorCodes.userId, userId))
}

/** @returns the id of the code that was typed, null for none of this operator's; all of them are compared, each in constant time */
export const findCode = async (db: Db, userId: string, typed: string, { open }: Seals): Promise<string | null> => {
  const code = canonical(typed)
  if (code === null) return null
  const asked = hashOf(code)
  const rows = await db.select().from(operatorCodes).where(eq(operatorCodes.userId, userId))
  return rows.reduce<string | null>((found, { id, hash }) => {
    const kept = Buffer.from(open(hash) ?? '', 'hex')
    return kept.length === asked.length && timingSafeEqual(kept, asked) ? id : found
  }, null)
}

/** Uses a code up. @returns whether this caller did: of concurrent ones one does */
export const takeRecoveryCode = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.delete(operatorCodes).where(eq(operatorCodes.id, id)).returning({ id: operatorCodes.id })).length > 0
