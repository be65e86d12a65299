import { expect, type Page } from '@playwright/test'
import type { UserStatus } from '../../src/domain/people/roles.ts'
import type { PointContext } from '../../src/machines/profile/point/types.ts'
import { isPending } from '../../src/domain/people/roles.ts'
import { pointFlow } from '../../model/profile/point.ts'
import { toLogin, toServerError } from '../kit/arrivals.ts'
import { testBrowser, type BrowserFlow } from '../kit/test-browser.ts'
import { seller, sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

const open = async (page: Page) => {
  await startAsSeller(page)
  await page.goto('/profile/point')
  await expect(page.locator('[data-flow="point"]')).toHaveAttribute('data-state', 'loading')
}

const toCreate = (page: Page) => expect(page).toHaveURL('/create-retail')
const CALLS = ['loadOwn', 'findPoints', 'findMore', 'joinPoint']

/** The tab of a person of this status; what it loads depends on it. */
const of = (status: UserStatus): Omit<BrowserFlow<typeof pointFlow.machine>, 'input'> => ({
  flow: pointFlow,
  open,
  operations: {
    loadOwn: isPending({ status }) ? 'getPointApplication' : 'getCurrentPoint',
    findPoints: 'findPoints',
    findMore: 'findPoints',
    joinPoint: 'joinPoint',
  },
  others: { ...sessionAnswers, getUser: { ...seller, status }, getUserStatus: status },
  leaves: {
    create: toCreate,
    ...Object.fromEntries(CALLS.map((call) => [`${call}: unauthorised`, toLogin])),
    ...Object.fromEntries(CALLS.map((call) => [`${call}: gateway down`, toServerError])),
  },
  // After an application the tab asks another operation than before it: the journey against the server goes on there.
  canBeDone: ({ by, source }, { context }) =>
    !(source === 'done' && by.label === 'close') &&
    !(by.outcome?.call === 'loadOwn' && isPending(context as PointContext) !== isPending({ status })),
})

testBrowser({ ...of('BUYER'), input: 'a person without a point' })
testBrowser({ ...of('SELLER'), input: 'a seller' })
testBrowser({ ...of('SELLER_PENDING'), input: 'an applicant' })
