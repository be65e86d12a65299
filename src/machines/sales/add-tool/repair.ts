/** The repair of a failed registration: the form filled in from its receipt, the disagreeing field marked (E18). */
import type { ApiResult } from '../../../api/result.ts'
import type { ReceiptView } from '../../../api/types.ts'
import { dayOfWireTime } from '../../../domain/dates/dates.ts'
import { formatDay } from '../../../domain/dates/day.ts'
import { FILES_PER_FORM } from '../../../domain/portal/limits.ts'
import { canonicalNumber, hasData } from '../../../domain/sales/receipt.ts'
import type { Repair } from '../../../domain/sales/repair.ts'
import type { QueuedFile } from '../../fragments/files/types.ts'
import { createForm, fail, type FieldErrors } from '../../kit/form/form.ts'
import { NOTHING_CAPTURED } from './capture.ts'
import { cleaned, emptyReceipt, emptyTool, fieldErrorsOf, hasReceiptText, receiptOf, type ToolValues } from './form.ts'
import type { Repairing } from './told.ts'
import type { AddToolContext } from './types.ts'

export type ReceiptAnswer = ApiResult<ReceiptView>

type Held = Pick<AddToolContext, 'form' | 'repair'>

const DISAGREES = 'Не совпадает с данными налоговой службы. Сверьте с чеком'

/** The server keeps the photographs of a receipt: nothing is uploaded again. */
const photosOf = ({ images }: ReceiptView): QueuedFile[] =>
  images.slice(0, FILES_PER_FORM).map((stored, at) => ({
    id: stored,
    name: `Фото чека ${at + 1}`,
    size: 0,
    status: 'done',
    stored,
    problem: null,
    key: null,
  }))

const dayText = (time: string | null): string => {
  const day = time === null ? null : dayOfWireTime(time)
  return day === null ? '' : formatDay(day)
}

const textsOf = ({ dateTime, totalSum, fn, fd, fp }: ReceiptView) => ({
  dateTime: dayText(dateTime),
  totalSum: totalSum ?? '',
  fn: fn ?? '',
  fd: fd ?? '',
  fp: fp ?? '',
})

/** The receipt of the form, comparable: the same text is the same question to the tax service, whatever zeros stand in front (F02). */
const sentOf = (values: ToolValues, scannedTime: string | null): string => {
  const receipt = receiptOf(values, scannedTime)
  if (!hasData(receipt)) return JSON.stringify(receipt)
  const [fn, fd, fp] = [receipt.fn, receipt.fd, receipt.fp].map(canonicalNumber)
  return JSON.stringify({ ...receipt, fn, fd, fp })
}

/** The form of the repair, before its receipt has come. */
export const begun = (repair: Repair) => ({
  form: createForm({ ...emptyTool, serialNumber: repair.serial }),
  ...NOTHING_CAPTURED,
  repair: { ...repair, refused: null, isLoaded: false },
})

/** The disagreeing field with its message; nothing where the check has named none. */
const marked = ({ disagreed }: Repair) => fieldErrorsOf(disagreed === null ? null : { [disagreed]: DISAGREES })

/** The form filled in from the receipt. What a photograph alone has proved has no texts. */
export const filledFrom = (context: Held, answer: ReceiptAnswer) => {
  const { form, repair } = context
  if (answer.kind !== 'ok' || repair === null) return {}
  const receipt = answer.payload
  const files = photosOf(receipt)
  const hasTexts = receipt.fn !== null
  const values = {
    ...form.values,
    ...(hasTexts ? textsOf(receipt) : emptyReceipt),
    images: files.map(({ id }) => id),
  }
  const scannedTime = hasTexts ? receipt.dateTime : null
  const errors = hasTexts ? marked(repair) : null
  const filled = { ...form, values }
  return {
    form: errors ? fail(filled, errors) : filled,
    files,
    isManual: hasTexts,
    scannedTime,
    // People judge a photograph: the same one may be judged again.
    repair: { ...repair, refused: hasTexts ? sentOf(values, scannedTime) : null, isLoaded: true },
  }
}

/** The repair of the form; null where another serial stands in it by now: that is another registration. */
export const repairing = ({ form, repair }: Held): Repairing | null =>
  repair !== null && cleaned(form.values).serialNumber === repair.serial ? repair : null

/** Its receipt has not come, and nothing has been entered in its stead: it is asked for again. */
export const lacksReceipt = (context: Held & Pick<AddToolContext, 'files'>): boolean => {
  const { values } = context.form
  const isEntered = context.files.length > 0 || !values.haveABill || hasReceiptText(values)
  return repairing(context)?.isLoaded === false && !isEntered
}

/** The messages of a repair that repairs nothing: it would be refused again. */
export const unrepaired = (context: Held & Pick<AddToolContext, 'scannedTime'>): FieldErrors<ToolValues> => {
  const repair = repairing(context)
  if (repair === null || !context.form.values.haveABill || sentOf(context.form.values, context.scannedTime) !== repair.refused)
    return {}
  return marked(repair) ?? {}
}
