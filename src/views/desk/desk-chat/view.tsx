/** A conversation at the desk: what was said, the answer, and beside it who writes and what of (C07). */
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { deskChatMachine } from '../../../machines/desk/desk-chat/machine.ts'
import { handingIn } from '../../../machines/desk/desk-chat/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { ErrorState } from '../../../ui/content/empty-state.tsx'
import { HandDialog } from '../../fragments/hand-over/hand-dialog.tsx'
import type { PicturesPort } from '../../fragments/photos/pictures.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { BesidePart } from './beside-part.tsx'
import { ComposerPart } from './composer-part.tsx'
import { HeadPart } from './head-part.tsx'
import { MessagesPart } from './messages-part.tsx'
import styles from './desk-chat.module.css'

type Props = { actor: Actor<typeof deskChatMachine> } & PicturesPort

const Contents = ({ actor, ...port }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { messages, person, subjects, reports, colleagues, problem } = snapshot.context
  if (snapshot.matches('failed'))
    return (
      <ErrorState
        title="Переписка не загрузилась"
        text={problem}
        action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
      />
    )
  if (!messages) return <SkeletonBlock height="20rem" />
  return (
    <div className={styles.board}>
      <section className={styles.chat} aria-label="Переписка">
        <HeadPart actor={actor} snapshot={snapshot} />
        <MessagesPart actor={actor} snapshot={snapshot} {...port} />
        <ComposerPart actor={actor} snapshot={snapshot} />
      </section>
      <BesidePart person={person} subjects={subjects} reports={reports} />
      <HandDialog
        state={handingIn(snapshot)}
        colleagues={colleagues}
        problem={problem}
        text="Отвечать человеку будет этот оператор"
        onChoose={(operator) => send({ type: 'hand.choose', operator })}
        onRetry={() => send({ type: 'retry' })}
        onClose={() => send({ type: 'back' })}
      />
    </div>
  )
}

export const DeskChatView = ({ actor, ...port }: Props) => (
  <FlowRoot flow="deskChat" value={useSelector(actor, ({ value }) => value)}>
    <Contents actor={actor} {...port} />
  </FlowRoot>
)
