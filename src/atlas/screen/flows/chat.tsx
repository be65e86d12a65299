import { createActor } from 'xstate'
import { chatMachine } from '../../../machines/site/chat/machine.ts'
import { chatMessageMachine } from '../../../machines/site/chat-message/machine.ts'
import { AsidePart } from '../../../views/site/chat/aside-part.tsx'
import { ComposerPart } from '../../../views/site/chat/composer-part.tsx'
import { ChatView } from '../../../views/site/chat/view.tsx'
import { flowScreen } from '../flow-screen.tsx'
import { inertPorts } from '../ports.ts'

const nothing = () => {}

/** The flow of writing is inactive here; it has a screen of its own. */
const message = createActor(chatMessageMachine, { input: { draft: null, about: null } }).start()

export const screen = flowScreen(chatMachine, (actor) => (
  <ChatView
    actor={actor}
    pictures={{}}
    onRetry={nothing}
    composer={<ComposerPart actor={message} files={inertPorts.files} />}
    aside={<AsidePart />}
  />
))
