import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '../../../server/kernel/database/schema.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import type { Finding } from '../../../server/modules/ledger/verify/finding.ts'
import { verifyLedger } from '../../../server/modules/ledger/verify/verify.ts'
import type { TestApp } from '../support/server/test-app.ts'

const MOBILE = '79000000091'

/** A second operator. @returns a token, opened anew: days pass in these tests */
export const secondOperator = async ({ db, clock }: TestApp): Promise<string> => {
  const row = { id: randomUUID(), mobile: MOBILE, passwordHash: 'none', isOperator: true, createdAt: new Date(clock.now()) }
  await db.insert(users).values(row).onConflictDoNothing()
  const [operator] = await db.select().from(users).where(eq(users.mobile, MOBILE))
  return openSession(db, operator?.id ?? '', clock.now())
}

/** What the check of the ledger finds. */
export const ledgerFindings = async ({ db }: TestApp): Promise<Finding[]> => {
  const findings: Finding[] = []
  await verifyLedger(db, (finding) => findings.push(finding))
  return findings
}
