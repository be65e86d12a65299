import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { Check } from '../base/icons.ts'
import { Anchor } from '../actions/link-provider.tsx'
import { useMenuPlace } from './use-menu-place.ts'
import styles from './menu.module.css'

export type MenuItem = {
  id: string
  label: ReactNode
  icon?: ReactNode
  tone?: 'neutral' | 'danger'
  disabled?: boolean
  /** An item with an address is a link. */
  href?: string
  external?: boolean
  onSelect?: () => void
}

/** One of a few values, chosen in the menu, which stays open: the effect is visible at once. */
export type MenuChoice = {
  id: string
  label: string
  value: string
  options: readonly { value: string; label: string; icon?: ReactNode }[]
  onChange: (value: string) => void
}

export type MenuProps = {
  /** A Button or an IconButton. */
  trigger: ReactElement
  items: readonly (MenuItem | MenuChoice)[]
  /** A muted line on top: the menu's owner. */
  heading?: ReactNode
  align?: 'start' | 'end'
}

const Item = ({ item }: { item: MenuItem }) => {
  const look = cx(styles.item, item.tone === 'danger' && styles.danger)
  const select = { disabled: item.disabled ?? false, ...(item.onSelect && { onSelect: item.onSelect }) }
  if (item.href !== undefined && !item.disabled) {
    return (
      <DropdownMenu.Item asChild {...select}>
        <Anchor href={item.href} className={look} external={item.external}>
          {item.icon}
          {item.label}
        </Anchor>
      </DropdownMenu.Item>
    )
  }
  return (
    <DropdownMenu.Item className={look} {...select}>
      {item.icon}
      {item.label}
    </DropdownMenu.Item>
  )
}

const Choice = ({ choice: { label, value, options, onChange } }: { choice: MenuChoice }) => (
  <>
    <DropdownMenu.Separator className={styles.separator} />
    <DropdownMenu.RadioGroup value={value} onValueChange={onChange} aria-label={label}>
      <DropdownMenu.Label className={styles.label}>{label}</DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          className={styles.item}
          onSelect={(event) => event.preventDefault()}
        >
          {option.icon}
          {option.label}
          <DropdownMenu.ItemIndicator className={styles.tick}>
            <Check />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
    <DropdownMenu.Separator className={styles.separator} />
  </>
)

/** A list of commands, links and choices behind a button. */
export const Menu = ({ trigger, items, heading, align = 'end' }: MenuProps) => {
  const { container, onOpenChange } = useMenuPlace()
  return (
    <DropdownMenu.Root modal={false} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content className={styles.menu} align={align} sideOffset={4} collisionPadding={8}>
          {heading && <DropdownMenu.Label className={styles.label}>{heading}</DropdownMenu.Label>}
          {items.map((item) => ('options' in item ? <Choice key={item.id} choice={item} /> : <Item key={item.id} item={item} />))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
