/** The wait for another code as plain data. */
import { RESEND_AFTER } from '../../../domain/people/sms-code.ts'
import { isSilence } from '../../kit/command/answer.ts'
import type { CodeSent, Resend, ResendWait } from './types.ts'

/** A whole wait that starts now. */
export const waitFrom = (now: number): ResendWait => ({ until: now + RESEND_AFTER, left: RESEND_AFTER })

/** The rest of a wait that ends then; a clock that was set back does not extend it beyond a whole wait. */
export const waitUntil = (until: number, now: number): ResendWait => {
  const left = Math.min(Math.max(until - now, 0), RESEND_AFTER)
  return { until: now + left, left }
}

export const createResend = (wait: ResendWait): Resend => ({ ...wait, command: null, answer: null, isSentAgain: false })

/** A request with an unknown result is repeated under its own key: it must not send a second SMS. */
export const commitResend = (resend: Resend, key: string): Resend => ({
  ...resend,
  command: resend.command ? { ...resend.command, isRepeat: true } : { key, isRepeat: false },
  answer: null,
  isSentAgain: false,
})

/** @param sent null when the call itself threw */
export const takeSent = (resend: Resend, sent: CodeSent | null): Resend => {
  if (sent?.answer.kind === 'ok') return { ...waitFrom(sent.at), command: null, answer: null, isSentAgain: true }
  const answer = sent?.answer ?? { kind: 'unknown' }
  const isUnknown = isSilence(answer, resend.command?.isRepeat === true)
  return { ...resend, answer, command: isUnknown ? resend.command : null }
}
