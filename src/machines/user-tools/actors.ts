import { fromPromise } from 'xstate'
import type { Api } from '../../api/client.ts'
import { mapResult, type ApiResult } from '../../api/result.ts'
import type { UserTool } from '../../api/types.ts'
import type { WhenActive } from '../kit/active.ts'
import { pageOf } from '../list/page.ts'
import type { Page, PageRequest } from '../list/types.ts'
import type { ToolColumn } from './machine.ts'

type Request = PageRequest<ToolColumn>

export const userToolsActors = (api: Api, whenActive: WhenActive) => {
  const load = async (body: Request, signal: AbortSignal, background: boolean) =>
    mapResult(await api.call('listUserTools', { body, signal, background }), pageOf<UserTool>)
  return {
    loadPage: fromPromise<ApiResult<Page<UserTool>>, Request>(({ input, signal }) => load(input, signal, false)),
    renewPage: fromPromise<ApiResult<Page<UserTool>>, Request>(async ({ input, signal }) => {
      await whenActive(signal)
      return load(input, signal, true)
    }),
  }
}
