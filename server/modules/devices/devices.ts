import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lte, notInArray } from 'drizzle-orm'
import type { DeviceCookie } from '../../kernel/call/caller.ts'
import { deleteInBatches } from '../../kernel/database/in-batches.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { devices, users } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { hashOfToken } from '../../kernel/secrets/derived-token.ts'

/** How long a browser stays known after its last sign-in. */
export const DEVICE_LIFETIME = 180 * 86_400_000
/** Known browsers per account; the least recently used one is dropped. */
export const DEVICES_PER_ACCOUNT = 10
/** Known accounts per browser, a shop's computer for example; the least recently used one is dropped. */
export const DEVICES_PER_BROWSER = 8

/** An unknown browser: attempts and codes count under the phone alone. */
export const ANY_DEVICE = ''

/** A browser's token and its account. */
interface KnownDevice {
  token: string
  hash: string
  userId: string
  mobile: string
}

/** A browser's known tokens. The query does not contain a phone, so its time reveals none (B04). */
export const findDevices = async (db: Db, tokens: readonly string[], now: number): Promise<KnownDevice[]> => {
  if (tokens.length === 0) return []
  const tokenOf = new Map(tokens.map((token) => [hashOfToken(token), token]))
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

/** @returns the counter of the browser's attempts and codes for a phone: the browser's own hash, or `ANY_DEVICE` */
export const deviceFor = async (db: Db, tokens: readonly string[], mobile: string, now: number): Promise<string> =>
  (await findDevices(db, tokens, now)).find((device) => device.mobile === mobile)?.hash ?? ANY_DEVICE

/**
 * Marks the browser of a sign-in as known, beside its other accounts.
 * @returns the new value of its cookie
 */
export const rememberDevice = async (tx: Tx, tokens: readonly string[], userId: string, now: number): Promise<string[]> => {
  const known = await findDevices(tx, tokens, now)
  const token = known.find((device) => device.userId === userId)?.token ?? randomBytes(24).toString('base64url')
  const seenAt = new Date(now)
  await tx
    .insert(devices)
    .values({ hash: hashOfToken(token), userId, seenAt })
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

/** Forgets all browsers of a person: anybody with the old password may have signed in with one (B01). */
export const forgetDevicesOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(devices).where(eq(devices.userId, userId))
}

/** After the deletion of an account: removes its token from the browser's cookie and keeps the others. */
export const dropUnknown = async (db: Db, cookie: DeviceCookie, now: number): Promise<void> => {
  const known = (await findDevices(db, cookie.tokens, now)).map(({ token }) => token)
  if (known.length < cookie.tokens.length) cookie.keep(known, DEVICE_LIFETIME)
}

/** The part of the cleanup that deletes expired rows. */
export const forgetOldDevices = (db: Db, now: number): Promise<void> =>
  deleteInBatches(db, devices, lte(devices.seenAt, new Date(now - DEVICE_LIFETIME)))
