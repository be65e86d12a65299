import type { ApiResult } from '../../api/result.ts'
import type { CodeSent } from './types.ts'

/** Adds to an answer the moment at which it came: the machine knows no clock. */
export const stampAnswer = async (answer: Promise<ApiResult<null>>, now: () => number): Promise<CodeSent> => ({
  answer: await answer,
  at: now(),
})
