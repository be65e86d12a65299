/** Findings about receipts whose numbers had been written in several ways (F02): paid twice, perhaps. Listed, and decided once. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { refuse } from '../../kernel/call/refusal.ts'
import { protectPeople } from '../../kernel/database/lock-people.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { receiptFindings, sales } from '../../kernel/database/schema.ts'
import type { Side, Verdict } from '../../kernel/database/sets.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'

/** The serials on the receipt that holds the numbers of a sale's own; null where the sale's receipt holds them itself. */
export const sameReceiptAs = sql<string | null>`(
  select string_agg(first.sn, ', ' order by first.number) from receipts own join sales first on first.receipt_id = own.collides_with
  where own.id = ${sales.receiptId} and first.status <> 'FAIL')`

/** A finished sale whose points may be wrong. */
export interface ReceiptFinding {
  /** The sale's id: the decision names it. */
  id: string
  side: Side
  sn: string
  modelName: string | null
  bonus: number | null
  sameAs: string | null
}

/** Findings without a decision, oldest first. */
export const openReceiptFindings = (db: Db, size: number): Promise<ReceiptFinding[]> =>
  db
    .select({
      id: sales.id,
      side: sales.side,
      sn: sales.sn,
      modelName: sales.modelName,
      bonus: sales.bonus,
      sameAs: sameReceiptAs,
    })
    .from(receiptFindings)
    .innerJoin(sales, eq(sales.id, receiptFindings.saleId))
    .where(isNull(receiptFindings.decidedAt))
    .orderBy(asc(receiptFindings.foundAt), asc(receiptFindings.id))
    .limit(size)

interface Settled {
  /** The sale. */
  id: string
  verdict: Verdict
  reason: string | null
  now: number
}

/** Whose sale it is, null for nobody any more, and its serial. */
interface Concerned {
  ownerId: string | null
  sn: string
}

/**
 * Decides about the finding of a sale, if it has one without a decision: what was paid was right, or it was not. Neither moves points:
 * they may be spent, and what was paid wrongly is the programme's loss.
 * @returns undefined where no finding is open
 * @throws Refusal alreadyDecided when somebody else has been quicker
 */
export const settleReceiptFinding = async (tx: Tx, { id, verdict, reason, now }: Settled): Promise<Concerned | undefined> => {
  if (!isUuid(id)) return undefined
  const isOpen = and(eq(receiptFindings.saleId, id), isNull(receiptFindings.decidedAt))
  const [seen] = await tx
    .select({ ownerId: receiptFindings.ownerId, sn: sales.sn })
    .from(receiptFindings)
    .innerJoin(sales, eq(sales.id, receiptFindings.saleId))
    .where(isOpen)
  if (!seen) return undefined
  // The person before the row, as the deletion of an account has it.
  if (seen.ownerId !== null) await protectPeople(tx, [seen.ownerId])
  const [settled] = await tx
    .update(receiptFindings)
    // Words about nobody could be erased by nobody.
    .set({ verdict, reason: sql`case when owner_id is not null then ${reason} end`, decidedAt: new Date(now) })
    .where(isOpen)
    .returning({ ownerId: receiptFindings.ownerId })
  return settled ? { ...settled, sn: seen.sn } : refuse('alreadyDecided')
}
