/** An operator at the desk and the initial calls of its screens, for tests with a held API. */
import { expect, type Page } from '@playwright/test'
import type { OperationId } from '../../src/api/types.ts'
import { operator, TOKEN } from '../../model/desk/desk-session.ts'
import { ANNA } from '../../model/desk/people-rows.ts'
import { DUE, free, late, queues, taken, UNTIL, view } from '../../model/desk/rows.ts'

/** The device has an operator's token before the desk starts. */
export const startAsOperator = (page: Page): Promise<unknown> =>
  page.addInitScript((token) => {
    // The frame of a replay has an origin of its own, without a storage.
    if (window.origin !== 'null') localStorage.setItem('deskToken', token)
  }, TOKEN)

const instant = (moment: number): string => new Date(moment).toISOString()

/** What the screens ask beside the flow that is walked: a queue of three rows, of which the first is open and taken. */
export const deskAnswers: Partial<Record<OperationId, unknown>> = {
  getDeskMe: operator,
  listDeskQueues: { queues, chats: { count: 2, oldest: null } },
  listDeskCases: { cases: [late, free, taken], next: null },
  getDeskCase: view,
  takeDeskCase: { until: instant(UNTIL) },
  releaseDeskCase: null,
  decideDeskCase: { due: instant(DUE) },
  listDeskOperators: [],
  listAudit: { entries: [], next: null },
  listDeskReports: { reports: [], next: null },
}

/** Opens a person at the desk, and waits until a flow of that page stands in this state. */
export const openPerson =
  (flow: string, state: string) =>
  async (page: Page): Promise<void> => {
    await startAsOperator(page)
    await page.goto(`/desk/people/${ANNA}`)
    await expect(page.locator(`[data-flow="${flow}"]`)).toHaveAttribute('data-state', state)
  }
