import type { components } from '../../../openapi/generated/schema.d.ts'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok, refuse } from '../../kernel/call/refusal.ts'
import { sellerRefusal } from '../../kernel/call/rights.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { readInvoice, readSerials } from './read-invoice.ts'
import type { SentInvoice } from './read-invoice.ts'
import { registerPart, registerUnknownOn } from './register.ts'
import type { Deadlines } from '../sales/deadlines.ts'
import { invoiceOf } from './view.ts'

type Wire = components['schemas']

const sale = ({ buyerInn, imageUrlSeller, ...rest }: Wire['SaleInvoice']): SentInvoice => ({
  side: 'seller',
  ...rest,
  partnerInn: buyerInn,
  files: imageUrlSeller,
})

const purchase = ({ sellerInn, imageUrlBuyer, ...rest }: Wire['PurchaseInvoice']): SentInvoice => ({
  side: 'buyer',
  ...rest,
  partnerInn: sellerInn,
  files: imageUrlBuyer,
})

type Ids = 'confirmCompanySale' | 'confirmCompanyPurchase' | 'addUnknownCompanyTool' | 'getInvoice'

export const invoiceHandlers = ({ deadlines }: { deadlines: Deadlines }) =>
  defineHandlers<Ids>({
    /** API31. */
    confirmCompanySale: async ({ actor, body, db, now, path, query }) => {
      const part = { actor, invoice: readInvoice(sale(body), now), serials: readSerials(path.id), now }
      return ok(await registerPart(db, part, query.offline ?? false))
    },

    /** API32. */
    confirmCompanyPurchase: async ({ actor, body, db, now, path, query }) => {
      const part = { actor, invoice: readInvoice(purchase(body), now), serials: readSerials(path.id), now }
      return ok(await registerPart(db, part, query.offline ?? false))
    },

    /** API61: the document says which side it is; a company buys, a seller sells. */
    addUnknownCompanyTool: async ({ actor, body, db, now }) => {
      const invoice = 'buyerInn' in body.invoice ? sale(body.invoice) : purchase(body.invoice)
      const mayRegister = invoice.side === 'seller' ? sellerRefusal(actor) === null : actor.isLegalEntity
      if (!mayRegister) return refuse('forbidden')
      const { id, status } = await registerUnknownOn(db, { actor, invoice: readInvoice(invoice, now), now }, body.sn)
      return ok({ id, saleStatus: status })
    },

    /** API59: for the owner, the point's administrator, the other side and the desk; anybody else gets the answer for no document. */
    getInvoice: async ({ actor, db, now, path }) => {
      const found = isUuid(path.id) ? await invoiceOf(db, actor, path.id, { deadlines, now }) : null
      return found ? ok(found) : refuse('notFound')
    },
  })
