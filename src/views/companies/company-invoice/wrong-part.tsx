import { countsIn, failedCount } from '../../../machines/companies/company-invoice/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Row } from '../../../ui/base/stack.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { PartProps } from './types.ts'

/** Rows with errors, where there are many rows: shown alone, checked again and removed together. */
export const WrongPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { wrong } = countsIn(snapshot)
  const buttons = [
    [`Только с ошибками: ${wrong}`, { type: 'rows.filter', isOn: true }],
    ['Показать все строки', { type: 'rows.filter', isOn: false }],
    [`Повторить проверку: ${failedCount(snapshot)}`, { type: 'rows.check' }],
    [`Удалить строки с ошибками: ${wrong}`, { type: 'rows.clear' }],
  ] as const
  const shown = buttons.filter(([, event]) => snapshot.can(event))
  return (
    shown.length > 0 && (
      <Row>
        {shown.map(([words, event]) => (
          <Button key={words} size="sm" onClick={() => send(event)}>
            {words}
          </Button>
        ))}
      </Row>
    )
  )
}
