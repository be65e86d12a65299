import { formatInstant } from '../../../domain/dates/dates.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Actions, Stack } from '../../../ui/base/stack.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Way } from '../../../ui/content/way.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './view.module.css'
import type { PartProps } from './types.ts'

const waysOf = (isSignedIn: boolean) => [
  { title: 'Запись у поддержки', text: 'Без ваших данных', state: 'done' as const },
  { title: 'Поддержка откроет её у себя', text: 'Она увидит те же экраны, что были у вас', state: 'now' as const },
  isSignedIn
    ? { title: 'Ответ придёт в чат', text: 'И уведомлением на телефон', state: 'next' as const }
    : { title: 'Назовите код поддержке', text: 'По телефону или в чате после входа', state: 'next' as const },
]

export const SentPart = ({ actor, snapshot, isSignedIn }: PartProps & { isSignedIn: boolean }) => {
  const send = useSend(actor)
  const { sent } = snapshot.context
  if (sent === null) return null
  return (
    <Stack>
      <Panel>
        <p className={styles.quiet}>Код обращения: его можно назвать по телефону</p>
        <p className={styles.code}>{sent.report}</p>
        <Actions>
          {isSignedIn && (
            <ButtonLink variant="primary" href="/chat">
              Открыть чат
            </ButtonLink>
          )}
          <Button onClick={() => send({ type: 'code.copy' })}>Скопировать код</Button>
        </Actions>
      </Panel>
      <Panel
        title="Что дальше"
        footer={
          <Button variant="ghost" onClick={() => send({ type: 'erase' })}>
            Стереть запись сейчас
          </Button>
        }
      >
        <Way label="Что дальше" steps={waysOf(isSignedIn)} />
        <p className={styles.quiet}>Хранится до {formatInstant(sent.ends)}, потом стирается. Каждый просмотр записан в журнал</p>
      </Panel>
      <ConfirmDialog
        open={snapshot.matches({ sent: 'asking' }) || snapshot.matches({ sent: 'erasing' })}
        busy={snapshot.matches({ sent: 'erasing' })}
        title="Стереть запись?"
        about={sent.report}
        text="Поддержка больше не сможет её открыть"
        confirmLabel="Стереть"
        cancelLabel="Оставить"
        tone="danger"
        startsOn="cancel"
        onConfirm={() => send({ type: 'confirm' })}
        onCancel={() => send({ type: 'keep' })}
      />
    </Stack>
  )
}
