import { useCallback, type ReactNode } from 'react'
import type { SaleEntry } from '../../../api/types.ts'
import { leadsOn } from '../../../domain/sales/repair.ts'
import { useIsNarrow } from '../../../ui/base/use-media.ts'
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

/** The way on of a failed row, in its details, and support with it; a reserve's menu stays in the list. */
export const useDetailsActions = (canRegister: boolean): ((sale: SaleEntry) => ReactNode) =>
  useCallback(
    (sale: SaleEntry) =>
      sale.saleStatus === 'FAIL' && (
        <>
          <SupportLink kind="sale" id={sale.id} />
          {leadsOn(sale, canRegister) && <RepairAction row={sale} serial={sale.tool.sn} list="/sales" isShort={false} />}
        </>
      ),
    [canRegister],
  )
