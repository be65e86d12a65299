import { Checkbox } from '../../ui/checkbox.tsx'
import { Link } from '../../ui/link.tsx'

type Props = {
  checked: boolean
  error: string | undefined
  disabled: boolean
  onChange: (checked: boolean) => void
}

/** Consent to the processing of personal data, apart from everything else (E19 of docs/decisions.md). */
export const ConsentPart = ({ checked, error, disabled, onChange }: Props) => (
  <Checkbox
    label={
      <>
        Согласен на <Link href="/personal-data">обработку персональных данных</Link>
      </>
    }
    error={error}
    checked={checked}
    disabled={disabled}
    onCheckedChange={onChange}
  />
)
