/** All of a seller's sales (SL). */
import type { SaleEntry } from '../../../api/types.ts'
import type { SaleColumn } from '../../../machines/sales/sales/machine.ts'
import { Page } from '../../../ui/shell/page.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import type { ListFile } from '../../fragments/list/file-part.tsx'
import { ListView } from '../../fragments/list/list-view.tsx'
import { ListTitle } from '../../fragments/list/list-title.tsx'
import { RegisterLink } from '../../fragments/list/register-link.tsx'
import { ScanLink } from '../../fragments/list/scan-link.tsx'
import type { ListActor } from '../../fragments/list/types.ts'
import type { ReserveActor } from '../reserve/types.ts'
import type { HandoverLinkActor } from '../handover-link/types.ts'
import { HandoverLinkView } from '../handover-link/view.tsx'
import { ReservePart } from '../reserve/reserve-part.tsx'
import { salesLook } from './look.tsx'
import { useDetailsActions, useRowActions } from './use-row-actions.tsx'

export interface SalesProps {
  actor: ListActor<SaleEntry, SaleColumn>
  /** The actions on reserved rows. */
  reserve: ReserveActor
  /** Hands a sale over to its buyer; without it nothing of that is offered (E17). */
  handover?: HandoverLinkActor
  /** The list as a file. */
  file?: ListFile['actor']
  /** Whether the person may register sales now (RL04). */
  canRegister: boolean
}

export const SalesView = ({ actor, reserve, handover, file, canRegister }: SalesProps) => (
  <Page title={<ListTitle actor={actor}>Продажи</ListTitle>} {...(canRegister && { actions: <RegisterLink what="продажу" /> })}>
    <Stack>
      <ReservePart actor={reserve} />
      <ListView
        actor={actor}
        look={salesLook}
        caption="Продажи"
        {...(file && { file: { actor: file, title: 'Продажи' } })}
        rowActions={useRowActions(reserve, canRegister)}
        detailsActions={useDetailsActions(canRegister, handover)}
        {...(canRegister && { firstStep: <ScanLink /> })}
      />
      {handover && <HandoverLinkView actor={handover} />}
    </Stack>
  </Page>
)
