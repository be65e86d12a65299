/** Loads an area's readers of answers on first use, so that a screen carries only its own readers. */
import type { operations } from './operations.ts'
import type { Reader } from './reading.ts'

/** A part of the contract. */
export type Area = (typeof operations)[keyof typeof operations]['area']
type Readers = Record<string, Reader | undefined>

const areas: Record<Area, () => Promise<unknown>> = {
  auth: () => import('./generated/readers/auth.ts'),
  registration: () => import('./generated/readers/registration.ts'),
  deletion: () => import('./generated/readers/deletion.ts'),
  user: () => import('./generated/readers/user.ts'),
  profile: () => import('./generated/readers/profile.ts'),
  'retail-point': () => import('./generated/readers/retail-point.ts'),
  account: () => import('./generated/readers/account.ts'),
  payouts: () => import('./generated/readers/payouts.ts'),
  support: () => import('./generated/readers/support.ts'),
  tools: () => import('./generated/readers/tools.ts'),
  sale: () => import('./generated/readers/sale.ts'),
  documents: () => import('./generated/readers/documents.ts'),
  notifications: () => import('./generated/readers/notifications.ts'),
  chats: () => import('./generated/readers/chats.ts'),
  desk: () => import('./generated/readers/desk.ts'),
  files: () => import('./generated/readers/files.ts'),
  analytics: () => import('./generated/readers/analytics.ts'),
  demo: () => import('./generated/readers/demo.ts'),
}

/** @returns the readers by operation id, or null when their module cannot be loaded */
export const loadReaders = async (area: Area): Promise<Readers | null> => {
  try {
    return (await areas[area]()) as Readers
  } catch {
    return null
  }
}
