/**
 * What a person reads about a row of a list: what is going on, who acts next, until when (C05 of docs/decisions.md). The
 * server's word comes first; a row without it, or with a step of a later version, is told by its status.
 */
import { fateWords, type Fate, type FateWords } from './sale-fate.ts'
import { SALE_STATUSES, type SaleStatus, type StatusReader } from './sale-status.ts'

const DESK: Omit<FateWords, 'until'> = { state: 'На ручной проверке', next: 'Проверяет поддержка' }

const BY_STATUS: Record<SaleStatus, Omit<FateWords, 'until'>> = {
  FINISH: { state: 'Зарегистрировано', next: 'Больше ничего делать не нужно' },
  TAX_PENDING: { state: 'Чек проверяет налоговая служба', next: 'Дождитесь ответа налоговой службы' },
  PENDING: DESK,
  APPROVE_PENDING: DESK,
  FAIL: { state: 'Регистрация не подтверждена', next: 'Проверьте чек и зарегистрируйте инструмент ещё раз' },
  RESERVED: { state: 'Инструмент в резерве', next: 'Подтвердите продажу чеком или снимите резерв' },
}

const UNKNOWN: FateWords = {
  state: 'Состояние неизвестно',
  next: 'Обновите страницу. Если не поможет, напишите в поддержку',
  until: null,
}

/** Companies read an unfinished manual check as registered (TL10, A60 of docs/decisions.md). */
const readAs = (status: SaleStatus, reader: StatusReader): SaleStatus =>
  reader === 'legal' && (status === 'PENDING' || status === 'APPROVE_PENDING') ? 'FINISH' : status

const isSaleStatus = (status: unknown): status is SaleStatus => SALE_STATUSES.includes(status as SaleStatus)

export interface RowWords extends FateWords {
  /** Nothing is left to do and nobody is waited for. */
  isOver: boolean
}

/** @param row a sale or a tool as the wire carries it */
export const rowWords = (row: { saleStatus?: string | null; fate?: Fate | null }, reader: StatusReader): RowWords => {
  const { saleStatus, fate } = row
  const known = isSaleStatus(saleStatus) ? { ...BY_STATUS[readAs(saleStatus, reader)], until: null } : UNKNOWN
  const words = fateWords(fate, reader) ?? known
  return { ...words, isOver: words.next === BY_STATUS.FINISH.next }
}
