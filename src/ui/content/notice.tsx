import type { ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../base/icons.ts'
import styles from './notice.module.css'

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

export type NoticeProps = {
  tone?: keyof typeof ICONS
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Appears in response to an action: read aloud at once (danger) or politely. */
  live?: boolean
}

/** A message that stays on the page. */
export const Notice = ({ tone = 'info', title, children, actions, live = false }: NoticeProps) => {
  const Icon = ICONS[tone]
  const role = tone === 'danger' ? 'alert' : 'status'
  return (
    <div className={cx(styles.notice, styles[tone])} role={live ? role : undefined}>
      <Icon />
      <div className={styles.body}>
        {title && <div className={styles.title}>{title}</div>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
