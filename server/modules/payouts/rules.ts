import { LEAST_PAYOUT } from '../../../src/domain/money/payout.ts'
import type { KeyPair } from '../../kernel/secrets/keys.ts'

/** Limits of payouts to one person, in rubles; null for none. Configuration (C05, E20). */
export interface PayoutRules {
  perPayout: number | null
  /** Of a day in Moscow. */
  perDay: number | null
  /** Of a calendar year in Moscow: `TAX_YEAR_LIMIT`. Reaching it sets taxLocked. */
  perYear: number | null
  /** Within how many working days the money arrives. */
  workingDays: number
}

/** What a withdrawal is judged with. */
export interface PayoutNeeds {
  payoutRules: PayoutRules
  /** For the names of INNs (F01). */
  payeeKeys: KeyPair
}

export const DEFAULT_PAYOUT_RULES: PayoutRules = { perPayout: null, perDay: null, perYear: 4_000, workingDays: 1 }

export const LEAST = LEAST_PAYOUT * 100
