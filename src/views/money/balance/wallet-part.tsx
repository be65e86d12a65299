import { formatPoints } from '../../../domain/money/money.ts'
import { AFTER_CHECK, pointsText } from '../../../domain/money/points-text.ts'
import type { Purse } from '../../../domain/money/withdrawal-sum.ts'
import { isPurseFailed, purseOf } from '../../../machines/money/balance/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CalendarDays, Clock, LockKeyhole } from '../../../ui/base/icons.ts'
import { Notice } from '../../../ui/content/notice.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { PartProps } from './types.ts'
import styles from './wallet-part.module.css'

/** What this month has brought; points under check, and points that a payout holds: neither can be spent. */
const Ways = ({ expected, held, earnedThisMonth }: Purse) => (
  <ul className={styles.ways}>
    {earnedThisMonth !== null && (
      <li className={styles.way}>
        <CalendarDays />
        <span>
          За месяц заработано <strong>{pointsText(earnedThisMonth)}</strong>
        </span>
      </li>
    )}
    {expected !== null && expected > 0 && (
      <li className={styles.way}>
        <Clock />
        <span>
          <strong>{formatPoints(expected)}</strong> {AFTER_CHECK}
        </span>
      </li>
    )}
    {held !== null && held > 0 && (
      <li className={styles.way}>
        <LockKeyhole />
        <span>
          <strong>{pointsText(held)}</strong> удержано: выводы ещё идут
        </span>
      </li>
    )}
  </ul>
)

/** What the person has (BL01, BL19, BL43). */
export const WalletPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const purse = purseOf(snapshot)
  return (
    <>
      <section className={styles.wallet} aria-label="Баланс">
        <svg className={styles.mark} viewBox="0 0 60 66" fill="currentColor" aria-hidden="true">
          <path d="M30 2 57 17.500v31L30 64 3 48.500v-31Zm0 8L10 21.500v23L30 56l20-11.500v-23Z" fillRule="evenodd" />
        </svg>
        <p className={styles.label}>Баллы, 1 балл = 1 рубль</p>
        <p className={styles.points}>{purse === null ? '…' : formatPoints(purse.available, 'signed')}</p>
        {purse === null ? <div className={styles.ways} /> : <Ways {...purse} />}
      </section>
      {isPurseFailed(snapshot) && (
        <Notice
          tone="warning"
          live
          actions={
            <Button size="sm" aria-label="Повторить: баланс" onClick={() => send({ type: 'retry' })}>
              Повторить
            </Button>
          }
        >
          {purse === null ? 'Не удалось загрузить баланс' : 'Не удалось обновить баланс'}
        </Notice>
      )}
    </>
  )
}
