/** The form of a new point and its rules (VL42–VL47; A46, A47, A52). The rules themselves are in the domain. */
import { normaliseText } from '../../../domain/people/address.ts'
import { normaliseName, withoutQuotes } from '../../../domain/people/names.ts'
import { pointProblems, type PointForm } from '../../../domain/people/point.ts'
import { change, type Check, type FieldErrors, type Form } from '../../kit/form/form.ts'
import type { CreatePointField } from './types.ts'

export const emptyPoint: PointForm = { inn: '', name: '', address: '', directorFullName: '', directorPhone: '' }

export const FIELDS = Object.keys(emptyPoint) as CreatePointField[]

/** The texts in their stored form, for validation, for the request, and for a field after blur. */
export const cleaned = ({ inn, name, address, directorFullName, directorPhone }: PointForm): PointForm => ({
  inn: inn.trim(),
  name: normaliseName(withoutQuotes(name)),
  address: normaliseText(address),
  directorFullName: normaliseName(directorFullName),
  directorPhone,
})

export const checkPoint: Check<PointForm> = (values) => pointProblems(cleaned(values))

/** Quotation marks are dropped during typing (A46). */
export const changePoint = (form: Form<PointForm>, patch: Partial<PointForm>): Form<PointForm> =>
  change(form, { ...patch, ...(patch.name !== undefined && { name: withoutQuotes(patch.name) }) })

/** The server's messages: those of the form's fields, and the others, which must not be lost. */
export const sortMessages = (messages: Record<string, string>): { shown: FieldErrors<PointForm>; others: string[] } => {
  const known: ReadonlySet<string> = new Set(FIELDS)
  const all = Object.entries(messages)
  return {
    shown: Object.fromEntries(all.filter(([name]) => known.has(name))),
    others: all.filter(([name]) => !known.has(name)).map(([, text]) => text),
  }
}
