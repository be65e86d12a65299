/**
 * The programme's rules for a sequence of commands (A54, B11, C01, C03), without a database: the tests compare the server's rows,
 * answers and points with this model.
 */
import { adminShare } from '../../../src/domain/money/money.ts'
import { RECEIPT_ITEMS_UNKNOWN } from '../../../src/domain/sales/receipt.ts'
import type { Receipt } from '../../../src/domain/sales/receipt.ts'
import type { Command } from '../support/commands.ts'

type Side = 'seller' | 'buyer'

interface ModelReceipt {
  owner: string
  status: 'PENDING' | 'SUCCESS' | 'INCORRECT'
  /** The number of tools that the tax service has reported. */
  items: number
}

/** A row of the model; `bonus` is null for an unknown tool. */
export interface ModelRow {
  order: number
  side: Side
  owner: string
  sn: string
  status: string
  receipt: ModelReceipt | null
  fp: string
  bonus: number | null
}

/** The base: the seller's points for each serial, in kopecks. */
export type Base = ReadonlyMap<string, number>

export interface ModelAnswer {
  code: number
  status?: string
}

interface Payment {
  owner: string
  amount: number
}

export interface Model {
  rows: ModelRow[]
  payments: Payment[]
  /** Carries a command out. */
  apply(owner: string, command: Command): ModelAnswer
  /** The tax service answers every pending receipt. */
  answerReceipts(): void
}

/** @param admin earns on top of the sellers */
export const createModel = (base: Base, admin: string, percent: number): Model => {
  const rows: ModelRow[] = []
  const payments: Payment[] = []
  const receipts: { side: Side; receipt: Receipt; known: ModelReceipt }[] = []
  const waiting: ModelRow[] = []
  let count = 0

  const liveRow = (side: Side, sn: string) => rows.find((row) => row.side === side && row.sn === sn && row.status !== 'FAIL')

  const refusalOf = (row: ModelRow, owner: string): number => {
    if (row.owner === owner) return 107
    if (row.side === 'buyer') return 106
    return row.status === 'RESERVED' ? 101 : 100
  }

  const claim = (side: Side, owner: string, receipt: Receipt): ModelReceipt | null => {
    const found = receipts.find(
      (each) => each.side === side && each.receipt.fp === receipt.fp && each.known.status !== 'INCORRECT',
    )
    if (found) return found.known.owner === owner ? found.known : null
    const known: ModelReceipt = { owner, status: 'PENDING', items: 0 }
    receipts.push({ side, receipt, known })
    return known
  }

  const onReceipt = (receipt: ModelReceipt | null) => rows.filter((row) => row.receipt === receipt && row.status !== 'FAIL')

  const register = (side: Side, owner: string, sn: string, receipt: Receipt): ModelAnswer => {
    const live = liveRow(side, sn)
    const reserve = live?.owner === owner && live.status === 'RESERVED' ? live : undefined
    if (live && !reserve) return { code: refusalOf(live, owner) }
    const claimed = claim(side, owner, receipt)
    if (!claimed) return { code: 102 }
    const allowed = claimed.status === 'SUCCESS' ? claimed.items : RECEIPT_ITEMS_UNKNOWN
    const points = base.get(sn)
    const usedUp = onReceipt(claimed).length >= allowed
    const known = usedUp ? 'APPROVE_PENDING' : 'TAX_PENDING'
    const status = points === undefined ? 'PENDING' : known
    const bonus = points === undefined ? null : side === 'seller' ? points : 0
    const row = reserve ?? { order: (count += 1), side, owner, sn, status, receipt: claimed, fp: receipt.fp, bonus }
    Object.assign(row, { status, receipt: claimed, fp: receipt.fp, bonus })
    if (!reserve) rows.push(row)
    if (status === 'TAX_PENDING') waiting.push(row)
    return { code: 0, status }
  }

  const reserve = (owner: string, sn: string, offline: boolean): ModelAnswer => {
    const points = base.get(sn)
    if (points === undefined && !offline) return { code: 84 }
    const live = liveRow('seller', sn)
    if (live) return { code: refusalOf(live, owner) }
    const status = points === undefined ? 'PENDING' : 'RESERVED'
    rows.push({ order: (count += 1), side: 'seller', owner, sn, status, receipt: null, fp: '', bonus: points ?? null })
    return { code: 0, status }
  }

  const release = (owner: string, sn: string): ModelAnswer => {
    const live = liveRow('seller', sn)
    if (live?.owner !== owner || live.status !== 'RESERVED') return { code: 120 }
    rows.splice(rows.indexOf(live), 1)
    return { code: 0 }
  }

  const apply = (owner: string, command: Command): ModelAnswer => {
    const { kind, sn } = command
    if (kind === 'reserve') return reserve(owner, sn, command.offline)
    if (kind === 'release') return release(owner, sn)
    const receipt = command.receipt as Receipt
    if (kind === 'manual') return base.has(sn) ? { code: 6 } : register(command.side, owner, sn, receipt)
    if (!base.has(sn)) return { code: kind === 'sale' ? 84 : 9 }
    return register(kind === 'sale' ? 'seller' : 'buyer', owner, sn, receipt)
  }

  const finish = (row: ModelRow): void => {
    row.status = 'FINISH'
    const bonus = row.bonus ?? 0
    payments.push({ owner: row.owner, amount: bonus })
    if (row.side === 'seller') payments.push({ owner: admin, amount: adminShare(bonus, percent) })
  }

  const answerReceipts = (): void => {
    for (const row of waiting.splice(0)) {
      const { receipt } = row
      if (!receipt) throw new Error('a row without a receipt waits for the tax service')
      if (row.fp.endsWith('0')) {
        receipt.status = 'INCORRECT'
        row.status = 'FAIL'
      } else if (row.fp.endsWith('9')) row.status = 'APPROVE_PENDING'
      else {
        const all = onReceipt(receipt)
        receipt.status = 'SUCCESS'
        receipt.items = all.filter(({ bonus, status }) => bonus !== null && ['TAX_PENDING', 'FINISH'].includes(status)).length
        const place = all.filter(({ order }) => order <= row.order).length
        if (place > receipt.items) row.status = 'APPROVE_PENDING'
        else finish(row)
      }
    }
  }

  return { rows, payments, apply, answerReceipts }
}
