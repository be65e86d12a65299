import type { Db } from '../../../kernel/database/types.ts'
import { verifyAccounts } from './accounts.ts'
import type { Finding } from './finding.ts'
import { verifyGuards } from './guards.ts'
import { verifyPayouts } from './payouts.ts'
import { verifySeals } from './seals.ts'
import { verifyTransactions } from './transactions.ts'

type Stage = 'guards' | 'accounts' | 'transactions' | 'payouts' | 'seals'

/** Where a check stands: plain data, so that it can go on in another process. */
export interface Cursor {
  stage: Stage
  /** The last thing of that stage that has been judged; empty for none. */
  after: string
}

export const START: Cursor = { stage: 'guards', after: '' }

/** What a step has seen. */
export interface Step {
  /** Where the next step begins; null when the check is over. */
  next: Cursor | null
  /** Entries whose transactions were judged in this step. */
  entries: number
  findings: Finding[]
}

const follow = (stage: Stage, after: string | null, then: Cursor | null): Cursor | null =>
  after === null ? then : { stage, after }

/**
 * One step of a check of the whole ledger: a few short statements and a bounded number of rows, while everybody goes on writing. A
 * check is all steps from START on.
 */
export const verifyStep = async (db: Db, { stage, after }: Cursor): Promise<Step> => {
  if (stage === 'guards') return { next: { stage: 'accounts', after: '' }, entries: 0, findings: await verifyGuards(db) }
  if (stage === 'accounts') {
    const found = await verifyAccounts(db, after)
    return { next: follow(stage, found.after, { stage: 'transactions', after: '' }), entries: 0, findings: found.findings }
  }
  if (stage === 'transactions') {
    const found = await verifyTransactions(db, after)
    return { next: follow(stage, found.after, { stage: 'payouts', after: '' }), entries: found.entries, findings: found.findings }
  }
  if (stage === 'payouts') {
    const found = await verifyPayouts(db, after)
    return { next: follow(stage, found.after, { stage: 'seals', after: '' }), entries: 0, findings: found.findings }
  }
  const found = await verifySeals(db, after)
  return { next: follow(stage, found.after, null), entries: 0, findings: found.findings }
}

/** A whole check. @param report called with each finding as it is made @returns how many entries were seen */
export const verifyLedger = async (db: Db, report: (finding: Finding) => void): Promise<number> => {
  let entries = 0
  for (let cursor: Cursor | null = START; cursor !== null;) {
    const step: Step = await verifyStep(db, cursor)
    for (const finding of step.findings) report(finding)
    entries += step.entries
    cursor = step.next
  }
  return entries
}
