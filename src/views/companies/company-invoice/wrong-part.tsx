import { countsIn, failedCount, isFiltered } from '../../../machines/companies/company-invoice/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Row } from '../../../ui/base/stack.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { PartProps } from './types.ts'

/** Fewer rows are seen at a glance, and have buttons of their own. */
const MANY = 5

/** Rows with errors: shown alone, checked again and removed together. */
export const WrongPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { wrong } = countsIn(snapshot)
  const failed = failedCount(snapshot)
  const isOn = isFiltered(snapshot)
  if (!isOn && (wrong === 0 || snapshot.context.rows.length <= MANY)) return null
  return (
    <Row>
      <Button
        size="sm"
        disabled={!snapshot.can({ type: 'rows.filter', isOn: !isOn })}
        onClick={() => send({ type: 'rows.filter', isOn: !isOn })}
      >
        {isOn ? 'Показать все строки' : `Только с ошибками: ${wrong}`}
      </Button>
      {failed > 0 && (
        <Button size="sm" disabled={!snapshot.can({ type: 'rows.check' })} onClick={() => send({ type: 'rows.check' })}>
          Проверить ещё раз: {failed}
        </Button>
      )}
      {wrong > 0 && (
        <Button size="sm" disabled={!snapshot.can({ type: 'rows.clear' })} onClick={() => send({ type: 'rows.clear' })}>
          Удалить строки с ошибками: {wrong}
        </Button>
      )}
    </Row>
  )
}
