import { useState, type ReactNode } from 'react'
import { isNarrowed } from '../../../machines/fragments/list/selectors.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { SlidersHorizontal } from '../../../ui/base/icons.ts'
import { cx } from '../../../ui/base/cx.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { SearchPart } from './search-part.tsx'
import type { ListLook, ListPartProps } from './types.ts'
import styles from './list-view.module.css'

type Props<Row extends { id: string }, Id extends string> = ListPartProps<Row, Id> & {
  look: ListLook<Row, Id>
  /** The number of visible rows. */
  shown: number
  /** The button of the list as a file. */
  file?: ReactNode
}

/** The search, and one button for everything else. */
export const PhoneBar = <Row extends { id: string }, Id extends string>({
  actor,
  snapshot,
  look,
  shown,
  file,
}: Props<Row, Id>) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <SearchPart actor={actor} snapshot={snapshot} />
      </div>
      <IconButton
        label="Фильтр и сортировка"
        icon={<SlidersHorizontal />}
        className={cx(styles.tune, isNarrowed(snapshot.context) && styles.isOn)}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {file}
      <FilterSheet isOpen={isOpen} onClose={() => setIsOpen(false)} actor={actor} snapshot={snapshot} look={look} shown={shown} />
    </div>
  )
}
