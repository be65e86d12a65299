import { useEffect } from 'react'
import { chatCountActors } from '../../../machines/site/chat-count/actors.ts'
import { chatCountMachine } from '../../../machines/site/chat-count/machine.ts'
import { ChatLink } from '../../../views/site/faq/chat-link.tsx'
import { FaqView } from '../../../views/site/faq/view.tsx'
import { useFlow, type FlowParts } from '../../session/flow.ts'
import { useVisitor } from '../../session/visitor.ts'

/** Opens the answer of the address's hash, in browsers that do not do it themselves. */
const openTarget = (): void => {
  const target = document.getElementById(window.location.hash.slice(1))
  const entry = target?.closest('details')
  if (!entry || entry.open) return
  entry.open = true
  target?.scrollIntoView()
}

const chatCountParts: FlowParts<typeof chatCountMachine> = {
  machine: chatCountMachine,
  actors: ({ api }) => chatCountActors(api),
}

const CountedChat = () => <ChatLink actor={useFlow(chatCountParts, undefined)} />

export const Screen = () => {
  const { person } = useVisitor()
  useEffect(() => {
    openTarget()
    window.addEventListener('hashchange', openTarget)
    return () => window.removeEventListener('hashchange', openTarget)
  }, [])
  return person ? <FaqView chat={<CountedChat />} /> : <FaqView />
}
