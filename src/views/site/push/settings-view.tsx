/** The notifications of this browser on the page of messages (E19). Without a key of the server there is nothing to see. */
import { useSelector } from '@xstate/react'
import type { Actor, SnapshotFrom } from 'xstate'
import type { pushMachine } from '../../../machines/site/push/machine.ts'
import type { Topic } from '../../../machines/site/push/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { PushConsentText } from './consent-text.tsx'
import styles from './push.module.css'

export type PushActor = Actor<typeof pushMachine>
type PartProps = { actor: PushActor; snapshot: SnapshotFrom<typeof pushMachine> }

const TOPICS: readonly { topic: Topic; label: string }[] = [
  { topic: 'sale', label: 'Продажи и инструменты: чеки, документы' },
  { topic: 'reserve', label: 'Резервы: заканчиваются, закончились' },
  { topic: 'profile', label: 'ИНН, профиль и входы' },
  { topic: 'team', label: 'Точка: заявки и права' },
  { topic: 'money', label: 'Деньги: карты и выводы' },
]

const OnPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { settings, topics } = snapshot.context
  const isSaving = snapshot.matches({ on: 'saving' })
  const chosen = isSaving ? topics : settings?.topics
  return (
    <Stack>
      <p>Включены на этом устройстве. О чём сообщать, выбирается сразу для всех ваших устройств:</p>
      <div role="group" aria-label="О чём сообщать">
        {TOPICS.map(({ topic, label }) => (
          <Checkbox
            key={topic}
            label={label}
            checked={chosen?.[topic] ?? true}
            disabled={!snapshot.matches({ on: 'idle' })}
            onCheckedChange={(isOn) => send({ type: 'topic.change', topic, isOn })}
          />
        ))}
      </div>
      <div>
        <Button busy={snapshot.matches({ on: 'ending' })} disabled={isSaving} onClick={() => send({ type: 'turn.off' })}>
          Выключить
        </Button>
      </div>
    </Stack>
  )
}

const OffPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  return (
    <Stack>
      <p>Браузер покажет уведомление и при закрытом портале: чек проверен, резерв заканчивается</p>
      <div>
        <Button variant="tonal" busy={snapshot.hasTag('busy')} onClick={() => send({ type: 'turn.on' })}>
          Включить
        </Button>
      </div>
      <p className={styles.consent}>
        <PushConsentText />
      </p>
    </Stack>
  )
}

const BlockedPart = ({ actor }: Pick<PartProps, 'actor'>) => {
  const send = useSend(actor)
  return (
    <Notice
      tone="warning"
      title="Уведомления запрещены в браузере"
      actions={
        <Button size="sm" onClick={() => send({ type: 'check' })}>
          Проверить ещё раз
        </Button>
      }
    >
      Нажмите на значок слева от адреса сайта, откройте «Разрешения» и разрешите уведомления
    </Notice>
  )
}

export const PushSettingsView = ({ actor }: { actor: PushActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const part = { actor, snapshot }
  const isSeen = !snapshot.matches('looking') && !snapshot.matches('hidden')
  return (
    <FlowRoot flow="push" value={snapshot.value}>
      {isSeen && (
        <Panel title="Уведомления браузера">
          {snapshot.matches('on') && <OnPart {...part} />}
          {(snapshot.matches('off') || snapshot.matches('subscribing') || snapshot.matches('sending')) && <OffPart {...part} />}
          {snapshot.matches('blocked') && <BlockedPart actor={actor} />}
          {snapshot.matches('unsupported') && <p>Этот браузер не умеет показывать уведомления сайтов</p>}
          {snapshot.matches('homeScreen') && (
            <p>На iPhone и iPad добавьте портал на экран «Домой» и включите уведомления там: «Поделиться» → «На экран „Домой“»</p>
          )}
        </Panel>
      )}
    </FlowRoot>
  )
}
