import { Button } from '../../../ui/actions/button.tsx'
import { ChevronDown } from '../../../ui/base/icons.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { useField } from '../../../ui/fields/field-context.ts'
import { Menu } from '../../../ui/overlays/menu.tsx'
import type { Colleague } from '../../../machines/desk/audit/types.ts'
import styles from './audit.module.css'

interface Props {
  /** The operators to choose from: who reads, then the others. */
  operators: readonly Colleague[]
  me: string
  /** Whether these are all of them. */
  isWhole: boolean
  /** The id of the chosen one; empty for anybody. */
  value: string
  readOnly: boolean
  onValueChange: (id: string) => void
}

const LABEL = 'Кто сделал'
const ANYBODY = 'Любой'

const Choice = ({ operators, me, value, readOnly, onValueChange }: Omit<Props, 'isWhole'>) => {
  const field = useField()
  const names = operators.map(({ id, name }) => ({ id, label: id === me ? `${name} (вы)` : name }))
  const options = [{ id: '', label: ANYBODY }, ...names]
  const chosen = options.find(({ id }) => id === value)?.label ?? ANYBODY
  return (
    <Menu
      align="start"
      trigger={
        <Button {...field} wide disabled={readOnly} className={styles.choice} aria-label={`${LABEL}: ${chosen}`}>
          <span>{chosen}</span>
          <ChevronDown />
        </Button>
      }
      items={options.map(({ id, label }) => ({ id: `operator-${id}`, label, onSelect: () => onValueChange(id) }))}
    />
  )
}

/** The operator who did it: a choice among those who work at the desk. Who has left is found as a person. */
export const OperatorField = ({ isWhole, ...choice }: Props) => (
  <Field label={LABEL} hint={isWhole ? undefined : 'Остальные операторы не загрузились. «Показать» попробует ещё раз'}>
    <Choice {...choice} />
  </Field>
)
