import { Popover } from 'radix-ui'
import { useState, type ReactNode } from 'react'
import { Dialog } from '../overlays/dialog.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { CalendarDays } from '../base/icons.ts'
import { useMenuPlace } from '../overlays/use-menu-place.ts'
import styles from './date-field.module.css'

const isPhone = () => window.matchMedia?.('(max-width: 615px)').matches ?? false

export type CalendarWindowProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** «Выбрать дату»: the name of the button and of the window. */
  label: string
  disabled?: boolean | undefined
  /** The window was closed by a press elsewhere. */
  onLeave: () => void
  children: ReactNode
}

/** The button of a date field and its window: a popover, on a phone a bottom sheet. The focus returns to the button. */
export const CalendarWindow = ({ open, onOpenChange, label, disabled = false, onLeave, children }: CalendarWindowProps) => {
  const [sheet, setSheet] = useState(false)
  const { container, onOpenChange: findPlace } = useMenuPlace()
  const change = (next: boolean) => {
    if (next) setSheet(isPhone())
    findPlace(next)
    onOpenChange(next)
  }
  return (
    <>
      <Popover.Root open={open && !sheet} onOpenChange={change}>
        <Popover.Trigger asChild>
          <IconButton className={styles.toggle} label={label} icon={<CalendarDays />} disabled={disabled} />
        </Popover.Trigger>
        <Popover.Portal container={container}>
          <Popover.Content
            className={styles.window}
            aria-label={label}
            align="end"
            sideOffset={4}
            collisionPadding={8}
            onInteractOutside={onLeave}
          >
            {children}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <Dialog open={open && sheet} onClose={() => change(false)} title={label}>
        {children}
      </Dialog>
    </>
  )
}
