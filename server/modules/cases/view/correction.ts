/** A correction of points that waits for a second operator. */
import { and, desc, eq, ne } from 'drizzle-orm'
import { formatPoints, MINUS, toPoints } from '../../../../src/domain/money/money.ts'
import { pointsText } from '../../../../src/domain/money/points-text.ts'
import { shortName } from '../../../../src/domain/people/short-name.ts'
import { refuse } from '../../../kernel/call/refusal.ts'
import { alias } from 'drizzle-orm/pg-core'
import { corrections, users } from '../../../kernel/database/schema.ts'
import type { Db } from '../../../kernel/database/types.ts'
import { balanceOf } from '../../ledger/ledger.ts'
import { roleWords } from '../../desk/role-words.ts'
import { NO_FACTS, stated, whoOf } from './facts.ts'
import type { Facts } from './facts.ts'

const [EARLIER, STATES] = [10, { waiting: 'ждёт', done: 'записано', refused: 'отказано' }]

const signed = (kopecks: number): string => `${kopecks > 0 ? '+' : MINUS}${formatPoints(Math.abs(toPoints(kopecks)))}`

/** What was corrected of the same person before. */
const earlierOf = async (db: Db, userId: string, id: string): Promise<Facts['history']> => {
  const rows = await db
    .select()
    .from(corrections)
    .where(and(eq(corrections.userId, userId), ne(corrections.id, id)))
    .orderBy(desc(corrections.createdAt), desc(corrections.id))
    .limit(EARLIER)
  return rows.map(({ createdAt, amount, state, reason }) => ({
    at: createdAt.toISOString(),
    text: `Поправка ${signed(amount)}, ${STATES[state]}${reason === null ? '' : `: ${reason}`}`,
  }))
}

const proposer = alias(users, 'proposer')

/** @throws Refusal notFound */
export const correctionFacts = async (db: Db, id: string): Promise<Facts> => {
  const [found] = await db
    .select({ row: corrections, person: users, proposer })
    .from(corrections)
    .leftJoin(users, eq(users.id, corrections.userId))
    .leftJoin(proposer, eq(proposer.id, corrections.operatorId))
    .where(eq(corrections.id, id))
  if (!found) return refuse('notFound')
  const { row, person } = found
  const free = person ? await balanceOf(db, person.id) : 0
  const left = free + row.amount
  return {
    ...NO_FACTS,
    who: whoOf(person, person ? roleWords(person, false) : ''),
    summary: 'Нужен второй оператор',
    rows: [
      stated('Поправка', signed(row.amount)),
      stated('Причина', row.reason),
      stated('Предлагает', found.proposer && shortName({ ...found.proposer, patronymic: null })),
      stated('Свободно сейчас', pointsText(toPoints(free))),
      stated('Станет', left < 0 ? 'Столько баллов уже нет' : pointsText(toPoints(left))),
    ],
    history: person ? await earlierOf(db, person.id, id) : [],
  }
}
