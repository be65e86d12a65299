/** The link of this tab, with the registration that was pending when the page was closed (C04). */
import { isText, readCommand } from '../../kit/command/draft.ts'
import type { Registration } from './types.ts'

export interface KeptLink {
  /** Empty without a link. */
  token: string
  command: Registration | null
}

/** A value of another shape is no link. */
export const readLink = (stored: unknown): KeptLink => {
  const { token, command } = (stored ?? {}) as Partial<Record<keyof KeptLink, unknown>>
  return typeof token === 'string' && isText(token)
    ? { token, command: readCommand<Registration>(command) }
    : { token: '', command: null }
}
