/** Sale statuses and what people read for them (SL14–SL20, TL08–TL10). */

export const SALE_STATUSES = ['FINISH', 'TAX_PENDING', 'PENDING', 'APPROVE_PENDING', 'FAIL', 'RESERVED'] as const
export type SaleStatus = (typeof SALE_STATUSES)[number]

/** Whose list a status is read in; the same status reads differently for a company. */
export type StatusReader = 'seller' | 'customer' | 'legal'

/** How a status looks: what has ended well, badly, and what is still under way. */
export type StatusTone = 'success' | 'danger' | 'progress' | 'neutral'

const UNKNOWN = 'Отсутствует'

export const isSaleStatus = (status: unknown): status is SaleStatus => SALE_STATUSES.includes(status as SaleStatus)

/** Companies see tools on manual check as registered (TL10, A60). */
const readAs = (status: SaleStatus, reader: StatusReader): SaleStatus =>
  reader === 'legal' && (status === 'PENDING' || status === 'APPROVE_PENDING') ? 'FINISH' : status

const LABELS: Record<SaleStatus, string> = {
  FINISH: 'Успешно',
  TAX_PENDING: 'Проверка ФНС',
  PENDING: 'На ручной проверке',
  APPROVE_PENDING: 'На ручной проверке',
  FAIL: 'Неудачно',
  RESERVED: 'Резерв',
}

const TONES: Record<SaleStatus, StatusTone> = {
  FINISH: 'success',
  TAX_PENDING: 'progress',
  PENDING: 'progress',
  APPROVE_PENDING: 'progress',
  FAIL: 'danger',
  RESERVED: 'neutral',
}

/** The Russian label of a status; a missing or unknown one is «Отсутствует» (SL20). */
export const saleStatusLabel = (status: string | null | undefined, reader: StatusReader): string => {
  if (!isSaleStatus(status)) return UNKNOWN
  if (status === 'FAIL' && reader !== 'seller') return 'Проверка товара в чеке'
  return LABELS[readAs(status, reader)]
}

export const saleStatusTone = (status: string | null | undefined, reader: StatusReader): StatusTone =>
  isSaleStatus(status) ? TONES[readAs(status, reader)] : 'neutral'

/** Statuses that change by themselves soon: the list asks again while it shows one. */
export const changesBySelf = (status: string | null | undefined): boolean => status === 'TAX_PENDING'

/** What the points of a row are (C01): charged, to be charged when all goes well, or not coming. */
export type PointsStanding = 'charged' | 'expected' | 'none' | 'unknown'

export const pointsStanding = (status: string | null | undefined): PointsStanding => {
  if (!isSaleStatus(status)) return 'unknown'
  if (status === 'FAIL') return 'none'
  return status === 'FINISH' ? 'charged' : 'expected'
}
