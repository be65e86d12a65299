/** The latest sales on a seller's home page (HM01, SL01). */
import { ButtonLink } from '../../ui/button-link.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { ListView } from '../list/list-view.tsx'
import { columns, groupOf, groups } from './columns.tsx'
import type { SalesProps } from './view.tsx'

export const LatestSalesView = ({ actor, canRegister }: SalesProps) => (
  <Page
    title="Последние продажи"
    {...(canRegister && {
      actions: (
        <ButtonLink href="/tool" variant="primary">
          Зарегистрировать продажу
        </ButtonLink>
      ),
    })}
  >
    <ListView
      actor={actor}
      flow="sales"
      caption="Последние продажи"
      columns={columns}
      emptyText="Нет продаж"
      groupOf={groupOf}
      groups={groups}
      isPreview
      footer={<Link href="/sales">Все продажи</Link>}
    />
  </Page>
)
