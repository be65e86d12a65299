/** The release that was under way when the page went (C04 of docs/decisions.md). */
import type { SnapshotFrom } from 'xstate'
import type { reserveMachine } from './machine.ts'
import type { Release } from './types.ts'

export const draftOf = ({ context }: Pick<SnapshotFrom<typeof reserveMachine>, 'context'>): Release | null => context.release

/** Whatever does not have today's shape is no release. */
export const readDraft = (stored: unknown): Release | null => {
  if (typeof stored !== 'object' || stored === null) return null
  const { sn, nfc, key, isRepeat } = stored as Partial<Release>
  const isWhole = [sn, nfc, key].every((text) => typeof text === 'string' && text !== '') && typeof isRepeat === 'boolean'
  return isWhole ? (stored as Release) : null
}
