import { useState } from 'react'
import { boundsOf, type CalendarLimits } from './calendar-bounds.ts'
import { formatDay, parseDay } from '../../domain/dates/day.ts'
import { CalendarWindow } from './calendar-window.tsx'
import { cx } from '../base/cx.ts'
import { LazyCalendar } from './lazy-calendar.tsx'
import { MaskedInput, type MaskedInputProps } from '../fields/masked-input.tsx'
import { DATE_MASK } from '../fields/digit-masks.ts'
import { useLeave } from './use-leave.ts'
import styles from './date-field.module.css'

export type DateFieldProps = Omit<MaskedInputProps, 'mask' | 'onBlur'> &
  CalendarLimits & {
    /** The focus has left the field, its button and its calendar. */
    onBlur?: (() => void) | undefined
  }

/** A date as «дд.мм.гггг»: typing always works, the button opens a calendar. Put it inside a Field. */
export const DateField = ({ today, allowFuture, available, onBlur, className, ...rest }: DateFieldProps) => {
  const [open, setOpen] = useState(false)
  const leave = useLeave(open, onBlur)
  return (
    <div className={styles.wrap} onBlur={leave}>
      <MaskedInput autoComplete="off" {...rest} mask={DATE_MASK} className={cx(styles.withToggle, className)} />
      <CalendarWindow
        open={open}
        onOpenChange={setOpen}
        label="Выбрать дату"
        disabled={rest.disabled || rest.readOnly}
        onLeave={() => onBlur?.()}
      >
        <LazyCalendar
          today={today}
          bounds={boundsOf({ today, allowFuture, available })}
          chosen={{ from: parseDay(rest.value) ?? undefined }}
          onChoose={(day) => {
            rest.onValueChange(formatDay(day))
            setOpen(false)
          }}
        />
      </CalendarWindow>
    </div>
  )
}
