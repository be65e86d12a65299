import { useCallback } from 'react'
import type { Actor, AnyStateMachine, EventFromLogic } from 'xstate'
import type { Stamp, Unstamped } from '../../machines/kit/stamp.ts'

const pad = (value: number): string => String(value).padStart(2, '0')

/** 128 random bits; `crypto.randomUUID` is missing where the shop's router serves the portal without https. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The moment, and the day on the device: what a calendar begins with. */
export const momentNow = (): Pick<Stamp, 'now' | 'today'> => {
  const now = new Date()
  return { now: now.getTime(), today: `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}` }
}

const stampNow = (): Stamp => ({ ...momentNow(), key: randomKey() })

/** Sends what people do, stamped with time, day and a fresh key: machines know no clock and no chance. */
export const useSend = <Machine extends AnyStateMachine>(actor: Pick<Actor<Machine>, 'send'>) =>
  useCallback(
    (event: Unstamped<EventFromLogic<Machine>>) => actor.send({ ...stampNow(), ...(event as object) } as EventFromLogic<Machine>),
    [actor],
  )
