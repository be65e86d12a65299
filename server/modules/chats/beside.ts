/** What an operator sees beside a conversation: who writes, and what becomes of the rows that are spoken of. Names are masked (C07). */
import { and, desc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { operatorName, shortName } from '../../../src/domain/people/short-name.ts'
import { roleTitle } from '../../../src/domain/people/role-texts.ts'
import { chatMessages, conversations, payouts, retailPoints, sales, users } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import { reportsOf } from '../problem-reports/reports.ts'
import { statusOf } from './conversation.ts'
import type { Conversation } from './conversation.ts'
import { titlesOf } from './subjects.ts'
import type { Subject } from './subjects.ts'

type Schemas = components['schemas']

/** So many of the newest messages are looked through for what they speak of. */
const LOOKED_THROUGH = 100
/** So many subjects stand beside the conversation, the last one first. */
const MOST_SUBJECTS = 3

const stateOf = async (db: Db, conversation: Conversation): Promise<Schemas['DeskChatState']> => {
  const operator = alias(users, 'operator')
  const [row] = await db
    .select({ operator })
    .from(conversations)
    .leftJoin(operator, eq(operator.id, conversations.operatorId))
    .where(eq(conversations.id, conversation.id))
  const taken = row?.operator ?? null
  return { status: statusOf(conversation), takenBy: taken && { id: taken.id, name: operatorName(taken) } }
}

const personOf = async (db: Db, ownerId: string): Promise<Schemas['DeskChatPerson'] | null> => {
  const [row] = await db
    .select({ person: users, point: retailPoints })
    .from(users)
    .leftJoin(retailPoints, and(eq(retailPoints.id, users.pointId), eq(retailPoints.approved, true)))
    .where(eq(users.id, ownerId))
  if (!row) return null
  const { person, point } = row
  const roles = point?.adminId === person.id ? ['ADMIN_RT'] : []
  return {
    id: person.id,
    name: shortName(person),
    role: person.isLegalEntity ? 'Компания' : roleTitle({ roles, status: person.status }),
    mobileTail: person.mobile.slice(-2),
    point: point?.name ?? null,
    taxStatus: person.taxStatus,
    isLocked: person.locked,
    isTaxLocked: person.taxLocked,
  }
}

/** What the newest messages speak of, each once. */
const spokenOf = async (db: Db, ownerId: string): Promise<Subject[]> => {
  const newest = await db
    .select({ kind: chatMessages.aboutKind, id: chatMessages.aboutId })
    .from(chatMessages)
    .where(eq(chatMessages.ownerId, ownerId))
    .orderBy(desc(chatMessages.number))
    .limit(LOOKED_THROUGH)
  const byId = new Map(newest.flatMap(({ kind, id }) => (kind === null || id === null ? [] : [[id, { kind, id }] as const])))
  return [...byId.values()].slice(0, MOST_SUBJECTS)
}

const subjectsOf = async (db: Db, ownerId: string): Promise<Schemas['DeskChatSubject'][]> => {
  const subjects = await spokenOf(db, ownerId)
  if (subjects.length === 0) return []
  const ids = subjects.map(({ id }) => id)
  const { id, modelName, status, statusAt } = sales
  const rows = await db
    .select({ id, modelName, status, at: statusAt })
    .from(sales)
    .where(and(inArray(id, ids), eq(sales.ownerId, ownerId)))
  const paid = await db
    .select({ id: payouts.id, status: payouts.step, at: payouts.createdAt, endedAt: payouts.endedAt })
    .from(payouts)
    .where(and(inArray(payouts.id, ids), eq(payouts.userId, ownerId)))
  const found = new Map<string, { model: string | null; status: string; at: Date }>([
    ...rows.map((row) => [row.id, { model: row.modelName, status: row.status, at: row.at }] as const),
    ...paid.map((row) => [row.id, { model: null, status: row.status, at: row.endedAt ?? row.at }] as const),
  ])
  const titles = await titlesOf(db, ownerId, subjects)
  return subjects.flatMap((subject) => {
    const [row, title] = [found.get(subject.id), titles.get(subject.id)]
    if (!row || title === undefined) return []
    return [{ ...subject, title, model: row.model, status: row.status, at: row.at.toISOString() }]
  })
}

/** @returns the state of the conversation, its person (null when the account has just been deleted) what is spoken of, and the person's reports of problems (D257) */
export const besideOf = async (db: Db, conversation: Conversation, now: number) => ({
  chat: await stateOf(db, conversation),
  person: await personOf(db, conversation.ownerId),
  subjects: await subjectsOf(db, conversation.ownerId),
  reports: await reportsOf(db, conversation.ownerId, now),
})
