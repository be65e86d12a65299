import type { Handover } from '../../../api/types.ts'
import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'

/** The registration by the link; the token beside it says which. */
export type Registration = Command

/**
 * Who looks at the page. `starting`: the session starts, or the person could not be loaded · `barred`: a locked account, which registers
 * nothing (RL07) · `company`: registers by its invoices (LT36) · `seller`: works in the other mode.
 */
export type ReaderKind = 'starting' | 'stranger' | 'seller' | 'company' | 'barred' | 'customer'

export interface Reader {
  kind: ReaderKind
  /** Whose account gets the tool; all empty while nobody is known. */
  id: string
  name: string
  /** Phone digits. */
  mobile: string
}

/** What the registration brings, as far as the server tells it. */
export interface Registered {
  id?: string
  saleStatus?: string | null
}

export interface HandoverContext extends CommandContext<Registration, Registered | null> {
  /** From the fragment of the address, which the server never sees; empty without one. */
  token: string
  reader: Reader
  /** What the seller hands over; null until it has been loaded. */
  handover: Handover | null
  /** Why it could not be loaded, or was not registered. */
  problem: string | null
}

export interface HandoverInput {
  token: string
  reader: Reader
  /** The registration that was pending when the page was closed (C04). */
  command: Registration | null
}

export type HandoverEvent =
  | { type: 'reader.changed'; reader: Reader }
  | { type: 'retry' }
  /** A newcomer goes on by phone number. */
  | { type: 'join' }
  /** A stranger who has an account. */
  | { type: 'login' }
  /** A seller becomes a customer, here. */
  | { type: 'switch' }
  /** «Это не вы?» */
  | { type: 'leave' }
  | { type: 'register'; key: string }
  /** The receipt is to be typed after all. */
  | { type: 'edit' }
  | RepeatEvent
  | { type: 'back' }
