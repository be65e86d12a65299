/** What the server says about a serial while the form is filled in: a hint, never a condition of sending it (D47). */
import type { ApiResult } from '../../../api/result.ts'
import { isWholeSerial } from '../../../domain/serials/serial.ts'
import { cleaned } from './form.ts'
import type { SerialNews, SerialTool, SerialVerdict } from './told.ts'
import type { AddToolContext } from './types.ts'

export interface SerialQuestion {
  serial: string
  /** A seller who buys says so: otherwise the server answers about a sale. */
  side: 'buyer' | null
}

export type Availability = ApiResult<0 | 1 | 2 | null>
export type Information = ApiResult<{
  model: { name: string; imageUrl?: string | null | undefined }
  bonus?: number | null | undefined
  warrantyMonths?: number | null | undefined
}>

type Asking = Pick<AddToolContext, 'form' | 'serials'>

/** The form's serial, once it is whole. */
export const wholeSerial = ({ form }: Pick<Asking, 'form'>): string | null => {
  const { serialNumber } = cleaned(form.values)
  return isWholeSerial(serialNumber) ? serialNumber : null
}

/** What is known about the form's serial. */
export const newsOfSerial = (context: Asking): SerialNews | null => {
  const serial = wholeSerial(context)
  return serial === null ? null : (context.serials[serial] ?? null)
}

export const isUnasked = (context: Asking): boolean => {
  const serial = wholeSerial(context)
  return serial !== null && !(serial in context.serials)
}

export const isUndescribed = (context: Asking): boolean => {
  const news = newsOfSerial(context)
  return news?.verdict === 'free' && news.tool === undefined
}

export const serialQuestion = (context: Pick<AddToolContext, 'form' | 'mode'>): SerialQuestion => ({
  serial: wholeSerial(context) ?? '',
  side: context.mode === 'customer' ? 'buyer' : null,
})

const VERDICTS: readonly SerialVerdict[] = ['free', 'unknown', 'taken']

/** The payload decides, and without one the code (A62); any other answer is none: the form works as before. */
const numberOf = (answer: Availability): number | null => {
  if (answer.kind === 'ok') return answer.payload
  return answer.kind === 'refused' ? answer.code : null
}

export const verdictOf = (answer: Availability | null): SerialNews | null => {
  const verdict = answer && VERDICTS[numberOf(answer) ?? -1]
  return verdict ? { verdict, message: 'message' in answer ? answer.message || null : null } : null
}

export const toolOf = (answer: Information | null): SerialTool | null => {
  if (answer?.kind !== 'ok' || answer.payload.model.name === '') return null
  const { model, bonus = null, warrantyMonths = null } = answer.payload
  return { name: model.name, imageUrl: model.imageUrl ?? null, bonus, warrantyMonths }
}
