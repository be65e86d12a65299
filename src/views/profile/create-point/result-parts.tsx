import { REPEAT } from '../../../domain/texts/silence.ts'
import { mayRepeat, problemOf } from '../../../machines/profile/create-point/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ResultView } from '../../../ui/content/result-view.tsx'
import { NoAnswer } from '../../kit/no-answer.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { PartProps } from './types.ts'

export const DonePart = ({ actor }: Pick<PartProps, 'actor'>) => {
  const send = useSend(actor)
  return (
    <ResultView
      tone="success"
      title="Заявка отправлена"
      message="Новую торговую точку проверят. О решении сообщим в уведомлениях"
      actions={
        <Button variant="primary" onClick={() => send({ type: 'continue' })}>
          Продолжить
        </Button>
      }
    />
  )
}

/** The reason, and the way back to the form, which keeps everything. */
export const RefusedPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  return (
    <ResultView
      tone="danger"
      title="Заявка не отправлена"
      message={
        <>
          <p>{problemOf(snapshot)}</p>
          <p>Данные сохранены</p>
        </>
      }
      actions={
        <Button variant="primary" onClick={() => send({ type: 'back' })}>
          Вернуться к форме
        </Button>
      }
    />
  )
}

const REPEATABLE = `Ответа нет: неизвестно, подана ли заявка. ${REPEAT}`
/** After a reload the device no longer has all of the application (D141). */
const NOT_REPEATABLE =
  'Ответа нет: неизвестно, подана ли заявка. Повторить после обновления страницы нельзя: ИНН предпринимателя портал на устройстве не ' +
  'хранит. Вернитесь к форме: если заявка подана, вы это увидите'

export const UnansweredPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const isRepeatable = mayRepeat(snapshot)
  return (
    <NoAnswer
      message={isRepeatable ? REPEATABLE : NOT_REPEATABLE}
      onRepeat={isRepeatable ? () => send({ type: 'repeat' }) : null}
      onBack={() => send({ type: 'back' })}
    />
  )
}
