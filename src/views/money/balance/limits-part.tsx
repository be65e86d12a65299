import { useContext } from 'react'
import { formatRubles } from '../../../domain/money/money.ts'
import { arrivalOf } from '../../../domain/money/payout.ts'
import { arrivalText } from '../../../domain/money/payout-words.ts'
import type { Purse } from '../../../domain/money/withdrawal-sum.ts'
import { Skeleton } from '../../../ui/base/skeleton.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { ClockContext } from '../../kit/clock-context.ts'
import styles from './form-part.module.css'

/** Below this share of the year's limit its line becomes a warning. */
const NEAR = 0.25

/** The year's limit, before it is reached (E20). */
const YearPart = ({ perYear, leftThisYear }: Purse['limits']) =>
  perYear !== null &&
  leftThisYear !== null && (
    <Notice tone={leftThisYear < perYear * NEAR ? 'warning' : 'info'}>
      До годового лимита осталось {formatRubles(leftThisYear)} из {formatRubles(perYear)}. После этого вывод приостановим до
      проверки профиля
    </Notice>
  )

/** When the money of a payout that starts now arrives (C05). */
const ArrivalPart = ({ workingDays }: Pick<Purse['limits'], 'workingDays'>) => {
  const now = useContext(ClockContext)
  if (workingDays === null) return null
  return <p className={styles.note}>{arrivalText(arrivalOf(now(), workingDays))}</p>
}

type Props = { limits: Purse['limits'] | undefined; isLoading: boolean }

/** What the limits leave, right before the button. While the balance loads their place is kept: what comes moves no control. */
export const LimitsPart = ({ limits, isLoading }: Props) => (
  <>
    {isLoading && (
      <span className={styles.awaited} aria-hidden="true">
        <Skeleton lines={3} />
      </span>
    )}
    {limits && <YearPart {...limits} />}
    {limits && <ArrivalPart {...limits} />}
  </>
)
