import { useMemo } from 'react'
import { addressesOf, isAskingAddresses, isOffered } from '../../../machines/profile/create-point/selectors.ts'
import { Combobox } from '../../../ui/fields/combobox.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { useFields } from '../../kit/use-fields.ts'
import { useSend } from '../../kit/use-send.ts'
import { POINT_LABELS } from '../point-labels.ts'
import type { PartProps } from './types.ts'

/** The address: suggestions during typing, any other text allowed (RP19, A52). */
export const AddressPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { errors, text } = useFields(actor, snapshot)
  const addresses = addressesOf(snapshot)
  const options = useMemo(() => addresses.map(({ value, region }) => ({ value, description: region })), [addresses])
  return (
    <Field label={POINT_LABELS.address} hint="Город, улица, дом" error={errors.address}>
      <Combobox
        {...text('address')}
        autoComplete="off"
        listLabel="Подсказки адресов"
        options={options}
        isOpen={isOffered(snapshot)}
        isLoading={isAskingAddresses(snapshot)}
        onChoose={(address) => send({ type: 'address.choose', address })}
        onClose={() => send({ type: 'address.close' })}
        onOpen={() => send({ type: 'address.open' })}
      />
    </Field>
  )
}
