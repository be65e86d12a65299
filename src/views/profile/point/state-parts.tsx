import { REPEAT } from '../../../domain/texts/silence.ts'
import { problemOf } from '../../../machines/profile/point/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import { ErrorState } from '../../../ui/content/empty-state.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { NoAnswer } from '../../kit/no-answer.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { PartProps } from './types.ts'

export const LoadingPart = () => (
  <div role="status">
    <VisuallyHidden>Загрузка…</VisuallyHidden>
    <SkeletonBlock height="14rem" />
  </div>
)

/** Without the answer nobody knows whether there is a point (ER08). */
export const FailedPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  return (
    <Panel>
      <ErrorState
        title="Не удалось загрузить торговую точку"
        text={problemOf(snapshot)}
        action={
          <Button variant="primary" onClick={() => send({ type: 'retry' })}>
            Повторить
          </Button>
        }
      />
    </Panel>
  )
}

export const UnansweredPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const name = snapshot.context.command?.point.name
  return (
    <NoAnswer
      message={`Ответа нет: неизвестно, подана ли заявка${name ? ` в точку «${name}»` : ''}. ${REPEAT}`}
      onRepeat={() => send({ type: 'repeat' })}
    >
      <Button variant="ghost" onClick={() => send({ type: 'check' })}>
        Проверить
      </Button>
    </NoAnswer>
  )
}
