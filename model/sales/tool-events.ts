/** Which events of the tool form a start is explored with: all at once would be too many. */
import type { ModelEvent } from '../kit/flow.ts'
import type { AddToolEvent } from '../../src/machines/sales/add-tool/types.ts'
import { stamp } from '../kit/stamp.ts'
import { OLD_QR, OTHER_SERIAL, PHOTO, QR, REPAIR, SECOND_PHOTO, typed } from './tool-answers.ts'
import { fields } from './tool-checks.ts'

/** Photos, camera and their results: explored from a separate start. */
const CAPTURE = /^(files\.|file\.|scan|receipt\.|uploadFile|deleteFile|readPhoto|scanQr|after SCAN_LIMIT)/
/** The question about a contradicting code tells states apart by the form alone: two codes to a start. */
const FOLD = /^(receipt\.edit|scanQr: receipt$)|: an old receipt$/
/** Two receipts in one photograph: explored from a start of their own. */
export const SEVERAL = /^(receipt\.pick|readPhoto: two receipts)/
export const TOOL_CODE = /^(serial\.scan|scanQr: serial)/
/** The result's own renewal, and the ways on from a taken serial: explored from starts of their own. */
const OUTCOME = /^(watchOutcome|after RENEWAL|serial\.retype|\w+: mine already|repair|loadReceipt|\w+: nothing to repair)/
/** What the server says about a serial: explored from a start of its own. */
export const SERIAL = /^(askAvailability|describeTool|form\.change \{"patch":\{"serialNumber":"[0-9.]+"\}\})/
const CAPTURE_TOO = /^(manual\.open|submit|back)/
const RESERVE = /haveABill|^reserve: |^prefill/
const RESERVE_TOO = /^(submit|confirm|cancel|repeat|again|list\.open|locate|back|form\.blur \{"field":"serialNumber)/
/** The browser's Back and Forward, and their targets. */
export const ADDRESS = /^url\./
export const ADDRESS_TOO =
  /^(start|back|submit|scan|cancel|again|locate: known|scanQr: denied|registerSale: (done|refused|lost|code 84|about the serial)$)/
/** Events while one photo is uploading and another has arrived. */
export const TWO_PHOTOS =
  /^(file\.remove|uploadFile: done|deleteFile: done|readPhoto: (none|crash)|manual\.open|form\.change \{"patch":\{"serialNumber":"100.*"19)/
/** Events on the fields filled by one photo while another arrives. */
export const TWO_RECEIPTS =
  /^(file\.remove|uploadFile: done|deleteFile: (done|lost)|readPhoto: (none|receipt|another receipt)|receipt\.)/
export const isCapture = ({ label }: ModelEvent): boolean =>
  (CAPTURE.test(label) &&
    !TOOL_CODE.test(label) &&
    !FOLD.test(label) &&
    !SEVERAL.test(label) &&
    label !== 'scanQr: another receipt') ||
  CAPTURE_TOO.test(label)
/** What the camera has read, in two lines: explored from a start of its own. */
export const isFold = ({ label }: ModelEvent): boolean =>
  FOLD.test(label) ||
  /^(scan$|receipt\.(take|keep)|files\.add|uploadFile: done|submit|locate: (known|unknown)|after LOCATION_WAIT|registerSale: too old)/.test(
    label,
  )
/** Events of a form that repairs a failed registration. */
export const isRepair = ({ label }: ModelEvent): boolean =>
  /^(loadReceipt|submit|back|serial\.retype|locate: known|registerSale: (done$|mine already|nothing to repair))/.test(label) ||
  /^form\.change \{"patch":\{("serialNumber":"100\.00002"\}|.*"totalSum":"4990,5")/.test(label)
export const isReserve = ({ label }: ModelEvent): boolean => RESERVE.test(label) || RESERVE_TOO.test(label)
export const isCommand = ({ label }: ModelEvent): boolean =>
  !CAPTURE.test(label) && !RESERVE.test(label) && !SERIAL.test(label) && !OUTCOME.test(label) && !TOOL_CODE.test(label)

/** What a person and the app can do. */
export const toolEvents: AddToolEvent[] = [
  { type: 'start' },
  { type: 'back' },
  { type: 'form.change', patch: typed },
  { type: 'form.change', patch: { ...typed, serialNumber: '12a' } },
  { type: 'form.change', patch: { ...typed, dateTime: '31.02.2023' } },
  { type: 'form.change', patch: { ...typed, dateTime: '21.11.2026' } },
  { type: 'form.change', patch: { ...typed, totalSum: '4990,5' } },
  { type: 'form.change', patch: { ...typed, fn: '9'.repeat(21) } },
  { type: 'form.change', patch: { serialNumber: typed.serialNumber } },
  { type: 'form.change', patch: { serialNumber: OTHER_SERIAL } },
  { type: 'form.change', patch: { haveABill: false } },
  { type: 'form.change', patch: { haveABill: true } },
  { type: 'prefill', patch: { serialNumber: '300.00001', haveABill: true } },
  { type: 'prefill', patch: { haveABill: false } },
  { type: 'manual.open' },
  { type: 'receipt.clear' },
  { type: 'receipt.edit' },
  { type: 'receipt.take' },
  { type: 'receipt.keep' },
  { type: 'receipt.pick', text: QR },
  { type: 'receipt.pick', text: OLD_QR },
  { type: 'files.add', files: [PHOTO] },
  { type: 'file.remove', id: PHOTO.id, ...stamp },
  { type: 'file.remove', id: SECOND_PHOTO.id, ...stamp },
  { type: 'file.retry', id: PHOTO.id },
  { type: 'scan' },
  { type: 'scan.link' },
  { type: 'serial.scan' },
  { type: 'scan.close' },
  ...fields.map((field) => ({ type: 'form.blur' as const, field, ...stamp })),
  { type: 'submit', ...stamp },
  { type: 'confirm', ...stamp },
  { type: 'cancel' },
  { type: 'repeat' },
  { type: 'again' },
  { type: 'list.open' },
  { type: 'repair', repair: REPAIR },
  { type: 'serial.retype' },
  { type: 'layout.changed', isCompact: false },
  { type: 'url.changed', screen: 'main' },
  { type: 'url.changed', screen: 'form' },
  { type: 'url.changed', screen: 'result' },
]
