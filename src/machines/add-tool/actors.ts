import { fromPromise } from 'xstate'
import type { Api } from '../../api/client.ts'
import type { ApiResult } from '../../api/result.ts'
import { wireTimeOf } from '../../domain/dates.ts'
import type { Position, Registered, RegisterInput } from './types.ts'

/** Asks the device where it is; never fails, an unknown place is two empty strings (A56 of docs/decisions.md). */
export type Locate = () => Promise<Position>

/**
 * Lets the command be written to the draft before it leaves: drafts are saved when the machine has settled in its new
 * state, which is before the next microtask (B10).
 */
const settled = () => Promise.resolve()

type Answer = ApiResult<Registered>

export const addToolActors = (api: Api, locate: Locate) => ({
  locate: fromPromise<Position>(locate),
  registerSale: fromPromise<Answer, RegisterInput>(async ({ input: { serial, receipt, command }, signal }) => {
    await settled()
    return api.call('confirmSellerPurchase', {
      path: { id: serial },
      query: { offline: false },
      body: { ...command.position, receiptQRDto: receipt, time: wireTimeOf(command.at) },
      idempotencyKey: command.key,
      signal,
    })
  }),
  registerPurchase: fromPromise<Answer, RegisterInput>(async ({ input: { serial, receipt, command }, signal }) => {
    await settled()
    return api.call('confirmBuyerPurchase', {
      path: { id: serial },
      query: { offline: false },
      body: receipt,
      idempotencyKey: command.key,
      signal,
    })
  }),
  addManually: fromPromise<Answer, RegisterInput & { side: 'seller' | 'buyer' }>(
    async ({ input: { serial, receipt, command, side }, signal }) => {
      await settled()
      return api.call('addUnknownTool', {
        query: { offline: true },
        body: { receipt, sn: serial, side },
        idempotencyKey: command.key,
        signal,
      })
    },
  ),
})
