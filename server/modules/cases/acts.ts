/**
 * What an operator does with a case: takes it, lets it go, hands it over, decides, takes the decision back. Each act holds the people first
 * and locks the take or the decision next: so does the moment at which a decision counts, and only then it locks what is decided about.
 */
import { randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { needsReason, REASON, VERDICTS } from '../../../src/domain/desk/cases.ts'
import type { CaseVerdict } from '../../../src/domain/desk/cases.ts'
import { REQUIRED } from '../../../src/domain/texts/required.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { protectPeople } from '../../kernel/database/lock-people.ts'
import { deskDecisions, deskTakes, payoutFindings, users } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { enqueue } from '../../kernel/jobs/queue.ts'
import { forgetFailures, holderOf, isPending, refuseTaken } from '../desk/holds.ts'
import type { CaseKey } from '../desk/holds.ts'
import { modelNamed } from '../desk/models.ts'
import { refuseOwn } from '../desk/own.ts'
import { refuseAsSecond } from '../reconcile/decide.ts'
import { findCase, ownedBy } from './matter.ts'
import type { Owned } from './matter.ts'

/** How long a case stays with an operator who is silent. */
export const HOLD = 600_000
/** How long a decision can be taken back. */
export const UNDO = 10_000

/** An operator and a case. */
export interface Act {
  which: CaseKey
  operator: string
  now: number
}

const ofCase = ({ kind, id }: CaseKey) => and(eq(deskTakes.kind, kind), eq(deskTakes.caseId, id))
const aboutCase = ({ kind, id }: CaseKey) => and(eq(deskDecisions.kind, kind), eq(deskDecisions.caseId, id))
const holdEnd = (now: number): Date => new Date(now + HOLD)

/** Holds everybody whom the rows of the desk will name. @throws Refusal notFound: the person has just gone */
const holdPeople = async (tx: Tx, { ownerId }: Owned, operators: readonly string[]): Promise<void> => {
  const wanted = new Set([...operators, ...(ownerId === null ? [] : [ownerId])])
  if ((await protectPeople(tx, [...wanted])).length < wanted.size) refuse('notFound')
}

const refusePending = async (tx: Tx, which: CaseKey): Promise<void> => {
  if ((await tx.$count(deskDecisions, and(aboutCase(which), isPending))) > 0) refuse('decisionPending')
}

/**
 * Takes a case, for as long as something is heard of the operator.
 * @returns until when, if nothing is
 * @throws Refusal notFound, ownMatter, decisionPending, caseTaken
 */
export const take = async (tx: Tx, { which, operator, now }: Act): Promise<Date> => {
  await findCase(tx, which)
  const owned = await ownedBy(tx, which)
  await holdPeople(tx, owned, [operator])
  await refuseOwn(tx, operator, owned.matter)
  await refusePending(tx, which)
  const row = { operatorId: operator, ownerId: owned.ownerId, until: holdEnd(now) }
  const isFree = sql`${deskTakes.operatorId} = ${operator}::uuid or ${deskTakes.until} <= ${new Date(now).toISOString()}::timestamptz
    or not exists (select from users who where who.id = ${deskTakes.operatorId} and who.is_operator and not who.locked)`
  const taken = await tx
    .insert(deskTakes)
    .values({ kind: which.kind, caseId: which.id, ...row })
    .onConflictDoUpdate({ target: [deskTakes.kind, deskTakes.caseId], set: row, setWhere: isFree })
    .returning({ until: deskTakes.until })
  if (taken.length > 0) return row.until
  const holder = await holderOf(tx, which, now)
  return holder ? refuseTaken(holder) : refuse('caseTaken')
}

/** Locks the operator's own take. @throws Refusal caseTaken, caseNotTaken */
const takeOwn = async (tx: Tx, { which, operator, now }: Act): Promise<void> => {
  await tx.select({ id: deskTakes.caseId }).from(deskTakes).where(ofCase(which)).for('update')
  const holder = await holderOf(tx, which, now)
  if (!holder) return refuse('caseNotTaken')
  if (holder.id !== operator) refuseTaken(holder)
}

const prolongOwn = (db: Db, { which, operator, now }: Act) =>
  db
    .update(deskTakes)
    .set({ until: holdEnd(now) })
    .where(and(ofCase(which), eq(deskTakes.operatorId, operator), gt(deskTakes.until, new Date(now))))

/** Something is heard of an operator: a case that is theirs stays theirs. */
export const prolong = async (db: Db, act: Act): Promise<void> => {
  if (isUuid(act.which.id)) await prolongOwn(db, act)
}

/** Lets a case go, with what its operator has read about it; one that nobody has is let go. @throws Refusal notFound, caseTaken */
export const release = async (tx: Tx, { which, operator, now }: Act): Promise<void> => {
  await findCase(tx, which)
  const gone = await tx
    .delete(deskTakes)
    .where(and(ofCase(which), eq(deskTakes.operatorId, operator)))
    .returning({ id: deskTakes.caseId })
  // Who leaves a case has had it open, with the words of what failed.
  if (gone.length > 0) return forgetFailures(tx, which, operator)
  const holder = await holderOf(tx, which, now)
  if (holder) refuseTaken(holder)
}

const NO_OPERATOR = 'Такого оператора нет'

/**
 * Gives an own case to another operator.
 * @throws Refusal notFound, caseTaken, caseNotTaken, decisionPending, ownMatter of the other one, refused for nobody
 */
export const handOver = async (tx: Tx, act: Act, to: string): Promise<void> => {
  const { which, operator, now } = act
  await findCase(tx, which)
  const owned = await ownedBy(tx, which)
  const onDuty = and(eq(users.id, to), eq(users.isOperator, true), eq(users.locked, false))
  const [other] = isUuid(to) ? await tx.select({ id: users.id }).from(users).where(onDuty) : []
  if (!other) return refuse('refused', { operator: NO_OPERATOR })
  await holdPeople(tx, owned, [operator, to])
  await takeOwn(tx, act)
  await refusePending(tx, which)
  await refuseOwn(tx, to, owned.matter)
  await tx
    .update(deskTakes)
    .set({ operatorId: to, until: holdEnd(now) })
    .where(ofCase(which))
}

/** A decision as it is sent. */
export interface Asked {
  verdict: CaseVerdict
  /** The version of the case that the operator has seen. */
  version: number
  reason: string | null
  model: string | null
}

const NO_VERDICT = 'Такого решения у этой очереди нет'
const NO_MODEL = 'Модель называют, когда одобряют инструмент'
const SHORT = `Напишите причину: не короче ${REASON.least} знаков`

/** What the form itself says about a decision. @throws Refusal with messages by field */
const readAsked = ({ kind }: CaseKey, { verdict, reason, model, ...asked }: Asked): Asked => {
  if (!VERDICTS[kind].includes(verdict)) refuse('refused', { verdict: NO_VERDICT })
  const [words, name] = [reason?.trim() || null, model?.trim() || null]
  if (needsReason(verdict) && words === null) refuse('refused', { reason: REQUIRED })
  if (needsReason(verdict) && words !== null && words.length < REASON.least) refuse('refused', { reason: SHORT })
  const mayHaveModel = verdict === 'approve' && (kind === 'tool' || kind === 'document')
  if (name !== null && !mayHaveModel) refuse('refused', { model: NO_MODEL })
  return { ...asked, verdict, reason: words, model: name }
}

/** What would stop the decision at its moment, as far as it can be known now. */
const foresee = async (tx: Tx, { which, operator }: Act, { verdict, model }: Asked): Promise<void> => {
  if (model !== null) await modelNamed(tx, model)
  if (which.kind !== 'payout' || (verdict !== 'settle' && verdict !== 'return')) return
  const [finding] = await tx.select().from(payoutFindings).where(eq(payoutFindings.id, which.id))
  if (finding) refuseAsSecond(finding, { operator, decision: verdict }, 'verdict')
}

/**
 * Writes a decision down, and the job that carries it out ten seconds later.
 * @param origin the hash of the operator's address, for the audit
 * @returns when it counts
 * @throws Refusal notFound, caseChanged, caseTaken, caseNotTaken, decisionPending, ownMatter, secondOperator, or with messages by field
 */
export const decideLater = async (tx: Tx, act: Act, asked: Asked, origin: string): Promise<Date> => {
  const { which, operator, now } = act
  const row = readAsked(which, asked)
  const { version } = await findCase(tx, which)
  const owned = await ownedBy(tx, which)
  await holdPeople(tx, owned, [operator])
  await refuseOwn(tx, operator, owned.matter)
  await refusePending(tx, which)
  await takeOwn(tx, act)
  if (version !== row.version) refuse('caseChanged')
  await foresee(tx, act, row)
  await forgetFailures(tx, which, null)
  const [id, due] = [randomUUID(), new Date(now + UNDO)]
  const written = await tx
    .insert(deskDecisions)
    .values({ id, kind: which.kind, caseId: which.id, operatorId: operator, ownerId: owned.ownerId, ...row, origin, due })
    .onConflictDoNothing()
    .returning({ id: deskDecisions.id })
  if (written.length === 0) refuse('decisionPending')
  await prolongOwn(tx, act)
  await enqueue(tx, 'desk-decision', { decisionId: id }, due, `desk-decision ${id}`)
  return due
}

/**
 * Takes an own decision back, before its moment. Whoever locks its row first has it: it is carried out or taken back, never both.
 * @returns until when the case stays with the operator
 * @throws Refusal nothingToCancel, caseTaken for somebody else's
 */
export const cancel = async (tx: Tx, { which, operator, now }: Act): Promise<Date> => {
  const [seen] = isUuid(which.id)
    ? await tx
        .select()
        .from(deskDecisions)
        .where(and(aboutCase(which), isPending))
    : []
  if (!seen) return refuse('nothingToCancel')
  if (seen.operatorId !== operator) return refuse('caseTaken')
  const wanted = [operator, ...(seen.ownerId === null ? [] : [seen.ownerId])]
  await protectPeople(tx, wanted)
  const gone = await tx
    .delete(deskDecisions)
    .where(and(eq(deskDecisions.id, seen.id), isPending, gt(deskDecisions.due, new Date(now))))
    .returning({ id: deskDecisions.id })
  if (gone.length === 0) return refuse('nothingToCancel')
  return take(tx, { which, operator, now })
}
