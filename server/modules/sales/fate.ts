import type { components } from '../../../openapi/generated/schema.d.ts'
import { nextOf } from '../../../src/domain/sales/sale-fate.ts'
import type { FateStep } from '../../../src/domain/sales/sale-fate.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { decisions } from '../../kernel/database/schema.ts'
import type { receipts } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import { NOT_THERE_YET } from '../receipts/receipt-check.ts'
import { deskEnd, taxEnd } from './deadlines.ts'
import type { Deadlines } from './deadlines.ts'
import type { SaleRow } from './taken.ts'

type ReceiptRow = typeof receipts.$inferSelect
type Fate = components['schemas']['Fate']

/** The input of a sale's fate: the row, its receipt, the job that asks the tax service. */
export interface FateFacts {
  sale: Pick<SaleRow, 'status' | 'statusAt' | 'reservedUntil' | 'invoiceId'>
  receipt: Pick<ReceiptRow, 'status' | 'fn' | 'disagreed'> | null
  /** The pending check; `lastError` is set after a failed attempt. */
  check: { runAt: Date; lastError: string | null } | null
  /** The reason that the desk gave for its refusal. */
  refusal: string | null
}

/** Why the desk has refused the failed ones of these rows. */
export const refusalsOf = async (
  db: Db,
  rows: readonly Pick<SaleRow, 'id' | 'status'>[],
): Promise<Map<string, string | null>> => {
  const failed = rows.filter(({ status }) => status === 'FAIL').map(({ id }) => id)
  if (failed.length === 0) return new Map()
  const found = await db
    .select({ id: decisions.saleId, reason: decisions.reason })
    .from(decisions)
    .where(isAnyOf(decisions.saleId, failed))
  return new Map(found.map(({ id, reason }) => [id, reason]))
}

const failedStep = ({ sale, receipt }: FateFacts): FateStep => {
  if (receipt?.status === 'INCORRECT') return 'receiptRefused'
  // A manual entry ends like a reserve, unless the desk rejects it first.
  const isExpired = receipt === null && sale.reservedUntil !== null && sale.reservedUntil <= sale.statusAt
  return isExpired ? 'reserveExpired' : 'deskRefused'
}

/** What the desk looks at. */
const checkOf = ({ sale, receipt }: FateFacts): FateStep => {
  if (sale.invoiceId !== null) return 'invoiceCheck'
  return receipt && receipt.fn === null ? 'photoCheck' : 'receiptCheck'
}

const taxStep = ({ check }: FateFacts): FateStep => {
  if (check?.lastError == null) return 'taxCheck'
  return check.lastError === NOT_THERE_YET ? 'taxAbsent' : 'taxSilent'
}

const STEPS: Record<SaleRow['status'], (facts: FateFacts) => FateStep> = {
  RESERVED: () => 'reserved',
  TAX_PENDING: taxStep,
  PENDING: () => 'toolCheck',
  APPROVE_PENDING: checkOf,
  FINISH: () => 'finished',
  FAIL: failedStep,
}

const untilOf = (step: FateStep, { sale }: FateFacts, deadlines: Deadlines): Date | null => {
  if (step === 'reserved') return sale.reservedUntil
  const next = nextOf(step)
  if (next === 'taxService') return taxEnd(sale.statusAt, deadlines)
  return next === 'desk' ? deskEnd(sale.statusAt, deadlines) : null
}

/** The fate of a sale: the next actor, the deadline and the mismatch (C05). */
export const fateOf = (facts: FateFacts, deadlines: Deadlines, now: number): Fate => {
  const step = STEPS[facts.sale.status](facts)
  const until = untilOf(step, facts, deadlines)
  const retryAt = (step === 'taxSilent' || step === 'taxAbsent') && facts.check ? facts.check.runAt : null
  return {
    step,
    next: nextOf(step),
    until: until?.toISOString() ?? null,
    isOverdue: until !== null && until.getTime() <= now,
    retryAt: retryAt && retryAt.getTime() > now ? retryAt.toISOString() : null,
    disagreed: step === 'receiptRefused' ? (facts.receipt?.disagreed ?? null) : null,
    reason: step === 'deskRefused' ? facts.refusal : null,
  }
}
