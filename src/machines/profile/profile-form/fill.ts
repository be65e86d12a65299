/** Puts a loaded profile into the form, and into the session. */
import type { ApiResult } from '../../../api/result.ts'
import { createForm } from '../../kit/form/form.ts'
import { known } from '../../kit/known.ts'
import { storedNames } from '../../fragments/files/queue.ts'
import { savedFiles } from './images.ts'
import { hasChanges, merge, type Mine } from './merge.ts'
import type { Account, ProfileBase, ProfileDraft, ProfileFormContext } from './types.ts'

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
  withheld: [],
})

/** The entered values merged with those that another tab has saved meanwhile. */
export const merged = ({ kind, form }: Pick<ProfileFormContext, 'kind' | 'form'>, mine: Mine, current: ProfileBase) => {
  const { values, files, theirs } = merge(kind, mine, current)
  return { base: current, form: { ...form, values, errors: {} }, files, theirs, isMerged: true }
}

/** The draft's own side: its changed fields on top of the server's, and the same fields as they were. */
const mineOf = ({ version, changed, before, images }: ProfileDraft, current: ProfileBase): Mine => ({
  base: {
    ...current,
    version,
    values: { ...current.values, ...before, ...(images && { passportImages: images.before }) },
  },
  values: { ...current.values, ...changed, ...(images && { passportImages: storedNames(images.files) }) },
  files: images?.files ?? savedFiles(current.values.passportImages),
})

/** A draft of the current version: the changed fields on top of the profile. */
export const continued = (draft: ProfileDraft, current: ProfileBase): Partial<ProfileFormContext> => {
  const { values, files } = mineOf(draft, current)
  const { isMerged, theirs, withheld } = draft
  return { form: createForm(values), files: [...files], isMerged, theirs, withheld, draft: null }
}

/** A draft of another version. Where nothing of it differs from the profile, as after a save of its own, nobody has to decide (D141). */
export const mergedDraft = (draft: ProfileDraft, current: ProfileBase): Partial<ProfileFormContext> => {
  const mine = mineOf(draft, current)
  const next = merged({ kind: draft.kind, form: createForm(mine.values) }, mine, current)
  const isMerged = hasChanges(draft.kind, next.form.values, next.files, current)
  return { ...next, isMerged, withheld: draft.withheld, draft: null }
}
