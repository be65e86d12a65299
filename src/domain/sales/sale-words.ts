/**
 * The texts about a row of a list: its state, who acts next, the deadline (C05). The server's step takes
 * precedence; a row without one, or with a step of a later version, is described by its status.
 */
import { fateWords, isHidden, stepWords, type Fate, type FateStep, type FateWords } from './sale-fate.ts'
import { repairStanding, type RepairableRow, type RepairStanding } from './repair.ts'
import { isSaleStatus, type SaleStatus, type StatusReader } from './sale-status.ts'

const DESK = 'На ручной проверке'

/** The step implied by a status alone; where several are possible, the state's text covers all of them. */
const BY_STATUS: Record<SaleStatus, { step: FateStep; state?: string }> = {
  FINISH: { step: 'finished' },
  TAX_PENDING: { step: 'taxCheck' },
  PENDING: { step: 'toolCheck', state: DESK },
  APPROVE_PENDING: { step: 'photoCheck', state: DESK },
  FAIL: { step: 'receiptRefused', state: 'Регистрация не подтверждена' },
  RESERVED: { step: 'reserved' },
}

const UNKNOWN: FateWords = {
  state: 'Состояние неизвестно',
  next: 'Обновите страницу. Если не поможет, напишите в поддержку',
  until: null,
}

const statusWords = (status: SaleStatus, reader: StatusReader): FateWords => {
  const { step, state } = BY_STATUS[status]
  return { ...stepWords(step, reader), ...(state !== undefined && !isHidden(step, reader) && { state }) }
}

export interface RowWords extends FateWords {
  /** It reads as registered: its status says so already. */
  isRegistered: boolean
}

/** What to do with a failed row that cannot be repaired any more (E18). */
const AFTER_REPAIRS: Partial<Record<RepairStanding, string>> = {
  repaired: 'Данные чека исправлены: смотрите новую запись',
  usedUp: 'Попытки закончились, напишите в поддержку',
}

/** A sale or a tool in wire format. */
export interface WordedRow extends Partial<Omit<RepairableRow, 'id' | 'fate'>> {
  fate?: Fate | null
}

export const rowWords = (row: WordedRow, reader: StatusReader): RowWords => {
  const { saleStatus = null, fate, receiptId = null, repair } = row
  const words = fateWords(fate, reader) ?? (isSaleStatus(saleStatus) ? statusWords(saleStatus, reader) : UNKNOWN)
  const standing = repairStanding({ saleStatus, receiptId, repair })
  const next = (standing && AFTER_REPAIRS[standing]) ?? words.next
  return { ...words, next, isRegistered: words.state === stepWords('finished', reader).state }
}

/**
 * The one line of a row that has no room for all of them: what is late, then how long a reserve lives, what to do where no repair is left,
 * why people have refused it (D121), else the current state.
 */
export const shortLine = (row: WordedRow, reader: StatusReader): { line: string; isLate: boolean } => {
  const { saleStatus = null, fate, receiptId = null, repair } = row
  const { state, next, until } = rowWords(row, reader)
  const isLate = fate?.isOverdue === true && until !== null
  if (isLate || saleStatus === 'RESERVED') return { line: until ?? state, isLate }
  const isPastRepair = repairStanding({ saleStatus, receiptId, repair }) === 'usedUp'
  const isExplained = fate?.step === 'deskRefused' && fate.reason !== null
  return { line: isPastRepair || isExplained ? next : state, isLate }
}
