/** Which events of the tool form a start is explored with: all at once would be too many. */
import type { ModelEvent } from './flow.ts'

/** Photos, camera and their results: explored from a separate start. */
const CAPTURE = /^(files\.|file\.|scan|receipt\.|uploadFile|deleteFile|readPhoto|scanQr|after SCAN_LIMIT)/
/** The question about a contradicting code tells states apart by the form alone: two codes to a start. */
const FOLD = /^(receipt\.edit|scanQr: receipt$)|: an old receipt$/
/** What the server says about a serial: explored from a start of its own. */
/** The result's own renewal, and the ways on from a taken serial: explored from starts of their own. */
export const TOOL_CODE = /^(serial\.scan|scanQr: serial)/
const OUTCOME = /^(watchOutcome|after RENEWAL|serial\.retype|\w+: mine already|repair|loadReceipt|\w+: nothing to repair)/
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
  (CAPTURE.test(label) && !TOOL_CODE.test(label) && !FOLD.test(label) && label !== 'scanQr: another receipt') ||
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
