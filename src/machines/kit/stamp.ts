/** Events bring time and randomness into a machine: the view's send helper stamps user actions, actors stamp their results. */
import type { ApiResult } from '../../api/result.ts'
import type { Day } from '../../domain/dates/day.ts'

export interface Stamp {
  /** Epoch milliseconds, of the clock corrected by the server (E07). */
  now: number
  /** The calendar day at that moment in the device's time zone. */
  today: Day
  /** A fresh idempotency key, kept by the machine when the event starts a command (B10). */
  key: string
}

/** When something happened. */
export type Moment = Pick<Stamp, 'now' | 'today'>

/** For waits on this device: they are measured with the device's own clock, right or wrong. */
export interface DeviceStamp extends Stamp {
  /** Epoch milliseconds. */
  device: number
}

/** An event as sent by a view: without the stamp. */
export type Unstamped<Event> = Event extends Stamp ? Omit<Event, keyof DeviceStamp> : Event

/** An answer with the moment of its arrival: a wait may start with it. */
export interface StampedAnswer<Payload> {
  answer: ApiResult<Payload>
  /** Epoch milliseconds. */
  at: number
}

/** Adds the moment of arrival to an answer. @param now the clock, in epoch milliseconds */
export const stampAnswer = async <Payload>(
  answer: Promise<ApiResult<Payload>>,
  now: () => number,
): Promise<StampedAnswer<Payload>> => ({ answer: await answer, at: now() })
