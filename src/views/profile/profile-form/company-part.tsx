import { Field } from '../../../ui/fields/field.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { CommonFields } from './common-fields.tsx'
import { FoundCompanyPart } from './found-company-part.tsx'
import styles from './fields.module.css'
import type { PartProps } from './types.ts'
import { useWired } from './use-wired.tsx'

/** The seven fields of a company (PR38, VL41). */
export const CompanyPart = (props: PartProps) => {
  const { field, control } = useWired(props)
  return (
    <Panel title="Данные организации">
      <div className={styles.fields}>
        <Field {...field('responsible', 'Фамилия, имя и отчество')}>
          <TextInput {...control('responsible')} autoComplete="name" />
        </Field>
        <Field {...field('organization_name', 'Без кавычек и цифр: ООО Ромашка')}>
          <TextInput {...control('organization_name')} autoComplete="organization" />
        </Field>
        <Field {...field('organization_inn', '10 или 12 цифр')}>
          <TextInput {...control('organization_inn')} digits inputMode="numeric" />
        </Field>
        <div className={styles.found}>
          <FoundCompanyPart {...props} />
        </div>
        <CommonFields {...props} birthdayHint="Ответственного лица" />
      </div>
    </Panel>
  )
}
