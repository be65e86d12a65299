/** The search for a point: an INN without spaces (VL48, VL49). */
import { innProblem } from '../../../domain/people/inn.ts'
import { bare } from '../../../domain/texts/visible.ts'
import { change, problemsOf, type Check, type Form } from '../../kit/form/form.ts'
import type { InnValues } from './types.ts'

export const checkInn: Check<InnValues> = ({ inn }) => problemsOf<InnValues>({ inn: innProblem(inn) })

/** Spaces cannot be typed; those of a pasted number are dropped. */
export const changeInn = (form: Form<InnValues>, patch: Partial<InnValues>): Form<InnValues> =>
  change(form, { ...patch, ...(patch.inn !== undefined && { inn: bare(patch.inn) }) })
