import type { ReactNode } from 'react'
import { ChevronDown } from '../base/icons.ts'
import styles from './details.module.css'

export type DetailsProps = {
  /** The hash of an address that leads here: the browser expands the target's container. */
  id: string
  title: ReactNode
  level?: 2 | 3 | 4
  children: ReactNode
}

/**
 * A native disclosure: it works before hydration, and find-in-page
 * also finds collapsed text. Where scripts run anyway, use Disclosure of accordion.tsx.
 */
export const Details = ({ id, title, level = 3, children }: DetailsProps) => {
  const Heading = `h${level}` as const
  return (
    <details className={styles.item}>
      <summary className={styles.summary}>
        <Heading className={styles.heading}>{title}</Heading>
        <ChevronDown />
      </summary>
      <div id={id} className={styles.panel}>
        {children}
      </div>
    </details>
  )
}
