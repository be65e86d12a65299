/** The row of a queue: photographs beside what was claimed and what the tax service says, and the decision (C07). */
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { deskCaseMachine } from '../../../machines/desk/desk-case/machine.ts'
import { handingIn, isReasoning } from '../../../machines/desk/desk-case/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/content/empty-state.tsx'
import { HandDialog } from '../../fragments/hand-over/hand-dialog.tsx'
import type { PicturesPort } from '../../fragments/photos/pictures.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { DockPart } from './dock-part.tsx'
import { FactsPart } from './facts-part.tsx'
import { HeadPart } from './head-part.tsx'
import { PhotosPart } from './photos-part.tsx'
import { ReasonPart } from './reason-part.tsx'
import styles from './desk-case.module.css'

type Props = { actor: Actor<typeof deskCaseMachine> } & PicturesPort

const Contents = ({ actor, pictures, onRetry }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { view, problem } = snapshot.context
  if (snapshot.matches('gone')) return <EmptyState title="Этой строки больше нет" />
  if (snapshot.matches('failed'))
    return (
      <ErrorState
        title="Строка не загрузилась"
        text={problem}
        action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
      />
    )
  if (!view) return <SkeletonBlock height="100%" />
  return (
    <div className={styles.case} data-bare={view.files.length === 0 || undefined}>
      <PhotosPart files={view.files} title={view.case.title} pictures={pictures} onRetry={onRetry} />
      <section className={styles.side} aria-labelledby="case-title">
        <HeadPart actor={actor} snapshot={snapshot} />
        <div className={styles.body}>
          {isReasoning(snapshot) ? (
            <ReasonPart actor={actor} snapshot={snapshot} />
          ) : (
            <FactsPart actor={actor} snapshot={snapshot} />
          )}
        </div>
        <DockPart actor={actor} snapshot={snapshot} />
      </section>
      <HandDialog
        state={handingIn(snapshot)}
        colleagues={snapshot.context.colleagues}
        problem={snapshot.context.problem}
        text="Строка будет за этим оператором десять минут"
        onChoose={(operator) => send({ type: 'hand.choose', operator })}
        onRetry={() => send({ type: 'retry' })}
        onClose={() => send({ type: 'back' })}
      />
    </div>
  )
}

export const DeskCaseView = ({ actor, ...port }: Props) => (
  <FlowRoot flow="deskCase" value={useSelector(actor, ({ value }) => value)}>
    <Contents actor={actor} {...port} />
  </FlowRoot>
)
