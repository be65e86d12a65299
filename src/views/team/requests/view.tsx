/** The applications to join the administrator's point (M22; AD04–AD06). */
import { useSelector } from '@xstate/react'
import { useCallback, useRef, type Ref } from 'react'
import type { Actor } from 'xstate'
import type { Seller } from '../../../api/types.ts'
import { sellerName } from '../../../domain/people/seller-name.ts'
import type { requestsMachine } from '../../../machines/team/requests/machine.ts'
import { Stack } from '../../../ui/base/stack.tsx'
import { useFocusHeir } from '../../../ui/base/use-focus-heir.ts'
import { useFocusOnMount } from '../../../ui/base/use-focus-on-mount.ts'
import { Page } from '../../../ui/shell/page.tsx'
import { NoAnswerNotice } from '../../fragments/question/no-answer-notice.tsx'
import { RosterPart } from '../../fragments/roster/roster-part.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { DecisionButtons } from './decision-buttons.tsx'

type RequestsActor = Actor<typeof requestsMachine>

const EMPTY = { title: 'Нет заявок' }

/** It takes the focus from the button that has just been disabled, and gives it back to the list. */
const NoAnswerPart = ({ actor, heir }: { actor: RequestsActor; heir: Ref<HTMLButtonElement> }) => {
  const command = useSelector(actor, ({ context }) => context.command)
  const send = useSend(actor)
  const notice = useFocusOnMount<HTMLDivElement>(true)
  return (
    <div ref={notice} tabIndex={-1}>
      <NoAnswerNotice send={send} control={heir}>
        {command?.verdict === 'reject' ? 'Отклоняли заявку' : 'Принимали заявку'}: {command?.name}. Ответ не пришёл
      </NoAnswerNotice>
    </div>
  )
}

export const RequestsView = ({ actor }: { actor: RequestsActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const place = useRef<HTMLDivElement>(null)
  const heir = useFocusHeir<HTMLButtonElement>(() => place.current)
  const decided = snapshot.matches('deciding') ? snapshot.context.command : null
  const isOpen = snapshot.matches('shown')
  const rowActions = useCallback(
    (person: Seller) => (
      <DecisionButtons
        name={sellerName(person)}
        isLocked={person.locked === true}
        sent={decided?.id === person.id ? decided.verdict : null}
        isDisabled={!isOpen && decided?.id !== person.id}
        control={heir}
        onDecide={(verdict) => send({ type: 'decide', verdict, id: person.id, name: sellerName(person) })}
      />
    ),
    [decided, isOpen, heir, send],
  )
  return (
    <FlowRoot flow="requests" value={snapshot.value}>
      <Page title="Заявки на присоединение" backHref="/sellers">
        <Stack>
          {snapshot.matches('unanswered') && <NoAnswerPart actor={actor} heir={heir} />}
          <RosterPart
            context={snapshot.context}
            isLoading={snapshot.matches('loading')}
            isFailed={snapshot.matches('failed')}
            isLoadingMore={snapshot.matches({ shown: 'loadingMore' })}
            isMoreDisabled={!isOpen}
            caption="Заявки на присоединение"
            empty={EMPTY}
            rowActions={rowActions}
            place={place}
            onMore={() => send({ type: 'more' })}
            onRetry={() => send({ type: 'retry' })}
          />
        </Stack>
      </Page>
    </FlowRoot>
  )
}
