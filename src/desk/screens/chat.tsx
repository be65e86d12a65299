/** The chat's inbox, and beside it the conversation that is open. */
import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { Actor } from 'xstate'
import { whenActive } from '../../app/effects/active.ts'
import { deskChatActors } from '../../machines/desk/desk-chat/actors.ts'
import { deskChatMachine } from '../../machines/desk/desk-chat/machine.ts'
import { operatorOf } from '../../machines/desk/desk-session/selectors.ts'
import { inboxActors } from '../../machines/desk/inbox/actors.ts'
import { inboxMachine } from '../../machines/desk/inbox/machine.ts'
import { EmptyState } from '../../ui/content/empty-state.tsx'
import { DeskChatView } from '../../views/desk/desk-chat/view.tsx'
import { InboxView } from '../../views/desk/inbox/view.tsx'
import { randomKey } from '../../views/kit/use-send.ts'
import { useDeskFlow, type DeskFlowParts } from '../flow.ts'
import { useDesk } from '../services.ts'
import { usePictures } from '../use-pictures.ts'

const inboxParts: DeskFlowParts<typeof inboxMachine> = {
  machine: inboxMachine,
  actors: ({ api }) => inboxActors(api, whenActive),
}

const Conversation = ({ inbox, id }: { inbox: Actor<typeof inboxMachine>; id: string }) => {
  const parts = useMemo(
    (): DeskFlowParts<typeof deskChatMachine> => ({
      machine: deskChatMachine,
      actors: ({ api }) => deskChatActors(api, whenActive, randomKey),
      effects: ({ counts }) => ({
        tellChats: () => {
          inbox.send({ type: 'renew' })
          counts.send({ type: 'renew' })
        },
      }),
    }),
    [inbox],
  )
  const [input] = useState(() => ({ id, me: inbox.getSnapshot().context.me }))
  const actor = useDeskFlow(parts, input)
  const messages = useSelector(actor, ({ context }) => context.messages)
  const files = (messages ?? []).filter(({ isImage }) => isImage).map(({ value }) => value)
  return <DeskChatView actor={actor} {...usePictures(files)} />
}

export const ChatScreen = () => {
  const me = useSelector(useDesk().session, operatorOf)?.id ?? ''
  const [input] = useState(() => ({ me }))
  const actor = useDeskFlow(inboxParts, input)
  const open = useSelector(actor, ({ context }) => context.open)
  return (
    <InboxView
      actor={actor}
      pane={open === null ? <EmptyState title="Выберите переписку" /> : <Conversation key={open} inbox={actor} id={open} />}
    />
  )
}
