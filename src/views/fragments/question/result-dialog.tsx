import type { ComponentProps } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { ProblemLink } from '../../../ui/actions/problem-link.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { QuestionProps } from './types.ts'

type Props = QuestionProps<'close'> & Pick<ComponentProps<typeof Dialog>, 'title' | 'text' | 'returnTo'>

/** The end of the command, to be read and closed. */
export const ResultDialog = ({ snapshot, send, ...texts }: Props) => (
  <Dialog
    {...texts}
    open={snapshot.hasTag('result')}
    onClose={() => send({ type: 'close' })}
    footer={
      <Button variant="primary" onClick={() => send({ type: 'close' })}>
        Понятно
      </Button>
    }
  >
    {texts.title === 'Ошибка' && <ProblemLink />}
  </Dialog>
)
