import { randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, lte, notInArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import {
  OPERATOR_SESSION_ABSOLUTE,
  OPERATOR_SESSION_IDLE,
  SESSION_ABSOLUTE,
  SESSION_IDLE,
} from '../../../src/domain/portal/limits.ts'
import type { Actor } from '../../kernel/call/actor.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { lockPerson } from '../../kernel/database/lock-people.ts'
import { deleteInBatches } from '../../kernel/database/in-batches.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { notificationCounts, pushSubscriptions, retailPoints, sessions, users } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { hashOfToken } from '../../kernel/secrets/derived-token.ts'

/** Precision of the last call's time: not every call writes. */
const TOUCH_EVERY = 600_000

/** Live sessions of a person; the one that has not been used for longest ends (D133). */
export const SESSIONS_PER_PERSON = 20

const TOKEN = /^[A-Za-z0-9_-]{32}$/

/** The same refusal for an unknown phone and a wrong password (B04). */
export const WRONG_PASSWORD = 'Неверный телефон или пароль'

/** Where a session is opened. */
export interface Browser {
  /** The device tokens that the browser has sent: whoever's they are, their sessions end (D133). */
  tokens: readonly string[]
  /** The device token under which it is remembered for this person from now on; null for none. */
  device: string | null
  /** What it calls itself. */
  name: string | null
}

const NO_BROWSER: Browser = { tokens: [], device: null, name: null }

/**
 * Ends sessions in one order everywhere, with the notifications of their browsers (D53): two sign-ins of one browser may each end what
 * the other one has opened, and a subscription may be told something just now.
 * @returns how many
 */
export const endThose = async (tx: Tx, which: SQL | undefined): Promise<number> => {
  const found = await tx
    .select({ hash: sessions.tokenHash })
    .from(sessions)
    .where(which)
    .orderBy(sessions.tokenHash)
    .for('update')
  const hashes = found.map(({ hash }) => hash)
  if (hashes.length === 0) return 0
  const { id, sessionHash } = pushSubscriptions
  await tx.select({ id }).from(pushSubscriptions).where(isAnyOf(sessionHash, hashes)).orderBy(id).for('update')
  await tx.delete(sessions).where(isAnyOf(sessions.tokenHash, hashes))
  return hashes.length
}

/**
 * Sign-ins of one person wait for each other: the limit holds.
 * @throws Refusal as for a wrong password when the account was deleted after the lookup
 */
export const insistOnPerson = async (tx: Tx, userId: string): Promise<void> => {
  if (!(await lockPerson(tx, userId))) refuse('refused', WRONG_PASSWORD)
}

/** Ends what is too much beside the session that is about to be opened. */
const endOldest = async (tx: Tx, userId: string): Promise<void> => {
  const mine = eq(sessions.userId, userId)
  const latest = tx
    .select({ hash: sessions.tokenHash })
    .from(sessions)
    .where(mine)
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(SESSIONS_PER_PERSON - 1)
  await endThose(tx, and(mine, notInArray(sessions.tokenHash, latest)))
}

/** Sessions of the portal beside one of the portal, of the desk beside one of the desk: a browser keeps a token of each (E21). */
const onSideOf = (userId: string): SQL =>
  sql`(select is_operator from users where id = ${sessions.userId}) = (select is_operator from users where id = ${userId}::uuid)`

/**
 * Opens a session. The browser's former session on the same side ends: nobody holds its token any more (D133).
 * @returns its token: 192 random bits; the database stores only the hash
 * @throws Refusal as for a wrong password when the account was deleted after the lookup
 */
export const openSession = (db: Db, userId: string, now: number, browser: Browser = NO_BROWSER): Promise<string> =>
  db.transaction(async (tx) => {
    await insistOnPerson(tx, userId)
    await endThose(tx, and(isAnyOf(sessions.device, browser.tokens.map(hashOfToken)), onSideOf(userId)))
    await endOldest(tx, userId)
    const token = randomBytes(24).toString('base64url')
    const at = new Date(now)
    const device = browser.device && hashOfToken(browser.device)
    const row = { id: randomUUID(), tokenHash: hashOfToken(token), userId, device, browser: browser.name }
    await tx.insert(sessions).values({ ...row, createdAt: at, lastSeenAt: at })
    return token
  })

/** Ends a session at once. */
export const endSession = async (db: Db, sessionHash: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, sessionHash))
}

/** Ends every session of a person: the first sign-in with a new password calls this before opening its own session (B01). */
export const endSessionsOf = (tx: Tx, userId: string): Promise<number> => endThose(tx, eq(sessions.userId, userId))

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
      auditId: users.auditId,
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
  const [row] = token ? await findNewsVersion(db, { tokenHash: hashOfToken(token) }) : []
  if (!row || now - row.lastSeenAt.getTime() >= TOUCH_EVERY || now - row.createdAt.getTime() >= SESSION_ABSOLUTE) return null
  return String(row.version)
}

/** How long a session lives without a call, and in all. */
interface Lifetime {
  idle: number
  absolute: number
}

const OF_PEOPLE: Lifetime = { idle: SESSION_IDLE, absolute: SESSION_ABSOLUTE }
const OF_OPERATORS: Lifetime = { idle: OPERATOR_SESSION_IDLE, absolute: OPERATOR_SESSION_ABSOLUTE }

/**
 * The caller of this Token header, or null without a live session.
 * @param isDemo demo mode, in which operators are strangers who look around: their sessions live as long as anybody's (D247)
 */
export const findActor = async (
  db: Db,
  header: string | string[] | undefined,
  now: number,
  isDemo: boolean,
): Promise<Actor | null> => {
  const token = tokenOf(header)
  if (!token) return null
  const sessionHash = hashOfToken(token)
  const [row] = await findSession(db, { tokenHash: sessionHash })
  if (!row) return null
  const idle = now - row.lastSeenAt.getTime()
  const lifetime = row.isOperator && !isDemo ? OF_OPERATORS : OF_PEOPLE
  if (idle >= lifetime.idle || now - row.createdAt.getTime() >= lifetime.absolute) return null
  if (idle >= TOUCH_EVERY) {
    await db
      .update(sessions)
      .set({ lastSeenAt: new Date(now) })
      .where(eq(sessions.tokenHash, sessionHash))
  }
  const { id, auditId, isLegalEntity, isOperator, status, locked, taxLocked, pointId } = row
  const innApproved = row.taxStatus === 'ACCEPTED'
  const roles: Actor['roles'] = []
  if (row.pointAdmin === id) roles.push('ADMIN_RT')
  if (isOperator) roles.push('OPERATOR')
  return { id, auditId, sessionHash, isLegalEntity, isOperator, status, locked, innApproved, taxLocked, pointId, roles }
}

/** The part of the cleanup that deletes expired sessions. */
export const forgetOldSessions = (db: Db, now: number, isDemo: boolean): Promise<void> => {
  const before = (age: number): Date => new Date(now - age)
  const isOver = ({ idle, absolute }: Lifetime) =>
    or(lte(sessions.lastSeenAt, before(idle)), lte(sessions.createdAt, before(absolute)))
  const isOperators = sql`${sessions.userId} in (select id from users where is_operator)`
  return deleteInBatches(db, sessions, isDemo ? isOver(OF_PEOPLE) : or(isOver(OF_PEOPLE), and(isOperators, isOver(OF_OPERATORS))))
}
