/** The way of a receipt: sent, checked, registered, in the words of its row in the lists (C05). */
import type { PaperRow, ReceiptView } from '../../../api/types.ts'
import { formatReceiptInstant } from '../../../domain/dates/dates.ts'
import { rowWords } from '../../../domain/sales/sale-words.ts'
import type { StatusReader } from '../../../domain/sales/sale-status.ts'
import { Panel } from '../../../ui/content/panel.tsx'
import { Way, type WayItem, type WayState } from '../../../ui/content/way.tsx'
import styles from './way-part.module.css'

const stateOf = ({ saleStatus }: PaperRow, isRegistered: boolean): WayState => {
  if (saleStatus === 'FAIL') return 'failed'
  return isRegistered ? 'done' : 'now'
}

type WayPartProps = {
  receipt: ReceiptView
  row: PaperRow
  reader: StatusReader
  /** The page renews itself. */
  isAwaited: boolean
}

export const WayPart = ({ receipt, row, reader, isAwaited }: WayPartProps) => {
  const { state, next, until, isRegistered } = rowWords({ ...row, receiptId: receipt.id }, reader)
  const steps: WayItem[] = [
    { title: 'Отправлен', text: receipt.createdTime && formatReceiptInstant(receipt.createdTime), state: 'done' },
    {
      title: state,
      text: (
        <>
          {next}
          {until !== null && <span className={styles.until}>{until}</span>}
        </>
      ),
      state: stateOf(row, isRegistered),
    },
  ]
  return (
    <Panel title="Проверка">
      <Way label="Что с чеком" steps={steps} />
      {isAwaited && <p className={styles.note}>Страница обновится сама. Её можно закрыть: мы пришлём уведомление</p>}
    </Panel>
  )
}
