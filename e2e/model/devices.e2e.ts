import { expect } from '@playwright/test'
import { devicesFlow } from '../../model/account/devices.ts'
import { toLogin, toServerError } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

testBrowser({
  flow: devicesFlow,
  input: 'the screen',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto('/profile/user?sub=devices')
    await expect(page.locator('[data-flow="devices"]')).toHaveAttribute('data-state', 'loading')
  },
  operations: { loadSessions: 'listSessions', renewSessions: 'listSessions', endSessions: 'endSession' },
  others: sessionAnswers,
  leaves: {
    'loadSessions: unauthorised': toLogin,
    'renewSessions: unauthorised': toLogin,
    'endSessions: unauthorised': toLogin,
    'endSessions: gateway down': toServerError,
  },
  excluded: { 'ask {"id":null,"name":""}': 'one call has one operation here: the journey against the server ends the others' },
})
