import { fromPromise } from 'xstate'
import type { Api } from '../../api/client.ts'
import { mapResult, type ApiResult } from '../../api/result.ts'
import type { SaleEntry } from '../../api/types.ts'
import type { WhenActive } from '../kit/active.ts'
import { pageOf } from '../list/page.ts'
import type { Page, PageRequest } from '../list/types.ts'
import type { SaleColumn } from './machine.ts'

type Request = PageRequest<SaleColumn>

export const salesActors = (api: Api, whenActive: WhenActive) => {
  const load = async (body: Request, signal: AbortSignal, background: boolean) =>
    mapResult(await api.call('listSales', { body, signal, background }), pageOf<SaleEntry>)
  return {
    loadPage: fromPromise<ApiResult<Page<SaleEntry>>, Request>(({ input, signal }) => load(input, signal, false)),
    renewPage: fromPromise<ApiResult<Page<SaleEntry>>, Request>(async ({ input, signal }) => {
      await whenActive(signal)
      return load(input, signal, true)
    }),
  }
}
