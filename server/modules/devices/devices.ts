import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lte, notInArray } from 'drizzle-orm'
import type { DeviceCookie } from '../../kernel/call/caller.ts'
import { deleteInBatches } from '../../kernel/database/in-batches.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { devices, users } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'

/** A browser is known for this long after its last sign-in. */
export const DEVICE_LIFETIME = 180 * 86_400_000
/** Browsers of one account that are known; the one that was seen longest ago falls out. */
export const DEVICES_PER_ACCOUNT = 10
/** Accounts of one browser, a shop's computer for example; the same. */
export const DEVICES_PER_BROWSER = 8

/** Nobody's browser in particular: attempts and codes count under the phone alone. */
export const ANY_DEVICE = ''

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A token of a browser, and the account it is known to. */
interface KnownDevice {
  token: string
  hash: string
  userId: string
  mobile: string
}

/** Which of a browser's tokens are known. No phone goes into the question, so its time tells of none (B04). */
export const findDevices = async (db: Db, tokens: readonly string[], now: number): Promise<KnownDevice[]> => {
  if (tokens.length === 0) return []
  const tokenOf = new Map(tokens.map((token) => [hashOf(token), token]))
  const rows = await db
    .select({ hash: devices.hash, userId: devices.userId, mobile: users.mobile })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .where(and(isAnyOf(devices.hash, [...tokenOf.keys()]), gt(devices.seenAt, new Date(now - DEVICE_LIFETIME))))
  const found = new Map(rows.map((row) => [row.hash, row]))
  return [...tokenOf].flatMap(([hash, token]) => {
    const row = found.get(hash)
    return row ? [{ ...row, token }] : []
  })
}

/** @returns under what the browser's attempts and codes for a phone count: a hash of its own, or `ANY_DEVICE` */
export const deviceFor = async (db: Db, tokens: readonly string[], mobile: string, now: number): Promise<string> =>
  (await findDevices(db, tokens, now)).find((device) => device.mobile === mobile)?.hash ?? ANY_DEVICE

/**
 * Knows the browser of a sign-in from now on, beside the other accounts that it is known to.
 * @returns what its cookie carries afterwards
 */
export const rememberDevice = async (tx: Db, tokens: readonly string[], userId: string, now: number): Promise<string[]> => {
  const known = await findDevices(tx, tokens, now)
  const token = known.find((device) => device.userId === userId)?.token ?? randomBytes(24).toString('base64url')
  const seenAt = new Date(now)
  await tx
    .insert(devices)
    .values({ hash: hashOf(token), userId, seenAt })
    .onConflictDoUpdate({ target: devices.hash, set: { seenAt } })
  const mine = eq(devices.userId, userId)
  const latest = tx
    .select({ hash: devices.hash })
    .from(devices)
    .where(mine)
    .orderBy(desc(devices.seenAt))
    .limit(DEVICES_PER_ACCOUNT)
  await tx.delete(devices).where(and(mine, notInArray(devices.hash, latest)))
  const others = known.filter((device) => device.userId !== userId).map((device) => device.token)
  return [token, ...others].slice(0, DEVICES_PER_BROWSER)
}

/** Knows no browser of a person any more: whoever has had the old password may have signed in with one (B01). */
export const forgetDevicesOf = async (tx: Db, userId: string): Promise<void> => {
  await tx.delete(devices).where(eq(devices.userId, userId))
}

/** After an account has gone: its token leaves the browser too, the others stay. */
export const dropUnknown = async (db: Db, cookie: DeviceCookie, now: number): Promise<void> => {
  const known = (await findDevices(db, cookie.tokens, now)).map(({ token }) => token)
  if (known.length < cookie.tokens.length) cookie.keep(known, DEVICE_LIFETIME)
}

/** What the cleanup forgets. */
export const forgetOldDevices = (db: Db, now: number): Promise<void> =>
  deleteInBatches(db, devices, lte(devices.seenAt, new Date(now - DEVICE_LIFETIME)))
