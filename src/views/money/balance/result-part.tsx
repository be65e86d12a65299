import { formatInstantDay } from '../../../domain/dates/dates.ts'
import { formatRubles } from '../../../domain/money/money.ts'
import { shortPan } from '../../../domain/money/payout-words.ts'
import { pointsText } from '../../../domain/money/points-text.ts'
import { isPurseFailed, paidOf, problemOf } from '../../../machines/money/balance/selectors.ts'
import type { Paid } from '../../../machines/money/balance/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DescriptionList } from '../../../ui/content/description-list.tsx'
import { ResultView } from '../../../ui/content/result-view.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { PartProps } from './types.ts'

/** What is left is the server's: it is asked for behind the answer. */
const leftText = (left: number | null, isFailed: boolean): string => {
  if (left !== null) return pointsText(left)
  return isFailed ? 'Не удалось загрузить' : '…'
}

/** What nobody has told has no line. */
const factsOf = ({ sum, pan, until, left }: Paid, isFailed: boolean) => {
  const card = shortPan(pan)
  return [
    { name: 'Сумма', value: formatRubles(Number(sum)) },
    ...(card === null ? [] : [{ name: 'Карта', value: card }]),
    ...(until === null ? [] : [{ name: 'Деньги придут', value: `не позже ${formatInstantDay(until)}` }]),
    { name: 'Осталось', value: leftText(left, isFailed) },
  ]
}

/** The server's word, or «Успешно», and what it is about (BL03, BL26, BL27, F06). */
export const ResultPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const paid = paidOf(snapshot)
  const actions = (
    <Button variant="primary" onClick={() => send({ type: 'back' })}>
      Назад
    </Button>
  )
  if (paid === null) return <ResultView tone="danger" title="Ошибка" message={problemOf(snapshot)} actions={actions} />
  return (
    <ResultView tone="success" title={paid.message} actions={actions}>
      <DescriptionList short items={factsOf(paid, isPurseFailed(snapshot))} />
    </ResultView>
  )
}
