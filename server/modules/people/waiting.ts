/** What of a person waits for the desk: looked up from the person, whose rows are few beside everybody's. */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { CaseKind } from '../../../src/domain/desk/cases.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import {
  AT_DESK,
  corrections,
  deskCases,
  payoutFindings,
  receiptFindings,
  retailPoints,
  sales,
} from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import { titlesOf } from '../cases/titles.ts'
import type { Person } from '../desk/person.ts'

type PersonCase = components['schemas']['PersonCase']

/** So many are shown, of every kind and of all. */
const MOST = 20

type Ids = Partial<Record<CaseKind, string[]>>

const idsOf = (rows: readonly { id: string | null }[]): string[] => [...new Set(rows.flatMap(({ id }) => id ?? []))]

const ofSales = (db: Db, ownerId: string, isPaper: boolean) =>
  db
    .selectDistinct({ id: isPaper ? sales.invoiceId : sales.id })
    .from(sales)
    .where(and(eq(sales.ownerId, ownerId), AT_DESK, isPaper ? isNotNull(sales.invoiceId) : isNull(sales.invoiceId)))
    .limit(MOST)

const candidatesOf = async (db: Db, { id, auditId }: Person): Promise<Ids> => ({
  tool: idsOf(await ofSales(db, id, false)),
  document: idsOf(await ofSales(db, id, true)),
  inn: [auditId],
  point: idsOf(
    await db
      .select({ id: retailPoints.id })
      .from(deskCases)
      .innerJoin(retailPoints, eq(retailPoints.id, deskCases.id))
      .where(and(sql`${deskCases.kind} = 'point'`, eq(retailPoints.adminId, id)))
      .limit(MOST),
  ),
  finding: idsOf(
    await db
      .select({ id: receiptFindings.saleId })
      .from(receiptFindings)
      .where(and(eq(receiptFindings.ownerId, id), isNull(receiptFindings.decidedAt)))
      .limit(MOST),
  ),
  payout: idsOf(
    await db
      .select({ id: payoutFindings.id })
      .from(payoutFindings)
      .where(and(eq(payoutFindings.userId, id), isNull(payoutFindings.decidedAt), isNull(payoutFindings.mootAt)))
      .limit(MOST),
  ),
  correction: idsOf(
    await db
      .select({ id: corrections.id })
      .from(corrections)
      .where(and(eq(corrections.userId, id), sql`${corrections.state} = 'waiting'`)),
  ),
})

/** Cases of a person that wait, the oldest first. */
export const waitingOf = async (db: Db, person: Person): Promise<PersonCase[]> => {
  const found: PersonCase[] = []
  for (const [name, ids] of Object.entries(await candidatesOf(db, person))) {
    const kind = name as CaseKind
    if (ids.length === 0) continue
    const rows = await db
      .select({ id: deskCases.id, since: deskCases.since })
      .from(deskCases)
      .where(and(eq(deskCases.kind, kind), isAnyOf(deskCases.id, ids)))
    const titles = await titlesOf(
      db,
      kind,
      rows.map(({ id }) => id),
    )
    for (const { id, since } of rows) {
      const title = titles.get(id)?.title
      if (title !== undefined) found.push({ kind, id, title, since: since.toISOString() })
    }
  }
  return found.toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since)).slice(0, MOST)
}
