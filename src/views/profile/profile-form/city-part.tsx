import { useMemo } from 'react'
import { citiesOf, isAskingCities, isOffered } from '../../../machines/profile/profile-form/selectors.ts'
import { Combobox } from '../../../ui/fields/combobox.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { PartProps } from './types.ts'
import { useWired } from './use-wired.tsx'

/** The city: suggestions during typing, any other text allowed (PR42, D16). */
export const CityPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { field, control } = useWired({ actor, snapshot })
  const cities = citiesOf(snapshot)
  const options = useMemo(() => cities.map(({ value, region }) => ({ value, description: region })), [cities])
  return (
    <Field {...field('city')}>
      <Combobox
        {...control('city')}
        autoComplete="address-level2"
        listLabel="Подсказки городов"
        options={options}
        isOpen={isOffered(snapshot)}
        isLoading={isAskingCities(snapshot)}
        onChoose={(city) => send({ type: 'city.choose', city })}
        onClose={() => send({ type: 'city.close' })}
        onOpen={() => send({ type: 'city.open' })}
      />
    </Field>
  )
}
