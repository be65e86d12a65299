/** The revocation that was pending when the page was closed (C04): without the serial number. */
import { isText, readCommand } from '../../kit/command/draft.ts'
import type { Revocation } from './types.ts'

/** A value of another shape is no revocation. */
export const readDraft = (stored: unknown) => readCommand<Revocation>(stored, ({ saleId }) => isText(saleId))
