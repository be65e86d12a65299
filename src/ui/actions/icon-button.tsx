import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { Spinner } from '../base/spinner.tsx'
import styles from './icon-button.module.css'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** Its action in words: the accessible name and the tooltip. */
  label: string
  icon: ReactNode
  size?: 'sm' | 'md'
  tone?: 'neutral' | 'danger' | 'inverse'
  busy?: boolean
}

/** A button of one icon. */
export const IconButton = ({
  label,
  icon,
  size = 'md',
  tone = 'neutral',
  busy = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={cx(styles.button, styles[size], styles[tone], busy && styles.busy, className)}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
    </button>
  )
}
