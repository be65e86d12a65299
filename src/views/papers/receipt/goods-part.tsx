/** The goods of a receipt: a few at first, all of them at a press. */
import { useState } from 'react'
import type { ReceiptView } from '../../../api/types.ts'
import { formatReceiptSum } from '../../../domain/money/money.ts'
import { counted } from '../../../domain/texts/plural.ts'
import { Button } from '../../../ui/actions/button.tsx'
import styles from './slip-part.module.css'

/** So many fit on a phone's screen; a receipt may have hundreds. */
const FEW = 8
const GOODS = { one: 'товар', few: 'товара', many: 'товаров' }

const amount = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 3 })

type GoodsPartProps = {
  items: ReceiptView['items']
  /** The tax service has confirmed the receipt. */
  isChecked: boolean
}

export const GoodsPart = ({ items, isChecked }: GoodsPartProps) => {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? items : items.slice(0, FEW)
  return (
    <div className={styles.goods}>
      <h2 className={styles.goodsTitle}>Товары</h2>
      {items.length === 0 ? (
        <p className={styles.muted}>
          {isChecked ? 'Налоговая служба их не назвала' : 'Их называет налоговая служба, когда подтвердит чек'}
        </p>
      ) : (
        <ul className={styles.items}>
          {shown.map(({ name, sum, quantity }, at) => (
            // Goods of a receipt may be alike, and never change their order.
            // eslint-disable-next-line react/no-array-index-key
            <li key={at} className={styles.item}>
              <span className={styles.goodsName}>{name}</span>
              <span className={styles.price}>{formatReceiptSum(sum)}</span>
              {quantity !== null && quantity !== 1 && <span className={styles.quantity}>{amount.format(quantity)} шт.</span>}
            </li>
          ))}
        </ul>
      )}
      {items.length > FEW && (
        <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Свернуть' : `Показать все: ${counted(items.length, GOODS)}`}
        </Button>
      )}
    </div>
  )
}
