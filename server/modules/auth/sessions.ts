import { createHash, randomBytes } from 'node:crypto'
import { and, eq, lte, or } from 'drizzle-orm'
import { SESSION_ABSOLUTE, SESSION_IDLE } from '../../../src/domain/limits.ts'
import type { Actor } from '../../kernel/call/actor.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { holdPerson } from '../../kernel/database/hold-people.ts'
import { deleteInBatches } from '../../kernel/database/in-batches.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { notificationCounts, retailPoints, sessions, users } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'

/** Precision of the last call's time: not every call writes. */
const TOUCH_EVERY = 600_000

const TOKEN = /^[A-Za-z0-9_-]{32}$/

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The same refusal for an unknown phone and a wrong password (B04). */
export const WRONG_PASSWORD = 'Неверный телефон или пароль'

/**
 * Opens a session.
 * @returns its token: 192 random bits; the database stores only the hash
 * @throws Refusal as for a wrong password when the account was deleted after the lookup
 */
export const openSession = (db: Db, userId: string, now: number): Promise<string> =>
  db.transaction(async (tx) => {
    if (!(await holdPerson(tx, userId))) return refuse('refused', WRONG_PASSWORD)
    const token = randomBytes(24).toString('base64url')
    const at = new Date(now)
    await tx.insert(sessions).values({ tokenHash: hashOf(token), userId, createdAt: at, lastSeenAt: at })
    return token
  })

/** Ends a session at once. */
export const endSession = async (db: Db, sessionHash: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, sessionHash))
}

/** Ends every session of a person: the first sign-in with a new password calls this before opening its own session (B01). */
export const endSessionsOf = async (db: Db, userId: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** The token of the header without quotes: portals that store the token as JSON send it quoted (API02). */
const tokenOf = (header: string | string[] | undefined): string | null => {
  const text = typeof header === 'string' ? header.replaceAll('"', '') : ''
  return TOKEN.test(text) ? text : null
}

const findSession = prepared(['tokenHash'], (db, { tokenHash }) =>
  db
    .select({
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      id: users.id,
      isLegalEntity: users.isLegalEntity,
      isOperator: users.isOperator,
      status: users.status,
      locked: users.locked,
      taxStatus: users.taxStatus,
      taxLocked: users.taxLocked,
      pointId: retailPoints.id,
      pointAdmin: retailPoints.adminId,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(retailPoints, and(eq(retailPoints.id, users.pointId), eq(retailPoints.approved, true)))
    .where(eq(sessions.tokenHash, tokenHash)),
)

const findNewsVersion = prepared(['tokenHash'], (db, { tokenHash }) =>
  db
    .select({ createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt, version: notificationCounts.version })
    .from(sessions)
    .innerJoin(notificationCounts, eq(notificationCounts.userId, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash)),
)

/**
 * The version of the caller's notifications, read with the least that tells whether the session lives: most polls learn that nothing has
 * changed, and need nothing else of their caller (D54).
 * @returns null where only the whole look-up tells: without a live session, for one whose last call has to be written down, and for
 *   who has never been told anything
 */
export const newsVersionOf = async (db: Db, header: string | string[] | undefined, now: number): Promise<string | null> => {
  const token = tokenOf(header)
  const [row] = token ? await findNewsVersion(db, { tokenHash: hashOf(token) }) : []
  if (!row || now - row.lastSeenAt.getTime() >= TOUCH_EVERY || now - row.createdAt.getTime() >= SESSION_ABSOLUTE) return null
  return String(row.version)
}

/** The caller of this Token header, or null without a live session. */
export const findActor = async (db: Db, header: string | string[] | undefined, now: number): Promise<Actor | null> => {
  const token = tokenOf(header)
  if (!token) return null
  const sessionHash = hashOf(token)
  const [row] = await findSession(db, { tokenHash: sessionHash })
  if (!row) return null
  const idle = now - row.lastSeenAt.getTime()
  if (idle >= SESSION_IDLE || now - row.createdAt.getTime() >= SESSION_ABSOLUTE) return null
  if (idle >= TOUCH_EVERY) {
    await db
      .update(sessions)
      .set({ lastSeenAt: new Date(now) })
      .where(eq(sessions.tokenHash, sessionHash))
  }
  const { id, isLegalEntity, isOperator, status, locked, taxLocked, pointId } = row
  const innApproved = row.taxStatus === 'ACCEPTED'
  const roles: Actor['roles'] = []
  if (row.pointAdmin === id) roles.push('ADMIN_RT')
  if (isOperator) roles.push('OPERATOR')
  return { id, sessionHash, isLegalEntity, isOperator, status, locked, innApproved, taxLocked, pointId, roles }
}

/** The part of the cleanup that deletes expired sessions. */
export const forgetOldSessions = (db: Db, now: number): Promise<void> => {
  const before = (age: number): Date => new Date(now - age)
  const isOver = or(lte(sessions.lastSeenAt, before(SESSION_IDLE)), lte(sessions.createdAt, before(SESSION_ABSOLUTE)))
  return deleteInBatches(db, sessions, isOver)
}
