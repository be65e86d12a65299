import { eq } from 'drizzle-orm'
import type { CaseKind, CheckRule } from '../../../../src/domain/desk/cases.ts'
import {
  corrections,
  invoices,
  models,
  payoutFindings,
  receipts,
  retailPoints,
  sales,
  tools,
  users,
} from '../../../kernel/database/schema.ts'
import type { Db } from '../../../kernel/database/types.ts'

/** What the checks know of a claim. */
export interface Claim {
  /** Who has made it. */
  owner: { id: string; inn: string | null; isLegalEntity: boolean }
  /** The row that was registered with a receipt, or without one; null for what is no sale. */
  sale: Pick<typeof sales.$inferSelect, 'side' | 'number' | 'saleDate'> | null
  receipt: Pick<typeof receipts.$inferSelect, 'id' | 'side' | 'canonicalFn' | 'canonicalFd' | 'sum' | 'dateTime' | 'items'> | null
  /** What the base knows of the tool; null for a serial that is not in it. */
  tool: Pick<typeof tools.$inferSelect, 'madeOn'> | null
  model: Pick<typeof models.$inferSelect, 'name' | 'price' | 'priceSince'> | null
  /** The document that the claim is. */
  invoice: Pick<typeof invoices.$inferSelect, 'id'> | null
}

/** What a claim has that is no sale. */
const NO_SALE = { sale: null, receipt: null, tool: null, model: null, invoice: null } as const

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
      receipt: {
        id: receipts.id,
        side: receipts.side,
        canonicalFn: receipts.canonicalFn,
        canonicalFd: receipts.canonicalFd,
        sum: receipts.sum,
        dateTime: receipts.dateTime,
        items: receipts.items,
      },
      sn: tools.sn,
      madeOn: tools.madeOn,
      name: models.name,
      price: models.price,
      priceSince: models.priceSince,
    })
    .from(sales)
    .innerJoin(users, eq(users.id, sales.ownerId))
    .leftJoin(receipts, eq(receipts.id, sales.receiptId))
    .leftJoin(tools, eq(tools.sn, sales.toolSn))
    .leftJoin(models, eq(models.id, sales.modelId))
    .where(eq(sales.id, id))
  if (!row) return null
  const { owner, sale, receipt, sn, madeOn, name, price, priceSince } = row
  const tool = sn === null ? null : { madeOn }
  return { owner, sale, receipt, tool, model: name === null ? null : { name, price, priceSince }, invoice: null }
}

const ofOwner = (rows: readonly { owner: Claim['owner'] }[]): Claim | null =>
  rows[0] ? { owner: rows[0].owner, ...NO_SALE } : null

const ofDocument = async (db: Db, id: string): Promise<Claim | null> => {
  const [row] = await db
    .select({ owner: ownerFields, invoice: { id: invoices.id } })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.ownerId))
    .where(eq(invoices.id, id))
  return row ? { ...NO_SALE, ...row } : null
}

const CLAIMS: Record<CaseKind, (db: Db, id: string) => Promise<Claim | null>> = {
  tool: ofSale,
  finding: ofSale,
  document: ofDocument,
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
