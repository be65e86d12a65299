import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import styles from './calendar.module.css'

const COLUMNS = 3
const MOVES: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS }

export type CalendarPageProps = {
  label: string
  options: readonly { value: number; label: string; disabled: boolean }[]
  current: number
  onChoose: (value: number) => void
  /** PageUp and PageDown. */
  onTurn?: (step: -1 | 1) => void
}

/** Years or months, three per row. Arrows move the focus, Enter selects. */
export const CalendarPage = ({ label, options, current, onChoose, onTurn }: CalendarPageProps) => {
  const group = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(() =>
    Math.max(
      options.findIndex(({ value }) => value === current),
      0,
    ),
  )
  const go = (place: number) => {
    setAt(place)
    group.current?.querySelectorAll('button')[place]?.focus()
  }
  useEffect(() => {
    group.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const last = options.length - 1
    const move = MOVES[key]
    if (move !== undefined && at + move >= 0 && at + move <= last) go(at + move)
    else if (key === 'Home') go(0)
    else if (key === 'End') go(last)
    else if (key === 'PageUp') onTurn?.(-1)
    else if (key === 'PageDown') onTurn?.(1)
    else if (move === undefined) return
    event.preventDefault()
  }
  return (
    // The keys belong to the buttons inside.
    <div ref={group} role="group" aria-label={label} className={styles.page} onKeyDown={onKeyDown}>
      {options.map((option, place) => (
        <button
          // After turning a page, focus keeps its position.
          // eslint-disable-next-line react/no-array-index-key
          key={place}
          type="button"
          className={styles.choice}
          tabIndex={place === at ? 0 : -1}
          aria-current={option.value === current || undefined}
          aria-disabled={option.disabled || undefined}
          onFocus={() => setAt(place)}
          onClick={() => !option.disabled && onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
