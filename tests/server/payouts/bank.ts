import type { Acquirer, Payment, PaymentAnswer, PaymentState } from '../../../server/modules/payouts/acquirer.ts'

/** What the bank of a test knows of a key. */
export interface BankPayment {
  card: string
  amount: number
  state: 'accepted' | 'settled' | 'refused'
  /** How often money has left: never more than once at a bank that keeps the contract. */
  paid: number
}

/** A bank that keeps the contract, and that a test may tell what to say. */
export interface TestBank extends Acquirer {
  payments: Map<string, BankPayment>
  /** Keys in the order in which they came, with what was asked. */
  calls: string[]
  /** What becomes of new payments: by default accepted, and settled once somebody asks. */
  fate: (payment: Payment) => 'accepted' | 'settled' | 'refused'
  /** What accepted payments become when somebody asks. */
  ends: 'settled' | 'refused' | 'accepted'
  /** Called instead of the bank's own answer. */
  say: {
    pay?: ((payment: Payment, honest: () => PaymentAnswer) => Promise<PaymentAnswer>) | null
    state?: ((key: string, honest: () => PaymentState) => Promise<PaymentState>) | null
  }
}

const answerOf = ({ state }: BankPayment): PaymentAnswer =>
  state === 'refused' ? { kind: 'refused', reason: 'declined' } : { kind: state }

export const createBank = (): TestBank => {
  const payments = new Map<string, BankPayment>()
  const end = (payment: BankPayment, state: BankPayment['state']): void => {
    if (payment.state !== 'accepted') return
    payment.state = state
    if (state === 'settled') payment.paid += 1
  }
  const bank: TestBank = {
    payments,
    calls: [],
    fate: () => 'accepted',
    ends: 'settled',
    say: {},
    cardPage: async () => ({ kind: 'away' }),
    removeCard: async () => 'removed',
    pay: async (payment) => {
      bank.calls.push(`pay ${payment.key}`)
      const honest = (): PaymentAnswer => {
        const known = payments.get(payment.key)
        if (known) return answerOf(known)
        const added: BankPayment = { card: payment.card, amount: payment.amount, state: 'accepted', paid: 0 }
        payments.set(payment.key, added)
        end(added, bank.fate(payment))
        return answerOf(added)
      }
      return bank.say.pay ? bank.say.pay(payment, honest) : honest()
    },
    state: async (key) => {
      bank.calls.push(`state ${key}`)
      const honest = (): PaymentState => {
        const known = payments.get(key)
        if (!known) return { kind: 'never' }
        end(known, bank.ends)
        return answerOf(known)
      }
      return bank.say.state ? bank.say.state(key, honest) : honest()
    },
    async *statement() {
      // The reconciliation has a bank of its own.
    },
  }
  return bank
}
