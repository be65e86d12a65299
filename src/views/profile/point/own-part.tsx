import { formatInstant } from '../../../domain/dates/dates.ts'
import { hasApplied, ownOf, statusOf } from '../../../machines/profile/point/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Actions, Stack } from '../../../ui/base/stack.tsx'
import { DescriptionList } from '../../../ui/content/description-list.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { useSend } from '../../kit/use-send.ts'
import { LeaveButton } from '../leave-point/leave-button.tsx'
import styles from './own-part.module.css'
import type { OwnProps } from './types.ts'

/** Who decides, and what may be done until then (RL08, A42). */
const Waiting = ({ isNew }: { isNew: boolean }) => (
  <Notice tone="warning" title="Ожидает подтверждения">
    {isNew
      ? 'Новую торговую точку проверяют. Когда её подтвердят, вы станете её администратором и сможете регистрировать продажи'
      : 'Заявку рассматривает администратор торговой точки. Когда он её одобрит, вы сможете регистрировать продажи'}
  </Notice>
)

/** The person's point, or the application for one (RP09). */
export const OwnPart = ({ actor, snapshot, leave, leaveRef }: OwnProps) => {
  const send = useSend(actor)
  const own = ownOf(snapshot)
  const isApplied = hasApplied(snapshot)
  return (
    <>
      {isApplied && <Waiting isNew={statusOf(snapshot) === 'ART_PENDING'} />}
      <Panel title={<span className={styles.name}>{own ? own.name || '-' : 'Заявка'}</span>}>
        <Stack gap="loose">
          {own && (
            <DescriptionList
              items={[
                { name: 'Адрес', value: own.address || null },
                { name: 'ИНН', value: own.inn || null },
                ...(own.created ? [{ name: 'Заявка подана', value: formatInstant(own.created) }] : []),
              ]}
            />
          )}
          <Actions>
            {own && (
              <Button variant="tonal" onClick={() => send({ type: 'details' })}>
                Данные торговой точки
              </Button>
            )}
            <LeaveButton ref={leaveRef} actor={leave} way={isApplied ? 'cancel' : 'leave'} />
          </Actions>
        </Stack>
      </Panel>
    </>
  )
}
