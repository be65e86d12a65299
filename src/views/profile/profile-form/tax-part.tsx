import { taxStatusText } from '../../../domain/people/role-texts.ts'
import { formOf } from '../../../machines/profile/profile-form/selectors.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { StatusBadge } from '../../../ui/content/status-badge.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import styles from './fields.module.css'
import type { PartProps } from './types.ts'
import { useWired } from './use-wired.tsx'

/** The INN, and the progress of its check while the INN is unchanged (VL36, PR14–PR17). */
export const TaxPart = ({ actor, snapshot }: PartProps) => {
  const { field, control } = useWired({ actor, snapshot })
  const { base } = snapshot.context
  const isSame = base !== null && formOf(snapshot).values.inn === base.values.inn
  const status = base !== null && isSame ? taxStatusText(base.taxStatus) : null
  return (
    <Panel title="Налоговые данные">
      <div className={styles.fields}>
        <Field
          {...field('inn', isSame ? '10 или 12 цифр' : 'Новый ИНН проверим после сохранения')}
          aside={status && <StatusBadge tone={base?.taxStatus === 'ACCEPTED' ? 'success' : 'progress'}>{status}</StatusBadge>}
        >
          <TextInput {...control('inn')} digits inputMode="numeric" />
        </Field>
      </div>
    </Panel>
  )
}
