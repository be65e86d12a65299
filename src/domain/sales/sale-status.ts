/** Sale statuses and their texts (SL14–SL20, TL08–TL10). */

export const SALE_STATUSES = ['FINISH', 'TAX_PENDING', 'PENDING', 'APPROVE_PENDING', 'FAIL', 'RESERVED'] as const
export type SaleStatus = (typeof SALE_STATUSES)[number]

/** The reader of the status; a company reads the same status differently. */
export type StatusReader = 'seller' | 'customer' | 'legal'

/** The tone of a status: ended well, ended badly, or in progress. */
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

/** The sign beside a status: with its word it says the same as its colour. */
export type StatusSign = 'check' | 'clock' | 'eye' | 'cross' | 'bookmark' | 'none'

const SIGNS: Record<SaleStatus, StatusSign> = {
  FINISH: 'check',
  TAX_PENDING: 'clock',
  PENDING: 'eye',
  APPROVE_PENDING: 'eye',
  FAIL: 'cross',
  RESERVED: 'bookmark',
}

export const saleStatusSign = (status: string | null | undefined, reader: StatusReader): StatusSign =>
  isSaleStatus(status) ? SIGNS[readAs(status, reader)] : 'none'

/** Statuses under one label, as the reader knows them: one entry of a filter. */
export interface StatusGroup {
  label: string
  statuses: readonly SaleStatus[]
}

/**
 * The entries of a filter, in the order of their first statuses; each label occurs once (TL09, TL10).
 * @param order the statuses that the reader's rows may have
 */
export const statusGroups = (order: readonly SaleStatus[], reader: StatusReader): StatusGroup[] =>
  [...new Set(order.map((status) => saleStatusLabel(status, reader)))].map((label) => ({
    label,
    statuses: SALE_STATUSES.filter((status) => order.includes(status) && saleStatusLabel(status, reader) === label),
  }))

/** Statuses that change soon without the user: a list with one of them reloads itself. */
export const changesBySelf = (status: string | null | undefined): boolean => status === 'TAX_PENDING'

/** The state of a row's points (C01): charged, to be charged if all goes well, or not coming. */
export type PointsStanding = 'charged' | 'expected' | 'none' | 'unknown'

export const pointsStanding = (status: string | null | undefined): PointsStanding => {
  if (!isSaleStatus(status)) return 'unknown'
  if (status === 'FAIL') return 'none'
  return status === 'FINISH' ? 'charged' : 'expected'
}
