import { and, eq } from 'drizzle-orm'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok, refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { receiptFiles, receipts } from '../../kernel/database/schema.ts'
import { toReceiptView } from './views.ts'
import { visibleTo } from './visible.ts'

export const receiptHandlers = defineHandlers<'getReceipt'>({
  /**
   * API58: for the owner, the point's administrator and the other side; anybody else gets the answer for a receipt that never
   * existed.
   */
  getReceipt: async ({ actor, db, path }) => {
    if (!isUuid(path.id)) return refuse('notFound')
    const [row] = await db
      .select()
      .from(receipts)
      .where(and(eq(receipts.id, path.id), visibleTo(db, actor.id)))
    if (!row) return refuse('notFound')
    const images = await db
      .select({ name: receiptFiles.name })
      .from(receiptFiles)
      .where(eq(receiptFiles.receiptId, row.id))
      .orderBy(receiptFiles.name)
    return ok(
      toReceiptView(
        row,
        images.map(({ name }) => name),
      ),
    )
  },
})
