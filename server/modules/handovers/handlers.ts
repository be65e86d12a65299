import type { ReceiptAge } from '../../../src/domain/sales/receipt-age.ts'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok } from '../../kernel/call/refusal.ts'
import type { Key } from '../../kernel/secrets/keys.ts'
import { issueLink, revokeLink, stateOf } from './links.ts'
import { openLink, registerByLink } from './open.ts'

interface HandoverNeeds {
  certificateKey: Key
  receiptAge: ReceiptAge
  receiptCheckDelay: number
}

type Ids = 'issueHandover' | 'revokeHandover' | 'getHandoverState' | 'openHandover' | 'registerHandover'

export const handoverHandlers = ({ certificateKey, receiptAge, receiptCheckDelay }: HandoverNeeds) =>
  defineHandlers<Ids>({
    /** E17. The token is put in on the way out (`withToken`): the idempotency key keeps this answer, and no table holds a token. */
    issueHandover: async ({ actor, body, db, now }) => {
      const link = await issueLink(db, certificateKey, { ownerId: actor.id, saleId: body.id, now })
      const model = { name: link.modelName, imageUrl: link.picture }
      return ok({ token: link.id, until: link.until.toISOString(), model, sn: link.sn })
    },

    /** E17. */
    revokeHandover: async ({ actor, body, db, now }) => {
      await revokeLink(db, { ownerId: actor.id, saleId: body.id, now })
      return ok(null)
    },

    /** E17: the seller's window asks while it is open. */
    getHandoverState: async ({ actor, body, db, now }) => {
      const { state, until } = await stateOf(db, { ownerId: actor.id, saleId: body.id, now })
      return ok({ state, until: until?.toISOString() ?? null })
    },

    /** E17: for everybody who holds the link. */
    openHandover: async ({ body, db, now }) => {
      const { sn, modelName, picture, dateTime, totalSum, until } = await openLink(db, body.token, now)
      return ok({ model: { name: modelName, imageUrl: picture }, sn, dateTime, totalSum, until: until.toISOString() })
    },

    /** E17. */
    registerHandover: async ({ actor, body, db, now }) => {
      const { id, status } = await registerByLink(db, { actor, token: body.token, now }, { receiptAge, receiptCheckDelay })
      return ok({ id, saleStatus: status })
    },
  })
