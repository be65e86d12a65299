/** A seller's sales: all of them (SL), or the latest on the home page (HM01, SL01). */
import type { SaleEntry } from '../../../api/types.ts'
import type { SaleColumn } from '../../../machines/sales/sales/machine.ts'
import { Link } from '../../../ui/actions/link.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { ListView } from '../../fragments/list/list-view.tsx'
import { RegisterLink } from '../../fragments/list/register-link.tsx'
import type { ListActor } from '../../fragments/list/types.ts'
import { LockedNotice } from '../../kit/locked-notice.tsx'
import type { ReserveActor } from '../reserve/types.ts'
import { ReservePart } from '../reserve/reserve-part.tsx'
import { salesLook } from './look.tsx'
import { useRowActions } from './use-row-actions.tsx'

export interface SalesProps {
  actor: ListActor<SaleEntry, SaleColumn>
  /** The actions on reserved rows. */
  reserve: ReserveActor
  /** Whether the person may register sales now (RL04). */
  canRegister: boolean
  /** Explains the missing button (PR18). */
  isLocked?: boolean
  /** Only the latest rows, with a link to all of them. */
  isPreview?: boolean
}

export const SalesView = ({ actor, reserve, canRegister, isLocked = false, isPreview = false }: SalesProps) => {
  const rowActions = useRowActions(reserve, canRegister)
  const title = isPreview ? 'Последние продажи' : 'Продажи'
  return (
    <Page title={title} {...(canRegister && { actions: <RegisterLink what="продажу" /> })}>
      <Stack>
        {isLocked && <LockedNotice />}
        <ReservePart actor={reserve} />
        <ListView
          actor={actor}
          look={salesLook}
          caption={title}
          rowActions={rowActions}
          {...(isPreview && { isPreview, footer: <Link href="/sales">Все продажи</Link> })}
        />
      </Stack>
    </Page>
  )
}
