import { chosenOf, isJoining, problemOf } from '../../../machines/profile/point/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Actions, Stack } from '../../../ui/base/stack.tsx'
import { DescriptionList } from '../../../ui/content/description-list.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './own-part.module.css'
import type { PartProps } from './types.ts'

/** The result of an application (RP07, RP08). */
const Result = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const isDone = snapshot.matches('done')
  return (
    <Dialog
      open={snapshot.hasTag('result')}
      title={isDone ? 'Заявка отправлена' : 'Заявка не отправлена'}
      text={isDone ? 'Её рассмотрит администратор торговой точки. О решении сообщим в уведомлениях' : problemOf(snapshot)}
      onClose={() => send({ type: 'close' })}
      footer={
        <Button variant="primary" onClick={() => send({ type: 'close' })}>
          Понятно
        </Button>
      }
    />
  )
}

/** The point chosen from the list, and the application to join it (RP07). */
export const ChosenPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const chosen = chosenOf(snapshot)
  const busy = isJoining(snapshot)
  return (
    <Panel title={<span className={styles.name}>{chosen?.name || '-'}</span>}>
      <Stack>
        <DescriptionList
          items={[
            { name: 'Адрес', value: chosen?.address || null },
            { name: 'ИНН', value: chosen?.inn || null },
          ]}
        />
        <p className={styles.text}>
          Заявку рассмотрит администратор точки. Пока он не ответит, регистрировать продажи и подавать другие заявки нельзя
        </p>
        <Actions>
          <Button
            variant="primary"
            size="lg"
            busy={busy}
            disabled={!busy && !snapshot.matches('point')}
            onClick={() => send({ type: 'join' })}
          >
            Присоединиться
          </Button>
        </Actions>
      </Stack>
      <Result actor={actor} snapshot={snapshot} />
    </Panel>
  )
}
