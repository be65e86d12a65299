/** The reader's own tool: how long it is covered, since when, and by which receipt (D163). */
import { useContext } from 'react'
import type { UserTool } from '../../../api/types.ts'
import { formatInstantDay, moscowDay } from '../../../domain/dates/dates.ts'
import type { StatusReader } from '../../../domain/sales/sale-status.ts'
import { warrantyLeft, warrantyShare } from '../../../domain/sales/warranty.ts'
import { Link } from '../../../ui/actions/link.tsx'
import { cx } from '../../../ui/base/cx.ts'
import { ShieldCheck } from '../../../ui/base/icons.ts'
import { Row } from '../../../ui/base/stack.tsx'
import { DescriptionList } from '../../../ui/content/description-list.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { FateCell } from '../../fragments/list/fate-cell.tsx'
import { ClockContext } from '../../kit/clock-context.ts'
import styles from './own-part.module.css'

/** The bar repeats what the words say. */
const Warranty = ({ from, until }: { from: string | null; until: string }) => {
  const now = useContext(ClockContext)
  const today = moscowDay(now())
  const { text, isSoon } = warrantyLeft(until, today)
  const share = warrantyShare(from, until, today)
  const isOver = share === 0
  return (
    <div className={cx(styles.warranty, isSoon && styles.soon, isOver && styles.over)}>
      <div className={styles.word}>
        <ShieldCheck />
        {isOver ? 'Гарантия' : 'На гарантии'}
      </div>
      <div className={styles.left}>{text}</div>
      <div className={styles.until}>
        до <strong>{formatInstantDay(until)}</strong>
      </div>
      {share !== null && (
        <div className={styles.meter} aria-hidden="true">
          <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
        </div>
      )}
    </div>
  )
}

const documentsOf = ({ receiptId, invoiceId }: UserTool) =>
  (receiptId ?? invoiceId) && (
    <Row>
      {receiptId && <Link href={`/receipt/${receiptId}`}>Чек</Link>}
      {invoiceId && <Link href={`/invoice/${invoiceId}`}>Накладная</Link>}
    </Row>
  )

type OwnPartProps = {
  own: UserTool
  /** Null where the model tells none. */
  warrantyMonths: number | null
  reader: Exclude<StatusReader, 'seller'>
}

export const OwnPart = ({ own, warrantyMonths, reader }: OwnPartProps) => {
  const { guaranteeExpire, purchaseDate } = own
  return (
    <Panel {...(guaranteeExpire === null && { title: 'Ваш инструмент' })}>
      {guaranteeExpire !== null && <Warranty from={purchaseDate} until={guaranteeExpire} />}
      <DescriptionList
        short
        items={[
          { name: 'Куплен', value: purchaseDate && formatInstantDay(purchaseDate) },
          ...(warrantyMonths === null ? [] : [{ name: 'Гарантия', value: `${warrantyMonths} мес. с даты покупки` }]),
          { name: 'Статус', value: <FateCell row={own} reader={reader} /> },
          { name: 'Документ', value: documentsOf(own) },
        ]}
      />
    </Panel>
  )
}
