import type { ApiResult } from '../../../api/result.ts'
import { DEFAULT_ERROR, refusals } from '../../../domain/texts/refusals.ts'

/** The protocol's success message, never shown to users (A40). */
const SUCCESS = 'Success'

/** Only this message means success (DL08): any other answer has done nothing, and its message is shown unchanged. */
export const heard = (answer: ApiResult<null>): ApiResult<null> =>
  answer.kind === 'ok' && answer.message !== SUCCESS
    ? { kind: 'refused', code: refusals.refused.code, message: answer.message ?? DEFAULT_ERROR, fields: null }
    : answer
