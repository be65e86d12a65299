import { createHash, randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { retailPoints, sessions, users } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import type { Actor } from './actor.ts'

const DAY = 86_400_000
/** A session ends after this long without calls, or this long after the sign-in (B03 of docs/decisions.md). */
export const IDLE_LIFETIME = 7 * DAY
export const ABSOLUTE_LIFETIME = 30 * DAY
/** How exact the time of the last call is: not every call writes. */
const TOUCH_EVERY = 600_000

const TOKEN = /^[A-Za-z0-9_-]{32}$/

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Opens a session.
 * @returns its token: 192 random bits; the database keeps only the hash
 */
export const openSession = async (db: Db, userId: string, now: number): Promise<string> => {
  const token = randomBytes(24).toString('base64url')
  const at = new Date(now)
  await db.insert(sessions).values({ tokenHash: hashOf(token), userId, createdAt: at, lastSeenAt: at })
  return token
}

/** Ends a session at once. */
export const endSession = async (db: Db, sessionHash: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, sessionHash))
}

/** The token of the header: portals that store it as JSON send it with quotes, which are dropped (API02). */
const tokenOf = (header: string | string[] | undefined): string | null => {
  const text = typeof header === 'string' ? header.replaceAll('"', '') : ''
  return TOKEN.test(text) ? text : null
}

/** Who calls with this Token header, or null when there is no live session. */
export const findActor = async (db: Db, header: string | string[] | undefined, now: number): Promise<Actor | null> => {
  const token = tokenOf(header)
  if (!token) return null
  const sessionHash = hashOf(token)
  const [row] = await db
    .select({ session: sessions, user: users, pointId: retailPoints.id, pointAdmin: retailPoints.adminId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(retailPoints, and(eq(retailPoints.id, users.pointId), eq(retailPoints.approved, true)))
    .where(eq(sessions.tokenHash, sessionHash))
  if (!row) return null
  const idle = now - row.session.lastSeenAt.getTime()
  if (idle >= IDLE_LIFETIME || now - row.session.createdAt.getTime() >= ABSOLUTE_LIFETIME) return null
  if (idle >= TOUCH_EVERY) {
    await db
      .update(sessions)
      .set({ lastSeenAt: new Date(now) })
      .where(eq(sessions.tokenHash, sessionHash))
  }
  const { user } = row
  const roles: Actor['roles'] = []
  if (row.pointAdmin === user.id) roles.push('ADMIN_RT')
  if (user.isOperator) roles.push('OPERATOR')
  const { id, isLegalEntity, isOperator, status, locked } = user
  return { id, sessionHash, isLegalEntity, isOperator, status, locked, pointId: row.pointId, roles }
}
