import { fromPromise } from 'xstate'
import type { Api } from '../../api/client.ts'
import type { ApiResult } from '../../api/result.ts'
import { wireTimeOf } from '../../domain/dates.ts'
import { PICTURE_KINDS } from '../../domain/file-content.ts'
import type { CameraReading, PhotoReading } from '../../domain/qr-scan.ts'
import { fileActors, type FileSource } from '../files/actors.ts'
import type { PhotoInput, Position, Registered, RegisterInput, ReserveInput } from './types.ts'

/** Asks the device where it is; never fails, an unknown place is two empty strings (A56 of docs/decisions.md). */
export type Locate = () => Promise<Position>

/** What of the device the flow needs beside the server. */
export interface Device {
  locate: Locate
  photos: FileSource
  /** Looks for a receipt's code in a picked photo. */
  readPhoto: (photo: PhotoInput, signal: AbortSignal) => Promise<PhotoReading>
  /** Looks through the camera until there is a receipt's code, or the signal ends it. */
  scanQr: (signal: AbortSignal) => Promise<CameraReading>
}

/**
 * Lets the command be written to the draft before it leaves: drafts are saved when the machine has settled in its new
 * state, which is before the next microtask (B10).
 */
const settled = () => Promise.resolve()

type Answer = ApiResult<Registered>

export const addToolActors = (api: Api, { locate, photos, readPhoto, scanQr }: Device) => ({
  ...fileActors(api, photos, PICTURE_KINDS),
  locate: fromPromise<Position>(locate),
  readPhoto: fromPromise<PhotoReading, PhotoInput>(({ input, signal }) => readPhoto(input, signal)),
  scanQr: fromPromise<CameraReading>(({ signal }) => scanQr(signal)),
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
  reserve: fromPromise<Answer, ReserveInput>(async ({ input: { serial, command }, signal }) => {
    await settled()
    return api.call('reserveTool', {
      path: { id: serial },
      query: { offline: command.kind === 'reserveManual' },
      body: { ...command.position, time: wireTimeOf(command.at) },
      idempotencyKey: command.key,
      signal,
    })
  }),
})
