import type { ComponentProps } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { ProblemLink } from '../../../ui/actions/problem-link.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { NO_ANSWER } from '../../kit/no-answer-title.ts'
import type { QuestionProps } from './types.ts'

type Props = QuestionProps<'check' | 'repeat'> &
  Pick<ComponentProps<typeof Dialog>, 'text' | 'returnTo'> & {
    /** Where the outcome can be seen. */
    checkLabel?: string
  }

/** Neither done nor refused (C04), for a question about a row of a list: the list tells the outcome too. */
export const NoAnswerDialog = ({ snapshot, send, checkLabel = 'Проверить список', ...texts }: Props) => (
  <Dialog
    {...texts}
    open={snapshot.matches('unanswered')}
    title={NO_ANSWER}
    onClose={() => send({ type: 'check' })}
    footer={
      <>
        <Button onClick={() => send({ type: 'check' })}>{checkLabel}</Button>
        <Button variant="primary" onClick={() => send({ type: 'repeat' })}>
          Повторить
        </Button>
      </>
    }
  >
    <ProblemLink />
  </Dialog>
)
