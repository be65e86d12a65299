import { Dialog as Radix } from 'radix-ui'
import { useDeferredValue, type ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { X } from '../base/icons.ts'
import { useFocusReturn } from '../base/use-focus-return.ts'
import { Kept } from './kept.tsx'
import { useWasOpen } from './use-was-open.ts'
import styles from './dialog.module.css'

export type DialogProps = {
  open: boolean
  onClose: () => void
  /** A command is pending: the window stays until its answer. */
  busy?: boolean
  title: ReactNode
  /** One sentence under the title; it is read aloud with it. */
  text?: ReactNode
  /** The element that gets the focus after closing, where it is not the opener. */
  returnTo?: () => HTMLElement | null
  /** Buttons, the main one last. */
  footer?: ReactNode
  width?: 'normal' | 'wide'
  children?: ReactNode
}

const DialogWindow = ({
  open,
  onClose,
  busy = false,
  title,
  text,
  footer,
  returnTo,
  width = 'normal',
  children,
}: DialogProps) => {
  const focus = useFocusReturn(returnTo)
  const isDue = useDeferredValue(open, false)
  return (
    <Radix.Root open={open && isDue} onOpenChange={(next) => !next && !busy && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={cx(styles.dialog, width === 'wide' && styles.wide)}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          {...(!text && { 'aria-describedby': undefined })}
        >
          <Kept isOpen={open}>
            <div className={styles.head}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              <IconButton label="Закрыть" icon={<X />} disabled={busy} onClick={onClose} />
            </div>
            <div className={styles.body}>
              {text && <Radix.Description className={styles.text}>{text}</Radix.Description>}
              {children}
            </div>
            <div className={styles.foot}>{footer}</div>
          </Kept>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/**
 * A window over the page; on a phone a bottom sheet. Escape, the close button and a press outside close it. It opens after the frame
 * that answers the press, because it measures and restyles the whole page; it closes at once.
 */
export const Dialog = (props: DialogProps) => useWasOpen(props.open) && <DialogWindow {...props} />
