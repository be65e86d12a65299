import { randomUUID } from 'node:crypto'
import { LEGAL_TEXTS } from '../../../src/domain/texts/legal-texts.ts'
import { normaliseName } from '../../../src/domain/people/names.ts'
import { companyProblems, personProblems } from '../../../src/domain/people/registration.ts'
import { WRONG_CODE } from '../../../src/domain/people/sms-code.ts'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok, refuse } from '../../kernel/call/refusal.ts'
import { users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import type { CodeNeeds } from '../codes/needs.ts'
import { createCodeRequests } from '../codes/request.ts'
import { createCodeUse } from '../codes/use.ts'
import { recordConsent } from '../consents/record.ts'
import { askInnCheck } from '../profile/inn-check.ts'

type NewUser = Omit<typeof users.$inferInsert, 'id' | 'createdAt'>

/**
 * Inserts the person with the agreed texts: registration requires the agreement, and the request says whether the person consents
 * to the processing of personal data (B09, E19).
 */
const register = async (tx: Tx, row: NewUser, consentEdition: string | undefined, now: number) => {
  const id = randomUUID()
  const added = await tx
    .insert(users)
    .values({ ...row, id, createdAt: new Date(now) })
    .onConflictDoNothing({ target: users.mobile })
    .returning({ id: users.id })
  // The phone has been registered since the code was sent.
  if (added.length === 0) return refuse('refused', WRONG_CODE)
  await recordConsent(tx, id, { agreement: LEGAL_TEXTS.agreement.edition, personalData: consentEdition }, now)
  if (row.isLegalEntity) await askInnCheck(tx, id, now)
  return ok(null)
}

const refuseProblems = (problems: Record<string, string>): void => {
  if (Object.keys(problems).length > 0) refuse('refused', problems)
}

export const registrationHandlers = (needs: CodeNeeds) => {
  const requestCode = createCodeRequests(needs)
  const spendCode = createCodeUse(needs)
  return defineHandlers<'requestRegistrationCode' | 'requestPassword' | 'createUser' | 'createLegalUser' | 'postStub'>({
    /** API13. */
    requestRegistrationCode: (call) => requestCode(call, { purpose: 'registration', ...call.body }, ok(null)),

    /** API14. POST /login checks the new code; until then the account does not change (B01). */
    requestPassword: (call) => requestCode(call, { purpose: 'recovery', ...call.body }, ok(null)),

    /** API15. */
    createUser: (call) => {
      const { username, surname, mobile, password, consentEdition } = call.body
      refuseProblems(personProblems({ username, surname, password }))
      const names = { username: normaliseName(username), surname: normaliseName(surname) }
      return spendCode(call, { purpose: 'registration', mobile, code: password }, (tx, passwordHash) =>
        register(tx, { mobile, passwordHash, ...names }, consentEdition, call.now),
      )
    },

    /** API16. */
    createLegalUser: (call) => {
      const { mobile, consentEdition, ...form } = call.body
      refuseProblems(companyProblems(form))
      const company = {
        isLegalEntity: true,
        organizationName: normaliseName(form.organization_name),
        responsible: normaliseName(form.responsible),
        inn: form.organization_inn,
        taxStatus: 'AWAITING_CHECK',
      } as const
      return spendCode(call, { purpose: 'registration', mobile, code: form.password }, (tx, passwordHash) =>
        register(tx, { mobile, passwordHash, ...company }, consentEdition, call.now),
      )
    },

    /** API17, A36. */
    postStub: async () => ok(null),
  })
}
