import type { ReactNode } from 'react'
import { mayEdit, theirsOf } from '../../../machines/profile/profile-form/selectors.ts'
import type { TextField } from '../../../machines/profile/profile-form/types.ts'
import { useFields } from '../../kit/use-fields.ts'
import styles from './fields.module.css'
import { LABELS } from './labels.ts'
import type { PartProps } from './types.ts'

/** The other tab's saved value, under the field in place of its hint (D14). */
const hintOf = (theirs: string | undefined, hint: string | undefined): ReactNode =>
  theirs === undefined ? hint : <span className={styles.theirs}>{`Сохранено: ${theirs || 'пусто'}`}</span>

/** The wiring of each field's label and control. */
export const useWired = ({ actor, snapshot }: PartProps) => {
  const { errors, text, box } = useFields(actor, snapshot, (field) => !mayEdit(snapshot, field))
  const theirs = theirsOf(snapshot)
  return {
    field: (field: TextField, hint?: string) => ({
      label: LABELS[field],
      hint: hintOf(theirs[field], hint),
      error: errors[field],
    }),
    control: (field: TextField) => ({ ...text(field), autoComplete: 'off' }),
    box,
  }
}
