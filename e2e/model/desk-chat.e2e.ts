import { expect } from '@playwright/test'
import { deskChatFlow } from '../../model/desk/desk-chat.ts'
import { anna } from '../../model/desk/inbox.ts'
import { stamp } from '../../model/kit/stamp.ts'
import { toDeskLogin } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { deskAnswers, startAsOperator } from '../support/desk.ts'

const browserFlow = {
  flow: deskChatFlow,
  stillAt: stamp.now,
  open: async (page) => {
    await startAsOperator(page)
    await page.goto('/desk/chat')
    await expect(page.locator('[data-flow="deskChat"]')).toHaveAttribute('data-state', 'loading')
  },
  operations: {
    loadChat: 'getDeskChat',
    renewChat: 'getDeskChat',
    loadOlder: 'getDeskChat',
    loadColleagues: 'listDeskOperators',
    act: 'answerDeskChat',
  },
  others: { ...deskAnswers, listDeskChats: { chats: [anna], next: null } },
  leaves: { 'act: unauthorised': toDeskLogin },
  // Other commands are other operations, which lead the same way.
  canBeDone: ({ by }) => !['take', 'close', 'reopen', 'hand.choose'].includes(by.event.type),
} satisfies Omit<Parameters<typeof testBrowser<typeof deskChatFlow.machine>>[0], 'input'>

testBrowser({ ...browserFlow, input: 'the conversation' })
testBrowser({ ...browserFlow, input: 'a hand-over' })
testBrowser({ ...browserFlow, input: 'earlier messages' })
