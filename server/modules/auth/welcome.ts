import type { Call } from '../../kernel/call/handlers.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { hasHappened } from '../audit/has-happened.ts'
import { record } from '../audit/record.ts'
import { browserName, UNKNOWN_BROWSER } from '../devices/browser-name.ts'
import { DEVICE_LIFETIME, findDevices, rememberDevice } from '../devices/devices.ts'
import { tell } from '../notifications/tell.ts'
import { insistOnPerson, openSession } from './sessions.ts'

/** Whose secret was right, and which one. */
export interface Proof {
  userId: string
  reason: 'password' | 'recoveryCode' | 'demo' | 'totp' | 'backupCode'
  origin: string
  /** At the desk nobody is told of a new browser: notifications are the portal's. */
  isDesk?: boolean
}

/** The data of a call that opens a session. */
export type WelcomeCall = Pick<Call<'login'>, 'db' | 'now' | 'device' | 'userAgent'>

/**
 * Opens a session after a successful check and marks the browser as known. Of a sign-in from a browser that this person has not signed
 * in from before the person is told, except of the first sign-in of all (D133).
 * @param before what the same transaction does first
 * @returns the token of the session
 */
export const welcome = async (
  { db, now, device, userAgent }: WelcomeCall,
  { userId, isDesk = false, ...how }: Proof,
  before: (tx: Tx) => Promise<void>,
): Promise<string> => {
  const name = browserName(userAgent)
  // Before anything is forgotten: a new password forgets the browsers.
  const isKnown = (await findDevices(db, device.tokens, now)).some((known) => known.userId === userId)
  const [token, tokens] = await db.transaction(async (tx) => {
    await before(tx)
    await insistOnPerson(tx, userId)
    const isFirst = !(await hasHappened(tx, 'signedIn', userId))
    const remembered = await rememberDevice(tx, device.tokens, userId, now)
    const opened = await openSession(tx, userId, now, { tokens: device.tokens, device: remembered[0] ?? null, name })
    const change = await record(tx, { event: 'signedIn', actor: userId, subject: userId, ...how }, now)
    if (!isKnown && !isFirst && !isDesk)
      await tell(tx, [{ userId, event: 'newDevice', change, browser: name ?? UNKNOWN_BROWSER }], now)
    return [opened, remembered] as const
  })
  device.keep(tokens, DEVICE_LIFETIME)
  return token
}
