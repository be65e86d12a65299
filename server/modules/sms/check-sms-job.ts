import type { SmsDeliveryState } from '../../kernel/database/sets.ts'
import { RetryLater } from '../../kernel/jobs/job.ts'
import type { JobHandler } from '../../kernel/jobs/job.ts'
import { Silent } from '../../kernel/within.ts'
import { markTry, triesOf } from './deliveries.ts'
import type { SmsGateways, SmsState } from './port.ts'

const [SECOND, MINUTE] = [1_000, 60_000]
/** When the state is asked for, after the message was handed over: a code lives ten minutes, and after half an hour nobody waits. */
const QUESTIONS = [20 * SECOND, MINUTE, 3 * MINUTE, 10 * MINUTE, 30 * MINUTE]
export const FIRST_QUESTION = 20 * SECOND

/** What is known after an answer. `missing` after silence: it has never had the message, which after half an hour is certain. */
const stateAfter = (answer: SmsState, isLast: boolean): SmsDeliveryState | null => {
  if (answer === 'delivered' || answer === 'undelivered') return answer
  if (answer === 'onTheWay') return 'accepted'
  return isLast ? 'undelivered' : null
}

/**
 * The job «check-sms»: asks a gateway what has become of a message, five times within half an hour at most, and keeps the answer (D197). Of a
 * message without an answer it learns so whether the gateway had it.
 */
export const checkSmsJob =
  (gateways: SmsGateways): JobHandler =>
  async ({ smsId = '', gateway: name = '' }, { db, now, signal }) => {
    const done = async (): Promise<null> => null
    const row = (await triesOf(db, smsId)).find(({ gateway }) => gateway === name)
    const ask = gateways.find((gateway) => gateway.name === name)?.state
    if (!row || !ask || (row.state !== 'accepted' && row.state !== 'unknown')) return done
    const next = QUESTIONS.find((after) => row.at.getTime() + after > now)
    try {
      const state = stateAfter(await ask({ id: smsId, mobile: row.mobile, reference: row.reference }, signal), next === undefined)
      return async (tx) => {
        if (state !== null && state !== row.state) await markTry(tx, row, { state }, now)
        const isOver = state === 'delivered' || state === 'undelivered' || next === undefined
        return isOver ? null : new Date(row.at.getTime() + next)
      }
    } catch (error) {
      // The last question: what is not known now will not be known.
      if (next === undefined && (error instanceof RetryLater || error instanceof Silent)) return done
      throw error
    }
  }
