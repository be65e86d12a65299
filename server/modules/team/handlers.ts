import { and, eq } from 'drizzle-orm'
import { PAGE_SIZE } from '../../../src/domain/portal/limits.ts'
import type { Actor } from '../../kernel/call/actor.ts'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok, refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { users } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import { doerOf } from '../points/handlers.ts'
import type { Deadlines } from '../sales/deadlines.ts'
import { listOf } from '../sales/list.ts'
import { listFile, salesTable } from '../sales/list/file.ts'
import { readQuestion } from '../sales/list/question.ts'
import { SUPPORTS, toSaleEntry } from '../sales/views.ts'
import { approveSeller, excludeSeller, handOverPoint, NO_SELLER, rejectSeller } from './rights.ts'
import { countRequests, isSellerOf, requestsOf, sellerOf, sellersOf } from './sellers.ts'
import type { Administrator } from './sellers.ts'

/** The caller and the point. @throws Refusal for whoever has no point: then there is nothing to administer */
const administrator = ({ id, pointId }: Actor): Administrator => (pointId === null ? refuse('forbidden') : { id, pointId })

/** @throws Refusal for anybody but a seller of the own point */
const insistOnSeller = async (db: Db, admin: Administrator, id: string): Promise<void> => {
  const isMine = isUuid(id) && (await db.$count(users, and(isSellerOf(admin), eq(users.id, id)))) > 0
  if (!isMine) refuse('notFound', NO_SELLER)
}

type Ids =
  | 'listJoinRequests'
  | 'countJoinRequests'
  | 'listSellers'
  | 'listSellerSales'
  | 'getSellerSalesFile'
  | 'approveSeller'
  | 'rejectSeller'
  | 'handOverPoint'
  | 'excludeSeller'

export const teamHandlers = ({ deadlines }: { deadlines: Deadlines }) =>
  defineHandlers<Ids>({
    /** API50. */
    listJoinRequests: async ({ actor, db, query }) =>
      ok(await requestsOf(db, administrator(actor), { size: query.size ?? PAGE_SIZE, cursor: query.cursor })),

    countJoinRequests: async ({ actor, db }) => ok(await countRequests(db, administrator(actor))),

    /** API51. */
    listSellers: async ({ actor, db, query }) => {
      const admin = administrator(actor)
      return ok(
        query.seller === undefined
          ? await sellersOf(db, admin, { size: query.size ?? PAGE_SIZE, cursor: query.cursor })
          : await sellerOf(db, admin, query.seller),
      )
    },

    /** API52: what a seller of the point has sold there. A failed sale is the seller's to repair. */
    listSellerSales: async ({ actor, body, db, now }) => {
      const admin = administrator(actor)
      const { id, offset = 0, size = PAGE_SIZE, ...choice } = body
      await insistOnSeller(db, admin, id)
      const { rows, total, next } = await listOf(db, readQuestion(id, 'seller', { offset, size, ...choice }, admin.pointId))
      const saleHistory = rows.map((row) => toSaleEntry({ ...row, repair: null }, { deadlines, now }))
      return ok({ saleHistory, total, next, supports: SUPPORTS })
    },

    getSellerSalesFile: async ({ actor, body, db, now }) => {
      const admin = administrator(actor)
      const { id, ...request } = body
      await insistOnSeller(db, admin, id)
      return listFile(db, { ownerId: id, pointId: admin.pointId, request, table: salesTable(false), deadlines, now })
    },

    approveSeller: async (call) => {
      await approveSeller(call.db, call.body.id, await doerOf(call))
      return ok(null)
    },

    rejectSeller: async (call) => {
      await rejectSeller(call.db, call.body.id, await doerOf(call))
      return ok(null)
    },

    handOverPoint: async (call) => {
      await handOverPoint(call.db, call.body.id, await doerOf(call))
      return ok(null)
    },

    /** The id comes twice (A34): both must be one. */
    excludeSeller: async (call) => {
      if (call.body.id !== call.path.id) return refuse('invalidRequest')
      await excludeSeller(call.db, call.body.id, await doerOf(call))
      return ok(null)
    },
  })
