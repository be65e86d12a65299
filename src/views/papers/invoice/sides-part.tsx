/** Who has sold to whom: INNs, and which of the two the reader is. The document has no names (RC03). */
import type { InvoiceView } from '../../../api/types.ts'
import { Badge } from '../../../ui/content/badge.tsx'
import { ArrowRight } from '../../../ui/base/icons.ts'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import type { PaperReader } from '../../fragments/paper/reading.ts'
import styles from './sides-part.module.css'

type SideProps = { name: string; inn: string | null; isReader: boolean }

const Side = ({ name, inn, isReader }: SideProps) => (
  <div>
    <div className={styles.name}>
      {name} {isReader && <Badge>вы</Badge>}
    </div>
    <div className={styles.inn}>{inn ? `ИНН ${inn}` : 'ИНН не указан'}</div>
  </div>
)

/** Whether this person is a side: the server tells the id of one that it has a document of. */
export const isSide = (id: string | null, reader: PaperReader): boolean => id !== null && id === reader.id

export const SidesPart = ({ invoice, reader }: { invoice: InvoiceView; reader: PaperReader }) => {
  const { sellerInn, sellerId, buyerInn, buyerId } = invoice
  return (
    <div className={styles.sides}>
      <Side name="Продавец" inn={sellerInn} isReader={isSide(sellerId, reader)} />
      <VisuallyHidden> продал </VisuallyHidden>
      <ArrowRight />
      <Side name="Покупатель" inn={buyerInn} isReader={isSide(buyerId, reader)} />
    </div>
  )
}
