import { formatRubles } from '../../../domain/money/money.ts'
import { arrivalText, shortPan } from '../../../domain/money/payout-words.ts'
import { askedOf } from '../../../machines/money/balance/selectors.ts'
import { QuestionDialog } from '../../fragments/question/question-dialog.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { PartProps } from './types.ts'

/** Sum, card and day before the money goes; Enter is «yes» (F06). */
export const QuestionPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const asked = askedOf(snapshot)
  const card = shortPan(asked?.pan ?? '')
  return (
    <QuestionDialog
      snapshot={snapshot}
      send={send}
      title={`Вывести ${formatRubles(Number(asked?.sum ?? 0))}${card === null ? '' : ` на карту ${card}`}?`}
      text={asked?.until ? arrivalText(asked.until) : undefined}
      confirmLabel="Вывести"
      cancelLabel="Отмена"
      startsOn="confirm"
    />
  )
}
