import { Tooltip as Radix } from 'radix-ui'
import { useRef, useState, type PointerEvent, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import { useMenuPlace } from './use-menu-place.ts'
import styles from './tooltip.module.css'

export type TooltipProps = {
  /** A button or a link: a focusable element. */
  trigger: ReactElement
  /** A few words; the trigger must make sense without them. */
  text: ReactNode
}

/** A short explanation: on hover, on focus and on a tap. Escape, a second tap and a tap elsewhere close it. */
export const Tooltip = ({ trigger, text }: TooltipProps) => {
  const [open, setOpen] = useState(false)
  const { container, onOpenChange: findPlace } = useMenuPlace()
  const wasOpen = useRef(false)
  const change = (next: boolean) => {
    findPlace(next)
    setOpen(next)
  }
  const press = (event: PointerEvent) => {
    wasOpen.current = open && event.pointerType !== 'mouse'
  }
  // The library itself closes on every press and does not support taps.
  const click = (event: MouseEvent) => {
    event.preventDefault()
    change(!wasOpen.current)
    wasOpen.current = false
  }
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root open={open} onOpenChange={change}>
        <Radix.Trigger asChild onPointerDown={press} onClick={click}>
          {trigger}
        </Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content className={styles.tip} sideOffset={6} collisionPadding={8}>
            {text}
            <Radix.Arrow className={styles.arrow} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
