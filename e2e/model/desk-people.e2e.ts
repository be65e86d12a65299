import { expect } from '@playwright/test'
import { peopleFlow } from '../../model/desk/people.ts'
import { stamp } from '../../model/kit/stamp.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { deskAnswers, startAsOperator } from '../support/desk.ts'

testBrowser({
  flow: peopleFlow,
  input: 'the screen',
  stillAt: stamp.now,
  open: async (page) => {
    await startAsOperator(page)
    await page.goto('/desk/people')
    await expect(page.locator('[data-flow="people"]')).toHaveAttribute('data-state', 'idle')
  },
  operations: { findPeople: 'searchDeskPeople' },
  others: deskAnswers,
  leaves: {},
})
