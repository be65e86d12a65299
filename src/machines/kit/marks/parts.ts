/** Marks of what most flows have: forms, answers, commands. */
import type { AnyTree } from './marks.ts'

const MESSAGES = 'text'

/** The marks of a `Form`, by those of its values. */
export const formMarks = <Values extends Readonly<Record<string, AnyTree>>>(values: Values) => {
  const fields = Object.keys(values) as (keyof Values & string)[]
  return { values, errors: { '@': fields, '*': MESSAGES }, reveals: 'kept' } as const
}

/** The marks of an `ApiResult`, by those of its payload. */
export const answerMarks = <Payload extends AnyTree>(payload: Payload) =>
  ({
    kind: ['ok', 'refused', 'unauthorised', 'gatewayDown', 'unknown', 'failed'],
    payload,
    message: MESSAGES,
    version: 'id',
    supports: { '*': 'kept' },
    code: 'kept',
    fields: { '@': 'kept', '*': MESSAGES },
    retryAfter: 'kept',
    reason: ['offline', 'away', 'server', 'contract'],
  }) as const

/** The marks of a `StampedAnswer`, by those of its payload. */
export const stampedMarks = <Payload extends AnyTree>(payload: Payload) => ({ answer: answerMarks(payload), at: 'moment' }) as const

/** The marks of a `Command`; its `isRepeat` needs none. */
export const commandMarks = { key: 'id' } as const
