/** What an answer says of a command that has been sent (C04, B10). */
import type { ApiResult } from '../../../api/result.ts'
import { refusals } from '../../../domain/refusals.ts'

type Answer = ApiResult<unknown> | null

export const codeOf = (answer: Answer): number | null => (answer?.kind === 'refused' ? answer.code : null)

/** Answers that turn a repeat away before it is looked at: they say nothing of the first sending. */
const isUnheard = (answer: Answer): boolean =>
  answer?.kind === 'failed' || answer?.kind === 'unauthorised' || codeOf(answer) === refusals.rateLimited.code

/** Answers after which nobody knows whether the command was carried out. */
export const isSilence = (answer: Answer, isRepeat: boolean): boolean =>
  answer?.kind === 'unknown' ||
  answer?.kind === 'gatewayDown' ||
  (answer?.kind === 'failed' && answer.reason === 'contract') ||
  (isRepeat && isUnheard(answer))
