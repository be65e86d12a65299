import { Popover as Radix } from 'radix-ui'
import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { useMenuPlace } from './use-menu-place.ts'
import styles from './popover.module.css'

export type PopoverProps = {
  /** A Button or an IconButton. */
  trigger: ReactElement
  /** The window's accessible name. */
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** A small window beside its button. Escape, a press outside and the focus going elsewhere close it. */
export const Popover = ({ trigger, label, open, onOpenChange, children }: PopoverProps) => {
  const { container, onOpenChange: findPlace } = useMenuPlace()
  const content = useRef<HTMLDivElement>(null)
  // The owner opens it, at whatever event: the place is looked up then. It is the same for as long as it is open.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => findPlace(open), [open])
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          ref={content}
          className={styles.popover}
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            // The window, not its first button: nobody has chosen one.
            event.preventDefault()
            content.current?.focus({ preventScroll: true })
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
