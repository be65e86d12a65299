/**
 * When a code may be asked for once more: kept until the tab is closed, so that a reload neither shortens nor extends the
 * wait (A14 of docs/decisions.md). Storage may be off: then a reload begins a whole wait anew.
 */
import { waitFrom, waitUntil } from '../../machines/resend/resend.ts'
import type { ResendWait } from '../../machines/resend/types.ts'

/** Whose wait it is: the phone digits belong to it, another phone waits by itself. */
interface Stored {
  phone: string
  until: number
}

const keyOf = (flow: string): string => `resend.${flow}`

const read = (flow: string): Partial<Stored> | null => {
  try {
    return JSON.parse(window.sessionStorage.getItem(keyOf(flow)) ?? 'null') as Partial<Stored> | null
  } catch {
    return null
  }
}

export const storeWait = (flow: string, phone: string, until: number): void => {
  try {
    window.sessionStorage.setItem(keyOf(flow), JSON.stringify({ phone, until } satisfies Stored))
  } catch {
    // Nothing to do: the server counts the seconds too.
  }
}

/** A code has just been sent, or is not needed any more: the next visit begins anew. */
export const forgetWait = (flow: string): void => {
  try {
    window.sessionStorage.removeItem(keyOf(flow))
  } catch {
    // It was never stored.
  }
}

/** What is left of the wait that was begun before a reload; a whole one on arrival. */
export const readWait = (flow: string, phone: string, now: number): ResendWait => {
  const known = read(flow)
  return known?.phone === phone && typeof known.until === 'number' ? waitUntil(known.until, now) : waitFrom(now)
}
