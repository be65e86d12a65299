import { Checkbox, type CheckboxProps } from '../../ui/fields/checkbox.tsx'
import { Link } from '../../ui/actions/link.tsx'

/** Consent to the processing of personal data, separate from all other consents (E19). */
export const ConsentPart = (props: Omit<CheckboxProps, 'label'>) => (
  <Checkbox
    {...props}
    label={
      <>
        Согласен на <Link href="/personal-data">обработку персональных данных</Link>
      </>
    }
  />
)
