import { formOf } from '../../../machines/profile/profile-form/selectors.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { CommonFields } from './common-fields.tsx'
import styles from './fields.module.css'
import { LABELS } from './labels.ts'
import type { PartProps } from './types.ts'
import { useWired } from './use-wired.tsx'

/** The person's data and contacts (VL29–VL34, A45). */
export const PersonPart = ({ actor, snapshot }: PartProps) => {
  const { field, control, box } = useWired({ actor, snapshot })
  return (
    <Panel title="Личные данные">
      <div className={styles.fields}>
        <Field {...field('surname')}>
          <TextInput {...control('surname')} autoComplete="family-name" />
        </Field>
        <Field {...field('username')}>
          <TextInput {...control('username')} autoComplete="given-name" />
        </Field>
        <div>
          <Field {...field('patronymic')}>
            <TextInput
              {...control('patronymic')}
              autoComplete="additional-name"
              disabled={formOf(snapshot).values.noPatronymic}
            />
          </Field>
          <Checkbox {...box('noPatronymic')} label={LABELS.noPatronymic} />
        </div>
        <CommonFields actor={actor} snapshot={snapshot} />
      </div>
    </Panel>
  )
}
