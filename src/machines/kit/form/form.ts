/** Forms as plain data and pure functions: values, the messages under the fields, and which fields were left once. */

export type FieldErrors<Values> = Partial<Record<keyof Values, string>>

export interface Form<Values> {
  values: Values
  errors: FieldErrors<Values>
  touched: Partial<Record<keyof Values, true>>
  /** How often all messages were shown at once: each time the view leads the person to the first of them. */
  reveals: number
}

/** The checks of a form: the first message of each field that is wrong, nothing for the others. */
export type Check<Values> = (values: Values) => FieldErrors<Values>

/** What a schema of zod or zod/mini gives of `safeParse`. */
interface Schema {
  safeParse: (values: unknown) => {
    success: boolean
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined
  }
}

/** Makes a check of a zod schema: a field shows the first of its issues. */
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

/** The messages of rules that are written out: null where nothing is wrong. */
export const problemsOf = <Values extends object>(all: Partial<Record<keyof Values, string | null>>): FieldErrors<Values> =>
  Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== null)) as FieldErrors<Values>

export const createForm = <Values extends object>(values: Values): Form<Values> => ({
  values,
  errors: {},
  touched: {},
  reveals: 0,
})

/** Takes over new values; the fields they belong to lose their messages until they are checked again. */
export const change = <Values extends object>(form: Form<Values>, patch: Partial<Values>): Form<Values> => {
  const errors = { ...form.errors }
  for (const field of Object.keys(patch) as (keyof Values)[]) delete errors[field]
  return { ...form, values: { ...form.values, ...patch }, errors }
}

/** A message that is about what the person did, not about the value, stays when the value changes by itself. */
export const keepMessage = <Values extends object>(
  before: Form<Values>,
  after: Form<Values>,
  field: keyof Values,
  message: string,
): Form<Values> => (before.errors[field] === message ? { ...after, errors: { ...after.errors, [field]: message } } : after)

/**
 * The person has left a field: its own message appears. An empty field is not scolded before the first submit. One that
 * stands, the server's for example, stays until the field is changed: going with the focus it would move the button from
 * under the finger that presses it.
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

/** The person leaves a field: its text is tidied and checked. @param tidy every text as it is kept */
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

/** Shows every message at once: what a refused submit does. */
export const reveal = <Values extends object>(form: Form<Values>, check: Check<Values>): Form<Values> =>
  fail(form, check(form.values))

/** Puts messages under fields, the server's for example; what was typed stays. */
export const fail = <Values extends object>(form: Form<Values>, errors: FieldErrors<Values>): Form<Values> => ({
  ...form,
  errors,
  reveals: form.reveals + 1,
  touched: Object.fromEntries(Object.keys(form.values).map((field) => [field, true])) as Form<Values>['touched'],
})

export const isValid = <Values extends object>(values: Values, check: Check<Values>): boolean =>
  Object.keys(check(values)).length === 0
