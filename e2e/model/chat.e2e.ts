import { expect } from '@playwright/test'
import { chatFlow } from '../../model/site/chat.ts'
import { PIXEL } from '../../model/kit/picture.ts'
import { toLogin } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

const [SETTLING, WAITING] = ['link.holding+history.settling', 'link.holding+history.waiting']

testBrowser({
  flow: chatFlow,
  input: 'the chat',
  open: async (page) => {
    // The connection stays on its way: what it brings has journeys.
    await page.route(/\/assets\/stomp-/, () => {})
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
