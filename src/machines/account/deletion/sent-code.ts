/** The last sent code: its lifetime, and the wait for another one. */
import { CODE_LIFETIME, RESEND_AFTER } from '../../../domain/people/sms-code.ts'
import { waitFrom, waitUntil } from '../../fragments/resend/resend.ts'
import type { ResendWait } from '../../fragments/resend/types.ts'
import type { SentCode } from './types.ts'

/** Milliseconds; a clock that was set back does not extend it beyond a whole lifetime. */
export const lifeLeft = ({ at }: SentCode, now: number): number => Math.min(Math.max(at + CODE_LIFETIME - now, 0), CODE_LIFETIME)

/** The rest of the wait that began with the code; before the first code, a whole wait. */
export const waitAfter = (sent: SentCode | null, now: number): ResendWait =>
  sent ? waitUntil(sent.at + RESEND_AFTER, now) : waitFrom(now)
