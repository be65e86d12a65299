/** The command that was pending when the page was closed (C04). */
import type { SnapshotFrom } from 'xstate'
import { readCommand } from '../../kit/command/draft.ts'
import type { sellerActionMachine } from './machine.ts'
import type { SellerCommand } from './types.ts'

export const draftOf = ({ context }: Pick<SnapshotFrom<typeof sellerActionMachine>, 'context'>): SellerCommand | null =>
  context.command

/** A value of another shape is no command. */
export const readDraft = (stored: unknown): SellerCommand | null =>
  readCommand<SellerCommand>(
    stored,
    ({ kind, id, name }) =>
      (kind === 'assign' || kind === 'exclude') && typeof id === 'string' && id !== '' && typeof name === 'string',
  )
