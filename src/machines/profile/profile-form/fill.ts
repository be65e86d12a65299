/** Puts a loaded profile into the form, and into the session. */
import type { ApiResult } from '../../../api/result.ts'
import { createForm } from '../../kit/form/form.ts'
import { known } from '../../kit/known.ts'
import { savedFiles } from './images.ts'
import { merge, type Mine } from './merge.ts'
import type { Account, ProfileBase, ProfileFormContext } from './types.ts'

export const accountOf = (result: ApiResult<Account>): Account => known(result.kind === 'ok' ? result.payload : null)

/** The loaded profile for the session. */
export const personOf = (result: ApiResult<Account>) => {
  const account = accountOf(result)
  return account.kind === 'person' ? { user: account.user, legal: null } : { user: null, legal: account.legal }
}

/** The loaded profile replaces the form's values; consent stays. */
export const filled = ({ form }: ProfileFormContext, base: ProfileBase) => ({
  base,
  form: createForm({ ...base.values, license: form.values.license }),
  files: savedFiles(base.values.passportImages),
  isMerged: false,
  theirs: {},
})

/** The entered values merged with those that another tab has saved meanwhile. */
export const merged = (
  { kind, form }: Pick<ProfileFormContext, 'kind' | 'form'>,
  mine: Mine,
  current: ProfileBase,
): Partial<ProfileFormContext> => {
  const { values, files, theirs } = merge(kind, mine, current)
  return { base: current, form: { ...form, values, errors: {} }, files, theirs, isMerged: true }
}
