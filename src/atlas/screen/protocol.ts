/** The messages between the page and the frames with screens. */
import type { Walks } from '../chart/walks.ts'

/** From the page to a screen. */
export type ToScreen =
  /**
   * Render the flow in the last configuration of these walks: an extract with only that path.
   * `told`: the events sent to the other screens since, for a screen that loads later than they.
   */
  | { type: 'show'; flow: string; walks: Walks; config: number; told: readonly { type: string }[] }
  | { type: 'theme'; theme: 'light' | 'dark' }
  /** Whether the screen is interactive. */
  | { type: 'touch'; on: boolean }
  /** An event: an answer chosen by the reader, or an action at another width. */
  | { type: 'send'; event: { type: string } }

/** From a screen to the page. */
export type FromScreen =
  | { type: 'ready' }
  | { type: 'shown'; state: string }
  /** A user action on this screen. */
  | { type: 'done'; event: { type: string } }
  | { type: 'moved'; state: string }
  /** An effect that the portal would have performed. */
  | { type: 'effect'; name: string; params: unknown }
  /** A link that the portal would have followed. */
  | { type: 'link'; href: string }
  | { type: 'height'; height: number }

/** A page from the disk has no origin to name; the messages hold nothing secret, and each side checks the sender. */
export const targetOrigin = (): string => (location.origin === 'null' || location.protocol === 'file:' ? '*' : location.origin)
