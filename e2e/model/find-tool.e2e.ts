import playwrightConfig from '../../playwright.config.ts'
import { findToolFlow } from '../../model/lookup/find-tool.ts'
import { toLogin, toServerError } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { startAsCustomer } from '../support/signed-in.ts'
import { expect, test } from '../support/test.ts'

const launch = playwrightConfig.use?.launchOptions

// A device without a camera: the scan's outcome is the same everywhere.
test.use({
  permissions: ['camera'],
  launchOptions: { ...launch, args: [...(launch?.args ?? []), '--use-fake-device-for-media-stream=device-count=0'] },
})

testBrowser({
  flow: findToolFlow,
  input: 'the screen',
  open: async (page) => {
    await startAsCustomer(page)
    await page.goto('/find-tool/')
    await expect(page.locator('[data-flow="findTool"]')).toHaveAttribute('data-state', 'editing')
  },
  operations: { loadTool: 'getToolInformation' },
  others: sessionAnswers,
  leaves: {
    'loadTool: found': (page) => expect(page).toHaveURL('/tool/100%7C00001'),
    'loadTool: wrong shape': (page) => expect(page).toHaveURL('/tool/100%7C00001'),
    'loadTool: unauthorised': toLogin,
    'loadTool: gateway down': toServerError,
  },
  passes: ['scanSerial: missing'],
  passing: ['scanning'],
})
