import { chatFlow } from '../../../model/site/chat.ts'
import { ChatView } from '../../../src/views/site/chat/view.tsx'
import type { ChatActor } from '../../../src/views/site/chat/types.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const view = (actor: ChatActor) => <ChatView actor={actor} pictures={{}} onRetry={() => {}} />

testView(chatFlow, view)
testControls(chatFlow, view)
