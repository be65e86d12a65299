import { expect, type Page } from '@playwright/test'
import { first, reportsFlow, second } from '../../model/desk/reports.ts'
import { lost, ok } from '../../model/kit/flow.ts'
import { stamp } from '../../model/kit/stamp.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { deskAnswers, startAsOperator } from '../support/desk.ts'

const at = (address: string) => async (page: Page) => {
  await startAsOperator(page)
  await page.goto(address)
  await expect(page.locator('[data-flow="reports"]')).toHaveAttribute('data-state', 'loading')
}

const shared = {
  flow: reportsFlow,
  stillAt: stamp.now,
  operations: {},
  // The words of flows come from elsewhere, at once.
  replies: {
    'loadReports: loaded': { listDeskReports: ok({ reports: [first], next: 'cursor' }) },
    'loadReports: empty': { listDeskReports: ok({ reports: [], next: null }) },
    'loadReports: lost': { listDeskReports: lost },
    'loadMore: loaded': { listDeskReports: ok({ reports: [second], next: null }) },
    'loadMore: lost': { listDeskReports: lost },
  },
  others: deskAnswers,
  leaves: {},
} as const

testBrowser({ ...shared, input: 'all', open: at('/support') })
testBrowser({ ...shared, input: 'a state of the atlas', open: at('/support?machine=addTool&state=unanswered') })
