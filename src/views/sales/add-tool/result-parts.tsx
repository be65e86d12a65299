import { isSeller, resultTextOf } from '../../../machines/sales/add-tool/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ResultView } from '../../../ui/content/result-view.tsx'
import { NoAnswer } from '../../kit/no-answer.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { PartProps } from './types.ts'

export const RegisteredPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  return (
    <ResultView
      tone="success"
      title="Инструмент добавлен"
      message={resultTextOf(snapshot)}
      actions={
        <>
          <Button variant="primary" onClick={() => send({ type: 'list.open' })}>
            {isSeller(snapshot) ? 'К продажам' : 'К моим инструментам'}
          </Button>
          <Button onClick={() => send({ type: 'again' })}>Зарегистрировать ещё</Button>
          <Button variant="ghost" onClick={() => send({ type: 'back' })}>
            Назад
          </Button>
        </>
      }
    />
  )
}

export const RefusedPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  return (
    <ResultView
      tone="danger"
      title="Ошибка"
      message={resultTextOf(snapshot)}
      actions={
        <Button variant="primary" onClick={() => send({ type: 'back' })}>
          Назад
        </Button>
      }
    />
  )
}

export const UnansweredPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  return (
    <NoAnswer
      message="Данные отправлены, но ответ не пришёл. Повторите: второй раз инструмент не добавится"
      onRepeat={() => send({ type: 'repeat' })}
    >
      <Button onClick={() => send({ type: 'list.open' })}>
        {isSeller(snapshot) ? 'Проверить в продажах' : 'Проверить в инструментах'}
      </Button>
      <Button variant="ghost" onClick={() => send({ type: 'back' })}>
        Вернуться к форме
      </Button>
    </NoAnswer>
  )
}
