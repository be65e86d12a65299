import { chatCountFlow } from '../../model/site/chat-count.ts'
import { toLogin } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'
import { expect } from '../support/test.ts'

testBrowser({
  flow: chatCountFlow,
  input: 'the questions and answers',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto('/faq')
    await expect(page.locator('[data-flow="chatCount"]')).toHaveAttribute('data-state', 'loading')
  },
  operations: { countAnswers: 'countChatMessages' },
  others: sessionAnswers,
  leaves: { 'countAnswers: unauthorised': toLogin },
})
