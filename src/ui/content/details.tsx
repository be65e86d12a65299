import type { ReactNode } from 'react'
import { ChevronDown } from '../base/icons.ts'
import styles from './details.module.css'

export type DetailsProps = {
  /** What an address ends with to lead here: the browser opens what holds the place it is sent to. */
  id: string
  title: ReactNode
  level?: 2 | 3 | 4
  children: ReactNode
}

/**
 * A heading that opens and closes what is under it, by the browser alone: it works before the scripts come, and a search
 * in the page finds what is folded. Where scripts are there anyway, Disclosure of accordion.tsx is its equal.
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
