import type { ReactNode } from 'react'
import { Skeleton } from '../base/skeleton.tsx'
import styles from './stat.module.css'

export type StatProps = { label: ReactNode; value: ReactNode; unit?: ReactNode; loading?: boolean }

/** One big number with its name: points, sales, tools. */
export const Stat = ({ label, value, unit, loading = false }: StatProps) => (
  <div className={styles.stat}>
    <div className={styles.label}>{label}</div>
    <div className={styles.value}>
      {loading ? <Skeleton /> : value}
      {unit && !loading && <span className={styles.unit}>{unit}</span>}
    </div>
  </div>
)
