/** The replay of a report (D263): found, then shown step by step; what cannot be shown says why. */
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { replayMachine } from '../../../machines/desk/replay/machine.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/content/empty-state.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { EntryPart } from './entry-part.tsx'
import { Player } from './player.tsx'
import styles from './replay.module.css'

interface Props {
  actor: Actor<typeof replayMachine>
  /** The portal's screens in their frame. */
  screen: ReactNode
  /** The place on the picture of the flow. */
  map: ReactNode
  /** Reports to choose from. */
  list: ReactNode
}

const ENDS = {
  gone: {
    title: 'Такого обращения нет',
    text: 'Проверьте код. Обращения стирают через 90 дней, или раньше, если человек попросил',
  },
  damaged: {
    title: 'Запись повреждена',
    text: 'Ссылку могли вставить не целиком. Попросите человека отправить её ещё раз или прислать файл',
  },
  forgotten: {
    title: 'Запись слишком старой версии',
    text: 'Словаря этой версии на сервере больше нет. Попросите человека прислать файл',
  },
} as const

/** While it is looked for, and where it cannot be shown. */
const Elsewhere = ({ actor }: { actor: Actor<typeof replayMachine> }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  if (snapshot.matches('failed') || snapshot.matches('notAdmitted'))
    return (
      <ErrorState
        title={snapshot.matches('failed') ? 'Обращение не загрузилось' : 'Ссылка не открыта: журнал не записал открытие'}
        text={snapshot.context.problem}
        action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
      />
    )
  for (const state of ['gone', 'damaged', 'forgotten'] as const)
    if (snapshot.matches(state))
      return <EmptyState {...ENDS[state]} action={<Button onClick={() => send({ type: 'again' })}>Открыть другое</Button>} />
  return <SkeletonBlock height="20rem" />
}

const Contents = ({ actor, screen, map, list }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  if (snapshot.matches('shown')) return <Player actor={actor} screen={screen} map={map} />
  const isEntry = snapshot.matches('asking') || snapshot.matches('reading')
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Обращение о проблеме</h1>
      {isEntry ? <EntryPart actor={actor} /> : <Elsewhere actor={actor} />}
      {isEntry && list}
    </div>
  )
}

export const ReplayView = (props: Props) => (
  <FlowRoot flow="replay" value={useSelector(props.actor, ({ value }) => value)}>
    <Contents {...props} />
  </FlowRoot>
)
