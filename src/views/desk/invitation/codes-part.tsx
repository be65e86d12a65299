import type { Actor, SnapshotFrom } from 'xstate'
import type { invitationMachine } from '../../../machines/desk/invitation/machine.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Check, Printer } from '../../../ui/base/icons.ts'
import { Stack } from '../../../ui/base/stack.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './invitation.module.css'

type Props = { actor: Actor<typeof invitationMachine>; snapshot: SnapshotFrom<typeof invitationMachine> }

/** The codes, which no screen shows again. */
export const CodesPart = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const { recoveryCodes, isCopied } = snapshot.context
  const isFailed = snapshot.matches({ codes: 'notCopied' })
  return (
    <Page
      title="Коды восстановления"
      lead="Пароль поставлен. Каждый из этих кодов один раз заменит код из приложения, если телефона нет под рукой. Больше их не покажут: сохраните или напечатайте"
      width="form"
      focus
    >
      <Panel>
        <Stack>
          <ul className={styles.codes} aria-label="Коды восстановления">
            {recoveryCodes?.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          {isFailed && <Notice tone="danger">Скопировать не вышло: выделите коды и скопируйте их сами</Notice>}
          <div className={styles.row}>
            <Button
              {...(isCopied && { icon: <Check /> })}
              busy={snapshot.matches({ codes: 'copying' })}
              onClick={() => send({ type: 'copy' })}
            >
              {isCopied ? 'Скопировано' : 'Скопировать'}
            </Button>
            <Button icon={<Printer />} onClick={() => send({ type: 'print' })}>
              Напечатать
            </Button>
          </div>
          <Button variant="primary" size="lg" wide onClick={() => send({ type: 'signIn' })}>
            Коды сохранены, войти
          </Button>
        </Stack>
      </Panel>
    </Page>
  )
}
