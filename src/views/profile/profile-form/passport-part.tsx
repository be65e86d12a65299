import { latestDayInRussia } from '../../../domain/dates/dates.ts'
import { DateField } from '../../../ui/calendar/date-field.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { MaskedInput } from '../../../ui/fields/masked-input.tsx'
import { DEPARTMENT_MASK, PASSPORT_MASK } from '../../../ui/fields/digit-masks.ts'
import { Panel } from '../../../ui/content/panel.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import styles from './fields.module.css'
import { ImagesPart } from './images-part.tsx'
import type { FormProps } from './types.ts'
import { useWired } from './use-wired.tsx'

/** The passport and its images (VL37–VL39, PR37, PR39). Autocomplete is off for all of it. */
export const PassportPart = (props: FormProps) => {
  const { field, control } = useWired(props)
  const latest = latestDayInRussia(props.snapshot.context.now)
  return (
    <Panel title="Паспорт">
      <div className={styles.fields}>
        <Field {...field('passportSeries')}>
          <MaskedInput {...control('passportSeries')} mask={PASSPORT_MASK} />
        </Field>
        <div className={styles.wide}>
          <Field {...field('issuedBy', 'Как в паспорте, русскими буквами')}>
            <TextInput {...control('issuedBy')} />
          </Field>
        </div>
        <Field {...field('issuedFrom')}>
          <DateField {...control('issuedFrom')} today={latest} />
        </Field>
        <Field {...field('departmentCode')}>
          <MaskedInput {...control('departmentCode')} mask={DEPARTMENT_MASK} />
        </Field>
        <div className={styles.all}>
          <ImagesPart {...props} />
        </div>
      </div>
    </Panel>
  )
}
