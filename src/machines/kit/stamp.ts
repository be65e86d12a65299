/** Time and chance come into a machine with the event: the view's send helper stamps what people do, actors what came of it. */
import type { ApiResult } from '../../api/result.ts'
import type { Day } from '../../domain/day.ts'

export interface Stamp {
  /** Epoch milliseconds, of a clock that the server has set right (E07). */
  now: number
  /** The calendar day at that moment where the device is. */
  today: Day
  /** A fresh idempotency key, kept by the machine when the event starts a command (B10). */
  key: string
}

/** For what waits on this device: the waits of one device are counted with its own clock, right or wrong. */
export interface DeviceStamp extends Stamp {
  /** Epoch milliseconds. */
  device: number
}

/** An event as a view writes it: without the stamp. */
export type Unstamped<Event> = Event extends Stamp ? Omit<Event, keyof DeviceStamp> : Event

/** An answer with the moment at which it came: a wait may begin with it. */
export interface StampedAnswer<Payload> {
  answer: ApiResult<Payload>
  /** Epoch milliseconds. */
  at: number
}

/** Adds to an answer the moment at which it came. @param now the clock, in epoch milliseconds */
export const stampAnswer = async <Payload>(
  answer: Promise<ApiResult<Payload>>,
  now: () => number,
): Promise<StampedAnswer<Payload>> => ({ answer: await answer, at: now() })
