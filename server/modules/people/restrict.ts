/** An operator closes and opens a person's access. The one place that turns these switches for people. */
import { eq } from 'drizzle-orm'
import { refuse } from '../../kernel/call/refusal.ts'
import { users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { recordWith } from '../audit/note.ts'
import { endSessionsOf } from '../auth/sessions.ts'
import { readReason, takePersonFor } from '../desk/person.ts'
import type { Deed, Reasoned } from '../desk/person.ts'

const write = (
  tx: Tx,
  { id, operator, origin, now }: Deed,
  event: 'locked' | 'unlocked' | 'taxLocked' | 'taxUnlocked' | 'sessionsEnded',
  text: string,
): Promise<void> => recordWith(tx, { event, actor: operator, subject: id, origin, reason: 'desk' }, text, now)

/**
 * Locks or unlocks. A lock waits for the person's commands under way, which are whole before it; later ones see it. Sessions end with it,
 * and with them sockets, within a second.
 * @throws Refusal ownMatter, notFound, alreadyDone, or for a reason that is too short
 */
export const setLocked = async (tx: Tx, deed: Reasoned, isLocked: boolean): Promise<void> => {
  const text = readReason(deed.reason)
  const { locked } = await takePersonFor(tx, deed, 'update')
  if (locked === isLocked) refuse('alreadyDone')
  // Before the switch itself: the database writes down switches that nobody has written down.
  await write(tx, deed, isLocked ? 'locked' : 'unlocked', text)
  await tx.update(users).set({ locked: isLocked }).where(eq(users.id, deed.id))
  if (isLocked) await endSessionsOf(tx, deed.id)
}

/**
 * Closes or opens payouts. Opened after the year's limit has closed them, they stay open for that year (E20): the year stays written.
 * @throws Refusal ownMatter, notFound, alreadyDone, or for a reason that is too short
 */
export const setTaxLocked = async (tx: Tx, deed: Reasoned, isLocked: boolean): Promise<void> => {
  const text = readReason(deed.reason)
  const { taxLocked } = await takePersonFor(tx, deed, 'no key update')
  if (taxLocked === isLocked) refuse('alreadyDone')
  await write(tx, deed, isLocked ? 'taxLocked' : 'taxUnlocked', text)
  await tx.update(users).set({ taxLocked: isLocked }).where(eq(users.id, deed.id))
}

/** Ends all sessions of a person. @throws Refusal ownMatter, notFound, or for a reason that is too short */
export const endSessionsBy = async (tx: Tx, deed: Reasoned): Promise<void> => {
  const text = readReason(deed.reason)
  await takePersonFor(tx, deed, 'no key update')
  await write(tx, deed, 'sessionsEnded', text)
  await endSessionsOf(tx, deed.id)
}
