/** A list of the desk and what is open of it beside it: the board of the queues and of the chat (C07). */
import type { ReactNode } from 'react'
import { KeyCap } from '../../../ui/base/key-cap.tsx'
import { useKeys } from '../../../ui/base/use-keys.ts'
import styles from './board.module.css'

interface Props {
  /** The id of the heading, which names the list. */
  id: string
  title: string
  /** In which order the rows stand. */
  order: string
  /** What chooses among several lists. */
  choice?: ReactNode
  list: ReactNode
  /** What stands below the list and over nothing. */
  below?: ReactNode
  /** Keys besides J and K. */
  keys?: ReactNode
  /** To the next row (1) or the one before (−1); null while there is no list. */
  onStep: ((by: 1 | -1) => void) | null
  pane: ReactNode
}

export const Board = ({ id, title, order, choice, list, below, keys, onStep, pane }: Props) => {
  useKeys({ KeyJ: onStep && (() => onStep(1)), KeyK: onStep && (() => onStep(-1)) }, ['KeyJ', 'KeyK'])
  return (
    <div className={styles.board}>
      <section className={styles.list} aria-labelledby={id}>
        <div className={styles.head}>
          <h1 id={id} className={styles.title}>
            {title}
          </h1>
          <span className={styles.order}>{order}</span>
        </div>
        {choice}
        <div className={styles.rows}>{list}</div>
        {below}
        <p className={styles.keys} aria-hidden="true">
          <KeyCap>J</KeyCap>
          <KeyCap>K</KeyCap> <span>вниз, вверх</span>
          {keys && <span className={styles.spare}>{keys}</span>}
        </p>
      </section>
      <div className={styles.pane}>{pane}</div>
    </div>
  )
}
