import { taxStatusText } from '../../../domain/people/role-texts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { CircleCheck, Clock } from '../../../ui/base/icons.ts'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'
import styles from './summary-part.module.css'

/** The only mark of approval, derived from the INN alone (PR01, PR14–PR17, A49). */
export const StatusMark = ({ taxStatus }: { taxStatus: string | null }) => {
  const text = taxStatusText(taxStatus)
  if (text === null) return null
  const isAccepted = taxStatus === 'ACCEPTED'
  return (
    <Tooltip
      text={text}
      trigger={
        <IconButton
          size="sm"
          className={isAccepted ? styles.accepted : styles.waiting}
          label={text}
          title={undefined}
          icon={isAccepted ? <CircleCheck /> : <Clock />}
        />
      }
    />
  )
}
