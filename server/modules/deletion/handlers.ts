import { defineHandlers } from '../../kernel/call/handlers.ts'
import type { CodeNeeds } from '../codes/needs.ts'
import { createCodeRequests } from '../codes/request.ts'
import { createCodeUse } from '../codes/use.ts'
import { dropUnknown } from '../devices/devices.ts'
import type { PayoutNeeds } from '../payouts/rules.ts'
import { deletePerson } from './delete-person.ts'

/** The word that the portal expects (DL08, A40). */
const SUCCESS = { code: 0, message: 'Success', payload: null } as const

export const deletionHandlers = (needs: CodeNeeds & Pick<PayoutNeeds, 'payeeKeys'>) => {
  const requestCode = createCodeRequests(needs)
  const withCode = createCodeUse(needs)
  return defineHandlers<'requestDeletion' | 'confirmDeletion'>({
    /** API10: sends a code by SMS if the account exists; the answer does not reveal it (B04). */
    requestDeletion: (call) => requestCode(call, { purpose: 'deletion', ...call.body }, SUCCESS),

    /** API11: the right code deletes the account, at once and for good. */
    confirmDeletion: async (call) => {
      const { mobile, code } = call.body
      const origin = (await call.client()).address
      const answer = await withCode(call, { purpose: 'deletion', mobile, code }, async (tx) => {
        await deletePerson(tx, mobile, { origin, payeeKeys: needs.payeeKeys, now: call.now })
        return SUCCESS
      })
      await dropUnknown(call.db, call.device, call.now)
      return answer
    },
  })
}
