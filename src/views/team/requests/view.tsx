/** The applications to join the administrator's point (M22; AD04–AD06, F05). */
import { useSelector } from '@xstate/react'
import { useCallback, useRef } from 'react'
import type { Actor } from 'xstate'
import type { Seller } from '../../../api/types.ts'
import { sellerName } from '../../../domain/people/seller-name.ts'
import type { requestsMachine } from '../../../machines/team/requests/machine.ts'
import { sentVerdict } from '../../../machines/team/requests/setup.ts'
import { Stack } from '../../../ui/base/stack.tsx'
import { useFocusHeir } from '../../../ui/base/use-focus-heir.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { TitleCount } from '../../fragments/list/title-count.tsx'
import { RosterPart } from '../../fragments/roster/roster-part.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import { SilentPart } from './silent-part.tsx'

const EMPTY = { title: 'Нет заявок', text: 'Когда продавец подаст заявку в вашу точку, она появится здесь' }

export const RequestsView = ({ actor }: { actor: Actor<typeof requestsMachine> }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const place = useRef<HTMLDivElement>(null)
  const heir = useFocusHeir<HTMLButtonElement>(() => place.current)
  const { context } = snapshot
  const isSending = snapshot.matches('deciding')
  const isOpen = snapshot.matches('shown') || isSending
  const rowActions = useCallback(
    (person: Seller) => {
      const subject = { id: person.id, name: sellerName(person) }
      return (
        <DecisionButtons
          name={subject.name}
          isLocked={person.locked === true}
          sent={sentVerdict(context, person.id)}
          isDisabled={!isOpen || context.silent.some(({ id }) => id === person.id)}
          control={heir}
          onDecide={(verdict) => send({ type: verdict === 'approve' ? 'approve' : 'ask', ...subject })}
        />
      )
    },
    [context, isOpen, heir, send],
  )
  return (
    <FlowRoot flow="requests" value={snapshot.value}>
      <Page
        title={
          <>
            Заявки на присоединение
            <TitleCount total={context.total} />
          </>
        }
        backHref="/sellers"
      >
        <Stack>
          {(isOpen || snapshot.matches('empty')) &&
            context.silent.map((decision) => (
              <SilentPart key={decision.id} decision={decision} isSending={isSending} heir={heir} send={send} />
            ))}
          <RosterPart
            context={context}
            isLoading={snapshot.matches('loading')}
            isFailed={snapshot.matches('failed')}
            isLoadingMore={snapshot.matches({ shown: 'loadingMore' })}
            isMoreDisabled={!snapshot.matches('shown')}
            caption="Заявки на присоединение"
            empty={EMPTY}
            rowActions={rowActions}
            place={place}
            onMore={() => send({ type: 'more' })}
            onRetry={() => send({ type: 'retry' })}
          />
        </Stack>
      </Page>
      <ConfirmDialog
        open={context.asked !== null}
        about={context.asked?.name}
        title="Отклонить заявку?"
        text="Этот человек не станет продавцом вашей точки. Подать заявку ещё раз он сможет сам"
        confirmLabel="Отклонить"
        cancelLabel="Отмена"
        tone="danger"
        onConfirm={() => send({ type: 'confirm' })}
        onCancel={() => send({ type: 'keep' })}
      />
    </FlowRoot>
  )
}
