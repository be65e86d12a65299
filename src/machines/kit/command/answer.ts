/** Classifies the answer to a command (C04, B10). */
import type { ApiResult } from '../../../api/result.ts'
import { refusals } from '../../../domain/refusals.ts'

type Answer = ApiResult<unknown> | null

export const codeOf = (answer: Answer): number | null => (answer?.kind === 'refused' ? answer.code : null)

/** Answers that reject a repeat unseen: they say nothing about the first request. */
const isUnheard = (answer: Answer): boolean =>
  answer?.kind === 'failed' || answer?.kind === 'unauthorised' || codeOf(answer) === refusals.rateLimited.code

/** Answers after which the command's outcome is unknown. */
export const isSilence = (answer: Answer, isRepeat: boolean): boolean =>
  answer?.kind === 'unknown' ||
  answer?.kind === 'gatewayDown' ||
  (answer?.kind === 'failed' && answer.reason === 'contract') ||
  (isRepeat && isUnheard(answer))
