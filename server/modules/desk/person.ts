/** People as operators handle them: nobody who is an operator, and nobody's own account. */
import { and, eq } from 'drizzle-orm'
import { REASON } from '../../../src/domain/desk/cases.ts'
import { REQUIRED } from '../../../src/domain/texts/required.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { users } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { refuseOwn } from './own.ts'

export type Person = typeof users.$inferSelect

/** What an operator does with a person, and when. */
export interface Deed {
  /** The person. */
  id: string
  operator: string
  /** The hash of the operator's address, for the audit. */
  origin: string
  now: number
}

/** With what an operator has typed about it. */
export interface Reasoned extends Deed {
  reason: string
}

/** @throws Refusal notFound: nobody, or an operator */
export const findPerson = async (db: Db, id: string): Promise<Person> => {
  const isPerson = and(eq(users.id, id), eq(users.isOperator, false))
  const [person] = isUuid(id) ? await db.select().from(users).where(isPerson) : []
  return person ?? refuse('notFound')
}

/**
 * Locks a person about whom an operator may act.
 * @param strength `update` also waits for the person's own commands under way, and has later ones wait
 * @throws Refusal ownMatter, notFound
 */
export const takePersonFor = async (
  tx: Tx,
  { id, operator }: Pick<Deed, 'id' | 'operator'>,
  strength: 'no key update' | 'update',
): Promise<Person> => {
  if (id === operator) return refuse('ownMatter')
  const isPerson = and(eq(users.id, id), eq(users.isOperator, false))
  const [person] = isUuid(id) ? await tx.select().from(users).where(isPerson).for(strength) : []
  if (!person) return refuse('notFound')
  await refuseOwn(tx, operator, { people: [id], inns: [person.inn] })
  return person
}

const SHORT = `Напишите причину: не короче ${REASON.least} знаков`

/** What an operator has typed. @throws Refusal with the message of the field */
export const readReason = (typed: string): string => {
  const reason = typed.trim()
  if (reason === '') return refuse('refused', { reason: REQUIRED })
  return reason.length < REASON.least ? refuse('refused', { reason: SHORT }) : reason
}
