/**
 * T-Bank's «Массовые выплаты» (tbank.ru/kassa/dev/payouts, `/e2c/v2`) behind the acquirer's port. Init names a payment and moves nothing;
 * Payment pays the named one, once. The name is kept in between: a process that dies before has lost a name that nobody pays, and one that
 * dies afterwards finds the name and asks about it.
 */
import type { RefusedPayment } from '../../../kernel/database/sets.ts'
import type { Db } from '../../../kernel/database/types.ts'
import type { Acquirer, Payment, PaymentAnswer, PaymentState } from '../../payouts/acquirer.ts'
import { askTbank } from './call.ts'
import type { TbankAnswer, TbankMethod, TbankSettings, TbankSilence } from './call.ts'
import { boundCards, cardOfName, nameOfCard } from './cards.ts'
import { adviceOn, isOfTheRequest, refusalAtInit, refusalOf } from './errors.ts'
import { findKept, keep, keepRefusal, newOrder } from './kept.ts'
import type { KeptPayment } from './kept.ts'
import { linesOfRegistry } from './registry.ts'
import type { ReadRegistry } from './registry.ts'

/** What the adapter needs. */
export interface TbankNeeds {
  db: Db
  settings: TbankSettings
  registry: ReadRegistry
  /** Epoch milliseconds. */
  clock: () => number
  /** A page for a card has been opened: cards are looked for. */
  onPage: (customer: string, now: number) => Promise<void>
  /** Tells the operator what has to be done before the bank pays. */
  note: (line: string) => void
}

/** Named, and Payment has not been taken yet. */
const WAITING = new Set(['NEW', 'CHECKED'])
const ON_ITS_WAY = new Set(['CREDIT_CHECKING', 'CHECKING', 'COMPLETING', 'PROCESSING'])

const UNKNOWN = { kind: 'unknown' } as const
const refused = (reason: RefusedPayment) => ({ kind: 'refused', reason }) as const

/**
 * A status is the bank's word about a payment; whatever is on no list is unknown, and so are the status of another payment and one that
 * stands beside a code about the request itself.
 */
const stateOf = ({ status, code, ...answer }: TbankAnswer, paymentId: string): PaymentState => {
  if (answer.paymentId !== paymentId) return UNKNOWN
  if (status === 'COMPLETED') return { kind: 'settled' }
  if (status === 'REJECTED') return isOfTheRequest(code) ? UNKNOWN : refused(refusalOf(code))
  if (status !== null && ON_ITS_WAY.has(status)) return { kind: 'accepted' }
  return status !== null && WAITING.has(status) ? { kind: 'never' } : UNKNOWN
}

/** The adapter's calls about payments. */
const payments = ({ db, settings, clock, note }: TbankNeeds) => {
  const ask = async (
    method: Exclude<TbankMethod, 'GetCardList'>,
    fields: Record<string, string | number>,
    signal?: AbortSignal,
  ): Promise<TbankAnswer | TbankSilence> => {
    const answer = await askTbank(method, fields, settings, signal)
    if (answer.kind === 'silent') {
      // A caller who has gone is no silence of the bank.
      if (signal?.aborted !== true) note(`ВНИМАНИЕ: выплаты Т-Банка, ${method}: нет ответа (${answer.code})`)
      return answer
    }
    const advice = adviceOn(answer.code)
    if (advice !== null) note(`ВНИМАНИЕ: выплаты Т-Банка, ${method}, код ${answer.code}: ${advice}`)
    return answer
  }

  const keptState = async ({ key, paymentId, refused: reason }: KeptPayment, signal?: AbortSignal): Promise<PaymentState> => {
    if (reason !== null) return refused(reason)
    if (paymentId === null) return UNKNOWN
    const answer = await ask('GetState', { PaymentId: paymentId }, signal)
    const state = answer.kind === 'silent' ? UNKNOWN : stateOf(answer, paymentId)
    if (state.kind === 'refused') await keepRefusal(db, key, state.reason)
    return state
  }

  /** Pays what is named. An error says nothing of the payment's end, it may be a repeat: the status is asked for. */
  const confirm = async (kept: KeptPayment, signal?: AbortSignal): Promise<PaymentAnswer> => {
    if (kept.paymentId === null) return UNKNOWN
    const answer = await ask('Payment', { PaymentId: kept.paymentId }, signal)
    if (answer.kind === 'silent') return UNKNOWN
    const said = stateOf(answer, kept.paymentId)
    const state = said.kind === 'accepted' || said.kind === 'settled' ? said : await keptState(kept, signal)
    return state.kind === 'never' ? UNKNOWN : state
  }

  /** Whether the bank says that a card is not bound any more. */
  const isGone = async (name: string, signal?: AbortSignal): Promise<boolean> => {
    const card = cardOfName(name)
    if (card === null) return true
    const bound = await boundCards(card.customer, settings, signal)
    // An entry that cannot be read may be this card.
    return bound !== null && bound.unread === 0 && !bound.cards.some(({ cardId }) => cardId === card.cardId)
  }

  /** Names a payment and keeps the name. @returns null where the bank has neither named nor refused it */
  const begin = async (
    { key, card, amount }: Payment,
    signal?: AbortSignal,
  ): Promise<{ kept: KeptPayment; isOwn: boolean } | null> => {
    const CardId = cardOfName(card)?.cardId ?? card
    const order = newOrder(key)
    const answer = await ask('Init', { OrderId: order, CardId, Amount: amount }, signal)
    if (answer.kind === 'silent') return null
    // A number of another order, or for another sum, must never be paid.
    if (answer.isGood && answer.paymentId !== null && answer.order === order && answer.amount === amount) {
      const kept = await keep(db, key, { paymentId: answer.paymentId }, clock())
      return { kept, isOwn: kept.paymentId === answer.paymentId }
    }
    if (answer.isGood) return null
    const reason = refusalAtInit(answer.code) ?? ((await isGone(card, signal)) ? 'cardClosed' : null)
    return reason === null ? null : { kept: await keep(db, key, { refused: reason }, clock()), isOwn: false }
  }

  const pay = async (payment: Payment, signal?: AbortSignal): Promise<PaymentAnswer> => {
    const known = await findKept(db, payment.key)
    const begun = known ? { kept: known, isOwn: false } : await begin(payment, signal)
    if (!begun) return UNKNOWN
    if (begun.isOwn) return confirm(begun.kept, signal)
    const state = await keptState(begun.kept, signal)
    return state.kind === 'never' ? confirm(begun.kept, signal) : state
  }

  const state = async (key: string, signal?: AbortSignal): Promise<PaymentState> => {
    const kept = await findKept(db, key)
    if (kept) return keptState(kept, signal)
    return { kind: 'never' }
  }

  return { ask, isGone, pay, state }
}

/** «Неверный статус покупателя»: AddCustomer says so of a customer that it knows already. */
const KNOWN_CUSTOMER = '7'

/** The adapter. */
export const tbankAcquirer = (needs: TbankNeeds): Acquirer => {
  const { ask, isGone, pay, state } = payments(needs)
  return {
    pay,
    state,
    cardPage: async (customer, now, signal) => {
      const added = await ask('AddCustomer', { CustomerKey: customer }, signal)
      if (added.kind === 'silent' || !(added.isGood || added.code === KNOWN_CUSTOMER)) return { kind: 'away' }
      const page = await ask('AddCard', { CustomerKey: customer, CheckType: '3DS' }, signal)
      if (page.kind === 'silent' || !page.isGood || page.pageUrl === null) return { kind: 'away' }
      await needs.onPage(customer, now)
      return { kind: 'page', url: page.pageUrl }
    },
    findCards: async (customer, signal) => {
      const bound = await boundCards(customer, needs.settings, signal)
      if (bound === null) return null
      const shown = bound.cards.flatMap(({ cardId, pan }) =>
        pan === null ? [] : [{ binding: cardId, card: nameOfCard({ customer, cardId }), pan }],
      )
      const hidden = bound.cards.length - shown.length + bound.unread
      if (hidden > 0) needs.note(`ВНИМАНИЕ: выплаты Т-Банка, GetCardList: карт, которые не прочитать: ${hidden}; они не показаны`)
      return shown
    },
    removeCard: async (name, signal) => {
      const card = cardOfName(name)
      // No card of this bank.
      if (!card) return 'removed'
      const answer = await ask('RemoveCard', { CustomerKey: card.customer, CardId: card.cardId }, signal)
      if (answer.kind === 'silent') return 'away'
      return answer.isGood || (await isGone(name, signal)) ? 'removed' : 'away'
    },
    statement: async function* lines(day, signal) {
      yield* linesOfRegistry(await needs.registry(day, signal), day)
    },
  }
}
