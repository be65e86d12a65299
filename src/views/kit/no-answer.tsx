import type { ReactNode } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { ResultView } from '../../ui/content/result-view.tsx'
import { NO_ANSWER } from './no-answer-title.ts'

type Props = {
  /** What the person should know of this command. */
  message: ReactNode
  /** Sends it again; where nothing is left to be sent, null. */
  onRepeat: (() => void) | null
  /** The other ways on. */
  children?: ReactNode
}

/** Neither done nor refused: nobody knows whether the command was carried out (C04). */
export const NoAnswer = ({ message, onRepeat, children }: Props) => (
  <ResultView
    tone="unknown"
    title={NO_ANSWER}
    message={message}
    actions={
      <>
        {onRepeat && (
          <Button variant="primary" onClick={onRepeat}>
            Повторить
          </Button>
        )}
        {children}
      </>
    }
  />
)
