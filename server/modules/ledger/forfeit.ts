import { randomUUID } from 'node:crypto'
import { ledgerTransactions } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { PROGRAMME, writeSides } from './ledger.ts'

interface Rest {
  accountId: string
  /** Kopecks, above zero. */
  amount: number
  /** The payout whose points came back to an account that was closed meanwhile. */
  payoutId: string | null
}

/** Gives to the programme what an account has left when its person goes, or what comes back to it afterwards. */
export const forfeit = async (tx: Tx, { accountId, amount, payoutId }: Rest, now: number): Promise<void> => {
  const id = randomUUID()
  await tx.insert(ledgerTransactions).values({ id, operation: 'FORFEIT', payoutId, createdAt: new Date(now) })
  await writeSides(tx, [{ transactionId: id, from: accountId, to: PROGRAMME, amount }])
}
