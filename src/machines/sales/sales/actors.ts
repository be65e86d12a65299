import type { Api } from '../../../api/client.ts'
import type { SaleEntry } from '../../../api/types.ts'
import type { WhenActive } from '../../kit/active.ts'
import { listActors, type KeepSupports } from '../../fragments/list/actors.ts'
import type { SaleColumn } from './machine.ts'

/** A sale is identified by its tool and its moment. */
const nameOf = ({ tool, saleDate }: SaleEntry): string => [tool.sn, tool.nfc, saleDate].filter(Boolean).join(' ')

export const salesActors = (api: Api, whenActive: WhenActive, keep: KeepSupports) =>
  listActors<SaleEntry, SaleColumn>((call) => api.call('listSales', call), nameOf, whenActive, keep)
