/** The audit for reading, the newest lines first: found through the index of the question's order, and only then joined to names. */
import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { shortName } from '../../../src/domain/people/short-name.ts'
import type { NameParts } from '../../../src/domain/people/short-name.ts'
import { oneOf, rowsOf } from '../../kernel/database/rows.ts'
import { audit } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import type { Position } from './cursor.ts'
import type { AuditQuestion } from './question.ts'
import { TAX_SERVICE } from './record.ts'

const at = (moment: number): SQL => sql`${new Date(moment).toISOString()}::timestamptz`

/**
 * A condition by which no index is looked up. Of several conditions the narrowest alone chooses the index: the database knows how many lines
 * a value has, and not that those of an operator and of a person are the same ones.
 */
const beside = (column: SQL, value: SQL): SQL => sql`(${column} = ${value}) is true`
const by = (column: SQL, value: SQL): SQL => sql`${column} = ${value}`

/** Whom lines are limited to, on which side. */
interface Who {
  side: 'subject' | 'actor'
  person: string
}

/** Lines of a page in order: a row has the fewest, then a person, then an operator, then a time. */
const linesOf = (question: AuditQuestion, { after, reading }: Place, size: number, who: Who | null): SQL => {
  const { operator, object, since, before } = question
  const [ofPerson, ofOperator] = [object === null ? by : beside, object === null && who === null ? by : beside]
  const conditions = [
    sql`id < ${reading}`,
    ...(object === null ? [] : [by(sql`object`, sql`${object}`)]),
    ...(who ? [ofPerson(sql`${sql.identifier(who.side)}`, sql`${who.person}::uuid`)] : []),
    ...(operator === null ? [] : [ofOperator(sql`actor`, sql`${operator}::uuid`)]),
    ...(since === null ? [] : [sql`"at" >= ${at(since)}`]),
    ...(before === null ? [] : [sql`"at" < ${at(before)}`]),
    ...(after === null ? [] : [sql`("at", id) < (${at(after.at)}, ${after.id}::bigint)`]),
  ]
  return sql`select * from audit where ${sql.join(conditions, sql` and `)} order by "at" desc, id desc limit ${size}`
}

/** Where a page begins: behind a line, or with the newest before its reading. */
export interface Place {
  after: Pick<Position, 'at' | 'id'> | null
  reading: number
}

/** Who a person was and who did something are two indexes: both are read as far as the page needs, a line of both stands once. */
const pageOf = (question: AuditQuestion, place: Place, size: number): SQL => {
  const { person, operator } = question
  if (person === null) return linesOf(question, place, size, null)
  const happened = linesOf(question, place, size, { side: 'subject', person })
  // What one person has done another one has not.
  if (operator !== null && operator !== person) return happened
  const done = linesOf(question, place, size, { side: 'actor', person })
  return sql`(${happened}) union (${done}) order by "at" desc, id desc limit ${size}`
}

/** The statement of a page; tests look at its plan. */
export const auditStatement = (question: AuditQuestion, place: Place, size: number): SQL => sql`
  select line.id::float8 as id, round(date_part('epoch', line."at") * 1000)::float8 as "at", line.event, line.object, line.origin, line.reason,
    line.actor is not null as has_actor, line.subject is not null as has_subject,
    to_jsonb(doer) as doer, to_jsonb(person) as person, note.text as note
  from (${pageOf(question, place, size)}) line
  left join lateral (select ${NAME} from users where audit_id = line.actor) doer on true
  left join audit_notes note on note.line = line.id
  left join lateral (select ${NAME} from users where audit_id = line.subject) person on true
  order by line."at" desc, line.id desc`

const NAME = sql`id, is_operator, organization_name as "organizationName", surname, username, patronymic`

type Named = NameParts & { id: string; is_operator: boolean }

interface Line {
  id: number
  /** Epoch milliseconds. */
  at: number
  event: string
  object: string | null
  origin: string
  reason: string
  has_actor: boolean
  has_subject: boolean
  doer: Named | null
  person: Named | null
  /** What an operator has typed about it. */
  note: string | null
}

type Wire = components['schemas']

/** Operators answer for what they do by their whole name. */
const personOf = (person: Named | null, wasThere: boolean): Wire['AuditPerson'] | null => {
  if (person === null) return wasThere ? { id: null, name: 'Удалённая учётная запись' } : null
  const { id, is_operator: isOperator, username, surname } = person
  return { id, name: isOperator ? `${username} ${surname}`.trim() : shortName(person) }
}

/** Who has decided, where it was nobody at a browser; hashes of addresses tell an operator nothing. */
const NOTES: Readonly<Record<string, string>> = {
  [TAX_SERVICE]: 'Налоговая служба',
  command: 'Команда на сервере',
  database: 'Прямо в базе данных',
  bank: 'Банк',
}

const AUTOMATIC = 'Годовой лимит выплат'

/** Who has turned a switch, where it was nobody at a browser. */
export const whoWas = ({ origin, reason }: { origin: string; reason: string }): string | null =>
  reason === 'taxLimit' ? AUTOMATIC : (NOTES[origin] ?? null)

/** One page. @returns its lines, and the position behind the last one when there are more */
export const auditPage = async (
  db: Db,
  question: AuditQuestion,
  place: Place,
  size: number,
): Promise<{ entries: Wire['AuditEntry'][]; last: Pick<Position, 'at' | 'id'> | null }> => {
  const lines = rowsOf<Line>(await db.execute(auditStatement(question, place, size + 1)))
  const shown = lines.slice(0, size)
  const end = lines.length > size ? shown.at(-1) : undefined
  return {
    entries: shown.map((line) => ({
      id: String(line.id),
      at: new Date(line.at).toISOString(),
      event: line.event,
      actor: personOf(line.doer, line.has_actor),
      subject: personOf(line.person, line.has_subject),
      object: line.object,
      reason: line.reason,
      note: line.note ?? NOTES[line.origin] ?? null,
    })),
    last: end ? { at: end.at, id: end.id } : null,
  }
}

/** How many lines there are, counted no further than a limit. */
export const countLines = async (db: Db, question: AuditQuestion, reading: number, most: number): Promise<number> => {
  const found = await db.execute(sql`
    select count(*)::int as lines from (${pageOf(question, { after: null, reading }, most)}) line`)
  return oneOf(rowsOf<{ lines: number }>(found)).lines
}

/** Whether a line says that this operator has begun to read. */
export const hasBegun = async (db: Db, reading: number, operator: string): Promise<boolean> => {
  const isTheirs = and(eq(audit.id, reading), eq(audit.event, 'auditRead'), eq(audit.actor, operator))
  return (await db.select({ id: audit.id }).from(audit).where(isTheirs)).length > 0
}
