import type { TextField } from '../../../machines/account/confirmation/form.ts'
import { isRegistering } from '../../../machines/account/confirmation/selectors.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { useFields } from '../../kit/use-fields.ts'
import type { PartProps } from './types.ts'

type Props = PartProps & {
  field: TextField
  label: string
  hint?: string
  autoComplete?: string
  /** Digits only, with the numeric keyboard on a phone. */
  digits?: boolean
}

const NameField = ({ actor, snapshot, field, label, hint, autoComplete = 'off', digits = false }: Props) => {
  const { errors, text } = useFields(actor, snapshot, () => isRegistering(snapshot))
  return (
    <Field label={label} hint={hint} error={errors[field]}>
      <TextInput {...text(field)} autoComplete={autoComplete} digits={digits} inputMode={digits ? 'numeric' : 'text'} />
    </Field>
  )
}

export const PersonFields = (props: PartProps) => (
  <>
    <NameField {...props} field="username" label="Имя" autoComplete="given-name" />
    <NameField {...props} field="surname" label="Фамилия" autoComplete="family-name" />
  </>
)

export const CompanyFields = (props: PartProps) => (
  <>
    <NameField
      {...props}
      field="organization_name"
      label="Название организации"
      hint="Без кавычек и цифр: ООО Ромашка"
      autoComplete="organization"
    />
    <NameField {...props} field="organization_inn" label="ИНН организации" hint="10 или 12 цифр" digits />
    <NameField {...props} field="responsible" label="Ответственное лицо" hint="Фамилия, имя и отчество" autoComplete="name" />
  </>
)
