/**
 * Everything that the portal keeps in the browser, and what the deletion of an account does with it on the device where it
 * happens (E11, E22): what belongs to the account is erased, or it names nobody and stays. Keys that end
 * in a dot begin many. The portal has no database, cache or cookie in the browser, and `storage.ts` takes no key that is not here.
 */
interface Store {
  areas: readonly ('localStorage' | 'sessionStorage')[]
  onDeletion: 'erases' | { keeps: string }
}

export const STORES = {
  token: { areas: ['localStorage', 'sessionStorage'], onDeletion: 'erases' },
  'login.fails': { areas: ['localStorage'], onDeletion: 'erases' },
  'draft.': { areas: ['localStorage'], onDeletion: 'erases' },
  serialNumber: { areas: ['sessionStorage'], onDeletion: 'erases' },
  'resend.': { areas: ['sessionStorage'], onDeletion: 'erases' },
  mode: { areas: ['localStorage'], onDeletion: 'erases' },
  'mode.owner': { areas: ['localStorage'], onDeletion: 'erases' },
  'mode.chosen': { areas: ['localStorage'], onDeletion: 'erases' },
  'login.opensAt': { areas: ['localStorage'], onDeletion: 'erases' },
  goal: { areas: ['sessionStorage'], onDeletion: 'erases' },
  consent: { areas: ['localStorage'], onDeletion: { keeps: 'the answer of the device about cookies' } },
  'web-face': { areas: ['localStorage'], onDeletion: { keeps: 'which web face the device has' } },
  reloaded: { areas: ['sessionStorage'], onDeletion: { keeps: 'which page was loaded anew for another release' } },
} as const satisfies Record<string, Store>

type Keys<Name> = Name extends `${string}.` ? `${Name}${string}` : Name

/** A key under which something may be kept. */
export type StoreKey = Keys<keyof typeof STORES>
