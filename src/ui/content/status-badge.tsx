import type { ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { CircleCheck, CircleX, Clock, Minus } from '../base/icons.ts'
import styles from './badge.module.css'

const ICONS = { success: CircleCheck, danger: CircleX, progress: Clock, neutral: Minus }

export type StatusTone = keyof typeof ICONS

/** The state of a sale, a payment, a check: an icon, a word and a colour, so that none of them carries the meaning alone. */
export const StatusBadge = ({ tone, children }: { tone: StatusTone; children: ReactNode }) => {
  const Icon = ICONS[tone]
  return (
    <span className={cx(styles.status, styles[tone])}>
      <Icon />
      {children}
    </span>
  )
}
