import { useEffect, useRef, type ReactNode } from 'react'
import styles from './board.module.css'

interface StateProps {
  tone: 'quiet' | 'danger' | 'success'
  icon?: ReactNode
  children: ReactNode
}

/** One line under the title: sign, word and colour of what matters most about the row. */
export const RowState = ({ tone, icon, children }: StateProps) => (
  <span className={styles.state} data-tone={tone}>
    {icon}
    <span>{children}</span>
  </span>
)

interface Props {
  title: string
  /** How long it waits, in short. */
  age: string
  isLate?: boolean
  isOpen: boolean
  /** There is nothing to do with it: decided, or in other hands. */
  isDone?: boolean
  onOpen: () => void
  /** Its state. */
  children: ReactNode
}

/** A row of a board. Pressed again it stays as it is. */
export const BoardRow = ({ title, age, isLate = false, isOpen, isDone = false, onOpen, children }: Props) => {
  const own = useRef<HTMLButtonElement>(null)
  // Keys open rows that are out of sight.
  useEffect(() => {
    if (isOpen) own.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen])
  return (
    <li>
      <button
        ref={own}
        type="button"
        className={styles.row}
        data-done={isDone || undefined}
        aria-current={isOpen ? 'true' : undefined}
        aria-disabled={isOpen}
        onClick={() => {
          if (!isOpen) onOpen()
        }}
      >
        <span className={styles.name}>{title}</span>
        <span className={styles.age} data-late={isLate || undefined}>
          {age}
        </span>
        {children}
      </button>
    </li>
  )
}
