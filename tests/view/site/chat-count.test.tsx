import { chatCountFlow } from '../../../model/site/chat-count.ts'
import { ChatLink } from '../../../src/views/site/faq/chat-link.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(chatCountFlow, (actor) => <ChatLink actor={actor} />)
testControls(chatCountFlow, (actor) => <ChatLink actor={actor} />)
