/**
 * The port of the acquirer: the bank that binds cards and pays points out to them.
 *
 * The contract that an adapter of a real bank must keep. Money depends on it, and the conformance test asks for each line of it. A new
 * adapter passes `acquirerSuite` of tests/server/payouts/acquirer-suite.ts against its bank's test system before it is configured: it
 * gives a stand, that is the adapter, cards that succeed and are refused, a way to let time pass and one to cut the line.
 *
 * 1. **The key makes a payment once.** `pay` may be called any number of times with one key, at once too, also after a final answer and
 *    also after a year: the bank pays at most once. A repeat with another card or sum pays nothing and is answered for the first one.
 * 2. **A final answer stays.** After `settled` a key never becomes `refused`, and the other way round. A bank that breaks this is found
 *    by the reconciliation, not by this port.
 * 3. **`refused` means that no money has left and none will**, whatever is still on its way inside the bank. Points go back to the person
 *    on this word alone. Whatever the adapter is not sure about is `unknown`: a time-out, a broken connection, a 5xx, an answer that it
 *    cannot read, a code that is not in its table of refusals.
 * 4. **`never` means that the bank has not seen the key**, and is answered by `state` alone. `pay` may be on its way at that moment, so
 *    the key is only ever sent again, never given up: line 1 makes that safe.
 * 5. **No answer throws for the bank's faults.** They are `unknown` or `away`. What is thrown is a defect of the adapter.
 * 6. **Nothing of a card beyond its first six and last four digits** passes this port, in no answer, text or log.
 *
 * The statement of a day has each payment of it once, under a number of the bank's that no other payment ever has, on any day.
 *
 * Sums are whole kopecks above zero. Every call ends within the time of `PORT_TIMES.acquirer` and honours `signal`; a call that is cut off
 * counts as `unknown` or `away`, because the bank may have heard it.
 */

/** Why the bank has refused a payment. An adapter maps its bank's codes onto these; whatever it does not know is `declined`. */
export const REFUSED_BY_BANK = ['cardClosed', 'cardLimit', 'declined'] as const
export type RefusedByBank = (typeof REFUSED_BY_BANK)[number]

/** A payment to a card. */
export interface Payment {
  /** The payment's name for ever: the id of the payout. */
  key: string
  /** The bank's own name of the card, from the binding; never a card number. */
  card: string
  /** Kopecks, above zero. */
  amount: number
}

/**
 * What the bank says of a payment: taken and on its way, arrived, refused for good, or nothing that can be relied upon. `unknown` is not a
 * failure: the money may be on its way.
 */
export type PaymentAnswer =
  | { kind: 'accepted' }
  | { kind: 'settled' }
  | { kind: 'refused'; reason: RefusedByBank }
  | { kind: 'unknown' }

/** The same, asked afterwards: the bank may also never have seen the key. */
export type PaymentState = PaymentAnswer | { kind: 'never' }

/** One payment of a day's statement: money that has left. */
export interface StatementLine {
  /** Null for a payment that carries no key of ours. */
  key: string | null
  /** The bank's own number of the payment, unique. */
  reference: string
  /** Kopecks. */
  amount: number
  /** Epoch milliseconds. */
  at: number
}

/** A card that the bank has bound. */
export interface FoundCard {
  /** The bank's number of the binding. */
  binding: string
  /** The bank's own name of the card. */
  card: string
  /** The number with its middle hidden. */
  pan: string
}

/** The port. */
export interface Acquirer {
  /**
   * The page of the bank on which a person types a card. Changes nothing: the binding comes later, as a notice.
   * @param customer the server's name of the person at the bank: no id and no phone
   * @param now epoch milliseconds
   * @returns an address for one use within 30 minutes, or that the bank does not answer
   */
  cardPage(customer: string, now: number, signal?: AbortSignal): Promise<{ kind: 'page'; url: string } | { kind: 'away' }>
  /** The cards that a customer has bound, for a bank that tells of none by our notices; null where it does not answer. */
  findCards?(customer: string, signal?: AbortSignal): Promise<FoundCard[] | null>
  /** Unbinds a card. A card that is not bound is removed too. @param card the bank's own name of the card */
  removeCard(card: string, signal?: AbortSignal): Promise<'removed' | 'away'>
  /** Pays once per key. */
  pay(payment: Payment, signal?: AbortSignal): Promise<PaymentAnswer>
  /** What has become of a key. */
  state(key: string, signal?: AbortSignal): Promise<PaymentState>
  /**
   * Every payment of a day whose money has left, in any order, page by page.
   * @param day yyyy-MM-dd, by Moscow
   * @throws when the statement is not complete: half a statement would look like missing payments
   */
  statement(day: string, signal?: AbortSignal): AsyncIterable<StatementLine>
}
