/** A customer's tool on a phone: its picture, and what is left of its warranty at a glance (HM03, TL07, D51, D192). */
import { useContext } from 'react'
import type { UserTool } from '../../../api/types.ts'
import { formatInstantDay, moscowDay } from '../../../domain/dates/dates.ts'
import { saleStatusLabel, type StatusReader } from '../../../domain/sales/sale-status.ts'
import { rowWords, shortLine } from '../../../domain/sales/sale-words.ts'
import { warrantyLeft, warrantyShare } from '../../../domain/sales/warranty.ts'
import { cx } from '../../../ui/base/cx.ts'
import { Skeleton, SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { ToolPicture } from '../../../ui/content/tool-picture.tsx'
import { RowStatus } from '../../fragments/list/fate-cell.tsx'
import { MISSING } from '../../fragments/list/missing.ts'
import { ClockContext } from '../../kit/clock-context.ts'
import styles from './tool-card.module.css'

/** The bar repeats what the words say. */
const Warranty = ({ from, until }: { from: string | null; until: string }) => {
  const now = useContext(ClockContext)
  const today = moscowDay(now())
  const { text, isSoon } = warrantyLeft(until, today)
  const share = warrantyShare(from, until, today)
  return (
    <span className={cx(styles.warranty, isSoon && styles.soon)}>
      Гарантия до {formatInstantDay(until)} · <span className={styles.left}>{text}</span>
      {share !== null && (
        <span className={styles.meter} aria-hidden="true">
          <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
        </span>
      )}
    </span>
  )
}

/** A card that has not come yet: its picture, and the three lines that every card has. */
export const ToolCardSkeleton = () => (
  <span className={cx(styles.card, styles.coming)}>
    <span className={styles.picture}>
      <SkeletonBlock />
    </span>
    <Skeleton lines={3} />
  </span>
)

interface ToolCardProps {
  tool: UserTool
  reader: StatusReader
  onOpen: () => void
}

/** The whole card is one button, named by all that it shows; a press shows everything about the tool. */
export const ToolCard = ({ tool, reader, onOpen }: ToolCardProps) => {
  const { model, sn, purchaseDate, guaranteeExpire } = tool
  const { line, isLate } = shortLine(tool, reader)
  // It may say no more than the status does.
  const isTelling = !rowWords(tool, reader).isRegistered && line !== saleStatusLabel(tool.saleStatus, reader)
  return (
    <button type="button" className={styles.card} aria-haspopup="dialog" onClick={onOpen}>
      <ToolPicture src={model.imageUrl} size={96} />
      <span className={styles.words}>
        <span className={styles.name}>{model.name ?? MISSING}</span> <span className={styles.serial}>{sn || MISSING}</span>{' '}
        <span className={styles.status}>
          <RowStatus row={tool} reader={reader} />
        </span>{' '}
        {isTelling && <span className={cx(styles.line, isLate && styles.late)}>{line} </span>}
        {guaranteeExpire && <Warranty from={purchaseDate} until={guaranteeExpire} />}
      </span>
    </button>
  )
}
