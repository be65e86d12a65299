import { expect } from '@playwright/test'
import { chatMessageFlow } from '../../model/site/chat-message.ts'
import { toLogin, toServerError } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { holdConnection } from '../support/held-connection.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

testBrowser({
  flow: chatMessageFlow,
  input: 'nothing written',
  open: async (page) => {
    // Messages wait here, and leave in the journeys.
    await holdConnection(page)
    await startAsSeller(page)
    await page.goto('/chat')
    await expect(page.locator('[data-flow="chat-message"]')).toHaveAttribute('data-state', 'file.none+outbox.idle')
    await expect(page.getByText('Напишите, что случилось')).toBeVisible()
  },
  operations: { uploadFile: 'uploadFile' },
  others: { ...sessionAnswers, listChatMessages: [] },
  leaves: { 'uploadFile: unauthorised': toLogin, 'uploadFile: gateway down': toServerError },
  // The portal gives each press a key of its own: only in the model does a second one write nothing and keep the text.
  canBeDone: ({ by }, { context }) => by.event.type !== 'send' || context.text === '' || context.outbox.length === 0,
})
