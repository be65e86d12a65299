import { expect, type Page } from '@playwright/test'
import { deskCaseFlow, TAKEN_BY } from '../../model/desk/desk-case.ts'
import { free, UNTIL, view } from '../../model/desk/rows.ts'
import { lost, ok, refusal } from '../../model/kit/flow.ts'
import { stamp } from '../../model/kit/stamp.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import { toDeskLogin } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { deskAnswers, startAsOperator } from '../support/desk.ts'

const { caseTaken, notFound } = refusals
const taken = ok({ until: new Date(UNTIL).toISOString() })
const noRow = refusal(404, notFound.code, notFound.text)

/** The list goes on to the next row that waits. */
const toNextRow = (page: Page): Promise<void> =>
  expect(
    page.getByRole('list', { name: 'Строки очереди' }).getByRole('button', { name: new RegExp(`^${free.title}`) }),
  ).toHaveAttribute('aria-current', 'true')

testBrowser({
  flow: deskCaseFlow,
  input: 'the row',
  stillAt: stamp.now,
  open: async (page) => {
    await startAsOperator(page)
    await page.goto('/desk/queue?kind=tool')
    await expect(page.locator('[data-flow="deskCase"]')).toHaveAttribute('data-state', 'opening')
  },
  operations: { loadColleagues: 'listDeskOperators', act: 'decideDeskCase' },
  replies: {
    'openCase: taken': { getDeskCase: ok(view), takeDeskCase: taken },
    'openCase: of an unknown serial': { getDeskCase: ok({ ...view, needsModel: true }), takeDeskCase: taken },
    'openCase: of another': { getDeskCase: ok(view), takeDeskCase: refusal(409, caseTaken.code, TAKEN_BY) },
    'openCase: gone': { getDeskCase: noRow, takeDeskCase: noRow },
    'openCase: lost': { getDeskCase: lost, takeDeskCase: lost },
  },
  others: deskAnswers,
  leaves: { 'openCase: gone': toNextRow, 'act: decided': toNextRow, 'act: unauthorised': toDeskLogin },
  // A hand-over is another operation, which leads the same way.
  canBeDone: ({ by }) => by.event.type !== 'hand.choose',
})
