import type { ReactNode } from 'react'
import { ButtonLink } from '../actions/button-link.tsx'
import { Button } from '../actions/button.tsx'
import { cx } from '../base/cx.ts'
import { ArrowLeft } from '../base/icons.ts'
import { useFocusOnMount } from '../base/use-focus-on-mount.ts'
import styles from './page.module.css'

export type PageProps = {
  title: ReactNode
  lead?: ReactNode
  /** Shows «Назад» above the title. */
  onBack?: (() => void) | undefined
  /** The same as a link, where the way back is always the same place. */
  backHref?: string
  /** No way back now: «Назад» stays in place, disabled. */
  isBackDisabled?: boolean
  backLabel?: string
  actions?: ReactNode
  /** «form» for one column of fields, «narrow» for reading, «full» for tables. */
  width?: 'full' | 'narrow' | 'form'
  /** Whether the heading takes the focus on mount: after a navigation inside the portal, not on the first load. */
  focus?: boolean
  children?: ReactNode
}

/** A screen: its one h1, an optional way back, actions and content. */
export const Page = ({
  title,
  lead,
  onBack,
  backHref,
  isBackDisabled = false,
  backLabel = 'Назад',
  actions,
  width = 'full',
  focus = false,
  children,
}: PageProps) => {
  const heading = useFocusOnMount<HTMLHeadingElement>(focus)
  return (
    <div className={cx(styles.page, styles[width])}>
      {onBack && (
        <Button variant="ghost" size="sm" className={styles.back} icon={<ArrowLeft />} disabled={isBackDisabled} onClick={onBack}>
          {backLabel}
        </Button>
      )}
      {backHref !== undefined && (
        <ButtonLink href={backHref} variant="ghost" size="sm" className={styles.back} icon={<ArrowLeft />}>
          {backLabel}
        </ButtonLink>
      )}
      <div className={styles.head}>
        <div className={styles.titles}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
