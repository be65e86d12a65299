/**
 * When a code may be asked for once more: kept until the tab is closed, so that a reload neither shortens nor extends the
 * wait (A14 of docs/decisions.md). Where storage is off a reload begins a whole wait anew.
 */
import { waitFrom, waitUntil } from '../../machines/resend/resend.ts'
import type { ResendWait } from '../../machines/resend/types.ts'
import { parse, read, write } from './storage.ts'

/** Whose wait it is: the phone digits belong to it, another phone waits by itself. */
interface Stored {
  phone: string
  until: number
}

const keyOf = (flow: string) => `resend.${flow}` as const

export const storeWait = (flow: string, phone: string, until: number): void =>
  write('sessionStorage', keyOf(flow), JSON.stringify({ phone, until } satisfies Stored))

/** A code has just been sent, or is not needed any more: the next visit begins anew. */
export const forgetWait = (flow: string): void => write('sessionStorage', keyOf(flow), null)

/** What is left of the wait that was begun before a reload; a whole one on arrival. */
export const readWait = (flow: string, phone: string, now: number): ResendWait => {
  const known = parse(read('sessionStorage', keyOf(flow))) as Partial<Stored> | null
  return known?.phone === phone && typeof known.until === 'number' ? waitUntil(known.until, now) : waitFrom(now)
}
