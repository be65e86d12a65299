/** Who is an operator: appointed, invited and removed by the command at the server alone (E21). */
import { randomBytes, randomUUID } from 'node:crypto'
import { and, asc, count, eq, isNull } from 'drizzle-orm'
import { conversations, operatorCodes, operators, users } from '../../kernel/database/schema.ts'
import type { AuditEvent } from '../../kernel/database/sets.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { clearAllAttempts } from '../../kernel/limits/attempts.ts'
import type { Passwords } from '../../kernel/secrets/passwords.ts'
import type { Seals } from '../../kernel/secrets/seal.ts'
import { record } from '../audit/record.ts'
import { endSessionsOf } from '../auth/sessions.ts'
import { releaseAll } from '../desk/holds.ts'
import { forgetDevicesOf } from '../devices/devices.ts'
import { invite } from './invitation.ts'
import { forgetCodes } from './recovery-codes.ts'

/** Why the command does nothing, in words for whoever has given it. */
export interface Problem {
  problem: string
}

/** A hash that no password fits. */
const noPassword = (passwords: Passwords): Promise<string> => passwords.hash(randomBytes(32).toString('base64url'))

const tellOf = (tx: Tx, event: AuditEvent, subject: string, now: number) =>
  record(tx, { event, actor: null, subject, origin: 'command', reason: 'byHand' }, now)

/** Locks a person by phone as `lockPerson` does by id: who writes for them in a conversation does not wait. */
const lockByPhone = async (tx: Tx, mobile: string) => {
  const [person] = await tx.select().from(users).where(eq(users.mobile, mobile)).for('no key update')
  return person
}

/** Attempts are locked before the person, as by every sign-in; those of people who are no operators stay. */
const forgetAttempts = async (tx: Tx, mobile: string): Promise<void> => {
  const isOperator = and(eq(users.mobile, mobile), eq(users.isOperator, true))
  const [person] = await tx.select({ id: users.id }).from(users).where(isOperator)
  if (person) await clearAllAttempts(tx, mobile)
}

/** Nothing of what an operator has signed in with works any more. */
const disarm = async (tx: Tx, userId: string, passwordHash: string): Promise<void> => {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
  await forgetCodes(tx, userId)
  await endSessionsOf(tx, userId)
  await forgetDevicesOf(tx, userId)
}

const DISARMED = {
  totpSecret: null,
  totpStep: null,
  invitationHash: null,
  invitationEnds: null,
  invitationSecret: null,
  passwordSetAt: null,
} as const

/** Who is appointed. */
export interface Appointment {
  /** 11 digits. */
  mobile: string
  /** Null: the name stays; a new operator needs it. */
  name: { username: string; surname: string } | null
  /** By which their own matters are known, when they have another account (C07); null: it stays. */
  inn: string | null
}

interface StaffNeeds {
  passwords: Passwords
  seals: Seals
}

const appointNew = async (
  tx: Tx,
  { mobile, name, inn }: Appointment,
  passwordHash: string,
  now: number,
): Promise<{ id: string } | Problem> => {
  if (name === null) return { problem: 'Назовите фамилию и имя: --surname, --name' }
  const id = randomUUID()
  const createdAt = new Date(now)
  const row = { id, mobile, passwordHash, ...name, inn, noPatronymic: true, isOperator: true, createdAt }
  const added = await tx.insert(users).values(row).onConflictDoNothing({ target: users.mobile }).returning({ id: users.id })
  if (added.length === 0) return { problem: 'Учётная запись с этим телефоном появилась только что. Повторите команду' }
  await tx.insert(operators).values({ userId: id, createdAt })
  await tellOf(tx, 'operatorAppointed', id, now)
  return { id }
}

/** Who was removed, or locked, comes back with nothing but the new link. */
const reinstate = async (tx: Tx, id: string, passwordHash: string, now: number): Promise<void> => {
  await disarm(tx, id, passwordHash)
  await tx
    .update(operators)
    .set({ ...DISARMED, removedAt: null })
    .where(eq(operators.userId, id))
  await tx.update(users).set({ locked: false }).where(eq(users.id, id))
  await tellOf(tx, 'operatorAppointed', id, now)
}

/**
 * Appoints an operator, or gives one a new link; password and second factor of before count until it is accepted.
 * @returns the token of the link, or why there is none
 */
export const appoint = async (
  db: Db,
  appointment: Appointment,
  { passwords, seals }: StaffNeeds,
  now: number,
): Promise<{ token: string; isNew: boolean } | Problem> => {
  const passwordHash = await noPassword(passwords)
  const { mobile, name, inn } = appointment
  return db.transaction(async (tx) => {
    await forgetAttempts(tx, mobile)
    const person = await lockByPhone(tx, mobile)
    if (!person) {
      const appointed = await appointNew(tx, appointment, passwordHash, now)
      return 'problem' in appointed ? appointed : { token: await invite(tx, appointed.id, seals, now), isNew: true }
    }
    if (!person.isOperator) return { problem: 'С этим телефоном есть учётная запись портала. Оператору нужен другой телефон' }
    await tx
      .insert(operators)
      .values({ userId: person.id, createdAt: new Date(now) })
      .onConflictDoNothing()
    const given = { ...name, ...(inn !== null && { inn }) }
    if (Object.keys(given).length > 0) await tx.update(users).set(given).where(eq(users.id, person.id))
    if (person.locked) await reinstate(tx, person.id, passwordHash, now)
    return { token: await invite(tx, person.id, seals, now), isNew: false }
  })
}

/** What an operator has taken is free for others: conversations, and rows of the queues. */
const release = async (tx: Tx, operatorId: string): Promise<void> => {
  const isTheirs = and(eq(conversations.operatorId, operatorId), isNull(conversations.closedAt))
  await tx.update(conversations).set({ operatorId: null }).where(isTheirs)
  await releaseAll(tx, operatorId)
}

/**
 * Removes an operator: sessions end, what they have taken is free, the account is locked. Its row stays, so that decisions stay named.
 * @returns who it was, or why nothing was done
 */
export const dismiss = async (db: Db, mobile: string, passwords: Passwords, now: number): Promise<{ name: string } | Problem> => {
  const passwordHash = await noPassword(passwords)
  return db.transaction(async (tx) => {
    await forgetAttempts(tx, mobile)
    const person = await lockByPhone(tx, mobile)
    if (!person?.isOperator) return { problem: 'Оператора с таким телефоном нет' }
    const { id, username, surname } = person
    const [known] = await tx.select({ removedAt: operators.removedAt }).from(operators).where(eq(operators.userId, id))
    if (known?.removedAt) return { problem: 'Этот оператор уже отстранён' }
    await disarm(tx, id, passwordHash)
    const row = { ...DISARMED, removedAt: new Date(now) }
    await tx
      .insert(operators)
      .values({ userId: id, createdAt: new Date(now), ...row })
      .onConflictDoUpdate({ target: operators.userId, set: row })
    await tx.update(users).set({ locked: true }).where(eq(users.id, id))
    await release(tx, id)
    await tellOf(tx, 'operatorDismissed', id, now)
    return { name: `${username} ${surname}`.trim() }
  })
}

/** An operator as the command lists them. */
export interface Listed {
  mobile: string
  name: string
  state: 'active' | 'invited' | 'noLink' | 'locked' | 'removed'
  /** Until when the link may be used; null without one. */
  invitedUntil: Date | null
  recoveryLeft: number
}

const stateOf = (person: { locked: boolean; removedAt: Date | null; passwordSetAt: Date | null }, isInvited: boolean) => {
  if (person.removedAt) return 'removed'
  if (person.locked) return 'locked'
  if (person.passwordSetAt) return 'active'
  return isInvited ? 'invited' : 'noLink'
}

/** Everybody who is or was an operator, by phone. */
export const listOperators = async (db: Db, now: number): Promise<Listed[]> => {
  const { mobile, username, surname, locked } = users
  const { invitationEnds, passwordSetAt, removedAt } = operators
  const codes = db
    .select({ userId: operatorCodes.userId, left: count().as('left') })
    .from(operatorCodes)
    .groupBy(operatorCodes.userId)
    .as('codes')
  const rows = await db
    .select({ mobile, username, surname, locked, invitationEnds, passwordSetAt, removedAt, left: codes.left })
    .from(users)
    .leftJoin(operators, eq(operators.userId, users.id))
    .leftJoin(codes, eq(codes.userId, users.id))
    .where(eq(users.isOperator, true))
    .orderBy(asc(mobile))
  return rows.map((row) => {
    const invitedUntil = row.invitationEnds && row.invitationEnds.getTime() > now ? row.invitationEnds : null
    return {
      mobile: row.mobile,
      name: `${row.username} ${row.surname}`.trim(),
      state: stateOf(row, invitedUntil !== null),
      invitedUntil,
      recoveryLeft: row.left ?? 0,
    }
  })
}
