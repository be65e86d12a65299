import { and, eq } from 'drizzle-orm'
import { refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import {
  corrections,
  deskCases,
  payoutFindings,
  receiptFindings,
  retailPoints,
  sales,
  users,
} from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import type { CaseKind } from '../../../src/domain/desk/cases.ts'
import type { CaseKey } from '../desk/holds.ts'
import type { Matter } from '../desk/own.ts'
import { saleMatter } from '../desk/subject.ts'
import { matterOfCorrection } from '../corrections/correct.ts'
import { matterOf as payoutMatter } from '../reconcile/decide.ts'

export type CaseRow = typeof deskCases.$inferSelect

/** @throws Refusal notFound: nothing of this name waits for the desk */
export const findCase = async (db: Db, { kind, id }: CaseKey): Promise<CaseRow> => {
  const isIt = and(eq(deskCases.kind, kind), eq(deskCases.id, id))
  const [row] = isUuid(id) ? await db.select().from(deskCases).where(isIt) : []
  return row ?? refuse('notFound')
}

/** Whose a case is. */
export interface Owned {
  /** With whose account everything about the case goes; null for nobody any more. */
  ownerId: string | null
  matter: Matter
}

const MATTERS: Record<CaseKind, (tx: Tx, id: string) => Promise<Owned | null>> = {
  tool: saleMatter,
  document: saleMatter,
  inn: async (tx, id) => {
    const [person] = await tx.select({ id: users.id, inn: users.inn }).from(users).where(eq(users.auditId, id))
    return person ? { ownerId: person.id, matter: { people: [person.id], inns: [person.inn] } } : null
  },
  point: async (tx, id) => {
    const [point] = await tx.select().from(retailPoints).where(eq(retailPoints.id, id))
    if (!point) return null
    const { adminId, directorId, inn } = point
    return { ownerId: adminId, matter: { people: [adminId, directorId], inns: [inn] } }
  },
  finding: async (tx, id) => {
    const [found] = await tx
      .select({ ownerId: receiptFindings.ownerId, sn: sales.sn })
      .from(receiptFindings)
      .innerJoin(sales, eq(sales.id, receiptFindings.saleId))
      .where(eq(receiptFindings.saleId, id))
    return found ? { ownerId: found.ownerId, matter: { people: [found.ownerId], serials: [found.sn] } } : null
  },
  payout: async (tx, id) => {
    const [found] = await tx.select().from(payoutFindings).where(eq(payoutFindings.id, id))
    return found ? { ownerId: found.userId, matter: await payoutMatter(tx, found) } : null
  },
  correction: async (tx, id) => {
    const [found] = await tx.select().from(corrections).where(eq(corrections.id, id))
    return found ? { ownerId: found.userId, matter: matterOfCorrection(found) } : null
  },
}

/** @throws Refusal notFound */
export const ownedBy = async (tx: Tx, { kind, id }: CaseKey): Promise<Owned> =>
  (await MATTERS[kind](tx, id)) ?? refuse('notFound')
