import type { Api } from '../../../api/client.ts'
import { mapResult } from '../../../api/result.ts'
import type { SaleEntry } from '../../../api/types.ts'
import type { WhenActive } from '../../kit/active.ts'
import { listActors, type KeepSupports } from '../../fragments/list/actors.ts'
import type { SaleColumn } from './machine.ts'

/** A sale is identified by its tool and its moment. */
const nameOf = ({ tool, saleDate }: SaleEntry): string => [tool.sn, tool.nfc, saleDate].filter(Boolean).join(' ')

/**
 * The sales of a seller of the administrator's point (AD12). A server that knows the specification alone gives all of them at once and
 * tells no number.
 */
export const sellerSalesActors = (api: Api, id: string, whenActive: WhenActive, keep: KeepSupports) =>
  listActors<SaleEntry, SaleColumn>(
    async ({ body, ...call }) =>
      mapResult(await api.call('listSellerSales', { ...call, body: { id, ...body } }), (answer) =>
        answer.supports === undefined ? { ...answer, total: answer.total ?? answer.saleHistory?.length ?? null } : answer,
      ),
    nameOf,
    whenActive,
    keep,
  )

export const salesActors = (api: Api, whenActive: WhenActive, keep: KeepSupports) =>
  listActors<SaleEntry, SaleColumn>((call) => api.call('listSales', call), nameOf, whenActive, keep)
