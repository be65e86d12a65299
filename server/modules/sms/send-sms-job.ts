import { eq } from 'drizzle-orm'
import { smsMessages } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import type { JobHandler } from '../../kernel/jobs/job.ts'
import { SmsRefused } from './port.ts'
import type { SmsGateway } from './port.ts'

/**
 * The job «send-sms»: hands a message over and deletes it in the transaction that completes the job. An attempt without an answer
 * is retried with the same id, so the gateway sends once; an expired code is not sent.
 * @param report is told when the gateway rejects a message
 */
export const sendSmsJob =
  (gateway: SmsGateway, report: (error: unknown) => void): JobHandler =>
  async ({ smsId = '' }, { db, now, signal }) => {
    const forget = async (tx: Tx): Promise<null> => {
      await tx.delete(smsMessages).where(eq(smsMessages.id, smsId))
      return null
    }
    const [message] = await db.select().from(smsMessages).where(eq(smsMessages.id, smsId))
    if (!message || message.giveUpAt.getTime() <= now) return forget
    const { id, mobile, text } = message
    try {
      await gateway.send({ id, mobile, text }, now, signal)
    } catch (error) {
      if (!(error instanceof SmsRefused)) throw error
      report(error)
    }
    return forget
  }
