import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { Spinner } from '../base/spinner.tsx'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'tonal' | 'secondary' | 'ghost' | 'danger' | 'inverse'
export type ButtonSize = 'sm' | 'md' | 'lg'

export type ButtonLook = {
  /** One primary button per screen; «tonal» for a further one beside it, «inverse» for dark bars. */
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Takes the full width of its container. */
  wide?: boolean | undefined
  icon?: ReactNode
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is in progress: shows a spinner, keeps width, name and focus, and ignores clicks. */
    busy?: boolean | undefined
  }

export const buttonClass = ({ variant = 'secondary', size = 'md', wide = false }: ButtonLook): string =>
  cx(styles.button, styles[variant], styles[size], wide && styles.wide)

/** A button. While busy it stays focusable and ignores every click, also as its form's submit. */
export const Button = ({ variant, size, wide, icon, busy = false, className, onClick, children, ...rest }: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass({ variant, size, wide }), busy && styles.busy, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  )
}
