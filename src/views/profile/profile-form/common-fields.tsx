import { moscowDay } from '../../../domain/dates/dates.ts'
import { latestBirthday } from '../../../domain/people/birthday.ts'
import { OTHER_PHONE } from '../../../domain/people/profile.ts'
import { formOf } from '../../../machines/profile/profile-form/selectors.ts'
import { DateField } from '../../../ui/calendar/date-field.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { CityPart } from './city-part.tsx'
import { LABELS } from './labels.ts'
import type { PartProps } from './types.ts'
import { useWired } from './use-wired.tsx'

const nothing = () => {}

/** The common fields of people and companies: contacts, and a date of birth (VL32–VL34). */
export const CommonFields = ({ actor, snapshot, birthdayHint }: PartProps & { birthdayHint?: string }) => {
  const { field, control } = useWired({ actor, snapshot })
  const { values, errors } = formOf(snapshot)
  const { now } = snapshot.context
  return (
    <>
      <Field label={LABELS.mobile} hint={OTHER_PHONE} error={errors.mobile}>
        <TextInput name="mobile" autoComplete="tel" digits readOnly value={values.mobile} onValueChange={nothing} />
      </Field>
      <Field {...field('email')}>
        {/* A field of type «email» converts a Cyrillic domain to punycode (xn--). */}
        <TextInput {...control('email')} inputMode="email" autoComplete="email" autoCapitalize="off" spellCheck={false} />
      </Field>
      <CityPart actor={actor} snapshot={snapshot} />
      <Field {...field('birthday', birthdayHint)}>
        <DateField {...control('birthday')} autoComplete="bday" today={moscowDay(now)} available={{ to: latestBirthday(now) }} />
      </Field>
    </>
  )
}
