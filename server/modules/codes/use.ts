import { and, eq, isNull } from 'drizzle-orm'
import { TOO_MANY_WRONG_CODES, WRONG_CODE } from '../../../src/domain/people/sms-code.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { smsCodes } from '../../kernel/database/schema.ts'
import type { CodePurpose } from '../../kernel/database/sets.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { beginAttempt, clearAttempts } from '../../kernel/limits/attempts.ts'
import { deviceFor } from '../devices/devices.ts'
import type { CodeCall } from './call.ts'
import type { CodeNeeds } from './needs.ts'

export type CodeRow = typeof smsCodes.$inferSelect

/** The newest code of a phone, if it is still valid. */
export const findLiveCode = async (db: Db, purpose: CodePurpose, mobile: string, now: number): Promise<CodeRow | null> => {
  const [row] = await db
    .select()
    .from(smsCodes)
    .where(and(eq(smsCodes.purpose, purpose), eq(smsCodes.mobile, mobile)))
  return row && row.usedAt === null && row.expiresAt.getTime() > now ? row : null
}

/**
 * Uses up a code, in the transaction that the code authorises: of concurrent callers one succeeds.
 * @returns whether this caller did
 */
export const takeCode = async (tx: Tx, { purpose, mobile, requestId }: CodeRow, now: number): Promise<boolean> => {
  const taken = await tx
    .update(smsCodes)
    .set({ usedAt: new Date(now) })
    .where(
      and(eq(smsCodes.purpose, purpose), eq(smsCodes.mobile, mobile), eq(smsCodes.requestId, requestId), isNull(smsCodes.usedAt)),
    )
    .returning({ mobile: smsCodes.mobile })
  return taken.length > 0
}

/** A code that somebody has typed. */
export interface TypedCode {
  purpose: CodePurpose
  mobile: string
  code: string
}

/**
 * Accepts a code once and carries out its effect. Every attempt is counted before the comparison and costs the same work: a phone
 * without a code is compared with a dummy hash (B01, B04).
 * @param effect gets the hash of the code, in the transaction that uses it up
 */
export const createCodeUse =
  ({ passwords, codeRules }: Pick<CodeNeeds, 'passwords' | 'codeRules'>) =>
  async <Body>(
    call: CodeCall,
    { purpose, mobile, code }: TypedCode,
    effect: (tx: Tx, hash: string) => Promise<Body>,
  ): Promise<Body> => {
    const { db, now } = call
    const lane = { purpose, mobile, device: await deviceFor(db, call.device.tokens, mobile, now) }
    const wait = await beginAttempt(db, lane, now, codeRules)
    if (wait !== null) return refuse('tooManyAttempts', TOO_MANY_WRONG_CODES, wait)
    const row = await findLiveCode(db, purpose, mobile, now)
    const fits = await passwords.fits(row?.hash ?? null, code)
    if (!row || !fits) return refuse('refused', WRONG_CODE)
    return call.commit(async (tx) => {
      if (!(await takeCode(tx, row, now))) return refuse('refused', WRONG_CODE)
      await clearAttempts(tx, lane)
      return effect(tx, row.hash)
    })
  }
