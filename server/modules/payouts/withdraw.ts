import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { endOfWorkingDay } from '../../../src/domain/dates/dates.ts'
import { LEAST_PAYOUT } from '../../../src/domain/money/payout.ts'
import { judgeSum, leastText, sumFaultText, typedSum, writingProblem } from '../../../src/domain/money/withdrawal-sum.ts'
import type { Room } from '../../../src/domain/money/withdrawal-sum.ts'
import { withdrawalLacks } from '../../../src/domain/money/withdrawal.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { prepared, preparedLock } from '../../kernel/database/prepared.ts'
import { cards, passportImages, passports, payouts, users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { enqueue } from '../../kernel/jobs/queue.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { holdPoints } from '../ledger/payouts.ts'
import { tell } from '../notifications/tell.ts'
import { NO_PASSPORT } from '../profile/lacks.ts'
import { findPaid, isOf } from './first-answer.ts'
import type { Asker, Wish } from './first-answer.ts'
import { roomOf } from './room.ts'
import { countForInn, payeeNames, takePaidTo } from './payees.ts'
import type { PayoutNeeds } from './rules.ts'
import { spentBy } from './spent.ts'
import { judgeYear, leftOfYear } from './tax-limit.ts'
import type { PayoutRow } from './view.ts'

/** @returns whole rubles @throws Refusal for a text that is no such sum */
const readSum = (text: string): number => {
  const sum = typedSum(text)
  return sum.kind === 'rubles' ? sum.rubles : refuse('refused', { sum: writingProblem(sum) ?? leastText(LEAST_PAYOUT) })
}

/** The person with what a withdrawal depends on, locked: withdrawals of one person come one after the other. */
const takePerson = preparedLock(['id'], (db, { id }) =>
  db
    .select({
      user: users,
      passport: passports,
      images: sql<number>`(select count(*) from ${passportImages} where ${passportImages.userId} = ${users.id})`.mapWith(Number),
    })
    .from(users)
    .leftJoin(passports, eq(passports.userId, users.id))
    .where(eq(users.id, id))
    .for('no key update', { of: users }),
)

/** A card that is removed at the same time is removed before or after: a payout to it that exists runs on. */
const takeCard = preparedLock(['id', 'userId'], (db, { id, userId }) =>
  db
    .select({ id: cards.id, token: cards.token, pan: cards.pan })
    .from(cards)
    .where(and(eq(cards.id, id), eq(cards.userId, userId), isNull(cards.removedAt)))
    .for('share'),
)

const insertPayout = prepared(
  ['id', 'userId', 'idempotencyKey', 'cardId', 'bankCard', 'pan', 'amount', 'createdAt', 'until', 'payees'],
  (db, payout) =>
    db
      .insert(payouts)
      .values({ ...payout, step: 'held' })
      .returning(),
)

type Person = Awaited<ReturnType<typeof takePerson>>[number]

/**
 * The gates once more, in their order (A71): the session was read before the lock, and somebody may have closed one since.
 * @throws Refusal
 */
const passGates = ({ user, passport, images }: Person, now: number): void => {
  if (user.locked) refuse('locked')
  if (user.taxStatus !== 'ACCEPTED') refuse('innNotApproved')
  const facts = { ...user, passport: { ...(passport ?? NO_PASSPORT), images }, isRefused: user.profileRefused }
  if (user.isLegalEntity || withdrawalLacks(facts, now).length > 0) refuse('notApproved')
  if (user.taxLocked) refuse('taxLocked')
}

/** @throws Refusal with the text that the portal has for this sum, if it knows what the server knows */
const passSum = (sum: number, room: Room): void => {
  const fault = judgeSum(sum, room)
  if (fault === null) return
  const text = sumFaultText(fault, room)
  if (fault === 'least') refuse('refused', { sum: text })
  refuse(fault === 'balance' ? 'pointsShort' : 'payoutLimit', text)
}

/**
 * Accepts a withdrawal: the points are held, the payout and its job exist, or nothing has happened. A key that has made a payout makes no
 * other one, however old it is (F09).
 * @throws Refusal for a sum, a card, a limit, too few points, a gate that has closed, or a key that came with other words
 */
export const withdraw = async (
  tx: Tx,
  wish: Wish & Asker,
  { payoutRules: rules, payeeKeys }: PayoutNeeds,
  now: number,
): Promise<PayoutRow> => {
  const { userId } = wish
  const sum = readSum(wish.sum)
  const person = (await takePerson(tx, { id: userId }))[0] ?? refuse('unauthorised')
  const paid = await findPaid(tx, wish)
  if (paid) return isOf(paid, wish) ? paid : refuse('keyMismatch')
  passGates(person, now)
  const [card] = isUuid(wish.cardId) ? await takeCard(tx, { id: wish.cardId, userId }) : []
  if (!card) return refuse('notFound')
  const names = payeeNames(payeeKeys, person.user.inn ?? refuse('innNotApproved'))
  await countForInn(tx, userId, names, now)
  const paidToInn = await takePaidTo(tx, names, now)
  const spent = await spentBy(tx, userId, now)
  const left = leftOfYear(Math.max(spent.year, paidToInn), person.user, rules, now)
  passSum(sum, roomOf({ available: await balanceOf(tx, userId), today: spent.day, leftThisYear: left }, rules))
  const amount = sum * 100
  const [id, at] = [randomUUID(), new Date(now)]
  const until = new Date(endOfWorkingDay(now, rules.workingDays))
  const [row] = await insertPayout(tx, {
    id,
    userId,
    idempotencyKey: wish.key,
    cardId: card.id,
    bankCard: card.token,
    pan: card.pan,
    amount,
    createdAt: at,
    until,
    payees: [names[0]],
  })
  await enqueue(tx, 'payout', { payoutId: id }, at)
  const news = await judgeYear(tx, person.user, left === null ? null : left - amount, rules, now)
  await holdPoints(tx, { userId, payoutId: id, amount }, now)
  await tell(
    tx,
    news.map((one) => ({ ...one, userId })),
    now,
  )
  if (!row) throw new Error('a payout was not written')
  return row
}
