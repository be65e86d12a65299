/** «Устройства» in the profile: where the account is signed in, and the end of it (D133). */
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { Session } from '../../../api/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { ErrorState } from '../../../ui/content/empty-state.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { EndPart } from './end-part.tsx'
import { SessionRow } from './session-row.tsx'
import type { DevicesActor } from './types.ts'
import styles from './view.module.css'

const OTHERS = { id: null, name: '' }

const ListPart = ({ actor, sessions }: { actor: DevicesActor; sessions: readonly Session[] }) => {
  const mayAsk = useSelector(actor, (snapshot) => snapshot.can({ type: 'ask', ...OTHERS }))
  const send = useSend(actor)
  const isAlone = sessions.every(({ isCurrent }) => isCurrent)
  return (
    <Panel>
      <Stack>
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isDisabled={!mayAsk}
              onEnd={(name) => send({ type: 'ask', id: session.id, name })}
            />
          ))}
        </ul>
        {isAlone ? (
          <p className={styles.muted}>Больше аккаунт нигде не открыт</p>
        ) : (
          <div>
            <Button disabled={!mayAsk} onClick={() => send({ type: 'ask', ...OTHERS })}>
              Завершить остальные
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  )
}

const Waiting = () => (
  <Stack gap="tight">
    <SkeletonBlock height="4.5rem" />
    <SkeletonBlock height="4.5rem" />
    <SkeletonBlock height="4.5rem" />
  </Stack>
)

export const DevicesView = ({ actor }: { actor: DevicesActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const place = useRef<HTMLDivElement>(null)
  const { sessions, problem } = snapshot.context
  return (
    <FlowRoot flow="devices" value={snapshot.value}>
      <Page title="Устройства" lead="Здесь открыт ваш аккаунт" backHref="/profile/user" width="narrow">
        <div ref={place} tabIndex={-1} role="group" aria-label="Сеансы" className={styles.place}>
          {snapshot.matches('failed') ? (
            <ErrorState
              title="Не удалось загрузить устройства"
              text={problem}
              action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
            />
          ) : sessions === null ? (
            <Waiting />
          ) : (
            <ListPart actor={actor} sessions={sessions} />
          )}
        </div>
        <p className={styles.muted}>
          Не узнаёте устройство? Завершите его сеанс и <Link href="/auth/recovery">запросите новый пароль</Link>: с прежним больше
          никто не войдёт.
        </p>
      </Page>
      <EndPart actor={actor} heir={() => place.current} />
    </FlowRoot>
  )
}
