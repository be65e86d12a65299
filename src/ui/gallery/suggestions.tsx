import { useMemo, useState } from 'react'
import { Combobox, type ComboboxProps } from '../fields/combobox.tsx'
import { Field } from '../fields/field.tsx'
import { Columns } from '../base/stack.tsx'
import { Section } from './section.tsx'

const CITIES = [
  { value: 'Тверь', description: 'Тверская область' },
  { value: 'Тюмень', description: 'Тюменская область' },
  { value: 'Троицк', description: 'Москва' },
  { value: 'Троицк', description: 'Челябинская область' },
  { value: 'Большое-Пребольшое Старошайговское городище', description: 'Республика Мордовия, Старошайговский район' },
]

type Shown = Partial<Pick<ComboboxProps, 'isLoading' | 'disabled' | 'readOnly'>> & { initial?: string; isSilent?: boolean }

/** Interactive: type to see the list, or its empty text. */
const Example = ({ initial = '', isSilent = false, ...state }: Shown) => {
  const [value, setValue] = useState(initial)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const options = useMemo(
    () => (isSilent ? [] : CITIES.filter((city) => city.value.toLowerCase().startsWith(value.toLowerCase()))),
    [isSilent, value],
  )
  return (
    <Combobox
      {...state}
      value={value}
      onValueChange={(text) => {
        setValue(text)
        setIsOpen(text !== '')
      }}
      options={options}
      isOpen={isOpen}
      listLabel="Подсказки городов"
      emptyText="В подсказках такого города нет. Оставьте свой вариант"
      onChoose={(city) => {
        setValue(city)
        close()
      }}
      onClose={close}
      onOpen={() => setIsOpen(true)}
      onBlur={close}
    />
  )
}

export const SuggestionSection = () => (
  <Section title="Поля с подсказками">
    <Columns>
      <Field label="Город" hint="Наберите «Т»">
        <Example />
      </Field>
      <Field label="Город без подсказок" hint="Наберите что угодно">
        <Example isSilent />
      </Field>
      <Field label="Город, подсказки в пути">
        <Example initial="Тве" isLoading />
      </Field>
      <Field label="Город с ошибкой" error="Некорректное значение">
        <Example initial="<>" />
      </Field>
      <Field label="Город, сохраняется">
        <Example initial="Тверь" readOnly />
      </Field>
      <Field label="Город, недоступен">
        <Example initial="Тверь" disabled />
      </Field>
    </Columns>
  </Section>
)
