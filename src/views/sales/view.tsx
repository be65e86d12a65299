/** All sales of a seller (SL). */
import type { SaleEntry } from '../../api/types.ts'
import type { SaleColumn } from '../../machines/sales/machine.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Page } from '../../ui/page.tsx'
import { Stack } from '../../ui/stack.tsx'
import { ListView, type ListActor } from '../list/list-view.tsx'
import type { ReserveActor } from '../reserve/reserve-menu.tsx'
import { ReservePart } from '../reserve/reserve-part.tsx'
import { columns, groupOf, groups } from './columns.tsx'
import { useRowActions } from './use-row-actions.tsx'

export interface SalesProps {
  actor: ListActor<SaleEntry, SaleColumn>
  /** What happens to reserved rows. */
  reserve: ReserveActor
  /** Whether the person may register sales now (RL04). */
  canRegister: boolean
}

export const SalesView = ({ actor, reserve, canRegister }: SalesProps) => {
  const rowActions = useRowActions(reserve, canRegister)
  return (
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
      <Stack>
        <ReservePart actor={reserve} />
        <ListView
          actor={actor}
          flow="sales"
          caption="Продажи"
          columns={columns}
          emptyText="Нет продаж"
          groupOf={groupOf}
          groups={groups}
          rowActions={rowActions}
        />
      </Stack>
    </Page>
  )
}
