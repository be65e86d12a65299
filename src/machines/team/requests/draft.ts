/** The decision that was pending when the page was closed (C04). */
import type { SnapshotFrom } from 'xstate'
import { readCommand } from '../../kit/command/draft.ts'
import type { requestsMachine } from './machine.ts'
import type { Decision } from './types.ts'

export const draftOf = ({ context }: Pick<SnapshotFrom<typeof requestsMachine>, 'context'>): Decision | null => context.command

/** A value of another shape is no decision. */
export const readDraft = (stored: unknown): Decision | null =>
  readCommand<Decision>(
    stored,
    ({ verdict, id, name }) =>
      (verdict === 'approve' || verdict === 'reject') && typeof id === 'string' && id !== '' && typeof name === 'string',
  )
