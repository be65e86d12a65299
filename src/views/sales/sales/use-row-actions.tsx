import { useCallback, type ReactNode } from 'react'
import type { SaleEntry } from '../../../api/types.ts'
import { ReserveMenu } from '../reserve/reserve-menu.tsx'
import type { ReserveActor } from '../reserve/types.ts'

/** Only reserved rows have a menu (SL08); a person who may not sell may not confirm either. */
export const useRowActions = (reserve: ReserveActor, canRegister: boolean): ((sale: SaleEntry) => ReactNode) =>
  useCallback(
    (sale: SaleEntry) => canRegister && sale.saleStatus === 'RESERVED' && <ReserveMenu actor={reserve} sale={sale} />,
    [reserve, canRegister],
  )
