/** What any command may be answered, beside what is its own; a fixture adds these to the answers of its own. */
import { refusals } from '../../src/domain/refusals.ts'
import { faults } from './faults.ts'
import { refusal, said, type NamedAnswer } from './flow.ts'

export const commandAnswers: Record<string, NamedAnswer> = {
  ...faults,
  'too often': said('слишком часто', refusal(429, refusals.rateLimited.code)),
}

/** Those after which nobody knows whether it was carried out (C04). */
export const SILENCES = ['lost', 'gateway down', 'late gateway', 'crash'] as const
/** Those that turn a repeat away before it is looked at: they say nothing of the first sending. */
export const UNHEARD = ['offline', 'server error', 'unauthorised', 'too often'] as const
