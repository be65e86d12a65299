import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import { CODE_LENGTH } from '../../../src/domain/people/sms-code.ts'
import { codeRequests, smsCodes, smsMessages, users } from '../../kernel/database/schema.ts'
import type { CodePurpose } from '../../kernel/database/sets.ts'
import type { Db } from '../../kernel/database/types.ts'
import type { JobHandler } from '../../kernel/jobs/job.ts'
import { enqueue } from '../../kernel/jobs/queue.ts'
import type { CodeNeeds } from './needs.ts'
import { accountExistsText, codeText } from './texts.ts'

/** Six digits from the system's random source. */
const makeCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')

/** The message for the phone: a code, a note that an account exists already, or nothing. No SMS concerns an operator (E21). */
const compose = async (db: Db, purpose: CodePurpose, mobile: string): Promise<{ code: string | null; text: string | null }> => {
  const [account] = await db.select({ isOperator: users.isOperator }).from(users).where(eq(users.mobile, mobile))
  if (account?.isOperator) return { code: null, text: null }
  const isKnown = account !== undefined
  const getsCode = purpose === 'registration' ? !isKnown : isKnown
  if (!getsCode) return { code: null, text: isKnown ? accountExistsText : null }
  const code = makeCode()
  return { code, text: codeText(purpose, code) }
}

/**
 * The job «send-code»: generates the code of a request and its message. A phone without a code still gets a row, whose hash
 * nothing matches, so that checking a code takes the same steps (B04).
 */
export const sendCodeJob =
  ({ passwords, codeRules }: Pick<CodeNeeds, 'passwords' | 'codeRules'>): JobHandler =>
  async ({ requestId }, { db, now }) => {
    const [request] = await db
      .select()
      .from(codeRequests)
      .where(eq(codeRequests.id, Number(requestId)))
    // Its person has been deleted meanwhile.
    if (!request) return async () => null
    const { id, mobile, purpose } = request
    const { code, text } = await compose(db, purpose, mobile)
    const hash = await passwords.hash(code ?? randomBytes(32).toString('hex'))
    const expiresAt = new Date(now + codeRules.lifetime)
    return async (tx) => {
      const row = { requestId: id, hash, expiresAt, usedAt: null }
      const written = await tx
        .insert(smsCodes)
        .values({ purpose, mobile, ...row })
        // A late job must not replace a newer code with an older one.
        .onConflictDoUpdate({ target: [smsCodes.purpose, smsCodes.mobile], set: row, setWhere: lt(smsCodes.requestId, id) })
        .returning({ mobile: smsCodes.mobile })
      if (written.length > 0 && text !== null) {
        const smsId = randomUUID()
        await tx.insert(smsMessages).values({ id: smsId, mobile, text, giveUpAt: expiresAt })
        await enqueue(tx, 'send-sms', { smsId }, new Date(now))
      }
      return null
    }
  }
