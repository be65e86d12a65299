import { expect, type Page } from '@playwright/test'
import { problemFlow } from '../../model/site/problem.ts'
import { testBrowser } from '../kit/test-browser.ts'

const opened = async (page: Page) => {
  await page.goto('/problem')
  await expect(page.locator('[data-flow="problem"]')).toHaveAttribute('data-state', 'form')
}

testBrowser({
  flow: problemFlow,
  input: 'first',
  open: opened,
  operations: { reportProblem: 'reportProblem', eraseProblem: 'eraseProblem' },
  others: {},
  // A tab that has just been opened has recorded nothing; the rest is made by the browser itself.
  passes: ['readRecording: nothing', 'packReport: packed', 'makeLink: made'],
  passing: ['reading', 'packing', 'unsent.linking'],
  brings: {
    'network.back': (page) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
  },
  // Steps are struck out where there are some: in jsdom and in the journey.
  canBeDone: ({ by }) => !/^(?:step\.|link\.share)/.test(by.label),
  leaves: {},
})
