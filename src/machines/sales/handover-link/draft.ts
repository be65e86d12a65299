/** The command that was pending when the page was closed (C04): without serial number and token. */
import { isText, readCommand } from '../../kit/command/draft.ts'
import type { LinkCommand } from './types.ts'

/** A value of another shape is no command. */
export const readDraft = (stored: unknown) =>
  readCommand<LinkCommand>(stored, ({ kind, saleId }) => (kind === 'issue' || kind === 'revoke') && isText(saleId))
