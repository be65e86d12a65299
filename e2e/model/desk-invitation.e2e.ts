import { expect } from '@playwright/test'
import { invitationFlow, TOKEN } from '../../model/desk/invitation.ts'
import { toDeskLogin } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'

testBrowser({
  flow: invitationFlow,
  input: 'a link',
  open: async (page) => {
    // The browser's own answers: there is no clipboard, and nothing is printed.
    await page.addInitScript(() => {
      Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('no clipboard')) })
      Object.assign(window, { print: () => undefined })
    })
    await page.goto(`/desk/invitation#${TOKEN}`)
    await expect(page.locator('[data-flow="invitation"]')).toHaveAttribute('data-state', 'loading')
    await expect(page).toHaveURL('/desk/invitation')
  },
  operations: { openInvitation: 'openInvitation', accept: 'acceptInvitation' },
  others: {},
  passes: ['copyCodes: no clipboard'],
  passing: ['codes.copying'],
  leaves: { signIn: toDeskLogin },
})
