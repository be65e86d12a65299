import { eq } from 'drizzle-orm'
import { bankNotices } from '../../kernel/database/schema.ts'
import { RetryLater } from '../../kernel/jobs/job.ts'
import type { JobHandler } from '../../kernel/jobs/job.ts'
import type { Key } from '../../kernel/secrets/keys.ts'
import { sign } from './signature.ts'

/**
 * Posts a notice to the portal, as the bank would from outside.
 * @returns the HTTP status; 0 where nobody has answered
 */
export type PostNotice = (body: string, signature: string, signal: AbortSignal) => Promise<number>

/** A portal that does not listen yet, and processes that run jobs alone. */
export const nobodyListens: PostNotice = async () => 0

/** Posts over the network. @param url the portal's server, http://host:port */
export const postTo =
  (url: string): PostNotice =>
  async (body, signature, signal) => {
    try {
      const headers = { 'Content-Type': 'application/json', 'Bank-Signature': signature }
      const answer = await fetch(`${url}/api/e2c/notice`, { method: 'POST', redirect: 'error', headers, body, signal })
      return answer.status
    } catch {
      // Refused, broken off: the notice is repeated.
      return 0
    }
  }

/**
 * The job «bank-notice» {noticeId} of the sandbox bank: repeats a notice until the portal has taken it.
 * @param key BANK_NOTICE_KEY
 */
export const bankNoticeJob =
  (post: PostNotice, key: Key): JobHandler =>
  async ({ noticeId = '' }, { db, now, signal }) => {
    const [notice] = await db.select().from(bankNotices).where(eq(bankNotices.id, noticeId))
    if (!notice) return async () => null
    const body = JSON.stringify(notice.body)
    const status = await post(body, sign(key, body, now), signal)
    if (status !== 200) throw new RetryLater(`the portal has answered the bank's notice with ${status}`)
    return async (tx) => {
      await tx
        .update(bankNotices)
        .set({ takenAt: new Date(now) })
        .where(eq(bankNotices.id, noticeId))
      return null
    }
  }
