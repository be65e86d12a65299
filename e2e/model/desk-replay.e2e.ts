import { expect, type Page } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { carried, CODE, LINK, replayFlow } from '../../model/desk/replay.ts'
import type { Edge } from '../../model/explore/explore.ts'
import { stamp } from '../../model/kit/stamp.ts'
import { readCode } from '../../src/domain/support/report-code.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { deskAnswers, startAsOperator } from '../support/desk.ts'

const at = (address: string, state: string) => async (page: Page) => {
  await startAsOperator(page)
  await page.goto(address)
  await expect(page.locator('[data-flow="replay"]')).toHaveAttribute('data-state', state)
}

const shared = {
  flow: replayFlow,
  stillAt: stamp.now,
  operations: { loadReport: 'openDeskReport', noteOpening: 'noteReportLink' },
  others: deskAnswers,
  // The browser opens the recording by itself.
  passes: ['unpackReport: opened'],
  passing: ['unpacking', 'reading'],
  // A code is another address, with a flow of its own.
  canBeDone: ({ by }: Edge, { context }: AnyMachineSnapshot) =>
    by.label !== 'submit' || readCode(context.form.values.code) === null,
  leaves: {},
} as const

testBrowser({ ...shared, input: 'a code', open: at(`/support/${CODE}`, 'loading') })
testBrowser({
  ...shared,
  input: 'a link',
  open: at(`/support#${carried.recording}${LINK.slice(LINK.indexOf('!'))}`, 'admitting'),
})
testBrowser({ ...shared, input: 'the entry', open: at('/support', 'asking') })
