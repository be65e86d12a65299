import type { ComponentProps } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { Anchor } from '../actions/link-provider.tsx'
import { Bell as BellIcon } from '../base/icons.ts'
import styles from './bell.module.css'

type BellProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'title'> & {
  /** «Уведомления, непрочитанных: 3»: the number belongs to the name. */
  label: string
  /** «3», «99+»; null for none. It stands above the icon and moves nothing. */
  badge: string | null
}

/** The bell of the header. */
export const Bell = ({ label, badge, ...rest }: BellProps) => (
  <IconButton
    {...rest}
    tone="inverse"
    className={styles.bell}
    label={label}
    icon={
      <>
        <BellIcon />
        {badge !== null && (
          <span className={styles.badge} aria-hidden="true">
            {badge}
          </span>
        )}
      </>
    }
  />
)

/** The bell before its code has come, and where it does not come: the page that it leads to. */
export const BellLink = ({ href }: { href: string }) => (
  <Anchor className={styles.link} href={href} aria-label="Уведомления" title="Уведомления">
    <BellIcon />
  </Anchor>
)
