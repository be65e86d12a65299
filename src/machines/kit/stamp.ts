/** Time and chance come into a machine with the event: the view's send helper stamps what people do. */
import type { Day } from '../../domain/dates.ts'

export interface Stamp {
  /** Epoch milliseconds, of a clock that the server has set right (E07 of docs/decisions.md). */
  now: number
  /** The calendar day at that moment where the device is. */
  today: Day
  /** A fresh idempotency key, kept by the machine when the event starts a command (B10 of docs/decisions.md). */
  key: string
}

/** For what waits on this device: the waits of one device are counted with its own clock, right or wrong. */
export interface DeviceStamp extends Stamp {
  /** Epoch milliseconds. */
  device: number
}

/** An event as a view writes it: without the stamp. */
export type Unstamped<Event> = Event extends Stamp ? Omit<Event, keyof DeviceStamp> : Event
