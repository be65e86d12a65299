import { chatMessageFlow } from '../../../model/site/chat-message.ts'
import { ComposerPart } from '../../../src/views/site/chat/composer-part.tsx'
import { OutboxPart } from '../../../src/views/site/chat/outbox-part.tsx'
import type { ChatMessageActor } from '../../../src/views/site/chat/types.ts'
import { ports } from '../kit/ports.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const view = (actor: ChatMessageActor) => (
  <>
    <ol>
      <OutboxPart actor={actor} />
    </ol>
    <ComposerPart actor={actor} files={ports.files} />
  </>
)

testView(chatMessageFlow, view)
testControls(chatMessageFlow, view)
