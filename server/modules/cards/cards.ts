import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { oneOf } from '../../kernel/database/rows.ts'
import { cards, users } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { enqueue } from '../../kernel/jobs/queue.ts'
import { record } from '../audit/record.ts'
import { tell } from '../notifications/tell.ts'

/** So many cards fit on the screen, and nobody pays out to more. */
export const MOST_CARDS = 10

const isBound = (userId: string) => and(eq(cards.userId, userId), isNull(cards.removedAt))

const findCards = prepared(['userId'], (db, { userId }) =>
  db
    .select({ cardId: cards.id, pan: cards.pan })
    .from(cards)
    .where(and(eq(cards.userId, userId), isNull(cards.removedAt)))
    .orderBy(desc(cards.createdAt), desc(cards.id))
    .limit(MOST_CARDS),
)

/** A person's cards, the newest first. */
export const cardsOf = (db: Db, userId: string): Promise<{ cardId: string; pan: string }[]> => findCards(db, { userId })

const countCards = async (db: Db, userId: string): Promise<number> =>
  oneOf(await db.select({ bound: count() }).from(cards).where(isBound(userId))).bound

/** @throws Refusal cardLimit */
export const refuseManyCards = async (db: Db, userId: string): Promise<void> => {
  if ((await countCards(db, userId)) >= MOST_CARDS) refuse('cardLimit')
}

/** Who the person is at the bank. */
export const customerOf = async (db: Db, userId: string): Promise<string> =>
  oneOf(await db.select({ customer: users.bankCustomer }).from(users).where(eq(users.id, userId))).customer

/** The bank forgets a card by a job: it may be away, and the person need not wait for it. */
const unbind = (tx: Tx, token: string, now: number): Promise<void> => enqueue(tx, 'unbind-card', { token }, new Date(now))

/** A card that the bank has bound. */
export interface Binding {
  customer: string
  binding: string
  card: string
  pan: string
}

/** Who acted, for the audit: the hash of the caller's address, or the bank. */
export const BANK = 'bank'

/**
 * Takes the bank's notice of a bound card, as often as it comes. A binding that nobody owns any more, or one too many, is given back to
 * the bank.
 */
export const bindCard = async (tx: Tx, { customer, binding, card, pan }: Binding, now: number): Promise<void> => {
  const [person] = isUuid(customer)
    ? await tx.select({ id: users.id }).from(users).where(eq(users.bankCustomer, customer)).for('no key update')
    : []
  if (!person) return unbind(tx, card, now)
  const [known] = await tx.select({ id: cards.id }).from(cards).where(eq(cards.binding, binding))
  if (known) return
  if ((await countCards(tx, person.id)) >= MOST_CARDS) return unbind(tx, card, now)
  const [added] = await tx
    .insert(cards)
    .values({ id: randomUUID(), userId: person.id, customer, token: card, pan, binding, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ id: cards.id })
  if (!added) return
  await record(
    tx,
    { event: 'cardAdded', actor: null, subject: person.id, object: added.id, origin: BANK, reason: 'ownWish' },
    now,
  )
  await tell(tx, [{ userId: person.id, event: 'cardAdded', cardId: added.id, pan }], now)
}

/**
 * Removes a card of the caller.
 * @throws Refusal notFound for somebody else's, for none, and for one that is removed
 */
export const removeCard = async (
  tx: Tx,
  { userId, id, origin }: { userId: string; id: string; origin: string },
  now: number,
): Promise<void> => {
  const isMine = isUuid(id) ? and(eq(cards.id, id), isBound(userId)) : sql`false`
  const [card] = await tx
    .update(cards)
    .set({ removedAt: new Date(now) })
    .where(isMine)
    .returning({ token: cards.token })
  if (!card) refuse('notFound')
  else {
    await record(tx, { event: 'cardRemoved', actor: userId, subject: userId, object: id, origin, reason: 'ownWish' }, now)
    await unbind(tx, card.token, now)
  }
}

/** The bank forgets the cards of somebody who deletes the account; the rows go with the person. */
export const leaveCards = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const bound = await tx.select({ token: cards.token }).from(cards).where(isBound(userId))
  for (const { token } of bound) await unbind(tx, token, now)
}
