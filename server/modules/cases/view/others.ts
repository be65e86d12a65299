/** An INN, an application for a point, a finding of the reconciliation. */
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { formatDay } from '../../../../src/domain/dates/day.ts'
import { rubles } from '../../../../src/domain/money/payout.ts'
import { refuse } from '../../../kernel/call/refusal.ts'
import { audit, payoutFindings, payouts, retailPoints, users } from '../../../kernel/database/schema.ts'
import type { AuditEvent } from '../../../kernel/database/sets.ts'
import type { Db } from '../../../kernel/database/types.ts'
import { needsSecond } from '../../reconcile/decide.ts'
import { FINDINGS } from '../titles.ts'
import { compared, NO_FACTS, stated, whoOf } from './facts.ts'
import type { Facts } from './facts.ts'

const INN_EVENTS = {
  innToDesk: 'Налоговая служба не ответила, ИНН ждёт проверки',
  innAccepted: 'ИНН подтверждён',
  innRefused: 'ИНН не подтверждён',
} satisfies Partial<Record<AuditEvent, string>>
type InnEvent = keyof typeof INN_EVENTS
const INN_EVENT_NAMES = Object.keys(INN_EVENTS) as InnEvent[]
const isInnEvent = (event: AuditEvent): event is InnEvent => event in INN_EVENTS

/** @param id the person's number in the audit. @throws Refusal notFound */
export const innFacts = async (db: Db, id: string): Promise<Facts> => {
  const [person] = await db.select().from(users).where(eq(users.auditId, id))
  if (!person) return refuse('notFound')
  const { inn, isLegalEntity, organizationName, surname, username, patronymic } = person
  const before = await db
    .select({ at: audit.at, event: audit.event })
    .from(audit)
    .where(and(eq(audit.subject, id), inArray(audit.event, INN_EVENT_NAMES)))
    .orderBy(asc(audit.id))
  const name = isLegalEntity
    ? stated('Организация', organizationName)
    : stated('Фамилия, имя, отчество', [surname, username, patronymic].filter(Boolean).join(' '))
  return {
    ...NO_FACTS,
    who: whoOf(person, 'Человек'),
    rows: [name, stated('ИНН', inn)],
    history: before.flatMap(({ at, event }) => (isInnEvent(event) ? [{ at: at.toISOString(), text: INN_EVENTS[event] }] : [])),
  }
}

/** The end of a phone: enough to tell two apart. */
const phoneTail = (phone: string | null): string | null => phone && `…${phone.slice(-4)}`

/** @throws Refusal notFound */
export const pointFacts = async (db: Db, id: string): Promise<Facts> => {
  const [found] = await db
    .select({ point: retailPoints, applicant: users })
    .from(retailPoints)
    .leftJoin(users, eq(users.id, retailPoints.adminId))
    .where(eq(retailPoints.id, id))
  if (!found) return refuse('notFound')
  const { point, applicant } = found
  const others = await db
    .select({
      name: retailPoints.name,
      address: retailPoints.address,
      approved: retailPoints.approved,
      at: retailPoints.createdAt,
    })
    .from(retailPoints)
    .where(and(eq(retailPoints.inn, point.inn), ne(retailPoints.id, id)))
    .orderBy(asc(retailPoints.createdAt))
    .limit(20)
  return {
    ...NO_FACTS,
    who: whoOf(applicant, 'Администратор точки', point.name),
    rows: [
      stated('Название', point.name),
      stated('Адрес', point.address),
      stated('ИНН', point.inn),
      stated('Руководитель', point.directorFullName),
      stated('Телефон руководителя', phoneTail(point.directorPhone)),
      stated('Координаты', point.retailPointCoordinates || null),
    ],
    history: others.map(({ name, address, approved, at }) => ({
      at: at.toISOString(),
      text: `${approved ? 'Точка' : 'Заявка'} с тем же ИНН: «${name}», ${address}`,
    })),
  }
}

const sumText = (kopecks: number | null): string | null => (kopecks === null ? null : rubles(kopecks))

/** @param secondAbove rubles. @throws Refusal notFound */
export const payoutFacts = async (db: Db, id: string, secondAbove: number): Promise<Facts> => {
  const [found] = await db
    .select({ finding: payoutFindings, payout: payouts, person: users })
    .from(payoutFindings)
    .leftJoin(payouts, eq(payouts.id, payoutFindings.payoutId))
    .leftJoin(users, eq(users.id, payoutFindings.userId))
    .where(eq(payoutFindings.id, id))
  if (!found) return refuse('notFound')
  const { finding, payout, person } = found
  const both = needsSecond(finding, secondAbove)
  const first =
    finding.waiting === null ? [] : [{ at: finding.foundAt.toISOString(), text: 'Первый оператор решил, ждёт второго' }]
  return {
    ...NO_FACTS,
    who: whoOf(person, 'Получатель'),
    summary: both ? `${FINDINGS[finding.kind]} · нужны два оператора` : FINDINGS[finding.kind],
    rows: [
      compared('Сумма', sumText(finding.ours), sumText(finding.bank)),
      stated('День', formatDay(finding.day)),
      stated('Карта', payout?.pan ?? null),
      { label: 'Номер платежа в банке', claimed: null, official: finding.reference, agrees: 'unknown' },
    ],
    verdicts: finding.waiting === null ? ['settle', 'return'] : [finding.waiting],
    history: first,
  }
}
