import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Chips } from '../fields/chips.tsx'
import { SearchField } from '../fields/search-field.tsx'
import { FilterMenu } from '../table/filter-menu.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { Check, CreditCard, Ellipsis, Trash2, X } from '../base/icons.ts'
import { Menu } from '../overlays/menu.tsx'
import { RadioTiles } from '../fields/radio-tiles.tsx'
import { RadioGroup } from '../fields/radio-group.tsx'
import { SegmentedControl } from '../fields/segmented-control.tsx'
import { Row } from '../base/stack.tsx'
import { Section } from './section.tsx'

const MODES = [
  { value: 'seller', label: 'Продавец' },
  { value: 'customer', label: 'Покупатель' },
] as const
const STATUSES = [
  { value: 'approved', label: 'Подтверждена' },
  { value: 'check', label: 'На проверке' },
  { value: 'reserved', label: 'Зарезервирована' },
  { value: 'rejected', label: 'Отклонена' },
] as const

const REASON = 'Компании работают только в режиме покупателя'

type Mode = (typeof MODES)[number]['value']
type Status = (typeof STATUSES)[number]['value']

export const ChoiceSection = () => {
  const [mode, setMode] = useState<Mode>('seller')
  const [search, setSearch] = useState('10')
  const [statuses, setStatuses] = useState<Status[]>(STATUSES.map(({ value }) => value))
  return (
    <Section title="Выбор и меню">
      <RadioGroup label="Кто вы" options={MODES} value={mode} onValueChange={setMode} />
      <RadioGroup
        label="Организационная форма"
        options={[
          { value: 'seller', label: 'Физическое лицо' },
          { value: 'customer', label: 'Юридическое лицо', hint: 'Только как покупатель', disabled: true },
        ]}
        value="seller"
        onValueChange={() => {}}
      />
      <RadioTiles
        label="Карта"
        tiles={MODES.map(({ value, label }) => ({
          value,
          label,
          icon: <CreditCard />,
          aside: <IconButton label={`Удалить ${label}`} icon={<Trash2 />} />,
        }))}
        value={mode}
        onValueChange={setMode}
      />
      <Row>
        <SegmentedControl label="Режим" options={MODES} value={mode} onValueChange={setMode} />
        <SegmentedControl label="Режим, недоступен" options={MODES} value={mode} onValueChange={setMode} disabled />
        <SegmentedControl
          label="Режим, один"
          options={MODES.slice(0, 1)}
          value="seller"
          onValueChange={setMode}
          reason={REASON}
        />
      </Row>
      <SegmentedControl label="Режим, во всю ширину" options={MODES} value={mode} onValueChange={setMode} wide />
      <SegmentedControl
        label="Режим, один, во всю ширину"
        options={MODES.slice(0, 1)}
        value="seller"
        onValueChange={setMode}
        wide
        reason={REASON}
      />
      <Chips label="Период" options={MODES} value={mode} onValueChange={setMode} />
      <Chips label="Период, недоступен" options={MODES} value={mode} onValueChange={setMode} disabled />
      <SearchField
        label="Поиск по номеру"
        placeholder="Серийный номер"
        value={search}
        onValueChange={setSearch}
        hint={search !== '' && search.length < 3 ? 'От трёх знаков' : null}
      />
      <Row>
        <FilterMenu label="Статусы" options={STATUSES} selected={statuses} onChange={setStatuses} />
        <FilterMenu label="Недоступно" options={STATUSES} selected={[]} onChange={setStatuses} disabled />
        <Menu
          trigger={<Button>Действия</Button>}
          items={[
            { id: 'confirm', label: 'Подтвердить', icon: <Check />, onSelect: () => {} },
            { id: 'wait', label: 'Недоступно', disabled: true },
            { id: 'cancel', label: 'Отменить', icon: <X />, tone: 'danger', onSelect: () => {} },
          ]}
        />
        <Menu trigger={<IconButton label="Ещё" icon={<Ellipsis />} />} items={[{ id: 'help', label: 'Помощь', href: '#faq' }]} />
      </Row>
    </Section>
  )
}
