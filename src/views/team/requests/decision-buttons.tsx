import type { Ref } from 'react'
import type { Verdict } from '../../../machines/team/requests/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import styles from './decision-buttons.module.css'

interface Props {
  /** The applicant. */
  name: string
  /** A locked account is taken into no point. */
  isLocked: boolean
  /** The decision under way on this row. */
  sent: Verdict | null
  isDisabled: boolean
  control: Ref<HTMLButtonElement>
  onDecide: (verdict: Verdict) => void
}

export const DecisionButtons = ({ name, isLocked, sent, isDisabled, control, onDecide }: Props) => (
  <div className={styles.buttons}>
    {!isLocked && (
      <Button
        ref={control}
        size="sm"
        variant="tonal"
        aria-label={`Принять: ${name}`}
        busy={sent === 'approve'}
        disabled={isDisabled || sent === 'reject'}
        onClick={() => onDecide('approve')}
      >
        Принять
      </Button>
    )}
    <Button
      ref={control}
      size="sm"
      variant="ghost"
      aria-label={`Отклонить: ${name}`}
      busy={sent === 'reject'}
      disabled={isDisabled || sent === 'approve'}
      onClick={() => onDecide('reject')}
    >
      Отклонить
    </Button>
  </div>
)
