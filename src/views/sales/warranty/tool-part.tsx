import type { Warranty } from '../../../api/types.ts'
import { formatInstantDay } from '../../../domain/dates/dates.ts'
import { monthsText, warrantyMonths } from '../../../domain/sales/warranty.ts'
import { DescriptionList } from '../../../ui/content/description-list.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { ToolPicture } from '../../../ui/content/tool-picture.tsx'
import styles from './view.module.css'

const HOW =
  'Сверьте последние цифры с наклейкой инструмента: весь номер стоит на сертификате у владельца. ' +
  'Имя владельца на этой странице не показывается никому.'

/** The tool that the certificate is for, as far as everybody may know it. */
export const ToolPart = ({ warranty }: { warranty: Warranty }) => {
  const { model, purchaseDate, guaranteeExpire, serialEnd } = warranty
  const months = warrantyMonths(purchaseDate, guaranteeExpire)
  return (
    <Panel footer={<p className={styles.quiet}>{HOW}</p>}>
      <div className={styles.tool}>
        <ToolPicture src={model.imageUrl} size={96} />
        <h2 className={styles.name}>{model.name ?? 'Инструмент'}</h2>
      </div>
      <DescriptionList
        short
        items={[
          { name: 'Куплен', value: purchaseDate && formatInstantDay(purchaseDate) },
          { name: 'Срок гарантии', value: months && monthsText(months) },
          {
            name: 'Номер на наклейке',
            value: (
              <>
                оканчивается на <span className={styles.end}>{serialEnd}</span>
              </>
            ),
          },
        ]}
      />
    </Panel>
  )
}
