/**
 * A form, from its first letter to its submit: what of it a flow's `setup` takes over. What a form hears is in events.ts.
 *
 * A flow says how its form is judged, what a change brings with it, how a text is tidied when its field is left, and which
 * fields are open; the kit does the rest alike everywhere.
 */
import { assign, type EventObject } from 'xstate'
import { change, isValid, leave, reveal, type Check, type Form } from './form.ts'

interface FormContext<Values> {
  form: Form<Values>
}

type ValuesOf<Context> = Context extends FormContext<infer Values extends object> ? Values : never

/** What the fields tell (src/views/kit/use-fields.ts). */
type FieldEvent<Values> = { type: 'form.change'; patch: Partial<Values> } | { type: 'form.blur'; field: keyof Values }

/** What a flow says of its form. */
export interface FormRules<Context, Event, Values = ValuesOf<Context>> {
  /** The rules, at the moment of an event. */
  check: (context: Context, event: Event) => Check<Values>
  /** What is typed, with all that it brings; the patch alone, where a flow says nothing. */
  change?: (form: Form<Values>, patch: Partial<Values>, context: Context) => Form<Values>
  /** Every text as it is kept. */
  tidy?: (values: Values) => Values
  /** What leaving a field tells besides its own message. */
  left?: (form: Form<Values>, field: keyof Values, context: Context) => Form<Values>
}

/** The actions of a form; they are typed by the flow's context and events, which `assign` has no variance in. */
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

/** Whether the form may be sent. */
export const formGuards = <Context extends FormContext<ValuesOf<Context>>, Event extends EventObject>({
  check,
}: FormRules<Context, Event>) => ({
  isComplete: ({ context, event }: { context: Context; event: Event }) => isValid(context.form.values, check(context, event)),
})

/**
 * Guards of a form whose fields are not all on the screen: a change of another is refused.
 * @param open the fields that are
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
