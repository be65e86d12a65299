/** Time and chance come into a machine with the event: the view's send helper stamps what people do. */
import type { Day } from '../../domain/dates.ts'

export interface Stamp {
  /** Epoch milliseconds. */
  now: number
  /** The calendar day on the device. */
  today: Day
  /** A fresh idempotency key, kept by the machine when the event starts a command (B10 of docs/decisions.md). */
  key: string
}

/** An event as a view writes it: without the stamp. */
export type Unstamped<Event> = Event extends Stamp ? Omit<Event, keyof Stamp> : Event
