import { REQUIRED } from '../../../src/domain/texts/required.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import type { Verdict } from '../../kernel/database/sets.ts'
import type { Tx } from '../../kernel/database/types.ts'
import type { Way } from './holds.ts'

/** An operator's word about something, and who gives it. */
export interface Word {
  id: string
  verdict: Verdict
  /** Shown to the person; a refusal must have one. */
  reason: string | null
  operator: string
  /** The hash of the operator's address, or the command. */
  origin: string
  via: Way
  now: number
  /** Runs once everything that is decided about is locked: refuses where it is not what the operator has seen. */
  stillSeen?: (tx: Tx) => Promise<void>
}

/** What is told to the person. @throws Refusal for a refusal without a reason */
export const reasonOf = ({ verdict, reason }: Pick<Word, 'verdict' | 'reason'>): string | null => {
  const words = reason?.trim() || null
  return verdict === 'refuse' && words === null ? refuse('refused', { reason: REQUIRED }) : words
}
