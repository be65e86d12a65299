import { toPoints } from '../../../src/domain/money/money.ts'
import type { ReceiptAge } from '../../../src/domain/sales/receipt-age.ts'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok, refuse } from '../../kernel/call/refusal.ts'
import { sellerRefusal } from '../../kernel/call/rights.ts'
import { readReceipt } from '../receipts/read-receipt.ts'
import { DAY } from './deadlines.ts'
import { countOf, listOf } from './list.ts'
import { earnedThisMonth } from '../ledger/earned.ts'
import type { List } from './list.ts'
import { listFile, salesTable, toolsTable } from './list/file.ts'
import { readQuestion } from './list/question.ts'
import { overviewOf } from './overview.ts'
import type { Registered } from './place.ts'
import { findTool, registerPurchase, registerUnknown } from './register.ts'
import { releaseReserve, reserveTool } from './reserve.ts'
import type { ReserveRules } from './reserve.ts'
import { SUPPORTS, toSaleEntry, toUserTool } from './views.ts'

const KNOWN = 'Инструмент с этим серийным номером есть в базе. Зарегистрируйте его с чеком'

const registered = ({ id, status }: Registered) => ok({ id, saleStatus: status })

/** The answer of a list beside its rows. */
const besideRows = ({ total, next, counts }: List) => ({ total, next, supports: SUPPORTS, ...(counts && { counts }) })

type Ids =
  | 'confirmSellerPurchase'
  | 'confirmBuyerPurchase'
  | 'addUnknownTool'
  | 'reserveTool'
  | 'releaseReserve'
  | 'listSales'
  | 'countSales'
  | 'getSalesOverview'
  | 'listUserTools'
  | 'countUserTools'
  | 'getSalesFile'
  | 'getUserToolsFile'

/** Deadlines and limits of sales; configuration. */
interface SaleRules extends ReserveRules {
  receiptAge: ReceiptAge
  /** Milliseconds between registering a receipt and asking the tax service. */
  receiptCheckDelay: number
}

export const saleHandlers = ({ deadlines, receiptAge, receiptCheckDelay, reserveLimit }: SaleRules) =>
  defineHandlers<Ids>({
    /** API27. Coordinates and the client's time are accepted and not trusted (B06). */
    confirmSellerPurchase: async ({ actor, body, db, now, path, query }) => {
      const receipt = readReceipt(body.receiptQRDto, { side: 'seller', age: receiptAge, now })
      const purchase = { side: 'seller', actor, sn: path.id, receipt, repairs: query.repairs, now } as const
      return registered(await registerPurchase(db, purchase, query.offline ?? false, receiptCheckDelay))
    },

    /** API28. */
    confirmBuyerPurchase: async ({ actor, body, db, now, path, query }) => {
      const receipt = readReceipt(body, { side: 'buyer', age: receiptAge, now })
      const purchase = { side: 'buyer', actor, sn: path.id, receipt, repairs: query.repairs, now } as const
      return registered(await registerPurchase(db, purchase, query.offline ?? false, receiptCheckDelay))
    },

    /** API60. The seller's side needs the right to sell; a request without a side means the seller's if the caller may sell. */
    addUnknownTool: async ({ actor, body, db, now, query }) => {
      const cannotSell = sellerRefusal(actor)
      const side = body.side ?? (cannotSell ? 'buyer' : 'seller')
      if (side === 'seller' && cannotSell) return refuse(cannotSell)
      if (await findTool(db, body.sn)) return refuse('refused', KNOWN)
      const receipt = readReceipt(body.receipt, { side, age: receiptAge, now })
      return registered(await registerUnknown(db, { side, actor, sn: body.sn, receipt, repairs: query.repairs, now }))
    },

    /** API41. */
    reserveTool: async ({ actor, db, now, path, query }) =>
      registered(
        await reserveTool(db, { actor, sn: path.id, until: query.until, now }, query.offline ?? false, {
          deadlines,
          reserveLimit,
        }),
      ),

    /** API42: the id is the tool's nfc (A61). */
    releaseReserve: async ({ actor, db, path }) => {
      await releaseReserve(db, actor.id, path.id)
      return ok(null)
    },

    /** API29. */
    listSales: async ({ actor, body, db, now }) => {
      const list = await listOf(db, readQuestion(actor.id, 'seller', body))
      return ok({ saleHistory: list.rows.map((row) => toSaleEntry(row, { deadlines, now })), ...besideRows(list) })
    },

    /** API30. */
    countSales: async ({ actor, db }) => ok(await countOf(db, actor.id, 'seller')),

    /** D49. */
    getSalesOverview: async ({ actor, db, now }) => {
      const since = new Date(now - receiptAge.saleDays * DAY)
      const { expected, waiting, reserves } = await overviewOf(db, actor.id, { since, now })
      return ok({
        expected: { points: toPoints(expected.bonus), sales: expected.sales },
        earnedThisMonth: toPoints(await earnedThisMonth(db, actor.id, now)),
        waiting: waiting.map((row) => toSaleEntry(row, { deadlines, now })),
        reserves,
      })
    },

    /** API39. */
    listUserTools: async ({ actor, body, db, now }) => {
      const list = await listOf(db, readQuestion(actor.id, 'buyer', body))
      return ok({ saleHistory: list.rows.map((row) => toUserTool(row, { deadlines, now })), ...besideRows(list) })
    },

    getSalesFile: ({ actor, body, db, now }) =>
      listFile(db, { ownerId: actor.id, request: body, table: salesTable(true), deadlines, now }),

    getUserToolsFile: ({ actor, body, db, now }) =>
      listFile(db, {
        ownerId: actor.id,
        request: body,
        table: toolsTable(actor.isLegalEntity ? 'legal' : 'customer'),
        deadlines,
        now,
      }),

    /** API43. */
    countUserTools: async ({ actor, db }) => ok(await countOf(db, actor.id, 'buyer')),
  })
