/** How a loaded profile gets into the form, and to the session. */
import type { ApiResult } from '../../../api/result.ts'
import { createForm } from '../../kit/form/form.ts'
import { known } from '../../kit/known.ts'
import { savedFiles } from './images.ts'
import { merge, type Mine } from './merge.ts'
import type { Account, ProfileBase, ProfileFormContext } from './types.ts'

export const accountOf = (result: ApiResult<Account>): Account => known(result.kind === 'ok' ? result.payload : null)

/** The session gets what has just been loaded. */
export const personOf = (result: ApiResult<Account>) => {
  const account = accountOf(result)
  return account.kind === 'person' ? { user: account.user, legal: null } : { user: null, legal: account.legal }
}

/** The loaded profile takes the form's place; consent stays as it was given. */
export const filled = ({ form }: ProfileFormContext, base: ProfileBase) => ({
  base,
  form: createForm({ ...base.values, license: form.values.license }),
  files: savedFiles(base.values.passportImages),
  isMerged: false,
  theirs: {},
})

/** What was entered and what another has saved meanwhile, side by side. */
export const merged = (
  { kind, form }: Pick<ProfileFormContext, 'kind' | 'form'>,
  mine: Mine,
  current: ProfileBase,
): Partial<ProfileFormContext> => {
  const { values, files, theirs } = merge(kind, mine, current)
  return { base: current, form: { ...form, values, errors: {} }, files, theirs, isMerged: true }
}
