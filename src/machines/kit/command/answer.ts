/**
 * Classifies the answer to a command (C04, B10, F09).
 *
 * Silence is an outcome of its own, beside success and refusal: nobody knows whether the command was carried out. The person repeats it
 * under the same key, after a reload too, so that it happens once. Every flow with a command has this outcome.
 */
import type { ApiResult } from '../../../api/result.ts'
import { refusals } from '../../../domain/texts/refusals.ts'

type Answer = ApiResult<unknown> | null

export const codeOf = (answer: Answer): number | null => (answer?.kind === 'refused' ? answer.code : null)

/** «Too often», of requests or of attempts. */
const TOO_OFTEN: ReadonlySet<number | null> = new Set([refusals.rateLimited.code, refusals.tooManyAttempts.code])

/** The server says, or the device knows, that nothing was done. */
const isNotDone = (answer: Answer): boolean =>
  answer?.kind === 'failed' && (answer.reason === 'offline' || answer.reason === 'away')

/** Answers that reject a repeat unseen: they say nothing about the first request. */
const isUnheard = (answer: Answer): boolean =>
  isNotDone(answer) || answer?.kind === 'unauthorised' || TOO_OFTEN.has(codeOf(answer))

/** Answers after which the command's outcome is unknown. */
export const isSilence = (answer: Answer, isRepeat: boolean): boolean =>
  answer?.kind === 'unknown' ||
  answer?.kind === 'gatewayDown' ||
  (answer?.kind === 'failed' && !isNotDone(answer)) ||
  (isRepeat && isUnheard(answer))
