import { eq } from 'drizzle-orm'
import type { CaseKind, CheckRule } from '../../../../src/domain/desk/cases.ts'
import { payoutFindings, receipts, retailPoints, sales, corrections, invoices, users } from '../../../kernel/database/schema.ts'
import type { Db } from '../../../kernel/database/types.ts'

/** What the checks know of a claim. */
export interface Claim {
  /** Who has made it. */
  owner: { id: string; inn: string | null; isLegalEntity: boolean }
  /** The row that was registered with a receipt, or without one; null for what is no sale. */
  sale: Pick<typeof sales.$inferSelect, 'side' | 'number' | 'saleDate'> | null
  receipt: Pick<typeof receipts.$inferSelect, 'id' | 'side' | 'canonicalFn' | 'canonicalFd'> | null
}

/** What a rule has found out: it fires or not, with a detail in Russian; or it has no data about this claim, and why. */
export type Finding = { fired: boolean; note: string | null } | { off: string }

/** A rule that looks at claims as they come to the desk. What it finds is for the desk alone. */
export interface Rule {
  rule: CheckRule
  /** How much it adds to the suspicion of a claim, of 9. */
  weight: number
  /** The claims that it looks at. */
  kinds: readonly CaseKind[]
  look: (db: Db, claim: Claim) => Promise<Finding>
}

const ownerFields = { id: users.id, inn: users.inn, isLegalEntity: users.isLegalEntity }

const ofSale = async (db: Db, id: string): Promise<Claim | null> => {
  const [row] = await db
    .select({
      owner: ownerFields,
      sale: { side: sales.side, number: sales.number, saleDate: sales.saleDate },
      receipt: { id: receipts.id, side: receipts.side, canonicalFn: receipts.canonicalFn, canonicalFd: receipts.canonicalFd },
    })
    .from(sales)
    .innerJoin(users, eq(users.id, sales.ownerId))
    .leftJoin(receipts, eq(receipts.id, sales.receiptId))
    .where(eq(sales.id, id))
  return row ?? null
}

const ofOwner = (rows: readonly { owner: Claim['owner'] }[]): Claim | null =>
  rows[0] ? { owner: rows[0].owner, sale: null, receipt: null } : null

const CLAIMS: Record<CaseKind, (db: Db, id: string) => Promise<Claim | null>> = {
  tool: ofSale,
  finding: ofSale,
  document: async (db, id) =>
    ofOwner(
      await db
        .select({ owner: ownerFields })
        .from(invoices)
        .innerJoin(users, eq(users.id, invoices.ownerId))
        .where(eq(invoices.id, id)),
    ),
  inn: async (db, id) => ofOwner(await db.select({ owner: ownerFields }).from(users).where(eq(users.auditId, id))),
  point: async (db, id) =>
    ofOwner(
      await db
        .select({ owner: ownerFields })
        .from(retailPoints)
        .innerJoin(users, eq(users.id, retailPoints.adminId))
        .where(eq(retailPoints.id, id)),
    ),
  payout: async (db, id) =>
    ofOwner(
      await db
        .select({ owner: ownerFields })
        .from(payoutFindings)
        .innerJoin(users, eq(users.id, payoutFindings.userId))
        .where(eq(payoutFindings.id, id)),
    ),
  correction: async (db, id) =>
    ofOwner(
      await db
        .select({ owner: ownerFields })
        .from(corrections)
        .innerJoin(users, eq(users.id, corrections.userId))
        .where(eq(corrections.id, id)),
    ),
}

/** A claim by its case; null where nobody claims anything any more. */
export const claimOf = (db: Db, kind: CaseKind, id: string): Promise<Claim | null> => CLAIMS[kind](db, id)
