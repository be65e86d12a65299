import { and, eq } from 'drizzle-orm'
import { beginningInMoscow } from '../../../src/domain/dates/dates.ts'
import { parseDay } from '../../../src/domain/dates/day.ts'
import type { Day } from '../../../src/domain/dates/day.ts'
import { phoneDigits } from '../../../src/domain/people/phone.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { users } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'

const DAY = 86_400_000

/** What is asked of the audit, as the contract has let it through. */
export interface AuditRequest {
  person?: string
  object?: string
  operator?: string
  from?: string
  to?: string
}

/** The same for the database: people by the numbers under which the audit knows them; null for whatever is not asked. */
export interface AuditQuestion {
  person: string | null
  operator: string | null
  object: string | null
  /** Epoch milliseconds; the second one is excluded. */
  since: number | null
  before: number | null
}

/** Whom the question is about, for the line that says that somebody has asked; and whether there is nobody like that. */
export interface Asked {
  question: AuditQuestion
  subject: string | null
  isNobody: boolean
}

const readDay = (wire: string | undefined): Day | null =>
  wire === undefined ? null : (parseDay(wire.replaceAll('-', '.')) ?? refuse('refused', 'Такой даты нет'))

const readPeriod = (request: AuditRequest): { since: number | null; before: number | null } => {
  const [from, to] = [readDay(request.from), readDay(request.to)]
  if (from !== null && to !== null && from > to) refuse('refused', 'Начало периода позже его конца')
  return {
    since: from === null ? null : beginningInMoscow(from),
    before: to === null ? null : beginningInMoscow(to) + DAY,
  }
}

/** The person of an id or a phone, however it is written. */
const findPerson = async (db: Db, text: string, isOperator: boolean) => {
  const phone = phoneDigits(text)
  const which = isUuid(text) ? eq(users.id, text) : phone === null ? null : eq(users.mobile, phone)
  if (which === null) return undefined
  const condition = isOperator ? and(which, eq(users.isOperator, true)) : which
  const [row] = await db.select({ id: users.id, auditId: users.auditId }).from(users).where(condition)
  return row
}

/** Reads a question. @throws Refusal for a day that does not exist and a period that ends before it begins */
export const readQuestion = async (db: Db, request: AuditRequest): Promise<Asked> => {
  const period = readPeriod(request)
  const person = request.person === undefined ? null : await findPerson(db, request.person, false)
  const operator = request.operator === undefined ? null : await findPerson(db, request.operator, true)
  const question = {
    person: person?.auditId ?? null,
    operator: operator?.auditId ?? null,
    object: request.object ?? null,
    ...period,
  }
  return { question, subject: person?.id ?? operator?.id ?? null, isNobody: person === undefined || operator === undefined }
}
