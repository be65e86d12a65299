/** All sales of a seller (SL). */
import type { SaleEntry } from '../../api/types.ts'
import type { SaleColumn } from '../../machines/sales/machine.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Page } from '../../ui/page.tsx'
import { ListView, type ListActor } from '../list/list-view.tsx'
import { columns, groupOf, groups } from './columns.tsx'

export interface SalesProps {
  actor: ListActor<SaleEntry, SaleColumn>
  /** Whether the person may register sales now (RL04). */
  canRegister: boolean
}

export const SalesView = ({ actor, canRegister }: SalesProps) => (
  <Page
    title="Продажи"
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
      caption="Продажи"
      columns={columns}
      emptyText="Нет продаж"
      groupOf={groupOf}
      groups={groups}
    />
  </Page>
)
