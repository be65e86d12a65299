import { formatRubles } from '../../../domain/money/money.ts'
import { isMostAll, mayTypeSum, offersOf, sumTyped } from '../../../machines/money/balance/selectors.ts'
import { Chips } from '../../../ui/fields/chips.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { PartProps } from './types.ts'
import styles from './form-part.module.css'

/** Sums to pick instead of typing one: the least, round ones, and everything that may be withdrawn now (D174). */
export const OffersPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { sums, most } = offersOf(snapshot)
  const options = sums.map((sum) => ({ value: String(sum), label: formatRubles(sum) }))
  const all =
    most === null ? [] : [{ value: String(most), label: `${isMostAll(snapshot) ? 'Всё,' : 'Максимум'} ${formatRubles(most)}` }]
  return (
    <div className={styles.offers}>
      <Chips
        label="Готовые суммы"
        isLabelHidden
        options={[...options, ...all]}
        value={String(sumTyped(snapshot) ?? '')}
        disabled={!mayTypeSum(snapshot)}
        onValueChange={(sum) => send(sum === String(most) ? { type: 'all' } : { type: 'form.change', patch: { amount: sum } })}
      />
    </div>
  )
}
