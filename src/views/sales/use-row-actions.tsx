import { useCallback, type ReactNode } from 'react'
import type { SaleEntry } from '../../api/types.ts'
import { ReserveMenu, type ReserveActor } from '../reserve/reserve-menu.tsx'

/** Reserved rows have a menu, the others have none (SL08); who may not sell may not confirm either. */
export const useRowActions = (reserve: ReserveActor, canRegister: boolean): ((sale: SaleEntry) => ReactNode) =>
  useCallback(
    (sale: SaleEntry) => canRegister && sale.saleStatus === 'RESERVED' && <ReserveMenu actor={reserve} sale={sale} />,
    [reserve, canRegister],
  )
