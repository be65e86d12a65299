import { formOf, mayEdit } from '../../machines/profile-form/selectors.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useSend } from '../kit/use-send.ts'
import { CommonFields } from './common-fields.tsx'
import styles from './fields.module.css'
import { LABELS } from './labels.ts'
import type { PartProps } from './parts.ts'
import { useWired } from './use-wired.tsx'

/** Who the person is, and how to reach them (VL29–VL34, A45 of docs/decisions.md). */
export const PersonPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { field, control } = useWired({ actor, snapshot })
  const { values, errors } = formOf(snapshot)
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
            <TextInput {...control('patronymic')} autoComplete="additional-name" disabled={values.noPatronymic} />
          </Field>
          <Checkbox
            label={LABELS.noPatronymic}
            error={errors.noPatronymic}
            checked={values.noPatronymic}
            disabled={!mayEdit(snapshot, 'noPatronymic')}
            onCheckedChange={(noPatronymic) => send({ type: 'form.change', patch: { noPatronymic } })}
          />
        </div>
        <CommonFields actor={actor} snapshot={snapshot} />
      </div>
    </Panel>
  )
}
