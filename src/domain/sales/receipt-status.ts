/** Statuses of receipts: those of sales besides (RC04–RC08). Of a failed one the receipt's page says the same to everybody (A59). */
import {
  saleStatusLabel,
  saleStatusSign,
  saleStatusTone,
  type StatusReader,
  type StatusSign,
  type StatusTone,
} from './sale-status.ts'

export interface StatusLook {
  label: string
  tone: StatusTone
  sign: StatusSign
}

const FAILED: StatusLook = { label: 'Неудачно', tone: 'danger', sign: 'cross' }
const DONE: StatusLook = { label: 'Успешно', tone: 'success', sign: 'check' }

/** @param status as on the wire; a missing or unknown one is «Отсутствует» */
export const receiptStatusLook = (status: string | null | undefined, reader: StatusReader): StatusLook => {
  if (status === 'FAIL' || status === 'INCORRECT') return FAILED
  if (status === 'SUCCESS') return DONE
  return {
    label: saleStatusLabel(status, reader),
    tone: saleStatusTone(status, reader),
    sign: saleStatusSign(status, reader),
  }
}
