/** The answers common to all commands; a fixture adds them to its own. */
import { refusals } from '../../src/domain/texts/refusals.ts'
import { faults } from './faults.ts'
import { refusal, said, type NamedAnswer } from './flow.ts'

export const commandAnswers = {
  ...faults,
  away: said('503 от самого сервера: временно недоступен, ничего не сделано', refusal(503, refusals.databaseAway.code)),
  'too often': said('слишком часто', refusal(429, refusals.rateLimited.code)),
} satisfies Record<string, NamedAnswer>

/** A command that was on its way when its page was closed. */
export const pending = { key: 'key-of-the-first-sending', isRepeat: false }

/** Answers after which the outcome is unknown (C04, F09). */
export const SILENCES = ['lost', 'gateway down', 'late gateway', 'server error', 'crash'] as const
/** Answers that reject a repeat unseen: they say nothing about the first request. */
export const UNHEARD = ['offline', 'away', 'unauthorised', 'too often'] as const
