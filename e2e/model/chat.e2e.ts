import { expect } from '@playwright/test'
import { chatFlow } from '../../model/site/chat.ts'
import { PIXEL } from '../../model/kit/picture.ts'
import { toLogin } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { holdConnection } from '../support/held-connection.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

const [SETTLING, WAITING] = ['link.holding+history.settling', 'link.holding+history.waiting']

testBrowser({
  flow: chatFlow,
  input: 'the chat',
  open: async (page) => {
    await holdConnection(page)
    // All messages fit: scrolled to, the button of the older ones would have loaded them before it is pressed.
    await page.setViewportSize({ width: 1280, height: 2_600 })
    await startAsSeller(page)
    await page.goto('/chat')
    await expect(page.locator('[data-flow="chat"]')).toHaveAttribute('data-state', 'link.holding+history.loading')
  },
  operations: { loadNewest: 'listChatMessages', loadOlder: 'listChatMessages' },
  others: { ...sessionAnswers, downloadFile: PIXEL },
  // Short pauses: the browser's own clock ends them.
  passes: ['after SCROLL in history.settling', 'after RELOAD in history.waiting'],
  passing: [SETTLING, WAITING],
  leaves: { 'loadNewest: unauthorised': toLogin, 'loadOlder: unauthorised': toLogin },
})
