/** The code that was sent last: how long it lives, and when another one may be asked for. */
import { CODE_LIFETIME, RESEND_AFTER } from '../../../domain/sms-code.ts'
import { waitFrom, waitUntil } from '../../fragments/resend/resend.ts'
import type { ResendWait } from '../../fragments/resend/types.ts'
import type { SentCode } from './types.ts'

/** Milliseconds; a clock that has been set back does not make it longer than a whole life. */
export const lifeLeft = ({ at }: SentCode, now: number): number => Math.min(Math.max(at + CODE_LIFETIME - now, 0), CODE_LIFETIME)

/** What is left of the wait that began with the code; before the first one, a whole wait. */
export const waitAfter = (sent: SentCode | null, now: number): ResendWait =>
  sent ? waitUntil(sent.at + RESEND_AFTER, now) : waitFrom(now)
