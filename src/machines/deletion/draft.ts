/** What of the deletion outlives the page: everything but the code (B08, C04 of docs/decisions.md). */
import type { SnapshotFrom } from 'xstate'
import { isPhone } from '../../domain/phone.ts'
import { CODE_LIFETIME } from '../../domain/sms-code.ts'
import type { deletionMachine } from './machine.ts'
import type { CodeAsk, DeletionDraft } from './types.ts'

/** @returns the draft to keep, or null when there is nothing to lose */
export const draftOf = ({ context }: Pick<SnapshotFrom<typeof deletionMachine>, 'context'>): DeletionDraft | null => {
  const { form, ask, confirmation, open, sentAt } = context
  const { mobile } = form.values
  return mobile === '' ? null : { mobile, ask, sentAt, openKey: confirmation?.key ?? open?.key ?? null }
}

export const noDraft: DeletionDraft = { mobile: '', ask: null, sentAt: null, openKey: null }

/**
 * Whatever does not have today's shape is an empty form.
 * @param now epoch milliseconds: a code that is over leads back to the first step, unless a deletion with it may be done
 */
export const readDraft = (stored: unknown, now: number): DeletionDraft => {
  const { mobile, ask, sentAt, openKey } = (stored ?? {}) as Partial<Record<keyof DeletionDraft, unknown>>
  if (typeof mobile !== 'string') return noDraft
  if (!isPhone(mobile)) return { ...noDraft, mobile }
  const key = typeof openKey === 'string' ? openKey : null
  const isOver = typeof sentAt !== 'number' || (now - sentAt > CODE_LIFETIME && key === null)
  return { mobile, ask: isAsk(ask) ? ask : null, sentAt: isOver ? null : sentAt, openKey: isOver ? null : key }
}

const isAsk = (stored: unknown): stored is CodeAsk => {
  if (typeof stored !== 'object' || stored === null) return false
  const { mobile, key, isRepeat } = stored as Partial<Record<keyof CodeAsk, unknown>>
  return typeof mobile === 'string' && typeof key === 'string' && typeof isRepeat === 'boolean'
}
