import { countsIn, failedCount, isBusy, notFoundCount } from '../../../machines/companies/company-invoice/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Row } from '../../../ui/base/stack.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { PartProps } from './types.ts'

/** Rows with errors, where there are many rows: shown alone (a long list folds to them, D191), checked again and removed together. */
export const WrongPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { wrong } = countsIn(snapshot)
  // The words change with every check: a button named by them would be another one under the finger.
  const buttons = [
    ['only', wrong > 0 ? `Только с ошибками: ${wrong}` : 'Свернуть список', { type: 'rows.filter', isOn: true }],
    ['all', 'Показать все строки', { type: 'rows.filter', isOn: false }],
    ['check', `Повторить проверку: ${failedCount(snapshot)}`, { type: 'rows.check' }],
    ['clear', `Удалить строки с ошибками: ${wrong}`, { type: 'rows.clear' }],
  ] as const
  const shown = buttons.filter(([, , event]) => snapshot.can(event))
  const notFound = notFoundCount(snapshot)
  const mayAddAll = notFound > 1 && !isBusy(snapshot)
  return (
    (shown.length > 0 || mayAddAll) && (
      <Row>
        {mayAddAll && (
          <Button size="sm" variant="tonal" onClick={() => send({ type: 'rows.send' })}>
            {`Добавить все ненайденные: ${notFound}`}
          </Button>
        )}
        {shown.map(([key, words, event]) => (
          <Button key={key} size="sm" onClick={() => send(event)}>
            {words}
          </Button>
        ))}
      </Row>
    )
  )
}
