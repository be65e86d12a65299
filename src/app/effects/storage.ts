/**
 * What the portal keeps on the device. Storage may be off or full: then it is kept in memory, so that the page goes on
 * working and only a reload forgets.
 */
import type { FailsByPhone, Goal } from '../../machines/account/login/types.ts'
import type { Mode } from '../../domain/roles.ts'
import type { KeptModes } from '../../machines/account/session/types.ts'
import { ownPlace } from '../own-place.ts'
import type { StoreKey } from './stores.ts'

type Area = 'localStorage' | 'sessionStorage'

/** What storage would not take, by area and key: it is newer than what storage still holds. */
const memory = new Map<string, string>()
const slot = (area: Area, key: StoreKey): string => `${area} ${key}`

export const read = (area: Area, key: StoreKey): string | null => {
  const kept = memory.get(slot(area, key))
  if (kept !== undefined) return kept
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

export const write = (area: Area, key: StoreKey, value: string | null): void => {
  memory.delete(slot(area, key))
  try {
    if (value === null) window[area].removeItem(key)
    else window[area].setItem(key, value)
  } catch {
    if (value !== null) memory.set(slot(area, key), value)
  }
}

/** What a stored text says; null where it says nothing. */
export const parse = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** What is kept by phone, under one key; anything else in storage counts as nothing. */
const recordOf = <Value>(key: StoreKey, isValue: (stored: unknown) => stored is Value): Record<string, Value> => {
  const stored = parse(read('localStorage', key)) ?? {}
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Value] => isValue(entry[1])))
}

export const TOKEN_KEY = 'token'
const MODE_KEY = 'mode'
const MODE_OWNER_KEY = 'mode.owner'
const CHOICES_KEY = 'mode.chosen'
const FAILS_KEY = 'login.fails'
const OPENS_KEY = 'login.opensAt'
const GOAL_KEY = 'goal'
export const DRAFT_PREFIX = 'draft.'
const SERIAL_KEY = 'serialNumber'

/** The stored token with its quotes removed (API02, SC01); either storage may hold it (A05). */
export const readToken = (): string | null => {
  const stored = read('localStorage', TOKEN_KEY) ?? read('sessionStorage', TOKEN_KEY)
  return stored ? stored.replaceAll('"', '') : null
}

/** Keeps the token for good, or until the tab is closed. */
export const storeToken = (token: string, remember: boolean): void => {
  write('localStorage', TOKEN_KEY, remember ? token : null)
  write('sessionStorage', TOKEN_KEY, remember ? null : token)
}

export const removeToken = (): void => {
  write('localStorage', TOKEN_KEY, null)
  write('sessionStorage', TOKEN_KEY, null)
}

const isMode = (stored: unknown): stored is Mode => stored === 'seller' || stored === 'customer'

/** The mode that this device keeps, whoever's it is. */
export const readMode = (): Mode | null => {
  const stored = read('localStorage', MODE_KEY)
  return isMode(stored) ? stored : null
}

const readChoices = (): Record<string, Mode> => recordOf(CHOICES_KEY, isMode)

export const readModes = (): KeptModes => ({
  mode: readMode(),
  owner: read('localStorage', MODE_OWNER_KEY),
  chosen: readChoices(),
})

const storeChoices = (choices: Record<string, Mode>): void =>
  write('localStorage', CHOICES_KEY, Object.keys(choices).length > 0 ? JSON.stringify(choices) : null)

/** What a registration has chosen, until the first sign-in of its phone (A06). */
export const storeChoice = (mode: Mode, owner: string): void => storeChoices({ ...readChoices(), [owner]: mode })

/** Keeps a mode for whoever has this phone; it takes the place of what their registration has chosen (E01). */
export const storeMode = (mode: Mode, owner: string | null): void => {
  write('localStorage', MODE_KEY, mode)
  write('localStorage', MODE_OWNER_KEY, owner)
  const { [owner ?? '']: taken, ...others } = readChoices()
  if (taken) storeChoices(others)
}

export const CONSENT_KEY = 'consent'

/** What this device has answered, and to which edition of the privacy policy; it is the device's and outlives its users. */
export const readConsent = (): string | null => read('localStorage', CONSENT_KEY)

export const storeConsent = (answer: string): void => write('localStorage', CONSENT_KEY, answer)

/** Failed sign-ins by phone (A02); anything else in storage counts as none. */
export const readFails = (): FailsByPhone => recordOf(FAILS_KEY, (fails) => typeof fails === 'number')

/** @param opensAt when sign-in opens again, epoch milliseconds; null where nobody has said (E12) */
export const storeFails = (phone: string, fails: number, opensAt: number | null): void => {
  const { [phone]: _, ...others } = readFails()
  write('localStorage', FAILS_KEY, JSON.stringify(fails > 0 ? { ...others, [phone]: fails } : others))
  write('localStorage', OPENS_KEY, opensAt === null ? null : String(opensAt))
}

export const readOpensAt = (): number | null => Number(read('localStorage', OPENS_KEY)) || null

/** Where sign-in leads, once, instead of the start page (E14). */
export const readGoal = (): Goal | null => {
  const { to, mobile } = (parse(read('sessionStorage', GOAL_KEY)) ?? {}) as Partial<Goal>
  const place = typeof to === 'string' ? ownPlace(to) : null
  return place === null ? null : { to: place, mobile: typeof mobile === 'string' ? mobile : null }
}

export const storeGoal = (goal: Goal | null): void => write('sessionStorage', GOAL_KEY, goal && JSON.stringify(goal))

interface StoredSerial {
  owner: string
  serial: string
}

/** The serial of the reserve that is to be confirmed, on its way to the form (SL09, A61). */
export const readSerial = (owner: string): string | null => {
  const known = parse(read('sessionStorage', SERIAL_KEY)) as Partial<StoredSerial> | null
  return known?.owner === owner && typeof known.serial === 'string' ? known.serial : null
}
export const storeSerial = (stored: StoredSerial | null): void =>
  write('sessionStorage', SERIAL_KEY, stored && JSON.stringify(stored))

/** Who owns a draft that was typed before anybody signed in. */
export const ANONYMOUS = 'anonymous'

/** Every key of an area that begins so, in storage and in memory. */
export const keysOf = <Prefix extends 'draft.' | 'resend.'>(area: Area, prefix: Prefix): `${Prefix}${string}`[] => {
  const keys = [...memory.keys()].map((name) => name.slice(name.indexOf(' ') + 1))
  try {
    keys.push(...Object.keys(window[area]))
  } catch {
    // Storage is off: only memory holds anything.
  }
  return keys.filter((key): key is `${Prefix}${string}` => key.startsWith(prefix))
}

/** Forgets the serial on its way, unless it is this owner's. */
const eraseOtherSerial = (owner: string | null): void => {
  if (owner === null || readSerial(owner) === null) storeSerial(null)
}

/** What is kept for this tab alone; null forgets it, whoever's it is. Whoever is signed in has arrived already. */
export const eraseTab = (owner: string | null): void => {
  if (owner === null) for (const key of keysOf('sessionStorage', 'resend.')) write('sessionStorage', key, null)
  storeGoal(null)
  eraseOtherSerial(owner)
}

/** Erases what another user has left: drafts bound to anybody but this owner (B08). */
export const eraseOthers = (owner: string): void => {
  eraseTab(owner)
  for (const key of keysOf('localStorage', DRAFT_PREFIX)) {
    const known = parse(read('localStorage', key)) as { owner?: unknown } | null
    if (known?.owner !== owner && known?.owner !== ANONYMOUS) write('localStorage', key, null)
  }
}

/** What this tab alone keeps of the account of a phone. @param owner who is signed in: theirs stays */
export const forgetPhoneInTab = (phone: string, owner: string | null): void => {
  for (const key of keysOf('sessionStorage', 'resend.')) {
    const wait = parse(read('sessionStorage', key)) as { phone?: unknown } | null
    if (wait?.phone === phone) write('sessionStorage', key, null)
  }
  if (readGoal()?.mobile === phone) storeGoal(null)
  eraseOtherSerial(owner)
}

/** Forgets what this device keeps by phone, and the mode where it is of this one (E11). */
export const forgetPhoneOnDevice = (phone: string): void => {
  // When sign-in opens again is the news of a failure: without one of this phone it is another's.
  if (phone in readFails()) storeFails(phone, 0, null)
  const { [phone]: _, ...others } = readChoices()
  storeChoices(others)
  if (read('localStorage', MODE_OWNER_KEY) === phone) eraseMode()
}

const eraseMode = (): void => {
  for (const key of [MODE_KEY, MODE_OWNER_KEY] as const) write('localStorage', key, null)
}

/** Erases everything of a user, the mode too: nobody inherits it (B08, E01). */
export const eraseUser = (): void => {
  removeToken()
  eraseMode()
  eraseTab(null)
  for (const key of keysOf('localStorage', DRAFT_PREFIX)) write('localStorage', key, null)
}

/** Whose wait for another code it is: the phone digits belong to it, another phone waits by itself. */
interface StoredWait {
  phone: string
  /** Epoch milliseconds. */
  until: number
}

const waitKey = (flow: string) => `resend.${flow}` as const

export const storeWait = (flow: string, phone: string, until: number): void =>
  write('sessionStorage', waitKey(flow), JSON.stringify({ phone, until } satisfies StoredWait))

/** When the wait of this phone ends; null where none was begun. */
export const readStoredWait = (flow: string, phone: string): number | null => {
  const known = parse(read('sessionStorage', waitKey(flow))) as Partial<StoredWait> | null
  return known?.phone === phone && typeof known.until === 'number' ? known.until : null
}

/** A code has just been sent, or is not needed any more: the next visit begins a whole wait. */
export const forgetWait = (flow: string): void => write('sessionStorage', waitKey(flow), null)
