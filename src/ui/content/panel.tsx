import { useId, type ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import styles from './panel.module.css'

export type PanelProps = {
  title?: ReactNode
  actions?: ReactNode
  footer?: ReactNode
  /** The content has no padding: for tables. */
  flush?: boolean
  level?: 2 | 3
  children: ReactNode
}

/** A white sheet on the grey page with a title, actions and content. With a title it is a named region. */
export const Panel = ({ title, actions, footer, flush = false, level = 2, children }: PanelProps) => {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className={cx(styles.panel, flush && styles.flush)} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <div className={styles.head}>
          {title && (
            <Heading id={id} className={styles.title}>
              {title}
            </Heading>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </section>
  )
}
