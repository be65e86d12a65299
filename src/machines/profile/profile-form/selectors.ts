import type { SnapshotFrom } from 'xstate'
import type { CitySuggestion } from '../../../api/types.ts'
import { parseDay } from '../../../domain/day.ts'
import { withdrawalLacks, type Lack } from '../../../domain/withdrawal.ts'
import { shownFiles } from '../../fragments/files/queue.ts'
import type { QueuedFile } from '../../fragments/files/types.ts'
import type { FieldErrors } from '../../kit/form/form.ts'
import { checkProfile, cleaned, fieldsOf, openFields } from './form.ts'
import type { profileFormMachine } from './machine.ts'
import type { ProfileField, ProfileKind, ProfileValues } from './types.ts'

type Snapshot = SnapshotFrom<typeof profileFormMachine>
type WithContext = Pick<Snapshot, 'context'>

export const formOf = ({ context }: WithContext) => context.form
export const kindOf = ({ context }: Snapshot): ProfileKind => context.kind
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** The form stands on the screen: open, or still while something is under way. */
export const showsForm = (snapshot: Snapshot): boolean => snapshot.matches('form') || isBusy(snapshot)

/** Whether the person may change the field now (A45). */
export const mayEdit = (snapshot: Snapshot, field: ProfileField): boolean =>
  snapshot.matches('form') && openFields(snapshot.context.kind, snapshot.context.form.values).has(field)

const problemsOf = ({ context: { kind, now, files, form } }: WithContext): FieldErrors<ProfileValues> =>
  checkProfile(kind, now, files)(form.values)

/** Whether Save is on (VL40). */
export const isComplete = (snapshot: WithContext): boolean => Object.keys(problemsOf(snapshot)).length === 0

/** The fields that keep Save off, in the order of the form. */
export const missingFields = (snapshot: WithContext): ProfileField[] => {
  const problems = problemsOf(snapshot)
  return fieldsOf(snapshot.context.kind).filter((field) => problems[field] !== undefined)
}

export const imagesOf = ({ context }: Snapshot): QueuedFile[] => shownFiles(context.files)
/** The images keep Save off while they are on their way, or did not arrive. */
export const imagesProblemOf = (snapshot: WithContext): string | undefined =>
  formOf(snapshot).errors.passportImages ?? problemsOf(snapshot).passportImages

export const citiesOf = ({ context }: Snapshot): readonly CitySuggestion[] => context.cities
export const isOffered = (snapshot: Snapshot): boolean => snapshot.matches({ form: { city: 'offered' } })
export const isAskingCities = (snapshot: Snapshot): boolean => snapshot.matches({ form: { city: 'asking' } })

export const isMerged = ({ context }: Snapshot): boolean => context.isMerged
/** What the other side saved in fields that both have changed; '' where it is empty now. */
export const theirsOf = ({ context }: Snapshot): FieldErrors<ProfileValues> => context.theirs
/** Why the profile could not be loaded. */
export const problemOf = ({ context }: Snapshot): string | null => context.problem

/**
 * What withdrawal would still lack of what stands in the form (A44, C02); a company withdraws nothing. Fields that are
 * wrong lack like empty ones. A new INN is not checked yet, the unchanged one keeps its verdict.
 */
export const lacksOf = (snapshot: WithContext): Lack[] => {
  const { kind, now, base, form, files } = snapshot.context
  if (kind === 'company' || !base) return []
  const problems = problemsOf(snapshot)
  const values = cleaned(form.values)
  const rightOf = (field: 'surname' | 'username' | 'patronymic' | 'inn' | 'birthday'): string =>
    problems[field] === undefined ? values[field] : ''
  const passportOf = (field: 'passportSeries' | 'issuedBy' | 'issuedFrom' | 'departmentCode'): string | null =>
    problems[field] === undefined ? values[field] : null
  return withdrawalLacks(
    {
      surname: rightOf('surname'),
      username: rightOf('username'),
      patronymic: rightOf('patronymic'),
      noPatronymic: values.noPatronymic,
      birthday: parseDay(rightOf('birthday')),
      inn: rightOf('inn'),
      taxStatus: values.inn === base.values.inn ? base.taxStatus : null,
      passport: {
        series: passportOf('passportSeries'),
        issuedBy: passportOf('issuedBy'),
        issuedFrom: passportOf('issuedFrom'),
        departmentCode: passportOf('departmentCode'),
        images: shownFiles(files).filter(({ status }) => status === 'done').length,
      },
      isRefused: base.isRefused,
    },
    now,
  )
}
