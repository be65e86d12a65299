import { createActor } from 'xstate'
import { chatMachine } from '../../../machines/site/chat/machine.ts'
import { chatMessageMachine } from '../../../machines/site/chat-message/machine.ts'
import { ComposerPart } from '../../../views/site/chat/composer-part.tsx'
import { OutboxPart } from '../../../views/site/chat/outbox-part.tsx'
import { ChatView } from '../../../views/site/chat/view.tsx'
import { flowScreen } from '../flow-screen.tsx'
import { inertPorts } from '../ports.ts'

const nothing = () => {}

/** The history is inactive here; it has a screen of its own. */
const chat = createActor(chatMachine).start()

export const screen = flowScreen(chatMessageMachine, (actor) => (
  <ChatView
    actor={chat}
    pictures={{}}
    onRetry={nothing}
    outbox={<OutboxPart actor={actor} />}
    composer={<ComposerPart actor={actor} files={inertPorts.files} />}
  />
))
