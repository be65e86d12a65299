import { useState } from 'react'
import { cx } from '../base/cx.ts'
import { ProblemLink } from '../actions/problem-link.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { CircleAlert, CircleCheck, Info, X } from '../base/icons.ts'
import { useCountdown } from '../base/use-countdown.ts'
import styles from './toast.module.css'

const ICONS = { success: CircleCheck, danger: CircleAlert, info: Info }

export type Toast = { id: string; title: string; text?: string | undefined; tone: keyof typeof ICONS }

type ToastCardProps = { toast: Toast; duration: number; paused: boolean; onClose: (id: string) => void }

const ToastCard = ({ toast, duration, paused, onClose }: ToastCardProps) => {
  const Icon = ICONS[toast.tone]
  useCountdown(duration, paused, () => onClose(toast.id))
  return (
    <div className={cx(styles.toast, styles[toast.tone])}>
      <Icon />
      <div className={styles.words}>
        <div className={styles.title}>{toast.title}</div>
        {toast.text && <div className={styles.text}>{toast.text}</div>}
        {toast.tone === 'danger' && <ProblemLink />}
      </div>
      <IconButton size="sm" label="Закрыть уведомление" icon={<X />} onClick={() => onClose(toast.id)} />
    </div>
  )
}

export type ToastRegionProps = {
  toasts: readonly Toast[]
  onClose: (id: string) => void
  /** The duration of a toast in milliseconds. */
  duration?: number
}

/**
 * Short messages in the corner. Each disappears by itself; all of them pause while one is hovered or focused.
 * Errors are read aloud at once, others politely.
 */
export const ToastRegion = ({ toasts, onClose, duration = 5000 }: ToastRegionProps) => {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const paused = hovered || focused
  // A toast that disappears under the pointer or the focus fires no «leave»: the others must not pause for ever.
  const close = (id: string) => {
    setHovered(false)
    setFocused(false)
    onClose(id)
  }
  const cards = (urgent: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'danger') === urgent)
      .map((toast) => <ToastCard key={toast.id} toast={toast} duration={duration} paused={paused} onClose={close} />)
  return (
    <section
      className={styles.region}
      aria-label="Уведомления"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div role="status" aria-atomic="false">
        {cards(false)}
      </div>
      <div role="alert" aria-atomic="false">
        {cards(true)}
      </div>
    </section>
  )
}
