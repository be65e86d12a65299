/** The latest sales on a seller's home page (HM01, SL01). */
import { ButtonLink } from '../../ui/button-link.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { ListView } from '../list/list-view.tsx'
import { Stack } from '../../ui/stack.tsx'
import { ReservePart } from '../reserve/reserve-part.tsx'
import { columns, groupOf, groups } from './columns.tsx'
import { useRowActions } from './use-row-actions.tsx'
import type { SalesProps } from './view.tsx'

export const LatestSalesView = ({ actor, reserve, canRegister }: SalesProps) => {
  const rowActions = useRowActions(reserve, canRegister)
  return (
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
      <Stack>
        <ReservePart actor={reserve} />
        <ListView
          actor={actor}
          flow="sales"
          caption="Последние продажи"
          columns={columns}
          emptyText="Нет продаж"
          groupOf={groupOf}
          groups={groups}
          rowActions={rowActions}
          isPreview
          footer={<Link href="/sales">Все продажи</Link>}
        />
      </Stack>
    </Page>
  )
}
