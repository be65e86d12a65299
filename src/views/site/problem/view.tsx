/** «Сообщить о проблеме» (D256): what would be sent, the code of what was, the ways without a network. */
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { showsForm } from '../../../machines/site/problem/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ProblemContext } from '../../../ui/actions/problem-link.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { ResultView } from '../../../ui/content/result-view.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { NO_ANSWER } from '../../kit/no-answer-title.ts'
import { useSend } from '../../kit/use-send.ts'
import { FormPart } from './form-part.tsx'
import { SentPart } from './sent-part.tsx'
import type { ProblemActor } from './types.ts'
import { UnsentPart } from './unsent-part.tsx'

const LEAD = 'Здесь всё, что увидит поддержка. Любой шаг можно вычеркнуть. Пока вы не нажмёте «Отправить», не уходит ничего'
const OFFLINE_LEAD = 'Всё, что нужно поддержке, помещается в этот код и в эту ссылку. Сети для этого не надо'
const DOUBT_LEAD = 'Ответа нет: неизвестно, ушло ли обращение. Отправить его ещё раз можно, второго не появится'

interface ProblemViewProps {
  actor: ProblemActor
  /** Whoever has a session has the chat. */
  isSignedIn: boolean
}

export const ProblemView = ({ actor, isSignedIn }: ProblemViewProps) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const part = { actor, snapshot }
  const { isOffline, problem } = snapshot.context
  const page = (title: string, lead: string | null, children: ReactNode, focus = true) => (
    <Page
      key={title}
      width="form"
      title={title}
      lead={lead}
      focus={focus}
      onBack={() => send({ type: 'back' })}
      isBackDisabled={!snapshot.can({ type: 'back' })}
    >
      {children}
    </Page>
  )
  const shown = (): ReactNode => {
    if (showsForm(snapshot)) return page('Сообщить о проблеме', LEAD, <FormPart {...part} />, false)
    if (snapshot.matches('unsent'))
      return page(
        isOffline ? 'Нет связи: отправьте иначе' : NO_ANSWER,
        isOffline ? OFFLINE_LEAD : DOUBT_LEAD,
        <UnsentPart {...part} />,
      )
    if (snapshot.matches('sent')) return page('Отправлено', null, <SentPart {...part} isSignedIn={isSignedIn} />)
    if (snapshot.matches('erased'))
      return (
        <ResultView
          tone="success"
          title="Запись стёрта"
          message="По коду её больше не открыть"
          actions={
            <Button variant="primary" onClick={() => send({ type: 'back' })}>
              Вернуться
            </Button>
          }
        />
      )
    if (snapshot.matches('refused'))
      return (
        <ResultView
          tone="danger"
          title="Обращение не отправлено"
          message={
            <>
              <p>{problem}</p>
              <p>Слова и шаги сохранены</p>
            </>
          }
          actions={
            <Button variant="primary" onClick={() => send({ type: 'back' })}>
              Вернуться к форме
            </Button>
          }
        />
      )
    if (snapshot.matches('unpacked'))
      return (
        <ResultView
          tone="danger"
          title="Обращение не собрано"
          message="Часть портала не загрузилась. Слова и шаги сохранены"
          actions={
            <>
              <Button variant="primary" onClick={() => send({ type: 'retry' })}>
                Попробовать ещё раз
              </Button>
              <Button variant="ghost" onClick={() => send({ type: 'back' })}>
                Вернуться к форме
              </Button>
            </>
          }
        />
      )
    return page(
      'Сообщить о проблеме',
      LEAD,
      <Stack>
        <SkeletonBlock height="9rem" />
        <SkeletonBlock height="20rem" />
      </Stack>,
      false,
    )
  }
  return (
    <FlowRoot flow="problem" value={snapshot.value}>
      <ProblemContext value={false}>{shown()}</ProblemContext>
    </FlowRoot>
  )
}
