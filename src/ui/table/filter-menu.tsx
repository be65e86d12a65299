import { DropdownMenu } from 'radix-ui'
import { Badge } from '../content/badge.tsx'
import { Button } from '../actions/button.tsx'
import { Check, Funnel } from '../base/icons.ts'
import { useMenuPlace } from '../overlays/use-menu-place.ts'
import styles from '../overlays/menu.module.css'

export type FilterMenuProps<T extends string> = {
  /** «Статусы» */
  label: string
  options: readonly { value: T; label: string }[]
  /** The checked options: initially all. */
  selected: readonly T[]
  onChange: (selected: T[]) => void
  disabled?: boolean
}

/** A button with a list of checkboxes; its count shows how many are checked. The list stays open during the choice. */
export const FilterMenu = <T extends string>({ label, options, selected, onChange, disabled = false }: FilterMenuProps<T>) => {
  const { container, onOpenChange } = useMenuPlace()
  const all = selected.length === options.length
  const keep = (event: Event) => event.preventDefault()
  const toggle = (value: T) =>
    onChange(options.map((option) => option.value).filter((other) => (other === value) !== selected.includes(other)))
  return (
    <DropdownMenu.Root modal={false} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <Button icon={<Funnel />} disabled={disabled} aria-label={`${label}, выбрано ${selected.length} из ${options.length}`}>
          {label}
          <Badge tone={all ? 'neutral' : 'accent'}>{all ? selected.length : `${selected.length} из ${options.length}`}</Badge>
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content className={styles.menu} align="start" sideOffset={4} collisionPadding={8}>
          {options.map(({ value, label: name }) => (
            <DropdownMenu.CheckboxItem
              key={value}
              className={styles.item}
              checked={selected.includes(value)}
              onCheckedChange={() => toggle(value)}
              onSelect={keep}
            >
              <span className={styles.box}>
                <DropdownMenu.ItemIndicator>
                  <Check />
                </DropdownMenu.ItemIndicator>
              </span>
              {name}
            </DropdownMenu.CheckboxItem>
          ))}
          <DropdownMenu.Separator className={styles.separator} />
          <DropdownMenu.Item
            className={styles.item}
            onSelect={(event) => {
              keep(event)
              onChange(all ? [] : options.map(({ value }) => value))
            }}
          >
            {all ? 'Снять все' : 'Выбрать все'}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
