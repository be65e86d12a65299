import type { ReactNode } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { ResultView } from '../../ui/content/result-view.tsx'
import { NO_ANSWER } from './no-answer-title.ts'

type Props = {
  /** The message about this command. */
  message: ReactNode
  /** Sends it again; null when a repeat is impossible. */
  onRepeat: (() => void) | null
  /** Gives the command up: the form comes back with everything that was entered. */
  onBack?: () => void
  /** The other ways on. */
  children?: ReactNode
}

/** Neither done nor refused: the command's outcome is unknown (C04). */
export const NoAnswer = ({ message, onRepeat, onBack, children }: Props) => (
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
        {onBack && (
          <Button variant={onRepeat ? 'ghost' : 'primary'} onClick={onBack}>
            Вернуться к форме
          </Button>
        )}
      </>
    }
  />
)
