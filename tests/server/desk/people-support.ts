/** What an operator does with people. */
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { audit, auditNotes, users } from '../../../server/kernel/database/schema.ts'
import type { Answer, TestApp } from '../support/server/test-app.ts'
import type { Member } from '../team/support.ts'

type Who = Pick<Member, 'token'>
type Whom = Pick<Member, 'id'>

export const search = (world: TestApp, who: Who, query: string): Promise<Answer> =>
  world.call('POST', '/desk/people/search', { token: who.token, body: { query } })

/** Whom a search finds, and by what. */
export const foundBy = async (world: TestApp, who: Who, query: string): Promise<[id: string, by: string, as: string][]> => {
  const { json } = await search(world, who, query)
  const { people } = json.payload as { people: { id: string; foundBy: string; relation: string }[] }
  return people.map(({ id, foundBy: by, relation }) => [id, by, relation])
}

export const cardOf = (world: TestApp, who: Who, { id }: Whom): Promise<Answer> =>
  world.call('GET', `/desk/person/${id}`, { token: who.token })

export const details = (world: TestApp, who: Who, { id }: Whom): Promise<Answer> =>
  world.call('GET', `/desk/person/${id}/details`, { token: who.token })

export const picture = (world: TestApp, who: Who, { id }: Whom, name: string): Promise<Answer> =>
  world.call('GET', `/desk/person/${id}/picture/${name}`, { token: who.token })

type Command = 'reveal' | 'lock' | 'unlock' | 'tax-lock' | 'sessions/end' | 'correction'

export const command = (
  world: TestApp,
  who: Who,
  { id }: Whom,
  what: Command,
  body: object,
  key: string = randomUUID(),
): Promise<Answer> => world.call('POST', `/desk/person/${id}/${what}`, { token: who.token, key, body })

export const correct = (world: TestApp, who: Who, whom: Whom, points: number, reason = 'Возврат инструмента'): Promise<Answer> =>
  command(world, who, whom, 'correction', { points, reason })

/** Lines of the audit about somebody, in their order, with what was typed about them. */
export const linesAbout = async (world: TestApp, { id }: Whom) => {
  const rows = await world.db
    .select({
      event: audit.event,
      reason: audit.reason,
      object: audit.object,
      origin: audit.origin,
      actor: audit.actor,
      note: auditNotes.text,
    })
    .from(audit)
    .innerJoin(users, eq(users.auditId, audit.subject))
    .leftJoin(auditNotes, eq(auditNotes.line, audit.id))
    .where(eq(users.id, id))
    .orderBy(audit.id)
  return rows
}

/** What an operator has been written down with, in its order. */
export const linesBy = async (world: TestApp, { id }: Whom, event: typeof audit.$inferSelect.event) =>
  world.db
    .select({ reason: audit.reason, object: audit.object, subject: audit.subject })
    .from(audit)
    .innerJoin(users, eq(users.auditId, audit.actor))
    .where(and(eq(users.id, id), eq(audit.event, event)))
    .orderBy(audit.id)
