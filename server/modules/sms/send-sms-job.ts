import { eq } from 'drizzle-orm'
import { smsMessages } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { RetryLater } from '../../kernel/jobs/job.ts'
import type { JobContext, JobEffect, JobHandler } from '../../kernel/jobs/job.ts'
import { enqueue } from '../../kernel/jobs/queue.ts'
import { FIRST_QUESTION } from './check-sms-job.ts'
import { beginTry, inOrder, markTry, triesOf } from './deliveries.ts'
import type { SmsDelivery } from './deliveries.ts'
import type { SmsGateway, SmsGateways, SmsMessage } from './port.ts'

/** What an operator is told: which gateway, and its own code. */
export class SmsTrouble extends Error {}

const forgetMessage = async (tx: Tx, smsId: string): Promise<void> => {
  await tx.delete(smsMessages).where(eq(smsMessages.id, smsId))
}

const askLater = (tx: Tx, smsId: string, { name, state }: SmsGateway, now: number): Promise<void> =>
  state === null ? Promise.resolve() : enqueue(tx, 'check-sms', { smsId, gateway: name }, new Date(now + FIRST_QUESTION))

/** The outcome at one gateway: the effect that ends the job, or why the next gateway is asked. */
type Tried = { effect: JobEffect } | { refused: string; isFinal: boolean }

const tryGateway = async (
  gateway: SmsGateway,
  message: SmsMessage,
  { db, now, signal }: JobContext,
  report: (error: unknown) => void,
): Promise<Tried> => {
  const [smsId, row] = [message.id, { smsId: message.id, gateway: gateway.name }]
  await beginTry(db, message, gateway.name, now)
  const answer = await gateway.send(message, now, signal)
  if (answer.kind === 'taken')
    return {
      effect: async (tx) => {
        await markTry(tx, row, { state: 'accepted', reference: answer.reference }, now)
        await forgetMessage(tx, smsId)
        await askLater(tx, smsId, gateway, now)
        return null
      },
    }
  const { code } = answer
  if (answer.kind === 'refused') {
    await markTry(db, row, { state: answer.isFinal ? 'refused' : 'later', code }, now)
    return { refused: `the sms gateway ${gateway.name} refused a message: ${code}`, isFinal: answer.isFinal }
  }
  await markTry(db, row, { state: 'unknown', code }, now)
  const words = `the sms gateway ${gateway.name} does not say whether it has a message: ${code}`
  if (gateway.sendsOnce) throw new RetryLater(words)
  report(new SmsTrouble(words))
  return {
    effect: async (tx) => {
      await forgetMessage(tx, smsId)
      await askLater(tx, smsId, gateway, now)
      return null
    },
  }
}

/** A try without an answer: the message may have gone. */
const inTheDark = ({ state }: SmsDelivery): boolean => state === 'sending' || state === 'unknown'

/**
 * The job «send-sms»: hands a message over and deletes it in the transaction that completes the job; an expired code is not sent. A gateway
 * that refuses is followed by the next one at once. One that is silent is asked again with the same id if a repeat is sent once, otherwise
 * nobody is asked: the message may be on its way, and the next code goes by another gateway (D189).
 * @param report is told what an operator should know
 */
export const sendSmsJob =
  (gateways: SmsGateways, report: (error: unknown) => void): JobHandler =>
  async ({ smsId = '' }, context) => {
    const { db, now } = context
    const forget: JobEffect = async (tx) => {
      await forgetMessage(tx, smsId)
      return null
    }
    const [message] = await db.select().from(smsMessages).where(eq(smsMessages.id, smsId))
    if (!message || message.giveUpAt.getTime() <= now) return forget
    const tries = await triesOf(db, smsId)
    const dark = tries.find(inTheDark)
    const again = dark && gateways.find(({ name }) => name === dark.gateway)
    if (dark && !again?.sendsOnce) {
      await markTry(db, dark, { state: 'unknown' }, now)
      return async (tx) => {
        if (again) await askLater(tx, smsId, again, now)
        return forget(tx)
      }
    }
    const refusedBy = new Set(tries.flatMap(({ gateway, state }) => (state === 'refused' ? [gateway] : [])))
    const open = gateways.filter(({ name }) => !refusedBy.has(name))
    const refusals: string[] = []
    let isFinal = true
    for (const gateway of again ? [again] : await inOrder(db, open, message.mobile, now)) {
      const tried = await tryGateway(gateway, message, context, report)
      if ('effect' in tried) {
        // Another one has taken over: nobody would learn from a job that succeeds that the first one is out of order.
        for (const words of refusals) report(new SmsTrouble(words))
        return tried.effect
      }
      refusals.push(tried.refused)
      isFinal &&= tried.isFinal
    }
    if (!isFinal) throw new RetryLater(refusals.join('; '))
    report(new SmsTrouble(refusals.join('; ') || 'every sms gateway has refused a message'))
    return forget
  }
