import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { readAbout } from '../../../domain/portal/chat-about.ts'
import { chatActors } from '../../../machines/site/chat/actors.ts'
import { chatMachine } from '../../../machines/site/chat/machine.ts'
import { kindOf } from '../../../machines/site/chat/selectors.ts'
import { chatMessageActors } from '../../../machines/site/chat-message/actors.ts'
import { draftOf, readDraft } from '../../../machines/site/chat-message/draft.ts'
import { chatMessageMachine } from '../../../machines/site/chat-message/machine.ts'
import { filesOf } from '../../../machines/site/chat-message/selectors.ts'
import { AsidePart } from '../../../views/site/chat/aside-part.tsx'
import { ComposerPart, Starters } from '../../../views/site/chat/composer-part.tsx'
import { OutboxPart } from '../../../views/site/chat/outbox-part.tsx'
import type { ChatActor, ChatMessageActor } from '../../../views/site/chat/types.ts'
import { ChatView } from '../../../views/site/chat/view.tsx'
import { createChatPort } from '../../effects/chat/port.ts'
import { noteIn } from '../../effects/places.ts'
import { pickedFiles } from '../../effects/picked-files.ts'
import { useServices } from '../../session/context.ts'
import { useDraft, useFlow, type FlowParts } from '../../session/flow.ts'
import { useStoredPictures } from '../../session/use-stored-pictures.ts'
import { useVisitor } from '../../session/visitor.ts'

const FLOW = 'chat-message'

const useParts = (owner: string) => {
  const { api } = useServices()
  const [port] = useState(createChatPort)
  return useMemo(() => {
    const files = pickedFiles(FLOW, owner, api)
    const chat: FlowParts<typeof chatMachine> = { machine: chatMachine, actors: (services) => chatActors(services.api, port) }
    const message: FlowParts<typeof chatMessageMachine> = {
      machine: chatMessageMachine,
      actors: (services) => chatMessageActors(services.api, files, port),
    }
    return { port, files, chat, message }
  }, [api, owner, port])
}

/** The connection speaks to the history, and the two machines to each other. */
const useTies = (chat: ChatActor, message: ChatMessageActor, { port }: ReturnType<typeof useParts>): void => {
  useEffect(
    () =>
      port.listen({
        opened: () => chat.send({ type: 'socket.opened' }),
        news: () => chat.send({ type: 'socket.news' }),
      }),
    [chat, port],
  )
  const isConnected = useSelector(chat, ({ context }) => context.isOpen)
  useEffect(() => message.send({ type: 'link.changed', isOpen: isConnected }), [message, isConnected])
  useEffect(() => {
    const loading = chat.on('loaded', ({ keys }) => message.send({ type: 'arrived', keys }))
    const sending = message.on('sent', () => chat.send({ type: 'sent' }))
    return () => {
      loading.unsubscribe()
      sending.unsubscribe()
    }
  }, [chat, message])
  useEffect(() => {
    const back = () => chat.send({ type: 'reconnect' })
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [chat])
}

/** The subject of a link is read once: a reload must not put it back after it has been removed or sent. */
const useAbout = (message: ChatMessageActor): void => {
  const [search] = useSearchParams()
  const { effects } = useServices()
  const asked = search.get('about')
  const title = noteIn(useLocation().state)
  useEffect(() => {
    if (asked === null) return
    const about = readAbout(asked)
    if (about !== null) message.send({ type: 'about.take', about, title })
    effects.navigate(null, { to: '/chat', replace: true })
  }, [asked, title, effects, message])
}

const Chat = ({ owner }: { owner: string }) => {
  const parts = useParts(owner)
  const { slot, draft } = useDraft(FLOW, owner, readDraft)
  const chat = useFlow(parts.chat, undefined)
  const message = useFlow(
    parts.message,
    { draft, about: null },
    { draft: { slot, of: draftOf }, files: { keeper: parts.files, of: filesOf } },
  )
  useTies(chat, message, parts)
  useAbout(message)
  const rows = useSelector(chat, ({ context }) => context.rows)
  const names = useMemo(
    () => (rows ?? []).flatMap((row) => (['picture', 'document'].includes(kindOf(row)) ? [row.value] : [])),
    [rows],
  )
  return (
    <ChatView
      actor={chat}
      {...useStoredPictures(names)}
      starters={<Starters actor={message} />}
      outbox={<OutboxPart actor={message} />}
      composer={<ComposerPart actor={message} files={parts.files} />}
      aside={<AsidePart />}
    />
  )
}

/** Another person is another chat. */
export const Screen = () => {
  const owner = useVisitor().person?.id ?? ''
  return <Chat key={owner} owner={owner} />
}
