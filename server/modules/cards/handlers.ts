import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok, refuse } from '../../kernel/call/refusal.ts'
import type { KeyPair } from '../../kernel/secrets/keys.ts'
import { isSigned } from '../bank/signature.ts'
import type { Acquirer } from '../payouts/acquirer.ts'
import { takePayoutNotice } from '../payouts/outside.ts'
import { isBankPage } from './bank-page.ts'
import { bindCard, cardsOf, customerOf, refuseManyCards, removeCard } from './cards.ts'

interface CardNeeds {
  ports: { acquirer: Acquirer }
  /** Those of the contract with the bank. */
  bankKeys: KeyPair
  /** Hosts of the bank's page. */
  bankPages: readonly string[]
}

export const cardHandlers = ({ ports: { acquirer }, bankKeys, bankPages }: CardNeeds) =>
  defineHandlers<'getCards' | 'getCardPage' | 'removeCard' | 'takeBankNotice'>({
    /** API33. */
    getCards: async ({ actor, db }) => ok(await cardsOf(db, actor.id)),

    /** API34. Changes nothing (B07). */
    getCardPage: async ({ actor, db, now }) => {
      await refuseManyCards(db, actor.id)
      const page = await acquirer.cardPage(await customerOf(db, actor.id), now)
      if (page.kind === 'away') return refuse('bankAway')
      if (!isBankPage(page.url, bankPages)) throw new Error('the bank names a page that is on no list')
      return ok(page.url)
    },

    /** API35. */
    removeCard: async ({ actor, client, db, now, path }) => {
      await removeCard(db, { userId: actor.id, id: path.id, origin: (await client()).address }, now)
      return ok(null)
    },

    takeBankNotice: async ({ body, db, now, signed }) => {
      if (!isSigned(bankKeys, signed(), now)) return refuse('forbidden')
      await db.transaction(async (tx) => {
        if (body.event === 'cardBound') await bindCard(tx, body, now)
        if (body.event === 'payout') await takePayoutNotice(tx, body, now)
      })
      return ok(null)
    },
  })
