import { useCallback, useContext } from 'react'
import type { Actor, AnyStateMachine, EventFromLogic } from 'xstate'
import { dayOf } from '../../domain/dates/day.ts'
import type { DeviceStamp, Moment, Unstamped } from '../../machines/kit/stamp.ts'
import { ClockContext } from './clock-context.ts'

/** 128 random bits; `crypto.randomUUID` is missing where a shop's router serves the portal without https. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A moment and its day on the device: a calendar's initial day. @param at epoch milliseconds */
export const momentAt = (at: number): Moment => ({ now: at, today: dayOf(new Date(at)) })

const stampAt = (at: number): DeviceStamp => ({ ...momentAt(at), device: Date.now(), key: randomKey() })

/** Sends user actions, stamped with time, day and a fresh key: machines have no clock and no randomness. */
export const useSend = <Machine extends AnyStateMachine>(actor: Pick<Actor<Machine>, 'send'>) => {
  const now = useContext(ClockContext)
  return useCallback(
    (event: Unstamped<EventFromLogic<Machine>>) =>
      actor.send({ ...stampAt(now()), ...(event as object) } as EventFromLogic<Machine>),
    [actor, now],
  )
}
