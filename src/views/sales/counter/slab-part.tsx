/** The points of a seller, and the start of the main job. */
import { formatPoints } from '../../../domain/money/money.ts'
import { AFTER_CHECK, pointsText } from '../../../domain/money/points-text.ts'
import { counted } from '../../../domain/texts/plural.ts'
import type { SalesOverview } from '../../../api/types.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Anchor } from '../../../ui/actions/link-provider.tsx'
import { Bookmark, CalendarDays, Clock, FileText, Keyboard, ScanQrCode } from '../../../ui/base/icons.ts'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import styles from './slab-part.module.css'

/** «3 300 после проверки 10 продаж». */
const OF_SALES = { one: 'продажи', few: 'продаж', many: 'продаж' }
const SALES = { one: 'продажа', few: 'продажи', many: 'продаж' }

/** Points under check are not points yet (C01); without them the line keeps its height. */
const Expected = ({ overview }: { overview: SalesOverview | null }) => (
  <p className={styles.expected}>
    {overview !== null && overview.expected.sales > 0 && (
      <>
        <Clock />
        <span>
          {overview.expected.points > 0 && (
            <>
              <strong>{formatPoints(overview.expected.points)}</strong> {AFTER_CHECK} {counted(overview.expected.sales, OF_SALES)}
            </>
          )}
          {overview.expected.points === 0 && `${counted(overview.expected.sales, SALES)} на проверке`}
        </span>
      </>
    )}
  </p>
)

/** The calendar month in Moscow, as the server counts it (D173); a server that does not leaves the line empty. */
const Earned = ({ overview }: { overview: SalesOverview | null }) => (
  <p className={styles.expected}>
    {overview !== null && overview.earnedThisMonth !== null && (
      <>
        <CalendarDays />
        <span>
          За месяц заработано <strong>{pointsText(overview.earnedThisMonth)}</strong>
        </span>
      </>
    )}
  </p>
)

export interface SlabProps {
  overview: SalesOverview | null
  /** Null while loading. */
  score: number | null
  /** The balance, for sellers who may open it. */
  pointsHref: string | undefined
  canRegister: boolean
}

export const SlabPart = ({ overview, score, pointsHref, canRegister }: SlabProps) => {
  const points = (
    <>
      <span className={styles.label}>Баллы</span>{' '}
      <span className={styles.points}>{score === null ? '…' : formatPoints(score, 'signed')}</span>
    </>
  )
  return (
    <div className={styles.slab}>
      <div className={styles.inner}>
        <VisuallyHidden>
          <h1>Главная</h1>
        </VisuallyHidden>
        <div>
          <div className={styles.numbers}>
            {pointsHref === undefined ? (
              <p className={styles.score}>{points}</p>
            ) : (
              <Anchor href={pointsHref} className={styles.score}>
                {points}
              </Anchor>
            )}
            {overview !== null && overview.reserves > 0 && (
              <Anchor href="/sales?status=RESERVED" className={styles.score}>
                <span className={styles.label}>Резервы</span> <span className={styles.reserves}>{overview.reserves}</span>
              </Anchor>
            )}
          </div>
          <Expected overview={overview} />
          <Earned overview={overview} />
        </div>
        {canRegister && (
          <div className={styles.ways}>
            <ButtonLink href="/tool?start=scan" variant="primary" size="lg" wide icon={<ScanQrCode />} className={styles.scan}>
              Сканировать чек
            </ButtonLink>
            <div className={styles.others}>
              <Anchor href="/tool?start=manual" className={styles.other}>
                <Keyboard />
                Ввести вручную
              </Anchor>
              <Anchor href="/tool?receipt=no" className={styles.other}>
                <Bookmark />У меня нет чека
              </Anchor>
              <Anchor href="/legal-entity-register-sale" className={styles.other}>
                <FileText />
                Продажа юридическому лицу
              </Anchor>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
