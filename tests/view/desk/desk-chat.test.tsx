import { deskChatFlow } from '../../../model/desk/desk-chat.ts'
import { DeskChatView } from '../../../src/views/desk/desk-chat/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const port = { pictures: {}, onRetry: () => undefined }

testView(deskChatFlow, (actor) => <DeskChatView actor={actor} {...port} />)
testControls(deskChatFlow, (actor) => <DeskChatView actor={actor} {...port} />)
