/** A quiet offer below the result of a registration: asked for when there is something to wait for, never at start (E19). */
import { useSelector } from '@xstate/react'
import { Actions, Stack } from '../../../ui/base/stack.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { PushConsentText } from './consent-text.tsx'
import styles from './push.module.css'
import type { PushActor } from './settings-view.tsx'

type OfferProps = {
  actor: PushActor
  /** The tax service is still to answer: the words speak of it. Who has accepted by then is not interrupted. */
  isDue: boolean
}

export const PushOfferView = ({ actor, isDue }: OfferProps) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const isOffered = (isDue && snapshot.matches('off')) || snapshot.hasTag('busy')
  const isOn = snapshot.matches({ on: 'idle' })
  return (
    <FlowRoot flow="push" value={snapshot.value}>
      <div className={styles.offer}>
        {isOffered && (
          <Panel title="Сообщать об итоге проверки?">
            <Stack>
              <p>Браузер покажет уведомление, когда налоговая служба ответит, даже если портал закрыт</p>
              <Actions>
                <Button variant="tonal" busy={snapshot.hasTag('busy')} onClick={() => send({ type: 'turn.on' })}>
                  Сообщать
                </Button>
                <Button variant="ghost" disabled={!snapshot.can({ type: 'decline' })} onClick={() => send({ type: 'decline' })}>
                  Не сейчас
                </Button>
              </Actions>
              <p className={styles.consent}>
                <PushConsentText />
              </p>
            </Stack>
          </Panel>
        )}
        <div role="status">{isOn && <p className={styles.done}>Уведомления включены на этом устройстве</p>}</div>
      </div>
    </FlowRoot>
  )
}
