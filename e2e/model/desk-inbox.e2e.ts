import { expect } from '@playwright/test'
import { mine, person } from '../../model/desk/desk-chat.ts'
import { inboxFlow } from '../../model/desk/inbox.ts'
import { stamp } from '../../model/kit/stamp.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { deskAnswers, startAsOperator } from '../support/desk.ts'

testBrowser({
  flow: inboxFlow,
  input: 'the screen',
  stillAt: stamp.now,
  open: async (page) => {
    await startAsOperator(page)
    await page.goto('/desk/chat')
    await expect(page.locator('[data-flow="inbox"]')).toHaveAttribute('data-state', 'loading')
  },
  operations: { loadInbox: 'listDeskChats', renewInbox: 'listDeskChats' },
  others: { ...deskAnswers, getDeskChat: { messages: [], next: null, chat: mine, person, subjects: [] } },
  brings: { step: (page, { by }) => page.keyboard.press(by === 1 ? 'KeyJ' : 'KeyK') },
  leaves: {},
})
