import type { AnyActor } from 'xstate'
import type { Form } from '../../machines/kit/form/form.ts'
import { useAfterPress } from '../../ui/base/use-after-press.ts'
import { useSend } from './use-send.ts'

/** The fields that accept any value of this type. */
type FieldOf<Values, Value> = { [Name in keyof Values]: Value extends Values[Name] ? Name : never }[keyof Values] & string

/** The events of every flow with a form. */
type FormEvent<Values> = { type: 'form.change'; patch: object } | { type: 'form.blur'; field: keyof Values }

/** The snapshot of a flow with a form. */
interface FormSnapshot<Values> {
  context: { form: Form<Values> }
  hasTag: (tag: 'busy') => boolean
}

/**
 * The wiring of a form's fields: values and messages, change and blur events.
 *
 * A blur adds or removes a message, which shifts the layout below. It is reported after the press that takes the focus
 * has ended, so that no control moves from under a finger (ADR 0001).
 * @param isReadOnly whether a field is read-only now; all of them are, while the flow is busy
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
    /** A checkbox; it has no blur event. */
    box: (field: FieldOf<Values, boolean>) => ({
      checked: values[field] as boolean,
      disabled: isReadOnly(field),
      error: errors[field],
      onCheckedChange: (checked: boolean) => send({ type: 'form.change', patch: { [field]: checked } }),
    }),
  }
}
