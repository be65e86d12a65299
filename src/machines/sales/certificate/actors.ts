import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import { mapResult, type ApiResult } from '../../../api/result.ts'
import { commandActor } from '../../kit/command/actor.ts'
import type { Asked, Revocation } from './types.ts'

/** Keeps bytes under an address of this tab, in place of those before. */
export type KeepSheet = (file: Blob) => string

export const certificateActors = (api: Api, keep: KeepSheet) => ({
  /** An address could not carry the token of the session (A37): the bytes are fetched, and the browser opens what was fetched. */
  loadSheet: fromPromise<ApiResult<string>, Pick<Asked, 'id'>>(async ({ input: { id }, signal }) =>
    mapResult(await api.call('getCertificate', { path: { id }, signal }), keep),
  ),
  revokeCertificate: commandActor<ApiResult<null>, Revocation>(({ input: { saleId, key }, signal }) =>
    api.call('revokeCertificate', { path: { id: saleId }, idempotencyKey: key, signal }),
  ),
})
