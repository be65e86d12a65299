import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { ResultView } from '../../ui/result-view.tsx'
import { UNANSWERED } from './unanswered.ts'

type Props = {
  /** What the person should know of this command. */
  message: ReactNode
  /** Sends it again; where nothing is left to be sent, null. */
  onRepeat: (() => void) | null
  /** The other ways on. */
  children?: ReactNode
}

/** Neither done nor refused: nobody knows whether the command was carried out (C04 of docs/decisions.md). */
export const UnansweredPart = ({ message, onRepeat, children }: Props) => (
  <ResultView
    tone="unknown"
    title={UNANSWERED}
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
