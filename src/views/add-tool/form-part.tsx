import type { ToolValues } from '../../machines/add-tool/form.ts'
import { formOf, isBusy } from '../../machines/add-tool/selectors.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { DATE_MASK } from '../../ui/masks.ts'
import { Panel } from '../../ui/panel.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useFirstError } from '../kit/use-first-error.ts'
import { useSend } from '../kit/use-send.ts'
import styles from './form-part.module.css'
import type { PartProps } from './parts.ts'

const RECEIPT_NUMBERS = [
  { field: 'fn', label: 'ФН', hint: 'Номер фискального накопителя' },
  { field: 'fd', label: 'ФД', hint: 'Номер документа' },
  { field: 'fp', label: 'ФП', hint: 'Фискальный признак, на чеке ещё ФПД' },
] as const

export const FormPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { values, errors, reveals } = formOf(snapshot)
  const form = useFirstError(reveals)
  const busy = isBusy(snapshot)

  /** What every text field of the form is wired with. */
  const wired = (field: keyof ToolValues) => ({
    name: field,
    value: values[field],
    readOnly: busy,
    autoComplete: 'off',
    onValueChange: (text: string) => send({ type: 'form.change', patch: { [field]: text } }),
    onBlur: () => send({ type: 'form.blur', field }),
  })

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'submit' })
      }}
    >
      <Stack gap="loose">
        <Panel title="Инструмент">
          <Field label="Серийный номер" hint="Цифры и точки, как на наклейке" error={errors.serialNumber}>
            <TextInput {...wired('serialNumber')} digits inputMode="decimal" />
          </Field>
        </Panel>
        <Panel title="Чек">
          <div className={styles.receipt}>
            <Field label="Дата покупки" error={errors.dateTime}>
              <MaskedInput {...wired('dateTime')} mask={DATE_MASK} />
            </Field>
            <Field label="Сумма чека, ₽" error={errors.totalSum}>
              <TextInput {...wired('totalSum')} digits inputMode="decimal" placeholder="0.00" />
            </Field>
            {RECEIPT_NUMBERS.map(({ field, label, hint }) => (
              <Field key={field} label={label} hint={hint} error={errors[field]}>
                <TextInput {...wired(field)} digits inputMode="numeric" />
              </Field>
            ))}
          </div>
        </Panel>
        <Button type="submit" variant="primary" size="lg" wide busy={busy}>
          Зарегистрировать
        </Button>
      </Stack>
    </form>
  )
}
