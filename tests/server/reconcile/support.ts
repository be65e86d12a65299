import { userId } from '../../../server/demo/people.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import type { Finding } from '../../../server/modules/ledger/verify/finding.ts'
import { verifyLedger } from '../../../server/modules/ledger/verify/verify.ts'
import type { TestApp } from '../support/server/test-app.ts'

const SECOND = 91

/** A second operator. @returns a token, opened anew: days pass in these tests */
export const secondOperator = async ({ db, clock }: TestApp): Promise<string> => openSession(db, userId(SECOND), clock.now())

/** What the check of the ledger finds. */
export const ledgerFindings = async ({ db }: TestApp): Promise<Finding[]> => {
  const findings: Finding[] = []
  await verifyLedger(db, (finding) => findings.push(finding))
  return findings
}
