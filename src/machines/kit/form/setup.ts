/**
 * A form, from its first input to its submit: the common part of a flow's `setup`. A form's events are in events.ts.
 *
 * A flow declares its form's validation, the consequences of a change, the normalisation on blur, and the open
 * fields; the kit does the rest alike everywhere.
 */
import { assign, type EventObject } from 'xstate'
import { change, isValid, leave, reveal, type Check, type Form } from './form.ts'

interface FormContext<Values> {
  form: Form<Values>
}

type ValuesOf<Context> = Context extends FormContext<infer Values extends object> ? Values : never

/** The events of the fields (src/views/kit/use-fields.ts). */
type FieldEvent<Values> = { type: 'form.change'; patch: Partial<Values> } | { type: 'form.blur'; field: keyof Values }

/** A flow's declaration of its form. */
export interface FormRules<Context, Event, Values = ValuesOf<Context>> {
  /** The rules at the moment of an event. */
  check: (context: Context, event: Event) => Check<Values>
  /** The values after a change, with its consequences; the patch alone by default. */
  change?: (form: Form<Values>, patch: Partial<Values>, context: Context) => Form<Values>
  /** All texts in their stored form. */
  tidy?: (values: Values) => Values
  /** Further messages on blur, besides the field's own. */
  left?: (form: Form<Values>, field: keyof Values, context: Context) => Form<Values>
}

/** The actions of a form, typed by the flow's context and events, because `assign` is invariant in them. */
export const formActions = <Context extends FormContext<ValuesOf<Context>>, Event extends EventObject>({
  check,
  change: complete = change,
  tidy,
  left = (form) => form,
}: FormRules<Context, Event>) => {
  type Values = ValuesOf<Context>
  const to = (next: (context: Context, event: Event) => Form<Values>) =>
    assign<Context, Event, undefined, Event, never>(
      ({ context, event }) => ({ form: next(context, event) }) satisfies FormContext<Values> as unknown as Partial<Context>,
    )
  const told = (event: Event) => event as unknown as FieldEvent<Values>
  return {
    changeField: to((context, event) => {
      const field = told(event)
      return field.type === 'form.change' ? complete(context.form, field.patch, context) : context.form
    }),
    leaveField: to((context, event) => {
      const field = told(event)
      return field.type === 'form.blur'
        ? left(leave(context.form, field.field, check(context, event), tidy), field.field, context)
        : context.form
    }),
    revealErrors: to((context, event) => reveal(context.form, check(context, event))),
  }
}

/** Whether the form may be submitted. */
export const formGuards = <Context extends FormContext<ValuesOf<Context>>, Event extends EventObject>({
  check,
}: FormRules<Context, Event>) => ({
  isComplete: ({ context, event }: { context: Context; event: Event }) => isValid(context.form.values, check(context, event)),
})

/**
 * Guards of a form with hidden fields: a change of a hidden field is refused.
 * @param open the visible fields
 */
export const openGuards = <Context extends FormContext<ValuesOf<Context>>, Event extends EventObject>(
  open: (context: Context) => ReadonlySet<keyof ValuesOf<Context>>,
) => {
  type Values = ValuesOf<Context>
  const areOpen = (context: Context, fields: readonly string[]): boolean => {
    const known: ReadonlySet<PropertyKey> = open(context)
    return fields.every((field) => known.has(field))
  }
  const told = (event: Event) => event as unknown as FieldEvent<Values>
  return {
    mayChange: ({ context, event }: { context: Context; event: Event }) => {
      const field = told(event)
      return field.type === 'form.change' && areOpen(context, Object.keys(field.patch))
    },
    mayLeave: ({ context, event }: { context: Context; event: Event }) => {
      const field = told(event)
      return field.type === 'form.blur' && areOpen(context, [String(field.field)])
    },
  }
}
