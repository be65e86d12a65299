import { PAGE_SIZE } from '../../../src/domain/portal/limits.ts'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok } from '../../kernel/call/refusal.ts'
import { cursorOf, readCursor, refuseCursor } from './cursor.ts'
import { auditPage, hasBegun } from './page.ts'
import { readQuestion } from './question.ts'
import { record } from './record.ts'

export const auditHandlers = defineHandlers<'listAudit'>({
  /** The first page writes down that it was read, before anything leaves; further pages belong to that reading (D151). */
  listAudit: async ({ actor, body, client, db, now }) => {
    const { size = PAGE_SIZE, cursor, ...request } = body
    const { question, subject, isNobody } = await readQuestion(db, request)
    const after = cursor === undefined ? null : readCursor(cursor, question)
    if (after !== null && !(await hasBegun(db, after.reading, actor.auditId))) return refuseCursor()
    const { address: origin } = await client()
    const reading = { event: 'auditRead', actor: actor.id, subject, origin, reason: 'desk' } as const
    const object = request.object === undefined ? {} : { object: request.object }
    const begun = after?.reading ?? Number(await record(db, { ...reading, ...object }, now))
    if (isNobody) return ok({ entries: [], next: null })
    const { entries, last } = await auditPage(db, question, { after, reading: begun }, size)
    return ok({ entries, next: last && cursorOf({ ...last, reading: begun }, question) })
  },
})
