/** Forms as plain data and pure functions: values, the messages under the fields, and which fields have lost focus once. */

export type FieldErrors<Values> = Partial<Record<keyof Values, string>>

export interface Form<Values> {
  values: Values
  errors: FieldErrors<Values>
  touched: Partial<Record<keyof Values, true>>
  /** The number of times all messages were revealed: each time the view focuses the first of them. */
  reveals: number
}

/** A form's validation: the first message of each invalid field, nothing for the others. */
export type Check<Values> = (values: Values) => FieldErrors<Values>

/** The result of `safeParse` in zod or zod/mini. */
interface Schema {
  safeParse: (values: unknown) => {
    success: boolean
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined
  }
}

/** Builds a check from a zod schema: a field shows its first issue. */
export const checkWith =
  <Values extends object>(schema: Schema): Check<Values> =>
  (values) => {
    const errors: FieldErrors<Values> = {}
    for (const issue of schema.safeParse(values).error?.issues ?? []) {
      const field = issue.path[0] as keyof Values
      errors[field] ??= issue.message
    }
    return errors
  }

/** The messages of hand-written rules: null means valid. */
export const problemsOf = <Values extends object>(all: Partial<Record<keyof Values, string | null>>): FieldErrors<Values> =>
  Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== null)) as FieldErrors<Values>

export const createForm = <Values extends object>(values: Values): Form<Values> => ({
  values,
  errors: {},
  touched: {},
  reveals: 0,
})

/** Applies new values; the changed fields lose their messages until the next check. */
export const change = <Values extends object>(form: Form<Values>, patch: Partial<Values>): Form<Values> => {
  const errors = { ...form.errors }
  for (const field of Object.keys(patch) as (keyof Values)[]) delete errors[field]
  return { ...form, values: { ...form.values, ...patch }, errors }
}

/** A message about the user's action, not about the value, survives an automatic change of the value. */
export const keepMessage = <Values extends object>(
  before: Form<Values>,
  after: Form<Values>,
  field: keyof Values,
  message: string,
): Form<Values> => (before.errors[field] === message ? { ...after, errors: { ...after.errors, [field]: message } } : after)

/**
 * A field has lost focus: its own message appears. An empty field gets no message before the first submit. An existing
 * message, for example the server's, stays until the field changes: if it disappeared on blur, the layout shift would move the
 * button from under the finger.
 */
export const blur = <Values extends object>(form: Form<Values>, field: keyof Values, check: Check<Values>): Form<Values> => {
  const { [field]: _, ...others } = form.errors
  const isSpared = form.values[field] === '' && form.reveals === 0
  const message = form.errors[field] ?? (isSpared ? undefined : check(form.values)[field])
  return {
    ...form,
    touched: { ...form.touched, [field]: true },
    errors: (message === undefined ? others : { ...others, [field]: message }) as FieldErrors<Values>,
  }
}

/** A field has lost focus: its text is normalised and checked. @param tidy all texts in their stored form */
export const leave = <Values extends object>(
  form: Form<Values>,
  field: keyof Values,
  check: Check<Values>,
  tidy: (values: Values) => Values = (values) => values,
): Form<Values> => {
  const text = tidy(form.values)[field]
  const isTidy = text === form.values[field]
  return blur(isTidy ? form : change<Values>(form, { [field]: text } as unknown as Partial<Values>), field, check)
}

/** Shows all messages at once, after a refused submit. */
export const reveal = <Values extends object>(form: Form<Values>, check: Check<Values>): Form<Values> =>
  fail(form, check(form.values))

/** Puts messages under fields, for example the server's; the values stay. */
export const fail = <Values extends object>(form: Form<Values>, errors: FieldErrors<Values>): Form<Values> => ({
  ...form,
  errors,
  reveals: form.reveals + 1,
  touched: Object.fromEntries(Object.keys(form.values).map((field) => [field, true])) as Form<Values>['touched'],
})

export const isValid = <Values extends object>(values: Values, check: Check<Values>): boolean =>
  Object.keys(check(values)).length === 0
