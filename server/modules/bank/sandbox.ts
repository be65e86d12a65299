import { and, asc, eq, gt, gte, lt, or } from 'drizzle-orm'
import { beginningInMoscow } from '../../../src/domain/dates/dates.ts'
import { bankCards, bankPayments } from '../../kernel/database/schema.ts'
import type { SandboxCardKind, SandboxPaymentState } from '../../kernel/database/sets.ts'
import type { Db } from '../../kernel/database/types.ts'
import type { Acquirer, PaymentAnswer, StatementLine } from '../payouts/acquirer.ts'
import { notify, openPage } from './page.ts'

const DAY = 86_400_000
const PAGE = 500

/** How each kind of card ends: after so many milliseconds, and as what. */
const ENDS: Record<SandboxCardKind, { after: number; outcome: SandboxPaymentState }> = {
  succeeds: { after: 2_000, outcome: 'settled' },
  fails: { after: 2_000, outcome: 'refused' },
  twice: { after: 2_000, outcome: 'settled' },
  late: { after: 60_000, outcome: 'settled' },
  // Neither word nor money, ever.
  silent: { after: 0, outcome: 'lost' },
}

type PaymentRow = typeof bankPayments.$inferSelect

/** What the bank says of a payment at a moment. A late one says nothing until it is over. */
const answerOf = ({ kind, outcome, endsAt }: PaymentRow, now: number): PaymentAnswer => {
  if (outcome === 'lost') return { kind: 'unknown' }
  if (now < endsAt.getTime()) return { kind: kind === 'late' ? 'unknown' : 'accepted' }
  return outcome === 'settled' ? { kind: 'settled' } : { kind: 'refused', reason: 'declined' }
}

const findPayment = async (db: Db, key: string): Promise<PaymentRow | undefined> =>
  (await db.select().from(bankPayments).where(eq(bankPayments.key, key)))[0]

/** Takes a payment that the bank has not seen before. */
const take = (db: Db, { key, card, amount }: { key: string; card: string; amount: number }, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    const [known] = await tx.select().from(bankCards).where(eq(bankCards.token, card)).for('share')
    // A card that is not bound is refused like one that fails.
    const kind = known && known.removedAt === null ? known.kind : 'fails'
    const { after, outcome } = ENDS[kind]
    const endsAt = new Date(now + after)
    const [row] = await tx
      .insert(bankPayments)
      .values({ key, card, amount, kind, outcome, createdAt: new Date(now), endsAt })
      .onConflictDoNothing()
      .returning()
    if (!row || outcome === 'lost') return
    const isPaid = outcome === 'settled'
    const body = { event: 'payout', key, state: isPaid ? 'settled' : 'refused', reason: isPaid ? null : 'declined' }
    await notify(tx, body, endsAt, kind === 'twice' ? 2 : 1)
  })

/** Payments of a day in Moscow whose money has left, page by page. */
async function* linesOf(db: Db, day: string, now: number): AsyncGenerator<StatementLine> {
  const since = beginningInMoscow(day)
  const before = Math.min(since + DAY, now)
  const { endsAt, reference, outcome } = bankPayments
  let last: { endsAt: Date; reference: string } | null = null
  for (;;) {
    const isBehind = last && or(gt(endsAt, last.endsAt), and(eq(endsAt, last.endsAt), gt(reference, last.reference)))
    const rows: PaymentRow[] = await db
      .select()
      .from(bankPayments)
      .where(and(eq(outcome, 'settled'), gte(endsAt, new Date(since)), lt(endsAt, new Date(before)), isBehind ?? undefined))
      .orderBy(asc(endsAt), asc(reference))
      .limit(PAGE)
    for (const row of rows) yield { key: row.key, reference: row.reference, amount: row.amount, at: row.endsAt.getTime() }
    last = rows.at(-1) ?? null
    if (rows.length < PAGE || last === null) return
  }
}

/** The embedded bank: cards are typed on its own page, and the ending of a card says how its payments end. @param clock epoch milliseconds */
export const sandboxAcquirer = (db: Db, clock: () => number): Acquirer => ({
  cardPage: async (customer, now) => ({ kind: 'page', url: await openPage(db, customer, now) }),
  removeCard: async (card) => {
    await db
      .update(bankCards)
      .set({ removedAt: new Date(clock()) })
      .where(eq(bankCards.token, card))
    return 'removed'
  },
  pay: async (payment) => {
    const now = clock()
    if (!(await findPayment(db, payment.key))) await take(db, payment, now)
    const row = await findPayment(db, payment.key)
    return row ? answerOf(row, now) : { kind: 'unknown' }
  },
  state: async (key) => {
    const row = await findPayment(db, key)
    return row ? answerOf(row, clock()) : { kind: 'never' }
  },
  statement: (day) => linesOf(db, day, clock()),
})
