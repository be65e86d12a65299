import type { KindChoice } from '../../../machines/money/history/types.ts'
import { Chips } from '../../../ui/fields/chips.tsx'
import { PeriodChoice } from '../../fragments/list/period-choice.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { HistoryPartProps } from './types.ts'
import styles from './view.module.css'

const KINDS: readonly { value: KindChoice; label: string }[] = [
  { value: 'all', label: 'Все' },
  { value: 'charged', label: 'Начислено' },
  { value: 'paid', label: 'Выведено' },
  { value: 'failed', label: 'Ошибка' },
]

/** Operations and period. Each choice works at once. */
export const FilterPart = ({ actor, snapshot }: HistoryPartProps) => {
  const send = useSend(actor)
  const { kind, period, today } = snapshot.context
  return (
    <div className={styles.filter}>
      <Chips
        label="Операции"
        options={KINDS}
        value={kind}
        onValueChange={(chosen) => send({ type: 'filter.change', patch: { kind: chosen } })}
      />
      <PeriodChoice
        period={period}
        today={today}
        onChange={(chosen) => send({ type: 'filter.change', patch: { period: chosen } })}
      />
    </div>
  )
}
