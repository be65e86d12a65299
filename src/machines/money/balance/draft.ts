/** The draft of a withdrawal: the chosen card by its id, the sum, and the command without an answer (C04). No card's number. */
import * as z from 'zod/mini'
import type { SnapshotFrom } from 'xstate'
import { readCommand } from '../../kit/command/draft.ts'
import { anything, orElse, readShape } from '../../kit/shape.ts'
import type { balanceMachine } from './machine.ts'
import type { BalanceDraft, Withdrawal } from './types.ts'

const text = orElse(z.string(), '')

const stored = z.object({ card: text, amount: text, command: anything })

export const noDraft: BalanceDraft = { card: '', amount: '', command: null }

/** @returns the draft to store, or null when there is nothing in it */
export const draftOf = ({ context }: Pick<SnapshotFrom<typeof balanceMachine>, 'context'>): BalanceDraft | null => {
  const { form, command } = context
  const { card, amount } = form.values
  return card === '' && amount === '' && command === null ? null : { card, amount, command }
}

const isSum = (sum: unknown): boolean => typeof sum === 'string' && /^\d{1,9}$/.test(sum)

/** A value of another shape is an empty form. */
export const readDraft = (value: unknown): BalanceDraft => {
  const draft = readShape(stored, value)
  if (!draft) return noDraft
  const command = readCommand<Withdrawal>(
    draft.command,
    ({ cardId, sum }) => typeof cardId === 'string' && cardId !== '' && isSum(sum),
  )
  return { card: draft.card, amount: draft.amount, command }
}
