import type { ReactNode } from 'react'
import type { Handover } from '../../../api/types.ts'
import { formatReceiptTime } from '../../../domain/dates/dates.ts'
import { formatReceiptSum } from '../../../domain/money/money.ts'
import { DescriptionList } from '../../../ui/content/description-list.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { ToolPicture } from '../../../ui/content/tool-picture.tsx'
import styles from './view.module.css'

interface ToolPartProps {
  handover: Handover
  /** The tool alone: its receipt has been looked at. */
  isShort?: boolean
  footer?: ReactNode
}

/** The tool and its receipt, as far as the seller hands them over: its numbers and its photograph stay on the server (D223). */
export const ToolPart = ({ handover, isShort = false, footer }: ToolPartProps) => {
  const { model, sn, dateTime, totalSum } = handover
  return (
    <Panel {...(footer && { footer })}>
      <div className={styles.tool}>
        <ToolPicture src={model.imageUrl} size={96} />
        <div>
          <h2 className={styles.name}>{model.name ?? 'Инструмент'}</h2>
          <p className={styles.serial}>Серийный номер {sn}</p>
        </div>
      </div>
      {!isShort && (
        <div className={styles.facts}>
          <DescriptionList
            short
            items={[
              { name: 'Дата чека', value: dateTime && formatReceiptTime(dateTime) },
              { name: 'Сумма', value: totalSum && formatReceiptSum(totalSum) },
              { name: 'ФН, ФД, ФП', value: 'заполнены по чеку' },
            ]}
          />
        </div>
      )}
    </Panel>
  )
}
