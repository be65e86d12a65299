/** The invitation of an operator: a password, the second factor, and the codes for recovery (E21). */
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { invitationMachine } from '../../../machines/desk/invitation/machine.ts'
import { isFormOpen } from '../../../machines/desk/invitation/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/content/empty-state.tsx'
import { ResultView } from '../../../ui/content/result-view.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { PageSkeleton } from '../../../ui/shell/page-skeleton.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { CodesPart } from './codes-part.tsx'
import { FormPart } from './form-part.tsx'

/** Before it is known whose it is. */
const TITLE = 'Приглашение'

type InvitationActor = Actor<typeof invitationMachine>

const Part = ({ actor }: { actor: InvitationActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const toSignIn = (
    <Button variant="primary" onClick={() => send({ type: 'signIn' })}>
      Войти
    </Button>
  )
  if (isFormOpen(snapshot)) return <FormPart actor={actor} snapshot={snapshot} />
  if (snapshot.matches('codes')) return <CodesPart actor={actor} snapshot={snapshot} />
  if (snapshot.matches('accepted'))
    return <ResultView tone="success" title="Пароль поставлен" message="Теперь войдите с ним" actions={toSignIn} />
  if (snapshot.matches('gone'))
    return (
      <ResultView
        tone="danger"
        title="Ссылка не действует"
        message={
          <>
            <p>Попросите новую у того, кто её дал.</p>
            <p>Если пароль вы уже поставили, войдите с ним.</p>
          </>
        }
        actions={<Button onClick={() => send({ type: 'signIn' })}>Войти</Button>}
      />
    )
  if (snapshot.matches('unanswered'))
    return (
      <ResultView
        tone="unknown"
        title="Ответ не пришёл"
        message="Пароль мог быть уже поставлен. Проверьте ссылку: если она действует, пароль не поставлен, и его можно отправить снова"
        actions={
          <Button variant="primary" onClick={() => send({ type: 'check' })}>
            Проверить ссылку
          </Button>
        }
      />
    )
  if (snapshot.matches('failed'))
    return (
      <Page title={TITLE} width="form">
        <ErrorState
          title="Приглашение не загрузилось"
          text={snapshot.context.problem}
          action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
        />
      </Page>
    )
  return <PageSkeleton title={TITLE} />
}

export const InvitationView = ({ actor }: { actor: InvitationActor }) => (
  <FlowRoot flow="invitation" value={useSelector(actor, ({ value }) => value)}>
    <Part actor={actor} />
  </FlowRoot>
)
