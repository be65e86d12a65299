import { useCallback, type ReactNode } from 'react'
import type { SaleEntry } from '../../../api/types.ts'
import { subjectTitle } from '../../../domain/portal/chat-about.ts'
import { saleStatusLabel } from '../../../domain/sales/sale-status.ts'
import { leadsOn } from '../../../domain/sales/repair.ts'
import { mayHandOver } from '../../../domain/sales/handover.ts'
import { useIsNarrow } from '../../../ui/base/use-media.ts'
import { HandoverButton } from '../handover-link/handover-button.tsx'
import type { HandoverLinkActor } from '../handover-link/types.ts'
import { SupportLink } from '../../kit/support-link.tsx'
import { RepairAction } from '../repair-action.tsx'
import { ReserveMenu } from '../reserve/reserve-menu.tsx'
import type { ReserveActor } from '../reserve/types.ts'

/** Reserved rows have a menu (SL08), failed ones their way on (E18); a person who may not sell may do neither. */
export const useRowActions = (reserve: ReserveActor, canRegister: boolean): ((sale: SaleEntry) => ReactNode) => {
  const isNarrow = useIsNarrow()
  return useCallback(
    (sale: SaleEntry) => {
      if (sale.saleStatus === 'RESERVED') return canRegister && <ReserveMenu actor={reserve} sale={sale} />
      // A cell without a way on stays empty: an element would still be a line of a phone's row.
      return leadsOn(sale, canRegister) && <RepairAction row={sale} serial={sale.tool.sn} list="/sales" isShort={!isNarrow} />
    },
    [reserve, canRegister, isNarrow],
  )
}

/**
 * The way on of a failed row, and support with it, or of a sale to its buyer (E17), in its details; a reserve's menu stays in the list.
 */
export const useDetailsActions = (canRegister: boolean, handover?: HandoverLinkActor): ((sale: SaleEntry) => ReactNode) =>
  useCallback(
    (sale: SaleEntry) => {
      if (handover && mayHandOver(sale)) return <HandoverButton actor={handover} sale={{ id: sale.id, sn: sale.tool.sn }} />
      if (sale.saleStatus !== 'FAIL') return null
      return (
        <>
          <SupportLink
            kind="sale"
            id={sale.id}
            title={subjectTitle(sale.tool.model.name, sale.tool.sn, saleStatusLabel(sale.saleStatus, 'seller'))}
          />
          {leadsOn(sale, canRegister) && <RepairAction row={sale} serial={sale.tool.sn} list="/sales" isShort={false} />}
        </>
      )
    },
    [canRegister, handover],
  )
