import { and, eq } from 'drizzle-orm'
import type { CaseVerdict } from '../../../src/domain/desk/cases.ts'
import { Refusal, refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { protectPeople } from '../../kernel/database/lock-people.ts'
import { deskCases, deskDecisions, users } from '../../kernel/database/schema.ts'
import type { FindingDecision, Verdict } from '../../kernel/database/sets.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { RetryLater } from '../../kernel/jobs/job.ts'
import type { JobHandler } from '../../kernel/jobs/job.ts'
import { decide } from '../desk/decide.ts'
import { endHold, isPending } from '../desk/holds.ts'
import { decideInn } from '../desk/inn.ts'
import { decidePoint } from '../desk/point.ts'
import type { OnAccepted } from '../profile/inn-check-job.ts'
import { decideCorrection } from '../corrections/correct.ts'
import { decideFinding } from '../reconcile/decide.ts'

type DecisionRow = typeof deskDecisions.$inferSelect

/** What the deciders need besides. */
export interface DecisionNeeds {
  /** What else an accepted INN begins with. */
  onAccepted: OnAccepted
  /** Rubles a day by person and by operator: what is moved by hand above it needs two operators. */
  secondAbove: number
}

const isMoney = (verdict: CaseVerdict): verdict is FindingDecision => verdict === 'settle' || verdict === 'return'
const isWord = (verdict: CaseVerdict): verdict is Verdict => !isMoney(verdict)

/** What is decided is what the operator has seen; asked once it is locked. */
const seenBy =
  ({ kind, caseId, version }: DecisionRow) =>
  async (tx: Tx): Promise<void> => {
    const isIt = and(eq(deskCases.kind, kind), eq(deskCases.id, caseId))
    const [now] = await tx.select({ version: deskCases.version }).from(deskCases).where(isIt)
    if (now?.version !== version) refuse('caseChanged')
  }

/** @throws Refusal forbidden for an operator who has been removed meanwhile */
const requireOperator = async (tx: Tx, id: string): Promise<void> => {
  const onDuty = and(eq(users.id, id), eq(users.isOperator, true), eq(users.locked, false))
  if ((await tx.$count(users, onDuty)) === 0) refuse('forbidden', 'Оператор, который это решил, больше не работает')
}

/** @throws Refusal of the deciders */
const carryOut = async (tx: Tx, row: DecisionRow, { onAccepted, secondAbove }: DecisionNeeds, now: number): Promise<void> => {
  const { kind, caseId: id, verdict, reason, model, operatorId: operator, origin } = row
  await requireOperator(tx, operator)
  const word = { id, reason, operator, origin, via: 'desk', now, stillSeen: seenBy(row) } as const
  if (kind === 'payout' && isMoney(verdict))
    await decideFinding(tx, { ...word, decision: verdict, reason: reason ?? '', secondAbove })
  else if (kind === 'inn' && isWord(verdict)) await decideInn(tx, { ...word, verdict }, onAccepted)
  else if (kind === 'point' && isWord(verdict)) await decidePoint(tx, { ...word, verdict })
  else if (kind === 'correction' && isWord(verdict)) await decideCorrection(tx, { ...word, verdict })
  else if (isWord(verdict)) await decide(tx, { ...word, verdict, model })
}

/** The words of a refusal in one line. */
const wordsOf = ({ body: { message } }: Refusal): string =>
  typeof message === 'string' ? message : Object.values(message).join('. ')

/** The decision could not be carried out: whoever opens the case reads why. A case that waits no more needs nobody. */
const fail = async (tx: Tx, { id, kind, caseId }: DecisionRow, refusal: Refusal): Promise<void> => {
  const waits = await tx.$count(deskCases, and(eq(deskCases.kind, kind), eq(deskCases.id, caseId)))
  const isIt = eq(deskDecisions.id, id)
  if (waits === 0) await tx.delete(deskDecisions).where(isIt)
  else
    await tx
      .update(deskDecisions)
      .set({ failedCode: refusal.body.code, failedWords: wordsOf(refusal) })
      .where(isIt)
}

/**
 * The job «desk-decision» {decisionId}: carries out what an operator has decided, unless it has been taken back or the person has deleted
 * the account. A refusal of the decider ends it too, and leaves nothing of it but its words.
 */
export const deskDecisionJob =
  (needs: DecisionNeeds): JobHandler =>
  async ({ decisionId = '' }, { now }) =>
  async (tx) => {
    const isIt = and(eq(deskDecisions.id, decisionId), isPending)
    const [seen] = isUuid(decisionId) ? await tx.select().from(deskDecisions).where(isIt) : []
    if (!seen) return null
    if (seen.due.getTime() > now) return seen.due
    // People first, as their deletion has it; then the decision, which its cancel may be taking.
    await protectPeople(tx, [seen.operatorId, ...(seen.ownerId === null ? [] : [seen.ownerId])])
    const [row] = await tx.select().from(deskDecisions).where(isIt).for('update')
    if (!row) return null
    try {
      await tx.transaction((inner) => carryOut(inner, row, needs, now))
      await tx.delete(deskDecisions).where(eq(deskDecisions.id, row.id))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.refusal === 'bankAway') throw new RetryLater('the bank is being asked about the payout')
      await fail(tx, row, error)
    }
    await endHold(tx, { kind: row.kind, id: row.caseId })
    return null
  }
