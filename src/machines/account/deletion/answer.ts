import type { ApiResult } from '../../../api/result.ts'
import { DEFAULT_ERROR, refusals } from '../../../domain/refusals.ts'

/** The word of the protocol; people never see it (A40). */
const SUCCESS = 'Success'

/** Only that word is success (DL08): an answer with any other message has done nothing, and its message is shown as it came. */
export const heard = (answer: ApiResult<null>): ApiResult<null> =>
  answer.kind === 'ok' && answer.message !== SUCCESS
    ? { kind: 'refused', code: refusals.refused.code, message: answer.message ?? DEFAULT_ERROR, fields: null }
    : answer
