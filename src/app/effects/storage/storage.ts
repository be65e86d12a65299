/**
 * The portal's local and session storage. When storage is off or full, values stay in memory: the page keeps working, and only a
 * reload loses them.
 */
import type { FailsByPhone, Goal } from '../../../machines/account/login/types.ts'
import type { Mode } from '../../../domain/people/roles.ts'
import type { KeptModes } from '../../../machines/account/session/types.ts'
import { ownPlace } from '../../routing/own-place.ts'
import type { StoreKey } from './stores.ts'

type Area = 'localStorage' | 'sessionStorage'

/** Values that storage rejected, by area and key: newer than the stored ones. */
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

/** Parses a stored text; null when it is no JSON. */
export const parse = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Values by phone under one key; any other content counts as empty. */
const recordOf = <Value>(key: StoreKey, isValue: (stored: unknown) => stored is Value): Record<string, Value> => {
  const stored = parse(read('localStorage', key)) ?? {}
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Value] => isValue(entry[1])))
}

export const TOKEN_KEY = 'token'
const MODE_KEY = 'mode'
export const MODE_OWNER_KEY = 'mode.owner'
const CHOICES_KEY = 'mode.chosen'
const FAILS_KEY = 'login.fails'
const OPENS_KEY = 'login.opensAt'
const GOAL_KEY = 'goal'
export const DRAFT_PREFIX = 'draft.'
const SERIAL_KEY = 'serialNumber'
const INSTRUCTED_KEY = 'instructed'

/** The stored token without its quotes (API02, SC01); it may be in either storage (A05). */
export const readToken = (): string | null => {
  const stored = read('localStorage', TOKEN_KEY) ?? read('sessionStorage', TOKEN_KEY)
  return stored ? stored.replaceAll('"', '') : null
}

/** Stores the token permanently, or until the tab closes. */
export const storeToken = (token: string, remember: boolean): void => {
  write('localStorage', TOKEN_KEY, remember ? token : null)
  write('sessionStorage', TOKEN_KEY, remember ? null : token)
}

export const removeToken = (): void => {
  write('localStorage', TOKEN_KEY, null)
  write('sessionStorage', TOKEN_KEY, null)
}

const isMode = (stored: unknown): stored is Mode => stored === 'seller' || stored === 'customer'

/** The stored mode of this device, for whichever user. */
export const readMode = (): Mode | null => {
  const stored = read('localStorage', MODE_KEY)
  return isMode(stored) ? stored : null
}

export const readChoices = (): Record<string, Mode> => recordOf(CHOICES_KEY, isMode)

export const readModes = (): KeptModes => ({
  mode: readMode(),
  owner: read('localStorage', MODE_OWNER_KEY),
  chosen: readChoices(),
})

export const storeChoices = (choices: Record<string, Mode>): void =>
  write('localStorage', CHOICES_KEY, Object.keys(choices).length > 0 ? JSON.stringify(choices) : null)

/** The mode chosen at registration, stored until the first sign-in of its phone (A06). */
export const storeChoice = (mode: Mode, owner: string): void => storeChoices({ ...readChoices(), [owner]: mode })

/** Stores the mode for the user of this phone, in place of the choice at registration (E01). */
export const storeMode = (mode: Mode, owner: string | null): void => {
  write('localStorage', MODE_KEY, mode)
  write('localStorage', MODE_OWNER_KEY, owner)
  const { [owner ?? '']: taken, ...others } = readChoices()
  if (taken) storeChoices(others)
}

export const CONSENT_KEY = 'consent'

/** The device's answer to the banner and the edition of the privacy policy; it belongs to the device and outlives its users. */
export const readConsent = (): string | null => read('localStorage', CONSENT_KEY)

export const storeConsent = (answer: string): void => write('localStorage', CONSENT_KEY, answer)

/** Failed sign-ins by phone (A02); any other content counts as none. */
export const readFails = (): FailsByPhone => recordOf(FAILS_KEY, (fails) => typeof fails === 'number')

/** @param opensAt when sign-in opens again, epoch milliseconds; null when unknown (E12) */
export const storeFails = (phone: string, fails: number, opensAt: number | null): void => {
  const { [phone]: _, ...others } = readFails()
  write('localStorage', FAILS_KEY, JSON.stringify(fails > 0 ? { ...others, [phone]: fails } : others))
  write('localStorage', OPENS_KEY, opensAt === null ? null : String(opensAt))
}

export const readOpensAt = (): number | null => Number(read('localStorage', OPENS_KEY)) || null

/** The target of the next sign-in, used once in place of the start page (E14). */
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

/** The serial of the reserve to be confirmed, passed on to the form (SL09, A61). */
export const readSerial = (owner: string): string | null => {
  const known = parse(read('sessionStorage', SERIAL_KEY)) as Partial<StoredSerial> | null
  return known?.owner === owner && typeof known.serial === 'string' ? known.serial : null
}
export const storeSerial = (stored: StoredSerial | null): void =>
  write('sessionStorage', SERIAL_KEY, stored && JSON.stringify(stored))

/** Whether this user has gone past the instructions of the tool form on this device (D46). */
export const isInstructed = (owner: string): boolean => owner !== '' && read('localStorage', INSTRUCTED_KEY) === owner
/** @param owner null forgets it */
export const storeInstructed = (owner: string | null): void => write('localStorage', INSTRUCTED_KEY, owner)

/** Forgets who knows the instructions, unless it is this user. */
export const eraseOtherInstructed = (owner: string | null): void => {
  if (owner === null || !isInstructed(owner)) storeInstructed(null)
}

/** The owner of a draft typed before sign-in. */
export const ANONYMOUS = 'anonymous'

/** Every key of an area with this prefix, in storage and in memory. */
export const keysOf = <Prefix extends 'draft.' | 'resend.' | 'recording.'>(
  area: Area,
  prefix: Prefix,
): `${Prefix}${string}`[] => {
  const keys = [...memory.keys()].map((name) => name.slice(name.indexOf(' ') + 1))
  try {
    keys.push(...Object.keys(window[area]))
  } catch {
    // Storage is off: only memory has values.
  }
  return keys.filter((key): key is `${Prefix}${string}` => key.startsWith(prefix))
}

/** Erases the passed-on serial, unless it belongs to this owner. */
export const eraseOtherSerial = (owner: string | null): void => {
  if (owner === null || readSerial(owner) === null) storeSerial(null)
}

/** Erases this tab's data; null means every owner's. A signed-in user no longer needs the sign-in target. */
export const eraseTab = (owner: string | null): void => {
  if (owner === null) for (const key of keysOf('sessionStorage', 'resend.')) write('sessionStorage', key, null)
  storeGoal(null)
  eraseOtherSerial(owner)
}

/** Erases the data of other users: drafts bound to anybody except this owner (B08). */
export const eraseOthers = (owner: string): void => {
  eraseTab(owner)
  eraseOtherInstructed(owner)
  for (const key of keysOf('localStorage', DRAFT_PREFIX)) {
    const known = parse(read('localStorage', key)) as { owner?: unknown } | null
    if (known?.owner !== owner && known?.owner !== ANONYMOUS) write('localStorage', key, null)
  }
}

export const eraseMode = (): void => {
  for (const key of [MODE_KEY, MODE_OWNER_KEY] as const) write('localStorage', key, null)
}

/** Erases all data of a user, the mode too: the next user inherits nothing (B08, E01). */
export const eraseUser = (): void => {
  removeToken()
  eraseMode()
  storeInstructed(null)
  eraseTab(null)
  for (const key of keysOf('localStorage', DRAFT_PREFIX)) write('localStorage', key, null)
}

/** A wait for another code, with its phone digits: another phone has a wait of its own. */
export interface StoredWait {
  phone: string
  /** Epoch milliseconds. */
  until: number
}

export const waitKey = (flow: string) => `resend.${flow}` as const

export const storeWait = (flow: string, phone: string, until: number): void =>
  write('sessionStorage', waitKey(flow), JSON.stringify({ phone, until } satisfies StoredWait))

/** A code was just sent, or is no longer needed: the next visit starts a whole wait. */
export const forgetWait = (flow: string): void => write('sessionStorage', waitKey(flow), null)
