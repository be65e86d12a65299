/** Marks of what most flows have: forms, answers, commands. */
import { REQUEST_FIELDS } from '../../../api/generated/marks/request-fields.ts'
import type { AnyTree } from './marks.ts'

const MESSAGES = 'text'

interface FormMarks<Values, Flag> {
  values: Values
  errors: { '@': readonly ((keyof Values & string) | Flag)[]; '*': typeof MESSAGES }
  /** Yes by field. */
  touched: Readonly<Record<string, never>>
  reveals: 'kept'
}

/** The marks of a `Form`, by those of its values. @param flags its boolean fields: they need no marks, but have messages */
export const formMarks = <const Values extends Readonly<Record<string, AnyTree>>, Flag extends string = never>(
  values: Values,
  ...flags: Flag[]
): FormMarks<Values, Flag> => {
  const fields = [...(Object.keys(values) as (keyof Values & string)[]), ...flags]
  return { values, errors: { '@': fields, '*': MESSAGES }, touched: {}, reveals: 'kept' }
}

/** What operations can do beyond the specification (`supports` of their envelopes). */
export const SUPPORTS = ['filter', 'search', 'cursor', 'export', 'before', 'key', 'about', 'readAll'] as const

/** The marks of an `ApiResult` whose payload needs none: null, or yes and no. */
export const doneMarks = {
  kind: ['ok', 'refused', 'unauthorised', 'gatewayDown', 'unknown', 'failed'],
  message: MESSAGES,
  version: 'id',
  supports: { '*': SUPPORTS },
  code: 'kept',
  // Fields of the request; of an invoice's rows, their serial numbers.
  fields: { '@': { '?': REQUEST_FIELDS, '=': 'serial' }, '*': MESSAGES },
  retryAfter: 'kept',
  reason: ['offline', 'away', 'server', 'contract'],
} as const

/** The marks of an `ApiResult`, by those of its payload. */
export const answerMarks = <const Payload extends AnyTree>(payload: Payload) => ({ ...doneMarks, payload }) as const

/** The marks of a `StampedAnswer`, by those of its payload. */
export const stampedMarks = <const Payload extends AnyTree>(payload: Payload) =>
  ({ answer: answerMarks(payload), at: 'moment' }) as const

/** The marks of a `Command`; its `isRepeat` needs none. */
export const commandMarks = { key: 'id' } as const
