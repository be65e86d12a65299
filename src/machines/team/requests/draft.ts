/** The decisions that had no answer when the page was closed (C04). */
import { isText, readCommand } from '../../kit/command/draft.ts'
import { openDecisions } from './setup.ts'
import type { Decision, RequestsContext } from './types.ts'

/** Stored before the first of them is sent. */
export const draftOf = ({ context }: { context: RequestsContext }): Decision[] | null => {
  const decisions = openDecisions(context)
  return decisions.length > 0 ? decisions : null
}

const readDecision = (stored: unknown) =>
  readCommand<Decision>(
    stored,
    ({ verdict, id, name }) => (verdict === 'approve' || verdict === 'reject') && isText(id) && typeof name === 'string',
  )

/** @returns what of the stored value has the shape of decisions */
export const readDraft = (stored: unknown): Decision[] | null =>
  Array.isArray(stored) ? stored.map(readDecision).filter((one) => one !== null) : null
