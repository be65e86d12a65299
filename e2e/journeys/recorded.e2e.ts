/** From a recording to a test: it fails while the portal ends as it was recorded, and passes when the fault is repaired (D265). */
import type { Page } from '@playwright/test'
import { userToolsFlow } from '../../model/sales/user-tools.ts'
import { MOST_INFLATED, unpack } from '../../src/replay/packed/pack.ts'
import { planOf } from '../../tools/replay/plan.ts'
import { playRecorded, type Recorded } from '../kit/recorded.ts'
import { enter, people } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

const LIST = /\/api\/tools\/v2\/of\/user(?:\?|$)/

/** The server fails. */
const breakList = (page: Page): Promise<unknown> =>
  page.route(LIST, (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":6,"message":null}' }))

/** Somebody's list does not come, twice; the report of it. @returns the recording, as it is sent */
const report = async (page: Page): Promise<string> => {
  await breakList(page)
  await enter(page, people.maria)
  await page.goto('/user-tools')
  const again = page.getByRole('button', { name: 'Повторить' })
  await expect(again).toBeVisible()
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => /^recording\.\d/.test(key)))
  const asked = page.waitForResponse(LIST)
  await again.click()
  await asked
  await expect(again).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Сообщить о проблеме' }).click()
  const sent = page.waitForRequest('**/api/problem-reports')
  await page.getByRole('button', { name: 'Отправить', exact: true }).click()
  const { recording } = (await sent).postDataJSON() as { recording: string }
  return recording
}

test('D265 a server’s fault: the test ends as the recording while it lasts, and elsewhere when it is repaired', async ({
  browser,
}) => {
  const inTab = async <Found>(work: (page: Page) => Promise<Found>): Promise<Found> => {
    const context = await browser.newContext()
    const found = await work(await context.newPage())
    await context.close()
    return found
  }
  const lines = unpack(await inTab(report), null, MOST_INFLATED.report)
  if (typeof lines === 'string') throw new Error(lines)
  const { machine, address, model } = await planOf(lines, '')
  expect({ machine, end: model.end }).toEqual({ machine: 'userTools', end: 'failed' })
  const recorded: Recorded<typeof userToolsFlow.machine> = {
    flow: userToolsFlow,
    input: model.input,
    address,
    answering: 'server',
    steps: model.steps.map(({ label, state, line }) => ({ label, state, isBefore: line === null })),
    fault: model.end,
    ends: null,
  }
  expect(
    await inTab(async (page) => {
      await breakList(page)
      return playRecorded(page, recorded)
    }),
    'the fault is there',
  ).toBeNull()
  expect(await inTab((page) => playRecorded(page, recorded)), 'it is repaired').toMatchObject({
    recorded: 'failed',
    found: expect.stringContaining('shown'),
  })
  expect(
    await inTab((page) => playRecorded(page, { ...recorded, answering: 'held' })),
    'with the recorded answers it is there whatever the server does',
  ).toBeNull()
})
