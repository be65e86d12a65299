import { AlertDialog as Radix } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { useFocusReturn } from '../base/use-focus-return.ts'
import { useFreshPress } from '../base/use-fresh-press.ts'
import { Kept } from './kept.tsx'
import { useWasOpen } from './use-was-open.ts'
import styles from './dialog.module.css'

export type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  /** A line above the title: the object of the question. */
  about?: ReactNode
  text?: ReactNode
  confirmLabel: string
  cancelLabel: string
  /** «danger» for irreversible actions. */
  tone?: 'primary' | 'danger'
  /** The button that has the focus at first, so that Enter is this answer; «cancel» for whatever cannot be taken back. */
  startsOn?: 'cancel' | 'confirm'
  /** The command is pending: both buttons wait and the window stays. */
  busy?: boolean
  /** The element that gets the focus after closing, where the opener is gone; null for the opener. */
  returnTo?: () => HTMLElement | null
  onConfirm: () => void
  onCancel: () => void
  /** The subject of the question, where a sentence is not enough. */
  children?: ReactNode
}

const Question = (props: ConfirmDialogProps & { press: ReturnType<typeof useFreshPress> }) => {
  const {
    open,
    title,
    about,
    text,
    confirmLabel,
    cancelLabel,
    tone = 'primary',
    startsOn = 'cancel',
    busy = false,
    returnTo,
    onConfirm,
    onCancel,
    children,
    press,
  } = props
  const focus = useFocusReturn(returnTo)
  const confirm = useRef<HTMLButtonElement>(null)
  const opens = (event: Event) => {
    focus.remember()
    press.begin()
    if (startsOn === 'cancel') return
    event.preventDefault()
    confirm.current?.focus({ preventScroll: true })
  }
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && !busy && onCancel()}>
      <Radix.Portal>
        {/* Nor does it take the focus from the answer. */}
        <Radix.Overlay className={styles.overlay} onMouseDown={(event) => event.preventDefault()} />
        <Radix.Content
          className={styles.dialog}
          onOpenAutoFocus={opens}
          onCloseAutoFocus={focus.giveBack}
          {...press.guards}
          {...(!text && { 'aria-describedby': undefined })}
        >
          <Kept isOpen={open}>
            <div className={styles.head}>
              <div>
                {about && <div className={styles.about}>{about}</div>}
                <Radix.Title className={styles.title}>{title}</Radix.Title>
              </div>
            </div>
            {(text || children) && (
              <div className={styles.body}>
                {text && <Radix.Description className={styles.text}>{text}</Radix.Description>}
                {children}
              </div>
            )}
            <div className={styles.foot}>
              <Radix.Cancel asChild>
                <Button disabled={busy}>{cancelLabel}</Button>
              </Radix.Cancel>
              <Button ref={confirm} variant={tone} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </Kept>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A question with two answers. Escape is «cancel»; a press outside has no effect, nor has the press that has opened it (F06). */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  // Before the window is there: it must know of the press that opens it.
  const press = useFreshPress()
  return useWasOpen(props.open) && <Question {...props} press={press} />
}
