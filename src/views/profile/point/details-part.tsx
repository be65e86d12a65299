import { formatPhone } from '../../../domain/people/phone.ts'
import { hasApplied, ownOf } from '../../../machines/profile/point/selectors.ts'
import { Actions, Stack } from '../../../ui/base/stack.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { LeaveButton } from '../leave-point/leave-button.tsx'
import fields from '../point-fields.module.css'
import { POINT_LABELS } from '../point-labels.ts'
import styles from './details-part.module.css'
import type { OwnProps } from './types.ts'

const nothing = () => {}

/** As high as its text: nothing of a long one is hidden. */
const ReadOnly = ({ label, value }: { label: string; value: string | null | undefined }) => (
  <Field label={label}>
    <TextArea className={styles.value} rows={1} readOnly value={value || '-'} onValueChange={nothing} />
  </Field>
)

/** The data of the point: a form that only reads (RP10, A50). */
export const DetailsPart = ({ snapshot, leave, leaveRef }: Omit<OwnProps, 'actor'>) => {
  const own = ownOf(snapshot)
  return (
    <Panel>
      <Stack gap="loose">
        <div className={fields.fields}>
          <ReadOnly label={POINT_LABELS.name} value={own?.name} />
          <ReadOnly label={POINT_LABELS.inn} value={own?.inn} />
          <div className={fields.all}>
            <ReadOnly label={POINT_LABELS.address} value={own?.address} />
          </div>
          <ReadOnly label={POINT_LABELS.directorFullName} value={own?.directorFullName} />
          <ReadOnly label={POINT_LABELS.directorPhone} value={own?.directorPhone && formatPhone(own.directorPhone)} />
        </div>
        <Actions>
          <LeaveButton ref={leaveRef} actor={leave} way={hasApplied(snapshot) ? 'cancel' : 'leave'} />
        </Actions>
      </Stack>
    </Panel>
  )
}
