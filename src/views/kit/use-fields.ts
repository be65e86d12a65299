import type { AnyActor } from 'xstate'
import type { Form } from '../../machines/kit/form/form.ts'
import { useAfterPress } from '../../ui/base/use-after-press.ts'
import { useSend } from './use-send.ts'

/** The fields of which any value of this type can be the value. */
type FieldOf<Values, Value> = { [Name in keyof Values]: Value extends Values[Name] ? Name : never }[keyof Values] & string

/** What every flow with a form hears. */
type FormEvent<Values> = { type: 'form.change'; patch: object } | { type: 'form.blur'; field: keyof Values }

/** Where a flow with a form is. */
interface FormSnapshot<Values> {
  context: { form: Form<Values> }
  hasTag: (tag: 'busy') => boolean
}

/**
 * What the fields of a form are wired with: what stands in them and what is wrong, what the person changes, and that a field
 * has been left.
 *
 * Leaving brings a message, or takes one away, and what stands below moves. It is told when the press that takes the focus is
 * over, so that no control moves from under a finger (ADR 0001).
 * @param isReadOnly whether a field takes nothing now; all of them, while the flow is busy
 */
export const useFields = <Values extends object>(
  actor: Pick<AnyActor, 'send'>,
  snapshot: FormSnapshot<Values>,
  isReadOnly: (field: keyof Values) => boolean = () => snapshot.hasTag('busy'),
) => {
  const send: (event: FormEvent<Values>) => void = useSend(actor)
  const afterPress = useAfterPress()
  const { values, errors } = snapshot.context.form
  return {
    errors,
    /** A line of text. */
    text: (field: FieldOf<Values, string>) => ({
      name: field,
      value: values[field] as string,
      readOnly: isReadOnly(field),
      onValueChange: (text: string) => send({ type: 'form.change', patch: { [field]: text } }),
      onBlur: () => afterPress(() => send({ type: 'form.blur', field })),
    }),
    /** A box to tick; it is never left as a text is. */
    box: (field: FieldOf<Values, boolean>) => ({
      checked: values[field] as boolean,
      disabled: isReadOnly(field),
      error: errors[field],
      onCheckedChange: (checked: boolean) => send({ type: 'form.change', patch: { [field]: checked } }),
    }),
  }
}
