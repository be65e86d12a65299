import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import { mapResult, type ApiResult } from '../../../api/result.ts'
import { wireTimeOf } from '../../../domain/dates/dates.ts'
import { PICTURE_KINDS } from '../../../domain/texts/file-content.ts'
import type { CameraReading, PhotoReading, ScanAim } from '../../../domain/sales/qr-scan.ts'
import type { WhenActive } from '../../kit/active.ts'
import type { Moment } from '../../kit/stamp.ts'
import { renewalActor } from '../../kit/query/actor.ts'
import { commandActor } from '../../kit/command/actor.ts'
import { rowsOf } from '../../fragments/list/page.ts'
import { fileActors, type FileSource } from '../../fragments/files/actors.ts'
import { saleRow, toolRow, type WatchAnswer, type WatchInput } from './outcome.ts'
import type { ReceiptAnswer } from './repair.ts'
import type { Availability, Information, SerialQuestion } from './serial.ts'
import type {
  CameraSeen,
  ManualInput,
  PhotoInput,
  Position,
  Reading,
  Registered,
  RegisterInput,
  ReserveInput,
  ToolCommand,
} from './types.ts'

/** The device's position, asked for when the form has opened; never fails, an unknown one is two empty strings (A56, F03). */
export type Locate = () => Promise<Position>

/** The device ports of the flow, beside the server. */
export interface Device {
  locate: Locate
  photos: FileSource
  /** Scans a picked photo for a receipt's code. */
  readPhoto: (photo: PhotoInput, signal: AbortSignal) => Promise<PhotoReading>
  /** Scans the camera until a code of this kind is found or the signal aborts. */
  scan: (aim: ScanAim, signal: AbortSignal) => Promise<CameraReading>
  whenActive: WhenActive
  /** The moment by the portal's clock. */
  moment: () => Moment
}

type Answer = ApiResult<Registered>

/** Only a repair names its row (E18). */
const repairsOf = ({ repairs }: ToolCommand): { repairs?: string } => (repairs === undefined ? {} : { repairs })

/** The registration is among the newest rows: no later answer of the person's own can have pushed it further down. */
const LATEST = { offset: 0, size: 5 }

export const addToolActors = (api: Api, { locate, photos, readPhoto, scan, whenActive, moment }: Device) => ({
  ...fileActors(api, photos, PICTURE_KINDS),
  askAvailability: fromPromise<Availability, SerialQuestion>(({ input: { serial, side }, signal }) =>
    api.call('checkAvailability', { path: { id: serial }, query: side ? { side } : {}, signal, background: true }),
  ),
  describeTool: fromPromise<Information, SerialQuestion>(({ input: { serial }, signal }) =>
    api.call('getToolInformation', { path: { id: serial }, signal, background: true }),
  ),
  watchOutcome: renewalActor<WatchAnswer, WatchInput>(whenActive, async ({ input, signal }) => {
    const call = { signal, background: true }
    if (input.isSale) {
      const body = { ...LATEST, sortBy: 'saleDate', sortDirection: 'desc' } as const
      return mapResult(await api.call('listSales', { ...call, body }), (answer) => saleRow(rowsOf(answer), input))
    }
    return mapResult(await api.call('listUserTools', { ...call, body: LATEST }), (answer) => toolRow(rowsOf(answer), input))
  }),
  loadReceipt: fromPromise<ReceiptAnswer, string>(({ input, signal }) => api.call('getReceipt', { path: { id: input }, signal })),
  locate: fromPromise<Position>(locate),
  readPhoto: fromPromise<Reading, PhotoInput>(async ({ input, signal }) => ({
    ...(await readPhoto(input, signal)),
    ...moment(),
  })),
  scanQr: fromPromise<CameraSeen, ScanAim>(async ({ input, signal }) => ({ ...(await scan(input, signal)), ...moment() })),
  registerSale: commandActor<Answer, RegisterInput>(({ input: { serial, receipt, command }, signal }) =>
    api.call('confirmSellerPurchase', {
      path: { id: serial },
      query: { offline: false, ...repairsOf(command) },
      body: { ...command.position, receiptQRDto: receipt, time: wireTimeOf(command.at) },
      idempotencyKey: command.key,
      signal,
    }),
  ),
  registerPurchase: commandActor<Answer, RegisterInput>(({ input: { serial, receipt, command }, signal }) =>
    api.call('confirmBuyerPurchase', {
      path: { id: serial },
      query: { offline: false, ...repairsOf(command) },
      body: receipt,
      idempotencyKey: command.key,
      signal,
    }),
  ),
  addManually: commandActor<Answer, ManualInput>(({ input: { serial, receipt, command, side }, signal }) =>
    api.call('addUnknownTool', {
      query: { offline: true, ...repairsOf(command) },
      body: { receipt, sn: serial, side },
      idempotencyKey: command.key,
      signal,
    }),
  ),
  reserve: commandActor<Answer, ReserveInput>(({ input: { serial, command }, signal }) =>
    api.call('reserveTool', {
      path: { id: serial },
      query: { offline: command.kind === 'reserveManual' },
      body: { ...command.position, time: wireTimeOf(command.at) },
      idempotencyKey: command.key,
      signal,
    }),
  ),
})
