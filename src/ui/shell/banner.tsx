import type { ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { Info, TriangleAlert } from '../base/icons.ts'
import styles from './banner.module.css'

const ICONS = { info: Info, warning: TriangleAlert }

export type BannerProps = {
  /** Names the region: «Файлы cookie». */
  label: string
  tone?: keyof typeof ICONS
  /** A sentence or two, with inline links. */
  children: ReactNode
  /** One or two small buttons. */
  actions?: ReactNode
}

/** A line across the top of the portal. It pushes the page down and blocks nothing; its owner removes it. */
export const Banner = ({ label, tone = 'info', children, actions }: BannerProps) => {
  const Icon = ICONS[tone]
  return (
    <section className={cx(styles.banner, styles[tone])} aria-label={label}>
      <div className={styles.line}>
        <Icon />
        <div className={styles.text}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  )
}
