import type { ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { Skeleton } from '../base/skeleton.tsx'
import styles from './description-list.module.css'

export type Description = { name: string; value: ReactNode }

type DescriptionListProps = {
  items: readonly Description[]
  /** Names are short and values are sentences: the values get the space. */
  short?: boolean
  loading?: boolean
}

/** Names and values: a receipt, an invoice, a read-only profile. A missing value shows «-». */
export const DescriptionList = ({ items, short = false, loading = false }: DescriptionListProps) => (
  <dl className={cx(styles.list, short && styles.short)}>
    {items.map(({ name, value }) => (
      <div key={name} className={styles.row}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.value}>{loading ? <Skeleton /> : (value ?? '-')}</dd>
      </div>
    ))}
  </dl>
)
