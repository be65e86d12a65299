/** The frame of every page of the desk: its header, and what stands in place of a screen while nobody knows who is signed in (E21). */
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { deskSessionMachine } from '../../../machines/desk/desk-session/machine.ts'
import { operatorOf } from '../../../machines/desk/desk-session/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/content/empty-state.tsx'
import { AppShell } from '../../../ui/shell/app-shell.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { PageSkeleton } from '../../../ui/shell/page-skeleton.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { DeskHeader, type HeaderProps } from './header.tsx'

type SessionActor = Actor<typeof deskSessionMachine>

interface Props extends Pick<HeaderProps, 'homeHref' | 'sections' | 'theme'> {
  actor: SessionActor
  /** The heading while the screen is not there yet. */
  title: string
  /** The screen needs no operator: the sign-in, an invitation. */
  isOpen: boolean
  children: ReactNode
}

/** What a screen for operators waits for. */
const Inside = ({ actor, title, children }: Pick<Props, 'actor' | 'title' | 'children'>) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  if (snapshot.matches('starting')) return <PageSkeleton title={title} />
  if (!snapshot.matches('failed')) return children
  return (
    <Page title={title}>
      <ErrorState
        title="Пульт не загрузился"
        text={snapshot.context.problem}
        action={
          <>
            <Button onClick={() => send({ type: 'retry' })}>Повторить</Button>
            <Button variant="ghost" onClick={() => send({ type: 'giveUp' })}>
              Выйти
            </Button>
          </>
        }
      />
    </Page>
  )
}

export const DeskSessionView = ({ actor, title, isOpen, children, ...header }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  return (
    <FlowRoot flow="deskSession" value={snapshot.value}>
      <AppShell
        header={<DeskHeader {...header} name={operatorOf(snapshot)?.name ?? null} onLogout={() => send({ type: 'signOut' })} />}
      >
        {isOpen ? (
          children
        ) : (
          <Inside actor={actor} title={title}>
            {children}
          </Inside>
        )}
      </AppShell>
    </FlowRoot>
  )
}
