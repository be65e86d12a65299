import { DEFAULT_PAYOUT_RULES } from '../modules/payouts/rules.ts'
import { DEFAULT_DEADLINES } from '../modules/sales/deadlines.ts'
import type { Config } from './config.ts'

/** The terms that the agreement and the answers name as they stand by default: tests/project/said-once.test.ts holds them equal. */
const told = ({ deadlines, payoutRules }: Pick<Config, 'deadlines' | 'payoutRules'>): readonly [string, number, number][] => [
  ['TAX_HOURS', deadlines.taxHours, DEFAULT_DEADLINES.taxHours],
  ['DESK_WORKING_DAYS', deadlines.deskWorkingDays, DEFAULT_DEADLINES.deskWorkingDays],
  ['RESERVE_DAYS', deadlines.reserveDays, DEFAULT_DEADLINES.reserveDays],
  ['PAYOUT_DAYS', payoutRules.workingDays, DEFAULT_PAYOUT_RULES.workingDays],
]

/** The settings with which the server keeps other terms than its texts promise. */
export const untoldTerms = (config: Pick<Config, 'deadlines' | 'payoutRules'>): string[] =>
  told(config).flatMap(([setting, kept, written]) => (kept === written ? [] : [`${setting}=${kept} (в текстах ${written})`]))

/** The warning for the person at the terminal. */
export const explainUntold = (terms: readonly string[]): string =>
  `ВНИМАНИЕ: в соглашении и в ответах на вопросы названы другие сроки. Исправьте тексты и их редакцию: ${terms.join(', ')}`
