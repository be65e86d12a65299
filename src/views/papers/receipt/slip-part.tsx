/** The receipt itself, in the shape of one: sum and time, goods, the three numbers (RC02, FM12). */
import type { ReceiptView } from '../../../api/types.ts'
import { formatReceiptTime } from '../../../domain/dates/dates.ts'
import { formatReceiptSum } from '../../../domain/money/money.ts'
import { CircleX } from '../../../ui/base/icons.ts'
import { cx } from '../../../ui/base/cx.ts'
import { MISSING } from '../../fragments/list/missing.ts'
import { GoodsPart } from './goods-part.tsx'
import styles from './slip-part.module.css'

const NUMBERS = [
  { field: 'fn', label: 'ФН' },
  { field: 'fd', label: 'ФД' },
  { field: 'fp', label: 'ФП' },
] as const

const Disagrees = () => (
  <div className={styles.disagrees}>
    <CircleX />
    Не совпадает с данными налоговой службы
  </div>
)

type SlipPartProps = {
  receipt: ReceiptView
  /** The field that the tax service does not confirm, by its name in requests; of the others nothing is claimed. */
  disagreed: string | null
}

export const SlipPart = ({ receipt, disagreed }: SlipPartProps) => {
  const { totalSum, dateTime, items, receiptStatus } = receipt
  const isWrong = (field: string) => field === disagreed
  return (
    <section className={styles.slip} aria-label="Данные чека">
      <dl className={cx(styles.head, (isWrong('sum') || isWrong('time')) && styles.wrong)}>
        <div>
          <dt>Сумма</dt>
          <dd className={styles.sum}>{totalSum === null ? MISSING : formatReceiptSum(totalSum)}</dd>
          {isWrong('sum') && <dd>{<Disagrees />}</dd>}
        </div>
        <div>
          <dt>Дата и время</dt>
          <dd>{(dateTime !== null && formatReceiptTime(dateTime)) || MISSING}</dd>
          {isWrong('time') && <dd>{<Disagrees />}</dd>}
        </div>
      </dl>
      <GoodsPart items={items} isChecked={receiptStatus === 'SUCCESS' || receiptStatus === 'FINISH'} />
      <dl className={styles.numbers}>
        {NUMBERS.map(({ field, label }) => (
          <div key={field} className={cx(isWrong(field) && styles.wrong)}>
            <dt>{label}</dt>
            <dd>{receipt[field] || MISSING}</dd>
            {isWrong(field) && <dd>{<Disagrees />}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
