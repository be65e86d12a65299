import { useSelector } from '@xstate/react'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { CardsActor } from './types.ts'

/** The cards could not be loaded. */
export const FailedPart = ({ actor }: { actor: CardsActor }) => {
  const problem = useSelector(actor, ({ context }) => context.problem)
  const send = useSend(actor)
  return (
    <Notice
      tone="warning"
      live
      title="Не удалось загрузить карты"
      actions={
        <Button size="sm" aria-label="Повторить: карты" onClick={() => send({ type: 'retry' })}>
          Повторить
        </Button>
      }
    >
      {problem}
    </Notice>
  )
}
