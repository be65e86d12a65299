/** What the page and the frames with screens tell each other. */
import type { Walks } from '../chart/walks.ts'

/** From the page to a screen. */
export type ToScreen =
  /** Draw the flow in the last configuration of these walks: a cut that holds only the way there. */
  | { type: 'show'; flow: string; walks: Walks; config: number }
  /** Whether people may press things. */
  | { type: 'touch'; on: boolean }
  /** Something happens: an answer that the reader has chosen, or what was pressed at another width. */
  | { type: 'send'; event: { type: string } }

/** From a screen to the page. */
export type FromScreen =
  | { type: 'ready' }
  | { type: 'shown'; state: string }
  /** A person has done something on this screen. */
  | { type: 'done'; event: { type: string } }
  | { type: 'moved'; state: string }
  /** An effect that the portal would have carried out. */
  | { type: 'effect'; name: string; params: unknown }
  /** A link that the portal would have followed. */
  | { type: 'link'; href: string }
  | { type: 'height'; height: number }

/** A page from the disk has no origin to name; what is told holds nothing secret, and each side checks who speaks. */
export const targetOrigin = (): string => (location.origin === 'null' || location.protocol === 'file:' ? '*' : location.origin)
