/** The log of the interactive screen since its first action, and the server's possible answers now. */
import type { ReactNode } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import styles from './live-log.module.css'

export interface LiveLine {
  at: number
  text: string
  kind: 'person' | 'portal' | 'answer'
}

interface Props {
  now: string
  lines: readonly LiveLine[]
  answers: readonly { text: string; event: { type: string } }[]
  onAnswer: (text: string, event: { type: string }) => void
  again: ReactNode
}

export const LiveLog = ({ now, lines, answers, onAnswer, again }: Props) => (
  <div className={styles.log}>
    <div className={styles.head}>
      <p role="status">
        Сейчас: <strong>{now}</strong>
      </p>
      {again}
    </div>
    {lines.length === 0 && (
      <p className={styles.hint}>Нажимайте на экране: запросы никуда не уйдут, ответ сервера вы выберете здесь сами.</p>
    )}
    {answers.length > 0 && (
      <fieldset className={styles.answers}>
        <legend>Что ответит сервер?</legend>
        {answers.map(({ text, event }) => (
          <Button key={text} size="sm" onClick={() => onAnswer(text, event)}>
            {text}
          </Button>
        ))}
      </fieldset>
    )}
    {lines.length > 0 && (
      <ol className={styles.lines}>
        {lines.slice(-8).map(({ at, text, kind }) => (
          <li key={at} data-kind={kind}>
            {text}
          </li>
        ))}
      </ol>
    )}
  </div>
)
