import type { SnapshotFrom } from 'xstate'
import type { CitySuggestion, CompanySuggestion } from '../../../api/types.ts'
import { parseDay } from '../../../domain/dates/day.ts'
import { withdrawalLacks, type Lack } from '../../../domain/money/withdrawal.ts'
import { shownFiles } from '../../fragments/files/queue.ts'
import type { QueuedFile } from '../../fragments/files/types.ts'
import type { FieldErrors } from '../../kit/form/form.ts'
import { checkProfile, cleaned, fieldsOf, offeredName, openFields } from './form.ts'
import type { profileFormMachine } from './machine.ts'
import type { ProfileField, ProfileKind, ProfileValues, WithheldField } from './types.ts'

type Snapshot = SnapshotFrom<typeof profileFormMachine>
type WithContext = Pick<Snapshot, 'context'>

export const formOf = ({ context }: WithContext) => context.form
export const kindOf = ({ context }: Snapshot): ProfileKind => context.kind
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** The form is visible: open, or disabled during a request. */
export const showsForm = (snapshot: Snapshot): boolean => snapshot.matches('form') || isBusy(snapshot)

/** Whether the field is editable now (A45). */
export const mayEdit = (snapshot: Snapshot, field: ProfileField): boolean =>
  snapshot.matches('form') && openFields(snapshot.context.kind, snapshot.context.form.values).has(field)

const problemsOf = ({ context: { kind, now, files, form } }: WithContext): FieldErrors<ProfileValues> =>
  checkProfile(kind, now, files)(form.values)

/** Whether Save is enabled (VL40). */
export const isComplete = (snapshot: WithContext): boolean => Object.keys(problemsOf(snapshot)).length === 0

/** The fields that disable Save, in the order of the form. */
export const missingFields = (snapshot: WithContext): ProfileField[] => {
  const problems = problemsOf(snapshot)
  return fieldsOf(snapshot.context.kind).filter((field) => problems[field] !== undefined)
}

export const imagesOf = ({ context }: Snapshot): QueuedFile[] => shownFiles(context.files)
/** Images disable Save during their upload, and after its failure. */
export const imagesProblemOf = (snapshot: WithContext): string | undefined =>
  formOf(snapshot).errors.passportImages ?? problemsOf(snapshot).passportImages

export const citiesOf = ({ context }: Snapshot): readonly CitySuggestion[] => context.cities
export const isOffered = (snapshot: Snapshot): boolean => snapshot.matches({ form: { city: 'offered' } })
export const isAskingCities = (snapshot: Snapshot): boolean => snapshot.matches({ form: { city: 'asking' } })

/** What the register says of the typed INN (D270). */
export const companyOf = ({ context }: Snapshot): CompanySuggestion | null => context.company
export const mayTakeName = ({ context }: WithContext): boolean => offeredName(context) !== null
export const isUnknownCompany = (snapshot: Snapshot): boolean => snapshot.matches({ form: { company: 'unknown' } })

export const isMerged = ({ context }: Snapshot): boolean => context.isMerged
/** The other side's values of fields that both have changed; '' where it is empty now. */
export const theirsOf = ({ context }: Snapshot): FieldErrors<ProfileValues> => context.theirs
/** The fields to be typed again: a draft knew them to be changed, and they show the profile's values (D140). */
export const withheldOf = ({ context: { withheld, form, base } }: WithContext): WithheldField[] =>
  withheld.filter((field) => form.values[field] === base?.values[field])
/** Whether the save can be repeated: all of it is here (D141). */
export const mayRepeat = ({ context }: Snapshot): boolean => context.withheld.length === 0
/** The reason why the profile could not be loaded. */
export const problemOf = ({ context }: Snapshot): string | null => context.problem

/**
 * The conditions of a withdrawal that the form's values do not meet (A44, C02); a company cannot withdraw. Invalid fields
 * count as empty. A new INN is not checked yet, the unchanged one keeps its verdict.
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
