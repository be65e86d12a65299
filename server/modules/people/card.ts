/** A person as an operator sees them, data closed. */
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { SHOWN_FOR } from '../../../src/domain/desk/people.ts'
import { toPoints } from '../../../src/domain/money/money.ts'
import { userStatus } from '../../../src/domain/people/roles.ts'
import { shortName } from '../../../src/domain/people/short-name.ts'
import { Refusal } from '../../kernel/call/refusal.ts'
import { rowsOf } from '../../kernel/database/rows.ts'
import {
  AT_DESK,
  audit,
  cards,
  conversations,
  corrections,
  passports,
  retailPoints,
  sales,
  users,
} from '../../kernel/database/schema.ts'
import type { AuditEvent } from '../../kernel/database/sets.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { summaryOf } from '../account/summary.ts'
import { auditPage, whoWas } from '../audit/page.ts'
import { record } from '../audit/record.ts'
import { sessionsOf } from '../auth/own-sessions.ts'
import { statusOf } from '../chats/conversation.ts'
import { refuseOwn } from '../desk/own.ts'
import type { PayoutNeeds } from '../payouts/rules.ts'
import { reportsOf } from '../problem-reports/reports.ts'
import { isApproved } from '../profile/lacks.ts'
import { openTo } from './disclose.ts'
import { roleWords } from '../desk/role-words.ts'
import { maskedEmail, maskedInn, mobileTail } from './mask.ts'
import { findPerson } from '../desk/person.ts'
import type { Deed, Person } from '../desk/person.ts'
import { waitingOf } from './waiting.ts'

type Wire = components['schemas']

const [LATEST, CORRECTIONS, EVENTS] = [5, 10, 5]

/** Who turned a switch last, when, and what was typed about it. */
const limitedOf = async (db: Db, { auditId }: Person, event: AuditEvent): Promise<Wire['Limited']> => {
  const [line] = rowsOf<{ at: number; reason: string; origin: string; text: string | null; by: string | null }>(
    await db.execute(sql`
      select round(date_part('epoch', line."at") * 1000)::float8 as "at", line.reason, line.origin, note.text,
        trim(doer.username || ' ' || doer.surname) as by
      from (select * from audit where subject = ${auditId}::uuid and event = ${event} order by "at" desc, id desc limit 1) line
      left join audit_notes note on note.line = line.id left join users doer on doer.audit_id = line.actor`),
  )
  if (!line) return { reason: null, at: null, by: null }
  return { reason: line.text, at: new Date(line.at).toISOString(), by: line.by ?? whoWas(line) }
}

const toolsOf = async (db: Db, ownerId: string): Promise<Wire['PersonTool'][]> => {
  const of = (side: 'seller' | 'buyer') =>
    db
      .select({
        id: sales.id,
        number: sales.number,
        side: sales.side,
        title: sales.modelName,
        sn: sales.sn,
        status: sales.status,
        at: sales.saleDate,
        atDesk: sql<boolean>`${AT_DESK} and ${sales.invoiceId} is null`,
      })
      .from(sales)
      .where(and(eq(sales.ownerId, ownerId), eq(sales.side, side)))
      .orderBy(desc(sales.number))
      .limit(LATEST)
  const rows = [...(await of('seller')), ...(await of('buyer'))]
  return rows
    .toSorted((one, other) => (other.number ?? 0) - (one.number ?? 0))
    .slice(0, LATEST)
    .map(({ number: _number, title, at, ...row }) => ({
      ...row,
      title: title ?? 'Инструмент не из базы',
      at: at.toISOString(),
    }))
}

const [proposer, second] = [alias(users, 'proposer'), alias(users, 'second')]
const nameOf = (operator: typeof users.$inferSelect | null): string | null =>
  operator && `${operator.username} ${operator.surname}`.trim()

const correctionsOf = async (db: Db, userId: string): Promise<Wire['PersonCorrection'][]> => {
  const rows = await db
    .select({ row: corrections, proposer, second })
    .from(corrections)
    .leftJoin(proposer, eq(proposer.id, corrections.operatorId))
    .leftJoin(second, eq(second.id, corrections.decidedBy))
    .where(eq(corrections.userId, userId))
    .orderBy(desc(corrections.createdAt), desc(corrections.id))
    .limit(CORRECTIONS)
  return rows.map(({ row, ...who }) => ({
    id: row.id,
    points: toPoints(row.amount),
    reason: row.reason ?? '',
    state: row.state,
    at: row.createdAt.toISOString(),
    by: nameOf(who.proposer) ?? '',
    decidedBy: nameOf(who.second),
    refusal: row.refusal,
  }))
}

const chatOf = async (db: Db, ownerId: string): Promise<Wire['PersonChat'] | null> => {
  const [row] = await db.select().from(conversations).where(eq(conversations.ownerId, ownerId))
  return row ? { id: row.id, status: statusOf(row), since: row.waitingSince?.toISOString() ?? null } : null
}

const pointsOf = async (db: Db, id: string, needs: PayoutNeeds, now: number): Promise<Wire['PersonPoints']> => {
  const { available, held, expected, earnedThisMonth, paidThisYear, limits } = await summaryOf(db, id, needs, now)
  return { free: available, held, expected, earnedThisMonth, paidThisYear, perYear: limits.perYear }
}

/** Whether the operator may act about this person. */
const isOwnOf = async (db: Db, operator: string, { id, inn }: Person): Promise<boolean> => {
  try {
    await db.transaction((tx: Tx) => refuseOwn(tx, operator, { people: [id], inns: [inn] }))
    return false
  } catch (error) {
    if (error instanceof Refusal && error.refusal === 'ownMatter') return true
    throw error
  }
}

/** A card that stays open asks again and again: one line of the audit for as long as data would stay shown. */
const writeDown = async (db: Db, { auditId }: Person, { id, operator, origin, now }: Deed): Promise<void> => {
  const isRecent = sql`${audit.event} = 'personRead' and ${audit.actor} = (select audit_id from users where id = ${operator}::uuid)`
  const recent = and(eq(audit.subject, auditId), gt(audit.at, new Date(now - SHOWN_FOR)), isRecent)
  if ((await db.$count(audit, recent)) > 0) return
  await record(db, { event: 'personRead', actor: operator, subject: id, origin, reason: 'desk' }, now)
}

const factsOf = async (db: Db, { id, pointId }: Person) => {
  const isPoint = and(eq(retailPoints.id, pointId ?? id), eq(retailPoints.approved, true))
  const [point] = await db.select({ name: retailPoints.name, adminId: retailPoints.adminId }).from(retailPoints).where(isPoint)
  const [{ held: cardCount } = { held: 0 }] = await db
    .select({ held: count() })
    .from(cards)
    .where(and(eq(cards.userId, id), isNull(cards.removedAt)))
  const [passport] = await db.select({ series: passports.series }).from(passports).where(eq(passports.userId, id))
  return { point, cardCount, hasPassport: Boolean(passport?.series) }
}

/** Everything about a person that an operator sees without a reason. @throws Refusal notFound */
export const cardOf = async (db: Db, deed: Deed, needs: PayoutNeeds): Promise<Wire['DeskPerson']> => {
  const { id, operator, now } = deed
  const person = await findPerson(db, id)
  await writeDown(db, person, deed)
  const { point, cardCount, hasPassport } = await factsOf(db, person)
  const live = await sessionsOf(db, id, now)
  const question = { person: person.auditId, operator: null, object: null, since: null, before: null }
  const { entries } = await auditPage(db, question, { after: null, reading: Number.MAX_SAFE_INTEGER }, EVENTS)
  const open = await openTo(db, deed)
  return {
    id,
    name: shortName(person),
    mobileTail: mobileTail(person.mobile),
    email: maskedEmail(person.email),
    inn: maskedInn(person.inn),
    hasPassport,
    since: person.createdAt.toISOString(),
    isLegalEntity: person.isLegalEntity,
    role: roleWords(person, point?.adminId === id),
    status: userStatus(person.status),
    innStatus: person.taxStatus,
    isComplete: await isApproved(db, id, now),
    isOwn: await isOwnOf(db, operator, person),
    point: point?.name ?? null,
    lock: person.locked ? await limitedOf(db, person, 'locked') : null,
    taxLock: person.taxLocked ? await limitedOf(db, person, 'taxLocked') : null,
    points: await pointsOf(db, id, needs, now),
    sessions: { count: live.length, lastSeen: live[0]?.lastSeenAt.toISOString() ?? null },
    cards: cardCount,
    tools: await toolsOf(db, id),
    cases: await waitingOf(db, person),
    chat: await chatOf(db, id),
    corrections: await correctionsOf(db, id),
    reports: await reportsOf(db, id, now),
    events: entries,
    shownUntil: open?.until.toISOString() ?? null,
  }
}
