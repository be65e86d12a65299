import { isDone, messageOf } from '../../../machines/money/balance/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ResultView } from '../../../ui/content/result-view.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { PartProps } from './types.ts'

/** The server's word, or «Успешно» (BL03, BL26, BL27). */
export const ResultPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const isGood = isDone(snapshot)
  return (
    <ResultView
      tone={isGood ? 'success' : 'danger'}
      title={isGood ? 'Вывод средств' : 'Ошибка'}
      message={messageOf(snapshot)}
      actions={
        <Button variant="primary" onClick={() => send({ type: 'back' })}>
          Назад
        </Button>
      }
    />
  )
}
