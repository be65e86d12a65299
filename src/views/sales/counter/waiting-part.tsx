/** The sales that wait for the seller: refused receipts, and reserves that end soon (D49). */
import { useSelector } from '@xstate/react'
import type { SaleEntry } from '../../../api/types.ts'
import { repairHref, repairOf, repairStanding } from '../../../domain/sales/repair.ts'
import { rowWords } from '../../../domain/sales/sale-words.ts'
import { saleStatusTone } from '../../../domain/sales/sale-status.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { ToolPicture } from '../../../ui/content/tool-picture.tsx'
import { cx } from '../../../ui/base/cx.ts'
import { CircleX, Clock } from '../../../ui/base/icons.ts'
import { MISSING, UNNUMBERED } from '../../fragments/list/missing.ts'
import { useSend } from '../../kit/use-send.ts'
import type { ReserveActor } from '../reserve/types.ts'
import styles from './waiting-part.module.css'

/**
 * The row's way on: the form of its repair (E18), or the form with its serial; a reserve can be let go too (SL08, SL09). Past the last
 * repair the row itself says what to do.
 */
const RowActions = ({ sale, reserve }: { sale: SaleEntry; reserve: ReserveActor }) => {
  const { tool, saleStatus, fate } = sale
  const snapshot = useSelector(reserve, (current) => current)
  const send = useSend(reserve)
  const { sn, nfc } = tool
  const name = sn || UNNUMBERED
  const isReserve = saleStatus === 'RESERVED'
  const repair = repairOf(sale, sn)
  if (repair)
    return (
      <div className={styles.actions}>
        <ButtonLink href={repairHref(repair)} size="sm" variant="tonal" aria-label={`Исправить данные чека: ${name}`}>
          Исправить данные чека
        </ButtonLink>
      </div>
    )
  if (repairStanding(sale) === 'usedUp') return null
  const label = isReserve ? 'Подтвердить' : 'Зарегистрировать ещё раз'
  return (
    <div className={styles.actions}>
      <Button
        size="sm"
        variant="tonal"
        aria-label={`${label}: ${name}`}
        disabled={!snapshot.can({ type: 'sell', sn })}
        onClick={() => send({ type: 'sell', sn })}
      >
        {label}
      </Button>
      {isReserve && nfc !== null && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Отменить: ${name}`}
          busy={snapshot.hasTag('busy') && snapshot.context.command?.sn === sn}
          disabled={!snapshot.matches('idle')}
          onClick={() => send({ type: 'release', sn, nfc, ...(fate?.until && { until: fate.until }) })}
        >
          Отменить
        </Button>
      )}
    </div>
  )
}

const Row = ({ sale, reserve }: { sale: SaleEntry; reserve: ReserveActor }) => {
  const { state, next, until } = rowWords(sale, 'seller')
  const more = repairStanding(sale) === 'usedUp' ? next : until
  const isDanger = saleStatusTone(sale.saleStatus, 'seller') === 'danger'
  const Sign = isDanger ? CircleX : Clock
  return (
    <li className={styles.row}>
      <ToolPicture src={sale.tool.model.imageUrl} size={44} />
      <div className={styles.body}>
        <div>
          <div className={styles.head}>
            <span className={styles.model}>{sale.tool.model.name ?? MISSING}</span>
            <span className={styles.serial}>{sale.tool.sn || MISSING}</span>
          </div>
          <p className={cx(styles.state, isDanger ? styles.danger : styles.progress)}>
            <Sign />
            <span>
              {state}
              {more !== null && `. ${more}`}
            </span>
          </p>
        </div>
        <RowActions sale={sale} reserve={reserve} />
      </div>
    </li>
  )
}

export const WaitingPart = ({ waiting, reserve }: { waiting: readonly SaleEntry[]; reserve: ReserveActor }) => (
  <Panel flush title="Требуют внимания">
    <ul className={styles.rows}>
      {waiting.map((sale) => (
        <Row key={sale.id} sale={sale} reserve={reserve} />
      ))}
    </ul>
  </Panel>
)
