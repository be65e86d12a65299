import type { Api } from '../../../api/client.ts'
import type { SaleEntry } from '../../../api/types.ts'
import type { WhenActive } from '../../kit/active.ts'
import { listActors } from '../../fragments/list/actors.ts'
import type { SaleColumn } from './machine.ts'

/** A sale is of one tool at one moment. */
const nameOf = ({ tool, saleDate }: SaleEntry): string => [tool.sn, tool.nfc, saleDate].filter(Boolean).join(' ')

export const salesActors = (api: Api, whenActive: WhenActive) =>
  listActors<SaleEntry, SaleColumn>((call) => api.call('listSales', call), nameOf, whenActive)
