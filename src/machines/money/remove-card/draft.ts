/** The deletion that was pending when the page was closed (C04). */
import type { SnapshotFrom } from 'xstate'
import { readCommand } from '../../kit/command/draft.ts'
import type { removeCardMachine } from './machine.ts'
import type { Removal } from './types.ts'

export const draftOf = ({ context }: Pick<SnapshotFrom<typeof removeCardMachine>, 'context'>): Removal | null => context.command

/** A value of another shape is no deletion. */
export const readDraft = (stored: unknown): Removal | null =>
  readCommand<Removal>(stored, ({ cardId }) => typeof cardId === 'string' && cardId !== '')
