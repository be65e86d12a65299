import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'
import styles from './description-list.module.css'

export type Description = { name: string; value: ReactNode }

/** Names and values: a receipt, an invoice, a profile for reading. A missing value shows «-». */
export const DescriptionList = ({ items, loading = false }: { items: readonly Description[]; loading?: boolean }) => (
  <dl className={styles.list}>
    {items.map(({ name, value }) => (
      <div key={name} className={styles.row}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.value}>{loading ? <Skeleton /> : (value ?? '-')}</dd>
      </div>
    ))}
  </dl>
)
