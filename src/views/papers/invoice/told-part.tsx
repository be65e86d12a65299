/** What the table has told of a document, until the server's answer takes its place (RC12). */
import type { ToldInvoice } from '../../../domain/sales/told-invoice.ts'
import { Skeleton } from '../../../ui/base/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import { DescriptionList } from '../../../ui/content/description-list.tsx'
import { Panel } from '../../../ui/content/panel.tsx'

export const ToldPart = ({ told: { model, sn, buyerInn } }: { told: ToldInvoice }) => (
  <div role="status">
    <VisuallyHidden>Загрузка…</VisuallyHidden>
    <Panel>
      <DescriptionList
        short
        items={[
          { name: 'Инструмент', value: model ?? <Skeleton /> },
          { name: 'Серийный номер', value: sn ?? <Skeleton /> },
          { name: 'ИНН покупателя', value: buyerInn ?? <Skeleton /> },
          { name: 'Сумма', value: <Skeleton /> },
          { name: 'Дата документа', value: <Skeleton /> },
        ]}
      />
    </Panel>
  </div>
)
