import { formOf, isRegistering } from '../../../machines/account/confirmation/selectors.ts'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { PartProps } from './types.ts'

const FORMS = [
  { value: 'individual', label: 'Физическое лицо' },
  { value: 'legal-person', label: 'Юридическое лицо' },
] as const

/** The registrant and the purpose: a company only buys (AU24, AU26). */
export const WhoPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { values } = formOf(snapshot)
  const isCompany = values.organizationalForm === 'legal-person'
  const busy = isRegistering(snapshot)
  const types = [
    {
      value: 'client',
      label: 'Продавец',
      hint: isCompany ? 'Только для физических лиц' : 'Регистрирую продажи и получаю баллы',
      disabled: isCompany,
    },
    {
      value: 'customer',
      label: 'Покупатель',
      hint: isCompany ? 'Ведём инструменты компании' : 'Веду свои инструменты и гарантию',
    },
  ] as const
  return (
    <Stack>
      <SegmentedControl
        label="Кто регистрируется"
        options={FORMS}
        value={values.organizationalForm}
        wide
        disabled={busy}
        onValueChange={(organizationalForm) => send({ type: 'form.change', patch: { organizationalForm } })}
      />
      <RadioGroup
        label="Как будете пользоваться порталом"
        options={types}
        value={values.type}
        disabled={busy}
        onValueChange={(type) => send({ type: 'form.change', patch: { type } })}
      />
    </Stack>
  )
}
