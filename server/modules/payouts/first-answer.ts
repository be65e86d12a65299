/** The answer that a withdrawal got first, told from its payout's row: its key is known for ever, and never pays again (F09). */
import { and, eq } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { payouts } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import { payoutOf } from './view.ts'
import type { PayoutRow } from './view.ts'

/** The title of the result (BL26): sum, card and day stand below it, from the payload (D154). */
const ACCEPTED = 'Заявка принята'

/** What a person has asked for. */
export interface Wish {
  cardId: string
  /** Rubles, as text. */
  sum: string
}

/** Who asks, and under which key; null for a request without one. */
export interface Asker {
  userId: string
  key: string | null
}

const findByKey = prepared(['userId', 'key'], (db, { userId, key }) =>
  db
    .select()
    .from(payouts)
    .where(and(eq(payouts.userId, userId), eq(payouts.idempotencyKey, key))),
)

/** The payout that this key has made, whatever has become of it. */
export const findPaid = async (db: Db, { userId, key }: Asker): Promise<PayoutRow | null> =>
  key === null ? null : ((await findByKey(db, { userId, key }))[0] ?? null)

/** Under one key the same words are the same withdrawal, others are refused. */
export const isOf = ({ cardId, amount }: PayoutRow, wish: Wish): boolean =>
  cardId === wish.cardId && amount === Number(wish.sum) * 100

/** The payout as it was accepted: a repeat hears what the first sending should have heard, not how it has gone on. */
export const acceptedAnswer = (row: PayoutRow): { code: 0; message: string; payload: components['schemas']['Payout'] } => {
  const payload = payoutOf({ ...row, step: 'held', endedAt: null, reason: null }, row.createdAt.getTime())
  return { code: 0, message: ACCEPTED, payload }
}

/** For a repeat whose person may not withdraw any more, when the key itself has been forgotten. */
export const paidAnswers = {
  has: async (db: Db, asker: Asker): Promise<boolean> => (await findPaid(db, asker)) !== null,
  /** @returns null for other words */
  answer: async (db: Db, asker: Asker, body: unknown): Promise<{ status: number; body: unknown } | null> => {
    const paid = await findPaid(db, asker)
    return paid && isOf(paid, body as Wish) ? { status: 200, body: acceptedAnswer(paid) } : null
  },
}
