/** Who works on what: nobody decides past somebody who looks at it, or past a decision that waits for its moment. */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { CaseKind } from '../../../src/domain/desk/cases.ts'
import { operatorName } from '../../../src/domain/people/short-name.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { deskDecisions, deskTakes, users } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'

/** A case of the desk. */
export interface CaseKey {
  kind: CaseKind
  id: string
}

/**
 * How a decision comes: by the desk, which has held the case until now; by an operation of an operator, whose own hold is no obstacle; or by
 * a command at the server, for which every hold is one.
 */
export type Way = 'desk' | 'operation' | 'command'

const taken = ({ kind, id }: CaseKey) => and(eq(deskTakes.kind, kind), eq(deskTakes.caseId, id))

/** Who has a case and for how long, if somebody has it: a removed or locked operator has nothing, and neither has whoever was silent. */
export interface Holder {
  id: string
  name: string
  until: Date
}

/** @param now epoch milliseconds */
export const holderOf = async (db: Db, which: CaseKey, now: number): Promise<Holder | null> => {
  const [row] = await db
    .select({ operator: users, until: deskTakes.until })
    .from(deskTakes)
    .innerJoin(users, eq(users.id, deskTakes.operatorId))
    .where(and(taken(which), isHeld(now)))
  return row ? { id: row.operator.id, name: operatorName(row.operator), until: row.until } : null
}

/** Of a join of takes with their operators: the take counts. */
export const isHeld = (now: number) =>
  sql`${deskTakes.until} > ${new Date(now).toISOString()}::timestamptz and ${users.isOperator} and not ${users.locked}`

/** Of a decision: it waits for its moment. */
export const isPending = isNull(deskDecisions.failedCode)

/** @throws Refusal that names who has the case */
export const refuseTaken = ({ name }: Holder): never => refuse('caseTaken', `Эту строку смотрит ${name}`)

/**
 * Why decisions about a case could not be carried out is read no more: it is decided, or their operator has seen it.
 * @param operator null for whoever has decided
 */
export const forgetFailures = async (tx: Tx, which: CaseKey, operator: string | null): Promise<void> => {
  const about = and(eq(deskDecisions.kind, which.kind), eq(deskDecisions.caseId, which.id), isNotNull(deskDecisions.failedCode))
  await tx.delete(deskDecisions).where(operator === null ? about : and(about, eq(deskDecisions.operatorId, operator)))
}

/**
 * Refuses a decision past somebody. Of one that may go on, what failed before it goes.
 * @throws Refusal decisionPending, caseTaken
 */
export const refuseHeld = async (
  tx: Tx,
  which: CaseKey,
  { via, operator, now }: { via: Way; operator: string; now: number },
): Promise<void> => {
  if (via === 'desk') return
  const waits = and(eq(deskDecisions.kind, which.kind), eq(deskDecisions.caseId, which.id), isPending)
  if ((await tx.$count(deskDecisions, waits)) > 0) refuse('decisionPending')
  const holder = await holderOf(tx, which, now)
  if (holder && (via === 'command' || holder.id !== operator)) refuseTaken(holder)
  await forgetFailures(tx, which, null)
}

/** Takes a case from whoever has it: it is decided. */
export const endHold = async (tx: Tx, which: CaseKey): Promise<void> => {
  await tx.delete(deskTakes).where(taken(which))
}

/** What an operator has taken is free for others; what they have decided counts. */
export const releaseAll = async (tx: Tx, operatorId: string): Promise<void> => {
  await tx.delete(deskTakes).where(eq(deskTakes.operatorId, operatorId))
}
