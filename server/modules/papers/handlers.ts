import { and, eq } from 'drizzle-orm'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok, refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { receiptFiles, receipts } from '../../kernel/database/schema.ts'
import { toReceiptView } from '../receipts/views.ts'
import { visibleTo } from '../receipts/visible.ts'
import type { Deadlines } from '../sales/deadlines.ts'
import { rowsOn } from './rows.ts'

export const paperHandlers = ({ deadlines }: { deadlines: Deadlines }) =>
  defineHandlers<'getReceipt'>({
    /**
     * API58: for the owner, the point's administrator, the other side and the desk; anybody else gets the answer for a receipt that
     * never existed.
     */
    getReceipt: async ({ actor, db, now, path }) => {
      if (!isUuid(path.id)) return refuse('notFound')
      const [row] = await db
        .select()
        .from(receipts)
        .where(and(eq(receipts.id, path.id), visibleTo(db, actor)))
      if (!row) return refuse('notFound')
      const images = await db
        .select({ name: receiptFiles.name })
        .from(receiptFiles)
        .where(eq(receiptFiles.receiptId, row.id))
        .orderBy(receiptFiles.name)
      const rows = await rowsOn(db, actor, { receiptId: row.id }, { deadlines, now })
      return ok({ ...toReceiptView(row, images, rows), rows })
    },
  })
