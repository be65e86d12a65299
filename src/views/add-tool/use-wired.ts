import type { TextField } from '../../machines/add-tool/form.ts'
import { formOf, isBusy } from '../../machines/add-tool/selectors.ts'
import { useSend } from '../kit/use-send.ts'
import type { PartProps } from './parts.ts'

/** What every text field of the form is wired with. */
export const useWired = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { values } = formOf(snapshot)
  return (field: TextField) => ({
    name: field,
    value: values[field],
    readOnly: isBusy(snapshot),
    autoComplete: 'off',
    onValueChange: (text: string) => send({ type: 'form.change', patch: { [field]: text } }),
    onBlur: () => send({ type: 'form.blur', field }),
  })
}
