import { REPEAT } from '../../../domain/texts/silence.ts'
import { waitingText } from '../../../domain/serials/serial-parts.ts'
import {
  isAboutRow,
  kindOf,
  mayRepeat,
  problemIn,
  progressIn,
  registeredOf,
  successIn,
} from '../../../machines/companies/company-invoice/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ResultView } from '../../../ui/content/result-view.tsx'
import { NoAnswer } from '../../kit/no-answer.tsx'
import { useSend } from '../../kit/use-send.ts'
import { TEXTS } from './texts.ts'
import type { PartProps } from './types.ts'

/** Success (LT30–LT32, LS04, LS06), and how many tools went which way. */
export const RegisteredPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { title, message } = successIn(snapshot)
  const { available, manual } = registeredOf(snapshot)
  return (
    <ResultView
      tone="success"
      title={title}
      message={
        <>
          <p>{message}</p>
          <p>{manual === 0 ? `Инструментов: ${available}` : `Из базы: ${available} · На ручной проверке: ${manual}`}</p>
        </>
      }
      actions={
        <>
          <Button variant="primary" onClick={() => send({ type: 'home' })}>
            На Главную
          </Button>
          <Button onClick={() => send({ type: 'list.open' })}>{TEXTS[kindOf(snapshot)].list}</Button>
          <Button onClick={() => send({ type: 'again' })}>Добавить ещё</Button>
          <Button variant="ghost" onClick={() => send({ type: 'back' })}>
            Назад
          </Button>
        </>
      }
    />
  )
}

/** Failure with its reason (LT33, LS05, LS07, LS08): the form keeps everything. */
export const RefusedPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { message, reason } = problemIn(snapshot)
  return (
    <ResultView
      tone="danger"
      title="Ошибка"
      message={
        <>
          <p>{message}</p>
          {reason !== null && <p>{reason}</p>}
        </>
      }
      actions={
        <>
          <Button variant="primary" onClick={() => send({ type: 'back' })}>
            Назад
          </Button>
          <Button onClick={() => send({ type: 'home' })}>На Главную</Button>
        </>
      }
    />
  )
}

/** After a reload the device no longer has all of the command (D141). */
const NOT_REPEATABLE =
  'Данные отправлены, но ответ не пришёл. Повторить после обновления страницы нельзя: ИНН предпринимателя портал на устройстве не ' +
  'хранит. Проверьте, что зарегистрировано, прежде чем отправить остальное'

const unansweredText = (snapshot: PartProps['snapshot']): string => {
  if (!mayRepeat(snapshot)) return NOT_REPEATABLE
  if (isAboutRow(snapshot)) return `Номер отправлен на ручную проверку, но ответ не пришёл. ${REPEAT}`
  const progress = progressIn(snapshot)
  return `${progress ? waitingText(progress) : 'Данные отправлены, но ответ не пришёл'}. ${REPEAT}`
}

export const UnansweredPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  return (
    <NoAnswer message={unansweredText(snapshot)} onRepeat={mayRepeat(snapshot) ? () => send({ type: 'repeat' }) : null}>
      <Button onClick={() => send({ type: 'list.open' })}>{TEXTS[kindOf(snapshot)].check}</Button>
      <Button variant="ghost" onClick={() => send({ type: 'back' })}>
        Вернуться к форме
      </Button>
    </NoAnswer>
  )
}
