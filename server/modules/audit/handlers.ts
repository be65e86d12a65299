import { PAGE_SIZE } from '../../../src/domain/portal/limits.ts'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import type { Call } from '../../kernel/call/handlers.ts'
import { ok } from '../../kernel/call/refusal.ts'
import { cursorOf, readCursor, refuseCursor } from './cursor.ts'
import { auditFile } from './file.ts'
import { auditPage, hasBegun } from './page.ts'
import { readQuestion } from './question.ts'
import type { Asked, AuditRequest } from './question.ts'
import { record } from './record.ts'

/** Writes down that somebody begins to read, with whom and what it is about, before anything leaves (D151). @returns the number of the line */
const begin = async (
  { actor, client, db, now }: Pick<Call<'listAudit'>, 'actor' | 'client' | 'db' | 'now'>,
  { subject }: Asked,
  { object }: AuditRequest,
): Promise<number> => {
  const { address: origin } = await client()
  const reading = { event: 'auditRead', actor: actor.id, subject, origin, reason: 'desk' } as const
  return Number(await record(db, { ...reading, ...(object !== undefined && { object }) }, now))
}

export const auditHandlers = defineHandlers<'listAudit' | 'getAuditFile'>({
  /** Further pages belong to the reading that the first one has begun. */
  listAudit: async (call) => {
    const { actor, db } = call
    const { size = PAGE_SIZE, cursor, ...request } = call.body
    const asked = await readQuestion(db, request)
    const after = cursor === undefined ? null : readCursor(cursor, asked.question)
    if (after !== null && !(await hasBegun(db, after.reading, actor.auditId))) return refuseCursor()
    const reading = after?.reading ?? (await begin(call, asked, request))
    if (asked.isNobody) return ok({ entries: [], next: null })
    const { entries, last } = await auditPage(db, asked.question, { after, reading }, size)
    return ok({ entries, next: last && cursorOf({ ...last, reading }, asked.question) })
  },

  getAuditFile: async (call) => {
    const { body, db } = call
    const asked = await readQuestion(db, body)
    const reading = await begin(call, asked, body)
    const days = body.from === undefined && body.to === undefined ? [] : [body.from ?? '', body.to ?? ''].filter(Boolean)
    return auditFile(db, asked.isNobody ? null : asked.question, { reading, days })
  },
})
