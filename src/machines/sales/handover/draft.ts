/** The link of this tab, with the registration that was pending when the page was closed (C04). */
import { readCommand } from '../../kit/command/draft.ts'
import type { Registration } from './types.ts'

export interface KeptLink {
  /** Empty without a link. */
  token: string
  command: Registration | null
  /** Whose registration is pending; null without one. */
  owner: string | null
}

const NO_LINK: KeptLink = { token: '', command: null, owner: null }

/** A link as it has been opened. */
export const linkOf = (token: string): KeptLink => ({ ...NO_LINK, token })

/** A value of another shape is no link. */
export const readLink = (stored: unknown): KeptLink => {
  const { token, command, owner } = (stored ?? {}) as Partial<Record<keyof KeptLink, unknown>>
  if (typeof token !== 'string') return NO_LINK
  const pending = readCommand<Registration>(command)
  return pending && typeof owner === 'string' ? { token, command: pending, owner } : linkOf(token)
}
