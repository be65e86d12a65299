import type { ComponentProps, RefObject } from 'react'
import type { ComboboxOption } from './combobox-options.ts'
import { cx } from '../base/cx.ts'
import { useListPlace } from './use-list-place.ts'
import styles from './combobox.module.css'

type Props = {
  /** The props of the list and of each option. */
  menu: ComponentProps<'ul'>
  option: (at: number) => ComponentProps<'li'>
  options: readonly ComboboxOption[]
  highlighted: number
  isOpen: boolean
  emptyText?: string | undefined
  /** The field that the list belongs to. */
  anchor: RefObject<HTMLElement | null>
}

/** The list below its field, or above field and label where there is more room. Mounted while closed: the field refers to it. */
export const ComboboxList = ({ menu, option, options, highlighted, isOpen, emptyText, anchor }: Props) => {
  const isEmpty = options.length === 0
  const { isAbove, lift, room } = useListPlace(anchor, isOpen)
  const isShown = isOpen && (!isEmpty || emptyText !== undefined)
  return (
    <div
      hidden={!isShown}
      className={cx(styles.list, isAbove && styles.above)}
      style={{ maxHeight: room, ...(isAbove && { marginBottom: lift }) }}
    >
      <ul {...menu} hidden={isEmpty}>
        {isOpen &&
          options.map(({ value, description }, at) => (
            <li
              {...option(at)}
              key={`${value} ${description ?? ''}`}
              className={cx(styles.option, at === highlighted && styles.highlighted)}
            >
              {value} {description && <span className={styles.description}>{description}</span>}
            </li>
          ))}
      </ul>
      {isEmpty && <div className={styles.empty}>{emptyText}</div>}
    </div>
  )
}
