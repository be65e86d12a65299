/**
 * Every storage key of the portal in the browser, and the effect of an account's deletion on it on the device that deletes
 * (E11, E22): data of the account are erased; data that name nobody stay. A key that ends in a dot is a prefix of
 * many. `storage.ts` accepts no key that is not listed here. The portal has no database or cookie in the browser, and one cache.
 */
interface Store {
  areas: readonly ('localStorage' | 'sessionStorage')[]
  onDeletion: 'erases' | { keeps: string }
}

export const STORES = {
  token: { areas: ['localStorage', 'sessionStorage'], onDeletion: 'erases' },
  'login.fails': { areas: ['localStorage'], onDeletion: 'erases' },
  'draft.': { areas: ['localStorage'], onDeletion: 'erases' },
  sellers: { areas: ['sessionStorage'], onDeletion: 'erases' },
  serialNumber: { areas: ['sessionStorage'], onDeletion: 'erases' },
  instructed: { areas: ['localStorage'], onDeletion: 'erases' },
  'resend.': { areas: ['sessionStorage'], onDeletion: 'erases' },
  mode: { areas: ['localStorage'], onDeletion: 'erases' },
  'mode.owner': { areas: ['localStorage'], onDeletion: 'erases' },
  'mode.chosen': { areas: ['localStorage'], onDeletion: 'erases' },
  'login.opensAt': { areas: ['localStorage'], onDeletion: 'erases' },
  goal: { areas: ['sessionStorage'], onDeletion: 'erases' },
  consent: { areas: ['localStorage'], onDeletion: { keeps: 'the answer of the device about cookies' } },
  'push.declined': { areas: ['localStorage'], onDeletion: { keeps: 'that the device wants no offer of notifications' } },
  'web-face': { areas: ['localStorage'], onDeletion: { keeps: 'which web face the device has' } },
  lists: { areas: ['localStorage'], onDeletion: { keeps: 'what the server can' } },
  theme: { areas: ['localStorage'], onDeletion: { keeps: 'the theme that the device shows' } },
  reloaded: { areas: ['sessionStorage'], onDeletion: { keeps: 'which page was loaded anew for another release' } },
} as const satisfies Record<string, Store>

type Keys<Name> = Name extends `${string}.` ? `${Name}${string}` : Name

/**
 * The one cache and its one entry, which `public/push-worker.js` names too: the browser's own secret of its push subscription. It goes
 * with the subscription, which ends with every sign-out, the deletion of the account included.
 */
export const PUSH_CACHE = 'push'
export const PUSH_PASS = '/push-pass'

/** An allowed storage key. */
export type StoreKey = Keys<keyof typeof STORES>
