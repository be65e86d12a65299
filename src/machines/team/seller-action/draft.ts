/** The command that was pending when the page was closed (C04). */
import { isText, readCommand } from '../../kit/command/draft.ts'
import type { SellerCommand } from './types.ts'

/** A value of another shape is no command. */
export const readDraft = (stored: unknown) =>
  readCommand<SellerCommand>(
    stored,
    ({ kind, id, name }) => (kind === 'assign' || kind === 'exclude') && isText(id) && typeof name === 'string',
  )
