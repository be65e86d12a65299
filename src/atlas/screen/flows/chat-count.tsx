/** The number of unread answers belongs to the questions and answers. */
import { chatCountMachine } from '../../../machines/site/chat-count/machine.ts'
import { ChatLink } from '../../../views/site/faq/chat-link.tsx'
import { FaqView } from '../../../views/site/faq/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(chatCountMachine, (actor) => <FaqView chat={<ChatLink actor={actor} />} />)
