/** A person at the desk: loaded, gone, or there, with what may be done beside it (C07). */
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { personMachine } from '../../../machines/desk/person/machine.ts'
import type { DeskPerson } from '../../../machines/desk/person/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/content/empty-state.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'

interface Props {
  actor: Actor<typeof personMachine>
  /** What is shown of a person who is there. */
  children: (person: DeskPerson) => ReactNode
}

const Contents = ({ actor, children }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { person, problem } = snapshot.context
  if (snapshot.matches('gone'))
    return <EmptyState title="Такого человека здесь нет" text="Учётную запись удалили, или это оператор" />
  if (snapshot.matches('failed'))
    return (
      <ErrorState
        title="Человек не загрузился"
        text={problem}
        action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
      />
    )
  return person ? children(person) : <SkeletonBlock height="20rem" />
}

export const PersonView = ({ actor, children }: Props) => (
  <FlowRoot flow="person" value={useSelector(actor, ({ value }) => value)}>
    <Contents actor={actor}>{children}</Contents>
  </FlowRoot>
)
