/** The decision that was pending when the page was closed (C04). */
import { isText, readCommand } from '../../kit/command/draft.ts'
import type { Decision } from './types.ts'

/** A value of another shape is no decision. */
export const readDraft = (stored: unknown) =>
  readCommand<Decision>(
    stored,
    ({ verdict, id, name }) => (verdict === 'approve' || verdict === 'reject') && isText(id) && typeof name === 'string',
  )
